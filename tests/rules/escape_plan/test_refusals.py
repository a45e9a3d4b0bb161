"""Why something cannot be chosen now, with the numbers."""

from __future__ import annotations

from tests.rules.escape_plan.table import Table, place_of, table


def why(t: Table, kind: str, target: str) -> str:
    """Return the key of ember's refusal."""
    return t.refuses("ember", kind, target).key


def place(t: Table, name: str) -> str:
    """Return a place as the id of a target."""
    return str(place_of(t.state, name))


def test_places_that_are_no_end_of_a_move() -> None:
    t = table(city="s1 0,0 s2 0,1 d1 0,2").turn()
    assert why(t, "node", place(t, "d1.business")) == "too_far"
    assert why(t, "node", place(t, "s1.hospital")) == "you_are_here"
    assert why(t, "node", place(t, "s1.a")) == "not_a_location"
    assert why(t, "node", place(t, "c1.gang")) == "not_in_the_city"
    assert t.refuses("sun", "node", place(t, "s1.store")).key == "not_your_turn"


def test_contacts_that_cannot_be_used() -> None:
    t = table(
        contacts={"ember": "insider fighter lawyer key nurse"},
        face_down={"ember": 4},
        cuffs={"ember": 1},
        cash={"ember": 2},
        officers="red@a1",
    ).turn()
    dear = t.refuses("ember", "card", "contact:1")
    assert (dear.key, dear.values["cost"], dear.values["cash"]) == ("too_dear", 3, 2)
    assert why(t, "card", "contact:2") == "wrong_moment"
    assert why(t, "card", "contact:3") == "contact_used"
    assert why(t, "card", "contact:4") == "no_contact"
    assert why(t, "card", "contact:5") == "under_cuffs"


def test_a_contact_that_would_do_nothing() -> None:
    t = table(contacts={"ember": "nurse - avoid key heal"}).turn()
    assert why(t, "card", "contact:1") == "does_nothing"


def test_items_and_assets_that_cannot_be_used() -> None:
    t = table(
        items={"ember": "hat green.30 fed cou swa"},
        worn={"ember": 1},
        ready={"ember": "disc heal - - -"},
        used={"ember": 1},
    ).turn()
    assert why(t, "tile", "item:1") == "item_used"
    assert why(t, "tile", "item:2") == "nothing_to_use"
    assert why(t, "tile", "asset:disc") == "asset_used"
    assert why(t, "tile", "asset:heal") == "does_nothing"
    assert why(t, "tile", "asset:key") == "asset_locked"


def test_equipment_that_cannot_be_bought() -> None:
    t = table(cash={"ember": 2}, equipment=[0, 4, 4, 4]).visits("ember", "s1.store").answer("pass")
    assert why(t, "tile", "equip:vest") == "sold_out"
    dear = t.refuses("ember", "tile", "equip:mask")
    assert (dear.key, dear.values["cost"]) == ("too_dear", 3)


def test_lockers_that_stay_shut() -> None:
    t = table(keys={"ember": "green - -"}, contacts={"ember": "nurse lawyer avoid key heal"})
    t.state.notoriety[0] = 3
    t.visits("ember", "s1.store").answer("pass", "pass").sees("open_locker")
    low = t.refuses("ember", "tile", "locker:brown")
    assert (low.key, low.values["need"], low.values["have"]) == ("number_too_low", 8, 5)
    assert why(t, "tile", "locker:black") == "no_key"


def test_rest_exit_gang_and_first_aid() -> None:
    t = table(sun={"ember": False}).turn()
    assert why(t, "button", "rest") == "rested"
    assert why(t, "button", "escape") == "not_the_last_day"
    assert why(t, "button", "gang:calm") == "no_gang_members"
    assert why(t, "tile", "first_aid") == "no_wounds"
    t = table(first_aid={"ember": False}, wounds={"ember": 1}, gang={"ember": 1}).turn()
    assert why(t, "tile", "first_aid") == "first_aid_used"
    assert why(t, "button", "gang:ignore") == "wrong_moment"
    t = table(day=3, patrol=[1, 1, 2, 2, 3], closed=(1, 2), at={"ember": "d1.business"}).turn()
    assert why(t, "button", "escape") == "exit_too_far"


def test_what_helps_waits_while_a_choice_is_carried_out() -> None:
    """E29: it would do something, but not in the middle of this."""
    t = table(
        wounds={"ember": 1},
        gang={"ember": 1},
        contacts={"ember": "lawyer - avoid key heal"},
        items={"ember": "forger - fed cou swa"},
    )
    t.visits("ember", "s2.clinic").sees("unlock")
    for kind, target in [
        ("card", "contact:1"),
        ("tile", "item:1"),
        ("tile", "asset:disc"),
        ("tile", "first_aid"),
        ("button", "gang:calm"),
    ]:
        assert why(t, kind, target) == "not_asked"


def test_a_gang_member_s_power_has_its_moment() -> None:
    t = table(gang={"ember": 1}, city="s1 0,0 s2 0,1").turn()
    early = t.refuses("ember", "button", "gang:ignore")
    assert (early.key, early.values["moment"]) == ("wrong_moment", "avoid")
    assert why(t, "button", "gang:fly") == "does_nothing"
    t.answer("rest").until("end_turn")
    late = t.refuses("ember", "button", "gang:fly")
    assert (late.key, late.values["moment"]) == ("wrong_moment", "travel")


def test_a_contact_against_others_than_those_one_meets_does_nothing() -> None:
    t = table(contacts={"ember": "fighter - avoid key heal"}, officers="blue@a1")
    assert why(t.meets("ember", "a1"), "card", "contact:1") == "does_nothing"


def test_who_has_set_out_must_move() -> None:
    t = table(contacts={"ember": "cabbie - avoid key heal"}).turn().answer("contact:1")
    assert why(t, "button", "rest") == "must_move"


def test_a_tile_that_does_not_fit_and_a_match_that_is_over() -> None:
    t = table(city="s1 0,0 s2 0,1", shown=(8,)).run(("lay_tile", 0, ()))
    assert why(t, "node", "space:5,5") == "tile_does_not_fit"
    t = table(day=3, part=4).run(("part_over", 0, ()))
    assert why(t, "node", "space:5,5") == "match_over"
