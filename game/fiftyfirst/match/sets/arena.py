"""What scenarios and recorded matches have of the Arena."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.part import Check, Ending, MatchPart, Seats
from game.fiftyfirst.rules.sets.arena.rules import read_fighter
from game.kernel.given import Given
from game.play.scenarios.checks import Difference, differs


def _arena(catalog: Catalog, seats: Seats, given: Given) -> Check:
    """The named workers, each with all of its equipment."""
    expected = {seat: read_fighter(catalog, item) for seat, item in given.mapping(seats, "workers by seat").items()}

    def check(end: Ending) -> Iterator[Difference]:
        for seat, gear in expected.items():
            yield from differs(f"arena.{seat}", gear, (end.state.arena or {}).get(seat))

    return check


PART: Final = MatchPart(checks={"arena": _arena})
