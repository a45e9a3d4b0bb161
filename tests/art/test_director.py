"""Motion: beats in order, every end exactly once, and skipping at any moment changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.ui import easing
from game.ui.director import Beat, Director, InTurn, Together, seconds_of

FRAME = 1 / 60
NAMES = list("abcdefgh")


class Stage:
    """A drawn board that is a list of the beats that have ended, and a director to move it."""

    def __init__(self) -> None:
        self.started: list[str] = []
        self.ended: list[str] = []
        self.frames: dict[str, list[float]] = {}
        self.heard: list[str] = []
        self.director = Director(self.heard.append)

    def beat(self, name: str, seconds: float = 0.2, caption: str | None = None) -> Beat:
        return Beat(
            seconds,
            on_start=lambda: self.started.append(name),
            on_frame=self.frames.setdefault(name, []).append,
            on_end=lambda: self.ended.append(name),
            caption=caption,
            sound=f"sound of {name}",
        )

    def scenario(self) -> None:
        """Queue eight beats: alone, in turn, together, and nested."""
        a, b, c, d, e, f, g, h = (self.beat(name, 0.05 * n) for n, name in enumerate(NAMES))
        self.director.add(a, InTurn((b, c)), Together((d, InTurn((e, f)))), g, h)

    def run(self, seconds: float) -> None:
        for _ in range(round(seconds / FRAME)):
            self.director.update(FRAME)


@pytest.fixture
def stage() -> Stage:
    return Stage()


def test_beats_play_one_after_the_other(stage: Stage) -> None:
    stage.director.add(stage.beat("a"), stage.beat("b"))
    stage.run(0.25)
    assert stage.started == ["a", "b"]
    assert stage.ended == ["a"]
    stage.run(0.2)
    assert stage.ended == ["a", "b"]
    assert not stage.director.busy


def test_progress_starts_low_grows_and_ends_at_one(stage: Stage) -> None:
    stage.director.add(stage.beat("a", 0.5))
    stage.run(0.6)
    frames = stage.frames["a"]
    assert frames == sorted(frames)
    assert frames[0] < 0.05
    assert frames[-1] == 1.0


def test_a_group_lasts_as_long_as_its_longest_part(stage: Stage) -> None:
    stage.director.add(Together((stage.beat("a", 0.1), stage.beat("b", 0.3))), stage.beat("c"))
    stage.run(0.2)
    assert stage.started == ["a", "b"]
    assert stage.ended == ["a"]
    stage.run(0.15)
    assert stage.started == ["a", "b", "c"]


def test_how_long_a_part_takes_is_known_before() -> None:
    one, other = Beat(0.2), Beat(0.5)
    assert seconds_of(InTurn((one, Together((one, other)), Together(())))) == pytest.approx(0.7)


def test_a_sequence_runs_inside_a_group(stage: Stage) -> None:
    hops = InTurn((stage.beat("a", 0.1), stage.beat("b", 0.1)))
    stage.director.add(Together((hops, stage.beat("c", 0.15))))
    stage.run(0.25)
    assert stage.ended == ["a", "c", "b"]


def test_time_left_over_goes_to_the_next_beat(stage: Stage) -> None:
    """Sixty beats of ten milliseconds take as long as one of six hundred."""
    stage.director.add(*(stage.beat(str(n), 0.01) for n in range(60)))
    stage.run(0.62)
    assert len(stage.ended) == 60


def test_a_long_frame_counts_as_a_tenth_of_a_second(stage: Stage) -> None:
    stage.director.add(stage.beat("a", 0.5))
    stage.director.update(30.0)
    assert stage.ended == []


@pytest.mark.parametrize(
    ("speed", "seconds"), [("slow", 1 / 0.6), ("normal", 1.0), ("fast", 1 / 3), ("step", 1.0)]
)
def test_speed_sets_how_long_a_beat_takes(stage: Stage, speed: str, seconds: float) -> None:
    stage.director.speed = speed  # type: ignore[assignment]
    stage.director.add(stage.beat("a", 1.0))
    stage.run(seconds - 0.03)
    assert stage.director.busy
    stage.run(0.06)
    assert not stage.director.busy


def test_at_instant_speed_nothing_is_ever_pending(stage: Stage) -> None:
    stage.director.speed = "instant"
    stage.scenario()
    assert stage.ended == NAMES
    assert not stage.director.busy
    assert stage.heard == []


def test_changing_to_instant_in_mid_motion_ends_it(stage: Stage) -> None:
    stage.scenario()
    stage.run(0.1)
    stage.director.speed = "instant"
    stage.director.update(FRAME)
    assert stage.ended == NAMES


def test_holding_a_key_hastens_until_it_is_let_go(stage: Stage) -> None:
    stage.director.add(stage.beat("a", 1.0))
    stage.director.hold(True)
    stage.run(0.2)
    stage.director.hold(False)
    stage.run(0.3)
    assert stage.director.busy
    stage.run(0.15)
    assert not stage.director.busy


def test_a_tap_completes_the_present_beat_only(stage: Stage) -> None:
    stage.director.add(InTurn((stage.beat("a", 9), stage.beat("b", 9))), stage.beat("c", 9))
    stage.run(0.1)
    for ended in (["a"], ["a", "b"], ["a", "b", "c"]):
        assert stage.director.tap()
        assert stage.ended == ended
    assert not stage.director.busy


def test_a_tap_with_nothing_moving_is_free_for_the_board(stage: Stage) -> None:
    assert not stage.director.tap()


def test_step_speed_waits_between_sentences_but_not_after_the_last(stage: Stage) -> None:
    director = stage.director
    director.speed = "step"
    director.add(
        stage.beat("a", 0.1, "Ana hops."), stage.beat("b", 0.1), stage.beat("c", 0.1, "Ow.")
    )
    stage.run(1)
    assert director.waiting
    assert director.caption == "Ana hops."
    assert stage.ended == ["a"]
    assert director.tap()
    stage.run(1)
    assert stage.ended == ["a", "b", "c"]
    assert not director.busy
    assert director.caption is None


def test_a_caption_stands_until_the_next_one(stage: Stage) -> None:
    stage.director.add(
        stage.beat("a", 0.1, "First."), stage.beat("b", 0.1), stage.beat("c", 0.1, "Last.")
    )
    stage.run(0.15)
    assert stage.director.caption == "First."
    stage.run(0.1)
    assert stage.director.caption == "Last."


def test_sounds_play_as_beats_begin_and_stay_silent_when_skipped(stage: Stage) -> None:
    stage.director.add(stage.beat("a"), stage.beat("b"))
    stage.run(0.1)
    stage.director.skip_all()
    assert stage.heard == ["sound of a"]


def test_reduced_motion_jumps_but_leaves_time_to_read(stage: Stage) -> None:
    stage.director.reduced_motion = lambda: True
    stage.director.add(stage.beat("a", 0.5))
    stage.run(0.25)
    assert stage.director.busy
    assert set(stage.frames["a"]) == {1.0}


def test_an_idle_director_asks_for_no_frame(stage: Stage) -> None:
    assert not stage.director.update(FRAME)
    stage.scenario()
    assert stage.director.update(FRAME)


@pytest.mark.parametrize("act", [Director.skip_all, Director.tap], ids=["skip", "tap"])
@pytest.mark.parametrize("frame", range(0, 110, 3))
def test_whatever_is_skipped_every_end_comes_once_and_the_board_is_right(
    act: Callable[[Director], object], frame: int
) -> None:
    stage = Stage()
    stage.scenario()
    stage.run(frame * FRAME)
    act(stage.director)
    if act is Director.skip_all:
        assert not stage.director.busy
    stage.run(3)
    assert stage.ended == NAMES
    assert sorted(stage.started) == NAMES
    assert all(frames[-1] == 1.0 for frames in stage.frames.values())
    assert not stage.director.busy


def test_a_beat_may_add_more_beats_even_while_everything_is_skipped(stage: Stage) -> None:
    director = stage.director
    director.add(InTurn((Beat(1, on_end=lambda: director.add(stage.beat("c"))), stage.beat("b"))))
    director.skip_all()
    assert stage.ended == ["b", "c"]
    director.speed = "instant"
    director.add(Beat(1, on_end=lambda: director.add(stage.beat("d"))), stage.beat("e"))
    assert stage.ended == ["b", "c", "e", "d"]


@pytest.mark.parametrize(
    "curve", [easing.linear, easing.ease_out, easing.ease_in, easing.ease_in_out, easing.overshoot]
)
def test_a_curve_runs_from_nought_to_one(curve: easing.Easing) -> None:
    assert curve(0) == pytest.approx(0)
    assert curve(1) == 1


def test_overshoot_passes_the_goal_by_about_six_parts_in_a_hundred() -> None:
    assert 1.04 < max(easing.overshoot(t / 100) for t in range(101)) < 1.08
