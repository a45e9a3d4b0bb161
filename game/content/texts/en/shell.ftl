# The shell: everything around the tables. Games have files of their own.

shell-name = Three Ways Out
shell-logo =
    Three
    Ways
    Out
shell-version = Version { $version }

## Small words

shell-ok = OK
shell-back = Back
shell-cancel = Cancel
shell-close = Close
shell-human = Human
shell-human-helped = Human, with help
shell-computer = AI seat
shell-empty = Empty
shell-level-novice = Novice
shell-level-steady = Steady
shell-name-ember = Ana
shell-name-sun = Ben
shell-name-teal = Vera
shell-name-sky = Kit
shell-name-violet = Mia
shell-name-ivory = Tom
shell-colour-ember = Ember
shell-colour-sun = Sun
shell-colour-teal = Teal
shell-colour-sky = Sky
shell-colour-violet = Violet
shell-colour-ivory = Ivory

## A game whose door is still shut


## Title

shell-title-continue = Continue
shell-title-continue-about = { $game }, { $at }
shell-title-continue-turn = { $name } to play
shell-title-continue-older = Older copy, { $at }
shell-title-play = Play
shell-title-saved = Saved games
shell-title-how = How to play
shell-title-quit = Quit
shell-title-hint-choose = { $key }: choose
shell-title-hint-rules = { $key }: how to play
shell-title-hint-mute = { $key }: sound off
shell-title-hint-unmute = { $key }: sound on
shell-title-hint-full = { $key }: full screen

## Choosing a game

shell-choose-title = Which way out?
shell-choose-players = { $least } to { $most } players
shell-choose-minutes = about { $minutes } minutes
shell-choose-difficulty = { $level ->
    [1] easy to learn
    [2] some rules
   *[3] many rules
}
shell-choose-together = all on one side
shell-choose-against = all against all
shell-choose-play = Set the table


## Seats

shell-seats-title = Who sits where?
shell-seats-crumb-game = Game
shell-seats-crumb-seats = Seats
shell-seats-crumb-start = Start
shell-seats-preset-me = Me and { $count } AI
shell-seats-preset-people = All human
shell-seats-preset-solo = Solo
shell-seats-preset-watch = Watch
shell-seats-empty = Empty seat
shell-seats-leads = { $name } leads this rat
shell-seats-stays = Stays at home
shell-seats-first = First turn
shell-seats-human = Mouse, keys or pad
shell-seats-undo = Undo
shell-seats-undo-free = Goes back to the last thing that became known.
shell-seats-undo-confirm = Each choice is pressed twice, and then stands.
shell-seats-undo-off = Each choice stands at once.
shell-seats-undo-own-confirm = Your settings are stricter: each choice is pressed twice, and then stands.
shell-seats-undo-own-off = Your settings are stricter: each choice stands at once.
shell-seats-seed = Seed
shell-seats-seed-drawn = By chance
shell-seats-seed-about =
    { $kind ->
        [drawn] Told at the end. Fingerprint { $shown }
       *[entered] The same seed deals the same cards. Fingerprint { $shown }
    }
shell-seats-paste = Paste
shell-seats-start = Start
shell-seats-means = What this means
shell-seats-not-yet = Not like this
shell-seats-why-nobody = Nobody sits at the table yet. Give at least one seat to a human or make it an AI seat.
shell-seats-nobody = Nobody plays here
shell-seats-why-too-few = This game takes at least { $least } seats. Give another one to a human or make it an AI seat.
shell-seats-why-rules = { $why }
shell-seats-why-too-many = This game has fewer seats.
shell-seats-why-opposite = Two rats must start opposite each other: Ember with Sun, or Teal with Sky.
shell-seats-why-pairs = With two rats each, one seat leads Ember and Teal, the other Sun and Sky. Take one of each pair.
shell-seats-why-paste = There is no number to paste.

