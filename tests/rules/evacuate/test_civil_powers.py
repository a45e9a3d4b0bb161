"""Powers over losses, the end and the cards of others, each in the rulebook's short words."""

from __future__ import annotations

from game.rules.evacuate.civilizations import CIVILIZATIONS, DOOM
from game.rules.evacuate.state import run_deck
from tests.rules.evacuate.table import table


def test_everybody_begins_with_the_survivors_and_cards_of_the_civilization() -> None:
    civs = ("urumak", "pell", "collector", "skith", "zubrek", "glazatoq")
    t = table(*civs).alive(urumak=3, pell=7, collector=3, skith=5, zubrek=6, glazatoq=6)
    for seat, civ in enumerate(civs):
        assert run_deck(t.state, seat)[8:] == (CIVILIZATIONS[civ].run_card,)
        t.holds(civ, CIVILIZATIONS[civ].special)


def test_the_hand_recovers_by_run_cards_only() -> None:
    """Seven of nine are spent: two are left, the special card does not count (R17)."""
    spent = {"korrund": "m1 m2 m3 shove trip drag"}
    at = "korrund concourse.1 pell concourse.1 teal concourse.1 sky concourse.1"
    t = table("korrund", "pell", spent=spent, row="concourse service narrow?", at=at)
    t.play(korrund="pack", pell="m2").finish().happened("cards_back", seat="korrund")
    assert t.state.spent[0] == []


# Urumak: Thick Hide


def test_a_loss_is_a_hit_on_any_survivor_and_moves_the_tracker() -> None:
    t = table("urumak", "pell", at="urumak concourse.5", deck="front rear nohostile", lost=2)
    t.attack().happened("survivor_hit", seat="urumak", hits=1).alive(urumak=3)
    assert len(t.state.tracker) == 3
    t.sees("urumak", "pick_nomia").answer("rear").next_round()


def test_the_second_hit_kills() -> None:
    t = table("urumak", "pell", at="urumak concourse.5", deck="front nohostile", hits=1)
    t.attack().answer("pass").sees("urumak", "lay_hit", hits=1).offers("fresh", "hurt")
    t.answer("hurt").alive(urumak=2).lost("urumak")
    assert t.state.hits == 0


def test_hits_can_be_spread_over_all() -> None:
    t = table("urumak", "pell", at="urumak concourse.5", deck="front nohostile", hits=2)
    t.attack().answer("pass", "fresh").alive(urumak=3)
    assert t.state.hits == 3
    t = table("urumak", "pell", at="urumak concourse.5", deck="front nohostile", hits=3)
    t.attack().answer("pass").happened("forced", ask="lay_hit", key="hurt").alive(urumak=2)


def test_the_last_survivor_dies_of_its_second_hit() -> None:
    t = table("urumak", "pell", at="urumak concourse.5", deck="front nohostile", hits=1,
              alive={"urumak": 1})  # fmt: skip
    t.attack().answer("pass").gone("urumak").happened("seat_out", seat="urumak")


def test_medical_station_takes_a_hit_away_before_it_brings_anybody_back() -> None:
    t = table("urumak", "pell", deck="medical rear", hits=2, alive={"urumak": 2}).attack()
    t.happened("hit_removed", seat="urumak", hits=1).never("survivor_returned")
    t = table("urumak", "pell", deck="medical rear", alive={"urumak": 2}).attack()
    t.happened("survivor_returned", seat="urumak", alive=3)


# Pell: Too Many


def test_a_crowd_loses_two_and_adds_two() -> None:
    for count, left, losses in ((7, 5, 2), (5, 3, 2), (4, 3, 1)):
        t = table("pell", "korrund", at="pell concourse.5", deck="front nohostile",
                  alive={"pell": count}).attack()  # fmt: skip
        t.finish().alive(pell=left)
        assert len(t.all("nomia_added")) == len(t.state.tracker) == losses


# Collector: Specimens


def test_a_survivor_killed_here_or_beside_joins_the_collector() -> None:
    for spot in ("concourse.4", "concourse.5"):
        t = table("collector", "korrund", at=f"collector {spot} korrund concourse.5",
                  deck="ambush nohostile", moved=[1, 4, 1, 1]).attack()  # fmt: skip
        t.answer("pass").alive(collector=4, korrund=4)
        t.happened("captive_taken", seat="collector", runner="korrund")


def test_two_spaces_away_is_too_far_to_collect() -> None:
    t = table("collector", "korrund", at="korrund concourse.5", deck="front nohostile").attack()
    t.answer("pass").never("captive_taken").lost("korrund")


def test_one_of_each_colour_is_collected() -> None:
    t = table("collector", "korrund", at="collector concourse.4 korrund concourse.5",
              deck="front nohostile", captives=("1",), alive={"collector": 4})  # fmt: skip
    t.attack().answer("pass").never("captive_taken")


