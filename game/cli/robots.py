"""The option ``--bots``, and what the command line says about robots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from game.bots.levels import LEVELS, unreadable_weights
from game.bots.player import BOTS
from game.cli.output import among, warn
from game.cli.parser import Parser
from game.kernel.refusal import Unreadable
from game.wording import Wording

PROGRAM: Final = "exec:"
"""What the name of a robot begins with that is a program of its own."""


def add_bots(parser: Parser, note: str) -> None:
    """Give a command the option ``--bots``, which may be repeated; ``note`` is its line in the help."""
    parser.add_argument("--bots", action="append", default=[], help=note)


def chosen_bots(values: Sequence[str]) -> tuple[str, ...]:
    """The robots that the values of ``--bots`` name, in order; a program is not split at commas.

    Raises:
        Unreadable: there is no such robot.
    """
    return tuple(name for value in values for name in _names(value))


def _names(value: str) -> tuple[str, ...]:
    """The robots of one value."""
    if value.startswith(PROGRAM):
        raise Unreadable(f"expected a robot ({', '.join(BOTS)}), not {value!r}")
    return among(tuple(BOTS), value, "a robot")


def warn_of_weights(robots: Iterable[str], wording: Wording) -> None:
    """Say so on standard error if any of these robots lacks what it has learned."""
    if not LEVELS.keys().isdisjoint(robots):
        for error in unreadable_weights():
            warn(wording.text("notice-robots", reason=wording.finding(error)))
