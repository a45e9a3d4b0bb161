# Evacuate!: how to play, in our own words. Pictures beside the lines are chosen in rules.py.

evacuate-rules-aim-title = Neither first nor last
evacuate-rules-aim-lead = A station full of Nomias, one ship on its way, and everybody runs. You need not be fast. You need others around you.
evacuate-rules-aim-run = Each seat leads one runner along a row of station cards. It stands for all of your Survivors.
evacuate-rules-aim-edge = Nomias mostly take from the two ends of the pack: from whoever is foremost, or rearmost.
evacuate-rules-aim-pool = A loss comes out of your Survivors on the rail. The runner itself goes last, and then you are out.
evacuate-rules-aim-most = When the Transport comes, whoever has the most Survivors left wins.

evacuate-rules-round-title = A round
evacuate-rules-round-lead = The first player begins each part of the round, the others follow. Then the token moves on.
evacuate-rules-round-choose = Everybody chooses one run card in secret. All are shown at once.
evacuate-rules-round-run = One after the other the runners go as far as their cards say.
evacuate-rules-round-act = Cards with an action are carried out. You may always leave an action out, but not the panic.
evacuate-rules-round-attack = A Nomia card is drawn: one, and one more for each panic and for somebody in the Residential Module.
evacuate-rules-round-clean = Your card is spent. With only two left in your hand all spent cards come back.

evacuate-rules-row-title = The row of stations
evacuate-rules-row-lead = Nobody knows the way. It is laid while you run, one card ahead.
evacuate-rules-row-up = Whoever enters a card that lies face down turns it up and runs on over it.
evacuate-rules-row-lay = That player looks at two new cards, lays one face down at the end of the row, and discards the other.
evacuate-rules-row-left = After the actions, a card that everybody has left is taken away, unless somebody faces it or stands beyond it.
evacuate-rules-row-wall = A Dead End has a wall. Whoever runs into it turns round and runs on the other way, the others when they get there.
evacuate-rules-row-arrow = After somebody has turned, the arrow turns. Front and rear always go by the arrow, whichever way a runner looks.

evacuate-rules-places-title = What stations do
evacuate-rules-places-lead = Rules about speed count where you begin the round; rules about a space for all who come by.
evacuate-rules-places-narrow = Two runners fill a space, and nobody gets past. The Passageway also slows you to 2; Maintenance ignores your action and shields you from those of others.
evacuate-rules-places-slow = Debris costs 2, the gap takes a speed of 3. Too slow twice in a row, you get across and stop.
evacuate-rules-places-stop = A card of speed 3 or more ends in the acid. The gate stops everybody. The slick slides you one on.
evacuate-rules-places-start = Gravity takes 2 off your speed, or adds 2 once the arrow has turned. The Walkway adds 1.
evacuate-rules-places-nomia = One is safe in the Panic Room. The Residential Module draws one more Nomia card. The Observation Deck shows you the next one.

evacuate-rules-cards-title = Your eight cards
evacuate-rules-cards-lead = Everybody has the same eight. Spent ones lie open, so everybody can work out what is left in a hand.
evacuate-rules-cards-move = Move 1, 2 and 3: you just run.
evacuate-rules-cards-shove = Shove (1) pushes somebody on your space one ahead. Trip (2) sends somebody here or beside you one back.
evacuate-rules-cards-drag = Drag (3) pulls somebody from the space right ahead of you back to yours.
evacuate-rules-cards-pack = Stay with the Pack (0): with the actions you may go up to 3 on, to a space where somebody stands.
evacuate-rules-cards-panic = Panicked Run (4) is fast, and draws one more Nomia card.
evacuate-rules-cards-back = A card you play is gone until only two are left. Plan which two.

evacuate-rules-nomia-title = Nomia cards
evacuate-rules-nomia-lead = The deck grows with every loss. What it holds is open to all; only the order is secret.
evacuate-rules-nomia-front = Front and Rear take one from everybody on the foremost or rearmost space; Front also keeps them from running next round. Pincer does both ends.
evacuate-rules-nomia-moved = Ambush takes from whoever moved 4 or more spaces, Lurkers from whoever moved 1 or none.
evacuate-rules-nomia-crowd = Swarm takes from everybody on the fullest space, if three or more stand there.
evacuate-rules-nomia-blue = Blue cards are kind: nothing happens, those with the fewest get one back, or everybody may step one space.
evacuate-rules-nomia-loss = Whoever loses a Survivor chooses a card from the market. It goes onto the discard pile.
evacuate-rules-nomia-shuffle = As soon as two blue cards lie on the discard pile, all of it is shuffled into the deck.

evacuate-rules-end-title = How it ends
evacuate-rules-end-lead = Every loss brings the ship nearer.
evacuate-rules-end-ready = The tracker fills with the lost. At its last space the Transport is shuffled into the deck, with the discard pile and for the last time.
evacuate-rules-end-ship = When the Transport is drawn the game is over at once. The most living Survivors win.
evacuate-rules-end-tie = Equally many? Whoever is further along the arrow wins. On the same space the victory is shared.
evacuate-rules-end-out = Whoever has lost the last Survivor is out and watches.
evacuate-rules-end-nomias = When no player has a runner left, the Nomias win.

