"""Whatever can be pointed at in a fight, a threat or a vote says what it is, and its words stay in sight."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.ui.widgets.handover import SHOW_HAND
from game.ui.widgets.tooltip import DELAY
from tests.metro2033.scenes.fighting import ATTACK, BATTLE, EVENT, LAW, STILL, Given, begun, changed, show
from tests.ui.sweep import Shape, looked_at

_FOUGHT = ["army attacks Chekhovskaya", "play Feint", "play Counterattack"]
_GUARDED = ["guard Teatralnaya with army", "guard Tverskaya with army", "guard Baumanskaya with army"]
LARDERS = changed(BATTLE, A={"quests": ["Full Larders"]})


@pytest.mark.parametrize("shape", [Shape((1280, 720), 1.0, "de"), Shape((1280, 720), 2.0, "ru")], ids=str)
@pytest.mark.parametrize(
    ("given", "moves"),
    [
        (BATTLE, [ATTACK]),
        (BATTLE, [ATTACK, "defend with hero"]),
        (BATTLE, [ATTACK, "defend with hero", "play Feint", "play Breakthrough"]),
        (LARDERS, _FOUGHT),
        (EVENT, [*_GUARDED, "choose Baumanskaya"]),
        (LAW, []),
        (LAW, ["look"]),
        (LAW, ["decline"]),
        (LAW, ["decline", "vote yes", "vote no", "vote no"]),
    ],
)
def test_everything_explains_itself(given: Given, moves: Sequence[str], shape: Shape) -> None:
    window = show(begun(given, moves=moves), shape.settings(STILL), shape.size, shape.language)
    if SHOW_HAND in window.labels():
        window.click(SHOW_HAND)
        window.settle()
    faults, silent = list[str](), list[str]()
    for label in dict.fromkeys(window.labels()):
        window.hover(label)
        window.wait(DELAY)
        faults += looked_at(window, f"tip of {label}")
        if not any(mark.name == "tooltip" for mark in window.app.marks):
            silent.append(label)
    assert (faults, silent) == ([], [])
