# Escape Plan: every sentence of its table. Names come in already coloured. Money is in thousands.

escape_plan-title = Escape Plan
escape_plan-promise = Get rich, get lost.
escape_plan-about = Three days to gather the loot of a lifetime, in a city that closes its exits one by one.

## Set-up

escape_plan-option-starter = First turn
escape_plan-option-starter-about = Who lays the first city tile. On the first day the order is then turned round.
escape_plan-option-starter-random = Random
escape_plan-option-starter-first = First seat

escape_plan-means-costa = Lt. Costa hunts you: a thief alone needs a good score as well.
escape_plan-means-sandra = Inspector Sandra hunts both of you.
escape_plan-means-open = Each business closes after { $visits } visits.

## Who acts

escape_plan-inspector = { $seats ->
    [one] Lt. Costa
   *[other] Sandra
  }
escape_plan-inspector-kind = Inspector
escape_plan-nobody = nobody

## The parts of a day

escape_plan-part-morning = Morning
escape_plan-part-afternoon = Afternoon
escape_plan-part-evening = Evening
escape_plan-part-night = Night
escape_plan-part-dawn = Dawn
escape_plan-phase-income = Income
escape_plan-phase-patrol = Patrols
escape_plan-phase-city = City
escape_plan-phase-over = Over

## City tiles

escape_plan-tile-s1 = Mercy Hill
escape_plan-tile-s2 = Foundry Row
escape_plan-tile-a1 = North Docks
escape_plan-tile-a2 = Old Airfield
escape_plan-tile-a3 = Rail Yard
escape_plan-tile-b1 = Canal Street
escape_plan-tile-b2 = Garden Flats
escape_plan-tile-b3 = College Hill
escape_plan-tile-c1 = Market Cross
escape_plan-tile-c2 = Scrapyards
escape_plan-tile-c3 = Fishmarket
escape_plan-tile-d1 = Tower Plaza
escape_plan-tile-d2 = Grand Avenue
escape_plan-tile-d3 = Riverside

escape_plan-here = { $kind }, { $tile }
escape_plan-at = the { $kind } on { $tile }
escape_plan-at_alone = the { $kind }
escape_plan-out = out of the city

## Places: name, and what a visit there does

escape_plan-kind-hospital = Hospital
escape_plan-kind-store = Store
escape_plan-kind-clinic = Clinic
escape_plan-kind-church = Church
escape_plan-kind-gang = Gang
escape_plan-kind-exit = Exit
escape_plan-kind-exit_number = Exit { $number }
escape_plan-kind-business = Business
escape_plan-kind-safe_house = Safe house
escape_plan-kind-subway = Subway
escape_plan-kind-heliport = Heliport
escape_plan-kind-street = Streets
escape_plan-kind-water = Water
escape_plan-kind-ferry = Ferry
escape_plan-kind-edge = Edge

escape_plan-visit-hospital = Pay 1, 3 or 6 to heal one, two or three wounds. In any case you gain 1 notoriety.
escape_plan-visit-store = Take a gas can, buy up to two pieces of equipment, and open one locker.
escape_plan-visit-clinic = Unlock an asset, heal a wound, and take a contact.
escape_plan-visit-church = Pay 1 to lose 1 notoriety, unlock an asset, and take a contact.
escape_plan-visit-gang = Alone here, pay 5: you leave a marker and take the gang members. Each is worth one favor.
escape_plan-visit-exit = Gain 1 notoriety. Still open: take income and a contact. Closed: one of income, contact or exit tile.
escape_plan-visit-business = Gain 1 notoriety, place a cube as your plan says, and take a contact. Full businesses close.
escape_plan-visit-safe_house = Place a cube, lose 1 notoriety, take a key, and buy a fixer if you like.
escape_plan-visit-subway = Ride to any other subway for nothing. The first ride also brings 1 point of movement.
escape_plan-visit-heliport = Fly one or two tiles for 1 point of movement, to any place or street there.
escape_plan-visit-street = You walk through the streets, 1 point for each step. No turn ends here.
escape_plan-visit-water = Water. If a ferry touches it somewhere, one point takes you across.
escape_plan-visit-ferry = A ferry opens the whole water it lies on: one point takes you from shore to shore.
escape_plan-visit-edge = The edge of a tile.

## Businesses and safe houses

escape_plan-shop-casino = Casino
escape_plan-shop-nightclub = Nightclub
escape_plan-shop-bar = Bar
escape_plan-shop-restaurant = Restaurant
escape_plan-shop-cinema = Cinema
escape_plan-shop-gym = Gym
escape_plan-shop-safe1 = Safe House 1
escape_plan-shop-safe2 = Safe House 2
escape_plan-shop-safe3 = Safe House 3
escape_plan-shop-business-about = { $closed ->
    [0] Closes after { $most } visits.
   *[1] { $most } have been here.
  } Visit all three of its row for a disc, an asset and 1 notoriety less.
escape_plan-shop-safe-about = Never closes. Visit all three safe houses for a disc, an asset and income.
escape_plan-shop-where = It lies on { $tile }.
escape_plan-shop-unlaid = It is not in the city yet.
escape_plan-shop-visits = { $count ->
    [0] Nobody has been here.
   *[other] Visited by { $names }.
  }
escape_plan-shop-closed = Closed: only a key opens it.
escape_plan-shop-left = { $left ->
    [one] Closes after one more visit.
   *[other] Closes after { $left } more visits.
  }
escape_plan-shop-pays = Your plan pays { $value } at the end.
escape_plan-shop-income = Your plan brings income at once.
escape_plan-shop-keys = { $count ->
    [0] No key is left here.
   *[other] Keys here: { $keys }.
  }
escape_plan-income-sign = $

## Contacts: title, the words on the card, and what they do

