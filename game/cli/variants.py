"""The variants of a game that commands can play: further factions, those of games with Machines, the map or HQ cards,
and the modules."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from game.cli.parser import Parser
from game.kernel.refusal import Unreadable
from game.rules.options import LEVELS, MODULES, SETS_OF_OPTIONS, Options

VARIANTS: Final[Mapping[str, str]] = {
    "extra_factions": "extra_factions",
    "level": "moloch.difficulty",
    "coop": "moloch.coop",
    "server_room": "server_room",
    "raze_build_free": "no_mans_land.raze_build_free",
    **{name: name for name in MODULES},
}
"""The options as they are parsed -> in files."""


def _written(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def add_variants(parser: Parser) -> None:
    """Give a command an option for each variant."""
    for name in VARIANTS:
        note = parser.speaker.help(f"cli{_written(name)[1:]}")
        if name == "level":
            parser.add_argument(_written(name), choices=LEVELS, default=None, help=note)
        else:
            parser.add_argument(_written(name), action="store_true", default=None, help=note)


def chosen_variants(arguments: argparse.Namespace, sets: Sequence[str]) -> Options:
    """The variants that were chosen. Raises Unreadable if one concerns a set that the game does not have."""
    chosen = {}
    for name, option in VARIANTS.items():
        value = getattr(arguments, name)
        if value is not None:
            needed = SETS_OF_OPTIONS.get(option)
            if needed is not None and needed not in sets:
                raise Unreadable(f"expected {needed} among the sets for this option", _written(name))
            chosen[option] = value
    return msgspec.convert(chosen, Options)


def variant_words(options: Options) -> list[str]:
    """The words of a command line that choose these variants.

    >>> variant_words(Options(moloch_difficulty="soldier", server_room=True))
    ['--level', 'soldier', '--server-room']
    >>> variant_words(Options(raze_build_free=True))
    ['--raze-build-free']
    >>> variant_words(Options(hq=True, borders=True))
    ['--hq', '--borders']
    """
    words, unusual = list[str](), msgspec.to_builtins(options)
    for name, option in VARIANTS.items():
        if option in unusual:
            words += [_written(name)] if unusual[option] is True else [_written(name), unusual[option]]
    return words
