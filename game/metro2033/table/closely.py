"""What Metro 2033 shows closely: its cards, and the stations of its map."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import pygame
from msgspec.structs import replace

from game.kernel.refusal import Refusal
from game.kernel.seats import NOBODY, Seat
from game.metro2033.art.faces.face import face, station_face
from game.metro2033.cards.card import QuestCard
from game.metro2033.of_context import metro_words
from game.metro2033.rules import commands as cmd
from game.metro2033.rules.state import MetroState
from game.metro2033.wording import card_words
from game.metro2033.wording.card_rules import SECTIONS
from game.metro2033.wording.command_rows import COMMANDS
from game.metro2033.wording.metro_words import MetroWords
from game.ui.context import Context
from game.wording.sentence import Fact

_NAMED: Final[Mapping[type[cmd.MetroCommand], str]] = {
    cmd.TakeFaction: "faction",
    cmd.TakeHero: "hero",
    cmd.KeepCard: "card",
    cmd.ProposeLaw: "law",
    cmd.BuyEquipment: "card",
    cmd.PlayBattleCard: "card",
    cmd.UseProperty: "card",
    cmd.CompleteQuest: "quest",
}
"""What is done with a card -> the field that names it."""

_WAYS: Final[Mapping[type[cmd.MetroCommand], Mapping[str, Any]]] = {
    cmd.BuyEquipment: {"discarding": None},
    cmd.UseProperty: {"goods": (), "equipment": None},
}
"""What is done -> in which fields the ways to do it differ, without any of them."""


def picture(context: Context, card: str, width: int, large: bool = True, text: float = 1.0) -> pygame.Surface:
    """The face of a card or a station. ``text`` scales its title, except where it is ``large``."""
    words, scale = metro_words(context), 1.0 if large else text
    if card in words.cards_of_game.map.stations:
        return station_face(words, card, width, owner=_owner(context, card), text=scale)
    return face(words, card, width, text=scale)


def _owner(context: Context, station: str) -> str:
    """The faction that owns a station in the match on the table; empty if there is none."""
    if context.match is None:
        return ""
    view: MetroState = context.match.view(NOBODY)
    seat = view.owners.get(station)
    return (view.player(seat).faction or "") if seat else ""


def other_side(_: Context, __: str, ___: bool) -> str | None:
    """None: the backs of cards tell nothing."""
    return None


def facts(context: Context, card: str, _: bool) -> Sequence[Fact]:
    """Everything printed on it; of a station also whose it is in the match on the table, and who stands there."""
    return (*card_words.facts(metro_words(context), card), *_in_match(context, card))


def _in_match(context: Context, station: str) -> Iterator[Fact]:
    match, words = context.match, metro_words(context)
    if match is None or station not in words.cards_of_game.map.stations:
        return
    view: MetroState = match.view(NOBODY)
    owner = view.owners.get(station)
    if owner:
        faction, name = _faction(words, view, owner), words.called(match.names, owner)
        yield words.fact("metro2033/capture", "fact-owner", faction=faction, name=name)
    heroes = [_hero(words, view, seat) for seat in view.seats if view.player(seat).at == station]
    if heroes:
        yield Fact("metro2033/hero", words.text("fact-there.heading"), words.all_of(heroes))


def _hero(words: MetroWords, view: MetroState, seat: Seat) -> str:
    hero = view.player(seat).hero
    return words.text("fact-there", hero=words.title(hero) if hero else seat, faction=_faction(words, view, seat))


def _faction(words: MetroWords, view: MetroState, seat: Seat) -> str:
    faction = view.player(seat).faction
    return words.short_title(faction) if faction else seat


def leading(context: Context, card: str) -> int:
    """The number of facts that tell what the card does: of a quest all but what its property costs."""
    printed = metro_words(context).printed(card)
    return len(facts(context, card, False)) - isinstance(printed, QuestCard)


def topic(context: Context, card: str) -> str | None:
    """The section of the rules about it."""
    printed = metro_words(context).printed(card)
    return SECTIONS[type(printed)][0] if printed is not None else None


def preview(context: Context, card: str) -> Fact | None:
    """What the viewer could do with it now, and what that would bring; None if he can do nothing, or if it brings
    something else each way."""
    ways = tuple(_ways(context, card))
    if not ways:
        return None
    kind = type(ways[0])
    heading = context.narrator.command(replace(ways[0], **_WAYS.get(kind, {})))
    told = {_brings(context, way) for way in ways}
    return Fact(COMMANDS[kind].icon, heading, told.pop()) if len(told) == 1 else None


def _ways(context: Context, card: str) -> Iterator[cmd.MetroCommand]:
    """All that the viewer may now do with a card; of several things that are done with it the first alone."""
    match, kind = context.match, None
    if match is None or match.status.to_move != context.viewer or match.awaiting_end_turn:
        return
    for command in match.legal():
        field = _NAMED.get(type(command))
        if field and getattr(command, field) == card and kind in (None, type(command)):
            kind = type(command)
            yield command


def _brings(context: Context, command: cmd.MetroCommand) -> str:
    match = context.playing
    foreseen = match.forecast(command)
    return "" if isinstance(foreseen, Refusal) else str(context.narrator.forecast(foreseen, command, match.names))
