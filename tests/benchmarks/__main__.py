"""Every number that is wanted of the program, measured: `python -m tests.benchmarks [NAME...]`."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

NAMES = sorted(path.stem for path in Path(__file__).parent.glob("[!_]*.py"))


def main() -> None:
    """Run the benchmarks that are named, or all; each module has a ``measure()``."""
    for name in sys.argv[1:] or NAMES:
        print(f"-- {name}")
        import_module(f"tests.benchmarks.{name}").measure()


if __name__ == "__main__":
    main()
