"""A person who goes through the lesson of Metro 2033 in the window, and what it must have there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from game.match.lessons.lesson import Lesson
from game.match.lessons.played import LessonMatch
from game.metro2033.box import BOX
from game.metro2033.scenes.lit_places import is_at, lit_places, wanted_places
from game.metro2033.scenes.metro_phase import CONTINUE
from game.ui.canvas import Mark
from game.ui.context import Context
from game.ui.places import Answer, Label
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.learning.lessons import open_chapter
from game.ui.scenes.learning.note import LAYER, NEXT
from game.ui.scenes.title.scene import TitleScene
from game.ui.table.labels import NOTE
from game.ui.window.screens import match_director
from game.ui.window.window import open_window
from game.ui.window.window import window as surface
from tests.metro2033.laid import metro_cards
from tests.ui import key_player
from tests.ui.layout import problems
from tests.ui.menu_person import texts
from tests.ui.sweep import USUAL, Shape

CHAPTERS: Final = ("map", "recruits", "attack", "reach", "hero", "hansa", "threats", "battle")

MOST: Final = 200
"""So many presses are enough for the whole lesson."""

MOST_PRESSES: Final = 4
"""So many are enough for a move."""

Press = Callable[[Rehearsal, Label], None]
"""How the person presses a place."""


def at_metro_title(data: Path, shape: Shape = USUAL) -> Rehearsal:
    open_window(shape.size, False, "Metro 2033")
    content: Any = cache(metro_cards)
    words = BOX.words(content, shape.language, None)
    context = Context(shape.size, words, content, data, match_director, BOX, shape.settings())
    context.stack.push(TitleScene(context))
    window = Rehearsal(context)
    window.settle()
    return window


def at_chapter(data: Path, chapter: str, shape: Shape = USUAL) -> Rehearsal:
    window = at_metro_title(data, shape)
    open_chapter(window.context, chapter)
    window.settle()
    return window


def match_of(window: Rehearsal) -> LessonMatch | None:
    match = window.context.match
    return match if isinstance(match, LessonMatch) and window.context.guide else None


def by_mouse(window: Rehearsal, place: Label) -> None:
    window.click(place)


def by_keys(window: Rehearsal, place: Label) -> None:
    """Space goes on, digits choose, and everything else is reached by Tab."""
    if place in (NEXT, CONTINUE):
        window.key("space")
    elif isinstance(place, Answer) and isinstance(place.value, int):
        window.key(str(place.value + 1))
    else:
        key_player.press(window, place)


def step_on(window: Rehearsal, match: LessonMatch, press: Press = by_mouse) -> None:
    """Do what the note says, and nothing else: press what is lit, until the move is made."""
    step = match.step
    assert step is not None
    if match.is_closing or step.is_read:
        press(window, next(label for label in (NEXT, CONTINUE) if label in window.labels()))
        window.settle()
        return
    for _ in range(MOST_PRESSES):
        press(window, lit(window, match))
        window.settle()
        if match.is_closing or match.step is not step:
            return
    raise AssertionError(f"{step.key} is not done by pressing what is lit")


def lit(window: Rehearsal, match: LessonMatch) -> Label:
    """The place that is lit for the next press."""
    scene = window.context.stack.top
    assert scene is not None
    wanted = wanted_places(scene, match)[0]
    found: Label = next(
        mark.label for mark in reversed(window.app.marks) if mark.kind == "hit" and is_at(wanted, mark.label)
    )
    return found


def go_through(window: Rehearsal, chapter: str, press: Press = by_mouse) -> list[str]:
    """Play a chapter to its end; the keys of its steps."""
    seen: list[str] = []
    for _ in range(MOST):
        match = match_of(window)
        if match is None or match.step is None or match.chapter.id != chapter:
            return list(dict.fromkeys(seen))
        seen.append(match.step.key)
        step_on(window, match, press)
    raise AssertionError(f"{chapter} does not end: {seen[-3:]}")


def faults_of(window: Rehearsal) -> tuple[list[str], list[str]]:
    """Go on with the lesson to its end; the faults of its notes, and what is missing of them."""
    faults, lacking = [], []
    for _ in range(MOST):
        match = match_of(window)
        if match is None or match.step is None:
            break
        key = match.step.key
        window.hover("3,300")
        window.settle()
        faults += [f"{key}: {fault}" for fault in problems(_above(window), surface().get_size())]
        lacking += _lacking(window, match)
        step_on(window, match)
    return faults, lacking


def _above(window: Rehearsal) -> list[Mark]:
    """The marks of the note, and of what lies even higher."""
    return [mark for mark in window.app.marks if mark.layer >= LAYER]


def _lacking(window: Rehearsal, match: LessonMatch) -> list[str]:
    """What is missing of a step on the screen: its note, its lit places, or one of them lies under the note."""
    scene, step, marks = window.context.stack.top, match.step, window.app.marks
    assert scene is not None
    assert step is not None
    note = next((mark.rect for mark in marks if mark.name == NOTE), None)
    if note is None:
        return [f"{step.key} has no note"]
    if match.is_closing:
        return []
    lit = lit_places(scene, match, marks)
    if len(lit) < max(len(step.light), 1 if step.moves else 0):
        return [f"{step.key} points to nothing"]
    return [f"{step.key} is hidden by its note" for place in lit if place.colliderect(note)]


def try_others_in(window: Rehearsal, chapter: str) -> list[str]:
    """Go through a chapter, and before each move that it wants try another one; the keys of its steps."""
    seen: list[str] = []
    for _ in range(MOST):
        match = match_of(window)
        if match is None or match.step is None or match.chapter.id != chapter:
            return list(dict.fromkeys(seen))
        seen.append(match.step.key)
        if not (match.is_closing or match.step.is_read):
            _try_others(window, match)
        step_on(window, match)
    raise AssertionError(f"{chapter} does not end: {seen[-3:]}")


def _try_others(window: Rehearsal, match: LessonMatch) -> None:
    """Submit, as the scene does it, another legal move: the words are those of the step."""
    scene: Any = window.context.stack.top
    step, wanted = match.step, match.wished()[0]
    other = next((command for command in match.legal() if command != wanted), None)
    if other is None or step is None:
        return
    before = match.journal.head
    window.hover("5,5")
    scene.submit(other)
    window.settle()
    said = window.context.text(f"refusal-lesson.because_{step.key.replace('-', '_')}")
    assert match.journal.head == before
    assert not said.startswith("[")
    assert said[:24] in texts(window)


def keys_of(lesson: Lesson) -> Iterator[str]:
    """The messages that the lesson needs."""
    for chapter in lesson.chapters:
        yield from (chapter.key, f"{chapter.key}.about")
        for step in chapter.steps:
            yield step.key
            if step.moves:
                yield from (f"{step.key}.do", f"refusal-lesson.because_{step.key.replace('-', '_')}")
