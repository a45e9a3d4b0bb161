# Space Escape: every sentence of its table. Names come in already coloured.

space_escape-title = Space Escape
space_escape-promise = All out, or nobody.
space_escape-about = Climb five tiers of a space station, past snakes and air shafts, and leave together.

## Names of things

space_escape-rat-ember = Ember
space_escape-rat-sun = Sun
space_escape-rat-teal = Teal
space_escape-rat-sky = Sky
space_escape-snake-plum = Plum
space_escape-snake-copper = Copper
space_escape-snake-lime = Lime
space_escape-snake-rose = Rose
space_escape-item-toothbrush = toothbrush
space_escape-item-tape = tape
space_escape-item-radish = radish
space_escape-item-map = map
space_escape-direction-cw = clockwise
space_escape-direction-ccw = counter-clockwise

## Set-up

space_escape-option-rats = Mole rats
space_escape-option-rats-about = How many rats have to reach the pod.
space_escape-option-rats-2 = Two
space_escape-option-rats-3 = Three
space_escape-option-rats-4 = Four
space_escape-option-challenge = Challenge cards
space_escape-option-challenge-about = Five nasty cards join the deck. Win a few times before you add them.
space_escape-option-challenge-off = Off
space_escape-option-challenge-on = On
space_escape-option-starter = First turn
space_escape-option-starter-about = Who plays the first card.
space_escape-option-starter-first = First seat
space_escape-option-starter-random = Random
space_escape-option-crew = Crew
space_escape-option-crew-about = Which rats are aboard.

## Questions

space_escape-ask-choose_rat = { $seat }, choose the { $which ->
    [all] next rat: it moves
   *[other] rat that moves
} { $steps }.
space_escape-ask-move_rat = { $seat }, move { $own ->
    [1] your rat
   *[0] { $rat }
} { $steps } { $most ->
    [1] space
   *[other] spaces
}. { $ends ->
    [one] One end is lit.
   *[other] { $ends } ends are lit.
}
space_escape-ask-boost_rat = { $seat }, { $rat } has to make room. Choose the way.
space_escape-ask-choose_snake = { $seat }, choose the { $which ->
    [all] next { $colour } snake: it
    [one] { $colour } snake that
   *[any] snake that
} { $errand ->
    [ladder] climbs its nearest ladder
   *[walk] moves { $steps }
}.
space_escape-ask-move_snake = { $seat }, move the { $colour } snake { $steps } { $most ->
    [1] space
   *[other] spaces
}. { $ends ->
    [one] One end is lit.
   *[other] { $ends } ends are lit.
}
space_escape-ask-choose_ladder = { $seat }, two ladders are equally near. Choose one for the { $colour } snake.
space_escape-ask-choose_colour = { $seat }, choose the color whose snakes all climb.
space_escape-ask-recall_snake = { $seat }, choose the lost snake that comes back.
space_escape-ask-play_card = { $seat }, this card leaves nothing to choose. Press it to play it.
space_escape-either = { $low } or { $high }

## Step crumbs

space_escape-crumb-rats = Rats
space_escape-crumb-snakes = Snakes
space_escape-crumb-draw = Draw

## Log sentences

