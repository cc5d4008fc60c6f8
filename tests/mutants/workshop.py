"""A copy of the project in a temporary folder, in which files are changed and programs are run."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.conftest import ROOT
from tests.mutants.drawing import Mutant, mutated

_COPIED = ("game", "tests")
_LEFT_OUT = shutil.ignore_patterns(".*_cache", ".hypothesis")
_SOON = 4_000_000_000
"""A time in the future, in seconds: a changed file is never taken for the one that was compiled before."""


QUIET = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONHASHSEED": "0"}
"""What programs are told: no window, no sound, the same order of sets each time."""


class Ended(NamedTuple):
    """How a program ended."""

    code: int | None
    """None if it had to be stopped."""

    output: str


class Workshop:
    """A copy of the project; what is not changed there is linked."""

    def __init__(self, folder: Path, root: Path = ROOT) -> None:
        self.folder = folder
        self._changes = 0
        for path in root.iterdir():
            if path.name in _COPIED:
                shutil.copytree(path, folder / path.name, ignore=_LEFT_OUT)
            elif path.name not in (".git", "build", "dist"):
                (folder / path.name).symlink_to(path)
        self._environment = {**os.environ, **QUIET, "PYTHONPATH": str(folder), "XDG_DATA_HOME": str(folder / "user")}
        self._environment.pop("PYTHONDONTWRITEBYTECODE", None)

    def put(self, path: str, text: bytes) -> None:
        """Write a file so that it is compiled anew."""
        self._changes += 1
        (self.folder / path).write_bytes(text)
        os.utime(self.folder / path, (_SOON + self._changes,) * 2)

    @contextmanager
    def changed(self, mutant: Mutant) -> Iterator[None]:
        """Within this context, the copy has the change."""
        whole = (self.folder / mutant.path).read_bytes()
        self.put(mutant.path, mutated(whole, mutant))
        try:
            yield
        finally:
            self.put(mutant.path, whole)

    def note_reached(self, files: Mapping[str, bytes]) -> None:
        """Write files that note what is reached (`reach_of`), for good."""
        for path, text in files.items():
            self.put(path, text)
        shutil.copy(Path(__file__).parent / "noting.py", self.folder / "game" / "noting.py")
        first = (self.folder / "game/__init__.py").read_bytes()
        self.put("game/__init__.py", first + b"\nfrom game import noting as _noting\n\n_noting.install()\n")

    def run(self, *arguments: str, seconds: float | None = None, environment: Mapping[str, str] | None = None) -> Ended:
        """Run Python with ``arguments`` in the copy, and end it and all that it has started after so many seconds."""
        process = subprocess.Popen(
            [sys.executable, *arguments],
            cwd=self.folder,
            env={**self._environment, **(environment or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        )
        passed = 0.0
        while seconds is None or passed < seconds:
            try:  # second by second, as all may be stopped for a while
                output, _ = process.communicate(timeout=1)
                return Ended(process.returncode, output)
            except subprocess.TimeoutExpired:
                passed += 1
        os.killpg(process.pid, signal.SIGKILL)
        return Ended(None, process.communicate()[0])


@contextmanager
def workshop() -> Iterator[Workshop]:
    """A copy that is gone afterwards."""
    from tempfile import TemporaryDirectory

    with TemporaryDirectory(prefix="mutants-") as folder:
        yield Workshop(Path(folder))
