"""The log: one line for a deed and its effects, names instead of "you", nothing hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.commands import Pay
from game.fiftyfirst.rules.events import SoloEvent, Source
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.phases.scoring import SOURCES
from game.fiftyfirst.rules.sets.arena.messages import ArenaEntered, FighterEquipped
from game.fiftyfirst.rules.sets.borders.messages import BorderActivated
from game.fiftyfirst.rules.sets.districts.messages import DistrictDealMade, DistrictRazed
from game.fiftyfirst.rules.sets.headquarters.messages import HqClaimed, LocationStolen
from game.fiftyfirst.rules.sets.moloch.messages import (
    AssaultEvent,
    AssaultMissed,
    AssaultRazed,
    AssaultStoppedBoard,
    AssaultStoppedLocation,
    AssaultTook,
    AssaultTookCard,
    AssaultTookDeal,
    HackedDrawn,
    MachineDestroyed,
    MachineHacked,
    MachinesDeployed,
    StackReshuffled,
)
from game.fiftyfirst.rules.sets.no_mans_land.messages import (
    OutpostActivated,
    OutpostAimed,
    OutpostBuilt,
    OutpostRazed,
    OutpostShieldLost,
    OutpostUpgraded,
    PickSkipped,
)
from game.fiftyfirst.rules.sets.scavengers.messages import (
    CardSalvaged,
    GoodsPlacedOnRuin,
    LocationDemolished,
    RuinDiscarded,
    RuinRebuilt,
)
from game.fiftyfirst.rules.state import Game, GameState, Pile, Player, Score
from game.fiftyfirst.rules.steps import ChooseAction
from game.fiftyfirst.wording import log
from game.fiftyfirst.wording.row import Told
from game.fiftyfirst.wording.rows.events import EVENTS as EVENTS_TOLD
from game.fiftyfirst.wording.wording import Wording
from game.kernel.bag import Bag
from game.kernel.chance import Chance
from game.kernel.seats import EVERYONE, NOBODY
from game.wording import CardName, PlayerName
from game.wording.narrator import concerning
from game.wording.sentence import SHORT, InlineIcon, Sentence
from tests.conftest import ROOT
from tests.wording.conftest import NAMES, Golden
from tests.wording.happened import decisions, kinds_alone, whole_game


def _gained(seat: str, kind: str, card: str | None, **goods: int) -> ev.GoodsGained:
    return ev.GoodsGained(seat, Bag(goods), Source(kind, card))


def _drawn(seat: str, kind: str, card: str | None, *cards: str) -> ev.CardsDrawn:
    return ev.CardsDrawn(seat, cards, Source(kind, card))


START = GameState(
    players=(Player("new_york"), Player("mutants_union")),
    first_player="B",
    deck=("school",),
    piles=(Pile("red", ("punks",)),),
    chance=Chance(1),
    agenda=(ChooseAction("B"),),
)
EVENTS: tuple[AnyEvent, ...] = (
    ev.GameStarted(START),
    ev.HandChosen("A", ("school", "pub", "docks", "quarry"), ("arena", "camp")),
    ev.HandChosen("A", ("school", "pub", "docks", "quarry"), ("arena", "camp"), "arena"),
    ev.HandsRevealed((("arena", "camp"), ("motel", "church"))),
    ev.RoundBegan(2, "A"),
    ev.ConnectionsDiscarded(("thugs", "merchants")),
    ev.ConnectionsRevealed({"red": "punks", "blue": "merchants"}),
    ev.ConnectionsRevealed({}),
    ev.PileReshuffled("red", ("punks", "thugs"), Chance(1)),
    ev.DeckReshuffled(("school", "pub"), Chance(1)),
    ev.OfferRevealed(2, ("arena",)),
    ev.OfferDiscarded(("pub",)),
    ev.OfferDiscarded(()),
    ev.GoodsReturned("A", 1, "ruined_library", Bag({"iron": 2, "gun": 1})),
    ev.ProductionDiverted("A", 1, "suppliers", "B", 2, "boiler_room"),
    ev.GoodsPlaced("A", 1, "brick_storage", Bag({"brick": 3})),
    *(_gained("A", kind, "school", worker=2) for kind in SOURCES if kind not in ("exchange", "location")),
    _gained("A", "exchange", None, brick=1),
    _gained("A", "location", None, vp=5),
    _drawn("A", "production", "pub", "docks"),
    _drawn("A", "exchange", None, "docks", "camp"),
    ev.GoodsPaid("A", (Pay(Bag({"red": 2, "universal": 1})), Pay(Bag({"worker": 1}), 4))),
    ev.CardsDiscarded("A", ("school",), ("punks",)),
    ev.DealsDiscarded("A", ("gun_shop",)),
    ev.DealsDiscarded("A", ("gun_shop", "pub")),
    ev.LocationCleared("A", 1, "marketplace"),
    ev.LocationConstructed("A", "school", 1),
    ev.LocationDeveloped("A", "school", 2, 1, "pub"),
    ev.LocationDeveloped("A", "school", 2, 1, "pub", over_ruin=True),
    ev.LocationDeveloped("A", "camp", 2, 1, "brick_storage", returned=Bag({"brick": 2})),
    ev.DealMade("A", "gun_shop"),
    ev.CardRazed("A", "pub"),
    ev.LocationRazed("A", "B", 1, "pub"),
    ev.LocationRazed("A", "B", 1, "camp", Bag({"worker": 3})),
    ev.LocationActivated("A", 1, "archive"),
    ev.FactionActivated("A", "grey"),
    ev.WorkersExchanged("A", "brick"),
    ev.OpenProductionUsed("A", "B", 1, "boiler_room"),
    ev.ConnectionTaken("A", "red", "punks"),
    ev.ConnectionPlayed("A", "punks"),
    ev.LocationBlocked("A", "B", 1, "motel"),
    ev.GoodsForfeited("A", "B", Bag({"gun": 3})),
    ev.RuinGained("A", 3, "school", Source("building_bonus", "undermined_block", 1)),
    CardSalvaged("A", "B", "school", Source("deal", "barter_blanket")),
    RuinDiscarded("A", 3, "school"),
    RuinRebuilt("A", 3, "school", Bag({"iron": 1})),
    LocationDemolished("A", "A", 3, "school", Bag({"iron": 1})),
    ev.VpLost("A", 1, Source("action", "wasteland_expedition", 1)),
    MachinesDeployed(("mother",)),
    MachinesDeployed(("mother", "rust_locust", "rust_locust")),
    StackReshuffled(("mother", "lockjaw"), Chance(1)),
    AssaultRazed("A", 0, "mother", 3, "school"),
    AssaultRazed("A", 0, "combat_machine", 3, "brick_storage", Bag({"brick": 2})),
    AssaultRazed("A", 0, "salt_sower", 3, "school"),
    AssaultRazed("A", 0, "hall_breaker", 3, "hacked_toll_gate", discarded=True),
    AssaultRazed("A", 0, "repo_crane", 3, "archive"),
    AssaultTook("A", 1, "rust_locust", Bag({"iron": 1})),
    AssaultTook("A", 1, "sky_needle", Bag({"vp": 1})),
    AssaultTook("A", 1, "rail_hound", Bag({"red": 1, "blue": 1})),
    AssaultTook("A", 1, "rail_hound", Bag({"red": 1})),
    AssaultTookCard("A", 2, "night_ferry", cards=("school",)),
    AssaultTookCard("A", 2, "night_ferry", connections=("punks",)),
    AssaultTookDeal("A", 2, "night_auditor", "gun_shop"),
    AssaultStoppedBoard("A", 3, "curfew_siren", ("red",)),
    AssaultStoppedBoard("A", 3, "flamethrower", ("grey", "shift")),
    AssaultStoppedBoard("A", 3, "lockjaw", ("exchange",)),
    AssaultStoppedLocation("A", 4, "turnstile", 1, "archive", 2),
    AssaultMissed("A", 0, "mother", "shielded"),
    MachineHacked("A", 0, "mother", "hacked_mother"),
    MachineHacked("A", 0, "mother"),
    MachineHacked("A", 0, "mother", server_room=True),
    MachineDestroyed("A", 0, "mother"),
    HackedDrawn("A", "mother", "hacked_mother", Source("action", "crackers_garage", 1)),
    PickSkipped("A"),
    OutpostBuilt("A", "area_south_west"),
    OutpostBuilt("A", "area_central", removed="area_north_east"),
    OutpostUpgraded("A", "area_south_west", 2),
    *(OutpostActivated("A", "area_central", level) for level in (1, 3)),
    OutpostRazed("A", "B", "area_west_central", 2),
    ev.TidiedUp((Bag({"gun": 2}), Bag({"worker": 1, "grey": 1}))),
    ev.TidiedUp((Bag(), Bag())),
    ev.GameEnded((Score("A", 22, 5, 27, 3), Score("B", 26, 4, 30, 0)), ("B",)),
    ev.GameEnded((Score("A", 26, 4, 30, 1), Score("B", 26, 4, 30, 1)), ("A", "B")),
    HqClaimed("A", "hq_salt_bastion"),
    LocationStolen("A", "B", 1, "docks"),
    _gained("A", "headquarters", "hq_salt_bastion", red=4, shield=1),
    BorderActivated("A", "human_trafficking", "gene_supplies"),
    _gained("A", "border", "human_trafficking", worker=2),
    ArenaEntered("A"),
    FighterEquipped("A", "gun"),
    DistrictDealMade("A", "foundry_quarter"),
    DistrictRazed("A", "foundry_quarter", Bag({"iron": 3})),
    DistrictRazed("A", "foundry_quarter", Bag({"iron": 3}), ("A", "B")),
    ev.Awaited((ChooseAction("A"),)),
)
DECISIONS = decisions("""
construct: [GoodsPaid: [A, {grey: 1}], LocationConstructed: [A, school, 1],
  GoodsGained: [A, {worker: 1}, production school], GoodsGained: [A, {worker: 1}, building_bonus school], Awaited: [[]]]
