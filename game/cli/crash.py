"""What a player gets to see of a program error: one sentence, and a file to send to whoever can mend it."""

from __future__ import annotations

import platform
import sys
import tempfile
import traceback
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from game import __version__
from game.paths import assets_folder, data_folder


def report(error: BaseException, arguments: Sequence[str] = ()) -> str:
    """Write a crash report into the data folder, or where that cannot be done, the system's temporary folder.

    Returns:
        The sentence for the player, which names the file.
    """
    return _sentence(_write(_text(error, arguments), _chosen_folder(arguments)))


def _text(error: BaseException, arguments: Sequence[str]) -> str:
    lines = [
        f"fiftyfirst {__version__}, Python {sys.version.split()[0]}, {platform.platform()}",
        f"arguments: {' '.join(arguments)}",
        "",
        *traceback.format_exception(error),
    ]
    return "\n".join(lines)


def _chosen_folder(arguments: Sequence[str]) -> Path | None:
    """The folder given by `--data-dir`."""
    if "--data-dir" in arguments[:-1]:
        return Path(arguments[list(arguments).index("--data-dir") + 1])
    return None


def _write(text: str, folder: Path | None) -> Path | None:
    name = f"crash-{datetime.now():%Y-%m-%d_%H-%M-%S}.txt"
    for place in (data_folder(folder), Path(tempfile.gettempdir())):
        try:
            place.mkdir(parents=True, exist_ok=True)
            (place / name).write_text(text, "utf-8")
        except OSError:
            continue
        return place / name
    return None


def _sentence(file: Path | None) -> str:
    from game.wording.messages import Messages

    try:
        messages = Messages(assets_folder() / "locale" / "en", "en", on_error=lambda _: None)
        return messages.format("cli-crashed", {"file": str(file or "-")})
    except Exception:  # the locale itself may be what is broken
        return str(file)
