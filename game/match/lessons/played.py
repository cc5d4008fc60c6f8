"""The match of a lesson, in which one seat learns and the other plays the moves of the lesson."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Generator, Sequence
from typing import Any, ClassVar, Final, Self

from game.kernel.refusal import Refusal
from game.kernel.rules import Decision
from game.kernel.seats import Seat, SeatSetup
from game.match.lessons.lesson import LessonChapter, LessonHint, LessonPart, LessonStep
from game.play.kind import AnyKind
from game.play.match import AnyEntry, AnyMatch

LEARNER: Final = "A"
"""The learner's seat."""

ASIDE = "lesson"
"""The code that refuses a legal move because the step asks for another. Its text is the step's key with underscores,
or `END_TURN`."""

END_TURN = "end_turn"


class LessonMatch(AnyMatch):
    """A match of one part of a lesson, without a file. ``read`` are the keys of the steps that have been read. What the
    opponent has done is not taken back: the lesson has gone on.

    The current step follows from the decisions that stand, so undo takes the lesson back as well. A game derives its
    own.
    """

    part: LessonPart
    read: set[str]
    robot: ClassVar[str]
    """The robot that decides where the lesson has no move for the opponent."""

    @classmethod
    def begin_part(cls, kind: AnyKind, start: tuple[Any, Any], part: LessonPart, names: Sequence[str]) -> Self:
        """Begin the match of a part with a game and a state; ``names`` are those of the learner and the opponent."""
        seats = (SeatSetup(names[0]), SeatSetup(names[1], cls.robot))
        match = cls.begin(kind, start[0], seats, start[1], seed=1, play_bots=False)
        match.part, match.read, match.takes_bots_back = part, set(), False
        return match

    # ------------------------------------------------------------------ for the game
    @property
    @abstractmethod
    def has_finished(self) -> bool:
        """Whether a step that allows every move is over for the learner."""

    @property
    @abstractmethod
    def is_turn_open(self) -> bool:
        """Whether the learner may go on with a turn or end it."""

    @abstractmethod
    def turn_end(self) -> Decision:
        """The command of the learner that ends an open turn."""

    @abstractmethod
    def is_turn_end(self, command: Decision) -> bool:
        """Whether a command only ends a turn."""

    @abstractmethod
    def is_same(self, one: Any, other: Any) -> bool:
        """Whether two commands are the same move, but for what does not matter in a lesson."""

    @abstractmethod
    def is_usual(self, command: Any) -> bool:
        """Whether a command is given in the usual way, so that later steps are possible as well."""

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
        awaited = self.awaited
        if not self.is_turn_open:
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

    def wished(self) -> tuple[Any, ...]:
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
        has_finished = self.status.is_over or self.has_finished
        for step in self.part.steps:
            if step.moves and decided:
                decided -= 1
            elif step.hints:
                ahead += [] if has_finished else [step]
            elif not step.is_read or step.key not in self.read:
                ahead.append(step)
        return ahead

    @property
    def _decided(self) -> int:
        """Number of moves the learner has made and not undone; ending a turn does not count."""
        decisions = (entry.decision for entry in self.journal.line if entry.decision)
        return sum(made.seat == LEARNER and not self.is_turn_end(made) for made in decisions)

    # ------------------------------------------------------------------ deciding
    def submit(self, command: Any) -> AnyEntry | Refusal:
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

    def _aside(self, command: Any) -> str | None:
        """The text of the refusal with `ASIDE`; None if the step asks for this command."""
        step = self.awaited
        if step is None or step.hints:
            return None
        if self.is_closing:
            return None if self.is_turn_end(command) else END_TURN
        if self._is_wished(step, command):
            return None
        return step.key.replace("-", "_")

    def _is_wished(self, step: LessonStep, command: Any) -> bool:
        wished = self._commands(step.moves)
        if step.like:
            return any(type(command) is type(each) for each in wished)
        return any(self.is_same(command, each) for each in wished) and self.is_usual(command)

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
        self.conclude_turn()
        self.end_turn()

    def conclude_turn(self) -> None:
        """Take no further step in a turn that is still open after the move of the lesson."""
        if self.is_closing and not self.awaiting_end_turn:
            self.submit(self.turn_end())

    # ------------------------------------------------------------------ moves as text
    def _commands(self, moves: Sequence[str]) -> tuple[Any, ...]:
        read = (self._command(LEARNER, move) for move in moves)
        return tuple(command for command in read if command is not None)

    def _command(self, seat: Seat, move: str) -> Any | None:
        commands = self.kind.notation.read_move(self.game, self.state, seat, move)
        return None if isinstance(commands, Refusal) else commands[0]

    def _is_legal(self, command: Any) -> bool:
        return self.check(command) is None

    def bot_thoughts(self) -> Generator[None, None, Any]:
        """The move that the lesson has for the bot; if it has none, or it is not legal, the bot's choice."""
        seat = self.bot_to_move
        assert seat is not None, "a bot has to move"
        decided = sum(entry.decision is not None and entry.decision.seat == seat for entry in self.journal.line)
        written = self.part.opponent[decided : decided + 1]
        command = self._command(seat, written[0]) if written else None
        if command is not None and self._is_legal(command):
            return command
        return (yield from super().bot_thoughts())