construct and draw: [GoodsPaid: [A, {grey: 2}], LocationConstructed: [A, pub, 1],
  CardsDrawn: [A, [docks], production pub], DeckReshuffled: [[camp, arena], {seed: 1}],
  CardsDrawn: [A, [camp], building_bonus pub]]
construct a storage: [GoodsPaid: [A, {grey: 1}], LocationConstructed: [A, brick_storage, 1],
  GoodsPlaced: [A, 1, brick_storage, {brick: 3}]]
develop over a Ruin: [GoodsPaid: [A, {brick: 1}], LocationDeveloped: [A, school, 2, 1, pub, over_ruin: true],
  GoodsGained: [A, {vp: 1}, development school], GoodsGained: [A, {worker: 1}, production school],
  GoodsGained: [A, {worker: 1}, building_bonus school]]
develop over a card with goods, and end: [GoodsPaid: [A, {development: 1}],
  LocationDeveloped: [A, murderers_pub, 2, 1, camp, returned: {worker: 2}],
  GoodsGained: [A, {vp: 1}, development murderers_pub], EndTriggered: [A],
  GoodsGained: [A, {vp: 4}, building_bonus murderers_pub]]
Deal: [GoodsPaid: [A, {blue: 2, universal: 1}], DealMade: [A, gun_shop], GoodsGained: [A, {gun: 1}, deal gun_shop]]
raze from hand: [GoodsPaid: [A, {red: 2}], CardRazed: [A, church], GoodsGained: [A, {vp: 2}, spoils church]]
raze: [GoodsPaid: [B, {red: 3}], CardsDrawn: [B, [docks, camp, arena], spoils pub],
  CardsDrawn: [A, [motel], compensation pub], LocationRazed: [B, A, 1, pub]]
