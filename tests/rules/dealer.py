"""Other states that look the same to a viewer: all that it cannot know is dealt again."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from game.fiftyfirst.rules.agenda import AnyStep
from game.fiftyfirst.rules.sets.moloch.messages import Machines
from game.fiftyfirst.rules.solo.kinds import kind_of
from game.fiftyfirst.rules.state import VIRTUAL, Game, GameState, Pile, Player, Site
from game.fiftyfirst.rules.steps import ChooseKept
from game.kernel.bag import without
from game.kernel.chance import Chance
from game.kernel.seats import NOBODY, Seat, Viewer, may_see


def viewers(state: GameState) -> tuple[Viewer, ...]:
    """All viewers that do not see everything."""
    return (*state.people, NOBODY)


class Dealer:
    """Deals again all cards of a state that ``viewer`` cannot know; known cards stay in their places."""

    def __init__(self, game: Game, state: GameState, viewer: Viewer, random: Random) -> None:
        self.game, self.state, self.viewer, self.random = game, state, viewer, random
        self.covered = 0 if game.options.discard_public else max(0, len(state.discard) - 1)
        self.hidden = [*state.deck, *state.discard[: self.covered]]
        self.hidden += state.player(VIRTUAL).discard[:-1] if state.automa else ()
        for player in (state.player(seat) for seat in state.seats if not may_see(viewer, seat)):
            self.hidden += (*player.hand, *(site.card for site in player.sites if site.drawn))
        if state.machines is not None:
            self.hidden = [card for card in self.hidden if card not in state.machines.sides]
        random.shuffle(self.hidden)
        self.machines = state.machines and self.with_other_sides(state.machines)

    def dealt(self) -> GameState:
        """Another state that looks the same to the viewer."""
        players = {seat: self.player(seat, self.state.player(seat)) for seat in self.state.seats}
        return replace(
            self.state,
            piles=tuple(self.pile(pile, players) for pile in self.state.piles),
            players=tuple(players.values()),
            discard=(*self.take(self.covered), *self.state.discard[self.covered :]),
            deck=self.take(len(self.state.deck)),
            machines=self.machines,
            chance=Chance(self.random.randrange(1 << 64)),
            agenda=tuple(self.step(step, players) for step in self.state.agenda),
        )

    def with_other_sides(self, machines: Machines) -> Machines:
        """R20.1a: another order of the stack; and of the sides that the viewer does not see now, each behind another
        Machine with the same hint (R44.5.1)."""
        seen = {card for seat in self.state.seats for card in self.sides_in_sight(seat)}
        sides = {card: machine for card, machine in machines.sides.items() if card in seen}
        hidden = [card for card in machines.sides if card not in seen]
        types = {card: self.game.catalog.locations[card].type for card in hidden}
        for type in sorted(set(types.values())):
            alike = [card for card in hidden if types[card] == type]
            others = self.random.sample([machines.sides[card] for card in alike], len(alike))
            sides |= dict(zip(alike, others, strict=True))
        return replace(machines, stack=tuple(self.random.sample(machines.stack, len(machines.stack))), sides=sides)

    def sides_in_sight(self, seat: Seat) -> tuple[str, ...]:
        """The cards of a seat that lie open for the viewer."""
        player = self.state.player(seat)
        hand = player.hand if may_see(self.viewer, seat) else ()
        return (*hand, *player.deals, *(site.card for site in player.sites))

    def take(self, count: int) -> tuple[str, ...]:
        """The next of the hidden Locations."""
        return tuple(self.hidden.pop() for _ in range(count))

    def player(self, seat: Seat, player: Player) -> Player:
        if may_see(self.viewer, seat):
            return player
        hand = self.hand(player)
        kept = None if player.kept is None else tuple(self.random.sample(hand, len(player.kept)))
        top = None if kept is None else self.random.choice((None, *without(hand, kept)))
        top = top if self.state.own_discards else None
        return replace(
            player, hand=hand, kept=kept, top=top, sites=self.sites(seat, player), discard=self.discard(seat, player)
        )

    def hand(self, player: Player) -> tuple[str, ...]:
        """Hacked cards are known from behind: the Machine, not its hacked side."""
        if self.machines is None or self.state.machines is None:
            return self.take(len(player.hand))
        held = self.state.machines.held(player.hand)
        return (*self.take(len(player.hand) - len(held)), *[self.machines.hacked_side(machine) for machine in held])

    def discard(self, seat: Seat, player: Player) -> tuple[str, ...]:
        """R42.11: of the virtual opponent's pile only the top is known; those of players are public."""
        top = player.discard[-1:]
        return (*self.take(len(player.discard) - len(top)), *top) if seat == VIRTUAL else player.discard

    def sites(self, seat: Seat, owner: Player) -> tuple[Site, ...]:
        known = may_see(self.viewer, seat)
        return tuple(replace(site, card=self.take(1)[0]) if site.drawn and not known else site for site in owner.sites)

    def pile(self, pile: Pile, players: dict[Seat, Player]) -> Pile:
        """Deal again the Connection cards of a colour that are face down in its pile or in ``players``' hands."""
        closed = [seat for seat in players if not may_see(self.viewer, seat)]
        colour = set(self.game.catalog.pile(pile.colour, self.game.sets))
        cards = [*pile.cards, *(card for seat in closed for card in players[seat].connections if card in colour)]
        self.random.shuffle(cards)
        for seat in closed:
            held = tuple(cards.pop() if card in colour else card for card in players[seat].connections)
            players[seat] = replace(players[seat], connections=held)
        return replace(pile, cards=tuple(cards))

    def step(self, step: AnyStep, players: dict[Seat, Player]) -> AnyStep:
        """Cards drawn to keep some of them are in the hand."""
        if isinstance(step, ChooseKept) and not may_see(self.viewer, step.seat):
            return replace(step, cards=players[step.seat].hand[-len(step.cards) :])
        return step


def with_drawn_ruins(state: GameState) -> GameState:
    """R21.1: every seat that may have Ruins has a drawn one; no card of these sets gives any yet."""
    kind, players, count = kind_of(state), list[Player](), 0
    for seat in state.seats:
        player = state.player(seat)
        if seat != VIRTUAL or (kind and kind.leaves_ruins):
            player = replace(player, sites=(*player.sites, _drawn(state, count)))
            count += 1
        players.append(player)
    return replace(state, players=tuple(players), deck=state.deck[count:], next_site=state.next_site + count)


def _drawn(state: GameState, index: int) -> Site:
    return Site(state.next_site + index, state.deck[index], ruin=True, drawn=True)
