"""A child process that answers lines with lines. Nothing here waits for it longer than asked.

When it ends, all that it has started ends as well, also what holds its pipes or has left its group of processes.
"""

from __future__ import annotations

import os
import secrets
import select
import signal
import subprocess
import sys
import weakref
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import IO, Final

from game.play.external.messages import QuitMessage, write_question

LONGEST_LINE: Final = 65_536
"""Maximum bytes of an answer."""

_GRACE: Final = 0.5
"""Seconds in which the process may end by itself, and then in which it may end when it is told to."""

_KEPT: Final = 2_000
"""Bytes of its errors that are kept."""

_LOOK: Final = 0.1
"""Seconds between two looks whether the process is over while nothing comes from it."""

_MARK: Final = "FIFTYFIRST_ROBOT"
"""Variable of the environment by which all that a program has started is found."""

Lines = SimpleQueue[bytes | None]


class Child:
    """A running program. A thread writes to it and reads from it, another one reads its errors."""

    def __init__(self, words: Sequence[str]) -> None:
        """Start the program. Raises OSError or ValueError if that is impossible."""
        self._process = _Process(words)
        self._questions: Lines = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        self._errors = bytearray()
        errors = Thread(target=_keep_errors, args=(self._process, self._errors), daemon=True)
        talk = Thread(target=_talk, args=(self._process, self._questions, self._answers, errors), daemon=True)
        errors.start()
        talk.start()
        self._forgotten = weakref.finalize(self, _end_now, self._process, self._questions)

    def ask(self, line: bytes) -> None:
        """Send a line that will be answered."""
        self._questions.put(line)

    def answer(self, seconds: float) -> bytes | None:
        """The next answer, if it comes within so many seconds; empty if the program has ended.

        It is cut off after `LONGEST_LINE` + 1 bytes.
        """
        try:
            return self._answers.get(timeout=seconds)
        except Empty:
            return None

    @property
    def last_words(self) -> str:
        """The last line of its errors, which mostly says why it has ended."""
        lines = bytes(self._errors).decode(errors="replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")

    def end(self) -> None:
        """Let it quit; if it does not, terminate it, and then kill it. Returns at once."""
        if self._forgotten.detach():
            self._questions.put(None)
            Thread(target=_end, args=(self._process,)).start()  # no daemon: this program ends after its children


class _Process:
    """The process, in a group of its own with what it starts, and without a window on Windows; and whether it is over,
    after which nothing is read any more, whoever else may hold its pipes."""

    def __init__(self, words: Sequence[str]) -> None:
        self.mark = secrets.token_hex(8)
        self.over = Event()
        self.started = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=_environment() | {_MARK: self.mark},
            process_group=None if sys.platform == "win32" else 0,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )

    def stop(self, gently: bool) -> None:
        """Stop it with its group; on Windows only itself, and never gently."""
        if sys.platform == "win32":
            self.started.kill()
        else:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.started.pid, signal.SIGTERM if gently else signal.SIGKILL)

    def finish(self) -> None:
        """After its end: stop whatever it has left behind, and read no more."""
        self.stop(gently=False)
        for left in _marked(self.mark):
            with suppress(OSError):
                os.kill(left, signal.SIGKILL)
        self.over.set()


def _marked(mark: str) -> list[int]:
    """The processes that have this mark, where the system tells the environment of processes (Linux)."""
    wanted, found = f"{_MARK}={mark}".encode(), []
    for path in Path("/proc").glob("[0-9]*/environ"):
        with suppress(OSError):
            if wanted in path.read_bytes().split(b"\0"):  # a file of the system, of some kilobytes
                found.append(int(path.parent.name))
    return found


def _environment() -> dict[str, str]:
    """The environment; that of a standalone program names its own libraries, with which others would not run."""
    known = dict(os.environ)
    if getattr(sys, "frozen", False):
        before = known.pop("LD_LIBRARY_PATH_ORIG", None)
        known.pop("LD_LIBRARY_PATH", None)
        known |= {} if before is None else {"LD_LIBRARY_PATH": before}
    return known


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None, "the process was started with pipes"
    return pipe


def _talk(process: _Process, questions: Lines, answers: SimpleQueue[bytes], errors: Thread) -> None:
    """Send each question and read its answer; after the last one, say goodbye."""
    to, back, rest = _pipe(process.started.stdin), _pipe(process.started.stdout), bytearray()
    while (question := questions.get()) is not None:
        try:
            to.write(question)
            to.flush()
            answer = _line(process, back, rest)
        except OSError:  # it reads no more
            answer = b""
        if not answer:
            errors.join(_GRACE)
        answers.put(answer)
    with suppress(OSError):
        to.write(write_question(QuitMessage()))
        to.flush()
    with suppress(OSError):
        to.close()
    with suppress(OSError):
        while _read(process, back):  # what it still says, up to its end
            pass
    back.close()


def _line(process: _Process, pipe: IO[bytes], rest: bytearray) -> bytes:
    """The next line, cut off after `LONGEST_LINE` + 1 bytes; ``rest`` is what came after the line before."""
    while b"\n" not in rest and len(rest) <= LONGEST_LINE and (part := _read(process, pipe)):
        rest += part
    end = rest.find(b"\n") + 1 or len(rest)
    line = bytes(rest[: min(end, LONGEST_LINE + 1)])
    del rest[: len(line)]
    return line


def _read(process: _Process, pipe: IO[bytes]) -> bytes:
    """What comes next through a pipe; empty at its end, or if nothing comes and the process is over."""
    if sys.platform != "win32":  # there, pipes cannot be asked, and end with their processes
        while not select.select([pipe], [], [], _LOOK)[0]:
            if process.over.is_set():
                return b""
    return os.read(pipe.fileno(), LONGEST_LINE)


def _keep_errors(process: _Process, kept: bytearray) -> None:
    """Read its errors to their end, and keep the last of them."""
    with _pipe(process.started.stderr) as errors, suppress(OSError):
        while told := _read(process, errors):
            kept += told
            del kept[:-_KEPT]


def _end(process: _Process) -> None:
    """Wait for the end of the process, and bring it about."""
    for gently in (True, False):
        try:
            process.started.wait(_GRACE)
            break
        except subprocess.TimeoutExpired:
            process.stop(gently)
    process.started.wait()
    process.finish()


def _end_now(process: _Process, questions: Lines) -> None:
    """End a program that nobody has ended, because this one ends or has forgotten it."""
    process.stop(gently=False)
    process.started.wait()
    process.finish()
    questions.put(None)