escape_plan-contact-fighter = Fighter
escape_plan-contact-fighter-short = slip past all red
escape_plan-contact-fighter-about = Slip past every Federal officer you met this turn.
escape_plan-contact-boxer = Boxer
escape_plan-contact-boxer-short = slip past all blue
escape_plan-contact-boxer-about = Slip past every County officer you met this turn.
escape_plan-contact-ninja = Ninja
escape_plan-contact-ninja-short = slip past all black
escape_plan-contact-ninja-about = Slip past every SWAT officer you met this turn.
escape_plan-contact-driver = Driver
escape_plan-contact-driver-short = slip past one tile
escape_plan-contact-driver-about = Slip past everybody on one tile, the inspector included.
escape_plan-contact-double = Double
escape_plan-contact-double-short = slip past any one
escape_plan-contact-double-about = Slip past any one officer, or the inspector.
escape_plan-contact-sergeant = Sergeant
escape_plan-contact-sergeant-short = slip past any two
escape_plan-contact-sergeant-about = Slip past any two officers, on any tiles.
escape_plan-contact-cabbie = Cabbie
escape_plan-contact-cabbie-short = 1 more point
escape_plan-contact-cabbie-about = One more point of movement this turn.
escape_plan-contact-pilot = Pilot
escape_plan-contact-pilot-short = fly 1 or 2 tiles
escape_plan-contact-pilot-about = Once this turn, fly one or two tiles from anywhere for 1 point.
escape_plan-contact-boatman = Boatman
escape_plan-contact-boatman-short = any water, 1 point
escape_plan-contact-boatman-about = You may cross every water this turn, with or without a ferry, and have one movement point more.
escape_plan-contact-dispatcher_red = Dispatcher
escape_plan-contact-dispatcher_red-short = move one Federal
escape_plan-contact-dispatcher_red-about = Move one Federal officer to any tile without one.
escape_plan-contact-dispatcher_blue = Dispatcher
escape_plan-contact-dispatcher_blue-short = move one County
escape_plan-contact-dispatcher_blue-about = Move one County officer to any tile without one.
escape_plan-contact-dispatcher_black = Dispatcher
escape_plan-contact-dispatcher_black-short = move one SWAT
escape_plan-contact-dispatcher_black-about = Move one SWAT officer to any tile without one.
escape_plan-contact-snitch_red = Snitch
escape_plan-contact-snitch_red-short = remove a Federal
escape_plan-contact-snitch_red-about = Take one Federal officer out of the game.
escape_plan-contact-snitch_blue = Snitch
escape_plan-contact-snitch_blue-short = remove a County
escape_plan-contact-snitch_blue-about = Take one County officer out of the game.
escape_plan-contact-snitch_black = Snitch
escape_plan-contact-snitch_black-short = remove a SWAT
escape_plan-contact-snitch_black-about = Take one SWAT officer out of the game.
escape_plan-contact-fixer = Night Owl
escape_plan-contact-fixer-short = take a disc
escape_plan-contact-fixer-about = Take an action disc. You can hold two.
escape_plan-contact-nurse = Nurse
escape_plan-contact-nurse-short = heal a wound
escape_plan-contact-nurse-about = Heal one wound.
escape_plan-contact-lawyer = Lawyer
escape_plan-contact-lawyer-short = lose 1 notoriety
escape_plan-contact-lawyer-about = Lose 1 notoriety.
escape_plan-contact-banker = Banker
escape_plan-contact-banker-short = take income
escape_plan-contact-banker-about = Take income.
escape_plan-contact-insider = Insider
escape_plan-contact-insider-short = unlock an asset
escape_plan-contact-insider-about = Unlock one asset.
escape_plan-contact-mule = Mule
escape_plan-contact-mule-short = fill up on gas
escape_plan-contact-mule-about = Take gas cans until you hold two.
escape_plan-contact-moment-any = At any time in your turn.
escape_plan-contact-moment-travel = Before you set out.
escape_plan-contact-moment-avoid = When you meet officers.
escape_plan-contact-moment-visit = While you visit.
escape_plan-contact-cost = Costs { $cost } to use, once until you rest.
escape_plan-contact-down = Used: a rest turns it up again.
escape_plan-contact-cuffed = Under handcuffs: no use, and it does not count for lockers.
escape_plan-contact-star = Brings 1 notoriety.

## Fixers and equipment

escape_plan-item-helicopter = Helicopter
escape_plan-item-helicopter-about = Once: fly one or two tiles from anywhere for 1 point, before you set out.
escape_plan-item-motorcycle = Motorcycle
escape_plan-item-motorcycle-about = Once: the favor of a gang member, without one.
escape_plan-item-surgeon = Surgeon
escape_plan-item-surgeon-about = Once: heal up to two wounds.
escape_plan-item-forger = Forger
escape_plan-item-forger-about = Once: lose 2 notoriety.
escape_plan-item-safecracker = Cracksman
escape_plan-item-safecracker-about = Once: unlock two assets, as far as spaces are free.
escape_plan-item-tipster = Tipster
escape_plan-item-tipster-about = Once: move two officers of any colors.
escape_plan-item-accountant = Auditor
escape_plan-item-accountant-about = Once: take income.
escape_plan-item-boss = Boss
escape_plan-item-boss-about = Once: take an action disc.
escape_plan-item-vest = Vest
escape_plan-item-vest-about = Slip past one County officer. A rest makes it good again.
escape_plan-item-hat = Hat
escape_plan-item-hat-about = Slip past one Federal officer. A rest makes it good again.
escape_plan-item-helmet = Helmet
escape_plan-item-helmet-about = Slip past one SWAT officer. A rest makes it good again.
escape_plan-item-mask = Gas Mask
escape_plan-item-mask-about = Slip past any one officer, or the inspector. A rest makes it good again.
escape_plan-item-price = Costs { $cost }. Using it is free.
escape_plan-item-left = { $count ->
    [0] None is left.
    [one] One is left.
   *[other] { $count } are left.
  }
escape_plan-item-sold = Sold.
escape_plan-item-worn = Used.
escape_plan-item-free = Free space for a fixer, equipment, or a locker or exit tile.

## Tiles whose value only the owner has seen

escape_plan-secret-green = green locker tile
escape_plan-secret-black = black locker tile
escape_plan-secret-brown = brown locker tile
escape_plan-secret-exit_p = one-dot exit tile
escape_plan-secret-exit_q = two-dot exit tile
escape_plan-secret-worth = { $name } of { $value }
escape_plan-secret-about = Counts at the end for whoever escapes with it.
escape_plan-secret-known = Worth { $value }.
escape_plan-secret-hidden = Only its owner knows what it is worth.
escape_plan-locker-green = Green lockers
escape_plan-locker-black = Black lockers
escape_plan-locker-brown = Brown lockers
escape_plan-locker-about = Notoriety and contacts must come to { $need }. With a key of this color you draw as many tiles as you have contacts{ $more ->
    [1] { " and one more" }
    [-1] { " but one" }
   *[0] { "" }
  }, and keep one.
escape_plan-locker-values = Holds { $values }.
escape_plan-locker-left = { $count ->
    [0] Empty.
    [one] One tile is left.
   *[other] { $count } tiles are left.
  }
escape_plan-locker-yours = You have { $have } of { $need }.

## Assets

escape_plan-asset-disc = Action Disc
escape_plan-asset-disc-about = Take an action disc. You can hold two.
escape_plan-asset-fed = Federal Tip
escape_plan-asset-fed-about = Move one Federal officer to any tile without one.
escape_plan-asset-cou = County Tip
escape_plan-asset-cou-about = Move one County officer to any tile without one.
escape_plan-asset-swa = SWAT Tip
escape_plan-asset-swa-about = Move one SWAT officer to any tile without one.
escape_plan-asset-avoid = Hideout
escape_plan-asset-avoid-about = Slip past everybody on one tile, the inspector included.
escape_plan-asset-key = Master Key
escape_plan-asset-key-about = Visit a closed business, or open any locker whose number you meet.
escape_plan-asset-heal = Bandage
escape_plan-asset-heal-about = Heal one wound.
escape_plan-asset-locked = Locked. Clinics, churches, rests and full rows unlock assets.
escape_plan-asset-ready = Costs { $cost } to use, and then counts 10 at the end.
escape_plan-asset-spent = Used: counts 10 at the end.
escape_plan-asset-next = Unlocked next, it will cost { $cost } to use.
escape_plan-asset-full = No space is left for it: it would be lost.
escape_plan-asset-empty = The next unlocked asset goes to the dearest free space.

## Keys, gangs, gear

escape_plan-color-green = green
escape_plan-color-black = black
escape_plan-color-brown = brown
escape_plan-key-name = { $color } key
escape_plan-key-about = Opens one closed business, or one locker of its color. Then it is used up.
escape_plan-key-used = Used.
escape_plan-key-slot = Safe House { $slot }: no key taken.
escape_plan-officer-red = Federal officer
escape_plan-officer-blue = County officer
escape_plan-officer-black = SWAT officer
escape_plan-officer-red-short = Federal
escape_plan-officer-blue-short = County
escape_plan-officer-black-short = SWAT
escape_plan-officer-at = { $officers } on { $tile }
escape_plan-officer-count = { $count ->
    [one] a { $officer }
   *[other] { $officer }
  }
