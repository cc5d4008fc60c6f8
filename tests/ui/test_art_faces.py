"""Card faces and plates: everything legible, everything inside, the same pixels every time."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import combinations

import pygame
import pytest

from game.fiftyfirst.art.card_strips import ability_strip
from game.fiftyfirst.art.colours import GOOD_COLOURS
from game.fiftyfirst.art.faces import card_back, connection_drawing, full_drawing, mini_drawing
from game.fiftyfirst.art.plates import LOW, PlateMarks, location_plate, plate_drawing, ruin_drawing, ruin_plate
from game.fiftyfirst.cards.card import Built, Location
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.wording.wording import Wording
from game.kernel.bag import EMPTY, Bag
from game.ui.art import cache
from game.ui.art.lettering import NARROW, width_of
from game.ui.art.ornaments import Drawing
from game.ui.art.strips import strip_width, without_limits
from game.ui.art.upright import face_size
from game.ui.canvas import Mark
from game.ui.theme import FLOOR, ICON_FLOOR, PLATE_ICON_FLOOR
from game.wording.signs import Sign
from tests.full import by_turns
from tests.languages import LANGUAGES
from tests.ui.words import words_of

pytestmark = pytest.mark.usefixtures("blank_drawings")

LARGE_TEXT = 1.3
"""The largest text scale that cards follow."""

TEXTS = (1.0, LARGE_TEXT)

SMALLEST_MINI = 100
PILE = 57
SMALLEST_FULL = 250
SMALLEST_CONNECTION = 82
PLATES = ((118, 65), (104, 65), (116, 98), (150, 98), (168, 142), (230, 142))


@pytest.fixture(scope="module")
def words(catalog: Catalog) -> Wording:
    return words_of(catalog)


def faults(drawing: Drawing, floor: int) -> list[Mark]:
    """Marks that are too small to be read or that leave the face."""
    face = drawing.surface.get_rect()
    return [mark for mark in drawing.marks if _is_outside(mark, face) or _is_tiny(mark, floor)]


def _is_outside(mark: Mark, face: pygame.Rect) -> bool:
    return mark.within is None or not mark.within.contains(mark.rect) or not face.contains(mark.rect)


def _is_tiny(mark: Mark, floor: int) -> bool:
    if mark.kind == "text":
        return mark.px < FLOOR
    if mark.kind != "icon":
        return False
    return mark.px < (ICON_FLOOR if mark.name in ("arrow", "crossed") else floor)


def fullest(location: Location) -> PlateMarks:
    """As much on a plate as can lie there at once."""
    goods = Bag({"brick": 1, "iron": 1, "fuel": 1}) if location.storage else EMPTY
    if location.places_goods:
        goods = Bag({next(iter(location.deal)): 3})
    return PlateMarks(used=2, worker=location.is_open, shield=True, goods=goods, spent=True)


@pytest.mark.parametrize(("width", "text_scale"), by_turns([PILE, SMALLEST_MINI, 104, 120, 156], TEXTS))
def test_every_small_face_is_legible_and_stays_inside_its_edges(
    catalog: Catalog, words: Wording, width: int, text_scale: float
) -> None:
    for location in catalog.locations.values():
        assert faults(mini_drawing(location, width, words, text_scale), ICON_FLOOR) == [], location.title


def test_faces_and_plates_of_any_size_are_drawn(catalog: Catalog, words: Wording) -> None:
    """However many cards a hand or a State has, one of them has at least a pixel."""
    location = catalog.locations["factory"]
    for width in range(1, 40):
        mini_drawing(location, width, words, seen=min(width, 3))
        size = (width, width // 2)
        for plate in (location_plate(location, size, fullest(location), words), ruin_plate(size, words)):
            assert plate.get_size() == (width, max(1, width // 2))


@pytest.mark.parametrize(("size", "seen"), [((36, 34), 0), ((52, 16), 0), ((68, 32), 34)])
def test_a_plate_is_drawn_that_has_no_room_for_the_tray_of_its_goods(
    catalog: Catalog, words: Wording, size: tuple[int, int], seen: int
) -> None:
    """In the smallest windows the tray leaves the plate."""
    for location in catalog.locations.values():
        if location.storage or location.places_goods:
            assert location_plate(location, size, fullest(location), words, seen=seen).get_size() == size


@pytest.mark.parametrize("width", [SMALLEST_FULL, 360])
def test_every_large_face_is_legible_and_stays_inside_its_edges(catalog: Catalog, words: Wording, width: int) -> None:
    for location in catalog.locations.values():
        assert faults(full_drawing(location, width, words), ICON_FLOOR) == [], location.title


@pytest.mark.parametrize(("size", "text_scale"), by_turns(PLATES, TEXTS))
def test_every_plate_is_legible_and_stays_inside_its_edges(
    catalog: Catalog, words: Wording, size: tuple[int, int], text_scale: float
) -> None:
    floor = PLATE_ICON_FLOOR if size[1] >= LOW else ICON_FLOOR
    for location in catalog.locations.values():
        for marks in (PlateMarks(), fullest(location)):
            assert faults(plate_drawing(location, size, marks, words, text_scale), floor) == [], (location.title, marks)


def test_connection_cards_and_ruins_are_legible(catalog: Catalog, words: Wording) -> None:
    for connection in catalog.connections.values():
        assert faults(connection_drawing(connection, SMALLEST_CONNECTION, words), ICON_FLOOR) == [], connection.title
    assert faults(ruin_drawing((118, 65), words), ICON_FLOOR) == []


@pytest.mark.parametrize("size", [(27, 84), (31, 84), (48, 63), (60, 95)])
@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_the_word_on_a_narrow_ruin_is_neither_cut_nor_squeezed(
    catalog: Catalog, language: str, size: tuple[int, int]
) -> None:
    words = words_of(catalog, language)
    for mark in ruin_drawing(size, words).marks:
        if mark.kind == "text":
            assert mark.rect.width >= width_of(mark.name, "title", mark.px) * NARROW - 1
        if mark.name == words.text("art-ruin"):
            assert pygame.Rect((0, 0), size).contains(mark.rect)


def test_the_title_is_the_only_word_on_a_small_face(catalog: Catalog, words: Wording) -> None:
    for location in catalog.locations.values():
        letters = [mark.name for mark in mini_drawing(location, 140, words).marks if mark.kind == "text"]
        spelled = [text for text in letters if any(letter.isalpha() for letter in text)]
        assert len(spelled) == 1, location.title
        assert spelled[0] == location.title.upper()


@pytest.mark.parametrize(("width", "seen"), [(36, 0), (58, 25)])
def test_a_slim_face_has_its_whole_title_or_none(catalog: Catalog, words: Wording, width: int, seen: int) -> None:
    """A title that needs more than two lines would be cut above, and hide the picture."""
    untitled = 0
    for location in catalog.locations.values():
        titles = [mark.rect for mark in mini_drawing(location, width, words, 1.0, seen).marks if mark.kind == "text"]
        untitled += not titles
        assert all(rect.y >= 0 and rect.height < 3 * FLOOR for rect in titles), location.id
    assert 0 < untitled < len(catalog.locations)


def test_the_faces_of_the_base_set_need_no_shortened_title(catalog: Catalog, words: Wording) -> None:
    for location in catalog.locations.values():
        shown = mini_drawing(location, 140, words)
        assert any(mark.name == location.title.upper() for mark in shown.marks), location.title


def test_a_title_keeps_to_the_part_of_a_face_that_no_other_card_covers(catalog: Catalog, words: Wording) -> None:
    for location in catalog.locations.values():
        drawing = mini_drawing(location, 160, words, 1.5, 110)
        titles = [mark.rect for mark in drawing.marks if mark.kind == "text" and mark.name[:1].isalpha()]
        assert titles, location.id
        assert max(rect.right for rect in titles) <= 110, location.id


@pytest.mark.parametrize(("scale", "language"), by_turns([(1.0, 0), (1.3, 0), (1.5, 0), (1.5, 75)], LANGUAGES))
def test_categories_and_spoils_keep_off_a_title_on_two_lines(
    catalog: Catalog, language: str, scale: tuple[float, int]
) -> None:
    wording, (text, seen) = words_of(catalog, language), scale
    for location in catalog.locations.values():
        marks = mini_drawing(location, 104, wording, text, seen).marks
        title = next(mark.rect for mark in marks if mark.kind == "text" and mark.name[:1].isalpha())
        above = [mark.rect for mark in marks if mark.name in (*location.categories, "spoils")]
        assert title.inflate(-2, -4).collidelist(above) < 0, location.id


def _icons(drawing: Drawing) -> list[str]:
    return [mark.name for mark in drawing.marks if mark.kind == "icon"]


def test_a_plate_keeps_a_pip_with_the_deal_that_pays_for_its_ruin(catalog: Catalog, words: Wording) -> None:
    hideout = catalog.locations["hideout"]
    low = plate_drawing(hideout, (118, LOW - 1), PlateMarks(), words)
    assert _icons(low).count("vp") == 1 + 1  # what its action gives, and its Deal


def test_low_plates_leave_categories_and_spoils_to_the_hover(catalog: Catalog, words: Wording) -> None:
    hideout = catalog.locations["hideout"]
    assert "fuel" not in _icons(plate_drawing(hideout, (118, LOW - 1), PlateMarks(), words))
    assert "fuel" in _icons(plate_drawing(hideout, (118, LOW), PlateMarks(), words))


def test_a_used_action_puts_a_token_into_its_slot(catalog: Catalog, words: Wording) -> None:
    archive = catalog.locations["archive"]
    shown = [_icons(plate_drawing(archive, (150, 98), PlateMarks(used=n), words)).count("worker") for n in range(3)]
    assert shown[1] == shown[0] + 1
    assert shown[2] == shown[0] + 2


def _limits(drawing: Drawing) -> list[Mark]:
    return [mark for mark in drawing.marks if mark.kind == "text" and mark.name[0] in "≤≥"]


def test_the_limit_of_what_is_counted_hides_no_icon(catalog: Catalog, words: Wording) -> None:
    seen = 0
    for location in catalog.locations.values():
        strips = (ability_strip(ability, location.is_open) for ability in location.abilities)
        if not any(sign.kind in ("per", "least") for strip in strips for sign in strip):
            continue
        drawings = [full_drawing(location, width, words) for width in (SMALLEST_FULL, 360)]
        drawings += [mini_drawing(location, width, words) for width in (SMALLEST_MINI, 156)]
        drawings += [plate_drawing(location, size, PlateMarks(), words) for size in PLATES]
        for drawing in drawings:
            icons = [mark.rect for mark in drawing.marks if mark.kind == "icon"]
            for limit in _limits(drawing):
                assert limit.rect.inflate(-2, -2).collidelist(icons) < 0, location.title
                seen += 1
    assert seen > 100


def test_effects_keep_off_the_slots_below(catalog: Catalog, words: Wording) -> None:
    for location in catalog.locations.values():
        if location.action:
            marks = full_drawing(location, 360, words).marks
            below = next((mark.rect for mark in marks if mark.name == "build"), None)
            foot = below or next(mark.rect for mark in marks if mark.name == "deal")
            above = [mark.rect.bottom for mark in marks if mark.kind == "icon" and mark.rect.bottom < foot.top]
            assert max(above) <= foot.top - 32, location.title


def test_a_building_bonus_that_stands_alone_fills_its_panel(catalog: Catalog, words: Wording) -> None:
    for card in ("church", "museum"):
        for drawing in (
            full_drawing(catalog.locations[card], 360, words),
            mini_drawing(catalog.locations[card], 156, words),
        ):
            (hammer,) = [mark for mark in drawing.marks if mark.name == "build"]
            assert hammer.px >= 0.16 * drawing.surface.get_width()


def test_effects_keep_off_the_strip_of_the_type(catalog: Catalog, words: Wording) -> None:
    for location in catalog.locations.values():
        icons = [mark.rect for mark in full_drawing(location, 360, words).marks if mark.kind == "icon"]
        strip = icons[0]  # the icon of the type
        assert min(rect.y for rect in icons if strip.bottom - 2 < rect.y) >= strip.bottom + 6, location.title


SHOWING_ALL = ((98, 65), (118, 65), (130, 65), (112, 93), (118, 92), (150, 92), (184, 92), (168, 140), (280, 140))
"""Sizes of the plates of a State of up to eight Locations a row, at 1280 x 720 and 1920 x 1080."""


LONG: Mapping[tuple[int, int], Collection[str]] = {
    (98, 65): ("hiring_clerk", "favour_vault"),
    (112, 93): (
        "memory_core",
        "rapid_robbery",
        "favour_vault",
        "material_depository",
        "military_warehouse",
        "salt_lake_tower",
        "the_hold",
    ),
}
"""Size -> the cards whose signs with their numbers are too long for it."""


@pytest.mark.parametrize("size", SHOWING_ALL, ids=str)
def test_a_plate_shows_its_effects_whole(catalog: Catalog, words: Wording, size: tuple[int, int]) -> None:
    """What is too long for one line stands on two; only six goods of choice, or five to spend, need more, and on the
    narrowest plates a few others."""
    for location in catalog.locations.values():
        shown = _icons(plate_drawing(location, size, PlateMarks(), words))
        lines = [ability for ability in location.abilities if not isinstance(ability.timing, Built)]
        for ability in lines or location.abilities:
            signs = [sign.name for sign in ability_strip(ability, location.is_open, tight=True) if sign.name]
            long = location.id in ("solitary_trader", "go_between", "truce_table") or location.id in LONG.get(size, ())
            assert set(signs) <= set(shown) or long, location.title


@pytest.mark.parametrize("size", [(112, 93), (136, 89), (140, 100)], ids=str)
def test_a_plate_without_room_for_a_price_does_not_look_as_if_its_action_were_free(
    catalog: Catalog, words: Wording, size: tuple[int, int]
) -> None:
    for card in ("truce_table", "solitary_trader"):
        assert "arrow" in _icons(plate_drawing(catalog.locations[card], size, PlateMarks(), words)), card


@pytest.mark.parametrize("size", [(84, 49), (104, 49)], ids=str)
def test_the_low_plates_of_a_replay_keep_the_hammer_of_a_building_bonus(
    catalog: Catalog, words: Wording, size: tuple[int, int]
) -> None:
    for card in ("wrecked_tank", "refinery", "museum", "scrap_metal"):
        assert "build" in _icons(plate_drawing(catalog.locations[card], size, PlateMarks(spent=True), words)), card


def test_a_spent_deal_carries_a_cross(catalog: Catalog, words: Wording) -> None:
    assert "crossed" in _icons(mini_drawing(catalog.locations["hideout"], 140, words))
    assert "crossed" not in _icons(mini_drawing(catalog.locations["crossroads"], 140, words))


def test_a_number_of_goods_stands_beside_its_icon_and_never_on_one(catalog: Catalog, words: Wording) -> None:
    seen = 0
    for card in ("gun_shop", "skyscraper", "assembly_plant", "oilmen_fortress", "thieves_caravan"):
        for size in PLATES:
            marks = plate_drawing(catalog.locations[card], size, PlateMarks(), words).marks
            icons = [mark.rect for mark in marks if mark.kind == "icon"]
            for number in (mark for mark in marks if mark.kind == "text" and mark.name.isdigit()):
                assert number.rect.inflate(-2, -2).collidelist(icons) < 0, (card, size)
                seen += 1
    assert seen > len(PLATES)


POSTERS = ((287, 143), (287, 190), (150, 98), (134, 65), (118, 92), (190, 205), (77, 93))


@pytest.mark.parametrize("size", POSTERS, ids=str)
def test_a_plate_whose_bonus_is_spent_becomes_a_poster(catalog: Catalog, words: Wording, size: tuple[int, int]) -> None:
    for card in ("church", "wrecked_tank", "scrap_metal"):
        location = catalog.locations[card]
        before, spent = (plate_drawing(location, size, PlateMarks(spent=given), words) for given in (False, True))
        high = [next(mark.rect.height for mark in one.marks if mark.name == "picture") for one in (before, spent)]
        assert high[1] > high[0], card
        assert {"build", "check", *location.deal} <= set(_icons(spent))
        assert _overlaps(spent) == []


def test_a_spent_bonus_with_goods_left_keeps_its_tray_and_other_abilities_their_paper(
    catalog: Catalog, words: Wording
) -> None:
    for card, marks in (
        ("scrap_metal", PlateMarks(spent=True, goods=Bag({"iron": 1}))),
        ("school", PlateMarks(spent=True)),
    ):
        assert "check" not in _icons(plate_drawing(catalog.locations[card], (287, 143), marks, words)), card


def test_two_abilities_stand_side_by_side_and_are_as_large_as_one(catalog: Catalog, words: Wording) -> None:
    for card in ("captured_scanner", "high_tech_cellar", "hidden_forge"):
        marks = plate_drawing(catalog.locations[card], (287, 143), PlateMarks(), words).marks
        paper = [mark for mark in marks if mark.kind == "icon" and mark.rect.y > 90 and mark.rect.x < 200]
        assert max(mark.px for mark in paper) >= 28, card
        assert len({mark.rect.centery // 8 for mark in paper}) == 1, card


def test_a_limit_stands_beside_its_category(catalog: Catalog, words: Wording) -> None:
    labels = [mark.name for mark in mini_drawing(catalog.locations["arena"], 140, words).marks]
    assert "≤3" in labels


@pytest.mark.usefixtures("real_drawings")
def test_faces_are_the_same_pixel_for_pixel_when_drawn_again(catalog: Catalog, words: Wording) -> None:
    def pixels() -> list[bytes]:
        faces = [mini_drawing(card, 120, words).surface for card in catalog.locations.values()]
        faces.append(full_drawing(catalog.locations["pub"], 300, words).surface)
        faces.append(plate_drawing(catalog.locations["pub"], (150, 98), PlateMarks(worker=True), words).surface)
        return [pygame.image.tobytes(face, "RGBA") for face in (*faces, card_back(110))]

    before = pixels()
    cache.forget_all()
    assert pixels() == before


def test_a_face_is_drawn_once_for_a_size(catalog: Catalog, words: Wording) -> None:
    pub = catalog.locations["pub"]
    assert mini_drawing(pub, 130, words) is mini_drawing(pub, 130, words)
    assert mini_drawing(pub, 130, words).surface.get_size() == face_size(130)
    assert mini_drawing(pub, 131, words).surface.get_size() == face_size(131)


def _overlaps(drawing: Drawing) -> list[tuple[str, str]]:
    """Signs, titles, slots, trays and pips that lie on one another; the signs in a slot, tray or pip belong there."""
    own = [mark for mark in drawing.marks if mark.kind == "icon" and mark.name != "crossed"]
    boxes = [mark for mark in drawing.marks if mark.kind == "panel"]
    pairs = [*combinations(own, 2), *combinations(boxes, 2)]
    pairs += [(box, mark) for box in boxes for mark in own if not box.rect.collidepoint(mark.rect.center)]
    titles = [mark for mark in drawing.marks if mark.kind == "text" and len(mark.name) > len("≤5")]
    pairs += [(title, mark) for title in titles for mark in own]
    return [(a.name, b.name) for a, b in pairs if a.rect.inflate(-4, -4).colliderect(b.rect.inflate(-4, -4))]


NARROWEST = ((77, 63), (104, 65), (117, 81), (106, 90), (112, 93), (165, 140), (151, 96))


@pytest.mark.parametrize(("size", "text_scale"), by_turns(NARROWEST, TEXTS))
def test_nothing_on_a_plate_lies_on_anything_else(
    catalog: Catalog, words: Wording, size: tuple[int, int], text_scale: float
) -> None:
    for location in catalog.locations.values():
        for marks in (PlateMarks(), fullest(location)):
            assert _overlaps(plate_drawing(location, size, marks, words, text_scale)) == [], (location.title, marks)


@pytest.mark.parametrize("size", NARROWEST)
def test_a_shield_covers_neither_categories_nor_spoils_nor_title(
    catalog: Catalog, words: Wording, size: tuple[int, int]
) -> None:
    for location in catalog.locations.values():
        shown = plate_drawing(location, size, PlateMarks(shield=True), words).marks
        shield = next(mark.rect for mark in shown if mark.name == "shield")
        covered = [m.name for m in shown if m.kind in ("icon", "text") and m.rect.colliderect(shield.inflate(-4, -4))]
        assert covered == ["shield"], location.title


def test_a_slot_shows_the_good_that_really_lies_there(catalog: Catalog, words: Wording) -> None:
    archive = catalog.locations["archive"]
    both = PlateMarks(used=2, marks=Bag({"worker": 1, "ammo": 1}))
    empty = _icons(plate_drawing(archive, (150, 98), PlateMarks(), words))
    shown = _icons(plate_drawing(archive, (150, 98), both, words))
    assert shown.count("ammo") == empty.count("ammo") + 1
    assert shown.count("worker") == empty.count("worker") + 1


@pytest.mark.usefixtures("real_drawings")
def test_on_a_low_plate_a_slot_takes_the_colour_of_its_good(catalog: Catalog, words: Wording) -> None:
    archive = catalog.locations["archive"]
    shown = plate_drawing(archive, (77, 63), PlateMarks(used=1, marks=Bag({"ammo": 1})), words)
    slots = [mark for mark in shown.marks if mark.name.startswith("slot")]
    assert [mark.name for mark in slots] == ["slot ammo", "slot"]
    assert shown.surface.get_at(slots[0].rect.center) == pygame.Color(GOOD_COLOURS["ammo"])


def test_signs_without_their_limits_have_the_width_of_their_icons() -> None:
    for kind in ("per", "least"):
        strip = (Sign(kind, "basic", 5),)
        assert strip_width(without_limits(strip), 20) < strip_width(strip, 20)
