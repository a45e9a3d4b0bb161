# The table that all games share: prompt line, buttons, log, notices.

table-log = Log
table-log-newest = Newest
table-log-empty = Nothing has happened yet.
table-log-about = What has happened, turn by turn. Leaf with the wheel, { $back } and { $on }; { $end } goes back to the newest line.
table-round = Round { $round }
table-undo = Undo
table-redo = Redo
table-button-undo = Undo
table-button-undo-about = Takes your last answer back, until a new card has been turned over. Key: { $key }.
table-button-redo = Redo
table-button-redo-about = Gives the answer again that was taken back. Key: { $key }.
table-button-speed = Speed: { $speed }
table-button-speed-about = Each press goes on to the next: step by step, slow, normal, fast, instant. Key: { $key }.
table-button-settings = Settings
table-button-settings-about = Speed, sound, the window, and where files are kept. Key: { $key }.
table-button-rules = How to play
table-button-rules-about = The rules on a few short pages. Key: { $key }.
table-button-menu = Pause
table-button-menu-about = Save under a name, begin again, turn the sound off, leave. Key: { $key }.
table-press-again = Press again to do it anyway.
table-press-to-go-on = { $caption } Press Space or click to go on.
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
table-curtain-pass = Pass the mouse to
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
