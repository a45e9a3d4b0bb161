# Escape Plan: how to play, in our own words. Pictures beside the lines are chosen in rules.py.

escape_plan-rules-aim-title = Get rich, get lost
escape_plan-rules-aim-lead = A heist is over, the loot lies all over the city, and the police know your face. Collect it, and leave before the last exit shuts.
escape_plan-rules-aim-loot = Whoever gets out with the most money wins. All numbers are thousands of dollars.
escape_plan-rules-aim-plan = Your secret plan says what your loot is worth at each business and safe house.
escape_plan-rules-aim-exits = Three exits, and two of them will close. You learn which as the days go by.
escape_plan-rules-aim-out = On the third day you walk out by the one that is left.
escape_plan-rules-aim-jail = Whoever is still in the city after the last dawn is arrested and wins nothing.

escape_plan-rules-day-title = A day
escape_plan-rules-day-lead = There are three days. Each has the same course.
escape_plan-rules-day-income = Income, on the second and third day. With 1 or 2 notoriety you may also unlock an asset for 3.
escape_plan-rules-day-patrol = Two patrol cards are shown, on the third day one. The second patrol at the same exit closes it.
escape_plan-rules-day-city = The thieves lay the four open tiles. Each needs two neighbors and a street that goes on. Whoever lays a tile chooses what opens on it.
escape_plan-rules-day-order = The most notorious acts first. Among equals the order of the day before is turned round.
escape_plan-rules-day-parts = In the morning, the afternoon and the evening everybody has a turn.
escape_plan-rules-day-night = At night and at dawn a turn costs an action disc.

escape_plan-rules-turn-title = A turn
escape_plan-rules-turn-lead = Rest or move. A move ends in another place, and that place is visited.
escape_plan-rules-turn-rest = Once a day you may rest: contacts, equipment and first aid are ready again, and you unlock an asset.
escape_plan-rules-turn-travel = Travel: choose a lit place. Its number says how many points the way takes.
escape_plan-rules-turn-avoid = Avoid: slip past everybody on the tile you left and on the tiles you crossed.
escape_plan-rules-turn-visit = Visit: the place does what its sign says.
escape_plan-rules-turn-extras = Contacts, fixers, assets, gang members and first aid may be used whenever they are lit.

escape_plan-rules-travel-title = Getting about
escape_plan-rules-travel-lead = Three points of movement. You must end in another place with a sign.
escape_plan-rules-travel-points = One point takes you out into the streets, along to the next tile, into a place, or straight from one place to the one that touches it.
escape_plan-rules-travel-gas = Each gas can is one point more. You hold two at most.
escape_plan-rules-travel-subway = From a station you ride to any other for nothing, and the first ride gives a point back.
escape_plan-rules-travel-heliport = A flight takes one point and leads one or two tiles far. Tiles below you do not count.
escape_plan-rules-travel-water = Where a ferry touches the water, one point takes you from a street across all of it, to any street on its shore.

escape_plan-rules-police-title = The police
escape_plan-rules-police-lead = Each new tile brings two officers. On Mercy Hill there are never any.
escape_plan-rules-police-who = Federal officers are red, County blue, SWAT black. One of each color stands on a tile at most.
escape_plan-rules-police-where = They count on the tile where you begin and on each tile you cross, but not where you end.
escape_plan-rules-police-slip = Equipment, contacts and assets slip past officers. Each says past whom.
escape_plan-rules-police-wound = Each officer you do not slip past costs a wound.
escape_plan-rules-police-cuffs = With three wounds, the next one means handcuffs. They take a contact space and heal a wound. The sixth pair is an arrest.

escape_plan-rules-notoriety-title = Notoriety
escape_plan-rules-notoriety-lead = Jobs make you known. Being known has its good side: you act first, and big lockers open.
escape_plan-rules-notoriety-settle = What you gain and lose waits until all have acted, and is then settled in turn order.
escape_plan-rules-notoriety-lines = Whoever rises over a line of the track is given away: everybody less notorious moves one officer nearer.
escape_plan-rules-notoriety-top = Above 7 each step is a wound.
escape_plan-rules-notoriety-order = The track on the rail shows the three lines.
escape_plan-rules-notoriety-cost = At the end it costs 0, 5, 10, 20, 30, 40 or 50.

