"""R53.1 Border tiles: a neighbour activates the side that is up, and the tile is flipped."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.borders import BorderSide, border_sides, side_below, tile_of_side
from game.fiftyfirst.cards.verbs import DrawAndKeep, Steal, Verb
from game.fiftyfirst.rules import discards, effects
from game.fiftyfirst.rules import references as ref
from game.fiftyfirst.rules.chapter import Chapter, Make, Side, T
from game.fiftyfirst.rules.effects.context import EffectContext
from game.fiftyfirst.rules.events import Source
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.payment import goods_price
from game.fiftyfirst.rules.position.data import Cards, Data, Name, WrittenAs, read_side, write_title
from game.fiftyfirst.rules.sets.borders.messages import ActivateBorder, Border, BorderActivated
from game.fiftyfirst.rules.sets.part import SetPart
from game.fiftyfirst.rules.state import Game, GameState
from game.fiftyfirst.rules.steps import ChooseAction, ChooseDiscarded, ChooseKept, ChooseResource, ChooseVictim, Step
from game.kernel.given import Fields, Given
from game.kernel.refusal import Refusal
from game.kernel.seats import Seat

_FEWEST_IN_A_RING = 3


def pairs(people: Sequence[Seat]) -> tuple[tuple[Seat, ...], ...]:
    """The neighbours with a border tile between them, in seat order; the player of a solo game has one without a
    neighbour.

    >>> pairs("ABC"), pairs("AB"), pairs("A")
    ((('A', 'B'), ('B', 'C'), ('C', 'A')), (('A', 'B'),), (('A',),))
    """
    if len(people) == 1:
        return (tuple(people),)
    found = list(pairwise(people))
    if len(people) >= _FEWEST_IN_A_RING:
        found.append((people[-1], people[0]))
    return tuple(found)


def has_borders(game: Game) -> bool:
    """Whether there are border tiles (R53.1)."""
    return game.options.borders and bool(game.catalog.border_tiles)


def deal_borders(catalog: Catalog, state: GameState) -> GameState:
    """The state with a random tile between each two neighbours, a random side up."""
    people = state.people
    fitting = [tile.id for tile in catalog.border_tiles.values() if tile.fewest_players <= len(people)]
    tiles, chance = state.chance.shuffle(fitting)
    borders = []
    for between, tile in zip(pairs(people), tiles, strict=False):
        sides = catalog.border_tiles[tile].sides
        up, chance = chance.choose(len(sides))
        borders.append(Border(sides[up].id, between))
    return replace(state, borders=tuple(borders), chance=chance)


def _possible(side: Side, make: Make[T]) -> Sequence[T]:
    """The sides that are up beside the seat, whoever has passed on the other side (A-44)."""
    if not side.state.borders:
        return ()
    sides = border_sides(side.game.catalog)
    beside = [sides[border.side] for border in side.state.borders if side.seat in border.between]
    moves = []
    for up in sorted(beside, key=_text):
        cost = side.pay(goods_price(up.spend))
        if cost is not None and _has_effect(side, up):
            moves += [make(side.seat, up.id, cost, named) for named in side.discards(discards.printed_cards(up.spend))]
    return moves


def _text(up: BorderSide) -> str:
    """The beginning of the text of a move, which decides its place in a listing."""
    return f"{up.title} discarding" if discards.printed_cards(up.spend) else up.title


def _has_effect(side: Side, up: BorderSide) -> bool:
    """R11.6."""
    cards = discards.deck_cards(side.player, discards.printed_cards(up.spend))
    return effects.has_effect(side.game, side.state, (up.verb,), _context(side.seat, up.id, cards))


def _context(seat: Seat, border: str, cards_paid: int = 0) -> EffectContext:
    return EffectContext(seat, seat, None, Source("border", border), cards_paid, border=border)


def _why_not(side: Side, command: ActivateBorder) -> Refusal:
    """A side that is down, or on no tile in play, is out of reach in another way than one beside others."""
    catalog = side.game.catalog
    tile = tile_of_side(catalog).get(command.side)
    found = [border for border in side.state.borders if tile and tile_of_side(catalog)[border.side] is tile]
    if not found:
        return Refusal("no_such_card", card=command.side)
    if side.seat not in found[0].between:
        return Refusal("not_adjacent", card=command.side)
    return Refusal("no_effect" if found[0].side == command.side else "wrong_choice", card=command.side)


def _carry_out(judge: Judge, command: ActivateBorder) -> None:
    """The tile is flipped before the action takes effect, which may ask something."""
    seat, catalog = command.seat, judge.game.catalog
    spend = border_sides(catalog)[command.side].spend
    judge.begin_action(command)
    discards.carry_out(judge, seat, spend, command.discard)
    judge.emit(BorderActivated(seat, command.side, side_below(catalog, command.side).id))
    if left := discards.left_open(spend, command.discard):
        judge.agenda.append(ChooseDiscarded(seat, *left, border=command.side))
    else:
        _take_effect(judge, seat, command.side)


def _discarded(judge: Judge, question: ChooseDiscarded) -> None:
    if question.border is not None:
        _take_effect(judge, question.seat, question.border)


def _take_effect(judge: Judge, seat: Seat, border: str) -> None:
    """Do what a side does, once its cost is paid and discarded."""
    effects.apply(judge, (border_sides(judge.game.catalog)[border].verb,), _context(seat, border))


# ---------------------------------------------------------------------- what the base asks
def _deal(game: Game, state: GameState) -> GameState:
    return deal_borders(game.catalog, state) if has_borders(game) else state


def _problems(game: Game, state: GameState) -> Iterator[str]:
    if not state.borders:
        return
    if tuple([border.between for border in state.borders]) != pairs(state.people):
        yield "the border tiles do not lie between the neighbours"
    tiles = [tile_of_side(game.catalog).get(border.side) for border in state.borders]
    if any(tile is None or tile.fewest_players > len(state.people) or tiles.count(tile) > 1 for tile in tiles):
        yield "the border tiles are not different ones for so many players"


def _wishes(_: Game, state: GameState, seat: Seat) -> Iterator[Sequence[AnyCommand]]:
    return ([ActivateBorder(seat, border.side)] for border in state.borders if seat in border.between)


# ---------------------------------------------------------------------- in positions
BORDER_KEYS = ("side", "between")


def read(cards: Cards, top: Fields, state: GameState) -> GameState:
    """The border tiles: ``borders: [{side: Human Trafficking, between: [A, B]}]``, one between each seat and the next,
    in solo games beside `[A]`; by default random ones."""
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


BORDERS: Final = SetPart(
    chapters={ActivateBorder: Chapter("border {side}", (ChooseAction,), _possible, _why_not, _carry_out, has_borders)},
    deal=_deal,
    keys=("borders",),
    in_game=has_borders,
    lies=lambda state: bool(state.borders),
    read=read,
    known={ref.BORDER: lambda catalog, _: border_sides(catalog)},
    written={ref.BORDER: WrittenAs(lambda at, given: read_side(at.game.catalog, given), write_title)},
    write=write,
    sources={"border": "borders"},
    seats=lambda state: [seat for border in state.borders for seat in border.between],
    discarded=_discarded,
    lists=lambda state: (state.borders,),
    unknown=lambda catalog, state: [one.side for one in state.borders if one.side not in border_sides(catalog)],
    check=check,
    problems=_problems,
    wishes=_wishes,
)
