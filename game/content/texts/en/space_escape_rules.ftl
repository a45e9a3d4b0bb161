# Space Escape: how to play, in our own words. Pictures beside the lines are chosen in rules_page.py.

space_escape-rules-aim-title = All out, or nobody
space_escape-rules-aim-lead = A station of five rings, one pod in the middle, and snakes in between. You all play one crew.
space_escape-rules-aim-rats = Every rat starts on the outer ring and has to reach the pod.
space_escape-rules-aim-items = On the way the crew packs four items. It does not matter who carries what.
space_escape-rules-aim-pod = The pod leaves when every rat sits in it and all four items are packed. Then everybody wins.
space_escape-rules-aim-open = All cards lie open, so talk it over. Only the order of the deck is unknown.

space_escape-rules-turn-title = Your turn is one card
space_escape-rules-turn-lead = Each seat has one open card. On your turn it is played from top to bottom, and you may not pass.
space_escape-rules-turn-top = The blue half moves rats: yours, any one if it is gray, or all of them. Each arrow is one space.
space_escape-rules-turn-bottom = The lilac half moves snakes: one, any one if it is patched, or all of a color. A ladder sends them up their nearest one.
space_escape-rules-turn-way = Both ways round a ring are open. Two numbers of arrows: choose one.
space_escape-rules-turn-help = In the pod already? Then your card moves any rat that is still out there.
space_escape-rules-turn-draw = Then the next card is turned over, and the next seat plays.

space_escape-rules-stop-title = Where a move stops
space_escape-rules-stop-lead = Only the last space of a move counts, so count exactly. What lies on the way is passed over, except snakes.
space_escape-rules-stop-ladder = Ladder: up to the next ring, and from the fifth into the pod. Nobody ever climbs down.
space_escape-rules-stop-shaft = Air shaft: down to the ring below.
space_escape-rules-stop-deadly = Striped shaft: out among the stars. A rat lost there loses the game; a snake is gone for good.
space_escape-rules-stop-item = Item: packed at once, unless a snake sits on it.
space_escape-rules-stop-boost = Another rat: you take its space and boost it one space, to a side that you choose. Where it stops counts too.

space_escape-rules-snakes-title = Snakes and medkits
space_escape-rules-snakes-lead = A rat and a snake that meet, on the last space or on the way there, mean a bite.
space_escape-rules-snakes-bite = The first bite uses up the rat’s medkit and sends it back to its start. It keeps its items.
space_escape-rules-snakes-second = A second bite of the same rat loses the game.
space_escape-rules-snakes-new = A snake on a star is new: it comes onto its start, and bites whoever stands there.
space_escape-rules-snakes-climb = Snakes climb ladders and fall down shafts as well. Several may share a space.
space_escape-rules-snakes-space = Move a snake into a striped shaft and it never comes back.

space_escape-rules-end-title = How it ends
space_escape-rules-end-lead = There is one way to win, and several to be left behind.
space_escape-rules-end-win = Every rat is in the pod and all four items are packed: you win.
space_escape-rules-end-bite = A rat is bitten for the second time.
space_escape-rules-end-lost = A rat leaves through a striped shaft.
space_escape-rules-end-snake = A snake climbs the last ladder into the pod.
space_escape-rules-end-cards = Somebody has to play but has no card left: the deck is gone through only once.
space_escape-rules-end-missing = All rats are in the pod, but an item is still out there.

space_escape-rules-hand-title = Mouse and keys
space_escape-rules-hand-lead = Everything works with either of them. What is lit can be chosen, and shows first what would follow.
space_escape-rules-hand-point = Point at a lit space to see what would follow. Click to go there.
space_escape-rules-hand-keys = Arrow keys or { $walk } walk through the choices, { $take } takes one.
space_escape-rules-hand-undo = { $undo } takes a step back, until a new card has been turned over.
space_escape-rules-hand-skip = A press of { $skip } ends the present motion. Held down, it hastens all of them.
space_escape-rules-hand-speed = { $speed } changes how fast everything moves, from step by step to instant.

## The glossary: each word and its sentence

space_escape-rules-words-title = Glossary
space_escape-rules-words-lead = The words of the game. Each leads to the chapter that tells more.

space_escape-rules-term-bite = Bite
space_escape-rules-words-bite = A rat and a snake meet: the first bite of a rat takes its medkit, the second loses the game.
space_escape-rules-term-boost = Boost
space_escape-rules-words-boost = One more space for a rat whose space you have just come to, to the side that you choose.
space_escape-rules-term-card = Card
space_escape-rules-words-card = What a seat does on its turn: the blue half moves rats, then the lilac half moves snakes.
space_escape-rules-term-item = Item
space_escape-rules-words-item = One of four things that the crew has to pack before the pod may leave.
space_escape-rules-term-ladder = Ladder
space_escape-rules-words-ladder = A move that stops here goes up to the next ring, or from the fifth into the pod.
space_escape-rules-term-medkit = Medkit
space_escape-rules-words-medkit = What saves a rat from its first bite; it is used up and does not come back.
space_escape-rules-term-pod = Pod
space_escape-rules-words-pod = The ship in the middle, which leaves with all rats and all four items.
space_escape-rules-term-rat = Rat
space_escape-rules-words-rat = One of your crew; it starts on the outer ring and has to get into the pod.
space_escape-rules-term-shaft = Air shaft
space_escape-rules-words-shaft = A move that stops here drops to the ring below.
space_escape-rules-term-snake = Snake
space_escape-rules-words-snake = It bites every rat that it meets, and must never climb into the pod.
space_escape-rules-term-striped = Striped shaft
space_escape-rules-words-striped = A hole to the stars: a rat lost there loses the game, a snake is gone for good.
space_escape-rules-term-star = Star
space_escape-rules-words-star = The sign on a card that brings a new snake onto its start.