escape_plan-rules-shops-title = Where the loot lies
escape_plan-rules-shops-lead = You may visit each business and each safe house once.
escape_plan-rules-shops-business = A business: 1 notoriety, a cube as your plan says, and a contact.
escape_plan-rules-shops-cube = Your plan shows a sum, paid at the end, or $: your income, paid at once. Cubes lower it bit by bit, from 9 to 4.
escape_plan-rules-shops-closed = A business closes after two visits, with four or five thieves after three. Then only a key gets you in.
escape_plan-rules-shops-safe = A safe house never closes: a cube, 1 notoriety less, a key, and a fixer if you pay for one.
escape_plan-rules-shops-row = All three of a row bring a disc and an asset; businesses take 1 notoriety off, safe houses bring income.

escape_plan-rules-places-title = Other places
escape_plan-rules-places-lead = They can be visited again and again.
escape_plan-rules-places-clinic = Clinic: unlock an asset, heal a wound, take a contact.
escape_plan-rules-places-church = Church: pay 1 to lose 1 notoriety, unlock an asset, take a contact.
escape_plan-rules-places-hospital = Hospital: pay 1, 3 or 6 for one, two or three wounds. You gain 1 notoriety.
escape_plan-rules-places-gang = Gang: alone there, pay 5, leave a marker and take its members.
escape_plan-rules-places-exit = Exit: 1 notoriety, income and a contact. A closed one gives one of income, a contact or an exit tile.
escape_plan-rules-places-crowd = In safe houses, stores, clinics and churches you gain 1 notoriety for each other thief there.

escape_plan-rules-store-title = The store and its lockers
escape_plan-rules-store-lead = A visit there may be all of this.
escape_plan-rules-store-gas = One gas can for nothing.
escape_plan-rules-store-equipment = Up to two pieces of equipment. You pay once and use them each time you have rested.
escape_plan-rules-store-number = One locker, with a key of its color and enough notoriety plus contacts: green takes 2, black 5, brown 8.
escape_plan-rules-store-draw = You draw as many tiles as you have contacts: one more from green, one fewer from brown. You keep one.
escape_plan-rules-store-full = Five spaces hold all your items, used ones too. Throwing one away brings 1 notoriety.

escape_plan-rules-crew-title = Contacts, assets, gangs
escape_plan-rules-crew-lead = What helps you, and what it is worth.
escape_plan-rules-crew-take = A contact is taken for nothing, any of the seven, and goes to one of your five spaces.
escape_plan-rules-crew-use = Using one costs its price. Then it lies face down until you rest.
escape_plan-rules-crew-bonus = At the end two contacts pay 10, three 30, four 60, five 100. Each pair of handcuffs costs one of them.
escape_plan-rules-crew-unlock = Locked assets take up your spaces. Unlocked ones go to the dearest free space, from 5 down to 1. With none free they are lost.
escape_plan-rules-crew-asset = An asset is used once, for the price of its space, and counts 10 at the end.
escape_plan-rules-crew-gang = A gang member goes back for a favor: 1 notoriety less, a flight from a heliport's tile, or past everybody on a tile.

escape_plan-rules-out-title = Getting out
escape_plan-rules-out-lead = Only whoever gets out can win.
escape_plan-rules-out-when = On the third day travel to the open exit and on, out of the city. Police on the exit's tile count.
escape_plan-rules-out-cost = The later you leave, the more it costs: nothing for the first, up to 10. Who cannot pay is arrested.
escape_plan-rules-out-fee = Once somebody is out, all others pay 1 before each of their turns.
escape_plan-rules-out-late = After the last dawn it is over.
escape_plan-rules-out-count = Then count: what your plan pays, money in hand, 10 for each used asset, contacts, locker and exit tiles, less notoriety and 20 for each wound.
escape_plan-rules-out-tie = Equal? More money in hand, then less notoriety, then fewer wounds.

escape_plan-rules-few-title = One or two thieves
escape_plan-rules-few-lead = Somebody hunts you.
escape_plan-rules-few-sandra = With two thieves Inspector Sandra has her own turns, her own notoriety, and cubes on businesses.
escape_plan-rules-few-leads = Cards lead her to places, where contacts, keys, tiles or gear disappear for good.
escape_plan-rules-few-any = On her tile she is an officer of whatever color you name.
escape_plan-rules-few-costa = A thief alone meets Lt. Costa instead. Not slipped past, he takes 3 or gives you two wounds.
escape_plan-rules-few-rating = Alone your score tells what you are: crook from 250, professional from 325, mastermind from 400, legend from 475. Getting out costs 5.

