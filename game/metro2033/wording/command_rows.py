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
    cmd.TakeHero: MetroCommandRow("setup", "person"),
    cmd.GuardStation: MetroCommandRow("threat_event", "shield"),
    cmd.LookAtLaws: MetroCommandRow("laws", "lookout"),
    cmd.DeclineLook: MetroCommandRow("laws", "pass"),
    cmd.ProposeLaw: MetroCommandRow("laws", "rules"),
    cmd.CastVote: MetroCommandRow("laws", "check"),
    cmd.PayUpkeep: MetroCommandRow("army", "pay"),
    cmd.Recruit: MetroCommandRow("army", "recruit"),
    cmd.ArmyAttacks: MetroCommandRow("army_turn", "assault"),
    cmd.ArmyAttacksHero: MetroCommandRow("attacking_heroes", "assault"),
    cmd.Forage: MetroCommandRow("army_turn", "production"),
    cmd.PassArmy: MetroCommandRow("army_turn", "pass"),
    cmd.MoveHero: MetroCommandRow("moving", "speed"),
    cmd.RefreshMarket: MetroCommandRow("market", "redo"),
    cmd.BuyEquipment: MetroCommandRow("market", "pay"),
    cmd.TakeQuest: MetroCommandRow("taking_quests", "card"),
    cmd.ExchangeGoods: MetroCommandRow("exchange", "exchange", exchanged),
    cmd.Scout: MetroCommandRow("scouting", "lookout"),
    cmd.HeroAttacks: MetroCommandRow("hero_turn", "raze"),
    cmd.HeroAttacksHero: MetroCommandRow("attacking_heroes", "raze"),
    cmd.FinishMetroTurn: MetroCommandRow("round", "end_turn"),
    cmd.Defend: MetroCommandRow("defending", "shield"),
    cmd.PlayBattleCard: MetroCommandRow("battle_cards", "play"),
    cmd.UseProperty: MetroCommandRow("properties", "activate"),
    cmd.CaptureStation: MetroCommandRow("capture", "check"),
    cmd.LeaveStation: MetroCommandRow("capture", "leave"),
    cmd.AnswerCards: MetroCommandRow("decks", "card"),
    cmd.AnswerStation: MetroCommandRow("three_stations", "map"),
    cmd.AnswerGoods: MetroCommandRow("goods", "plus"),
    cmd.CompleteQuest: MetroCommandRow("quests", "vp"),
}
"""In the order of `game.metro2033.rules.commands`."""
