"""What a robot knows of a decision at a glance: facts that are worked out when they are asked for, at most once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from game.kernel.bag import EMPTY, Bag
from game.kernel.memo import Lazy
from game.kernel.message import Question
from game.kernel.seats import Seat
from game.metro2033.bots.chances import Foes, foes_of
from game.metro2033.bots.worth import POLIS_STATION, equipment_worth, goods_worth
from game.metro2033.cards.card import Circumstance
from game.metro2033.cards.metro_map import Station
from game.metro2033.cards.vocabulary import GOODS, Fighter
from game.metro2033.rules.abilities import goal_of
from game.metro2033.rules.atlas import all_vp
from game.metro2033.rules.commands import MetroCommand
from game.metro2033.rules.state import Metro, MetroState
from game.metro2033.rules.turn import SeatTurn


class WeighedLine(NamedTuple):
    """Commands that a seat may give one after the other, and what they are worth. Lines of one ``kind`` are much
    alike."""

    worth: float
    commands: tuple[MetroCommand, ...]
    kind: str = ""


WINS: Final = 2.0
"""What it is worth to reach the goal, or to keep another from it, beside the VP."""

LEADING: Final = 0.15
"""What a station taken from the leader is worth beside its VP."""

AHEAD: Final = 0.4
"""And for each VP that he has above `MODEST`."""

MODEST: Final = 5

BESIDE: Final = 0.05
"""What a station taken from another seat is worth beside its VP."""


NEW_GOOD: Final = 0.06
"""What it is worth that a station produces what no other of the seat does."""


class MetroGlance(SeatTurn):
    """One decision, as its seat may see it: nothing here asks for what is hidden from it. With
    ``is_brief`` only the best line is wanted: attacks that are no better than another are not listed."""

    def __init__(self, metro: Metro, state: MetroState, question: Question, is_brief: bool = False) -> None:
        super().__init__(metro, state, question)
        self.is_brief = is_brief
        self.quest_stations: Mapping[str, float] = {}
        """What stations are worth for quests of the seat (`game.metro2033.bots.aims`)."""

    @Lazy
    def stations(self) -> Mapping[str, Station]:
        return self.cards.map.stations

    @Lazy
    def foes(self) -> Foes:
        """The threats that may come next."""
        return foes_of(self.metro, self.state, self.seat)

    # ------------------------------------------------------------------ the race
    @Lazy
    def vps(self) -> Mapping[Seat, int]:
        """Seat -> its VP."""
        return all_vp(self.state)

    @Lazy
    def vp(self) -> int:
        return self.vps[self.seat]

    @Lazy
    def goal(self) -> int:
        return goal_of(self.metro, self.state, self.seat)

    @Lazy
    def lead(self) -> int:
        """The most VP of another seat."""
        return max([vp for seat, vp in self.vps.items() if seat != self.seat], default=0)

    @Lazy
    def vp_worth(self) -> float:
        """What the next VP is worth."""
        return 1.0 + (WINS if self.vp + 1 >= self.goal else 0.0)

    def worth_of_harm(self, victim: Seat) -> float:
        """What it is worth that another seat loses a VP."""
        vp = self.vps[victim]
        worth = BESIDE
        if vp == self.lead:
            worth = LEADING + AHEAD * max(0, vp - MODEST)
        if vp >= goal_of(self.metro, self.state, victim):
            worth += WINS
        return worth

    # ------------------------------------------------------------------ stations and goods
    def station_worth(self, id: str) -> float:
        """What it is worth to own one more station, beside what it costs."""
        worth = self._by_resource[self.stations[id].resource]
        return worth + self.quest_stations.get(id, 0.0) if self.quest_stations else worth

    @Lazy
    def _by_resource(self) -> Mapping[str | None, float]:
        """The good that a station produces, None of Polis -> what it is worth."""
        produced = self.holdings.by_kind.get(self.seat, ((), ()))[0]
        worths: dict[str | None, float] = {
            good: self.vp_worth + (0.0 if good in produced else NEW_GOOD) for good in GOODS
        }
        worths[None] = self.vp_worth + POLIS_STATION
        return worths

    @Lazy
    def goods_worth(self) -> float:
        return goods_worth(self.player.goods)

    def cost(self, price: Bag) -> float:
        """What is lost by paying a price that the seat has."""
        return self.goods_worth - goods_worth(self.player.goods - price)

    def gain(self, goods: Bag) -> float:
        """What is gained by receiving goods."""
        return goods_worth(self.player.goods + goods) - self.goods_worth

    def capture_price(self, fighter: Fighter, owner: Seat | None) -> Bag:
        """What a capture costs, as far as it is known before the fight."""
        abilities = self.abilities
        if owner is None:
            fight = Circumstance(fighter, "attack", "threat")
            return abilities.price(("capture", "capture_neutral"), self.cards.capture_neutral, fight)
        fight = Circumstance(fighter, "attack", "player")
        return abilities.price(("capture", "capture_player"), self.cards.capture_player, fight)

    def missing(self, price: Bag) -> Bag:
        """What the seat lacks of a price."""
        goods = self.player.goods
        return EMPTY if goods.covers(price) else Bag({good: max(0, n - goods[good]) for good, n in price.items()})

    # ------------------------------------------------------------------ equipment
    def card_gain(self, card: str) -> tuple[float, str | None]:
        """What one more card for the hero is worth, and which he gives up for it above his limit."""
        carried, limit = self.player.equipment, self.cards.market.limits[self.state.stage]
        worth = equipment_worth(self.cards, card)
        if len(carried) < limit:
            return worth, None
        worst = min((*carried, card), key=lambda one: equipment_worth(self.cards, one))
        return worth - equipment_worth(self.cards, worst), worst
