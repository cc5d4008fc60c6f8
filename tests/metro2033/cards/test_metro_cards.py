"""The facts of Metro 2033 as they are read."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from game.kernel.bag import EMPTY, Bag
from game.metro2033.cards import card as cd
from game.metro2033.cards import verbs as vb
from game.metro2033.cards.card import ALWAYS, Circumstance
from game.metro2033.cards.printed import ArmyTrack, MarketTerms, QuestTerms
from game.metro2033.cards.reader import load_metro
from game.metro2033.cards.verb_readers import READINGS
from game.metro2033.cards.vocabulary import LANGUAGES, WINDOWS
from tests.metro2033.cards.edited import edited, printed

BY_HERO = Circumstance("hero")


def test_there_are_98_cards() -> None:
    cards = printed()
    groups = (
        cards.factions, cards.heroes, cards.laws, cards.threats, cards.equipment, cards.quests, cards.battle_cards,
    )  # fmt: skip
    assert [len(group) for group in groups] == [6, 6, 7, 36, 18, 18, 7]
    assert len(cards.all) == 98
    assert Counter(threat.stage for threat in cards.threats.values()) == {1: 18, 2: 18}


def test_titles_stand_in_all_languages() -> None:
    cards = printed()
    assert all(set(card.title) == set(LANGUAGES) for card in cards.all.values())
    assert cards.by_title["The Sharpshooter"] == cards.by_title["Anna"] == "anna"
    assert cards.title("rat_swarm") == "Rat Swarm"
    assert cards.factions["reich"].short["en"] == "Reich"
    assert cards.factions["red"].short == cards.factions["red"].title


def test_a_threat() -> None:
    hatch = printed().threats["open_hatch"]
    assert (hatch.type, hatch.strength, hatch.stage) == ("radiation", 6, 1)
    assert hatch.reward == Bag({"equipment": 1, "any": 1})


@pytest.mark.parametrize(
    ("card", "abilities"),
    [
        (
            "machine_gun",
            (cd.Modifier(vb.AddStrength(3), BY_HERO), cd.Modifier(vb.AddSpeed(-1), ALWAYS)),
        ),
        (
            "pump_shotgun",
            (
                cd.Modifier(vb.AddStrength(1), BY_HERO),
                cd.Modifier(vb.AddStrength(1), Circumstance("hero", None, "threat", "biological")),
            ),
        ),
        ("tunnel_plan", (cd.Modifier(vb.AddSpeed(1)), cd.FreeUse("turn", vb.PeekThreats(1)))),
        ("field_dressing", (cd.Modifier(vb.AddStrength(1), BY_HERO), cd.InsteadOfWound(vb.DiscardThis()))),
        ("pedlars_pack", (cd.Modifier(vb.AddSpeed(1)), cd.AfterExchange(vb.GainGoods(Bag({"any": 1}))))),
        ("khan", (cd.FreeUse("fight", vb.RedrawThreat(), Circumstance("hero", None, "threat")),)),
        ("artyom", (cd.AfterWon(vb.GainGoods(Bag({"any": 1})), Circumstance("hero", None, "threat")),)),
        ("anna", (cd.Modifier(vb.ChangePrice("equipment", Bag({"mushroom": 1}))),)),
        ("sasha", (cd.Modifier(vb.ChangePrice("capture_neutral", Bag({"pig": 1})), BY_HERO),)),
        ("arbat", (cd.AfterExchange(vb.GainGoods(Bag({"any": 1}))), cd.Modifier(vb.TradeAtHomes()))),
        ("confederation", (cd.Modifier(vb.SeeLaws(2)), cd.Modifier(vb.AddVotes(3)))),
        ("reich", (cd.Modifier(vb.SetBattleHand(4)),)),
        ("red", (cd.Modifier(vb.SetGoal(9)),)),
        ("bauman", (cd.Modifier(vb.WinTies(), BY_HERO),)),
        ("bandits", (cd.Modifier(vb.WinTies(), Circumstance("army", "defend")),)),
        ("ceasefire", (cd.Modifier(vb.AddStrength(-2), Circumstance(None, "attack", "player")),)),
        ("right_of_settlement", (cd.Modifier(vb.ChangePrice("capture_neutral", Bag({"mushroom": 1}))),)),
        ("common_stores", (cd.Modifier(vb.SetForage(2)),)),
        ("closed_gates", (cd.Modifier(vb.SetPolisStrength(9)),)),
        (
            "market_dues",
            (
                cd.Modifier(vb.ChangePrice("equipment", more=Bag({"ammo": 1}))),
                cd.Modifier(vb.ChangePrice("quest", more=Bag({"ammo": 1}))),
            ),
        ),
    ],
)  # fmt: skip
def test_abilities(card: str, abilities: tuple[cd.MetroAbility, ...]) -> None:
    assert printed().all[card].abilities == abilities


@pytest.mark.parametrize(
    ("quest", "condition", "property"),
    [
        (
            "full_larders",
            cd.HaveGoods(Bag({"pig": 3, "mushroom": 3, "ammo": 3})),
            cd.QuestProperty("fight", vb.AddStrength(2)),
        ),
        ("through_line", cd.OwnOnLine(4), cd.QuestProperty("move", vb.AddSpeed(2))),
        ("far_outposts", cd.OwnAbroad(2), cd.QuestProperty("turn", vb.GainGoods(Bag({"any": 2})))),
        ("foot_in_the_door", cd.OwnPolis(1), cd.QuestProperty("vote", vb.AddVotes(4))),
        ("call_to_arms", cd.ArmyOf(7), cd.QuestProperty("turn", vb.AddArmy(1))),
        ("old_debts", cd.HeroAtForeignHome(), cd.QuestProperty("turn", vb.TakeEquipment(1))),
        (
            "cleared_tunnel",
            cd.WonFight(Circumstance("hero", None, "threat"), 5),
            cd.QuestProperty("turn", vb.PeekThreats(2, order=True)),
        ),
        (
            "spoils_of_war",
            cd.WonFight(Circumstance(None, "attack", "player")),
            cd.QuestProperty("capture", vb.ChangePrice("capture", Bag({"mushroom": 1, "pig": 1}))),
        ),
        (
            "name_in_the_dark",
            cd.HeroOf(6),
            cd.QuestProperty("fight", vb.RedrawThreat(), Circumstance(None, None, "threat")),
        ),
        ("second_wind", cd.HeroOf(6), cd.QuestProperty("wound", vb.CureWound())),
    ],
)  # fmt: skip
def test_quests(quest: str, condition: cd.QuestCondition, property: cd.QuestProperty) -> None:
    cards = printed()
    assert cards.conditions[cards.quests[quest].condition] == condition
    assert cards.quests[quest].property == property


def test_two_quests_share_a_condition() -> None:
    cards = printed()
    assert Counter(quest.condition for quest in cards.quests.values()) == dict.fromkeys(cards.conditions, 2)


def test_start_bonuses() -> None:
    found = {id: faction.bonus for id, faction in printed().factions.items()}
    assert found == {
        "arbat": cd.StartBonus(deck="equipment", draw=2, keep=1),
        "confederation": cd.StartBonus(Bag({"mushroom": 2})),
        "reich": cd.StartBonus(deck="quest", draw=2, keep=1),
        "red": cd.StartBonus(Bag({"pig": 2})),
        "bauman": cd.StartBonus(Bag({"army": 1})),
        "bandits": cd.StartBonus(Bag({"ammo": 2})),
    }


def test_bonuses_of_battle_cards() -> None:
    cards = printed().battle_cards
    bonus = {a: {b: cards[a].bonus_against(cards[b]) for b in cards} for a in ("ambush", "breakthrough")}
    assert bonus["ambush"]["counterattack"] == 1
    assert bonus["ambush"]["frontal_assault"] == 3
    assert bonus["breakthrough"]["ambush"] == bonus["breakthrough"]["feint"] == 3
    assert bonus["breakthrough"]["frontal_assault"] == 1


def test_the_round_track() -> None:
    cards = printed()
    assert cards.space(0) == cards.start == cd.RoundSpace(("pig", "mushroom", "ammo"), 2)
    assert cards.space(2) == cd.RoundSpace(("ammo",), threat=True)
    assert cards.space(6) == cd.RoundSpace(("pig",), law=True)
    assert len(cards.loop) == 6


def test_numbers_of_the_rules() -> None:
    cards = printed()
    upkeep = {6: Bag({"pig": 1}), 7: Bag({"pig": 2}), 8: Bag({"pig": 3})}
    card, spent = Bag({"ammo": 1, "mushroom": 1}), Bag({"ammo": 1})
    assert cards.army == ArmyTrack(2, 1, 8, upkeep, Bag({"pig": 1, "ammo": 1}))
    assert cards.army.free == 5
    assert cards.market == MarketTerms(4, card, spent, {1: 2, 2: 3})
    assert cards.quest_terms == QuestTerms(card, 2, 1, spent)
    assert (cards.goal, cards.stage_2_at, cards.polis_strength, cards.start_goods) == (10, 6, 7, EMPTY)
    assert cards.capture_neutral == Bag({"mushroom": 1, "pig": 1})
    assert cards.capture_player == Bag({"mushroom": 1})
    assert cards.ring_of_zones == ("arbat", "confederation", "reich", "red", "bauman", "bandits")


def test_every_verb_and_every_window_is_printed() -> None:
    """The language has no word that no card needs."""
    cards = printed()
    abilities = [ability for card in cards.all.values() for ability in getattr(card, "abilities", ())]
    properties = [quest.property for quest in cards.quests.values()]
    verbs = {type(one.verb) for one in (*abilities, *properties)}
    assert len(verbs) == len(READINGS) == len(vb.MetroVerb.__subclasses__()) == 18
    assert {one.window for one in properties} == set(WINDOWS)


# Notes


NOTED = "id: loose_cables, source: {title: house, reward: a guess}, title: {source: house, "


def test_notes_are_no_facts(tmp_path: Path) -> None:
    """They may stand in every mapping, and change neither the values nor the digest."""
    noted = load_metro(edited(tmp_path, "threats", lambda text: text.replace("id: loose_cables, title: {", NOTED)))
    assert noted.threats == printed().threats
    assert noted.digest == printed().digest


def test_comments_layout_and_order_of_keys_are_no_facts(tmp_path: Path) -> None:
    def change(text: str) -> str:
        swapped = text.replace("strength: 2, reward: {ammo: 1}", "reward: {ammo: 1}, strength: 2", 1)
        assert swapped != text
        return "# a comment\n" + swapped.replace("{ammo: 1, any: 1}", '{ "ammo":  1, any: 1 }')

    assert load_metro(edited(tmp_path, "threats", change)).digest == printed().digest


def test_every_number_is_a_fact(tmp_path: Path) -> None:
    changed = load_metro(edited(tmp_path, "threats", lambda text: text.replace("strength: 2", "strength: 3", 1)))
    assert changed.digest != printed().digest
