"""Each card in words, bit by bit: the library searches them all."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.fiftyfirst.wording.printed import written
from game.fiftyfirst.wording.wording import Wording
from game.ui.running.loading import done
from game.ui.scene import Prospect


def unwritten(wording: Wording) -> Iterator[Prospect]:
    """What puts each card into words."""
    return (done(partial(written, wording, id)) for id in wording.catalog.printed)
