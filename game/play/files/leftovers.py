"""Removing unfinished files of a program that was killed while it wrote."""

from __future__ import annotations

import contextlib
import os
import re
import sys
from pathlib import Path
from time import time
from typing import Final

_UNFINISHED: Final = re.compile(r"(?:\..+\.(?:jsonl|txt|sqlite)|[a-z_]+\.json(?:\.damaged)?)\.([1-9][0-9]{0,9})\.new")
"""Temporary names of `make_file`, `make_missing` and `write_whole`, with the process id."""

_DAY: Final = 24 * 60 * 60
"""Seconds after which a file is abandoned, even if a process has the same id now."""


def clear_leftovers(*folders: Path) -> None:
    """Remove files that no process will finish. Errors are ignored.

    Links are neither removed nor followed.
    """
    for folder in folders:
        with contextlib.suppress(OSError), os.scandir(folder) as entries:
            for entry in entries:
                found = _UNFINISHED.fullmatch(entry.name)
                if found and entry.is_file(follow_symlinks=False):
                    _clear(entry, int(found[1]))


def _clear(entry: os.DirEntry[str], process: int) -> None:
    with contextlib.suppress(OSError):
        if not _is_running(process) or time() - entry.stat(follow_symlinks=False).st_mtime > _DAY:
            os.unlink(entry.path)


def _is_running(process: int) -> bool:
    """Whether a process has this id; always True on Windows, where asking would end it."""
    if sys.platform == "win32":
        return True
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        pass  # it is another user's
    return True
