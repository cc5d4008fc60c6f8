"""One row for each kind of command: the section of the rules about it, its icon, what it is done with.

The messages of a row have the command's name: `command-NAME` for a button, `hint-verb-NAME` for a heading.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.fiftyfirst.rules import commands as cmd
from game.fiftyfirst.rules.view import TableView
from game.fiftyfirst.wording import card_words
from game.fiftyfirst.wording.facts import CardTeller
from game.fiftyfirst.wording.row import CommandRow, card_or_name
from game.fiftyfirst.wording.sets import SETS
from game.kernel.bag import Bag
from game.wording.ordering import in_place


def _kept(tell: CardTeller, command: cmd.KeepCards, _: TableView) -> str:
    """The cards, and which of the others is to lie on top, if that is named (R42.1)."""
    if command.top is None:
        return tell.cards(command.cards)
    return tell.say("hint-kept_top", cards=tell.cards(command.cards), top=tell.card(command.top))


def _activated(tell: CardTeller, command: cmd.ActivateLocation, view: TableView) -> str:
    """The card, and the category that is matched, if that is its cost (R42.7)."""
    card, matched = card_or_name(tell, command, view), command.matched
    if matched is None:
        return card
    category = tell.words.category(matched.category)
    return tell.say("hint-matching", card=card, category=category, owner=tell.who(matched.owner))


def _stored(tell: CardTeller, command: cmd.StoreGoods, view: TableView) -> str:
    """The goods, and the card that they are put on."""
    card = tell.card(view.site(command.site)[1].card)
    if not command.goods:
        return tell.say("advice-stored.nothing", card=card)
    return tell.say("advice-stored", goods=tell.goods(command.goods), card=card)


def _developed(tell: CardTeller, command: cmd.DevelopLocation, view: TableView) -> str:
    site = view.site(command.site)[1]
    if site.ruin:
        return tell.say("hint-over_ruin", card=tell.card(command.card))
    return tell.say("hint-over_location", card=tell.card(command.card), over=tell.card(site.card))


def _of_owner(tell: CardTeller, command: cmd.RazeLocation | cmd.UseOpenProduction, view: TableView) -> str:
    return tell.say("hint-of", card=tell.card(view.site(command.site)[1].card), owner=tell.who(command.owner))


def _face_up(tell: CardTeller, command: cmd.TakeConnection, view: TableView) -> str:
    return tell.card(next(pile.face_up or "" for pile in view.piles if pile.colour == command.pile))


def _answer(tell: CardTeller, command: cmd.Choose, view: TableView) -> str:
    """A player, a card, a good, an icon or a level that answers a question, or `nothing`."""
    known, answer = tell.words.catalog, command.answer
    if answer in view.seats:
        return tell.who(answer)
    if answer in known.locations or answer in known.connections or answer in known.districts:
        return tell.card(answer)
    return tell.words.answer_name(answer)


_BASE: Final[Mapping[type[cmd.Command], CommandRow]] = {
    cmd.KeepCards: CommandRow("setup", "card", _kept),
    cmd.PickCard: CommandRow("lookout", "lookout"),
    cmd.ConstructLocation: CommandRow("construct", "build"),
    cmd.DevelopLocation: CommandRow("develop", "development", _developed),
    cmd.MakeDeal: CommandRow("make_deal", "deal"),
    cmd.RazeFromHand: CommandRow("raze_hand", "raze"),
    cmd.RazeLocation: CommandRow("raze_state", "raze", _of_owner),
    cmd.ActivateLocation: CommandRow("activate", "activate", _activated),
    cmd.ActivateFaction: CommandRow(
        "faction_actions", "action", lambda tell, command, _: card_words.faction_use(tell.words, command.action)
    ),
    cmd.ExchangeWorkers: CommandRow(
        "exchange", "exchange", lambda tell, command, _: tell.goods(Bag({command.good: 1}))
    ),
    cmd.UseOpenProduction: CommandRow("visit", "open_production", _of_owner),
    cmd.TakeConnection: CommandRow("take_connection", "card", _face_up),
    cmd.PlayConnection: CommandRow("play_connection", "play"),
    cmd.PlaceShield: CommandRow("shields", "shield"),
    cmd.StoreGoods: CommandRow("storing", "lock", _stored),
    cmd.Choose: CommandRow("questions", "help", _answer),
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
