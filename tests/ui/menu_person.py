"""A person in the menus who uses the keyboard alone."""

from __future__ import annotations

from game.ui.places import name_of
from game.ui.rehearsal.driver import Rehearsal
from tests.ui.layout import problems


def texts(window: Rehearsal) -> str:
    return "\n".join(mark.name for mark in window.app.marks if mark.kind == "text")


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
