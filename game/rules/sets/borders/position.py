"""Border tiles in positions (the format: see `game.rules.position`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from game.cards.catalog import Catalog
from game.cards.sets.borders import border_sides, side_below, tile_of_side
from game.cards.verbs import DrawAndKeep, Steal, Verb
from game.kernel.given import Fields, Given
from game.rules.position.cards import Cards, read_side
from game.rules.position.data import Data, Name
from game.rules.sets.borders.messages import Border
from game.rules.sets.borders.neighbours import deal_borders, pairs
from game.rules.state import Game, GameState, Seat
from game.rules.steps import ChooseDiscarded, ChooseKept, ChooseResource, ChooseVictim, Step

BORDER_KEYS = ("side", "between")


def read(cards: Cards, top: Fields, state: GameState) -> GameState:
    """The border tiles; by default random ones."""
    if "borders" in top:
        return replace(state, borders=_borders(cards.catalog, state, top["borders"]))
    return deal_borders(cards.catalog, state)


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
        tile = tile_of_side(catalog)[side]
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


def write(_: Game, state: GameState, name: Name) -> Data:
    borders = [{"side": name(border.side), "between": list(border.between)} for border in state.borders]
    return {"borders": borders} if borders else {}


def check(game: Game, state: GameState, given: Given, step: Step) -> None:
    """A side of a border tile that asks was up beside the seat, and is down again (R53.1)."""
    if not isinstance(step, ChooseVictim | ChooseResource | ChooseKept | ChooseDiscarded) or step.border is None:
        return
    if getattr(step, "site", None) is not None or getattr(step, "action", None) is not None:
        given.refuse("expected only one of a site, an action and a border that asks this")
    other = side_below(game.catalog, step.border).id
    if not any(tile.side == other and step.seat in tile.between for tile in state.borders):
        given.refuse("expected a border tile beside the seat with this side down")
    side, verb = border_sides(game.catalog)[step.border], _VERBS_OF_BORDERS.get(type(step))
    if isinstance(step, ChooseDiscarded):
        if not side.spend[step.good]:
            given.refuse(f"expected a side of a border tile that discards a {step.good}")
    elif verb and not isinstance(side.verb, verb):
        given.refuse("expected a side of a border tile with the ability for this step")


_VERBS_OF_BORDERS: Mapping[type[Step], type[Verb]] = {
    ChooseVictim: Steal,
    ChooseResource: Steal,
    ChooseKept: DrawAndKeep,
}
"""Question of a border tile -> the verb that asks it."""
