"""A person who goes through a lesson in the window, and what every lesson must have there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules import commands as cm
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.scenes.keep import KeepScene
from game.fiftyfirst.scenes.lessons import lessons_of
from game.fiftyfirst.scenes.lit_places import lit_places
from game.fiftyfirst.scenes.lookout import LookoutScene
from game.fiftyfirst.scenes.table import TableScene
from game.match.lessons.lesson import Lesson
from game.match.lessons.played import LessonMatch
from game.match.lessons.progress import FIRST_GAME
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.learning.lessons import open_chapter
from game.ui.scenes.learning.note import NEXT
from game.ui.table.labels import NOTE
from game.ui.window.window import window as surface
from tests.ui import key_player, mouse_player
from tests.ui.layout import problems
from tests.ui.menu_person import texts
from tests.ui.sweep import USUAL, Shape

MOST = 120
"""So many presses are enough for the whole lesson."""

CHAPTERS = {
    "first_game": ("aim", "lookout", "construct", "deal", "develop", "raze", "connection", "raid", "ruin", "last"),
    "scavengers": ("salvage", "yellow", "ruins", "matching"),
    "allies": ("influence", "build", "many", "rivals"),
    "moloch": ("machines", "assault", "reserved"),
    "no_mans_land": ("map", "outposts", "rivals"),
}
"""Lesson -> its chapters."""


def at_title(data: Path, shape: Shape = USUAL) -> Rehearsal:
    return rehearse("title", shape.size, shape.language, data=data, settings=shape.settings())


def at_chapter(
    data: Path, chapter: str, size: tuple[int, int] = USUAL.size, text_scale: float = 1.0, lesson: str = FIRST_GAME
) -> Rehearsal:
    window = at_title(data, Shape(size, text_scale))
    open_chapter(window.context, chapter, lesson)
    window.settle()
    return window


def match_of(window: Rehearsal) -> LessonMatch | None:
    match = window.context.match
    return match if isinstance(match, LessonMatch) and window.context.guide else None


def wished(match: LessonMatch) -> AnyCommand:
    """What the note asks for; at the end of the last chapter it is to pass."""
    command: AnyCommand = (*match.wished(), cm.Pass("A"))[0]
    return command


def step_on(window: Rehearsal, match: LessonMatch, player: ModuleType) -> None:
    """Do what the note says, and nothing else."""
    step = match.step
    assert step is not None
    if match.is_closing or step.is_read:
        _read_on(window, player)
    else:
        player.give(window, wished(match))
    window.settle()


def _read_on(window: Rehearsal, player: ModuleType) -> None:
    if player is key_player:
        window.key("space")
    else:
        window.click(next(label for label in (NEXT, "continue", "done") if label in window.labels()))


def go_through(window: Rehearsal, chapter: str, player: ModuleType) -> list[str]:
    """Play a chapter to its end; the keys of its steps."""
    seen: list[str] = []
    for _ in range(MOST):
        match = match_of(window)
        if match is None or match.step is None or match.chapter.id != chapter:
            return list(dict.fromkeys(seen))
        seen.append(match.step.key)
        step_on(window, match, player)
    raise AssertionError(f"{chapter} does not end: {seen[-3:]}")


def try_others_in(window: Rehearsal, chapter: str) -> list[str]:
    """Go through a chapter, and before each move that it wants try another one; the keys of its steps."""
    seen: list[str] = []
    for _ in range(MOST):
        match = match_of(window)
        if match is None or match.step is None or match.chapter.id != chapter:
            return list(dict.fromkeys(seen))
        seen.append(match.step.key)
        if not (match.is_closing or match.step.is_read or match.step.hints):
            _try_others(window, match)
        step_on(window, match, mouse_player)
    raise AssertionError(f"{chapter} does not end: {seen[-3:]}")


def _try_others(window: Rehearsal, match: LessonMatch) -> None:
    """Submit, as the scene does it, another legal move: the words are those of the step."""
    kind, scene, step = type(wished(match)), window.context.stack.top, match.step
    other = next((command for command in match.legal() if type(command) is not kind), None)
    if other is None or step is None:
        return
    before = match.journal.head
    assert isinstance(scene, TableScene | LookoutScene | KeepScene)
    scene.submit(other)
    window.settle()
    said = window.context.text(f"refusal-lesson.because_{step.key.replace('-', '_')}")
    assert match.journal.head == before
    assert not said.startswith("[")
    window.hover("5,5")
    scene.submit(other)
    window.settle()
    assert said[:24] in texts(window)


def faults_of(window: Rehearsal) -> tuple[list[str], list[str]]:
    """Go on with the lesson to its end; the faults of its frames, and what is missing of its notes."""
    faults, lacking = [], []
    for _ in range(MOST):
        match = match_of(window)
        if match is None or match.step is None:
            break
        key = match.step.key
        window.hover("3,300")
        window.settle()
        faults += [f"{key}: {fault}" for fault in problems(window.app.marks, surface().get_size())]
        lacking += _lacking(window, match)
        step_on(window, match, mouse_player)
    return faults, lacking


def _lacking(window: Rehearsal, match: LessonMatch) -> list[str]:
    """What is missing of a step on the screen: its note, its lit place, or the place lies under the note."""
    scene, step, marks = window.context.stack.top, match.step, window.app.marks
    assert scene is not None
    assert step is not None
    note = next((mark.rect for mark in marks if mark.name == NOTE), None)
    if match.is_closing or step.hints:
        return []
    if note is None:
        return [f"{step.key} has no note"]
    lit = lit_places(scene, match, marks)
    if not lit and not step.like and (step.light or step.moves):
        return [f"{step.key} points to nothing"]
    return [f"{step.key} is hidden by its note" for place in lit if place.colliderect(note)]


def keys_of(lesson: Lesson) -> Iterator[str]:
    """The messages that a lesson needs."""
    for chapter in lesson.chapters:
        yield from (chapter.key, f"{chapter.key}.about")
        for step in chapter.steps:
            yield from (step.key, *(hint.id for hint in step.hints))
            if step.moves:
                yield from (f"{step.key}.do", f"refusal-lesson.because_{step.key.replace('-', '_')}")


def lesson_of(window: Rehearsal, id: str) -> Lesson:
    return next(lesson for lesson in lessons_of(window.context.content) if lesson.id == id)
