"""Options of several commands of 51st State: the cards, those of the game and of the packs in the user's data folder;
the sets and the variants of a game."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from game.cli import options
from game.cli.command_line import CliWording, Parser, warn
from game.fiftyfirst.bots import levels
from game.fiftyfirst.bots.player import BOTS
from game.fiftyfirst.cards.catalog import BASE_SET, Catalog, load_catalog
from game.fiftyfirst.rules import NAME
from game.fiftyfirst.rules.options import LEVELS, MODULES, SETS_OF_OPTIONS, Options, sets_of_game
from game.fiftyfirst.wording.wording import Wording
from game.kernel.refusal import Unreadable
from game.paths import cards_folder, packs_folder


def chosen_bots(values: Sequence[str]) -> tuple[str, ...]:
    """The robots that the values of ``--bots`` name (`game.cli.options.chosen_bots`)."""
    return options.chosen_bots(values, tuple(BOTS))


def warn_of_weights(robots: Iterable[str], wording: Wording) -> None:
    """Say so on standard error if any of these robots lacks what it has learned."""
    for error in unlearned(robots):
        warn(wording.text("notice-robots", reason=wording.finding(error)))


def unlearned(robots: Iterable[str]) -> Sequence[Unreadable]:
    """Why some of these robots lack what they have learned."""
    return () if levels.LEVELS.keys().isdisjoint(robots) else levels.unreadable_weights()


def add_sets(parser: Parser) -> None:
    """Give a command the option ``--sets``."""
    parser.add_argument("--sets", default=None, metavar="SETS", help=parser.speaker.help("cli-sets"))


def all_cards(arguments: argparse.Namespace) -> Catalog:
    """All cards. Warns on standard error of each pack left out because of a mistake.

    Raises:
        Unreadable: a card file of the game is damaged.
    """
    catalog = load_catalog(cards_folder(), packs=packs_folder(arguments.data_dir))
    for mistake in catalog.refused.values():
        warn(CliWording(arguments.lang, game=NAME).finding(mistake))
    return catalog


def cards_and_words(arguments: argparse.Namespace) -> tuple[Catalog, Wording]:
    """All cards, as `all_cards`, and the words of the player's language for them."""
    catalog = all_cards(arguments)
    return catalog, Wording(catalog, arguments.lang)


def chosen_sets(catalog: Catalog, names: str | None) -> tuple[str, ...]:
    """The sets named in ``--sets``, by default the base set alone. Raises Unreadable if they cannot be combined."""
    try:
        return sets_of_game(catalog, [name.strip() for name in (names or BASE_SET).split(",")])
    except Unreadable as error:
        raise error.located("--sets") from None


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
        kind: dict[str, Any] = {"choices": LEVELS} if name == "level" else {"action": "store_true"}
        parser.add_argument(_written(name), default=None, help=note, **kind)


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