raze a card with goods: [GoodsPaid: [B, {red: 4}], GoodsGained: [B, {worker: 2}, spoils camp],
  GoodsGained: [A, {worker: 1}, compensation camp], LocationRazed: [B, A, 1, camp, returned: {worker: 3}]]
activate with a Deal: [GoodsPaid: [A, {worker: 1}], DealsDiscarded: [A, [gun_shop]],
  LocationActivated: [A, 1, negotiator, {worker: 1}], GoodsGained: [A, {vp: 2}, action negotiator]]
steal at once: [GoodsPaid: [A, {worker: 2}], LocationActivated: [A, 1, thieves_caravan, {worker: 2}],
  GoodsStolen: [A, B, {gun: 1}, action thieves_caravan 1]]
steal after a question: [GoodsStolen: [A, B, {gun: 1}, action thieves_caravan 1], Awaited: [[]]]
faction action with a card: [GoodsPaid: [A, {brick: 1}], CardsDiscarded: [A, [school]],
  FactionActivated: [A, grey, {brick: 1}], GoodsGained: [A, {grey: 2}, faction_action appalachian_federation]]
exchange: [GoodsPaid: [A, {worker: 2}], WorkersExchanged: [A, card], CardsDrawn: [A, [docks], exchange]]
Open Production: [GoodsPaid: [A, {worker: 1}], OpenProductionUsed: [A, B, 1, boiler_room],
  GoodsGained: [A, {worker: 2}, open_production boiler_room],
  GoodsGained: [B, {worker: 1}, open_production_owner boiler_room]]
Connection cards: [GoodsPaid: [A, {worker: 2}], ConnectionTaken: [A, red, thugs], Awaited: [[]]]
play: [GoodsPaid: [A, {gun: 1}], ConnectionPlayed: [A, thugs], GoodsGained: [A, {red: 3}, connection thugs]]
shield: [GoodsPaid: [A, {shield: 1}], ShieldPlaced: [A, 1, school]]
two deeds: [GoodsPaid: [A, {worker: 2}], WorkersExchanged: [A, gun], GoodsGained: [A, {gun: 1}, exchange],
  GoodsPaid: [A, {worker: 2}], WorkersExchanged: [A, iron], GoodsGained: [A, {iron: 1}, exchange]]
last pass, Cleanup, next round: [SeatPassed: [A], PhaseBegan: [cleanup], TidiedUp: [[{gun: 2}, {}]], RoundBegan: [2, B],
  PhaseBegan: [lookout], OfferRevealed: [1, [school, pub, docks]], Awaited: [[]]]
Production: [CardPicked: [A, school], OfferDiscarded: [[docks]], PhaseBegan: [production],
  GoodsReturned: [A, 1, ruined_library, {iron: 2}],
  GoodsGained: [A, {worker: 3, gun: 1, grey: 1}, faction mutants_union],
  CardsDrawn: [A, [arena], faction mutants_union], GoodsGained: [A, {gun: 1}, deal gun_shop],
  GoodsGained: [A, {worker: 1}, production school], CardsDrawn: [A, [camp], production pub],
  GoodsGained: [B, {worker: 3, iron: 1, grey: 1}, faction new_york], PhaseBegan: [action], Awaited: [[]]]
Production taken from another player: [PhaseBegan: [production], ProductionDiverted: [B, 1, suppliers, A, 2, school],
  GoodsGained: [B, {worker: 1}, production school],
  GoodsGained: [A, {worker: 3, gun: 1, grey: 1}, faction mutants_union],
  GoodsGained: [A, {vp: 2}, after_production patriot_tower], PhaseBegan: [action]]
a Deal copied: [GoodsGained: [A, {gun: 1}, copied_deal gun_shop], Awaited: [[]]]
pay with influence: [GoodsPaid: [A, {sharrash: 2, universal: 1}], LocationConstructed: [A, undercity_parliament, 1]]
block: [GoodsPaid: [A, {worker: 1}], LocationActivated: [A, 1, rat_hunt, {worker: 1}],
  GoodsGained: [A, {iron_gang: 1}, action rat_hunt], LocationBlocked: [A, B, 2, motel]]
