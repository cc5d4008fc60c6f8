"""Moves as text: the writing half of the notation.

Apart from the reading half, because the list of legal moves is sorted by this text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any

from game.cards.vocabulary import SPENDABLE
from game.rules import commands as cm
from game.rules.game import Game
from game.rules.state import GameState, Seat, Site

RUIN = "Ruin"
"""What stands for a card that has become a Ruin, whatever its front (R1.11)."""


def move_text(game: Game, state: GameState, command: cm.AnyCommand, with_payment: bool = False) -> str:
    """The move as text, without judging it: what the command discards is always named, what it pays only if asked."""
    return MoveWriter(game, state, command.seat).move(command, with_payment)


def site_name(game: Game, state: GameState, site: int, seat: Seat) -> str:
    """How ``seat`` names a Site: ``School``, ``School#2``, ``B:School`` in another State; ``#7`` if there is none."""
    return MoveWriter(game, state, seat).site(site)


class MoveWriter:
    """Writes the moves of one seat in one state; how it names the Sites is worked out once."""

    def __init__(self, game: Game, state: GameState, seat: Seat) -> None:
        self.game = game
        self._state = state
        self._seat = seat

    def move(self, command: cm.AnyCommand, with_payment: bool = False) -> str:
        """The text of a command of the seat."""
        text = _VERBS[type(command)](self, command)
        payment = getattr(command, "payment", None) if with_payment else None
        if payment:
            text += " paying " + self.payment(payment)
        discard: tuple[str, ...] = getattr(command, "discard", ())
        return f"{text} discarding {card_names(self.game, discard)}" if discard else text

    def payment(self, payment: cm.Payment) -> str:
        """What follows ``paying``."""
        return " and ".join(map(self._pay, payment))

    def site(self, number: int) -> str:
        """The name of a Site as the seat writes it."""
        return self._sites.get(number) or f"#{number}"

    def _pay(self, pay: cm.Pay) -> str:
        goods = bag_text(pay.goods)
        return goods if pay.site is None else f"{goods} from {self.site(pay.site)}"

    @cached_property
    def _sites(self) -> Mapping[int, str]:
        names: dict[int, str] = {}
        for owner in self._state.owners:
            prefix = "" if owner == self._seat else f"{owner}:"
            sites = self._state.owner(owner).sites
            names.update((number, prefix + name) for number, name in _names_in_state(self.game, sites))
        return names


def title_of(game: Game, card: str) -> str:
    """The title of a Location or Connection card; a name that no card has stays as it is."""
    catalog = game.catalog
    printed = catalog.locations.get(card) or catalog.connections.get(card)
    return printed.title if printed else card


def bag_text(goods: Mapping[str, int]) -> str:
    """``{iron: 1, worker: 1}``, in the order in which the table shows goods."""
    known = [good for good in SPENDABLE if good in goods]
    unknown = sorted(set(goods) - set(known))
    return "{" + ", ".join(f"{good}: {goods[good]}" for good in (*known, *unknown)) + "}"


def is_named(site: Site, card: str) -> bool:
    """Whether a Site answers to a card id, or as a Ruin to `RUIN`."""
    return site.ruin if card == RUIN else not site.ruin and site.card == card


def card_names(game: Game, cards: Iterable[str]) -> str:
    return ", ".join(title_of(game, card) for card in cards)


def _names_in_state(game: Game, sites: Iterable[Site]) -> Iterator[tuple[int, str]]:
    """The names of the Sites without their seat; Ruins count apart from Locations."""
    seen: dict[str, int] = {}
    for site in sites:
        title = RUIN if site.ruin else title_of(game, site.card)
        place = seen[title] = seen.get(title, 0) + 1
        yield site.id, title if place == 1 else f"{title}#{place}"


def _with_card(verb: str) -> Callable[[MoveWriter, Any], str]:
    return lambda writer, command: f"{verb} {title_of(writer.game, command.card)}"


def _with_site(verb: str) -> Callable[[MoveWriter, Any], str]:
    return lambda writer, command: f"{verb} {writer.site(command.site)}"


def _with_word(verb: str, field: str) -> Callable[[MoveWriter, Any], str]:
    return lambda _, command: f"{verb} {getattr(command, field)}"


def _keep(writer: MoveWriter, command: cm.KeepCards) -> str:
    return f"keep {card_names(writer.game, command.cards)}"


def _develop(writer: MoveWriter, command: cm.DevelopLocation) -> str:
    return f"develop {title_of(writer.game, command.card)} over {writer.site(command.site)}"


def _store(writer: MoveWriter, command: cm.StoreGoods) -> str:
    goods = bag_text(command.goods) if command.goods else "nothing"
    return f"store {goods} on {writer.site(command.site)}"


_VERBS: dict[type[cm.AnyCommand], Callable[[MoveWriter, Any], str]] = {
    cm.KeepCards: _keep,
    cm.PickCard: _with_card("pick"),
    cm.ConstructLocation: _with_card("construct"),
    cm.DevelopLocation: _develop,
    cm.MakeDeal: _with_card("deal"),
    cm.RazeFromHand: _with_card("raze"),
    cm.RazeLocation: _with_site("raze"),
    cm.ActivateLocation: _with_site("activate"),
    cm.ActivateFaction: _with_word("faction", "action"),
    cm.ExchangeWorkers: _with_word("exchange", "good"),
    cm.UseOpenProduction: _with_site("visit"),
    cm.TakeConnection: _with_word("take", "pile"),
    cm.PlayConnection: _with_card("play"),
    cm.PlaceShield: _with_site("shield"),
    cm.StoreGoods: _store,
    cm.Choose: _with_word("choose", "answer"),
    cm.ChooseSite: _with_site("choose"),
    cm.ChooseDeal: _with_card("choose"),
    cm.FinishTurn: lambda *_: "done",
    cm.Pass: lambda *_: "pass",
    cm.VirtualTurn: lambda *_: "turn",
}
