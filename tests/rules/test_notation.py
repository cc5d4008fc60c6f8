"""Moves as text: reading, writing, and texts that are not moves."""

from __future__ import annotations

from typing import Any

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules import commands as cm
from game.fiftyfirst.rules import notation
from game.fiftyfirst.rules.commands import Pay
from game.fiftyfirst.rules.decide import decide, legal_commands, payments
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.notation import NO_SITE, move_text, read_move, write_move
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.sheets import site_name
from game.fiftyfirst.rules.state import Game, GameState
from game.kernel.bag import Bag
from game.kernel.refusal import Refusal

Table = tuple[Game, GameState]

# The Sites get their numbers in this order: A 1 to 6, B 7 to 10.
STATE_A = ["School", "Pub", {"card": "Docks", "ruin": True}, "School", {"card": "Quarry", "ruin": True}, "Camp"]
STATE_B = ["Boiler Room", {"card": "Hideout", "ruin": True}, "School", "Motel"]


@pytest.fixture
def table(catalog: Catalog) -> Table:
    given: dict[str, Any] = {
        "players": {
            "A": {"faction": "mutants_union", "state": STATE_A, "hand": ["Museum"], "connections": ["Thugs"]},
            "B": {"faction": "appalachian_federation", "state": STATE_B, "hand": ["Gun Shop"]},
        }
    }
    return read_position(catalog, given)


def read(table: Table, text: str, seat: str = "A") -> tuple[AnyCommand, ...] | Refusal:
    return read_move(*table, seat, text)


GUN = (Pay(Bag({"gun": 1})),)
SINGLE: dict[str, AnyCommand] = {
    "keep School, Pub, Docks, Quarry": cm.KeepCards("A", ("school", "pub", "docks", "quarry")),
    "keep School, Pub, Docks, Quarry top Museum": cm.KeepCards("A", ("school", "pub", "docks", "quarry"), "museum"),
    "pick School": cm.PickCard("A", "school"),
    "construct Murderers' Pub": cm.ConstructLocation("A", "murderers_pub"),
    "develop Museum over School": cm.DevelopLocation("A", "museum", 1),
    "develop Museum over School#2": cm.DevelopLocation("A", "museum", 4),
    "develop Museum over Ruin": cm.DevelopLocation("A", "museum", 3),
    "develop Museum over Ruin#2 paying {development: 1}": cm.DevelopLocation(
        "A", "museum", 5, (Pay(Bag({"development": 1})),)
    ),
    "deal School": cm.MakeDeal("A", "school"),
    "raze School": cm.RazeFromHand("A", "school"),
    "raze B:School": cm.RazeLocation("A", "B", 9),
    "raze B:School paying {red: 2, universal: 1}": cm.RazeLocation(
        "A", "B", 9, (Pay(Bag({"red": 2, "universal": 1})),)
    ),
    "activate Pub": cm.ActivateLocation("A", 2),
    "activate Pub times 3": cm.ActivateLocation("A", 2, 3),
    "activate School#2 times 12 paying {gun: 1} discarding School": cm.ActivateLocation(
        "A", 4, 12, None, GUN, ("school",)
    ),
    "activate Pub matching B:worker": cm.ActivateLocation("A", 2, matched=cm.Matched("B", "worker")),
    "activate Pub times 2 matching B:card paying {gun: 1} discarding Thugs": cm.ActivateLocation(
        "A", 2, 2, cm.Matched("B", "card"), GUN, ("thugs",)
    ),
    "activate Pub discarding Ruin": cm.ActivateLocation("A", 2, discard=(3,)),
    "activate Pub discarding Ruin#2": cm.ActivateLocation("A", 2, discard=(5,)),
    "faction grey": cm.ActivateFaction("A", "grey"),
    "faction grey discarding Thugs": cm.ActivateFaction("A", "grey", None, ("thugs",)),
    "faction grey paying {brick: 1} from Camp discarding School": cm.ActivateFaction(
        "A", "grey", (Pay(Bag({"brick": 1}), 6),), ("school",)
    ),
    "exchange brick": cm.ExchangeWorkers("A", "brick"),
    "visit B:Boiler Room": cm.UseOpenProduction("A", "B", 7),
    "take red paying {worker: 1} and {worker: 1} from Camp": cm.TakeConnection(
        "A", "red", (Pay(Bag({"worker": 1})), Pay(Bag({"worker": 1}), 6))
    ),
    "play Thugs paying {gun: 1}": cm.PlayConnection("A", "thugs", GUN),
    "shield School#2": cm.PlaceShield("A", 4),
    "store {iron: 2, gun: 1} on Camp": cm.StoreGoods("A", 6, Bag({"iron": 2, "gun": 1})),
    "store nothing on Camp": cm.StoreGoods("A", 6, Bag()),
    "choose B": cm.Choose("A", "B"),
    "choose iron": cm.Choose("A", "iron"),
    "choose nothing": cm.Choose("A", "nothing"),
    "done": cm.FinishTurn("A"),
    "pass": cm.Pass("A"),
}


