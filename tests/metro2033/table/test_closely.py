"""What is shown closely: each card and each station fits beside its facts, and says what it would bring now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from game.metro2033.rules import commands as cmd
from game.metro2033.table import closely
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.scenes.zoom import ZoomScene
from tests.metro2033.blank import blank_pictures_of_cards
from tests.metro2033.laid import metro_cards
from tests.metro2033.scenes.metro_window import played, window
from tests.ui.layout import problems

CARDS = tuple(metro_cards().all)
STATIONS = ("lubyanka", "kievskaya_blue", "borovitskaya", "komsomolskaya", "krasnye_vorota")


@pytest.fixture(autouse=True)
def _blank_pictures() -> Iterator[None]:
    with blank_pictures_of_cards():
        yield


def zoomed(shown: Rehearsal, *cards: str) -> ZoomScene:
    scene = ZoomScene(shown.context, cards)
    shown.context.stack.push(scene)
    return scene


@pytest.mark.parametrize(
    ("size", "text", "language"),
    [((1280, 720), 1.0, "en"), ((1280, 720), 2.0, "de"), ((1280, 720), 1.0, "ru"), ((800, 1200), 1.0, "ru")],
    ids=str,
)
def test_each_card_and_its_rules_fit_beside_it(size: tuple[int, int], text: float, language: str) -> None:
    shown = window(size, language, settings=replace(STILL, text_scale=text))
    scene = zoomed(shown, *CARDS, *STATIONS)
    for card in scene.cards:
        for part in ("facts", "rules"):
            scene._show(part)
            shown.settle()
            assert problems(shown.app.marks, size) == [], (card, part)
        shown.key("right")


def test_facts_and_topic_are_those_of_the_words() -> None:
    context = window().context
    for card in (*CARDS, *STATIONS):
        facts = closely.facts(context, card, True)
        assert facts == context.narrator.card(card)
        assert 1 <= closely.leading(context, card) <= len(facts)
        assert closely.topic(context, card) in context.narrator.book.sections
        assert closely.other_side(context, card, True) is None
    assert closely.topic(context, "gas_mask") == "equipment"
    assert closely.leading(context, "parade") == 2, "what its property costs comes last"


def test_a_card_that_is_not_known_has_no_facts() -> None:
    context = window().context
    assert closely.facts(context, "?", False) == ()
    assert closely.topic(context, "?") is None


def test_a_station_shows_its_owner() -> None:
    free, owned = window().context, window(match=played(60)).context
    station = next(iter(owned.playing.view("A").owners))
    assert closely.picture(free, station, 200) is not closely.picture(owned, station, 200)


def test_a_station_tells_whose_it_is_and_who_stands_there() -> None:
    shown = window(match=played(60))
    view = shown.context.playing.view("A")
    station = view.player("A").at
    told = [fact.line for fact in closely.facts(shown.context, station, False)]
    words = shown.context.wording
    hero, faction = words.title(view.player("A").hero), words.short_title(view.player("A").faction)
    assert any(line.startswith("Here: ") and f"{hero} ({faction})" in line for line in told)
    home = next(station for station, seat in view.owners.items() if seat == "B")
    faction = words.short_title(view.player("B").faction)
    assert f"Owner: {faction} (Ben)" in [fact.line for fact in closely.facts(shown.context, home, False)]


def turn_with(kind: type[cmd.MetroCommand]) -> Any:
    """A match at which such a command is legal."""
    for decisions in range(40, 400, 3):
        match = played(decisions)
        if any(isinstance(command, kind) for command in match.legal()):
            return match
    raise AssertionError(f"no {kind}")


def test_the_price_of_a_card_of_the_market_is_told_to_who_may_buy() -> None:
    match = turn_with(cmd.BuyEquipment)
    command = next(command for command in match.legal() if isinstance(command, cmd.BuyEquipment))
    context = window(match=match).context
    told = closely.preview(context, command.card)
    assert told is not None
    assert metro_cards().title(command.card) in told.heading
    assert "ammo" in told.sentence
    context.viewer = next(seat for seat in match.seats if seat != command.seat)
    assert closely.preview(context, command.card) is None
    assert closely.preview(window().context, command.card) is None


def test_nothing_is_told_of_a_card_that_nobody_can_do_anything_with() -> None:
    match = played(60)
    assert closely.preview(window(match=match).context, "flood") is None


def test_the_preview_is_shown_beside_the_card() -> None:
    match = turn_with(cmd.BuyEquipment)
    command = next(command for command in match.legal() if isinstance(command, cmd.BuyEquipment))
    shown = window(match=match)
    told = closely.preview(shown.context, command.card)
    zoomed(shown, command.card)
    shown.settle()
    assert told is not None
    assert told.heading in [mark.name for mark in shown.app.marks]
