"""Moves for screen readers, in whole sentences."""

from __future__ import annotations

from collections.abc import Iterator

from game.fiftyfirst.cli.text_moves import MoveList, bare, discard_of
from game.fiftyfirst.rules.commands import Named
from game.fiftyfirst.rules.forecast import Forecast
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.sheets import site_name
from game.fiftyfirst.wording import forecasts
from game.kernel.refusal import Refusal
from game.kernel.seats import NOBODY, Seat
from game.wording.sentence import SHORT


class PlainMoves(MoveList):
    """Moves as sentences, each followed by one about its outcomes."""

    def move(self, command: AnyCommand) -> str:
        """A legal move in words; it is chosen by its number."""
        return self._told(self._said(command), command)

    def _said(self, command: AnyCommand) -> str:
        return self.titles.say(self.match.write_move(command))

    def put(self, text: str, outcomes: str, forecast: Forecast) -> str:
        if not outcomes:
            return text
        return self.words.text("plain-move.reveals" if forecast.reveals else "plain-move", move=text, outcomes=outcomes)

    def payment(self, command: AnyCommand) -> str:
        """A way to pay in words; it is chosen by its number. All that is paid is named behind the move."""
        paid = [*self._paid(command), *self._discarded(command)]
        move = self._said(bare(command))
        return self.words.text("plain-payment", move=move, goods=self.words.all_of(paid)) if paid else move

    def _paid(self, command: AnyCommand) -> Iterator[str]:
        """The goods that a command pays, and from which card, if not from the supply."""
        for pay in getattr(command, "payment", None) or ():
            site = None if pay.site is None else self._site_name(pay.site, command.seat)
            for good, count in pay.goods.items():
                goods = self.words.goods({good: count}, SHORT)
                yield self.words.text("plain-payment.from", goods=goods, site=site) if site else goods

    def _discarded(self, command: AnyCommand) -> Iterator[str]:
        """What a command discards: of which kind, and its titles."""
        if names := discard_of(command):
            cards = [self._name(name, command.seat) for name in names]
            foreseen = self.match.forecast(command)
            yield forecasts.discarded(self.words, None if isinstance(foreseen, Refusal) else foreseen, command, cards)

    def _name(self, name: Named, seat: Seat) -> str:
        """A card, or that of a Ruin, at which its owner may look (R20.5); one of several has its name in moves."""
        if isinstance(name, str):
            return self.words.card(name)
        ruins = {site.id: self.words.card(site.card) for site in self.match.view(seat).player(seat).sites if site.ruin}
        if len(ruins) == 1:
            return ruins[name]
        return self.words.text("plain-payment.ruin", site=self._site_name(name, seat), card=ruins[name])

    def _site_name(self, number: int, seat: Seat) -> str:
        return self.titles.put(site_name(self.match.game, self.match.view(NOBODY), number, seat))
