"""Crash reports: a sentence for the player, and a file for the developers."""

from __future__ import annotations

import platform
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from functools import partial
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from game import __version__
from game.cli.command_line import CliWording, language_of, option
from game.files import make_file
from game.kernel.refusal import Unreadable
from game.paths import APPLICATION, data_folder
from game.play.files.line import FIRST_GAME

if TYPE_CHECKING:
    from game.play.match import Match
    from game.ui.context import Context
    from game.ui.window.crashed import Crashed

    AnyMatch = Match[Any, Any, Any, Any, Any, Any]

_LAST = 12
"""Decisions in the report; the copy of the match beside it has all."""


_SENTENCE = "The program has stopped because of an error in it. A report for the developers is in {file}"
"""What is told where the messages cannot be read."""


class CrashNotice(NamedTuple):
    """The name of the game and a sentence about the error, in the player's language."""

    title: str
    sentence: str


def report(error: BaseException, arguments: Sequence[str] = ()) -> CrashNotice:
    """Write a crash report to the data folder, or if that is impossible to the system's temporary folder; returns the
    sentence that names the file."""
    chosen = option(arguments, "--data-dir")
    return _told(_write(_text(error, arguments), Path(chosen) if chosen else None), arguments)


def report_window(crashed: Crashed, arguments: Sequence[str] = ()) -> CrashNotice:
    """Write a report of the error that has closed the window, as `report_scene` does, and a note for the next start."""
    context, match = crashed.context, crashed.context.match
    file = report_scene(context, crashed.__cause__ or crashed, arguments)
    if file:
        from game.ui.window.crashed import leave_note

        with suppress(OSError):
            leave_note(data_folder(context.data), file)
    since = match.unsaved_since if match else None
    try:
        words = context.text("crash-window", file=str(file or "-"), saved=str(since is None).lower(), step=since or 0)
        return CrashNotice(context.text("title-name"), words)
    except Exception:  # the messages may be damaged
        return _told(file, arguments)


def report_scene(context: Context, error: BaseException, arguments: Sequence[str] = ()) -> Path | None:
    """Write a report with what the window showed, and a copy of the match beside it; returns its path, or None if it
    cannot be written."""
    file = _write(_text(error, arguments, context), context.data)
    match = context.match
    if file and match and match.path:
        from game.play.files.record import read_match_bytes  # imported late: needed for matches alone

        with suppress(OSError, Unreadable):
            make_file(file.with_suffix(match.path.suffix), read_match_bytes(match.path))
    return file


# ---------------------------------------------------------------------- content
def _text(error: BaseException, arguments: Sequence[str], context: Context | None = None) -> str:
    """The whole report, with `~` for the user's home folder."""
    lines = [
        f"fiftyfirst {__version__}, Python {sys.version.split()[0]}, {platform.platform()}",
        f"arguments: {' '.join(arguments)}",
        *(_shown(context) if context else ()),
        "",
        "".join(traceback.format_exception(error)),
    ]
    return "\n".join(lines).replace(str(Path.home()), "~")


def _shown(context: Context) -> Iterator[str]:
    """What the window showed. A line that fails must not break the report: the cause of the error may lie there."""
    yield _line("pygame", lambda: metadata.version("pygame-ce"))
    yield _line("language", lambda: context.wording.language)
    settings = partial(msgspec.structs.replace, seats=(), alone=None)  # without names of players
    yield _line("settings", lambda: msgspec.json.encode(settings(context.settings)).decode())
    yield _line("window", lambda: f"{context.metrics.size[0]}x{context.metrics.size[1]}")
    yield _line("scenes", lambda: " > ".join(type(scene).__name__ for scene in context.stack))
    match = context.match
    if match is None:
        return
    yield _line("match", lambda: str(match.path.name if match.path else "-"))
    yield _line("seats", lambda: " ".join(f"{seat}={setup.player}" for seat, setup in match.seats.items()))
    for name, values in match.header.options.items():
        if isinstance(values, tuple | list):
            yield _line(name, partial(" ".join, map(str, values)))
    yield _line("step", lambda: f"{match.head} of {match.last}, unsaved since {match.unsaved_since}")
    for step in range(max(1, match.head - _LAST + 1), match.head + 1):
        yield _line(f"  {step}", partial(_decision, match, step))
    yield _line("position", lambda: _position(match))


def _line(name: str, tell: Callable[[], str]) -> str:
    try:
        return f"{name}: {tell()}"
    except Exception as error:
        return f"{name}: cannot be told ({type(error).__name__}: {error})"


def _decision(match: AnyMatch, step: int) -> str:
    decision = match.entry(step).decision
    if decision is None:
        return "-"
    before = match.journal.state_after(step - 1)
    return f"{decision.seat} {match.kind.notation.write_move(match.game, before, decision)}"


def _position(match: AnyMatch) -> str:
    return match.kind.notation.position_text(match.game, match.state)


# ---------------------------------------------------------------------- file
def _write(text: str, folder: Path | None) -> Path | None:
    """Write a new file, also for a second error within a second; None if that is impossible."""
    name = f"crash-{datetime.now():%Y-%m-%d_%H-%M-%S}.txt"
    for place in (data_folder(folder), Path(tempfile.gettempdir())):
        with suppress(OSError):
            return make_file(place / name, text.encode(errors="backslashreplace"))
    return None


def _told(file: Path | None, arguments: Sequence[str]) -> CrashNotice:
    """The sentence about an error without a window, in the chosen language if its messages are whole."""
    plays = not arguments or arguments[0] == "text" or arguments[0].startswith("-")  # the window has no command
    key = "cli-crashed" if plays else "cli-crashed-command"
    try:
        speaker = CliWording(language_of(arguments), game=option(arguments, "--game") or FIRST_GAME)
        if key in speaker.messages:
            title = speaker.text("title-name") if "title-name" in speaker.messages else APPLICATION
            return CrashNotice(title, speaker.text(key, file=str(file or "-")))
    except Exception:  # the messages may be damaged
        pass
    return CrashNotice(APPLICATION, _SENTENCE.format(file=file or "-"))
