# Evacuate!: every sentence of its table. Names come in already coloured.

evacuate-title = EVACUATE!
evacuate-promise = Outrun the others.
evacuate-about = A corridor, a horror at your heels, and one transport. You only have to be faster than your friends.

## Set-up

evacuate-option-game = Game
evacuate-option-game-about = Basic: the same cards for all. Full: each seat plays a civilization with a power of its own.
evacuate-option-game-basic = Basic
evacuate-option-game-full = Full
evacuate-option-starter = First player
evacuate-option-starter-about = Who begins. The token moves on after each round.
evacuate-option-starter-random = Random
evacuate-option-starter-first = First seat
evacuate-option-civ = Civilization
evacuate-option-civ-about = Who plays here. Counts in the full game.
evacuate-option-civ-random = Random
evacuate-option-civ-skith = { evacuate-civ-skith }
evacuate-option-civ-mendeku = { evacuate-civ-mendeku }
evacuate-option-civ-urumak = { evacuate-civ-urumak }
evacuate-option-civ-collector = { evacuate-civ-collector }
evacuate-option-civ-glazatoq = { evacuate-civ-glazatoq }
evacuate-option-civ-ossuar = { evacuate-civ-ossuar }
evacuate-option-civ-pell = { evacuate-civ-pell }
evacuate-option-civ-vantari = { evacuate-civ-vantari }
evacuate-option-civ-korrund = { evacuate-civ-korrund }
evacuate-option-civ-ithli = { evacuate-civ-ithli }
evacuate-option-civ-zubrek = { evacuate-civ-zubrek }

evacuate-seats-neutral = Neutral runner
evacuate-seats-neutral-about = A neutral Survivor: runs by cards of its own, is lost like all others, and cannot win.
evacuate-seats-random = Random civilization
evacuate-seats-random-about = One that nobody else has. It is dealt at the start.
evacuate-seats-why-same-civ = { $first } and { $second } have chosen the same civilization. Let one of them take another, or Random.
evacuate-means-neutral = { $count ->
    [one] One neutral Survivor runs along.
   *[other] { $count } neutral Survivors run along.
  }
evacuate-means-basic = Everybody has the same eight run cards: right for a first game.
evacuate-means-full = Each seat has a power, a ninth run card and a special card of its own.

## Who runs

evacuate-colour-ember = Ember
evacuate-colour-sun = Sun
evacuate-colour-teal = Teal
evacuate-colour-sky = Sky
evacuate-colour-violet = Violet
evacuate-colour-ivory = Ivory
evacuate-neutral = Neutral { $colour }

## Station cards: name, the line on the card, and the whole rule

evacuate-station-start = Emergency Shelter
evacuate-station-start-short = No special rule
evacuate-station-start-about = Everybody begins here, on the first space. Nothing else happens.
evacuate-station-debris = Fallen Debris
evacuate-station-debris-short = Debris costs 2
evacuate-station-debris-about = A step onto the debris costs 2 spaces of movement. Whoever has only 1 left stops in front of it. Stopped there and too slow again next round, the runner climbs on and stops.
evacuate-station-maint = Maintenance Access
evacuate-station-maint-short = 2 each, no actions
evacuate-station-maint-about = Two runners fill a space and nobody gets past. Whoever begins the round here has no action that round. No action card of others reaches anybody here.
evacuate-station-acid = Acid Pools
evacuate-station-acid-short = Speed 3+ stops here
evacuate-station-acid-about = A run card of speed 3 or more ends on the first acid space it enters. Whoever begins the round on acid runs on freely.
evacuate-station-dark = Dark Passageway
evacuate-station-dark-short = 2 per space, speed 2 max
evacuate-station-dark-about = Two runners fill a space and nobody gets past. Whoever begins the round here goes 2 spaces at most.
evacuate-station-gravity = Gravity Compensators Supercharged
evacuate-station-gravity-short = Start here: −2, or +2
evacuate-station-gravity-about = Whoever begins the round here is 2 slower. Once the arrow points the other way than when this card came up, it is 2 faster instead.
evacuate-station-deadend = Dead End
evacuate-station-deadend-short = Turn at the wall
evacuate-station-deadend-about = The far side is a wall. Whoever would step into it turns round at no cost and runs on. After the first one has turned, the arrow turns too.
evacuate-station-hole = Hole
evacuate-station-hole-short = The gap takes speed 3
evacuate-station-hole-about = Only a speed of 3 or more carries a runner over the gap; others stop at its edge. Stopped there and too slow again next round, the runner climbs across and stops.
evacuate-station-resid = Residential Module
evacuate-station-resid-short = Anyone here: +1 Nomia
evacuate-station-resid-about = If anybody stands here when the Nomias attack, one more Nomia card is drawn.
evacuate-station-narrow = Narrow Passageway
evacuate-station-narrow-short = 2 per space
evacuate-station-narrow-about = Two runners fill a space and nobody gets past; what is left of a move is lost.
evacuate-station-concourse = Main Concourse
evacuate-station-concourse-short = No special rule
evacuate-station-concourse-about = Five wide spaces without any rule.
evacuate-station-service = Service Corridor
evacuate-station-service-short = No special rule
evacuate-station-service-about = Three spaces without any rule.
evacuate-station-walkway = Moving Walkway
evacuate-station-walkway-short = Start here: +1
evacuate-station-walkway-about = Whoever begins the round here with a speed of 1 or more goes 1 space further.
evacuate-station-checkpoint = Security Checkpoint
evacuate-station-checkpoint-short = The gate stops you
evacuate-station-checkpoint-about = Whoever enters the gate ends the move there.
evacuate-station-deck = Observation Deck
evacuate-station-deck-short = Last here sees a Nomia
evacuate-station-deck-about = After the actions, the rearmost player here looks at the top Nomia card and may put it at the bottom of the deck.
evacuate-station-coolant = Coolant Leak
evacuate-station-coolant-short = The slick slides you on
evacuate-station-coolant-about = Whoever ends a move of its own on the slick slides one space on. This counts as moved.
evacuate-station-panic = Panic Room
evacuate-station-panic-short = Safe in the room
evacuate-station-panic-about = Nomia cards take nothing from the one in the room. Others may run through it, but not stop there while it is taken.
evacuate-station-unknown = Unexplored station
evacuate-station-unknown-short = Enter to turn over
evacuate-station-unknown-about = Nobody knows this card, except whoever laid it. The first to enter turns it up, runs on over it, and lays the next one.

