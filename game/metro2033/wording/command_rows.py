"""One row for each kind of command: its icon and the section of the rule book about it. Its message is `command-NAME`:
what is done, as on a button. A form with the name of a field is taken where that field is set."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from game.kernel.message import Message
from game.metro2033.rules import commands as cmd
from game.metro2033.wording.told_facts import exchanged
from game.wording.teller import Facts, Teller


class MetroCommandRow(NamedTuple):
    """``facts`` are more than the fields of the command."""

    topic: str
    icon: str
    facts: Callable[[Teller, Any], Facts] = lambda *_: {}


COMMANDS: Final[Mapping[type[Message], MetroCommandRow]] = {
    cmd.TakeFaction: MetroCommandRow("setup", "person"),
    cmd.KeepCard: MetroCommandRow("decks", "card"),
    cmd.TakeHero: MetroCommandRow("setup", "metro2033/hero"),
    cmd.GuardStation: MetroCommandRow("threat_event", "metro2033/defence"),
    cmd.LookAtLaws: MetroCommandRow("laws", "metro2033/peek"),
    cmd.DeclineLook: MetroCommandRow("laws", "pass"),
    cmd.ProposeLaw: MetroCommandRow("laws", "metro2033/law"),
    cmd.CastVote: MetroCommandRow("laws", "metro2033/votes"),
    cmd.PayUpkeep: MetroCommandRow("army", "metro2033/upkeep"),
    cmd.Recruit: MetroCommandRow("army", "metro2033/recruit"),
    cmd.ArmyAttacks: MetroCommandRow("army_turn", "metro2033/army"),
    cmd.ArmyAttacksHero: MetroCommandRow("attacking_heroes", "metro2033/attack"),
    cmd.Forage: MetroCommandRow("army_turn", "metro2033/forage"),
    cmd.PassArmy: MetroCommandRow("army_turn", "pass"),
    cmd.MoveHero: MetroCommandRow("moving", "metro2033/speed"),
    cmd.RefreshMarket: MetroCommandRow("market", "metro2033/refresh"),
    cmd.BuyEquipment: MetroCommandRow("market", "metro2033/equipment"),
    cmd.TakeQuest: MetroCommandRow("taking_quests", "metro2033/quest"),
    cmd.ExchangeGoods: MetroCommandRow("exchange", "metro2033/exchange", exchanged),
    cmd.Scout: MetroCommandRow("scouting", "metro2033/scout"),
    cmd.HeroAttacks: MetroCommandRow("hero_turn", "metro2033/attack"),
    cmd.HeroAttacksHero: MetroCommandRow("attacking_heroes", "metro2033/attack"),
    cmd.FinishMetroTurn: MetroCommandRow("round", "end_turn"),
    cmd.Defend: MetroCommandRow("defending", "metro2033/defence"),
    cmd.PlayBattleCard: MetroCommandRow("battle_cards", "metro2033/battle_card"),
    cmd.UseProperty: MetroCommandRow("properties", "activate"),
    cmd.CaptureStation: MetroCommandRow("capture", "metro2033/capture"),
    cmd.LeaveStation: MetroCommandRow("capture", "leave"),
    cmd.AnswerCards: MetroCommandRow("decks", "card"),
    cmd.AnswerStation: MetroCommandRow("three_stations", "map"),
    cmd.AnswerGoods: MetroCommandRow("goods", "metro2033/any_good"),
    cmd.CompleteQuest: MetroCommandRow("quests", "metro2033/complete"),
}
"""In the order of `game.metro2033.rules.commands`."""
