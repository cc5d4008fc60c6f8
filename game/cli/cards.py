"""`cards`: the printed cards in words, as data, or a check of a card file."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from game.cards.catalog import Catalog, load_catalog
from game.cards.reader import read_file
from game.cli.output import add_json, among, read_language, tell, warn
from game.kernel.refusal import Unreadable
from game.paths import cards_folder
from game.wording import Fact, Wording


def add(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser("cards", help="tell the cards in words, or check a file")
    parser.add_argument("--set", metavar="SET", help="only the cards of this set")
    parser.add_argument("--lang", type=read_language, default="en", metavar="LANGUAGE")
    parser.add_argument("--lint", type=Path, metavar="FILE", help="check a card file; exit code 1 if it has a mistake")
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.lint:
        return _lint(arguments)
    catalog = load_catalog(cards_folder())
    sets = among(catalog.sets, arguments.set, "a set") if arguments.set else catalog.sets
    if arguments.json:
        tell(arguments, {"cards": [card for name in sets for card in _data(name)]}, ())
        return 0
    wording = Wording(catalog, arguments.lang)
    tell(arguments, None, _lines(catalog, sets, wording, with_boards=not arguments.set))
    return 0


def _lint(arguments: argparse.Namespace) -> int:
    """A file of the game's own is checked by itself, any other beside the game's own."""
    path: Path = arguments.lint
    if not path.is_file():
        raise Unreadable("a card file expected; there is none", str(path))
    is_own = path.resolve().parent == cards_folder().resolve()
    try:
        read_file(path, {} if is_own else _taken_names(load_catalog(cards_folder())))
    except Unreadable as error:
        warn(str(error))
        tell(arguments, {"ok": False, "error": {"file": error.file, "line": error.line, "message": error.message}}, ())
        return 1
    tell(arguments, {"ok": True, "error": None}, [f"{path}: ok"])
    return 0


def _taken_names(catalog: Catalog) -> dict[str, str]:
    ids = [*catalog.locations, *catalog.factions, *catalog.connections]
    return {name: "the game's own cards" for id in ids for name in (id, catalog.title(id))}


def _data(name: str) -> Iterator[Mapping[str, Any]]:
    """The cards of a set as they stand in its file."""
    import yaml

    with (cards_folder() / f"{name}.yaml").open(encoding="utf-8") as file:
        for card in yaml.load(file, yaml.CSafeLoader)["locations"]:
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
