"""From anything at the table of Metro 2033 to the section of the rules about it."""

from __future__ import annotations

from typing import Any

import pytest

from game.kernel.seats import Seat
from game.metro2033.rules.options import MetroOptions
from game.metro2033.rules.state import PHASES
from game.metro2033.table import course, topics
from game.metro2033.table.acts import ACTS
from game.metro2033.table.plan import DECKS
from game.metro2033.table.spots import ActSign, DeckOf
from game.metro2033.wording.metro_book import BOOK
from game.ui.game_table import PlaceTopics
from game.ui.places import Label, LogLine, PhaseSign, PlateOf, ScoreOf, VariantChip
from tests.metro2033.wording.spoken import cards, narrator

TABLES = (topics.OF_SCENES, topics.OF_PHASES, topics.OF_DECKS, topics.OF_ACTS, topics.OF_OPTIONS)


def test_every_topic_is_a_section_of_the_book() -> None:
    assert {topic for table in TABLES for topic in table.values()} <= BOOK.sections.keys()


def test_every_scene_phase_deck_deed_and_option_has_its_section() -> None:
    assert {course.DRAFT, *course.SEEN, *course.SUMMARIES, "score", "cover"} == topics.OF_SCENES.keys()
    assert set(PHASES) == topics.OF_PHASES.keys()
    assert set(DECKS) == topics.OF_DECKS.keys()
    assert ACTS.keys() == topics.OF_ACTS.keys()
    assert set(MetroOptions.__struct_fields__) == topics.OF_OPTIONS.keys()


@pytest.mark.parametrize(
    ("label", "section"),
    [
        (PhaseSign("army"), "army_turn"), (PhaseSign("end"), "end_of_round"), (DeckOf("laws"), "laws"),
        (ActSign("scout"), "scouting"), (ActSign("recruit_3"), "army"), (VariantChip("ring", "open"), "reach"),
        (LogLine(4, "capture"), "capture"), (ScoreOf(Seat("A")), "victory"), ("end_turn", "round"), ("log", "hidden"),
        ("menu", None), (None, None),
    ],
)  # fmt: skip
def test_a_place_leads_to_its_section(label: Label | None, section: str | None) -> None:
    assert topics.topic_of(label) == section


def test_the_module_is_the_topics_of_the_game() -> None:
    found: PlaceTopics = topics
    assert found.topic_of_scene("battle") == "fights"
    assert found.topic_of_scene("settings") is None


def test_a_card_and_a_station_lead_to_what_they_are() -> None:
    words = narrator("en").words
    known = {"gas_mask": "equipment", "rat_swarm": "threats", "parade": "quests", "red": "factions", "nothing": None}
    assert {id: topics.topic_of_card(words, id) for id in known} == known
    kinds = {station.kind: topics.topic_of_card(words, id) for id, station in cards().map.stations.items()}
    assert kinds == {"hansa": "hansa", "polis": "polis", "abandoned": "stations", "ordinary": "production"}


class _Player:
    faction = "red"


class _Match:
    seats = (Seat("A"),)

    def view(self, _: object) -> _Match:
        return self

    def player(self, _: Seat) -> _Player:
        return _Player()


class _Context:
    match: Any = None


def test_at_a_panel_lies_the_card_of_its_faction() -> None:
    context: Any = _Context()
    assert topics.board_at(context, PlateOf(Seat("A"))) is None
    context.match = _Match()
    assert topics.board_at(context, PlateOf(Seat("A"))) == "red"
    assert topics.board_at(context, PlateOf(Seat("B"))) is None
    assert topics.board_at(context, "menu") is None