shell-means-people = { $people ->
    [0] Nobody plays. Lean back and watch the AI seats.
    [one] One person at this screen, with all cards open.
   *[other] { $people } people share this screen. Nothing is secret, so nobody has to look away.
}
shell-means-players = { $people ->
    [0] Nobody plays. Lean back and watch the AI seats.
    [one] One person at this screen.
   *[other] { $people } people share this screen.
}
shell-means-curtain = What is secret is covered until the next person sits down.
shell-means-solo = You lead all { $rats } rats and play their cards in turn.
shell-means-solo-computer = One AI seat leads all { $rats } rats.
shell-means-both = Two seats, two rats each: your card moves either of yours.
shell-means-minutes = About { $minutes } minutes. AI seats move fast; hold { $key } to hurry them.
shell-means-minutes-people = About { $minutes } minutes.
shell-means-minutes-watch = A few minutes. Hold { $key } to hurry them.
shell-means-cards = { $cards } cards, one per turn. When a seat has none left to play, the game is lost.
shell-means-challenge-off = No challenge cards: right for a first game.
shell-means-challenge-on = Five challenge cards are in the deck. New here? Leave them out.

shell-detail-human = { $name }, human
shell-detail-human-about = Plays at this computer, with mouse, keys or pad.
shell-detail-novice = { $name }, novice
shell-detail-novice-about = Thinks of its own next move only, and misses things now and then.
shell-detail-steady = { $name }, steady
shell-detail-steady-about = Looks ahead, and weighs what everybody else may do.
shell-detail-empty = { $colour }, empty
shell-detail-empty-stays = This rat does not come along.
shell-detail-empty-nobody = Nobody plays with this color.
shell-detail-empty-led = This rat comes along. { $name } leads it.

shell-setting-table = Setting the table…

## Pause

shell-pause-title = Paused
shell-pause-resume = Resume
shell-pause-save = Save as
shell-pause-restart = Restart
shell-pause-same = Restart, same seed
shell-pause-new = Restart, new seed
shell-pause-sound-off = Turn the sound off
shell-pause-sound-on = Turn the sound on
shell-pause-title-screen = To the title
shell-pause-kept = This game is saved after every answer. You can leave at any time.
shell-pause-restart-ask = Start this game again from the first card? It stays in your saved games as it is now.

shell-save-title = Save under a name
shell-save-name = Name
shell-save-suggested = { $game }, { $at }, { $day } { $month }
shell-save-example = For example: before the last ladder.
shell-save-save = Save
shell-save-done = Saved as “{ $title }”.
shell-save-why-empty = Type a name first.

## Settings

shell-settings-title = Settings
shell-settings-tab-play = Play
shell-settings-tab-display = Display
shell-settings-tab-sound = Sound
shell-settings-tab-controls = Controls
shell-settings-tab-data = Data
shell-settings-on = On
shell-settings-off = Off
shell-settings-open = Open
shell-settings-copy = Copy
shell-settings-percent = { $number } %
shell-settings-seconds = { $number } s
shell-settings-nowhere = Nowhere: there is no home folder.
shell-settings-copied = Copied.
shell-settings-restore = Restore this page
shell-settings-put-back = Put back
shell-settings-restored = This page is as at first.
shell-settings-restore-all = Restore everything
shell-settings-restore-all-ask = Set everything on all pages as at first? Saved games and names stay.
shell-settings-restored-all = All pages are as at first.

shell-settings-play-speed = Speed
shell-settings-play-speed-about = How fast pieces move and events are told at the table.
shell-settings-play-speed-step = Step by step
shell-settings-play-speed-slow = Slow
shell-settings-play-speed-normal = Normal
shell-settings-play-speed-fast = Fast
shell-settings-play-speed-instant = Instant
shell-settings-play-undo = Undo
shell-settings-play-undo-about = Free: back to the last thing that became known. Confirm: each choice is pressed twice, and then stands. Off: each choice stands.
shell-settings-play-undo-free = Free
shell-settings-play-undo-confirm = Confirm
shell-settings-play-undo-off = Off
shell-settings-play-auto_end = Turns end by themselves
shell-settings-play-auto_end-about = A turn ends without a press when nothing else is left to do; then nothing of it is taken back any more. Where that would lose, it waits for you.
shell-settings-play-hints = Hints
shell-settings-play-hints-about = A button at the table tells what matters, what to try, and how two choices compare. The result notes the help.
shell-settings-play-recap = Recap
shell-settings-play-recap-about = Tells what has happened since your last turn: by itself when a curtain goes up, else at the press of a button above the log.
shell-settings-play-trail = Trail
shell-settings-play-trail-about = Dotted lines on the board show where others have gone since you acted last, until you act.
shell-settings-play-rest_after_curtain = Rest after a curtain
shell-settings-play-rest_after_curtain-about = For this long no press counts when a curtain has moved, so that none hits by chance.

