"""Hints and advice about headquarters, border tiles, the Arena and districts, in words (R52, R53)."""

from __future__ import annotations

from random import Random

import pytest

from game.cards.catalog import Catalog
from game.kernel.refusal import Refusal
from game.rules import commands as cmd
from game.rules.dealing import new_game
from game.rules.decide import decide
from game.rules.game import Game, Options
from game.rules.hints import hints
from game.rules.legal import legal_commands
from game.rules.state import GameState
from game.rules.view import view
from game.wording import Wording
from game.wording.hints import hint_groups
from game.wording.rows.commands import COMMANDS
from game.wording.teller import Teller
from tests.rules.tables import played, position_with
from tests.wording.conftest import NAMES

OF_MODULES = (
    cmd.ClaimHq, cmd.ActivateBorder, cmd.EnterArena, cmd.EquipFighter, cmd.DealWithDistrict, cmd.RazeDistrict,
)  # fmt: skip
ALL = {"hq": True, "borders": True, "arena": True, "districts": True}
MODULES = Options(hq=True, borders=True, arena=True, districts=True)


def told(words: Wording, game: Game, state: GameState, seat: str) -> dict[str, list[tuple[str, str]]]:
    """Group and heading -> the titles and texts of the lines about headquarters and modules."""
    found: dict[str, list[tuple[str, str]]] = {}
    seen = hints(game, state, seat, legal_commands(game, state, seat))
    topics = {COMMANDS[kind].topic for kind in OF_MODULES}
    for group in hint_groups(words, seen, view(game, state, seat), NAMES):
        lines = [(str(line.title), str(line.text)) for line in group.lines if line.topic in topics]
        if lines:
            found[f"{group.name}: {group.heading}"] = lines
    return found


BOARDS = [{"id": "Foundry Quarter", "goods": {"iron": 3}, "deals": ["B"]}, {"id": "Gasworks Row", "deals": ["A"]}]
TILE = [{"side": "Human Trafficking", "between": ["A", "B"]}]


def test_what_can_be_done(words: Wording, catalog: Catalog) -> None:
    goods = {"worker": 1, "fuel": 1, "blue": 2, "red": 6}
    modules = {"options": ALL, "borders": TILE, "districts": BOARDS, "hq": ["Salt Bastion"]}
    game, state = position_with(("base", "promo_2"), catalog, {"goods": goods}, {}, phase="action", **modules)
    assert told(words, game, state, "A") == {
        "advised: Best right now": [("Use a border tile: Human Trafficking", "2 workers for 1 fuel")],
        "possible: Use a border tile": [("Human Trafficking", "pay 1 fuel, gain 2 workers")],
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
        ],
    }


def test_an_hq_is_offered_with_what_it_brings(words: Wording, catalog: Catalog) -> None:
    seat = {"hand": ["School"], "goods": {"grey": 1}, "state": ["Murderers' Pub", "City Guards"]}
    game, state = position_with(
        ("base", "promo_2"), catalog, seat, {}, phase="action", options={"hq": True}, hq=["Salt Bastion", "Tent City"]
    )
    _, state = played(game, state, "A", "construct School")
    assert state.question is not None
    assert str(words.question(state.question, NAMES)).startswith("You have all that Salt Bastion requires")
    lines = told(words, game, state, "A")["possible: Claim an HQ"]
    assert lines == [("Salt Bastion", "gain 4 red and 1 shield"), ("none now", "no immediate effect")]


@pytest.mark.parametrize(
    ("others", "text"),
    [
        (["Docks"], "take over a Location; Ben gains 1 iron"),
        (["Docks", "School"], "Then: Which Location do you take over?"),
        ([], "no immediate effect"),
    ],
)
def test_what_ibn_hq_would_take_over(words: Wording, catalog: Catalog, others: list[str], text: str) -> None:
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
    assert told(words, game, state, "A")["possible: Claim an HQ"][0] == ("IBN HQ", text)


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


def test_no_hint_tells_of_modules_without_them(words: Wording, catalog: Catalog) -> None:
    game, state = position_with(("base",), catalog, {"hand": ["Docks"], "goods": {"red": 9}}, {}, phase="action")
    assert told(words, game, state, "A") == {}


@pytest.mark.parametrize(("seed", "players"), [(0, 2), (1, 3), (2, 4)])
def test_every_hint_of_a_game_has_its_words(words: Wording, catalog: Catalog, seed: int, players: int) -> None:
    """What modules offer and ask, and what cannot be done, with the advice to do it."""
    game, random, seen = Game(catalog, ("base", "promo_2"), MODULES), Random(seed), set[type]()
    state = new_game(game, [None] * players, seed).state
    for _ in range(160):
        if state.question is None:
            break
        seat = state.question.seat
        legal = legal_commands(game, state, seat)
        table = view(game, state, seat)
        for command in legal:
            seen.add(type(command))
            tell = Teller(words, NAMES)
            what = str(tell.finish(str(COMMANDS[type(command)].done_with(tell, command, table))))
            assert not any(mark in what for mark in ("[", "hq_", "_quarter", "_row"))
        for group in hint_groups(words, hints(game, state, seat, legal), table, NAMES):
            assert all(line.text and "[" not in line.title + line.text for line in group.lines)
        wanted = [command for command in legal if isinstance(command, OF_MODULES)]
        outcome = decide(game, state, random.choice(wanted if wanted and random.random() < 0.5 else legal))
        assert not isinstance(outcome, Refusal)
        state = outcome.state
    assert {cmd.ActivateBorder, cmd.EnterArena, cmd.DealWithDistrict} <= seen
