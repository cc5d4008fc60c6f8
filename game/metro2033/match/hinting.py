"""Hints in a match: what is notable for a seat, and all that it can do, found bit by bit."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from game.kernel.seats import Seat
from game.metro2033.rules.commands import AnyMetroCommand
from game.metro2033.rules.hints import MetroHints, hints
from game.play.advice import legal_hints
from game.play.match import AnyMatch


def metro_hints(match: AnyMatch, seat: Seat, legal: Sequence[AnyMetroCommand]) -> Generator[None, None, MetroHints]:
    """The hints for a seat with these ``legal`` commands, as `game.ui.game_table.Advising` asks for them."""
    found: Any = yield from legal_hints(match, seat, legal)
    return hints(match.game, match.view(seat), found)
