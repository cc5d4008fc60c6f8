"""Moves as text: the writing half of the notation.

Apart from the reading half, because the list of legal moves is sorted by this text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from game.cards.vocabulary import SPENDABLE
from game.rules import commands as cm
from game.rules.game import Game
from game.rules.state import GameState, Player, Seat, Site

RUIN = "Ruin"
"""What stands for a card that has become a Ruin, whatever its front (R1.11)."""


def move_text(game: Game, state: GameState, command: cm.AnyCommand, with_payment: bool = False) -> str:
    """The move as text, without judging it: what the command discards is always named, what it pays only if asked."""
    text = _VERBS[type(command)](game, state, command)
    payment = getattr(command, "payment", None) if with_payment else None
    if payment:
        text += " paying " + payment_text(game, state, command.seat, payment)
    discard: tuple[str, ...] = getattr(command, "discard", ())
    return f"{text} discarding {card_names(game, discard)}" if discard else text


def payment_text(game: Game, state: GameState, seat: Seat, payment: cm.Payment) -> str:
    """What follows ``paying``: ``{worker: 1} and {worker: 1} from Camp``."""
    return " and ".join(_pay_text(game, state, seat, pay) for pay in payment)


def site_name(game: Game, state: GameState, site: int, seat: Seat) -> str:
    """How ``seat`` names a Site: ``School``, ``School#2``, ``B:School`` in another State; ``#7`` if there is none."""
    owner = state.owner_of(site)
    if owner is None:
        return f"#{site}"
    name = _name_in_state(game, state.player(owner), site)
    return name if owner == seat else f"{owner}:{name}"


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


def _name_in_state(game: Game, player: Player, number: int) -> str:
    """The name of a Site without its seat; Ruins count apart from Locations."""
    site = player.site(number)
    assert site is not None
    card = RUIN if site.ruin else site.card
    place = sum(is_named(other, card) for other in player.sites[: player.sites.index(site)]) + 1
    title = RUIN if site.ruin else title_of(game, card)
    return title if place == 1 else f"{title}#{place}"


def _pay_text(game: Game, state: GameState, seat: Seat, pay: cm.Pay) -> str:
    goods = bag_text(pay.goods)
    return goods if pay.site is None else f"{goods} from {site_name(game, state, pay.site, seat)}"


def _with_card(verb: str) -> Callable[[Game, GameState, Any], str]:
    return lambda game, _state, command: f"{verb} {title_of(game, command.card)}"


def _with_site(verb: str) -> Callable[[Game, GameState, Any], str]:
    return lambda game, state, command: f"{verb} {site_name(game, state, command.site, command.seat)}"


def _with_word(verb: str, field: str) -> Callable[[Game, GameState, Any], str]:
    return lambda _game, _state, command: f"{verb} {getattr(command, field)}"


def _keep(game: Game, _state: GameState, command: cm.KeepCards) -> str:
    return f"keep {card_names(game, command.cards)}"


def _develop(game: Game, state: GameState, command: cm.DevelopLocation) -> str:
    over = site_name(game, state, command.site, command.seat)
    return f"develop {title_of(game, command.card)} over {over}"


def _store(game: Game, state: GameState, command: cm.StoreGoods) -> str:
    goods = bag_text(command.goods) if command.goods else "nothing"
    return f"store {goods} on {site_name(game, state, command.site, command.seat)}"


_VERBS: dict[type[cm.AnyCommand], Callable[[Game, GameState, Any], str]] = {
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
    cm.FinishTurn: lambda *_: "done",
    cm.Pass: lambda *_: "pass",
}