escape_plan-officer-on = the { $officer } on { $tile }
escape_plan-officer-about = Whoever crosses this tile must slip past every officer on it, or take a wound for each.
escape_plan-officer-inspector-about = Counts as an officer of any color, wherever you cross the tile.
escape_plan-officer-costa-about = Cross his tile without slipping past, and you pay 3 or take two wounds.
escape_plan-officers-none = no officers

## Events

escape_plan-round = { $round ->
    [1] Day 1, morning
    [2] Day 1, afternoon
    [3] Day 1, evening
    [4] Day 1, night
    [5] Day 1, dawn
    [6] Day 2, morning
    [7] Day 2, afternoon
    [8] Day 2, evening
    [9] Day 2, night
    [10] Day 2, dawn
    [11] Day 3, morning
    [12] Day 3, afternoon
    [13] Day 3, evening
    [14] Day 3, night
   *[other] Day 3, dawn
  }
escape_plan-at-round = { $round ->
    [1] day 1, morning
    [2] day 1, afternoon
    [3] day 1, evening
    [4] day 1, night
    [5] day 1, dawn
    [6] day 2, morning
    [7] day 2, afternoon
    [8] day 2, evening
    [9] day 2, night
    [10] day 2, dawn
    [11] day 3, morning
    [12] day 3, afternoon
    [13] day 3, evening
    [14] day 3, night
   *[other] day 3, dawn
  }
escape_plan-event-day_began = Day { $day } begins.
escape_plan-event-part_began = { $part } of day { $day }.
escape_plan-event-income_taken = { $by ->
    [plan] The plan of { $seat } brings income here: { $cash }.
    [exit] { $seat } takes income at the exit: { $cash }.
    [group] { $seat } takes income for the safe houses: { $cash }.
   *[other] { $seat } takes income: { $cash }.
  }
escape_plan-event-paid = { $seat } pays { $cash } { $reason ->
    [unlock] to unlock an asset.
    [asset] for an asset.
    [contact] to a contact.
    [fixer] for a fixer.
    [equipment] for equipment.
    [gang] to the gang.
    [church] to the church.
    [hospital] at the hospital.
    [fee] to stay in hiding.
    [exit] to get out.
    [costa] to Lt. Costa.
   *[other] to the bank.
  }
escape_plan-event-patrol_shown = { $count ->
    [1] A patrol watches exit { $exit }.
   *[other] A second patrol comes to exit { $exit }.
  }
escape_plan-event-exit_closed = Exit { $exit } is closed. Exit tiles lie there now.
escape_plan-event-tile_laid = { $seat } lays { $tile }.
escape_plan-event-gang_arrived = { $count } gang members move in on { $tile }.
escape_plan-event-shop_laid = { $seat } fills a place on { $tile }: { $shop }.
escape_plan-event-tile_shown = Next on { $stack }: { $tile }, with { $officers }.
escape_plan-event-order_set = Turn order: { $order }.
escape_plan-event-disc_spent = { $seat } gives up an action disc to act.
escape_plan-event-turn_passed = { $reason ->
    [fee] { $seat } cannot pay for another turn.
   *[other] { $seat } cannot move anywhere.
  }
escape_plan-event-rested = { $seat } rests: contacts, equipment and first aid are ready again.
escape_plan-event-thief_moved = { $seat } goes to { $where }{ $gas ->
    [0] { "" }
    [one] { " with a gas can" }
   *[other] { " with " }{ $gas }{ " gas cans" }
  }{ $met ->
    [0] .
   *[other] , across { $tiles }.
  }
escape_plan-event-thief_escaped = { $seat } { $place ->
    [1] is the first to escape!
    [2] is the second to escape!
    [3] is the third to escape!
   *[other] escapes too!
  }
escape_plan-event-arrested = { $seat } is arrested: { $reason ->
    [exit] no money for the way out.
    [fee] no money to stay in hiding.
    [cuffs] no space for another pair of handcuffs.
   *[other] the last night is over.
  }
escape_plan-forced-avoid = { $seat } has nothing to slip past with.
escape_plan-forced-lay_tile = One tile is left for the city.
escape_plan-event-officer_met = { $seat } runs into { $colour ->
    [inspector] { $officer }
   *[other] a { $officer }
  } on { $tile }.
escape_plan-event-officer_avoided = { $seat } slips past { $officers }.
escape_plan-event-wounded = { $seat } is wounded: { $wounds } of 3.
escape_plan-event-cuffed = { $seat } is put in handcuffs and loses a contact space.
escape_plan-event-asset_lost = { $seat } loses { $asset }{ $reason ->
    [cuffs] { " to the handcuffs." }
   *[other] : no space is left for it.
  }
escape_plan-event-healed = { $seat } heals { $count ->
    [one] a wound.
   *[other] { $count } wounds.
  }
escape_plan-event-officer_moved = { $seat } sends a { $officer } from { $whence } to { $where }.
escape_plan-event-officer_removed = { $seat } gets rid of the { $officer } on { $tile }.
escape_plan-event-notoriety_changed = { $seat } { $change ->
    [-2] will lose 2 notoriety
    [-1] will lose 1 notoriety
   *[other] will gain { $change } notoriety
  }{ $by ->
    [crowd] : others stand here.
    [star] : this contact talks.
    [replace] : leaving things behind leaves traces.
   *[other] .
  }
escape_plan-event-notoriety_settled = The notoriety of { $seat } { $rise ->
    [1] rises
    [0] stays
   *[other] falls
  } { $rise ->
    [0] at { $new }.
   *[other] from { $old } to { $new }.
  }
escape_plan-event-line_crossed = { $seat } crosses a line: everybody less notorious sends an officer.
escape_plan-event-crowded = { $seat } is seen by { $others ->
    [one] one other.
   *[other] { $others } others.
  }
escape_plan-event-crowded-notoriety_changed = { $seat } is seen by { $others ->
    [one] one other and will gain 1 notoriety.
   *[other] { $others } others and will gain { $others } notoriety.
  }
escape_plan-event-cube_placed = { $paid ->
    [0] { $seat } places a cube for income: { $shop }.
   *[other] { $seat } places a cube: { $shop }.
  }
escape_plan-event-business_closed = The { $shop } is closed.
escape_plan-event-group_finished = { $seat } has been to { $group ->
    [x] the Casino, the Nightclub and the Bar!
    [y] the Restaurant, the Cinema and the Gym!
   *[other] all safe houses!
  }
escape_plan-event-disc_taken = { $seat } takes an action disc.
escape_plan-event-asset_unlocked = { $seat } unlocks { $asset }.
escape_plan-event-asset_moved = { $seat } moves { $asset } to make room.
escape_plan-event-asset_used = { $seat } uses { $asset }.
escape_plan-event-contact_taken = { $seat } takes { $card }.
escape_plan-event-contact_discarded = { $seat } lets { $card } go.
escape_plan-event-contact_shown = New for hire: { $card }.
escape_plan-event-contacts_shuffled = { $count } discarded contacts are shuffled.
escape_plan-event-contact_used = { $seat } calls { $card }.
escape_plan-event-key_taken = { $seat } takes a { $colour } key.
escape_plan-event-key_used = { $seat } uses a { $colour } key.
escape_plan-event-fixer_bought = { $seat } buys { $item }.
escape_plan-event-equipment_bought = { $seat } buys { $item }.
escape_plan-event-item_kept = { $seat } keeps a { $item }.
escape_plan-event-item_replaced = { $seat } throws { $item } away.
escape_plan-event-item_used = { $seat } uses { $item }.
escape_plan-event-locker_opened = { $seat } opens a { $colour } locker.
escape_plan-event-tiles_drawn = { $seat } draws { $count ->
    [one] a { $back }
   *[other] { $count } tiles
  } and keeps one.
