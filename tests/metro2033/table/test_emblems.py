"""The badges of the factions: in lists and tables, and during a match."""

from __future__ import annotations

import pytest

from game.metro2033.art import inks
from game.metro2033.table.emblems import emblem_in, emblem_of_faction, faction_of
from game.play.match import watch_match
from game.ui.art.portraits import emblem_colour
from game.ui.art.svg import asset_of, elements, is_icon
from tests.metro2033.laid import metro_cards
from tests.metro2033.scenes.sitting import played


@pytest.mark.parametrize("faction", metro_cards().factions)
def test_each_faction_has_a_badge_in_its_colour(faction: str) -> None:
    emblem = emblem_of_faction(faction)
    assert is_icon(emblem)
    assert emblem_colour(emblem) == inks.FACTIONS[faction]
    assert faction_of(emblem) == faction
    assert faction_of("pawn_a") == "pawn_a"


@pytest.mark.parametrize("faction", metro_cards().factions)
def test_it_is_the_badge_of_the_map_with_the_emblem(faction: str) -> None:
    drawn = elements(*asset_of(emblem_of_faction(faction)))
    for part in ("badge", "emblem"):
        shapes = [piece.split('"')[0] for piece in elements("metro2033/icons", f"{part}_{faction}").split(' d="')[1:]]
        assert all(f' d="{shape}"' in drawn for shape in shapes)


def test_a_seat_without_a_faction_has_a_pawn() -> None:
    match = watch_match(played(2))
    match.look_at(0)
    at_the_end = {seat: emblem_in(match, seat) for seat in match.seats}
    assert all(is_icon(emblem) and faction_of(emblem) in metro_cards().factions for emblem in at_the_end.values())
    begun = played(3, people=3)
    assert [emblem_in(begun, seat) for seat in begun.seats] == ["pawn_a", "pawn_b", "pawn_c"]
