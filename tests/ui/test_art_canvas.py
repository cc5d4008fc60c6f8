"""The canvas: text fits or is set smaller, never under the floor; everything drawn is on record."""

from __future__ import annotations

import pygame
import pytest

from game.fiftyfirst.art.atlas import atlas
from game.fiftyfirst.art.card_strips import ability_strip, goods_row
from game.fiftyfirst.art.landscape import LANDSCAPE
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.wording.rows.cards import bag_strip
from game.kernel.bag import Bag
from game.ui import shades
from game.ui.art import chrome, shapes
from game.ui.art.backdrop import backdrop
from game.ui.art.cache import forget_all
from game.ui.art.lettering import block_height, broken, draw_line, fit, lettering, width_of
from game.ui.art.palettes import DUSK
from game.ui.art.shapes import dashed
from game.ui.art.svg import exists
from game.ui.canvas import Canvas
from game.ui.theme import FLOOR, GOLD, PLAIN, TITLE, TXT, Metrics
from game.wording.signs import compacted, opened


@pytest.fixture
def canvas() -> Canvas:
    return Canvas(pygame.Surface((1280, 720)), Metrics((1280, 720)))


def test_lengths_follow_the_smaller_side_of_the_window() -> None:
    assert Metrics((1920, 1080)).px(96) == 96
    assert Metrics((1280, 720)).px(96) == 64
    assert Metrics((2560, 720)).px(96) == 64
    assert Metrics((1280, 960)).px(96) == 64


def test_text_never_gets_smaller_than_eleven_pixels() -> None:
    assert Metrics((640, 360)).text_px(14) == FLOOR
    assert Metrics((640, 360), text_scale=0.8).text_px(14) == FLOOR
    assert Metrics((1920, 1080), text_scale=2.0).text_px(14) == 28


def test_texts_that_stand_together_share_the_smallest_size_that_fits_all(canvas: Canvas) -> None:
    room = pygame.Rect(0, 0, 120, 40)
    texts = [("Pub", room), ("Deserted Colony of Wreckers", room)]
    px = canvas.common_px(texts, "title", 40)
    assert px == min(
        fit(text, "title", canvas.metrics.text_px(40), room.width, room.height, False).px for text, _ in texts
    )
    for text, rect in texts:
        canvas.letters(text, rect, "title", px, TXT)
    assert {mark.px for mark in canvas.marks} == {px} != {canvas.metrics.text_px(40)}


def test_text_that_is_a_little_too_long_is_narrowed_and_keeps_its_size() -> None:
    wide = width_of("Underground Warehouse", "title", 30)
    done = lettering("Underground Warehouse", "title", 30, GOLD, round(wide * 0.9))
    assert done.px == 30
    assert done.surface.get_width() <= round(wide * 0.9)


@pytest.mark.parametrize("text", ["MERCHANTS", "Parking Lot", "ALL MY FRIENDS", "СТОЯНКА"])
@pytest.mark.parametrize("px", range(FLOOR, 20))
def test_small_titles_are_spaced_like_large_ones(text: str, px: int) -> None:
    even = width_of(text, "title", 240) * px / 240
    assert abs(width_of(text, "title", px) - even) <= len(text) / 6 + 1
    assert draw_line(text, "title", px, GOLD).get_width() == width_of(text, "title", px)


def test_text_that_may_break_breaks_before_it_shrinks() -> None:
    wide = width_of("Underground Warehouse", "title", 30)
    done = lettering("Underground Warehouse", "title", 30, GOLD, round(wide * 0.6), 200, wrap=True)
    assert done.px == 30
    assert done.lines == ("Underground", "Warehouse")


def test_text_that_may_not_break_shrinks_to_the_floor_and_is_never_cut() -> None:
    done = lettering("Underground Warehouse", "title", 30, GOLD, 60)
    assert done.px == FLOOR
    assert done.lines == ("Underground Warehouse",)
    assert done.surface.get_width() <= 60


@pytest.mark.parametrize(
    "text",
    [
        "x" * 20_000,
        "W " * 5_000,
        "\u200b",
        "a\0b",
        "\ud800",
        "",
        " ",
        "\n" * 1_000,
        "\ufe0f \u0301",
        "a\n\u200b\nb",
        "ﷺ" * 500,
    ],
    ids=lambda text: ascii(text[:6]),
)
@pytest.mark.parametrize("wrap", [False, True])
@pytest.mark.parametrize("room", [(100, 30), (0, 0), (1, 1), (1200, 600)])
def test_any_text_can_be_set_in_any_room(text: str, wrap: bool, room: tuple[int, int]) -> None:
    done = lettering(text, "text", 20, GOLD, *room, wrap=wrap)
    assert done.surface.get_width() <= (room[0] or 16_383)
    assert done.surface.get_height() <= 16_383
    assert draw_line(text, "text", 20, GOLD).get_width() <= 16_383


