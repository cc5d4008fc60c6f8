"""Lessons: reading their files, and the match of a lesson, in which one seat learns and the other plays the moves
of the lesson.

::

    icon: help
    picture: rat_mother         # a card: its picture stands for the lesson; the first game has none
    parts:
    - given: {...}              # a position (see `game.rules.position`): seat A learns, the lesson plays seat B
      opponent: [keep A, B, C]  # the moves of seat B in order; after them a bot plays
      chapters:
      - id: construct
        icon: build
        steps:
        - read: token           # a note that waits for "Next"
          scene: table          # the scene where it is shown; by default the table
          light: [goods:grey]   # places that are lit
        - do: school            # a step that waits for a move
          move: construct School
          or: [construct Docks] # other moves that will do
          like: true            # any move of the same kind will do
          same_turn: true       # the turn of the step before is still open
        - play: last            # every move is allowed until the player has passed
          hints:                # the first hint with a legal move is shown
          - {id: shield, moves: [shield Archive]}

The name of the file is the `id` of the lesson: `FIRST_GAME`, or the set whose news it teaches. The word of a step or
hint (`token`, `school`, `last`, `shield`) names its message: ``learn-<chapter>-<word>`` in the first game, and
``learn-<lesson>-<chapter>-<word>`` in the others.

The current step of a match follows from the decisions that stand, so undo takes the lesson back as well.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from game.cards.catalog import Catalog
from game.files import is_file, read_yaml_file
from game.kernel.given import Fields, Given
from game.kernel.refusal import Refusal
from game.kernel.seats import Seat, SeatSetup
from game.match.lessons.progress import FIRST_GAME, chapter_key, lesson_key
from game.match.match import Match, MatchEntry, fiftyfirst
from game.rules.commands import FinishTurn, KeepCards
from game.rules.decide import payments
from game.rules.messages import AnyCommand
from game.rules.notation import read_move
from game.rules.position.reading import read_position
from game.rules.steps import ChooseFollowUp

SCENES = ("keep", "lookout", "production", "assault", "table", "cleanup", "tidied", "score")
"""The scenes where a step can be shown."""

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
    """The card whose picture stands for it; empty for none."""

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


def read_lessons(folder: Path, catalog: Catalog) -> tuple[Lesson, ...]:
    """Read all lessons of a folder: the first game, then the others in the order of their sets.

    Raises:
        Unreadable: with the file and, where it is known, the line.
    """
    order = (FIRST_GAME, *catalog.sets)
    files = [file for name in order if is_file(file := folder / f"{name}.yaml")]
    return tuple(read_lesson(file, catalog) for file in files)


def read_lesson(path: Path, catalog: Catalog) -> Lesson:
    """Read the file of a lesson.

    Raises:
        Unreadable: with the file and, where it is known, the line.
    """
    fields = read_yaml_file(path).with_paths().mapping(("icon", "picture", "parts"), "a lesson")
    parts = tuple(_part(path.stem, given, catalog) for given in fields.value("parts", []).items("parts"))
    return Lesson(path.stem, parts, _icon(fields), _picture(fields, catalog))


def _picture(fields: Fields, catalog: Catalog) -> str:
    if "picture" not in fields:
        return ""
    return fields["picture"].word(tuple(catalog.printed), "a card")


def _part(lesson: str, given: Given, catalog: Catalog) -> LessonPart:
    fields = given.mapping(("given", "opponent", "chapters"), "a part")
    position = fields.value("given", {})
    read_position(catalog, position)
    opponent = tuple(item.text("a move") for item in fields.value("opponent", []).items("moves"))
    chapters = tuple(_chapter(lesson, item) for item in fields.value("chapters", []).items("chapters"))
    return LessonPart(position.plain(), opponent, chapters)


def _chapter(lesson: str, given: Given) -> LessonChapter:
    fields = given.mapping(("id", "icon", "steps"), "a chapter")
    id = fields.value("id").text("the id of a chapter")
    key = chapter_key(lesson, id)
    steps = tuple(_step(key, item) for item in fields.value("steps", []).items("steps"))
    return LessonChapter(id, key, steps, _icon(fields))


def _icon(fields: Fields) -> str:
    return fields.value("icon", NO_ICON).text("an icon")


def _step(chapter: str, given: Given) -> LessonStep:
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
        scene=fields.value("scene", "table").word(SCENES, "a scene"),
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


LEARNER: Final = "A"
"""The learner's seat."""

