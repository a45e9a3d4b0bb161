"""Every text that is asked for exists, every text is asked for, and the values fit."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

from game.content.assets import texts_dir
from game.content.texts import Texts, load_texts, read_texts
from game.rules.escape_plan.scoring import OUTCOMES as ESCAPE_PLAN_OUTCOMES
from game.rules.evacuate.endings import OUTCOMES as EVACUATE_OUTCOMES
from game.rules.space_escape.endings import OUTCOMES
from tests.content.key_search import FAMILIES, KEY, PACKAGE, PREFIXES, kinds, search_source

SILENT = {
    "space_escape": {
        "turn_began",
        "card_played",
        "forced",
        "card_drawn",
        "rat_sent_home",
        "rat_boarded",
        "snake_boarded",
    },
    "evacuate": {
        "forced",
        "round_began",
        "runner_removed",
        "survivors_turned",
        "stations_seen",
        "station_kept",
        "nomia_seen",
    },
    "escape_plan": {
        "forced",
        "turn_began",
        "turn_ended",
        "visited",
        "contact_placed",
        "item_placed",
        "tiles_returned",
    },
}
"""Events that go without saying: heads of the log, motion, or the event before tell them."""

CULPRITS = {
    "escaped": "rat",
    "bitten_twice": "rat",
    "lost_in_space": "rat",
    "snake_in_pod": "colour",
    "item_missing": "item",
}
"""The value that the end of a match comes with; running out of cards is nobody's doing."""

RESULTS = {
    "space_escape": OUTCOMES,
    "evacuate": EVACUATE_OUTCOMES,
    "escape_plan": ESCAPE_PLAN_OUTCOMES,
}
"""How each game can end."""

ASKED_SPECIALS = ("time_slip", "shrug_off", "cold_blood", "bulwark", "collect_nomia")
"""Special cards of Evacuate! that are asked for with a plain yes or no."""

LANGUAGE = "en"


@pytest.fixture(scope="module")
def texts() -> Texts:
    return load_texts(LANGUAGE)


def entries() -> Iterator[tuple[str, fluent.EntryType]]:
    """Yield every entry of every text file, with the name of the file."""
    for path, resource in read_texts(texts_dir() / LANGUAGE).items():
        for entry in resource.body:
            yield path.name, entry


def test_every_text_file_is_valid_fluent() -> None:
    odd = [
        f"{file}: {entry.content}" for file, entry in entries() if isinstance(entry, fluent.Junk)
    ]
    assert odd == []


def test_no_key_has_two_texts() -> None:
    counts = Counter(
        entry.id.name for _, entry in entries() if isinstance(entry, fluent.Message | fluent.Term)
    )
    assert [key for key, count in counts.items() if count > 1] == []


def test_every_key_bears_the_name_of_its_file() -> None:
    for file, entry in entries():
        if isinstance(entry, fluent.Message):
            prefix = entry.id.name.partition("-")[0]
            assert file.startswith(prefix), entry.id.name
            assert prefix in PREFIXES
            assert KEY.fullmatch(entry.id.name), entry.id.name


def test_every_text_says_something(texts: Texts) -> None:
    for _, entry in entries():
        if isinstance(entry, fluent.Message):
            assert entry.value is not None, entry.id.name
            said = texts.say(entry.id.name, **dict.fromkeys(texts.fields(entry.id.name), "x"))
            assert said.strip() == said != "", entry.id.name


def test_every_key_that_stands_in_the_source_has_a_text(texts: Texts) -> None:
    keys = texts.keys()
    begun = {key[: dash.start()] for key in keys for dash in re.finditer("-", key)}
    missing = {
        key: place
        for key, place in search_source().literal_keys().items()
        if not texts.has(key) and key not in begun
    }
    assert missing == {}


def test_every_key_said_without_its_prefix_has_a_text(texts: Texts) -> None:
    missing = {
        tail: place
        for tail, place in search_source().tails.items()
        if not any(texts.has(f"{prefix}-{tail}") for prefix in PREFIXES)
    }
    assert missing == {}


