"""Discard piles of the seats, the third pile of Connection cards, and goods on Ruins: where they lie, what is seen."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.fiftyfirst.art.faces import connection_drawing
from game.fiftyfirst.art.pile_tops import pile_top
from game.fiftyfirst.art.plates import ruin_drawing
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.scenes.overview import OverviewScene
from game.fiftyfirst.table.draw import rows
from game.fiftyfirst.table.plan.layout import Layout, lay_out
from game.fiftyfirst.table.plan.panorama import panorama
from game.fiftyfirst.table.spots import PileOf
from game.fiftyfirst.wording.wording import Wording
from game.kernel.bag import Bag
from game.kernel.seats import NOBODY
from game.ui.boxes import Box
from game.ui.motion.motion import Glide
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.scenes.zoom import ZoomScene
from game.ui.settings import Settings
from game.ui.theme import ICON_FLOOR
from game.ui.widgets.tooltip import DELAY
from tests.ui.drawings import faults
from tests.ui.panels import seen
from tests.ui.sweep import PORTRAIT, REPLAY, SIZES
from tests.ui.table_person import LARGE, SMALL, library, on_top, places, scene, sit_down, texts

pytestmark = pytest.mark.usefixtures("blank_drawings")

NAMES = ("discards_two", "discards_four", "discards_solo")


def laid_out(catalog: Catalog, name: str, size: tuple[int, int], own: str = "A", left: bool = False) -> Layout:
    return lay_out(size, 1.0, seen(catalog, name, own), own, catalog, left_handed=left)


def shown(window: Rehearsal) -> list[str]:
    """The titles in the library, in order."""
    return [stack.card.writing.title for stack in library(window).found]


# ---------------------------------------------------------------------- the plan
@pytest.mark.parametrize("name", NAMES)
def test_cards_of_a_seat_go_onto_its_own_pile(catalog: Catalog, name: str) -> None:
    layout = laid_out(catalog, name, SMALL)
    piles = [layout.pile(plan.seat) for plan in (layout.own, *layout.opponents)]
    assert layout.pile("A") == layout.side.discard
    assert len(set(piles)) == len(piles)


def test_own_is_the_seat_at_this_screen(catalog: Catalog) -> None:
    layout = laid_out(catalog, "discards_four", SMALL, "C")
    assert layout.pile("C") == layout.side.discard
    assert {plan.seat for plan in layout.opponents if plan.discard} == {"A", "B", "D"}


def test_where_one_pile_is_for_all_no_board_has_one(catalog: Catalog) -> None:
    for name in ("table", "table_3p", "table_4p", "solo_hegemony"):
        layout = laid_out(catalog, name, SMALL)
        boards = (*layout.opponents, *panorama(SMALL, seen(catalog, name), "A", catalog).boards)
        assert [plan for plan in boards if plan.discard or plan.discard_note] == []
        assert {layout.pile(plan.seat) for plan in (layout.own, *layout.opponents)} == {layout.side.discard}


@pytest.mark.parametrize("size", [*SIZES, *PORTRAIT, REPLAY], ids=str)
def test_three_connection_cards_lie_between_their_heading_and_the_log(catalog: Catalog, size: tuple[int, int]) -> None:
    side = laid_out(catalog, "discards_two", size).side
    assert list(side.piles) == ["red", "blue", "yellow"]
    for one, other in combinations(side.piles.values(), 2):
        assert max(abs(one.w - other.w), abs(one.h - other.h)) <= 1
        assert not one.rect.colliderect(other.rect)
    for box in side.piles.values():
        assert side.panel.rect.contains(box.rect)
        assert side.label.bottom <= box.y < box.bottom < side.log.y
        assert box.w >= 36


def test_the_third_connection_card_lies_below_the_others_in_a_high_window(catalog: Catalog) -> None:
    low, high = (laid_out(catalog, "discards_two", size).side.piles for size in (SMALL, (800, 1200)))
    assert low["yellow"].y == low["red"].y
    assert high["yellow"].y > high["red"].bottom
    assert high["red"].y == high["blue"].y


def test_two_connection_cards_are_as_large_as_ever(catalog: Catalog) -> None:
    side = laid_out(catalog, "table", LARGE).side
    assert list(side.piles.values()) == [Box(1644, 238, 122, 170), Box(1776, 238, 122, 170)]
    assert side.log.y == 446


# ---------------------------------------------------------------------- drawn
PLACES = ((27, 62), (33, 78), (43, 59), (56, 79), (57, 32), (51, 47), (64, 88), (84, 118), (112, 157), (115, 64))


@pytest.mark.parametrize("size", PLACES, ids=str)
def test_the_top_of_a_pile_shows_its_categories_and_deal(catalog: Catalog, size: tuple[int, int]) -> None:
    words = Wording(catalog, "ru")
    for location in catalog.locations.values():
        drawing = pile_top(location, size, words)
        assert faults(drawing) == [], location.title
        icons = [mark.name for mark in drawing.marks if mark.kind == "icon"]
        assert icons == [*location.categories, *location.deal], location.title
        rects = [mark.rect for mark in drawing.marks if mark.kind == "icon"][: len(location.categories)]
        for one, other in combinations(rects, 2):
            assert max(abs(one.x - other.x), abs(one.y - other.y)) >= ICON_FLOOR - 3, location.title


@pytest.mark.parametrize("width", [40, 47, 53, 60, 80, 91, 107])
def test_a_tight_connection_card_shows_all_it_takes_and_gives(catalog: Catalog, width: int) -> None:
    words = Wording(catalog)
    for connection in catalog.connections.values():
        drawing = connection_drawing(connection, width, words, tight=True)
        assert faults(drawing) == [], connection.title
        signs = {mark.name for mark in drawing.marks if mark.kind == "icon"}
        assert {*connection.spend, *connection.gain} <= signs


@pytest.mark.parametrize("size", [(27, 84), (42, 66), (60, 95), (92, 92), (118, 65), (168, 142)])
def test_the_goods_on_a_ruin_are_seen(catalog: Catalog, size: tuple[int, int]) -> None:
    words = Wording(catalog, "ru")
    for goods in (Bag({"fuel": 1}), Bag({"brick": 1, "gun": 2}), Bag({"brick": 3, "gun": 12, "fuel": 1, "iron": 1})):
        drawing = ruin_drawing(size, words, goods=goods)
        assert faults(drawing) == []
        icons = [mark for mark in drawing.marks if mark.kind == "icon"]
        assert [mark.name for mark in icons] == list(goods)
        for one, other in combinations(icons, 2):
            assert not one.rect.inflate(-2, -2).colliderect(other.rect.inflate(-2, -2))


def test_a_ruin_at_the_table_shows_its_goods_and_of_a_drawn_one_no_front(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Bag] = []

    def ruin(size: tuple[int, int], wording: Wording, seen: int, goods: Bag) -> pygame.Surface:
        shown.append(goods)
        return ruin_drawing(size, wording, seen, goods).surface

    monkeypatch.setattr(rows, "ruin_plate", ruin)
    window = sit_down("discards_two")
    assert [
        Bag({"iron": 1}),
        Bag(),
        Bag(),
        Bag({"brick": 1, "gun": 2, "fuel": 1, "iron": 1}),
        Bag({"fuel": 1}),
    ] == shown
    assert "lamp_oil_sisters" not in {mark.name for mark in window.app.marks}


def test_the_number_of_cards_stands_beside_each_pile() -> None:
    window = sit_down("discards_two")
    plan = scene(window).sight().layout.opponent
    assert plan.discard_note
    words = [mark for mark in window.app.marks if mark.kind == "text"]
    note = [mark.name for mark in words if plan.discard_note.rect.contains(mark.rect)]
    assert note == ["3"]
    zone = scene(window).sight().layout.side.discard_zone.rect
    own = [mark.name for mark in words if zone.colliderect(mark.rect)]
    assert own == ["YOUR PILE", "3"]


# ---------------------------------------------------------------------- looked through
def test_a_click_on_a_pile_lists_it_from_the_top() -> None:
    window = sit_down("discards_two")
    window.click("discards:B")
    assert shown(window) == ["Second-Storey Builders", "Archive", "Shadow"]
    assert [(stack.owner, stack.on_top) for stack in library(window).found] == [("B", True), ("B", False), ("B", False)]
    window.click("library:unfilter")
    assert shown(window) == ["Boiler Room", "Rubble", "Camp", "Second-Storey Builders", "Archive", "Shadow"]
    window.click("filter:piles:A")
    assert shown(window) == ["Boiler Room", "Rubble", "Camp"]
    window.click("filter:piles:A")
    assert len(shown(window)) == 6


def test_a_click_on_the_own_pile_lists_it_alone() -> None:
    window = sit_down("discards_four")
    window.click("discard")
    assert shown(window) == ["Torchlight Kids", "Boiler Room", "Rubble", "Camp"]


def test_every_discarded_card_carries_the_emblem_of_its_pile() -> None:
    window = sit_down("discards_four")
    window.click("discards:D")
    window.click("library:unfilter")
    marks = {mark.name for mark in window.app.marks if mark.kind == "image" and mark.name.startswith("pile ")}
    assert marks == {"pile A", "pile B", "pile D"}
    window.hover(next(label for label in window.labels() if label.startswith("stack:")))
    window.wait(DELAY + 100)
    assert "Pile: Alex, on top" in texts(window)


def test_an_empty_pile_cannot_be_chosen_and_says_why() -> None:
    window = sit_down("discards_four")
    window.click("discards:D")
    chip = next(button for label, button in library(window).buttons.items() if getattr(label, "value", "") == "C")
    assert chip.why == "This pile is empty."


def test_of_the_pile_of_the_virtual_opponent_only_the_top_is_told() -> None:
    window = sit_down("discards_solo")
    window.click("discards:V")
    assert shown(window) == ["Second-Storey Builders"]
    assert "5 more lie below the virtual opponent’s top card" in texts(window).replace("\n", " ")
    window.click("part:unseen")
    assert "in the virtual opponent’s discard pile (5)" in texts(window).replace("\n", " ")
    assert {"Shadow", "Shipwreck", "Archive", "Confessor", "Docks"} <= set(shown(window))


def test_where_one_pile_is_for_all_it_has_no_chips_and_no_emblems() -> None:
    window = sit_down("table")
    window.click("discard")
    assert "piles" not in library(window).groups()
    assert shown(window) == ["Rubble", "Camp"]
    assert [mark for mark in window.app.marks if mark.name.startswith("pile ")] == []


# ---------------------------------------------------------------------- closely
@pytest.mark.parametrize(("name", "label", "title"), [
    ("discards_two", "discards:B", "second_storey_builders"), ("discards_two", "discard", "boiler_room"),
    ("discards_solo", "discards:V", "second_storey_builders"), ("discards_four", "discards:D", "bioweaponry"),
])  # fmt: skip
def test_the_zoom_shows_the_card_on_top_of_a_pile(name: str, label: str, title: str) -> None:
    window = sit_down(name)
    window.hover(label)
    window.key("i")
    top = on_top(window, ZoomScene)
    assert top.cards[top.place] == title


def test_an_empty_pile_has_nothing_to_zoom() -> None:
    window = sit_down("discards_four")
    assert PileOf("C") in places(window)
    window.hover("discards:C")
    window.key("i")
    assert not isinstance(window.context.stack.top, ZoomScene)


def test_in_the_overview_a_pile_is_a_place_like_others() -> None:
    window = sit_down("discards_four")
    window.key("o")
    assert isinstance(window.context.stack.top, OverviewScene)
    assert {PileOf(seat) for seat in "ABCD"} <= set(places(window))
    window.click("discards:B", 3)
    assert isinstance(window.context.stack.top, ZoomScene)
    window.key("escape")
    window.click("discards:B")
    assert scene(window).sight().layout.shown == "B"


# ---------------------------------------------------------------------- the Lookout
def last_picks(folder: Path, offer: str, settings: Settings = STILL) -> Rehearsal:
    position = folder / "lookout.yaml"
    position.write_text(
        "given: {sets: [base, scavengers], round: 2, phase: lookout, first_player: B, seed: 3, draft: 1,"
        f" offer: [{offer}], players: {{A: {{faction: new_york}}, B: {{faction: mutants_union}}}}}}",
        "utf-8",
    )
    return rehearse("lookout", SMALL, position=position, seat="A", settings=settings)


def test_the_lookout_says_onto_which_pile_the_last_card_goes(tmp_path: Path) -> None:
    window = last_picks(tmp_path, "Camp, School, Pub")
    assert "goes to the first player’s discard pile" in texts(window)
    assert window.context.playing.view(NOBODY).lookout.leaves_card
    window.hover("lookout:left")
    window.wait(DELAY + 100)
    assert "The card that is left goes onto the first player’s discard pile" in texts(window).replace("\n", " ")


def test_the_last_card_flies_to_that_pile(tmp_path: Path) -> None:
    window = last_picks(tmp_path, "Camp, School", Settings(speed="normal", end_of_turn="press"))
    window.settle()
    pile = next(mark.rect for mark in window.app.marks if mark.label == "lookout:left")
    window.click("card:camp")
    assert window.context.playing.state.player("B").discard == ("school",)
    flights = [one.motion for one in window.context.stage._playing if isinstance(one.motion, Glide)]
    assert [pile.collidepoint(flight.end.center) for flight in flights if flight.label == "school"] == [False, True]
