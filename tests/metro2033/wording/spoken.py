"""An example of each event, command, question and refusal of Metro 2033, in each form that it is told in."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from game.kernel.bag import Bag
from game.kernel.chance import Chance
from game.metro2033.cards.printed import MetroCards
from game.metro2033.cards.reader import load_metro
from game.metro2033.rules import commands as cmd
from game.metro2033.rules import events as ev
from game.metro2033.rules import steps as st
from game.metro2033.rules.refusals import MetroRefusal
from game.metro2033.rules.state import Fight, MetroPlayer, MetroState
from game.metro2033.wording.metro_narrator import MetroNarrator
from game.metro2033.wording.metro_words import MetroWords
from game.paths import cards_folder

NAMES: Final = {"A": "Anna", "B": "Ben", "C": "Cleo"}
CHANCE: Final = Chance(1)


@cache
def cards() -> MetroCards:
    return load_metro(cards_folder() / "metro2033")


@cache
def narrator(language: str) -> MetroNarrator:
    """The narrator of a language, made once; damage is collected."""
    return MetroNarrator(MetroWords(cards(), language, on_error=lambda _: None))


TABLE: Final = MetroState(
    (
        MetroPlayer("red", "khan", "teatralnaya", 4, Bag({"pig": 1}), ("gas_mask",), ("parade",)),
        MetroPlayer("reich", "anna", "pushkinskaya", 6),
        MetroPlayer("bauman", "sasha", "baumanskaya"),
    ),
    "A",
    CHANCE,
    phase="hero",
    round=2,
    vote="ceasefire",
    fight=Fight("pushkinskaya", "A", "hero", "B", "army"),
)
STARTED: Final = ev.MetroStarted(TABLE)

EVENTS: Final[tuple[Any, ...]] = (
    STARTED,
    ev.NowAwaited(()),
    ev.FactionTaken("A", "red", ("okhotny_ryad", "teatralnaya", "ploshchad_revolyutsii"), 2),
    ev.HeroTaken("A", "khan", "teatralnaya"),
    ev.CardsOffered("A", "equipment", ("gas_mask", "nail_club")),
    ev.CardsOffered("A", "quest", ("parade", "big_game")),
    ev.CardsOffered("A", "quest", ("parade",)),
    ev.CardKept("A", "equipment", "gas_mask", ("nail_club",)),
    ev.CardKept("A", "quest", "parade", ("big_game",)),
    ev.CardKept("A", "quest", "parade", ()),
    ev.RoundStarted(2, 1, "B"),
    ev.PhaseStarted("hero"),
    ev.TurnStarted("A"),
    ev.WoundedTurnSkipped("A"),
    ev.StageTwoStarted(("flood", "burning_train"), CHANCE),
    ev.MetroWon(("A",)),
    *(ev.GoodsReceived("A", Bag({"pig": 2}), cause) for cause in ("production", "bonus", "reward", "foraging")),
    ev.GoodsReceived("A", Bag({"ammo": 1}), "property", "parade"),
    *(
        ev.PricePaid("A", Bag({"pig": 1, "ammo": 1}), cause)
        for cause in ("upkeep", "recruits", "equipment", "capture", "quest", "refresh")
    ),
    ev.PricePaid("A", Bag({"ammo": 1}), "property", "parade"),
    ev.GoodsExchanged("A", "pig", "ammo", 3),
    ev.MarketFilled(("gas_mask", "handcar")),
    ev.MarketRefreshed("A", ("gas_mask", "handcar")),
    ev.EquipmentBought("A", "gas_mask"),
    ev.EquipmentBought("A", "gas_mask", "old_debts"),
    ev.EquipmentDrawn("A", "gas_mask", "reward"),
    ev.EquipmentTaken("A", "gas_mask", "B"),
    *(ev.EquipmentDiscarded("A", "gas_mask", cause) for cause in ("limit", "loot", "lost", "property")),
    ev.QuestDrawn("A", "parade", "reward"),
    ev.QuestMet("A", "big_game"),
    ev.QuestCompleted("A", "parade"),
    ev.PropertyUsed("A", "khan"),
    ev.PropertyUsed("A", "parade", discarded=True),
    *(ev.DeckShuffled(deck, (), CHANCE) for deck in ("threat", "equipment", "quest")),
    ev.StationGuarded("A", "teatralnaya", "army"),
    ev.StationGuarded("A", "teatralnaya", "hero"),
    ev.CommonThreatRevealed("rat_swarm"),
    ev.CommonThreatDiscarded("rat_swarm"),
    ev.LawsLookedAt("A", ("ceasefire", "free_passage")),
    ev.LawProposed("A", "ceasefire", ("free_passage",)),
    ev.LawRevealed("A", "ceasefire"),
    ev.VotesAdded("A", 4, "foot_in_the_door"),
    ev.VoteCast("A", True, 3),
    ev.VoteCast("A", False, 1),
    ev.LawPassed("ceasefire", None, 7, 3),
    ev.LawRejected("ceasefire", 3, 7),
    *(ev.ArmyChanged("A", 5, cause) for cause in ("upkeep", "recruits", "reward", "defeat")),
    ev.ArmyChanged("A", 5, "property", "call_to_arms"),
    ev.ArmyPassed("A"),
    ev.StepsAdded("A", 2, "safe_conduct"),
    ev.HeroMoved("A", "dinamo", 1),
    ev.HeroMoved("A", "dinamo", 3),
    ev.ThreatScouted("A", "rat_swarm"),
    ev.ThreatScouted("A", "rat_swarm", "hot_dust"),
    ev.ScoutedReturned("A", "rat_swarm"),
    ev.ScoutedPlaced("A", "rat_swarm"),
    ev.ThreatsPeeked("A", ("rat_swarm", "hot_dust")),
    ev.ThreatsPeeked("A", ("rat_swarm",)),
    ev.ThreatsOrdered("A", ("hot_dust", "rat_swarm")),
    ev.FightStarted(Fight("dinamo", "A", "army")),
    ev.FightStarted(Fight("dinamo", "A", "hero")),
    ev.FightStarted(Fight("pushkinskaya", "A", "army", "B")),
    ev.FightStarted(Fight("pushkinskaya", "A", "hero", "B", on_hero=True)),
    ev.FightStarted(Fight("teatralnaya", None, None, "A", "army")),
    ev.DefenderChosen("B", "army"),
    ev.DefenderChosen("B", "hero"),
    ev.ThreatRevealed("A", "rat_swarm"),
    ev.ThreatRedrawn("A", "rat_swarm", "hot_dust"),
    ev.ThreatRedrawn("A", "rat_swarm", "hot_dust", keeps=True),
    ev.ThreatDiscarded("hot_dust"),
    ev.BattleCardsDealt(
        {"A": ("counterattack", "feint", "breakthrough"), "B": ("ambush", "flanking_move", "solid_defence")},
        ("frontal_assault",),
        CHANCE,
    ),
    ev.BattleCardChosen("A", "feint"),
    ev.BattleCardsTurnedUp({"A": "feint", "B": "ambush"}, {"A": 1, "B": 1}),
    ev.StrengthAdded("A", 2, "full_larders"),
    *(ev.FightDecided(winner, 6, 4) for winner in ("attacker", "defender", "nobody")),
    ev.FightDecided("attacker", 5, 5, by_tie=True),
    ev.FightDecided("defender", 5, 5, by_tie=True),
    ev.FightEnded(),
    ev.PriceLowered("A", Bag({"pig": 1, "mushroom": 1}), "one_track"),
    ev.StationLost("B", "pushkinskaya", "attack"),
    ev.StationCaptured("A", "pushkinskaya"),
    ev.StationLeft("A", "pushkinskaya"),
    ev.RefugeTaken("B", "chekhovskaya"),
    ev.HeroWounded("B", "tverskaya", 2),
    ev.WoundPrevented("B", "second_wind"),
)

COMMANDS: Final[tuple[Any, ...]] = (
    cmd.TakeFaction("A", "red"),
    cmd.KeepCard("A", "gas_mask"),
    cmd.TakeHero("A", "khan", "teatralnaya"),
    cmd.GuardStation("A", "teatralnaya", "army"),
    cmd.GuardStation("A", "teatralnaya", "hero"),
    cmd.LookAtLaws("A"),
    cmd.DeclineLook("A"),
    cmd.ProposeLaw("A", "ceasefire"),
    cmd.CastVote("A", True),
    cmd.CastVote("A", False),
    cmd.PayUpkeep("A", 6),
    cmd.Recruit("A", 2),
    cmd.ArmyAttacks("A", "dinamo"),
    cmd.ArmyAttacks("A", "dinamo", scouted=True),
    cmd.ArmyAttacksHero("A", "B"),
    cmd.Forage("A", ("pig",)),
    cmd.Forage("A", ("pig", "pig")),
    cmd.PassArmy("A"),
    cmd.MoveHero("A", "komsomolskaya"),
    cmd.RefreshMarket("A"),
    cmd.BuyEquipment("A", "gas_mask"),
    cmd.BuyEquipment("A", "gas_mask", "nail_club"),
    cmd.TakeQuest("A"),
    cmd.ExchangeGoods("A", 3, "pig", "ammo"),
    cmd.Scout("A"),
    cmd.HeroAttacks("A"),
    cmd.HeroAttacks("A", scouted=True),
    cmd.HeroAttacksHero("A", "B"),
    cmd.FinishMetroTurn("A"),
    cmd.Defend("A", "army"),
    cmd.Defend("A", "hero"),
    cmd.PlayBattleCard("A", "counterattack"),
    cmd.UseProperty("A", "full_larders"),
    cmd.UseProperty("A", "far_outposts", ("pig", "ammo")),
    cmd.UseProperty("A", "old_debts", equipment="gas_mask"),
    cmd.CaptureStation("A"),
    cmd.LeaveStation("A"),
    cmd.AnswerCards("A", ("gas_mask",)),
    cmd.AnswerCards("A", ()),
    cmd.AnswerCards("A", ("rat_swarm", "hot_dust")),
    cmd.AnswerStation("A", "begovaya"),
    cmd.AnswerGoods("A", ("pig", "ammo")),
    cmd.CompleteQuest("A", "parade"),
)

QUESTIONS: Final[tuple[Any, ...]] = (
    st.ChooseFaction("A"),
    st.ChooseDrawn("A", "quest", ("parade", "big_game")),
    st.ChooseDrawn("A", "equipment", ("gas_mask", "nail_club")),
    st.ChooseHero("A"),
    st.ChoosePolisGoods("A", ("borovitskaya",), ("pig", "ammo")),
    st.ChooseGuard("A"),
    st.ChooseLook("A"),
    st.ChooseProposal("A", ("ceasefire", "free_passage")),
    st.ChooseVote("A"),
    st.ChooseUpkeep("A"),
    st.ChooseRecruits("A"),
    st.ChooseArmyAction("A"),
    st.ChooseHeroAction("A"),
    st.ChooseHeroAction("A", trading=True),
    st.ChooseDefender("B"),
    st.ChooseBattleCard("A"),
    st.ChooseUse("A", "fight"),
    st.ChooseUse("A", "wound"),
    st.ChooseCapture("A"),
    st.ChooseLoot("A", "B"),
    st.ChooseLoot("A", "B", discard=True),
    st.ChooseLostCard("A", "B"),
    st.ChooseGoods("A", 1),
    st.ChooseGoods("A", 2, "parade"),
    st.ChooseSurplus("A"),
    st.ChooseHome("A"),
    st.ChooseRefuge("A", "dinamo"),
    st.ChooseCompletion("A"),
    st.ChooseOrder("A", ("rat_swarm", "hot_dust")),
)

KNOWN: Final[tuple[Any, ...]] = (
    {},
    {"text": "dance"},
    {"seat": "B"},
    {"phase": "hero"},
    {"station": "kievskaya_ring"},
    {"zone": "arbat"},
    {"station": "dinamo", "zone": "confederation"},
    {"hero": "khan"},
    {"card": "parade"},
    {"card": "red", "seat": "B"},
    {"station": "dinamo", "steps": 1},
    {"station": "dinamo", "steps": 5, "has": Bag({"steps": 3})},
    {"station": "dinamo", "steps": 1, "has": Bag()},
    {"limit": 1},
    {"limit": 3},
    {"limit": 8},
    {"needs": Bag({"pig": 2, "ammo": 5}), "has": Bag({"pig": 1, "mushroom": 4})},
)
"""Facts that a refusal may have."""


def refusals(code: str) -> tuple[MetroRefusal, ...]:
    """A refusal with each of the facts."""
    return tuple(MetroRefusal(code, **facts) for facts in KNOWN)
