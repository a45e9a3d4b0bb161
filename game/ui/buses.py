"""Which bus each sound is played on, so that people can set how loud each kind of sound is.

Interface: what answers a press. Pieces: what moves, is laid, taken or spent. Events: what happens
to somebody, and whose turn it is. Ambience: what sounds around the table without end. Music has a
bus of its own, and all of them go through the master.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

Bus = Literal["interface", "pieces", "events", "ambience", "music"]
Slide = Literal["master", "interface", "pieces", "events", "ambience", "music"]
"""What has a volume: the buses, and the master over all of them."""

_SOUNDS: Final[Mapping[Bus, str]] = {
    "interface": "press cancel redo tick illegal run_lock curtain_down curtain_up",
    "pieces": """
        acid_splash asset_used boost bump car card_draw card_flip cash_paid cash_taken
        contact_gone contact_taken contact_used cube disc disc_spent drag equipment ferry
        first_aid fixer gang gang_leave gas gate helicopter hop_1 hop_2 hop_3 hop_4 item item_used
        key key_turn ladder locker nomia_shuffle officer_move patrol push rest run_reveal
        run_step_1 run_step_2 run_step_3 shaft shop_door shop_open shop_shut shuffle slide snake
        special station_up street_step_1 street_step_2 street_step_3 subway tile_lay tile_turn trip
    """,
    "events": """
        arrested arrow_turn asset_lost asset_unlocked bite crowd cuffs day_begins escaped evac_ready
        exit_shut group_finished healed inspector lose loss lost_in_space nomia_near
        notoriety_down notoriety_up officer_avoided officer_gone officer_met officer_up part_bell
        pod reveal siren spared strike transport win wound your_turn
        your_turn_escape_plan your_turn_evacuate your_turn_space_escape
    """,
    "ambience": "air_orbit air_corridor air_city",
    "music": """
        layer_city_busy layer_city_last layer_corridor_busy layer_corridor_last layer_orbit_busy
        layer_orbit_last music_city_1 music_city_2 music_city_3 music_city_4 music_corridor_1
        music_corridor_2 music_corridor_3 music_corridor_4 music_orbit_1 music_orbit_2
        music_orbit_3 music_orbit_4
    """,
}

BUSES: Final[Mapping[str, Bus]] = {
    sound: bus for bus, sounds in _SOUNDS.items() for sound in sounds.split()
}
"""The bus of each sound of the product."""

SAMPLES: Final[Mapping[str, str]] = {
    "master": "item",
    "interface": "press",
    "pieces": "card_flip",
    "events": "your_turn",
}
"""What is played to somebody who sets a volume."""


def bus_of(sound: str) -> Bus:
    """Return the bus of a sound; one that nobody knows belongs to the pieces."""
    return BUSES.get(sound, "pieces")
