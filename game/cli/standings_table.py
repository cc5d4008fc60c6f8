"""The standings of bots as rows of a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from game.match.series.standings import RobotStanding
from game.wording import Wording

_COLUMNS: Final = ("robot", "games", "wins", "share", "interval", "vp", "elo")


def table(found: Mapping[str, RobotStanding], wording: Wording) -> Iterator[Sequence[str]]:
    """The heads of the columns, and a row for each bot."""
    yield [wording.text(f"tournament-{column}") for column in _COLUMNS]
    for bot, standing in found.items():
        yield [
            bot,
            str(standing.games),
            wording.text("tournament-number", n=standing.wins),
            wording.text("tournament-percent", share=standing.share),
            wording.text("tournament-range", low=standing.low, high=standing.high),
            wording.text("tournament-number", n=standing.mean_vp),
            wording.text("tournament-points", n=standing.elo),
        ]


def aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """The rows as lines, their columns below each other."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *rest in rows:
        cells = [cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True)]
        yield "  ".join([first.ljust(widths[0]), *cells])
