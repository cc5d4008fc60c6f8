"""`cards`: the cards in words or as data, or a check of a card file or pack."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from game.cli.command_line import CliWording, Commands, add_command, among, tell, warn
from game.cli.options import add_data_and_json
from game.fiftyfirst.cards.card import Connection, Location, Printed
from game.fiftyfirst.cards.catalog import BOARDS, BORGO, EXTRA_FACTIONS, MODULES, Catalog, load_catalog
from game.fiftyfirst.cards.packs import pack_files, place_of
from game.fiftyfirst.cards.sets.borders import BorderSide, tile_of_side
from game.fiftyfirst.cards.sets.headquarters import Headquarters
from game.fiftyfirst.cards.sets.moloch import Machine
from game.fiftyfirst.cards.sets.no_mans_land import Area
from game.fiftyfirst.cli.variants import all_cards
from game.fiftyfirst.match.trial import PLAYERS, Trial, try_pack
from game.fiftyfirst.rules import NAME
from game.fiftyfirst.wording import printed
from game.fiftyfirst.wording.wording import Wording
from game.files import is_file, is_folder, is_there, read_yaml_file
from game.kernel.refusal import Unreadable
from game.paths import cards_folder, packs_folder

_LISTED = {
    "cards": "locations",
    "connections": "connections",
    "machines": "machines",
    "areas": "areas",
    "headquarters": "hq",
}
"""Key of the JSON -> key of a file of cards."""
_SINGLE = ("server_room", "outposts")
"""Keys of what a set has once."""


def add(commands: Commands) -> None:
    parser = add_command(commands, "cards", run)
    say = parser.speaker.help
    parser.add_argument("--set", metavar="SET", help=say("cli-cards-set"))
    parser.add_argument("--lint", type=Path, metavar="FILE", help=say("cli-cards-lint"))
    add_data_and_json(parser)


def run(arguments: argparse.Namespace) -> int:
    if arguments.lint:
        return _lint(arguments)
    catalog = all_cards(arguments)
    sets = among(catalog.sets, arguments.set, "a set") if arguments.set else catalog.sets
    if arguments.json:
        told: dict[str, Any] = {kind: list(_data(key, sets, arguments)) for kind, key in _LISTED.items()}
        told |= {key: next(_data(key, sets, arguments), None) for key in _SINGLE}
        tell(arguments, told if arguments.set else told | _of_no_set(told["connections"]), ())
        return 0
    wording = Wording(catalog, arguments.lang)
    tell(arguments, None, _lines(catalog, sets, wording, with_boards=not arguments.set))
    return 0


def _lint(arguments: argparse.Namespace) -> int:
    path: Path = arguments.lint
    if not is_there(path):
        raise Unreadable("expected a card file or the folder of a pack: there is nothing here", str(path))
    try:
        trial = _check(path, arguments)
    except Unreadable as error:
        warn(CliWording(arguments.lang, game=NAME).finding(error))
        found = {"file": error.file, "line": error.line, "message": error.message}
        tell(arguments, {"ok": False, "error": found, "games": 0}, ())
        return 1
    games, lines = trial.games if trial else 0, [f"{path}: ok"]
    if trial:
        key = "cli-cards-played" if games == len(PLAYERS) else "cli-cards-time"
        lines.append(CliWording(arguments.lang, game=NAME).text(key, games=games, all=len(PLAYERS)))
    tell(arguments, {"ok": True, "error": None, "games": games}, lines)
    return 0


def _check(path: Path, arguments: argparse.Namespace) -> Trial | None:
    """Check a card file of the game, or a pack, installed or not, with which games are then played.

    Raises Unreadable for a mistake.
    """
    folder = (path if is_folder(path) else path.parent).absolute()
    packs = packs_folder(arguments.data_dir)
    if folder.resolve() == cards_folder().resolve():
        mistakes: list[Unreadable] = []
        load_catalog(folder, mistakes.append)
        for mistake in mistakes:
            if is_folder(path) or mistake.file == str(path.absolute()):
                raise mistake
        return None
    if folder.parent.resolve() == packs.resolve():
        catalog = load_catalog(cards_folder(), packs=packs)
        if folder.name in catalog.refused:
            raise catalog.refused[folder.name]
        return _play(catalog, folder.name, folder)
    catalog = load_catalog(cards_folder(), draft=path)
    return _play(catalog, catalog.sets[-1], path)


def _play(catalog: Catalog, pack: str, path: Path) -> Trial:
    """Play games with a pack at ``path``. Raises Unreadable if a card of it is beyond the limits."""
    trial = try_pack(catalog, pack)
    if trial.fault is None:
        return trial
    card, told = trial.fault.card, trial.fault.message
    if card is None or catalog.locations[card].set != pack:
        raise Unreadable(f"the cards of this pack together break the game: {told}", str(path))
    file, line = place_of(card, path) or (path, None)
    raise Unreadable(f"the card {card!r} breaks the game: {told}", str(file), line)


def _data(listed: str, sets: Iterable[str], arguments: argparse.Namespace) -> Iterator[Mapping[str, Any]]:
    """What the files of sets list under a key, with the name of the set."""
    for name in sets:
        pack = packs_folder(arguments.data_dir) / name
        own = cards_folder() / f"{name}.yaml"
        for path in [own] if is_file(own) else pack_files(pack):
            found = read_yaml_file(path).plain().get(listed, ())
            for card in found if isinstance(found, list) else (found,) if found else ():
                yield card | {"set": name}


def _of_no_set(connections: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """What belongs to no set: the boards with what all of them share, with the Connection cards of every game before
    ``connections``, Borgo's icons, and the modules."""
    files = (cards_folder() / f"{stem}.yaml" for stem in (BOARDS, EXTRA_FACTIONS, BORGO, MODULES))
    boards, further, borgo, modules = (dict(read_yaml_file(file).plain()) for file in files)
    return {
        **boards,
        "factions": [*boards["factions"], *further["factions"]],
        "connections": [*boards["connections"], *connections],
        "borgo": borgo["icons"],
        **modules,
    }


def _lines(catalog: Catalog, sets: tuple[str, ...], wording: Wording, with_boards: bool) -> Iterator[str]:
    """Everything printed in ``sets``, and ``with_boards`` what belongs to no set."""
    for card in catalog.printed.values():
        if card.set in sets if isinstance(card, Location | Machine | Area | Headquarters) else with_boards:
            yield f"{wording.title(card.id)} ({', '.join(_about(wording, card))})"
            yield from (f"  {fact.line}" for fact in printed.facts(wording, card, by_the_book=True))
            yield ""


def _about(wording: Wording, card: Printed) -> tuple[str, ...]:
    """Its id, its set or its tile, and how often there is one."""
    match card:
        case Location() | Machine():
            return card.id, card.set, f"x{card.copies}"
        case Area() | Headquarters():
            return card.id, card.set
        case Connection():
            return card.id, f"x{card.copies}"
        case BorderSide():
            return card.id, wording.title(tile_of_side(wording.catalog)[card.id].id)
    return (card.id,)
