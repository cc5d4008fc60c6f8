"""The variants of a game that commands can play: further factions, and those of games with Machines."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final

from game.cards.catalog import MOLOCH
from game.cli.parser import Parser
from game.kernel.refusal import Unreadable
from game.rules.game import LEVELS, Options

_OF_MACHINES: Final = {"level": "--level", "coop": "--coop", "server_room": "--server-room"}
"""Options that only games with Machines have: as they are parsed, and as they are written."""


def add_variants(parser: Parser) -> None:
    """Give a command the options ``--extra-factions``, ``--level``, ``--coop`` and ``--server-room``."""
    say = parser.speaker.help
    parser.add_argument("--extra-factions", action="store_true", default=None, help=say("cli-extra-factions"))
    parser.add_argument("--level", choices=LEVELS, default=None, help=say("cli-level"))
    parser.add_argument("--coop", action="store_true", default=None, help=say("cli-coop"))
    parser.add_argument("--server-room", action="store_true", default=None, help=say("cli-server-room"))


def chosen_variants(arguments: argparse.Namespace, sets: Sequence[str]) -> Options:
    """The variants that were chosen. Raises Unreadable if they concern Machines, and the game has none."""
    for name, written in _OF_MACHINES.items():
        if getattr(arguments, name) is not None and MOLOCH not in sets:
            raise Unreadable(f"expected {MOLOCH} among the sets for this option", written)
    return Options(
        extra_factions=bool(arguments.extra_factions),
        moloch_difficulty=arguments.level or LEVELS[0],
        moloch_coop=bool(arguments.coop),
        server_room=bool(arguments.server_room),
    )


def variant_words(options: Options) -> list[str]:
    """The words of a command line that choose these variants.

    >>> variant_words(Options(moloch_difficulty="soldier", server_room=True))
    ['--level', 'soldier', '--server-room']
    """
    words = ["--extra-factions"] if options.extra_factions else []
    words += ["--level", options.moloch_difficulty] if options.moloch_difficulty != LEVELS[0] else []
    words += ["--coop"] if options.moloch_coop else []
    return [*words, *(["--server-room"] if options.server_room else [])]
