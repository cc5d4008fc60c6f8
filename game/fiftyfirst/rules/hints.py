"""Hints: what a seat can do now and what it would bring, what is missing for the rest, what Cleanup would take.

Every command comes from the list of legal commands and every outcome from its forecast. Only what the seat knows is
used: its own hand, and what lies open.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from game.fiftyfirst.cards.vocabulary import CONTACTS, RESOURCES
from game.fiftyfirst.rules import commands as cmd
from game.fiftyfirst.rules import matched_goods
from game.fiftyfirst.rules.decide import decide
from game.fiftyfirst.rules.effects.store import fits
from game.fiftyfirst.rules.forecast import Forecast, SeatForecast, foresee
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.parts import PARTS
from game.fiftyfirst.rules.phases.cleanup import cleared_of, kept_of, lost_of
from game.fiftyfirst.rules.sheets import purse_of, state_sheet
from game.fiftyfirst.rules.state import Game, GameState, Seat
from game.fiftyfirst.rules.steps import ChooseAction
from game.kernel.bag import EMPTY, Bag
from game.kernel.refusal import Refusal

MOST_ADVISED: Final = 3
"""Maximum number of advised hints."""


class Hint(msgspec.Struct, frozen=True):
    """Something to do. The ``commands`` differ only in payment and discards; ``forecast`` is that of the first."""

    commands: tuple[AnyCommand, ...]
    forecast: Forecast

    @property
    def command(self) -> AnyCommand:
        return self.commands[0]

    @property
    def own(self) -> SeatForecast:
        """The forecast for the seat itself."""
        return self.forecast.of(self.command.seat)


class Missing(msgspec.Struct, frozen=True):
    """Something that cannot be done, and why. ``lacks`` are the missing goods, if goods alone are missing and only one
    bag of them would do."""

    command: AnyCommand
    refusal: Refusal
    lacks: Bag = EMPTY


class Storage(msgspec.Struct, frozen=True):
    """A Location of the seat that can store; ``goods`` are those of the supply that fit there, each kind by itself."""

    card: str
    capacity: Bag
    goods: Bag


class CleanupOutlook(msgspec.Struct, frozen=True):
    """The effect of Cleanup on the seat if it came now (R17): goods ``lost`` from the supply unless stored, goods
    ``cleared`` off its cards, goods ``kept`` on them. After the last round there is no Cleanup (R18.3).
    """

    lost: Bag
    cleared: Bag
    kept: Bag
    hand: int
    storage: tuple[Storage, ...]
    is_last_round: bool


class Hints(msgspec.Struct, frozen=True):
    """All hints; ``advised`` are the ``possible`` ones that bring most at once; ``cleanup`` is None outside the Action
    phase."""

    possible: tuple[Hint, ...]
    advised: tuple[Hint, ...]
    missing: tuple[Missing, ...]
    cleanup: CleanupOutlook | None


def hints(game: Game, state: GameState, seat: Seat, legal: Sequence[AnyCommand]) -> Hints:
    """All hints for a seat; ``legal`` are its legal commands, none while it is not asked."""
    steps = hints_in_steps(game, state, seat, legal)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            told: Hints = end.value
            return told


def hints_in_steps(
    game: Game, state: GameState, seat: Seat, legal: Sequence[AnyCommand]
) -> Generator[None, None, Hints]:
    """`hints`, one at a time, for a window that has other things to do in between: with large States all of them take
    some 50 ms."""
    possible: list[Hint] = []
    for hint in _possible(game, state, legal):
        possible.append(hint)
        yield
    missing: list[Missing] = []
    acts = isinstance(state.question, ChooseAction) and state.to_move == seat
    for lack in _missing(game, state, seat, legal) if acts else ():
        missing.append(lack)
        yield
    cleanup = cleanup_outlook(game, state, seat) if state.phase == "action" and not state.is_over else None
    return Hints(tuple(possible), _advised(possible), tuple(missing), cleanup)


# ---------------------------------------------------------------------- possible
def without_payment(command: AnyCommand) -> AnyCommand:
    """The command without its payment and discards."""
    bare: dict[str, object] = {"payment": None, "discard": ()}
    return replace(command, **{name: value for name, value in bare.items() if hasattr(command, name)})


def _possible(game: Game, state: GameState, legal: Sequence[AnyCommand]) -> Iterator[Hint]:
    """A hint for each legal action. Keeping cards has no forecast, and the virtual opponent's turn is no choice."""
    wishes: dict[AnyCommand, list[AnyCommand]] = {}
    for command in legal:
        if isinstance(command, cmd.KeepCards | cmd.VirtualTurn):
            continue
        wishes.setdefault(without_payment(command), []).append(command)
    for same in wishes.values():
        yield Hint(tuple(same), foresee(game, state, same[0]))


def _advised(possible: Sequence[Hint]) -> tuple[Hint, ...]:
    """The hints that bring most VP at once, with 1 VP for a Location (R18.4); then most goods less costs.

    A hint that brings nothing at once is no advice. Of several uses of one card only the best is advised.
    """
    best: dict[object, Hint] = {}
    for hint in sorted(possible, key=_worth, reverse=True):
        if _worth(hint) > (0, 0) and (hint.own.gained or hint.own.cards or hint.own.locations):
            best.setdefault(getattr(hint.command, "card", None) or _once(without_payment(hint.command)), hint)
    return tuple(best.values())[:MOST_ADVISED]


