"""Cards that no set has: more copies, larger numbers, and abilities together that are not printed together.

``made_up_cards.yaml`` has the cards and the cases. A case is a position like that of a scenario, in a game with the
cards and the named ``sets``; what happens in ``play``; and what is in the position ``then``, with all that a named key
holds. In ``play`` a seat moves, or is ``refused`` a move for a reason; ``listed`` are all moves of the seat to move,
and ``gained`` all goods gained in the last move, by seat and source.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml

from game.cards.catalog import Catalog, load_catalog
from game.kernel.refusal import Refusal
from game.paths import cards_folder
from game.rules import events as ev
from game.rules.decide import decide
from game.rules.game import Game
from game.rules.legal import legal_commands
from game.rules.notation import write_move
from game.rules.position import read_position, write_position
from game.rules.state import GameState
from tests.rules.tables import command, played, position_with

WRITTEN = yaml.safe_load(Path(__file__).with_name("made_up_cards.yaml").read_text("utf-8"))
PLAIN = {"distance": 1, "spoils": {"vp": 1}, "categories": ["vp"], "deal": {"vp": 1}, "copies": 1}
"""What of a card does not matter."""


@pytest.fixture(scope="module")
def catalog(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    """The cards of the game with those that are made up."""
    path = tmp_path_factory.mktemp("drafts") / "made_up.yaml"
    cards = [{"id": id, "title": id.title(), **PLAIN, **card} for id, card in WRITTEN["locations"].items()]
    path.write_text(json.dumps({"reprints": WRITTEN["reprints"], "locations": cards}))
    return load_catalog(cards_folder(), draft=path)


@pytest.mark.parametrize("title", WRITTEN["cases"])
def test_made_up_cards(catalog: Catalog, title: str) -> None:
    case = dict(WRITTEN["cases"][title])
    own, other, play, then = (case.pop(key, {}) for key in ("A", "B", "play", "then"))
    sets = ["base", *case.pop("sets", ()), "made_up"]
    game, state = position_with(sets, catalog, own, other, **case)
    events: Sequence[ev.AnyEvent] = ()
    for step in play:
        ((what, told),) = step.items()
        match what:
            case "listed":
                assert listed(game, state) == told
            case "gained":
                assert gained(events) == told
            case "refused":
                seat, move, facts = told
                assert decide(game, state, command(game, state, seat, move)) == Refusal(**facts)
            case seat:
                events, state = played(game, state, seat, told)
        assert read_position(catalog, write_position(game, state)) == (game, state), "it goes on the same from there"
    check(game, state, then)


def listed(game: Game, state: GameState) -> list[str]:
    assert state.to_move
    return [write_move(game, state, move) for move in legal_commands(game, state, state.to_move)]


def gained(events: Sequence[ev.AnyEvent]) -> list[dict[str, dict[str, int]]]:
    gains = [event for event in events if isinstance(event, ev.GoodsGained)]
    return [{f"{one.seat} {source(one.source)}": dict(one.goods)} for one in gains]


def source(of: ev.Source) -> str:
    return f"{of.kind} via {of.via}" if of.via else of.kind


def check(game: Game, state: GameState, then: Mapping[str, Any]) -> None:
    """What is left out of a written position is empty."""
    written = write_position(game, state)
    found = {"phase": state.phase, "turn": state.to_move, "discard": written.get("discard", [])}
    for key, expected in then.items():
        if key in state.seats:
            player = written["players"][key]
            assert {each: player.get(each, type(value)()) for each, value in expected.items()} == expected
        else:
            assert found[key] == expected
