"""R18 End of the game: final scoring and ties; who wins a solo game, and what that is worth (R30.16, R30.17)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.fiftyfirst.rules.events import GameEnded
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.parts import PARTS
from game.fiftyfirst.rules.source import GROUP_OF, LAST_GROUP_OF
from game.fiftyfirst.rules.state import VIRTUAL, Game, Player, Score, Seat

GRADES: Final = (
    (80, "leader"), (70, "cyborg"), (60, "soldier"), (50, "merchant"), (40, "human"), (30, "survivor"), (0, "mutant"),
)  # fmt: skip
"""The least final VP of each grade, the highest first (R30.17)."""


def winners_of_solo(scores: Sequence[Score]) -> tuple[Seat, ...]:
    """The human with strictly more VP, else the virtual opponent (R30.1, D-31)."""
    totals = {score.seat: score.total for score in scores}
    theirs = totals.pop(VIRTUAL)
    return tuple(seat for seat, total in totals.items() if total > theirs) or (VIRTUAL,)


def grade(scores: Sequence[Score], winners: Sequence[Seat]) -> str | None:
    """The grade of a human who has won against the virtual opponent; None in any other case."""
    if not any(score.seat == VIRTUAL for score in scores) or VIRTUAL in winners:
        return None
    total = next(score.total for score in scores if score.seat in winners)
    return next(grade for least, grade in GRADES if total >= least)


def end_game(judge: Judge) -> None:
    """Score every seat; the Cleanup phase is skipped (R18.3)."""
    lost = {seat: vp for part in reversed(PARTS) for seat, vp in part.settle(judge).items()}
    state = judge.state
    scores = tuple(_score(judge.game, seat, state.player(seat), lost.get(seat, 0)) for seat in state.seats)
    won = winners_of_solo(scores) if judge.opponent else _winners(scores)
    judge.agenda.clear()
    judge.emit(GameEnded(scores, won, grade(scores, won)))


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