## Spaces

evacuate-space-plain = An ordinary space.
evacuate-space-start = Here the run began.
evacuate-space-debris = Debris: entering costs 2.
evacuate-space-acid = Acid: a card of speed 3 or more ends here.
evacuate-space-gate = The gate: whoever enters stops.
evacuate-space-slick = The slick: whoever ends here slides one on.
evacuate-space-room = The room: whoever stands here is safe from Nomias.
evacuate-space-full = Two stand here: the space is full.

## Run cards: title, the words on the card, what it does

evacuate-run-m1 = Move 1
evacuate-run-m1-kind = Move
evacuate-run-m1-short = walk
evacuate-run-m1-about = Run 1 space.
evacuate-run-m2 = Move 2
evacuate-run-m2-kind = Move
evacuate-run-m2-short = jog
evacuate-run-m2-about = Run 2 spaces.
evacuate-run-m3 = Move 3
evacuate-run-m3-kind = Move
evacuate-run-m3-short = run
evacuate-run-m3-about = Run 3 spaces.
evacuate-run-shove = Move 1: Shove
evacuate-run-shove-kind = Shove
evacuate-run-shove-short = push one ahead
evacuate-run-shove-about = Run 1 space. Then you may push somebody on your space one space along the arrow.
evacuate-run-trip = Move 2: Trip
evacuate-run-trip-kind = Trip
evacuate-run-trip-short = send one back
evacuate-run-trip-about = Run 2 spaces. Then you may send somebody on your space or next to it one space back.
evacuate-run-drag = Move 3: Drag
evacuate-run-drag-kind = Drag
evacuate-run-drag-short = pull one back
evacuate-run-drag-about = Run 3 spaces. Then you may pull somebody from the space right ahead back to yours.
evacuate-run-pack = Stay with the Pack
evacuate-run-pack-kind = With the pack
evacuate-run-pack-short = join others
evacuate-run-pack-about = Do not run. With the actions you may go up to 3 spaces on, to a space where somebody stands.
evacuate-run-panic_run = Panicked Run
evacuate-run-panic_run-kind = Panic
evacuate-run-panic_run-short = one more Nomia
evacuate-run-panic_run-about = Run 4 spaces. One Nomia card more is drawn this round.
evacuate-run-warp = Warp Reality
evacuate-run-warp-kind = Warp
evacuate-run-warp-short = 4 minus speed
evacuate-run-warp-about = At the reveal you may turn every speed around: each card counts as 4 minus its speed, this one too.
evacuate-run-hyper = Hyper Evolved
evacuate-run-hyper-kind = Hyper
evacuate-run-hyper-short = copy a card
evacuate-run-hyper-about = At the reveal choose another player: your card takes the speed and the action of that card.
evacuate-run-trample = Trample
evacuate-run-trample-kind = Trample
evacuate-run-trample-short = all here go back
evacuate-run-trample-about = Run 3 spaces. Then you may send everybody else on your space one space back.
evacuate-run-tractor = Tractor Beam
evacuate-run-tractor-kind = Tractor
evacuate-run-tractor-short = pull within 3
evacuate-run-tractor-about = Run 2 spaces. Then you may pull somebody within 3 spaces up to 2 spaces towards you.
evacuate-run-slime = Slime Trail
evacuate-run-slime-kind = Slime
evacuate-run-slime-short = slow them down
evacuate-run-slime-about = Run 2 spaces. Then you may slow everybody else on your space and right behind you by 1 next round.
evacuate-run-wail = Wail
evacuate-run-wail-kind = Wail
evacuate-run-wail-short = push all back
evacuate-run-wail-about = Run 1 space. Then you may send everybody else on your space and next to it one space back.
evacuate-run-scatter = Scatter
evacuate-run-scatter-kind = Scatter
evacuate-run-scatter-short = swap within 2
evacuate-run-scatter-about = Run 2 spaces. Then you may swap places with somebody within 2 spaces.
evacuate-run-blink = Blink Sprint
evacuate-run-blink-kind = Blink
evacuate-run-blink-short = very fast
evacuate-run-blink-about = Run 5 spaces.
evacuate-run-digin = Dig In
evacuate-run-digin-kind = Dig In
evacuate-run-digin-short = safe in the rear
evacuate-run-digin-about = Run 1 space. Then you may dig in: Rear and Pincer cost you nothing this round.
evacuate-run-premonition = Premonition
evacuate-run-premonition-kind = Foresee
evacuate-run-premonition-short = see two Nomias
evacuate-run-premonition-about = Run 2 spaces. Then you look at the top two Nomia cards and may put one at the bottom.
evacuate-run-weld = Weld Shut
evacuate-run-weld-kind = Weld
evacuate-run-weld-short = block the way
evacuate-run-weld-about = Run 2 spaces. Then you may weld the space right behind you: until the next run is over, entering it costs 2.
evacuate-run-spent = spent

