"""Special cards around the draw: Cold Blood, Bulwark, Shrug Off, Collect Nomia and Feast."""

from __future__ import annotations

from game.rules.contract import Target
from tests.rules.evacuate.table import table

# Glazatoq: Cold Blood


def test_cold_blood_puts_three_cards_in_order() -> None:
    t = table("glazatoq", "pell", deck="front rear nohostile swarm").attack()
    t.sees("glazatoq", "special_cold_blood").offers("use", "pass", "quiet").answer("use")
    t.sees("glazatoq", "order_nomia", cards=("front", "rear", "nohostile"), place=1)
    t.offers("front", "rear", "nohostile").answer("nohostile")
    t.sees("glazatoq", "order_nomia", cards=("front", "rear"), place=2).answer("rear")
    t.drew("nohostile").top("rear front swarm").holds("glazatoq")
    t.happened("nomia_ordered", seat="glazatoq", count=3)
    assert t.all("nomia_seen")[-1].data["cards"] == ("nohostile", "rear", "front")


def test_cold_blood_is_asked_before_every_draw() -> None:
    t = table("glazatoq", "pell", deck="nohostile lighting rear swarm").attack(draws=1)
    t.drew().answer("pass").drew("nohostile").sees("glazatoq", "special_cold_blood").answer("use")
    t.sees("glazatoq", "order_nomia", cards=("lighting", "rear", "swarm"))


def test_quiet_means_not_again_this_round() -> None:
    t = table("glazatoq", "pell", deck="nohostile ambush rear")
    t.attack(draws=1).answer("quiet").drew("nohostile", "ambush").next_round()
    assert t.state.quiet == [False, False]


def test_after_a_quiet_round_the_card_is_asked_for_again() -> None:
    t = table("glazatoq", "pell", deck="nohostile ambush rear").attack().answer("quiet")
    t.next_round().play().sees("glazatoq", "special_cold_blood")


def test_the_order_of_equal_cards_is_asked_for_all_the_same() -> None:
    """Not to ask, or to answer by itself, would tell the others that the cards are equal."""
    t = table("glazatoq", "pell", deck="front front front swarm").attack().answer("use")
    t.offers("front").answer("front").offers("front").answer("front")
    t.happened("nomia_peeked", seat="glazatoq", count=3).drew("front").never("forced")


def test_two_cards_need_one_answer() -> None:
    t = table("glazatoq", "pell", deck="front ambush").attack().answer("use", "ambush")
    t.drew("ambush").top("front")


def test_only_glazatoq_knows_the_order_and_others_lose_what_they_knew() -> None:
    t = table("glazatoq", "ithli", deck="front rear nohostile swarm", peeks=[0, 1])
    t.attack().answer("use")
    assert t.seen_by("glazatoq").nomia_deck == ["?", "nohostile", "rear", "front"]
    assert t.seen_by("ithli").nomia_deck == ["?"] * 4
    assert t.seen_by("ithli").asked == {}
    t.answer("nohostile", "rear")
    assert t.seen_by("glazatoq").nomia_deck == ["?", "front", "rear"]
    assert not any(event.kind == "forced" for event in t.events)


# Korrund: Bulwark


def test_bulwark_protects_everybody_on_the_space() -> None:
    at = "korrund concourse.5 pell concourse.5"
    t = table("korrund", "pell", at=at, deck="front nohostile").attack()
    t.drew("front").sees("korrund", "special_bulwark", card="front", count=2).answer("use")
    t.next_round().lost().holds("korrund").never("runner_stunned")
    t.happened("survivor_spared", runner="pell", reason="bulwark")


def test_bulwark_leaves_other_spaces_alone() -> None:
    at = "korrund concourse.5 pell concourse.1"
    t = table("korrund", "pell", at=at, deck="pincer nohostile").attack().answer("use")
    t.finish().lost("pell", "pell")


def test_bulwark_is_asked_only_if_somebody_there_would_be_hit() -> None:
    at = "korrund concourse.4 pell concourse.5"
    t = table("korrund", "pell", at=at, deck="front nohostile").attack()
    t.sees("pell", "decoy").holds("korrund", "bulwark")
    table("korrund", "pell", deck="nohostile rear").attack().next_round()


def test_bulwark_can_be_for_others() -> None:
    t = table("korrund", "pell", deck="ambush nohostile", moved=[1, 4, 2, 2]).attack()
    t.sees("korrund", "special_bulwark", count=1).answer("use").next_round().lost()


def test_bulwark_after_dig_in_is_asked_only_for_others() -> None:
    t = table("korrund", "pell", at="korrund concourse.1", deck="rear nohostile", dug_in=(0,))
    t.attack().next_round().holds("korrund", "bulwark")


def test_bulwark_holds_for_one_card_only() -> None:
    t = table("korrund", "pell", at="korrund concourse.5", deck="front front nohostile")
    t.attack(draws=1).answer("use").drew("front", "front").lost("korrund")


# Urumak: Shrug Off


def test_shrug_off_takes_a_hit_away_just_before_the_next_one() -> None:
    t = table("urumak", "pell", at="urumak concourse.5", deck="front nohostile", hits=1)
    t.state.alive[0] = 1
    t.attack().sees("urumak", "special_shrug_off", hits=1).answer("use")
    t.happened("hit_removed", seat="urumak", hits=0).happened("survivor_hit", seat="urumak", hits=1)
    t.alive(urumak=1).holds("urumak")


