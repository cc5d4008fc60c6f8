"""What lies under a name.

`Path.is_dir` and the like raise an error where a folder may not be looked into or a name is too long. Here the answer
is no then: nothing that could be used is there. Whoever would write or delete on a no asks the writing itself instead.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path


def is_folder(path: Path) -> bool:
    """Whether it is a folder, or a link to one."""
    status = _status(path)
    return status is not None and stat.S_ISDIR(status.st_mode)


def is_file(path: Path) -> bool:
    """Whether it is an ordinary file, or a link to one."""
    status = _status(path)
    return status is not None and stat.S_ISREG(status.st_mode)


def is_there(path: Path) -> bool:
    """Whether anything has this name, also a link that leads nowhere."""
    return _status(path, follow=False) is not None


def is_own_folder(path: Path) -> bool:
    """Whether it is a folder and no link to one."""
    status = _status(path, follow=False)
    return status is not None and stat.S_ISDIR(status.st_mode)


def is_own_file(path: Path) -> bool:
    """Whether it is an ordinary file and no link to one."""
    status = _status(path, follow=False)
    return status is not None and stat.S_ISREG(status.st_mode)


def _status(path: Path, follow: bool = True) -> os.stat_result | None:
    try:
        return os.stat(path, follow_symlinks=follow)
    except (OSError, ValueError):  # ValueError: a name with a null character
        return None