escape_plan-rules-hand-title = Mouse and keys
escape_plan-rules-hand-lead = Everything works with either of them.
escape_plan-rules-hand-point = Point at anything to read what it is, what it costs and what it brings. What is lit can be chosen.
escape_plan-rules-hand-keys = Arrow keys or { $walk } walk through the choices, { $take } takes one.
escape_plan-rules-hand-tray = Cards, goods and buttons of a question lie in the tray below the city.
escape_plan-rules-hand-peek = With several people at one screen a curtain falls between them. Press your cover to see money and plan, and once more to hide them.
escape_plan-rules-hand-undo = { $undo } takes a step back, until something hidden has become known.
escape_plan-rules-hand-speed = { $speed } changes how fast everything moves; a press of { $skip } ends the present motion.

## The glossary: each word and its sentence

escape_plan-rules-words-title = Glossary
escape_plan-rules-words-lead = The words of the game. Each leads to the chapter that tells more.

escape_plan-rules-term-disc = Action disc
escape_plan-rules-words-disc = What a turn at night or at dawn costs.
escape_plan-rules-term-asset = Asset
escape_plan-rules-words-asset = A tile that is used once, for the price of its space, and then counts 10 at the end.
escape_plan-rules-term-business = Business
escape_plan-rules-words-business = A place with loot: a cube, a contact and 1 notoriety, once for each thief.
escape_plan-rules-term-contact = Contact
escape_plan-rules-words-contact = Somebody who helps you for a price, then lies face down until you rest, and pays at the end.
escape_plan-rules-term-cube = Cube
escape_plan-rules-words-cube = Marks loot that you have taken.
escape_plan-rules-term-equipment = Equipment
escape_plan-rules-words-equipment = Gear from the store, paid once, that slips past officers and is ready again after a rest.
escape_plan-rules-term-exit = Exit
escape_plan-rules-words-exit = The way out; two of three close, and on the third day you leave by the one that is left.
escape_plan-rules-term-gang = Gang member
escape_plan-rules-words-gang = Goes back for a favor: less notoriety, a flight, or past everybody on a tile.
escape_plan-rules-term-gas = Gas can
escape_plan-rules-words-gas = One more point of movement; you hold two at most.
escape_plan-rules-term-cuffs = Handcuffs
escape_plan-rules-words-cuffs = What a wound too many brings: they take a contact space, and the sixth pair is an arrest.
escape_plan-rules-term-income = Income
escape_plan-rules-words-income = Money that you get on the second and third day, and by some visits.
escape_plan-rules-term-locker = Locker
escape_plan-rules-words-locker = A draw of tiles in a store, for a key of its color and enough notoriety plus contacts.
escape_plan-rules-term-notoriety = Notoriety
escape_plan-rules-words-notoriety = How well you are known: who has most acts first, and at the end it costs money.
escape_plan-rules-term-officer = Officer
escape_plan-rules-words-officer = Police on a tile; each one that you do not slip past costs a wound.
escape_plan-rules-term-patrol = Patrol
escape_plan-rules-words-patrol = A card shown at the start of a day; the second one at the same exit closes it.
escape_plan-rules-term-plan = Plan
escape_plan-rules-words-plan = Your secret sheet, which says what loot is worth to you at each place.
escape_plan-rules-term-rest = Rest
escape_plan-rules-words-rest = A turn without a move, once a day: what you have used is ready again.
escape_plan-rules-term-safe = Safe house
escape_plan-rules-words-safe = A place that never closes: a cube, a key and 1 notoriety less, once for each thief.
escape_plan-rules-term-slip = Slip past
escape_plan-rules-words-slip = To get by officers without a wound, by equipment, a contact or an asset.
escape_plan-rules-term-threshold = Threshold
escape_plan-rules-words-threshold = The notoriety plus contacts that a locker asks for: green 2, black 5, brown 8.
escape_plan-rules-term-wound = Wound
escape_plan-rules-words-wound = Counts 20 against you at the end; with three of them the next one means handcuffs.