make another player discard: [GoodsPaid: [A, {iron_gang: 1}], LocationActivated: [A, 1, rapid_robbery, {iron_gang: 1}],
  GoodsGained: [A, {red: 2}, action rapid_robbery], GoodsForfeited: [A, B, {gun: 2}]]
a Ruin from the deck: [GoodsPaid: [A, {sharrash: 2}], LocationConstructed: [A, undermined_block, 1],
  RuinGained: [A, 2, pub, building_bonus undermined_block 1],
  GoodsGained: [A, {sharrash: 1}, building_bonus undermined_block]]
Ruins in Production: [PhaseBegan: [production], GoodsGained: [A, {worker: 3}, faction mutants_union],
  RuinGained: [A, 3, pub, production demolition_zone 1], RuinGained: [A, 4, school, production demolition_zone 2],
  PhaseBegan: [action]]
Ruins alone in Production: [RuinGained: [A, 3, pub, production demolition_zone 1]]
spend a Ruin: [RuinDiscarded: [A, 3, school, returned: {fuel: 1}],
  LocationActivated: [A, 1, blast_engineers, {iron: 1}], GoodsGained: [A, {vp: 2}, action blast_engineers]]
take the Spoils of a Ruin: [RuinDiscarded: [A, 3, school, returned: {fuel: 1}],
  GoodsGained: [A, {worker: 2}, action red_anja]]
rebuild: [GoodsPaid: [A, {worker: 2}], LocationActivated: [A, 1, new_horizons_initiative, {worker: 2}],
  RuinRebuilt: [A, 3, school, returned: {fuel: 1}], GoodsGained: [A, {worker: 2}, production school]]
rebuild a new Ruin: [GoodsPaid: [A, {grey: 2}], LocationConstructed: [A, scaffold_brigade, 1],
  RuinGained: [A, 2, school, building_bonus scaffold_brigade 1], RuinRebuilt: [A, 2, school],
  GoodsGained: [A, {worker: 2}, production school]]
rebuild what gives a Ruin: [RuinRebuilt: [A, 3, demolition_zone], RuinGained: [A, 4, pub, production demolition_zone 3]]
demolish an own Location: [GoodsPaid: [A, {gun: 1, worker: 1}],
  LocationActivated: [A, 1, mike_the_bang, {gun: 1, worker: 1}], GoodsGained: [A, {worker: 3}, action mike_the_bang],
  LocationDemolished: [A, A, 3, school, returned: {iron: 1}]]
demolish for goods of several kinds: [GoodsGained: [A, {gun: 3, vp: 1}, action mike_the_bang],
  LocationDemolished: [A, A, 3, tommy_the_bang]]
demolish another player’s Location: [GoodsGained: [A, {gun: 2}, action tommy_the_bang],
  LocationDemolished: [A, B, 3, camp, returned: {worker: 3}]]
match: [VpLost: [A, 1, action wasteland_expedition 1], LocationActivated: [A, 1, wasteland_expedition, {iron: 1}],
  GoodsGained: [A, {vp: 1}, action wasteland_expedition]]
salvage in Production: [CardSalvaged: [A, B, school, production toledo_swap_meet 1], PhaseBegan: [action]]
goods on a Ruin: [GoodsPlacedOnRuin: [A, 3, {fuel: 1}], Awaited: [[]]]
own discard piles reshuffled: [DeckReshuffled: [[docks], {seed: 1}, 3], CardsDrawn: [A, [docks], exchange]]
Machines raze: [GoodsGained: [A, {worker: 1}, compensation school],
  AssaultRazed: [A, 0, mother, 3, school, returned: {iron: 1}], CardsDrawn: [A, [docks], compensation pub],
  AssaultRazed: [A, 2, salt_sower, 4, pub], GoodsGained: [A, {grey: 1}, compensation hacked_toll_gate],
  AssaultRazed: [A, 3, hall_breaker, 5, hacked_toll_gate, discarded: true],
  RuinGained: [A, 6, camp, hacked_razed hacked_toll_gate], AssaultTook: [A, 1, rust_locust, {iron: 2}],
  AssaultStoppedBoard: [A, 4, lockjaw, [exchange]], AssaultTook: [B, 1, rust_locust, {iron: 1}], PhaseBegan: [deploy],
  StackReshuffled: [[mother], {seed: 1}], MachinesDeployed: [[turnstile, night_ferry]]]
hack: [GoodsPaid: [A, {brick: 1, iron: 1, worker: 1}], MachineHacked: [A, 0, mother, hacked_mother],
  CardsDrawn: [A, [docks], whenever ghost_librarians], GoodsGained: [A, {ammo: 1}, whenever salvage_rights_office]]
hack to the server room: [GoodsPaid: [A, {brick: 1, ammo: 1, worker: 1}],
  MachineHacked: [A, 0, mother, server_room: true], GoodsGained: [A, {vp: 1}, server_room mother]]
hack what others have begun: [GoodsPaid: [A, {worker: 1}], MachineHacked: [A, 0, mother],
  GoodsGained: [A, {fuel: 1}, whenever backdoor_cartel]]
destroy: [GoodsPaid: [A, [[{red: 2}, 1], [{universal: 1}]]], MachineDestroyed: [A, 0, magpie_drone],
  GoodsGained: [A, {vp: 1}, destroyed magpie_drone], GoodsGained: [A, {vp: 1}, whenever trophy_antenna]]
