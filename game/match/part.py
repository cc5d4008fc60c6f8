"""What a set or a tile can add to the checks of recorded matches and of scenarios."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from game.cards.catalog import Catalog
from game.match.scenarios.difference import CheckReader
from game.rules.game import Options
from game.rules.state import GameState


def _nothing(*_: object) -> None:
    return None


def _none(*_: object) -> tuple[str, ...]:
    return ()


class MatchPart(NamedTuple):
    """The row of a set or a tile; by default it adds nothing.

    Attributes:
        checks: Keys of what a scenario expects, each with its reader.
        other: What sets and options do not fit in a dealt game, such as `its sets have another map`.
        gone: The ids of what is printed in a dealt game, and no longer in the catalog.
    """

    checks: Mapping[str, CheckReader] = {}
    other: Callable[[Sequence[str], Options, GameState], str | None] = _nothing
    gone: Callable[[Catalog, GameState], Iterable[str]] = _none


OTHER_MODULES = "its options have other modules"
