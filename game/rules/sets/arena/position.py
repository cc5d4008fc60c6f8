"""The Arena in positions (the format: see `game.rules.position`)."""

from __future__ import annotations

from msgspec.structs import replace

from game.cards.catalog import Catalog
from game.cards.sets.arena import arena_of
from game.kernel.bag import Bag
from game.kernel.given import Fields, Given
from game.rules.position.cards import Cards
from game.rules.position.data import Data, Name, read_goods
from game.rules.state import Game, GameState

FIGHTER_KEYS = ("worker", "gear")


def read(cards: Cards, top: Fields, state: GameState) -> GameState:
    """The workers in the Arena with their equipment; by default it is empty."""
    fighters = top.value("arena", {}).mapping(state.people, "workers by seat").items()
    worn = {seat: gear for seat, fighter in fighters if (gear := read_fighter(cards.catalog, fighter)) is not None}
    return replace(state, arena=worn)


def read_fighter(catalog: Catalog, given: Given) -> Bag | None:
    """The equipment of a seat's worker in the Arena; None if it has none there."""
    keys = given.mapping(FIGHTER_KEYS, "a worker in the Arena")
    arena = arena_of(catalog)
    goods = tuple(arena.equip) if arena else ()
    gear = read_goods(keys.value("gear", {}), goods)
    if keys.value("worker", True).flag():
        return gear
    if gear:
        keys["gear"].refuse("expected no equipment without a worker")
    return None


def write(_: Game, state: GameState, __: Name) -> Data:
    arena = state.arena or {}
    return {"arena": {seat: _fighter(arena[seat]) for seat in state.people if seat in arena}} if arena else {}


def _fighter(gear: Bag) -> Data:
    return {"worker": True, "gear": dict(gear)} if gear else {"worker": True}
