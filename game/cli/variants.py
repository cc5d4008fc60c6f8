"""The variants of a game that commands can play: further factions, those of games with Machines, the map or HQ cards,
and the modules."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from game.cards.catalog import MOLOCH, NO_MANS_LAND
from game.cli.parser import Parser
from game.kernel.refusal import Unreadable
from game.rules.game import LEVELS, MODULES, Options

VARIANTS: Final = ("extra_factions", "level", "coop", "server_room", "raze_build_free", *MODULES)
"""The options as they are parsed."""

_FIELDS: Final = {"level": "moloch_difficulty", "coop": "moloch_coop"}
"""Those whose fields of `Options` have other names."""

_SETS: Final = {
    "level": MOLOCH, "coop": MOLOCH, "server_room": MOLOCH, "raze_build_free": NO_MANS_LAND, "hq": "promo_2",
}  # fmt: skip
"""Options of games with one set alone -> the set."""


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
    chosen = {name: value for name in VARIANTS if (value := getattr(arguments, name)) is not None}
    for name, needed in _SETS.items():
        if name in chosen and needed not in sets:
            raise Unreadable(f"expected {needed} among the sets for this option", _written(name))
    return replace(Options(), **{_FIELDS.get(name, name): value for name, value in chosen.items()})


def variant_words(options: Options) -> list[str]:
    """The words of a command line that choose these variants.

    >>> variant_words(Options(moloch_difficulty="soldier", server_room=True))
    ['--level', 'soldier', '--server-room']
    >>> variant_words(Options(raze_build_free=True))
    ['--raze-build-free']
    >>> variant_words(Options(hq=True, arena=True))
    ['--hq', '--arena']
    """
    words = list[str]()
    for name in VARIANTS:
        value = getattr(options, _FIELDS.get(name, name))
        if value != getattr(Options(), _FIELDS.get(name, name)):
            words += [_written(name)] if value is True else [_written(name), value]
    return words
