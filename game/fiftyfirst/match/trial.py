"""Trying out a pack: a few games between bots tell whether a card of it cannot be played with.

Checked are the number of moves about a card, the events after a move, the invariants of every state, and the length of
the games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import cycle
from time import perf_counter
from typing import Final

import msgspec
from msgspec.structs import replace

from game.fiftyfirst.bots.levels import LEVELS
from game.fiftyfirst.cards.catalog import BASE_SET, Catalog
from game.fiftyfirst.match.match import fiftyfirst
from game.fiftyfirst.match.setup import MOST_DECISIONS
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.messages import AnyCommand, AnyEvent
from game.fiftyfirst.rules.state import Game, GameState
from game.play.checking import SimulatedDecision, one_decision

MOST_MOVES: Final = 500
"""Maximum moves about one Site, or about one card in hand, in one choice."""

MOST_EVENTS: Final = 5_000
"""Maximum events after one decision: a hundred times what the largest States cause."""

PLAYERS: Final = (2, 4, 2, 4, 2, 4)
"""Number of players in each game."""

THINKERS: Final = ("greedy", *LEVELS)
EACH: Final = 40
"""The robots that make each so many-th decision, in turn; a random one makes the others. So each robot meets what the
pack makes possible, and the games are played in some seconds."""

SECONDS: Final = 10.0
"""Maximum duration, in seconds."""


class PackFault(msgspec.Struct, frozen=True):
    """A fault, as a message of what was expected; ``card`` is the id of the card at fault, if known."""

    message: str
    card: str | None = None


class Trial(msgspec.Struct, frozen=True):
    """Number of finished games, and the first fault. Fewer than all games without a fault mean that time ran out."""

    games: int
    fault: PackFault | None = None


def try_pack(
    catalog: Catalog, pack: str, seconds: float | None = None, now: Callable[[], float] = perf_counter
) -> Trial:
    """Play with the base set and the set ``pack``, its cards on top of the deck, until a fault is found.

    Args:
        seconds: The duration after which no further decision is made; `SECONDS` by default.
        now: The clock, in seconds.
    """
    game, end = Game(catalog, (BASE_SET, pack)), now() + (SECONDS if seconds is None else seconds)
    for number, players in enumerate(PLAYERS):
        table = _Table(game, players, number, pack)
        while table.state.to_move:
            if now() > end:
                return Trial(number)
            if fault := table.play():
                return Trial(number, fault)
    return Trial(len(PLAYERS))


class _Table:
    """One game, and the number of decisions about each card."""

    def __init__(self, game: Game, players: int, seed: int, pack: str) -> None:
        state = new_game(game, [None] * players, seed).state
        own = game.catalog.copies(pack)
        deck = sorted(state.deck, key=lambda card: card not in own)
        self.state = replace(state, deck=tuple(deck))
        self._game = game
        self._kind = fiftyfirst()
        self._bots = {seat: self._kind.robot("random", f"{seed}/{seat}") for seat in state.seats}
        self._thinkers = cycle([self._kind.robot(name, f"{seed}") for name in THINKERS])
        self._about: Counter[str] = Counter()
        self._decisions = 0

    def play(self) -> PackFault | None:
        """Make one decision and check it."""
        assert self.state.to_move
        before = self.state
        thinks = self._decisions % EACH == EACH - 1
        bot = next(self._thinkers) if thinks else self._bots[self.state.to_move]
        deed = one_decision(self._kind, self._game, before, bot)
        self.state = deed.state
        self._decisions += 1
        card = self._card(before, deed.command)
        if card is not None:
            self._about[card] += 1
        return self._fault(before, deed, card)

    def _fault(
        self, before: GameState, deed: SimulatedDecision[GameState, AnyCommand, AnyEvent], card: str | None
    ) -> PackFault | None:
        if deed.problems:
            return PackFault(f"expected a game without a mistake, not {deed.problems[0]!r}", card)
        if len(deed.events) > MOST_EVENTS:
            return PackFault(f"expected at most {MOST_EVENTS} events after one move, not {len(deed.events)}", card)
        if len(deed.legal) > MOST_MOVES:
            moves = Counter(name for move in deed.legal for name in _named(move))
            found, count = max(moves.items(), key=lambda item: item[1], default=(None, 0))
            if count > MOST_MOVES:
                message = f"expected at most {MOST_MOVES} moves with one card at a time, not {count}"
                return PackFault(message, self._name(before, found))
        if self._decisions > MOST_DECISIONS:
            busiest = self._about.most_common(1)
            return PackFault(f"expected a game of at most {MOST_DECISIONS} moves", busiest[0][0] if busiest else None)
        return None

    def _card(self, state: GameState, command: AnyCommand | None) -> str | None:
        """The card that a command is about: the one it names, or the one that asks the question."""
        named = next(iter(_named(command)), None) if command else None
        site = getattr(state.question, "site", None)
        return self._name(state, named if named is not None else site)

    def _name(self, state: GameState, named: str | int | None) -> str | None:
        found = state.find_site(named) if isinstance(named, int) else None
        card = found[1].card if found else named
        return card if isinstance(card, str) and card in self._game.catalog.locations else None


def _named(command: AnyCommand) -> tuple[str | int, ...]:
    """The Site and the card from hand that a command names."""
    named = (getattr(command, "site", None), getattr(command, "card", None))
    return tuple(name for name in named if name is not None)
