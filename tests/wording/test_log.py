"""The log: one line for a deed and its effects, names instead of "you", nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import get_args

import pytest

from game.cards.catalog import Catalog
from game.kernel.bag import Bag
from game.kernel.chance import Chance
from game.kernel.refusal import Refusal
from game.kernel.seats import EVERYONE, NOBODY
from game.rules import events as ev
from game.rules.commands import Pay, Payment
from game.rules.dealing import new_game
from game.rules.decide import decide
from game.rules.events import AnyEvent, SoloEvent, Source
from game.rules.game import Game, Options
from game.rules.legal import legal_commands
from game.rules.state import ChooseAction, GameState, Pile, Player, Score
from game.wording import CardName, PlayerName, Wording
from game.wording.rows.events import EVENTS as EVENTS_TOLD
from game.wording.rows.events import Told
from game.wording.sentence import SHORT, InlineIcon
from tests.conftest import ROOT
from tests.wording.conftest import NAMES, Golden


def _pay(**goods: int) -> Payment:
    return (Pay(Bag(goods)),)


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
    ev.PhaseBegan("lookout"),
    ev.ConnectionsDiscarded(("thugs", "merchants")),
    ev.ConnectionsRevealed({"red": "punks", "blue": "merchants"}),
    ev.ConnectionsRevealed({}),
    ev.PileReshuffled("red", ("punks", "thugs"), Chance(1)),
    ev.DeckReshuffled(("school", "pub"), Chance(1)),
    ev.OfferRevealed(1, ("school", "pub", "docks")),
    ev.OfferRevealed(2, ("arena",)),
    ev.CardPicked("A", "school"),
    ev.OfferDiscarded(("pub",)),
    ev.OfferDiscarded(()),
    ev.GoodsReturned("A", 1, "ruined_library", Bag({"iron": 2, "gun": 1})),
    ev.ProductionDiverted("A", 1, "suppliers", "B", 2, "boiler_room"),
    ev.GoodsPlaced("A", 1, "brick_storage", Bag({"brick": 3})),
    *(_gained("A", kind, "school", worker=2) for kind in ev.KINDS if kind not in ("exchange", "location")),
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
    ev.ShieldPlaced("A", 1, "school"),
    ev.GoodsStolen("A", "B", Bag({"gun": 1}), Source("action", "thieves_caravan", 1)),
    ev.LocationBlocked("A", "B", 1, "motel"),
    ev.GoodsForfeited("A", "B", Bag({"gun": 3})),
    ev.RuinGained("A", 3, "school", Source("building_bonus", "undermined_block", 1)),
    ev.CardSalvaged("A", "B", "school", Source("production", "toledo_swap_meet", 1)),
    ev.CardSalvaged("A", "B", "school", Source("deal", "barter_blanket")),
    ev.RuinDiscarded("A", 3, "school"),
    ev.RuinRebuilt("A", 3, "school", Bag({"iron": 1})),
    ev.LocationDemolished("A", "A", 3, "school", Bag({"iron": 1})),
    ev.GoodsPlacedOnRuin("A", 3, Bag({"fuel": 1})),
    ev.VpLost("A", 1, Source("action", "wasteland_expedition", 1)),
    ev.VpLost("A", 6, Source("machines_left")),
    ev.MachinesDeployed(("mother",)),
    ev.MachinesDeployed(("mother", "rust_locust", "rust_locust")),
    ev.StackReshuffled(("mother", "lockjaw"), Chance(1)),
    ev.Overrun(),
    ev.AssaultRazed("A", 0, "mother", 3, "school"),
    ev.AssaultRazed("A", 0, "combat_machine", 3, "brick_storage", Bag({"brick": 2})),
    ev.AssaultRazed("A", 0, "salt_sower", 3, "school"),
    ev.AssaultRazed("A", 0, "hall_breaker", 3, "hacked_toll_gate", discarded=True),
    ev.AssaultRazed("A", 0, "repo_crane", 3, "archive"),
    ev.AssaultTook("A", 1, "rust_locust", Bag({"iron": 2})),
    ev.AssaultTook("A", 1, "rust_locust", Bag({"iron": 1})),
    ev.AssaultTook("A", 1, "sky_needle", Bag({"vp": 1})),
    ev.AssaultTook("A", 1, "rail_hound", Bag({"red": 1, "blue": 1})),
    ev.AssaultTook("A", 1, "rail_hound", Bag({"red": 1})),
    ev.AssaultTookCard("A", 2, "night_ferry", cards=("school",)),
    ev.AssaultTookCard("A", 2, "night_ferry", connections=("punks",)),
    ev.AssaultTookDeal("A", 2, "night_auditor", "gun_shop"),
    ev.AssaultStoppedBoard("A", 3, "curfew_siren", ("red",)),
    ev.AssaultStoppedBoard("A", 3, "flamethrower", ("grey", "shift")),
    ev.AssaultStoppedBoard("A", 3, "lockjaw", ("exchange",)),
    ev.AssaultStoppedLocation("A", 4, "turnstile", 1, "archive", 2),
    ev.MachineHacked("A", 0, "mother", "hacked_mother"),
    ev.MachineHacked("A", 0, "mother"),
    ev.MachineHacked("A", 0, "mother", server_room=True),
    ev.MachineDestroyed("A", 0, "mother"),
    ev.MachineCharged("A", 0, "mother", Bag({"worker": 1, "red": 2})),
    ev.HackedDrawn("A", "mother", "hacked_mother", Source("action", "crackers_garage", 1)),
    ev.PickSkipped("A"),
    ev.OutpostBuilt("A", "area_south_west"),
    ev.OutpostBuilt("A", "area_central", removed="area_north_east"),
    ev.OutpostUpgraded("A", "area_south_west", 2),
    *(ev.OutpostActivated("A", "area_central", level) for level in (1, 3)),
    ev.OutpostRazed("A", "B", "area_west_central", 2),
    ev.OutpostShielded("A", "area_south_west"),
    ev.GoodsStored("A", 1, "ruined_library", Bag({"iron": 3})),
    ev.SeatPassed("A"),
    ev.EndTriggered("A"),
    ev.TidiedUp((Bag({"gun": 2}), Bag({"worker": 1, "grey": 1}))),
    ev.TidiedUp((Bag({"gun": 2}), Bag())),
    ev.TidiedUp((Bag(), Bag())),
    ev.GameEnded((Score("A", 22, 5, 27, 3), Score("B", 26, 4, 30, 0)), ("B",)),
    ev.GameEnded((Score("A", 26, 4, 30, 1), Score("B", 26, 4, 30, 1)), ("A", "B")),
    ev.HqClaimed("A", "hq_salt_bastion"),
    ev.LocationStolen("A", "B", 1, "docks"),
    _gained("A", "headquarters", "hq_salt_bastion", red=4, shield=1),
    ev.BorderActivated("A", "human_trafficking", "gene_supplies"),
    _gained("A", "border", "human_trafficking", worker=2),
    ev.ArenaEntered("A"),
    ev.FighterEquipped("A", "gun"),
    _gained("A", "arena", None, vp=5),
    ev.DistrictProduced("foundry_quarter", Bag({"iron": 1, "brick": 1})),
    ev.DistrictDealMade("A", "foundry_quarter"),
    ev.DistrictRazed("A", "foundry_quarter", Bag({"iron": 3})),
    ev.DistrictRazed("A", "foundry_quarter", Bag({"iron": 3}), ("A", "B")),
    ev.Awaited((ChooseAction("A"),)),
)
DECISIONS: dict[str, tuple[AnyEvent, ...]] = {
    "construct": (
        ev.GoodsPaid("A", _pay(grey=1)),
        ev.LocationConstructed("A", "school", 1),
        _gained("A", "production", "school", worker=1),
        _gained("A", "building_bonus", "school", worker=1),
        ev.Awaited(()),
    ),
    "construct and draw": (
        ev.GoodsPaid("A", _pay(grey=2)),
        ev.LocationConstructed("A", "pub", 1),
        _drawn("A", "production", "pub", "docks"),
        ev.DeckReshuffled(("camp", "arena"), Chance(1)),
        _drawn("A", "building_bonus", "pub", "camp"),
    ),
    "construct a storage": (
        ev.GoodsPaid("A", _pay(grey=1)),
        ev.LocationConstructed("A", "brick_storage", 1),
        ev.GoodsPlaced("A", 1, "brick_storage", Bag({"brick": 3})),
    ),
    "develop over a Ruin": (
        ev.GoodsPaid("A", _pay(brick=1)),
        ev.LocationDeveloped("A", "school", 2, 1, "pub", over_ruin=True),
        _gained("A", "development", "school", vp=1),
        _gained("A", "production", "school", worker=1),
        _gained("A", "building_bonus", "school", worker=1),
    ),
    "develop over a card with goods, and end": (
        ev.GoodsPaid("A", _pay(development=1)),
        ev.LocationDeveloped("A", "murderers_pub", 2, 1, "camp", returned=Bag({"worker": 2})),
        _gained("A", "development", "murderers_pub", vp=1),
        ev.EndTriggered("A"),
        _gained("A", "building_bonus", "murderers_pub", vp=4),
    ),
    "Deal": (
        ev.GoodsPaid("A", _pay(blue=2, universal=1)),
        ev.DealMade("A", "gun_shop"),
        _gained("A", "deal", "gun_shop", gun=1),
    ),
    "raze from hand": (
        ev.GoodsPaid("A", _pay(red=2)),
        ev.CardRazed("A", "church"),
        _gained("A", "spoils", "church", vp=2),
    ),
    "raze": (
        ev.GoodsPaid("B", _pay(red=3)),
        _drawn("B", "spoils", "pub", "docks", "camp", "arena"),
        _drawn("A", "compensation", "pub", "motel"),
        ev.LocationRazed("B", "A", 1, "pub"),
    ),
    "raze a card with goods": (
        ev.GoodsPaid("B", _pay(red=4)),
        _gained("B", "spoils", "camp", worker=2),
        _gained("A", "compensation", "camp", worker=1),
        ev.LocationRazed("B", "A", 1, "camp", Bag({"worker": 3})),
    ),
    "activate with a Deal": (
        ev.GoodsPaid("A", _pay(worker=1)),
        ev.DealsDiscarded("A", ("gun_shop",)),
        ev.LocationActivated("A", 1, "negotiator", Bag({"worker": 1})),
        _gained("A", "action", "negotiator", vp=2),
    ),
    "steal at once": (
        ev.GoodsPaid("A", _pay(worker=2)),
        ev.LocationActivated("A", 1, "thieves_caravan", Bag({"worker": 2})),
        ev.GoodsStolen("A", "B", Bag({"gun": 1}), Source("action", "thieves_caravan", 1)),
    ),
    "steal after a question": (
        ev.GoodsStolen("A", "B", Bag({"gun": 1}), Source("action", "thieves_caravan", 1)),
        ev.Awaited(()),
    ),
    "faction action with a card": (
        ev.GoodsPaid("A", _pay(brick=1)),
        ev.CardsDiscarded("A", ("school",)),
        ev.FactionActivated("A", "grey", Bag({"brick": 1})),
        _gained("A", "faction_action", "appalachian_federation", grey=2),
    ),
    "exchange": (
        ev.GoodsPaid("A", _pay(worker=2)),
        ev.WorkersExchanged("A", "card"),
        _drawn("A", "exchange", None, "docks"),
    ),
    "Open Production": (
        ev.GoodsPaid("A", _pay(worker=1)),
        ev.OpenProductionUsed("A", "B", 1, "boiler_room"),
        _gained("A", "open_production", "boiler_room", worker=2),
        _gained("B", "open_production_owner", "boiler_room", worker=1),
    ),
    "Connection cards": (
        ev.GoodsPaid("A", _pay(worker=2)),
        ev.ConnectionTaken("A", "red", "thugs"),
        ev.Awaited(()),
    ),
    "play": (
        ev.GoodsPaid("A", _pay(gun=1)),
        ev.ConnectionPlayed("A", "thugs"),
        _gained("A", "connection", "thugs", red=3),
    ),
    "shield": (ev.GoodsPaid("A", _pay(shield=1)), ev.ShieldPlaced("A", 1, "school")),
    "two deeds": (
        ev.GoodsPaid("A", _pay(worker=2)),
        ev.WorkersExchanged("A", "gun"),
        _gained("A", "exchange", None, gun=1),
        ev.GoodsPaid("A", _pay(worker=2)),
        ev.WorkersExchanged("A", "iron"),
        _gained("A", "exchange", None, iron=1),
    ),
    "last pass, Cleanup, next round": (
        ev.SeatPassed("A"),
        ev.PhaseBegan("cleanup"),
        ev.TidiedUp((Bag({"gun": 2}), Bag())),
        ev.RoundBegan(2, "B"),
        ev.PhaseBegan("lookout"),
        ev.OfferRevealed(1, ("school", "pub", "docks")),
        ev.Awaited(()),
    ),
    "Production": (
        ev.CardPicked("A", "school"),
        ev.OfferDiscarded(("docks",)),
        ev.PhaseBegan("production"),
        ev.GoodsReturned("A", 1, "ruined_library", Bag({"iron": 2})),
        _gained("A", "faction", "mutants_union", worker=3, gun=1, grey=1),
        _drawn("A", "faction", "mutants_union", "arena"),
        _gained("A", "deal", "gun_shop", gun=1),
        _gained("A", "production", "school", worker=1),
        _drawn("A", "production", "pub", "camp"),
        _gained("B", "faction", "new_york", worker=3, iron=1, grey=1),
        ev.PhaseBegan("action"),
        ev.Awaited(()),
    ),
    "Production taken from another player": (
        ev.PhaseBegan("production"),
        ev.ProductionDiverted("B", 1, "suppliers", "A", 2, "school"),
        _gained("B", "production", "school", worker=1),
        _gained("A", "faction", "mutants_union", worker=3, gun=1, grey=1),
        _gained("A", "after_production", "patriot_tower", vp=2),
        ev.PhaseBegan("action"),
    ),
    "a Deal copied": (_gained("A", "copied_deal", "gun_shop", gun=1), ev.Awaited(())),
    "pay with influence": (
        ev.GoodsPaid("A", _pay(sharrash=2, universal=1)),
        ev.LocationConstructed("A", "undercity_parliament", 1),
    ),
    "block": (
        ev.GoodsPaid("A", _pay(worker=1)),
        ev.LocationActivated("A", 1, "rat_hunt", Bag({"worker": 1})),
        _gained("A", "action", "rat_hunt", iron_gang=1),
        ev.LocationBlocked("A", "B", 2, "motel"),
    ),
    "make another player discard": (
        ev.GoodsPaid("A", _pay(iron_gang=1)),
        ev.LocationActivated("A", 1, "rapid_robbery", Bag({"iron_gang": 1})),
        _gained("A", "action", "rapid_robbery", red=2),
        ev.GoodsForfeited("A", "B", Bag({"gun": 2})),
    ),
    "a Ruin from the deck": (
        ev.GoodsPaid("A", _pay(sharrash=2)),
        ev.LocationConstructed("A", "undermined_block", 1),
        ev.RuinGained("A", 2, "pub", Source("building_bonus", "undermined_block", 1)),
        _gained("A", "building_bonus", "undermined_block", sharrash=1),
    ),
    "Ruins in Production": (
        ev.PhaseBegan("production"),
        _gained("A", "faction", "mutants_union", worker=3),
        ev.RuinGained("A", 3, "pub", Source("production", "demolition_zone", 1)),
        ev.RuinGained("A", 4, "school", Source("production", "demolition_zone", 2)),
        ev.PhaseBegan("action"),
    ),
    "Ruins alone in Production": (ev.RuinGained("A", 3, "pub", Source("production", "demolition_zone", 1)),),
    "spend a Ruin": (
        ev.RuinDiscarded("A", 3, "school", Bag({"fuel": 1})),
        ev.LocationActivated("A", 1, "blast_engineers", Bag({"iron": 1})),
        _gained("A", "action", "blast_engineers", vp=2),
    ),
    "take the Spoils of a Ruin": (
        ev.RuinDiscarded("A", 3, "school", Bag({"fuel": 1})),
        _gained("A", "action", "red_anja", worker=2),
    ),
    "rebuild": (
        ev.GoodsPaid("A", _pay(worker=2)),
        ev.LocationActivated("A", 1, "new_horizons_initiative", Bag({"worker": 2})),
        ev.RuinRebuilt("A", 3, "school", Bag({"fuel": 1})),
        _gained("A", "production", "school", worker=2),
    ),
    "rebuild a new Ruin": (
        ev.GoodsPaid("A", _pay(grey=2)),
        ev.LocationConstructed("A", "scaffold_brigade", 1),
        ev.RuinGained("A", 2, "school", Source("building_bonus", "scaffold_brigade", 1)),
        ev.RuinRebuilt("A", 2, "school"),
        _gained("A", "production", "school", worker=2),
    ),
    "rebuild what gives a Ruin": (
        ev.RuinRebuilt("A", 3, "demolition_zone"),
        ev.RuinGained("A", 4, "pub", Source("production", "demolition_zone", 3)),
    ),
    "demolish an own Location": (
        ev.GoodsPaid("A", _pay(gun=1, worker=1)),
        ev.LocationActivated("A", 1, "mike_the_bang", Bag({"gun": 1, "worker": 1})),
        _gained("A", "action", "mike_the_bang", worker=3),
        ev.LocationDemolished("A", "A", 3, "school", Bag({"iron": 1})),
    ),
    "demolish for goods of several kinds": (
        _gained("A", "action", "mike_the_bang", gun=3, vp=1),
        ev.LocationDemolished("A", "A", 3, "tommy_the_bang"),
    ),
    "demolish another player’s Location": (
        _gained("A", "action", "tommy_the_bang", gun=2),
        ev.LocationDemolished("A", "B", 3, "camp", Bag({"worker": 3})),
    ),
    "match": (
        ev.VpLost("A", 1, Source("action", "wasteland_expedition", 1)),
        ev.LocationActivated("A", 1, "wasteland_expedition", Bag({"iron": 1})),
        _gained("A", "action", "wasteland_expedition", vp=1),
    ),
    "salvage in Production": (
        ev.CardSalvaged("A", "B", "school", Source("production", "toledo_swap_meet", 1)),
        ev.PhaseBegan("action"),
    ),
    "goods on a Ruin": (ev.GoodsPlacedOnRuin("A", 3, Bag({"fuel": 1})), ev.Awaited(())),
    "own discard piles reshuffled": (
        ev.DeckReshuffled(("docks",), Chance(1), kept=3),
        _drawn("A", "exchange", None, "docks"),
    ),
    "Machines raze": (
        _gained("A", "compensation", "school", worker=1),
        ev.AssaultRazed("A", 0, "mother", 3, "school", Bag({"iron": 1})),
        _drawn("A", "compensation", "pub", "docks"),
        ev.AssaultRazed("A", 2, "salt_sower", 4, "pub"),
        _gained("A", "compensation", "hacked_toll_gate", grey=1),
        ev.AssaultRazed("A", 3, "hall_breaker", 5, "hacked_toll_gate", discarded=True),
        ev.RuinGained("A", 6, "camp", Source("hacked_razed", "hacked_toll_gate")),
        ev.AssaultTook("A", 1, "rust_locust", Bag({"iron": 2})),
        ev.AssaultStoppedBoard("A", 4, "lockjaw", ("exchange",)),
        ev.AssaultTook("B", 1, "rust_locust", Bag({"iron": 1})),
        ev.PhaseBegan("deploy"),
        ev.StackReshuffled(("mother",), Chance(1)),
        ev.MachinesDeployed(("turnstile", "night_ferry")),
    ),
    "hack": (
        ev.GoodsPaid("A", _pay(brick=1, iron=1, worker=1)),
        ev.MachineHacked("A", 0, "mother", "hacked_mother"),
        _drawn("A", "whenever", "ghost_librarians", "docks"),
        _gained("A", "whenever", "salvage_rights_office", ammo=1),
    ),
    "hack to the server room": (
        ev.GoodsPaid("A", _pay(brick=1, ammo=1, worker=1)),
        ev.MachineHacked("A", 0, "mother", server_room=True),
        _gained("A", "server_room", "mother", vp=1),
    ),
    "hack what others have begun": (
        ev.GoodsPaid("A", _pay(worker=1)),
        ev.MachineHacked("A", 0, "mother"),
        _gained("A", "whenever", "backdoor_cartel", fuel=1),
    ),
    "destroy": (
        ev.GoodsPaid("A", (Pay(Bag({"red": 2}), 1), Pay(Bag({"universal": 1})))),
        ev.MachineDestroyed("A", 0, "magpie_drone"),
        _gained("A", "destroyed", "magpie_drone", vp=1),
        _gained("A", "whenever", "trophy_antenna", vp=1),
    ),
    "destroy for nothing": (ev.MachineDestroyed("A", 0, "toll_gate"),),
    "leave a part": (
        ev.GoodsPaid("A", _pay(worker=1, red=2)),
        ev.MachineCharged("A", 0, "mother", Bag({"worker": 1, "red": 2})),
    ),
    "a hacked card from the stack": (
        ev.GoodsPaid("A", _pay(worker=1, fuel=1)),
        ev.LocationActivated("A", 1, "crackers_garage", Bag({"worker": 1, "fuel": 1})),
        ev.StackReshuffled(("mother",), Chance(1)),
        ev.HackedDrawn("A", "mother", "hacked_mother", Source("action", "crackers_garage", 1)),
    ),
    "Machines that have overrun all States": (
        ev.SeatPassed("A"),
        ev.Overrun(),
        ev.VpLost("A", 6, Source("machines_left")),
        ev.GameEnded((Score("A", 2, 5, 0, 3, 6), Score("B", 1, 4, 0, 0)), ("A",)),
    ),
    "Machines left at the end": (
        ev.SeatPassed("A"),
        ev.VpLost("A", 6, Source("machines_left")),
        ev.GameEnded((Score("A", 20, 5, 25, 3, 6), Score("B", 26, 4, 30, 0)), ("B",)),
    ),
    "skip a pick": (
        ev.PickSkipped("A"),
        ev.OutpostBuilt("A", "area_south_west"),
        ev.OutpostActivated("A", "area_south_west", 1),
        _gained("A", "outpost", "area_south_west", brick=1),
        _gained("A", "whenever", "homesteaders_union", blue=1),
    ),
    "skip a pick with all markers out": (
        ev.PickSkipped("A"),
        ev.OutpostBuilt("A", "area_central", removed="area_north_east"),
        ev.OutpostActivated("A", "area_central", 1),
        _gained("A", "outpost", "area_central", vp=1),
    ),
    "build an Outpost": (
        ev.CardsDiscarded("A", ("docks",)),
        ev.OutpostBuilt("A", "area_south_central"),
        ev.OutpostActivated("A", "area_south_central", 1),
        _gained("A", "outpost", "area_south_central", ammo=1),
    ),
    "build an Outpost by an action": (
        ev.GoodsPaid("A", _pay(worker=2)),
        ev.LocationActivated("A", 1, "stakeout_crew", Bag({"worker": 2})),
        ev.OutpostBuilt("A", "area_central"),
        ev.OutpostActivated("A", "area_central", 1),
        _gained("A", "outpost", "area_central", vp=1),
    ),
    "upgrade an Outpost": (
        ev.CardsDiscarded("A", ("clay_pit",)),
        ev.OutpostUpgraded("A", "area_south_west", 2),
    ),
    "upgrade an Outpost by an action": (
        ev.GoodsPaid("A", _pay(worker=1, brick=1)),
        ev.LocationActivated("A", 1, "concrete_masons", Bag({"worker": 1, "brick": 1})),
        ev.OutpostUpgraded("A", "area_south_west", 3),
    ),
    "choose the level": (
        ev.OutpostActivated("A", "area_south_west", 2),
        _gained("A", "outpost", "area_south_west", brick=2),
        _gained("A", "whenever", "fortress_architects", vp=1),
    ),
    "choose the level and gain nothing else": (
        ev.OutpostActivated("A", "area_south_west", 2),
        _gained("A", "outpost", "area_south_west", brick=2),
    ),
    "raze an Outpost on level 1": (
        ev.GoodsPaid("A", (Pay(Bag({"red": 1})), Pay(Bag({"universal": 1})))),
        ev.OutpostRazed("A", "B", "area_west_central", 1),
        ev.OutpostActivated("A", "area_west_central", 1),
        _gained("A", "outpost", "area_west_central", worker=1),
    ),
    "raze an Outpost by an action": (
        ev.GoodsPaid("A", _pay(gun=1)),
        ev.LocationActivated("A", 1, "siege_howitzer", Bag({"gun": 1})),
        ev.OutpostRazed("A", "B", "area_west_central", 2),
    ),
    "activate several Outposts": (
        ev.GoodsPaid("A", _pay(worker=2)),
        ev.LocationActivated("A", 1, "grand_meridian", Bag({"worker": 2})),
        ev.OutpostActivated("A", "area_west_central", 1),
        _gained("A", "outpost", "area_west_central", worker=1),
        ev.OutpostActivated("A", "area_central", 1),
        _gained("A", "outpost", "area_central", vp=1),
    ),
    "Outposts in Production": (
        ev.PhaseBegan("production"),
        _gained("A", "faction", "new_york", worker=3),
        ev.OutpostActivated("A", "area_central", 1),
        _gained("A", "outpost", "area_central", vp=1),
        _gained("B", "faction", "mutants_union", worker=3),
    ),
    "a shield on the map": (
        ev.GoodsPaid("A", _pay(shield=1)),
        ev.OutpostShielded("A", "area_south_west"),
    ),
    "claim an HQ": (
        ev.HqClaimed("A", "hq_tent_city"),
        _gained("A", "headquarters", "hq_tent_city", worker=5),
        _drawn("A", "headquarters", "hq_tent_city", "docks", "pub"),
    ),
    "claim IBN HQ with one Location in reach": (
        ev.HqClaimed("A", "hq_ibn"),
        _gained("B", "compensation", "docks", fuel=1),
        ev.LocationStolen("A", "B", 1, "docks"),
    ),
    "choose what IBN HQ takes over": (
        _gained("B", "compensation", "docks", fuel=1),
        ev.LocationStolen("A", "B", 1, "docks"),
        ev.Awaited(()),
    ),
    "claim Second Shift": (
        ev.HqClaimed("A", "hq_second_shift"),
        _gained("A", "headquarters", "hq_second_shift", worker=2),
        ev.GoodsGained("A", Bag({"gun": 1}), Source("production", "gun_shop", 1, "hq_second_shift")),
    ),
    "use a border tile": (
        ev.GoodsPaid("A", _pay(fuel=1)),
        ev.BorderActivated("A", "human_trafficking", "gene_supplies"),
        _gained("A", "border", "human_trafficking", worker=2),
    ),
    "use a border tile for a card": (
        ev.CardsDiscarded("A", ("school",)),
        ev.BorderActivated("A", "tribute_to_borgo", "borgos_night_raid"),
        _gained("A", "border", "tribute_to_borgo", red=2),
    ),
    "take resources over the border": (
        ev.GoodsPaid("A", _pay(gun=1)),
        ev.BorderActivated("A", "borgos_night_raid", "tribute_to_borgo"),
        ev.GoodsStolen("A", "B", Bag({"iron": 2}), Source("border", "borgos_night_raid")),
    ),
    "take a resource over the border after a question": (
        ev.GoodsStolen("A", "B", Bag({"iron": 1}), Source("border", "borgos_night_raid")),
    ),
    "enter the Arena": (ev.GoodsPaid("A", _pay(worker=1)), ev.ArenaEntered("A")),
    "equip in the Arena, and end Cleanup": (
        ev.FighterEquipped("A", "ammo"),
        ev.TidiedUp((Bag({"worker": 1}), Bag())),
    ),
    "the prize of the Arena": (
        ev.SeatPassed("B"),
        _gained("A", "arena", None, vp=5),
        ev.VpLost("A", 6, Source("machines_left")),
    ),
    "districts in Production": (
        ev.PhaseBegan("production"),
        ev.DistrictProduced("foundry_quarter", Bag({"iron": 1, "brick": 1})),
        ev.DistrictProduced("lantern_market", Bag({"ammo": 1})),
        _gained("A", "faction", "new_york", worker=3),
        _gained("A", "deal", "foundry_quarter", iron=1),
    ),
    "a Deal with a district": (
        ev.GoodsPaid("A", _pay(blue=1, universal=1)),
        ev.DistrictDealMade("A", "foundry_quarter"),
        _gained("A", "deal", "foundry_quarter", iron=1),
    ),
    "raze a district": (
        ev.GoodsPaid("A", _pay(red=6)),
        ev.DistrictRazed("A", "lantern_market", Bag({"vp": 2, "worker": 1}), ("B", "A")),
        _gained("A", "spoils", "lantern_market", vp=2, worker=1),
    ),
    "give up a Deal with a district": (
        ev.GoodsPaid("A", _pay(worker=1)),
        ev.DealsDiscarded("A", ("foundry_quarter",)),
        ev.LocationActivated("A", 1, "negotiator", Bag({"worker": 1})),
        _gained("A", "action", "negotiator", vp=2),
    ),
    "store and end Cleanup": (
        ev.GoodsStored("A", 1, "ruined_library", Bag({"iron": 3})),
        ev.TidiedUp((Bag(), Bag({"gun": 1}))),
    ),
}


def test_a_line_for_every_event(spoken: Wording, golden: Golden) -> None:
    """For the steps of a virtual opponent see `test_log_solo`."""
    assert {type(event) for event in EVENTS} == set(get_args(AnyEvent)) - set(get_args(SoloEvent))
    golden("events", (f"{type(event).__name__}: {spoken.event(event, NAMES, EVERYONE)}" for event in EVENTS))


def test_the_lines_of_whole_decisions(spoken: Wording, golden: Golden) -> None:
    lines: list[str] = []
    for name, events in DECISIONS.items():
        own, other = spoken.log_lines(events, NAMES, "A"), spoken.log_lines(events, NAMES, "B")
        lines += (f"{name}:", *(f"  {line}" for line in own))
        lines += (f"  to Ben: {line}" for line in other if line not in own)
    golden("decisions", lines)


def test_the_parts_of_a_line_are_its_text_its_names_and_its_goods(words: Wording) -> None:
    (line,) = words.log_lines(DECISIONS["Open Production"], NAMES, "B")
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


def _briefly(words: Wording, events: Sequence[AnyEvent]) -> list[str]:
    """The short form of each line: signs and players in brackets, goods with their counts."""
    shown: list[str] = []
    for line in words.log_lines(events, NAMES, "A"):
        pieces = [
            f"[{part.icon}]" if isinstance(part, InlineIcon)
            else f"[{part}]" if isinstance(part, PlayerName)
            else ", ".join(f"{count} {good}" for good, count in part.items()) if isinstance(part, Bag)
            else part
            for part in line.brief
        ]  # fmt: skip
        shown.append(" ".join(pieces))
    return shown


def test_a_deed_has_a_short_form_of_signs_with_cost_and_result(words: Wording) -> None:
    arrow = "[arrow_light]"
    told = {name: _briefly(words, events) for name, events in DECISIONS.items()}
    assert told["construct"] == [f"[build] School 1 grey {arrow} 2 worker"]
    assert told["develop over a Ruin"] == [f"[development] [ruin] School 1 brick {arrow} 1 vp, 2 worker"]
    assert told["raze"] == [f"[raze] [Anna] Pub 3 red {arrow} 3 card [Anna] 1 card [ruin]"]
    assert told["activate with a Deal"] == [f"[activate] Negotiator 1 worker, 1 deal {arrow} 2 vp"]
    assert told["steal at once"] == [f"[activate] Thieves Caravan 2 worker {arrow} [steal] [Ben] 1 gun"]
    assert told["shield"] == ["[shield] School 1 shield"]
    assert told["construct a storage"] == [f"[build] Brick Storage 1 grey {arrow} 3 brick"]
    assert told["Production"][3] == f"{arrow} 4 worker, 2 gun, 1 grey, 2 card, 2 iron"
    assert told["last pass, Cleanup, next round"] == [""] * 6, "what nobody does is told in words"


def test_every_deed_of_a_player_has_a_short_form_and_its_icon_exists() -> None:
    deeds = {kind: row.icon for kind, row in EVENTS_TOLD.items() if row.told is Told.DEED and row.step is None}
    assert all(deeds.values())
    assert {f"{row.icon}.svg" for row in EVENTS_TOLD.values() if row.icon} <= {
        path.name for path in (ROOT / "assets/icons").iterdir()
    }


def test_drawn_cards_are_named_only_to_their_owner(words: Wording) -> None:
    """R20.2."""
    event = _drawn("A", "exchange", None, "docks")
    assert words.event(event, NAMES, "A") == "Anna gains 1 card (exchange: Docks)."
    assert words.event(event, NAMES, "B") == "Anna gains 1 card (exchange)."


def test_the_choice_of_a_hand_is_secret(words: Wording) -> None:
    """R3.7."""
    event = EVENTS[1]
    line = words.event(event, NAMES, "B")
    assert line == "Anna has chosen a hand."
    assert not any(isinstance(part, CardName) for part in line.parts)
    assert "School" in (words.event(event, NAMES, "A") or "")


def test_a_recap_tells_what_others_did_to_a_player_and_names_no_hidden_card(words: Wording) -> None:
    events = (*DECISIONS["raze"], *DECISIONS["shield"], *DECISIONS["exchange"], ev.SeatPassed("B"))
    assert words.recap(events, NAMES, "A") == (
        "Ben razes Anna’s Pub for 3 red: gains 3 cards; Anna gains 1 card and a Ruin.",
    )
    assert words.recap(events, NAMES, "B") == ()


def test_a_name_is_only_a_name(words: Wording) -> None:
    """A name may contain anything, also a mark of the draft or Fluent syntax."""
    for name in ("\ue000", "{ $who }", "x\uf8ffy", "", "[log-deed]"):
        assert words.event(ev.SeatPassed("A"), {"A": name}, EVERYONE) == f"{name} passes."


def test_a_seat_without_a_name_is_called_by_its_letter(words: Wording) -> None:
    assert words.event(ev.SeatPassed("C"), {}, EVERYONE) == "C passes."


MOST_DECISIONS = 1500


def _decisions(game: Game, players: int, seed: int) -> Iterator[Sequence[AnyEvent]]:
    """The events of a whole game played at random, or of its first decisions: with Machines it need not end."""
    random = Random(seed)
    start = new_game(game, [None] * players, seed)
    yield (start,)
    state = start.state
    for _ in range(MOST_DECISIONS):
        if state.question is None:
            return
        outcome = decide(game, state, random.choice(legal_commands(game, state, state.question.seat)))
        assert not isinstance(outcome, Refusal)
        state = outcome.state
        yield outcome.events


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
    for events in _decisions(Game(catalog, sets, options), players, seed):
        private = {card for event in events for card in _hidden_cards(event)}
        public = {card for event in events for card in _public_cards(event)}
        lines = words.log_lines(events, NAMES, "B")
        named = {part.id for line in lines for part in line.parts if isinstance(part, CardName)}
        assert not named & (private - public)
        assert all(line and "[" not in line and "{" not in line for line in lines)
        for line in lines:
            assert line == "".join(words.goods(part, SHORT) if isinstance(part, Bag) else part for part in line.parts)


def test_the_front_of_a_drawn_ruin_is_named_to_nobody_before_it_is_turned_up(words: Wording) -> None:
    """R21.1: only its owner knows it, who looks at it at the table."""
    gained = ev.RuinGained("A", 3, "school", Source("production", "demolition_zone", 1))
    hidden: tuple[AnyEvent, ...] = (gained, ev.GoodsPlacedOnRuin("A", 3, Bag({"fuel": 1})))
    for event in hidden:
        for viewer in ("A", "B", EVERYONE):
            assert "School" not in (words.event(event, NAMES, viewer) or "School")
    turned_up: tuple[AnyEvent, ...] = (ev.RuinDiscarded("A", 3, "school"), ev.RuinRebuilt("A", 3, "school"))
    for event in turned_up:
        assert "School" in (words.event(event, NAMES, "B") or "")


def test_the_short_form_of_salvage_and_ruins(words: Wording) -> None:
    arrow = "[arrow_light]"
    told = {name: _briefly(words, events) for name, events in DECISIONS.items()}
    assert told["spend a Ruin"] == [f"[activate] Blast Engineers 1 ruin {arrow} 2 vp, 1 fuel"]
    assert told["rebuild a new Ruin"] == [
        f"[build] Scaffold Brigade 2 grey {arrow} 2 worker [rebuild] School",
    ]
    assert told["demolish an own Location"] == [
        f"[activate] Mike the Bang 1 gun, 1 worker {arrow} 3 worker, 1 iron [demolish] School [ruin]",
    ]
    assert told["match"] == [f"[activate] Wasteland Expedition 1 vp {arrow} 1 vp"]
    assert told["salvage in Production"][0] == f"{arrow} [salvage] School"
    assert told["goods on a Ruin"] == [f"{arrow} 1 fuel"]
    assert told["Ruins in Production"][1] == f"{arrow} 3 worker, 2 ruin"


HACKED = ev.MachineHacked("A", 0, "mother", "hacked_mother")
FROM_STACK = ev.HackedDrawn("A", "mother", "hacked_mother", Source("action", "crackers_garage", 1))


def test_a_hacked_side_is_named_to_its_owner_alone(words: Wording) -> None:
    """R20.1a: all others see the Machine from behind."""
    assert words.event(HACKED, NAMES, "A") == "Anna hacks Mother: gains 1 hacked card (Hacked Mother)."
    assert words.event(FROM_STACK, NAMES, "A") == "Anna gains 1 hacked card (Cracker's Garage: Hacked Mother)."
    for viewer in ("B", NOBODY):
        assert words.event(HACKED, NAMES, viewer) == "Anna hacks Mother: gains 1 hacked card."
        assert words.event(FROM_STACK, NAMES, viewer) == "Anna gains 1 hacked card (Cracker's Garage: Mother)."
    for event in (HACKED, FROM_STACK):
        (line,) = words.log_lines((event,), NAMES, "B")
        assert "hacked_mother" not in {part.id for part in (*line.parts, *line.brief) if isinstance(part, CardName)}


def test_what_a_machine_does_is_told_of_the_player_without_an_actor(words: Wording) -> None:
    lines = words.log_lines(DECISIONS["Machines raze"], NAMES, "A")
    assert lines[0] == "Mother razes Anna’s School (a Production): Anna takes back 1 iron, gains 1 worker and a Ruin."
    assert (lines[0].actor, lines[0].topic) == (None, "assault")
    assert "A" in lines[0].concerns
    assert lines[1].startswith("Salt Sower razes Anna’s Pub (a Location with Distance 1): Anna gains 1 card")
    assert "gains" not in lines[3], "each Machine has only what follows from it"


def test_the_short_form_of_machines(words: Wording) -> None:
    arrow = "[arrow_light]"
    told = {name: _briefly(words, events) for name, events in DECISIONS.items()}
    assert told["Machines raze"][0] == f"[raze] Mother [Anna] School {arrow} 1 worker, 1 iron [ruin]"
    assert told["Machines raze"][3:5] == [
        "[assault] Rust Locust [Anna] 2 iron", "[blocked_action] Lockjaw [Anna] [exchange]",
    ]  # fmt: skip
    assert told["hack"] == [f"[hack] Mother 1 brick, 1 iron, 1 worker {arrow} 1 hacked, 1 card, 1 ammo"]
    assert told["destroy"] == [f"[destroy] Magpie Drone 2 red, 1 universal {arrow} 2 vp"]
    assert told["leave a part"] == ["[code] Mother 1 worker, 2 red"]
    assert told["Machines left at the end"][1] == ""


def test_what_follows_on_the_map_is_told_with_the_deed(words: Wording) -> None:
    told = {name: words.log_lines(events, NAMES, "B") for name, events in DECISIONS.items()}
    assert told["skip a pick"] == (
        "Anna skips a pick: builds an Outpost in South-West, gains 1 brick and 1 blue.",
    )  # fmt: skip
    assert told["build an Outpost by an action"] == (
        "Anna activates Stakeout Crew for 2 workers: builds an Outpost in Central, gains 1 VP.",
    )
    assert told["raze an Outpost on level 1"] == (
        "Anna razes Ben’s Outpost in West-Central (level 1) for 1 red and 1 universal: gains 1 worker.",
    )
    (line,) = told["choose the level and gain nothing else"]
    assert (line, line.topic) == ("Anna activates level 2 of South-West, gains 2 bricks.", "outpost_effects")
    assert {line.topic for line in told["build an Outpost"]} == {"build_outpost"}
    (recap,) = words.recap(DECISIONS["raze an Outpost on level 1"], NAMES, "B")
    assert recap == told["raze an Outpost on level 1"][0]


def test_the_short_form_of_outposts(words: Wording) -> None:
    arrow = "[arrow_light]"
    told = {name: _briefly(words, events) for name, events in DECISIONS.items()}
    assert told["skip a pick"] == [f"[skip_pick] {arrow} [build_outpost] South-West 1 brick, 1 blue"]
    assert told["build an Outpost"] == [f"[build_outpost] South-Central 1 card {arrow} 1 ammo"]
    assert told["upgrade an Outpost"] == ["[upgrade_outpost] South-West [outpost_2] 1 card"]
    assert told["upgrade an Outpost by an action"] == [
        f"[activate] Concrete Masons 1 worker, 1 brick {arrow} [upgrade_outpost] South-West [outpost_3]",
    ]
    assert told["choose the level and gain nothing else"] == [
        f"{arrow} [activate_outposts] South-West [outpost_2] 2 brick",
    ]
    assert told["raze an Outpost on level 1"] == [
        f"[raze_outpost] [Ben] West-Central [outpost_1] 1 red, 1 universal {arrow} 1 worker",
    ]
    assert told["raze an Outpost by an action"] == [
        f"[activate] Siege Howitzer 1 gun {arrow} [raze_outpost] West-Central [outpost_2]",
    ]
    assert told["a shield on the map"] == ["[shield] South-West 1 shield"]


def test_what_headquarters_and_modules_do_is_told_with_the_deed(words: Wording) -> None:
    told = {name: words.log_lines(events, NAMES, "B") for name, events in DECISIONS.items()}
    assert told["claim IBN HQ with one Location in reach"] == (
        "Anna claims IBN HQ: takes over Ben’s Docks; Ben gains 1 fuel.",
    )
    assert told["choose what IBN HQ takes over"] == ("Anna takes over Ben’s Docks: Ben gains 1 fuel.",)
    assert told["claim an HQ"] == ("Anna claims Tent City: gains 5 workers and 2 cards.",)
    assert told["use a border tile"] == ("Anna uses Human Trafficking for 1 fuel: gains 2 workers.",)
    assert told["enter the Arena"] == ("Anna sends 1 worker into the Arena.",)
    assert told["the prize of the Arena"][1:] == (
        "Anna gains 5 VP (prize of the Arena).",
        "Anna loses 6 VP for the deployed Machines.",
    )
    assert told["raze a district"] == (
        "Anna razes Lantern Market for 6 red: loses the Deal with Lantern Market, gains 1 worker and 2 VP; "
        "Ben loses the Deal with Lantern Market.",
    )
    assert {line.topic for line in told["claim an HQ"]} == {"headquarters"}
    (recap,) = words.recap(DECISIONS["choose what IBN HQ takes over"], NAMES, "B")
    assert recap == told["choose what IBN HQ takes over"][0]


def test_the_short_form_of_headquarters_and_modules(words: Wording) -> None:
    arrow = "[arrow_light]"
    told = {name: _briefly(words, events) for name, events in DECISIONS.items()}
    assert told["claim an HQ"] == [f"[claim] Tent City {arrow} 5 worker, 2 card"]
    assert told["claim IBN HQ with one Location in reach"] == [
        f"[claim] IBN HQ {arrow} [steal] [Ben] Docks [Ben] 1 fuel",
    ]
    assert told["choose what IBN HQ takes over"] == [f"[steal] [Ben] Docks {arrow} [Ben] 1 fuel"]
    assert told["use a border tile"] == [f"[border] Human Trafficking 1 fuel {arrow} 2 worker"]
    assert told["use a border tile for a card"] == [f"[border] Tribute to Borgo 1 card {arrow} 2 red"]
    assert told["enter the Arena"] == ["[arena] 1 worker"]
    assert told["equip in the Arena, and end Cleanup"][0] == "[equip] 1 ammo"
    assert told["a Deal with a district"] == [f"[deal] Foundry Quarter 1 blue, 1 universal {arrow} 1 iron"]
    assert told["raze a district"] == [f"[raze] Lantern Market 6 red {arrow} 2 vp, 1 worker"]


def _hidden_cards(event: AnyEvent) -> Sequence[str]:
    """Cards that Ben must not be told of."""
    if isinstance(event, ev.CardsDrawn) and event.seat != "B":
        return event.cards
    if isinstance(event, ev.MachineHacked | ev.HackedDrawn) and event.seat != "B":
        return [event.card] if event.card else []
    return (event.card,) if isinstance(event, ev.RuinGained) else ()


def _public_cards(event: AnyEvent) -> Sequence[str]:
    if isinstance(event, ev.CardsDrawn):
        return event.cards if event.seat == "B" else ()
    if isinstance(event, ev.RuinGained):
        return [event.source.card] if event.source.card else []
    if isinstance(event, ev.MachineHacked | ev.HackedDrawn) and event.seat != "B":
        return ()
    if isinstance(event, ev.AssaultTookDeal):
        return [event.deal]
    if isinstance(event, ev.AssaultTookCard):
        return event.cards
    if isinstance(event, ev.OfferRevealed | ev.OfferDiscarded | ev.DealsDiscarded | ev.CardsDiscarded):
        return event.cards
    named = (
        getattr(event, "card", None),
        getattr(event, "over_card", None),
        getattr(getattr(event, "source", None), "card", None),
    )
    return [card for card in named if card]