destroy for nothing: [MachineDestroyed: [A, 0, toll_gate]]
leave a part: [GoodsPaid: [A, {worker: 1, red: 2}], MachineCharged: [A, 0, mother, {worker: 1, red: 2}]]
a hacked card from the stack: [GoodsPaid: [A, {worker: 1, fuel: 1}],
  LocationActivated: [A, 1, crackers_garage, {worker: 1, fuel: 1}], StackReshuffled: [[mother], {seed: 1}],
  HackedDrawn: [A, mother, hacked_mother, action crackers_garage 1]]
Machines that have overrun all States: [SeatPassed: [A], Overrun: [], VpLost: [A, 6, machines_left],
  GameEnded: [[[A, 2, 5, 0, 3, 6], [B, 1, 4, 0, 0]], [A]]]
Machines left at the end: [SeatPassed: [A], VpLost: [A, 6, machines_left],
  GameEnded: [[[A, 20, 5, 25, 3, 6], [B, 26, 4, 30, 0]], [B]]]
skip a pick: [PickSkipped: [A], OutpostBuilt: [A, area_south_west], OutpostActivated: [A, area_south_west, 1],
  GoodsGained: [A, {brick: 1}, outpost area_south_west], GoodsGained: [A, {blue: 1}, whenever homesteaders_union]]
skip a pick with all markers out: [PickSkipped: [A], OutpostBuilt: [A, area_central, removed: area_north_east],
  OutpostActivated: [A, area_central, 1], GoodsGained: [A, {vp: 1}, outpost area_central]]
build an Outpost: [CardsDiscarded: [A, [docks]], OutpostBuilt: [A, area_south_central],
  OutpostActivated: [A, area_south_central, 1], GoodsGained: [A, {ammo: 1}, outpost area_south_central]]
build an Outpost by an action: [GoodsPaid: [A, {worker: 2}], LocationActivated: [A, 1, stakeout_crew, {worker: 2}],
  OutpostBuilt: [A, area_central], OutpostActivated: [A, area_central, 1],
  GoodsGained: [A, {vp: 1}, outpost area_central]]
upgrade an Outpost: [CardsDiscarded: [A, [clay_pit]], OutpostUpgraded: [A, area_south_west, 2]]
upgrade an Outpost by an action: [GoodsPaid: [A, {worker: 1, brick: 1}],
  LocationActivated: [A, 1, concrete_masons, {worker: 1, brick: 1}], OutpostUpgraded: [A, area_south_west, 3]]
choose the level: [OutpostActivated: [A, area_south_west, 2], GoodsGained: [A, {brick: 2}, outpost area_south_west],
  GoodsGained: [A, {vp: 1}, whenever fortress_architects]]
choose the level and gain nothing else: [OutpostActivated: [A, area_south_west, 2],
  GoodsGained: [A, {brick: 2}, outpost area_south_west]]
raze an Outpost on level 1: [GoodsPaid: [A, [[{red: 1}], [{universal: 1}]]], OutpostRazed: [A, B, area_west_central, 1],
  OutpostActivated: [A, area_west_central, 1], GoodsGained: [A, {worker: 1}, outpost area_west_central]]
raze an Outpost by an action: [GoodsPaid: [A, {gun: 1}], LocationActivated: [A, 1, siege_howitzer, {gun: 1}],
  OutpostRazed: [A, B, area_west_central, 2]]
activate several Outposts: [GoodsPaid: [A, {worker: 2}], LocationActivated: [A, 1, grand_meridian, {worker: 2}],
  OutpostActivated: [A, area_west_central, 1], GoodsGained: [A, {worker: 1}, outpost area_west_central],
  OutpostActivated: [A, area_central, 1], GoodsGained: [A, {vp: 1}, outpost area_central]]
Outposts in Production: [PhaseBegan: [production], GoodsGained: [A, {worker: 3}, faction new_york],
  OutpostActivated: [A, area_central, 1], GoodsGained: [A, {vp: 1}, outpost area_central],
  GoodsGained: [B, {worker: 3}, faction mutants_union]]
a shield on the map: [GoodsPaid: [A, {shield: 1}], OutpostShielded: [A, area_south_west]]
claim an HQ: [HqClaimed: [A, hq_tent_city], GoodsGained: [A, {worker: 5}, headquarters hq_tent_city],
  CardsDrawn: [A, [docks, pub], headquarters hq_tent_city]]
claim IBN HQ with one Location in reach: [HqClaimed: [A, hq_ibn], GoodsGained: [B, {fuel: 1}, compensation docks],
  LocationStolen: [A, B, 1, docks]]
choose what IBN HQ takes over: [GoodsGained: [B, {fuel: 1}, compensation docks], LocationStolen: [A, B, 1, docks],
  Awaited: [[]]]
claim Second Shift: [HqClaimed: [A, hq_second_shift], GoodsGained: [A, {worker: 2}, headquarters hq_second_shift],
  GoodsGained: [A, {gun: 1}, production gun_shop 1 hq_second_shift]]
use a border tile: [GoodsPaid: [A, {fuel: 1}], BorderActivated: [A, human_trafficking, gene_supplies],
  GoodsGained: [A, {worker: 2}, border human_trafficking]]
