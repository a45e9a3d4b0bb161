"""What the inspector says at the Escape Plan table about everything that has a name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.content.texts import Texts
from game.rules.contract import Seat
from game.rules.escape_plan import (
    ASSETS,
    BUSINESSES,
    COLOURS,
    CONTACTS,
    EQUIPMENT,
    FIXERS,
    GONE,
    INCOME,
    INSPECTOR,
    KEY_COLOURS,
    LOCKER_DRAWS,
    LOCKER_NUMBERS,
    NOBODY,
    PARTS,
    READY_COSTS,
    SHOPS,
    STACKS,
    TILES,
    PlanState,
    capacity,
    contact_count,
    exit_cost,
    gas_left,
    is_closed,
    is_secret,
    open_exit,
    value_of,
)
from game.scenes.escape_plan.displays import open_tile, signs_of
from game.scenes.escape_plan.gains import Gains
from game.scenes.escape_plan.item_spaces import sprite_of
from game.scenes.escape_plan.naming import SECRET_VALUES, PlanNaming, capital
from game.scenes.tabletop import Insight, Note
from game.ui import theme

OFFICER_SPRITES: Final = tuple(f"officer_{colour}" for colour in COLOURS)


class Insights:
    """Answers for one match, from a view."""

    def __init__(self, texts: Texts, naming: PlanNaming, gains: Gains) -> None:
        self._say = texts.say
        self._naming = naming
        self._gains = gains

    def told(
        self, name: str, notes: Sequence[Note] = (), sprite: str = "", **values: int | str
    ) -> Insight:
        """Return what something is, by the name of its texts."""
        key = f"escape_plan-aside-{name}"
        words = self._say(f"{key}-about", **values)
        return Insight(self._say(key, **values), words, sprite, tuple(notes))

    # The city

    def place(self, view: PlanState, seat: Seat | None, node: int) -> Insight:
        """Return what a place is, what a visit does, who is there, and what the plan says."""
        if node in view.shops:
            return self.shop(view, seat, SHOPS[view.shops.index(node)])
        kind = view.tiles.kind[node]
        notes = []
        if kind == "exit":
            number = view.tiles.found["exit"].index(node) + 1
            return self.exit(view, number, self._here(view, node))
        if kind == "gang":
            notes.append(self._gang(view, view.tiles.found["gang"].index(node)))
        notes += self._here(view, node)
        return Insight(
            self._naming.place(node),
            self._say(f"escape_plan-visit-{kind}"),
            _sign(view, node),
            tuple(notes),
        )

    def _here(self, view: PlanState, node: int) -> list[Note]:
        here = [who for who, spot in enumerate(view.spots) if spot == node]
        if not here:
            return []
        names = self._naming.joined([self._naming.who(who) for who in here])
        return [Note("person", theme.INFO, self._say("escape_plan-row-here", names=names))]

    def shop(self, view: PlanState, seat: Seat | None, shop: str) -> Insight:
        """Return what a business or safe house is and who has been there."""
        number = SHOPS.index(shop)
        business = number < len(BUSINESSES)
        notes = [] if seat is None else self._gains.plan(view, seat, number)
        names = self._naming.joined([self._naming.who(who) for who, _ in view.visited[number]])
        words = self._say("escape_plan-shop-visits", count=len(view.visited[number]), names=names)
        notes.append(Note("cards", theme.INFO, words))
        notes += self._shop_state(view, number)
        where = view.shops[number]
        if where == GONE:
            notes.append(Note("map", theme.DIM, self._say("escape_plan-shop-unlaid")))
        else:
            tile = self._naming.tile(TILES[view.tiles.tile_of[where]])
            notes.append(Note("map", theme.INFO, self._say("escape_plan-shop-where", tile=tile)))
        kind, most = ("business", capacity(view.seats)) if business else ("safe", 0)
        about = self._say(f"escape_plan-shop-{kind}-about", most=most,
                          closed=int(is_closed(view, number)))  # fmt: skip
        return Insight(self._naming.shop(shop), about, f"place_{shop}", tuple(notes))

    def _shop_state(self, view: PlanState, shop: int) -> list[Note]:
        """Return whether a business is closed, or which keys a safe house has."""
        if shop >= len(BUSINESSES):
            keys = view.safe_keys[shop - len(BUSINESSES)]
            names = self._naming.joined([self._naming.key_colour(key) for key in keys])
            words = self._say("escape_plan-shop-keys", count=len(keys), keys=names)
            return [Note("key", theme.GOOD, words)]
        if is_closed(view, shop):
            return [Note("lock", theme.BAD, self._say("escape_plan-shop-closed"))]
        left = capacity(view.seats) - len(view.visited[shop])
        return [Note("lock", theme.DIM, self._say("escape_plan-shop-left", left=left))]

    def exit(self, view: PlanState, number: int, more: Sequence[Note] = ()) -> Insight:
        """Return what an exit is: its patrols, its tiles, and whether it is the way out."""
        say, closed = self._say, number in view.closed
        count = view.patrol.count(number)
        notes = [Note("police", theme.INFO, say("escape_plan-aside-exit_patrols", count=count))]
        if closed:
            stack = view.closed.index(number)
            back = ("exit_p", "exit_q")[stack]
            values = ", ".join(map(str, SECRET_VALUES[back]))
            words = say("escape_plan-aside-exit_tiles", count=len(view.exit_tiles[stack]),
                        values=values)  # fmt: skip
            notes.append(Note("coin", theme.LAMP, words))
        elif open_exit(view) != GONE:
            notes.append(Note("exit", theme.GOOD, say("escape_plan-aside-exit_way")))
            if len(view.escaped) < view.seats:
                words = say("escape_plan-aside-exit_cost", cost=exit_cost(view))
                notes.append(Note("cash", theme.LAMP, words))
        return self.told("exit", [*notes, *more], f"place_exit{number}", number=number,
                         closed=int(closed))  # fmt: skip

    def tile(self, view: PlanState, tile: str) -> Insight:
        """Return what a city tile holds, and who guards it."""
        index = TILES.index(tile)
        places = [p for p in view.tiles.places[index] if view.tiles.is_location[p]]
        names = self._naming.joined([self._naming.sign(place) for place in places])
        officers = self._naming.officers(view.officers[index])
        words = self._say("escape_plan-aside-stack_officers", officers=officers)
        notes = (Note("police", theme.WARN, words),)
        return Insight(self._naming.tile_plainly(tile), names, f"tile_{tile}_0", notes)

    def stack(self, view: PlanState, letter: str) -> Insight:
        """Return what lies on a stack of city tiles."""
        count = len(view.stacks[STACKS.index(letter)])
        tile = open_tile(view, letter)
        if tile is not None:
            return self.tile(view, TILES[tile])
        return self.told("stack", stack=letter.upper(), count=count)

    def officer(self, tile: str, colour: str, *, solo: bool) -> Insight:
        """Return what an officer is."""
        number = COLOURS.index(colour)
        key = "officer-about"
        if number == INSPECTOR:
            key = "officer-costa" if solo else "officer-inspector"
            key += "-about"
        notes = (Note("map", theme.INFO, self._naming.tile(tile)),)
        text = self._say(f"escape_plan-{key}")
        return Insight(self._naming.officer(colour), text, OFFICER_SPRITES[number], notes)

    def _gang(self, view: PlanState, gang: int) -> Note:
        place = view.tiles.found["gang"][gang]
        tile = self._naming.tile(TILES[view.tiles.tile_of[place]])
        boss = view.bosses[gang]
        laid = any(each.tile == view.tiles.tile_of[place] for each in view.laid)
        if not laid:
            words = self._say("escape_plan-aside-gang_unlaid", tile=tile)
            return Note("gang", theme.DIM, words)
        name = "nobody" if boss == NOBODY else self._naming.who(boss)
        words = self._say("escape_plan-aside-gang_place", tile=tile, boss=name,
                          count=view.members[gang])  # fmt: skip
        return Note("gang", theme.INFO, words)

    def gangs(self, view: PlanState) -> Insight:
        """Return who holds which gang."""
        notes = [self._gang(view, gang) for gang in range(len(view.bosses))]
        return self.told("gang", notes, "gang_member", stock=view.gang_stock)

    # Cards and tiles

    def contact(self, card: str, *, state: str = "") -> Insight:
        """Return what a contact does, when, and what that costs."""
        row, say = CONTACTS[card], self._say
        notes = [
            Note("clock", theme.INFO, say(f"escape_plan-contact-moment-{row.moment}")),
            Note("cash", theme.LAMP, say("escape_plan-contact-cost", cost=row.cost)),
        ]
        if row.star:
            notes.append(Note("siren", theme.BAD, say("escape_plan-contact-star")))
        if state:
            notes.append(Note("lock", theme.WARN, say(f"escape_plan-contact-{state}")))
        about = say(f"escape_plan-contact-{card}-about")
        return Insight(self._naming.card_plainly(card), about, f"contact_{card}", tuple(notes))

    def contact_space(self, view: PlanState, seat: Seat, space: int) -> Insight:
        """Return what lies on a contact space."""
        held = view.contacts[seat][space - 1]
        cuffed = space > 5 - view.cuffs[seat]
        if held in CONTACTS:
            down = view.face_down[seat] & 1 << space - 1
            return self.contact(held, state="cuffed" if cuffed else "down" if down else "")
        if held:
            return self.locked(view, seat, held)
        return self.told("cuffs", sprite="handcuffs") if cuffed else self.told("free_space")

    def item(self, item: str, *, worn: bool = False, left: int | None = None) -> Insight:
        """Return what a fixer, equipment, or a locker or exit tile does."""
        say = self._say
        if is_secret(item):
            value = value_of(item)
            words = say("escape_plan-secret-known", value=value) if value else ""
            notes = (Note("coin", theme.LAMP, words or say("escape_plan-secret-hidden")),)
            about = say("escape_plan-secret-about")
            title = capital(self._naming.item_plainly(item))
            return Insight(title, about, sprite_of(item), notes)
        row = FIXERS.get(item) or EQUIPMENT[item]
        moment = say(f"escape_plan-contact-moment-{row.moment}")
        notes_ = [
            Note("clock", theme.INFO, moment),
            Note("cash", theme.LAMP, say("escape_plan-item-price", cost=row.price)),
        ]
        if worn:
            notes_.append(Note("check", theme.DIM, say("escape_plan-item-worn")))
        if left is not None:
            notes_.append(Note("store", theme.INFO, say("escape_plan-item-left", count=left)))
        about = say(f"escape_plan-item-{item}-about")
        return Insight(self._naming.item_plainly(item), about, sprite_of(item), tuple(notes_))

    def item_space(self, view: PlanState, seat: Seat, space: int) -> Insight:
        """Return what lies on an item space."""
        held = view.items[seat][space - 1]
        if held in ASSETS:
            return self.locked(view, seat, held)
        if held:
            return self.item(held, worn=bool(view.worn[seat] & 1 << space - 1))
        title = self._say("escape_plan-aside-free_space")
        return Insight(title, self._say("escape_plan-item-free"))

    def fixer(self, view: PlanState, fixer: str) -> Insight:
        """Return what a fixer for sale does."""
        insight = self.item(fixer)
        if fixer in view.fixers:
            return insight
        sold = Note("x", theme.BAD, self._say("escape_plan-item-sold"))
        return Insight(insight.title, insight.text, insight.sprite, (*insight.notes, sold))

    def equipment(self, view: PlanState, item: str) -> Insight:
        """Return what a piece of equipment in the stores does."""
        return self.item(item, left=view.equipment[list(EQUIPMENT).index(item)])

    def locker(self, view: PlanState, seat: Seat | None, colour: str) -> Insight:
        """Return what the lockers of a colour need and hold."""
        number, say = KEY_COLOURS.index(colour), self._say
        need = LOCKER_NUMBERS[number]
        values = ", ".join(map(str, SECRET_VALUES[colour]))
        notes = [
            Note("coin", theme.LAMP, say("escape_plan-locker-values", values=values)),
            Note("locker", theme.INFO,
                 say("escape_plan-locker-left", count=len(view.lockers[number]))),
        ]  # fmt: skip
        if seat is not None:
            have = view.notoriety[seat] + contact_count(view, seat)
            words = say("escape_plan-locker-yours", have=have, need=need)
            ink, icon = (theme.GOOD, "check") if have >= need else (theme.BAD, "x")
            notes.append(Note(icon, ink, words))
        about = say("escape_plan-locker-about", need=need, more=LOCKER_DRAWS[number])
        title = say(f"escape_plan-locker-{colour}")
        return Insight(title, about, f"locker_{colour}", tuple(notes))

    def locked(self, view: PlanState, seat: Seat, asset: str) -> Insight:
        """Return what a locked asset does, and what using it will cost."""
        notes = (
            Note("lock", theme.WARN, self._say("escape_plan-asset-locked")),
            self._gains.unlocking(view, seat),
        )
        about = self._say(f"escape_plan-asset-{asset}-about")
        return Insight(self._naming.asset_plainly(asset), about, f"asset_{asset}_locked", notes)

    def ready(self, view: PlanState, seat: Seat, space: int) -> Insight:
        """Return what an unlocked asset does and costs."""
        asset = view.ready[seat][space - 1]
        if not asset:
            title = self._say("escape_plan-aside-free_space")
            return Insight(title, self._say("escape_plan-asset-empty"))
        spent = view.used[seat] & 1 << space - 1
        moment = self._say(f"escape_plan-contact-moment-{ASSETS[asset].moment}")
        words = self._say(
            f"escape_plan-asset-{'spent' if spent else 'ready'}", cost=READY_COSTS[space - 1]
        )
        notes = (Note("clock", theme.INFO, moment), Note("cash", theme.LAMP, words))
        about = self._say(f"escape_plan-asset-{asset}-about")
        return Insight(self._naming.asset_plainly(asset), about, f"asset_{asset}", notes)

    def key(self, view: PlanState, seat: Seat, slot: int) -> Insight:
        """Return what lies on a key slot."""
        colour = view.keys[seat][slot - 1]
        if not colour:
            return Insight(self._say("escape_plan-key-slot", slot=slot))
        used = view.keys_used[seat] & 1 << slot - 1
        used_note = (Note("check", theme.DIM, self._say("escape_plan-key-used")),) if used else ()
        return Insight(self.key_name(colour), self._say("escape_plan-key-about"),
                       f"key_{colour}", used_note)  # fmt: skip

    def key_of(self, colour: str) -> Insight:
        """Return what a key of a colour opens."""
        return Insight(self.key_name(colour), self._say("escape_plan-key-about"), f"key_{colour}")

    def key_name(self, colour: str) -> str:
        """Return the name of a key."""
        return capital(self._say("escape_plan-key-name", color=self._naming.key_colour(colour)))

    # Beside the city

    def gear(self, view: PlanState, name: str) -> Insight:
        """Return what gas cans, gang members or control markers are for."""
        sprite = {"gas": "gas_can", "gang": "gang_member"}.get(name, "")
        return self.told(name, sprite=sprite, left=gas_left(view), stock=view.gang_stock)

    def income(self) -> Insight:
        """Return how income falls."""
        return self.told("income", sprite="notes", steps=", ".join(map(str, INCOME)))

    def part(self, view: PlanState) -> Insight:
        """Return what part of the day it is."""
        insight = self.told("part", sprite="time_marker")
        if view.part < 0:
            return insight
        return Insight(self._naming.part(PARTS[view.part]), insight.text, insight.sprite)

    def officers(self, view: PlanState) -> Insight:
        """Return how many officers are where."""
        return self.told("officers", bag=sum(view.bag), gone=sum(view.out_of_play))


def _sign(view: PlanState, node: int) -> str:
    """Return the picture of a place; nothing for streets and water."""
    if not view.tiles.is_location[node]:
        return "place_ferry" if view.tiles.kind[node] == "ferry" else ""
    tile = view.tiles.tile_of[node]
    places = [p for p in view.tiles.places[tile] if view.tiles.is_location[p]]
    return signs_of(view, tile)[places.index(node)]