def test_three_are_collected_in_all() -> None:
    civs = ("collector", "korrund", "skith", "vantari", "ithli")
    t = table(*civs, at="collector concourse.4 korrund concourse.5", deck="front nohostile",
              captives=("2", "3", "4"), alive={"collector": 6})  # fmt: skip
    t.attack().answer("pass").never("captive_taken")
    t = table(*civs, at="collector concourse.4 korrund concourse.5", deck="front nohostile",
              captives=("2", "3", "nomia"), alive={"collector": 6})  # fmt: skip
    t.attack().answer("pass").alive(collector=7)


def test_a_hit_on_urumak_is_no_kill_to_collect() -> None:
    t = table("collector", "urumak", at="collector concourse.4 urumak concourse.5",
              deck="front nohostile")  # fmt: skip
    t.attack().never("captive_taken").alive(collector=3)


def test_the_last_survivor_of_a_colour_can_be_collected_too() -> None:
    t = table("collector", "korrund", at="collector concourse.4 korrund concourse.5",
              deck="front nohostile", alive={"korrund": 1})  # fmt: skip
    t.attack().answer("pass").gone("korrund").alive(collector=4)


def test_a_captive_counts_on_the_tracker_all_the_same() -> None:
    t = table("collector", "korrund", at="collector concourse.4 korrund concourse.5",
              deck="front nohostile")  # fmt: skip
    t.attack().answer("pass")
    assert t.state.tracker == [1]


# Glazatoq: Lifeboat Rights


def test_the_second_loss_brings_the_lifeboat() -> None:
    t = table("glazatoq", "pell", at="glazatoq concourse.5", deck="front nohostile",
              tracker=[0])  # fmt: skip
    t.attack().answer("pass").happened("lifeboat_added", seat="glazatoq")
    t.discard("front lifeboat")


def test_the_first_loss_brings_nothing_yet() -> None:
    t = table("glazatoq", "pell", at="glazatoq concourse.5", deck="front nohostile").attack()
    t.answer("pass").never("lifeboat_added")


def test_evac_ready_takes_the_lifeboat_along_if_glazatoq_has_lost_one() -> None:
    for losses, joins in (([0, 1, 1, 1, 1, 1, 1, 1], True), ([1] * 8, False)):
        t = table("glazatoq", "korrund", at="korrund concourse.5", deck="front nohostile rear")
        t.state.tracker = losses
        t.attack().answer("pass", "pass").happened("evac_readied")
        assert ("lifeboat" in t.state.nomia_deck) == joins
        assert "evac" in t.state.nomia_deck


def test_a_lifeboat_that_comes_after_evac_ready_is_never_shuffled_in() -> None:
    at = "glazatoq concourse.5"
    t = table("glazatoq", "pell", at=at, deck="front evac nohostile", beside=[0])
    t.state.tracker = [1] * 9
    t.attack().answer("pass").happened("lifeboat_added", seat="glazatoq")
    t.until("pick_nomia").answer("nohostile").next_round().discard("front lifeboat nohostile")


def test_the_lifeboat_saves_two_of_the_pool_and_never_the_runner() -> None:
    for count, saved in ((5, 2), (2, 1), (1, 0)):
        t = table("glazatoq", "pell", deck="lifeboat front nohostile", alive={"glazatoq": count})
        t.attack().answer("pass").alive(glazatoq=count - saved)
        assert t.state.safe == saved
        t.happened("survivors_safe", seat="glazatoq", count=saved).discard("")


def test_the_lifeboat_leaves_the_game_and_is_no_red_or_blue_card() -> None:
    t = table("glazatoq", "pell", deck="lifeboat front nohostile", discard="nohostile").attack()
    t.answer("pass").next_round().discard("nohostile")
    assert t.state.lifeboat == 2


def test_safe_survivors_count_at_the_end_even_after_elimination() -> None:
    t = table("glazatoq", "korrund", deck="evac", alive={"glazatoq": 0, "korrund": 1}, safe=2)
    t.attack().ended("survived", "glazatoq")


def test_after_elimination_glazatoq_counts_as_rearmost() -> None:
    t = table("glazatoq", "korrund", deck="evac", alive={"glazatoq": 0, "korrund": 2}, safe=2,
              at="korrund concourse.1")  # fmt: skip
    t.attack().ended("survived", "korrund")


def test_medical_station_counts_who_is_safe() -> None:
    t = table("glazatoq", "pell", deck="medical rear", alive={"glazatoq": 4}, safe=2).attack()
    t.answer("pass").never("survivor_returned")


# Ossuar: Last Rites


def test_ossuar_wins_alone_if_few_others_are_left() -> None:
    assert DOOM == {2: 2, 3: 3, 4: 2, 5: 2, 6: 3}
    for seats, most in DOOM.items():
        civs = ("ossuar", "korrund", "ithli", "skith", "vantari", "zubrek")[:seats]
        for others, outcome in ((most, "doom"), (most + 1, "survived")):
            counts = dict.fromkeys(civs[2:], 0)
            t = table(*civs, deck="evac", alive={"korrund": others, **counts})
            t.attack().ended(outcome, "ossuar" if outcome == "doom" else "korrund")


