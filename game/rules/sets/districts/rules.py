"""R53.4 Districts: a Deal with one for blue contact tokens, or razing it for red ones.

Neither a discount nor influence counts. A district is nobody's: passing protects nothing there (A-44).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from game.cards.catalog import Catalog
from game.cards.sets.districts import District
from game.cards.vocabulary import TOKENS
from game.kernel.refusal import Refusal
from game.rules import references as ref
from game.rules.chapter import Chapter, Make, Side, T
from game.rules.events import Source
from game.rules.judge import Judge
from game.rules.messages import AnyCommand
from game.rules.payment import contacts
from game.rules.phases.actions import triggers
from game.rules.sets.districts import position
from game.rules.sets.districts.events import DistrictDealMade, DistrictProduced, DistrictRazed
from game.rules.sets.districts.messages import DealWithDistrict, DistrictBoard, RazeDistrict
from game.rules.sets.districts.state import deals_with, district_of, has_districts, lay_out, take_tokens
from game.rules.sets.part import SetPart
from game.rules.state import Game, GameState, Seat
from game.rules.steps import ChooseAction, FollowUp
from game.rules.supply import on_hand


def _in_play(side: Side) -> Iterator[tuple[District, DistrictBoard]]:
    """The districts that are not razed, in the order of their titles."""
    districts = side.game.catalog.districts
    boards = [(districts[board.district], board) for board in side.state.districts or ()]
    yield from sorted(boards, key=lambda found: found[0].title)


def _to_deal(side: Side, make: Make[T]) -> Sequence[T]:
    """Once for each seat and district, as long as the token lies there."""
    if not side.state.districts:
        return ()
    costs = [
        (district, side.pay(contacts("blue", district.distance)))
        for district, board in _in_play(side)
        if side.seat not in board.deals
    ]
    return [make(side.seat, district.id, cost) for district, cost in costs if cost is not None]


def _why_no_deal(side: Side, command: DealWithDistrict) -> Refusal:
    has_deal = any(board.district == command.district for board in side.state.districts or ())
    return Refusal("already_used" if has_deal else "no_such_card", card=command.district)


def _deal(judge: Judge, command: DealWithDistrict) -> None:
    """A Deal like that of a card: its goods come at once (A-43), then what gives something for each Deal (R10.7)."""
    seat, district = command.seat, command.district
    judge.agenda.append(FollowUp(seat))
    judge.pay(seat, command.payment or ())
    judge.emit(DistrictDealMade(seat, district))
    judge.gain(seat, judge.game.catalog.districts[district].deal, Source("deal", district))
    triggers.resolve(judge, seat, "deal")


def _to_raze(side: Side, make: Make[T]) -> Sequence[T]:
    if not side.state.districts:
        return ()
    costs = [(district, side.pay(contacts("red", district.defence))) for district, _ in _in_play(side)]
    return [make(side.seat, district.id, cost) for district, cost in costs if cost is not None]


def _why_not_raze(_: Side, command: RazeDistrict) -> Refusal:
    return Refusal("no_such_card", card=command.district)


def _raze(judge: Judge, command: RazeDistrict) -> None:
    """The district leaves the game with all Deals; its goods are the seat's; then what razing makes cards give."""
    seat, district = command.seat, command.district
    judge.agenda.append(FollowUp(seat))
    judge.pay(seat, command.payment or ())
    board = district_of(judge.state, district)
    judge.emit(DistrictRazed(seat, district, board.goods, board.deals))
    judge.gain(seat, board.goods, Source("spoils", district))
    triggers.resolve(judge, seat, "raze")


# ---------------------------------------------------------------------- what the base asks
def _produce(judge: Judge) -> None:
    """R53.4: before all seats, each district produces onto itself what the general supply has of it (A-02)."""
    for board in judge.state.districts or ():
        goods = on_hand(judge.game, judge.state, judge.game.catalog.districts[board.district].produces)
        if goods:
            judge.emit(DistrictProduced(board.district, goods))


def _unknown(catalog: Catalog, state: GameState) -> Iterator[str]:
    return (board.district for board in state.districts or () if board.district not in catalog.districts)


def _problems(game: Game, state: GameState) -> Iterator[str]:
    boards = state.districts or ()
    known = [board.district for board in boards]
    if known != [district for district in game.catalog.districts if district in known]:
        yield "the districts in play are not different ones in their order"
    for board in boards:
        if len(set(board.deals)) < len(board.deals) or not set(board.deals) <= set(state.people):
            yield f"{board.district} has Deals with {list(board.deals)}"
        if unknown := board.goods.keys() - {*TOKENS, "vp"}:
            yield f"{board.district} cannot hold {sorted(unknown)}"


def _wishes(_: Game, state: GameState, seat: Seat) -> Iterator[Sequence[AnyCommand]]:
    """To make a Deal with each district, or to raze it."""
    for board in state.districts or ():
        if seat not in board.deals:
            yield [DealWithDistrict(seat, board.district)]
        yield [RazeDistrict(seat, board.district)]


DISTRICTS: Final = SetPart(
    chapters={
        DealWithDistrict: Chapter(
            "deal district {district}", (ChooseAction,), _to_deal, _why_no_deal, _deal, has_districts
        ),
        RazeDistrict: Chapter(
            "raze district {district}", (ChooseAction,), _to_raze, _why_not_raze, _raze, has_districts
        ),
    },
    deal=lambda game, state: replace(state, districts=lay_out(game.catalog)) if has_districts(game) else state,
    before_production=_produce,
    keys=("districts",),
    in_game=has_districts,
    lies=lambda state: state.districts is not None,
    read=position.read,
    known={ref.DISTRICT: lambda catalog, _: catalog.districts},
    write=position.write,
    deals=deals_with,
    take_back=take_tokens,
    goods=lambda state: [board.goods for board in state.districts or ()],
    seats=lambda state: [seat for board in state.districts or () for seat in board.deals],
    lists=lambda state: (state.districts or (),),
    unknown=_unknown,
    problems=_problems,
    wishes=_wishes,
)
