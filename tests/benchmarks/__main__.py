"""Every number that is wanted of the program, in one table: `python -m tests.benchmarks [NAME...]`."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path

from tests.benchmarks.row import HEAD

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

NAMES = sorted({path.stem for path in Path(__file__).parent.glob("[!_]*.py")} - {"row"})


def main() -> int:
    """Run the benchmarks that are named, or all; each module has a ``measure()`` that gives its rows.

    Returns 1 if a number is not as wanted.
    """
    missed = 0
    print(HEAD)
    for name in sys.argv[1:] or NAMES:
        for row in import_module(f"tests.benchmarks.{name}").measure():
            print(row, flush=True)
            missed += row.is_missed
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
