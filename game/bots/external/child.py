"""A child process that answers lines with lines. Nothing here waits for it longer than asked."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import weakref
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Final

from game.bots.external.messages import Quit, write_question

LONGEST_LINE: Final = 65_536
"""Maximum bytes of an answer."""

_GRACE: Final = 0.5
"""Seconds in which the process may end by itself, and then in which it may end when it is told to."""

_KEPT: Final = 2_000
"""Bytes of its errors that are kept."""

Lines = SimpleQueue[bytes | None]


class Child:
    """A running program. A thread writes to it and reads from it, another one reads its errors."""

    def __init__(self, words: Sequence[str]) -> None:
        """Start the program. Raises OSError or ValueError if that is impossible."""
        self._process = _started(words)
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


def _started(words: Sequence[str]) -> subprocess.Popen[bytes]:
    """The process, in a group of its own with all that it starts, and without a window on Windows."""
    return subprocess.Popen(
        words,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=_environment(),
        process_group=None if sys.platform == "win32" else 0,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )


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


def _talk(process: subprocess.Popen[bytes], questions: Lines, answers: SimpleQueue[bytes], errors: Thread) -> None:
    """Send each question and read its answer; after the last one, say goodbye."""
    to, back = _pipe(process.stdin), _pipe(process.stdout)
    while (question := questions.get()) is not None:
        try:
            to.write(question)
            to.flush()
            answer = back.readline(LONGEST_LINE + 1)
        except OSError:  # it reads no more
            answer = b""
        if not answer:
            errors.join(_GRACE)
        answers.put(answer)
    with suppress(OSError):
        to.write(write_question(Quit()))
        to.flush()
    with suppress(OSError):
        to.close()
    while back.read(LONGEST_LINE):  # what it still says, up to its end
        pass
    back.close()


def _keep_errors(process: subprocess.Popen[bytes], kept: bytearray) -> None:
    """Read its errors to their end, and keep the last of them."""
    with _pipe(process.stderr) as errors:
        while told := os.read(errors.fileno(), _KEPT):
            kept += told
            del kept[:-_KEPT]


def _end(process: subprocess.Popen[bytes]) -> None:
    """Wait for the end of the process, and bring it about."""
    for gently in (True, False):
        try:
            process.wait(_GRACE)
            return
        except subprocess.TimeoutExpired:
            _stop(process, gently)
    process.wait()


def _end_now(process: subprocess.Popen[bytes], questions: Lines) -> None:
    """End a program that nobody has ended, because this one ends or has forgotten it."""
    _stop(process, gently=False)
    process.wait()
    questions.put(None)


def _stop(process: subprocess.Popen[bytes], gently: bool) -> None:
    """Stop the process with all that it has started; on Windows only itself, and never gently."""
    if sys.platform == "win32":
        process.kill()
    else:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM if gently else signal.SIGKILL)
