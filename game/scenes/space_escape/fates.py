"""What became of everybody in a match of Space Escape, read from what all can see of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.content.texts import Texts
from game.match.match import Match
from game.match.seats import SeatPlan
from game.rules.contract import Result
from game.rules.space_escape import GONE, OUT, POD, EscapeState

_PLACES: Final = {POD: "pod", OUT: "out"}


@dataclass(frozen=True, slots=True)
class Fate:
    """What became of one rat."""

    colour: str
    leader: SeatPlan
    helped: bool
    """Whether that person has asked for hints."""
    leads_more: bool
    """Its player leads other rats too."""
    place: str
    """`pod`, `out`, or `tier`."""
    tier: int
    medkit: bool
    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Story:
    """What the picture and the words need to know of a finished match."""

    ending: str
    """Key of the result."""
    won: bool
    culprit: str
    """Colour or item that ended the match; empty if none did."""
    snake: str
    """Colour of the snake that bit last, or `any`."""
    missing: tuple[str, ...]
    crew: tuple[Fate, ...]


def where(texts: Texts, fate: Fate) -> str:
    """Return in words where a rat came to rest."""
    if fate.place == "tier":
        return texts.say("space_escape-ending-tier", tier=fate.tier)
    return texts.say(f"space_escape-ending-{fate.place}")


def story_of(match: Match, result: Result, view: EscapeState) -> Story:
    """Return the story of a finished match from the view of a spectator."""
    return Story(
        ending=result.key,
        won=bool(result.winners),
        culprit=view.ended_by,
        snake=_last_biter(match),
        missing=tuple(item for item, spot in view.items.items() if spot != GONE),
        crew=tuple(_fate(match, view, rat) for rat in range(len(view.crew))),
    )


def _last_biter(match: Match) -> str:
    """Return the colour of the snake that bit last, as far as the history is known."""
    for event in reversed(match.events_since(0, None)):
        if event.kind == "rat_bitten":
            return str(event.data["colour"])
    return "any"


def _fate(match: Match, view: EscapeState, rat: int) -> Fate:
    hand = next(number for number, rats in enumerate(view.hand_rats) if rat in rats)
    seat = view.hand_seats[hand]
    own = zip(view.hand_seats, view.hand_rats, strict=True)
    spot = view.rats[rat]
    place = _PLACES.get(spot, "tier")
    return Fate(
        colour=view.crew[rat],
        leader=match.seats[seat],
        helped=seat in match.helped,
        leads_more=sum(len(rats) for leader, rats in own if leader == seat) > 1,
        place=place,
        tier=match.setup.board.nodes[spot].tier if place == "tier" else 0,
        medkit=view.medkits[rat],
        items=view.packs[rat],
    )