## Nomia cards: title, short title, what it does

evacuate-nomia-nohostile = No Hostile Entities Detected
evacuate-nomia-nohostile-short = All Clear
evacuate-nomia-nohostile-about = Nothing happens.
evacuate-nomia-medical = Medical Station
evacuate-nomia-medical-short = Medical
evacuate-nomia-medical-about = The players with the fewest Survivors get one back, up to what they began with.
evacuate-nomia-lighting = Emergency Lighting
evacuate-nomia-lighting-short = Lights On
evacuate-nomia-lighting-about = In turn order each player may move the own runner one space forward or back.
evacuate-nomia-front = Nomia Approaching from Front
evacuate-nomia-front-short = Front
evacuate-nomia-front-about = Everybody on the foremost space loses a Survivor and cannot run next round.
evacuate-nomia-rear = Nomia Approaching from Rear
evacuate-nomia-rear-short = Rear
evacuate-nomia-rear-about = Everybody on the rearmost space loses a Survivor.
evacuate-nomia-ambush = Nomia Ambush
evacuate-nomia-ambush-short = Ambush
evacuate-nomia-ambush-about = Everybody who moved 4 or more spaces this round loses a Survivor.
evacuate-nomia-lurkers = Nomia Lurkers
evacuate-nomia-lurkers-short = Lurkers
evacuate-nomia-lurkers-about = Everybody who moved 1 space or none this round loses a Survivor.
evacuate-nomia-pincer = Nomia Pincer
evacuate-nomia-pincer-short = Pincer
evacuate-nomia-pincer-about = Everybody on the foremost and on the rearmost space loses a Survivor.
evacuate-nomia-swarm = Nomia Swarm
evacuate-nomia-swarm-short = Swarm
evacuate-nomia-swarm-about = Everybody on the most crowded space loses a Survivor, if three or more stand there.
evacuate-nomia-evac = Evacuation Transport
evacuate-nomia-evac-short = Transport
evacuate-nomia-evac-about = The ship is here. The game ends at once and the Survivors are counted.
evacuate-nomia-lifeboat = Lifeboat
evacuate-nomia-lifeboat-short = Lifeboat
evacuate-nomia-lifeboat-about = Up to two Survivors of the Glazatoq get away: they count at the end and nothing can take them.

## Civilizations: name, power, what the power does

evacuate-civ-skith = Skith
evacuate-civ-skith-power = Echo
evacuate-civ-skith-about = After the reveal you may swap your run card with the top card of your spent ones.
evacuate-civ-mendeku = Mendeku
evacuate-civ-mendeku-power = Assimilate
evacuate-civ-mendeku-about = Once a game you may take a special card that another player has just used, and use it yourself later.
evacuate-civ-urumak = Urumak
evacuate-civ-urumak-power = Thick Hide
evacuate-civ-urumak-about = Every loss is a hit on a Survivor of your choice, which dies of its second hit. Every hit counts on the way to the Transport.
evacuate-civ-collector = Collector
evacuate-civ-collector-power = Specimens
evacuate-civ-collector-about = When a Nomia card kills somebody of another color whose runner is on your space or next to it, that Survivor joins you. One of each color, three in all.
evacuate-civ-glazatoq = Glazatoq
evacuate-civ-glazatoq-power = Lifeboat Rights
evacuate-civ-glazatoq-about = Your second loss puts the Lifeboat among the Nomia cards. Drawn, it brings two of your Survivors to safety, but never the runner.
evacuate-civ-ossuar = Ossuar
evacuate-civ-ossuar-power = Last Rites
evacuate-civ-ossuar-about = You never win by count. You win alone when the Nomias would, or when the Transport finds { $most } or fewer Survivors of all others together.
evacuate-civ-pell = Pell
evacuate-civ-pell-power = Too Many
evacuate-civ-pell-about = You begin with more than others. As long as you have five or more, a Nomia card costs you two instead of one.
evacuate-civ-vantari = Vantari
evacuate-civ-vantari-power = Quick Feet
evacuate-civ-vantari-about = When you run with a speed of 1 or more, you may go 1 faster or 1 slower.
evacuate-civ-korrund = Korrund
evacuate-civ-korrund-power = Ponderous
evacuate-civ-korrund-about = You never go faster than 3, and no action card of others moves you.
evacuate-civ-ithli = Ithli
evacuate-civ-ithli-power = Foresight
evacuate-civ-ithli-about = Before you choose a run card, you see the top Nomia card.
evacuate-civ-zubrek = Zubrek
evacuate-civ-zubrek-power = Jury-Rig
evacuate-civ-zubrek-about = Debris, hole, acid, gate, slick and gravity do nothing to you.
evacuate-civ-survivors = { $count } Survivors at the start

## Special cards: title, what it does, when

