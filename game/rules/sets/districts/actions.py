"""R53.4 Districts: a Deal with one for blue contact tokens, or razing it for red ones.

Neither a discount nor influence counts. A district is nobody's: passing protects nothing there (A-44).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.cards.module import District
from game.kernel.refusal import Refusal
from game.rules.chapter import Chapter, Make, T
from game.rules.events import Source
from game.rules.judge import Judge
from game.rules.modules import has_districts
from game.rules.payment import contacts
from game.rules.phases.actions import triggers
from game.rules.questions import ChooseAction
from game.rules.sets.districts.events import DistrictDealMade, DistrictRazed
from game.rules.sets.districts.messages import DealWithDistrict, DistrictBoard, RazeDistrict
from game.rules.sets.districts.state import district_of
from game.rules.side import Side
from game.rules.work import FollowUp


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


DEAL_WITH_DISTRICT = Chapter((ChooseAction,), _to_deal, _why_no_deal, _deal, has_districts)
RAZE_DISTRICT = Chapter((ChooseAction,), _to_raze, _why_not_raze, _raze, has_districts)
