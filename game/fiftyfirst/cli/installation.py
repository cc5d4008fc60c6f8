"""What `selfcheck` checks of 51st State alone."""

from __future__ import annotations

from game.cli.terminal import Say
from game.fiftyfirst.cards.catalog import load_catalog
from game.fiftyfirst.match.lessons import syllabus_of
from game.fiftyfirst.wording import printed
from game.fiftyfirst.wording.wording import Wording
from game.match.lessons.lesson import read_lessons
from game.paths import assets_folder, cards_folder, lessons_folder
from game.wording.messages import languages


def cards(say: Say) -> str:
    """All card files and lessons can be read."""
    catalog = load_catalog(cards_folder())
    read_lessons(lessons_folder(), syllabus_of(catalog))
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
    from game.fiftyfirst.art.pictures import picture
    from game.ui.art.lettering import width_of
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
