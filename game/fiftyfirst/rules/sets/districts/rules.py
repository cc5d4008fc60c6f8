"""R53.4 Districts: a Deal with one for blue contact tokens, or razing it for red ones.

Neither a discount nor influence counts. A district is nobody's: passing protects nothing there (A-44).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.districts import District
from game.fiftyfirst.cards.vocabulary import TOKENS
from game.fiftyfirst.rules import references as ref
from game.fiftyfirst.rules.chapter import Chapter, Make, Side, T
from game.fiftyfirst.rules.events import Source
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.payment import contacts
from game.fiftyfirst.rules.phases.actions import triggers
from game.fiftyfirst.rules.position.data import Cards, Data, Name, read_district, read_goods
from game.fiftyfirst.rules.sets.districts import messages
from game.fiftyfirst.rules.sets.part import SetPart
from game.fiftyfirst.rules.state import Game, GameState, Seat
from game.fiftyfirst.rules.steps import ChooseAction
from game.fiftyfirst.rules.supply import on_hand
from game.kernel.bag import without
from game.kernel.given import Fields, Given
from game.kernel.refusal import Refusal


def has_districts(game: Game) -> bool:
    """Whether there are districts (R53.4)."""
    return game.options.districts and bool(game.catalog.districts)


def lay_out(catalog: Catalog) -> tuple[messages.DistrictBoard, ...]:
    """All districts, with the goods of the setup on them."""
    return tuple([messages.DistrictBoard(district.id, district.setup) for district in catalog.districts.values()])


def deals_with(state: GameState, seat: Seat) -> tuple[str, ...]:
    """The districts with which a seat has a Deal, in their order."""
    return tuple([board.district for board in state.districts if seat in board.deals]) if state.districts else ()


def take_tokens(state: GameState, seat: Seat, discarded: tuple[str, ...]) -> tuple[GameState, tuple[str, ...]]:
    """Of a discarded Deal with a district, the token leaves the game (R53.4); what else is discarded is left."""
    for board in state.districts or ():
        if board.district in discarded:
            deals = tuple([other for other in board.deals if other != seat])
            state = messages.with_district(state, replace(board, deals=deals))
            discarded = without(discarded, (board.district,))
    return state, discarded


def _in_play(side: Side) -> Iterator[tuple[District, messages.DistrictBoard]]:
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


def _why_no_deal(side: Side, command: messages.DealWithDistrict) -> Refusal:
    has_deal = any(board.district == command.district for board in side.state.districts or ())
    return Refusal("already_used" if has_deal else "no_such_card", card=command.district)


def _deal(judge: Judge, command: messages.DealWithDistrict) -> None:
    """A Deal like that of a card: its goods come at once (A-43), then what gives something for each Deal (R10.7)."""
    seat, district = command.seat, command.district
    judge.begin_action(command)
    judge.emit(messages.DistrictDealMade(seat, district))
    judge.gain(seat, judge.game.catalog.districts[district].deal, Source("deal", district))
    triggers.resolve(judge, seat, "deal")


def _to_raze(side: Side, make: Make[T]) -> Sequence[T]:
    if not side.state.districts:
        return ()
    costs = [(district, side.pay(contacts("red", district.defence))) for district, _ in _in_play(side)]
    return [make(side.seat, district.id, cost) for district, cost in costs if cost is not None]


def _why_not_raze(_: Side, command: messages.RazeDistrict) -> Refusal:
    return Refusal("no_such_card", card=command.district)


def _raze(judge: Judge, command: messages.RazeDistrict) -> None:
    """The district leaves the game with all Deals; its goods are the seat's; then what razing makes cards give."""
    seat, district = command.seat, command.district
    judge.begin_action(command)
    board = messages.district_of(judge.state, district)
    judge.emit(messages.DistrictRazed(seat, district, board.goods, board.deals))
    judge.gain(seat, board.goods, Source("spoils", district))
    triggers.resolve(judge, seat, "raze")


# ---------------------------------------------------------------------- what the base asks
def _produce(judge: Judge) -> None:
    """R53.4: before all seats, each district produces onto itself what the general supply has of it (A-02)."""
    for board in judge.state.districts or ():
        goods = on_hand(judge.game, judge.state, judge.game.catalog.districts[board.district].produces)
        if goods:
            judge.emit(messages.DistrictProduced(board.district, goods))


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
            yield [messages.DealWithDistrict(seat, board.district)]
        yield [messages.RazeDistrict(seat, board.district)]


# ---------------------------------------------------------------------- in positions
DISTRICT_KEYS = ("id", "goods", "deals")


ON_DISTRICT = (*TOKENS, "vp")


def read(cards: Cards, top: Fields, state: GameState) -> GameState:
    """The districts that are not razed: ``districts: [{id: Foundry Quarter, goods: {iron: 3}, deals: [A]}]``; by
    default as after the setup."""
    catalog = cards.catalog
    districts = _districts(catalog, state, top["districts"]) if "districts" in top else lay_out(catalog)
    return replace(state, districts=districts)


def _districts(catalog: Catalog, state: GameState, given: Given) -> tuple[messages.DistrictBoard, ...]:
    """The districts in play, in their printed order."""
    found = dict[str, messages.DistrictBoard]()
    for item in given.items("districts"):
        board = _board(catalog, state.people, item)
        if board.district in found:
            item.refuse(f"expected each district once, not {catalog.title(board.district)!r} twice")
        found[board.district] = board
    return tuple([found[district] for district in catalog.districts if district in found])


def _board(catalog: Catalog, people: Sequence[Seat], given: Given) -> messages.DistrictBoard:
    """A district with what lies on it; a bare name stands for an empty one."""
    if not given.is_mapping:
        return messages.DistrictBoard(read_district(catalog, given))
    keys = given.mapping(DISTRICT_KEYS, "a district")
    deals = tuple([seat.word(tuple(people), "a seat of a player") for seat in keys.value("deals", []).items("seats")])
    if len(set(deals)) < len(deals):
        keys["deals"].refuse("expected each seat once")
    return messages.DistrictBoard(
        read_district(catalog, keys.value("id")), read_goods(keys.value("goods", {}), ON_DISTRICT), deals
    )


def write(_: Game, state: GameState, name: Name) -> Data:
    if state.districts is None:
        return {}
    return {"districts": [_district(board, name) for board in state.districts]}


def _district(board: messages.DistrictBoard, name: Name) -> Data:
    data: Data = {"id": name(board.district), "goods": dict(board.goods), "deals": list(board.deals)}
    return {key: value for key, value in data.items() if value}


DISTRICTS: Final = SetPart(
    chapters={
        messages.DealWithDistrict: Chapter(
            "deal district {district}", (ChooseAction,), _to_deal, _why_no_deal, _deal, has_districts
        ),
        messages.RazeDistrict: Chapter(
            "raze district {district}", (ChooseAction,), _to_raze, _why_not_raze, _raze, has_districts
        ),
    },
    deal=lambda game, state: replace(state, districts=lay_out(game.catalog)) if has_districts(game) else state,
    before_production=_produce,
    keys=("districts",),
    in_game=has_districts,
    lies=lambda state: state.districts is not None,
    read=read,
    known={ref.DISTRICT: lambda catalog, _: catalog.districts},
    write=write,
    deals=deals_with,
    take_back=take_tokens,
    goods=lambda state: [board.goods for board in state.districts or ()],
    seats=lambda state: [seat for board in state.districts or () for seat in board.deals],
    lists=lambda state: (state.districts or (),),
    unknown=_unknown,
    problems=_problems,
    wishes=_wishes,
)