space_escape-event-rat_moved = { $rat } moves { $steps }.
space_escape-event-rat_moved-rat_climbed = { $rat } moves { $steps } and climbs { $tier ->
    [0] into the pod
   *[other] to tier { $tier }
}.
space_escape-event-rat_moved-rat_fell = { $rat } moves { $steps } and falls to tier { $tier }.
space_escape-event-rat_moved-item_taken = { $rat } moves { $steps } and packs the { $item }.
space_escape-event-rat_climbed = { $rat } climbs { $tier ->
    [0] into the pod
   *[other] to tier { $tier }
}.
space_escape-event-rat_fell = { $rat } falls to tier { $tier }.
space_escape-event-rat_lost = { $rat } is blown into outer space.
space_escape-event-rat_boosted = { $by } boosts { $rat } one space.
space_escape-event-item_taken = { $rat } packs the { $item }.
space_escape-event-rat_bitten = { $medkit ->
    [1] The { $colour } snake bites { $rat }: medkit used, back to the start.
   *[other] The { $colour } snake bites { $rat }, who has no medkit left.
}
space_escape-event-start_shared = { $rat } shares the start for now.
space_escape-event-snake_moved = { $colour } snake moves { $steps }.
space_escape-event-snake_moved-snake_climbed = { $colour } snake moves { $steps } and climbs { $tier ->
    [0] into the pod
   *[other] to tier { $tier }
}.
space_escape-event-snake_moved-snake_fell = { $colour } snake moves { $steps } and falls to tier { $tier }.
space_escape-event-snake_moved-snake_lost = { $colour } snake moves { $steps } and is blown into outer space.
space_escape-event-snake_climbed = { $colour } snake climbs { $tier ->
    [0] into the pod
   *[other] to tier { $tier }
}.
space_escape-event-snake_fell = { $colour } snake falls to tier { $tier }.
space_escape-event-snake_lost = { $colour } snake is blown into outer space.
space_escape-event-snake_added = A new { $colour } snake comes aboard.
space_escape-event-snake_recalled = A { $colour } snake is back from space.
space_escape-event-nothing_done = { $half ->
    [top] No rat can follow this card.
   *[bottom] No snake can follow this card.
}
space_escape-event-deck_empty = The deck is empty. Play on with the cards in hand.
space_escape-event-match_won = Everybody is out!
space_escape-event-match_lost = The escape has failed.

## Why not

space_escape-why-match_over = The game is over.
space_escape-why-not_your_turn = It is { $seat }'s turn.
space_escape-why-card_waits = This card waits. The raised card is being played.
space_escape-why-not_asked = Only what is lit can be chosen now.
space_escape-why-not_in_play = That piece is not in this game.
space_escape-why-rat_in_pod = { $rat } is in the pod and stays there.
space_escape-why-not_your_rat = This card moves your own rat, and { $rat } is not yours.
space_escape-why-rat_has_moved = { $rat } has moved already on this card.
space_escape-why-rat_has_no_way = { $rat } has no way to move { $steps }: a boost on it could not be carried out.
space_escape-why-snake_on_board = The { $colour } snake is on the board. Choose one that is lost in space.
space_escape-why-snake_twin = That { $colour } snake would do the same as the one that is lit.
space_escape-why-snake_in_space = The { $colour } snake is lost in space.
space_escape-why-wrong_colour = This card moves a { $wanted } snake, not a { $colour } one.
space_escape-why-snake_has_moved = That { $colour } snake has moved already on this card.
space_escape-why-other_tier = Too far: a move stays on tier { $tier }.
space_escape-why-wrong_distance = That is { $distance } { $distance ->
    [one] space
   *[other] spaces
} away, and the card says { $steps }.
space_escape-why-boost_blocked = Nobody can make room there: a rat on the way has been boosted already.
space_escape-why-leads_on = { $tier ->
    [0] That space leads off the tiers.
   *[other] That space leads on to tier { $tier }.
}
space_escape-why-no_ladder = There is no ladder there. The nearest is { $steps } away.
space_escape-why-not_nearest = That ladder is { $distance } away, and the nearest is { $steps } away.

## How it ends

space_escape-result-escaped = Everybody is out!
space_escape-result-escaped-about = All four items are aboard and the pod lifts off.
space_escape-result-bitten_twice = Bitten twice
space_escape-result-bitten_twice-about = { $rat } had no medkit left.
space_escape-result-lost_in_space = Lost in space
space_escape-result-lost_in_space-about = { $rat } went down a shaft that ends among the stars.
space_escape-result-snake_in_pod = A snake in the pod
space_escape-result-snake_in_pod-about = The { $colour } snake got there first.
space_escape-result-out_of_cards = Out of time
space_escape-result-out_of_cards-about = No card was left to play.
space_escape-result-item_missing = Something left behind
space_escape-result-item_missing-about = All rats are in the pod, but an item is still out there.

## Results

