# Fair play: the fingerprint of the shuffles, what AI seats may see, how well they play, records.

fair-title = Fair play
fair-records-title = Records
fair-tab-match = This match
fair-tab-seen = AI seats
fair-tab-levels = Levels
fair-tab-records = Records

# This match

fair-print = Fingerprint of the shuffles
fair-print-about = It was fixed before the first card. Note it, and compare it at the end: nobody could change a card meanwhile.
fair-print-none = This match was begun by an older version, which showed no fingerprint.
fair-seed = Seed
fair-seed-hidden = Chance drew the seed. Nobody reads it before the end, and no AI seat ever does.
fair-seed-entered = Somebody at the table chose the seed { $seed }, so the cards are no secret to whoever knows it. AI seats do not know it.
fair-seed-told = The seed was { $seed }, the salt { $salt }.
fair-matches = They match: these are the cards that were promised.
fair-differs = They do not match: the seed of this match is not the one that was promised.
fair-check = Check it yourself
fair-check-about = One line of Python gives the fingerprint of seed and salt. A replay of this match, checked with the command replay --check, then shows that every card followed from the seed.
fair-check-later = At the end this page tells seed and salt, and one line of Python with which anybody can check them.
fair-copy-print = Copy fingerprint
fair-copy-line = Copy the line
fair-copied = Copied

# What AI seats may see

fair-seen = What AI seats may see
fair-seen-view = An AI seat is given the same view of the table as a person in its place, and nothing else. It thinks in a program of its own, which holds no cards but those.
fair-seen-worlds = When it looks ahead, it deals all that it cannot know anew, by chance.
fair-seen-dice = It has no luck of its own: the same cards would come to anybody.
fair-seen-late = If it takes too long or fails, it plays a cautious choice, and the log says so.
fair-seen-tested = Each version is tested for this. What a seat cannot know is dealt anew at many moments of many matches, and the view, the refusals and the choices of an AI seat must stay the same.
fair-seen-space_escape = It sees what all see: the cards in all hands, the row of open cards and the board. It does not see the order of the deck.
fair-seen-evacuate = It sees the row, the Survivors, and which cards everybody still holds, for all discards lie open. It does not see the run cards that others have chosen until all are shown, the order of any deck, or a covered station card that it has not laid itself.
fair-seen-escape_plan = It sees its own money, plan and tiles, and the public boards of all. It does not see the money, the plans and the tiles of others, or the order of any deck.

# Levels

fair-levels = How the levels differ
fair-levels-about = All levels know the rules and the cards equally well, and none gets better cards. They differ in how far they look and in how surely they judge.
fair-levels-space_escape = Novice plays its own card as well as it can, with an eye that is not quite sure. Steady also plans how the next open card can go on from there.
fair-levels-evacuate = Novice imagines four rounds for each card of its hand, and misjudges some. Steady imagines twelve, and misjudges none.
fair-levels-escape_plan = Novice answers at a glance. Steady plans its tour over several turns, and means to get out in time.
fair-measured-about = Matches between AI seats without people. "Random" takes any choice. Fair is what equal seats would win.
fair-measured-together = All seats win or lose together here, so this is how often a whole crew gets out.
fair-head-seats = Seats
fair-head-games = Games
fair-head-won = Won
fair-head-fair = Fair
fair-crew = { $seats ->
        [one] { $seats } seat, { $level }
       *[other] { $seats } seats, { $level }
    }
fair-line-up = { $seats } { $level } against { $others } { $against }
fair-level-novice = novice
fair-level-steady = steady
fair-level-random = random
fair-percent = { $number } %

# Records

fair-records = Finished games
fair-records-none = No game has been finished yet.
fair-records-about = Taken from the replays that are kept. Delete a replay, and it goes from here too.
fair-wins = { $game }: { $played ->
        [one] { $played } game
       *[other] { $played } games
    }, { $won } won by people
fair-head-game = Game
fair-head-when = When
fair-head-result = Result
fair-head-seed = Seed
fair-head-print = Fingerprint
fair-head-help = Help
fair-with-help = with hints
fair-without-help = none
fair-no-print = none