shell-settings-display-text = Text size
shell-settings-display-text-about = The size of all letters, from 80 to 200 %. Panels and buttons grow with them.
shell-settings-display-language = Language
shell-settings-display-language-about = Everything is written in it at once. What a language does not say is said in English.
shell-settings-display-language-only = English is the only one here. A folder of texts adds another; the manual says how.
shell-settings-display-full = Full screen
shell-settings-display-full-about = Fills the screen that the window is on. Its resolution stays as it is.
shell-settings-display-palette = Palette
shell-settings-display-palette-about = The colors of seats and snakes, and of what is good or bad. Shapes and letters stay the same.
shell-settings-display-palette-lantern = Lantern
shell-settings-display-palette-okabe_ito = Okabe-Ito
shell-settings-display-palette-tol = Tol
shell-settings-display-high_contrast = High contrast
shell-settings-display-high_contrast-about = Lighter words on darker grounds, with firm edges and a thicker ring.
shell-settings-display-reduced_motion = Reduced motion
shell-settings-display-reduced_motion-about = Nothing flies, swings, shakes or pulses. What changes is there at once.

shell-settings-sound-master = Master volume
shell-settings-sound-master-about = How loud everything is together.
shell-settings-sound-interface = Interface
shell-settings-sound-interface-about = Answers to your presses: buttons, choices, refusals.
shell-settings-sound-pieces = Pieces
shell-settings-sound-pieces-about = What moves, is laid, taken or spent on the board.
shell-settings-sound-events = Events
shell-settings-sound-events-about = What happens to somebody, whose turn it is, and how it ends.
shell-settings-sound-ambience = Ambience
shell-settings-sound-ambience-about = The air of the place around a table.
shell-settings-sound-music = Music
shell-settings-sound-music-about = Four pieces for each game, with quiet between them. They play softer while something is told.
shell-settings-sound-mono = Mono
shell-settings-sound-mono-about = Both ears hear the same.
shell-settings-sound-mute_away = Silent in the background
shell-settings-sound-mute_away-about = Nothing is heard while another window is in front.
shell-settings-sound-muted = Sound off
shell-settings-sound-muted-about = Switches everything off until you switch it on again.
shell-settings-sound-captions = Captions
shell-settings-sound-captions-about = Writes in a few words what is heard, if it tells something.
shell-settings-play-speech = Read aloud
shell-settings-play-speech-about = A voice of your system reads what the line below the board says.
shell-settings-play-voice = Voice
shell-settings-play-voice-about = How loud the voice reads.
shell-settings-controls-ticks = Ticks
shell-settings-controls-ticks-about = A soft tick whenever you point at something else.

## Sound that cannot be heard
shell-sound-no_voice = No voice was found that could read aloud: install speech-dispatcher (spd-say) or espeak-ng.
shell-sound-none = No sound device answers, so the game stays silent ({ $reason }).
shell-sound-broken = The sound { $file } in { $folder } cannot be played ({ $reason }).

## Quick save and quick load
shell-quick-title = Quick save
shell-quick-saved = Quick save: { $at }.
shell-quick-none = There is no quick save of this game yet.
shell-quick-ask = Go back to the quick save of { $game }, { $at }, { $when }? The match as it is now stays among the saved games.
shell-quick-load = Go back

