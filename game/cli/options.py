"""Options of several commands: the cards, those of the game and of the packs in the user's data folder; who plays, and
for many games how many processes, or which cluster; the variants of a game."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from game.bots import levels
from game.bots.player import BOTS
from game.cards.catalog import BASE_SET, Catalog, load_catalog
from game.cli.command_line import CliWording, Parser, add_json, among, at_least, seed, warn, whole
from game.kernel.refusal import Unreadable
from game.match.series.workers import Workers
from game.paths import cards_folder, packs_folder
from game.play.programs import EXEC, Programs, not_named, read_program, recorded
from game.rules.options import LEVELS, MODULES, SETS_OF_OPTIONS, Options, sets_of_game
from game.wording.wording import Wording


def add_bots(parser: Parser, note: str) -> None:
    """Give a command the option ``--bots``, which may be repeated; ``note`` is its line in the help."""
    parser.add_argument("--bots", action="append", default=[], help=note)


def chosen_bots(values: Sequence[str]) -> tuple[str, ...]:
    """The robots that the values of ``--bots`` name, in order.

    A program (``exec:...``) reaches to the end of its value, commas and all: other names stand before it.

    Raises:
        Unreadable: there is no such robot, or no command line.
    """
    return tuple(name for value in values for name in _names(value))


def _names(value: str) -> tuple[str, ...]:
    """The robots of one value: names, a program, or names and then a program."""
    names, comma, command = f",{value}".partition(f",{EXEC}")
    known = among(tuple(BOTS), names[1:], "a robot") if names or not comma else ()
    if not comma:
        return known
    read_program(EXEC + command)
    return (*known, EXEC + command)


def chosen_programs(values: Sequence[str]) -> Programs:
    """The robot programs named by the values of the window's ``--bots``. Raises Unreadable for a value that names
    none."""
    for value in values:
        read_program(value)
    return recorded(values)[1]


def warn_of_programs(robots: Iterable[str], programs: Programs, wording: Wording) -> None:
    """Say so on standard error if any of these robots is a program that the user has not named."""
    for title in not_named(robots, programs):
        warn(wording.text("notice-robot-not-named", program=title))


def warn_of_weights(robots: Iterable[str], wording: Wording) -> None:
    """Say so on standard error if any of these robots lacks what it has learned."""
    if not levels.LEVELS.keys().isdisjoint(robots):
        for error in levels.unreadable_weights():
            warn(wording.text("notice-robots", reason=wording.finding(error)))


def add_series(parser: Parser, command: str, games: int) -> None:
    """Give a command the options of a series of ``games``, if no other number is asked for: with what, between whom."""
    help = parser.speaker.help
    parser.add_argument("--games", type=at_least(1), default=games, help=help(f"cli-{command}-games"))
    parser.add_argument("--players", type=whole, choices=(2, 3, 4), default=2, help=help("cli-players"))
    parser.add_argument("--seed", type=seed, default=1, help=help("cli-simulate-seed"))
    add_sets(parser, default=BASE_SET)
    add_variants(parser)
    add_bots(parser, help(f"cli-{command}-bots"))


def add_workers(parser: Parser) -> None:
    """Give a command the options ``--jobs`` and ``--scheduler``."""
    help = parser.speaker.help
    parser.add_argument("--jobs", type=at_least(1), default=1, help=help("cli-workers-jobs"))
    parser.add_argument("--scheduler", metavar="ADDRESS", help=help("cli-workers-scheduler"))


def chosen_workers(arguments: argparse.Namespace) -> Workers:
    """Those that the options name."""
    return Workers(arguments.jobs, arguments.scheduler)


def add_data_folder(parser: Parser, what: Literal["packs", "import", "text"] = "packs") -> None:
    """Give a command the option ``--data-dir``; ``what`` chooses its line of help."""
    note = parser.speaker.help(f"cli-data-{what}")
    parser.add_argument("--data-dir", type=Path, default=None, metavar="DIR", help=note)


def add_data_and_json(parser: Parser, what: Literal["packs", "import"] = "packs") -> None:
    """Give a command the options ``--data-dir`` and ``--json``."""
    add_data_folder(parser, what)
    add_json(parser)


def add_sets(parser: Parser, default: str | None) -> None:
    """Give a command the option ``--sets``."""
    parser.add_argument("--sets", default=default, metavar="SETS", help=parser.speaker.help("cli-sets"))


def all_cards(arguments: argparse.Namespace) -> Catalog:
    """All cards. Warns on standard error of each pack left out because of a mistake.

    Raises:
        Unreadable: a card file of the game is damaged.
    """
    catalog = load_catalog(cards_folder(), packs=packs_folder(arguments.data_dir))
    for mistake in catalog.refused.values():
        warn(CliWording(arguments.lang).finding(mistake))
    return catalog


def cards_and_words(arguments: argparse.Namespace) -> tuple[Catalog, Wording]:
    """All cards, as `all_cards`, and the words of the player's language for them."""
    catalog = all_cards(arguments)
    return catalog, Wording(catalog, arguments.lang)


def chosen_sets(catalog: Catalog, names: str) -> tuple[str, ...]:
    """The sets named in ``--sets``. Raises Unreadable if they cannot be combined."""
    try:
        return sets_of_game(catalog, [name.strip() for name in names.split(",")])
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
