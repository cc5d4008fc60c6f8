"""What a lesson is, and how its file is read.

::

    parts:
    - given: {...}              # a position (see `game.rules.position`): seat A learns, seat B is played by the lesson
      opponent: [keep A, B, C]  # the moves of seat B in their order; when they are used up, its bot plays on
      chapters:
      - id: construct
        steps:
        - read: token           # a note that waits for "Next"
          scene: table          # the scene it belongs to; the table if it is left out
          light: [goods:grey]   # places that are lit
        - do: school            # a step that waits for its move
          move: construct School
          or: [construct Docks] # moves that are as good, if there are some
          like: true            # any move of the same kind is
          same_turn: true       # the turn of the step before is still open
        - play: last            # from here on every move is allowed until the player has passed
          hints:                # the first hint of whose moves one is possible is shown
          - {id: shield, moves: [shield Archive]}

Every step and hint is named by its word; the texts stand in the locale under ``learn-<chapter>-<word>``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from game.cards.catalog import Catalog
from game.files import read_yaml_file
from game.kernel.given import Fields, Given
from game.rules.position import read_position

SCENES = ("keep", "lookout", "production", "table", "cleanup", "tidied", "score")
"""The scenes that a step can belong to."""

FIRST_GAME = "first_game.yaml"
"""The file of the lesson that there is."""

KINDS = ("read", "do", "play")
_STEP = (*KINDS, "scene", "light", "move", "or", "like", "same_turn", "hints")


class Hint(msgspec.Struct, frozen=True):
    """A hint, shown while one of ``moves`` is possible; without moves always."""

    id: str
    moves: tuple[str, ...] = ()


class Step(msgspec.Struct, frozen=True):
    """One note of a chapter. ``key`` is its message; ``moves`` are those it waits for, the usual one first.

    ``like`` lets any move of the kind of the first one pass, ``same_turn`` says that the turn is still open. A step
    with ``hints`` allows every move.
    """

    key: str
    scene: str = "table"
    light: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    like: bool = False
    same_turn: bool = False
    hints: tuple[Hint, ...] = ()

    @property
    def is_read(self) -> bool:
        """Whether it is a note that only waits to be read."""
        return not self.moves and not self.hints


class Chapter(msgspec.Struct, frozen=True):
    """A few steps about one topic."""

    id: str
    steps: tuple[Step, ...]


class Part(msgspec.Struct, frozen=True):
    """Chapters of one match: its first position, and the moves of the opponent."""

    given: Mapping[str, Any]
    opponent: tuple[str, ...]
    chapters: tuple[Chapter, ...]

    @property
    def steps(self) -> tuple[Step, ...]:
        return tuple(step for chapter in self.chapters for step in chapter.steps)


class Lesson(msgspec.Struct, frozen=True):
    """A lesson."""

    parts: tuple[Part, ...]

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        return tuple(chapter for part in self.parts for chapter in part.chapters)

    def part_of(self, chapter: str) -> Part:
        """The part with this chapter; raises LookupError if there is none."""
        for part in self.parts:
            if any(found.id == chapter for found in part.chapters):
                return part
        raise LookupError(chapter)


def read_lesson(path: Path, catalog: Catalog) -> Lesson:
    """Read the file of a lesson.

    Raises:
        Unreadable: with the file and, where it is known, the line.
    """
    top = read_yaml_file(path).with_paths().mapping(("parts",), "a lesson")
    return Lesson(tuple(_part(given, catalog) for given in top.value("parts", []).items("parts")))


def _part(given: Given, catalog: Catalog) -> Part:
    fields = given.mapping(("given", "opponent", "chapters"), "a part")
    position = fields.value("given", {})
    read_position(catalog, position)
    opponent = tuple(item.text("a move") for item in fields.value("opponent", []).items("moves"))
    chapters = tuple(_chapter(item) for item in fields.value("chapters", []).items("chapters"))
    return Part(position.plain(), opponent, chapters)


def _chapter(given: Given) -> Chapter:
    fields = given.mapping(("id", "steps"), "a chapter")
    id = fields.value("id").text("the id of a chapter")
    return Chapter(id, tuple(_step(id, item) for item in fields.value("steps", []).items("steps")))


def _step(chapter: str, given: Given) -> Step:
    fields = given.mapping(_STEP, "a step")
    named = [kind for kind in KINDS if kind in fields]
    if len(named) != 1:
        given.refuse("one of 'read', 'do' and 'play' expected")
    kind = named[0]
    for key, needed in (("move", "do"), ("hints", "play")):
        if (key in fields) != (kind == needed):
            given.refuse(f"'{key}' expected in a step with '{needed}', and in no other")
    return Step(
        key=f"learn-{chapter}-{fields[kind].text('the word of a step')}",
        scene=fields.value("scene", "table").word(SCENES, "a scene"),
        light=_texts(fields, "light"),
        moves=(fields["move"].text("a move"), *_texts(fields, "or")) if kind == "do" else (),
        like=fields.value("like", False).flag(),
        same_turn=fields.value("same_turn", False).flag(),
        hints=tuple(_hints(chapter, fields.value("hints", []))),
    )


def _texts(fields: Fields, key: str) -> tuple[str, ...]:
    return tuple(item.text("a text") for item in fields.value(key, []).items("texts"))


def _hints(chapter: str, given: Given) -> Iterator[Hint]:
    for item in given.items("hints"):
        fields = item.mapping(("id", "moves"), "a hint")
        yield Hint(f"learn-{chapter}-{fields.value('id').text('the word of a hint')}", _texts(fields, "moves"))