def _once(command: AnyCommand) -> AnyCommand:
    """The command for an action that is paid once (R43.8.7), whatever is matched (R42.7)."""
    return replace(command, times=1, matched=None) if isinstance(command, cmd.ActivateLocation) else command


def _worth(hint: Hint) -> tuple[int, int]:
    own = hint.own
    vp = own.gained["vp"] - own.paid["vp"] + own.locations
    goods = own.gained.total - own.gained["vp"] - own.paid.total + own.paid["vp"]
    return vp, goods + own.cards + own.stored.total - own.lost.total


# ---------------------------------------------------------------------- missing
def _missing(game: Game, state: GameState, seat: Seat, legal: Sequence[AnyCommand]) -> Iterator[Missing]:
    """Actions that are not legal, each with its reason."""
    possible = {without_payment(command) for command in legal}
    for group in _wishes(game, state, seat):
        if possible.isdisjoint(group):
            refused = [(wish, answer) for wish in group if isinstance(answer := decide(game, state, wish), Refusal)]
            if refused:
                wish, refusal = min(refused, key=lambda one: _distance(game, state, *one))
                yield Missing(wish, refusal, _lacks(game, state, wish, refusal))


def _wishes(game: Game, state: GameState, seat: Seat) -> Iterator[Sequence[AnyCommand]]:
    """Actions that the seat may want; one of each group is enough."""
    player, locations = state.player(seat), game.catalog.locations
    hand = tuple(dict.fromkeys(player.hand))
    yield from ([cmd.ConstructLocation(seat, card)] for card in hand)
    for card in hand:
        yield [cmd.DevelopLocation(seat, card, site.id) for site in player.sites]
    yield from ([cmd.MakeDeal(seat, card)] for card in hand)
    yield from ([cmd.RazeFromHand(seat, card)] for card in hand)
    for owner in state.seats:
        for site in () if owner == seat else state.player(owner).sites:
            if not site.ruin:
                yield [cmd.RazeLocation(seat, owner, site.id)]
    matches = tuple(matched_goods.matches(game, state, seat))
    for site in player.sites:
        if not site.ruin and locations[site.card].action:
            found = matches if "matching" in locations[site.card].action_cost else ()
            yield [cmd.ActivateLocation(seat, site.id, matched=matched) for matched in found or (None,)]
    faction = game.catalog.factions[player.faction]
    for action in faction.actions:
        yield [cmd.ActivateFaction(seat, use.name) for use in faction.uses if use.action == action.name]
    yield [cmd.ExchangeWorkers(seat, good) for gain in game.catalog.exchange.choose for good in gain.goods]
    for part in PARTS:
        yield from part.wishes(game, state, seat)
    for owner in state.seats:
        for site in () if owner == seat else state.player(owner).sites:
            if not site.ruin and locations[site.card].is_open:
                yield [cmd.UseOpenProduction(seat, owner, site.id)]
    yield from ([cmd.TakeConnection(seat, pile.colour)] for pile in state.piles if pile.face_up)
    yield from ([cmd.PlayConnection(seat, card)] for card in dict.fromkeys(player.connections))


def _distance(game: Game, state: GameState, wish: AnyCommand, refusal: Refusal) -> tuple[bool, bool, int]:
    """How far an action is from being possible: those that only lack goods are nearest, the fewer the nearer."""
    lacks = _lacks(game, state, wish, refusal)
    return not lacks, refusal.code != "not_enough_goods", lacks.total


def _lacks(game: Game, state: GameState, wish: AnyCommand, refusal: Refusal) -> Bag:
    """The goods that would make an action legal; verified by deciding it with them."""
    if refusal.code != "not_enough_goods" or not refusal.needs:
        return EMPTY
    player = state.player(wish.seat)
    has = refusal.has or purse_of(state_sheet(game, player.sites), player.goods).total
    lacks = _shortfall(refusal.needs, has)
    if not lacks:
        return EMPTY
    richer = replace(player, goods=player.goods + lacks)
    players = tuple(richer if one is player else one for one in state.players)
    return EMPTY if isinstance(decide(game, replace(state, players=players), wish), Refusal) else lacks


def _shortfall(needs: Bag, has: Bag) -> Bag:
    """The missing goods by kind, after wild ones; empty if wild goods could stand in for several kinds."""
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


# ---------------------------------------------------------------------- Cleanup
def cleanup_outlook(game: Game, state: GameState, seat: Seat) -> CleanupOutlook:
    """What a seat would lose, could store and would keep if it passed now and nothing else happened."""
    player = state.player(seat)
    storage = []
    for site in player.sites:
        capacity = EMPTY if site.ruin else game.catalog.locations[site.card].storage
        fitting = Bag({good: _most(capacity, good, count) for good, count in player.goods.items()})
        if capacity:
            storage.append(Storage(site.card, capacity, fitting))
    hand = len(player.hand) + len(player.connections)
    return CleanupOutlook(
        lost_of(player), cleared_of(player), kept_of(player), hand, tuple(storage), state.end_triggered
    )


def _most(capacity: Bag, good: str, count: int) -> int:
    return next((n for n in range(count, 0, -1) if fits(Bag({good: n}), capacity)), 0)
