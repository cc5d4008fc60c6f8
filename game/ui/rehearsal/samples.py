"""SampleMatch matches of any game, for scenes that list them."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from game.kernel.seats import SeatSetup
from game.match.library.index import MatchIndex
from game.match.library.notes import Note, Notes
from game.paths import matches_folder
from game.play.kind import AnyKind, AnyKinds, decided
from game.play.match import AnyMatch, Match

_LAST, _APART = 1_780_000_000, 93_600
"""Unix time of the first sample, and the interval by which each is older than the one before, in seconds."""

_FAVOURITE: Final = 2


class SampleMatch(NamedTuple):
    """A sample match with the options that were chosen; it stops after ``decisions``, which a robot made."""

    names: tuple[str, ...]
    choices: Mapping[str, Any] = MappingProxyType({})
    decisions: int = 3000
    robot: str = "random"


def play_samples(kind: AnyKind, kinds: AnyKinds, samples: Sequence[SampleMatch], data: Path) -> None:
    """Play the samples, and make one a favourite. ``kinds`` reads them for lists."""
    notes = Notes(data)
    for number, sample in enumerate(samples):
        seats, folder = [SeatSetup(name) for name in sample.names], matches_folder(data)
        match: AnyMatch = Match.deal(kind, seats, sample.choices, number, folder, play_bots=False)
        while match.status.to_move and match.head < sample.decisions:
            match.submit(decided(match.advise(sample.robot, f"{match.header.seed}/{match.head}")))
            match.end_turn(play_bots=False)
        match.close()
        if match.path is not None:
            os.utime(match.path, (_LAST - number * _APART,) * 2)
            notes.put(match.path, Note(favourite=number == _FAVOURITE))
    MatchIndex(matches_folder(data), kinds).read_all()
