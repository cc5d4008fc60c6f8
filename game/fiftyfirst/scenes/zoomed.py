"""What 51st State shows closely: Locations, Connection cards, faction boards, Machines, Areas, HQ cards and tiles."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.fiftyfirst.art.faces import full_face
from game.fiftyfirst.cards.sets.borders import border_sides
from game.fiftyfirst.match.match import Match
from game.fiftyfirst.of_context import catalog_of, wording_of
from game.fiftyfirst.rules.commands import ConstructLocation
from game.fiftyfirst.rules.forecast import Forecast, if_built
from game.fiftyfirst.table.draw.cards import Print, printed_face
from game.fiftyfirst.table.topics import topic_of_card
from game.fiftyfirst.wording import forecasts, printed
from game.kernel.seats import Seat
from game.ui.context import Context
from game.wording.sentence import Fact


def picture(context: Context, card: str, width: int, large: bool = True, text: float = 1.0) -> pygame.Surface:
    """The face of a card, board or tile. ``text`` scales its text, except on a ``large`` Location."""
    location, wording = context.content.locations.get(card), wording_of(context)
    if location and large:
        return full_face(location, width, wording)
    face = printed_face(card, Print(wording, width, text, game=context.match.game if context.match else None))
    assert face is not None
    return face


def other_side(context: Context, card: str, by_the_book: bool) -> str | None:
    """That of a border tile, or of a Machine ``by_the_book``: at the table nobody may look at it (R44.5.1)."""
    catalog = context.content
    return catalog.other_face(card) if by_the_book or card in border_sides(catalog) else None


def facts(context: Context, card: str, by_the_book: bool) -> Sequence[Fact]:
    """Everything printed on it, and how often it is in the game."""
    game, wording = context.match.game if context.match else None, wording_of(context)
    return printed.facts(wording, wording.catalog.printed[card], game, by_the_book)


def leading(context: Context, card: str) -> int:
    """The number of facts that tell what the card does, which come first."""
    return printed.effects(wording_of(context), catalog_of(context).printed[card])


def topic(context: Context, card: str) -> str | None:
    """The section of the rules about it."""
    return topic_of_card(wording_of(context), card)


def preview(context: Context, card: str) -> Fact | None:
    """What building this card now would bring, if it is in the viewer's hand."""
    match, seat = context.match, context.viewer
    if match is None or not isinstance(seat, Seat) or match.status.phase != "action":
        return None
    if card not in (match.view(seat).player(seat).hand or ()):
        return None
    return Fact("build", context.text("zoom-if-built"), _gain_if_built(context, match, seat, card))


def _gain_if_built(context: Context, match: Match, seat: Seat, card: str) -> str:
    """Price and gain if the card can be constructed now, else its gain alone."""
    wording = wording_of(context)
    waiting = match.status.to_move == seat and not match.awaiting_end_turn
    for command in match.legal() if waiting else ():
        if isinstance(command, ConstructLocation) and command.card == card:
            foreseen = match.forecast(command)
            if isinstance(foreseen, Forecast):
                told = forecasts.forecast(wording, foreseen, command, match.names)
                asked = forecasts.forecast_question(wording, foreseen, command, card, match.names)
                return f"{told}. {asked or ''}".strip()
    gained, options = match.ask(if_built, seat, card), forecasts.options_of(wording, card)
    choice = [wording.any_of([wording.goods(goods) for goods in options])] if options else []
    return wording.all_of([*([wording.goods(gained)] if gained or not choice else []), *choice])
