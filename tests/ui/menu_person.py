"""A person in the menus who uses the keyboard alone, and what may be chosen there."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.options import MODULES
from game.ui.places import name_of
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.settings import LastSeat, Settings
from tests.ui.layout import problems

CROWD = (
    LastSeat("Maximiliane Wood", "human", "merchants_guild"),
    LastSeat("", "greedy", "mutants_union"),
    LastSeat("Bartholomew West", "human", "appalachian_federation"),
    LastSeat("", "random", "new_york"),
)
"""Four seats with the longest names."""

TWO_PEOPLE = replace(STILL, seats=(LastSeat("", "human"), LastSeat("", "human")))
"""The last new game was one of two people."""

FULL_TABLE = replace(STILL, seats=CROWD)
ALL_MODULES = (*MODULES, "server_room")
FULLEST = ("expansion:moloch", "set:promo_1", "set:promo_2", *(f"option:{module}:true" for module in ALL_MODULES))
"""The clicks after which most is played with."""

MANY_OPTIONS: dict[str, bool | int | str] = {
    "connections.reshuffle": True,
    "tokens_limited": True,
    "discard_public": False,
    "solo.titles": "master",
}


def at_box(
    scene: str, size: tuple[int, int], language: str = "en", data: Path | None = None, settings: Settings = STILL
) -> Rehearsal:
    """A window before a new game, with sets and variants shown."""
    window = rehearse(scene, size, language, data=data, settings=settings)
    window.click("variants")
    return window


def texts(window: Rehearsal) -> str:
    return "\n".join(mark.name for mark in window.app.marks if mark.kind == "text")


def can_continue(window: Rehearsal) -> bool:
    """Whether the title has a match to continue."""
    return is_live(window, "menu:continue")


def is_live(window: Rehearsal, label: str) -> bool:
    """Whether a button of the scene on top can be pressed."""
    top = window.context.stack.top
    return top is not None and any(name_of(one.label) == label and not one.why for one in top.buttons.values())


def go_to(window: Rehearsal, label: str) -> None:
    """Press Tab until the label has the focus."""
    top = window.context.stack.top
    assert top is not None
    for _ in range(120):
        if name_of(top.focus) == name_of(label):
            return
        window.key("tab")
    raise AssertionError(f"Tab never comes to {label}")


def press(window: Rehearsal, label: str) -> None:
    go_to(window, label)
    window.key("return")
    window.settle()


def tab_through(window: Rehearsal) -> None:
    """Tab reaches every control, and on its way the window never has a fault."""
    wanted = set(window.labels())
    seen = set()
    for _ in range(len(wanted) + 5):
        window.key("tab")
        assert problems(window.app.marks, window.surface.get_size()) == []
        top = window.context.stack.top
        assert top is not None
        seen.add(name_of(top.focus))
    assert seen == wanted
