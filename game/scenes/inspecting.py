"""From a table to one of its things shown large, and from there to what lies beside it.

Only what the present viewer may see is shown: what is told and drawn comes from the tabletop, as it
is settled now, and nothing moves on below the sheet.
"""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.choices import Choices
from game.scenes.enlarge import Enlarged, Shown
from game.scenes.portraits import of_sprite, portrait_of
from game.scenes.stage import Scene, Services
from game.scenes.surroundings import Surroundings
from game.scenes.table_face import OPTION, TableFace
from game.scenes.table_words import ABOUT_LOG
from game.scenes.tabletop import Tabletop, Thing
from game.ui.canvas import Canvas
from game.ui.focus import Focusable
from game.ui.inputs import Pointer


class Inspecting:
    """The way from one table to its things shown large."""

    def __init__(
        self,
        services: Services,
        game_id: str,
        top: Tabletop,
        face: TableFace,
        show: Callable[[Scene], None],
    ) -> None:
        """`show` opens a screen over the table."""
        self._services = services
        self._game_id = game_id
        self._top = top
        self._face = face
        self._show = show

    def open(self, canvas: Canvas, meant: Thing | Shown | None) -> None:
        """Show a thing large; without one, the first that has a picture."""
        around = Surroundings(self._face, canvas)

        def beside(shown: Shown, by: int) -> Shown:
            return self._beside(canvas, around.order, shown, by)

        if meant is None:
            meant = around.first(lambda thing: self._shown(canvas, thing).portrait is not None)
        shown = meant if isinstance(meant, Shown) else self._shown(canvas, meant)
        sheet = Enlarged(
            self._services, shown, beside=beside, look_on=around.look_on, rules=self._rules
        )
        self._show(sheet)

    def press(
        self, canvas: Canvas, pointer: Pointer, over: Focusable | None, choices: Choices | None
    ) -> bool:
        """Show large what the right button was pressed on; say whether it was anything.

        `over` is what can be pressed there.
        """
        meant: Thing | Shown | None = self.meant_by(canvas, over, choices)
        if meant is None and over is not None:
            return True  # A button is no thing, and no ground either.
        if meant is None:
            meant = self._face.thing_at(canvas, pointer.x, pointer.y)
            if meant is None or meant == ABOUT_LOG or self._shown(canvas, meant).portrait is None:
                return False
        self.open(canvas, meant)
        return True

    def meant_by(
        self, canvas: Canvas, focused: Focusable | None, choices: Choices | None
    ) -> Thing | Shown | None:
        """Return what the focus means: the thing that an option leads to, or the choice itself."""
        if focused is None or choices is None or not focused.id.startswith(OPTION):
            return None
        option = choices.decision.option(focused.id.removeprefix(OPTION))
        if option is None:
            return None
        left, top, wide, high = focused.box
        there = self._face.thing_at(canvas, left + wide / 2, top + high / 2)
        if there == option.target or option.target.kind in ("node", "piece"):
            return option.target
        insight = self._top.about_option(choices, option)
        return Shown(None, insight, of_sprite(insight.sprite) if insight.sprite else None)

    def _shown(self, canvas: Canvas, thing: Thing | None) -> Shown:
        top = self._top
        insight = top.about_target(thing)
        if thing is None:
            return Shown(None, insight, of_sprite(insight.sprite) if insight.sprite else None)
        return Shown(thing, insight, portrait_of(top, canvas, self._face.frame, thing, insight))

    def _beside(self, canvas: Canvas, order: list[Thing], shown: Shown, by: int) -> Shown:
        """Return the next thing with a picture that tells something else."""
        here = -1 if by > 0 else 0
        if shown.thing in order:
            here = order.index(shown.thing)
        for step in range(1, len(order) + 1):
            other = self._shown(canvas, order[(here + by * step) % len(order)])
            if other.portrait is not None and other.insight != shown.insight:
                return other
        return shown

    def _rules(self, rule: str) -> Scene:
        from game.scenes.rules_page import RulesPage

        return RulesPage(self._services, self._game_id, rule=rule)
