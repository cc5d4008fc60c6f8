"""Productions that lead to others, in a pack with more copies and cards than the printed sets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.cards.catalog import Catalog, load_catalog
from game.kernel.bag import Bag
from game.kernel.refusal import Refusal
from game.paths import cards_folder
from game.rules.commands import Pass
from game.rules.decide import decide
from game.rules.events import GoodsGained
from game.rules.game import Game
from game.rules.legal import legal_commands
from game.rules.notation import read_move, write_move
from game.rules.position import read_position
from game.rules.state import GameState

PACK = """\
reprints:
- {id: suppliers, copies: 2}
- {id: power_station, copies: 2}
- {id: storehouse, copies: 1}
locations:
- id: depot
  title: "Depot"
  type: production
  distance: 1
  spoils: {iron: 1}
  categories: [iron]
  deal: {iron: 1}
  copies: 1
  abilities:
    - produces:
      choose: [{gain: {iron: 1, vp: 1}}, {gain: {gun: 1}}]
    - built:
      gain: {grey: 1}
- id: workshop
  title: "Workshop"
  type: production
  distance: 1
  spoils: {iron: 1}
  categories: [iron]
  deal: {iron: 1}
  copies: 1
  abilities:
    - produces:
      gain: {iron: 1}
    - built:
      activate: {type: production, of: you, other_than: this}
- id: scriptorium
  title: "Scriptorium"
  type: feature
  distance: 1
  spoils: {card: 1}
  categories: [card]
  deal: {card: 1}
  copies: 1
  abilities:
    - produces:
      gain: {fuel: 1}
    - after_production: {gained: {card: 2}}
      gain: {vp: 1}
- id: relay
  title: "Relay"
  type: open_production
  distance: 1
  spoils: {ammo: 1}
  categories: [ammo]
  deal: {ammo: 1}
  copies: 1
  abilities:
    - produces:
      activate: {type: production, of: you, other_than: this}
- id: dynamo
  title: "Dynamo"
  type: production
  distance: 1
  spoils: {iron: 1}
  categories: [iron]
  deal: {iron: 1}
  copies: 2
  abilities:
    - produces:
      activate: {type: production, of: you}
