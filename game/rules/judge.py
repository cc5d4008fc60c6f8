"""The judge's record: events as they are decided, the state they lead to, and the work still pending.

Chapters of the rules and effects write into it; nothing outside `decide` and `settle` sees it.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.bag import Bag
from game.rules import discard_piles
from game.rules.agenda import AnyStep
from game.rules.commands import Payment
from game.rules.events import (
    Awaited,
    CardsDrawn,
    DeckReshuffled,
    EndTriggered,
    GoodsGained,
    GoodsPaid,
    LotDrawn,
    OfferRevealed,
    RuinGained,
    Source,
)
from game.rules.game import Game
from game.rules.messages import AnyEvent
from game.rules.opponent import OpponentKind
from game.rules.outcome import Outcome
from game.rules.sets.moloch.events import HackedDrawn, StackReshuffled
from game.rules.sets.moloch.messages import Assault, Deploy
from game.rules.sets.scavengers.messages import GainMatched, Salvage
from game.rules.state import VIRTUAL, GameState, Seat, Site
from game.rules.supply import on_hand
from game.rules.work import BeginActions, EndProduction


class Judge:
    """Records one decision: `emit` folds each event at once, so later rules see what earlier ones did.

    ``opponent`` is the virtual one of a solo game.
    """

    def __init__(self, game: Game, state: GameState, opponent: OpponentKind | None) -> None:
        self.game = game
        self.opponent = opponent
        self.state = state
        self._events: list[AnyEvent] = []
        self.agenda: list[AnyStep] = list(state.agenda)

    def emit(self, event: AnyEvent) -> None:
        self.state = event.evolve(self.state)
        self._events.append(event)

    def verdict(self) -> Outcome:
        """All events of the decision, and the state after them; the last event tells what is awaited next."""
        self.emit(Awaited(tuple(self.agenda)))
        return Outcome(tuple(self._events), self.state)

    def pay(self, seat: Seat, payment: Payment) -> None:
        if payment:
            self.emit(GoodsPaid(seat, payment))

    def gain(self, seat: Seat, goods: Bag, source: Source) -> None:
        """Give goods, VP, cards, Ruins and hacked cards; what the general supply lacks is not given (A-02).

        Salvage comes later.
        """
        cards, ruins, salvage = goods.get("card", 0), goods.get("ruin", 0), goods.get("salvage", 0)
        hacked = goods.get("hacked", 0)
        if cards or ruins or salvage or hacked:
            goods = goods - {"card": cards, "ruin": ruins, "salvage": salvage, "hacked": hacked}
        tokens = on_hand(self.game, self.state, goods)
        if tokens:
            had_ended = self.state.end_triggered
            self.emit(GoodsGained(seat, tokens, source))
            if self.state.end_triggered and not had_ended:
                self.emit(EndTriggered(seat))
        if cards:
            self.draw(seat, cards, source)
        if ruins:
            self.gain_ruins(seat, ruins, source)
        if hacked:
            self.draw_hacked(seat, hacked, source)
        if salvage:
            self.do_later(Salvage(seat, salvage, source))

    def leaves_ruin(self, owner: Seat, card: str) -> bool:
        """Whether a Location of ``owner`` becomes a Ruin: those of most virtual opponents are discarded (R30.12), and
        hacked ones (R44.6)."""
        return self._has_ruins(owner) and not self._is_hacked(card)

    def replace_hacked(self, owner: Seat, card: str) -> None:
        """In place of a hacked Location that was razed, the top card of the deck is the Ruin (R44.6)."""
        if self._is_hacked(card) and self._has_ruins(owner):
            self.gain_ruins(owner, 1, Source("hacked_razed", card))

    def _has_ruins(self, owner: Seat) -> bool:
        return owner != VIRTUAL or self.opponent is None or self.opponent.leaves_ruins

    def _is_hacked(self, card: str) -> bool:
        return self.state.machines is not None and card in self.state.machines.sides

    def returned_from(self, site: Site) -> Bag:
        """The goods on a Site that go to its owner's supply when it leaves the State: all but reserved ones (R10.5,
        R44.9)."""
        return site.stored if site.card in self.game.catalog.reserving else site.goods + site.stored

    def do_later(self, step: Salvage | GainMatched) -> None:
        """Do a step that depends on discard piles after all else that happens now; several in the order in which they
        come up.

        In the Production phase that is after everybody has taken everything but what depends on it, seat by seat
        (R42.5b).
        """
        place = len(self.agenda)
        if self.state.phase == "production":
            order = self.state.clockwise_from(self.state.first_player)
            place = sum(isinstance(one, BeginActions | Deploy | Assault | EndProduction) for one in self.agenda)
            while place < len(self.agenda) and self._is_later(self.agenda[place], order, step.seat):
                place += 1
        else:
            while place and isinstance(self.agenda[place - 1], Salvage | GainMatched):
                place -= 1
        self.agenda.insert(place, step)

    @staticmethod
    def _is_later(step: AnyStep, order: Sequence[Seat], seat: Seat) -> bool:
        """Whether a step that was put off is one of a seat that comes after ``seat`` in ``order``."""
        return isinstance(step, Salvage | GainMatched) and order.index(step.seat) > order.index(seat)

    def draw(self, seat: Seat, count: int, source: Source) -> None:
        """Draw from the deck into a hand, as many as there are (R19.1)."""
        while count:
            cards = self.top_cards(count)
            if not cards:
                return
            self.emit(CardsDrawn(seat, cards, source))
            count -= len(cards)

    def gain_ruins(self, seat: Seat, count: int, source: Source) -> None:
        """Put cards from the deck face down into a State, as many as there are (R21.1, R19.1)."""
        for _ in range(count):
            for card in self.top_cards(1):
                self.emit(RuinGained(seat, self.state.next_site, card, source))

    def draw_hacked(self, seat: Seat, count: int, source: Source) -> None:
        """Take Machines from the bottom of the stack into a hand, hacked side up, as many as there are (R44.8)."""
        for _ in range(count):
            for machine in self.bottom_machines(1):
                machines = self.state.machines
                assert machines is not None
                self.emit(HackedDrawn(seat, machine, machines.hacked_side(machine), source))

    def bottom_machines(self, count: int) -> tuple[str, ...]:
        """Up to ``count`` Machines from the bottom of the stack, in the order in which they come; an empty stack is
        made anew of the discarded ones first (R44.4)."""
        machines = self.state.machines
        if machines is None:
            return ()
        if not machines.stack and machines.discard:
            stack, chance = self.state.chance.shuffle(machines.discard)
            self.emit(StackReshuffled(stack, chance))
            return stack[::-1][:count]
        return machines.stack[::-1][:count]

    def reveal_offer(self, draft: int, count: int) -> None:
        """Turn up cards for a draft, as many as there are (R5.7)."""
        while count:
            cards = self.top_cards(count)
            if not cards:
                return
            self.emit(OfferRevealed(draft, cards))
            count -= len(cards)

    def top_cards(self, count: int) -> tuple[str, ...]:
        """Up to ``count`` cards from the top of the deck; an empty deck is made anew first (R19.1)."""
        if not self.state.deck and (cards := discard_piles.for_the_deck(self.state)):
            deck, chance = self.state.chance.shuffle(cards)
            self.emit(DeckReshuffled(deck, chance, discard_piles.kept_of(self.state)))
        return self.state.deck[:count]

    def draw_lot(self, options: int) -> int:
        """A random choice among ``options``, as an index; a single option takes no chance."""
        index, chance = self.state.chance.choose(options)
        if options > 1:
            self.emit(LotDrawn(index, options, chance))
        return index