## Letters on the screen; the rows are separated by spaces
shell-letters-rows = 1234567890 qwertyuiop asdfghjkl zxcvbnm .,-'!?
shell-letters-shift = Capitals
shell-letters-space = Space
shell-letters-erase = Delete
shell-letters-done = Done
shell-letters-why-digits = Only digits fit here.

## Keys and buttons
shell-settings-controls-hand = Hands
shell-settings-controls-hand-about = Where the keys lie: all over, or within reach of one hand.
shell-settings-controls-hand-both = Both hands
shell-settings-controls-hand-left = Left hand
shell-settings-controls-hand-right = Right hand
shell-settings-controls-keys = Keys and buttons
shell-settings-controls-keys-about = Give every action the key or the button of a pad that suits you.
shell-keys-title = Keys and buttons
shell-keys-keys = Keys
shell-keys-buttons = Pad
shell-keys-help = { $key } gives an action another key or button.
shell-keys-help-changed = * You have changed this one. { $key } gives it another key or button.
shell-keys-changed = { $action } *
shell-keys-catch = Press the new key or button for “{ $action }”.
shell-keys-catch-about = Ctrl, Alt or Shift may be held with a key, the left trigger with a button. { $key }, or { $button } on a pad, leaves everything as it is.
shell-keys-given = { $cap } now means “{ $action }”.
shell-keys-swap = Swap
shell-keys-swap-ask = { $cap } already means “{ $other }”. Swap the two? Then { $cap } means “{ $action }”, and { $theirs } means “{ $other }”.
shell-keys-why-fixed = { $cap } always means “{ $other }”, so that every menu can be used.
shell-keys-why-last = “{ $other }” has only { $cap }. Give it another one first.
shell-keys-why-unknown = This key has no name, so it cannot be remembered.
shell-keys-why-as-shipped = This action has not been changed.
shell-keys-why-all-as-shipped = No action has been changed.
shell-keys-restore = Restore this one
shell-keys-restored = “{ $action }” is as at first.
shell-keys-restore-all = Restore all
shell-keys-restore-all-ask = Give every action the keys and buttons it had at first?
shell-keys-restored-all = All keys and buttons are as at first.
shell-keys-hand-both = The keys lie all over the keyboard.
shell-keys-hand-left = Your left hand reaches everything.
shell-keys-hand-right = Your right hand reaches everything.
shell-keys-group-choosing = Choosing
shell-keys-group-turn = Your turn
shell-keys-group-looking = Looking
shell-keys-group-program = Program
shell-keys-action-confirm = Confirm
shell-keys-action-back = Back, pause
shell-keys-action-next = Next
shell-keys-action-previous = Previous
shell-keys-action-left = Left
shell-keys-action-right = Right
shell-keys-action-up = Up
shell-keys-action-down = Down
shell-keys-action-next_target = Next option
shell-keys-action-previous_target = Previous option
shell-keys-action-hex_up = Neighbor above
shell-keys-action-hex_up_left = Neighbor above, left
shell-keys-action-hex_up_right = Neighbor above, right
shell-keys-action-hex_down = Neighbor below
shell-keys-action-hex_down_left = Neighbor below, left
shell-keys-action-hex_down_right = Neighbor below, right
shell-keys-action-inspect = Enlarge
shell-keys-action-undo = Take back
shell-keys-action-redo = Give again
shell-keys-action-skip = Finish what moves
shell-keys-action-skip_all = Skip to my turn
shell-keys-action-speed = Speed
shell-keys-action-end_turn = End the turn
shell-keys-action-hint = Hint
shell-keys-action-log = Log
shell-keys-action-rewatch = Since my last turn
shell-keys-action-rules = Rules
shell-keys-action-overlay_1 = Lens 1
shell-keys-action-overlay_2 = Lens 2
shell-keys-action-overlay_3 = Lens 3
shell-keys-action-overlay_4 = Lens 4
shell-keys-action-overlay_5 = Lens 5
shell-keys-action-zoom_in = Nearer
shell-keys-action-zoom_out = Farther
shell-keys-action-zoom_fit = Everything in sight
shell-keys-action-centre = Bring me into sight
shell-keys-action-pan_left = Look left
shell-keys-action-pan_right = Look right
shell-keys-action-pan_up = Look up
shell-keys-action-pan_down = Look down
shell-keys-action-log_back = Log: back
shell-keys-action-log_on = Log: on
shell-keys-action-log_end = Log: newest line
shell-keys-action-settings = Settings
shell-keys-action-quick_save = Quick save
shell-keys-action-quick_load = Quick load
shell-keys-action-screenshot = Picture
shell-keys-action-fullscreen = Full screen
shell-keys-action-mute = Sound off
shell-keys-action-quit = Quit

