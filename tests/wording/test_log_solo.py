"""The log of a solo game: each step of the virtual opponent with its reason."""

from __future__ import annotations

from typing import get_args

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.events import SoloEvent, Source
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.phases.scoring import GRADES
from game.fiftyfirst.rules.sets.headquarters.messages import HqClaimed
from game.fiftyfirst.rules.sets.no_mans_land.messages import OutpostAimed, OutpostBuilt, OutpostRazed, OutpostShieldLost
from game.fiftyfirst.rules.sets.scavengers.messages import CardSalvaged
from game.fiftyfirst.rules.solo.attack import CRITERIA
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.wording import log
from game.fiftyfirst.wording.wording import Wording
from game.kernel.chance import Chance
from game.kernel.seats import EVERYONE, NOBODY
from game.wording import PlayerName
from game.wording.narrator import concerning
from tests.wording.conftest import Golden
from tests.wording.happened import decisions, kinds_alone, whole_game

NAMES = {"A": "Anna", "V": "hegemony"}
BORGO = {"A": "Anna", "V": "borgo"}
EVENTS: tuple[AnyEvent, ...] = (
    ev.LotDrawn(1, 3, Chance(1)),
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
    *(ev.ActionShown("arena", action, "gun") for action in ("attack", "build", "expansion")),
    ev.ShieldPlaced("V", 4, "arena"),
    *(ev.BrawlersCame(count, why) for count, why in ((3, "lookout"), (1, "visited"), (1, "visiting"))),
    ev.BrawlersCame(1, "expansion"),
    ev.BrawlersLeft(2, "cleanup"),
    CardSalvaged("V", "A", "arena", Source("expansion")),
    CardSalvaged("A", "V", "arena", Source("spoils", "assassin")),
    OutpostBuilt("V", "area_north_west", 2),
    OutpostRazed("V", "A", "area_central", 3),
    *(OutpostAimed(2, "arena", "area_central", "gun", decided) for decided in ("only", "choice")),
    HqClaimed("V", "hq_salt_bastion"),
)
DECISIONS = decisions("""
an attack that razes: [OpponentDrew: [attack, 2, arena], AttackAimed: [2, arena, 1, assassin, [gun, ammo], distance],
  GoodsGained: [A, {gun: 1}, compensation assassin 1], LocationRazed: [V, A, 1, assassin],
  GoodsGained: [V, {vp: 2}, attack assassin 1], PileDiscarded: [attack, [pub, arena]], OpponentStopped: []]
a Connection card: [LotDrawn: [0, 2, {seed: 1}], ConnectionRemoved: [red, punks],
  GoodsGained: [V, {vp: 2}, connection_discarded punks]]
a development: [DevelopmentAimed: [1, arena, 3, assassin, [gun], categories],
  LocationDeveloped: [V, arena, 7, 3, assassin], GoodsGained: [V, {vp: 1}, development arena]]
razing the opponent: [GoodsGained: [A, {gun: 2}, spoils assassin 3],
  LocationRazed: [A, V, 3, assassin, discarded: true]]
using its Open Production: [OpenProductionUsed: [A, V, 3, assassin],
  GoodsGained: [A, {gun: 1}, open_production assassin 3], GoodsGained: [V, {vp: 1}, open_production_owner assassin 3]]
a Brawler for a VP: [OpponentDrew: [action, 1, pub], ActionShown: [pub, standard], BrawlersLeft: [1, standard],
  GoodsGained: [V, {vp: 1}, brawler], PileDiscarded: [action, [pub]]]
an expansion: [ActionShown: [pub, expansion, iron], OpenProductionUsed: [V, A, 1, assassin],
  GoodsGained: [A, {worker: 1}, open_production_owner assassin 1], BrawlersCame: [1, visiting]]
an expansion with Scavengers: [ActionShown: [pub, expansion, iron], BrawlersLeft: [1, expansion],
  CardSalvaged: [V, A, assassin, expansion], LocationConstructed: [V, assassin, 4]]
an expansion with Moloch: [ActionShown: [pub, expansion, iron], BrawlersLeft: [1, expansion],
  LotDrawn: [1, 3, {seed: 1}], MachineHacked: [V, 0, mother, hacked_mother], LocationConstructed: [V, hacked_mother, 4]]
an expansion without Machines: [ActionShown: [pub, expansion, iron], BrawlersLeft: [1, expansion],
  GoodsGained: [V, {vp: 1}, expansion]]
an attack on an Outpost: [ActionShown: [gun_shop, attack, gun], BrawlersLeft: [1, attack],
  OpponentDrew: [attack, 1, arena], OutpostAimed: [1, arena, area_central, gun, only],
  OutpostRazed: [V, A, area_central, 2], OutpostBuilt: [V, area_central, 2],
  GoodsGained: [V, {vp: 2}, attack area_central]]
an attack on an Outpost with a shield: [OutpostAimed: [1, arena, area_central, gun, choice],
  OutpostShieldLost: [A, area_central]]
an expansion on the map: [ActionShown: [pub, expansion, iron], BrawlersLeft: [1, expansion],
  GoodsGained: [V, {vp: 1}, expansion], OutpostBuilt: [V, area_north_central, 2]]
an expansion that razes an Outpost: [ActionShown: [pub, expansion, iron], BrawlersLeft: [1, expansion],
  OutpostRazed: [V, A, area_central, 1], GoodsGained: [V, {vp: 2}, expansion]]
an HQ in the Lookout: [CardPicked: [A, school], LotDrawn: [0, 3, {seed: 1}], CardPicked: [V, arena, 4],
  HqClaimed: [V, hq_ledger_house]]
taking over a Location of the opponent: [HqClaimed: [A, hq_ibn], LocationStolen: [A, V, 3, assassin]]
a district Deal attacked: [DealAttacked: [1, gun_shop, A, foundry_quarter]]
demolishing a Location of the opponent: [GoodsGained: [A, {gun: 2}, action tommy_the_bang 1],
  LocationDemolished: [A, V, 3, assassin, discarded: true]]
an attack of Borgo's without a target: [OpponentMissed: [attack, 1, pub], GoodsGained: [V, {vp: 1}, attack_failed pub]]
the end: [SeatPassed: [V, player_passed], SeatPassed: [V, must_pass], SeatPassed: [V, no_brawler],
  SeatPassed: [V, no_card], EndTriggered: [V], GameEnded: [[[A, 40, 5, 45, 3], [V, 26, 4, 30, 0]], [A], human],
  GameEnded: [[[A, 20, 5, 25, 3], [V, 26, 4, 30, 0]], [V]]]
""")


