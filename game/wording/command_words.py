"""What a command is done with: a card, a good, a player, in words."""

from __future__ import annotations

from game.kernel.message import short_name
from game.rules import commands as cmd
from game.rules.messages import AnyCommand
from game.rules.subject import card_of
from game.rules.view import TableView
from game.wording.teller import Teller


def card_or_name(tell: Teller, command: AnyCommand, view: TableView) -> str:
    """The card of the command, or the name of the command if it has none."""
    card = card_of(view, command)
    return tell.card(card) if card else tell.words.text(f"command-{short_name(type(command).__name__)}")


def kept(tell: Teller, command: cmd.KeepCards, _: TableView) -> str:
    """The cards, and which of the others is to lie on top, if that is named (R42.1)."""
    if command.top is None:
        return tell.cards(command.cards)
    return tell.say("hint-kept_top", cards=tell.cards(command.cards), top=tell.card(command.top))


def activated(tell: Teller, command: cmd.ActivateLocation, view: TableView) -> str:
    """The card, and the category that is matched, if that is its cost (R42.7)."""
    card, matched = card_or_name(tell, command, view), command.matched
    if matched is None:
        return card
    category = tell.words.category(matched.category)
    return tell.say("hint-matching", card=card, category=category, owner=tell.who(matched.owner))


def stored(tell: Teller, command: cmd.StoreGoods, view: TableView) -> str:
    """The goods, and the card that they are put on."""
    card = tell.card(view.site(command.site)[1].card)
    if not command.goods:
        return tell.say("advice-stored.nothing", card=card)
    return tell.say("advice-stored", goods=tell.goods(command.goods), card=card)


def developed(tell: Teller, command: cmd.DevelopLocation, view: TableView) -> str:
    site = view.site(command.site)[1]
    if site.ruin:
        return tell.say("hint-over_ruin", card=tell.card(command.card))
    return tell.say("hint-over_location", card=tell.card(command.card), over=tell.card(site.card))


def of_owner(tell: Teller, command: cmd.RazeLocation | cmd.UseOpenProduction, view: TableView) -> str:
    return tell.say("hint-of", card=tell.card(view.site(command.site)[1].card), owner=tell.who(command.owner))


def face_up(tell: Teller, command: cmd.TakeConnection, view: TableView) -> str:
    return tell.card(next(pile.face_up or "" for pile in view.piles if pile.colour == command.pile))


def answer(tell: Teller, command: cmd.Choose, view: TableView) -> str:
    """A player, a card, a good, an icon or a level that answers a question, or `nothing`."""
    known, answer = tell.words.catalog, command.answer
    if answer in view.seats:
        return tell.who(answer)
    if answer in known.locations or answer in known.connections or answer in known.districts:
        return tell.card(answer)
    return tell.words.answer_name(answer)
