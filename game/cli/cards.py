"""`cards`: the printed cards in words, as data, or a check of a card file or a pack."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from game.cards.catalog import Catalog, check_cards, load_catalog
from game.cards.packs import pack_files
from game.cards.strict_yaml import LARGEST_FILE
from game.cli.card_sets import add_data_folder, all_cards
from game.cli.output import add_json, among, tell, warn
from game.cli.parser import Commands, add_command
from game.files import read_text_file
from game.kernel.refusal import Unreadable
from game.paths import cards_folder, packs_folder
from game.wording import Fact, Wording


def add(commands: Commands) -> None:
    parser = add_command(commands, "cards")
    say = parser.speaker.help
    parser.add_argument("--set", metavar="SET", help=say("cli-cards-set"))
    parser.add_argument("--lint", type=Path, metavar="FILE", help=say("cli-cards-lint"))
    add_data_folder(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.lint:
        return _lint(arguments)
    catalog = all_cards(arguments)
    sets = among(catalog.sets, arguments.set, "a set") if arguments.set else catalog.sets
    if arguments.json:
        tell(arguments, {"cards": [card for name in sets for card in _data(name, arguments)]}, ())
        return 0
    wording = Wording(catalog, arguments.lang)
    tell(arguments, None, _lines(catalog, sets, wording, with_boards=not arguments.set))
    return 0


def _lint(arguments: argparse.Namespace) -> int:
    path: Path = arguments.lint
    if not path.exists():
        raise Unreadable("a card file or the folder of a pack expected; there is none", str(path))
    try:
        _check(path, arguments)
    except Unreadable as error:
        warn(str(error))
        tell(arguments, {"ok": False, "error": {"file": error.file, "line": error.line, "message": error.message}}, ())
        return 1
    tell(arguments, {"ok": True, "error": None}, [f"{path}: ok"])
    return 0


def _check(path: Path, arguments: argparse.Namespace) -> None:
    """Raise what the game says of a file of its own, or of an installed pack; any other is checked beside its own."""
    folder = (path if path.is_dir() else path.parent).absolute()
    packs = packs_folder(arguments.data_dir)
    if folder.resolve() == cards_folder().resolve():
        mistakes: list[Unreadable] = []
        load_catalog(folder, mistakes.append)
        told = [mistake for mistake in mistakes if path.is_dir() or mistake.file == str(path.absolute())]
    elif folder.parent.resolve() == packs.resolve():
        refused = load_catalog(cards_folder(), packs=packs).refused
        told = [refused[folder.name]] if folder.name in refused else []
    else:
        check_cards(cards_folder(), path)
        return
    for mistake in told:
        raise mistake


def _data(name: str, arguments: argparse.Namespace) -> Iterator[Mapping[str, Any]]:
    """The cards of a set as they stand in its files."""
    import yaml

    pack = packs_folder(arguments.data_dir) / name
    own = cards_folder() / f"{name}.yaml"
    for path in [own] if own.is_file() else pack_files(pack):
        for card in yaml.load(read_text_file(path, LARGEST_FILE), yaml.CSafeLoader)["locations"]:
            yield card | {"set": name}


def _lines(catalog: Catalog, sets: tuple[str, ...], wording: Wording, with_boards: bool) -> Iterator[str]:
    for card in catalog.locations.values():
        if card.set in sets:
            heading = f"{wording.title(card.id)} ({card.id}, {card.set}, x{card.copies})"
            yield from _told(heading, wording.card_facts(card))
    if with_boards:
        for faction in catalog.factions.values():
            yield from _told(f"{wording.title(faction.id)} ({faction.id})", wording.faction_facts(faction))
        for connection in catalog.connections.values():
            heading = f"{wording.title(connection.id)} ({connection.id}, x{connection.copies})"
            yield from _told(heading, wording.connection_facts(connection))


def _told(heading: str, facts: Iterable[Fact]) -> Iterator[str]:
    yield heading
    yield from (f"  {fact.heading}: {fact.sentence}" for fact in facts)
    yield ""
