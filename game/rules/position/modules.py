"""Border tiles, the Arena and districts in positions (the format: see `game.rules.position`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from game.cards.catalog import Catalog
from game.cards.vocabulary import TOKENS
from game.kernel.bag import Bag
from game.kernel.given import Fields, Given
from game.rules.game import Game
from game.rules.position.cards import read_district, read_side
from game.rules.position.references import Data, Name
from game.rules.sets.arena.rules import has_arena
from game.rules.sets.borders.messages import Border
from game.rules.sets.borders.neighbours import deal_borders, has_borders, pairs
from game.rules.sets.districts.districts import has_districts, lay_out
from game.rules.sets.districts.messages import DistrictBoard
from game.rules.state import GameState, Seat

BORDER_KEYS = ("side", "between")
FIGHTER_KEYS = ("worker", "gear")
DISTRICT_KEYS = ("id", "goods", "deals")
ON_DISTRICT = (*TOKENS, "vp")


def read_modules(game: Game, state: GameState, top: Fields) -> GameState:
    """The state with the modules of the game: by default random border tiles, an empty Arena, and districts as after
    the setup."""
    is_there = {"borders": has_borders(game), "arena": has_arena(game), "districts": has_districts(game)}
    for key in is_there.keys() & top.keys():
        if not is_there[key]:
            top[key].refuse(f"expected {key!r} only in games with the option {key!r}")
    if has_borders(game):
        if "borders" in top:
            state = replace(state, borders=_borders(game.catalog, state, top["borders"]))
        else:
            borders, chance = deal_borders(game.catalog, state.people, state.chance)
            state = replace(state, borders=borders, chance=chance)
    if has_arena(game):
        state = replace(state, arena=_arena(game.catalog, state, top.value("arena", {})))
    if has_districts(game):
        districts = _districts(game.catalog, state, top["districts"]) if "districts" in top else lay_out(game.catalog)
        state = replace(state, districts=districts)
    return state


def _borders(catalog: Catalog, state: GameState, given: Given) -> tuple[Border, ...]:
    """A tile between each two neighbours, each tile once."""
    wanted, found = pairs(state.people), dict[tuple[Seat, ...], Border]()
    tiles = set[str]()
    for item in given.items("border tiles"):
        keys = item.mapping(BORDER_KEYS, "a border tile")
        between = read_between(keys.value("between"), state.people)
        if between in found:
            keys["between"].refuse(f"expected one border tile between {' and '.join(between)}, not two")
        side = read_side(catalog, keys.value("side"))
        tile = catalog.tile_of_side[side]
        if tile.id in tiles:
            keys["side"].refuse(f"expected each border tile once, not {tile.title!r} twice")
        if tile.fewest_players > len(state.people):
            keys["side"].refuse(f"expected a border tile for {len(state.people)} players, not {tile.title!r}")
        tiles.add(tile.id)
        found[between] = Border(side, between)
    if missing := [between for between in wanted if between not in found]:
        given.refuse(f"expected a border tile beside {' and '.join(missing[0])}, too")
    return tuple([found[between] for between in wanted])


def read_between(given: Given, people: Sequence[Seat]) -> tuple[Seat, ...]:
    """The neighbours between whom a tile lies, in the order of the seats, in whichever order they are named."""
    named = [item.word(tuple(people), "a seat of a player") for item in given.items("seats")]
    for between in pairs(people):
        if sorted(between) == sorted(named):
            return between
    return given.refuse("expected two neighbours" if len(people) > 1 else "expected the only player")


def _arena(catalog: Catalog, state: GameState, given: Given) -> Mapping[Seat, Bag]:
    """What the workers in the Arena are equipped with."""
    fighters = given.mapping(state.people, "workers by seat").items()
    return {seat: gear for seat, fighter in fighters if (gear := read_fighter(catalog, fighter)) is not None}


def read_fighter(catalog: Catalog, given: Given) -> Bag | None:
    """The equipment of a seat's worker in the Arena; None if it has none there."""
    keys = given.mapping(FIGHTER_KEYS, "a worker in the Arena")
    goods = tuple(catalog.arena.equip) if catalog.arena else ()
    gear = _bag(keys.value("gear", {}), goods)
    if keys.value("worker", True).flag():
        return gear
    if gear:
        keys["gear"].refuse("expected no equipment without a worker")
    return None


def _bag(given: Given, goods: tuple[str, ...]) -> Bag:
    return Bag({good: count.number() for good, count in given.mapping(goods, "goods").items()})


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
    return DistrictBoard(read_district(catalog, keys.value("id")), _bag(keys.value("goods", {}), ON_DISTRICT), deals)


def write_modules(state: GameState, name: Name) -> Data:
    """The keys of a position that tell of border tiles, the Arena and districts, as far as the game has them."""
    data: Data = {}
    if state.borders:
        data["borders"] = [{"side": name(border.side), "between": list(border.between)} for border in state.borders]
    if state.arena:
        data["arena"] = {seat: _fighter(state.arena[seat]) for seat in state.people if seat in state.arena}
    if state.districts is not None:
        data["districts"] = [_district(board, name) for board in state.districts]
    return data


def _fighter(gear: Bag) -> Data:
    return {"worker": True, "gear": dict(gear)} if gear else {"worker": True}


def _district(board: DistrictBoard, name: Name) -> Data:
    data: Data = {"id": name(board.district), "goods": dict(board.goods), "deals": list(board.deals)}
    return {key: value for key, value in data.items() if value}
