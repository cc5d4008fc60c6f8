"""R53.1 Border tiles: a neighbour activates the side that is up, and the tile is flipped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.cards.sets.borders import BorderSide, border_sides, side_below, tile_of_side
from game.kernel.refusal import Refusal
from game.kernel.seats import Seat
from game.rules import discards, effects
from game.rules import references as ref
from game.rules.chapter import Chapter, Make, Side, T
from game.rules.effects.context import EffectContext
from game.rules.events import Source
from game.rules.judge import Judge
from game.rules.messages import AnyCommand
from game.rules.payment import goods_price
from game.rules.position.cards import read_side
from game.rules.position.data import WrittenAs, write_title
from game.rules.sets.borders import position
from game.rules.sets.borders.events import BorderActivated
from game.rules.sets.borders.messages import ActivateBorder
from game.rules.sets.borders.neighbours import deal_borders, has_borders, pairs
from game.rules.sets.part import SetPart
from game.rules.state import Game, GameState
from game.rules.steps import ChooseAction, ChooseDiscarded, FollowUp


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
    judge.agenda.append(FollowUp(seat))
    judge.pay(seat, command.payment or ())
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


BORDERS: Final = SetPart(
    chapters={ActivateBorder: Chapter("border {side}", (ChooseAction,), _possible, _why_not, _carry_out, has_borders)},
    deal=_deal,
    keys=("borders",),
    in_game=has_borders,
    lies=lambda state: bool(state.borders),
    read=position.read,
    known={ref.BORDER: lambda catalog, _: border_sides(catalog)},
    written={ref.BORDER: WrittenAs(lambda at, given: read_side(at.game.catalog, given), write_title)},
    write=position.write,
    seats=lambda state: [seat for border in state.borders for seat in border.between],
    discarded=_discarded,
    lists=lambda state: (state.borders,),
    unknown=lambda catalog, state: [one.side for one in state.borders if one.side not in border_sides(catalog)],
    check=position.check,
    problems=_problems,
    wishes=_wishes,
)
