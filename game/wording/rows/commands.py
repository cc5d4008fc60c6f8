"""One row for each kind of command: the section of the rules about it, its icon, what it is done with.

The messages of a row have the command's name: `command-NAME` for a button, `hint-verb-NAME` for a heading.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules import commands as cmd
from game.wording import card_words
from game.wording import command_words as words
from game.wording.row import CommandRow, in_place
from game.wording.sets import SETS

_BASE: Final[Mapping[type[cmd.Command], CommandRow]] = {
    cmd.KeepCards: CommandRow("setup", "card", words.kept),
    cmd.PickCard: CommandRow("lookout", "lookout"),
    cmd.ConstructLocation: CommandRow("construct", "build"),
    cmd.DevelopLocation: CommandRow("develop", "development", words.developed),
    cmd.MakeDeal: CommandRow("make_deal", "deal"),
    cmd.RazeFromHand: CommandRow("raze_hand", "raze"),
    cmd.RazeLocation: CommandRow("raze_state", "raze", words.of_owner),
    cmd.ActivateLocation: CommandRow("activate", "activate", words.activated),
    cmd.ActivateFaction: CommandRow(
        "faction_actions", "action", lambda tell, command, _: card_words.faction_use(tell.words, command.action)
    ),
    cmd.ExchangeWorkers: CommandRow(
        "exchange", "exchange", lambda tell, command, _: tell.words.good_name(command.good)
    ),
    cmd.UseOpenProduction: CommandRow("visit", "open_production", words.of_owner),
    cmd.TakeConnection: CommandRow("take_connection", "card", words.face_up),
    cmd.PlayConnection: CommandRow("play_connection", "play"),
    cmd.PlaceShield: CommandRow("shields", "shield"),
    cmd.StoreGoods: CommandRow("storing", "lock", words.stored),
    cmd.Choose: CommandRow("questions", "help", words.answer),
    cmd.ChooseSite: CommandRow("questions", "help"),
    cmd.ChooseArea: CommandRow("questions", "help"),
    cmd.ChooseDeal: CommandRow("questions", "help"),
    cmd.FinishTurn: CommandRow("turn_end", "end_turn"),
    cmd.Pass: CommandRow("passing", "pass"),
    cmd.VirtualTurn: CommandRow("solo_turn", "robot"),
}

COMMANDS: Final = in_place(_BASE, (one.commands for one in SETS), lambda row: row.after)
"""Every kind of command, in the order in which hints tell them."""

OF_VERBS: Final = {
    "construct": COMMANDS[cmd.ConstructLocation],
    "deal": COMMANDS[cmd.MakeDeal],
    "raze": COMMANDS[cmd.RazeFromHand],
    "develop": COMMANDS[cmd.DevelopLocation],
    "visit": COMMANDS[cmd.UseOpenProduction],
    **{name: row for one in SETS for name, row in one.verbs.items()},
}
"""What a menu of verbs offers for a Location, in hand or in the State of another player, or for a deployed Machine: its
name -> its row."""
