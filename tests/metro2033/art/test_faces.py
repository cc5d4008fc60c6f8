"""The faces of all cards: everything legible and inside in any language and size, and a sign for all that they do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pygame
import pytest

from game.kernel.bag import Bag
from game.metro2033.art import inks
from game.metro2033.art.faces import signs
from game.metro2033.art.faces.backs import BACKS, back
from game.metro2033.art.faces.face import card_look, face, face_drawing, station_face
from game.metro2033.art.faces.measures import UNTITLED, title_setting
from game.metro2033.art.faces.scene import MOTIFS
from game.metro2033.art.faces.signs import SignRow, card_signs
from game.metro2033.art.faces.tones import MASTER, TONES, tinted, tones_of
from game.metro2033.art.map.stations import ICONS
from game.metro2033.cards import card as cd
from game.metro2033.wording.metro_words import MetroWords
from game.ui.art.lettering import width_of
from game.ui.art.ornaments import Drawing
from game.ui.art.svg import elements, exists
from game.ui.art.upright import face_size
from game.ui.theme import FLOOR, ICON_FLOOR
from tests.languages import LANGUAGES
from tests.metro2033.blank import blank_pictures_of_cards
from tests.metro2033.laid import metro_cards

CARDS = tuple(metro_cards().all)
SIZES = ((64, 0), (70, 62), (89, 87), (96, 0), (104, 145), (120, 0), (148, 0), (155, 142), (220, 0), (250, 0), (400, 0))
"""Widths, and heights of cards that are not upright, as they lie at the table."""

TITLED = [size for size in SIZES if size[0] >= UNTITLED]


@cache
def words_in(language: str) -> MetroWords:
    return MetroWords(metro_cards(), language)


def drawn(card: str, size: tuple[int, int], language: str = "en", text: float = 1.0) -> Drawing:
    return face_drawing(words_in(language), card, *size, text=text)


@pytest.fixture
def blank_pictures() -> Iterator[None]:
    with blank_pictures_of_cards():
        yield


def named(drawing: Drawing, kind: str) -> list[str]:
    return [mark.name for mark in drawing.marks if mark.kind == kind]


# ------------------------------------------------------------------ everything fits
@pytest.mark.usefixtures("blank_pictures")
@pytest.mark.parametrize("text", [1.0, 1.4])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_too_small_or_leaves_a_face(language: str, size: tuple[int, int], text: float) -> None:
    for card in CARDS:
        drawing = drawn(card, size, language, text)
        around = drawing.surface.get_rect()
        assert around.size == (size if size[1] else face_size(size[0]))
        for mark in drawing.marks:
            assert around.contains(mark.rect), (card, mark)
            assert mark.kind != "text" or mark.px >= FLOOR, (card, mark)
            assert mark.kind != "icon" or mark.px >= ICON_FLOOR, (card, mark)
            assert "…" not in mark.name, (card, mark)


@pytest.mark.usefixtures("blank_pictures")
@pytest.mark.parametrize("size", TITLED, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_and_letters_do_not_lie_on_one_another(language: str, size: tuple[int, int]) -> None:
    for card in CARDS:
        marks = [mark for mark in drawn(card, size, language).marks if mark.kind in ("icon", "text")]
        for one, other in combinations(marks, 2):
            assert not one.rect.inflate(-2, -2).colliderect(other.rect.inflate(-2, -2)), (card, one, other)


@pytest.mark.usefixtures("blank_pictures")
@pytest.mark.parametrize("size", TITLED, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_is_whole(language: str, size: tuple[int, int]) -> None:
    words = words_in(language)
    for card in CARDS:
        shown = named(drawn(card, size, language), "text")
        assert words.short_title(card) in (shown[0], " ".join(shown[:2]), "".join(shown[:2])), card


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_titles_stay_legible(language: str) -> None:
    """They are never narrowed to less than half."""
    for card in CARDS:
        for width, _ in TITLED:
            room = width - 2 * max(2, round(width * 0.024)) - 2 * max(2, round(width * 0.03))
            setting = title_setting(words_in(language).short_title(card), FLOOR, room)
            assert len(setting.lines) <= 2
            assert max(width_of(line, "strong", setting.px) for line in setting.lines) * 0.5 <= room, card


def test_a_face_of_a_few_pixels_is_a_picture() -> None:
    for card in CARDS:
        assert named(drawn(card, (28, 38)), "text") == []
        assert named(drawn(card, (28, 38)), "icon") == []


# ------------------------------------------------------------------ everything is told
def shown_signs(row: SignRow) -> set[str]:
    return {sign.icon for sign in row if sign.icon}


@pytest.mark.usefixtures("blank_pictures")
@pytest.mark.parametrize("width", [120, 148, 220, 400])
def test_an_upright_face_shows_all_its_signs_with_their_numbers(width: int) -> None:
    for card in CARDS:
        of = card_signs(metro_cards(), card)
        drawing = drawn(card, (width, 0))
        icons, letters = named(drawing, "icon"), named(drawing, "text")
        for row in (*of.rows, of.extra):
            assert shown_signs(row) <= set(icons), card
            for sign in row:
                assert not sign.icon or not sign.text or sign.text in letters, (card, sign)
        assert of.kind in icons, card
        if of.deck == "threat":
            assert of.value is not None
            assert of.value.text in letters


@pytest.mark.usefixtures("blank_pictures")
def test_a_narrow_face_shows_its_first_row_at_least() -> None:
    for card in CARDS:
        of = card_signs(metro_cards(), card)
        for width in (64, 70, 89):
            assert shown_signs(of.rows[0]) <= set(named(drawn(card, (width, 0)), "icon")), (card, width)


def test_each_icon_of_a_card_is_there() -> None:
    for card in CARDS:
        of = card_signs(metro_cards(), card)
        value = (of.value,) if of.value else ()
        icons = {of.kind, *(sign.icon for row in (*of.rows, of.extra, value) for sign in row if sign.icon)}
        assert all(exists(ICONS, icon) for icon in icons), card


def test_each_card_has_a_motif_of_its_own() -> None:
    factions = set(metro_cards().factions)
    assert [card for card in CARDS if card not in factions and not exists(MOTIFS, card)] == []


def test_each_ability_and_each_property_has_a_row() -> None:
    for card in CARDS:
        printed, of = metro_cards().all[card], card_signs(metro_cards(), card)
        if isinstance(printed, cd.EquipmentCard | cd.LawCard | cd.FactionCard):
            assert len(of.rows) == len(printed.abilities)
        if isinstance(printed, cd.QuestCard):
            assert of.rows[0]
            assert of.extra


def test_signs_tell_cards_apart_that_do_different_things() -> None:
    """Equal signs mean equal cards, but for their titles."""
    found = dict[object, list[str]]()
    for card in CARDS:
        found.setdefault(card_signs(metro_cards(), card), []).append(card)
    told = {
        tuple(str(getattr(metro_cards().all[card], "abilities", "")) for card in alike)
        for alike in found.values()
        if len(alike) > 1
    }
    assert all(len(set(texts)) == 1 for texts in told)


def test_goods_are_counted_from_three_on() -> None:
    assert [sign.text for sign in signs.goods_row(Bag({"pig": 2}))] == ["", ""]
    assert [sign.text for sign in signs.goods_row(Bag({"pig": 3}))] == ["3"]


def test_a_row_without_room_for_its_numbers_keeps_its_icons() -> None:
    drawing = drawn("full_larders", (56, 0))
    assert {"pig", "mushroom", "ammo"} <= set(named(drawing, "icon"))


def test_low_cards_leave_out_their_last_rows() -> None:
    assert {"radiation", "speed"} <= set(named(drawn("gas_mask", (70, 98)), "icon"))
    assert "speed" not in named(drawn("gas_mask", (70, 62)), "icon")


@pytest.mark.usefixtures("blank_pictures")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_large_face_says_what_it_is(language: str) -> None:
    kinds = {card_look(words_in(language), card).kind for card in CARDS}
    assert not [kind for kind in kinds if "{" in kind or "[" in kind]
    for card in CARDS:
        assert card_look(words_in(language), card).kind.upper() in named(drawn(card, (300, 0), language), "text")


def test_a_hero_may_have_a_name_of_our_own() -> None:
    words = MetroWords(metro_cards())
    before = face(words, "khan", 148)
    words.name_heroes("own")
    assert named(face_drawing(words, "khan", 148), "text")[0] == "The Pathfinder"
    words.name_heroes("printed")
    assert face(words, "khan", 148) is before


# ------------------------------------------------------------------ pictures
def test_all_pictures_differ() -> None:
    pixels = {pygame.image.tobytes(face(words_in("en"), card, 40), "RGBA") for card in CARDS}
    assert len(pixels) == len(CARDS)


def test_motifs_take_the_tones_of_their_deck() -> None:
    for tones in (*TONES.values(), *map(tones_of, inks.FACTIONS.values())):
        drawing = tinted(elements(MOTIFS, "gas_mask"), tones)
        assert not [ink for ink in MASTER if ink in drawing]
        assert tones.motif[0] in drawing


def test_threats_have_the_colours_of_their_types() -> None:
    hues = {"biological": 1, "physical": 0}
    for card, threat in metro_cards().threats.items():
        average = pygame.transform.average_color(face(words_in("en"), card, 44))[:3]
        if threat.type in hues:
            assert average.index(max(average)) == hues[threat.type], card


def test_backs_differ_and_may_have_the_colour_of_a_faction() -> None:
    backs = [back(deck, 60) for deck in BACKS] + [back("battle", 60, faction=id) for id in metro_cards().factions]
    assert len({pygame.image.tobytes(one, "RGBA") for one in backs}) == len(backs)
    assert all(one.get_size() == face_size(60) for one in backs)
    assert back("law", 50, 58).get_size() == (50, 58)


def test_a_face_is_drawn_once() -> None:
    assert face(words_in("en"), "flood", 130) is face(words_in("en"), "flood", 130)
    assert face(words_in("en"), "flood", 130) is not face(words_in("de"), "flood", 130)


def test_stations_have_faces_too() -> None:
    words = words_in("en")
    for station in metro_cards().map.stations:
        assert station_face(words, station, 150).get_size() == face_size(150)
    assert station_face(words, "lubyanka", 150) is not station_face(words, "lubyanka", 150, owner="red")
