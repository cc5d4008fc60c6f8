"""What a seat could do now, what it would bring, what is missing for the rest, and what Cleanup would take.

Everything is asked of the rules themselves: every command is legal, every outcome is its forecast. Only what the seat
knows is used: its own hand, and what lies open.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from game.cards.vocabulary import CONTACTS, RESOURCES
from game.kernel.bag import EMPTY, Bag
from game.kernel.refusal import Refusal
from game.rules import commands as cmd
from game.rules.commands import AnyCommand
from game.rules.decide import decide
from game.rules.effects.store import fits
from game.rules.forecast import Forecast, SeatForecast, foresee
from game.rules.game import Game
from game.rules.payment import purse_of
from game.rules.phases.cleanup import cleared_of, lost_of
from game.rules.state import ChooseAction, GameState, Seat

MOST_ADVISED: Final = 3
"""So many of the possible commands are named first."""


class Hint(msgspec.Struct, frozen=True):
    """A thing to do; the ``commands`` differ only in what they discard. ``forecast`` is that of the first."""

    commands: tuple[AnyCommand, ...]
    forecast: Forecast

    @property
    def command(self) -> AnyCommand:
        return self.commands[0]

    @property
    def own(self) -> SeatForecast:
        """What it would do for the seat itself."""
        return self.forecast.of(self.command.seat)


class Missing(msgspec.Struct, frozen=True):
    """A thing that cannot be done, and why; ``lacks`` are the goods that would make it possible, where goods alone
    would, and where only one bag of them does."""

    command: AnyCommand
    refusal: Refusal
    lacks: Bag = EMPTY


class Storage(msgspec.Struct, frozen=True):
    """An own Location that could store; ``goods`` is what of the supply fits there, each kind by itself."""

    card: str
    capacity: Bag
    goods: Bag


class CleanupOutlook(msgspec.Struct, frozen=True):
    """What Cleanup would do to the seat if it came now (R17): goods ``lost`` out of the supply, as far as they are
    not stored, goods ``cleared`` off its cards, goods ``kept`` on them; all of it only if there is a Cleanup (R18.3).
    """

    lost: Bag
    cleared: Bag
    kept: Bag
    hand: int
    storage: tuple[Storage, ...]
    is_last_round: bool


class Hints(msgspec.Struct, frozen=True):
    """``advised`` are the best of the ``possible``, by what they bring at once; ``cleanup`` is told in the Action
    phase, when it is passing that leads there."""

    possible: tuple[Hint, ...]
    advised: tuple[Hint, ...]
    missing: tuple[Missing, ...]
    cleanup: CleanupOutlook | None


def hints(game: Game, state: GameState, seat: Seat, legal: Sequence[AnyCommand]) -> Hints:
    """All hints for a seat; ``legal`` are its legal commands, none while it is not asked."""
    possible = tuple(_possible(game, state, legal))
    missing = tuple(_missing(game, state, seat, legal)) if _takes_action(state, seat) else ()
    cleanup = cleanup_outlook(game, state, seat) if state.phase == "action" and not state.is_over else None
    return Hints(possible, _advised(possible), missing, cleanup)


def _takes_action(state: GameState, seat: Seat) -> bool:
    return isinstance(state.question, ChooseAction) and state.to_move == seat


# ---------------------------------------------------------------------- what can be done
def wish_of(command: AnyCommand) -> AnyCommand:
    """The command without how it is paid and what is discarded for it."""
    bare: dict[str, object] = {"payment": None, "discard": ()}
    return replace(command, **{name: value for name, value in bare.items() if hasattr(command, name)})


def _possible(game: Game, state: GameState, legal: Sequence[AnyCommand]) -> Iterator[Hint]:
    """Each thing to do once. Which cards to keep is told by no forecast, and the opponent's turn is no choice."""
    wishes: dict[AnyCommand, list[AnyCommand]] = {}
    for command in legal:
        if isinstance(command, cmd.KeepCards | cmd.VirtualTurn):
            continue
        wishes.setdefault(wish_of(command), []).append(command)
    for same in wishes.values():
        yield Hint(tuple(same), foresee(game, state, same[0]))


def _advised(possible: Sequence[Hint]) -> tuple[Hint, ...]:
    """What brings most VP at once, a Location counted as in the final score; then most goods for what they cost.

    What brings nothing at once is no advice; of several ways to build one card the best is enough.
    """
    best: dict[object, Hint] = {}
    for hint in sorted(possible, key=_worth, reverse=True):
        if _worth(hint) > (0, 0) and (hint.own.gained or hint.own.cards or hint.own.locations):
            best.setdefault(getattr(hint.command, "card", None) or wish_of(hint.command), hint)
    return tuple(best.values())[:MOST_ADVISED]


def _worth(hint: Hint) -> tuple[int, int]:
    own = hint.own
    vp = own.gained["vp"] + own.locations
    return vp, own.gained.total - own.gained["vp"] + own.cards + own.stored.total - own.paid.total - own.lost.total


# ---------------------------------------------------------------------- what cannot
def _missing(game: Game, state: GameState, seat: Seat, legal: Sequence[AnyCommand]) -> Iterator[Missing]:
    """What one might wish to do and cannot, each with its reason."""
    possible = {wish_of(command) for command in legal}
    for group in _wishes(game, state, seat):
        if possible.isdisjoint(group):
            refused = [(wish, answer) for wish in group if isinstance(answer := decide(game, state, wish), Refusal)]
            if refused:
                wish, refusal = min(refused, key=lambda one: _distance(game, state, *one))
                yield Missing(wish, refusal, _lacks(game, state, wish, refusal))


def _wishes(game: Game, state: GameState, seat: Seat) -> Iterator[Sequence[AnyCommand]]:
    """What one might wish to do; of those in one group a single one would do."""
    player, locations = state.player(seat), game.catalog.locations
    hand = tuple(dict.fromkeys(player.hand))
    yield from ([cmd.ConstructLocation(seat, card)] for card in hand)
    for card in hand:
        yield [cmd.DevelopLocation(seat, card, site.id) for site in player.sites]
    yield from ([cmd.MakeDeal(seat, card)] for card in hand)
    yield from ([cmd.RazeFromHand(seat, card)] for card in hand)
    for owner in state.owners:
        for site in () if owner == seat else state.owner(owner).sites:
            if not site.ruin:
                yield [cmd.RazeLocation(seat, owner, site.id)]
    for site in player.sites:
        if not site.ruin and locations[site.card].action:
            yield [cmd.ActivateLocation(seat, site.id)]
    yield from ([cmd.ActivateFaction(seat, one.gives)] for one in game.catalog.factions[player.faction].actions)
    yield [cmd.ExchangeWorkers(seat, good) for gain in game.catalog.exchange.choose for good in gain.goods]
    for owner in state.owners:
        for site in () if owner == seat else state.owner(owner).sites:
            if not site.ruin and locations[site.card].is_open:
                yield [cmd.UseOpenProduction(seat, owner, site.id)]
    yield from ([cmd.TakeConnection(seat, pile.colour)] for pile in state.piles if pile.face_up)
    yield from ([cmd.PlayConnection(seat, card)] for card in dict.fromkeys(player.connections))


def _distance(game: Game, state: GameState, wish: AnyCommand, refusal: Refusal) -> tuple[bool, bool, int]:
    """How far a wish is from being possible: what only lacks goods is nearest, the fewer the nearer."""
    lacks = _lacks(game, state, wish, refusal)
    return not lacks, refusal.code != "not_enough_goods", lacks.total


def _lacks(game: Game, state: GameState, wish: AnyCommand, refusal: Refusal) -> Bag:
    """The goods that would make a wish possible: tried out, not guessed."""
    if refusal.code != "not_enough_goods" or not refusal.needs:
        return EMPTY
    player = state.player(wish.seat)
    lacks = _shortfall(refusal.needs, purse_of(player.sites, player.goods).total)
    if not lacks:
        return EMPTY
    richer = replace(player, goods=player.goods + lacks)
    players = tuple(richer if one is player else one for one in state.players)
    return EMPTY if isinstance(decide(game, replace(state, players=players), wish), Refusal) else lacks


def _shortfall(needs: Bag, has: Bag) -> Bag:
    """What is missing kind by kind, wild goods counted; nothing where they could stand in for several kinds."""
    short = {good: count - has[good] for good, count in needs.items() if count > has[good] and good != "basic"}
    for wild, kinds in (("ammo", RESOURCES), ("universal", CONTACTS)):
        missing = [good for good in short if good in kinds and good != wild]
        spare = max(0, has[wild] - needs[wild])
        if spare and len(missing) > 1:
            return EMPTY
        if missing:
            short[missing[0]] -= spare
    if needs["basic"]:
        spare = sum(max(0, has[good] - needs[good]) for good in RESOURCES) + max(0, has["ammo"] - needs["ammo"])
        if any(good in short for good in RESOURCES):
            return EMPTY
        short["basic"] = needs["basic"] - spare
    return Bag({good: count for good, count in short.items() if count > 0})


# ---------------------------------------------------------------------- what Cleanup would do
def cleanup_outlook(game: Game, state: GameState, seat: Seat) -> CleanupOutlook:
    """What a seat would lose, could store and keeps if it passed now and nothing else happened."""
    player = state.player(seat)
    kept = sum((site.goods + site.stored for site in player.sites), EMPTY)
    storage = []
    for site in player.sites:
        capacity = EMPTY if site.ruin else game.catalog.locations[site.card].storage
        fitting = Bag({good: _most(capacity, good, count) for good, count in player.goods.items()})
        if capacity:
            storage.append(Storage(site.card, capacity, fitting))
    hand = len(player.hand) + len(player.connections)
    return CleanupOutlook(lost_of(player), cleared_of(player), kept, hand, tuple(storage), state.end_triggered)


def _most(capacity: Bag, good: str, count: int) -> int:
    return next((n for n in range(count, 0, -1) if fits(Bag({good: n}), capacity)), 0)
