"""A bot that is another program: it plays a seat in one game, until it is closed or does something wrong."""

from __future__ import annotations

from collections.abc import Generator
from hashlib import sha256
from time import monotonic
from typing import Final

import msgspec

from game.fiftyfirst.bots.external import messages
from game.fiftyfirst.bots.external.child import LONGEST_LINE, Child
from game.fiftyfirst.bots.greedy import Greedy
from game.fiftyfirst.bots.sight import RobotSight
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.notation import write_move
from game.fiftyfirst.rules.position.known import known_position
from game.kernel.chance import Chance
from game.kernel.message import encode
from game.kernel.refusal import Fault
from game.kernel.text import legible
from game.play.programs import NamedProgram

NODES: Final = 160
"""Positions that a program should look at, at most: as many as the level expert."""

FAULTS: Final = ("start", "ended", "silent", "long", "nonsense", "protocol", "sets", "number", "move")
"""What a program can do wrong; for each there is a message."""

_SLICE: Final = 0.003
"""Seconds to wait for an answer before others go on."""

_LONGEST_DETAIL: Final = 120
"""Maximum characters that are told of what a program said."""


class External:
    """A program at a seat. After a fault `Greedy` plays on for it.

    The program is started when it is first asked, and again when it is asked after it was closed.
    """

    def __init__(self, program: NamedProgram, seed: str) -> None:
        """``seed`` says which game and seat it is; the program is given a digest of it."""
        self._program = program
        self._seed = sha256(seed.encode()).hexdigest()[:16]
        self._child: Child | None = None
        self._asked = 0
        self.fault: Fault | None = None

    def think(self, sight: RobotSight) -> Generator[None, None, AnyCommand]:
        """Let the program choose; yields while it is silent. If the thoughts are dropped, it is closed."""
        if self.fault is None:
            try:
                return (yield from self._chosen(sight))
            except _Faulty as faulty:
                self.fault = Fault(self._program.title, faulty.reason, faulty.detail)
                self.close()
            except BaseException:
                self.close()
                raise
        return (yield from Greedy(self._seed).think(sight))

    def close(self) -> None:
        """End the program, if it is running. Returns at once."""
        child, self._child = self._child, None
        if child is not None:
            child.end()

    def _chosen(self, sight: RobotSight) -> Generator[None, None, AnyCommand]:
        if self._child is None:
            yield from self._start(sight)
        world = sight.imagine(Chance(0))  # what is written is the same in any world that could be
        moves: dict[str, AnyCommand] = {}
        for command in sight.legal:
            moves.setdefault(write_move(sight.game, world, command), command)
        self._asked += 1
        position = known_position(sight.game, world, sight.seat, sight.witnessed())
        answer = yield from self._answer(messages.ChooseMessage(self._asked, position, tuple(moves), NODES))
        if not isinstance(answer, messages.MoveMessage):
            raise _Faulty("nonsense", encode(answer).decode())
        if answer.id != self._asked:
            raise _Faulty("number", str(answer.id))
        if answer.move not in moves:
            raise _Faulty("move", answer.move)
        return moves[answer.move]

    def _start(self, sight: RobotSight) -> Generator[None, None, None]:
        """Start the program and greet it."""
        try:
            self._child = Child(self._program.words)
        except (OSError, ValueError) as error:
            raise _Faulty("start", getattr(error, "strerror", None) or str(error)) from error
        solo = sight.view.automa.kind if sight.view.automa else None
        sets = sight.game.sets
        hello = messages.HelloMessage(
            messages.PROTOCOL, messages.GAME, sets, len(sight.view.people), sight.seat, solo, self._seed
        )
        ready = yield from self._answer(hello)
        if not isinstance(ready, messages.ReadyMessage):
            raise _Faulty("nonsense", encode(ready).decode())
        if ready.protocol != messages.PROTOCOL:
            raise _Faulty("protocol", str(ready.protocol))
        if unknown := [name for name in sets if name not in ready.sets]:
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
