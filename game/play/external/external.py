"""A robot that is another program: it plays a seat in one match, until it is closed or does something wrong."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from functools import partial
from hashlib import sha256
from time import monotonic
from typing import Final, Generic

import msgspec
from msgspec import UNSET

from game.kernel.message import encode
from game.kernel.refusal import Fault
from game.kernel.rules import CommandT, EventT, GameT, StateT
from game.kernel.seats import Seat
from game.kernel.text import legible
from game.play.external import messages
from game.play.external.briefing import Briefing
from game.play.external.child import LONGEST_LINE, Child
from game.play.programs import NamedProgram, Programs

NODES: Final = 160
"""Positions that a program should look at, at most: a suggestion, the same in any game."""

FAULTS: Final = ("start", "ended", "silent", "long", "nonsense", "protocol", "game", "sets", "number", "move")
"""What a program can do wrong; for each there is a message."""

_SLICE: Final = 0.003
"""Seconds to wait for an answer before others go on."""

_LONGEST_DETAIL: Final = 120
"""Maximum characters that are told of what a program said."""


class External(Generic[GameT, StateT, CommandT, EventT]):
    """A program at a seat, a `game.play.kind.Program`. After a fault another robot plays on for it.

    The program is started when it is first asked, and again when it is asked after it was closed.
    """

    def __init__(self, briefing: Briefing[GameT, StateT, CommandT, EventT], program: NamedProgram, seed: str) -> None:
        """``seed`` says which match and seat it is; the program is given a digest of it."""
        self._briefing = briefing
        self._program = program
        self._seed = sha256(seed.encode()).hexdigest()[:16]
        self._stand_in = briefing.stand_in(self._seed)
        self._child: Child | None = None
        self._asked = 0
        self.fault: Fault | None = None

    def __call__(
        self, game: GameT, state: StateT, commands: Sequence[CommandT], history: Iterable[EventT]
    ) -> Generator[None, None, CommandT]:
        """Let the program choose; yields while it is silent. If the thoughts are dropped, it is closed."""
        if self.fault is None:
            try:
                return (yield from self._chosen(game, state, commands, history))
            except _Faulty as faulty:
                self.fault = Fault(self._program.title, faulty.reason, faulty.detail)
                self.close()
            except BaseException:
                self.close()
                raise
        return (yield from self._stand_in(game, state, commands, history))

    def close(self) -> None:
        """End the program, if it is running. Returns at once."""
        child, self._child = self._child, None
        if child is not None:
            child.end()

    def _chosen(
        self, game: GameT, state: StateT, commands: Sequence[CommandT], history: Iterable[EventT]
    ) -> Generator[None, None, CommandT]:
        if self._child is None:
            yield from self._start(game, state, commands[0].seat)
        told = self._briefing.situation(game, state, commands, history)
        moves: dict[str, CommandT] = {}
        for move, command in zip(told.moves, commands, strict=True):
            moves.setdefault(move, command)
        self._asked += 1
        answer = yield from self._answer(messages.ChooseMessage(self._asked, dict(told.position), tuple(moves), NODES))
        if not isinstance(answer, messages.MoveMessage):
            raise _Faulty("nonsense", encode(answer).decode())
        if answer.id != self._asked:
            raise _Faulty("number", str(answer.id))
        if answer.move not in moves:
            raise _Faulty("move", answer.move)
        return moves[answer.move]

    def _start(self, game: GameT, state: StateT, seat: Seat) -> Generator[None, None, None]:
        """Start the program and greet it."""
        try:
            self._child = Child(self._program.words)
        except (OSError, ValueError) as error:
            raise _Faulty("start", getattr(error, "strerror", None) or str(error)) from error
        facts = self._briefing.facts(game, state)
        hello = messages.HelloMessage(
            protocol=messages.PROTOCOL, game=self._briefing.title, seat=seat, seed=self._seed, **facts._asdict()
        )
        self._check(hello, (yield from self._answer(hello)))

    def _check(self, hello: messages.HelloMessage, ready: messages.Answer) -> None:
        """Check that the program can play what it was greeted with."""
        if not isinstance(ready, messages.ReadyMessage):
            raise _Faulty("nonsense", encode(ready).decode())
        if ready.protocol != hello.protocol:
            raise _Faulty("protocol", str(ready.protocol))
        if ready.games is not UNSET and hello.game not in ready.games:
            raise _Faulty("game", hello.game)
        if unknown := [name for name in hello.sets or () if name not in (ready.sets or ())]:
            raise _Faulty("sets", ", ".join(unknown))

    def _answer(self, question: messages.Question) -> Generator[None, None, messages.Answer]:
        """The answer of the program; yields until it comes."""
        child, patience = self._child, self._program.patience
        assert child is not None, "the program was started"
        child.ask(messages.write_question(question))
        deadline = monotonic() + patience
        while (line := child.answer(_SLICE)) is None:
            if monotonic() >= deadline:
                raise _Faulty("silent", f"{patience:g}")
            yield
        if not line:
            raise _Faulty("ended", child.last_words)
        if len(line) > LONGEST_LINE:
            raise _Faulty("long", str(LONGEST_LINE))
        try:
            return messages.read_answer(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise _Faulty("nonsense", line.decode(errors="replace")) from None


class _Faulty(Exception):
    """The program did something wrong: one of FAULTS, and what it said or did."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(reason)
        self.reason, self.detail = reason, legible(" ".join(detail.split()), _LONGEST_DETAIL)


def programs_at_seats(
    briefing: Briefing[GameT, StateT, CommandT, EventT], programs: Programs
) -> Callable[[str, str], External[GameT, StateT, CommandT, EventT] | None]:
    """What makes the programs of a kind of game (`game.play.kind.Kind.program`): only those that the user has named."""
    return partial(_program, briefing, programs)


def _program(
    briefing: Briefing[GameT, StateT, CommandT, EventT], programs: Programs, name: str, seed: str
) -> External[GameT, StateT, CommandT, EventT] | None:
    return External(briefing, programs[name], seed) if name in programs else None
