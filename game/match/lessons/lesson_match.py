"""A match of a lesson: a real one, in which one seat learns and the other plays what the lesson has written down.

Which step is on follows from what has been decided and not been taken back, so that undo takes the lesson back, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from game.cards.catalog import Catalog
from game.kernel.refusal import Refusal
from game.kernel.seats import SeatSetup
from game.match.lessons.lesson import Chapter, Hint, Part, Step
from game.match.match import Match, MatchEntry
from game.rules.commands import AnyCommand, FinishTurn, KeepCards
from game.rules.events import GameStarted
from game.rules.notation import read_move
from game.rules.position import read_position
from game.rules.state import ChooseFollowUp, Seat

LEARNER: Final = "A"
"""The seat of whoever learns."""

ASIDE = "lesson"
"""The code of the refusal of a move that is legal, but not what the step is about; its text is the step's key with
underscores, or `END_TURN`."""

END_TURN = "end_turn"


class LessonMatch(Match):
    """A match of one part of a lesson, kept in no file. ``read`` are the keys of the steps that have been read."""

    part: Part
    read: set[str]

    @classmethod
    def of_part(cls, part: Part, catalog: Catalog, names: Sequence[str]) -> LessonMatch:
        """Deal the match of a part; ``names`` are those of the learner and of the opponent."""
        game, state = read_position(catalog, part.given)
        seats = (SeatSetup(names[0]), SeatSetup(names[1], "greedy"))
        match = cls.begin(game, seats, GameStarted(state), seed=1, play_bots=False)
        assert isinstance(match, LessonMatch), "a class makes its own kind"
        match.part, match.read = part, set()
        return match

    # ------------------------------------------------------------------ which step is on
    @property
    def step(self) -> Step | None:
        """The step that is on; None when all are over."""
        return next(iter(self._ahead()), None)

    @property
    def awaited(self) -> Step | None:
        """The next step that waits for a move; the notes before it need not be read first."""
        return next((step for step in self._ahead() if not step.is_read), None)

    @property
    def chapter(self) -> Chapter:
        """The chapter of the step that is on; the last one when all are over."""
        step = self.step
        return next((found for found in self.part.chapters if step in found.steps), self.part.chapters[-1])

    @property
    def is_closing(self) -> bool:
        """Whether the move of a step is done and only the end of the turn is left."""
        if self.awaiting_end_turn:
            return True
        question, awaited = self.state.question, self.awaited
        if not isinstance(question, ChooseFollowUp) or question.seat != LEARNER:
            return False
        goes_on = awaited is not None and (awaited.same_turn or (bool(awaited.hints) and bool(self.wished())))
        return not goes_on

    @property
    def last_done(self) -> Step | None:
        """The step whose move was decided last."""
        done = [step for step in self.part.steps if step.moves][: self._decided]
        return done[-1] if done else None

    @property
    def hint(self) -> Hint | None:
        """What fits now in a step that allows every move."""
        step = self.step
        return next((hint for hint in (step.hints if step else ()) if self._fits(hint)), None)

    def wished(self) -> tuple[AnyCommand, ...]:
        """The moves that the step waits for, the usual one first; of a hint those that are possible."""
        step = self.awaited
        if step is None:
            return ()
        if step.hints:
            hint = self.hint
            return tuple(filter(self._is_legal, self._commands(hint.moves))) if hint else ()
        return self._commands(step.moves)

    def _ahead(self) -> Sequence[Step]:
        """The steps that are not over."""
        decided, ahead = self._decided, []
        for step in self.part.steps:
            if step.moves and decided:
                decided -= 1
            elif step.hints:
                ahead += [] if self._has_passed else [step]
            elif not step.is_read or step.key not in self.read:
                ahead.append(step)
        return ahead

    @property
    def _decided(self) -> int:
        """How many moves of the learner stand; that a turn was closed is none of them."""
        decisions = (entry.decision for entry in self.journal.line if entry.decision)
        return sum(made.seat == LEARNER and not isinstance(made, FinishTurn) for made in decisions)

    @property
    def _has_passed(self) -> bool:
        return self.state.is_over or self.state.player(LEARNER).passed

    # ------------------------------------------------------------------ deciding
    def submit(self, command: AnyCommand) -> MatchEntry | Refusal:
        """As in every match; a move of the learner that is not the one of the step is refused with `ASIDE`."""
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
        """What the step is about, if this command is not it."""
        step = self.awaited
        if step is None or step.hints:
            return None
        if self.is_closing:
            return None if isinstance(command, FinishTurn) else END_TURN
        if self._is_wished(step, command):
            return None
        return step.key.replace("-", "_")

    def _is_wished(self, step: Step, command: AnyCommand) -> bool:
        wished = self._commands(step.moves)
        if step.like:
            return any(type(command) is type(each) for each in wished)
        return any(_same(command, each) for each in wished) and self._pays_usually(command)

    def _pays_usually(self, command: AnyCommand) -> bool:
        """Whether it is paid so that the steps to come can be paid, too."""
        paid = getattr(command, "payment", None)
        return not paid or paid == self.payments(command)[0]

    def _before_awaited(self) -> Sequence[Step]:
        """The notes that a move makes superfluous; none while only the turn is to be closed."""
        ahead = self._ahead()
        move = next((place for place, step in enumerate(ahead) if not step.is_read), 0)
        return () if self.is_closing else ahead[:move]

    def mark_read(self, step: Step) -> None:
        """The note of a step has been read."""
        self.read.add(step.key)

    def play_to(self, chapter: str) -> None:
        """Play everything before a chapter as the lesson has it."""
        for step in self._steps_before(chapter):
            if step.is_read:
                self.mark_read(step)
                continue
            answer = self.submit(self._commands(step.moves)[0])
            assert not isinstance(answer, Refusal), f"{step.key}: {answer}"
            self.close_turn()

    def close_turn(self) -> None:
        """End the turn, also one that is still open, and let the opponent play."""
        if self.is_closing and not self.awaiting_end_turn:
            self.submit(FinishTurn(LEARNER))
        self.end_turn()

    def _steps_before(self, chapter: str) -> Sequence[Step]:
        ids = [found.id for found in self.part.chapters]
        return [step for found in self.part.chapters[: ids.index(chapter)] for step in found.steps]

    # ------------------------------------------------------------------ moves as text
    def _commands(self, moves: Sequence[str]) -> tuple[AnyCommand, ...]:
        read = (self._command(LEARNER, move) for move in moves)
        return tuple(command for command in read if command is not None)

    def _command(self, seat: Seat, move: str) -> AnyCommand | None:
        commands = read_move(self.game, self.state, seat, move)
        return None if isinstance(commands, Refusal) else commands[0]

    def _fits(self, hint: Hint) -> bool:
        return not hint.moves or any(map(self._is_legal, self._commands(hint.moves)))

    def _is_legal(self, command: AnyCommand) -> bool:
        return self.check(command) is None

    def _choice_of_bot(self, seat: Seat) -> AnyCommand:
        """What the lesson has written down; where that is over, or not possible, what its bot would do."""
        decided = sum(entry.decision is not None and entry.decision.seat == seat for entry in self.journal.line)
        written = self.part.opponent[decided : decided + 1]
        command = self._command(seat, written[0]) if written else None
        return command if command is not None and self._is_legal(command) else super()._choice_of_bot(seat)


def _same(one: AnyCommand, other: AnyCommand) -> bool:
    """Whether two commands are the same move, however they are paid."""
    if isinstance(one, KeepCards) and isinstance(other, KeepCards):
        return sorted(one.cards) == sorted(other.cards)
    unpaid = [replace(each, payment=None) if hasattr(each, "payment") else each for each in (one, other)]
    return unpaid[0] == unpaid[1]
