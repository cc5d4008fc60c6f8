"""`selfcheck`: does this copy of the program have all it needs, and does it work?"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from game.cards.catalog import load_catalog
from game.cli.output import add_json, tell
from game.match.files.record import read_record
from game.match.match import Match, SeatSetup
from game.match.verify import first_difference
from game.paths import assets_folder, cards_folder
from game.rules.game import Game
from game.wording import Wording

_SEED = 1


class Check(msgspec.Struct, frozen=True):
    """One thing that was looked at, and what came of it."""

    name: str
    ok: bool
    result: str


def add(subparsers: Any) -> None:
    parser: argparse.ArgumentParser = subparsers.add_parser("selfcheck", help="check this copy of the program")
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    checks = [_checked(check) for check in (cards, texts, resources, game, frame)]
    is_well = all(check.ok for check in checks)
    lines = [f"{'ok' if check.ok else 'FAILED':7} {check.name}: {check.result}" for check in checks]
    tell(arguments, {"ok": is_well, "checks": checks}, lines)
    return 0 if is_well else 1


def _checked(check: Callable[[], str]) -> Check:
    """Whatever goes wrong in a check is its result."""
    try:
        return Check(check.__name__, True, check())
    except Exception as error:
        return Check(check.__name__, False, f"{type(error).__name__}: {error}")


def cards() -> str:
    """Every card file can be read."""
    catalog = load_catalog(cards_folder())
    return f"{len(catalog.locations)} locations, {len(catalog.factions)} factions, sets {', '.join(catalog.sets)}"


def texts() -> str:
    """Every locale is whole and tells every card."""
    catalog = load_catalog(cards_folder())
    languages = sorted(folder.name for folder in (assets_folder() / "locale").iterdir() if folder.is_dir())
    for language in languages:
        wording = Wording(catalog, language)
        wording.messages.check()
        for card in catalog.locations.values():
            wording.card_facts(card)
        assert not wording.messages.missing, f"{language}: {', '.join(sorted(wording.messages.missing))} missing"
    return ", ".join(languages)


def resources() -> str:
    """Every icon, motif and portrait draws something, every card has a picture, and every typeface sets a line."""
    from game.ui.art.lettering import width_of
    from game.ui.art.scenery import picture
    from game.ui.theme import TYPEFACES

    drawn = {folder: _drawn(folder) for folder in ("icons", "motifs", "portraits")}
    for card in load_catalog(cards_folder()).locations.values():
        picture(card.id, card.type, (150, 105), categories=card.categories)
    for role in TYPEFACES:
        assert width_of("51", role, 20), f"the typeface for {role} sets nothing"
    return ", ".join(f"{count} {folder}" for folder, count in drawn.items()) + f", {len(TYPEFACES)} typefaces"


def _drawn(folder: str) -> int:
    """How many pictures of a folder were drawn; an empty one is a fault."""
    from game.ui.art.svg import elements, rasterise

    names = sorted(file.stem for file in (assets_folder() / folder).glob("*.svg"))
    assert names, f"no {folder} in {assets_folder()}"
    for name in names:
        shown = rasterise(elements(folder, name), (96, 64), (300, 200)).get_bounding_rect()
        assert shown.width, f"{name}.svg in {folder} draws nothing"
    return len(names)


def game() -> str:
    """A whole game between bots is played, saved, read again and decided anew."""
    catalog = load_catalog(cards_folder())
    bots = [SeatSetup("1", "random"), SeatSetup("2", "random")]
    with TemporaryDirectory() as folder:
        match = Match.new(Game(catalog), bots, _SEED, Path(folder))
        match.play_bots()
        match.close()
        assert match.path, "the match has no file"
        record = read_record(match.path, catalog)
    assert record.damage is None, f"the saved match is damaged: {record.damage}"
    assert record.journal.state == match.state, "the match was not read as it was played"
    difference = first_difference(match.game, record.journal)
    assert difference is None, f"the match is decided in another way than it was played: {difference}"
    return f"{match.journal.head} decisions, {match.state.round} rounds"


def frame() -> str:
    """One frame of the title can be drawn."""
    from game.cli.shot import draw

    width, height = draw("title", (1280, 720)).get_size()
    return f"{width}x{height}"
