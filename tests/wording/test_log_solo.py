"""The log of a solo game: each step of the virtual opponent with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import get_args

import pytest

from game.cards.catalog import Catalog
from game.kernel.bag import Bag
from game.kernel.chance import Chance
from game.kernel.refusal import Refusal
from game.kernel.seats import EVERYONE
from game.rules import events as ev
from game.rules.dealing import new_game
from game.rules.decide import decide
from game.rules.events import AnyEvent, Source
from game.rules.game import Game
from game.rules.grading import GRADES
from game.rules.legal import legal_commands
from game.rules.solo.kinds import KINDS
from game.rules.solo.matching import CRITERIA
from game.rules.state import Score
from game.wording import PlayerName, Wording
from tests.wording.conftest import Golden

NAMES = {"A": "Anna", "V": "hegemony"}
BORGO = {"A": "Anna", "V": "borgo"}
EVENTS: tuple[AnyEvent, ...] = (
    ev.LotDrawn(1, 3, Chance(1)),
    ev.CardPicked("V", "arena", 4),
    ev.OpponentTurnedUp("arena"),
    ev.LocationConstructed("V", "arena", 4),
    *(ev.StageBegan(stage) for stage in ("connection", "development", "attack", "merchant")),
    *(ev.OpponentDrew(pile, 2, "arena") for pile in ("attack", "merchant", "development", "action")),
    *(ev.OpponentMissed(pile, 2, "arena") for pile in ("attack", "merchant", "development")),
    ev.PileDiscarded("attack", ("arena", "pub")),
    ev.PileDiscarded("action", ("arena",)),
    ev.ConnectionRemoved("red", "punks"),
    *(ev.AttackAimed(2, "arena", 1, "assassin", ("gun", "ammo"), decided) for decided in CRITERIA),
    ev.AttackAimed(1, "arena", 1, "assassin", (), "distance"),
    ev.ShieldLost("A", 1, "assassin"),
    ev.ShieldHeld("A", 1, "hidden_forge"),
    ev.DealAttacked(1, "gun_shop", "A", "arena"),
    ev.DevelopmentAimed(1, "arena", 3, "assassin", ("gun",), "only"),
    ev.DevelopmentAimed(3, "arena", 3, "assassin", (), "choice"),
    ev.OpponentStopped(),
    *(ev.ActionShown("arena", action, "gun") for action in ("attack", "build", "expansion")),
    ev.ActionShown("pub", "standard"),
    ev.ShieldPlaced("V", 4, "arena"),
    *(ev.BrawlersCame(count, why) for count, why in ((3, "lookout"), (1, "visited"), (1, "visiting"))),
    ev.BrawlersCame(1, "expansion"),
    *(ev.BrawlersLeft(count, why) for count, why in ((1, "attack"), (1, "standard"), (1, "expansion"), (2, "cleanup"))),
    ev.CardSalvaged("V", "A", "arena", Source("expansion")),
    ev.CardSalvaged("A", "V", "arena", Source("spoils", "assassin")),
    ev.MachineHacked("V", 0, "mother", "hacked_mother"),
    ev.OutpostBuilt("V", "area_north_west", 2),
    ev.OutpostRazed("V", "A", "area_central", 3),
    *(ev.OutpostAimed(2, "arena", "area_central", "gun", decided) for decided in ("only", "choice")),
    ev.OutpostShieldLost("A", "area_central"),
    ev.HqClaimed("V", "hq_salt_bastion"),
)
DECISIONS: dict[str, tuple[AnyEvent, ...]] = {
    "an attack that razes": (
        ev.OpponentDrew("attack", 2, "arena"),
        ev.AttackAimed(2, "arena", 1, "assassin", ("gun", "ammo"), "distance"),
        ev.GoodsGained("A", Bag({"gun": 1}), Source("compensation", "assassin", 1)),
        ev.LocationRazed("V", "A", 1, "assassin"),
        ev.GoodsGained("V", Bag({"vp": 2}), Source("attack", "assassin", 1)),
        ev.PileDiscarded("attack", ("pub", "arena")),
        ev.OpponentStopped(),
    ),
    "a Connection card": (
        ev.LotDrawn(0, 2, Chance(1)),
        ev.ConnectionRemoved("red", "punks"),
        ev.GoodsGained("V", Bag({"vp": 2}), Source("connection_discarded", "punks")),
    ),
    "a development": (
        ev.DevelopmentAimed(1, "arena", 3, "assassin", ("gun",), "categories"),
        ev.LocationDeveloped("V", "arena", 7, 3, "assassin"),
        ev.GoodsGained("V", Bag({"vp": 1}), Source("development", "arena")),
    ),
    "razing the opponent": (
        ev.GoodsGained("A", Bag({"gun": 2}), Source("spoils", "assassin", 3)),
        ev.LocationRazed("A", "V", 3, "assassin", discarded=True),
    ),
    "using its Open Production": (
        ev.OpenProductionUsed("A", "V", 3, "assassin"),
        ev.GoodsGained("A", Bag({"gun": 1}), Source("open_production", "assassin", 3)),
        ev.GoodsGained("V", Bag({"vp": 1}), Source("open_production_owner", "assassin", 3)),
    ),
    "a Brawler for a VP": (
        ev.OpponentDrew("action", 1, "pub"),
        ev.ActionShown("pub", "standard"),
        ev.BrawlersLeft(1, "standard"),
        ev.GoodsGained("V", Bag({"vp": 1}), Source("brawler")),
        ev.PileDiscarded("action", ("pub",)),
    ),
    "an expansion": (
        ev.ActionShown("pub", "expansion", "iron"),
        ev.OpenProductionUsed("V", "A", 1, "assassin"),
        ev.GoodsGained("A", Bag({"worker": 1}), Source("open_production_owner", "assassin", 1)),
        ev.BrawlersCame(1, "visiting"),
    ),
    "an expansion with Scavengers": (
        ev.ActionShown("pub", "expansion", "iron"),
        ev.BrawlersLeft(1, "expansion"),
        ev.CardSalvaged("V", "A", "assassin", Source("expansion")),
        ev.LocationConstructed("V", "assassin", 4),
    ),
    "an expansion with Moloch": (
        ev.ActionShown("pub", "expansion", "iron"),
        ev.BrawlersLeft(1, "expansion"),
        ev.LotDrawn(1, 3, Chance(1)),
        ev.MachineHacked("V", 0, "mother", "hacked_mother"),
        ev.LocationConstructed("V", "hacked_mother", 4),
    ),
    "an expansion without Machines": (
        ev.ActionShown("pub", "expansion", "iron"),
        ev.BrawlersLeft(1, "expansion"),
        ev.GoodsGained("V", Bag({"vp": 1}), Source("expansion")),
    ),
    "an attack on an Outpost": (
        ev.ActionShown("gun_shop", "attack", "gun"),
        ev.BrawlersLeft(1, "attack"),
        ev.OpponentDrew("attack", 1, "arena"),
        ev.OutpostAimed(1, "arena", "area_central", "gun", "only"),
        ev.OutpostRazed("V", "A", "area_central", 2),
        ev.OutpostBuilt("V", "area_central", 2),
        ev.GoodsGained("V", Bag({"vp": 2}), Source("attack", "area_central")),
    ),
    "an attack on an Outpost with a shield": (
        ev.OutpostAimed(1, "arena", "area_central", "gun", "choice"),
        ev.OutpostShieldLost("A", "area_central"),
    ),
    "an expansion on the map": (
        ev.ActionShown("pub", "expansion", "iron"),
        ev.BrawlersLeft(1, "expansion"),
        ev.GoodsGained("V", Bag({"vp": 1}), Source("expansion")),
        ev.OutpostBuilt("V", "area_north_central", 2),
    ),
    "an expansion that razes an Outpost": (
        ev.ActionShown("pub", "expansion", "iron"),
        ev.BrawlersLeft(1, "expansion"),
        ev.OutpostRazed("V", "A", "area_central", 1),
        ev.GoodsGained("V", Bag({"vp": 2}), Source("expansion")),
    ),
    "an HQ in the Lookout": (
        ev.CardPicked("A", "school"),
        ev.LotDrawn(0, 3, Chance(1)),
        ev.CardPicked("V", "arena", 4),
        ev.HqClaimed("V", "hq_ledger_house"),
    ),
    "taking over a Location of the opponent": (
        ev.HqClaimed("A", "hq_ibn"),
        ev.LocationStolen("A", "V", 3, "assassin"),
    ),
    "a district Deal attacked": (ev.DealAttacked(1, "gun_shop", "A", "foundry_quarter"),),
    "demolishing a Location of the opponent": (
        ev.GoodsGained("A", Bag({"gun": 2}), Source("action", "tommy_the_bang", 1)),
        ev.LocationDemolished("A", "V", 3, "assassin", discarded=True),
    ),
    "an attack of Borgo's without a target": (
        ev.OpponentMissed("attack", 1, "pub"),
        ev.GoodsGained("V", Bag({"vp": 1}), Source("attack_failed", "pub")),
    ),
    "the end": (
        *(ev.SeatPassed("V", why) for why in ev.PASSING),
        ev.EndTriggered("V"),
        ev.GameEnded((Score("A", 40, 5, 45, 3), Score("V", 26, 4, 30, 0)), ("A",), "human"),
        ev.GameEnded((Score("A", 20, 5, 25, 3), Score("V", 26, 4, 30, 0)), ("V",)),
    ),
}


def test_a_line_for_every_step(spoken: Wording, golden: Golden) -> None:
    told = {type(event) for event in EVENTS}
    shared = {
        ev.CardPicked, ev.CardSalvaged, ev.LocationConstructed, ev.ShieldPlaced, ev.MachineHacked, ev.OutpostBuilt,
        ev.OutpostRazed, ev.HqClaimed,
    }  # fmt: skip
    assert told - shared == set(get_args(ev.SoloEvent))
    golden("solo_events", (f"{type(event).__name__}: {spoken.event(event, NAMES, EVERYONE)}" for event in EVENTS))


def test_the_lines_of_whole_steps(spoken: Wording, golden: Golden) -> None:
    lines: list[str] = []
    for name, events in DECISIONS.items():
        lines += (f"{name}:", *(f"  {line}" for line in spoken.log_lines(events, NAMES, "A")))
    golden("solo_decisions", lines)


def test_the_opponent_is_called_by_its_name_and_is_the_actor(words: Wording) -> None:
    line = words.event(ev.OpponentStopped(), BORGO, EVERYONE)
    assert line is not None
    assert (line, line.actor) == ("Borgo is done and passes next turn.", "V")
    assert [part.seat for part in line.parts if isinstance(part, PlayerName)] == ["V"]


def test_the_recap_tells_what_the_opponent_did_to_the_player(words: Wording) -> None:
    assert words.recap(DECISIONS["an attack that razes"], NAMES, "A") == (
        "Hegemony razes Anna’s Assassin: gains 2 VP; Anna gains 1 gun and a Ruin.",
    )


def test_the_start_names_the_opponent(words: Wording, game: Game) -> None:
    start = new_game(game, ["new_york"], 1, "borgo")
    assert words.event(start, BORGO, "A") == "The game begins: Anna (New York) against Borgo."


def test_grades_have_the_titles_of_an_edition(words: Wording) -> None:
    """R30.17, option `solo.titles`."""
    assert [words.grade(grade, "master") for _, grade in reversed(GRADES)] == [
        "Mutant", "Survivor", "Human", "Merchant", "Soldier", "Cyborg", "Leader",
    ]  # fmt: skip
    assert words.grade("leader") == words.grade("leader", "ultimate") == "Grandmaster"


@pytest.mark.parametrize("sets", [("base",), ("base", "moloch"), ("base", "no_mans_land")], ids=lambda sets: sets[-1])
@pytest.mark.parametrize("kind", KINDS)
def test_every_decision_of_a_game_has_a_line(
    words: Wording, catalog: Catalog, kind: str, sets: tuple[str, ...]
) -> None:
    for events in _decisions(Game(catalog, sets), kind):
        lines = words.log_lines(events, {"A": "Anna", "V": kind}, "A")
        assert all(line and "[" not in line and "{" not in line for line in lines)


MOST_DECISIONS = 1500
"""A game with Machines, played at random, need not end."""


def _decisions(game: Game, kind: str) -> Sequence[Sequence[AnyEvent]]:
    random, start = Random(1), new_game(game, [None], 1, kind)
    decisions: list[Sequence[AnyEvent]] = [(start,)]
    state = start.state
    while state.to_move and len(decisions) < MOST_DECISIONS:
        outcome = decide(game, state, random.choice(legal_commands(game, state, state.to_move)))
        assert not isinstance(outcome, Refusal)
        state = outcome.state
        decisions.append(outcome.events)
    return decisions
