"""What the readable record of a match asks of a game: its own headers, and how a match of it begins."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, NoReturn, Protocol

import msgspec

from game.kernel.refusal import Unreadable
from game.kernel.rules import GameIn, StateT
from game.kernel.seats import Seat
from game.kernel.text import legible
from game.play.files.line import Header, reason_of


class HeaderLines:
    """The headers of a record; ``lines`` maps their names to line numbers."""

    def __init__(self, values: Mapping[str, Any], lines: Mapping[str, int], needed: Sequence[str]) -> None:
        """Raises Unreadable if a ``needed`` header is missing."""
        self.values = values
        self.lines = lines
        for name in needed:
            if name not in values:
                raise Unreadable(f"this record has no header [{name} ...]", line=max(lines.values(), default=1))

    def text(self, name: str) -> str:
        """The text of a header."""
        value = self.values[name]
        if not isinstance(value, str):
            self.expected(name, "a text")
        return value

    def names(self, name: str) -> list[str]:
        """The names in a header, separated by commas."""
        return [part.strip() for part in self.text(name).split(",")]

    def convert(self, name: str, kind: type[Any]) -> Any:
        """A mapping converted to ``kind``; None if the header is left out."""
        if name not in self.values:
            return None
        try:
            return msgspec.convert(self.values[name], kind)
        except msgspec.ValidationError as error:
            self.refuse(name, f"[{name} ...] cannot be read: {reason_of(error)}")

    def expected(self, name: str, what: str) -> NoReturn:
        """Refuse a header because ``what`` was expected."""
        self.refuse(name, f"expected {what} in [{name} ...], not {_short(self.values[name])}")

    def refuse(self, name: str, message: str) -> NoReturn:
        """Refuse a header; raises Unreadable."""
        raise Unreadable(message, line=self.lines[name])


def _short(value: Any) -> str:
    text = legible(json.dumps(value, ensure_ascii=False))
    return text if len(text) <= 60 else f"{text[:57]}..."


class Beginning(NamedTuple):
    """The seats that ``drawn`` their roles at the deal, or the ``position`` of a match that was not dealt."""

    drawn: tuple[Seat, ...] = ()
    position: Mapping[str, Any] | None = None


class Transcript(Protocol[GameIn, StateT]):
    """The readable record of a match of a game. Its words are part of the format, the same in every language."""

    @property
    def needed(self) -> Sequence[str]:
        """The headers of `chosen` that every record has."""

    @property
    def headings(self) -> Mapping[str, str]:
        """Phase -> its heading; phases without one need none."""

    @property
    def example(self) -> str:
        """A move as it is written, which says what is expected where none can be read."""

    def chosen(self, game: GameIn, header: Header, /) -> Iterator[tuple[str, Any]]:
        """The headers that tell the options of a match."""

    def read_chosen(self, headers: HeaderLines, /) -> dict[str, Any]:
        """The options of a match (`Header.options`) by these headers; raises Unreadable with the line of a mistake."""

    def result(self, state: StateT, /) -> Iterator[tuple[str, Any]]:
        """The headers that tell more of the result than VP and winners."""

    def vp(self, state: StateT, /) -> Mapping[Seat, int]:
        """The VP that every seat has on the table, as they are told at the end of a round."""

    def roles(self) -> Mapping[str, str]:
        """Role -> its title; empty if the game has no roles."""

    def role(self, title: str, /) -> str | None:
        """The role that is called so, if there is one."""

    def begin(self, game: GameIn, header: Header, beginning: Beginning, /) -> StateT | None:
        """The first position of a match; None if no such game can be dealt.

        Raises:
            Unreadable: the position is not possible, or not one of this match.
        """