escape_plan-event-tiles_drawn-tiles_seen = { $seat } draws: { $values }.
escape_plan-event-tiles_seen = { $seat } sees: { $values }.
escape_plan-event-gas_taken = { $seat } takes { $count ->
    [one] a gas can.
   *[other] { $count } gas cans.
  }
escape_plan-event-gang_hired = { $seat } hires { $count ->
    [one] a gang member
   *[other] { $count } gang members
  } on { $tile }.
escape_plan-event-gang_returned = A gang member of { $seat } goes back to { $tile }.
escape_plan-event-marker_returned = { $seat } takes the marker back from { $tile }.
escape_plan-event-first_aid_used = { $seat } uses first aid.
escape_plan-event-inspector_card = { $used ->
    [0] A lead to { $card } comes to nothing.
   *[other] A new lead: { $card }.
  }
escape_plan-event-inspector_moved = { $seat } goes to { $where }.
escape_plan-event-inspector_stayed = { $seat } has no lead left, and stays.
escape_plan-event-leads_shuffled = { $count } leads are shuffled.
escape_plan-event-contact_boxed = { $card } is taken in for good.
escape_plan-event-key_boxed = A { $colour } key of Safe House { $safe } is found and gone.
escape_plan-event-tile_boxed = A { $back } is found and gone.
escape_plan-event-equipment_boxed = { $item } is confiscated.
escape_plan-event-match_ended = { $reason ->
    [won] { $winners } wins!
    [shared] { $winners } share the victory!
    [alone] { $winners } got away.
   *[other] Nobody got away.
  }

## Questions

escape_plan-ask-lay_tile = { $seat }, choose the next tile for the city.
escape_plan-ask-lay_where = { $seat }, choose where { $tile } goes.
escape_plan-ask-lay_turn = { $seat }, turn { $tile } as you like.
escape_plan-ask-lay_shop = { $seat }, choose what opens on { $tile }.
escape_plan-ask-buy_unlock = { $seat }, unlock an asset for { $fee }?
escape_plan-ask-use_disc = { $seat }, give up an action disc for a turn now?{ $fee ->
    [0] { "" }
   *[other] { " Hiding costs " }{ $fee }.
  }
escape_plan-ask-turn = { $seat }, choose where to go: { $places ->
    [0] nothing is in reach.
    [one] one place in reach.
   *[other] { $places } places in reach.
  }
escape_plan-ask-route = { $seat }, choose one of { $ends } ways to { $where }.
escape_plan-ask-avoid = { $seat }, { $count ->
    [one] one officer is still in your way.
   *[other] { $count } officers are still in your way.
  }
escape_plan-ask-avoid_officer = { $seat }, choose { $count ->
    [one] whom to slip past.
   *[other] whom to slip past: { $count } may be.
  }
escape_plan-ask-avoid_tile = { $seat }, choose the tile on which you slip past everybody.
escape_plan-ask-costa = { $seat }, Lt. Costa stops you: pay { $cash }, or take { $wounds } wounds.
escape_plan-ask-lose_asset = { $seat }, choose the asset you lose to the handcuffs.
escape_plan-ask-unlock = { $seat }, choose an asset to unlock{ $cost ->
    [0] : no space is left, it would be lost.
   *[other] . Using it will cost { $cost }.
  }
escape_plan-ask-end_turn = { $seat }, use what you like, then end your turn.
escape_plan-ask-leave = { $seat }, use what you like, then leave the city{ $cost ->
    [0] .
   *[other] {" "}for { $cost }.
  }
escape_plan-ask-pick_officer = { $seat }, choose an officer.
escape_plan-ask-pick_tile = { $seat }, choose where the { $officer } goes.
escape_plan-ask-gang_power = { $seat }, choose what the motorcycle does.
escape_plan-ask-give_back = { $seat }, choose where the gang member goes back to.
escape_plan-ask-use_key = { $seat }, this business is closed. Open it with a key?
escape_plan-ask-take_contact = { $seat }, choose a contact.
escape_plan-ask-place_contact = { $seat }, choose a space for { $card }.
escape_plan-ask-take_key = { $seat }, choose a key.
escape_plan-ask-buy_fixer = { $seat }, buy a fixer? You have { $cash }.
escape_plan-ask-take_gas = { $seat }, take a gas can?
escape_plan-ask-buy_equipment = { $seat }, buy equipment? You have { $cash } and may buy { $left ->
    [one] one.
   *[other] { $left }.
  }
escape_plan-ask-open_locker = { $seat }, open a locker? You have { $number } notoriety and contacts.
escape_plan-ask-keep_tile = { $seat }, choose the tile you keep.
escape_plan-ask-replace_item = { $seat }, your spaces are full. Choose what makes room.
escape_plan-ask-heal = { $seat }, have wounds healed?
escape_plan-ask-clinic_heal = { $seat }, heal a wound?
escape_plan-ask-church_pay = { $seat }, pay 1 to lose 1 notoriety?
escape_plan-ask-exit_income = { $seat }, take income at the exit?
escape_plan-ask-exit_closed = { $seat }, choose what you take from the closed exit.
escape_plan-ask-send_officer = { $seat }, choose an officer to send after { $crosser }.
escape_plan-ask-send_to = { $seat }, choose where the { $officer } goes.

## Why something cannot be chosen

escape_plan-why-match_over = The game is over.
escape_plan-why-not_your_turn = Somebody else is asked now.
escape_plan-why-not_asked = Only what is lit can be chosen now.
escape_plan-why-tile_does_not_fit = The tile does not fit here. It needs two neighbors and a street that goes on.
escape_plan-why-not_a_location = No move ends here. Choose a place with a sign.
escape_plan-why-you_are_here = You are at { $where } already. A move ends somewhere else.
escape_plan-why-not_in_the_city = Not in the city yet: { $where }.
escape_plan-why-too_far = Out of reach this turn: { $where }.
escape_plan-why-under_cuffs = This space is under handcuffs.
escape_plan-why-no_contact = There is no contact on this space.
escape_plan-why-contact_used = { $card } is used. A rest turns the card up again.
escape_plan-why-too_dear = That costs { $cost }, and you have { $cash }.
escape_plan-why-does_nothing = That is of no use just now.
escape_plan-why-wrong_moment = That can only be used { $moment ->
    [travel] before you set out.
    [visit] while you visit.
   *[other] when you meet officers.
  }