def test_a_name_far_too_long_for_its_place_is_cut() -> None:
    done = lettering("W" * 500, "title", 30, GOLD, 60)
    assert done.lines[0].endswith("…")
    assert done.surface.get_width() <= 60


@pytest.mark.parametrize("align", ["left", "center", "right"])
def test_ink_stays_inside_the_rectangle(canvas: Canvas, align: str) -> None:
    room = pygame.Rect(100, 100, 180, 60)
    ink = canvas.text("A sentence that does not fit on one line of this panel", room, u=TITLE, align=align, wrap=True)
    assert room.contains(ink)


def test_marks_say_what_was_drawn_where_and_in_which_panel(canvas: Canvas) -> None:
    panel = canvas.panel(pygame.Rect(10, 10, 200, 80), PLAIN, "board")
    canvas.layer = 2
    with canvas.within(panel):
        canvas.icon("worker", (50, 50), 28)
        canvas.text("Pass", pygame.Rect(80, 20, 100, 40), upper=True)
    canvas.hit(pygame.Rect(10, 10, 200, 80), "pass")
    kinds = [(mark.kind, mark.name, mark.within, mark.layer) for mark in canvas.marks]
    assert kinds == [
        ("panel", "board", None, 0),
        ("icon", "worker", panel, 2),
        ("text", "PASS", panel, 2),
        ("hit", "pass", None, 2),
    ]
    assert canvas.marks[1].rect == pygame.Rect(36, 36, 28, 28)


def test_a_licence_plate_holds_its_title_name_and_points(canvas: Canvas) -> None:
    rect = pygame.Rect(8, 8, 203, 64)
    chrome.licence_plate(canvas, rect, "appalachian_federation", "Appalachian Federation", "Katharina · hand 12", 104)
    inside = [mark for mark in canvas.marks if mark.kind in ("text", "icon")]
    assert len(inside) == 5
    assert [mark for mark in inside if not rect.contains(mark.rect)] == []