evacuate-special-time_slip = Time Slip
evacuate-special-time_slip-about = Lose nothing to this Nomia card; your runner goes back to where it began the round.
evacuate-special-time_slip-when = When a Nomia card would cost you a Survivor.
evacuate-special-sudden_growth = Sudden Growth
evacuate-special-sudden_growth-about = Be up to 2 faster or slower this round.
evacuate-special-sudden_growth-when = After the reveal, before anybody runs.
evacuate-special-shrug_off = Shrug Off
evacuate-special-shrug_off-about = Take one hit off your Survivors.
evacuate-special-shrug_off-when = Before your next hit, or before a Medical card.
evacuate-special-collect_nomia = Collect Nomia
evacuate-special-collect_nomia-about = A Nomia joins you and counts as a Survivor.
evacuate-special-collect_nomia-when = After a red Nomia card.
evacuate-special-cold_blood = Cold Blood
evacuate-special-cold_blood-about = Look at the top three Nomia cards and put them back in any order.
evacuate-special-cold_blood-when = Before a Nomia card is drawn.
evacuate-special-feast = Feast
evacuate-special-feast-about = Two red cards of your choice go from the market to the discard pile, and one more Nomia card is drawn.
evacuate-special-feast-when = At the end of a Nomia attack.
evacuate-special-decoy = Decoy
evacuate-special-decoy-about = Somebody else on your space or next to it loses the Survivor instead.
evacuate-special-decoy-when = When a Nomia card would cost you a Survivor.
evacuate-special-second_wind = Second Wind
evacuate-special-second_wind-about = Run up to 2 spaces more.
evacuate-special-second_wind-when = After the actions.
evacuate-special-bulwark = Bulwark
evacuate-special-bulwark-about = Nobody on your space loses anything to this Nomia card.
evacuate-special-bulwark-when = When a red Nomia card has been turned up.
evacuate-special-mind_fog = Mind Fog
evacuate-special-mind_fog-about = Another player’s run card counts as Move 1 without an action.
evacuate-special-mind_fog-when = After the reveal, before anybody runs.
evacuate-special-rewire = Rewire
evacuate-special-rewire-about = The arrow turns, and everybody turns with it.
evacuate-special-rewire-when = After the actions.

## Questions

evacuate-ask-choose_run = { $seat }, choose a run card in secret.
evacuate-ask-lay_station = { $seat }, choose the station that lies ahead. Only you see these two.
evacuate-ask-shove = { $seat }, choose whom to push one space along the arrow.
evacuate-ask-trip = { $seat }, choose whom to send one space back.
evacuate-ask-drag = { $seat }, choose whom to pull back to your space.
evacuate-ask-tractor = { $seat }, choose whom the beam pulls towards you.
evacuate-ask-scatter = { $seat }, choose with whom to swap places.
evacuate-ask-pack = { $seat }, choose a lit space where others stand, or stay.
evacuate-ask-second_wind = { $seat }, use Second Wind? Choose how far you run on.
evacuate-ask-premonition = { $seat }, look at the next Nomia cards. One of them may go to the bottom.
evacuate-ask-deck_look = { $seat }, from the Observation Deck you see the next Nomia card.
evacuate-ask-trample = { $seat }, trample? Everybody else on your space goes one back.
evacuate-ask-wail = { $seat }, wail? Everybody else here and next to you goes one back.
evacuate-ask-slime = { $seat }, leave slime? It makes those here and right behind you 1 slower next round.
evacuate-ask-digin = { $seat }, dig in? Rear and Pincer then cost you nothing this round.
evacuate-ask-weld = { $seat }, weld the space right behind you? Entering it then costs 2.
evacuate-ask-lighting = { $seat }, the lights are on: move one space, or stay.
evacuate-ask-pick_nomia = { $own ->
    [1] { $seat }, choose the Nomia card that your loss brings in.
   *[0] { $seat }, choose the Nomia card that the loss of { $runner } brings in.
}
evacuate-ask-place_neutral = { $seat }, choose which middle space { $runner } goes to.
evacuate-ask-lay_hit = { $seat }, choose which of your Survivors takes the hit.
evacuate-ask-echo = { $seat }, swap your run card with the last one you spent?
evacuate-ask-warp = { $seat }, warp reality? Every speed becomes 4 minus itself.
evacuate-ask-hyper = { $seat }, choose whose run card yours copies.
evacuate-ask-mind_fog = { $seat }, use Mind Fog? Choose whose card becomes a plain Move 1.
evacuate-ask-sudden_growth = { $seat }, use Sudden Growth? Choose your change of speed.
evacuate-ask-quick_feet = { $seat }, you run { $speed }. Go faster, slower, or the same?
evacuate-ask-special_time_slip = { $seat }, you would lose a Survivor. Use Time Slip?
evacuate-ask-special_shrug_off = { $seat }, use Shrug Off and take a hit away?
evacuate-ask-special_cold_blood = { $seat }, use Cold Blood before the next Nomia card is drawn?
evacuate-ask-special_bulwark = { $seat }, use Bulwark and protect your space?
evacuate-ask-special_collect_nomia = { $seat }, use Collect Nomia and take it along?
evacuate-ask-decoy = { $seat }, you would lose a Survivor. Use Decoy? Choose who loses one instead.
evacuate-ask-order_nomia = { $seat }, choose the Nomia card that is drawn { $place ->
    [1] first
   *[other] second
}.
evacuate-ask-feast = { $seat }, use Feast? Choose the first red card.
evacuate-ask-feast_more = { $seat }, choose the second red card.
evacuate-ask-rewire = { $seat }, use Rewire? The arrow and everybody turn round.
evacuate-ask-assimilate = { $seat }, take this special card for yourself?

## Step crumbs

evacuate-crumb-choose = Choose
evacuate-crumb-reveal = Reveal
evacuate-crumb-run = Run
evacuate-crumb-act = Actions
evacuate-crumb-nomia = Nomia