evacuate-rules-few-title = With two or three players
evacuate-rules-few-lead = Neutral runners fill the station: two with two players, one with three.
evacuate-rules-few-who = They count for front, rear and everything else, and they are hit like anybody.
evacuate-rules-few-deck = Each has its own deck of speeds, runs after the players, and has no actions.
evacuate-rules-few-loss = A neutral runner that loses one moves to the middle of the pack. Its losses count on the tracker.
evacuate-rules-few-add = The first player chooses the Nomia card that such a loss brings in.

evacuate-rules-full-title = The full game
evacuate-rules-full-lead = Each seat plays one of eleven civilizations. What they can do stands beside your hand.
evacuate-rules-full-civ = A power that always counts, and a number of Survivors of its own.
evacuate-rules-full-ninth = A ninth run card that only this civilization has. It comes back with the others.
evacuate-rules-full-special = A special card, used once in the game. It is no run card and does not count in your hand.
evacuate-rules-full-order = When several powers want the same moment, they are carried out in turn order.
evacuate-rules-full-ask = You are asked whenever your special card could matter. “Not again this round” ends the questions until the next one.

evacuate-rules-asked-title = Often asked
evacuate-rules-asked-lead = Short answers to what comes up at every table.
evacuate-rules-asked-speed = Acid looks at the speed of your card as it counts after the reveal, not at how far you go.
evacuate-rules-asked-begun = Begin the round in Maintenance and your action counts for nothing, even if you run out of it.
evacuate-rules-asked-push = Nobody can be pushed onto debris, over the gap, into a full space or into a taken Panic Room.
evacuate-rules-asked-immune = You may choose somebody who is immune. The action is then lost.
evacuate-rules-asked-moved = Moved means spaces really gone by your own running, joining the pack and the slide included. Being pushed does not count.
evacuate-rules-asked-ways = Who cannot run next round still plays a card and may use an action that moves others.

evacuate-rules-hand-title = Mouse and keys
evacuate-rules-hand-lead = Everything works with either of them.
evacuate-rules-hand-point = Point at anything to read what it is. What is lit can be chosen.
evacuate-rules-hand-keys = Arrow keys or { $walk } walk through the choices, { $take } takes one.
evacuate-rules-hand-odds = A run card in focus says where you would end and which Nomia cards would hit you there, if all others stayed where they are.
evacuate-rules-hand-secret = Choices are secret. With several people at one screen a curtain falls between them.
evacuate-rules-hand-undo = { $undo } takes a step back, until something hidden has become known.
evacuate-rules-hand-speed = { $speed } changes how fast everything moves; a press of { $skip } ends the present motion.

## The glossary: each word and its sentence

evacuate-rules-words-title = Glossary
evacuate-rules-words-lead = The words of the game. Each leads to the chapter that tells more.

evacuate-rules-term-arrow = Arrow
evacuate-rules-words-arrow = It shows which way the row runs, and turns after somebody has turned round at a wall.
evacuate-rules-term-blue = Blue card
evacuate-rules-words-blue = A kind Nomia card; two of them on the discard pile send all of it back into the deck.
evacuate-rules-term-civilization = Civilization
evacuate-rules-words-civilization = Who you are in the full game: a power, a ninth run card and a special card.
evacuate-rules-term-ends = Front and rear
evacuate-rules-words-ends = The foremost and the rearmost space with somebody on it, always by the arrow.
evacuate-rules-term-market = Market
evacuate-rules-words-market = The open Nomia cards from which whoever loses a Survivor chooses one.
evacuate-rules-term-moved = Moved
evacuate-rules-words-moved = Spaces gone by your own running, joining the pack or sliding; being pushed does not count.
evacuate-rules-term-neutral = Neutral runner
evacuate-rules-words-neutral = One that belongs to nobody and fills the station with two or three players.
evacuate-rules-term-nomia = Nomia
evacuate-rules-words-nomia = What hunts you; its cards say who loses a Survivor in this round.
evacuate-rules-term-panic = Panic
evacuate-rules-words-panic = The action of the Panicked Run, which draws one more Nomia card.
evacuate-rules-term-run_card = Run card
evacuate-rules-words-run_card = A card that you choose in secret: its number is your speed, its sign your action.
evacuate-rules-term-special = Special card
evacuate-rules-words-special = Used once in a game; it is no run card and does not count in your hand.
evacuate-rules-term-spent = Spent
evacuate-rules-words-spent = Played and lying open; all spent cards come back when two are left in your hand.
evacuate-rules-term-station = Station card
evacuate-rules-words-station = A piece of the row, which is laid while you run.
evacuate-rules-term-survivor = Survivor
evacuate-rules-words-survivor = One of yours; the most living ones win when the ship is there.
evacuate-rules-term-tracker = Tracker
evacuate-rules-words-tracker = It counts the lost; when it is full the Transport is shuffled into the deck.
evacuate-rules-term-transport = Transport
evacuate-rules-words-transport = The card of the ship: when it is drawn the game is over at once.
evacuate-rules-term-wall = Wall
evacuate-rules-words-wall = The end of a Dead End; whoever runs into it turns round and runs on.
