"""Moves and positions of Nim as text and plain data: `bid 2`, `take 3 from 1`, `drink`, `decline`.

Heaps are counted from 1. Where there is only one it is not named.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from game.kernel.message import encode
from game.kernel.refusal import Refusal, Unreadable
from game.kernel.seats import SEATS, Seat
from game.play.files.line import reason_of
from tests.nim.rules import NimRules
from tests.nim.state import AnswerToast, Bid, Command, Heaps, Nim, Take

_BID: Final = re.compile("bid ([0-9]{1,3})")
_TAKE: Final = re.compile("take ([0-9]{1,3})(?: from ([0-9]{1,3}))?")


class NimNotation:
    """A `game.kernel.rules.Notation`."""

    def write_move(self, _: Nim, state: Heaps, command: Command) -> str:
        match command:
            case Bid(_, number):
                return f"bid {number}"
            case Take(_, stones, heap):
                return f"take {stones}" + (f" from {heap + 1}" if len(state.stones) > 1 else "")
            case AnswerToast(_, drinks):
                return "drink" if drinks else "decline"

    def read_move(self, _: Nim, __: Heaps, seat: Seat, text: str) -> Sequence[Command] | Refusal:
        if bid := _BID.fullmatch(text):
            return (Bid(seat, int(bid[1])),)
        if take := _TAKE.fullmatch(text):
            return (Take(seat, int(take[1]), int(take[2] or 1) - 1),)
        if text in ("drink", "decline"):
            return (AnswerToast(seat, text == "drink"),)
        return Refusal("unreadable_move")

    def write_position(self, game: Nim, state: Heaps) -> Mapping[str, Any]:
        """The table, and what of the game says which moves are allowed; what is as usual is left out."""
        found, usual = _table(game, state), _table(Nim(), Heaps(()))
        return {name: value for name, value in found.items() if value != usual[name]}

    def read_position(self, game: Nim, position: Mapping[str, Any]) -> tuple[Nim, Heaps]:
        chosen = {name: position[name] for name in ("most", "toast") if name in position}
        table = {name: value for name, value in position.items() if name not in chosen}
        game = game_of({**_plain(game), **chosen})
        state: Heaps = _read(table, Heaps)
        if state.seats != SEATS[: len(state.seats)] or len(state.seats) < 2:
            raise Unreadable(f"expected seats from A on, not {', '.join(state.seats)}")
        if state.bids is not None and not state.still_to_bid:
            raise Unreadable("expected fewer bids than seats")
        if problems := NimRules().problems(game, state):
            raise Unreadable(problems[0])
        return game, state

    def position_text(self, _: Nim, state: Heaps) -> str:
        return encode(state).decode()


def game_of(options: Mapping[str, Any]) -> Nim:
    """The game for which this was chosen; raises Unreadable."""
    game: Nim = _read(options, Nim)
    return game


def options_of(game: Nim) -> dict[str, Any]:
    """What was chosen for a game, as it stands in files."""
    return _plain(game)


def _table(game: Nim, state: Heaps) -> dict[str, Any]:
    return {"most": game.most, "toast": game.toast, **_plain(state)}


def _plain(value: msgspec.Struct) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.json.decode(encode(value))
    return plain


def _read(plain: Mapping[str, Any], kind: type[Any]) -> Any:
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        raise Unreadable(reason_of(error)) from None