## What happens

evacuate-event-run_revealed = { $seat } plays { $card }.
evacuate-event-neutral_drawn = { $runner } runs { $speed }.
evacuate-event-survivor_ran = { $runner } { $by ->
    [pack] joins others on
    [second_wind] runs on to
    [slide] slides on to
   *[run] runs { $steps } { $same ->
        [1] on
       *[0] to
    }
} { $station }.
evacuate-event-survivor_ran-survivor_stopped = { $runner } { $by ->
    [pack] joins others on
    [second_wind] runs on to
   *[run] runs { $steps } { $same ->
        [1] on
       *[0] to
    }
} { $station } and { $reason ->
    [debris] stops { $fell ->
        [1] in front of
       *[0] on
    } the debris
    [gap] stops { $fell ->
        [1] at the edge of the hole
       *[0] behind the hole
    }
    [full] finds no room to pass
    [acid] stops in the acid
    [gate] stops at the gate
    [room] stops at the taken room
    [row_end] can get no further
   *[weld] stops at a weld
}.
evacuate-event-survivor_stopped = { $runner } { $reason ->
    [debris] { $fell ->
        [1] cannot get onto
       *[0] climbs onto
    } the debris
    [gap] { $fell ->
        [1] cannot get over
       *[0] climbs over
    } the hole
    [full] finds no room to pass
    [acid] stops in the acid
    [gate] stops at the gate
    [room] stops at the taken room
    [row_end] can get no further
   *[weld] is stopped by a weld
}.
evacuate-event-survivor_turned = { $runner } turns round at the wall.
evacuate-event-survivor_stayed = { $runner } { $reason ->
    [stunned] cannot run this round
   *[zero] stays
}.
evacuate-event-station_revealed = { $card } is turned up.
evacuate-event-stations_drawn = { $seat } looks at { $count ->
    [one] one station card
   *[other] { $count } station cards
}.
evacuate-event-stations_drawn-stations_seen = { $seat } looks at { $cards }.
evacuate-event-station_laid = { $seat } lays the next station face down.
evacuate-event-station_laid-station_kept = { $seat } lays { $card } face down.
evacuate-event-station_removed = { $card } is left behind.
evacuate-event-stations_shuffled = The station cards are shuffled.
evacuate-event-arrow_reversed = The arrow turns to the { $arrow ->
    [1] right
   *[other] left
}.
evacuate-event-survivor_pushed = { $own ->
    [1] { $runner } { $how ->
        [time_slip] slips back
       *[other] takes one step
    }{ $same ->
        [1] {""}
       *[0] {" "}to { $station }
    }.
   *[0] { $by } { $how ->
        [shove] shoves { $runner }: one ahead
        [trip] trips { $runner }: one back
        [drag] drags { $runner }: one back
        [tractor] pulls { $runner }: one nearer
        [trample] tramples { $runner }: one back
        [wail] wails at { $runner }: one back
       *[other] moves { $runner }: one space
    }{ $same ->
        [1] {""}
       *[0] {" "}to { $station }
    }.
}
evacuate-event-action_failed = { $seat } cannot move { $runner }: { $reason ->
    [immune] no action card reaches it
   *[blocked] the way is blocked
}.
evacuate-event-action_ignored = The action of { $seat } counts for nothing this round.
evacuate-event-panic_called = { $seat } panics: one more Nomia card.
evacuate-event-nomia_peeked = { $seat } looks at { $count ->
    [one] the next Nomia card
   *[other] the next { $count } Nomia cards
}.
evacuate-event-nomia_peeked-nomia_seen = { $seat } sees what comes next: { $cards }.
evacuate-event-nomia_bottomed = { $seat } puts a Nomia card at the bottom.
evacuate-event-nomia_drawn = Nomia card: { $card }.
evacuate-event-nobody_hit = It hits nobody.
evacuate-event-nomia_drawn-nobody_hit = { evacuate-event-nomia_drawn } { evacuate-event-nobody_hit }
evacuate-event-survivor_spared = { $runner } is { $reason ->
    [room] safe in the Panic Room
    [digin] dug in and safe
    [bulwark] safe behind the Bulwark
    [time_slip] spared by Time Slip
   *[decoy] spared by the Decoy
}.
evacuate-event-survivor_hit = { $seat } takes a hit.
evacuate-event-survivor_lost = { $runner } loses { $token ->
    [1] the Nomia that came along
   *[other] { $alive ->
        [0] the last Survivor
       *[other] a Survivor
    }
}.
evacuate-event-runner_stunned = { $runner } cannot run next round.
evacuate-event-seat_out = { $seat } is out.
evacuate-event-neutral_moved = { $runner } moves to the middle of the pack.
evacuate-forced-pick_nomia = Only one kind of Nomia card is left in the market.
evacuate-event-nomia_added = { $seat } adds { $card } to the discard pile.
evacuate-event-nomia_shuffled = { $count } discarded Nomia cards are shuffled in.
evacuate-event-evac_readied = The Transport is ready: from now on any Nomia card may be it.
evacuate-event-survivor_returned = { $seat } gets a Survivor back.
evacuate-event-captive_taken = The lost Survivor of { $runner } joins { $seat }.
evacuate-event-survivors_safe = { $count ->
    [0] The Lifeboat of { $seat } leaves empty.
    [one] One Survivor of { $seat } is safe in the Lifeboat.
   *[other] { $count } Survivors of { $seat } are safe in the Lifeboat.
}
evacuate-event-lifeboat_added = The Lifeboat of { $seat } joins the Nomia cards.
evacuate-event-cards_back = { $seat } takes the spent cards back.
evacuate-event-token_passed = { $seat } is first player.
evacuate-event-hit_removed = { $seat } is rid of a hit.
evacuate-event-transport_came = The Transport is here!
evacuate-event-speed_changed = { $runner } now runs { $speed }.
evacuate-event-action_changed = { $empty ->
    [1] { $seat } has no action this round.
   *[0] { $seat } takes over the action of { $card }.
}
evacuate-event-card_swapped = { $seat } swaps { $back } for { $card }.
evacuate-event-survivors_swapped = { $runner } and { $other } swap places.
evacuate-event-survivor_slimed = { $by } slimes { $runner }: 1 slower next round.
evacuate-event-seat_dug_in = { $seat } digs in.
evacuate-event-space_welded = { $seat } welds a space on { $station }.
evacuate-event-special_used = { $seat } uses { $card }.
evacuate-event-special_taken = { $seat } takes { $card } over from { $owner }.
evacuate-event-nomia_ordered = { $seat } puts the next Nomia cards in order.
evacuate-event-nomia_collected = A Nomia joins { $seat }.
evacuate-event-match_won = { $reason ->
    [doom] { $winners } wins by the doom of all others.
    [shared] { $winners } share the victory.
   *[other] { $winners } wins.
}
evacuate-event-match_lost = Nobody is left. The Nomias win.

