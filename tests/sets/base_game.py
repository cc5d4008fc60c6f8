"""The base game, alone and against virtual opponents, as far as it asks questions besides what to do."""

from __future__ import annotations

from game.fiftyfirst.rules import commands as cm
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.steps import (
    ChooseAction,
    ChooseAttacked,
    ChooseCard,
    ChooseFollowUp,
    ChooseHand,
    ChooseLostDeal,
    ChooseReplaced,
    ChooseResource,
    ChooseStorage,
    ChooseVictim,
    OpponentTurn,
)
from tests.sets.row import SetUnderTest, Table, cases

CASES = """
whom Thieves Caravan robs:
  A: {goods: {worker: 2}, state: [Thieves Caravan]}
  B: {goods: {iron: 1}}
  C: {goods: {fuel: 1, gun: 1}}
  moves: [A: activate Thieves Caravan]
  ChooseVictim: [choose B, choose C]
what Thieves Caravan takes:
  A: {goods: {worker: 2}, state: [Thieves Caravan]}
  B: {goods: {iron: 1}}
  C: {goods: {fuel: 1, gun: 1}}
  moves: [A: activate Thieves Caravan, A: choose C]
  ChooseResource: [choose gun, choose fuel]
what is done besides in a turn that is open:
  A: {goods: {worker: 4}, state: [Thieves Caravan]}
  B: {goods: {iron: 2}}
  moves: [A: activate Thieves Caravan]
  ChooseFollowUp: [activate Thieves Caravan, done]
what is stored in Cleanup:
  phase: cleanup
  first_player: A
  A: {goods: {iron: 2, worker: 1, fuel: 1}, state: [Ruined Library]}
  ChooseStorage: [store nothing on Ruined Library, "store {iron: 1} on Ruined Library",
                  "store {iron: 2} on Ruined Library", "store {fuel: 1} on Ruined Library", "store {fuel: 1,
                  iron: 1} on Ruined Library", "store {fuel: 1, iron: 2} on Ruined Library"]
  reveals: all
which Location an attack hits:
  solo: hegemony
  turn: V
  deck: [Merc Outpost]
  connections: {red: [], blue: []}
  A: {state: [School, School, Camp, Church]}
  ChooseAttacked: [choose School, choose School#2]
which Deal a merchant takes:
  solo: merchants
  turn: V
  deck: [Docks]
  connections: {red: [], blue: []}
  A: {state: [Camp], deals: [Scrap Metal, Shelter, Arena]}
  opponent: {stage: merchant}
  ChooseLostDeal: [choose Scrap Metal, choose Shelter]
which Location a development replaces:
  solo: appalachian
  turn: V
  deck: [Rubble Trader]
  connections: {red: [], blue: []}
  A: {state: [Camp]}
  opponent: {state: [Skyscraper, Clay Pit, Church]}
  ChooseReplaced: ['choose V:Clay Pit', 'choose V:Skyscraper']
"""

ROW = SetUnderTest(
    "base game",
    ("base",),
    cases(("base",), CASES),
    questions=(
        ChooseHand, ChooseCard, ChooseAction, ChooseFollowUp, ChooseVictim,
        ChooseResource, ChooseStorage, OpponentTurn, ChooseAttacked, ChooseLostDeal,
        ChooseReplaced,
    ),
    commands=(
        cm.KeepCards, cm.PickCard, cm.ConstructLocation, cm.DevelopLocation, cm.MakeDeal, cm.RazeFromHand,
        cm.RazeLocation, cm.ActivateLocation, cm.ActivateFaction, cm.ExchangeWorkers, cm.UseOpenProduction,
        cm.TakeConnection, cm.PlayConnection, cm.PlaceShield, cm.StoreGoods, cm.Choose, cm.ChooseSite,
        cm.ChooseDeal, cm.FinishTurn, cm.Pass, cm.VirtualTurn,
    ),
    events=(
        ev.GameStarted, ev.HandChosen, ev.HandsRevealed, ev.RoundBegan, ev.PhaseBegan, ev.ConnectionsDiscarded,
        ev.ConnectionsRevealed, ev.PileReshuffled, ev.DeckReshuffled, ev.OfferRevealed, ev.CardPicked,
        ev.OfferDiscarded, ev.GoodsReturned, ev.GoodsGained, ev.GoodsPlaced, ev.CardsDrawn, ev.GoodsPaid,
        ev.CardsDiscarded, ev.DealsDiscarded, ev.LocationConstructed, ev.LocationDeveloped, ev.DealMade,
        ev.CardRazed, ev.LocationRazed, ev.LocationActivated, ev.FactionActivated, ev.WorkersExchanged,
        ev.OpenProductionUsed, ev.ConnectionTaken, ev.ConnectionPlayed, ev.ShieldPlaced, ev.GoodsStolen,
        ev.GoodsStored, ev.SeatPassed, ev.EndTriggered, ev.TidiedUp, ev.GameEnded, ev.Awaited, ev.LotDrawn,
        ev.OpponentTurnedUp, ev.StageBegan, ev.OpponentDrew, ev.OpponentMissed, ev.PileDiscarded,
        ev.ConnectionRemoved, ev.AttackAimed, ev.ShieldLost, ev.ShieldHeld, ev.DealAttacked,
        ev.DevelopmentAimed, ev.OpponentStopped, ev.ActionShown, ev.BrawlersCame, ev.BrawlersLeft,
    ),
    tables=(Table(2), Table(3), Table(4), Table(1, "new_york"), Table(1, "borgo")),
)  # fmt: skip
