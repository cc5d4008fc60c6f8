"""Forecasts: what a move would do for each seat, without a look at hidden cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from game.fiftyfirst.cards.verbs import Gain, PlaceHere
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.decide import decide
from game.fiftyfirst.rules.effects.gain import amount
from game.fiftyfirst.rules.event import Foretold
from game.fiftyfirst.rules.messages import AnyCommand, AnyEvent
from game.fiftyfirst.rules.state import Game, GameState, Question, Seat, Site
from game.fiftyfirst.rules.steps import ChooseAction, ChooseKept
from game.kernel.bag import EMPTY, Bag
from game.kernel.refusal import Refusal


class Placed(msgspec.Struct, frozen=True):
    """Goods that are put on the Location ``card``, or on a Ruin without one, and pay from there. They are ``here`` if
    what the seat does or answers is about that card."""

    goods: Bag
    card: str | None = None
    here: bool = False


class SeatForecast(msgspec.Struct, frozen=True):
    """What one seat pays, gains (tokens, goods on a card, VP), draws and loses; with ``ruin`` it gets a Ruin.

    Some of what is gained is ``placed`` on cards. ``locations`` is the change in the number of its Locations, each
    worth 1 VP in the end (R18.4); ``stored`` are goods that it keeps over Cleanup (R17.1).
    """

    seat: Seat
    paid: Bag = EMPTY
    gained: Bag = EMPTY
    cards: int = 0
    lost: Bag = EMPTY
    ruin: bool = False
    locations: int = 0
    stored: Bag = EMPTY
    placed: tuple[Placed, ...] = ()

    @property
    def supplied(self) -> Bag:
        """What is gained but for what is put on cards."""
        left = self.gained
        for placed in self.placed:
            left = left - placed.goods
        return left


class Forecast(msgspec.Struct, frozen=True):
    """What a command would do to ``seats``, the mover first; other seats without any effect are left out.

    With ``reveals`` undo stops here; ``question`` is asked next.
    """

    seats: tuple[SeatForecast, ...]
    reveals: bool
    ends_turn: bool
    question: Question | None

    def of(self, seat: Seat) -> SeatForecast:
        """The forecast for one seat."""
        return next((found for found in self.seats if found.seat == seat), SeatForecast(seat))


def forecast(game: Game, state: GameState, command: AnyCommand) -> Forecast | Refusal:
    """What ``command`` would do up to the end of the turn, without later phases."""
    decided = decide(game, state, command)
    if isinstance(decided, Refusal):
        return decided
    events = decided.events
    told = _answered(game, state, command) if state.phase == "production" else events
    return _told(command, events, told, _site_of(command, state.question))


def forecast_answered(
    game: Game, state: GameState, _seat: Seat, command: AnyCommand, answer: AnyCommand
) -> Forecast | Refusal:
    """What ``command`` would do together with the ``answer`` to the question that it asks; alone, if it does not ask
    that, or turns up what is hidden first."""
    first = decide(game, state, command)
    if isinstance(first, Refusal):
        return first
    second = decide(game, first.state, answer)
    if isinstance(second, Refusal) or any(event.reveals for event in first.events):
        return forecast(game, state, command)
    events = (*first.events, *second.events)
    return _told(command, events, events, _site_of(answer, first.state.question))


def _site_of(command: AnyCommand, question: Question | None) -> int | None:
    """The Site that a command names, or that asks what it answers."""
    site: int | None = getattr(command, "site", getattr(question, "site", None))
    return site


def _told(command: AnyCommand, events: Sequence[AnyEvent], told: Sequence[AnyEvent], site: int | None) -> Forecast:
    """The forecast of a command with these ``events``, of which those that are ``told`` say what it brings; it is about
    a ``site``, if any."""
    own = _of_this_turn(told)
    hidden = {event.site for event in own if isinstance(event, ev.RuinGained)}
    if hidden:
        own = [event for event in own if not _comes_from(event, hidden)]
    foretold = Foretold(command.seat)
    for event in own:
        event.foretell(foretold)
    for facts in foretold.by_seat.values():
        if put := facts.get("placed"):
            facts["placed"] = _added_up(put, command, site)
    awaited = events[-1]
    question = awaited.agenda[-1] if isinstance(awaited, ev.Awaited) and awaited.agenda else None
    asked = question if isinstance(question, Question) and not _comes_from(question, hidden) else None
    return Forecast(
        tuple(SeatForecast(seat, **facts) for seat, facts in foretold.by_seat.items()),
        reveals=any(event.reveals for event in events),
        ends_turn=asked is None or asked.seat != command.seat or isinstance(asked, ChooseAction),
        question=replace(asked, cards=()) if isinstance(asked, ChooseKept) else asked,
    )


def _answered(game: Game, state: GameState, command: AnyCommand) -> Sequence[AnyEvent]:
    """The events of an answer in the Production phase, excluding later production."""
    decided = decide(game, replace(state, agenda=state.agenda[-1:]), command)
    return () if isinstance(decided, Refusal) else decided.events


def foresee(game: Game, state: GameState, command: AnyCommand) -> Forecast:
    """The forecast of a legal command; raises ValueError if it is not legal."""
    foreseen = forecast(game, state, command)
    if isinstance(foreseen, Refusal):
        raise ValueError(f"{command} is not legal: {foreseen}")
    return foreseen


def if_built(game: Game, state: GameState, seat: Seat, card: str) -> Bag:
    """What Production and Building Bonus of ``card`` would give ``seat`` if it came into play now (R8.10).

    The price does not matter. Categories are counted with the card in the State.
    """
    location = game.catalog.locations[card]
    state = state.with_player(seat, sites=(*state.player(seat).sites, Site(state.next_site, card)))
    gained = EMPTY
    for verb in (*location.production, *location.building_bonus):
        if isinstance(verb, Gain):
            gained = gained + amount(game, state, seat, verb)
        elif isinstance(verb, PlaceHere):
            gained = gained + verb.goods
    return gained


def _of_this_turn(events: Any) -> list[AnyEvent]:
    """The events before the next phase begins, or before the virtual opponent draws another card."""
    own: list[AnyEvent] = []
    for event in events:
        if isinstance(event, ev.PhaseBegan | ev.RoundBegan) or (isinstance(event, ev.OpponentEvent) and event.reveals):
            break
        own.append(event)
    return own


def _comes_from(what: AnyEvent | Question, sites: set[int]) -> bool:
    """Whether something is done or asked by one of these Sites: by a Ruin drawn just now and turned up at once, of
    which nobody knows yet what it is (R21.1, R42.6)."""
    source = getattr(what, "source", None)
    return (source.site if source else getattr(what, "site", None)) in sites and not getattr(what, "turns_up", False)


def _added_up(events: Sequence[Any], command: AnyCommand, site: int | None) -> tuple[Placed, ...]:
    """What events put on each card, or on Ruins, by a command that is about a ``site`` or builds a card."""
    found: dict[tuple[str | None, bool], Bag] = {}
    for event in events:
        card = getattr(event, "card", None)
        is_built = card is not None and card == getattr(command, "card", None)
        here = event.seat == command.seat and (is_built or event.site == site)
        found[card, here] = found.get((card, here), EMPTY) + event.goods
    return tuple(Placed(goods, card, here) for (card, here), goods in found.items())
