### The results of any game: charts, luck, time, turning points.

results-page-picture = The end
results-page-count = The count
results-page-facts = How it went
results-page-luck = Luck
results-page-time = Time
results-page-turns = Turning points
results-same = Rematch, same seed
results-same-short = Same seed
results-new = Rematch, new seed
results-new-short = New seed
results-why-unknown = The first answers of this match are not known, so nothing can be counted.
results-counting = The match is being counted.
results-start = Start
results-led = { $people ->
    [one] { $names } led alone
   *[other] { $names } each led alone
  } after { $count } of { $all } rounds.
results-led-nobody = Nobody led alone at the end of any round.
results-luck-best = Chance was kindest to { $names }.
results-luck-nobody = Chance was kind to nobody in particular.
results-luck-never = left to no chance
results-time = Time for a turn
results-time-about = Each bar is the average of a seat's turns, the white mark its longest one. Pauses and other screens do not count.
results-time-slowest = { $name } took longest: { $mean } for a turn.
results-time-none = Nobody measured the time of this match.
results-time-words = { $mean } a turn, { $longest } at most, { $total } in all
results-seconds = { $seconds } s
results-minutes = { $minutes } min { $seconds } s
results-hours = { $hours } h { $minutes } min
results-turns = Turning points
results-turns-about = Turn by turn, with everything open, AI seats estimate who would win. These turns changed that most.
results-turns-none = No turn changed by much who was likely to win.
results-turn-chances = { $name } was { $before }% likely to win before, { $after }% after.
results-turn-together = The crew was { $before }% likely to get away before, { $after }% after.
results-turn-quiet = Nothing showed it but where everybody stood.
results-turn-watch = Watch it
