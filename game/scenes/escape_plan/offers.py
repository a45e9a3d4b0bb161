"""What the inspector says about an option: what it is, what it costs, and what it brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.content.texts import Texts
from game.rules.contract import Option
from game.rules.escape_plan import CONTACTS, TILES, Laid, PlanState
from game.scenes.choices import Choices
from game.scenes.escape_plan.gains import QUIET, Gains
from game.scenes.escape_plan.insights import Insights
from game.scenes.escape_plan.laid_beside import LaidBeside
from game.scenes.escape_plan.naming import PlanNaming
from game.scenes.escape_plan.windows import Windows
from game.scenes.tabletop import Insight, Note
from game.ui import theme

MOST_NOTES: Final = 4
BRINGS_ITEM: Final[Mapping[str, tuple[str, ...]]] = {
    "buy_fixer": ("fixer",),
    "buy_equipment": ("equip",),
    "open_locker": ("locker", "master"),
    "keep_tile": ("keep",),
    "exit_closed": ("tile",),
}
"""The questions at which an item is taken, and how the keys of the options begin that take it."""


class Offers:
    """Answers about the options of one match."""

    def __init__(
        self, texts: Texts, naming: PlanNaming, gains: Gains, insights: Insights, windows: Windows
    ) -> None:
        self._texts = texts
        self._say = texts.say
        self._naming = naming
        self._gains = gains
        self._insights = insights
        self._windows = windows
        self._beside = LaidBeside(texts, naming)

    def about(self, view: PlanState, choices: Choices, option: Option) -> Insight:
        """Return what choosing an option would do."""
        name, _, arg = option.key.partition(":")
        told = _TOLD.get(f"{choices.decision.kind} {name}") or _TOLD.get(name)
        if not arg and name not in _ALONE:
            told = None
        insight = told(self, view, choices, arg) if told else self._button(choices, option)
        if name == "route":
            return self._with(insight, self._gains.way(view, choices, option))
        if told in (_place, _way_out, _laid_tile):
            return insight
        notes = self._follows(view, choices, option)
        if name in BRINGS_ITEM.get(choices.decision.kind, ()):
            notes = self._gains.making_room(view, choices.seat) + notes
        return self._with(insight, notes)

    def _follows(self, view: PlanState, choices: Choices, option: Option) -> list[Note]:
        """Return what would follow at once in numbers."""
        if option.key == "end":
            return self._gains.ending(view, choices)
        if option.key in QUIET:
            return []
        events = choices.outcome(option.key)
        return self._gains.changes(view, choices.seat, events)

    @staticmethod
    def _with(insight: Insight, notes: list[Note]) -> Insight:
        """Return an insight with more notes; the new ones come first."""
        told = (*notes, *insight.notes)[:MOST_NOTES]
        return Insight(insight.title, insight.text, insight.sprite, told)

    def _button(self, choices: Choices, option: Option) -> Insight:
        """Return what a button says and does; else what its question is about."""
        name = option.key.partition(":")[2] if option.key.startswith("gang:") else option.key
        key = f"escape_plan-button-{name}-about"
        title, text = self._windows.about(choices.decision)
        if option.target.kind == "button":
            title = self._windows.label(option)
        return Insight(title, self._say(key) if self._texts.has(key) else text)

    # By kind of option

    def place(self, view: PlanState, choices: Choices, node: int) -> Insight:
        """Return what going to a place costs and brings."""
        insight = self._insights.place(view, None, node)
        notes = self._gains.going(view, choices.seat, node)[:MOST_NOTES]
        if len(notes) == MOST_NOTES and any(note.icon == "police" for note in notes):
            return Insight(insight.title, notes=tuple(notes))
        return Insight(insight.title, insight.text, insight.sprite, tuple(notes))

    def way_out(self, view: PlanState, choices: Choices) -> Insight:
        """Return what leaving the city costs."""
        title, about = (self._say(f"escape_plan-button-escape{end}") for end in ("", "-about"))
        there = choices.decision.kind == "leave"
        tell = self._gains.toll if there else self._gains.leaving
        return Insight(title, about, "place_exit", tuple(tell(view, choices.seat)))

    def hired(self, view: PlanState, choices: Choices, place: int) -> Insight:
        """Return what taking a contact of the display brings."""
        insight = self._insights.contact(view.display[place - 1])
        return self._with(insight, self._gains.bonus(view, choices.seat, 1))

    def space(self, view: PlanState, choices: Choices, space: int) -> Insight:
        """Return what putting the new contact on a space does."""
        seat = choices.seat
        card = choices.decision.source
        held = view.contacts[seat][space - 1]
        insight = self._insights.contact(card)
        if held not in CONTACTS:
            return self._with(insight, self._gains.bonus(view, seat, 1))
        item = self._naming.card(held)
        words = self._say("escape_plan-gain-replaces", item=item)
        return self._with(insight, [Note("x", theme.BAD, words)])

    def replaced(self, view: PlanState, choices: Choices, space: int) -> Insight:
        """Return what making room on an item space costs."""
        held = view.items[choices.seat][space - 1]
        words = self._say("escape_plan-gain-replaces", item=self._naming.item(held))
        insight = self._insights.item_space(view, choices.seat, space)
        return self._with(insight, [Note("x", theme.BAD, words)])

    def unlocked(self, view: PlanState, choices: Choices, asset: str) -> Insight:
        """Return what unlocking an asset brings."""
        insight = self._insights.locked(view, choices.seat, asset)
        worth = Note("star", theme.GOOD, self._say("escape_plan-gain-asset"))
        unlocking = self._gains.unlocking(view, choices.seat)
        return Insight(insight.title, insight.text, f"asset_{asset}", (unlocking, worth))

    def used(self, view: PlanState, choices: Choices, asset: str) -> Insight:
        """Return what using an asset does."""
        space = view.ready[choices.seat].index(asset) + 1
        return self._insights.ready(view, choices.seat, space)

    def kept(self, choices: Choices, value: str) -> Insight:
        """Return what keeping a drawn tile brings."""
        return self._insights.item(f"{choices.decision.values['back']}.{value}")

    def locker(self, view: PlanState, choices: Choices, colour: str) -> Insight:
        """Return what opening a locker brings."""
        return self._insights.locker(view, choices.seat, colour)

    def tile(self, view: PlanState, tile: str) -> Insight:
        """Return what a city tile is."""
        return self._insights.tile(view, tile)

    def on_space(self, view: PlanState, choices: Choices, space: str) -> Insight:
        """Return what lies beside a space on which a tile may be laid."""
        _, text = self._windows.about(choices.decision)
        q, r = map(int, space.split(","))
        title = self._beside.name(view, (q, r))
        return Insight(title, text, notes=tuple(self._beside.on_space(view, choices.seat, (q, r))))

    def turned(self, view: PlanState, choices: Choices, turn: str) -> Insight:
        """Return what a tile that is turned some way would lead to."""
        _, text = self._windows.about(choices.decision)
        title = self._say("escape_plan-button-turn", turns=int(turn))
        match choices.decision.values:
            case {"tile": str(tile), "space": (int(q), int(r))}:
                laid = Laid(TILES.index(tile), q, r, int(turn))
                notes = self._beside.turned(view, choices.seat, laid)
                return Insight(title, text, notes=tuple(notes))
        return Insight(title, text)

    def insights(self) -> Insights:
        """Return what tells about things."""
        return self._insights


_ALONE: Final = ("escape", "leave", "master", "first_aid")
"""Keys that name a thing by themselves; others need to say which one."""

Telling = Callable[[Offers, PlanState, Choices, str], Insight]


def _place(offers: Offers, view: PlanState, choices: Choices, arg: str) -> Insight:
    return offers.place(view, choices, int(arg))


def _way_out(offers: Offers, view: PlanState, choices: Choices, _arg: str) -> Insight:
    return offers.way_out(view, choices)


def _laid_tile(offers: Offers, view: PlanState, _choices: Choices, arg: str) -> Insight:
    return offers.tile(view, arg)


def _officer(offers: Offers, view: PlanState, _choices: Choices, arg: str) -> Insight:
    tile, colour = arg.split(":")
    return offers.insights().officer(tile, colour, solo=view.seats == 1)


def _shop(offers: Offers, view: PlanState, choices: Choices, arg: str) -> Insight:
    seat = choices.seat if view.cash[choices.seat] >= 0 else None
    return offers.insights().shop(view, seat, arg)


_TOLD: Final[Mapping[str, Telling]] = {
    "go": _place,
    "escape": _way_out,
    "leave": _way_out,
    "lay_tile tile": _laid_tile,
    "tile": _laid_tile,
    "lay_where space": lambda offers, view, choices, arg: offers.on_space(view, choices, arg),
    "lay_turn turn": lambda offers, view, choices, arg: offers.turned(view, choices, arg),
    "officer": _officer,
    "shop": _shop,
    "back": lambda offers, view, _choices, arg: offers.insights().place(view, None, int(arg)),
    "unlock": lambda offers, view, choices, arg: offers.unlocked(view, choices, arg),
    "lose": lambda offers, view, choices, arg: offers.insights().locked(view, choices.seat, arg),
    "contact": lambda offers, view, choices, arg: offers.insights().contact_space(
        view, choices.seat, int(arg)
    ),
    "item": lambda offers, view, choices, arg: offers.insights().item_space(
        view, choices.seat, int(arg)
    ),
    "asset": lambda offers, view, choices, arg: offers.used(view, choices, arg),
    "take_contact take": lambda offers, view, choices, arg: offers.hired(view, choices, int(arg)),
    "place_contact space": lambda offers, view, choices, arg: offers.space(view, choices, int(arg)),
    "take_key take": lambda offers, _view, _choices, arg: offers.insights().key_of(arg),
    "fixer": lambda offers, view, _choices, arg: offers.insights().fixer(view, arg),
    "equip": lambda offers, view, _choices, arg: offers.insights().equipment(view, arg),
    "locker": lambda offers, view, choices, arg: offers.locker(view, choices, arg),
    "open_locker master": lambda offers, view, choices, arg: offers.locker(view, choices, arg),
    "use_key key": lambda offers, view, choices, arg: offers.insights().key(
        view, choices.seat, int(arg)
    ),
    "use_key master": lambda offers, view, choices, _arg: offers.used(view, choices, "key"),
    "keep": lambda offers, _view, choices, arg: offers.kept(choices, arg),
    "replace": lambda offers, view, choices, arg: offers.replaced(view, choices, int(arg)),
    "first_aid": lambda offers, view, choices, _arg: offers.insights().told(
        "first_aid", sprite="first_aid", ready=int(view.first_aid[choices.seat])
    ),
}
"""How the options are told about, by how their keys begin; some only in one question."""
