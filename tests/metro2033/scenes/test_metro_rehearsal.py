"""Every scene of Metro 2033 can be opened for a picture: in a match of robots, or in a position."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.kernel.refusal import Unreadable
from game.metro2033.rehearsal import rehearse
from game.metro2033.scenes.table import MetroTableScene
from game.metro2033.terminal import SCENES
from game.ui.art import cache
from game.ui.table.play.modes import Aiming, Held
from tests.ui.endless import fail_if_endless, hurried
from tests.ui.table_person import on_top

SMALL = (1280, 720)
SCENARIO = Path(__file__).parents[1] / "scenarios" / "army" / "m7_5_forage.yaml"


@pytest.mark.parametrize("scene", SCENES)
def test_a_scene_opens_in_a_match_of_robots(scene: str) -> None:
    window = rehearse(scene, SMALL)
    window.settle()
    assert window.labels()


@pytest.mark.parametrize("scene", SCENES)
def test_a_frame_goes_on_where_the_step_before_ended(scene: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A drawing that lost what it has drawn whenever a step ends would never be complete."""
    fail_if_endless(monkeypatch)
    cache.give_back()
    rehearse(scene, SMALL, clock=hurried()).settle()


def test_a_hero_is_lifted_and_a_card_is_held_above_the_limit() -> None:
    assert isinstance(on_top(rehearse("hero", SMALL), MetroTableScene).controller.mode, Aiming)
    assert isinstance(on_top(rehearse("trade", SMALL), MetroTableScene).controller.mode, Held)


def test_a_position_is_shown_in_its_scene_alone() -> None:
    assert rehearse("army", SMALL, position=SCENARIO).context.playing.status.phase == "army"
    with pytest.raises(Unreadable, match="draft"):
        rehearse("draft", SMALL, position=SCENARIO)


def test_a_scene_that_does_not_exist_is_named_with_those_that_do() -> None:
    with pytest.raises(Unreadable, match=r"threat.*cellar"):
        rehearse("cellar", SMALL)