escape_plan-why-asset_stays = A locked asset keeps its space. Choose something else.
escape_plan-why-nothing_to_use = There is nothing to use here.
escape_plan-why-item_used = { $item } is used.
escape_plan-why-asset_locked = { $asset } is still locked.
escape_plan-why-asset_used = { $asset } is used. It counts 10 at the end.
escape_plan-why-sold_out = { $item } is sold out.
escape_plan-why-number_too_low = This locker takes { $need } notoriety and contacts. You have { $have }.
escape_plan-why-locker_empty = Nothing can be drawn from the { $colour } lockers.
escape_plan-why-no_key = You have no unused { $colour } key.
escape_plan-why-rested = You have rested today.
escape_plan-why-must_move = You have called somebody for the road, so you must move.
escape_plan-why-not_the_last_day = The way out opens on the third day.
escape_plan-why-exit_too_far = The way out is out of reach this turn: { $where }.
escape_plan-why-no_gang_members = You have no gang members.
escape_plan-why-first_aid_used = Your first aid is used. A rest brings it back.
escape_plan-why-no_wounds = You have no wound to heal.

## The steps of a turn

escape_plan-crumb-move = Move or rest
escape_plan-crumb-travel = Travel
escape_plan-crumb-avoid = Avoid
escape_plan-crumb-visit = Visit
escape_plan-crumb-extras = Extras
escape_plan-crumb-end = End
escape_plan-aside-step_move = Move or rest
escape_plan-aside-step_move-about = Once a day you may rest: contacts, equipment and first aid are ready again, and you may unlock an asset. Otherwise you move.
escape_plan-aside-step_travel = Travel
escape_plan-aside-step_travel-about = Three points of movement, one for each step from street to street or into a place. You end in another place. Each gas can is a point more.
escape_plan-aside-step_avoid = Avoid
escape_plan-aside-step_avoid-about = Slip past every officer on the tile you left and the tiles you crossed, but not on the tile where you end. Whoever is left costs a wound.
escape_plan-aside-step_visit = Visit
escape_plan-aside-step_visit-about = The place where you end does what its sign says. A business or safe house takes you only once.
escape_plan-aside-step_extras = Extras
escape_plan-aside-step_extras-about = Contacts, fixers, assets, gang members and first aid may be used at any time in your turn, unless they say when.
escape_plan-aside-step_end = End
escape_plan-aside-step_end-about = The turn is over. When all have acted, notoriety is settled in turn order.

## Figures of the strip, panels, and what is beside the city

escape_plan-label-day = of 3
escape_plan-label-officers = { $count ->
    [one] officer out
   *[other] officers out
  }
escape_plan-label-exits = { $count ->
    [one] exit still open
   *[other] exits still open
  }
escape_plan-label-fee = to pay each turn
escape_plan-figure-day = Day { $day }
escape_plan-aside-day = Day { $day } of 3
escape_plan-aside-day-about = Income from the second day on, then patrols, four new tiles, turn order, and up to five turns each. On the third day one exit leads out.
escape_plan-aside-part = Parts of the day
escape_plan-aside-part-about = Everybody acts in the morning, the afternoon and the evening. At night and at dawn each turn costs an action disc.
escape_plan-aside-officers = Officers
escape_plan-aside-officers-about = Two come with each new tile, and none ever stands on Mercy Hill. { $bag } are still in the bag, { $gone } out of the game.
escape_plan-aside-patrol = Patrols
escape_plan-aside-patrol-about = Six patrol cards, two for each exit, one of them unseen. The second at an exit closes it. On the third day two exits are closed.
escape_plan-aside-exit = Exit { $number }
escape_plan-aside-exit-about = { $closed ->
    [1] Closed. Visitors gain 1 notoriety and choose income, a contact or an exit tile.
   *[0] Still open. Visitors gain 1 notoriety, take income and a contact.
  }
escape_plan-aside-exit_way = The only way out.
escape_plan-aside-exit_cost = The next to leave pays { $cost }.
escape_plan-aside-exit_tiles = { $count ->
    [0] No exit tile is left.
    [one] One exit tile of { $values }.
   *[other] { $count } exit tiles of { $values }.
  }
escape_plan-aside-exit_patrols = { $count ->
    [0] No patrol yet.
    [one] One patrol: the second closes it.
   *[other] Two patrols.
  }
escape_plan-aside-stack = Stack { $stack }
escape_plan-aside-stack-about = { $count ->
    [0] All its tiles are in the city.
    [one] The last tile of this stack.
   *[other] { $count } tiles. The open one comes next.
  }
escape_plan-aside-stack_all = Next tiles
escape_plan-aside-stack_all-about = Each day the thieves lay the open tile of each stack, and the next ones are shown with their officers.
escape_plan-aside-space = Outside the city
escape_plan-aside-space-about = The city grows here: each new tile lies next to two others, with a street that goes on.
escape_plan-aside-stack_officers = Guarded by { $officers }.
escape_plan-aside-contacts = Contacts
escape_plan-aside-contacts-about = Whoever takes a contact chooses one of seven. The others slide along and a new one comes. { $deck } in the deck, { $pile } discarded.
escape_plan-aside-order = Turn order
escape_plan-aside-order-about = Each day the most notorious begins. Among equals the order of the day before is turned round.
escape_plan-aside-notoriety = Notoriety
escape_plan-aside-notoriety-about = Settled after each part of the day. Whoever rises over a line has an officer sent after by everybody less notorious. At the end it costs 0, 5, 10, 20, 30, 40 or 50.
escape_plan-aside-wounds = Wounds
escape_plan-aside-wounds-about = Each costs 20 at the end. A fourth one means handcuffs: you lose a contact space, and one wound is healed.
escape_plan-aside-cuffs = Handcuffs
escape_plan-aside-cuffs-about = They cover contact spaces from the right. At the end each costs a contact. The sixth pair is an arrest.
escape_plan-aside-discs = Action discs
escape_plan-aside-discs-about = One buys you a turn at night or at dawn. You can hold two.
escape_plan-aside-sun = Rest
escape_plan-aside-sun-about = Once a day: contacts, equipment and first aid are ready again, and you may unlock an asset.
escape_plan-aside-moon = Rested
escape_plan-aside-moon-about = You have rested today.
escape_plan-aside-gas = Gas cans
escape_plan-aside-gas-about = Each is one more point of movement, used when the way needs it. You can hold two. { $left } at the stores.
escape_plan-aside-gang = Gang members
escape_plan-aside-gang-about = Each is worth one favor: lose 1 notoriety, fly from a heliport's tile, or slip past everybody on one tile. { $stock } still wait.
escape_plan-aside-gang_place = { $boss ->
    [nobody] { $tile }: { $count } waiting.
   *[other] { $tile }: held by { $boss }.
  }
escape_plan-aside-gang_unlaid = { $tile }: not in the city yet.
escape_plan-aside-markers = Control markers
escape_plan-aside-markers-about = You have two. One stays with each gang you hired until both of its members are back.
escape_plan-aside-income = Income
escape_plan-aside-income-about = What the next income brings. It falls as cubes leave the track: { $steps }.
escape_plan-aside-cash = Money
escape_plan-aside-cash-about = Behind your screen, in thousands. It counts at the end.
escape_plan-aside-plan = Your plan
escape_plan-aside-plan-about = Where your cubes pay at the end, and where they bring income at once. Nobody else knows it.
escape_plan-aside-bonus = Contact bonus
escape_plan-aside-bonus-about = { $count ->
    [0] No contact: no bonus.
   *[other] Contacts held: { $count }. Now they pay { $bonus } at the end.
  }
