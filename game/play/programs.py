"""Programs that the user has named: `exec:PROGRAM ARGS`."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, count
from pathlib import PurePath, PureWindowsPath
from types import MappingProxyType
from typing import Final, NamedTuple

from game.kernel.refusal import Unreadable
from game.kernel.text import one_line

EXEC: Final = "exec:"
"""What the name of a robot begins with that is a program."""

PATIENCE: Final = 10.0
"""Seconds for which a program may be silent."""

_LONGEST: Final = 40
"""Maximum characters of the shown name of a program."""

_INTERPRETER: Final = re.compile(r"(python|pypy|perl|ruby|node|php|lua|java|mono|bash|sh|uv|run)[\d.w]*")
"""Programs that run another one, whose name says more."""

_STRANGE: Final = re.compile(r"[^\w.+-]")
"""What a recorded name does not have."""


class NamedProgram(NamedTuple):
    """A command line, and for how many seconds the program may be silent."""

    words: tuple[str, ...]
    patience: float = PATIENCE

    @property
    def title(self) -> str:
        """The name of its file, without folders; of a script, not of what runs it.

        >>> read_program("exec:/usr/bin/python3 -u bots/example.py --level 2").title
        'example.py'
        """
        names = [_file_name(word) for word in self.words if not word.startswith("-")]
        told = next((name for name in names if not _INTERPRETER.fullmatch(name.lower().removesuffix(".exe"))), names[0])
        return _STRANGE.sub("_", told)[:_LONGEST]


Programs = Mapping[str, NamedProgram]
"""Name of a robot -> the program that plays for it."""

NO_PROGRAMS: Final[Programs] = MappingProxyType({})


def is_program(robot: str) -> bool:
    """Whether a robot of this name is a program. The name alone never tells what to run."""
    return robot.startswith(EXEC)


def title_of(robot: str) -> str:
    """The shown name of the program that is called so in a match file."""
    return one_line(robot.removeprefix(EXEC), _LONGEST) or "?"


def read_program(robot: str) -> NamedProgram:
    """The program that a user has named by `exec:PROGRAM ARGS`.

    Raises:
        Unreadable: it is something else, or quotes are not in pairs.
    """
    try:
        words = tuple(shlex.split(robot.removeprefix(EXEC), posix=sys.platform != "win32"))
    except ValueError:
        words = ()
    if not is_program(robot) or not words or words[0].startswith("-") or "\0" in robot:
        raise Unreadable(f"expected a program and its arguments, like exec:python3 bot.py, not {robot!r}")
    return NamedProgram(tuple(word.strip('"') for word in words) if sys.platform == "win32" else words)


def recorded(robots: Iterable[str]) -> tuple[Sequence[str], Programs]:
    """The robots that a user has named as match files name them, and the programs among them.

    Match files tell neither folders nor arguments. Programs with the same title are numbered.

    >>> recorded(["hard", "exec:python3 a/bot.py", "exec:python3 b/bot.py"])[0]
    ['hard', 'exec:bot.py', 'exec:bot.py-2']
    """
    names: dict[str, str] = {}
    programs: dict[str, NamedProgram] = {}
    robots = list(robots)
    for robot in filter(is_program, robots):
        if robot not in names:
            program = read_program(robot)
            title = f"{EXEC}{program.title}"
            numbered = (f"{title}-{number}" for number in count(2))
            name = next(name for name in chain((title,), numbered) if name not in programs)
            names[robot], programs[name] = name, program
    return [names.get(robot, robot) for robot in robots], programs


def not_named(robots: Iterable[str], programs: Programs) -> Sequence[str]:
    """The titles of the programs among the robots of a match that the user has not named: greedy plays for them."""
    return [title_of(robot) for robot in dict.fromkeys(robots) if is_program(robot) and robot not in programs]


def _file_name(word: str) -> str:
    """The last part of a path."""
    path = PureWindowsPath(word) if sys.platform == "win32" else PurePath(word)
    return path.name or word