@pytest.mark.parametrize("text", SINGLE)
def test_a_move_reads_as_its_command_and_is_written_back(table: Table, text: str) -> None:
    assert read(table, text) == (SINGLE[text],)
    game, state = table
    rewritten = text.replace("{iron: 2, gun: 1}", "{gun: 1, iron: 2}")
    assert move_text(game, state, SINGLE[text], with_payment=True) == rewritten


def test_goods_in_a_bag_are_written_in_the_order_of_the_table(table: Table) -> None:
    game, state = table
    command = cm.PlaceShield("A", 1, (Pay(Bag({"worker": 1, "iron": 1, "brick": 2})),))
    assert move_text(game, state, command, True) == "shield School paying {brick: 2, iron: 1, worker: 1}"


def test_ids_are_names_too(table: Table) -> None:
    assert read(table, "construct murderers_pub") == read(table, "construct Murderers' Pub")
    assert read(table, "raze B:boiler_room") == (cm.RazeLocation("A", "B", 7),)


def test_the_number_of_the_first_site_may_be_written(table: Table) -> None:
    assert read(table, "activate School#1") == read(table, "activate School")


def test_ruins_count_apart_from_locations_of_their_title(table: Table) -> None:
    assert [site_name(*table, site, "A") for site in range(1, 7)] == [
        "School", "Pub", "Ruin", "School#2", "Ruin#2", "Camp",
    ]  # fmt: skip
    assert read(table, "raze B:Ruin") == (cm.RazeLocation("A", "B", 8),)


def test_a_site_of_another_state_is_named_with_its_seat(table: Table) -> None:
    assert site_name(*table, 9, "A") == "B:School"
    assert site_name(*table, 9, "B") == "School"


def test_the_own_seat_may_stand_before_a_name(table: Table) -> None:
    """R10.1, R13.3: the rules refuse the command as `own_location`."""
    razed = read(table, "raze A:School")
    assert razed == (cm.RazeLocation("A", "A", 1),)
    assert read(table, "visit A:Pub") == (cm.UseOpenProduction("A", "A", 2),)
    refusal = decide(*table, cm.RazeLocation("A", "A", 1))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "own_location"


def test_times_1_is_not_written(table: Table) -> None:
    """R43.8.7."""
    assert read(table, "activate Pub times 1") == (cm.ActivateLocation("A", 2),)
    assert move_text(*table, cm.ActivateLocation("A", 2, 1)) == "activate Pub"
    assert isinstance(read(table, "activate Pub times 0"), Refusal)


def test_shorthand_gives_several_commands(table: Table) -> None:
    assert read(table, "activate Pub twice") == (cm.ActivateLocation("A", 2),) * 2
    assert read(table, "exchange brick, card") == (cm.ExchangeWorkers("A", "brick"), cm.ExchangeWorkers("A", "card"))
    assert read(table, "choose B, iron") == (cm.Choose("A", "B"), cm.Choose("A", "iron"))


def test_repetitions_share_the_discards_and_pay_the_same(table: Table) -> None:
    assert read(table, "activate Pub twice paying {gun: 1} discarding School, Motel") == (
        cm.ActivateLocation("A", 2, payment=GUN, discard=("school",)),
        cm.ActivateLocation("A", 2, payment=GUN, discard=("motel",)),
    )
    assert (
        read(table, "activate Pub twice discarding School") == (cm.ActivateLocation("A", 2, discard=("school",)),) * 2
    )


@pytest.mark.parametrize(
    "text",
    [
        "", "  ", "build School", "Construct School", "construct", "construct School, Pub", "keep", "keep School,, Pub",
        "develop School", "develop over Ruin", "develop School over", "raze", "exchange", "exchange brick,",
        "store iron on Camp", "store {} on Camp", "store {iron: 0} on Camp", "store {iron: -1} on Camp",
        "store nothing",
        "store {iron: 1, iron: 2} on Camp", "pass now", "done done", "pass paying {gun: 1}", "done discarding Pub",
        "construct School paying", "construct School paying {}", "construct School paying {grey 1}",
        "construct School paying grey", "construct School paying {grey: 1} from", "construct School discarding Pub",
        "take red paying {worker: 1} and Camp", "activate Pub discarding", "choose", "pick School paying {gun: 1}",
        "construct School paying {grey: 99999999999999999999}",
    ],
)  # fmt: skip
def test_a_text_that_does_not_follow_the_grammar_is_no_move(table: Table, text: str) -> None:
    assert read(table, text) == Refusal("unreadable_move", text=text)


UNKNOWN = [
    "construct Palace", "develop Palace over School", "develop Museum over Palace", "develop Museum over School#3",
    "develop Museum over Ruin#3", "deal Palace", "raze Palace", "raze B:Palace", "raze B:School#2", "raze C:School",
    "raze V:School", "raze School#2", "activate Palace", "activate B:Motel", "faction green", "visit B:Palace",
    "visit D:Pub", "play Palace", "play Merchants", "shield Palace", "shield Ruin#3",
]  # fmt: skip