## Why not

evacuate-why-match_over = The game is over.
evacuate-why-not_your_turn = Somebody else is asked now.
evacuate-why-not_asked = Only what is lit can be chosen now.
evacuate-why-not_in_play = That runner is not in the station.
evacuate-why-not_yourself = That is your own runner.
evacuate-why-neutral_has_no_card = { $runner } has no run card of its own.
evacuate-why-plain_move_1 = The card of { $runner } already is a Move 1 without an action.
evacuate-why-neutral_is_no_decoy = { $runner } belongs to no player, and only players can lose one for you.
evacuate-why-protected = { $runner } loses nothing to { $card }.
evacuate-why-out_of_reach = { $runner } is out of reach: { $distance ->
    [0] on your space, which does not count here
    [one] one space away
   *[other] { $distance } spaces away
}.
evacuate-why-pile_empty = No { $card } is left in the market.
evacuate-why-not_red = { $card } is not red. Choose a red card.
evacuate-why-not_your_card = { $card } is not in your deck.
evacuate-why-card_spent = { $card } is spent. It comes back when only two cards are left in your hand.

## How it ends

evacuate-result-survived = Off the station
evacuate-result-survived-about = { $winners } brings the most Survivors aboard: { $most }.
evacuate-result-survived-tie = { $winners } was furthest ahead of all who had { $most } Survivors.
evacuate-result-shared = Side by side
evacuate-result-shared-about = { $winners } bring { $most ->
    [one] one Survivor
   *[other] { $most } Survivors
} each aboard, from the same space.
evacuate-result-doom = The last rites
evacuate-result-doom-about = { $winners } wanted the others lost, and so they are.
evacuate-result-overrun = The station is theirs
evacuate-result-overrun-about = No player has a runner left. The Nomias have won.

evacuate-ending-rounds = Rounds played
evacuate-ending-lost = Survivors lost
evacuate-ending-drawn = Nomia cards drawn
evacuate-ending-added = Nomia cards added
evacuate-ending-turned = Arrow turned
evacuate-ending-stations = Stations turned up
evacuate-ending-returned = Survivors returned
evacuate-ending-tripped = Pushes and pulls
evacuate-ending-crew = Who got away
evacuate-ending-nobody = Nobody got away
evacuate-ending-survivors = Survivors
evacuate-ending-civ = Civilization
evacuate-ending-place = Place
evacuate-ending-front = in front
evacuate-ending-behind = { $count } { $count ->
    [one] space
   *[other] spaces
} behind
evacuate-ending-out = eliminated
evacuate-ending-safe = in the Lifeboat

## The rail, the Nomias, the market

evacuate-chosen = Card chosen
evacuate-choosing = Choosing…
evacuate-out = Out
evacuate-neutral-kind = Neutral
evacuate-neutral-speed = Runs { $speed }
evacuate-first = 1st
evacuate-stunned = Cannot run
evacuate-deck = Nomia deck
evacuate-deck-left = { $count ->
    [one] 1 card to come
   *[other] { $count } cards to come
}
evacuate-deck-left-short = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
evacuate-deck-public = counts are public
evacuate-deck-next = Next:
evacuate-deck-title = { $title } { $count }
evacuate-discard = Discard
evacuate-discard-blues = { $count ->
    [one] one more blue card reshuffles
   *[other] { $count } blue cards reshuffle
}
evacuate-discard-final = no more reshuffling
evacuate-market = Market
evacuate-market-rule = Lose one, add one
evacuate-row-unexplored = Unexplored
evacuate-row-enter = enter to turn over
evacuate-row-way = THEY RUN THIS WAY
evacuate-row-rear = Rear
evacuate-row-front = Front

## The status strip

evacuate-label-left = to the left
evacuate-label-right = to the right
evacuate-label-run = Run
evacuate-label-stations = stations left
evacuate-label-lost = lost so far
evacuate-label-until = losses until the ship
evacuate-label-ready = the ship may come

## The own area

