"""How a command tells its result, plain lines or one JSON object, and reads its options.

Nothing else prints: what others have written (names, titles, paths) passes here, so that it cannot steer a terminal.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from game.kernel.refusal import Unreadable
from game.kernel.text import is_visible, visible

if TYPE_CHECKING:
    from game.cli.parser import Parser
    from game.play.files.record import Damage
    from game.wording import Wording

LARGEST_SIDE = 16384
"""Pixels: no system opens a larger window."""
MOST_DIGITS = 30
"""Of a number that is typed: far beyond any seed."""
_NOT_PLAIN = re.compile("[^ -~]")


def add_json(parser: Parser) -> None:
    """Give a command the option ``--json``."""
    parser.add_argument("--json", action="store_true", help=parser.speaker.help("cli-json"))


def tell(arguments: argparse.Namespace, result: Any, lines: Iterable[str]) -> None:
    """Print ``result`` as JSON if ``--json`` was given, otherwise the lines."""
    if arguments.json:
        print_json(result)
    else:
        say(*lines)


def print_json(result: Any) -> None:
    """One JSON object on standard output."""
    print(_NOT_PLAIN.sub(_escaped, msgspec.json.encode(result).decode()))


def say(*texts: str) -> None:
    """Print each text as a line or more; what cannot be seen in it is replaced."""
    for text in texts:
        print(_shown(text))


def warn(sentence: str) -> None:
    """One line on standard error."""
    print(_shown(sentence), file=sys.stderr)


def _shown(text: str) -> str:
    return "\n".join(visible(line, "\N{REPLACEMENT CHARACTER}") for line in text.split("\n"))


def _escaped(found: re.Match[str]) -> str:
    """The same character in JSON, as an escape if it cannot be seen."""
    return found[0] if is_visible(found[0]) else json.dumps(found[0])[1:-1]


def tell_damage(damage: Damage | None, wording: Wording) -> None:
    """Say on standard error from where on a match file is damaged, if it is."""
    if damage:
        warn(wording.text(f"cli-damage-{damage.reason}", line=damage.line, step=damage.kept))


def write_yaml(data: Any) -> str:
    """Plain data as YAML, keys in their order."""
    import yaml

    return yaml.safe_dump(data, sort_keys=False, allow_unicode=True, default_flow_style=None, width=120)


def at_least(least: int) -> Callable[[str], int]:
    """The type of an option that is a number not below ``least``."""

    def number(text: str) -> int:
        found = whole_number(text)
        if found is None or found < least:
            raise argparse.ArgumentTypeError(f"a number from {least} on expected, not {text!r}")
        return found

    return number


def whole_number(text: str) -> int | None:
    """The number that plain digits stand for; None for any other text, and for more digits than anybody means."""
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None


def read_size(text: str) -> tuple[int, int]:
    """The type of an option that is the size of a window or picture: ``1920x1080``."""
    width, height = (whole_number(part) or 0 for part in text.partition("x")[::2])
    if not (0 < width <= LARGEST_SIDE and 0 < height <= LARGEST_SIDE):
        raise argparse.ArgumentTypeError(f"a size like 1920x1080 expected, not {text!r}")
    return width, height


def among(known: Sequence[str], names: str, kind: str) -> tuple[str, ...]:
    """The names in a text with commas; raises Unreadable if one is not known."""
    chosen = tuple(name.strip() for name in names.split(","))
    for name in chosen:
        if name not in known:
            raise Unreadable(f"{kind} expected ({', '.join(known)}), not {name!r}")
    return chosen
