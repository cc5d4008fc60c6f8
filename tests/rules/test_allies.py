"""R43 Allies: what scenarios cannot show. Who sees what, what games without the set are spared, what is listed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from game.fiftyfirst.bots.value import NAMES, features
from game.fiftyfirst.cards.catalog import Catalog, load_catalog
from game.fiftyfirst.cards.vocabulary import GROUPS
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.commands import ActivateLocation
from game.fiftyfirst.rules.decide import decide, legal_commands
from game.fiftyfirst.rules.forecast import foresee
from game.fiftyfirst.rules.hints import hints
from game.fiftyfirst.rules.notation import read_move, write_move
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.position.writing import write_position
from game.fiftyfirst.rules.sheets import RUIN
from game.fiftyfirst.rules.state import Game, GameState
from game.fiftyfirst.rules.view import view
from game.kernel.bag import Bag
from game.kernel.refusal import Refusal
from game.kernel.seats import EVERYONE
from game.paths import cards_folder


def position(catalog: Catalog, a: Mapping[str, Any], b: Mapping[str, Any], **given: Any) -> tuple[Game, GameState]:
    players = {"A": {"faction": "new_york", **a}, "B": {"faction": "mutants_union", **b}}
    return read_position(catalog, {"sets": ["base", "allies"], **given, "players": players})


def test_a_ruin_from_the_deck_is_known_to_its_owner_alone_and_ends_what_can_be_undone(catalog: Catalog) -> None:
    """R21.1, R20.5."""
    game, state = position(catalog, {"goods": {"sharrash": 2}, "hand": ["Undermined Block"]}, {}, deck=["School"])
    command = legal_commands(game, state, "A")[0]
    outcome = decide(game, state, command)
    assert not isinstance(outcome, Refusal)
    (gained,) = [event for event in outcome.events if isinstance(event, ev.RuinGained)]
    assert (gained.seat, gained.card, gained.reveals) == ("A", "school", True)
    ruins = {seat: view(game, outcome.state, seat).player("A").sites[-1].card for seat in ("A", "B", EVERYONE)}
    assert ruins == {"A": "school", "B": RUIN, EVERYONE: "school"}
    foreseen = foresee(game, state, command)
    assert foreseen.reveals
    assert foreseen.of("A").ruin


def test_a_forecast_tells_who_gives_up_what(catalog: Catalog) -> None:
    """R43.8.8."""
    robber = {"goods": {"iron_gang": 1}, "state": ["Rapid Robbery"]}
    game, state = position(catalog, robber, {"goods": {"gun": 2}})
    foreseen = foresee(game, state, ActivateLocation("A", 1))
    assert foreseen.of("A").gained == {"red": 2}
    assert foreseen.of("B").lost == {"gun": 2}


def test_each_number_of_payments_is_listed_in_the_order_of_its_text(catalog: Catalog) -> None:
    """R43.8.7."""
    game, state = position(catalog, {"goods": {"worker": 22}, "state": ["Rat Den"]}, {})
    legal = legal_commands(game, state, "A")
    texts = [write_move(game, state, move) for move in legal]
    assert texts == sorted(texts)
    times = [move.times for move in legal if isinstance(move, ActivateLocation)]
    assert sorted(times) == list(range(1, 12))


def test_no_more_than_a_hundred_payments_are_one_move(catalog: Catalog) -> None:
    game, state = position(catalog, {"goods": {"gun": 300}, "state": ["Red Mask"]}, {})
    listed = [move.times for move in legal_commands(game, state, "A") if isinstance(move, ActivateLocation)]
    assert max(listed) == len(listed) == 100
    refused = decide(game, state, ActivateLocation("A", 1, 101))
    assert isinstance(refused, Refusal)
    assert refused.code == "wrong_choice"


def test_only_the_best_number_of_payments_is_advised(tmp_path: Path) -> None:
    pack = tmp_path / "mine.yaml"
    pack.write_text(
        "locations:\n"
        "- {id: mint, title: Mint, type: action, distance: 1, spoils: {vp: 1}, categories: [vp], deal: {vp: 1},"
        " copies: 1, abilities: [{action: {spend: {worker: 1}, uses: any}, gain: {vp: 1}}]}\n"
    )
    catalog = load_catalog(cards_folder(), draft=pack)
    game, state = position(catalog, {"goods": {"worker": 3}, "state": ["Mint"]}, {}, sets=["base", "mine"])
    advised = hints(game, state, "A", legal_commands(game, state, "A")).advised
    assert [hint.command.times for hint in advised if isinstance(hint.command, ActivateLocation)] == [3]


def test_a_refusal_names_contact_tokens_even_where_influence_would_do(catalog: Catalog) -> None:
    """R43.3."""
    game, state = position(catalog, {"goods": {"grey": 1}, "hand": ["Undercity Parliament"]}, {})
    refused = decide(game, state, read(game, state, "construct Undercity Parliament"))
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.needs) == ("not_enough_goods", {"grey": 3})


def read(game: Game, state: GameState, text: str) -> Any:
    commands = read_move(game, state, "A", text)
    assert not isinstance(commands, Refusal)
    return commands[0]


def test_a_position_with_a_blocked_location_is_written_and_read(catalog: Catalog) -> None:
    game, state = position(catalog, {}, {"state": [{"card": "Motel", "blocked": True}, "Pub"]})
    written = write_position(game, state)
    assert written["players"]["B"]["state"] == [{"card": "Motel", "blocked": True}, "Pub"]
    assert read_position(catalog, written) == (game, state)


def test_bots_value_influence_of_all_groups_alike(catalog: Catalog) -> None:
    assert not any(group in name for name in NAMES for group in GROUPS)
    game, state = position(catalog, {"goods": {"sharrash": 2, "universal": 1}}, {})
    plain = replace(state.players[0], goods=Bag({"iron_gang": 2, "universal": 1}))
    seen = dict(zip(NAMES, features(game, state, "A"), strict=True))
    assert (seen["own_has_influence"], seen["own_has_universal"]) == (2, 1)
    assert list(seen.values()) == features(game, replace(state, players=(plain, state.players[1])), "A")