"""


@pytest.fixture
def with_pack(tmp_path: Path) -> Catalog:
    (tmp_path / "depots").mkdir()
    (tmp_path / "depots" / "cards.yaml").write_text(PACK, "utf-8")
    return load_catalog(cards_folder(), packs=tmp_path)


def position(catalog: Catalog, phase: str, a: dict[str, Any], b: dict[str, Any]) -> tuple[Game, GameState]:
    players = {"A": {"faction": "new_york", **a}, "B": {"faction": "mutants_union", **b}}
    return read_position(catalog, {"sets": ["base", "depots"], "phase": phase, "players": players})


def move(game: Game, state: GameState, text: str) -> tuple[GameState, list[GoodsGained]]:
    """The state after a move of the seat to move, and the gains."""
    assert state.to_move is not None
    commands = read_move(game, state, state.to_move, text)
    assert not isinstance(commands, Refusal), text
    outcome = decide(game, state, commands[0])
    assert not isinstance(outcome, Refusal), (text, outcome)
    return outcome.state, [event for event in outcome.events if isinstance(event, GoodsGained)]


def moves(game: Game, state: GameState) -> list[str]:
    assert state.to_move is not None
    return [write_move(game, state, command) for command in legal_commands(game, state, state.to_move)]


def test_two_suppliers_do_not_take_from_the_same_location(with_pack: Catalog) -> None:
    """R41.2: each asks by itself, in State order."""
    given = {"state": ["Suppliers", "Suppliers"]}, {"state": ["Quarry", "Docks", "Fuel Tank"]}
    game, state = position(with_pack, "production", *given)
    state, _ = move(game, state, "choose B:Docks")
    assert moves(game, state) == ["choose B:Fuel Tank", "choose B:Quarry"]
    state, _ = move(game, state, "choose B:Quarry")
    assert state.player("A").goods == Bag({"worker": 3, "iron": 2, "brick": 1, "grey": 1})
    assert state.player("B").goods == Bag({"worker": 3, "gun": 1, "fuel": 1, "grey": 1})


def test_the_first_player_takes_first(with_pack: Catalog) -> None:
    """R6.4: B cannot take what A has taken."""
    given = {"state": ["Suppliers", "Docks"]}, {"state": ["Suppliers", "Quarry"]}
    _, state = position(with_pack, "production", *given)
    assert state.phase == "action"
    assert (state.player("A").goods["brick"], state.player("A").goods["iron"]) == (1, 1)
    assert (state.player("B").goods["brick"], state.player("B").goods["iron"]) == (0, 1)


def test_the_production_of_suppliers_cannot_be_taken(with_pack: Catalog) -> None:
    """R41.2: Suppliers produce nothing themselves."""
    _, state = position(with_pack, "production", {"state": ["Suppliers"]}, {"state": ["Suppliers"]})
    assert state.phase == "action"
    assert not any(site.diverted for seat in "AB" for site in state.player(seat).sites)


def test_a_power_station_that_another_activates_goes_back_to_neither(with_pack: Catalog) -> None:
    """A production that is being resolved cannot be activated again."""
    game, state = position(
        with_pack, "production", {"state": ["Power Station", "Power Station", "Quarry", "Docks"]}, {}
    )
    assert moves(game, state) == ["choose Docks", "choose Power Station#2", "choose Quarry"]
    state, _ = move(game, state, "choose Power Station#2")
    assert moves(game, state) == ["choose Docks", "choose Quarry"]
    state, _ = move(game, state, "choose Docks")
    assert moves(game, state) == ["choose Docks", "choose Power Station", "choose Quarry"], "the second one's own turn"


def test_the_building_bonus_follows_the_answer(with_pack: Catalog) -> None:
    """A-04."""
    game, state = position(with_pack, "action", {"hand": ["Depot"], "goods": {"grey": 1}}, {})
    state, gained = move(game, state, "construct Depot")
    assert gained == []
    state, gained = move(game, state, "choose iron")
    assert [(event.source.kind, event.goods) for event in gained] == [
        ("production", Bag({"iron": 1, "vp": 1})),
        ("building_bonus", Bag({"grey": 1})),
    ]
    assert state.to_move == "B"


def test_a_building_bonus_for_other_productions_excludes_its_own(with_pack: Catalog) -> None:
    game, state = position(with_pack, "action", {"hand": ["Workshop"], "goods": {"grey": 1}}, {})
    state, _ = move(game, state, "construct Workshop")
    assert state.player("A").goods == Bag({"iron": 1})


def test_a_production_that_does_not_exclude_itself_ends(with_pack: Catalog) -> None:
    """Two of them may activate each other: neither is resolved within itself."""
    _, state = position(with_pack, "production", {"state": ["Dynamo", "Dynamo"]}, {})
    assert state.phase == "action"
    game, state = position(with_pack, "production", {"state": ["Dynamo", "Dynamo", "Quarry"]}, {})
    assert moves(game, state) == ["choose Dynamo#2", "choose Quarry"]
    state, gained = move(game, state, "choose Dynamo#2")
    assert [event.goods for event in gained] == [Bag({"brick": 1})]


@pytest.mark.parametrize(
    ("mine", "theirs", "via"),
    [(["Power Station", "Depot"], [], "power_station"), (["Suppliers"], ["Depot"], "suppliers")],
)
def test_a_chosen_good_names_the_card_that_activated_its_production(
    with_pack: Catalog, mine: list[str], theirs: list[str], via: str
) -> None:
    game, state = position(with_pack, "production", {"state": mine}, {"state": theirs})
    _, gained = move(game, state, "choose gun")
    assert gained[0].source.via == via


def test_during_a_question_of_the_phase_other_commands_are_refused(with_pack: Catalog) -> None:
    """The open question is the reason, not the phase: nobody else can be asked."""
    game, state = position(with_pack, "production", {"state": ["Depot"]}, {})
    assert decide(game, state, Pass("A")) == Refusal("wrong_phase", text="question")


def test_only_the_production_row_is_activated(with_pack: Catalog) -> None:
    _, state = position(with_pack, "production", {"state": ["Power Station", "Scriptorium"]}, {})
    assert state.phase == "action"
    assert state.player("A").goods["fuel"] == 1


@pytest.mark.parametrize(("deals", "vp"), [(["Motel"], 1), ([], 0)])
def test_drawn_cards_are_gains_of_the_phase(with_pack: Catalog, deals: list[str], vp: int) -> None:
    """R41.1: one card comes from the board."""
    _, state = position(with_pack, "production", {"state": ["Scriptorium"], "deals": deals}, {})
    assert state.player("A").vp == vp


def test_a_visitor_chooses_among_the_productions_of_the_owner(with_pack: Catalog) -> None:
    """R13.5: the card looks at the State in which it stands; the worker of R13.1 comes last."""
    given = {"goods": {"worker": 1}, "state": ["Fuel Tank"]}, {"state": ["Relay", "Quarry", "Depot"]}
    game, state = position(with_pack, "action", *given)
    state, _ = move(game, state, "visit B:Relay")
    assert moves(game, state) == ["choose B:Depot", "choose B:Quarry"]
    state, gained = move(game, state, "choose B:Depot")
    assert gained == []
    state, gained = move(game, state, "choose gun")
    assert [(event.seat, event.goods) for event in gained] == [("A", Bag({"gun": 1})), ("B", Bag({"worker": 1}))]
