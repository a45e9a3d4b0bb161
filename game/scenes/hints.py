"""What a hint says: what matters in a question, what to try, and how two choices compare.

Everything follows from what the person asked may know: the outcomes that its options would surely
have, and the words that the game has for them. Which option is tried comes from elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple, TypeAlias

from game.content.texts import Texts, plain
from game.rules.contract import Event, Option
from game.scenes.choices import Choices
from game.scenes.chronicle import Chronicle
from game.scenes.finishing import Finishing
from game.scenes.narration import Narrator
from game.scenes.table_rules import HINT_RULE
from game.scenes.tabletop import Insight, Note, Spot, Tabletop, Weighing
from game.ui import paint, theme
from game.ui.canvas import Canvas
from game.ui.control_map import key_label
from game.ui.inputs import Action
from game.ui.sprites import draw_icon

MOST_FACTS: Final = 3
SIGN: Final = 18.0
"""How large the icon on a lit option is."""
ENDS: Final = tuple(".!?…。！？؟।")
"""Signs with which sentences end."""
MOST_SENTENCES: Final = 6
"""How many sentences tell at most how a turn could go on."""
MOST_NOTES: Final = 3
"""How many consequences of each option stand side by side."""


Sign: TypeAlias = tuple[str, str]
"""An icon and its colour."""

LOOK: Final[Sign] = ("eye", theme.LAMP)
TRY: Final[Sign] = ("star", theme.LAMP)
YOURS: Final[Sign] = ("hand", theme.INFO)


class Told(NamedTuple):
    """One step of a hint: a sentence, more beside it, and the options that are lit."""

    sentence: str
    insight: Insight
    lit: Mapping[str, Sign] = {}
    """The icon and the colour with which each option is marked, by option key."""


class Fact(NamedTuple):
    """Something that options of a question lead to."""

    note: Note
    keys: frozenset[str]
    """The options that lead to it."""
    decides: bool
    """Whether the others do not."""

    @property
    def good(self) -> bool:
        """Whether one wants it to happen."""
        return self.note.colour == theme.GOOD


class Hints:
    """Finds the words of hints at one table."""

    def __init__(self, texts: Texts, game_id: str, top: Tabletop) -> None:
        self._texts = texts
        self._say = texts.say
        self._game_id = game_id
        self._top = top

    def thinking(self) -> Told:
        """Return what is said until the next step is known."""
        words = self._say("table-hint-thinking")
        return Told(words, Insight(self._say("table-hint"), words, rule=HINT_RULE))

    def matter(self, choices: Choices) -> Told:
        """Return what matters in a question; every outcome should be known already."""
        more = self._say("table-hint-more", key=key_label(Action.HINT))
        title, rule = self._say("table-hint-matters"), self._top.about_target(None).rule
        facts = self._facts(choices)
        if facts:
            notes = tuple(fact.note for fact in facts[:MOST_FACTS])
            lit = dict.fromkeys(facts[0].keys if facts[0].decides else (), notes[0][:2])
            insight = Insight(title, more, notes=notes, rule=rule)
            return Told(f"{notes[0].text} {more}", insight, lit)
        words, keys = self._quiet(choices)
        beside = self._say("table-hint-beside", key=key_label(Action.HINT))
        return Told(beside, Insight(title, words, rule=rule), dict.fromkeys(keys, LOOK))

    def advice(self, choices: Choices, key: str) -> Told:
        """Return why this option is worth a try."""
        choice = self._about(choices, key)
        reasons = [self._reason(fact, key) for fact in self._facts(choices)]
        reasons += [note.text for note in choice.notes if note.colour == theme.GOOD]
        reason = next((words for words in reasons if words), self._say("table-hint-ahead"))
        sentence = self._say("table-hint-try", choice=choice.title, reason=self._ended(reason))
        title = self._say("table-hint-try-title", choice=choice.title)
        beside = "" if reason in (note.text for note in choice.notes) else reason
        insight = replace(choice, title=title, text=beside)
        return Told(sentence, insight, {key: TRY})

    def comparison(self, choices: Choices, key: str, other: str | None) -> Told:
        """Return what would follow this option and another one, side by side."""
        if other is None:
            words = self._say("table-hint-compare-what", key=key_label(Action.HINT))
            title = self._say("table-hint-compare")
            return Told(words, Insight(title, words, rule=HINT_RULE), {key: TRY})
        best, mine = self._about(choices, key), self._about(choices, other)
        shared = frozenset(best.notes) & frozenset(mine.notes)
        notes = (
            Note(*TRY, self._say("table-hint-that", choice=best.title)),
            *self._own_notes(best, mine, shared),
            Note(*YOURS, self._say("table-hint-yours", choice=mine.title)),
            *self._own_notes(mine, best, shared),
        )
        sentence = self._say("table-hint-compared", choice=best.title, other=mine.title)
        insight = Insight(self._say("table-hint-compare"), notes=notes, rule=best.rule)
        return Told(sentence, insight, {key: TRY, other: YOURS})

    def leading_on(self, told: Told) -> Told:
        """Return the same with a note that another press thinks the rest of the turn through."""
        words = self._say("table-hint-then", key=key_label(Action.HINT))
        note = Note("fast", theme.DIM, words)
        insight = told.insight
        return told._replace(insight=replace(insight, notes=(*insight.notes, note)))

    def rest(self, choices: Choices, key: str, finishing: Finishing) -> Told:
        """Return how the turn could go on, sentence by sentence, and what another press does."""
        title, say = self._say("table-hint-rest-title"), self._say
        sentences = self._sentences(choices, finishing.events)
        if len(sentences) > MOST_SENTENCES:
            more = say("table-hint-rest-more", count=len(sentences) - MOST_SENTENCES)
            sentences = [*sentences[:MOST_SENTENCES], more]
        left = finishing.last is not None and finishing.may_play
        own = (Note(*YOURS, say("table-hint-rest-last")),) if left else ()
        insight = Insight(title, " ".join(sentences), notes=own, rule=HINT_RULE)
        if not finishing.keys or not finishing.may_play:
            return Told(say("table-hint-rest-one"), insight, {key: TRY})
        sentence = say("table-hint-rest", key=key_label(Action.HINT))
        return Told(sentence, insight, {finishing.keys[0]: TRY})

    def _sentences(self, choices: Choices, events: Sequence[Event]) -> list[str]:
        """Return what is told of events, as the log would write it."""
        narrator = Narrator(self._texts, self._game_id, self._top.naming)
        log = Chronicle(narrator)
        log.begin(self._top.naming.look(choices.seat), 1)
        log.rebuild(events)
        return [words for entry in log.entries for words in entry.sentences]

    def only(self, choices: Choices) -> Told:
        """Return what is said where there is one option alone."""
        key = choices.decision.options[0].key
        choice = self._about(choices, key)
        words = self._say("table-hint-only", choice=choice.title)
        return Told(words, choice, {key: TRY})

    def none(self) -> Told:
        """Return what is said when nobody knows what to do."""
        words = self._say("table-hint-none")
        return Told(words, Insight(self._say("table-hint"), words, rule=HINT_RULE))

    # How it works

    def _about(self, choices: Choices, key: str) -> Insight:
        option = choices.decision.option(key)
        assert isinstance(option, Option)
        return self._top.about_option(choices, option)

    def _own_notes(
        self, insight: Insight, other: Insight, shared: frozenset[Note]
    ) -> Sequence[Note]:
        """Return what one of two options has and the other does not."""
        own = [note for note in insight.notes if note not in shared][:MOST_NOTES]
        if not own and insight.text and insight.text != other.text:
            own = [Note("info", theme.INFO, insight.text)]
        return own or [Note("info", theme.DIM, self._say("table-hint-nothing_else"))]

    def _facts(self, choices: Choices) -> list[Fact]:
        """Return what may come of the choice: first what it decides, the most important first."""
        if not isinstance(self._top, Weighing):
            return []
        keys = [option.key for option in choices.decision.options]
        kinds = {key: {event.kind for event in choices.outcome(key)} for key in keys}
        facts = []
        for kind, (icon, colour) in self._top.weights.items():
            leading = frozenset(key for key in keys if kind in kinds[key])
            if leading:
                text = f"{self._game_id}-hint-{kind}"
                words = self._say(text, count=len(leading), all=len(keys))
                decides = len(leading) < len(keys)
                facts.append(Fact(Note(icon, colour, words), leading, decides))
        return sorted(facts, key=lambda fact: not fact.decides)

    def _quiet(self, choices: Choices) -> tuple[str, Sequence[str]]:
        """Return what matters where nothing that can be foreseen decides, and for which options."""
        if isinstance(self._top, Weighing):
            outlook = self._top.outlook(choices)
            if outlook is not None:
                return outlook
        keys = [option.key for option in choices.decision.options]
        text = f"{self._game_id}-hint-ask-{choices.decision.kind}"
        if not self._texts.has(text):
            text = "table-hint-quiet"
        return self._say(text, count=len(keys)), keys

    def _ended(self, words: str) -> str:
        """Return a note as a sentence: many are short lines without an end."""
        if plain(words).endswith(ENDS):
            return words
        return self._say("table-hint-note", note=words)

    def _reason(self, fact: Fact, key: str) -> str:
        """Return why a fact speaks for an option; nothing if it does not."""
        if fact.decides and fact.good == (key in fact.keys):
            with_it = "table-hint-one_of" if fact.good else "table-hint-none_of"
            return f"{fact.note.text} {self._say(with_it, count=len(fact.keys))}"
        return ""


def draw_lit(canvas: Canvas, spot: Spot, icon: str, colour: str, *, focused: bool = False) -> None:
    """Draw a ring round an option, and the icon of what is said about it on its edge."""
    left, top, width, height = spot.box
    top -= spot.lift if focused else 0.0
    paint.focus_ring(canvas, (left, top, width, height), spot.radius, 4.0, colour)
    x, y = left + width, top
    paint.chip(canvas, (x - SIGN / 2, y - SIGN / 2, SIGN, SIGN), theme.INK9, line=colour)
    draw_icon(canvas, icon, x, y, SIGN * 0.72, colour)