shell-settings-data-saves = Saved games
shell-settings-data-settings = Settings
shell-settings-data-reports = Reports
shell-settings-data-texts = Languages of your own
shell-settings-data-pictures = Pictures
shell-settings-data-restore = Restore everything
shell-settings-data-restore-about = Sets every page as at first. Saved games and names stay.

## Saved games

shell-saves-title = Saved games
shell-saves-page-itself = Saved by itself ({ $count })
shell-saves-page-named = Saved by name ({ $count })
shell-saves-page-played = Replays ({ $count })
shell-saves-page-deleted = Deleted ({ $count })
shell-saves-none-itself = Nothing saved yet. Every game you begin saves itself after each answer.
shell-saves-none-named = No game has a name yet. “Save as” in the pause gives it one.
shell-saves-none-played = No game has been played to its end yet. Every one that is can be watched again from here.
shell-saves-none-deleted = Nothing is deleted. What you delete can be brought back from here for 30 days.
shell-saves-open = Go on
shell-saves-look = See the end
shell-saves-watch = Watch
shell-saves-restore = Bring back
shell-saves-delete = Delete
shell-saves-gone = Deleted. You can bring it back for 30 days.
shell-saves-gone-elsewhere = It is not there any more. Another window may have brought it back.
shell-saves-undo = Undo
shell-saves-back-again = It is back where it was.
shell-saves-remove = Remove for good
shell-saves-delete-named = Remove “{ $title }” ({ $game }, { $at }) for good?
shell-saves-delete-auto = Remove the game of { $game }, { $at }, saved { $when }, for good?
shell-saves-delete-damaged = Remove the damaged file ‘{ $file }’ for good?
shell-saves-deleted-when = deleted { $when }
shell-saves-name = Name it
shell-saves-rename = Rename
shell-saves-name-title = Keep this game under a name
shell-saves-rename-title = Give this game another name
shell-saves-name-label = Name
shell-saves-name-done = Save
shell-saves-named = It is called “{ $title }” now.
shell-saves-why-taken = Another game is called “{ $title }”.
shell-saves-send = Copy to a file
shell-saves-send-title = Copy this game to a file
shell-saves-send-label = Where to
shell-saves-send-note = The file holds all of the game, also what is still secret in it. No file is overwritten.
shell-saves-send-done = Copy
shell-saves-sent = Copied to { $file }.
shell-saves-fetch = Bring in a file
shell-saves-fetch-title = Bring in a saved game
shell-saves-fetch-label = Which file
shell-saves-fetch-note = You can paste its path, or drop the file on the list of saved games. The file stays where it is.
shell-saves-fetch-done = Bring in
shell-saves-fetched = “{ $title }” is among your saved games now.
shell-saves-autosave = Saved by itself
shell-saves-finished = Played to the end
shell-saves-round = round { $round }
shell-saves-turn = { $name } to play
shell-saves-won = { $names }: { $ending }
shell-saves-damaged = Damaged
shell-saves-why-damaged = This file cannot be opened. It stays as it is until you delete it.
shell-saves-why-folder = This is where saved games are looked for, and none of them.
shell-saves-where = Folder: { $folder }
shell-saves-today = today, { $time }
shell-saves-yesterday = yesterday, { $time }
shell-saves-date = { $day } { $month } { $year }, { $time }
shell-month-1 = January
shell-month-2 = February
shell-month-3 = March
shell-month-4 = April
shell-month-5 = May
shell-month-6 = June
shell-month-7 = July
shell-month-8 = August
shell-month-9 = September
shell-month-10 = October
shell-month-11 = November
shell-month-12 = December

