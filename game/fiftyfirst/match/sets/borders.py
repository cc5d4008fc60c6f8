"""What scenarios and recorded matches have of border tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.borders import border_sides
from game.fiftyfirst.match.part import OTHER_MODULES, Check, Ending, MatchPart, Seats
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.position.data import read_side
from game.fiftyfirst.rules.sets.borders.rules import BORDER_KEYS, pairs
from game.fiftyfirst.rules.state import GameState
from game.kernel.given import Given
from game.kernel.seats import Seat
from game.play.scenarios.checks import Difference, differs


def _borders(catalog: Catalog, _: Seats, given: Given) -> Check:
    """The sides that are up, with the seats on both sides of each."""
    expected = []
    for item in given.items("border tiles"):
        keys = item.mapping(BORDER_KEYS, "a border tile")
        seats = [seat.text("a seat") for seat in keys.value("between").items("seats")]
        expected.append(_border(catalog, read_side(catalog, keys.value("side")), seats))

    def check(end: Ending) -> Iterator[Difference]:
        found = [_border(catalog, border.side, border.between) for border in end.state.borders]
        yield from differs("borders", Counter(expected), Counter(found))

    return check


def _border(catalog: Catalog, side: str, between: Iterable[Seat]) -> str:
    return f"{catalog.title(side)} {'-'.join(sorted(between))}"


def _other(_: Sequence[str], __: Options, start: GameState) -> str | None:
    """Whether they lie between other neighbours; that they lie there at all is asked of every module."""
    return None if tuple([border.between for border in start.borders]) in ((), pairs(start.people)) else OTHER_MODULES


def _gone(catalog: Catalog, start: GameState) -> Iterable[str]:
    return [border.side for border in start.borders if border.side not in border_sides(catalog)]


PART: Final = MatchPart(checks={"borders": _borders}, other=_other, gone=_gone)
