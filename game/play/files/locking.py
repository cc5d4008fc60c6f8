"""A lock on a match file, so that two windows do not write the same match."""

from __future__ import annotations

import sys

if sys.platform == "win32":
    import msvcrt
    import os

    _FAR_BEHIND = 1 << 40
    """Position of the locked byte, beyond the end of the file, because Windows denies reading a locked byte."""

    def lock(descriptor: int) -> None:
        """Lock an open file until it is closed; raises BlockingIOError if another program has locked it."""
        os.lseek(descriptor, _FAR_BEHIND, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            raise BlockingIOError from None

else:
    import fcntl

    def lock(descriptor: int) -> None:
        """Lock an open file until it is closed; raises BlockingIOError if another program has locked it."""
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise
        except OSError:
            pass  # a file system without locks
