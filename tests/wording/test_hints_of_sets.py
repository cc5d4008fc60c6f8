"""Hints and advice about Outposts, headquarters, border tiles, the Arena, districts and reserved goods, in words.

R44.9, R45, R52, R53."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules.decide import legal_commands
from game.fiftyfirst.rules.hints import hints
from game.fiftyfirst.rules.sets.arena.messages import EnterArena, EquipFighter
from game.fiftyfirst.rules.sets.borders.messages import ActivateBorder
from game.fiftyfirst.rules.sets.districts.messages import DealWithDistrict, RazeDistrict
from game.fiftyfirst.rules.sets.headquarters.messages import ClaimHq
from game.fiftyfirst.rules.sets.no_mans_land.messages import (
    BuildOutpost,
    RazeOutpost,
    ShieldOutpost,
    SkipPick,
    UpgradeOutpost,
)
from game.fiftyfirst.rules.state import Game, GameState
from game.fiftyfirst.rules.view import view
from game.fiftyfirst.wording.forecasts import outcomes
from game.fiftyfirst.wording.hint_words import hint_groups
from game.fiftyfirst.wording.rows import questions
from game.fiftyfirst.wording.rows.commands import COMMANDS
from game.fiftyfirst.wording.wording import Wording
from tests.rules.tables import played, position_with
from tests.wording.conftest import NAMES, wording

ON_MAP = (SkipPick, BuildOutpost, UpgradeOutpost, RazeOutpost, ShieldOutpost)
OF_MODULES = (
    ClaimHq, ActivateBorder, EnterArena, EquipFighter, DealWithDistrict, RazeDistrict,
)  # fmt: skip
ICONS = {COMMANDS[kind].icon for kind in ON_MAP}
TOPICS = {COMMANDS[kind].topic for kind in OF_MODULES}


def told(words: Wording, game: Game, state: GameState, seat: str) -> dict[str, list[tuple[str, str]]]:
    """Group and heading -> the titles and texts of the lines about these sets."""
    found: dict[str, list[tuple[str, str]]] = {}
    seen = hints(game, state, seat, legal_commands(game, state, seat))
    for group in hint_groups(words, seen, view(game, state, seat), NAMES):
        lines = [(str(line.title), str(line.text)) for line in group.lines
                 if line.icon in ICONS or line.topic in TOPICS]  # fmt: skip
        if lines:
            found[f"{group.name}: {group.heading}"] = lines
    return found


def test_no_hint_tells_of_a_set_without_it(words: Wording, catalog: Catalog) -> None:
    game, state = position_with(("base",), catalog, {"hand": ["Docks"], "goods": {"red": 9}}, {}, phase="action")
    assert told(words, game, state, "A") == {}


# ---------------------------------------------------------------------- Outposts
def standing(
    catalog: Catalog, outposts: Mapping[str, Any], hand: list[str], b: Mapping[str, Any] | None = None, **goods: int
) -> tuple[Game, GameState]:
    return position_with(
        ("base", "no_mans_land"), catalog, {"hand": hand, "goods": goods}, b or {}, phase="action", map=outposts
    )


def test_what_can_be_done_on_the_map(words: Wording, catalog: Catalog) -> None:
    game, state = standing(
        catalog,
        {"South-West": {"owner": "A"}, "West-Central": {"owner": "B", "level": 2}},
        ["Docks", "Clay Pit"],
        red=3,
        shield=1,
    )
    assert told(words, game, state, "A") == {
        "possible: Build an Outpost": [("South-Central", "pay 1 card, gain 1 ammo")],
        "possible: Upgrade an Outpost": [
            ("South-West (to level 2)", "pay 1 card. Then: Which level of South-West takes effect?")
        ],
        "possible: Raze an Outpost": [
            ("Ben’s Outpost in West-Central", "pay 3 red. Then: Which level of West-Central takes effect?")
        ],
        "possible: Place a shield on the map": [("South-West", "pay 1 shield")],
    }


def test_what_cannot_be_done_on_the_map_and_why(words: Wording, catalog: Catalog) -> None:
    outposts = {"South-West": {"owner": "A"}, "West-Central": {"owner": "B", "level": 2}, "Central": {"owner": "B"}}
    game, state = standing(catalog, outposts, ["Archive"], red=1)
    assert told(words, game, state, "A") == {
        "missing: Not possible now": [
            ("Build an Outpost: South-Central", "None of your cards has the ammo icon, which builds an Outpost."),
            ("Upgrade an Outpost: South-West (to level 2)", "None of your cards has the brick icon of the next level."),
            ("Raze an Outpost: Ben’s Outpost in West-Central", "missing: 2 red"),
            ("Raze an Outpost: Ben’s Outpost in Central", "Central does not lie next to any of your Outposts."),
        ]
    }
    game, state = standing(catalog, outposts, ["Docks"], {"passed": True}, red=5)
    missing = dict(told(words, game, state, "A")["missing: Not possible now"])
    assert missing["Raze an Outpost: Ben’s Outpost in West-Central"] == (
        "Ben has passed and is out of reach until the next round."
    )


# ---------------------------------------------------------------------- headquarters and modules
ALL = {"hq": True, "borders": True, "arena": True, "districts": True}
BOARDS = [{"id": "Foundry Quarter", "goods": {"iron": 3}, "deals": ["B"]}, {"id": "Gasworks Row", "deals": ["A"]}]
TILE = [{"side": "Human Trafficking", "between": ["A", "B"]}]


def test_what_can_be_done(words: Wording, catalog: Catalog) -> None:
    goods = {"worker": 1, "fuel": 1, "blue": 2, "red": 6}
    modules = {"options": ALL, "borders": TILE, "districts": BOARDS, "hq": ["Salt Bastion"]}
    game, state = position_with(("base", "promo_2"), catalog, {"goods": goods}, {}, phase="action", **modules)
    assert told(words, game, state, "A") == {
        "advised: Best right now": [("Use a border tile: Human Trafficking", "2 workers for 1 fuel")],
        "possible: Make a Deal with a district": [("Foundry Quarter", "pay 2 blue, gain 1 iron")],
        "possible: Raze a district": [
            ("Foundry Quarter", "pay 6 red, gain 3 iron"), ("Gasworks Row", "pay 6 red"),
        ],
        "possible: Enter the Arena": [("1 worker", "pay 1 worker")],
    }  # fmt: skip


def test_what_cannot_be_done_and_why(words: Wording, catalog: Catalog) -> None:
    modules = {"options": ALL, "borders": TILE, "districts": BOARDS, "hq": ["Salt Bastion"]}
    goods = {"blue": 1, "red": 4}
    game, state = position_with(("base", "promo_2"), catalog, {"goods": goods}, {}, phase="action", **modules)
    assert told(words, game, state, "A") == {
        "missing: Not possible now": [
            (
                "Use a border tile: Human Trafficking",
                "Using Human Trafficking needs 1 resource; you have nothing to pay with.",
            ),
            ("Make a Deal with a district: Foundry Quarter", "missing: 1 blue"),
            ("Raze a district: Foundry Quarter", "missing: 2 red"),
            ("Raze a district: Gasworks Row", "missing: 2 red"),
            ("Enter the Arena: 1 worker", "missing: 1 worker"),
        ]
    }


def test_an_hq_is_offered_with_what_it_brings(words: Wording, catalog: Catalog) -> None:
    seat = {"hand": ["School"], "goods": {"grey": 1}, "state": ["Murderers' Pub", "City Guards"]}
    game, state = position_with(
        ("base", "promo_2"), catalog, seat, {}, phase="action", options={"hq": True}, hq=["Salt Bastion", "Tent City"]
    )
    _, state = played(game, state, "A", "construct School")
    assert state.question is not None
    assert str(questions.question(words, state.question, NAMES)).startswith("You have all that Salt Bastion requires")
    lines = told(words, game, state, "A")
    assert lines["advised: Best right now"] == [("Claim an HQ: Salt Bastion", "4 red and 1 shield for nothing")]
    assert lines["possible: Claim an HQ"] == [("none now", "no immediate effect")]


@pytest.mark.parametrize(
    ("others", "group", "line"),
    [
        (
            ["Docks"],
            "advised: Best right now",
            ("Claim an HQ: IBN HQ", "1 Location (1 VP at the end) for nothing. Ben gains 1 iron"),
        ),
        (["Docks", "School"], "possible: Claim an HQ", ("IBN HQ", "Then: Which Location do you take over?")),
        ([], "possible: Claim an HQ", ("IBN HQ", "no immediate effect")),
    ],
)
def test_what_ibn_hq_would_take_over(
    words: Wording, catalog: Catalog, others: list[str], group: str, line: tuple[str, str]
) -> None:
    """R52.4."""
    seat = {"hand": ["Gunsmith"], "goods": {"grey": 1}, "state": ["Parking Lot", "Bioweaponry", "Deserted Colony"]}
    game, state = position_with(
        ("base", "promo_2"),
        catalog,
        seat,
        {"state": others},
        phase="action",
        options={"hq": True},
        hq=["IBN HQ", "Tent City"],
    )
    _, state = played(game, state, "A", "construct Gunsmith")
    assert told(words, game, state, "A")[group][0] == line


def test_the_equipment_of_a_worker_is_told_with_its_points(words: Wording, catalog: Catalog) -> None:
    """R53.2."""
    game, state = position_with(
        ("base",), catalog, {"goods": {"gun": 1, "ammo": 1}}, {"passed": True}, phase="action", options={"arena": True},
        arena={"A": {"worker": True}},
    )  # fmt: skip
    _, state = played(game, state, "A", "pass")
    lines = told(words, game, state, "A")["possible: Equip the worker in the Arena"]
    assert [title for title, _ in lines] == ["1 ammo (3 points)", "1 gun (2 points)", "nothing"]
    assert [text.split(". ")[0] for _, text in lines] == ["pay 1 ammo", "pay 1 gun", "no immediate effect"]


# ---------------------------------------------------------------------- reserved goods
@pytest.mark.parametrize(
    ("language", "possible", "advised"),
    [
        ("en", "pay 2 grey, put 2 red on this card", "2 red on the card and 1 Location (1 VP at the end) for 2 grey"),
        ("de", "zahle 2 Grau, lege 2 Rot auf diese Karte", "2 Rot auf die Karte und 1 Ort (am Ende 1 SP) für 2 Grau"),
        (
            "ru",
            "потратить 2 серых, положить 2 красных на эту точку",
            "получить 2 красных (на этой точке) и 1 точку (в конце 1 ПО) за 2 серых",
        ),
    ],
)
def test_goods_that_go_onto_a_card_are_not_told_as_gained(
    language: str, possible: str, advised: str, catalog: Catalog
) -> None:
    """R44.9: they pay from there, and for one thing alone."""
    seat = {"hand": ["Captured Scanner"], "goods": {"grey": 2}}
    game, state = position_with(("base", "moloch"), catalog, seat, {}, phase="action")
    words, seen = wording(language), hints(game, state, "A", legal_commands(game, state, "A"))
    found = [
        (group.name, str(line.text))
        for group in hint_groups(words, seen, view(game, state, "A"), NAMES)
        for line in group.lines
    ]
    assert ("advised", advised) in found
    best = seen.advised[0]
    assert str(outcomes(words, best.forecast, best.command, NAMES)).startswith(possible)
