# The table that all games share: prompt line, buttons, log, notices.

table-log = Log
table-round = Round { $round }
table-undo = Undo
table-redo = Redo
table-press-again = Press again to do it anyway.
table-press-to-go-on = { $caption } Press Space or click to go on.
table-over = The game is over.
table-thinking = { $seat } is thinking.
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
