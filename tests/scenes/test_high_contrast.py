"""High contrast: on every screen all words stand out by 7:1, edges of what is pressed by 3:1."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import pygame
import pytest

from game.match.tables import table_from_words
from game.rules.evacuate import RUN_CARDS
from game.scenes.evacuate.run_cards import tint_of
from game.scenes.picker import Picker
from game.scenes.stage import Scene, Services
from game.ui import lettering, paint, theme
from game.ui.cache import forget_pictures
from game.ui.canvas import Canvas
from game.ui.dials import Slider, Switch
from game.ui.fields import TextField
from game.ui.layout import Rect
from game.ui.looks import EDGE, HALO, LOOKS
from game.ui.palettes import PALETTES, PaletteName
from game.ui.segmented import Choice, Segmented
from game.ui.tones import contrast, luminance
from game.ui.widgets import Button
from tests.scenes.driver import Drive, services_for
from tests.scenes.middles import play_on

WORDS = 7.0
EDGES = 3.0
SOLID = 250
GAMES = {"space_escape": 14, "evacuate": 10, "escape_plan": 20}


@pytest.fixture(autouse=True)
def high_contrast() -> Iterator[None]:
    pygame.font.init()
    LOOKS.wear("lantern", high_contrast=True)
    yield
    LOOKS.wear("lantern", high_contrast=False)


# Measuring what is painted


def light(pixel: Any) -> float:
    return luminance(f"#{pixel[0]:02X}{pixel[1]:02X}{pixel[2]:02X}")


def contrast_of(one: float, other: float) -> float:
    """Return the contrast of two luminances."""
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def lights(surface: pygame.Surface, mask: pygame.Mask, place: tuple[int, int]) -> list[float]:
    """Return the luminance of the pixels of a mask that lie on a surface, every third of them."""
    area, found = surface.get_rect(), []
    width, height = mask.get_size()
    bits = ((x, y) for y in range(height) for x in range(width) if mask.get_at((x, y)))
    for number, (x, y) in enumerate(bits):
        point = (place[0] + x, place[1] + y)
        if number % 3 == 0 and area.collidepoint(point):
            found.append(light(surface.get_at(point)))
    return found


def standing_out(
    surface: pygame.Surface, letters: pygame.Surface, place: tuple[int, int]
) -> float | None:
    """Return the contrast of letters that were just laid, with what lies close around them.

    A quarter of the ground may be worse, for edges of other things lead through it. None if there
    is nothing to be seen of either.
    """
    size = letters.get_size()
    edges = pygame.Mask((size[0] + 4, size[1] + 4))
    edges.draw(pygame.mask.from_surface(letters, 8), (2, 2))
    around = edges.convolve(pygame.Mask((5, 5), fill=True))
    near = pygame.Mask(edges.get_size())
    near.draw(around, (-2, -2))
    near.erase(edges, (0, 0))
    ground = lights(surface, near, (place[0] - 2, place[1] - 2))
    ink = lights(surface, pygame.mask.from_surface(letters, SOLID), place)
    if len(ground) < 8 or len(ink) < 4:
        return None
    letter = median(ink)
    return quantiles((contrast_of(letter, each) for each in ground), n=4)[0]


@contextmanager
def reading() -> Iterator[list[tuple[float, str]]]:
    """Note the contrast of all letters that are laid, with the words if they are plain."""
    found: list[tuple[float, str]] = []
    lay, line = lettering.lay_letters, lettering.line_picture
    words: dict[int, str] = {}

    def noted_line(text: str, *rest: Any) -> pygame.Surface:
        picture = line(text, *rest)
        words[id(picture)] = text
        return picture

    def noted_lay(
        canvas: Canvas, letters: pygame.Surface, place: tuple[int, int], *rest: Any, **named: Any
    ) -> None:
        lay(canvas, letters, place, *rest, **named)
        ratio = standing_out(canvas.surface, letters, place)
        if ratio is not None:
            found.append((ratio, words.get(id(letters), "a paragraph")))

    forget_pictures()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lettering, "lay_letters", noted_lay)
        patch.setattr(lettering, "line_picture", noted_line)
        yield found


def faint_items(drive: Drive) -> list[str]:
    """Return what can be pressed and holds nothing light beside something dark, told by 3:1."""
    surface, faint = drive.canvas.surface, []
    for item in drive.items():
        area = drive.canvas.box(item.box).inflate(6, 6).clip(surface.get_rect())
        across, down = range(area.left, area.right, 2), range(area.top, area.bottom, 2)
        seen = sorted(light(surface.get_at((x, y))) for x in across for y in down)
        few = len(seen) // 50
        if contrast_of(seen[few], seen[-few - 1]) < EDGES:
            faint.append(item.id)
    return faint


# Screens


def table(game: str) -> Callable[[Services], Scene]:
    def open_it(services: Services) -> Scene:
        from game.scenes.tables import open_table

        match = table_from_words(game, "human,steady,steady", 7, ())
        play_on(match, GAMES[game])
        return open_table(services, match)

    return open_it


def seats(game: str) -> Callable[[Services], Scene]:
    def open_it(services: Services) -> Scene:
        from game.scenes.seats import Seats

        return Seats(services, game)

    return open_it


def settings(services: Services) -> Scene:
    from game.scenes.settings import SettingsScreen

    return SettingsScreen(services, "sound")


def rules(services: Services) -> Scene:
    from game.scenes.rules_page import RulesPage

    return RulesPage(services, "evacuate")


def title(services: Services) -> Scene:
    from game.scenes.title import Title

    return Title(services)


def results(services: Services) -> Scene:
    from game.scenes.tables import open_results

    match = table_from_words("space_escape", "human,steady", 7, ())
    play_on(match, 400)
    return open_results(services, match)


SCREENS: dict[str, Callable[[Services], Scene]] = {
    "title": title,
    "settings": settings,
    "rules": rules,
    "results": results,
    **{f"seats of {game}": seats(game) for game in GAMES},
    **{f"table of {game}": table(game) for game in GAMES},
}


@pytest.mark.parametrize("screen", SCREENS)
def test_all_words_and_all_that_can_be_pressed_stand_out(screen: str, tmp_path: Path) -> None:
    services = services_for(tmp_path)
    with reading() as found:
        drive = Drive(tmp_path, SCREENS[screen](services), (1280, 720), services)
    assert len(found) > 5
    faint = sorted({(round(ratio, 1), words) for ratio, words in found if ratio < WORDS})
    assert faint == []
    assert faint_items(drive) == []


# Edges


def nothing(*_: object) -> None:
    """Stand in for what a press does."""


BOX = Rect(40, 40, 220, 36)
WIDGETS: dict[str, Any] = {
    **{
        kind: Button("b", "Go on", nothing, BOX, kind=kind)
        for kind in ("primary", "ghost", "danger", "pill", "menu", "strip")
    },
    "disabled": Button("b", "Go on", nothing, BOX, enabled=False),
    "segmented": Segmented("s", (Choice("a", "One"), Choice("b", "Two")), "a", nothing, BOX),
    "picker": Picker("p", "One", nothing, BOX),
    "field": TextField("f", "Ana", nothing, BOX),
    "slider": Slider("r", 40, nothing, box=BOX),
    "switch": Switch("w", False, nothing, "On", "Off", BOX),
}


@pytest.mark.parametrize("name", WIDGETS)
def test_what_can_be_pressed_has_a_firm_edge(name: str) -> None:
    """Looked at along a line from the ground above it down to its middle, at its right end."""
    canvas = Canvas(pygame.Surface((1280, 720)))
    canvas.fill(theme.INK8)
    WIDGETS[name].draw(canvas)
    x = int(BOX.right - 30)
    seen = [light(canvas.surface.get_at((x, y))) for y in range(30, int(BOX.cy) + 1)]
    ground = luminance(theme.INK8)
    assert max(contrast_of(each, ground) for each in seen) >= EDGES


def test_a_panel_has_an_edge_and_a_flat_dark_ground() -> None:
    canvas = Canvas(pygame.Surface((1280, 720)))
    canvas.fill(theme.INK9)
    paint.panel(canvas, (40, 40, 300, 200), theme.INK7)
    assert contrast(EDGE, theme.INK9) >= EDGES
    assert light(canvas.surface.get_at((190, 40))) > 0.4
    assert light(canvas.surface.get_at((190, 140))) < 0.02


def test_the_ring_of_the_focus_is_twice_as_thick() -> None:
    def thickness() -> int:
        canvas = Canvas(pygame.Surface((1280, 720)))
        canvas.fill(theme.INK9)
        paint.focus_ring(canvas, (100, 100, 200, 60))
        column = [light(canvas.surface.get_at((200, y))) for y in range(80, 101)]
        return sum(each > 0.3 for each in column)

    thick = thickness()
    LOOKS.wear("lantern", high_contrast=False)
    assert thick >= 2 * thickness()
    assert contrast(theme.LAMP, HALO) >= EDGES


def test_no_tint_lies_behind_words() -> None:
    canvas = Canvas(pygame.Surface((1280, 720)))
    canvas.fill(theme.INK9)
    before = canvas.surface.get_at((200, 100))
    paint.wash(canvas, (0, 0, 400, 200), theme.SEATS[0].colour, theme.INK9, (0.42, 0))
    paint.chip(canvas, (20, 20, 360, 160), "#FFFFFF", 5, alpha=0.045)
    assert canvas.surface.get_at((200, 100)) == before
    paint.chip(canvas, (20, 20, 360, 160), "#FFFFFF", 5, alpha=0.2)
    assert canvas.surface.get_at((200, 100)) == before
    assert light(canvas.surface.get_at((200, 20))) > 0.3, "a frame tells what the tint told"


@pytest.mark.parametrize("name", PALETTES)
def test_every_colour_of_words_stands_out_in_every_palette(name: PaletteName) -> None:
    LOOKS.wear(name, high_contrast=True)
    on_ink = [theme.HIGH, theme.MIDDLE, theme.DIM, theme.LAMP, *(s.colour for s in theme.SEATS)]
    grounds = [LOOKS.ground(each) for each in (theme.INK9, theme.INK8, theme.INK7, theme.INK6)]
    for style in theme.STYLES.values():
        for ground in grounds:
            assert contrast(LOOKS.ink(style.colour), ground) >= WORDS, style.colour
    for colour in on_ink:
        for ground in grounds:
            assert contrast(LOOKS.ink(colour), ground) >= WORDS, colour
    for style in theme.PAPER_STYLES.values():
        assert contrast(LOOKS.ink(style.colour), theme.PAPER) >= WORDS, style.colour
    for fill in (theme.LAMP, theme.LAMP_DEEP, theme.LAMP_TINT):
        assert contrast(LOOKS.ink(theme.LAMP_TEXT), fill) >= WORDS, fill
    assert contrast(LOOKS.line(theme.LINE, theme.INK6), theme.INK6) >= EDGES


@pytest.mark.parametrize("name", PALETTES)
def test_the_icon_of_every_run_card_stands_out_on_its_paper(name: PaletteName) -> None:
    LOOKS.wear(name, high_contrast=True)
    for card in RUN_CARDS:
        ink = LOOKS.ink_on(tint_of(card), theme.PAPER)
        assert contrast(ink, theme.PAPER) >= WORDS, card
    assert luminance(LOOKS.ink_on("#FFFFFF", theme.INK8)) > 0.9, "light on what is dark"
