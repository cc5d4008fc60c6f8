"""One seat's side of the table, made for a single listing or judgement; and the rules of one kind of command."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, NamedTuple, TypeVar

from game.kernel.bag import EMPTY, Bag
from game.kernel.memo import Lazy
from game.kernel.message import Question
from game.kernel.refusal import Refusal
from game.kernel.seats import Seat
from game.metro2033.cards.metro_map import HANSA, Station
from game.metro2033.cards.vocabulary import Priced
from game.metro2033.rules.abilities import Abilities, abilities_of
from game.metro2033.rules.atlas import Holdings, OpenMap, holdings_of, open_map_of
from game.metro2033.rules.commands import MetroCommand
from game.metro2033.rules.referee import Referee
from game.metro2033.rules.refusals import MetroRefusal
from game.metro2033.rules.state import Metro, MetroState


class SeatTurn:
    """What a seat has and can reach, as far as a rule asks for it."""

    def __init__(self, metro: Metro, state: MetroState, question: Question) -> None:
        self.metro = metro
        self.cards = metro.cards
        self.state = state
        self.question = question
        self.seat: Seat = question.seat
        self.player = state.player(question.seat)

    @Lazy
    def abilities(self) -> Abilities:
        return abilities_of(self.metro, self.state, self.seat)

    @Lazy
    def open_map(self) -> OpenMap:
        return open_map_of(self.metro, self.state)

    @Lazy
    def holdings(self) -> Holdings:
        return holdings_of(self.metro, self.state)

    def station(self, id: str) -> Station:
        return self.cards.map.stations[id]

    @property
    def here(self) -> Station:
        """The station where the hero stands."""
        assert self.player.at is not None, "there is no hero"
        return self.station(self.player.at)

    def price(self, of: Priced, base: Bag) -> Bag:
        """What something costs this seat."""
        return self.abilities.price((of,), base)

    def can_pay(self, price: Bag) -> bool:
        return self.player.goods.covers(price)

    def too_poor(self, price: Bag, card: str | None = None) -> Refusal:
        """The refusal for a price that cannot be paid."""
        return MetroRefusal("not_enough_goods", needs=price, has=self.player.goods, card=card)

    @Lazy
    def can_trade_here(self) -> bool:
        """Whether the hero stands on Hansa, or on what counts as such (M-8.3)."""
        here = self.here
        if here.kind == HANSA:
            return True
        is_own_home = here.home_of == self.player.faction and self.state.owners.get(here.id) == self.seat
        return is_own_home and self.abilities.trades_at_homes

    @property
    def equipment_limit(self) -> int:
        """How many cards a hero may carry (M-8.3)."""
        return self.cards.market.limits[self.state.stage]

    def closed(self, station: str) -> Refusal | None:
        """The refusal of what is done in a closed zone (M-2.4)."""
        if station not in self.open_map.closed:
            return None
        return MetroRefusal("closed_zone", station=station, zone=self.station(station).zone)


C = TypeVar("C", bound=MetroCommand)


class MoveRules(NamedTuple, Generic[C]):
    """The rules of one kind of command, told once: moves are listed from it, and commands are judged by it.

    ``answers`` are the questions that it may answer. ``possible`` lists all that may be done, each thing once.
    ``why_not`` is asked of what is not in this list; None stands for `wrong_choice`. ``carry_out`` decides the events.
    ``is_answer``: without such a question the refusal is `no_question`, otherwise `wrong_phase`.
    """

    answers: tuple[type[Question], ...]
    possible: Callable[[SeatTurn], Iterable[C]]
    why_not: Callable[[SeatTurn, C], Refusal | None]
    carry_out: Callable[[Referee, C], None]
    is_answer: bool = False


def never_refused(_: SeatTurn, __: MetroCommand) -> None:
    """`why_not` of a command that is always possible, or of an answer that is simply a wrong one."""


def mixes(goods: tuple[str, ...], count: int) -> list[tuple[str, ...]]:
    """Every mix of so many goods, each in the given order of the kinds.

    >>> mixes(("pig", "ammo"), 2)
    [('pig', 'pig'), ('pig', 'ammo'), ('ammo', 'ammo')]
    """
    if not count:
        return [()]
    return [(good, *rest) for place, good in enumerate(goods) for rest in mixes(goods[place:], count - 1)]


def counted(goods: Iterable[str]) -> Bag:
    """Goods that are named one by one, as a bag."""
    return sum([Bag({good: 1}) for good in goods], EMPTY)
