"""The course of a match at a table: who answers, what comes of it, what is saved and told.

It asks the match who must answer, takes the answers of people and AI seats, turns events into
motion, sentences and sounds, keeps the log, and saves after each answer. All of it is meant for
the eyes of one viewer (`eyes.py`). It knows no window, no focus and no panel: the table
(`table.py`) shows what stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.bots.worker import Reply
from game.match.disk import SaveError
from game.match.match import Match, Viewer
from game.match.undo import UndoPolicy, strictest
from game.rules.contract import Event, GameError, Refusal, Seat, Target, Value
from game.scenes.ai_seats import AiSeats
from game.scenes.choices import Choices
from game.scenes.chronicle import Chronicle
from game.scenes.eyes import Eyes
from game.scenes.narration import DOERS, Narrator
from game.scenes.since import Told, told_since
from game.scenes.stage import Services
from game.scenes.stopwatch import Stopwatch
from game.scenes.tabletop import Tabletop
from game.scenes.telling import telling
from game.scenes.turn_call import TurnCall
from game.scenes.way_back import WayBack
from game.ui.director import Director


class Course:
    """One match under way."""

    def __init__(
        self,
        services: Services,
        match: Match,
        top: Tabletop,
        *,
        on_question: Callable[[], None],
        on_change: Callable[[], None],
    ) -> None:
        """Take a match up.

        `on_question` hears whenever a question is put or withdrawn, `on_change` of all else that
        a screen may show.
        """
        self.match = match
        self.director = Director(self._sound, lambda: services.reduced_motion)
        self.narrator = Narrator(services.texts, match.game.id, top.naming)
        self.chronicle = Chronicle(self.narrator)
        self.choices: Choices | None = None
        """The question to a person, while there is one and nothing moves."""
        self.passing_to: Seat | None = None
        """The person who must sit down at the table alone before the match can go on."""
        self.trouble = ""
        """Why the match could not be saved last time; empty if it was."""
        self.doer: Seat = 0
        """Who brings about what moves now, or moved last."""
        self._services = services
        self._top = top
        self._on_question = on_question
        self._on_change = on_change
        self._eyes = Eyes(match)
        self._told_to = self.viewer
        """For whom the log is written."""
        self.advice: Reply | None = None
        """What the strongest AI seat would choose in place of the person asked, once it knows."""
        self._advice_wanted = False
        self._way_back = WayBack(match)
        self._ai = AiSeats(services.open_bots, match)
        self._turn_call = TurnCall(services.audio, match)
        self._moving = False
        self._hurrying = False
        self._asked_for = Stopwatch(services.clock)
        """How long the question to a person has stood open."""
        self._thought_for = Stopwatch(services.clock)
        """How long the AI seat that thinks has done so."""

    @property
    def viewer(self) -> Viewer:
        """Whose view is shown; None for what everybody may see."""
        return self._eyes.viewer

    @property
    def person(self) -> Seat | None:
        """Whoever sits at the table now and may take an answer back."""
        if self.choices is not None:
            return self.choices.seat
        return self.viewer if self.still and self.viewer in self.match.sealed else None

    def recap(self) -> list[Told]:
        """Return in sentences what others did since the person who is asked acted last.

        While all look on it is nothing: nobody's own view may be told then.
        """
        if self.choices is None or self.openly:
            return []
        return told_since(self.match, self.choices.seat, self.narrator)

    @property
    def alone(self) -> bool:
        """Whether the person who is asked has come to the table from behind a curtain."""
        return self._eyes.guarded and self.choices is not None and not self.openly

    @property
    def private(self) -> bool:
        """Whether one of several people looks alone, so that others may not hear what is told."""
        return self._eyes.guarded and self.viewer is not None

    @property
    def openly(self) -> bool:
        """Whether all people look on while one of them is asked."""
        return self.choices is not None and self._eyes.openly()

    @property
    def still(self) -> bool:
        """Whether the board shows the match exactly as it is."""
        return not self.director.busy and not self._moving

    @property
    def ended(self) -> bool:
        """Whether the match is over and its end has been shown."""
        return self.still and self.match.result is not None

    @property
    def together(self) -> bool:
        """Whether several seats choose at the same time, each for itself."""
        return len(self.match.decisions()) > 1

    @property
    def undo_policy(self) -> UndoPolicy:
        """How far answers can be taken back: as the table agreed, or less if the settings say."""
        return strictest(self.match.undo_policy, self._services.settings.now.play.undo)

    @property
    def ai_awaited(self) -> bool:
        """Whether an AI seat has to answer."""
        return bool(self._ai_seats())

    def begin(self) -> None:
        """Show the match as it stands, and save it."""
        known = self.match.events_since(0, self.viewer)
        if known:
            self.chronicle.begin(self._top.naming.look(self.match.log[0].seat), 1)
        else:
            self.chronicle.begin(self._top.acting_look(), self.match.round)
        self.chronicle.rebuild(known)
        if self.match.result is None:
            self._save()  # The record of a finished match stays as it is.
        self._settle()

    def leave(self) -> None:
        """Let an AI seat that thinks stop."""
        self._ai.forget()

    def update(self, seconds: float) -> None:
        """Let motion go on, then let whoever must answer do so."""
        if self.director.update(seconds):
            self._on_change()
        if self.director.busy:
            self._let_ai_think_ahead()
            return
        if self._moving:
            self._settle()
        if self.passing_to is None and (self.ai_awaited or self.awaits_advice):
            self._let_ai_answer()

    def call(self) -> None:
        """Pass the table to whoever is asked openly, to look alone before answering."""
        assert self.choices is not None
        self.passing_to = self.choices.seat
        self._put(None)

    def sit_down(self) -> None:
        """Show the table to the person it was passed to."""
        assert self.passing_to is not None
        self._eyes.sit_down(self.passing_to)
        self._settle()

    # Advice

    @property
    def awaits_advice(self) -> bool:
        """Whether an AI seat has still to say what it would do in place of the person asked."""
        return self._advice_wanted and self.advice is None

    def ask_advice(self) -> None:
        """Have the strongest AI seat think about the question of the person, from its view."""
        assert self.choices is not None
        self._advice_wanted = True

    def _forget_advice(self) -> None:
        """Drop what was said about a question that is over."""
        self.advice, self._advice_wanted = None, False
        if self._is_person(self._ai.thinking):
            self._ai.forget()

    # Answers and what comes of them

    def answer(self, seat: Seat, key: str, trouble: str | None = None) -> None:
        """Give a seat's answer to the match and show what comes of it."""
        watch = self._asked_for if self._is_person(seat) else self._thought_for
        seconds = watch.read()
        self._carry_out(seat, lambda: self.match.answer(seat, key, trouble or "", seconds))

    def undo(self, seat: Seat, answers: int = 1) -> None:
        """Take back this seat's last answers, which `Match.undoable` must allow."""
        if seat not in self.match.sealed:
            self._ai.forget()
        spent, log = self._asked_for.read(), self.match.log
        for _ in range(answers):
            self.match.undo(seat)
        spent += sum(each.seconds for each in log[len(self.match.log) :] if each.seat == seat)
        self._rewrite(self.match.events_since(0, self.viewer))
        self._save()
        self._settle()
        self._asked_for.start(spent)  # What was taken back took its time, too.

    def redo(self, seat: Seat) -> None:
        """Give the answer again that was taken back last, which `Match.can_redo` must allow."""
        self._carry_out(seat, lambda: self.match.redo(seat))

    def steps_back(self) -> Mapping[int, int]:
        """Return the steps of the turn to go back to, and how many answers each lies back."""
        return {} if self.choices is None else self._way_back.steps(self.choices.seat)

    @property
    def step(self) -> int:
        """Which step of the turn the present question belongs to."""
        return self._top.crumbs(self.choices.decision if self.choices else None)[1]

    @property
    def barred(self) -> bool:
        """Whether something in this turn can no longer be taken back."""
        return self.choices is not None and self._way_back.barred(self.choices.seat)

    def refusal(self, seat: Seat, target: Target) -> Refusal | None:
        """Return why a person cannot choose a target now, as far as all who look may know it."""
        return self.match.refusal(seat, target, openly=self._eyes.openly())

    def hold(self) -> None:
        """Let no time count while another screen lies over the table."""
        self._asked_for.hold()
        self._thought_for.hold()

    def go_on(self) -> None:
        """Let time count again."""
        self._asked_for.go_on()
        self._thought_for.go_on()

    def hurry(self) -> None:
        """Skip everything up to the next question to a person."""
        if self.choices is None:
            self._hurrying = True
            self.director.skip_all()

    def _carry_out(self, seat: Seat, give: Callable[[], object]) -> None:
        """Have an answer given, save, and show what came of it to whoever may see it."""
        together, mark = self.together, self.match.mark
        view, told = self.match.view(None), self.match.events_since(0, None)
        give()
        self._save()
        if seat in self.match.sealed:
            self._wait_for_others(seat)
            return
        self._moving, self.doer = True, seat
        self._put(None)
        if self._eyes.must_share(opened_together=together):
            self._eyes.share()
            self._rewrite(told)
            self._top.settle(view, None)
        slowly = together or not self._is_person(seat)
        events = self.match.events_since(mark, self.viewer)
        if not slowly and any(event.reveals for event in events):
            self._services.audio.play("reveal")
        self._show(events, slowly=slowly)

    def _wait_for_others(self, seat: Seat) -> None:
        """Go on after an answer of which nothing comes before all others are in."""
        if self._is_person(seat):
            self._put(None)
            self._settle()
        else:
            self._top.settle(self.match.view(self.viewer), self.viewer)
            self._on_change()

    def _show(self, events: Sequence[Event], *, slowly: bool) -> None:
        """Turn what has happened into motion, sentences and sounds."""
        parts = (
            telling(self.narrator, self._top, event, self._tell, slowly=slowly) for event in events
        )
        self.director.add(*parts)
        if self._hurrying:
            self.director.skip_all()
        if not self.director.busy:
            self._settle()

    def _settle(self) -> None:
        """Show the match exactly as it is, and put the next question if a person is asked."""
        self._moving = False
        self.passing_to = self._eyes.turn()
        if self.viewer != self._told_to:
            self._rewrite(self.match.events_since(0, self.viewer))
        self._top.settle(self.match.view(self.viewer), self.viewer)
        self._put(self._next_choices())

    def _rewrite(self, events: Sequence[Event]) -> None:
        """Write the log anew for the present viewer."""
        self._told_to = self.viewer
        self.chronicle.rebuild(events)

    def _put(self, choices: Choices | None) -> None:
        self.choices = choices
        self._forget_advice()
        if choices is not None:
            self._asked_for.start()
            self._way_back.note(self.step)
            self._turn_call.call(choices.seat)
        if choices is not None or self.passing_to is not None:
            self._hurrying = False
        self._top.choose(choices)
        self._on_question()

    def _sound(self, name: str) -> None:
        """Play what belongs to a motion; others are softer than people are."""
        self._services.audio.play(name, others=not self._is_person(self.doer))

    def _next_choices(self) -> Choices | None:
        seat = self._eyes.asked()
        if seat is None or self.passing_to is not None:
            return None
        openly, decision = self._eyes.openly(), self.match.decisions()[seat]
        foresee = partial(self.match.foresee, seat, openly=openly)
        reveals = partial(self.match.reveals, seat, openly=openly)
        choices = Choices(seat, decision, foresee, reveals)
        choices.confirms = self.undo_policy == "confirm"
        return choices

    def _tell(self, event: Event) -> None:
        self.chronicle.add(event)
        found = (event.data.get(field) for field in DOERS)
        self.doer = next((each for each in found if isinstance(each, int)), self.doer)
        self._on_change()

    def _is_person(self, seat: Value | None) -> bool:
        """Say whether a person sits here; some turns are those of somebody whom nobody plays."""
        seats = self.match.seats
        return isinstance(seat, int) and seat < len(seats) and seats[seat].kind == "human"

    def _ai_seats(self) -> Sequence[Seat]:
        """Return the AI seats that have to answer."""
        return [seat for seat in self.match.waiting() if not self._is_person(seat)]

    def _let_ai_answer(self) -> None:
        """Ask the next AI seat, or take its answer; people who are asked as well go on choosing.

        Advice for one of them comes first, as soon as no AI seat thinks.
        """
        ai = self._ai
        if ai.thinking is None:
            advised = self.choices if self.awaits_advice else None
            self._thought_for.start()
            ai.ask(advised.seat if advised is not None else self._ai_seats()[0])
            self._on_change()
        answered = ai.poll()
        if answered is None:
            return
        seat, reply = answered
        if self._is_person(seat):
            self.advice = reply
            self._on_change()
        else:
            self.answer(seat, reply.key, reply.trouble)

    def _let_ai_think_ahead(self) -> None:
        """While something moves, let the AI seat think that answers next; nobody hears it yet."""
        waiting = self._ai_seats()
        if not waiting:
            return
        if self._ai.thinking is None:
            self._thought_for.start()
            self._ai.ask(waiting[0])
        if self._ai.listen():
            self._thought_for.hold()

    def _save(self) -> None:
        """Autosave; if that fails the match goes on and the table says why."""
        try:
            self._services.saves.autosave(self.match)
            self.trouble = ""
        except SaveError as fault:
            self.trouble = fault.told(self._services.texts)
        except GameError as fault:
            self.trouble = str(fault)
