"""What scenarios and recorded matches have of districts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.part import Check, Ending, MatchPart, Seats, titles
from game.fiftyfirst.rules.position.data import read_district, read_goods
from game.fiftyfirst.rules.sets.districts.messages import DistrictBoard, DistrictDealMade, DistrictRazed
from game.fiftyfirst.rules.sets.districts.rules import DISTRICT_KEYS, ON_DISTRICT
from game.fiftyfirst.rules.state import GameState
from game.kernel.given import Fields, Given
from game.play.scenarios.checks import Difference, differs


def _districts(catalog: Catalog, _: Seats, given: Given) -> Check:
    """Which districts are in play; of each what is named of it: all goods on it, all seats with a Deal."""
    expected = [item.mapping(DISTRICT_KEYS, "a district") for item in given.items("districts")]
    ids = [read_district(catalog, keys.value("id")) for keys in expected]
    checks = [(id, _on_district(id, keys)) for id, keys in zip(ids, expected, strict=True)]

    def check(end: Ending) -> Iterator[Difference]:
        boards = {board.district: board for board in end.state.districts or ()}
        yield from differs("districts", titles(end.game, Counter(ids)), titles(end.game, Counter(list(boards))))
        for id, differences in checks:
            if id in boards:
                yield from differences(boards[id])

    return check


def _on_district(id: str, keys: Fields) -> Callable[[DistrictBoard], Iterator[Difference]]:
    goods = read_goods(keys["goods"], ON_DISTRICT) if "goods" in keys else None
    deals = Counter([seat.text("a seat") for seat in keys["deals"].items("seats")]) if "deals" in keys else None

    def differences(board: DistrictBoard) -> Iterator[Difference]:
        if goods is not None:
            yield from differs(f"districts.{id}.goods", goods, board.goods)
        if deals is not None:
            yield from differs(f"districts.{id}.deals", deals, Counter(board.deals))

    return differences


def _gone(catalog: Catalog, start: GameState) -> Iterable[str]:
    return [board.district for board in start.districts or () if board.district not in catalog.districts]


PART: Final = MatchPart(
    checks={"districts": _districts}, gone=_gone, deeds={DistrictRazed: "razed", DistrictDealMade: "deal"}
)
