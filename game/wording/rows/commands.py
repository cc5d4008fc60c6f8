"""One row for each kind of command: the section of the rules about it, its icon, what it is done with.

The messages of a row have the command's name: `command-NAME` for a button, `hint-verb-NAME` for a heading.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from game.rules import commands as cmd
from game.rules.commands import Command
from game.rules.sets.arena.messages import EnterArena, EquipFighter
from game.rules.sets.borders.messages import ActivateBorder
from game.rules.sets.districts.messages import DealWithDistrict, RazeDistrict
from game.rules.sets.headquarters.messages import ClaimHq
from game.rules.sets.moloch.messages import DestroyMachine, HackMachine
from game.rules.sets.no_mans_land.messages import (
    BuildOutpost,
    ChooseArea,
    RazeOutpost,
    ShieldOutpost,
    SkipPick,
    UpgradeOutpost,
)
from game.rules.view import TableView
from game.wording import command_words as words
from game.wording.teller import Teller


class CommandRow(NamedTuple):
    """The topic, icon and words of a kind of command.

    Attributes:
        topic: The section of the rule book about it.
        icon: The icon beside it.
        done_with: What it is done with, in words.
    """

    topic: str
    icon: str
    done_with: Callable[[Teller, Any, TableView], str] = words.card_or_name


COMMANDS: Final[Mapping[type[Command], CommandRow]] = {
    cmd.KeepCards: CommandRow("setup", "card", words.kept),
    cmd.PickCard: CommandRow("lookout", "lookout"),
    SkipPick: CommandRow("skipping", "skip_pick", words.built_on),
    cmd.ConstructLocation: CommandRow("construct", "build"),
    cmd.DevelopLocation: CommandRow("develop", "development", words.developed),
    cmd.MakeDeal: CommandRow("make_deal", "deal"),
    cmd.RazeFromHand: CommandRow("raze_hand", "raze"),
    cmd.RazeLocation: CommandRow("raze_state", "raze", words.of_owner),
    cmd.ActivateLocation: CommandRow("activate", "activate", words.activated),
    cmd.ActivateFaction: CommandRow("faction_actions", "action", words.action_name),
    cmd.ExchangeWorkers: CommandRow("exchange", "exchange", words.exchanged_good),
    HackMachine: CommandRow("hacking", "hack", words.machine),
    DestroyMachine: CommandRow("destroying", "destroy", words.machine),
    BuildOutpost: CommandRow("build_outpost", "build_outpost", words.built_on),
    UpgradeOutpost: CommandRow("upgrade_outpost", "upgrade_outpost", words.upgraded),
    RazeOutpost: CommandRow("raze_outpost", "raze_outpost", words.outpost_of_owner),
    ActivateBorder: CommandRow("borders", "border"),
    DealWithDistrict: CommandRow("districts", "deal"),
    RazeDistrict: CommandRow("districts", "raze"),
    EnterArena: CommandRow("arena", "arena", words.into_arena),
    cmd.UseOpenProduction: CommandRow("visit", "open_production", words.of_owner),
    cmd.TakeConnection: CommandRow("take_connection", "card", words.face_up),
    cmd.PlayConnection: CommandRow("play_connection", "play"),
    cmd.PlaceShield: CommandRow("shields", "shield"),
    ShieldOutpost: CommandRow("raze_outpost", "shield"),
    ClaimHq: CommandRow("headquarters", "claim", words.claimed),
    EquipFighter: CommandRow("arena", "equip", words.equipped),
    cmd.StoreGoods: CommandRow("storing", "lock", words.stored),
    cmd.Choose: CommandRow("questions", "help", words.answer),
    cmd.ChooseSite: CommandRow("questions", "help"),
    ChooseArea: CommandRow("questions", "help"),
    cmd.ChooseDeal: CommandRow("questions", "help"),
    cmd.FinishTurn: CommandRow("turn_end", "end_turn"),
    cmd.Pass: CommandRow("passing", "pass"),
    cmd.VirtualTurn: CommandRow("solo_turn", "robot"),
}
"""Every kind of command, in the order in which hints tell them."""

OF_VERBS: Final = {
    "construct": COMMANDS[cmd.ConstructLocation],
    "deal": COMMANDS[cmd.MakeDeal],
    "raze": COMMANDS[cmd.RazeFromHand],
    "develop": COMMANDS[cmd.DevelopLocation],
    "visit": COMMANDS[cmd.UseOpenProduction],
    "hack": COMMANDS[HackMachine],
    "destroy": COMMANDS[DestroyMachine],
    "server_room": CommandRow("server_room", "server_room", words.machine),
    "part": CommandRow("machines_coop", "code", words.machine),
    "deal_with_district": COMMANDS[DealWithDistrict],
    "raze_district": COMMANDS[RazeDistrict],
}
"""What a menu of verbs offers for a Location, in hand or in the State of another player, or for a deployed Machine: its
name -> its row."""