## Results

shell-results-where = { $game }, { $at }, seed { $seed }
shell-results-facts = How it went
shell-results-watch = Watch again
shell-results-title = Title
shell-results-copy = Copy seed
shell-results-copied = Seed copied

## How to play

shell-rules-page = { $page } of { $pages }
shell-rules-next = Next page
shell-rules-done = Got it
shell-rules-previous = Back a page
shell-rules-search = Find in the rules
shell-rules-hit = { $number } of { $count } found
shell-rules-none = Nothing found
shell-rules-why-none = No page of these rules says that.
shell-rules-words = Glossary
shell-rules-chapters = Chapters

## The window

shell-window-sound-off = Sound off
shell-window-sound-on = Sound on
shell-window-shot = Picture saved: { $file }
shell-window-shot-failed = The picture cannot be saved in { $folder }.

## When something breaks

shell-crash-title = Something broke
shell-crash-about = The game stopped at a fault of its own and will not save anything over your last good save.
shell-crash-report = The report is in { $file }.
shell-crash-no-report = The report could not be written.
shell-crash-copy = Copy report
shell-crash-copied = Report copied
shell-crash-not-copied = No clipboard here
shell-crash-go-on = Go on from here
shell-crash-saved = Last good save, { $when }

## Undo, told by the table

shell-undo-nothing = There is nothing to take back yet.
shell-undo-other_seat = { $seat } has answered since.
shell-undo-opened_together = Everybody’s answers have been opened.
shell-undo-loaded = Nothing before the last loading can be taken back.
shell-undo-revealed = Something hidden has become known.
shell-undo-card_drawn = A new card has been turned over.
shell-undo-run_revealed = The run cards have been shown.
shell-undo-neutral_drawn = A neutral runner has drawn its speed.
shell-undo-station_revealed = A station has been turned up.
shell-undo-stations_drawn = Somebody has looked at new stations.
shell-undo-stations_seen = You have looked at new stations.
shell-undo-nomia_drawn = A Nomia card has been drawn.
shell-undo-nomia_peeked = Somebody has looked at the next Nomia card.
shell-undo-nomia_seen = You have looked at the next Nomia card.
shell-undo-patrol_shown = A patrol card has been shown.
shell-undo-tile_shown = New city tiles have been shown.
shell-undo-contact_shown = A new contact has come up.
shell-undo-contacts_shuffled = The contacts have been shuffled.
shell-undo-tiles_drawn = Somebody has looked at hidden tiles.
shell-undo-tiles_seen = You have looked at hidden tiles.
shell-undo-item_kept = You have looked at hidden tiles.
shell-undo-inspector_card = The inspector has followed a lead.
shell-undo-leads_shuffled = The leads have been shuffled.
shell-undo-key_boxed = The inspector has found a key.
shell-undo-paid = Everybody knows now that you could pay.
shell-undo-arrested = Somebody has been arrested.
shell-undo-turn_passed = Everybody knows now that no turn was taken.
shell-undo-match_ended = The game is over.
shell-redo-nothing = There is nothing to give again.

## After loading

shell-notice-settings_damaged = { $file } was damaged, so everything is set as at first; the damaged file is kept as { $kept }.
shell-notice-settings_mended = { $count ->
    [one] { $file } says something about { $which } that cannot be, so that is set as at first; the file as it was is kept as { $kept }.
   *[other] { $file } says { $count } things that cannot be, so those are set as at first; the file as it was is kept as { $kept }.
}
shell-notice-settings_not_kept = { $file } cannot be written, so this setting lasts until you quit.
shell-notice-older_copy = The newest save of this game is damaged. This is the one before it.
shell-notice-map_changed = The board has changed since this game was saved.
shell-notice-rules_changed = The rules have changed since this game was saved. It goes on under the new ones.
shell-notice-log_differs = The log of this game does not lead to its position, so what came before cannot be taken back.
