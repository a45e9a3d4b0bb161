"""The pages that tell how to play Evacuate!: basic game, full game, and what is often asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.evacuate import RUN_CARDS
from game.scenes.evacuate.nomia_cards import draw_nomia_card
from game.scenes.evacuate.run_cards import draw_small_run_card
from game.scenes.rules_text import Line, Page, Painter
from game.ui.canvas import Canvas
from game.ui.layout import Rect


def _draw_run(canvas: Canvas, box: Rect, card: str) -> None:
    draw_small_run_card(canvas, box, card, RUN_CARDS[card].speed)


PAINTERS: Final[Mapping[str, Painter]] = {
    "run": Painter(1.02, _draw_run),
    "nomia": Painter(0.94, draw_nomia_card),
}
"""Run cards and Nomia cards by their ids."""

PAGES: Final = (
    Page(
        "aim",
        (
            Line("run", ("survivor_ember", "survivor_sun", "survivor_teal", "survivor_sky")),
            Line("edge", ("nomia", "nomia:front", "nomia:rear")),
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
            Line("move", ("run:m1", "run:m2", "run:m3")),
            Line("shove", ("run:shove", "run:trip")),
            Line("drag", ("run:drag",)),
            Line("pack", ("run:pack",)),
            Line("panic", ("run:panic_run",)),
            Line("back", ("plain:loop",)),
        ),
    ),
    Page(
        "nomia",
        (
            Line("front", ("nomia:front", "nomia:rear", "nomia:pincer")),
            Line("moved", ("nomia:ambush", "nomia:lurkers")),
            Line("crowd", ("nomia:swarm",)),
            Line("blue", ("nomia:nohostile", "nomia:medical", "nomia:lighting")),
            Line("loss", ("survivor_ember", "plain:plus")),
            Line("shuffle", ("nomia:nohostile", "plain:loop", "nomia:lighting")),
        ),
    ),
    Page(
        "end",
        (
            Line("ready", ("tracker_ready",)),
            Line("ship", ("nomia:evac",)),
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
            Line("ninth", ("run:warp", "run:scatter", "run:weld")),
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
