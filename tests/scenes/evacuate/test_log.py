"""The log of Evacuate!: round by round, an entry for everybody who does something."""

from __future__ import annotations

from itertools import pairwise

from game.content.texts import plain
from game.match.match import Match
from game.rules.contract import Event, Value
from game.rules.rng import Chance
from game.scenes.chronicle import Chronicle
from game.scenes.evacuate.naming import EvacNaming
from game.scenes.narration import Narrator
from tests.scenes.driver import texts_once
from tests.scenes.evacuate.matches import begun, over, played, view_of


def narrator_of(match: Match) -> Narrator:
    naming = EvacNaming(texts_once(), match.seats, view_of(match))
    return Narrator(texts_once(), "evacuate", naming)


def log_of(match: Match, viewer: int | None) -> Chronicle:
    chronicle = Chronicle(narrator_of(match))
    chronicle.begin(0, 1)
    chronicle.rebuild(match.events_since(0, viewer))
    return chronicle


def test_rounds_follow_each_other_and_neighbours_are_not_the_same_doer() -> None:
    entries = [entry for entry in log_of(over(4, 1), None).entries if entry.sentences]
    rounds = [entry.round for entry in entries]
    assert rounds == sorted(rounds)
    assert rounds[-1] == over(4, 1).round
    for one, two in pairwise(entries):
        assert one.look is None or (one.look, one.round) != (two.look, two.round)


def test_what_nobody_did_stands_alone() -> None:
    drawn = Event("nomia_drawn", {"card": "rear", "left": 3}, reveals=True)
    shuffled = Event("nomia_shuffled", {"count": 3})
    told = said(drawn, shuffled, drawn, Event("nobody_hit", {"card": "rear"}))
    assert told == [
        "Nomia card: Rear.",
        "3 discarded Nomia cards are shuffled in.",
        "Nomia card: Rear. It hits nobody.",
    ]


def test_the_log_says_how_somebody_was_moved() -> None:
    data: dict[str, Value] = {"runner": 0, "by": 1, "card": "trip", "start": 2, "end": 1}
    assert said(Event("survivor_pushed", data)) == ["Ben trips Ana: one back."]
    data |= {"by": 0, "card": "lighting"}
    assert said(Event("survivor_pushed", data)) == ["Ana takes one step."]


def test_an_entry_tells_of_its_own_seat() -> None:
    match = over(6, 6, "full")
    for entry in log_of(match, None).entries:
        if entry.look is not None and entry.text:
            assert match.seats[entry.look].name in plain(entry.text), plain(entry.text)


def test_only_who_chose_a_station_reads_which_one() -> None:
    for match in played(begun(4, 2), Chance(2)):
        if match.decisions()[match.waiting()[0]].kind == "lay_station":
            break
    (seat,) = match.waiting()
    match.answer(seat, match.decisions()[seat].options[0].key)
    own, others = (log_of(match, viewer) for viewer in (seat, (seat + 1) % 4))
    name = match.seats[seat].name
    lays = [plain(entry.text) for entry in others.entries if "face down" in entry.text]
    assert f"{name} looks at 2 station cards. {name} lays the next station face down." in lays[0]
    assert not any("lays the next station face down" in plain(e.text) for e in own.entries)


def run(runner: int, *path: int) -> Event:
    data: dict[str, Value] = {
        "runner": runner,
        "start": path[0],
        "path": path,
        "facing": 1,
        "by": "run",
    }
    return Event("survivor_ran", data)


def stop(runner: int, node: int, reason: str, before: int) -> Event:
    data: dict[str, Value] = {"runner": runner, "node": node, "reason": reason, "before": before}
    return Event("survivor_stopped", data)


def said(*events: Event) -> list[str]:
    chronicle = Chronicle(narrator_of(begun(4)))
    chronicle.begin(0, 1)
    for event in events:
        chronicle.add(event)
    return [plain(entry.text) for entry in chronicle.entries if entry.sentences]


def test_a_run_and_what_stops_it_are_one_sentence() -> None:
    nodes = view_of(begun(4)).stations
    acid = nodes.first["acid"]
    told = said(run(0, acid, acid + 1), stop(0, acid + 1, "acid", acid + 1))
    assert told == ["Ana runs 2 on Acid Pools and stops in the acid."]


def test_the_stop_of_another_runner_is_a_sentence_of_its_own() -> None:
    nodes = view_of(begun(4)).stations
    debris = nodes.first["debris"]
    told = said(run(0, debris, debris + 1), stop(1, debris + 1, "debris", debris + 2))
    assert told == ["Ana runs 2 on Fallen Debris.", "Ben cannot get onto the debris."]