use a border tile for a card: [CardsDiscarded: [A, [school]], BorderActivated: [A, tribute_to_borgo, borgos_night_raid],
  GoodsGained: [A, {red: 2}, border tribute_to_borgo]]
take resources over the border: [GoodsPaid: [A, {gun: 1}], BorderActivated: [A, borgos_night_raid, tribute_to_borgo],
  GoodsStolen: [A, B, {iron: 2}, border borgos_night_raid]]
take resources over the border one by one: [GoodsPaid: [A, {ammo: 1}],
  BorderActivated: [A, borgos_night_raid, tribute_to_borgo], GoodsStolen: [A, B, {iron: 1}, border borgos_night_raid],
  GoodsStolen: [A, C, {gun: 1}, border borgos_night_raid], GoodsStolen: [A, B, {iron: 1}, border borgos_night_raid]]
take a resource over the border after a question: [GoodsStolen: [A, B, {iron: 1}, border borgos_night_raid]]
enter the Arena: [GoodsPaid: [A, {worker: 1}], ArenaEntered: [A]]
equip in the Arena, and end Cleanup: [FighterEquipped: [A, ammo], TidiedUp: [[{worker: 1}, {}]]]
the prize of the Arena: [SeatPassed: [B], GoodsGained: [A, {vp: 5}, arena], VpLost: [A, 6, machines_left]]
districts in Production: [PhaseBegan: [production], DistrictProduced: [foundry_quarter, {iron: 1, brick: 1}],
  DistrictProduced: [lantern_market, {ammo: 1}], GoodsGained: [A, {worker: 3}, faction new_york],
  GoodsGained: [A, {iron: 1}, deal foundry_quarter]]
a Deal with a district: [GoodsPaid: [A, {blue: 1, universal: 1}], DistrictDealMade: [A, foundry_quarter],
  GoodsGained: [A, {iron: 1}, deal foundry_quarter]]
raze a district: [GoodsPaid: [A, {red: 6}], DistrictRazed: [A, lantern_market, {vp: 2, worker: 1}, [B, A]],
  GoodsGained: [A, {vp: 2, worker: 1}, spoils lantern_market]]
give up a Deal with a district: [GoodsPaid: [A, {worker: 1}], DealsDiscarded: [A, [foundry_quarter]],
  LocationActivated: [A, 1, negotiator, {worker: 1}], GoodsGained: [A, {vp: 2}, action negotiator]]
