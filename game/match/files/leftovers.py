"""What a program that was killed while it wrote has left behind: files that were never given their names."""

from __future__ import annotations

import contextlib
import os
import re
import sys
from pathlib import Path
from time import time
from typing import Final

_UNFINISHED: Final = re.compile(r"(?:\..+\.(?:jsonl|txt)|[a-z_]+\.json(?:\.damaged)?)\.([1-9][0-9]{0,9})\.new")
"""Names under which `make_file` and `write_whole` write, with the number of the process."""

_DAY: Final = 24 * 60 * 60
"""Seconds after which nobody writes any more, whichever process has the number now."""


def clear_leftovers(*folders: Path) -> None:
    """Remove the files that no process will finish any more; what cannot be removed stays.

    A link is no such file, and is never followed.
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
    """Whether there is a process of this number; on Windows nobody can ask without ending it."""
    if sys.platform == "win32":
        return True
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        pass  # it is another user's
    return True