escape_plan-aside-free_space = Free space
escape_plan-aside-free_space-about = For a contact. Each one makes the bonus at the end grow.
escape_plan-aside-first_aid = First aid
escape_plan-aside-first_aid-about = { $ready ->
    [1] Heals a wound at any time in your turn. A rest brings it back.
   *[0] Used. A rest brings it back.
  }
escape_plan-aside-store = Stores
escape_plan-aside-store-about = All stores sell the same: gas for nothing, up to two pieces of equipment, and one locker for each visit.
escape_plan-aside-fixers = Fixers
escape_plan-aside-fixers-about = For sale at every safe house, one a visit. { $count } are left.
escape_plan-aside-lead = Leads
escape_plan-aside-lead-about = { $count } cards lead the inspector through the city. Whoever crosses the inspector's tile must slip past.
escape_plan-aside-own = Your board
escape_plan-aside-own-about = Your board comes up here when it is your turn.
escape_plan-aside-wait = Watching
escape_plan-aside-wait-about = Point at anything to read what it is.
escape_plan-aside-log = Log

## Rail

escape_plan-row-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [4] 4th
   *[other] 5th
  }
escape_plan-row-escaped = Escaped
escape_plan-row-arrested = Arrested
escape_plan-row-acting = Acts now
escape_plan-row-done = Has acted
escape_plan-row-here = Here: { $names }.
escape_plan-row-at = At { $where }.
escape_plan-row-notoriety = Notoriety { $now }{ $gained ->
    [0] .
   *[other] , { $then } once settled.
  }
escape_plan-row-board = { $wounds } of 3 wounds, { $cuffs } handcuffs, { $discs } discs.
escape_plan-row-income = Income { $income }.
escape_plan-row-gas = { $count ->
    [one] One gas can.
   *[other] { $count } gas cans.
  }
escape_plan-row-gang = { $count ->
    [one] One gang member.
   *[other] { $count } gang members.
  }
escape_plan-row-keys = { $count ->
    [one] One key.
   *[other] { $count } keys.
  }
escape_plan-row-held = Contacts: { $cards }.
escape_plan-row-items = Items: { $items }.
escape_plan-row-none = No contacts yet.

## Own area

escape_plan-own-now = Now
escape_plan-own-notoriety = Notoriety
escape_plan-own-wounds = Wounds
escape_plan-own-first_aid = Aid
escape_plan-own-rest = Rest
escape_plan-own-discs = Discs
escape_plan-own-contacts = Contacts
escape_plan-own-contacts-pay = pays { $bonus } now
escape_plan-own-items = Items
escape_plan-own-ready = Ready
escape_plan-own-cash = Money
escape_plan-own-plan = Plan
escape_plan-own-peek = Press to peek
escape_plan-own-peek-about = Only you may look. A press shows your money, your plan, and what each place pays you; another one covers them. While you hold the mouse they are seen, too.
escape_plan-own-cover = My money and plan
escape_plan-own-hidden = hidden
escape_plan-own-call = Press to look alone
escape_plan-own-board_of = Board of { $name }
escape_plan-own-loss-short = −{ $loss }
escape_plan-own-loss = costs { $loss } at the end
escape_plan-own-out = { $fate ->
    [escaped] { $name } is out of the city, and rich.
   *[other] { $name } is arrested.
  }

## Panels beside the city

escape_plan-panel-exits = Exits
escape_plan-panel-next = Next tiles
escape_plan-panel-contacts = Contacts
escape_plan-panel-gangs = Gangs
escape_plan-panel-shops = Businesses
escape_plan-panel-safe = Safe houses
escape_plan-panel-store = Store
escape_plan-panel-fixers = Fixers
escape_plan-panel-open = open
escape_plan-panel-watched = watched
escape_plan-panel-closed = closed
escape_plan-panel-way = way out
escape_plan-panel-empty = empty

## Windows: title and one sentence

escape_plan-window-lay_tile = A new tile
escape_plan-window-lay_tile-about = All four shown tiles are laid today, one by one.
escape_plan-window-lay_where = Where it goes
escape_plan-window-lay_where-about = Two neighbors at least, and a street that goes on.
escape_plan-lay-beside = Beside { $tiles }
escape_plan-lay-next_to = Next to it: { $places }.
escape_plan-lay-steps = { $count ->
    [one] One tile from you.
   *[other] { $count } tiles from you.
}
escape_plan-lay-streets = Its streets lead on to { $tiles }.
escape_plan-lay-no_street = No street leads on from it.
escape_plan-lay-points = { $place }: { $count ->
    [one] one point from you on foot.
   *[other] { $count } points from you on foot.
}
escape_plan-window-lay_turn = Turn the tile
escape_plan-window-lay_turn-about = Point at an arrow to see the tile turned that way. Press it to lay it so.
escape_plan-window-lay_shop = What opens here
escape_plan-window-lay_shop-about = It stays here for the whole game.
escape_plan-window-buy_unlock = Unlock an asset
escape_plan-window-buy_unlock-about = For little known thieves only: notoriety 1 or 2.
escape_plan-window-use_disc = One more turn?
escape_plan-window-use_disc-about = At night and at dawn a turn costs an action disc.
escape_plan-window-turn = Your turn
escape_plan-window-turn-about = Press a lit place, or a button here. Contacts and gear that can be used are lit below.
escape_plan-window-route = Which way?
escape_plan-window-route-about = They differ in points, gas or officers.
escape_plan-window-avoid = Officers
escape_plan-window-avoid-about = Use what is lit below, or face the first one and take a wound.
escape_plan-window-avoid_officer = Slip past
escape_plan-window-avoid_officer-about = Choose an officer on the board.
escape_plan-window-avoid_tile = Slip past
escape_plan-window-avoid_tile-about = Choose a tile on the board.
escape_plan-window-costa = Lt. Costa
escape_plan-window-costa-about = He can be bought.
escape_plan-window-lose_asset = Handcuffs
escape_plan-window-lose_asset-about = Too few contact spaces are left for all locked assets.
escape_plan-window-unlock = Unlock an asset
escape_plan-window-unlock-about = Choose one that is lit below. Used ones count 10 at the end.
escape_plan-window-end_turn = End of turn
escape_plan-window-end_turn-about = What is lit below can still be used.
escape_plan-window-leave = Out of the city
escape_plan-window-leave-about = What is lit below can still be used, for the last time.
escape_plan-window-pick_officer = Choose an officer
escape_plan-window-pick_officer-about = On any tile of the city.
escape_plan-window-pick_tile = Choose a tile
escape_plan-window-pick_tile-about = One officer of each color stands on a tile, none on Mercy Hill.
escape_plan-window-gang_power = Motorcycle
escape_plan-window-gang_power-about = One favor, as a gang member does it.
escape_plan-window-give_back = Gang member
escape_plan-window-give_back-about = To a gang that bears your marker.
escape_plan-window-use_key = Closed
escape_plan-window-use_key-about = A key gets you in once.
escape_plan-window-take_contact = Take a contact
escape_plan-window-take_contact-about = Any of the seven. It costs when you use it.
escape_plan-window-place_contact = Your new contact
escape_plan-window-place_contact-about = Choose a space below. A contact who is there is let go; a locked asset moves to a free space.
escape_plan-window-take_key = Take a key
escape_plan-window-take_key-about = For a closed business, or a locker of its color.
escape_plan-window-buy_fixer = Buy a fixer
escape_plan-window-buy_fixer-about = Paid once, used once. It keeps one of your five spaces, even when used.
escape_plan-window-take_gas = Gas
escape_plan-window-take_gas-about = It is free. You can hold two.
escape_plan-window-buy_equipment = Buy equipment
escape_plan-window-buy_equipment-about = Paid once, good again after each rest. It takes one of your five spaces.
escape_plan-window-open_locker = Open a locker
escape_plan-window-open_locker-about = You draw, look, and keep one tile.
escape_plan-window-keep_tile = Keep one
escape_plan-window-keep_tile-about = The others go back unseen.
escape_plan-window-replace_item = Make room
escape_plan-window-replace_item-about = The old item is lost, and you gain 1 notoriety.
escape_plan-window-heal = Hospital
escape_plan-window-heal-about = One payment a visit. You gain 1 notoriety in any case.
escape_plan-window-clinic_heal = Clinic
escape_plan-window-clinic_heal-about = It costs nothing.
escape_plan-window-church_pay = Church
escape_plan-window-church_pay-about = Settled with the rest of this part of the day.
escape_plan-window-exit_income = Open exit
escape_plan-window-exit_income-about = Then you take a contact.
escape_plan-window-exit_closed = Closed exit
escape_plan-window-exit_closed-about = One of these, or nothing.
escape_plan-window-send_officer = Send an officer
escape_plan-window-send_officer-about = It must end nearer to whoever crossed the line.
escape_plan-window-send_to = Send an officer
escape_plan-window-send_to-about = These tiles are equally near.

