"""Matches of Moloch in their files: what the tests of all sets (`tests/conformance`) do not look at."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import Match, fiftyfirst
from game.kernel.bag import Bag
from game.kernel.refusal import Unreadable
from game.match.readable import read_readable, write_readable
from game.play.files.record import read_record
from tests.sets.matches import begun, path_of, submit
from tests.sets.moloch import ROW


def test_an_answer_in_the_assault_stands_under_its_heading(catalog: Catalog, tmp_path: Path) -> None:
    """R44.2. A phase in which nobody decides has none, as ever."""
    match = begun(catalog, ROW.cases["the Deal that a Machine takes"], tmp_path)
    submit(match, "A", "choose Pub")
    text = write_readable(read_record(path_of(match), fiftyfirst().only), fiftyfirst(catalog))
    assert "\nRound 2\n  Assault\n    A: choose Pub\n" in text
    for wrong in ("Production", "Deploy", "Action"):
        with pytest.raises(Unreadable, match="expected 'Assault' at this point"):
            read_readable(text.replace("  Assault\n", f"  {wrong}\n"), fiftyfirst(catalog).only)


def test_goods_on_machines_are_part_of_a_position(catalog: Catalog, tmp_path: Path) -> None:
    match = begun(catalog, ROW.cases["a question while goods lie on Machines and in the server room"], tmp_path)
    position = match.kind.notation.write_position(match.game, match.state)
    assert position["machines"]["deployed"] == [
        {"card": "Rail Hound", "red": 1, "goods": {"brick": 1, "ammo": 1}}, "Salt Sower", "Siege Crane"
    ]  # fmt: skip
    assert position["server_room"] == 2
    assert position["options"] == {"moloch.difficulty": "veteran", "moloch.coop": True, "server_room": True}
    match.close()
    found = Match.load(path_of(match), fiftyfirst(catalog).only, play_bots=False).state.machines
    assert found
    assert found.deployed[0].goods == Bag({"brick": 1, "ammo": 1, "red": 1})