@pytest.mark.parametrize("size", [(400, 300), (301, 40), (30, 500), (17, 17), (1, 5)])
@pytest.mark.parametrize(("radius", "edge"), [(10, 3.0), (0, 1.0), (14.5, 2.5)])
def test_a_stretched_box_looks_as_if_it_was_drawn_in_its_size(
    size: tuple[int, int], radius: float, edge: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    def drawn() -> list[bytes]:
        forget_all()
        pictures = (
            shapes._box(size, radius, "#112233", "#445566", edge, 0.8),
            shapes.shadow(size, round(radius), 6),
            shapes.hollow(size, round(radius), 5),
        )
        return [pygame.image.tobytes(picture, "RGBA") for picture in pictures]

    stretched = drawn()
    monkeypatch.setattr(shapes, "_HARDLY", 1_000_000)
    assert stretched == drawn()


def test_a_box_without_room_is_one_pixel_wide() -> None:
    assert shapes.box((-4, 20), 3, "#112233").get_size() == (1, 20)


def test_dashes_crawl_and_return() -> None:
    def outline(phase: int) -> bytes:
        return pygame.image.tobytes(dashed((120, 60), 8, GOLD, 3, (14, 8), phase), "RGBA")

    assert outline(0) == outline(0)
    assert outline(0) != outline(9)


def test_goods_are_counted_by_icons_up_to_four_and_by_a_number_beyond() -> None:
    assert len(bag_strip(Bag({"iron": 4}))) == 4
    assert [sign.number for sign in bag_strip(Bag({"iron": 5}))] == [5]
    assert [sign.number for sign in compacted(bag_strip(Bag({"iron": 2, "gun": 1})))] == [2, 1]
    assert goods_row(Bag({"iron": 2}), 20).get_width() > goods_row(Bag({"iron": 1}), 20).get_width()


def test_the_backgrounds_cover_windows_of_any_shape() -> None:
    for size in ((320, 180), (320, 240), (420, 180)):
        assert backdrop(LANDSCAPE, size, DUSK, LANDSCAPE.covering(size)).get_size() == size
        assert atlas(size).get_size() == size


@pytest.mark.parametrize("size", [(203, 52), (203, 64), (304, 78), (304, 96), (405, 128)])
@pytest.mark.parametrize("vp", [0, 24, 104])
def test_the_title_of_a_licence_plate_keeps_away_from_the_star(size: tuple[int, int], vp: int) -> None:
    canvas = Canvas(pygame.Surface((500, 200)), Metrics((1280, 720)))
    rect = pygame.Rect((8, 8), size)
    chrome.licence_plate(canvas, rect, "new_york", "New York", "Alexandra Meier · hand 14", vp)
    star = next(mark.rect for mark in canvas.marks if mark.name == "vp")
    title, name = [mark.rect for mark in canvas.marks if mark.kind == "text"][1:]
    assert max(title.right, name.right) <= star.x - size[1] * 0.1
    assert title.bottom <= name.top


@pytest.mark.parametrize("size", [(203, 42), (203, 52), (203, 64), (304, 78), (304, 96), (405, 128)])
@pytest.mark.parametrize("vp", [7, 24, 104])
def test_flag_and_screws_of_a_licence_plate_lie_off_its_points(size: tuple[int, int], vp: int) -> None:
    canvas = Canvas(pygame.Surface((500, 200)), Metrics((1280, 720)))
    rect, flagged = pygame.Rect((20, 20), size), "first_player"
    chrome.licence_plate(canvas, rect, "mutants_union", "Mutants Union", "Sam · hand 4", vp, flag=flagged, coming=21)
    flag = next(mark.rect for mark in canvas.marks if mark.name == "first_player")
    points = [mark.rect for mark in canvas.marks if mark.name in (str(vp), "+ 21")]
    screw = round(size[1] * 20 / 96)
    lower = pygame.Rect(rect.right - screw, rect.bottom - screw, screw, screw)
    assert points
    assert flag.collidelist(points) < 0
    assert lower.collidelist(points) < 0


def test_an_ability_names_icons_that_are_there(catalog: Catalog) -> None:
    for location in catalog.locations.values():
        for ability in location.abilities:
            strip = ability_strip(ability, location.is_open)
            icons = [sign.name for sign in opened(strip) if sign.kind in ("good", "per", "least")]
            assert icons, location.id
            assert [name for name in icons if not exists("icons", name)] == []


def test_a_word_with_an_accent_stands_on_the_line_of_its_neighbours(canvas: Canvas) -> None:
    low = pygame.Rect(20, 40, 200, 20)
    with canvas.within(low.inflate(0, 20)):
        plain = canvas.letters("NACH", low, "title", 24, TXT)
        accented = canvas.letters("ZURÜCK", low.move(220, 0), "title", 24, TXT)
    assert accented.bottom == plain.bottom
    assert accented.top < low.top, "its dots have room above"


def test_an_accent_stays_in_the_panel(canvas: Canvas) -> None:
    low = pygame.Rect(20, 40, 200, 28)
    with canvas.within(low):
        assert low.contains(canvas.letters("ZURÜCK", low, "title", 24, TXT))


@pytest.mark.parametrize(
    ("text", "room", "lines"),
    [
        ("zahlt genau 2 Arbeiter", "zahlt genau 2", ("zahlt genau", "2 Arbeiter")),
        ("это сделка с ним", "это сделка с", ("это сделка", "с ним")),
        ("цена щитов — тут", "цена щитов", ("цена", "щитов —", "тут")),
    ],
)
def test_lines_end_where_a_reader_would_pause(text: str, room: str, lines: tuple[str, ...]) -> None:
    assert broken(text, "text", 20, width_of(room, "text", 20)) == lines


def test_words_that_belong_together_still_break_where_they_do_not_fit() -> None:
    assert broken("2 Umbauplättchen", "text", 20, width_of("Umbauplättchen", "text", 20)) == ("2", "Umbauplättchen")


def test_where_pauses_leave_no_room_lines_are_full() -> None:
    text = "Drag a card, or click what glows. A right click shows any card closely."
    full = ("Drag a card, or click what glows. A", "right click shows any card closely.")
    room = max(width_of(line, "text", 12) for line in full)
    height = int(block_height("text", 12, 2) + 4)
    assert len(broken(text, "text", 12, room)) == 3
    assert fit(text, "text", 12, room, height, wrap=True).lines == full


@pytest.mark.parametrize("high_contrast", [False, True])
def test_a_ring_lies_around_what_it_marks(canvas: Canvas, high_contrast: bool) -> None:
    """Nothing on a card is cut by it, such as the pill of its Deal at the lower edge."""
    shades.choose("standard", high_contrast)
    card = pygame.Rect(300, 200, 200, 280)
    chrome.focus_ring(canvas, card, GOLD)
    shades.choose("standard", False)
    assert {canvas.surface.get_at((card.centerx, y))[:3] for y in range(card.bottom - 20, card.bottom - 3)} == {
        (0, 0, 0)
    }
    assert canvas.surface.get_at((card.centerx, card.bottom + 2))[:3] != (0, 0, 0)
