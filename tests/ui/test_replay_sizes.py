"""The replay in windows of every shape and with every size of text: no frame has a fault."""

from __future__ import annotations

from functools import cache

import pytest

from game.match.fiftyfirst import fiftyfirst
from game.match.watching import WatchedMatch
from game.play.watching import watch_file
from game.ui.rehearsal.driver import Rehearsal, rehearse
from game.ui.scenes.replay.scene import ReplayScene, open_replay
from tests.conftest import ROOT
from tests.ui.sweep import Shape, in_shapes, looked_at
from tests.ui.words import shipped_cards

pytestmark = pytest.mark.usefixtures("blank_drawings")

GOLDEN = ROOT / "tests/golden/matches/rules_1"
STEPS = {"base_winter_4_players": (8, 12, 190), "solo_borgo_new_york": (16,), "base_2_players": (0, 150)}
"""A match -> steps of it: a Lookout, a Production phase, many cards."""


@cache
def watched(name: str) -> WatchedMatch:
    """A golden match, read once: its log is put into words once for each pair of eyes."""
    return watch_file(GOLDEN / f"{name}.jsonl", fiftyfirst(shipped_cards()))


def faults(window: Rehearsal, name: str) -> list[str]:
    """The faults of the replay at some steps, with every pair of eyes, and of the open log."""
    open_replay(window.context, watched(name))
    top = window.context.stack.top
    assert isinstance(top, ReplayScene)
    found = []
    for step in STEPS[name]:
        top.go_to(step)
        for _ in top.all_eyes[:2]:
            found += looked_at(window, f"{step} {top.eyes}")
            window.key("e")
    window.key("l")
    found += looked_at(window, "log")
    return found


@in_shapes()
@pytest.mark.parametrize("name", STEPS)
def test_the_replay_has_room_for_everything(name: str, shape: Shape) -> None:
    assert faults(rehearse("title", shape.size, shape.language, settings=shape.settings()), name) == []
