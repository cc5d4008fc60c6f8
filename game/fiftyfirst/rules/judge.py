"""The judge's record: events as they are decided, the state they lead to, and the work still pending.

Chapters of the rules and effects write into it; nothing outside `decide` and `settle` sees it.
"""

from __future__ import annotations

import msgspec

from game.fiftyfirst.cards.vocabulary import FROM_PILES
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.agenda import AnyStep
from game.fiftyfirst.rules.commands import Command, Payment
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.opponent import OpponentKind
from game.fiftyfirst.rules.sets.part import PARTS
from game.fiftyfirst.rules.state import KEPT, VIRTUAL, Game, GameState, Seat, Site
from game.fiftyfirst.rules.steps import FollowUp
from game.fiftyfirst.rules.supply import on_hand
from game.kernel.bag import Bag


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """The ``events`` of a decision in order, and the ``state`` after them: `fold(before, events) == state`."""

    events: tuple[AnyEvent, ...]
    state: GameState


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
        self.emit(ev.Awaited(tuple(self.agenda)))
        return Outcome(tuple(self._events), self.state)

    def begin_action(self, command: Command, site: int | None = None, exchange: bool = False) -> None:
        """Pay for an action, after which its follow-up is pending."""
        self.agenda.append(FollowUp(command.seat, site, exchange))
        self.pay(command.seat, getattr(command, "payment", None) or ())

    def pay(self, seat: Seat, payment: Payment) -> None:
        if payment:
            self.emit(ev.GoodsPaid(seat, payment))

    def gain(self, seat: Seat, goods: Bag, source: ev.Source) -> None:
        """Give goods, VP, cards, Ruins and what else comes from piles; what the general supply lacks is not given
        (A-02)."""
        from_piles = {good: count for good, count in goods.items() if good in FROM_PILES}
        tokens = on_hand(self.game, self.state, goods - from_piles if from_piles else goods)
        if tokens:
            had_ended = self.state.end_triggered
            self.emit(ev.GoodsGained(seat, tokens, source))
            if self.state.end_triggered and not had_ended:
                self.emit(ev.EndTriggered(seat))
        if not from_piles:
            return
        if "card" in from_piles:
            self.draw(seat, from_piles["card"], source)
        if "ruin" in from_piles:
            self.gain_ruins(seat, from_piles["ruin"], source)
        for part in PARTS:
            for good, pile in part.piles.items():
                if good in from_piles:
                    pile.give(self, seat, from_piles[good], source)

    def built(self, seat: Seat) -> None:
        """Let sets go on after ``seat`` has built a Location, or got one otherwise."""
        for part in PARTS:
            if part.built:
                part.built(self, seat)

    def leaves_ruin(self, owner: Seat, card: str) -> bool:
        """Whether a Location of ``owner`` becomes a Ruin: those of most virtual opponents are discarded (R30.12), and
        those that go back to a set (R44.6)."""
        return self._has_ruins(owner) and not self._goes_back(card)

    def replace_razed(self, owner: Seat, card: str) -> None:
        """In place of a razed Location that goes back to its set, the top card of the deck is the Ruin (R44.6)."""
        if self._goes_back(card) and self._has_ruins(owner):
            self.gain_ruins(owner, 1, ev.Source("hacked_razed", card))

    def _has_ruins(self, owner: Seat) -> bool:
        return owner != VIRTUAL or self.opponent is None or self.opponent.leaves_ruins

    def _goes_back(self, card: str) -> bool:
        return any(card in part.cards_apart(self.state) for part in PARTS if part.cards_apart)

    def returned_from(self, site: Site) -> Bag:
        """The goods on a Site that go to its owner's supply when it leaves the State: all but reserved ones (R10.5,
        R44.9)."""
        return site.stored if self.game.catalog.locations[site.card].reserved else site.goods + site.stored

    def draw(self, seat: Seat, count: int, source: ev.Source) -> None:
        """Draw from the deck into a hand, as many as there are (R19.1)."""
        while count:
            cards = self.top_cards(count)
            if not cards:
                return
            self.emit(ev.CardsDrawn(seat, cards, source))
            count -= len(cards)

    def gain_ruins(self, seat: Seat, count: int, source: ev.Source) -> None:
        """Put cards from the deck face down into a State, as many as there are (R21.1, R19.1)."""
        for _ in range(count):
            for card in self.top_cards(1):
                self.emit(ev.RuinGained(seat, self.state.next_site, card, source))

    def reveal_offer(self, draft: int, count: int) -> None:
        """Turn up cards for a draft, as many as there are (R5.7)."""
        while count:
            cards = self.top_cards(count)
            if not cards:
                return
            self.emit(ev.OfferRevealed(draft, cards))
            count -= len(cards)

    def top_cards(self, count: int) -> tuple[str, ...]:
        """Up to ``count`` cards from the top of the deck; an empty deck is made anew first (R19.1)."""
        if not self.state.deck and (cards := self.state.for_the_deck):
            deck, chance = self.state.chance.shuffle(cards)
            self.emit(ev.DeckReshuffled(deck, chance, KEPT if self.state.own_discards else 0))
        return self.state.deck[:count]

    def draw_lot(self, options: int) -> int:
        """A random choice among ``options``, as an index; a single option takes no chance."""
        index, chance = self.state.chance.choose(options)
        if options > 1:
            self.emit(ev.LotDrawn(index, options, chance))
        return index