def test_every_step_has_an_example(words: Wording) -> None:
    """Or a line of its own in a decision."""
    assert {type(event) for event in EVENTS} | kinds_alone(words, DECISIONS, NAMES) >= {
        *get_args(SoloEvent),
        OutpostAimed,
        OutpostShieldLost,
    }


def test_a_line_for_every_step(spoken: Wording, golden: Golden) -> None:
    golden(
        "solo_events", (f"{type(event).__name__}: {log.event_line(spoken, event, NAMES, EVERYONE)}" for event in EVENTS)
    )


def test_the_lines_of_whole_steps(spoken: Wording, golden: Golden) -> None:
    lines: list[str] = []
    for name, events in DECISIONS.items():
        own, whole = (log.log_lines(spoken, events, NAMES, viewer) for viewer in ("A", EVERYONE))
        lines += (f"{name}:", *(f"  {line}" for line in own))
        lines += (f"  to all: {line}" for line, seen in zip(whole, own, strict=True) if line != seen)
    golden("solo_decisions", lines)


def test_the_opponent_is_called_by_its_name_and_is_the_actor(words: Wording) -> None:
    line = log.event_line(words, ev.OpponentStopped(), BORGO, EVERYONE)
    assert line is not None
    assert (line, line.actor) == ("Borgo is done and passes next turn.", "V")
    assert [part.seat for part in line.parts if isinstance(part, PlayerName)] == ["V"]


def test_the_recap_tells_what_the_opponent_did_to_the_player(words: Wording) -> None:
    assert concerning(log.log_lines(words, DECISIONS["an attack that razes"], NAMES, NOBODY), "A") == (
        "Hegemony razes Anna’s Assassin: gains 2 VP; Anna gains 1 gun and 1 Ruin.",
    )


def test_the_start_names_the_opponent(words: Wording, game: Game) -> None:
    start = new_game(game, ["new_york"], 1, "borgo")
    assert log.event_line(words, start, BORGO, "A") == "The game begins: Anna (New York) against Borgo."


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
    for events in whole_game(Game(catalog, sets), 1, 1, kind):
        lines = log.log_lines(words, events, {"A": "Anna", "V": kind}, "A")
        assert all(line and "[" not in line and "{" not in line for line in lines)
