"""A match of a lesson: one seat learns, the other plays the moves of the lesson.

The current step follows from the decisions that stand, so undo takes the lesson back as well.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final

from msgspec.structs import replace

from game.cards.catalog import Catalog
from game.kernel.refusal import Refusal
from game.kernel.seats import SeatSetup
from game.match.lessons.lesson import LessonChapter, LessonHint, LessonPart, LessonStep
from game.match.match import Match, MatchEntry, fiftyfirst
from game.rules.commands import FinishTurn, KeepCards
from game.rules.decide import payments
from game.rules.messages import AnyCommand
from game.rules.notation import read_move
from game.rules.position.reading import read_position
from game.rules.questions import ChooseFollowUp
from game.rules.state import Seat

LEARNER: Final = "A"
"""The learner's seat."""

ASIDE = "lesson"
"""The code that refuses a legal move because the step asks for another. Its text is the step's key with underscores,
or `END_TURN`."""

END_TURN = "end_turn"


class LessonMatch(Match):
    """A match of one part of a lesson, without a file. ``read`` are the keys of the steps that have been read."""

    part: LessonPart
    read: set[str]

    @classmethod
    def of_part(cls, part: LessonPart, catalog: Catalog, names: Sequence[str]) -> LessonMatch:
        """Begin the match of a part; ``names`` are those of the learner and the opponent."""
        game, state = read_position(catalog, part.given)
        seats = (SeatSetup(names[0]), SeatSetup(names[1], "greedy"))
        match = cls.begin(fiftyfirst(), game, seats, state, seed=1, play_bots=False)
        assert isinstance(match, LessonMatch), "a class makes its own kind"
        match.part, match.read = part, set()
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
        if self.is_closing and not self.awaiting_end_turn:
            self.submit(FinishTurn(LEARNER))
        self.end_turn()

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
