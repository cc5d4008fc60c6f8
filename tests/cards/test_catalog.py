"""The catalog holds all card files, and leaves out damaged sets if the game can do without them."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from game.fiftyfirst.cards.card import Connection, Faction, Location
from game.fiftyfirst.cards.catalog import Catalog, load_catalog
from game.kernel.refusal import Unreadable

CARDS = Path(__file__).parents[2] / "cards"
BASE = ["base"]

PACK = """\
locations:
- id: lighthouse
  title: "Lighthouse"
  type: feature
  distance: 1
  spoils: {card: 2}
  categories: []
  deal: {card: 1}
  copies: 2
  abilities: []
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(CARDS, tmp_path / "cards"))


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return load_catalog(CARDS)


def test_a_card_is_found_by_exact_title_or_id(catalog: Catalog) -> None:
    assert catalog.find(Location, "Murderers' Pub") is catalog.locations["murderers_pub"]
    assert catalog.find(Location, "murderers_pub") is catalog.locations["murderers_pub"]
    assert catalog.find(Location, "murderers' pub") is None
    assert catalog.find(Location, "Punks") is None
    assert catalog.find(Faction, "New York") is catalog.find(Faction, "new_york") is catalog.factions["new_york"]
    assert catalog.find(Connection, "Junk Train") is catalog.connections["junk_train"]


def test_every_kind_of_card_has_a_title(catalog: Catalog) -> None:
    titles = [catalog.title(id) for id in ("school", "junk_train", "mutants_union")]
    assert titles == ["School", "Junk Train", "Mutants Union"]
    with pytest.raises(KeyError):
        catalog.title("nowhere")


def test_the_deck_holds_each_copy_in_file_order(catalog: Catalog) -> None:
    deck = catalog.deck(["base"])
    assert deck[:6] == ("abandoned_suburbs", "archive", "arena", "arena", "assassin", "assassin")
    assert deck.count("school") == 3
    assert catalog.deck([]) == ()


def test_a_further_set_has_its_own_cards(folder: Path) -> None:
    (folder / "another.yaml").write_text(PACK)
    catalog = load_catalog(folder)
    assert catalog.sets == (
        "base", "allies", "another", "moloch", "new_era", "no_mans_land", "promo_1", "promo_2", "scavengers", "winter",
    )  # fmt: skip
    assert catalog.deck(["another"]) == ("lighthouse", "lighthouse")
    assert len(catalog.deck(["base", "another"])) == 90
    assert catalog.locations["lighthouse"].set == "another"


def test_a_set_may_have_more_copies_of_earlier_titles(folder: Path) -> None:
    (folder / "zoo.yaml").write_text(PACK + "reprints: [{id: school, copies: 2}]\n")
    catalog = load_catalog(folder)
    assert catalog.deck(["zoo"]) == ("lighthouse", "lighthouse", "school", "school")
    assert catalog.deck(["base", "zoo"]).count("school") == 5
    assert catalog.locations["school"].set == "base"


@pytest.mark.parametrize("name", ["lighthouse", "nowhere", "punks", "School"])
def test_a_reprint_must_be_a_location_of_another_set(folder: Path, name: str) -> None:
    (folder / "zoo.yaml").write_text(PACK + f"reprints: [{{id: {name}, copies: 1}}]\n")
    with pytest.raises(Unreadable, match=r"zoo\.yaml:11: .*expected") as caught:
        load_catalog(folder)
    assert name in caught.value.message


def test_a_damaged_set_is_refused(folder: Path) -> None:
    (folder / "pack.yaml").write_text(PACK.replace("card: 2", "cart: 2"))
    with pytest.raises(Unreadable) as caught:
        load_catalog(folder)
    assert (caught.value.file, caught.value.line) == (str(folder / "pack.yaml"), 6)


def test_the_program_can_start_without_a_damaged_set(folder: Path) -> None:
    (folder / "a_pack.yaml").write_text(PACK + PACK.replace("locations:\n", ""))
    (folder / "b_pack.yaml").write_text(PACK)
    errors: list[Unreadable] = []
    catalog = load_catalog(folder, errors.append)
    assert [error.file for error in errors] == [str(folder / "a_pack.yaml")]
    assert "b_pack" in catalog.sets
    assert "a_pack" not in catalog.sets
    assert catalog.locations["lighthouse"].set == "b_pack"


def test_a_set_cannot_take_the_name_of_a_base_card(folder: Path) -> None:
    (folder / "pack.yaml").write_text(PACK.replace("lighthouse", "school"))
    with pytest.raises(Unreadable, match=r"location 'school': .* 'school' is taken in base\.yaml"):
        load_catalog(folder)


@pytest.mark.parametrize("name", ["base.yaml", "boards.yaml", "borgo.yaml"])
def test_without_base_set_or_boards_there_is_no_game(folder: Path, name: str) -> None:
    errors: list[Unreadable] = []
    path = folder / name
    path.write_text(path.read_text() + "]\n")
    with pytest.raises(Unreadable, match=f"{name}:.*expected YAML"):
        load_catalog(folder, errors.append)
    path.unlink()
    with pytest.raises(Unreadable, match=f"expected the file {name} in this folder of cards"):
        load_catalog(folder, errors.append)
    assert errors == []