def test_ossuar_never_wins_by_count() -> None:
    t = table("ossuar", "korrund", deck="evac", alive={"korrund": 4}).attack()
    t.ended("survived", "korrund")


def test_ossuar_wins_when_the_nomias_would() -> None:
    t = table("ossuar", "korrund", at="ossuar concourse.5 korrund concourse.5",
              deck="front nohostile", alive={"ossuar": 1, "korrund": 1})  # fmt: skip
    t.attack().answer("pass").finish().ended("doom", "ossuar")


def test_ossuar_may_win_after_its_own_elimination() -> None:
    t = table("ossuar", "korrund", deck="evac", alive={"ossuar": 0, "korrund": 2}).attack()
    t.ended("doom", "ossuar")


def test_ossuar_alone_plays_on_until_the_transport() -> None:
    t = table("ossuar", "korrund", deck="nohostile evac", alive={"korrund": 0}).attack()
    t.answer("pass").next_round().play(ossuar="m1").ended("doom", "ossuar")


def test_while_ossuar_lives_the_nomias_have_not_won() -> None:
    t = table("ossuar", "korrund", at="korrund concourse.5", deck="front nohostile",
              alive={"korrund": 1})  # fmt: skip
    t.attack().answer("pass").gone("korrund").sees("korrund", "pick_nomia")


# Ithli: Foresight


def test_ithli_sees_the_next_nomia_card_before_choosing() -> None:
    t = table("ithli", "pell", deck="front rear nohostile").attack()
    t.finish()
    (seen, *_) = t.all("nomia_seen")
    assert (seen.data["cards"], seen.seen_by) == (("rear",), (0,))
    assert t.seen_by("ithli").nomia_deck[-1] == "rear"
    assert t.seen_by("pell").nomia_deck[-1] == "?"


# Mendeku: Assimilate


def test_mendeku_takes_a_card_right_after_it_was_used() -> None:
    t = table("vantari", "mendeku").act().answer("concourse.5").at(vantari="concourse.5")
    t.sees("mendeku", "assimilate", card="second_wind", owner=0).offers("take", "pass")
    t.answer("take").holds("mendeku", "sudden_growth", "second_wind").holds("vantari")
    t.happened("special_taken", seat="mendeku", card="second_wind", owner="vantari")
    assert t.state.used == []


def test_mendeku_uses_the_taken_card_once_in_its_own_window() -> None:
    t = table("vantari", "mendeku").act().answer("concourse.5", "take")
    t.sees("mendeku", "second_wind").answer("concourse.4").at(mendeku="concourse.4")
    t.next_round().holds("mendeku", "sudden_growth")
    assert t.state.used == ["second_wind"]


def test_mendeku_takes_only_one_card_in_a_match() -> None:
    t = table("vantari", "mendeku", assimilated=True).act().answer("concourse.5")
    t.next_round().never("special_taken")


def test_mendeku_may_wait_for_a_better_card() -> None:
    t = table("vantari", "mendeku").act().answer("concourse.5", "pass").next_round()
    assert not t.state.assimilated


def test_nobody_takes_a_card_that_mendeku_itself_has_used() -> None:
    t = table("mendeku", "vantari", at="mendeku concourse.1").play(mendeku="m1").answer("+1")
    t.not_asked("assimilate")


def test_an_eliminated_mendeku_takes_nothing() -> None:
    t = table("vantari", "mendeku", alive={"mendeku": 0}).act().answer("concourse.5")
    t.next_round()


def test_a_taken_time_slip_protects_mendeku() -> None:
    t = table("skith", "mendeku", at="mendeku concourse.5", deck="front nohostile",
              taken="time_slip", assimilated=True, specials=["", "sudden_growth"])  # fmt: skip
    t.attack().sees("mendeku", "special_time_slip").answer("use").next_round().lost()
    t.holds("mendeku", "sudden_growth")


def test_a_taken_bulwark_covers_the_space_of_mendeku() -> None:
    t = table("korrund", "mendeku", at="mendeku concourse.5", deck="front nohostile",
              taken="bulwark", assimilated=True, specials=["", "sudden_growth"])  # fmt: skip
    t.attack().sees("mendeku", "special_bulwark").answer("use").next_round().lost()


def test_a_taken_shrug_off_has_nothing_to_shrug_off() -> None:
    t = table("urumak", "mendeku", at="urumak concourse.5", deck="front nohostile", hits=1,
              taken="shrug_off", assimilated=True, specials=["", "sudden_growth"])  # fmt: skip
    t.attack().sees("urumak", "lay_hit")


def test_mendeku_takes_feast_before_its_extra_card_is_drawn() -> None:
    t = table("ossuar", "mendeku", deck="ambush ambush rear").attack().answer("front", "rear")
    t.sees("mendeku", "assimilate", card="feast").drew("ambush").answer("take")
    t.drew("ambush", "ambush").next_round().holds("mendeku", "sudden_growth", "feast")
