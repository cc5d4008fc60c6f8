"""Districts in positions (the format: see `game.rules.position`)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.cards.catalog import Catalog
from game.cards.vocabulary import TOKENS
from game.kernel.given import Fields, Given
from game.rules.position.cards import Cards, read_district
from game.rules.position.data import Data, Name, read_goods
from game.rules.sets.districts.messages import DistrictBoard
from game.rules.sets.districts.state import lay_out
from game.rules.state import Game, GameState, Seat

DISTRICT_KEYS = ("id", "goods", "deals")
ON_DISTRICT = (*TOKENS, "vp")


def read(cards: Cards, top: Fields, state: GameState) -> GameState:
    """The districts that are not razed; by default as after the setup."""
    catalog = cards.catalog
    districts = _districts(catalog, state, top["districts"]) if "districts" in top else lay_out(catalog)
    return replace(state, districts=districts)


def _districts(catalog: Catalog, state: GameState, given: Given) -> tuple[DistrictBoard, ...]:
    """The districts in play, in their printed order."""
    found = dict[str, DistrictBoard]()
    for item in given.items("districts"):
        board = _board(catalog, state.people, item)
        if board.district in found:
            item.refuse(f"expected each district once, not {catalog.title(board.district)!r} twice")
        found[board.district] = board
    return tuple([found[district] for district in catalog.districts if district in found])


def _board(catalog: Catalog, people: Sequence[Seat], given: Given) -> DistrictBoard:
    """A district with what lies on it; a bare name stands for an empty one."""
    if not given.is_mapping:
        return DistrictBoard(read_district(catalog, given))
    keys = given.mapping(DISTRICT_KEYS, "a district")
    deals = tuple([seat.word(tuple(people), "a seat of a player") for seat in keys.value("deals", []).items("seats")])
    if len(set(deals)) < len(deals):
        keys["deals"].refuse("expected each seat once")
    return DistrictBoard(
        read_district(catalog, keys.value("id")), read_goods(keys.value("goods", {}), ON_DISTRICT), deals
    )


def write(_: Game, state: GameState, name: Name) -> Data:
    if state.districts is None:
        return {}
    return {"districts": [_district(board, name) for board in state.districts]}


def _district(board: DistrictBoard, name: Name) -> Data:
    data: Data = {"id": name(board.district), "goods": dict(board.goods), "deals": list(board.deals)}
    return {key: value for key, value in data.items() if value}
