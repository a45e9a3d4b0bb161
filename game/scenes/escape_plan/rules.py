"""The pages that tell how to play Escape Plan: a day, a turn, the places, and how to get out."""

from __future__ import annotations

from typing import Final

from game.scenes.rules_text import Line, Page

PAGES: Final = (
    Page(
        "aim",
        (
            Line("loot", ("notes", "coins")),
            Line("plan", ("plan_back",)),
            Line("exits", ("place_exit1", "place_exit2", "place_exit3")),
            Line("out", ("place_exit",)),
            Line("jail", ("handcuffs",)),
        ),
    ),
    Page(
        "day",
        (
            Line("income", ("notes",)),
            Line("patrol", ("patrol_1", "patrol_2", "patrol_3")),
            Line("city", ("tile_b2_0", "tile_c1_0")),
            Line("order", ("order_ember", "order_sun", "order_teal")),
            Line("parts", ("plain:morning", "plain:afternoon", "plain:evening")),
            Line("night", ("disc", "plain:night", "plain:dawn")),
        ),
    ),
    Page(
        "turn",
        (
            Line("rest", ("rest",)),
            Line("travel", ("plain:feet",)),
            Line("avoid", ("plain:shield",)),
            Line("visit", ("place_clinic",)),
            Line("extras", ("plain:hand",)),
        ),
    ),
    Page(
        "travel",
        (
            Line("points", ("plain:feet",)),
            Line("gas", ("gas_can",)),
            Line("subway", ("place_subway",)),
            Line("heliport", ("place_heliport",)),
            Line("water", ("place_ferry",)),
        ),
    ),
    Page(
        "police",
        (
            Line("who", ("officer_red", "officer_blue", "officer_black")),
            Line("where", ("plain:map",)),
            Line("slip", ("equipment_hat", "equipment_vest", "equipment_helmet")),
            Line("wound", ("wound",)),
            Line("cuffs", ("handcuffs",)),
        ),
    ),
    Page(
        "notoriety",
        (
            Line("settle", ("notoriety",)),
            Line("lines", ("bad:siren",)),
            Line("top", ("wound",)),
            Line("order", ("order_sky",)),
            Line("cost", ("bad:cash",)),
        ),
    ),
    Page(
        "shops",
        (
            Line("business", ("place_casino", "place_bar", "place_gym")),
            Line("cube", ("cube_ember", "hex_money", "hex_income")),
            Line("closed", ("bad:lock", "key_green")),
            Line("safe", ("place_safe1", "key_brown")),
            Line("row", ("disc",)),
        ),
    ),
    Page(
        "places",
        (
            Line("clinic", ("place_clinic",)),
            Line("church", ("place_church",)),
            Line("hospital", ("place_hospital",)),
            Line("gang", ("place_gang", "gang_member")),
            Line("exit", ("place_exit1", "place_exit_closed")),
            Line("crowd", ("plain:people",)),
        ),
    ),
    Page(
        "store",
        (
            Line("gas", ("gas_can",)),
            Line("equipment", ("equipment_vest", "equipment_mask")),
            Line("number", ("locker_green", "locker_black", "locker_brown")),
            Line("draw", ("plain:cards",)),
            Line("full", ("bad:siren",)),
        ),
    ),
    Page(
        "crew",
        (
            Line("take", ("contact_driver", "contact_nurse")),
            Line("use", ("plain:cash",)),
            Line("bonus", ("plain:person",)),
            Line("unlock", ("asset_heal_locked", "asset_heal")),
            Line("asset", ("asset_disc", "tile_used")),
            Line("gang", ("gang_member",)),
        ),
    ),
    Page(
        "out",
        (
            Line("when", ("place_exit",)),
            Line("cost", ("plain:cash",)),
            Line("fee", ("notes",)),
            Line("late", ("plain:dawn",)),
            Line("count", ("coins",)),
            Line("tie", ("plain:scales",)),
        ),
    ),
    Page(
        "few",
        (
            Line("sandra", ("pawn_sandra",)),
            Line("leads", ("inspector_back",)),
            Line("any", ("officer_inspector",)),
            Line("costa", ("pawn_costa",)),
            Line("rating", ("plain:crown",)),
        ),
    ),
    Page(
        "hand",
        (
            Line("point", ("plain:hand",)),
            Line("keys", ("plain:arrow",)),
            Line("tray", ("plain:cards",)),
            Line("peek", ("plain:eye",)),
            Line("undo", ("plain:undo",)),
            Line("speed", ("plain:fast",)),
        ),
    ),
)
