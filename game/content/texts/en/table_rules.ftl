# What the rules of every game say about the table itself, in our own words. Pictures beside the
# lines are chosen in table_rules.py.

table-rules-table-title = At this table
table-rules-table-lead = The same in every game. None of it is a rule; it helps you to play.
table-rules-table-undo = { $undo } takes your answers back, one by one; { $redo } gives them again. A click on a step of the turn leads back to it.
table-rules-table-lock = A padlock: since then something hidden has become known. What came before it stands. How much may be taken back is agreed for each table.
table-rules-table-hint = { $hint } gives a hint in three steps: what matters, what to try, and how that compares with your own choice. A fourth thinks the rest of your turn through, a fifth plays it.
table-rules-table-look = A click keeps in sight what is told of a thing. { $inspect } enlarges it. { $nearer } brings the board nearer, { $whole } shows all of it.
table-rules-table-rules = { $rules } opens the rules where they tell of what you point at. The game waits and nothing is lost.
table-rules-table-speed = { $speed } sets the pace, from step by step to instant. { $skip } ends a motion, and held down it hastens all; { $skip_all } goes on to your turn.
table-rules-table-menu = { $menu } pauses and opens the menu, { $settings } the settings. They count at once.

table-rules-kept-title = What the table keeps
table-rules-kept-lead = What has happened, where you were, and what only you may see.
table-rules-kept-log = The log says what has happened. A sentence in focus lights its places; pressed, it shows that moment again. { $log } leads there.
table-rules-kept-recap = The recap lists what has happened since you acted last. It opens behind a curtain, and else with its button above the log.
table-rules-kept-rewatch = { $rewatch } shows once more, in motion, what others did last. Then you are back where you were.
table-rules-kept-trail = Dotted lines show where others have gone since you acted last. The numbers at their ends are the order.
table-rules-kept-saves = The match is saved after every answer. { $save } keeps a place of your own, { $load } goes back to it; the menu saves under a name.
table-rules-kept-replay = A finished match can be watched again from any moment, all of it open or through the eyes of one seat.
table-rules-kept-curtain = With several people at one screen a curtain falls before anybody's secrets come up. Whoever it names raises it, with a code if wanted.
table-rules-kept-aloud = A voice of your system can read what the line below the board says. The settings turn it on, and have its volume.
