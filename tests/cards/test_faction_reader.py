"""Faction boards beside those of the base set: what is read, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.fiftyfirst.cards.catalog import Catalog, load_catalog
from game.fiftyfirst.cards.reader import FurtherFactions
from game.fiftyfirst.cards.verbs import ActivateProduction, ChooseGain, DrawAndKeep, Gain, Reactivate
from game.kernel.refusal import Unreadable
from game.paths import cards_folder
from tests.cards.parts import BOARD, SEARCH, read_part


def read(folder: Path, action: str) -> FurtherFactions:
    found = read_part(folder, BOARD.replace(SEARCH, action), "extra_factions")
    assert isinstance(found, FurtherFactions)
    return found


def test_the_branches_of_an_action_are_named_by_their_first_goods(tmp_path: Path) -> None:
    action = (
        read(tmp_path, "{spend: {fuel: 1}, choose: [{gain: {red: 2}}, {gain: {blue: 1, card: 1}}]}")
        .factions[0]
        .actions[1]
    )
    assert isinstance(action.verb, ChooseGain)
    assert (action.name, action.names) == ("red", ("red", "blue"))


@pytest.mark.parametrize(
    ("action", "verb"),
    [
        ("{name: search, spend: {card: 1}, draw: {count: 3, keep: 1}}", DrawAndKeep),
        ("{name: shift, spend: {fuel: 1}, activate: {type: production, of: another_player}}", ActivateProduction),
        ("{name: again, spend: {worker: 1}, reactivate: {other_than: this}}", Reactivate),
        ("{spend: {deal: 1}, gain: {blue: 3}}", Gain),
    ],
)
def test_the_verbs_of_faction_actions(tmp_path: Path, action: str, verb: type) -> None:
    assert isinstance(read(tmp_path, action).factions[0].actions[1].verb, verb)


def copied(folder: Path, extra: str | None = None) -> Path:
    for path in cards_folder().glob("*.yaml"):
        (folder / path.name).write_bytes(path.read_bytes())
    if extra is not None:
        (folder / "extra_factions.yaml").write_text(extra)
    return folder


def test_damaged_further_factions_are_left_out(tmp_path: Path) -> None:
    told: list[Unreadable] = []
    catalog = load_catalog(copied(tmp_path, "factions: []\n"), told.append)
    assert tuple(catalog.factions) == catalog.base_factions
    assert [error.message for error in told] == ["expected at least one faction"]


def test_further_factions_stand_in_their_own_file(tmp_path: Path) -> None:
    copied(tmp_path)
    (tmp_path / "extra_factions.yaml").rename(tmp_path / "winter.yaml")
    with pytest.raises(Unreadable, match=r"further factions stand in extra_factions\.yaml"):
        load_catalog(tmp_path)


def test_only_a_game_with_such_a_board_depends_on_its_file(catalog: Catalog, tmp_path: Path) -> None:
    other = load_catalog(copied(tmp_path, BOARD.replace(SEARCH, "{spend: {gun: 1}, gain: {red: 2}}")))
    usual = ["new_york", "mutants_union"]
    assert other.digest(["base"], usual) == catalog.digest(["base"], usual) == catalog.digest(["base"])
    assert catalog.digest(["base"], ["texas"]) not in (catalog.digest(["base"]), other.digest(["base"], ["ohio"]))


def test_nine_boards_with_three_actions_each(catalog: Catalog) -> None:
    assert len(catalog.factions) == 9
    assert {len(faction.actions) for faction in catalog.factions.values()} == {3}
