"""The discard piles of the players (R42.1)."""

from __future__ import annotations

from typing import Final

from game.ui.places import PileOf
from game.ui.table.play.choices import named_by
from game.ui.table.play.zooming import top_of
from game.ui.table.sight import Sight
from game.ui.table.words.about import about_pile
from game.ui.table.zone import TableSet, Zone
from game.wording.row import PILE


def _no_answer(sight: Sight, at: PileOf) -> str:
    """Why nothing can be taken from a discard pile."""
    if named_by(sight.standing) != PILE:
        return ""
    key = "answer-pile-passed" if sight.player(at.seat).passed else "answer-pile-unfit"
    return sight.text(key, name=sight.name(at.seat))


SCAVENGERS: Final = TableSet(
    has=lambda view: view.own_discards,
    zones=(
        Zone(
            PileOf,
            box=lambda sight, at: sight.layout.pile(at.seat),
            about=lambda sight, at: about_pile(sight, sight.player(at.seat)),
            cards=lambda sight, at: top_of(sight.player(at.seat).discard),
            is_whole=True,
            named=lambda _, at: (PILE, at.seat),
            no_answer=_no_answer,
            topic="salvage",
        ),
    ),
)
