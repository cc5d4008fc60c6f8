"""Rows of many Locations and hands of many cards: no title is cut, and all that matters is in the visible part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest
from msgspec.structs import replace

from game.fiftyfirst.art.card_strips import ability_strip
from game.fiftyfirst.art.faces import connection_drawing, mini_drawing
from game.fiftyfirst.art.plates import PlateMarks, need_lines, plate_drawing
from game.fiftyfirst.cards.card import Location
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import fiftyfirst
from game.fiftyfirst.rules.state import Site
from game.fiftyfirst.rules.view import TableView, view
from game.fiftyfirst.table.draw.rows import title_size
from game.fiftyfirst.table.plan.boards import BoardPlan
from game.fiftyfirst.table.plan.layout import lay_out
from game.fiftyfirst.table.plan.panorama import panorama
from game.fiftyfirst.wording.wording import Wording
from game.kernel.bag import Bag
from game.play.scenarios.scenario import read_position_file
from game.ui.art import cache
from game.ui.art.ornaments import Drawing
from game.ui.art.strips import lines_of
from game.ui.art.upright import common_title_size
from game.ui.canvas import Mark
from game.wording.signs import ARROW
from tests.languages import LANGUAGES
from tests.ui.table_person import LARGE, POSITIONS, SMALL

OVERHANG = 2
"""Pixels by which the badge of an icon may stand on the edge of the next plate."""

CROWDS = ((7, 7, 6), (12, 4, 4), (20, 0, 0), (0, 5, 15), (5, 5, 3))
"""Numbers of Locations in each row."""


@pytest.fixture(scope="module", autouse=True)
def _nothing_is_left_in_the_caches() -> Iterator[None]:
    yield
    cache.forget_all()


@pytest.fixture(scope="module")
def table(catalog: Catalog) -> TableView:
    _, game, state = read_position_file(POSITIONS / "table_4p.yaml", fiftyfirst(catalog).only)
    return view(game, state, "A")


def longest(catalog: Catalog, row: str, wording: Wording) -> list[Location]:
    """The Locations of a row, those with the longest titles first."""
    known = (location for location in catalog.locations.values() if location.row == row)
    return sorted(known, key=lambda location: -len(wording.title(location.id)))


def crowded(table: TableView, catalog: Catalog, wording: Wording, counts: Sequence[int]) -> TableView:
    """The table with so many Locations in the rows of every State; the last of each row has a shield."""
    sites = tuple(
        Site(id=100 * number + index, card=location.id, shield=index == count - 1)
        for number, (row, count) in enumerate(zip(("production", "feature", "action"), counts, strict=True))
        for index, location in enumerate(longest(catalog, row, wording)[:count])
    )
    return replace(table, players=tuple(replace(player, sites=sites) for player in table.players))


def titles(drawing: Drawing) -> list[Mark]:
    return [mark for mark in drawing.marks if mark.kind == "text" and mark.name[:1].isalpha()]


def cut(drawing: Drawing, card: str, wording: Wording, seen: int) -> list[str]:
    """What is wrong with the title of a card of which ``seen`` pixels are visible."""
    (title,) = titles(drawing)
    words = title.name.replace("-\n", "").replace("\n", " ").casefold()
    is_whole = words in (wording.title(card).casefold(), wording.short_title(card).casefold())
    return [f"{card}: {title.name!r} up to {title.rect.right}"] if not is_whole or title.rect.right > seen else []


def hidden(drawing: Drawing, seen: int) -> list[str]:
    """The signs that do not lie in the visible part."""
    return [
        f"{mark.name} up to {mark.rect.right} of {seen}"
        for mark in drawing.marks
        if mark.kind in ("icon", "panel") and mark.rect.right > seen + OVERHANG
    ]


def drawn(plan: BoardPlan, table: TableView, catalog: Catalog, wording: Wording) -> Iterator[tuple[Drawing, str, int]]:
    """The plates of a State, with their cards and visible widths."""
    sites = {site.id: site for site in table.player(plan.seat).sites}
    for row in plan.rows:
        px = title_size(row, tuple(sites.values()), wording, 22)
        for number, box in row.places.items():
            site, seen = sites[number], row.uncovered[number].w
            marks = PlateMarks(shield=site.shield)
            yield plate_drawing(catalog.locations[site.card], box.size, marks, wording, 1.0, seen, px), site.card, seen


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_title_of_twenty_locations_is_cut(
    catalog: Catalog, table: TableView, language: str, size: tuple[int, int]
) -> None:
    wording = Wording(catalog, language)
    found: list[object] = []
    for counts in CROWDS:
        full = crowded(table, catalog, wording, counts)
        layout = lay_out(size, 1.0, full, "A", catalog)
        for plan in (layout.own, layout.opponent, *panorama(size, full, "A", catalog).boards[:1]):
            for drawing, card, seen in drawn(plan, full, catalog, wording):
                found += [(counts, fault) for fault in (*cut(drawing, card, wording, seen), *hidden(drawing, seen))]
    assert found == []


@pytest.mark.parametrize("size", [(1000, 1400), (1000, 1000), (800, 1200)], ids=str)
def test_in_portrait_windows_titles_lie_free_of_icons(catalog: Catalog, size: tuple[int, int]) -> None:
    _, game, state = read_position_file(POSITIONS / "table_busy.yaml", fiftyfirst(catalog).only)
    known = view(game, state, "A")
    living = tuple(
        replace(player, sites=tuple(site for site in player.sites if not site.ruin)) for player in known.players
    )
    table, wording = replace(known, players=living), Wording(catalog)
    layout, found = lay_out(size, 1.0, table, "A", catalog), list[str]()
    for plan in (layout.own, layout.opponent):
        for drawing, card, _ in drawn(plan, table, catalog, wording):
            (title,) = titles(drawing)
            room = title.rect.inflate(-2, -2)
            signs = [mark for mark in drawing.marks if mark.kind == "icon" and mark.name not in ("shield", card)]
            found += [f"{card}: {sign.name}" for sign in signs if room.colliderect(sign.rect)]
    assert found == []


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [8, 14, 20])
def test_no_title_of_a_full_hand_is_cut(
    catalog: Catalog, table: TableView, language: str, size: tuple[int, int], count: int
) -> None:
    wording = Wording(catalog, language)
    found: list[object] = []
    cards = [*catalog.locations][: count - 3]
    last = [*catalog.connections][:3]
    me = replace(table.player("A"), hand=tuple(cards), connections=tuple(last), connection_count=3)
    hand = lay_out(size, 1.0, replace(table, players=(me, *table.players[1:])), "A", catalog).hand
    boxes = (*hand.cards, *hand.connections)
    parts = [*(min(left.w, right.x - left.x) for left, right in pairwise(boxes)), boxes[-1].w]
    px = common_title_size(tuple(zip((*cards, *last), (box.w for box in boxes), parts, strict=True)), wording)
    for card, box, part in zip((*cards, *last), boxes, parts, strict=True):
        if card in catalog.locations:
            drawing = mini_drawing(catalog.locations[card], box.w, wording, 1.0, part, px)
        else:
            drawing = connection_drawing(catalog.connections[card], box.w, wording, 1.0, part, px)
        found += cut(drawing, card, wording, part)
    assert found == []


def test_goods_lie_in_the_tray_that_follows_the_colon(catalog: Catalog) -> None:
    """Scrap Metal: hammer, colon, and the tray with what is left, not faded."""
    wording = Wording(catalog)
    for card, good in (("scrap_metal", "iron"), ("brick_storage", "brick")):
        marks = plate_drawing(
            catalog.locations[card], (165, 140), PlateMarks(goods=Bag({good: 2}), spent=True), wording
        ).marks
        hammer = next(mark.rect for mark in marks if mark.name == "build")
        trays = [mark.rect for mark in marks if mark.name == "tray"]
        assert len(trays) == 1
        assert trays[0].x - hammer.right < hammer.width


def test_titles_of_a_row_have_one_size_and_a_long_row_makes_no_other_small(catalog: Catalog, table: TableView) -> None:
    wording = Wording(catalog)
    counts = (9, 3, 2)
    layout = lay_out(LARGE, 1.0, crowded(table, catalog, wording, counts), "A", catalog)
    shown = [
        title.px
        for drawing, *_ in drawn(layout.own, crowded(table, catalog, wording, counts), catalog, wording)
        for title in titles(drawing)
    ]
    long, *others = shown[:9], shown[9:12], shown[12:]
    assert all(len(set(sizes)) == 1 for sizes in (long, *others))
    assert [sizes[0] for sizes in others] == [layout.title_px] * 2 == [22, 22]
    assert long[0] < 22


def test_no_line_of_signs_ends_with_an_arrow(catalog: Catalog) -> None:
    """But for the six goods of the Go-Between, which need a line of their own."""
    broken = 0
    for location in catalog.locations.values():
        for ability in location.abilities:
            lines, _ = lines_of(ability_strip(ability, location.is_open, tight=True), 90, 80, 30)
            assert ARROW not in [line[-1] for line in lines[:-1]] or location.id == "go_between", location.title
            broken += len(lines) - 1
    assert broken > 10


@pytest.mark.parametrize("size", [(94, 64), (74, 90), (80, 120)])
def test_low_and_narrow_plates_of_a_row_have_one_form_as_well(catalog: Catalog, size: tuple[int, int]) -> None:
    """What an action costs stands above what it gives on all of them."""
    archive, plant = (catalog.locations[id] for id in ("archive", "assembly_plant"))
    assert need_lines(((archive, size, size[0]), (plant, size, size[0])))
    for location in (archive, plant):
        drawing = plate_drawing(location, size, PlateMarks(in_lines=True), Wording(catalog, "de"))
        icons = {mark.name: mark.rect for mark in drawing.marks if mark.kind == "icon" and mark.name != location.type}
        assert icons["worker"].bottom <= icons["arrow"].centery, location.id


def test_actions_of_a_row_stand_on_two_lines_if_one_of_them_needs_two(catalog: Catalog) -> None:
    size, seen = (112, 91), 104
    archive, plant = (catalog.locations[id] for id in ("archive", "assembly_plant"))
    assert not need_lines(((archive, size, seen),))
    assert need_lines(((archive, size, seen), (plant, size, seen)))
    before = []
    for in_lines in (False, True):
        drawing = plate_drawing(archive, size, PlateMarks(in_lines=in_lines), Wording(catalog, "de"), 1.0, seen)
        shown = [mark for mark in drawing.marks if mark.kind == "icon"]
        [arrow] = [mark.rect for mark in shown if mark.name == "arrow"]
        line = [mark for mark in shown if abs(mark.rect.centery - arrow.centery) <= 3]
        before.append([mark.name for mark in line if mark.rect.centerx < arrow.x])
    assert before == [["worker"], []]
