"""R18 End of the game: final scoring and ties."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.rules import grading
from game.rules.events import GameEnded
from game.rules.judge import Judge
from game.rules.parts import PARTS
from game.rules.source import GROUP_OF, LAST_GROUP_OF
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


_GROUP_OF: Final = {
    **GROUP_OF,
    **{kind: group for part in PARTS for kind, group in part.sources.items()},
    **LAST_GROUP_OF,
}

SOURCES: Final = tuple(_GROUP_OF)
"""The kinds of `Source`."""

_FIRST: Final = (
    "action", "development", "building_bonus", "spoils", "deal", "whenever", "production", "open_production",
    "outposts", "machines", "headquarters",
)  # fmt: skip
_LAST: Final = ("other", "connection_discarded", "brawler", "arena", "machines_left")

_OF_SETS: Final = [group for group in dict.fromkeys(_GROUP_OF.values()) if group not in ("", *_FIRST, *_LAST)]

GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    group: tuple([kind for kind in SOURCES if _GROUP_OF[kind] == group]) for group in (*_FIRST, *_OF_SETS, *_LAST)
}
"""Row of the final account -> the kinds of Source that it adds up, in the order of the rows (R18.4): those of tiles
before `other`; `connection_discarded` and `brawler` are of virtual opponents. The prize of the Arena comes
before VP are lost for Machines that are left (R53.2, R44.7)."""
