"""How a table is passed from one person to the next, so that nobody sees what is another's."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.breather import Breather
from game.scenes.course import Course
from game.scenes.curtain import Curtain
from game.scenes.stage import Scene, Services
from game.scenes.table_face import TableFace
from game.scenes.table_pointing import Pointing
from game.scenes.tabletop import Tabletop
from game.ui.panes import Panes


class Passing:
    """Lets the curtain fall at one table, and forgets what was made for other eyes."""

    def __init__(
        self,
        services: Services,
        course: Course,
        top: Tabletop,
        face: TableFace,
        pointing: Pointing,
        *,
        show: Callable[[Scene], None],
    ) -> None:
        """`show` opens a screen over the table."""
        self.breather = Breather()
        """Lasts while a curtain has just gone up."""
        self._services = services
        self._course = course
        self._top = top
        self._face = face
        self._pointing = pointing
        self._show = show
        self._shown_to = course.viewer
        """Whose view the pictures of the panels were made for."""

    def question_changed(self) -> None:
        """Let the curtain fall if the table must be passed on before anything else."""
        person = self._course.passing_to
        if person is not None:
            naming = self._top.naming
            self._show(Curtain(self._services, self._course.match, naming, person, self._sit_down))

    def forget_pictures(self) -> None:
        """Let no picture that was made for one person stay for others, not for one frame."""
        if self._course.viewer != self._shown_to:
            self._shown_to = self._course.viewer
            self._face.panes = Panes()
            self._pointing.unpin()

    def _sit_down(self) -> None:
        self.breather.begin(self._services.settings.now.play.rest_after_curtain)
        self._pointing.forget_mouse()
        self._course.sit_down()
