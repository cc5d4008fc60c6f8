"""Packs of a player's own: sound ones are in the game, one with a mistake is left out with a sentence."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game.fiftyfirst.cards.card import Location
from game.fiftyfirst.cards.catalog import Catalog, load_catalog
from game.fiftyfirst.cards.packs import MOST_CARDS
from game.files import LARGEST_YAML
from game.kernel.refusal import Unreadable
from game.paths import cards_folder, packs_folder

CARD = """\
- id: {id}
  title: "{title}"
  type: feature
  distance: 1
  spoils: {{card: 2}}
  categories: []
  deal: {{card: 1}}
  copies: {copies}
  abilities: []
"""


BOTH = "abilities: [{action: {spend: {card: 1, deal: 1}, uses: 1}, gain: {vp: 1}}]"
ENDLESS = "abilities: [{always: {exchange: {own_resource: 1}}}]"
MANY = "abilities: [{action: {spend: {deal: 4}, uses: 1}, gain: {vp: 1}}]"


def card(id: str = "lighthouse", title: str = "", copies: int = 2) -> str:
    return CARD.format(id=id, title=title or id.capitalize(), copies=copies)


def cards(*written: str) -> str:
    return "locations:\n" + "".join(written)


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    return packs_folder(tmp_path)


def add(packs: Path, pack: str, content: str, name: str = "cards.yaml") -> Path:
    """Write a file of a pack."""
    file = packs / pack / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(content, "utf-8")
    return file


def loaded(packs: Path) -> Catalog:
    return load_catalog(cards_folder(), packs=packs)


def mistake(packs: Path, pack: str) -> str:
    """Why a pack is left out of the game."""
    told: list[Unreadable] = []
    catalog = load_catalog(cards_folder(), told.append, packs)
    assert pack not in (*catalog.sets, *catalog.packs)
    assert told == list(catalog.refused.values())
    return str(catalog.refused[pack])


# ------------------------------------------------------------------ sound packs
def test_without_packs_there_are_the_sets_of_the_game(tmp_path: Path) -> None:
    catalog = loaded(packs_folder(tmp_path / "nowhere"))
    assert (catalog.packs, catalog.refused) == ((), {})


def test_a_pack_is_a_folder_of_card_files(packs: Path) -> None:
    add(packs, "coast", cards(card()), "a.yaml")
    add(packs, "coast", "title: By the Sea\n" + cards(card("beach")) + "reprints: [{id: docks, copies: 1}]\n", "b.yaml")
    catalog = loaded(packs)
    assert catalog.packs == ("coast",)
    assert catalog.sets[-1] == "coast"
    assert catalog.deck(["coast"]) == ("lighthouse", "lighthouse", "beach", "beach", "docks")
    assert catalog.locations["beach"].set == "coast"
    assert catalog.set_title("coast") == "By the Sea"


def test_a_pack_without_a_title_is_called_by_its_folder(packs: Path) -> None:
    add(packs, "my_coast", cards(card()))
    assert loaded(packs).set_title("my_coast") == "My coast"


def test_titles_may_be_in_any_writing(packs: Path) -> None:
    add(packs, "coast", "title: Берег\n" + cards(card(title="Маяк")))
    catalog = loaded(packs)
    assert catalog.set_title("coast") == "Берег"
    assert catalog.find(Location, "Маяк") is catalog.locations["lighthouse"]


def test_only_card_files_and_folders_are_read(packs: Path) -> None:
    add(packs, "coast", cards(card()))
    add(packs, "coast", "Thanks to Anna.", "README.txt")
    add(packs, "coast", "\0", ".DS_Store")
    (packs / "coast.zip").write_bytes(b"PK")
    (packs / ".trash").mkdir()
    catalog = loaded(packs)
    assert (catalog.packs, catalog.refused) == (("coast",), {})


def test_a_linked_folder_is_a_pack_too(packs: Path, tmp_path: Path) -> None:
    add(tmp_path / "elsewhere", "mine", cards(card()))
    packs.mkdir()
    (packs / "coast").symlink_to(tmp_path / "elsewhere" / "mine", target_is_directory=True)
    assert loaded(packs).packs == ("coast",)


# ------------------------------------------------------------------ mistakes
def test_a_mistake_is_reported_with_file_line_and_card(packs: Path) -> None:
    file = add(packs, "coast", cards(card()).replace("{card: 2}", "{cart: 2}"))
    expected = f"{file}:6: location 'lighthouse': expected a good, not 'cart'; did you mean 'card'?"
    assert mistake(packs, "coast") == expected


def test_a_mistake_in_one_file_leaves_out_the_whole_pack(packs: Path) -> None:
    add(packs, "coast", cards(card()), "a.yaml")
    add(packs, "coast", "locations: []", "b.yaml")
    assert "b.yaml:1: expected at least one location" in mistake(packs, "coast")
    assert "lighthouse" not in loaded(packs).locations


def test_of_two_packs_that_clash_the_later_by_name_is_left_out(packs: Path) -> None:
    add(packs, "beta", cards(card("beach", "Lighthouse")))
    add(packs, "alpha", cards(card()))
    assert "'Lighthouse' is taken in alpha/cards.yaml" in mistake(packs, "beta")
    assert loaded(packs).packs == ("alpha",)


def test_the_names_of_a_left_out_pack_are_free(packs: Path) -> None:
    add(packs, "alpha", cards(card(), card("beach").replace("deal:", "dael:")))
    add(packs, "beta", cards(card()))
    assert loaded(packs).packs == ("beta",)


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (cards(card("school")), "'school' is taken in base.yaml"),
        (cards(card(title="Old Church")).replace("Old ", ""), "'Church' is taken in base.yaml"),
        (cards(card(title="Punks")), "'Punks' is taken in boards.yaml"),
        (cards(card(), card()), "'lighthouse' is taken in coast/cards.yaml"),
        (cards(card(copies=0)), "expected a whole number from 1 to 99, not 0"),
        (cards(card(copies=100)), "expected a whole number from 1 to 99, not 100"),
        (cards(card()).replace("abilities: []", BOTH), "expected either cards, Deals or Ruins in a cost"),
        (cards(card()).replace("abilities: []", ENDLESS), "expected a whole number from 2 to 99, not 1"),
        (cards(card()).replace("abilities: []", MANY), "expected at most 3 cards or Deals in a cost"),
        ("locations: []\n", "expected at least one location"),
        ("title: Coast\n", "a set needs the key 'locations'"),
        ("", "the file is empty"),
        ("icons: {gun: attack}\n", "expected a key of a set, not 'icons'"),
        ("title: [Coast]\n" + cards(card()), "expected a title, not a list"),
        ("title: On the Coast of the Old Sea\n" + cards(card()), "a title of at most 24 characters for the pack"),
        (cards(card(title="x" * 41)), "expected a title of at most 40 characters"),
        (cards(card("x" * 41)), "expected an id of small letters, digits and _ (at most 40)"),
        (cards(card(title="Bridge over Water")), "a title without a word that moves need"),
        (cards(card(title="Ruin")), "a title without a word that moves need"),
        (cards(card(title="Old outpost")), "a title without a word that moves need"),
        (cards(card(title="Men removing Stones")), "a title without a word that moves need"),
        (cards(card()) + "reprints: [{id: lighthouse, copies: 1}]", "a location of another set among the reprints"),
        (cards(card()) + "reprints: [{id: shcool, copies: 1}]", "a location of another set among the reprints"),
    ],
)
def test_a_mistake_in_the_cards_keeps_a_pack_out(packs: Path, written: str, expected: str) -> None:
    file = add(packs, "coast", written)
    assert re.fullmatch(f"{re.escape(str(file))}(:[0-9]+)?: .*{re.escape(expected)}.*", mistake(packs, "coast"))


def test_the_parts_of_a_pack_do_not_repeat_each_other(packs: Path) -> None:
    reprint = "reprints: [{id: docks, copies: 1}]\n"
    for name, id in (("a.yaml", "beach"), ("b.yaml", "cliff")):
        add(packs, "coast", cards(card(id)) + reprint, name)
        add(packs, "hills", "title: Hills\n" + cards(card(f"{id}_2", f"{id} 2")), name)
    assert "b.yaml:11: expected each card once among the reprints of a pack" in mistake(packs, "coast")
    assert "b.yaml: expected one 'title' for the pack: a.yaml has it already" in mistake(packs, "hills")


def test_the_size_of_a_pack_is_limited(packs: Path) -> None:
    add(packs, "large", cards(*(card(f"card_{n}", f"Card {n}", 99) for n in range(6))))
    assert f"expected at most {MOST_CARDS} cards in a pack, copies counted, not 594" in mistake(packs, "large")
    add(packs, "huge", cards(card()) + "#" * LARGEST_YAML)
    assert "expected a file of at most 1000 kB" in mistake(packs, "huge")


def _empty(packs: Path) -> None:
    (packs / "coast").mkdir(parents=True)


def _another_ending(packs: Path) -> None:
    add(packs, "coast", cards(card()), "cards.yml")


def _folder_for_a_file(packs: Path) -> None:
    (packs / "coast" / "cards.yaml").mkdir(parents=True)


def _lost_link(packs: Path) -> None:
    packs.mkdir()
    (packs / "coast").symlink_to(packs / "gone")


def _lost_file(packs: Path) -> None:
    (packs / "coast").mkdir(parents=True)
    (packs / "coast" / "cards.yaml").symlink_to(packs / "gone")


def _pipe(packs: Path) -> None:
    (packs / "coast").mkdir(parents=True)
    os.mkfifo(packs / "coast" / "cards.yaml")


def _no_text(packs: Path) -> None:
    add(packs, "coast", "").write_bytes(b"locations:\n- \xff")


@pytest.mark.parametrize(
    ("make", "expected"),
    [
        (_empty, "coast: expected at least one card file (*.yaml) in this folder"),
        (_another_ending, "coast/cards.yml: expected a file name that ends in .yaml"),
        (_folder_for_a_file, "coast/cards.yaml: the file cannot be opened: Is a directory"),
        (_lost_link, "coast: expected a folder"),
        (_lost_file, "coast/cards.yaml: the file cannot be opened: No such file or directory"),
        (_pipe, "coast/cards.yaml: expected an ordinary file, not a device, a pipe or the like"),
        (_no_text, "coast/cards.yaml:2: expected text in UTF-8"),
    ],
)
def test_a_folder_that_is_no_pack_is_reported_in_a_sentence(
    packs: Path, make: Callable[[Path], None], expected: str
) -> None:
    make(packs)
    assert expected in mistake(packs, "coast")


@pytest.mark.parametrize("name", ["Coast", "the coast", "берег", "2nd", "x" * 25])
def test_the_name_of_a_packs_folder_must_be_a_valid_id(packs: Path, name: str) -> None:
    add(packs, name, cards(card()))
    assert "expected a folder name of small letters, digits and _" in mistake(packs, name)


@pytest.mark.parametrize("name", ["base", "winter", "boards"])
def test_a_pack_does_not_take_the_name_of_a_set_of_the_game(packs: Path, name: str) -> None:
    add(packs, name, cards(card()))
    catalog = loaded(packs)
    assert f"expected a folder with another name: '{name}' is taken" in str(catalog.refused[name])
    assert "lighthouse" not in catalog.locations


def test_a_card_file_outside_a_folder_is_reported(packs: Path) -> None:
    packs.mkdir()
    (packs / "coast.yaml").write_text(cards(card()))
    assert "coast.yaml: expected a folder: a pack is a folder with card files" in mistake(packs, "coast.yaml")


def test_a_file_in_place_of_the_folder_of_packs_is_reported(packs: Path) -> None:
    packs.write_text("")
    assert mistake(packs, "packs") == f"{packs}: the folder cannot be opened: Not a directory"


def test_a_damaged_set_of_the_game_is_among_those_left_out(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(cards_folder(), tmp_path / "cards"))
    (folder / "promo_1.yaml").write_text("locations: []")
    catalog = load_catalog(folder, lambda _: None)
    assert "promo_1.yaml:1: expected at least one location" in str(catalog.refused["promo_1"])


def test_packs_have_a_limited_size_together(packs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for pack in ("aa", "bb", "cc"):
        add(packs, pack, cards(card(pack, copies=1)))
    size = (packs / "aa" / "cards.yaml").stat().st_size
    monkeypatch.setattr("game.fiftyfirst.cards.catalog.LARGEST_TOGETHER", 2 * size)
    catalog = loaded(packs)
    assert (catalog.packs, list(catalog.refused)) == (("aa", "bb"), ["cc"])
    assert "expected packs of at most 0 MB together" in str(catalog.refused["cc"])
