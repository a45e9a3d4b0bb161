"""What happens to what thieves own, as it is seen in the city: signs over them, cards held up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.rules.contract import Event
from game.rules.escape_plan import EQUIPMENT, FIXERS, LEADS
from game.scenes.escape_plan.actors import Actors, Flight
from game.scenes.escape_plan.beats import (
    Motion,
    Where,
    change,
    fly,
    foot_of,
    head_of,
    lit,
    number,
    outline,
    signed,
    telling,
)
from game.scenes.facts import whole, word
from game.scenes.lights import flash, rising
from game.ui.director import Beat, Part, Together
from game.ui.easing import linear
from game.ui.theme import BAD, GOOD, INFO, LAMP, WARN

HELD: Final = 118.0
"""Height of a card or tile that is held up over a thief, in board units."""
SMALL: Final = 30.0
HOLD_SECONDS: Final = 0.7
HOLD_OVER: Final = 46.0
MINUS: Final = "\u2212"


def hold_up(actors: Actors, sprite: str, spot: Where, height: float, sound: str | None = None)\
        -> Beat:  # fmt: skip
    """Hold a card or tile up over a place, so that everybody sees what it is."""
    shown: list[Flight] = []

    def begin() -> None:
        x, y = spot()
        shown.append(Flight(sprite, x, y - HOLD_OVER, height, 0.0))
        actors.flights.append(shown[0])

    def move(t: float) -> None:
        shown[0].alpha = min(1.0, 6 * t, 6 * (1 - t) + 0.01)

    def over() -> None:
        actors.flights.remove(shown[0])

    return Beat(HOLD_SECONDS, begin, move, over, sound=sound, easing=linear)


def item_sprite(item: str) -> str:
    """Return the picture of a fixer, a piece of equipment, or the back of a secret tile."""
    if item in FIXERS:
        return f"fixer_{item}"
    if item in EQUIPMENT:
        return f"equipment_{item}"
    back = item.partition(".")[0]
    return back if back.startswith("exit") else f"locker_{back}"


def _contact_taken(actors: Actors, event: Event) -> Sequence[Part]:
    """Let a contact come to who has hired it."""
    start = outline(actors, f"contact.{whole(event, 'place')}")
    card = fly(actors, f"contact_{word(event, 'card')}", start, head_of(actors, event),
               (SMALL, HELD), "contact_taken")  # fmt: skip
    return (telling(actors, event), card)


def _contact_used(actors: Actors, event: Event) -> Sequence[Part]:
    card = f"contact_{word(event, 'card')}"
    return (
        telling(actors, event),
        hold_up(actors, card, head_of(actors, event), HELD, "contact_used"),
    )


def _item_used(actors: Actors, event: Event) -> Sequence[Part]:
    item = item_sprite(word(event, "item"))
    return (telling(actors, event), hold_up(actors, item, head_of(actors, event), 84, "item_used"))


def _asset_used(actors: Actors, event: Event) -> Sequence[Part]:
    asset = f"asset_{word(event, 'asset')}"
    return (
        telling(actors, event),
        hold_up(actors, asset, head_of(actors, event), 84, "asset_used"),
    )


def _item_bought(actors: Actors, event: Event) -> Sequence[Part]:
    item = item_sprite(word(event, "item"))
    sound = "equipment" if word(event, "item") in EQUIPMENT else "fixer"
    return (telling(actors, event), hold_up(actors, item, head_of(actors, event), 84, sound))


def _locker_opened(actors: Actors, event: Event) -> Sequence[Part]:
    locker = f"locker_{word(event, 'colour')}"
    held = hold_up(actors, locker, head_of(actors, event), 84, "locker")
    return (telling(actors, event), held)


def _key_taken(actors: Actors, event: Event) -> Sequence[Part]:
    key = f"key_{word(event, 'colour')}"
    held = hold_up(actors, key, head_of(actors, event), 60, "key")
    return (telling(actors, event), held)


def _wounded(actors: Actors, event: Event) -> Sequence[Part]:
    blow = flash(actors, "slash", foot_of(actors, event), BAD, "wound")
    shown = rising(actors, "broken", BAD, head_of(actors, event), f"{MINUS}1")
    return (telling(actors, event), Together((blow, shown)))


def _line_crossed(actors: Actors, event: Event) -> Sequence[Part]:
    """Turn the searchlights on who has crossed a line of notoriety."""
    light = flash(actors, "beam", foot_of(actors, event), BAD, "siren")
    shown = rising(actors, "siren", BAD, head_of(actors, event))
    return (telling(actors, event), Together((light, shown)))


def _notoriety_changed(actors: Actors, event: Event) -> Sequence[Part]:
    by = whole(event, "change")
    icon, colour = ("notoriety_up", BAD) if by > 0 else ("notoriety_down", GOOD)
    return signed(icon, colour, icon, change("change"))(actors, event)


def _inspector_card(actors: Actors, event: Event) -> Sequence[Part]:
    """Hold up where a card would lead the inspector."""
    spot = head_of(actors, event) if "seat" in event.data else _hunter(actors)
    place = word(event, "card").removeprefix("i_")
    known = word(event, "card") in LEADS
    held = hold_up(actors, f"place_{place}" if known else "inspector_back", spot, 84, "card_flip")
    return (telling(actors, event), held)


def _hunter(actors: Actors) -> Where:
    return lambda: actors.head(actors.shown.inspector)


def _contact_shown(actors: Actors, event: Event) -> Sequence[Part]:
    """Let the next contact come from the deck to the others for hire."""
    ends = outline(actors, "contact_deck"), outline(actors, "contact.1")
    card = fly(actors, f"contact_{word(event, 'card')}", *ends, (SMALL, SMALL), "card_draw")
    return (telling(actors, event), card)


def _shuffled(actors: Actors, event: Event) -> Sequence[Part]:
    """Let the discarded contacts go back to their deck."""
    ends = outline(actors, "contact.7"), outline(actors, "contact_deck")
    return (telling(actors, event), fly(actors, "contact_back", *ends, (SMALL, SMALL), "shuffle"))


def _key_used(actors: Actors, event: Event) -> Sequence[Part]:
    key = f"key_{word(event, 'colour')}"
    return (telling(actors, event), hold_up(actors, key, head_of(actors, event), 60, "key_turn"))


def _boxed(actors: Actors, event: Event) -> Sequence[Part]:
    """Let the inspector take something that lies beside the city away for good."""
    sprite, place, sound = _found(actors, event)
    taken = fly(actors, sprite, outline(actors, place), _hunter(actors), (SMALL, SMALL), sound)
    return (telling(actors, event), taken)


def _found(actors: Actors, event: Event) -> tuple[str, str, str]:
    """Return the picture of what the inspector found, where it lay, and how that sounds."""
    match event.kind:
        case "contact_boxed":
            place = f"contact.{whole(event, 'place')}"
            return f"contact_{word(event, 'card')}", place, "contact_gone"
        case "key_boxed":
            return f"key_{word(event, 'colour')}", f"shop.safe{whole(event, 'safe')}", "key"
        case "equipment_boxed":
            item = word(event, "item")
            return f"equipment_{item}", f"equipment.{item}", "contact_gone"
        case _:
            back = word(event, "back").partition(".")[0]
            return item_sprite(back), _shelf(actors, back), "contact_gone"


def _shelf(actors: Actors, back: str) -> str:
    """Return where the locker or exit tiles with a back lie beside the city."""
    if not back.startswith("exit"):
        return f"locker.{back}"
    stack, closed = back == "exit_q", actors.shown.closed
    return f"exit.{closed[stack] if stack < len(closed) else 1}"


def _ringed(sound: str) -> Motion:
    """Return the motion of what somebody lays on the own board: a ring, and the board shows it."""

    def motion(actors: Actors, event: Event) -> Sequence[Part]:
        return telling(actors, event), flash(actors, "ring", foot_of(actors, event), LAMP, sound)

    return motion


BOARD_MOTIONS: Final[Mapping[str, Motion]] = {
    "income_taken": signed("income", LAMP, "cash_taken", change("cash")),
    "paid": signed("coin", WARN, "cash_paid", number("cash", MINUS)),
    "disc_taken": signed("disc", LAMP, "disc"),
    "disc_spent": signed("disc", WARN, "disc_spent"),
    "wounded": _wounded,
    "cuffed": lit("cuffs", BAD, "cuffs", "cuffs"),
    "healed": signed("heart", GOOD, "healed", number("count", "+")),
    "first_aid_used": signed("med", GOOD, "first_aid"),
    "asset_unlocked": signed("unlock", GOOD, "asset_unlocked"),
    "asset_lost": signed("x", BAD, "asset_lost"),
    "asset_used": _asset_used,
    "asset_moved": signed("lock", INFO, "card_flip"),
    "notoriety_changed": _notoriety_changed,
    "notoriety_settled": signed("siren", WARN, "cube", number("new")),
    "line_crossed": _line_crossed,
    "crowded": signed("people", WARN, "crowd", change("others")),
    "contact_taken": _contact_taken,
    "contact_discarded": signed("cards", INFO, "contact_gone"),
    "contact_used": _contact_used,
    "contact_placed": _ringed("card_flip"),
    "contact_shown": _contact_shown,
    "contacts_shuffled": _shuffled,
    "contact_boxed": _boxed,
    "fixer_bought": _item_bought,
    "equipment_bought": _item_bought,
    "item_used": _item_used,
    "locker_opened": _locker_opened,
    "key_taken": _key_taken,
    "key_used": _key_used,
    "key_boxed": _boxed,
    "tiles_drawn": signed("locker", LAMP, "card_draw", number("count")),
    "tiles_returned": _ringed("card_draw"),
    "tile_boxed": _boxed,
    "equipment_boxed": _boxed,
    "item_placed": _ringed("card_flip"),
    "item_replaced": signed("x", BAD, "contact_gone"),
    "gas_taken": signed("gas", LAMP, "gas", number("count", "+")),
    "inspector_card": _inspector_card,
}
