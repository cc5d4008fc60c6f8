"""The library of cards: found by what is looked for, and silent about what nobody may know."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from game.kernel.seats import NOBODY, SeatSetup, Viewer
from game.metro2033.kind import metro_kind
from game.metro2033.rules.state import HIDDEN, Metro, MetroState
from game.metro2033.rules.unseen import cards_to_come
from game.metro2033.rules.view import view
from game.metro2033.scenes.library import DISCARDED, UNSEEN, MetroLibraryScene, open_metro_library
from game.play.match import Match
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.scenes.zoom import ZoomScene
from game.ui.widgets.tooltip import DELAY
from tests.languages import LANGUAGES
from tests.metro2033.blank import blank_pictures_of_cards
from tests.metro2033.laid import metro, metro_cards
from tests.metro2033.scenes.metro_window import NAMES, played, window
from tests.ui.layout import problems


@pytest.fixture(autouse=True)
def _blank_pictures() -> Iterator[None]:
    with blank_pictures_of_cards():
        yield


def with_state(state: MetroState, game: Metro) -> Any:
    people = [SeatSetup(name) for name in NAMES]
    return Match.begin(metro_kind(metro_cards()), game, people, state, 1)


@cache
def match() -> Any:
    """A match of stage I in which cards have been discarded, and some seats have quests."""
    found = played(80, 22)
    state = found.state
    assert state.stage == 1
    assert state.threat_discard
    assert state.equipment_discard
    for seat, count in (("A", 1), ("C", 2)):
        state = state.with_player(seat, quests=state.quests[:count])
        state = replace(state, quests=state.quests[count:])
    return with_state(state, found.game)


def library(shown: Rehearsal) -> MetroLibraryScene:
    scene = shown.context.stack.top
    assert isinstance(scene, MetroLibraryScene)
    return scene


def ids(shown: Rehearsal) -> list[str]:
    return [stack.card.id for stack in library(shown).found]


# ------------------------------------------------------------------ looking for cards
def test_all_cards_are_there_deck_by_deck() -> None:
    assert ids(window()) == list(metro_cards().all)


def test_words_on_a_card_are_found_in_any_language() -> None:
    for language, asked in (("en", "radiation threats"), ("de", "Strahlung"), ("ru", "радиационных угроз")):
        shown = window(language=language)
        shown.key("ctrl+f")
        shown.type(asked)
        assert {"gas_mask", "lead_apron"} <= set(ids(shown))
        assert "soft_boots" not in ids(shown)


def test_chips_widen_within_a_facet_and_narrow_between_facets() -> None:
    shown = window()
    shown.click("filter:decks:threat")
    assert set(ids(shown)) == set(metro_cards().threats)
    shown.click("filter:types:biological")
    shown.click("filter:types:radiation")
    shown.click("filter:stages:2")
    threats = metro_cards().threats
    assert set(ids(shown)) == {id for id, one in threats.items() if one.stage == 2 and one.type != "physical"}
    shown.click("filter:signs:equipment")
    assert set(ids(shown)) == {"pale_giant", "reactor_breath"}
    shown.click("library:unfilter")
    assert len(ids(shown)) == len(metro_cards().all)


def test_cards_are_sorted() -> None:
    shown = window()
    shown.click("order:title")
    titles = [shown.context.wording.title(id) for id in ids(shown)]
    assert titles == sorted(titles, key=str.casefold)
    shown.click("filter:decks:threat")
    shown.click("order:strength")
    strengths = [metro_cards().threats[id].strength for id in ids(shown)]
    assert strengths == sorted(strengths)


def test_a_deck_can_be_shown_first() -> None:
    shown = window()
    open_metro_library(shown.context, deck="law")
    assert ids(shown) == list(metro_cards().laws)


def test_where_nothing_is_found_it_says_what_to_do() -> None:
    shown = window()
    shown.key("ctrl+f")
    shown.type("submarine")
    shown.settle()
    assert any("Remove a filter" in mark.name for mark in shown.app.marks)


def test_a_card_is_looked_at_closely() -> None:
    shown = window()
    shown.click(f"stack:0:{ids(shown)[0]}")
    assert isinstance(shown.context.stack.top, ZoomScene)
    shown.key("escape")
    assert isinstance(shown.context.stack.top, MetroLibraryScene)


def test_everything_explains_itself() -> None:
    shown = window(match=match())
    for label in dict.fromkeys(shown.labels()):
        shown.hover(label)
        shown.wait(DELAY)
        shown.settle()
        assert any(mark.name == "tooltip" for mark in shown.app.marks), label
        assert not [mark.name for mark in shown.app.marks if mark.kind == "text" and "library-" in mark.name], label


# ------------------------------------------------------------------ during a match
def test_discards_are_shown_the_newest_first() -> None:
    shown = window(match=match())
    open_metro_library(shown.context, DISCARDED)
    state = match().state
    piles = (state.threat_discard, state.equipment_discard, state.quest_discard)
    open_cards = [set(pile) - {pile[place] for place in state.face_down if pile is piles[2]} for pile in piles]
    assert set(ids(shown)) >= set().union(*open_cards)
    assert [id for id in ids(shown) if id in state.equipment_discard] == list(reversed(state.equipment_discard))


def test_what_may_still_come_lies_where_it_is_not_seen() -> None:
    state = match().state
    for viewer in state.seats:
        shown = window(match=match(), viewer=viewer)
        open_metro_library(shown.context, UNSEEN)
        others = [player for seat, player in zip(state.seats, state.players, strict=True) if seat != viewer]
        hidden = {card for player in others for card in player.quests}
        hidden |= {player.scouted.card for player in others if player.scouted}
        hidden |= {state.quest_discard[place] for place, seat in state.face_down.items() if seat != viewer}
        later = {id for id, threat in metro_cards().threats.items() if threat.stage == 2}
        decks = {*state.threats, *state.equipment, *state.quests, *state.laws}
        assert set(ids(shown)) == decks | hidden | later


@pytest.mark.parametrize("viewer", ["A", "C", NOBODY])
def test_no_hidden_card_can_be_told_from_the_parts(viewer: Viewer) -> None:
    def told(state: MetroState) -> list[object]:
        shown = window(match=with_state(state, match().game))
        shown.context.viewer = viewer
        found: list[object] = []
        for part in (DISCARDED, UNSEEN):
            open_metro_library(shown.context, part)
            found += [part, ids(shown), library(shown).counted()]
            shown.key("escape")
        return found

    state = match().state
    hidden = [*state.quests, *(card for seat in state.seats if seat != viewer for card in state.player(seat).quests)]
    Random(4).shuffle(hidden)
    dealt = iter(hidden)
    other = replace(state, quests=tuple(next(dealt) for _ in state.quests))
    for seat in state.seats:
        if seat != viewer:
            other = other.with_player(seat, quests=tuple(next(dealt) for _ in state.player(seat).quests), met=())
    other = replace(other, threats=tuple(reversed(state.threats)), laws=tuple(reversed(state.laws)))
    assert any(other.player(seat).quests != state.player(seat).quests for seat in state.seats)
    assert told(state) == told(other)


def test_in_stage_two_the_threats_of_stage_one_are_gone() -> None:
    state = replace(match().state, stage=2, threats=("flood",), threat_discard=("cave_in",))
    seen = cards_to_come(metro_cards(), view(metro(), state, "A"))
    threats = set(seen.cards) & set(metro_cards().threats)
    assert "flood" in threats
    assert "cave_in" not in threats
    assert {metro_cards().threats[id].stage for id in threats} == {2}
    assert seen.aside == 0


def test_what_lies_face_down_is_counted() -> None:
    state = replace(match().state, quest_discard=("parade",), face_down={0: "B"})
    own, other = (cards_to_come(metro_cards(), view(metro(), state, seat)) for seat in ("B", "A"))
    assert "parade" not in own.cards
    assert (own.covered, other.covered) == (0, 1)
    assert view(metro(), state, "A").quest_discard == (HIDDEN,)
    assert "parade" in other.cards


# ------------------------------------------------------------------ every shape
SHAPES = [
    *(((1280, 720), 1.0, language) for language in LANGUAGES),
    *(((640, 360), 1.5, language) for language in LANGUAGES),
    ((800, 1200), 1.0, "ru"),
    ((1280, 720), 2.0, "de"),
    ((1920, 1080), 1.0, "en"),
]


@pytest.mark.parametrize(("size", "text", "language"), SHAPES, ids=str)
def test_nothing_meets_or_leaves_its_panel(size: tuple[int, int], text: float, language: str) -> None:
    shown = window(size, language, match(), settings=replace(STILL, text_scale=text))
    found = []
    for part in library(shown).library.tabs:
        open_metro_library(shown.context, part)
        shown.settle()
        found += problems(shown.app.marks, size)
        shown.key("escape")
    assert found == []
