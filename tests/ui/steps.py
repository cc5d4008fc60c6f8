"""Ways to a frame, written as scripts."""

from __future__ import annotations

from collections.abc import Callable

from game.fiftyfirst.match.setup import chosen
from game.fiftyfirst.rules.commands import KeepCards
from game.fiftyfirst.rules.state import Question
from game.kernel.seats import SeatSetup
from game.ui.places import Label
from game.ui.rehearsal.driver import Rehearsal
from game.ui.table.play.modes import Mode
from tests.ui.menu_person import press
from tests.ui.table_person import hand, mode, site, state, texts

Step = str | Callable[[Rehearsal], object]
"""A line of a script, as `Rehearsal.perform` has it, `press PLACE` by keys alone or `type TEXT`; or what is done."""


def go(window: Rehearsal, *steps: Step) -> Rehearsal:
    """Do one step after the other."""
    for step in steps:
        if callable(step):
            step(window)
        elif step.startswith("type "):
            window.type(step.removeprefix("type "))
        elif step.startswith("press "):
            press(window, step.removeprefix("press "))
        else:
            window.perform(step)
        window.settle()
    return window


def covers(kind: type) -> Step:
    """A scene of this kind is on top."""

    def check(window: Rehearsal) -> None:
        assert isinstance(window.context.stack.top, kind)

    return check


def says(*words: str) -> Step:
    """All of this is read in the frame."""

    def check(window: Rehearsal) -> None:
        window.settle()
        told = texts(window)
        assert [text for text in words if text not in told] == []

    return check


# ---------------------------------------------------------------------- at the table
def on(card: str, seat: str = "A") -> Step:
    """Click the Site on which a card lies."""
    return lambda window: window.click(site(window, card, seat))


def at(card: str, seat: str = "A") -> Step:
    """Point at the Site on which a card lies."""
    return lambda window: window.hover(site(window, card, seat))


def on_hand(card: str) -> Step:
    return lambda window: window.click(hand(window, card))


def on_place(label: Label) -> Step:
    return lambda window: window.click(label)


def asks(kind: type[Question]) -> Step:
    """The rules ask this now."""

    def check(window: Rehearsal) -> None:
        assert isinstance(state(window).question, kind)

    return check


def shows(kind: type[Mode]) -> Step:
    """This is begun at the table now."""

    def check(window: Rehearsal) -> None:
        assert isinstance(mode(window), kind)

    return check


# ---------------------------------------------------------------------- new matches
def begin(window: Rehearsal, sets: tuple[str, ...], seats: int = 2, solo: str | None = None) -> Rehearsal:
    """Begin a match, in which cards are chosen for the first hand."""
    names = [SeatSetup(name) for name in ("Alex", "Katharina", "Sam", "Robin")[:seats]]
    window.context.director.start_match(names, chosen(sets, solo=solo), 5)
    window.settle()
    return window


def keep_first(window: Rehearsal) -> Rehearsal:
    """Everybody keeps the first cards of the first hand; the Lookout follows."""
    match = window.context.playing
    while isinstance(keeping := match.legal()[0], KeepCards):
        match.submit(keeping)
        match.end_turn()
    window.context.director.advance()
    window.settle()
    return window