def test_shrug_off_is_not_asked_without_a_hit() -> None:
    t = table("urumak", "pell", at="urumak concourse.5", deck="front nohostile").attack()
    t.sees("urumak", "pick_nomia").holds("urumak", "shrug_off")


def test_shrug_off_before_medical_station_brings_a_survivor_back() -> None:
    t = table("urumak", "pell", deck="medical rear", hits=1, alive={"urumak": 2}).attack()
    t.sees("urumak", "special_shrug_off").answer("use").alive(urumak=3)
    t = table("urumak", "pell", deck="medical rear", hits=1, alive={"urumak": 2}).attack()
    t.answer("pass").alive(urumak=2)
    assert t.state.hits == 0


def test_shrug_off_is_not_asked_where_medical_station_would_do_no_more_for_it() -> None:
    t = table("urumak", "pell", deck="medical rear", hits=1).attack().next_round()
    t = table("urumak", "pell", deck="medical rear", hits=2, alive={"urumak": 2}).attack()
    assert t.next_round().state.hits == 1
    t = table("urumak", "pell", deck="medical rear", hits=1, alive={"urumak": 2, "pell": 1})
    assert t.attack().next_round().state.hits == 1


def test_quiet_holds_for_every_hit_of_the_round() -> None:
    t = table("urumak", "pell", at="urumak concourse.5", deck="front front nohostile", hits=1)
    t.attack(draws=1).answer("quiet").sees("urumak", "lay_hit").answer("fresh", "rear")
    t.drew("front", "front").sees("urumak", "lay_hit")


# Collector: Collect Nomia


def test_collect_nomia_makes_the_token_a_survivor() -> None:
    t = table("collector", "pell", at="pell concourse.5", deck="front nohostile").attack()
    t.until("special_collect_nomia").answer("use").alive(collector=4).holds("collector")
    t.happened("nomia_collected", seat="collector", alive=4)
    assert t.state.captives == ("nomia",)


def test_collect_nomia_comes_after_the_losses_of_the_card() -> None:
    """The card is settled: what it took, the new cards, and then the token."""
    t = table("collector", "pell", at="collector concourse.1 pell concourse.5", alive={"pell": 4},
              deck="front nohostile")  # fmt: skip
    t.attack().sees("pell", "pick_nomia").answer("rear").sees("collector", "special_collect_nomia")


def test_collect_nomia_needs_a_red_card() -> None:
    table("collector", "pell", deck="nohostile rear").attack().next_round()


def test_collect_nomia_is_asked_even_if_the_card_hit_nobody() -> None:
    t = table("collector", "pell", deck="ambush nohostile").attack()
    t.sees("collector", "special_collect_nomia").offers("use", "pass", "quiet")


def test_the_token_goes_to_the_box_and_not_onto_the_tracker() -> None:
    t = table("collector", "pell", at="collector concourse.5", deck="front nohostile",
              alive={"collector": 2}, captives=("nomia",), specials=["", "decoy"])  # fmt: skip
    t.attack().happened("survivor_lost", runner="collector", token=1, tracker=0)
    t.sees("collector", "pick_nomia").alive(collector=1)
    assert t.state.tracker == []
    assert t.state.captives == ()


def test_other_survivors_of_the_pool_go_before_the_token() -> None:
    t = table("collector", "pell", at="collector concourse.5", deck="front nohostile",
              alive={"collector": 3}, captives=("nomia",), specials=["", "decoy"])  # fmt: skip
    t.attack().happened("survivor_lost", runner="collector", token=0)
    assert t.state.captives == ("nomia",)


# Ossuar: Feast


def test_feast_adds_two_red_cards_and_draws_one_more() -> None:
    t = table("ossuar", "pell", deck="nohostile lighting rear").attack()
    t.drew("nohostile").sees("ossuar", "feast")
    t.offers("front", "rear", "ambush", "lurkers", "pincer", "swarm", "pass")
    assert t.option("swarm").target == Target("card", "market:swarm")
    t.answer("swarm").sees("ossuar", "feast_more").answer("front")
    t.drew("nohostile", "lighting").holds("ossuar")
    assert t.state.market["swarm"] == 0


def test_feast_comes_after_all_normal_draws_and_only_once() -> None:
    t = table("ossuar", "pell", deck="nohostile ambush rear lurkers").attack(draws=1)
    t.drew("nohostile", "ambush").sees("ossuar", "feast").answer("pass").next_round()
    t.holds("ossuar", "feast")


def test_feast_lets_the_same_pile_be_chosen_twice() -> None:
    t = table("ossuar", "pell", deck="ambush ambush rear").attack().answer("front", "front")
    t.happened("nomia_added", seat="ossuar", card="front")
    assert t.state.nomia_discard.count("front") == 2


def test_feast_does_with_one_red_card_if_no_more_are_left() -> None:
    t = table("ossuar", "pell", deck="ambush ambush rear").attack()
    t.state.market.update(front=0, rear=0, lurkers=0, pincer=0, swarm=1)
    t.state.asked = None
    t.offers("swarm", "pass").answer("swarm").drew("ambush", "ambush")


def test_feast_needs_a_red_card_in_the_market() -> None:
    t = table("ossuar", "pell", deck="nohostile rear")
    t.state.market.update(front=0, rear=0, ambush=0, lurkers=0, pincer=0, swarm=0)
    t.attack().next_round().holds("ossuar", "feast")