evacuate-hand-back = Spent cards
evacuate-hand-back-about = come back when only two are left in your hand: { $rounds ->
    [one] one more round
   *[other] { $rounds } more rounds
}.
evacuate-hand-back-soon = { $rounds ->
    [one] back in one round
   *[other] back in { $rounds } rounds
}
evacuate-hand-secret = Nobody sees your choice.
evacuate-hand-watch = You watch. Nobody at this screen plays.
evacuate-hand-shared = Nothing here is secret now. All may look.
evacuate-hand-out = All your Survivors are lost. You watch the others.

## Buttons

evacuate-button-use = Use it
evacuate-button-pass = No
evacuate-button-quiet = Not again this round
evacuate-button-leave = Leave them
evacuate-button-nobody = Nobody
evacuate-button-nobody-about = The action is left out.
evacuate-button-forward = Forward
evacuate-button-back = Back
evacuate-button-stay = Stay
evacuate-button-fresh = A fresh one
evacuate-button-hurt = One hit before
evacuate-button-faster = Faster
evacuate-button-slower = Slower
evacuate-button-same = As it is
evacuate-button-swap = Swap
evacuate-button-keep = Keep
evacuate-button-take = Take it
evacuate-button-use-about = Play it now. It leaves the game afterwards, or waits among your spent cards if it is a run card.
evacuate-button-pass-about = Do not. You may be asked again at the next chance.
evacuate-button-quiet-about = Do not, and do not ask again before the next round.
evacuate-button-leave-about = The deck stays as it is.
evacuate-button-forward-about = Move one space along the arrow.
evacuate-button-back-about = Move one space against the arrow.
evacuate-button-stay-about = Do not move.
evacuate-button-fresh-about = A Survivor without a hit takes it and lives.
evacuate-button-hurt-about = A Survivor that was hit before dies.
evacuate-button-faster-about = Run one space more.
evacuate-button-slower-about = Run one space less.
evacuate-button-same-about = Run as the card says.
evacuate-button-swap-about = Take the card on top of your spent ones instead.
evacuate-button-keep-about = Keep the card you have shown.
evacuate-button-take-about = Take it. You may use it once later.
evacuate-button-bottom = To the bottom
evacuate-button-top = On top
evacuate-button-spaces = { $count ->
    [one] 1 space on
   *[other] { $count } spaces on
}
evacuate-button-spaces-about = Onto the station that nobody knows yet.
evacuate-button-bottom-about = { $card } goes to the bottom of the deck.
evacuate-button-top-about = { $card } will be drawn first.

## Odds

evacuate-odds-place = If all others stay: { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $count }
evacuate-odds-safe = Safe from { $safe } of { $all } cards
evacuate-odds-hit = Hit by { $titles }
evacuate-odds-known = Next comes { $card }: { $hit ->
    [0] it would miss you
   *[other] it would hit you
}
evacuate-odds-stunned = You cannot run this round
evacuate-odds-stunned-about = You cannot run this round. The action of your card still counts.
evacuate-odds-unknown = Leads onto an unexplored station
evacuate-odds-stopped = Stopped early: { $moved } of { $speed } spaces

## Questions in the own area

evacuate-window-lay_station = The next station
evacuate-window-lay_station-about = The one you choose goes face down to the end of the row. The other is discarded, open to all.
evacuate-window-deck_look = Observation Deck
evacuate-window-deck_look-about = Send the card to the bottom of the Nomia deck, or leave it on top.
evacuate-window-order_nomia = In which order?
evacuate-window-order_nomia-about = The card you choose lies on top of those that are left.
evacuate-window-pick_nomia = A Nomia card for a loss
evacuate-window-pick_nomia-about = Choose a card from the market above. Two blue cards on the discard pile shuffle all of it into the deck.
evacuate-window-place_neutral = The middle of the pack
evacuate-window-place_neutral-about = Choose one of the two lit spaces.
evacuate-window-round = The round goes on
evacuate-no_special = Special card used
evacuate-hand-back-short = Spent cards: { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}

## Before you confirm

evacuate-loses-overrun = This ends the game: nobody would be left, and the Nomias would win.

## The inspector

evacuate-adds-nothing = It stays out: nothing is shuffled any more.
evacuate-adds-shuffle = Two blue cards lie there then: the whole discard pile goes into the deck.
evacuate-adds-waits = It waits on the discard pile for two blue cards.
evacuate-toll = Last round: { $card } { $count ->
    [0] hit nobody
   *[other] hit { $names }
}
evacuate-draws = { $count ->
    [one] One more Nomia card this round
   *[other] { $count } more Nomia cards this round
}
evacuate-counts = Deck { $deck }, discard { $pile }, market { $market }
evacuate-run-is_spent = Spent. It comes back with all others when two are left.
evacuate-neutral-about = A neutral runner. It draws a speed of its own each round and is hit like anybody else.
evacuate-holds = Holds { $card }
evacuate-special-held = { $card }: { $text }
evacuate-special-used = { $card } is used.
evacuate-ninth = { $card }: { $text }
evacuate-left = { $alive ->
    [0] No Survivor left
    [one] 1 Survivor left
   *[other] { $alive } Survivors left
}{ $safe ->
    [0] {""}
   *[other] , { $safe } in the Lifeboat
}{ $most ->
    [0] {""}
   *[other] {" "}({ $most } at the start)
}
evacuate-stands = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $count }, on { $station }
evacuate-in_hand = In hand: { $cards }
evacuate-here = Here: { $names }

## What stands beside the row

