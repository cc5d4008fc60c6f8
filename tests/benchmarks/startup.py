"""From process start to the first frame of the title, beside a bare script that shows an empty frame.

Processor time, as in the other benchmarks: what else the machine does has little to say in it.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median

from tests.benchmarks.row import Row

ROOT = Path(__file__).resolve().parent.parent.parent
TIMES = 15
WANTED = 3.0
"""The program may take so many times as long as the bare script."""

BARE = """
import pygame
pygame.display.init()
pygame.display.set_mode((1280, 720))
pygame.display.flip()
"""
PROGRAM = """
import sys
import pygame
flip = pygame.display.flip
def first_frame():
    flip()
    sys.stdout.flush()
    import os
    os._exit(0)
pygame.display.flip = first_frame
from game.__main__ import main
main(["--size", "1280x720", "--data-dir", sys.argv[1]])
"""


def measure() -> Iterator[Row]:
    """Both times and their ratio; the programs take turns, so that the machine is the same for both."""
    with tempfile.TemporaryDirectory() as data:
        pairs = [(_seconds([BARE]), _seconds([PROGRAM, data])) for _ in range(TIMES)]
    bare, program = median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)
    yield Row("bare script with an empty frame", f"{bare * 1000:.0f} ms")
    yield Row("first frame of the title", f"{program * 1000:.0f} ms", program / bare, most=WANTED)


def _seconds(script: Sequence[str]) -> float:
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # who plays has the modules compiled, as those of pygame are
    before = _used()
    subprocess.run([sys.executable, "-c", *script], cwd=ROOT, env=environment, check=True, stdout=subprocess.DEVNULL)
    return _used() - before


def _used() -> float:
    """Seconds that all processes started so far have used."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime
