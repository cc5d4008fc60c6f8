"""R18 End of the game: final scoring and ties."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules import grading
from game.rules.events import GameEnded
from game.rules.judge import Judge
from game.rules.parts import PARTS
from game.rules.state import Game, Player, Score, Seat


def end_game(judge: Judge) -> None:
    """Score every seat; the Cleanup phase is skipped (R18.3)."""
    lost = {seat: vp for part in reversed(PARTS) for seat, vp in part.settle(judge).items()}
    state = judge.state
    scores = tuple(_score(judge.game, seat, state.player(seat), lost.get(seat, 0)) for seat in state.seats)
    winners = grading.winners(scores) if judge.opponent else _winners(scores)
    judge.agenda.clear()
    judge.emit(GameEnded(scores, winners, grading.grade(scores, winners)))


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
