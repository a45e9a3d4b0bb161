"""What is on offer on the Space Escape board: each option as a lit end or a piece to point at.

What follows an option is read off the events that the rules foresee; nothing is worked out here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.rules.contract import Decision, Event, Option, Value
from game.rules.space_escape import GONE, POD, EscapeState
from game.scenes.choices import Choices
from game.scenes.space_escape.ghosts import Ghost, LitEnd, Meaning
from game.scenes.space_escape.pieces import PieceId, looks

WALKS: Final = frozenset({"move_rat", "move_snake", "boost_rat", "choose_ladder"})
"""Questions whose options are ends of a walk."""

STRIDES: Final = frozenset({"rat_moved", "snake_moved"})

TAGS: Final[Sequence[tuple[str, str, Meaning]]] = (
    ("match_lost", "skull", "bad"),
    ("match_won", "pod", "good"),
    ("rat_bitten", "broken", "bad"),
    ("item_taken", "check", "good"),
    ("rat_boarded", "pod", "good"),
    ("snake_lost", "star", "good"),
    ("rat_boosted", "feet", "info"),
    ("rat_fell", "shaft", "info"),
    ("snake_fell", "shaft", "info"),
    ("rat_climbed", "ladder", "warn"),
    ("snake_climbed", "ladder", "warn"),
)
"""What an end is marked with: the first of these that would happen."""


def lit_ends(view: EscapeState, choices: Choices) -> list[LitEnd]:
    """Return the ends of the walks on offer; none if the question is about pieces."""
    decision = choices.decision
    if decision.kind not in WALKS:
        return []
    mover = moving_piece(decision)
    return [_lit_end(view, choices, option, mover) for option in decision.options]


def _lit_end(view: EscapeState, choices: Choices, option: Option, mover: PieceId) -> LitEnd:
    start = node_of(view, mover)
    way = (start, *walk_of(view, choices.decision, option, start))
    return _end_of(view, option.key, mover, way, choices.outcome(option.key))


def _end_of(
    view: EscapeState, key: str, mover: PieceId, way: tuple[int, ...], events: Sequence[Event]
) -> LitEnd:
    """Return the end of one walk, with everything that these events bring."""
    tag, meaning = _mark(view, events)
    pictures = looks(view)
    ends = _final_nodes(events)
    final = ends.pop(mover, way[-1])
    bitten = any(event.kind == "rat_bitten" and mover == _piece(event) for event in events)
    others = [Ghost(pictures[piece], node) for piece, node in ends.items() if node is not None]
    if bitten and final is not None:
        others.append(Ghost(pictures[mover], final))
    return LitEnd(
        key=key,
        node=way[-1],
        meaning=meaning,
        picture=pictures[mover],
        way=way,
        ghost=None if bitten or final is None else Ghost(pictures[mover], final),
        tag=tag,
        others=tuple(others),
    )


def ends_of_pick(view: EscapeState, choices: Choices, option: Option) -> list[LitEnd]:
    """Return where the pieces go that an option picks, as far as that is known already.

    Of two ladders equally near both are shown: which one, is the next question.
    """
    events = choices.outcome(option.key)
    walks = {_piece(event): event.data["path"] for event in events if event.kind in STRIDES}
    found = []
    for mover in _picked(view, choices.decision, option.key):
        start = node_of(view, mover)
        path = walks.get(mover)
        if isinstance(path, tuple):
            way = (start, *(_number(node) for node in path))
            found.append(_end_of(view, option.key, mover, way, events))
        elif _seeks_ladder(choices.decision):
            found += _climbs(view, option.key, mover, start)
    return found


def ladders_tie(view: EscapeState, choices: Choices, option: Option) -> bool:
    """Say whether an option asks next which of two ladders a snake takes."""
    decision = choices.decision
    return _seeks_ladder(decision) and any(
        len(view.station.climbs[node_of(view, snake)]) > 1
        for snake in _picked(view, decision, option.key)
    )


def _seeks_ladder(decision: Decision) -> bool:
    return decision.kind == "choose_colour" or decision.values.get("errand") == "ladder"


def _picked(view: EscapeState, decision: Decision, key: str) -> list[PieceId]:
    """Return the pieces that an option sends off: one, or all snakes of a colour."""
    if decision.kind != "choose_colour":
        piece = offered_pieces(decision, view).get(key, "")
        return [piece] if piece and node_of(view, piece) >= 0 else []
    colour = key.partition(":")[2]
    snakes = zip(view.snake_colours, view.snake_spots, strict=True)
    return [
        f"snake:{snake}"
        for snake, (own, spot) in enumerate(snakes)
        if own == colour and spot != GONE
    ]


def _climbs(view: EscapeState, key: str, mover: PieceId, start: int) -> list[LitEnd]:
    """Return an end for each of the nearest ladders of a snake."""
    picture = looks(view)[mover]
    return [
        LitEnd(
            key=key,
            node=walk.path[-1],
            meaning="warn",
            picture=picture,
            way=(start, *walk.path),
            ghost=Ghost(picture, walk.end),
            tag="ladder",
        )
        for walk in view.station.climbs[start]
    ]


def _mark(view: EscapeState, events: Sequence[Event]) -> tuple[str, Meaning]:
    kinds = {event.kind for event in events}
    if rat_in_the_way(view, events):
        kinds.add("rat_boosted")
    for kind, tag, meaning in TAGS:
        if kind in kinds:
            return tag, meaning
    return "", "lamp"


def rat_in_the_way(view: EscapeState, events: Sequence[Event]) -> str:
    """Return the rat on whose space another one stops by these events, or nothing.

    It will have to make room; which way, is the next question.
    """
    ends = _final_nodes(events)
    home = {_piece(event) for event in events if event.kind == "rat_sent_home"}
    stops = {node for piece, node in ends.items() if piece[:4] == "rat:" and piece not in home}
    for colour, node in zip(view.crew, view.rats, strict=True):
        if node in stops and node != POD and f"rat:{colour}" not in ends:
            return colour
    return ""


def moving_piece(decision: Decision) -> PieceId:
    """Return the piece that the question is about."""
    if "rat" in decision.values:
        return f"rat:{decision.values['rat']}"
    return f"snake:{decision.values['snake']}"


def node_of(view: EscapeState, piece: PieceId) -> int:
    """Return the node of a rat or snake."""
    what, _, name = piece.partition(":")
    if what == "rat":
        return view.rats[view.crew.index(name)]
    return view.snake_spots[int(name)]


def walk_of(view: EscapeState, decision: Decision, option: Option, start: int) -> tuple[int, ...]:
    """Return the nodes that an option walks over, the last one included."""
    way = "cw" if option.key.startswith("cw") else "ccw"
    onward = view.station.cw if way == "cw" else view.station.ccw
    digits = option.key.removeprefix(way)
    steps = int(digits) if digits else _number(decision.values.get("steps", 1))
    path = [start]
    for _ in range(steps):
        path.append(onward[path[-1]])
    return tuple(path[1:])


def _number(value: Value) -> int:
    return value if isinstance(value, int) else 1


def _final_nodes(events: Sequence[Event]) -> dict[PieceId, int | None]:
    """Return where each creature on the board that is moved stands after these events.

    None: it is gone. What comes aboard anew is not among them.
    """
    ends: dict[PieceId, int | None] = {}
    fresh = {_piece(event) for event in events if event.kind in ("snake_added", "snake_recalled")}
    for event in events:
        piece = _piece(event)
        if not piece or piece in fresh:
            continue
        if event.kind in ("rat_lost", "snake_lost"):
            ends[piece] = None
        elif isinstance(event.data.get("end"), int):
            ends[piece] = _number(event.data["end"])
        elif isinstance(path := event.data.get("path"), tuple):
            ends[piece] = _number(path[-1])
    return ends


def _piece(event: Event) -> PieceId:
    """Return the creature that an event moves or bites, or nothing."""
    for what in ("rat", "snake"):
        if what in event.data:
            return f"{what}:{event.data[what]}"
    return ""


def offered_pieces(decision: Decision, view: EscapeState) -> Mapping[str, PieceId]:
    """Return the piece to point at for each option key of a question about pieces."""
    if decision.kind == "choose_colour":
        return {
            option.key: first
            for option in decision.options
            if (first := _first_of_colour(view, option.key.partition(":")[2]))
        }
    return {
        option.key: option.target.id for option in decision.options if option.target.kind == "piece"
    }


def _first_of_colour(view: EscapeState, colour: str) -> PieceId | None:
    for snake, (own, spot) in enumerate(zip(view.snake_colours, view.snake_spots, strict=True)):
        if own == colour and spot != GONE:
            return f"snake:{snake}"
    return None
