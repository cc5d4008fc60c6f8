"""What scenarios and recorded matches have of the Arena."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.cards.catalog import Catalog
from game.kernel.given import Given
from game.match.part import OTHER_MODULES, MatchPart
from game.match.scenarios.difference import Check, Difference, Ending, Seats, differs
from game.rules.game import Options
from game.rules.sets.arena.position import read_fighter
from game.rules.state import GameState


def _arena(catalog: Catalog, seats: Seats, given: Given) -> Check:
    """The named workers, each with all of its equipment."""
    expected = {seat: read_fighter(catalog, item) for seat, item in given.mapping(seats, "workers by seat").items()}

    def check(end: Ending) -> Iterator[Difference]:
        for seat, gear in expected.items():
            yield from differs(f"arena.{seat}", gear, (end.state.arena or {}).get(seat))

    return check


def _other(_: Sequence[str], options: Options, start: GameState) -> str | None:
    return None if (start.arena is not None) == options.arena else OTHER_MODULES


PART: Final = MatchPart(checks={"arena": _arena}, other=_other)
