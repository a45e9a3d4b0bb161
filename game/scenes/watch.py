"""Watching a finished match: forwards, backwards, round by round, and through whose eyes.

Positions follow from the log (`past.py`); everything moves as it did at the table. After the end
nothing is secret any more, so at first everything is shown; each seat's view is that of its time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from game.match.past import Onlooker, Past
from game.rules.contract import Seat
from game.scenes.chronicle import Line
from game.scenes.controls import Controls
from game.scenes.log_reading import LOG, LogReading
from game.scenes.looking_back import LookingBack
from game.scenes.scrubber import Scrubber, round_after, round_before
from game.scenes.stage import Services, Stage
from game.scenes.table_rules import BUTTON_RULES, LOG_RULE, REPLAY_RULE
from game.scenes.tabletop import Insight, Tabletop
from game.scenes.watch_eyes import EYE, Eye
from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.control_map import key_label
from game.ui.director import Speed
from game.ui.focus import Focusable
from game.ui.inputs import Act, Action, Input, Pointer
from game.ui.layout import Rect
from game.ui.lettering import draw_rich, draw_text, rich_height, size_in, text_width
from game.ui.tones import dk, mix
from game.ui.widgets import Button

FOOT: Final = 54.0
"""Height of the bar with the line and the buttons."""
LOW_FOOT: Final = 32.0
"""Its height where letters are large: the buttons stand in the column of the steps then."""
COLUMN_HEIGHT: Final = 26.0
"""Height of such a button, for letters of the usual size."""
COLUMN_GROWTH: Final = 1.5
"""How much larger letters become in that column."""
SIDE: Final = 14.0
GAP: Final = 8.0
HEIGHT: Final = 34.0
LABEL: Final = 216.0
"""Room for the words that say where the match stands."""
SPEEDS: Final[tuple[Speed, ...]] = ("slow", "normal", "fast", "instant")
KEYS_OF: Final = {
    "back": (Action.BACK,),
    "earlier": (Action.LEFT, Action.LOG_BACK, Action.CENTRE),
    "later": (Action.RIGHT, Action.LOG_ON, Action.LOG_END),
    "play": (Action.SKIP,),
    "speed": (Action.SPEED,),
    "open_log": (Action.LOG,),
}
"""The keys of each button: that of the button itself, and those for rounds and for the end."""


CONTROL_RULES: Final = {"speed": BUTTON_RULES["speed"], "open_log": LOG_RULE}
"""What tells of a control in the rules, where it is not what tells of all of them."""


class Watch(LookingBack):
    """A finished match on its own tabletop, with a line to go along."""

    def __init__(
        self,
        services: Services,
        past: Past,
        top: Tabletop,
        music: str | None = None,
        moment: int = 0,
    ) -> None:
        """Stand at a moment of a match that is over."""
        super().__init__(services, past, top, "all", FOOT, LOW_FOOT)
        self._music = music
        self.controls: Controls = Controls(services.audio, on_back=self._back)
        director = self.playback.director
        chosen = services.settings.now.play.speed
        director.speed = chosen if chosen in SPEEDS else "normal"
        say, key = self._say, partial(Button, kind="ghost")
        self._leave = key("watch.back", say("shell-back"), self._back, icon="undo", key=Action.BACK)
        self._earlier = key("watch.earlier", "", partial(self._step, -1), icon="arrow_left")
        self._play = key("watch.play", "", self._toggle, icon="play", kind="primary")
        self._later = key("watch.later", "", partial(self._step, 1), icon="step")
        self._speed = key("watch.speed", "", self._next_speed, icon="fast")
        self._open_log = key("watch.open_log", "", self._toggle_log, icon="clock")
        self._line = Scrubber("watch.line", past.rounds, 0, self._go)
        self._eyes = self._make_eyes()
        self._place_speed()
        self._log = LogReading(
            self._face.log,
            self.controls.ring,
            lambda: self.playback.chronicle.entries,
            press=self._go_to,
            replace=self._fill,
        )
        self._logged: object = None
        """What of the log was in sight when the controls were put in order last."""
        self._fill()
        self.playback.show(moment)

    def _fill(self) -> None:
        """Put everything in order that can be pressed: the bar, the eyes, the log."""
        widgets: list[Focusable] = [self._leave, self._earlier, self._play, self._later]
        widgets += [self._line, self._speed, *self._eyes.values()]
        widgets += [self._open_log] if self._face.log.drawer else []
        widgets += self._log.items()
        self.controls.fill(widgets, first="watch.play")

    def _make_eyes(self) -> dict[Onlooker, Eye]:
        """Return a badge for each way to look; where nothing is secret there is only one."""
        if not self.past.game.secrets:
            return {}
        naming = self._top.naming
        seats: list[tuple[Onlooker, int | None]] = [("all", None)]
        seats += [(seat, naming.look(seat)) for seat in range(len(self.past.seats))]
        return {
            eyes: Eye(f"watch.eyes.{eyes}", partial(self._look, eyes), look=look)
            for eyes, look in seats
        }

    def enter(self, stage: Stage) -> None:
        """Begin to play what can be heard at this table."""
        super().enter(stage)
        self._services.audio.music(self._music)

    # What a person does

    def handle(self, event: Input) -> None:
        """Go along the line, play, look through other eyes, or leave."""
        if isinstance(event, Act):
            self.dirty |= self._act(event)
        elif isinstance(event, Pointer):
            used = self.controls.handle(event)
            if not used and self.controls.ring.at(event.x, event.y) is None:
                self._point(event)
            self._tell_control()
            self.dirty |= used

    def _act(self, act: Act) -> bool:
        """Use a key; return whether it was used."""
        if act.action is Action.INSPECT:
            if act.down and not act.repeat:
                self._inspect()
            return True
        if act.down and act.action is not Action.RULES:
            self._keys_used()
        moves = self._moves().get(act.action)
        if self._log.act(act):
            self._tell_control()
            return True
        if act.action is Action.SKIP and act.down and act.repeat:
            return False
        if moves is not None and act.down and not self._in_eyes(act.action):
            moves()
            return True
        if act.down and self._face.sight.look(act.action):
            return True
        used = self.controls.handle(act)
        self._tell_control()
        return used

    def _moves(self) -> dict[Action, Callable[[], None]]:
        rounds, here = self.past.rounds, self.past.moment
        return {
            Action.SKIP: self._toggle,
            Action.SPEED: self._next_speed,
            Action.LEFT: partial(self._step, -1),
            Action.RIGHT: partial(self._step, 1),
            Action.LOG_BACK: lambda: self._go(round_before(rounds, here)),
            Action.LOG_ON: lambda: self._go(round_after(rounds, here)),
            Action.CENTRE: partial(self._go, 0),
            Action.LOG_END: partial(self._go, self.past.moments),
            Action.RULES: self._open_rules,
        }

    def _in_eyes(self, action: Action) -> bool:
        """Say whether an arrow moves among the eyes and not along the line."""
        ring = self.controls.ring
        sideways = action in (Action.LEFT, Action.RIGHT)
        return sideways and ring.by_keys and isinstance(ring.focused, Eye)

    def _go(self, moment: int) -> None:
        """Stand at a moment at once, and stay there."""
        self.playback.play(on=False)
        self.playback.show(moment)

    def _go_to(self, line: Line) -> None:
        """Show the moment that a sentence of the log tells of, in motion."""
        moment = self.past.moment_of(line.events[0])
        if moment is not None:
            self._go(moment)
            self.playback.play_next()

    def _step(self, by: int) -> None:
        """Go on by one answer, in motion, or back by one at once; while it moves, at once."""
        playback = self.playback
        playback.play(on=False)
        if by > 0 and playback.still:
            playback.play_next()
        elif by > 0:
            playback.show(self.past.moment)
        else:
            # On the way to a moment, back means where this way began.
            playback.show(self.past.moment - 1)

    def _toggle(self) -> None:
        """Play or pause; from the end, begin anew."""
        playback = self.playback
        if playback.at_end:
            playback.show(0)
        playback.play(on=not playback.playing)

    def _look(self, onlooker: Onlooker) -> None:
        playing = self.playback.playing
        self.playback.look(onlooker)
        self.playback.play(on=playing)

    def _next_speed(self) -> None:
        director = self.playback.director
        director.speed = SPEEDS[(SPEEDS.index(director.speed) + 1) % len(SPEEDS)]
        self._place_speed()

    def _toggle_log(self) -> None:
        self._log.toggle()

    def _place_speed(self) -> None:
        self._speed.label = self._say(f"watch-speed-{self.playback.director.speed}")
        self._touch()

    def _back(self) -> None:
        self.stage.pop()

    # What is said of the controls

    def _tell_control(self) -> None:
        """Let the inspector tell what the control in focus does."""
        ring = self.controls.ring
        lit = ring.focused
        told = self._insight(lit) if lit is not None and self._meant(lit) else None
        if told != self._face.says.instead:
            self._face.says.instead = told
            self._touch()

    def _meant(self, lit: Focusable) -> bool:
        """Say whether somebody has gone to a control, or only rests on it."""
        return self.controls.ring.by_keys or isinstance(lit, Eye) or lit.id.startswith(LOG)

    def _insight(self, lit: Focusable) -> Insight:
        say = self._say
        if isinstance(lit, Eye):
            return self._about_eyes(lit)
        if lit.id.startswith(LOG):
            about = say("watch-log-moment", key=key_label(Action.LOG))
            return Insight(say("table-log"), about, rule=LOG_RULE)
        name = lit.id.removeprefix("watch.")
        keys = zip(("key", "round", "end"), KEYS_OF.get(name, ()), strict=False)
        labels = {field: key_label(action) for field, action in keys}
        rule = CONTROL_RULES.get(name, REPLAY_RULE)
        return Insight(say(f"watch-{name}"), say(f"watch-{name}-about", **labels), rule=rule)

    def _about_eyes(self, lit: Eye) -> Insight:
        say = self._say
        seat = next(each for each, eye in self._eyes.items() if eye is lit)
        if not isinstance(seat, int):
            return Insight(say("watch-eyes-all"), say("watch-eyes-all-about"), rule=REPLAY_RULE)
        name = self._name(seat)
        about = say("watch-eyes-seat-about", name=name)
        return Insight(say("watch-eyes-seat", name=name), about, rule=REPLAY_RULE)

    def _name(self, seat: Seat) -> str:
        return str(self._top.naming.values({"seat": seat})["seat"])

    # Painting

    def draw(self, canvas: Canvas) -> None:
        """Paint the table as it was, and the bar below it."""
        self._face.aside = self._eyes_width(canvas)
        self._log.follow_focus()
        super().draw(canvas)
        self._place_log(canvas)
        foot = self._face.foot
        bar = Rect(0, canvas.height - foot, canvas.width, foot)
        tint = mix(theme.INK8, "#3B4270", 0.25)
        paint.wash(canvas, bar, tint, dk(tint, 0.35))
        self._show_state()
        fitting = canvas.lettered(COLUMN_GROWTH)
        if self._face.frame.column:
            self._place_in_column(fitting, bar)
        else:
            self._place(canvas, bar)
            self._draw_place(canvas)
        self._place_eyes(canvas)
        self.controls.draw(fitting)

    def _place_log(self, canvas: Canvas) -> None:
        """Let the sentences be pressed where they stand, and light what the one in focus names."""
        told = self.playback.chronicle.entries
        self._face.lay_log(canvas, told)
        logged = (len(told), told[-1].text, self._face.log.in_sight, canvas.stamp)
        # What is held would be let go of.
        if logged != self._logged and self.controls.ring.held is None:
            self._logged = logged
            self._fill()
        self._face.ring_places(canvas, self._log.line)

    def _show_state(self) -> None:
        """Have the buttons show what they would do now."""
        playing = self.playback.playing
        self._play.icon = "pause" if playing else "loop" if self.playback.at_end else "play"
        self._line.moment = self.past.moment
        for onlooker, eye in self._eyes.items():
            eye.chosen = onlooker == self.playback.onlooker
        first, last = self.past.moment == 0, self.playback.at_end
        self._earlier.enabled, self._earlier.why_not = not first, self._why("first", first)
        self._later.enabled, self._later.why_not = not last, self._why("last", last)

    def _why(self, end: str, there: bool) -> str:
        return self._say(f"watch-at-{end}") if there else ""

    def _place(self, canvas: Canvas, bar: Rect) -> None:
        top = bar.cy - HEIGHT / 2
        x = bar.x + SIDE
        for button, least in (
            (self._leave, 0.0), (self._earlier, 42.0), (self._play, 56.0), (self._later, 42.0),
        ):  # fmt: skip
            wide = max(least, button.width_for(canvas) if button.label else 0.0)
            button.box = Rect(x, top, wide, HEIGHT)
            x = button.box.right + GAP
        wide = max(self._speed_width(canvas), 96.0)
        self._speed.box = Rect(bar.right - SIDE - wide, top, wide, HEIGHT)
        right = self._speed.box.x - GAP - canvas.grown(LABEL)
        self._line.box = Rect(x, bar.cy - HEIGHT / 2, right - x, HEIGHT)

    def _place_in_column(self, canvas: Canvas, bar: Rect) -> None:
        """Place the buttons below each other beside the board, and the line alone in the bar."""
        column = self._face.frame.steps.inset(GAP)
        high = max(HEIGHT, canvas.grown(COLUMN_HEIGHT))
        words = self._words_of_place()
        told = rich_height(canvas, words, theme.CAPTION, column.w, "bold")
        self._face.column_foot = told + 3 * (high + GAP) + 2 * GAP
        _, place, upper, middle, lower = column.rows(None, told, high, high, high, gap=GAP)
        y = place.y + canvas.letters(theme.CAPTION) * 0.62
        draw_rich(canvas, place.x, y, words, theme.CAPTION, place.w, theme.MIDDLE, "bold")
        self._leave.box, self._speed.box = upper, lower
        steps = [self._earlier, self._play, self._later]
        steps += [self._open_log] if self._face.log.drawer else []
        for button, box in zip(steps, middle.columns(*[None] * len(steps), gap=GAP), strict=True):
            button.box = box
        self._line.box = bar.inset(SIDE, 0)

    def _speed_width(self, canvas: Canvas) -> float:
        words = (self._say(f"watch-speed-{speed}") for speed in SPEEDS)
        return max(text_width(canvas, word, theme.BODY, "bold") for word in words) + 56

    def _draw_place(self, canvas: Canvas) -> None:
        """Write in which round the match stands, and after how many answers."""
        x, y = self._line.box.right + 10, self._line.box.cy
        words, room = self._words_of_place(), canvas.grown(LABEL) - 14
        size = size_in(canvas, words, theme.CAPTION, room, "bold")
        draw_text(canvas, x, y, words, size, theme.MIDDLE, "bold", max_width=room)

    def _words_of_place(self) -> str:
        here, last = self.past.moment, self.past.moments
        name = self._face.log.round_name(self.past.rounds[here])
        return self._say("watch-place", round=name, here=here, last=last)

    def _eyes_width(self, canvas: Canvas) -> float:
        return len(self._eyes) * (_eye(canvas) + 4) + 8 if self._eyes else 0.0

    def _place_eyes(self, canvas: Canvas) -> None:
        line, side = self._face.frame.prompt, _eye(canvas)
        x = line.right - SIDE - len(self._eyes) * (side + 4) + 4
        for eye in self._eyes.values():
            eye.box = Rect(x, line.cy - side / 2, side, side)
            x += side + 4


def _eye(canvas: Canvas) -> float:
    """Return the side of a badge to look through."""
    return canvas.lettered(COLUMN_GROWTH).grown(EYE)
