"""The replay in windows of every shape and with every size of text: no frame has a fault."""

from __future__ import annotations

import pytest

from game.match.fiftyfirst import fiftyfirst
from game.play.watching import watch_file
from game.ui.rehearsal.driver import rehearse
from game.ui.scenes.replay.scene import ReplayScene, open_replay
from game.ui.settings import Settings
from tests.conftest import ROOT
from tests.ui.sweep import SIZES, TEXT_SCALES, looked_at

GOLDEN = ROOT / "tests/golden/matches/rules_1"
STEPS = {"base_winter_4_players": (8, 12, 190), "solo_borgo_new_york": (16,), "base_2_players": (0, 150)}
"""A match -> steps of it: a Lookout, a Production phase, many cards."""

SCALES = {"base_winter_4_players": TEXT_SCALES}
"""The match with most on the table is looked at with every size of text, others with the usual and the largest."""


def frames(name: str, size: tuple[int, int], scale: float) -> list[str]:
    """The faults of the replay at some steps, with every pair of eyes, and of the open log."""
    window = rehearse("title", size, settings=Settings(speed="off", text_scale=scale))
    open_replay(window.context, watch_file(GOLDEN / f"{name}.jsonl", fiftyfirst(window.context.catalog)))
    found = []
    for step in STEPS[name]:
        top = window.context.stack.top
        assert isinstance(top, ReplayScene)
        top.go_to(step)
        for _ in top.all_eyes[:2]:
            found += looked_at(window, f"{name} {scale} {step} {top.eyes}")
            window.key("e")
    window.key("l")
    return [*found, *looked_at(window, f"{name} {scale} log")]


@pytest.mark.usefixtures("blank_drawings")
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", STEPS)
def test_the_replay_has_room_for_everything(name: str, size: tuple[int, int]) -> None:
    assert [fault for scale in SCALES.get(name, (1.0, 2.0)) for fault in frames(name, size, scale)] == []
