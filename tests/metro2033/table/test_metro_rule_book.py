"""The rule book of Metro 2033 in the window: each section has room, and its pictures show what their legends tell."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pygame
import pytest

from game.kernel.bag import Bag
from game.metro2033.book_pictures import ANNOTATED, BOOK_PICTURES, FACTION, IN_REACH
from game.metro2033.box import BOX
from game.metro2033.rules.atlas import OpenMap, reached
from game.metro2033.table import closely
from game.metro2033.wording.metro_book import BOOK, PARTS, PICTURES
from game.metro2033.wording.metro_words import MetroWords
from game.play.games import Games
from game.ui.context import Context
from game.ui.game_look import GameLook
from game.ui.game_table import GameCards, GameTable
from game.ui.places import ExampleCard, SectionLink
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.scenes.rulebook.blocks import set_paragraph
from game.ui.scenes.rulebook.scene import RulebookScene, open_rulebook
from game.ui.window.screens import match_director
from game.ui.window.window import open_window
from game.wording.rulebook import heading
from tests.metro2033.wording.spoken import cards, narrator
from tests.ui.layout import problems
from tests.ui.table_person import SMALL, on_top

LARGE = (1920, 1080)


TABLE = GameTable({}, cards=GameCards(lambda _: None, closely, ANNOTATED), book_pictures=BOOK_PICTURES)
PLAYED = BOX._replace(look=lambda: GameLook(has_rules=True), table=lambda: TABLE)


def opened(size: tuple[int, int], language: str = "en", text_scale: float = 1.0) -> Rehearsal:
    """The rule book in a window."""
    open_window(size, False, "Metro 2033")
    settings = msgspec.structs.replace(STILL, text_scale=text_scale)
    words: Any = MetroWords(cards(), language, on_error=lambda _: None)
    context = Context(size, words, cache(cards), None, match_director, PLAYED, settings)
    context.games = Games({PLAYED.id: PLAYED})
    open_rulebook(context)
    window = Rehearsal(context)
    window.settle()
    return window


def book(window: Rehearsal) -> RulebookScene:
    return on_top(window, RulebookScene)


@pytest.mark.parametrize(
    ("size", "language", "text_scale"),
    [(SMALL, "en", 1.0), (SMALL, "ru", 2.0), (SMALL, "de", 1.0), (LARGE, "ru", 1.0), (LARGE, "en", 1.5)],
)
def test_every_section_has_room(size: tuple[int, int], language: str, text_scale: float) -> None:
    window = opened(size, language, text_scale)
    faults = {}
    for name in BOOK.sections:
        book(window).open(name)
        window.settle()
        scroller = book(window).page.scroller
        faults[name] = problems(window.app.marks, size)
        assert heading(window.context.wording, name).upper() in " ".join(mark.name for mark in window.app.marks)
        if scroller.furthest:
            scroller.offset, book(window).changed = scroller.furthest, True
            window.settle()
            faults[f"{name} below"] = problems(window.app.marks, size)
    assert {name: found for name, found in faults.items() if found} == {}


def test_every_picture_of_a_section_is_drawn() -> None:
    shown = {section.picture for section in BOOK.sections.values() if section.picture}
    assert shown == set(PICTURES) == BOOK_PICTURES.keys() | ANNOTATED.keys()
    assert not BOOK_PICTURES.keys() & ANNOTATED.keys()


@pytest.mark.parametrize("picture", PICTURES)
def test_every_line_of_a_legend_has_a_number_on_its_picture(picture: str) -> None:
    window = opened(SMALL)
    if picture in ANNOTATED:
        places: Any = ANNOTATED[picture].parts
        assert ANNOTATED[picture].card in cards().all
    else:
        places = BOOK_PICTURES[picture].parts(window.context)
    lines = BOOK.legend(narrator("en").words, picture)
    assert len(places) == len(lines) == len(PARTS.get(picture, ()))
    assert all(0.03 < across < 0.97 and 0.03 < down < 0.97 for across, down in places)
    assert {line.topic for line in lines} <= BOOK.sections.keys()
    assert not [line.text for line in lines if line.text.startswith("rulebook-") or "{" in line.text]


def test_what_is_numbered_as_in_reach_is_reached_that_way() -> None:
    metro_map = cards().map
    open_map, own = OpenMap(metro_map, frozenset(metro_map.homes), "open"), metro_map.homes[FACTION]
    over_polis, over_one, over_two = (reached(open_map, {}, own, tunnels=tunnels) for tunnels in (0, 1, 2))
    near = {station for home in own for station in metro_map.adjacent[home]} - set(own)
    ways = {"own": set(own), "near": near, "over_hansa": over_one - over_polis - near,
            "over_polis": over_polis - near, "too_far": over_two - over_one}  # fmt: skip
    assert ways.keys() == IN_REACH.keys()
    assert {part for part, (station, _, __) in IN_REACH.items() if station not in ways[part]} == set()


def test_every_card_of_a_section_is_printed() -> None:
    assert {card for section in BOOK.sections.values() for card in section.cards} <= cards().all.keys()


def test_a_number_of_the_legend_leads_to_its_section_and_a_card_is_shown_closely() -> None:
    window = opened(LARGE)
    book(window).open("stations")
    window.settle()
    window.click(SectionLink("hansa", 7))
    assert book(window).section == "hansa"
    book(window).open("quests")
    window.settle()
    assert ExampleCard(0, "parade") in book(window).page.hotspots


def test_goods_in_a_text_are_signs_and_many_of_a_kind_a_number() -> None:
    pygame.font.init()
    few, many = Bag({"metro2033/pig": 3}), Bag({"metro2033/pig": 9})
    widths = [_inked(set_paragraph(("It costs ", goods, "."), 20, 600, "#000000")) for goods in (few, many)]
    assert widths[0] > widths[1] > _inked(set_paragraph(("It costs ", "."), 20, 600, "#000000"))


def _inked(picture: pygame.Surface) -> int:
    return picture.get_bounding_rect().width
