"""A match in the terminal as any game can tell it: by its narrator. A game derives its own to tell what lies there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from game.kernel.refusal import Refusal
from game.kernel.seats import NOBODY

if TYPE_CHECKING:
    from game.kernel.message import Question
    from game.kernel.seats import Seat
    from game.play.match import AnyMatch
    from game.wording.narrator import AnyNarrator


class NarratedTable:
    """A `game.cli.text_kind.ToldTable`: the phase, what lies there, and who plays."""

    def __init__(self, match: AnyMatch, narrator: AnyNarrator, is_plain: bool) -> None:
        self.match = match
        self.narrator = narrator
        self.words = narrator.words
        self.is_plain = is_plain

    def lying(self, _seat: Seat) -> Iterable[str]:
        """What lies on the table, for the eyes of a seat. A game says it."""
        return ()

    def lines(self, seat: Seat) -> Iterator[str]:
        status = self.match.status
        yield ""
        yield self.words.text("text-phase", round=status.round, phase=self.words.phase(status.phase))
        yield from self.lying(seat)
        for player in (*self.match.seats, *self.match.opponents):
            yield self._standing(player, status.vp.get(player, 0))

    def _standing(self, player: Seat, vp: int) -> str:
        """Who plays at a seat; the VP as soon as there are some."""
        key = "plain-standing" if self.is_plain else "text-standing"
        return self.words.text(f"{key}.vp" if vp else key, seat=player, name=self.called(player), vp=vp)

    def again(self, seat: Seat) -> Iterable[str]:
        return self.lines(seat)

    def asked(self, _seat: Seat) -> Question | None:
        asked = self.match.status
        return asked.question(asked.awaiting[0]) if asked.question else None

    def question(self, question: Question) -> str:
        view = self.match.view(NOBODY)
        asked = self.narrator.question(question, view, self.match.names)
        example = self.match.write_move(self.match.legal()[-1])
        return f"{asked} {self.words.text('plain-hint' if self.is_plain else 'text-hint', example=example)}"

    def topic(self, question: Question) -> str:
        return self.narrator.topic(question)

    def called(self, seat: Seat) -> str:
        return self.words.called(self.match.names, seat)

    def scores(self) -> Iterator[str]:
        status, key = self.match.status, "plain-result" if self.is_plain else "text-result"
        yield ""
        for seat in sorted(status.vp, key=lambda seat: (seat not in status.winners, -status.vp[seat])):
            facts = {"name": self.called(seat), "vp": status.vp[seat]}
            yield self.words.text(f"{key}.winner" if seat in status.winners else key, **facts)


class NarratedMoves:
    """A `game.cli.text_kind.ToldMoves`: moves in the notation, each with its forecast."""

    verbs: Sequence[str] = ()

    def __init__(self, match: AnyMatch, narrator: AnyNarrator, is_plain: bool) -> None:
        self.match = match
        self.narrator = narrator
        self.words = narrator.words
        self.is_plain = is_plain

    def move(self, command: Any) -> str:
        move, forecast = self.written(command), self.match.forecast(command)
        told = "" if isinstance(forecast, Refusal) else self.narrator.forecast(forecast, command, self.match.names)
        key = "plain-move_told" if self.is_plain else "text-move"
        return self.words.text(key, move=move, outcomes=str(told)) if told else move

    def written(self, command: Any) -> str:
        """A move as it is typed."""
        return self.match.write_move(command)

    def listed(self, legal: Sequence[Any]) -> tuple[Sequence[Any], str]:
        return legal, ""

    def mend(self, text: str) -> str:
        """The same in small letters if only that is a move."""
        seat, small = self.match.holder, text.lower()
        if seat is None or not isinstance(self.match.read_move(seat, text), Refusal):
            return text
        return text if isinstance(self.match.read_move(seat, small), Refusal) else small

    def verb(self, _: str) -> str:
        return ""

    def why_not(self, commands: Sequence[Any]) -> Refusal | None:
        return self.match.why_not(commands)
