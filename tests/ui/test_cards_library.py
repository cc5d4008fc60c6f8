"""The card library: found by what is looked for, walked by keys, and silent about what nobody may know."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from game.fiftyfirst.cards.sets.arena import Arena
from game.fiftyfirst.cards.sets.borders import border_sides
from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.state import GameState
from game.fiftyfirst.scenes.library import LibraryScene
from game.kernel.seats import NOBODY, SeatSetup, Viewer
from game.ui.places import FilterChip, OrderChip, name_of
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.cards.grid import LARGEST
from game.ui.scenes.zoom import ZoomScene
from game.ui.widgets.tooltip import DELAY
from tests.ui.layout import problems
from tests.ui.steps import go, says
from tests.ui.sweep import SIZES, SMALLEST, Shape, in_shapes, looked_at
from tests.ui.table_person import POSITIONS, library, on_top, texts

pytestmark = pytest.mark.usefixtures("blank_drawings")

SIZE = (1280, 720)
BUSY = POSITIONS / "table_busy.yaml"


@pytest.fixture
def window(tmp_path: Path) -> Rehearsal:
    return rehearse("cards", SIZE, data=tmp_path)


@pytest.fixture
def table(tmp_path: Path) -> Rehearsal:
    return rehearse("table", SIZE, position=BUSY, seat="A", data=tmp_path)


def shown(window: Rehearsal) -> list[str]:
    """The ids of all cards of the list, in sight or not."""
    return [stack.card.id for stack in library(window).found]


def first_card(window: Rehearsal) -> str:
    return next(label for label in window.labels() if label.startswith("stack:"))


def with_state(window: Rehearsal, state: GameState) -> None:
    match = window.context.playing
    seats = [SeatSetup(name) for name in match.names.values()][: len(state.people)]
    window.context.match = Match.begin(fiftyfirst(), match.game, seats, state, 1)


# ------------------------------------------------------------------ looking for cards
def test_where_few_cards_are_found_they_are_large_and_all_in_sight(window: Rehearsal) -> None:
    usual = library(window).grid.size[0]
    window.key("ctrl+f")
    window.type("gasoline")
    window.settle()
    grid = library(window).grid
    assert 1 < grid.count < 9
    assert usual < grid.size[0] <= window.context.metrics.px(LARGEST)
    assert all(grid.scroller.rect.contains(grid.place(number)) for number in range(grid.count))
    assert not grid.scroller.furthest


def test_the_title_leads_to_every_card_of_every_set(tmp_path: Path) -> None:
    window = rehearse("title", SIZE, data=tmp_path)
    window.click("menu:cards")
    catalog = window.context.content
    assert set(shown(window)) == {
        *catalog.locations,
        *catalog.connections,
        *catalog.factions,
        *catalog.machines,
        *catalog.areas,
        *catalog.headquarters,
        *border_sides(catalog),
        *catalog.districts,
        Arena.id,
    }
    window.key("escape")
    assert not isinstance(window.context.stack.top, LibraryScene)


def test_just_typing_looks_for_words(window: Rehearsal) -> None:
    window.key("r")
    window.type("ubble trader")
    assert shown(window) == ["rubble_trader"]
    window.key("escape")
    assert shown(window) == ["rubble_trader"], "Esc only ends the typing"
    assert library(window).search.text == "rubble trader"
    window.key("ctrl+f")
    window.key("ctrl+backspace")
    assert len(shown(window)) > 100


def test_the_words_on_a_card_are_found_too(window: Rehearsal) -> None:
    window.key("ctrl+f")
    window.type("STORE resources")
    found = shown(window)
    assert "ruined_library" in found
    assert "arena" not in found


def test_chips_widen_within_a_kind_and_narrow_between_kinds(window: Rehearsal) -> None:
    window.click("filter:kinds:feature")
    features = shown(window)
    window.click("filter:kinds:action")
    assert len(shown(window)) > len(features)
    window.click("filter:categories:toxic")
    catalog = window.context.content.locations
    assert shown(window)
    assert all("toxic" in catalog[id].categories and catalog[id].row != "production" for id in shown(window))
    window.click("library:unfilter")
    window.settle()
    assert library(window).search.is_empty
    assert "390 cards and boards" in texts(window)


def test_where_nothing_is_found_it_says_what_to_do(window: Rehearsal) -> None:
    go(window, "click filter:kinds:faction", "key ctrl+f", "type submarine")
    assert shown(window) == []
    go(window, says("Remove a filter"), "key return", "key return")


def test_a_reprint_is_found_in_both_sets(window: Rehearsal) -> None:
    window.click("filter:sets:new_era")
    assert "church" in shown(window)
    assert "archive" not in shown(window)


def test_the_list_is_sorted(window: Rehearsal) -> None:
    titles = [window.context.wording.title(id) for id in shown(window)]
    assert titles == sorted(titles, key=str.casefold)
    window.click("order:distance")
    locations = window.context.content.locations
    distances = [locations[id].distance for id in shown(window) if id in locations]
    assert distances == sorted(distances)
    assert shown(window)[-1] not in locations


# ------------------------------------------------------------------ going through them
def test_wheel_keys_and_bar_turn_the_list(window: Rehearsal) -> None:
    scroller = library(window).grid.scroller
    window.key("page down")
    assert scroller.offset > scroller.rect.height // 2
    window.key("end")
    assert scroller.offset == scroller.furthest
    window.key("home")
    x, y = scroller.track.center
    window.drag(f"{x},{scroller.track.y + 5}", f"{x},{y}")
    assert scroller.furthest * 0.4 < scroller.offset < scroller.furthest * 0.6
    window.drag(f"{x},{y}", f"{x},{scroller.track.bottom + 90}")
    assert scroller.offset == scroller.furthest
    window.hover(f"{x},{y}")
    assert scroller.offset == scroller.furthest, "the bar has been let go"


def test_another_size_of_the_window_shows_the_same_cards(window: Rehearsal) -> None:
    for _ in range(4):
        window.key("page down")
    first = library(window).grid.first_visible
    window.resize((2560, 1440))
    window.settle()
    assert first in library(window).grid.visible()


def test_every_part_stands_where_it_was_left(table: Rehearsal) -> None:
    table.click("deck")
    table.key("end")
    scroller = library(table).grid.scroller
    offset = scroller.offset
    assert offset > 0
    table.click("part:discarded")
    assert scroller.offset == 0
    table.click("part:unseen")
    table.settle()
    assert scroller.offset == offset


def test_arrows_go_from_card_to_card_and_keep_them_in_sight(window: Rehearsal) -> None:
    scene = library(window)
    for _ in range(80):
        window.key("tab")
        if name_of(scene.focus).startswith("stack:"):
            break
    assert name_of(scene.focus) == f"stack:0:{shown(window)[0]}"
    for _ in range(8):
        window.key("down")
    window.key("right")
    number = 8 * scene.grid.columns + 1
    assert name_of(scene.focus) == f"stack:{number}:{shown(window)[number]}"
    assert scene.grid.scroller.rect.contains(scene.grid.place(number))
    window.key("left")
    window.key("left")
    assert isinstance(scene.focus, FilterChip | OrderChip), "the filters are left of the first card of a row"


def test_tab_reaches_every_control_and_stops_at_the_cards_once(window: Rehearsal) -> None:
    window.key("ctrl+f")
    seen = []
    for _ in range(64):
        window.key("tab")
        assert problems(window.app.marks, SIZE) == []
        seen.append(name_of(library(window).focus))
    wanted = {label for label in window.labels() if not label.startswith(("stack:", "library:bar"))}
    assert wanted <= set(seen)
    assert {label for label in seen if label.startswith("stack:")} == {first_card(window)}


def test_a_card_is_leafed_through_closely_and_the_list_stands_where_it_stood(window: Rehearsal) -> None:
    scene = library(window)
    window.key("page down")
    offset = scene.grid.scroller.offset
    label = next(label for label in window.labels() if label.startswith("stack:24:"))
    window.click(label)
    zoom = on_top(window, ZoomScene)
    window.key("right")
    assert zoom.cards[zoom.place] == shown_by(scene)[25]
    window.key("escape")
    window.settle()
    assert library(window) is scene
    assert scene.grid.scroller.offset == offset
    assert name_of(scene.focus) == f"stack:25:{shown_by(scene)[25]}"


def shown_by(scene: LibraryScene) -> list[str]:
    return [stack.card.id for stack in scene.found]


def test_i_shows_the_card_under_the_pointer_and_does_not_type(window: Rehearsal) -> None:
    window.hover(first_card(window))
    window.key("i")
    assert isinstance(window.context.stack.top, ZoomScene)
    window.key("escape")
    assert library(window).search.is_empty


def test_the_rules_of_a_card_are_a_key_or_a_click_away(window: Rehearsal) -> None:
    window.click(next(label for label in window.labels() if label.endswith(":assassin")))
    go(window, "key r", says("keeps a Ruin"))
    assert not re.search(r"\bR\d", texts(window)), "no numbers of rules are shown"
    window.click("zoom:facts")
    window.settle()
    assert "keeps a Ruin" not in texts(window)
    go(window, "key r", "key right")
    assert "keeps a Ruin" in texts(window), "the rules stay open while one leafs"


def test_everything_explains_itself(table: Rehearsal) -> None:
    table.key("c")
    table.settle()
    for label in dict.fromkeys(table.labels()):
        table.hover(label)
        table.wait(DELAY)
        table.settle()
        assert any(mark.name == "tooltip" for mark in table.app.marks), label
        assert problems(table.app.marks, SIZE) == []


def test_many_sets_are_leafed_through(window: Rehearsal) -> None:
    scene = library(window)
    sets = tuple(f"pack_{number}" for number in range(11))
    scene._shelves = replace(scene.library, sets=(*scene.library.sets, *sets))
    go(window, "key tab", "click filter:more", "click filter:more")
    assert "filter:sets:pack_10" in window.labels()
    window.click("filter:more")
    window.settle()
    assert "filter:sets:base" in window.labels()
    assert problems(window.app.marks, SIZE) == []


# ------------------------------------------------------------------ from the table
def test_the_discard_pile_shows_what_was_discarded_the_newest_first(table: Rehearsal) -> None:
    state = table.context.playing.state
    with_state(table, replace(state, deck=state.deck[3:], discard=state.deck[:3]))
    table.click("discard")
    assert shown(table) == list(reversed(state.deck[:3]))


def test_the_deck_shows_what_could_still_come(table: Rehearsal) -> None:
    state = table.context.playing.state
    table.click("deck")
    assert set(state.deck) <= set(shown(table))
    assert f"in the deck ({len(state.deck)})" in texts(table)


def test_keys_and_menu_lead_to_the_cards_of_this_game(table: Rehearsal) -> None:
    table.key("c")
    assert set(shown(table)) & set(table.context.content.locations) == set(table.context.content.deck(("base",)))
    go(table, "key escape", "key escape", "click menu:cards")
    assert library(table).tab == "all"


@pytest.mark.parametrize("scene", ["lookout", "production", "cleanup"])
def test_the_screens_of_the_phases_lead_there_too(scene: str, tmp_path: Path) -> None:
    window = rehearse(scene, SIZE, data=tmp_path)
    window.key("c")
    assert library(window).library.known is not None


@pytest.mark.parametrize("viewer", ["A", NOBODY])
def test_no_hidden_card_can_be_told_from_the_list(table: Rehearsal, viewer: Viewer) -> None:
    def told() -> list[tuple[str, int]]:
        table.context.viewer = viewer
        table.key("c")
        table.click("part:unseen")
        found = [(stack.card.id, stack.copies) for stack in library(table).found]
        table.key("escape")
        return found

    before, state = told(), table.context.playing.state
    first, second = state.players
    hidden = [*state.deck, *second.hand]
    Random(3).shuffle(hidden)
    deck, hand = tuple(hidden[: len(state.deck)]), tuple(hidden[len(state.deck) :])
    assert hand != second.hand
    with_state(table, replace(state, deck=deck, players=(first, replace(second, hand=hand))))
    assert told() == before
    own = set(first.hand) - {card for card, _ in before}
    assert bool(own) == (viewer == "A"), "a hand is seen by its player alone"


@pytest.mark.parametrize("position", ["solo_hegemony", "solo_borgo"])
def test_against_a_virtual_opponent_no_hand_is_hidden(position: str, tmp_path: Path) -> None:
    window = rehearse("table", SIZE, position=POSITIONS / f"{position}.yaml", data=tmp_path)
    window.click("deck")
    window.settle()
    assert shown(window)
    assert "in closed hands" not in texts(window)


# ------------------------------------------------------------------ every shape
@in_shapes([SMALLEST, *SIZES])
@pytest.mark.parametrize("scene", ["cards", "table"])
def test_nothing_meets_or_leaves_its_panel(shape: Shape, scene: str, tmp_path: Path) -> None:
    position, found = BUSY if scene == "table" else None, []
    window = rehearse(scene, shape.size, shape.language, position, "A", tmp_path, shape.settings())
    if scene == "table":
        window.key("c")
    for part in library(window).library.tabs:
        library(window)._turn_to(part)
        found += looked_at(window, part)
    window.key("end")
    found += looked_at(window, "at the end")
    assert found == []
