"""Hints and advice about Outposts, in words (R45)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from game.cards.catalog import Catalog
from game.kernel.refusal import Refusal
from game.rules import commands as cmd
from game.rules.dealing import new_game
from game.rules.decide import decide
from game.rules.game import Game
from game.rules.hints import hints
from game.rules.legal import legal_commands
from game.rules.state import GameState
from game.rules.view import view
from game.wording import Wording
from game.wording.hints import hint_groups
from game.wording.rows.commands import COMMANDS
from game.wording.teller import Teller
from tests.rules.tables import position_with
from tests.wording.conftest import NAMES

ON_MAP = (cmd.SkipPick, cmd.BuildOutpost, cmd.UpgradeOutpost, cmd.RazeOutpost, cmd.ShieldOutpost)


def told(words: Wording, game: Game, state: GameState, seat: str) -> dict[str, list[tuple[str, str]]]:
    """Group and heading -> the titles and texts of the lines about the map."""
    found: dict[str, list[tuple[str, str]]] = {}
    seen = hints(game, state, seat, legal_commands(game, state, seat))
    icons = {COMMANDS[kind].icon for kind in ON_MAP}
    for group in hint_groups(words, seen, view(game, state, seat), NAMES):
        lines = [(str(line.title), str(line.text)) for line in group.lines if line.icon in icons]
        if lines:
            found[f"{group.name}: {group.heading}"] = lines
    return found


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
            ("South-West (to level 2)", "pay 1 card. Then: Which level of South-West takes effect?"),
        ],
        "possible: Raze an Outpost": [
            ("Ben’s Outpost in West-Central", "pay 3 red. Then: Which level of West-Central takes effect?"),
        ],
        "possible: Place a shield on the map": [("South-West", "pay 1 shield")],
    }


def test_what_cannot_be_done_on_the_map_and_why(words: Wording, catalog: Catalog) -> None:
    outposts = {"South-West": {"owner": "A"}, "West-Central": {"owner": "B", "level": 2}, "Central": {"owner": "B"}}
    game, state = standing(catalog, outposts, ["Archive"], red=1)
    assert told(words, game, state, "A") == {
        "missing: Not possible now": [
            ("Build an Outpost: South-Central", "None of your cards has the icon that builds an Outpost."),
            ("Upgrade an Outpost: South-West (to level 2)", "None of your cards has the icon of the next level."),
            ("Raze an Outpost: Ben’s Outpost in West-Central", "missing: 2 red"),
            ("Raze an Outpost: Ben’s Outpost in Central", "Central does not lie next to any of your Outposts."),
        ],
    }
    game, state = standing(catalog, outposts, ["Docks"], {"passed": True}, red=5)
    missing = dict(told(words, game, state, "A")["missing: Not possible now"])
    assert missing["Raze an Outpost: Ben’s Outpost in West-Central"] == (
        "Ben has passed and is out of reach until the next round."
    )


def test_no_hint_tells_of_outposts_without_the_map(words: Wording, catalog: Catalog) -> None:
    game, state = position_with(("base",), catalog, {"hand": ["Docks"]}, {}, phase="action")
    assert told(words, game, state, "A") == {}


@pytest.mark.parametrize("seed", range(3))
def test_every_hint_of_a_game_has_its_words(words: Wording, catalog: Catalog, seed: int) -> None:
    """A pick to skip, what an Outpost asks, and what cannot be done, with the advice to do it."""
    game, random, seen = Game(catalog, ("base", "no_mans_land")), Random(seed), set[type]()
    state = new_game(game, [None] * 3, seed).state
    for _ in range(120):
        if state.question is None:
            break
        seat = state.question.seat
        legal = legal_commands(game, state, seat)
        table = view(game, state, seat)
        for command in legal:
            seen.add(type(command))
            tell = Teller(words, NAMES)
            what = COMMANDS[type(command)].done_with(tell, command, table)
            assert "area_" not in str(tell.finish(str(what)))
        for group in hint_groups(words, hints(game, state, seat, legal), table, NAMES):
            assert all(line.text and "[" not in line.title + line.text for line in group.lines)
        on_map = [command for command in legal if isinstance(command, (*ON_MAP, cmd.ChooseArea))]
        outcome = decide(game, state, random.choice(on_map if on_map and random.random() < 0.7 else legal))
        assert not isinstance(outcome, Refusal)
        state = outcome.state
    assert {cmd.SkipPick, cmd.BuildOutpost, cmd.UpgradeOutpost} <= seen
