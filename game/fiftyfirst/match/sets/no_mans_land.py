"""What scenarios and recorded matches have of the map."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.no_mans_land import NO_MANS_LAND
from game.fiftyfirst.match.part import Check, Ending, MatchPart, Seats
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.position.data import read_area
from game.fiftyfirst.rules.sets.no_mans_land.messages import OutpostBuilt, OutpostRazed, OutpostUpgraded, map_of
from game.fiftyfirst.rules.sets.no_mans_land.rules import NONE, outpost_data, read_outpost
from game.fiftyfirst.rules.state import GameState
from game.kernel.given import Given
from game.play.scenarios.checks import Difference, differs


def _map(catalog: Catalog, seats: Seats, given: Given) -> Check:
    """The named Areas: the Outpost there, or `none`."""
    expected = {}
    for name, outpost in given.pairs("Areas with their Outposts"):
        area = read_area(catalog, name)
        expected[area] = NONE if outpost.value == NONE else outpost_data(read_outpost(seats, outpost))

    def check(end: Ending) -> Iterator[Difference]:
        found = map_of(end.state)
        for area, outpost in expected.items():
            there = outpost_data(found[area]) if area in found else NONE
            yield from differs(f"map.{end.game.catalog.title(area)}", outpost, there)

    return check


def _other(sets: Sequence[str], _: Options, start: GameState) -> str | None:
    return "its sets have another map" if (NO_MANS_LAND in sets) != (start.outposts is not None) else None


PART: Final = MatchPart(
    checks={"map": _map},
    other=_other,
    deeds={OutpostBuilt: "outpost_built", OutpostUpgraded: "outpost_upgraded", OutpostRazed: "outpost_razed"},
)
