"""Sample matches in a data folder, for pictures of the scenes that list matches."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, NamedTuple

from game.cards.catalog import Catalog
from game.kernel.seats import SeatSetup
from game.match.library.index import MatchIndex
from game.match.library.notes import Note, Notes
from game.match.match import deal_match
from game.paths import matches_folder
from game.play.kind import decided
from game.rules.state import Game


class _Sample(NamedTuple):
    """A sample match; it stops after ``decisions``."""

    names: tuple[str, ...]
    sets: tuple[str, ...] = ("base",)
    solo: str | None = None
    decisions: int = 3000


_SAMPLES: Final = (
    _Sample(("Katharina", "Sam"), decisions=90),
    _Sample(("Alex",), ("base", "winter"), "borgo"),
    _Sample(("Alex", "Katharina", "Sam"), ("base", "new_era")),
    _Sample(("Sam", "Robin"), ("base", "promo_1")),
    _Sample(("Robin",), solo="hegemony", decisions=40),
    _Sample(("Alex", "Katharina", "Sam", "Robin")),
)
_LAST, _APART = 1_780_000_000, 93_600
"""Unix time of the first sample, and the interval by which each is older than the one before, in seconds."""


def stock(catalog: Catalog, data: Path) -> None:
    """Play the samples at random, and make one a favourite."""
    notes = Notes(data)
    for number, sample in enumerate(_SAMPLES):
        seats = [SeatSetup(name) for name in sample.names]
        game, folder = Game(catalog, sample.sets), matches_folder(data)
        match = deal_match(game, seats, number, folder, play_bots=False, solo=sample.solo)
        while match.status.to_move and match.head < sample.decisions:
            match.submit(decided(match.advise("random", f"{match.header.seed}/{match.head}")))
            match.end_turn(play_bots=False)
        match.close()
        if match.path is not None:
            os.utime(match.path, (_LAST - number * _APART,) * 2)
            notes.put(match.path, Note(favourite=number == 2))
    MatchIndex(matches_folder(data)).read_all()
