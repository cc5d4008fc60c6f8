"""Full garbage collections wait for a turn in which nothing happens: with a match in memory they take longer than a
frame."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

_DUE: Final = 10
"""Collections of the middle generation after which a full one is due, as usual in Python."""

_AT_LATEST: Final = 100
"""The number of them after which a full one waits no longer."""


@contextmanager
def collected_when_idle() -> Iterator[None]:
    """Within this context full collections are left to `collect_if_due`."""
    before = gc.get_threshold()
    gc.set_threshold(*before[:2], _AT_LATEST)
    try:
        yield
    finally:
        gc.set_threshold(*before)


def collect_if_due() -> bool:
    """Make a full collection if one is due; True if one was made."""
    is_due = gc.get_count()[2] >= _DUE
    if is_due:
        gc.collect()
    return is_due