store and end Cleanup: [GoodsStored: [A, 1, ruined_library, {iron: 3}], TidiedUp: [[{}, {gun: 1}]]]
""")


def test_every_event_has_an_example(words: Wording) -> None:
    """Or a line of its own in a decision. For the steps of a virtual opponent see `test_log_solo`."""
    kinds = {type(event) for event in EVENTS} | kinds_alone(words, DECISIONS, NAMES)
    assert kinds == set(get_args(AnyEvent)) - {*get_args(SoloEvent), OutpostAimed, OutpostShieldLost}


def test_a_line_for_every_event(spoken: Wording, golden: Golden) -> None:
    golden("events", (f"{type(event).__name__}: {log.event_line(spoken, event, NAMES, EVERYONE)}" for event in EVENTS))


def test_the_lines_of_whole_decisions(spoken: Wording, golden: Golden) -> None:
    """Each with its short form: signs and players in brackets, goods with their counts."""
    lines: list[str] = []
    for name, events in DECISIONS.items():
        own, other, whole = (
            [_with_brief(line) for line in log.log_lines(spoken, events, NAMES, viewer)]
            for viewer in ("A", "B", EVERYONE)
        )
        lines += (f"{name}:", *(f"  {line}" for line in own))
        lines += (f"  to Ben: {line}" for line, seen in zip(other, own, strict=True) if line != seen)
        lines += (f"  to all: {line}" for line, *seen in zip(whole, own, other, strict=True) if line not in seen)
    golden("decisions", lines)


def test_a_card_is_named_before_what_else_is_gained(words: Wording) -> None:
    """So its title is not taken for that of the Ruin."""
    card = _drawn("A", "building_bonus", "pub", "docks")
    ruin = ev.RuinGained("A", 3, "camp", Source("production", "demolition_zone", 1))
    gained = _gained("A", "production", "school", worker=2)
    told = {
        (gained, card, ruin): "Anna gains 2 workers, 1 card (Docks) and 1 Ruin.",
        (gained, card): "Anna gains 2 workers and 1 card (Docks).",
        (card, _gained("A", "building_bonus", "pub", vp=1)): (
            "Anna gains 1 card (Docks) and 1 VP (Building Bonus of Pub)."
        ),
    }
    assert {events: log.log_lines(words, events, NAMES, "A") for events in told} == {
        events: (line,) for events, line in told.items()
    }
    assert log.log_lines(words, (gained, card, ruin), NAMES, "B") == ("Anna gains 2 workers, 1 card and 1 Ruin.",)


def test_goods_that_move_in_the_same_way_are_added_up(words: Wording) -> None:
    """Other goods, too; but not what others lose, or what comes from elsewhere."""
    stolen = [
        ev.GoodsStolen("A", "B", Bag({good: 1}), Source("action", "thieves_caravan", 1)) for good in ("gun", "iron")
    ]
    placed = ev.GoodsPlaced("A", 1, "brick_storage", Bag({"brick": 3}))
    events: list[AnyEvent] = [
        ev.GoodsForfeited("A", "B", Bag({"gun": 1})), ev.GoodsForfeited("A", "C", Bag({"gun": 1})),
        ev.GoodsForfeited("A", "B", Bag({"gun": 2})), placed, placed, *stolen,
        ev.GoodsStolen("A", "B", Bag({"gun": 1}), Source("border", "borgos_night_raid")),
    ]  # fmt: skip
    assert log.log_lines(words, events, NAMES, "A") == (
        "Anna places 6 bricks on Brick Storage, takes 1 gun and 1 iron from Ben (Thieves Caravan), "
        "takes 1 gun from Ben (Borgo's Night Raid), makes Ben discard 3 guns, makes Cleo discard 1 gun.",
    )


def _with_brief(line: Sentence) -> str:
    shown = [
        f"[{part.icon}]" if isinstance(part, InlineIcon)
        else f"[{part}]" if isinstance(part, PlayerName)
        else ", ".join(f"{count} {good}" for good, count in part.items()) if isinstance(part, Bag)
        else part
        for part in line.brief
    ]  # fmt: skip
    return " ".join([line, "|", *shown]) if shown else line


def test_the_parts_of_a_line_are_its_text_its_names_and_its_goods(words: Wording) -> None:
    (line,) = log.log_lines(words, DECISIONS["Open Production"], NAMES, "B")
    assert line == "Anna uses Ben’s Boiler Room for 1 worker: gains 2 workers; Ben gains 1 worker."
    worker = Bag({"worker": 1})
    goods = (worker, Bag({"worker": 2}), worker)
    assert line.parts == (
        "Anna", " uses ", "Ben", "’s ", "Boiler Room", " for ", goods[0], ": gains ", goods[1], "; ", "Ben", " gains ",
        goods[2], ".",
    )  # fmt: skip
    assert [part.id for part in line.parts if isinstance(part, CardName)] == ["boiler_room"]
    assert [part.seat for part in line.parts if isinstance(part, PlayerName)] == ["A", "B", "B"]
    assert line.actor == "A"


def test_every_deed_of_a_player_has_a_short_form_and_its_icon_exists() -> None:
    deeds = {kind: row.icon for kind, row in EVENTS_TOLD.items() if row.told is Told.DEED and row.step is None}
    assert all(deeds.values())
    assert {f"{row.icon}.svg" for row in EVENTS_TOLD.values() if row.icon} <= {
        path.name for path in (ROOT / "assets/icons").iterdir()
    }


SECRETS: tuple[tuple[AnyEvent, str, str], ...] = (
    (_drawn("A", "exchange", None, "docks"), "Anna gains 1 card (exchange: Docks).", "Anna gains 1 card (exchange)."),
    (
        ev.HandChosen("A", ("school", "pub", "docks", "quarry"), ("arena", "camp")),
        "Anna keeps School, Pub, Docks and Quarry and will discard Arena and Camp.",
        "Anna has chosen a hand.",
    ),
    (
        MachineHacked("A", 0, "mother", "hacked_mother"),
        "Anna hacks Mother: gains 1 hacked card (Hacked Mother).",
        "Anna hacks Mother: gains 1 hacked card.",
    ),
    (
        HackedDrawn("A", "mother", "hacked_mother", Source("action", "crackers_garage", 1)),
        "Anna gains 1 hacked card (Cracker's Garage: Hacked Mother).",
        "Anna gains 1 hacked card (Cracker's Garage: Mother).",
    ),
    (
        ev.RuinGained("A", 3, "school", Source("production", "demolition_zone", 1)),
        *(("Anna gains 1 Ruin (Demolition Zone).",) * 2),
    ),
    (GoodsPlacedOnRuin("A", 3, Bag({"fuel": 1})), *(("Anna places 1 fuel on a Ruin.",) * 2)),
    (RuinDiscarded("A", 3, "school"), *(("Anna discards the Ruin School.",) * 2)),
    (RuinRebuilt("A", 3, "school"), *(("Anna rebuilds School.",) * 2)),
)
"""Events, and what is told of them to their owner and to others."""


@pytest.mark.parametrize(("event", "to_owner", "to_others"), SECRETS)
def test_what_is_hidden_is_named_to_its_owner_alone(
    words: Wording, event: AnyEvent, to_owner: str, to_others: str
) -> None:
    """R3.7, R20.1a, R20.2; a Ruin from the deck to nobody before it is turned up: who looks at it does so at the table
    (R21.1)."""
    for viewer, told in (("A", to_owner), (EVERYONE, to_owner), ("B", to_others), (NOBODY, to_others)):
        line = log.event_line(words, event, NAMES, viewer)
        assert line == told
    (line,) = log.log_lines(words, (event,), NAMES, "B")
    named = {part.id for part in (*line.parts, *line.brief) if isinstance(part, CardName)}
    assert not named & {*_hidden_cards(event), *getattr(event, "kept", ())}


@pytest.mark.parametrize(
    ("names", "viewer", "told"),
    [
        (
            ("raze", "shield", "exchange"),
            "A",
            "Ben razes Anna’s Pub for 3 red: gains 3 cards; Anna gains 1 card and 1 Ruin.",
        ),
        (("raze", "shield", "exchange"), "B", None),
        (
            ("raze an Outpost on level 1",),
            "B",
            "Anna razes Ben’s Outpost in West-Central (level 1) for 1 red and 1 universal: gains 1 worker.",
        ),
        (("choose what IBN HQ takes over",), "B", "Anna takes over Ben’s Docks: Ben gains 1 fuel."),
    ],
)
def test_a_recap_tells_what_others_did_to_a_player_and_names_no_hidden_card(
    words: Wording, names: Sequence[str], viewer: str, told: str | None
) -> None:
    events = [*(event for name in names for event in DECISIONS[name]), ev.SeatPassed("B")]
    assert concerning(log.log_lines(words, events, NAMES, NOBODY), viewer) == ((told,) if told else ())


@pytest.mark.parametrize(
    ("name", "actor", "topic"),
    [
        ("Machines raze", None, "assault"),
        ("build an Outpost", "A", "build_outpost"),
        ("choose the level and gain nothing else", "A", "outpost_effects"),
        ("claim an HQ", "A", "headquarters"),
    ],
)
def test_a_line_has_its_actor_and_its_topic(words: Wording, name: str, actor: str | None, topic: str) -> None:
    """Machines have no actor: what they do concerns a player."""
    line = log.log_lines(words, DECISIONS[name], NAMES, "A")[0]
    assert (line.actor, line.topic) == (actor, topic)
    assert "A" in line.concerns


def test_a_machine_acts_and_not_the_seat_that_it_hits(words: Wording) -> None:
    attacks = [event for event in EVENTS if isinstance(event, AssaultEvent)]
    told = {event: line for event in attacks for line in log.log_lines(words, [event], NAMES, EVERYONE)}
    assert {type(event) for event in told} == {*AssaultEvent.__subclasses__()} - {AssaultMissed}, "which is not told"
    for event, line in told.items():
        machine, player = line.brief[1:3]
        assert isinstance(machine, CardName)
        assert isinstance(player, PlayerName)
        assert (line.actor, machine.id, player.seat) == (None, event.machine, event.seat)


def test_a_name_is_only_a_name(words: Wording) -> None:
    """A name may contain anything, also a mark of the draft or Fluent syntax."""
    for name in ("\ue000", "{ $who }", "x\uf8ffy", "", "[log-deed]"):
        assert log.event_line(words, ev.SeatPassed("A"), {"A": name}, EVERYONE) == f"{name} passes."


def test_a_seat_without_a_name_is_called_by_its_letter(words: Wording) -> None:
    assert log.event_line(words, ev.SeatPassed("C"), {}, EVERYONE) == "C passes."


MODULES = Options(hq=True, borders=True, arena=True, districts=True)


@pytest.mark.parametrize(
    ("players", "seed", "sets"),
    [
        (2, 1, ("base",)),
        (4, 2, ("base",)),
        (2, 1, ("base", "scavengers")),
        (4, 2, ("base", "scavengers")),
        (2, 1, ("base", "moloch")),
        (4, 2, ("base", "moloch", "promo_2")),
        (2, 1, ("base", "no_mans_land")),
        (4, 2, ("base", "no_mans_land")),
        (2, 1, ("base", "promo_2")),
        (3, 2, ("base", "moloch", "promo_2")),
        (4, 2, ("base", "scavengers", "promo_2")),
    ],
)
def test_every_decision_of_a_game_has_a_line_without_hidden_cards(
    words: Wording, catalog: Catalog, players: int, seed: int, sets: tuple[str, ...]
) -> None:
    options = MODULES if "promo_2" in sets else Options()
    for events in whole_game(Game(catalog, sets, options), players, seed):
        private = {card for event in events for card in _hidden_cards(event)}
        public = {card for event in events for card in _public_cards(event)}
        lines = log.log_lines(words, events, NAMES, "B")
        named = {part.id for line in lines for part in line.parts if isinstance(part, CardName)}
        assert not named & (private - public)
        assert all(line and "[" not in line and "{" not in line for line in lines)
        for line in lines:
            assert line == "".join(words.goods(part, SHORT) if isinstance(part, Bag) else part for part in line.parts)


def _hidden_cards(event: AnyEvent) -> Sequence[str]:
    """Cards that Ben must not be told of."""
    if isinstance(event, ev.CardsDrawn) and event.seat != "B":
        return event.cards
    if isinstance(event, MachineHacked | HackedDrawn) and event.seat != "B":
        return [event.card] if event.card else []
    return (event.card,) if isinstance(event, ev.RuinGained) else ()


def _public_cards(event: AnyEvent) -> Sequence[str]:
    if isinstance(event, ev.CardsDrawn):
        return event.cards if event.seat == "B" else ()
    if isinstance(event, ev.RuinGained):
        return [event.source.card] if event.source.card else []
    if isinstance(event, MachineHacked | HackedDrawn) and event.seat != "B":
        return ()
    if isinstance(event, AssaultTookDeal):
        return [event.deal]
    if isinstance(event, AssaultTookCard):
        return event.cards
    if isinstance(event, ev.OfferRevealed | ev.OfferDiscarded | ev.DealsDiscarded | ev.CardsDiscarded):
        return event.cards
    named = (
        getattr(event, "card", None),
        getattr(event, "over_card", None),
        getattr(getattr(event, "source", None), "card", None),
    )
    return [card for card in named if card]