space_escape-ending-rounds = Rounds played
space_escape-ending-turns = Cards played
space_escape-ending-cards = Cards left
space_escape-ending-items = Items packed
space_escape-ending-home = Rats in the pod
space_escape-ending-bites = Bites
space_escape-ending-lost = Snakes shot into space
space_escape-ending-aboard = Snakes still aboard
space_escape-ending-of = { $have } of { $all }
space_escape-ending-crew = The crew
space_escape-ending-place = Reached
space_escape-ending-medkit = Medkit
space_escape-ending-carries = Carries
space_escape-ending-tier = tier { $tier }
space_escape-ending-pod = the pod
space_escape-ending-out = outer space
space_escape-ending-medkit-kept = kept
space_escape-ending-medkit-used = used
space_escape-ending-nothing = nothing
space_escape-ending-led = led by { $name }{ $helped ->
    [0] {""}
   *[other] , with help
  }

## Before you confirm

space_escape-loses-bitten_twice = This loses the game: { $rat } would be bitten without a medkit.
space_escape-loses-lost_in_space = This loses the game: { $rat } would be blown into outer space.
space_escape-loses-snake_in_pod = This loses the game: the { $colour } snake would reach the pod.
space_escape-loses-out_of_cards = This loses the game: nobody would have a card left to play.
space_escape-loses-item_missing = This loses the game: all rats would be in the pod without every item.

space_escape-option-move = Move { $steps } { $direction }
space_escape-option-boost = Boost { $direction }
space_escape-option-ladder = Ladder { $direction }
space_escape-option-snake = { $colour } snake
space_escape-mover-rat = { $rat } goes along the ring. Only the end counts, but snakes on the way bite.
space_escape-mover-snake = The { $colour } snake goes along the ring and bites every rat on its way.
space_escape-quiet = Nothing else happens.
space_escape-makes_room = { $rat } has to make room. You choose the way next.
space_escape-items_now = { $after } of 4 items packed.
space_escape-two_ladders = Two ladders are equally near. You choose one next.
space_escape-pick-choose_rat = Press to move this rat. Then choose where it ends.
space_escape-pick-choose_snake = Press to move this snake.
space_escape-pick-choose_colour = Press to send all snakes of this color up their nearest ladders.
space_escape-pick-recall_snake = Press to bring this snake back to its start space.

## Cards in words

space_escape-card = Card { $number }
space_escape-card-c1 = Hatching Day
space_escape-card-c2 = Double Climb
space_escape-card-c3 = Comeback
space_escape-card-c4 = Color Rush
space_escape-card-c5 = Tremor
space_escape-no_card = No card left
space_escape-card_not_for_two = 3+: left out of games with two seats.
space_escape-step-your_rat = Move your rat ({ $rat }): { $steps }.
space_escape-step-your_rat_in_pod = Your rat is in the pod. Move any one of the others: { $steps }.
space_escape-step-no_rat = No rat moves.
space_escape-step-no_snake = No snake moves.
space_escape-step-any_rat = Move any one rat: { $steps }.
space_escape-step-all_rats = Move every rat: { $steps }, in the order you like.
space_escape-step-add_snake = A new { $colour } snake comes onto its start.
space_escape-step-all_to_ladder = Every { $colour } snake climbs its nearest ladder.
space_escape-step-any_to_ladder = Any one snake climbs its nearest ladder.
space_escape-step-colour_to_ladder = Choose a color: all its snakes climb their nearest ladders.
space_escape-step-all_snakes = Move every { $colour } snake: { $steps }.
space_escape-step-one_snake = Move one { $colour } snake: { $steps }.
space_escape-step-any_snake = Move any one snake: { $steps }.
space_escape-step-recall_any = A snake lost in space comes back to its start.

## What things are

space_escape-about-rat = A mole rat. The first bite costs its medkit and sends it home; a second bite loses the game.
space_escape-about-snake = It bites every rat it meets, and climbs every ladder it stops on. In the pod it ends the game.
space_escape-about-item = One of the four things to bring home. A rat packs it by stopping there, unless a snake sits on it.
space_escape-space-plain = Space
space_escape-space-plain-about = Nothing happens here.
space_escape-space-rat_start = Start of a rat
space_escape-space-rat_start-about = A bitten rat comes back here. Not safe from snakes.
space_escape-space-snake_start = Start of a snake
space_escape-space-snake_start-about = New snakes of this color come aboard here.
space_escape-space-equipment = Place of an item
space_escape-space-equipment-about = A rat that stops here packs the item, unless a snake sits on it.
space_escape-space-ladder_foot = Foot of a ladder
space_escape-space-ladder_foot-about = Whoever stops here climbs: rats and snakes alike.
space_escape-space-shaft_mouth = Air shaft
space_escape-space-shaft_mouth-about = Whoever stops here falls one tier.
space_escape-space-shaft_deadly = Shaft into outer space
space_escape-space-shaft_deadly-about = A snake that stops here is gone for good. A rat loses the game.
space_escape-space-pod = Escape pod
space_escape-space-pod-about = All rats and all four items have to get in. Snakes must not.
space_escape-space-outer_space = Outer space
space_escape-space-outer_space-about = Nobody comes back from here, but for a challenge card.

