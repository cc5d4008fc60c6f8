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

_PROMO_2: Final = "promo_2"
"""The set with HQ cards (R52)."""

_OF_SETS: Final = {
    "level": ("--level", MOLOCH),
    "coop": ("--coop", MOLOCH),
    "server_room": ("--server-room", MOLOCH),
    "raze_build_free": ("--raze-build-free", NO_MANS_LAND),
    "hq": ("--hq", _PROMO_2),
}
"""Options of games with one set alone, as they are parsed -> as they are written, and the set."""


def add_variants(parser: Parser) -> None:
    """Give a command ``--extra-factions``, the options of single sets, and those of the modules."""
    say = parser.speaker.help
    parser.add_argument("--extra-factions", action="store_true", default=None, help=say("cli-extra-factions"))
    parser.add_argument("--level", choices=LEVELS, default=None, help=say("cli-level"))
    parser.add_argument("--coop", action="store_true", default=None, help=say("cli-coop"))
    parser.add_argument("--server-room", action="store_true", default=None, help=say("cli-server-room"))
    parser.add_argument("--raze-build-free", action="store_true", default=None, help=say("cli-raze-build-free"))
    for name in MODULES:
        parser.add_argument(f"--{name}", action="store_true", default=None, help=say(f"cli-{name}"))


def chosen_variants(arguments: argparse.Namespace, sets: Sequence[str]) -> Options:
    """The variants that were chosen. Raises Unreadable if one concerns a set that the game does not have."""
    for name, (written, needed) in _OF_SETS.items():
        if getattr(arguments, name) is not None and needed not in sets:
            raise Unreadable(f"expected {needed} among the sets for this option", written)
    options = Options(
        extra_factions=bool(arguments.extra_factions),
        moloch_difficulty=arguments.level or LEVELS[0],
        moloch_coop=bool(arguments.coop),
        server_room=bool(arguments.server_room),
        raze_build_free=bool(arguments.raze_build_free),
    )
    return replace(options, **{name: bool(getattr(arguments, name)) for name in MODULES})


def variant_words(options: Options) -> list[str]:
    """The words of a command line that choose these variants.

    >>> variant_words(Options(moloch_difficulty="soldier", server_room=True))
    ['--level', 'soldier', '--server-room']
    >>> variant_words(Options(raze_build_free=True))
    ['--raze-build-free']
    >>> variant_words(Options(hq=True, arena=True))
    ['--hq', '--arena']
    """
    words = ["--extra-factions"] if options.extra_factions else []
    words += ["--level", options.moloch_difficulty] if options.moloch_difficulty != LEVELS[0] else []
    words += ["--coop"] if options.moloch_coop else []
    words += ["--server-room"] if options.server_room else []
    words += ["--raze-build-free"] if options.raze_build_free else []
    return [*words, *(f"--{name}" for name in options.modules)]
