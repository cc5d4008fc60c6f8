"""What a match is played with, in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.fiftyfirst.match.annals import OF_MODULES
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.wording.wording import Wording


def played_with(words: Wording, sets: Sequence[str], options: Options) -> str:
    """The sets and the modules of a match, in words."""
    modules = [words.set_title(OF_MODULES[name]) for name in options.modules]
    return " · ".join(filter(None, (words.set_titles(sets), words.one_by_one(modules))))
