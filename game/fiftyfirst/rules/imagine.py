"""Worlds as they could be for a seat: everything hidden from it is dealt again by chance.

A bot tries its ideas in such worlds. They depend on nothing that the seat cannot know: two states that look the same
to it (R20) lead to the same worlds. A view shows only how many cards another seat holds; whoever has followed the game
knows more: the cards that everybody has seen, picked from an offer, salvaged, or taken face up.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import cycle, islice
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from game.fiftyfirst.cards.sets.moloch import stack_of
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.agenda import AnyStep
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.sets.moloch.messages import Machines
from game.fiftyfirst.rules.state import VIRTUAL, Game, GameState, Pile, Player, Site
from game.fiftyfirst.rules.steps import ChooseKept
from game.fiftyfirst.rules.unseen import unseen
from game.fiftyfirst.rules.view import TableView, view
from game.kernel.bag import without
from game.kernel.chance import Chance
from game.kernel.seats import Seat, Viewer, may_see

Held = Mapping[Seat, tuple[str, ...]]
"""Seat -> cards that it is known to hold."""


class Witnessed(msgspec.Struct, frozen=True):
    """Cards that all have seen go into a hand, and not leave it since.

    Of two equal cards, one seen and one drawn, the seen one counts as played first: then nobody is sure of the other.
    """

    hands: Held = {}
    connections: Held = {}

    def after(self, events: Iterable[AnyEvent]) -> Witnessed:
        """The cards that all have seen, after these further events."""
        witnessed = self
        for event in events:
            witnessed = witnessed._after_one(event)
        return witnessed

    def _after_one(self, event: Any) -> Witnessed:
        if isinstance(event, ev.GameStarted):
            return Witnessed()
        if event.shows_gain and event.seat != VIRTUAL:
            return replace(self, hands=_with(self.hands, event.seat, event.card))
        if event.shows_loss:
            hands = _without(self.hands, event.seat, event.cards)
            return Witnessed(hands, _without(self.connections, event.seat, event.connections))
        if isinstance(event, ev.ConnectionTaken):
            return replace(self, connections=_with(self.connections, event.seat, event.card))
        if isinstance(event, ev.ConnectionPlayed):
            return replace(self, connections=_without(self.connections, event.seat, (event.card,)))
        if isinstance(event, _PLAYED):
            return replace(self, hands=_without(self.hands, event.seat, (event.card,)))
        return self


_PLAYED: Final = (ev.LocationConstructed, ev.LocationDeveloped, ev.DealMade, ev.CardRazed)
"""Events with which a card leaves a hand."""


def _with(held: Held, seat: Seat, card: str) -> Held:
    return {**held, seat: (*held.get(seat, ()), card)}


def _without(held: Held, seat: Seat, cards: Iterable[str]) -> Held:
    known = held.get(seat, ())
    gone = Counter(known) & Counter(cards)
    return {**held, seat: without(known, gone.elements())} if gone else held


# ---------------------------------------------------------------------- worlds
NOTHING: Final = Witnessed()
_SEEDS: Final = 1 << 63


def imagine(game: Game, state: GameState, viewer: Viewer, chance: Chance, witnessed: Witnessed = NOTHING) -> GameState:
    """A state that looks the same to ``viewer``, with all hidden cards dealt from those that it does not see.

    Cards of ``witnessed`` stay in the hands in which everybody has seen them. Equal ``chance`` gives equal worlds. A
    match may have been dealt from more cards than its sets hold today: then further copies fill the places.

    >>> from game.fiftyfirst.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> from game.fiftyfirst.rules.dealing import new_game
    >>> game = Game(load_catalog(cards_folder()))
    >>> dealt = new_game(game, ["merchants_guild", "new_york"], seed=5).state
    >>> world = imagine(game, dealt, "A", Chance(1))
    >>> world.player("A") == dealt.player("A"), world.player("B").hand == dealt.player("B").hand
    (True, False)
    """
    seed, chance = chance.choose(_SEEDS)
    deal = _Deal(game, state, viewer, chance, witnessed)
    machines = deal.machines
    players = {seat: deal.player(seat) for seat in state.seats}
    return replace(
        state,
        players=tuple(players.values()),
        discard=deal.discard(state.discard, deal.table.discard),
        deck=deal.locations.take(len(state.deck)),
        piles=tuple(deal.piles),
        chance=Chance(seed),
        machines=machines,
        agenda=tuple(_step(step, viewer, players) for step in state.agenda),
    )


class _Deal:
    """The hidden cards, shuffled, on their way to the places where they could be."""

    def __init__(self, game: Game, state: GameState, viewer: Viewer, chance: Chance, witnessed: Witnessed) -> None:
        self._state, self._viewer, self._witnessed = state, viewer, witnessed
        self.table = view(game, state, viewer)
        hidden = unseen(game, self.table)
        others = [seat for seat in state.seats if not may_see(viewer, seat)]
        known = [card for seat in others for card in witnessed.hands.get(seat, ())]
        self.locations, chance = _shuffled(hidden.locations, known, game.catalog.deck(game.sets), chance)
        known = [card for seat in others for card in witnessed.connections.get(seat, ())]
        connections = [card for pile in state.piles for card in game.catalog.pile(pile.colour, game.sets)]
        self._connections, chance = _shuffled(hidden.connections, known, connections, chance)
        self.piles = [self._pile(pile, game.catalog.pile(pile.colour, game.sets)) for pile in state.piles]
        self.machines = None
        if state.machines is not None:
            stack, chance = _shuffled(hidden.machines, (), stack_of(game.catalog, game.sets), chance)
            sides = _sides(game, self.table, state.machines, chance)
            self.machines = replace(state.machines, stack=stack.take(len(state.machines.stack)), sides=sides)

    def _pile(self, pile: Pile, colour: Sequence[str]) -> Pile:
        return replace(pile, cards=self._connections.take_of(colour, len(pile.cards)))

    def player(self, seat: Seat) -> Player:
        """The seat with other cards where the viewer does not know them."""
        player = self._state.player(seat)
        if may_see(self._viewer, seat):
            return player
        held = self._witnessed.hands.get(seat, ())
        hacked = self._hacked(self.table.player(seat).machines_held)
        hand = (*held, *self.locations.take(len(player.hand) - len(held) - len(hacked)), *hacked)
        taken = self._witnessed.connections.get(seat, ())
        return replace(
            player,
            hand=hand,
            connections=(*taken, *self._connections.take(len(player.connections) - len(taken))),
            kept=None if player.kept is None else hand[: len(player.kept)],
            top=None,
            sites=tuple(self._site(site) for site in player.sites),
            discard=self.discard(player.discard, self.table.player(seat).discard),
        )

    def _hacked(self, machines: Sequence[str]) -> tuple[str, ...]:
        """The hacked sides that these Machines have in this world."""
        return tuple([self.machines.hacked_side(machine) for machine in machines]) if self.machines else ()

    def discard(self, pile: tuple[str, ...], public: tuple[str, ...]) -> tuple[str, ...]:
        """A discard pile with other cards below those that are public."""
        return (*self.locations.take(len(pile) - len(public)), *public)

    def _site(self, site: Site) -> Site:
        """R20.5: only its owner knows a Ruin that was drawn."""
        return replace(site, card=self.locations.take(1)[0]) if site.drawn else site


def _sides(game: Game, table: TableView, machines: Machines, chance: Chance) -> Mapping[str, str]:
    """Hacked sides as they could be: those that the viewer does not see change places with others to which the codes of
    their Machines hint as well (R20.1a, R44.5.1). In which order they are shuffled does not tell which belong together.
    """
    seen = {card for player in table.players for card in (*(player.hand or ()), *player.deals)}
    seen |= {site.card for player in table.players for site in player.sites}
    sides = {card: machine for card, machine in machines.sides.items() if card in seen}
    hidden: dict[str, list[str]] = defaultdict(list)
    for card in sorted(machines.sides.keys() - seen):
        hidden[game.catalog.locations[card].type].append(card)
    for alike in hidden.values():
        cards, chance = chance.shuffle(alike)
        sides |= dict(zip(cards, sorted([machines.sides[card] for card in alike]), strict=True))
    return sides


class _Shuffled:
    """Cards in the random order in which they are dealt; when there are no more, the ``printed`` ones follow."""

    def __init__(self, cards: Iterable[str], printed: Sequence[str]) -> None:
        self._cards, self._printed = tuple(cards), printed

    def take(self, count: int) -> tuple[str, ...]:
        """The next cards."""
        taken, self._cards = self._cards[:count], self._cards[count:]
        return (*taken, *islice(cycle(self._printed), count - len(taken)))

    def take_of(self, colour: Sequence[str], count: int) -> tuple[str, ...]:
        """The next cards of a colour."""
        taken = tuple([card for card in self._cards if card in colour][:count])
        self._cards = without(self._cards, taken)
        return (*taken, *islice(cycle(colour), count - len(taken)))


def _shuffled(
    hidden: Mapping[str, int], known: Iterable[str], printed: Sequence[str], chance: Chance
) -> tuple[_Shuffled, Chance]:
    order, chance = chance.shuffle(list((Counter(hidden) - Counter(known)).elements()))
    return _Shuffled(order, printed), chance


def _step(step: AnyStep, viewer: Viewer, players: Mapping[Seat, Player]) -> AnyStep:
    """Cards drawn to keep some of them are in the hand, and known to their owner alone (R20)."""
    if isinstance(step, ChooseKept) and not may_see(viewer, step.seat):
        return replace(step, cards=players[step.seat].hand[-len(step.cards) :])
    return step
