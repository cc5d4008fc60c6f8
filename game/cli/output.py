"""How a command tells its result, plain lines or one JSON object, and reads its options."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from game.kernel.refusal import Unreadable

if TYPE_CHECKING:
    from game.match.record import Record
    from game.wording import Wording


def add_json(parser: argparse.ArgumentParser) -> None:
    """Give a command the option ``--json``."""
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def tell(arguments: argparse.Namespace, result: Any, lines: Iterable[str]) -> None:
    """Print ``result`` as JSON if ``--json`` was given, otherwise the lines."""
    if arguments.json:
        print_json(result)
    else:
        for line in lines:
            print(line)


def print_json(result: Any) -> None:
    """One JSON object on standard output."""
    print(msgspec.json.encode(result).decode())


def warn(sentence: str) -> None:
    """One line on standard error."""
    print(sentence, file=sys.stderr)


def tell_damage(record: Record, wording: Wording) -> None:
    """Say on standard error from where on a match file is damaged, if it is."""
    if record.damage:
        warn(wording.text(f"cli-damage-{record.damage.reason}", line=record.damage.line, step=record.damage.kept))


def write_yaml(data: Any) -> str:
    """Plain data as YAML, keys in their order."""
    import yaml

    return yaml.safe_dump(data, sort_keys=False, allow_unicode=True, default_flow_style=None, width=120)


def at_least(least: int) -> Callable[[str], int]:
    """The type of an option that is a number not below ``least``."""

    def number(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"a number from {least} on expected, not {text!r}")
        return int(text)

    return number


def among(known: Sequence[str], names: str, kind: str) -> tuple[str, ...]:
    """The names in a text with commas; raises Unreadable if one is not known."""
    chosen = tuple(name.strip() for name in names.split(","))
    for name in chosen:
        if name not in known:
            raise Unreadable(f"{kind} expected ({', '.join(known)}), not {name!r}")
    return chosen