@pytest.mark.parametrize("text", UNKNOWN)
def test_an_unknown_name_is_left_for_the_rules_to_refuse(table: Table, text: str) -> None:
    """Other reasons come first: out of turn it is `not_your_turn`, in turn `no_such_card`."""
    game, state = table
    for seat, code in (("A", "no_such_card"), ("B", "not_your_turn")):
        commands = read(table, text, seat)
        assert not isinstance(commands, Refusal)
        outcome = decide(game, state, commands[0])
        assert isinstance(outcome, Refusal)
        assert outcome.code == code


def test_an_unknown_site_has_no_number(table: Table) -> None:
    assert read(table, "activate Palace") == (cm.ActivateLocation("A", NO_SITE),)
    assert move_text(*table, cm.ActivateLocation("A", NO_SITE)) == "activate #0"
    assert move_text(*table, cm.ConstructLocation("A", "Palace")) == "construct Palace"


def test_only_a_payment_that_is_not_canonical_is_written(catalog: Catalog) -> None:
    """R1.5: one iron or one ammo pays for it; the canonical payment spends no ammo."""
    given = {
        "players": {
            "A": {"faction": "mutants_union", "state": ["Scrap Trader"], "goods": {"iron": 1, "ammo": 1}},
            "B": {"faction": "new_york"},
        }
    }
    game, state = read_position(catalog, given)
    command = cm.ActivateLocation("A", 1)
    texts = [
        write_move(game, state, cm.ActivateLocation("A", 1, payment=way))
        for way in payments(game, state, command.seat, command)
    ]
    assert texts == ["activate Scrap Trader", "activate Scrap Trader paying {ammo: 1}"]
    assert write_move(game, state, command) == "activate Scrap Trader"
    of_nobody = cm.ActivateLocation("D", 1, payment=(cm.Pay(Bag({"iron": 1})),))
    assert write_move(game, state, of_nobody) == "activate A:Scrap Trader paying {iron: 1}"


def test_legal_moves_are_listed_in_the_order_of_their_text(table: Table) -> None:
    texts = [move_text(*table, command) for command in legal_commands(*table, "A")]
    assert texts == sorted(texts)


def test_a_title_that_begins_another_one_is_listed_in_the_order_of_its_text(catalog: Catalog) -> None:
    """`develop Oilmen Fortress over`, `develop Oilmen over`, but `construct Oilmen`, `construct Oilmen Fortress`."""
    goods = {"brick": 1, "grey": 3}
    player = {"faction": "new_york", "state": ["Oil Rig"], "hand": ["Oilmen", "Oilmen Fortress"], "goods": goods}
    given = {"sets": ["base", "winter"], "turn": "A", "players": {"A": player, "B": {"faction": "mutants_union"}}}
    game, state = read_position(catalog, given)
    texts = [move_text(game, state, command) for command in legal_commands(game, state, "A")]
    assert sum(text.startswith(("construct Oilmen", "develop Oilmen")) for text in texts) >= 3
    assert texts == sorted(texts)


@pytest.mark.parametrize(
    "text",
    [
        "outpost South-Central removing South-West discarding Docks",
        "outpost South-Central discarding Docks removing South-West",
        "activate Hideout times 2 paying {grey: 1} discarding Docks",
        "activate Hideout discarding Docks times 2 paying {grey: 1}",
        "activate Hideout paying {grey: 1} discarding Docks times 2",
        "hack Dragnet partly {worker: 1} to server room paying {iron: 1}",
        "hack Dragnet paying {iron: 1} to server room partly {worker: 1}",
        "activate Barber twice discarding Docks, Church",
        "activate Barber discarding Docks, Church twice",
    ],
)
def test_clauses_may_stand_in_any_order(text: str) -> None:
    ordered = notation._in_order(text)
    assert ordered in (
        "outpost South-Central removing South-West discarding Docks",
        "activate Hideout times 2 paying {grey: 1} discarding Docks",
        "hack Dragnet partly {worker: 1} to server room paying {iron: 1}",
        "activate Barber twice discarding Docks, Church",
    )


@pytest.mark.parametrize(
    "text", ["outpost Central removing South-West removing Central", "hack Dragnet to server room to server room"]
)
def test_a_clause_stands_once(text: str) -> None:
    with pytest.raises(notation._NoMove):
        notation._in_order(text)


@pytest.mark.parametrize(
    "text",
    [
        "construct School times 2", "construct School matching B:gun", "construct School removing South-West",
        "construct School partly {worker: 1}", "construct School to server room", "pick School twice", "pass twice",
    ],
)  # fmt: skip
def test_a_clause_that_does_not_belong_to_a_move_is_no_part_of_a_name(catalog: Catalog, text: str) -> None:
    given = {"turn": "A", "players": {"A": {"faction": "new_york", "hand": ["School"]}, "B": {"faction": "texas"}}}
    game, state = read_position(catalog, given)
    refused = read_move(game, state, "A", text)
    assert isinstance(refused, Refusal)
    assert refused.code == "unreadable_move"