def test_every_key_put_together_can_be_the_key_of_a_text(texts: Texts) -> None:
    keys = texts.keys()
    known = [*keys, *(key.partition("-")[2] for key in keys)]
    missing = {
        pattern: place
        for pattern, place in search_source().patterns.items()
        if pattern.startswith(PREFIXES) and not any(re.fullmatch(pattern, key) for key in known)
    }
    assert missing == {}


def test_calls_pass_every_value_that_their_text_uses(texts: Texts) -> None:
    wrong = [
        f"{saying.place}: '{saying.key}' also uses {', '.join(sorted(lacking))}"
        for saying in search_source().sayings
        if (lacking := texts.fields(saying.key) - saying.fields)
    ]
    assert wrong == []


@cache
def rule_keys(game: str) -> dict[str, frozenset[str]]:
    """Return what the rules of a game may ask, tell, refuse and end with, by family of keys."""
    rules = PACKAGE / "rules" / game
    asks = kinds(rules, "Decision") | kinds(rules, "ask_runner") | kinds(rules, "ask_action")
    specials = {f"special_{card}" for card in ASKED_SPECIALS} if game == "evacuate" else set()
    return {
        "ask": asks | specials,
        "event": kinds(rules, "Event") - SILENT[game],
        "why": kinds(rules, "Refusal"),
        "result": frozenset(RESULTS[game]),
    }


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("game", SILENT)
def test_the_rules_have_a_text_for_everything_they_say(
    texts: Texts, game: str, family: str
) -> None:
    wanted = {f"{game}-{family}-{kind}" for kind in rule_keys(game)[family]}
    assert sorted(key for key in wanted if not texts.has(key)) == []


@pytest.mark.parametrize("game", SILENT)
def test_events_that_go_without_saying_have_no_text(texts: Texts, game: str) -> None:
    assert [kind for kind in SILENT[game] if texts.has(f"{game}-event-{kind}")] == []


BRITISH = re.compile(r"colour|grey|honour|favour|centre|neighbour|(travel|cancel)led", re.I)


@pytest.mark.parametrize("file", sorted((texts_dir() / "en").glob("*.ftl")), ids=lambda f: f.stem)
def test_all_words_are_spelled_as_in_america(file: Path) -> None:
    """Keys and the names of values are ids, and stay as they are."""
    lines = file.read_text(encoding="utf-8").splitlines()
    words = [re.sub(r"^[a-z_0-9-]+ =|\$\w+|^#.*", "", line) for line in lines]
    assert [line for line in words if BRITISH.search(line)] == []


def test_every_text_is_asked_for(texts: Texts) -> None:
    search = search_source()
    keys = texts.keys()
    assert sorted(key for key in keys if not (search.uses(key) or follows_from_rules(key))) == []


def follows_from_rules(key: str) -> bool:
    """Say whether the rules can bring a key up; events that belong together share a sentence."""
    game, _, tail = key.partition("-")
    family, _, ids = tail.removesuffix("-about").removesuffix("-tie").partition("-")
    if game == "table":
        known = kinds(PACKAGE / "match", "Event") if family == "event" else frozenset()
    elif game not in SILENT:
        return False
    elif family == "event":
        known = kinds(PACKAGE / "rules" / game, "Event")
    else:
        known = rule_keys(game).get(family, frozenset())
    return all(part in known for part in ids.split("-"))


@pytest.mark.parametrize("outcome", OUTCOMES)
def test_the_sentences_of_an_ending_use_the_name_of_its_culprit_alone(
    texts: Texts, outcome: str
) -> None:
    culprit = CULPRITS.get(outcome)
    for key in (f"result-{outcome}", f"result-{outcome}-about", f"loses-{outcome}"):
        assert texts.fields(f"space_escape-{key}") <= {culprit}, key
