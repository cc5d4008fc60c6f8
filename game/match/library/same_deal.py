"""Matches that were played again from the same deal."""

from __future__ import annotations

from pathlib import Path

from game.kernel.refusal import Unreadable
from game.match.library.summary import MatchSummary, summary
from game.play.files.header import Origin


def first_with_deal(folder: Path, origin: Origin | None) -> MatchSummary | None:
    """The first finished match with the deal of a match that came from ``origin``.

    None if it was not played again from the deal, or if that match has gone from ``folder`` or is not over.
    """
    first, seen = None, set[str]()
    while origin and origin.step == 0 and origin.file == Path(origin.file).name and origin.file not in seen:
        seen.add(origin.file)
        try:
            match = summary(folder / origin.file)
        except Unreadable:
            break
        if match.created != origin.created:
            break
        first, origin = (match if match.is_over else first), match.origin
    return first
