"""Lessons: their files. In the match of a lesson one seat learns, and the other plays the moves of the lesson
(`game.match.lessons.played`).

::

    icon: help
    picture: PICTURE            # its picture stands for the lesson; the first game has none
    parts:
    - given: {...}              # a position, as the game writes it: seat A learns, the lesson plays seat B
      opponent: [MOVE, ...]     # the moves of seat B in order; after them a bot plays
      chapters:
      - id: CHAPTER
        icon: ICON
        steps:
        - read: WORD            # a note that waits for "Next"
          scene: table          # the scene where it is shown; by default the table
          light: [PLACE, ...]   # places that are lit
        - do: WORD              # a step that waits for a move
          move: MOVE
          or: [MOVE, ...]       # other moves that will do
          like: true            # any move of the same kind will do
          same_turn: true       # the turn of the step before is still open
        - play: WORD            # every move is allowed until the player has finished
          hints:                # the first hint with a legal move is shown
          - {id: WORD, moves: [MOVE, ...]}

The name of the file is the `id` of the lesson: `FIRST_GAME`, or what the lesson is about. The word of a step or hint
names its message: ``learn-<chapter>-<word>`` in the first game, and ``learn-<lesson>-<chapter>-<word>`` in the others.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from game.files import is_file, read_yaml_file
from game.kernel.given import Fields, Given
from game.match.lessons.progress import FIRST_GAME, chapter_key, lesson_key

NO_ICON = "help"
"""The icon of lessons and chapters that name none."""

KINDS = ("read", "do", "play")
_STEP = (*KINDS, "scene", "light", "move", "or", "like", "same_turn", "hints")


class LessonHint(msgspec.Struct, frozen=True):
    """A hint, shown while one of ``moves`` is legal; without moves always."""

    id: str
    moves: tuple[str, ...] = ()


class LessonStep(msgspec.Struct, frozen=True):
    """A step of a chapter. ``key`` is the message of its note; ``moves`` are those it waits for, the usual one first.

    With ``like`` any move of the same kind will do; with ``same_turn`` the turn of the step before is still open. A
    step with ``hints`` allows every move.
    """

    key: str
    scene: str = "table"
    light: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    like: bool = False
    same_turn: bool = False
    hints: tuple[LessonHint, ...] = ()

    @property
    def is_read(self) -> bool:
        """Whether the step only has a note to be read, and waits for no move."""
        return not self.moves and not self.hints

    @property
    def kind(self) -> str:
        """One of `KINDS`."""
        return "play" if self.hints else "do" if self.moves else "read"


_MINUTES: Final = {"read": 0.25, "do": 0.5, "play": 2.0}
"""Kind of a step -> about how many minutes it takes."""


class LessonChapter(msgspec.Struct, frozen=True):
    """Steps about one topic. ``key`` is the message of its title."""

    id: str
    key: str
    steps: tuple[LessonStep, ...]
    icon: str = NO_ICON

    @property
    def minutes(self) -> int:
        """About how many minutes it takes, at least one."""
        return max(1, round(sum(_MINUTES[step.kind] for step in self.steps)))


class LessonPart(msgspec.Struct, frozen=True):
    """A match of a lesson: its first position, the moves of the opponent, and its chapters."""

    given: Mapping[str, Any]
    opponent: tuple[str, ...]
    chapters: tuple[LessonChapter, ...]

    @property
    def steps(self) -> tuple[LessonStep, ...]:
        return tuple(step for chapter in self.chapters for step in chapter.steps)


class Lesson(msgspec.Struct, frozen=True):
    """A lesson of one or several matches."""

    id: str
    parts: tuple[LessonPart, ...]
    icon: str = NO_ICON
    picture: str = ""
    """What stands for it; empty for nothing."""

    @property
    def key(self) -> str:
        """The message of its title."""
        return lesson_key(self.id)

    @property
    def chapters(self) -> tuple[LessonChapter, ...]:
        return tuple(chapter for part in self.parts for chapter in part.chapters)

    @property
    def minutes(self) -> int:
        """About how many minutes all chapters take."""
        return sum(chapter.minutes for chapter in self.chapters)

    def part_of(self, chapter: str) -> LessonPart:
        """The part with this chapter; raises LookupError if there is none."""
        for part in self.parts:
            if any(found.id == chapter for found in part.chapters):
                return part
        raise LookupError(chapter)


class Syllabus(NamedTuple):
    """What a game knows of its lessons.

    Attributes:
        lessons: The lessons that there may be beside the first game, in order.
        scenes: The scenes where a step can be shown.
        pictures: What can stand for a lesson.
        read_position: Reads the position in which a part begins; raises Unreadable.
    """

    lessons: Sequence[str]
    scenes: Sequence[str]
    pictures: Collection[str]
    read_position: Callable[[Given], object]


def read_lessons(folder: Path, syllabus: Syllabus) -> tuple[Lesson, ...]:
    """Read all lessons of a folder: the first game, then the others in their order.

    Raises:
        Unreadable: with the file and, where it is known, the line.
    """
    return tuple(read_lesson(file, syllabus) for file in lesson_files(folder, syllabus))


def lesson_files(folder: Path, syllabus: Syllabus) -> list[Path]:
    """The files of all lessons of a folder, that of the first game first."""
    order = (FIRST_GAME, *syllabus.lessons)
    return [file for name in order if is_file(file := folder / f"{name}.yaml")]


def read_lesson(path: Path, syllabus: Syllabus) -> Lesson:
    """Read the file of a lesson.

    Raises:
        Unreadable: with the file and, where it is known, the line.
    """
    fields = read_yaml_file(path).with_paths().mapping(("icon", "picture", "parts"), "a lesson")
    parts = tuple(_part(path.stem, given, syllabus) for given in fields.value("parts", []).items("parts"))
    return Lesson(path.stem, parts, _icon(fields), _picture(fields, syllabus))


def _picture(fields: Fields, syllabus: Syllabus) -> str:
    if "picture" not in fields:
        return ""
    return fields["picture"].word(tuple(syllabus.pictures), "a card")


def _part(lesson: str, given: Given, syllabus: Syllabus) -> LessonPart:
    fields = given.mapping(("given", "opponent", "chapters"), "a part")
    position = fields.value("given", {})
    syllabus.read_position(position)
    opponent = tuple(item.text("a move") for item in fields.value("opponent", []).items("moves"))
    chapters = tuple(_chapter(lesson, item, syllabus) for item in fields.value("chapters", []).items("chapters"))
    return LessonPart(position.plain(), opponent, chapters)


def _chapter(lesson: str, given: Given, syllabus: Syllabus) -> LessonChapter:
    fields = given.mapping(("id", "icon", "steps"), "a chapter")
    id = fields.value("id").text("the id of a chapter")
    key = chapter_key(lesson, id)
    steps = tuple(_step(key, item, syllabus) for item in fields.value("steps", []).items("steps"))
    return LessonChapter(id, key, steps, _icon(fields))


def _icon(fields: Fields) -> str:
    return fields.value("icon", NO_ICON).text("an icon")


def _step(chapter: str, given: Given, syllabus: Syllabus) -> LessonStep:
    fields = given.mapping(_STEP, "a step")
    named = [kind for kind in KINDS if kind in fields]
    if len(named) != 1:
        given.refuse("expected one of 'read', 'do' and 'play'")
    kind = named[0]
    for key, needed in (("move", "do"), ("hints", "play")):
        if (key in fields) != (kind == needed):
            given.refuse(f"expected '{key}' in a step with '{needed}', and in no other")
    return LessonStep(
        key=f"{chapter}-{fields[kind].text('the word of a step')}",
        scene=fields.value("scene", "table").word(tuple(syllabus.scenes), "a scene"),
        light=_texts(fields, "light"),
        moves=(fields["move"].text("a move"), *_texts(fields, "or")) if kind == "do" else (),
        like=fields.value("like", False).flag(),
        same_turn=fields.value("same_turn", False).flag(),
        hints=tuple(_hints(chapter, fields.value("hints", []))),
    )


def _texts(fields: Fields, key: str) -> tuple[str, ...]:
    return tuple(item.text("a text") for item in fields.value(key, []).items("texts"))


def _hints(chapter: str, given: Given) -> Iterator[LessonHint]:
    for item in given.items("hints"):
        fields = item.mapping(("id", "moves"), "a hint")
        yield LessonHint(f"{chapter}-{fields.value('id').text('the word of a hint')}", _texts(fields, "moves"))
