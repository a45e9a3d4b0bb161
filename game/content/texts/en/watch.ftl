# Watching a match again: whole matches, and moments of one that goes on.

watch-place = Round { $round }, { $here } of { $last }
watch-speed-step = Normal
watch-speed-slow = Slow
watch-speed-normal = Normal
watch-speed-fast = Fast
watch-speed-instant = At once
watch-back = Back
watch-back-about = Leaves the match. Key: { $key }.
watch-earlier = One answer back
watch-earlier-about = Shows the board as it was one answer earlier. Key: { $key }. { $round } goes back by a round, { $end } to the beginning.
watch-later = One answer on
watch-later-about = Shows what the next answer brought. Key: { $key }. { $round } goes on by a round, { $end } to the end.
watch-play = Play
watch-play-about = Lets the match run on by itself, or stops it. Key: { $key }.
watch-line = The whole match
watch-line-about = Press or drag to go to any moment. Marks show where rounds begin.
watch-speed = Speed
watch-speed-about = Each press goes on to the next: slow, normal, fast, at once. Key: { $key }.
watch-eyes-all = Everything open
watch-eyes-all-about = The match with all its secrets. The area below shows what belongs to whoever answers next.
watch-eyes-seat = Through the eyes of { $name }
watch-eyes-seat-about = Only what { $name } could know at that moment.
watch-at-first = This is the beginning of the match.
watch-at-last = This is the end of the match.