def test_boards_and_base_set_cannot_change_places(folder: Path) -> None:
    (folder / "boards.yaml").write_text(PACK)
    with pytest.raises(Unreadable, match=r"expected boards in boards\.yaml and locations in base\.yaml"):
        load_catalog(folder)


def test_boards_are_in_one_file(folder: Path) -> None:
    boards = re.sub(r"id: (\w+)", r"id: \1_2", (folder / "boards.yaml").read_text())
    (folder / "more.yaml").write_text(re.sub('title: "(.*?)"', r'title: "\1 2"', boards))
    with pytest.raises(Unreadable, match=r"more\.yaml: expected 'locations': the boards stand in boards\.yaml"):
        load_catalog(folder)


def test_borgos_icons_are_read_in_file_order(catalog: Catalog) -> None:
    """R32.7, I-03."""
    assert list(catalog.borgo.items()) == [("gun", "attack"), ("brick", "build"), ("iron", "expansion")]


def test_borgos_icons_can_be_changed(folder: Path, catalog: Catalog) -> None:
    (folder / "borgo.yaml").write_text("icons: {vp: attack, worker: attack}\n")
    changed = load_catalog(folder)
    assert changed.borgo == {"vp": "attack", "worker": "attack"}
    assert changed.digest(BASE) != catalog.digest(BASE)


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ("icons: {guns: attack}", "expected a key of Borgo's icons, not 'guns'; did you mean 'gun'?"),
        ("icons: {gun: atack}", "expected an action of Borgo's, not 'atack'; did you mean 'attack'?"),
        ("icons: {gun: attack, gun: build}", "'gun' is given twice"),
        ("icons: {}", "expected at least one category with an action"),
        ("icons: []", "expected Borgo's icons, not a list"),
        ("icons: {gun: attack}\nmore: 1", "expected a key of a card file, not 'more'"),
    ],
)
def test_a_mistake_in_borgos_icons_is_refused_with_its_line(folder: Path, table: str, message: str) -> None:
    (folder / "borgo.yaml").write_text("# mine\n" + table + "\n")
    with pytest.raises(Unreadable, match=re.escape(message)) as caught:
        load_catalog(folder)
    assert caught.value.line in (2, 3)


def test_borgos_icons_have_their_own_file(folder: Path) -> None:
    (folder / "mine.yaml").write_text("icons: {gun: attack}\n")
    with pytest.raises(Unreadable, match=r"mine\.yaml: expected 'locations': Borgo's icons stand in borgo\.yaml"):
        load_catalog(folder)
    (folder / "mine.yaml").unlink()
    (folder / "borgo.yaml").write_text(PACK)
    with pytest.raises(Unreadable, match=r"expected Borgo's icons in borgo\.yaml"):
        load_catalog(folder)


def test_the_digest_depends_on_the_facts(folder: Path, catalog: Catalog) -> None:
    assert len(catalog.digest(BASE)) == 12
    assert int(catalog.digest(BASE), 16) >= 0
    base = folder / "base.yaml"
    written = base.read_text()
    base.write_text(
        "# another comment\n" + written.replace('"Arena"', "Arena").replace("{iron: 3, vp: 1}", "{vp: 1, iron: 3}")
    )
    assert load_catalog(folder).digest(BASE) == catalog.digest(BASE)
    base.write_text(written.replace("distance: 3", "distance: 2", 1))
    assert load_catalog(folder).digest(BASE) != catalog.digest(BASE)


def test_the_digest_of_a_game_depends_only_on_its_own_sets(folder: Path, catalog: Catalog) -> None:
    """Adding or changing a set does not affect matches without it."""
    before = catalog.digest(BASE), catalog.digest(["base", "promo_1"])
    (folder / "pack.yaml").write_text(PACK)
    first = load_catalog(folder)
    assert (first.digest(BASE), first.digest(["base", "promo_1"])) == before
    (folder / "pack.yaml").write_text(PACK.replace("distance: 1", "distance: 2"))
    second = load_catalog(folder)
    assert second.digest(BASE) == before[0]
    assert second.digest(["base", "pack"]) != first.digest(["base", "pack"]) != before[0]


def test_the_digest_of_a_game_includes_reprinted_cards(folder: Path, catalog: Catalog) -> None:
    """Winter has more copies of titles whose facts are in New Era."""
    new_era = folder / "new_era.yaml"
    new_era.write_text(new_era.read_text().replace("distance: 1", "distance: 2"))
    changed = load_catalog(folder)
    assert changed.digest(["base", "winter"]) != catalog.digest(["base", "winter"])
    assert changed.digest(["base", "promo_1"]) == catalog.digest(["base", "promo_1"])