escape_plan-button-use = Yes
escape_plan-button-pass = No
escape_plan-button-rest = Rest
escape_plan-button-rest-about = Contacts, equipment and first aid are ready again, and you may unlock an asset. Once a day.
escape_plan-button-stay = Stay
escape_plan-button-stay-about = Nothing is in reach.
escape_plan-button-escape = Escape
escape_plan-button-escape-about = Through the open exit and away. Your game ends here, with all you have.
escape_plan-button-leave = Leave
escape_plan-button-leave-about = Through the open exit and away. Your game ends here, with all you have.
escape_plan-button-end = End turn
escape_plan-button-end-about = Somebody else acts. Your notoriety is settled after this part of the day.
escape_plan-button-face = Take a wound
escape_plan-button-face-about = The first officer in your way wounds you.
escape_plan-button-pay = Pay
escape_plan-button-wounds = Take wounds
escape_plan-button-take = Take
escape_plan-button-discard = Let go
escape_plan-button-discard-about = The new contact goes to the discard pile.
escape_plan-button-income = Income
escape_plan-button-contact = A contact
escape_plan-button-tile = An exit tile
escape_plan-button-heal = { $count ->
    [one] Heal one
   *[other] Heal { $count }
  }
escape_plan-button-route = Way { $number }
escape_plan-button-turn = { $turns ->
    [0] As printed
   *[other] Turned by { $turns }
  }
escape_plan-button-calm = Lose 1 notoriety
escape_plan-button-calm-about = A gang member goes back and has a word with somebody.
escape_plan-button-fly = Fly
escape_plan-button-fly-about = A gang member goes back. Fly one or two tiles from a heliport's tile for 1 point.
escape_plan-button-ignore = Slip past a tile
escape_plan-button-ignore-about = A gang member goes back. Slip past everybody on one tile.
escape_plan-button-master = Master key: { $color }
escape_plan-button-buys = { $name }, { $cost }
escape_plan-button-gang = Gang

## Prices and gains

escape_plan-price = { $old } → { $new }
escape_plan-gain-cash = Money { $old } → { $new }
escape_plan-gain-wounds = Wounds { $old } → { $new }
escape_plan-gain-discs = Discs { $old } → { $new }
escape_plan-gain-gas = Gas { $old } → { $new }
escape_plan-gain-notoriety = Notoriety { $old } → { $new }{ $line ->
    [1] , over a line: officers come!
   *[0] , once settled
  }
escape_plan-gain-plan = Your plan pays { $value } here.
escape_plan-gain-income = Your plan: income of { $income } now.
escape_plan-gain-points = { $spent } of { $points } points{ $gas ->
    [0] { "" }
    [one] , with one gas can
   *[other] , with { $gas } gas cans
  }{ $ride ->
    [0] { "" }
   *[1] , one from the subway
  }
escape_plan-gain-route = { $spent ->
    [one] 1 point
   *[other] { $spent } points
  }{ $gas ->
    [0] { "" }
   *[other] , { $gas } gas
  }{ $count ->
    [0] , no officers
    [one] , one officer
   *[other] , { $count } officers
  }
escape_plan-gain-by = { $route }, by { $tiles }
escape_plan-gain-safe = No officers on the way.
escape_plan-gain-many = { $count } officers on { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
  }
escape_plan-gain-met = To slip past: { $officers }. Else wounds { $old } → { $new }{ $cuffs ->
    [0] .
    [one] , and handcuffs.
   *[other] , and handcuffs { $cuffs } times.
  }
escape_plan-gain-ways = { $count ->
    [one] One way.
   *[other] { $count } ways: you choose.
  }
escape_plan-gain-known = You have been here: no second visit.
escape_plan-gain-closed = Closed, and you have no key: no visit.
escape_plan-gain-keyed = Closed: a key opens it.
escape_plan-gain-last = Your visit closes it.
escape_plan-gain-group = Completes a row: disc, asset, { $group ->
    [safe] income
   *[other] 1 notoriety less
  }.
escape_plan-gain-crowd = Others stand here: { $others } notoriety.
escape_plan-gain-members = { $count ->
    [one] You get one gang member.
   *[other] You get { $count } gang members.
  }
escape_plan-gain-unused = { $count ->
    [one] One thing could still be used.
   *[other] { $count } things could still be used.
  }
escape_plan-gain-no_gang = You cannot hire here: be alone, with { $cost } and a free marker.
escape_plan-gain-fee = { $cost ->
    [0] Getting out is free.
   *[other] Getting out costs { $cost }.
  }
escape_plan-gain-free = Free
escape_plan-gain-short = You have { $cash } of { $cost }!
escape_plan-gain-poor = You cannot pay { $cost } to get out: you would be arrested!
escape_plan-gain-score = Score as you are now: { $score }{ $met ->
    [0] .
   *[1] , less what the police costs.
  }
escape_plan-gain-bonus = Contact bonus { $old } → { $new }
escape_plan-gain-asset = Counts 10 at the end.
escape_plan-gain-slot = Will cost { $cost } to use.
escape_plan-gain-replaces = { $item } is lost.
escape_plan-gain-no_room = No space is free: one item is lost. { $change }
escape_plan-tray-toll = +{ $count }
escape_plan-gain-draws = { $count ->
    [one] You draw one tile.
   *[other] You draw { $count } and keep one.
  }

## How it ended

escape_plan-result-won = A clean getaway!
escape_plan-result-won-about = { $winners } is out of the city with { $most }, more than anybody else.
escape_plan-result-won-tie = { $winners } wins with { $most }: more money in hand, less notoriety or fewer wounds decide.
escape_plan-result-shared = Partners in crime!
escape_plan-result-shared-about = { $winners } share the victory with { $most } each.
escape_plan-result-caught = Busted
escape_plan-result-caught-about = Nobody got out in time. The loot goes back.
escape_plan-result-alone = Out and away!
escape_plan-result-alone-about = { $winners } got away with { $most }. That makes a { $rating }.
escape_plan-rating-petty = petty thief
escape_plan-rating-crook = crook
escape_plan-rating-professional = professional
escape_plan-rating-mastermind = mastermind
escape_plan-rating-legend = legend

