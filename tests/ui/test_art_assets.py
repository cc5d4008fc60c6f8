"""Icons, motifs and fonts: everything that the cards name is there, and in a form that the rasteriser can draw."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
import yaml

from game.fiftyfirst.art.colours import GOOD_COLOURS, TYPE_COLOURS
from game.fiftyfirst.art.inks import skies_of
from game.fiftyfirst.art.pictures import composition, location_picture, motif_of, picture, sky_of
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.vocabulary import CATEGORIES, GAINS, PILES, ROWS, SPENDABLE
from game.paths import assets_folder
from game.ui.art.portraits import has_portrait, portrait
from game.ui.art.scenery import scene, window
from game.ui.art.svg import data, exists, focus, icon
from game.ui.theme import TYPEFACES
from tests.each import each

DRAWINGS = sorted(assets_folder().glob("icons/*.svg")) + sorted(assets_folder().glob("motifs/*.svg"))
DRAWINGS += sorted(assets_folder().glob("portraits/*.svg")) + sorted(assets_folder().glob("metro2033/**/*.svg"))
SIGNS = (
    "build",
    "deal",
    "raze",
    "distance",
    "ruin",
    "lock",
    "steal",
    "arrow",
    "arrow_light",
    "crossed",
    "pass",
    "undo",
    "redo",
    "menu",
    "lookout",
    "watch",
    "road_shield",
    "cleanup",
    "first_player",
    "discard",
    "check",
    "play",
    "infinity",
    "overview",
)


@pytest.mark.parametrize("name", sorted({*GAINS, *SPENDABLE, *CATEGORIES, *ROWS, *PILES, *SIGNS}))
def test_every_word_of_the_vocabulary_has_an_icon(name: str) -> None:
    assert exists("icons", name)


def test_every_faction_has_an_emblem_and_a_colour(catalog: Catalog) -> None:
    for faction in catalog.factions:
        assert exists("icons", faction)
        assert data("portraits", faction, "colour")
        assert data("portraits", faction, "accent")


PORTRAITS = sorted(path.stem for path in assets_folder().glob("portraits/*.svg"))


@pytest.mark.parametrize("emblem", [*PORTRAITS, *(f"virtual_{name}" for name in PORTRAITS)])
def test_every_faction_and_opponent_has_a_portrait(emblem: str) -> None:
    assert has_portrait(emblem)
    assert portrait(emblem, 60).get_at((30, 30)).a == 255


def test_a_virtual_opponent_carries_a_mark_that_its_namesake_does_not() -> None:
    own, virtual = portrait("new_york", 80), portrait("virtual_new_york", 80)
    assert pygame.image.tobytes(own, "RGBA") != pygame.image.tobytes(virtual, "RGBA")


def test_every_type_and_good_has_a_colour() -> None:
    assert {*ROWS, *PILES} == TYPE_COLOURS.keys()
    assert set(GAINS) == GOOD_COLOURS.keys()


def test_a_category_of_somebodys_own_pack_gets_the_sign_for_unknown_things() -> None:
    strange = icon("no such thing", 20)
    assert pygame.image.tobytes(strange, "RGBA") == pygame.image.tobytes(icon("unknown", 20), "RGBA")


@each(DRAWINGS, str)
def test_no_drawing_uses_what_the_rasteriser_cannot_draw(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not [word for word in ("dasharray", "<use", "<text", "clipPath", "<filter") if word in text]


@each(DRAWINGS, str)
def test_every_drawing_shows_something(path: Path) -> None:
    drawn = pygame.image.load_sized_svg(path, (64, 64))
    assert drawn.get_bounding_rect().width > 16


def test_an_icon_has_the_size_that_was_asked_for() -> None:
    assert {icon(name, 20).get_size() for name in GAINS} == {(20, 20)}


def test_a_faded_icon_is_fainter() -> None:
    """It keeps 60 % of its opacity, by which it is still told apart from others."""
    assert 153 <= icon("worker", 40, dim=True).get_at((20, 20)).a < icon("worker", 40).get_at((20, 20)).a


def test_every_card_has_a_motif_of_its_own(catalog: Catalog) -> None:
    """A hacked card has that of its Machine."""
    locations = [location.machine or location.id for location in catalog.locations.values()]
    cards = (*locations, *catalog.connections, *catalog.machines)
    assert [card for card in cards if not exists("motifs", card)] == []


@pytest.mark.parametrize("size", [(97, 24), (97, 60), (300, 200)], ids=str)
def test_a_hacked_card_is_its_machine_in_the_colours_of_its_row_with_a_hand_sprayed_beside_it(
    catalog: Catalog, size: tuple[int, int]
) -> None:
    drawn = location_picture(catalog.locations["hacked_sky_needle"], size)
    bare = picture("sky_needle", "action", size)
    middle = pygame.Rect(size[0] * 0.3, 0, size[0] * 0.2, size[1])
    assert pygame.image.tobytes(drawn, "RGB") != pygame.image.tobytes(bare, "RGB")
    parts = [pygame.image.tobytes(one.subsurface(middle), "RGB") for one in (drawn, bare)]
    assert parts[0] == parts[1]
    usual = catalog.locations["arena"]
    assert location_picture(usual, size) is picture("arena", "production", size, 0.0, usual.categories)


@pytest.mark.parametrize(("machine", "type"), [("mother", "production"), ("magpie_drone", "open_production")])
def test_the_eye_of_a_hacked_machine_is_red_no_longer(catalog: Catalog, machine: str, type: str) -> None:
    eye = pygame.Rect(130, 50, 120, 80)
    drawn = location_picture(catalog.locations[f"hacked_{machine}"], (300, 200))
    assert _reds(picture(machine, type, (300, 200)).subsurface(eye)) > 20
    assert _reds(drawn.subsurface(eye)) == 0


def _reds(part: pygame.Surface) -> int:
    return pygame.mask.from_threshold(part, (225, 68, 46), (26, 26, 26)).count()


def test_there_is_a_stand_in_for_every_category_and_type() -> None:
    index = yaml.safe_load((assets_folder() / "motifs" / "index.yaml").read_text(encoding="utf-8"))
    assert {*CATEGORIES} == index["categories"].keys()
    assert {*ROWS, *PILES} == index["types"].keys()
    assert [motif for part in index.values() for motif in part.values() if not exists("motifs", motif)] == []


def test_an_unknown_card_gets_the_motif_of_its_category_or_type() -> None:
    assert motif_of("my own card", "feature", ("liberty",)) == motif_of("another card", "action", ("liberty",))
    assert motif_of("my own card", "feature") != motif_of("my own card", "action")


def test_a_picture_fills_the_size_asked_for_and_never_changes() -> None:
    assert picture("pub", "open_production", (97, 41)).get_size() == (97, 41)
    assert picture("arena", "production", (405, 101)).get_size() == (405, 101)
    assert picture("pub", "open_production", (97, 41)).get_at((0, 40)).a == 255
    usual = composition("pub", "open_production")
    assert scene(usual) == scene(composition("pub", "open_production"))
    assert scene(usual) != scene(composition("pub", "feature"))


def test_every_typeface_is_there_with_its_licence() -> None:
    folder = assets_folder() / "fonts"
    assert [face.file for face in TYPEFACES.values() if not (folder / face.file).is_file()] == []
    assert len(list(folder.glob("OFL-*.txt"))) == 3


MOTIFS = sorted(path.stem for path in assets_folder().glob("motifs/*.svg"))


@each(MOTIFS, str)
def test_every_motif_says_which_part_no_picture_may_cut(motif: str) -> None:
    left, top, width, height = focus("motifs", motif) or (0, 0, 0, 0)
    assert 0 <= left < left + width <= 300
    assert 0 <= top < top + height <= 168
    assert width >= 60
    assert height >= 40


@pytest.mark.parametrize("size", [(278, 85), (190, 56), (236, 168), (114, 23), (108, 69), (51, 66)])
def test_no_picture_beheads_its_motif(size: tuple[int, int]) -> None:
    for motif in MOTIFS:
        left, top, across, down = focus("motifs", motif) or (0, 0, 0, 0)
        x, y, width, height = window(motif, size, covered=0.2)
        assert width / height == pytest.approx(size[0] / size[1])
        assert 0 <= y <= top + 6, motif
        assert y + height <= 210, motif
        if size in ((278, 85), (236, 168)):
            assert x <= left < left + across <= x + width, motif
            assert top + 6 + down <= y + 0.8 * height + 5, "under the title"


def _luminance(ink: str) -> float:
    shares = [channel / 255 for channel in pygame.Color(ink)[:3]]
    red, green, blue = (share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4 for share in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("type", [*ROWS, *PILES])
def test_a_type_has_two_skies_before_which_motifs_stand_out(type: str) -> None:
    for inks, *_ in skies_of(type):
        steps = [_luminance(ink) for ink in inks[:6]]
        assert steps == sorted(steps), "from dark to light"
        assert (steps[3] + 0.05) / (steps[0] + 0.05) > 3.9, "a motif and the sky"
        assert (steps[5] + 0.05) / (steps[1] + 0.05) > 7, "light on a motif"


def test_the_pictures_of_a_type_do_not_all_have_the_same_sky(catalog: Catalog) -> None:
    for type in ROWS:
        cards = [card.id for card in catalog.locations.values() if card.type == type]
        skies = [skies_of(type).index(sky_of(card, type)) for card in cards]
        assert len(skies) / 4 <= sum(skies) <= len(skies) * 3 / 4