space_escape-has_medkit = Has its medkit
space_escape-no_medkit = No medkit left
space_escape-packed_by = Packed by { $rat }

## What stands beside the board

space_escape-aside-round = Rounds
space_escape-aside-round-about = In a round every hand plays one card.
space_escape-aside-cards = Cards left
space_escape-aside-cards-about = After each turn a new card is turned up. When the deck is empty, play on with the open cards. When nobody has a card left, the game is lost.
space_escape-aside-items = Items packed
space_escape-aside-items-about = All four must be in the pod at the end. Rats carry them there.
space_escape-aside-pod = Rats in the pod
space_escape-aside-pod-about = A rat in the pod is safe and stays there. With all rats and all four items in it you have won.
space_escape-aside-medkits = Medkits
space_escape-aside-medkits-about = A bite costs the rat its medkit and sends it home. The bite of a rat that has none loses the game.
space_escape-aside-snakes = Snakes aboard
space_escape-aside-snakes-about = New snakes are taken from the spare ones.
space_escape-aside-snakes-count = { $colour }: { $aboard } aboard, { $spare } spare
space_escape-aside-home = Bring home
space_escape-aside-home-about = A rat packs an item by stopping on it. Bright ones are packed. Then all rats have to get into the pod.
space_escape-aside-deck = Deck
space_escape-aside-deck-about = These cards lie face down. Nobody knows their order.
space_escape-aside-discard = Discard pile
space_escape-aside-discard-about = { $cards ->
    [0] No card has been played yet.
    [one] One card has been played. It says:
   *[other] { $cards } cards have been played. The one on top says:
}
space_escape-aside-no_card = No card left
space_escape-aside-no_card-about = The deck is empty, and this hand has played its last card.
space_escape-aside-danger = What can bite next round
space_escape-aside-danger-about = Per rat the nearest snake that an open card could bring to it, as the board stands now. Cards played before may change it.
space_escape-aside-step_rats = Rats
space_escape-aside-step_rats-about = A turn begins with the upper half of the card: rats move.
space_escape-aside-step_snakes = Snakes
space_escape-aside-step_snakes-about = Then the lower half is carried out: snakes move.
space_escape-aside-step_draw = Draw
space_escape-aside-step_draw-about = Last, the card is laid aside and a new one is turned up.
space_escape-aside-seat-about = { $kind }.{ $named ->
    [1] {" "}Moves the { $rat } rat.
   *[0] {""}
}
space_escape-aside-badge = { $letter } for { $rat }
space_escape-aside-badge-about = Letter, shape and color all mean this rat, so that nobody has to tell colors apart.{ $letter ->
    [K] {" "}It is a K because S is the letter of Sun.
   *[other] {""}
}

## Table words

space_escape-tier = Tier { $tier }
space_escape-in_pod = In the pod
space_escape-of = { $have } / { $all }
space_escape-label-cards = cards left
space_escape-label-items = items
space_escape-label-pod = in the pod
space_escape-label-medkits = medkits
space_escape-label-snakes = snakes aboard
space_escape-bring_home = Bring home
space_escape-then_pod = Then all into the pod.
space_escape-deck = Deck { $cards }
space_escape-discard = Discard { $cards }
space_escape-next = { $name } next
space_escape-later = { $name }
space_escape-danger-title = What can bite next round
space_escape-danger = { $rat }: { $steps ->
    [0] new { $colour } snake here
   *[other] { $colour } snake, { $steps } away
}
space_escape-danger-bare = { $rat }, no medkit: { $steps ->
    [0] new { $colour } snake here
   *[other] { $colour } snake, { $steps } away
}
space_escape-danger-badge = { $steps ->
    [0] New { $colour } snake here
   *[other] { $colour } snake, { $steps } away
}
space_escape-danger-badge-bare = No medkit: { $steps ->
    [0] new { $colour } snake here
   *[other] { $colour } snake, { $steps } away
}
space_escape-danger-none = No snake can reach a rat with the open cards.

