"""Steps of the bottom half of a card: which snake walks, climbs, comes or returns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from game.rules.contract import Decision, Event, Option, Seat, Target, Value
from game.rules.engine import Act, Answers, Args, Ask, Steps, push
from game.rules.space_escape.arrivals import bite, place_snake, snake_goes, walk_snake
from game.rules.space_escape.state import EscapeState
from game.rules.space_escape.station import GONE, SNAKES, Distances

MOST_SNAKES: Final = 12

_SNAKE_OPTIONS: Final = tuple(
    Option(f"snake:{snake}", Target("piece", f"snake:{snake}")) for snake in range(MOST_SNAKES)
)

_COLOUR_OPTIONS: Final = {
    colour: Option(f"colour:{colour}", Target("button", f"colour:{colour}")) for colour in SNAKES
}

TO_LADDER: Final[Distances] = ()
"""Stands for "to the nearest ladder and up" where a walk has its distances."""


def _on_board(state: EscapeState, colour: str = "") -> tuple[int, ...]:
    """Return the snakes of one colour, or of all, that are on the board."""
    colours = state.snake_colours
    return tuple(
        [
            snake
            for snake, spot in enumerate(state.snake_spots)
            if spot != GONE and (not colour or colours[snake] == colour)
        ]
    )


def _unlike(state: EscapeState, snakes: Iterable[int]) -> tuple[int, ...]:
    """Return one snake of each kind that cannot be told apart: same colour, same space."""
    spots, colours = state.snake_spots, state.snake_colours
    first: dict[tuple[int, str], int] = {}
    for snake in snakes:
        first.setdefault((spots[snake], colours[snake]), snake)
    return tuple(first.values())


def _nothing(events: list[Event], reason: str, colour: str) -> None:
    data: dict[str, Value] = {"half": "bottom", "reason": reason}
    if colour:
        data["colour"] = colour
    events.append(Event("nothing_done", data))


def _one_of(
    state: EscapeState, seat: Seat, colour: str, distances: Distances, events: list[Event]
) -> None:
    """Ask which snake of a colour (or of all, if "") goes."""
    snakes = _unlike(state, _on_board(state, colour))
    if snakes:
        state.pending.append(("choose_snake", seat, (colour, snakes, distances)))
    else:
        _nothing(events, "no_snake", colour)


def _all_of(
    state: EscapeState, seat: Seat, colour: str, distances: Distances, events: list[Event]
) -> None:
    """Send all snakes of a colour off, one after the other."""
    snakes = _on_board(state, colour)
    if snakes:
        state.pending.append(("snakes_left", seat, (colour, snakes, distances)))
    else:
        _nothing(events, "no_snake", colour)


def one_snake(state: EscapeState, seat: Seat, args: Args, events: list[Event]) -> None:
    """Move one snake of a colour."""
    _one_of(state, seat, args[0], args[1], events)


def any_snake(state: EscapeState, seat: Seat, args: Args, events: list[Event]) -> None:
    """Move one snake of the player's choice."""
    _one_of(state, seat, "", args[0], events)


def all_snakes(state: EscapeState, seat: Seat, args: Args, events: list[Event]) -> None:
    """Move every snake of a colour once."""
    _all_of(state, seat, args[0], args[1], events)


def any_to_ladder(state: EscapeState, seat: Seat, _args: Args, events: list[Event]) -> None:
    """Send one snake of the player's choice up its nearest ladder (ruling 22)."""
    _one_of(state, seat, "", TO_LADDER, events)


def all_to_ladder(state: EscapeState, seat: Seat, args: Args, events: list[Event]) -> None:
    """Send every snake of a colour up its nearest ladder."""
    _all_of(state, seat, args[0], TO_LADDER, events)


def snakes_left(state: EscapeState, seat: Seat, args: Args, _events: list[Event]) -> None:
    """Go on with the snakes of an ALL card that have not gone yet."""
    colour, left, distances = args
    if left:
        state.pending.append(
            ("choose_snake", seat, (colour, _unlike(state, left), distances, left))
        )


