"""`selfcheck`: checks that this installation is complete and works."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from game.cards.catalog import load_catalog
from game.cli.command_line import CliWording, Commands, add_command, add_json, tell
from game.kernel.seats import SeatSetup
from game.match.lessons.lesson import read_lessons
from game.match.match import deal_match, fiftyfirst
from game.paths import assets_folder, cards_folder, lessons_folder
from game.play.checking import first_difference
from game.play.files.record import read_record
from game.rules import NAME
from game.rules.state import Game
from game.wording import printed
from game.wording.messages import languages
from game.wording.wording import Wording

Say = Callable[..., str]
"""Formats a message."""

_SEED = 1


class Check(msgspec.Struct, frozen=True):
    """A check and its result."""

    name: str
    ok: bool
    result: str


def add(commands: Commands) -> None:
    parser = add_command(commands, "selfcheck", run)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    say = CliWording(arguments.lang, game=NAME).text
    checks = [_checked(check, say) for check in (cards, texts, resources, game, frame)]
    is_well = all(check.ok for check in checks)
    lines = []
    for check in checks:
        name, ok = say(f"selfcheck-name-{check.name}"), "yes" if check.ok else "no"
        lines.append(say("selfcheck-line", name=name, ok=ok, result=check.result))
    tell(arguments, {"ok": is_well, "checks": checks}, lines)
    return 0 if is_well else 1


def _checked(check: Callable[[Say], str], say: Say) -> Check:
    """Run a check; its result is a sentence or its error."""
    try:
        return Check(check.__name__, True, check(say))
    except Exception as error:
        return Check(check.__name__, False, f"{type(error).__name__}: {error}")


def cards(say: Say) -> str:
    """All card files and lessons can be read."""
    catalog = load_catalog(cards_folder())
    read_lessons(lessons_folder(), catalog)
    counts = {"locations": len(catalog.locations), "factions": len(catalog.factions), "machines": len(catalog.machines)}
    counts |= {"areas": len(catalog.areas)}
    return say("selfcheck-cards", sets=", ".join(catalog.sets), **counts)


def texts(say: Say) -> str:
    """All languages are complete and describe all cards."""
    catalog = load_catalog(cards_folder())
    for language in languages():
        wording = Wording(catalog, language)
        wording.messages.check()
        for card in catalog.printed.values():
            printed.facts(wording, card)
            printed.rules(wording, card)
        assert not wording.messages.missing, f"{language}: {', '.join(sorted(wording.messages.missing))} missing"
    return say("selfcheck-texts", languages=", ".join(languages()))


def resources(say: Say) -> str:
    """All icons, motifs and portraits draw something, all cards have pictures, and all typefaces set a line."""
    from game.ui.art.lettering import width_of
    from game.ui.art.pictures import picture
    from game.ui.theme import TYPEFACES

    drawn = {folder: _drawn(folder) for folder in ("icons", "motifs", "portraits")}
    for card in load_catalog(cards_folder()).locations.values():
        picture(card.id, card.type, (150, 105), categories=card.categories)
    for role in TYPEFACES:
        assert width_of("51", role, 20), f"the typeface for {role} sets nothing"
    return say("selfcheck-resources", typefaces=len(TYPEFACES), **drawn)


def _drawn(folder: str) -> int:
    """The number of pictures in a folder; raises AssertionError if one draws nothing."""
    from game.ui.art.svg import elements, rasterise

    names = sorted(file.stem for file in (assets_folder() / folder).glob("*.svg"))
    assert names, f"no {folder} in {assets_folder()}"
    for name in names:
        shown = rasterise(elements(folder, name), (96, 64), (300, 200)).get_bounding_rect()
        assert shown.width, f"{name}.svg in {folder} draws nothing"
    return len(names)


def game(say: Say) -> str:
    """A game between bots is played, saved, read and verified."""
    catalog = load_catalog(cards_folder())
    bots = [SeatSetup("1", "random"), SeatSetup("2", "random")]
    with TemporaryDirectory() as folder:
        match = deal_match(Game(catalog), bots, _SEED, Path(folder))
        match.play_bots()
        match.close()
        assert match.path, "the match has no file"
        record = read_record(match.path, fiftyfirst(catalog).only)
    assert record.damage is None, f"the saved match is damaged: {record.damage}"
    assert record.journal.state == match.state, "the match was not read as it was played"
    difference = first_difference(fiftyfirst(), match.game, record.journal)
    assert difference is None, f"the match is decided in another way than it was played: {difference}"
    return say("selfcheck-game", decisions=match.head, rounds=match.state.round)


def frame(_say: Say) -> str:
    """The title can be drawn."""
    from game.cli.shot import draw

    width, height = draw("title", (1280, 720)).get_size()
    return f"{width}x{height}"
