"""Writing moves as text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.cards.vocabulary import SPENDABLE
from game.rules import commands as cm
from game.rules.messages import AnyCommand
from game.rules.notation.forms import FORMS
from game.rules.sets.moloch.machines import names
from game.rules.sheets import RUIN, site_name
from game.rules.state import Game, GameState, Seat, Site


def move_text(game: Game, state: GameState, command: AnyCommand, with_payment: bool = False) -> str:
    """The text of a command, legal or not: discards are always named, the payment only ``with_payment``."""
    return MoveWriter(game, state, command.seat).move(command, with_payment)


def paid_move_text(game: Game, state: GameState, seat: Seat, command: AnyCommand) -> str:
    """The text of a command of ``seat`` with its discards and its payment."""
    return MoveWriter(game, state, seat).move(command, with_payment=True)


class MoveWriter:
    """Writes the moves of one seat in one state."""

    def __init__(self, game: Game, state: GameState, seat: Seat) -> None:
        self.game = game
        self._state = state
        self._seat = seat

    def move(self, command: AnyCommand, with_payment: bool = False) -> str:
        """The text of a command of the seat."""
        text = FORMS[type(command)].write(self, command)
        payment = getattr(command, "payment", None) if with_payment else None
        if payment:
            text += " paying " + self.payment(payment)
        discard: tuple[cm.Named, ...] = getattr(command, "discard", ())
        return f"{text} discarding {', '.join(map(self._named, discard))}" if discard else text

    def payment(self, payment: cm.Payment) -> str:
        """The text after ``paying``."""
        return " and ".join(map(self._pay, payment))

    def _named(self, name: cm.Named) -> str:
        return self.title(name) if isinstance(name, str) else self.site(name)

    def title(self, card: str) -> str:
        return title_of(self.game, card)

    def titles(self, cards: Iterable[str]) -> str:
        return card_names(self.game, cards)

    def goods(self, goods: Mapping[str, int]) -> str:
        """Stored goods."""
        return bag_text(goods) if goods else "nothing"

    def site(self, number: int) -> str:
        """The name of a Site as the seat writes it."""
        return site_name(self.game, self._state, number, self._seat)

    def machine(self, place: int) -> str:
        """The name of a deployed Machine; ``#7`` if there is none at that place."""
        machines = self._state.machines
        named = names(self.game, machines) if machines else ()
        return named[place] if 0 <= place < len(named) else f"#{place}"

    def _pay(self, pay: cm.Pay) -> str:
        goods = bag_text(pay.goods)
        return goods if pay.site is None else f"{goods} from {self.site(pay.site)}"


def title_of(game: Game, card: str) -> str:
    """The title of a card, board or tile; an unknown id is returned unchanged."""
    return game.catalog.printed_titles.get(card, card)


def bag_text(goods: Mapping[str, int]) -> str:
    """Goods in the order of `SPENDABLE`.

    >>> bag_text({"worker": 1, "iron": 2})
    '{iron: 2, worker: 1}'
    """
    known = [good for good in SPENDABLE if good in goods]
    unknown = sorted(set(goods) - set(known))
    return "{" + ", ".join(f"{good}: {goods[good]}" for good in (*known, *unknown)) + "}"


def is_named(site: Site, card: str) -> bool:
    """Whether a Site has the name of a card id, or as a Ruin that of `RUIN`."""
    return site.ruin if card == RUIN else not site.ruin and site.card == card


def card_names(game: Game, cards: Iterable[str]) -> str:
    return ", ".join(title_of(game, card) for card in cards)