def ask_snake(state: EscapeState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask which snake goes; snakes that cannot be told apart are offered once."""
    colour, snakes, distances = args[:3]
    values: dict[str, Value] = {
        "which": "all" if len(args) == 4 else "one" if colour else "any",
        "colour": colour,
        "errand": "walk" if distances else "ladder",
        "least": distances[0] if distances else 0,
        "most": distances[-1] if distances else 0,
        "snakes": len(snakes),
    }
    options = tuple([_SNAKE_OPTIONS[snake] for snake in snakes])
    return {seat: Decision("choose_snake", options, state.card, values)}


def take_snake(
    state: EscapeState, seat: Seat, args: Args, answers: Answers, _events: list[Event]
) -> None:
    """Ask for the way of the chosen snake, and then for the others of an ALL card."""
    colour, _, distances = args[:3]
    snake = int(answers[seat][6:])
    going = ("move_snake", seat, (snake, distances)) if distances else ("climb", seat, (snake,))
    if len(args) == 4:
        left = tuple([other for other in args[3] if other != snake])
        push(state, going, ("snakes_left", seat, (colour, left, distances)))
    else:
        state.pending.append(going)


def ask_snake_walk(state: EscapeState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask which way, and if the card allows a choice how far, the snake goes."""
    snake, distances = args
    options = state.station.walk_options[distances][state.snake_spots[snake]]
    values: dict[str, Value] = {
        "snake": snake,
        "colour": state.snake_colours[snake],
        "least": distances[0],
        "most": distances[-1],
    }
    return {seat: Decision("move_snake", options, state.card, values)}


def take_snake_walk(
    state: EscapeState, seat: Seat, args: Args, answers: Answers, _events: list[Event]
) -> None:
    """Set the snake off."""
    snake, distances = args
    key = answers[seat]
    for walk in state.station.walks[distances][state.snake_spots[snake]]:
        if walk.option.key == key:
            walk_snake(state, seat, snake, walk)
            return


def ask_ladder(state: EscapeState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask which of two equally near ladders the snake takes (ruling 21)."""
    snake = args[0]
    climbs = state.station.climbs[state.snake_spots[snake]]
    if not climbs:
        return {}
    values: dict[str, Value] = {
        "snake": snake,
        "colour": state.snake_colours[snake],
        "steps": len(climbs[0].path),
    }
    options = tuple(walk.option for walk in climbs)
    return {seat: Decision("choose_ladder", options, state.card, values)}


def take_ladder(
    state: EscapeState, seat: Seat, args: Args, answers: Answers, _events: list[Event]
) -> None:
    """Send the snake to that ladder."""
    snake = args[0]
    for walk in state.station.climbs[state.snake_spots[snake]]:
        if walk.option.key == answers[seat]:
            walk_snake(state, seat, snake, walk)
            return


def add_snake(state: EscapeState, seat: Seat, args: Args, events: list[Event]) -> None:
    """Put a spare snake of a colour on its start space, if there is one (rulings 23 and 24)."""
    colour = args[0]
    if not state.spare[colour]:
        _nothing(events, "no_spare", colour)
        return
    state.spare[colour] -= 1
    snake, node = len(state.snake_spots), state.station.snake_starts[colour]
    state.snake_colours.append(colour)
    state.snake_spots.append(node)
    events.append(Event("snake_added", {"snake": snake, "colour": colour, "node": node}))
    place_snake(state, seat, snake)


def colour_to_ladder(state: EscapeState, seat: Seat, _args: Args, events: list[Event]) -> None:
    """Ask for a colour, all of whose snakes then climb (challenge card Colour Rush)."""
    found = {state.snake_colours[snake] for snake in _on_board(state)}
    colours = tuple(colour for colour in SNAKES if colour in found)
    if colours:
        push(state, ("choose_colour", seat, (colours,)))
    else:
        _nothing(events, "no_snake", "")


def ask_colour(state: EscapeState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask which colour climbs."""
    options = tuple(_COLOUR_OPTIONS[colour] for colour in args[0])
    return {seat: Decision("choose_colour", options, state.card, {"colours": args[0]})}


def take_colour(
    state: EscapeState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Send that colour up."""
    _all_of(state, seat, answers[seat][7:], TO_LADDER, events)


def recall_any(state: EscapeState, seat: Seat, _args: Args, events: list[Event]) -> None:
    """Ask which snake returns from outer space (challenge cards Comeback and Tremor)."""
    first: dict[str, int] = {}
    for snake, spot in enumerate(state.snake_spots):
        if spot == GONE:
            first.setdefault(state.snake_colours[snake], snake)
    if first:
        push(state, ("recall_snake", seat, (tuple(first.values()),)))
    else:
        _nothing(events, "none_lost", "")


def ask_recall(state: EscapeState, seat: Seat, args: Args) -> Mapping[Seat, Decision]:
    """Ask which lost snake returns; one of each colour is offered."""
    options = tuple(_SNAKE_OPTIONS[snake] for snake in args[0])
    return {seat: Decision("recall_snake", options, state.card, {"snakes": len(options)})}


def take_recall(
    state: EscapeState, seat: Seat, _args: Args, answers: Answers, events: list[Event]
) -> None:
    """Put the snake back on its own start space."""
    snake = int(answers[seat][6:])
    colour = state.snake_colours[snake]
    node = state.station.snake_starts[colour]
    state.snake_spots[snake] = node
    events.append(Event("snake_recalled", {"snake": snake, "colour": colour, "node": node}))
    place_snake(state, seat, snake)


SNAKE_STEPS: Final[Steps[EscapeState]] = {
    "one_snake": Act(one_snake),
    "any_snake": Act(any_snake),
    "all_snakes": Act(all_snakes),
    "any_to_ladder": Act(any_to_ladder),
    "all_to_ladder": Act(all_to_ladder),
    "snakes_left": Act(snakes_left),
    "choose_snake": Ask(ask_snake, take_snake),
    "move_snake": Ask(ask_snake_walk, take_snake_walk),
    "climb": Ask(ask_ladder, take_ladder),
    "add_snake": Act(add_snake),
    "colour_to_ladder": Act(colour_to_ladder),
    "choose_colour": Ask(ask_colour, take_colour),
    "recall_any": Act(recall_any),
    "recall_snake": Ask(ask_recall, take_recall),
    "snake_goes": Act(snake_goes),
    "bite": Act(bite),
}
