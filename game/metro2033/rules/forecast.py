"""What a decision would bring, as every player at the table could work it out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from game.kernel.bag import EMPTY, Bag
from game.kernel.refusal import Refusal
from game.kernel.seats import Seat
from game.metro2033.cards.metro_map import POLIS
from game.metro2033.cards.vocabulary import GOODS, Fighter
from game.metro2033.rules import commands as cmd
from game.metro2033.rules import odds
from game.metro2033.rules.atlas import vp_of
from game.metro2033.rules.decide import decide
from game.metro2033.rules.events import PhaseStarted
from game.metro2033.rules.odds import FightOdds
from game.metro2033.rules.state import Fight, Metro, MetroState
from game.metro2033.rules.strengths import capture_price


class MetroForecast(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a seat can expect of its decision.

    Attributes:
        seat: The seat that decides.
        paid: Goods that it pays.
        gained: Goods that it is sure to gain.
        army: The strength that its army gains or loses for sure.
        vp: The VP that it gains for sure.
        odds: The odds of the fight, if there is one.
        against: The strength of what it fights, as far as it is known before.
        capture: What a capture after a victory would cost.
        can_capture: Whether it could pay that with what it has now.
    """

    seat: Seat
    paid: Bag = EMPTY
    gained: Bag = EMPTY
    army: int = 0
    vp: int = 0
    odds: FightOdds | None = None
    against: int | None = None
    capture: Bag | None = None
    can_capture: bool = False


def forecast(metro: Metro, state: MetroState, command: cmd.MetroCommand) -> MetroForecast | Refusal:
    """The forecast of a command, or why it is not allowed."""
    outcome = decide(metro, state, command)
    return outcome if isinstance(outcome, Refusal) else foresee(metro, state, command)


def foresee(metro: Metro, state: MetroState, command: cmd.MetroCommand) -> MetroForecast:
    """The forecast of a legal command. A fight is told by its odds, anything else by what is sure to follow."""
    found = _FIGHTS.get(type(command))
    return found(metro, state, command) if found else _certain(metro, state, command)


def _certain(metro: Metro, state: MetroState, command: cmd.MetroCommand) -> MetroForecast:
    """What the events of the decision bring the seat in this phase, before anything hidden comes to light."""
    seat, outcome = command.seat, decide(metro, state, command)
    assert not isinstance(outcome, Refusal), f"{command} was refused: {outcome}"
    after = state
    for event in outcome.events:
        if event.reveals or isinstance(event, PhaseStarted):
            break
        after = event.evolve(after)
    before, player = state.player(seat), after.player(seat)
    return MetroForecast(
        seat,
        paid=Bag({good: max(0, before.goods[good] - player.goods[good]) for good in GOODS}),
        gained=Bag({good: max(0, player.goods[good] - before.goods[good]) for good in GOODS}),
        army=player.army - before.army,
        vp=vp_of(after, seat) - vp_of(state, seat),
    )


def _station(
    metro: Metro, state: MetroState, seat: Seat, fighter: Fighter, station: str, scouted: bool
) -> MetroForecast:
    """An attack on a station: what defends it, and what its capture would cost."""
    owner = state.owners.get(station)
    fight = Fight(station, seat, fighter, owner, None if owner is None else "army")
    price = capture_price(metro, replace(state, fight=fight))
    found = MetroForecast(seat, capture=price, can_capture=state.player(seat).goods.covers(price))
    if owner is not None:
        return _battle(metro, state, found, fighter, owner, "army")
    if metro.cards.map.stations[station].kind == POLIS:
        return replace(found, odds=odds.polis_odds(metro, state, seat, fighter))
    threats = _met(metro, state, seat, scouted)
    strengths = {card.strength for card in threats}
    known = strengths.pop() if len(threats) == 1 else None
    return replace(found, odds=odds.threat_odds(metro, state, seat, fighter, "attack", threats), against=known)


def _met(metro: Metro, state: MetroState, seat: Seat, scouted: bool) -> Sequence[Any]:
    card = state.player(seat).scouted
    if scouted and card is not None:
        return [metro.cards.threats[card.card]]
    return odds.possible_threats(metro, state, seat)


def _battle(
    metro: Metro, state: MetroState, found: MetroForecast, fighter: Fighter, victim: Seat, defending: Fighter
) -> MetroForecast:
    return replace(
        found,
        odds=odds.battle_odds(metro, state, found.seat, fighter, victim, defending),
        against=odds.defending_strength(metro, state, victim, defending),
    )


def _guard(metro: Metro, state: MetroState, command: cmd.GuardStation) -> MetroForecast:
    threats = odds.possible_threats(metro, state, command.seat)
    fighter: Fighter = "army" if command.fighter == "army" else "hero"
    return MetroForecast(command.seat, odds=odds.threat_odds(metro, state, command.seat, fighter, "defend", threats))


_FIGHTS: Final[Mapping[type[cmd.MetroCommand], Callable[[Metro, MetroState, Any], MetroForecast]]] = {
    cmd.GuardStation: _guard,
    cmd.ArmyAttacks: lambda metro, state, it: _station(metro, state, it.seat, "army", it.station, it.scouted),
    cmd.HeroAttacks: lambda metro, state, it: _station(
        metro, state, it.seat, "hero", state.player(it.seat).at or "", it.scouted
    ),
    cmd.ArmyAttacksHero: lambda metro, state, it: _battle(
        metro, state, MetroForecast(it.seat), "army", it.victim, "hero"
    ),
    cmd.HeroAttacksHero: lambda metro, state, it: _battle(
        metro, state, MetroForecast(it.seat), "hero", it.victim, "hero"
    ),
    cmd.PlayBattleCard: lambda metro, state, it: MetroForecast(
        it.seat, odds=odds.card_odds(metro, state, it.seat, it.card)
    ),
}
"""Decisions that lead to a fight."""
