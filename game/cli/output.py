"""Output of commands, as lines or as one JSON object, and types of options.

All printing is done here: names, titles and paths that others have written must not control the terminal.
"""

from __future__ import annotations

import argparse
import codecs
import io
import json
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from game.kernel.refusal import Unreadable
from game.kernel.text import is_visible, legible, visible

if TYPE_CHECKING:
    from game.cli.parser import Parser
    from game.play.files.record import Damage
    from game.wording import Wording

LARGEST_SIDE = 16384
"""Maximum width or height of a window or picture, in pixels."""

MOST_DIGITS = 30
_SHOWN = 40
"""Characters of a wrong value that a message repeats."""
"""Maximum digits of a typed number."""

_replaced: list[str] = []


def replace_unknown_letters() -> None:
    """Print `?` for each letter that the terminal or the file cannot take, and read U+FFFD for each byte of the input
    that is no letter, instead of failing."""
    codecs.register_error(_HANDLER, _replace)
    for stream, handler in ((sys.stdout, _HANDLER), (sys.stderr, _HANDLER), (sys.stdin, "replace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=handler)


def has_replaced_letters() -> bool:
    """Whether a letter was replaced since the last question."""
    found = bool(_replaced)
    _replaced.clear()
    return found


def _replace(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    _replaced.append(error.object[error.start : error.end])
    return "?" * (error.end - error.start), error.end


_HANDLER = "replaced-letters"
_NOT_PLAIN = re.compile("[^ -~]")


def add_json(parser: Parser) -> None:
    """Give a command the option ``--json``."""
    parser.add_argument("--json", action="store_true", help=parser.speaker.help("cli-json"))


def add_force(parser: Parser) -> None:
    """Give a command that writes a file the option ``--force``."""
    parser.add_argument("--force", action="store_true", help=parser.speaker.help("cli-force"))


def tell(arguments: argparse.Namespace, result: Any, lines: Iterable[str]) -> None:
    """Print ``result`` as JSON if ``--json`` was given, otherwise the lines."""
    if arguments.json:
        print_json(result)
    else:
        say(*lines)


def print_json(result: Any) -> None:
    """Print one JSON object."""
    told = _NOT_PLAIN.sub(_escaped, msgspec.json.encode(result).decode())
    try:
        told.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        told = json.dumps(json.loads(told))
    print(told)


def say(*texts: str) -> None:
    """Print texts of one or more lines, with invisible characters replaced."""
    for text in texts:
        print(_shown(text))


def warn(sentence: str) -> None:
    """Print a line to standard error."""
    print(_shown(sentence), file=sys.stderr)


def write_output() -> None:
    """Write what still waits, so that an output that takes no more is told; raises OSError."""
    if sys.stdout:  # a program without a terminal has none
        sys.stdout.flush()


def _shown(text: str) -> str:
    return "\n".join(visible(line, "\N{REPLACEMENT CHARACTER}") for line in text.split("\n"))


def _escaped(found: re.Match[str]) -> str:
    """A character in JSON, escaped if it is invisible."""
    return found[0] if is_visible(found[0]) else json.dumps(found[0])[1:-1]


def tell_damage(damage: Damage | None, wording: Wording) -> None:
    """Warn on standard error where a match file is damaged, if it is."""
    if damage:
        warn(wording.text(f"cli-damage-{damage.reason}", line=damage.line, step=damage.kept))


def write_yaml(data: Any) -> str:
    """Plain data as YAML, with keys in their order."""
    import yaml

    return yaml.safe_dump(data, sort_keys=False, allow_unicode=True, default_flow_style=None, width=120)


def at_least(least: int) -> Callable[[str], int]:
    """The type of an option: a number of at least ``least``."""

    def number(text: str) -> int:
        found = whole_number(text)
        if found is None or found < least:
            raise argparse.ArgumentTypeError(f"expected a whole number of at least {least}, not {_quoted(text)}")
        return found

    return number


def whole(text: str) -> int:
    """The type of an option: any whole number that is not negative."""
    found = whole_number(text)
    if found is None:
        raise argparse.ArgumentTypeError(f"expected a whole number, not {_quoted(text)}")
    return found


def seed(text: str) -> int:
    """The type of an option: the seed of a deal."""
    found = whole_number(text)
    if found is None:
        raise argparse.ArgumentTypeError(
            f"expected a whole number of at most {MOST_DIGITS} digits, not {_quoted(text)}"
        )
    return found


def _quoted(text: str) -> str:
    return repr(legible(text, _SHOWN))


def whole_number(text: str) -> int | None:
    """The number written in plain digits; None for any other text, and for more than `MOST_DIGITS` digits.

    >>> whole_number("12"), whole_number("-1")
    (12, None)
    """
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None


def read_size(text: str) -> tuple[int, int]:
    """The type of an option: a size in pixels.

    >>> read_size("1920x1080")
    (1920, 1080)
    """
    width, height = (whole_number(part) or 0 for part in text.partition("x")[::2])
    if not (0 < width <= LARGEST_SIDE and 0 < height <= LARGEST_SIDE):
        raise argparse.ArgumentTypeError(f"expected a size like 1920x1080, not {text!r}")
    return width, height


def among(known: Sequence[str], names: str, kind: str) -> tuple[str, ...]:
    """The names in a text with commas. Raises Unreadable if one is unknown.

    >>> among(("base", "winter"), "base, winter", "a set")
    ('base', 'winter')
    """
    chosen = tuple(name.strip() for name in names.split(","))
    for name in chosen:
        if name not in known:
            raise Unreadable(f"expected {kind} ({', '.join(known)}), not {name!r}")
    return chosen
