"""R20: a view has exactly what its viewer may know."""

from __future__ import annotations

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.sheets import RUIN
from game.fiftyfirst.rules.unseen import unseen
from game.fiftyfirst.rules.view import view
from game.kernel.seats import EVERYONE, NOBODY, Viewer

RAZED, DRAWN = "pub", "docks"


@pytest.mark.parametrize(
    ("viewer", "own", "other"), [("A", DRAWN, RUIN), ("B", RUIN, DRAWN), (NOBODY, RUIN, RUIN), (EVERYONE, DRAWN, DRAWN)]
)
def test_all_know_a_razed_location_and_only_its_owner_a_drawn_ruin(
    viewer: Viewer, own: str, other: str, catalog: Catalog
) -> None:
    state = [{"card": "Pub", "ruin": True}, {"card": "Docks", "ruin": True, "drawn": True}]
    players = {"A": {"faction": "new_york", "state": state}, "B": {"faction": "mutants_union", "state": state}}
    game, position = read_position(catalog, {"players": players})
    seen = view(game, position, viewer)
    assert [[site.card for site in player.sites] for player in seen.players] == [[RAZED, own], [RAZED, other]]
    hidden = unseen(game, seen)
    assert hidden.ruins == [own, other].count(RUIN)
    assert hidden.locations.get(RAZED, 0) == catalog.locations[RAZED].copies - 2
    assert hidden.locations.get(DRAWN, 0) == catalog.locations[DRAWN].copies - [own, other].count(DRAWN)
