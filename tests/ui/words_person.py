"""A person who points at everything, with the mouse or by Tab, and looks at what the words about it cover."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.fiftyfirst.scenes.overview import OverviewScene
from game.fiftyfirst.scenes.replay import ReplayScene
from game.fiftyfirst.scenes.table import TableScene
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.play.place_boxes import raised_plate
from game.kernel.refusal import Unreadable
from game.ui.canvas import Mark
from game.ui.places import Label
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scene import Scene
from game.ui.table import labels
from game.ui.table.play.in_reach import offered_places
from game.ui.table.play.modes import Panel, Rest, target_at
from game.ui.table.standing import ANSWER
from game.ui.widgets.handover import SHOW_HAND
from game.ui.widgets.tooltip import DELAY, LAYER

WORDS = ("tooltip", "callout")

_PRESSED = (
    labels.MENU, labels.OVERVIEW, labels.HINT, labels.UNDO, labels.REDO, spots.PASS, labels.END_TURN, labels.DONE,
    labels.CANCEL, labels.CONFIRM, SHOW_HAND,
)  # fmt: skip
_CHOSEN = ("answer:", "verb:", "choice:", "way:", "get:", "source:", "step:")
"""How labels of choices in panels and questions begin."""

_MOST = 400
"""Presses of Tab after which everything has had the focus."""


def top(window: Rehearsal) -> Scene:
    scene = window.context.stack.top
    assert scene is not None
    return scene


def rest(window: Rehearsal) -> None:
    """Let pointer and focus rest until words appear."""
    window.app.frame((), DELAY + 50)
    window.settle()


def told(window: Rehearsal) -> list[pygame.Rect]:
    """Where there are words, and the card that is shown large beside them."""
    panels = [mark.rect for mark in window.app.marks if mark.kind == "panel" and mark.name in WORDS]
    return [*panels, *(mark.rect for mark in window.app.marks if mark.kind == "image" and mark.layer == LAYER)]


def used(window: Rehearsal) -> Iterator[tuple[str, pygame.Rect]]:
    """Name and place of what can be pressed or chosen in the frame that is shown."""
    scene, hits = top(window), [mark for mark in window.app.marks if mark.kind == "hit"]
    if isinstance(scene, TableScene):
        yield from _used_on(scene, hits)
        return
    is_table = isinstance(scene, OverviewScene | ReplayScene)
    for mark in hits:
        if mark.label in scene.buttons and (not is_table or mark.label in _PRESSED):
            yield mark.name, mark.rect


def _used_on(scene: TableScene, hits: list[Mark]) -> Iterator[tuple[str, pygame.Rect]]:
    """Buttons, what is lit, what can be aimed at, and all choices of a question or panel."""
    sight, mode = scene.sight(), scene.controller.mode
    lit = set[Label](_PRESSED)
    if isinstance(mode, Rest) and sight.standing.turn != ANSWER:
        lit |= {label for label, _ in offered_places(sight)}
    if isinstance(mode, Panel):
        lit |= set(scene.buttons)
    for mark in hits:
        target = target_at(mode, mark.label)
        if mark.label in lit or mark.name.startswith(_CHOSEN) or (target is not None and target.is_legal):
            yield mark.name, sight.seen(mark)


def hidden(window: Rehearsal, about: pygame.Rect) -> Iterator[str]:
    """What the words hide: the thing that they are about, or something that can be pressed or chosen."""
    for words in told(window):
        if words.colliderect(about):
            yield "itself"
        yield from (name for name, rect in used(window) if words.colliderect(rect) and not rect.contains(about))


def pointed_at(window: Rehearsal) -> Iterator[str]:
    """Point at everything in the frame; what is hidden, after what was pointed at."""
    for name in dict.fromkeys(window.labels()):
        try:
            window.hover(name)
        except Unreadable:
            continue  # something else lies over it, or it is gone
        rest(window)
        pos = top(window).pointer.pos
        places = [mark for mark in window.app.marks if mark.kind == "hit" and mark.name == name]
        about = next((mark.rect for mark in reversed(places) if mark.rect.collidepoint(pos)), pygame.Rect(pos, (1, 1)))
        if isinstance(scene := top(window), TableScene) and (raised := raised_plate(scene.sight())):
            about = raised.rect  # it is seen whole, and aside of where it rests
        yield from (f"{name}: {fault}" for fault in hidden(window, about))


def reached(window: Rehearsal) -> Iterator[str]:
    """Go through everything by Tab; what is hidden, after what had the focus."""
    seen = set[Label]()
    for _ in range(_MOST):
        window.key("tab")
        focus = top(window).focus
        if focus is None or focus in seen:
            return
        seen.add(focus)
        rest(window)
        if focus in top(window).buttons:
            about = top(window).buttons[focus].rect
            yield from (f"Tab to {focus}: {fault}" for fault in hidden(window, about))
