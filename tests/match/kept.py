"""Matches without content in their files, listed as if they had been read."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from msgspec.structs import replace

from game.fiftyfirst.match.match import fiftyfirst
from game.match.library.index import MatchIndex
from game.match.library.summary import MatchSummary


def kept(folder: Path, matches: Iterable[MatchSummary]) -> MatchIndex:
    """An index of empty files in ``folder``, listed as these matches, the latest first."""
    folder.mkdir(parents=True, exist_ok=True)
    index = MatchIndex(folder, fiftyfirst().only)
    for number, match in enumerate(matches):
        path = folder / match.path.name
        path.touch()
        os.utime(path, (10_000 - number, 10_000 - number))
        index.add(replace(match, path=path))
    index.refresh()
    return index
