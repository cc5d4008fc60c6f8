"""What a game holds in store where a position tells only a phase, and perhaps whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.kernel.seats import Seat
from game.metro2033.rules import steps as st
from game.metro2033.rules.state import PHASES, MetroPlayer, MetroState

TURN_PHASES: Final = ("mobilisation", "army", "hero")
"""The phases of turns, which a position can begin in the middle."""


def agenda_from(state: MetroState, phase: str, turn: Seat | None = None) -> tuple[st.MetroStep, ...]:
    """The agenda of a phase from its beginning, or from the turn of a seat on; the last step is the next."""
    if phase == "setup":
        return _setup(state)
    if turn is None or phase not in TURN_PHASES:
        return (st.StartPhase(phase),)
    order = state.in_order
    now, *later = order[order.index(turn) :]
    turns: Sequence[st.MetroStep] = [st.StartTurn(seat) for seat in reversed(later)]
    return (st.StartPhase(PHASES[PHASES.index(phase) + 1]), *turns, _turn(phase, now, state.player(now)))


def _turn(phase: str, seat: Seat, player: MetroPlayer) -> st.MetroStep:
    """The turn of a seat; that of a hero may have begun."""
    if phase == "hero" and (player.moved or player.steps or player.bought or player.refreshed):
        return st.ChooseHeroAction(seat, trading=player.bought or player.refreshed)
    return st.StartTurn(seat)


def _setup(state: MetroState) -> tuple[st.MetroStep, ...]:
    """First all take factions, clockwise, then all receive their bonus, and then they take heroes, in reverse (M-3.2 to
    M-3.4)."""
    order, players = state.in_order, {seat: state.player(seat) for seat in state.seats}
    without_faction = [seat for seat in order if players[seat].faction is None]
    begun = any(player.hero for player in players.values())
    bonuses = [] if begun else [st.GiveStartBonus(seat) for seat in reversed(order)]
    heroes = [st.ChooseHero(seat) for seat in order if players[seat].hero is None]
    return (st.OpenMarket(), *heroes, *bonuses, *(st.ChooseFaction(seat) for seat in reversed(without_faction)))
