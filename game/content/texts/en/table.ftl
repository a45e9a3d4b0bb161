# The table that all games share: prompt line, buttons, log, notices.

table-log = Log
table-log-newest = Newest
table-log-empty = Nothing has happened yet.
table-log-about = What has happened, turn by turn. Leaf with the wheel, { $back } and { $on }; { $end } goes back to the newest line.
table-round = Round { $round }
table-undo = Undo
table-redo = Redo
table-hint = Hint
table-button-hint = Hint
table-button-hint-about = First press: what matters now. Second: what to try. Third: how that compares with your own choice. Then: the rest of your turn. It looks no further than you can, and the result notes that you had help. Key: { $key }.
table-button-undo = Undo
table-button-undo-about = Takes your last answer back, until a new card has been turned over. Key: { $key }.
table-button-redo = Redo
table-button-redo-about = Gives the answer again that was taken back. Key: { $key }.
table-button-rewatch = See it again
table-button-rewatch-about = Shows once more what others did last. A press on a line of the log does the same for its moment. Key: { $key }.
table-button-speed = Speed: { $speed }
table-button-speed-about = Each press goes on to the next: step by step, slow, normal, fast, instant. Key: { $key }.
table-button-settings = Settings
table-button-settings-about = Speed, sound, the window, and where files are kept. Key: { $key }.
table-button-rules = How to play
table-button-rules-about = The rules, where they tell of what is going on. Over anything else at the table the key opens what they tell of that. Key: { $key }.
table-button-log = Log
table-button-log-about = Opens the log over the board, or puts it away. Key: { $key }.
table-button-menu = Pause
table-button-menu-about = Save under a name, begin again, turn the sound off, leave. Key: { $key }.
table-press-again = Press again to do it anyway.
table-press-to-go-on = { $caption } Press { $key } or click to go on.
table-end-turn-none = Nothing ends this question but a choice.
table-over = The game is over.
table-thinking = { $seat } is thinking.
table-plays = { $seat } plays.
table-choosing = { $count ->
    [one] { $names } is still choosing.
   *[other] { $names } are still choosing.
}
table-names-more = { $one }, { $two }
table-names-last = { $one } and { $two }
table-veil = Look alone
table-veil-about = All look on now, and { $seat } can answer like this. Press here to look behind the cover first: a curtain falls until { $seat } sits here alone.
table-curtain-pass = Hand over to
table-curtain-alone = Everybody else looks away.
table-curtain-me = I am { $name }
table-curtain-ready = ready
table-curtain-choosing = still chooses
table-speed-now = Speed: { $speed }.
table-speed-step = step by step
table-speed-slow = slow
table-speed-normal = normal
table-speed-fast = fast
table-speed-instant = instant
table-kind-human = Human
table-kind-bot = AI, { $level }
table-kind-own = Rat of { $seat }
table-event-bot_trouble = { $seat } had trouble and took a safe choice. { $trouble }

# Undo as the table wants it.

table-undo-off-set = Nothing is taken back at this table. The settings say so.
table-undo-off-agreed = Nothing is taken back at this table. That was agreed when it was set.
table-undo-confirmed = At this table an answer stands once you have pressed it twice.
table-hidden = What comes next is hidden: no undo after this.
table-undo-armed = Nothing is chosen any more.
table-confirm = { $choice }: press once more to choose it, or take it back.
table-crumb-back = Press to go back to this step. What you have answered since is taken back.

# Hints.

table-hint-thinking = Thinking about a hint.
table-hint-matters = What matters now
table-hint-more = Press { $key } again for a proposal.
table-hint-beside = Beside the board stands what matters now. Press { $key } again for a proposal.
table-hint-quiet = None of these { $count } choices does good or harm at once. Ask yourself what each opens next.
table-hint-only = There is only one thing to do: { $choice }.
table-hint-none = There is no hint for this one.
table-hint-try-title = Try: { $choice }
table-hint-try = Try { $choice }. { $reason }
table-hint-note = { $note }.
table-hint-ahead = A strong AI seat that knows what you know would take it.
table-hint-one_of = { $count ->
    [one] This is the one.
   *[other] This is one of them.
}
table-hint-none_of = { $count ->
    [one] This is not the one.
   *[other] This is none of them.
}
table-hint-compare = Two choices side by side
table-hint-compare-what = Point at a choice of your own and press { $key }: then both are compared.
table-hint-compared = { $choice } or { $other }: beside the board you see what each brings.
table-hint-that = The hint: { $choice }
table-hint-yours = Yours: { $choice }
table-hint-nothing_else = Nothing that the other does not bring too.
table-hint-rest-title = The rest of your turn
table-hint-rest = Your turn could go on like this. { $key } once more plays it, and undo takes it back.
table-hint-rest-one = Your turn could end like this.
table-hint-rest-last = The last step is left to you.
table-hint-rest-more = { $count ->
    [one] And one thing more.
   *[other] And { $count } things more.
}
table-hint-then = { $key } once more: the rest of your turn.
table-hint-off = Hints are turned off in the settings.
table-hint-openly = Everybody looks on. Press the cover and look alone first, then ask for a hint.
table-hint-nobody = There are hints whenever you have to choose something.

# Recap.

table-button-zoom = Nearer
table-button-zoom-about = The board larger, step by step, and then all of it again. The wheel does the same, and a drag looks aside. Key: { $key }.
table-centre-gone = There is nothing of yours on the board now.
table-pinned = Pinned. { $enlarge }, or a press here, enlarges it; { $back } lets it go.
table-enlarged-rules = Rules
table-enlarged-walk = { $left } and { $right } go on to what lies beside.
table-recap-title = Since your last turn
table-recap-part = { $first }-{ $last } of { $count }
table-recap-leave = { $key } or a click goes on.
table-recap-button = Recap: { $count }
table-recap-about = { $count ->
    [one] One thing has happened since you acted last.
   *[other] { $count } things have happened since you acted last.
} Press to read it once more, with its places on the board.

# Who is out of a match that goes on.

table-parting-people = { $count ->
    [one] { $names } plays on. Whoever is out is not asked any more.
   *[other] { $names } play on. Whoever is out is not asked any more.
}
table-parting-alone = { $count ->
    [one] Only an AI seat plays on: { $names }. Watch, or see at once how it ends.
   *[other] Only AI seats play on: { $names }. Watch, or see at once how it ends.
}
table-parting-on = Go on
table-parting-watch = Watch
table-parting-end = See the end at once
