"""The pages that tell how to play Evacuate!: basic game, full game, and what is often asked."""

from __future__ import annotations

from typing import Final

from game.scenes.rules_text import Line, Page

PAGES: Final = (
    Page(
        "aim",
        (
            Line("run", ("survivor_ember", "survivor_sun", "survivor_teal", "survivor_sky")),
            Line("edge", ("nomia",)),
            Line("pool", ("plain:person",)),
            Line("most", ("good:ship",)),
        ),
    ),
    Page(
        "round",
        (
            Line("choose", ("plain:cards",)),
            Line("run", ("plain:feet",)),
            Line("act", ("plain:hand",)),
            Line("attack", ("bad:skull",)),
            Line("clean", ("plain:loop",)),
        ),
    ),
    Page(
        "row",
        (
            Line("up", ("station_back", "station_concourse")),
            Line("lay", ("plain:eye",)),
            Line("left", ("station_service",)),
            Line("wall", ("station_deadend",)),
            Line("arrow", ("plain:arrow",)),
        ),
    ),
    Page(
        "places",
        (
            Line("narrow", ("station_narrow", "station_dark", "station_maint")),
            Line("slow", ("station_debris", "station_hole")),
            Line("stop", ("station_acid", "station_checkpoint", "station_coolant")),
            Line("start", ("station_gravity", "station_walkway")),
            Line("nomia", ("station_panic", "station_resid", "station_deck")),
        ),
    ),
    Page(
        "cards",
        (
            Line("move", ("plain:feet",)),
            Line("shove", ("plain:hand",)),
            Line("drag", ("plain:claw",)),
            Line("pack", ("plain:person",)),
            Line("panic", ("bad:bolt",)),
            Line("back", ("plain:loop",)),
        ),
    ),
    Page(
        "nomia",
        (
            Line("front", ("nomia", "survivor_sky")),
            Line("moved", ("bad:bolt", "bad:eye")),
            Line("crowd", ("bad:claw",)),
            Line("blue", ("good:check", "good:plus", "good:bulb")),
            Line("loss", ("survivor_ember", "plain:plus")),
            Line("shuffle", ("plain:loop",)),
        ),
    ),
    Page(
        "end",
        (
            Line("ready", ("tracker_ready",)),
            Line("ship", ("good:ship",)),
            Line("tie", ("good:flag",)),
            Line("out", ("bad:skull",)),
            Line("nomias", ("nomia",)),
        ),
    ),
    Page(
        "few",
        (
            Line("who", ("survivor_violet_neutral", "survivor_ivory_neutral")),
            Line("deck", ("plain:cards",)),
            Line("loss", ("plain:feet",)),
            Line("add", ("plain:plus",)),
        ),
    ),
    Page(
        "full",
        (
            Line("civ", ("civ_skith", "civ_pell", "civ_zubrek")),
            Line("ninth", ("plain:cards",)),
            Line("special", ("plain:star",)),
            Line("order", ("plain:clock",)),
            Line("ask", ("plain:x",)),
        ),
    ),
    Page(
        "asked",
        (
            Line("speed", ("station_acid",)),
            Line("begun", ("station_maint",)),
            Line("push", ("plain:hand",)),
            Line("immune", ("plain:shield",)),
            Line("moved", ("plain:feet",)),
            Line("ways", ("plain:undo",)),
        ),
    ),
    Page(
        "hand",
        (
            Line("point", ("plain:hand",)),
            Line("keys", ("plain:arrow",)),
            Line("odds", ("plain:flag",)),
            Line("secret", ("plain:eye",)),
            Line("undo", ("plain:undo",)),
            Line("speed", ("plain:fast",)),
        ),
    ),
)
