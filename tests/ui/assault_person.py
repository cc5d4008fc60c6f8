"""People at the screen of the Assault: where they sit down, and how they choose what is hit."""

from __future__ import annotations

import pygame

from game.fiftyfirst.match.match import Match
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules import commands as cm
from game.fiftyfirst.scenes.assault.scene import AssaultScene
from game.fiftyfirst.table.course import ReadSummaries
from game.kernel.seats import NOBODY
from game.ui.places import Label, name_of
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.settings import Settings
from tests.ui.sweep import USUAL, Shape
from tests.ui.table_person import POSITIONS

FOUR, TWO = "assault_four", "assault_two"


def attacked(position: str = TWO, shape: Shape = USUAL, settings: Settings = STILL) -> Rehearsal:
    """The screen of the Assault after the last pick of the Lookout; Production has been read, no hand is open."""
    place = POSITIONS / f"{position}.yaml"
    window = rehearse("lookout", shape.size, shape.language, place, settings=shape.settings(settings))
    match = window.context.playing
    match.submit(cm.PickCard("B", "church"))
    match.end_turn()
    show(window, match)
    return window


def show(window: Rehearsal, match: Match) -> None:
    """Put a match on the table of which everything but the Assault has been read."""
    round = match.status.round
    window.context.match, window.context.viewer = match, NOBODY
    window.context.read = ReadSummaries(round, round - 1, round - 1)
    window.context.director.advance()
    window.settle()


def scroll_to(window: Rehearsal, label: Label) -> None:
    """Turn the wheel until a card is in sight."""
    places = {mark.label: mark.rect for mark in window.app.marks if mark.kind == "hit"}
    choice = scene(window).choice
    assert choice is not None
    shown = [places[target.label] for target in choice.targets if target.label in places]
    for step in (*[-1] * 40, *[1] * 40):
        if name_of(label) in window.labels():
            return
        window.hover(f"{shown[0].centerx},{shown[0].centery}")
        window.app.frame((pygame.Event(pygame.MOUSEWHEEL, x=0, y=step),), 16)
        window.settle()
    raise AssertionError(f"{name_of(label)} never comes into sight")


def scene(window: Rehearsal) -> AssaultScene:
    top = window.context.stack.top
    assert isinstance(top, AssaultScene), f"the Assault is not on top, but {type(top).__name__}"
    return top
