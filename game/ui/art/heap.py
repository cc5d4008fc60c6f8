"""How the memory of pictures that are dropped goes back to the system: glibc alone has to be told."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

_MMAP_THRESHOLD = -3
"""`M_MMAP_THRESHOLD` of `malloc.h`."""

_LARGE = 1 << 18
"""Bytes of a block that is mapped by itself, and given back as soon as it is free. By itself glibc raises this to the
size of a whole window, so that what is dropped stays with the program."""


def map_large_blocks() -> None:
    """Let the system have each large picture back as soon as it is dropped."""
    set_option = _of_glibc("mallopt")
    if set_option is not None:
        set_option(_MMAP_THRESHOLD, _LARGE)


def trim_heap() -> None:
    """Return all memory that is free. It takes some milliseconds."""
    trim = _of_glibc("malloc_trim")
    if trim is not None:
        trim(0)


def _of_glibc(name: str) -> Callable[..., Any] | None:
    """A function of glibc; None if the program runs without it."""
    if not sys.platform.startswith("linux"):
        return None
    import ctypes  # imported late: the title does not need it

    found: Callable[..., Any] | None = getattr(ctypes.CDLL(None), name, None)
    return found
