"""R18 End of the game: final scoring and ties."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.rules import grading
from game.rules.events import GameEnded, Source, VpLost
from game.rules.game import Game
from game.rules.judge import Judge
from game.rules.sets.arena.rules import award_prize
from game.rules.state import VIRTUAL, GameState, Player, Score, Seat

VP_FOR_EACH_MACHINE: Final = 2
"""VP that the leader loses for each Machine that is deployed at the end (R44.7)."""


def end_game(judge: Judge) -> None:
    """Score every seat; the Cleanup phase is skipped (R18.3). The prize of the Arena comes first, since VP decide who
    pays for the Machines."""
    if judge.state.arena:
        award_prize(judge)
    lost = _pay_for_machines(judge)
    state = judge.state
    scores = tuple(_score(judge.game, seat, state.player(seat), lost.get(seat, 0)) for seat in state.seats)
    winners = grading.winners(scores) if judge.opponent else _winners(scores)
    judge.agenda.clear()
    judge.emit(GameEnded(scores, winners, grading.grade(scores, winners)))


def _pay_for_machines(judge: Judge) -> Mapping[Seat, int]:
    """Take what the deployed Machines cost, and tell it."""
    lost = lost_to_machines(judge.state)
    for seat, vp in lost.items():
        judge.emit(VpLost(seat, vp, Source("machines_left")))
    return lost


def lost_to_machines(state: GameState) -> Mapping[Seat, int]:
    """Seat -> VP that it loses for the deployed Machines: only the leaders lose any, all of them in a tie, and none if
    the virtual opponent leads or shares the lead (R44.7, R44.13)."""
    if state.machines is None:
        return {}
    best = max(player.vp for player in state.players)
    leaders = [seat for seat in state.people if state.player(seat).vp == best]
    if state.automa and state.player(VIRTUAL).vp == best:
        leaders = []
    lost = min(best, VP_FOR_EACH_MACHINE * len(state.machines.deployed))
    return dict.fromkeys(leaders, lost) if lost else {}


def _winners(scores: Sequence[Score]) -> tuple[Seat, ...]:
    best = max(_rank(score) for score in scores)
    return tuple(score.seat for score in scores if _rank(score) == best)


def _score(game: Game, seat: Seat, owner: Player, lost: int) -> Score:
    locations = sum(not site.ruin for site in owner.sites)
    return Score(seat, owner.vp, locations, owner.vp + locations, _goods(game, owner), lost)


def _goods(game: Game, player: Player) -> int:
    """The goods that break ties: tokens in the supply, or more with the option (R18.6)."""
    count = player.goods.total
    if game.options.tiebreak_count != "supply":
        count += sum(site.goods.total + site.stored.total for site in player.sites)
    if game.options.tiebreak_count == "supply_stored_hand":
        count += len(player.hand) + len(player.connections)
    return count


def _rank(score: Score) -> tuple[int, int, int]:
    return score.total, score.goods, score.locations
