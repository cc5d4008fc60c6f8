"""Where the program begins: all of it is imported where Ctrl+C is caught."""

from __future__ import annotations

import sys

INTERRUPTED = 130
"""The exit code after Ctrl+C."""


def main(arguments: list[str] | None = None) -> int:
    """Run the program; returns its exit code."""
    try:
        from game.start import start

        return start(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()  # the processes that `simulate --jobs` starts begin here, too
    sys.exit(main())