ASIDE = "lesson"
"""The code that refuses a legal move because the step asks for another. Its text is the step's key with underscores,
or `END_TURN`."""

END_TURN = "end_turn"


class LessonMatch(Match):
    """A match of one part of a lesson, without a file. ``read`` are the keys of the steps that have been read. What the
    opponent has done is not taken back: the lesson has gone on."""

    part: LessonPart
    read: set[str]

    @classmethod
    def of_part(cls, part: LessonPart, catalog: Catalog, names: Sequence[str]) -> LessonMatch:
        """Begin the match of a part; ``names`` are those of the learner and the opponent."""
        game, state = read_position(catalog, part.given)
        seats = (SeatSetup(names[0]), SeatSetup(names[1], "greedy"))
        match = cls.begin(fiftyfirst(), game, seats, state, seed=1, play_bots=False)
        assert isinstance(match, LessonMatch), "a class makes its own kind"
        match.part, match.read, match.takes_bots_back = part, set(), False
        return match

    # ------------------------------------------------------------------ the current step
    @property
    def step(self) -> LessonStep | None:
        """The current step; None after the last."""
        return next(iter(self._ahead()), None)

    @property
    def awaited(self) -> LessonStep | None:
        """The next step that waits for a move. Notes before it may be left unread."""
        return next((step for step in self._ahead() if not step.is_read), None)

    @property
    def chapter(self) -> LessonChapter:
        """The chapter of the current step; after the last step the last chapter."""
        step = self.step
        return next((found for found in self.part.chapters if step in found.steps), self.part.chapters[-1])

    @property
    def is_closing(self) -> bool:
        """Whether the step's move is made and only *End turn* is left."""
        if self.awaiting_end_turn:
            return True
        now, awaited = self.status, self.awaited
        if now.question is not ChooseFollowUp or now.to_move != LEARNER:
            return False
        goes_on = awaited is not None and (awaited.same_turn or (bool(awaited.hints) and bool(self.wished())))
        return not goes_on

    @property
    def last_done(self) -> LessonStep | None:
        """The step whose move was made last."""
        done = [step for step in self.part.steps if step.moves][: self._decided]
        return done[-1] if done else None

    @property
    def hint(self) -> LessonHint | None:
        """The hint to show in a step that allows every move."""
        for hint in self.step.hints if self.step else ():
            if not hint.moves or any(map(self._is_legal, self._commands(hint.moves))):
                return hint
        return None

    def wished(self) -> tuple[AnyCommand, ...]:
        """The moves that the step waits for, the usual one first, or the legal moves of its hint."""
        step = self.awaited
        if step is None:
            return ()
        if step.hints:
            hint = self.hint
            return tuple(filter(self._is_legal, self._commands(hint.moves))) if hint else ()
        return self._commands(step.moves)

    def _ahead(self) -> Sequence[LessonStep]:
        """The current step and those after it."""
        decided, ahead = self._decided, []
        has_passed = self.status.is_over or self.state.player(LEARNER).passed
        for step in self.part.steps:
            if step.moves and decided:
                decided -= 1
            elif step.hints:
                ahead += [] if has_passed else [step]
            elif not step.is_read or step.key not in self.read:
                ahead.append(step)
        return ahead

    @property
    def _decided(self) -> int:
        """Number of moves the learner has made and not undone; ending a turn does not count."""
        decisions = (entry.decision for entry in self.journal.line if entry.decision)
        return sum(made.seat == LEARNER and not isinstance(made, FinishTurn) for made in decisions)

    # ------------------------------------------------------------------ deciding
    def submit(self, command: AnyCommand) -> MatchEntry | Refusal:
        """As in every match, but a move of the learner that the step does not ask for is refused with `ASIDE`."""
        if command.seat != LEARNER:
            return super().submit(command)
        if aside := self._aside(command):
            return Refusal(ASIDE, text=aside)
        before = [step.key for step in self._before_awaited()]
        answer = super().submit(command)
        if not isinstance(answer, Refusal):
            self.read.update(before)
        return answer

    def _aside(self, command: AnyCommand) -> str | None:
        """The text of the refusal with `ASIDE`; None if the step asks for this command."""
        step = self.awaited
        if step is None or step.hints:
            return None
        if self.is_closing:
            return None if isinstance(command, FinishTurn) else END_TURN
        if self._is_wished(step, command):
            return None
        return step.key.replace("-", "_")

    def _is_wished(self, step: LessonStep, command: AnyCommand) -> bool:
        wished = self._commands(step.moves)
        if step.like:
            return any(type(command) is type(each) for each in wished)
        return any(_same(command, each) for each in wished) and self._pays_usually(command)

    def _pays_usually(self, command: AnyCommand) -> bool:
        """Whether it is paid in the usual way, so that later steps can be paid as well."""
        paid = getattr(command, "payment", None)
        return not paid or paid == self.ask(payments, command.seat, command)[0]

    def _before_awaited(self) -> Sequence[LessonStep]:
        """The unread notes that a move skips; none while only *End turn* is left."""
        ahead = self._ahead()
        move = next((place for place, step in enumerate(ahead) if not step.is_read), 0)
        return () if self.is_closing else ahead[:move]

    def mark_read(self, step: LessonStep) -> None:
        """Record that the note of a step has been read."""
        self.read.add(step.key)

    def play_to(self, chapter: str) -> None:
        """Play all steps before a chapter with their usual moves."""
        ids = [found.id for found in self.part.chapters]
        for step in [step for found in self.part.chapters[: ids.index(chapter)] for step in found.steps]:
            if step.is_read:
                self.mark_read(step)
                continue
            answer = self.submit(self._commands(step.moves)[0])
            assert not isinstance(answer, Refusal), f"{step.key}: {answer}"
            self.close_turn()

    def close_turn(self) -> None:
        """End the turn, even if it is still open, and let the opponent play."""
        self.finish_turn()
        self.end_turn()

    def finish_turn(self) -> None:
        """Take no further step in a turn that is still open after the move of the lesson."""
        if self.is_closing and not self.awaiting_end_turn:
            self.submit(FinishTurn(LEARNER))

    # ------------------------------------------------------------------ moves as text
    def _commands(self, moves: Sequence[str]) -> tuple[AnyCommand, ...]:
        read = (self._command(LEARNER, move) for move in moves)
        return tuple(command for command in read if command is not None)

    def _command(self, seat: Seat, move: str) -> AnyCommand | None:
        commands = read_move(self.game, self.state, seat, move)
        return None if isinstance(commands, Refusal) else commands[0]

    def _is_legal(self, command: AnyCommand) -> bool:
        return self.check(command) is None

    def bot_thoughts(self) -> Generator[None, None, AnyCommand]:
        """The move that the lesson has for the bot; if it has none, or it is not legal, the bot's choice."""
        seat = self.bot_to_move
        assert seat is not None, "a bot has to move"
        decided = sum(entry.decision is not None and entry.decision.seat == seat for entry in self.journal.line)
        written = self.part.opponent[decided : decided + 1]
        command = self._command(seat, written[0]) if written else None
        if command is not None and self._is_legal(command):
            return command
        return (yield from super().bot_thoughts())


def _same(one: AnyCommand, other: AnyCommand) -> bool:
    """Whether two commands are the same move, apart from payment and the order of cards."""
    if isinstance(one, KeepCards) and isinstance(other, KeepCards):
        return sorted(one.cards) == sorted(other.cards)
    unpaid = [replace(each, payment=None) if hasattr(each, "payment") else each for each in (one, other)]
    return unpaid[0] == unpaid[1]