escape_plan-ending-rows = The gang
escape_plan-ending-parts = Where the money came from
escape_plan-ending-visits = Plan
escape_plan-ending-bonus = Bonuses
escape_plan-ending-cash = In hand
escape_plan-ending-losses = Losses
escape_plan-ending-arrested = Arrested
escape_plan-ending-total = Total
escape_plan-ending-part-contacts = contacts
escape_plan-ending-part-tiles = tiles
escape_plan-ending-part-assets = assets
escape_plan-ending-part-notoriety = notoriety
escape_plan-ending-part-wounds = wounds
escape_plan-ending-others = { $count ->
    [one] { $names } gets away!
   *[other] { $names } get away!
}
escape_plan-ending-escaped = got out
escape_plan-ending-visited = places visited
escape_plan-ending-wounds = wounds
escape_plan-ending-cuffs = handcuffs
escape_plan-ending-lines = lines crossed
escape_plan-ending-spent = money spent
escape_plan-ending-contacts = contacts taken
escape_plan-ending-closed = businesses closed

# What keys and buttons lay over the city

escape_plan-lens-reach = Within reach
escape_plan-lens-reach-about = Where your thief could go now, with the points of the shortest way. Press { $key } to put it away.
escape_plan-lens-danger = Police
escape_plan-lens-danger-about = How many officers guard each tile; green tiles are free of them. Press { $key } to put it away.
escape_plan-lens-targets = What my plan pays
escape_plan-lens-targets-about = The shops in the city for which your plan pays at the end, in thousands. Press { $key } to put it away.
escape_plan-lens-income = My income
escape_plan-lens-income-about = The shops in the city that bring you income at once, and how much now. Press { $key } to put it away.
escape_plan-lens-exits = Exits
escape_plan-lens-exits-about = Closed exits with the tiles left there, the others with their patrol cards. Press { $key } to put it away.

# Hints: what a choice is about. Each says how many of all choices lead to it.

escape_plan-hint-arrested = { $count ->
    [one] One of { $all } choices gets you arrested.
   *[other] { $count } of { $all } choices get you arrested.
}
escape_plan-hint-thief_escaped = { $count ->
    [one] One of { $all } choices gets you out of the city.
   *[other] { $count } of { $all } choices get you out of the city.
}
escape_plan-hint-cuffed = { $count ->
    [one] One of { $all } choices puts you in handcuffs.
   *[other] { $count } of { $all } choices put you in handcuffs.
}
escape_plan-hint-wounded = { $count ->
    [one] One of { $all } choices wounds you.
   *[other] { $count } of { $all } choices wound you.
}
escape_plan-hint-asset_lost = { $count ->
    [one] One of { $all } choices costs an asset.
   *[other] { $count } of { $all } choices cost an asset.
}
escape_plan-hint-officer_met = { $count ->
    [one] One of { $all } choices leads past officers.
   *[other] { $count } of { $all } choices lead past officers.
}
escape_plan-hint-line_crossed = { $count ->
    [one] One of { $all } choices crosses a line and sets officers on you.
   *[other] { $count } of { $all } choices cross a line and set officers on you.
}
escape_plan-hint-group_finished = { $count ->
    [one] One of { $all } choices finishes a group of your plan.
   *[other] { $count } of { $all } choices finish a group of your plan.
}
escape_plan-hint-income_taken = { $count ->
    [one] One of { $all } choices brings income.
   *[other] { $count } of { $all } choices bring income.
}
escape_plan-hint-cube_placed = { $count ->
    [one] One of { $all } choices visits a business or safe house.
   *[other] { $count } of { $all } choices visit a business or safe house.
}
escape_plan-hint-asset_unlocked = { $count ->
    [one] One of { $all } choices unlocks an asset.
   *[other] { $count } of { $all } choices unlock an asset.
}
escape_plan-hint-disc_taken = { $count ->
    [one] One of { $all } choices brings an action disc.
   *[other] { $count } of { $all } choices bring an action disc.
}
escape_plan-hint-healed = { $count ->
    [one] One of { $all } choices heals a wound.
   *[other] { $count } of { $all } choices heal a wound.
}
escape_plan-hint-officer_removed = { $count ->
    [one] One of { $all } choices gets rid of an officer.
   *[other] { $count } of { $all } choices get rid of an officer.
}
escape_plan-hint-contact_taken = { $count ->
    [one] One of { $all } choices brings a contact.
   *[other] { $count } of { $all } choices bring a contact.
}
escape_plan-hint-key_taken = { $count ->
    [one] One of { $all } choices brings a key.
   *[other] { $count } of { $all } choices bring a key.
}
escape_plan-hint-crowded = { $count ->
    [one] One of { $all } choices meets others there.
   *[other] { $count } of { $all } choices meet others there.
}
escape_plan-hint-ask-turn = No place does good or harm at once. Look at what the visit brings, how many points are left, and how far the exit is.
escape_plan-hint-ask-lay_tile = Tiles with many officers are best far from your own way.
escape_plan-hint-ask-lay_where = Think of where you want to go yourself, and what should lie on that way.
escape_plan-hint-ask-take_contact = A contact counts again after each rest, and more contacts open more lockers.

## Charts of the results

escape_plan-chart-score = Worth
escape_plan-chart-score-about = What each thief would count at the end of each part of the day if it were out of the city.
escape_plan-chart-score-out = { $value }, caught
escape_plan-chart-income = Income
escape_plan-chart-income-about = What the next income of each thief brings, at the end of each part of the day.
escape_plan-chart-income-fact = { $people ->
    [one] { $names } has
   *[other] { $names } have
  } the highest income in the end: { $value }.
escape_plan-chart-part = { $round ->
    [1] Day 1
    [2] Day 1
    [3] Day 1
    [4] Day 1
    [5] Day 1
    [6] Day 2
    [7] Day 2
    [8] Day 2
    [9] Day 2
    [10] Day 2
   *[other] Day 3
  }
escape_plan-chart-score-led = { $people ->
    [one] { $names } led alone
   *[other] { $names } each led alone
  } at the end of { $count } of { $all } parts of a day.
escape_plan-chart-luck = Draws against the average
escape_plan-chart-luck-words = { $came } drawn, { $expected } expected
escape_plan-chart-luck-none = Nobody drew from a locker or an exit.
escape_plan-chart-luck-about = Each draw from a locker or an exit counts its best tile. Expected is the best of as many tiles of that stack, on the average.

# Boards that somebody has changed, and that cannot be played on

escape_plan-board-order = The places of the city tiles have to be numbered before their edges. Restore the map in maps/escape_plan.
escape_plan-board-tile = "{ $place }" lies on no city tile of this game. Restore the map in maps/escape_plan.
escape_plan-board-kind = "{ $place }" cannot be of the kind "{ $kind }". Restore the map in maps/escape_plan.
escape_plan-board-count = The city tiles need { $needed ->
    [one] one place
   *[other] { $needed } places
} of the kind "{ $kind }" and have { $count }. Restore the map in maps/escape_plan.
escape_plan-board-edges = Each city tile needs its six edges, numbered 0 to 5. Restore the map in maps/escape_plan.
escape_plan-board-shows = "{ $place }" has to show a place of its own tile. Restore the map in maps/escape_plan.
