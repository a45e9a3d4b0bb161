### What is heard, in a few words: captions for people who do not hear it.

# Presses

sound-illegal = A knock: not possible.
sound-run_lock = A choice locks in.

# At every table

sound-your_turn = Two notes: your turn.
sound-reveal = A low bell: no way back.
sound-curtain_down = The curtain falls.
sound-curtain_up = The curtain rises.
sound-win = A bright tune: won.
sound-lose = A dark tune: lost.
sound-card_draw = A card is drawn.
sound-card_flip = A card turns over.
sound-shuffle = Cards are shuffled.
sound-item = A bell: something is taken.
sound-item_used = Something is used.

# Space Escape

sound-hop = A hop.
sound-ladder = Up a ladder.
sound-shaft = A falling whistle: down a shaft.
sound-snake = A snake hisses.
sound-bite = A bite.
sound-boost = A boost.
sound-pod = A chord: somebody reaches the pod.
sound-lost_in_space = Drifting off into space.

# Evacuate!

sound-run_step = Running feet.
sound-run_reveal = All cards snap open.
sound-bump = A bump.
sound-push = A push.
sound-drag = Something is dragged.
sound-trip = A stumble.
sound-slide = A slide.
sound-acid_splash = Acid splashes.
sound-gate = A gate moves.
sound-station_up = A station turns up.
sound-arrow_turn = The direction turns.
sound-nomia_shuffle = Nomia cards are shuffled.
sound-nomia_near = A low pulse: Nomias are near.
sound-strike = A strike.
sound-loss = A falling note: a loss.
sound-spared = A breath: spared.
sound-special = A special card.
sound-evac_ready = A horn: the ship is ready.
sound-transport = A horn: the transport.

# Escape Plan

sound-street_step = Steps in the street.
sound-car = A car drives.
sound-ferry = A ferry horn.
sound-helicopter = A helicopter.
sound-subway = A subway train.
sound-tile_lay = A city tile is laid.
sound-tile_turn = A city tile turns.
sound-shop_door = A shop door.
sound-shop_open = A place opens.
sound-shop_shut = A place closes.
sound-cash_taken = Coins come in.
sound-cash_paid = Coins are paid.
sound-contact_taken = A contact joins.
sound-contact_used = A contact helps.
sound-contact_gone = A contact leaves.
sound-asset_unlocked = An asset is unlocked.
sound-asset_used = An asset is used.
sound-asset_lost = An asset is lost.
sound-equipment = Equipment is taken.
sound-first_aid = First aid.
sound-healed = A wound heals.
sound-wound = A thud: a wound.
sound-fixer = A fixer is hired.
sound-gang = A gang arrives.
sound-gang_leave = A gang leaves.
sound-gas = Gasoline.
sound-key = A key is taken.
sound-key_turn = A key turns.
sound-locker = A locker opens.
sound-disc = An action disc is laid.
sound-disc_spent = An action disc is spent.
sound-cube = A cube is laid.
sound-crowd = A crowd.
sound-cuffs = Handcuffs.
sound-rest = A rest.
sound-patrol = A police patrol.
sound-siren = A siren.
sound-officer_move = Police boots.
sound-officer_met = Police stop somebody.
sound-officer_avoided = Police are avoided.
sound-officer_up = Police reinforcements.
sound-officer_gone = Police leave.
sound-inspector = The inspector acts.
sound-arrested = A cell door: an arrest.
sound-notoriety_up = Notoriety goes up.
sound-notoriety_down = Notoriety goes down.
sound-part_bell = A bell: the next part of the day.
sound-day_begins = A bell: a new day.
sound-group_finished = A group is complete.
sound-exit_shut = A shutter: an exit closes.
sound-escaped = An engine: somebody escapes.