evacuate-aside-round = Rounds
evacuate-aside-round-about = Each round everybody runs, acts, and is attacked. Then the first player’s token moves on.
evacuate-aside-arrow = Direction
evacuate-aside-arrow-about = The arrow says where the front is. At a Dead End it turns.
evacuate-aside-stations = Station cards
evacuate-aside-stations-about = Whoever turns a card up draws two of these and lays one. When they run out, the discarded ones are shuffled.
evacuate-aside-lost = Survivors lost
evacuate-aside-lost-about = Each of them stands on the way to the Transport or, later, beside it.
evacuate-aside-until = Until the Transport
evacuate-aside-until-about = The Transport is ready at { $count } losses. Then it is shuffled into the Nomia deck, and drawn it ends the game.
evacuate-aside-nomia_deck = Nomia deck
evacuate-aside-nomia_deck-about = { $count } cards. Their order is secret, their titles are not.
evacuate-aside-nomia_discard = Nomia discard pile
evacuate-aside-nomia_discard-about = Drawn and added cards. With two blue ones among them all go back into the deck, until the Transport is ready.
evacuate-aside-market = Market
evacuate-aside-market-about = Whoever loses a Survivor chooses a card here for the discard pile. Cards never come back.
evacuate-aside-minimap = The whole row
evacuate-aside-minimap-about = Every station that lies in the row, with everybody on it.
evacuate-aside-own = Your run cards
evacuate-aside-own-about = A card that was played is spent. When only two are left in your hand at the end of a round, all come back.
evacuate-aside-step_choose = Choose
evacuate-aside-step_choose-about = Everybody chooses a run card in secret. Point at a card to see where it leads and what would hit you there.
evacuate-aside-step_reveal = Reveal
evacuate-aside-step_reveal-about = All cards are shown at once.
evacuate-aside-step_run = Run
evacuate-aside-step_run-about = One after the other everybody runs, from the first player on, neutral runners last.
evacuate-aside-step_act = Actions
evacuate-aside-step_act-about = Cards with an action are carried out in the same order. Then stations that all have left are taken away.
evacuate-aside-step_nomia = Nomia
evacuate-aside-step_nomia-about = A Nomia card is drawn, or several. Whoever loses a Survivor chooses a card from the market.

# Hints: what a choice is about. Each says how many of all choices lead to it.

evacuate-hint-match_lost = { $count ->
    [one] One of { $all } choices ends the game and loses it.
   *[other] { $count } of { $all } choices end the game and lose it.
}
evacuate-hint-match_won = { $count ->
    [one] One of { $all } choices wins the game.
   *[other] { $count } of { $all } choices win the game.
}
evacuate-hint-seat_out = { $count ->
    [one] One of { $all } choices puts somebody out.
   *[other] { $count } of { $all } choices put somebody out.
}
evacuate-hint-survivor_lost = { $count ->
    [one] One of { $all } choices costs a Survivor.
   *[other] { $count } of { $all } choices cost a Survivor.
}
evacuate-hint-survivor_hit = { $count ->
    [one] One of { $all } choices brings a hit.
   *[other] { $count } of { $all } choices bring a hit.
}
evacuate-hint-survivor_spared = { $count ->
    [one] One of { $all } choices spares a Survivor.
   *[other] { $count } of { $all } choices spare a Survivor.
}
evacuate-hint-survivor_returned = { $count ->
    [one] One of { $all } choices brings a Survivor back.
   *[other] { $count } of { $all } choices bring a Survivor back.
}
evacuate-hint-captive_taken = { $count ->
    [one] One of { $all } choices takes a Survivor over.
   *[other] { $count } of { $all } choices take a Survivor over.
}
evacuate-hint-hit_removed = { $count ->
    [one] One of { $all } choices takes a hit away.
   *[other] { $count } of { $all } choices take a hit away.
}
evacuate-hint-action_failed = { $count ->
    [one] One of { $all } choices fails.
   *[other] { $count } of { $all } choices fail.
}
evacuate-hint-survivor_pushed = { $count ->
    [one] One of { $all } choices moves somebody.
   *[other] { $count } of { $all } choices move somebody.
}
evacuate-hint-safest = { $differs ->
    [0] As everybody stands now, each card is safe from { $best } of { $all } Nomia cards.
   *[other] As everybody stands now, what is lit is safe from { $best } of { $all } Nomia cards, the most dangerous card from { $worst }.
}
evacuate-hint-ask-pick_nomia = This card will come again. Think of where it strikes: in front, behind, or whoever stands together.
evacuate-hint-ask-lay_station = Only you know what lies ahead. Think of who runs in front.

## Charts of the results

evacuate-chart-score = Survivors
evacuate-chart-score-about = The Survivors of each seat at the end of each round.
evacuate-chart-behind = The pack
evacuate-chart-behind-about = Spaces behind the first runner at the end of each round. Whoever is at 0 runs in front.
evacuate-chart-behind-led = { $people ->
    [one] { $names } ran alone in front
   *[other] { $names } each ran alone in front
  } after { $count } of { $all } rounds.
evacuate-chart-luck = Hits against the odds
evacuate-chart-luck-words = { $came } { $count ->
    [one] hit
   *[other] hits
  }, { $expected } expected
evacuate-chart-luck-none = No Nomia card was drawn.
evacuate-chart-luck-about = A card drawn counts as a hit if it would hit the seat where it stands then. Expected is the share of the cards in the deck that would. What is done against a hit is no luck.

# Boards that somebody has changed, and that cannot be played on

evacuate-board-card = This board lacks the station card "{ $card }" with its { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
}, each of its kind. Restore the map in maps/evacuate.