# Hints: what a choice is about. Each says how many of all choices lead to it.

space_escape-hint-match_lost = { $count ->
    [one] One of { $all } choices loses the game at once.
   *[other] { $count } of { $all } choices lose the game at once.
}
space_escape-hint-match_won = { $count ->
    [one] One of { $all } choices wins the game.
   *[other] { $count } of { $all } choices win the game.
}
space_escape-hint-rat_lost = { $count ->
    [one] One of { $all } choices sends a rat into outer space.
   *[other] { $count } of { $all } choices send a rat into outer space.
}
space_escape-hint-rat_bitten = { $count ->
    [one] One of { $all } choices gets a rat bitten.
   *[other] { $count } of { $all } choices get a rat bitten.
}
space_escape-hint-item_taken = { $count ->
    [one] One of { $all } choices packs an item.
   *[other] { $count } of { $all } choices pack an item.
}
space_escape-hint-snake_lost = { $count ->
    [one] One of { $all } choices rids the station of a snake.
   *[other] { $count } of { $all } choices rid the station of a snake.
}
space_escape-hint-rat_fell = { $count ->
    [one] One of { $all } choices lets a rat fall.
   *[other] { $count } of { $all } choices let a rat fall.
}
space_escape-hint-rat_climbed = { $count ->
    [one] One of { $all } choices takes a rat up a ladder.
   *[other] { $count } of { $all } choices take a rat up a ladder.
}
space_escape-hint-snake_fell = { $count ->
    [one] One of { $all } choices lets a snake fall.
   *[other] { $count } of { $all } choices let a snake fall.
}
space_escape-hint-snake_climbed = { $count ->
    [one] One of { $all } choices lets a snake climb.
   *[other] { $count } of { $all } choices let a snake climb.
}
space_escape-hint-ask-choose_rat = Who moves decides who stands where when the snakes come. Point at each rat: its ends are lit.
space_escape-hint-ask-choose_snake = Look at which snake has nobody in its way, and where the rats stand that it could reach.
space_escape-hint-ask-move_rat = No way does good or harm at once. Count how far the next ladder is, and keep away from snakes on this tier.
space_escape-hint-ask-move_snake = No way does good or harm at once. Look at who stands before this snake afterwards.

## Charts of the results

space_escape-chart-score = Saved
space_escape-chart-score-all = The crew
space_escape-chart-score-about = Rats in the pod and items packed, at the end of each round.
space_escape-chart-score-most = Most was saved in { $at }: { $count }.
space_escape-chart-score-none = Nothing was saved in any round.
space_escape-chart-tiers = Tiers
space_escape-chart-tiers-about = The tier of each rat at the end of each round. The pod lies inside the innermost.
space_escape-chart-tiers-fact = { $names } came farthest: { $value }.
space_escape-chart-tiers-at-0 = lost
space_escape-chart-tiers-at-1 = tier 1
space_escape-chart-tiers-at-2 = tier 2
space_escape-chart-tiers-at-3 = tier 3
space_escape-chart-tiers-at-4 = tier 4
space_escape-chart-tiers-at-5 = tier 5
space_escape-chart-tiers-at-6 = pod
space_escape-chart-luck = Threats against the odds
space_escape-chart-luck-words = { $came } { $count ->
    [one] threat
   *[other] threats
  }, { $expected } expected
space_escape-chart-luck-none = No card was turned up.
space_escape-chart-luck-about = A card turned up is a threat if it lets a snake reach the rat where it stands then. Expected is the share of the cards in the pile that would.

# Boards that somebody has changed, and that cannot be played on

space_escape-board-node = Space { $node } of this board has to be of the kind "{ $kind }". Restore the map in maps/space_escape.
space_escape-board-owners = This board needs { $count } spaces of the kind "{ $kind }", one each for { $owners }. Restore the map in maps/space_escape.
