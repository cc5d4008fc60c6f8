"""The referee's record: events as they are decided, the state they lead to, and the work still to do.

Phases and fights write into it; nothing outside `decide` sees it.
"""

from __future__ import annotations

import msgspec

from game.kernel.bag import EMPTY, Bag
from game.kernel.message import Question, Step
from game.kernel.seats import Seat
from game.metro2033.cards.vocabulary import ANY, GOODS
from game.metro2033.rules import events as ev
from game.metro2033.rules.abilities import Abilities, abilities_of
from game.metro2033.rules.atlas import Holdings, OpenMap, holdings_of, open_map_of
from game.metro2033.rules.event import MetroEvent
from game.metro2033.rules.events import AnyMetroEvent
from game.metro2033.rules.state import Metro, MetroPlayer, MetroState
from game.metro2033.rules.steps import Receive

TOKENS = 35
"""Tokens of each good, where they are limited (A-21)."""


class MetroOutcome(msgspec.Struct, frozen=True, gc=False):
    """The ``events`` of a decision in order, and the ``state`` after them: `fold(before, events) == state`."""

    events: tuple[AnyMetroEvent, ...]
    state: MetroState


class Referee:
    """Records one decision: `emit` folds each event at once, so later rules see what earlier ones did."""

    def __init__(self, metro: Metro, state: MetroState) -> None:
        self.metro = metro
        self.cards = metro.cards
        self.options = metro.options
        self.state = state
        self.agenda: list[Step] = list(state.agenda)
        self._events: list[MetroEvent] = []
        self._question: Question | None = None

    @property
    def question(self) -> Question:
        """The question that is answered at present."""
        assert self._question is not None, "nothing is answered"
        return self._question

    def take_question(self) -> Question:
        """Take the question that comes next from the agenda, to answer it."""
        step = self.agenda.pop()
        assert isinstance(step, Question), "something else comes next"
        self._question = step
        return step

    def emit(self, event: MetroEvent) -> None:
        self.state = event.evolve(self.state)
        self._events.append(event)

    def next(self, *steps: Step) -> None:
        """Put ``steps`` before all that is still to do, the first one first."""
        self.agenda += reversed(steps)

    def verdict(self) -> MetroOutcome:
        """All events of the decision, and the state after them; the last event tells what is awaited next."""
        self.emit(ev.NowAwaited(tuple(self.agenda)))  # type: ignore[arg-type]
        return MetroOutcome(tuple(self._events), self.state)  # type: ignore[arg-type]

    def player(self, seat: Seat) -> MetroPlayer:
        return self.state.player(seat)

    def abilities(self, seat: Seat) -> Abilities:
        return abilities_of(self.metro, self.state, seat)

    @property
    def open_map(self) -> OpenMap:
        return open_map_of(self.metro, self.state)

    @property
    def holdings(self) -> Holdings:
        return holdings_of(self.metro, self.state)

    def pay(self, seat: Seat, price: Bag, cause: str, card: str | None = None) -> None:
        """Pay a price that the seat has."""
        if price:
            self.emit(ev.PricePaid(seat, price, cause, card))

    def receive(self, seat: Seat, gain: Bag, cause: str, card: str | None = None) -> None:
        """Give the goods of a gain, and put what else it gives before all that is still to do (M-9.6)."""
        goods = self.in_supply(Bag({good: gain[good] for good in GOODS}))
        if goods:
            self.emit(ev.GoodsReceived(seat, goods, cause, card))
        others = [(what, gain[what]) for what in (ANY, "equipment", "quest", "army") if gain[what]]
        self.next(*[Receive(seat, what, count, card) for what, count in others])

    def in_supply(self, goods: Bag) -> Bag:
        """What of ``goods`` the supply has (A-21)."""
        if not self.options.tokens_limited:
            return goods
        held = sum([player.goods for player in self.state.players], EMPTY)
        return Bag({good: min(count, max(0, TOKENS - held[good])) for good, count in goods.items()})

    def top_of(self, deck: str, count: int) -> tuple[str, ...]:
        """Up to ``count`` cards from the top of a deck; one with too few is made anew from the discard first, under
        what is left (M-12.1)."""
        cards: tuple[str, ...] = getattr(self.state, ev.DECKS[deck])
        discard: tuple[str, ...] = getattr(self.state, f"{deck}_discard")
        if len(cards) < count and discard:
            shuffled, chance = self.state.chance.shuffle(discard)
            self.emit(ev.DeckShuffled(deck, cards + shuffled, chance))
            cards = cards + shuffled
        return cards[:count]

    def set_army(self, seat: Seat, strength: int, cause: str, card: str | None = None) -> None:
        """Change the strength of an army, within the limits of its track (M-9.8)."""
        track = self.cards.army
        strength = min(track.most, max(track.least, strength))
        if strength != self.player(seat).army:
            self.emit(ev.ArmyChanged(seat, strength, cause, card))
