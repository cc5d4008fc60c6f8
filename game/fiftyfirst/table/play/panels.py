"""The panels of 51st State: in which way, with what discards and with which goods an action is done. No rule is known
here: the match says what is legal and what it costs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from game.fiftyfirst.rules import commands as cmd
from game.fiftyfirst.rules.bill import PRECIOUS, Bill, GoodsSource
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.play.targets import discard_of, matched_of
from game.kernel.bag import EMPTY, Bag
from game.ui import places
from game.ui.input import Position
from game.ui.table import labels
from game.ui.table.play.controller import Controller
from game.ui.table.play.modes import Held, Mode, Panel, Rest

if TYPE_CHECKING:
    from game.fiftyfirst.table.sight import Standing
    from game.fiftyfirst.table.zone import Gathers

_STEPS = {"up": "plus", "+": "plus", "=": "plus", "[+]": "plus", "down": "minus", "-": "minus", "[-]": "minus"}
"""Key -> the step of the payment that it makes."""


def opens_payment_panel(ways: Sequence[cmd.Payment], always: bool) -> bool:
    """Whether to ask how to pay, given the possible ``ways``, the default first.

    Asks if there is a choice and either ``always`` is set, the default spends a wild good or a development token, or
    the ways that spend neither differ in goods.
    """
    if len(ways) < 2:
        return False
    plain = [goods for goods in map(cmd.paid_goods, ways) if PRECIOUS.isdisjoint(goods)]
    return always or cmd.paid_goods(ways[0]) not in plain or any(goods != plain[0] for goods in plain)


class Gathering(Panel, frozen=True):
    """The panel that gathers what is spent at the place of a set, token by token (R44.14)."""

    place: places.Label
    goods: Bag = EMPTY

    @property
    def confirms(self) -> bool:
        return True

    @property
    def is_ready(self) -> bool:
        return bool(self.goods)

    @property
    def is_side(self) -> bool:
        return True

    def pick_up(self, standing: Any, label: places.Label | None, start: Position, pos: Position) -> Held | None:
        """One more token for the place."""
        if not isinstance(label, spots.OwnGoods) or self.goods[label.good] >= standing.me.goods[label.good]:
            return None
        target = row_at(standing, self).target(standing, self.place, label.good, self.goods)
        return Held(label, (target,), start, pos, self) if target else None

    def click(self, table: Controller, label: places.Label | None, _: bool) -> None:
        match label:
            case spots.PaymentStep(step, good):
                self._step(table, good, step)
            case spots.PaymentGood(good) | spots.OwnGoods(good):
                self._step(table, good, "plus")
            case labels.END_TURN:
                self.confirm(table)
                table.end_turn()
            case _ if label != self.place:
                table.mode = Rest()

    def confirm(self, table: Controller) -> None:
        command = command_of(table.standing, self)
        if command:
            table.mode = Rest()
            table.table.submit(command)

    def key(self, table: Controller, name: str, label: places.Label | None) -> bool:
        if not isinstance(label, spots.PaymentGood | spots.PaymentStep):
            return False
        if name in ("return", "enter"):
            self.confirm(table)
        elif name in _STEPS:
            self._step(table, label.good, _STEPS[name])
        return name in ("return", "enter", *_STEPS)

    def _step(self, table: Controller, good: str, step: str) -> None:
        """One token more (`plus`) or less (`minus`) at the place."""
        more = with_one_more(table.standing, self, good) if step == "plus" else with_one_less(self, good)
        table.mode = more or self


class Branching(Panel, frozen=True):
    """The panel that asks in which way to do an action: in which branch of a faction action, what to repeat (R54), how
    many times to pay it (R43.8.7), or what to match: first the pile, then a category of its top card (R42.7)."""

    commands: tuple[AnyCommand, ...]

    @property
    def ways(self) -> tuple[Way, ...]:
        """The ways, each once; several commands of one differ in what they discard."""
        return tuple(dict.fromkeys(map(self._way, self.commands)))

    def of(self, way: Way) -> tuple[AnyCommand, ...]:
        """The commands that do the action in this way."""
        return tuple(command for command in self.commands if self._way(command) == way)

    @property
    def asks_pile(self) -> bool:
        """Whether the ways are the seats of discard piles on which there is something to match."""
        return len({matched.owner for command in self.commands if (matched := matched_of(command))}) > 1

    def click(self, table: Controller, label: places.Label | None, shift: bool) -> None:
        if isinstance(label, spots.WayOption):
            table.choose(self.of(label.way), shift)
        else:
            table.mode = Rest()

    def _way(self, command: AnyCommand) -> Way:
        match command:
            case cmd.ActivateFaction():
                return command.action
            case cmd.ActivateLocation(matched=None):
                return command.times
            case cmd.ActivateLocation(matched=cmd.Matched() as matched):
                return matched.owner if self.asks_pile else matched.category
            case _:
                return 1


Way = str | int
"""The name of a use of a faction board, the number of times that an action is paid (1 for any other command), the seat
of a pile, or a category to match."""


class Exchanging(Panel, frozen=True):
    """The panel that asks which good to take for two workers (R12.2)."""

    commands: tuple[AnyCommand, ...]

    def click(self, table: Controller, label: places.Label | None, shift: bool) -> None:
        if not isinstance(label, spots.ExchangeFor):
            table.mode = Rest()
            return
        for command in self.commands:
            if isinstance(command, cmd.ExchangeWorkers) and command.good == label.good:
                table.choose([command], shift)
                break


class Discarding(Panel, frozen=True):
    """The panel that asks which cards, Deals or Ruin to discard, one after the other.

    The ``commands`` differ only in what they discard; all discard what is already ``chosen``.
    """

    commands: tuple[AnyCommand, ...]
    asks_payment: bool = False
    chosen: tuple[cmd.Named, ...] = ()

    @property
    def options(self) -> tuple[cmd.Named, ...]:
        """The cards, Deals or Ruins to choose from next, without duplicates."""
        lefts = (Counter(discard_of(command)) - Counter(self.chosen) for command in self.commands)
        return tuple(dict.fromkeys(name for left in lefts for name in left))

    def with_option(self, index: int) -> Discarding:
        """This mode with one more option chosen, and only the commands that discard it."""
        name = self.options[index]
        wanted = Counter((*self.chosen, name))
        commands = tuple(command for command in self.commands if wanted <= Counter(discard_of(command)))
        return msgspec.structs.replace(self, commands=commands, chosen=(*self.chosen, name))

    def click(self, table: Controller, label: places.Label | None, shift: bool) -> None:
        if not isinstance(label, spots.DiscardOption):
            table.mode = Rest()
            return
        table.mode = chosen = self.with_option(label.index)
        if len(chosen.commands) == 1:
            table.choose(chosen.commands, shift or chosen.asks_payment)


class Paying(Panel, frozen=True):
    """The panel that asks how to pay: ``payment`` is what is taken up to now, at first the canonical payment."""

    command: AnyCommand
    bill: Bill
    payment: cmd.Payment

    @property
    def paid(self) -> AnyCommand:
        """The command with its payment."""
        return msgspec.structs.replace(self.command, payment=self.payment)

    @property
    def usual(self) -> AnyCommand:
        """The command with the canonical payment."""
        return msgspec.structs.replace(self.command, payment=self.bill.purse.canonical(self.bill.price))

    @property
    def is_settled(self) -> bool:
        """Whether the payment pays for the command."""
        return self.bill.accepts(self.payment)

    def stepped(self, source: GoodsSource, step: str) -> Paying | None:
        """The panel with one good of ``source`` more (`plus`) or less (`minus`); None if no payment has that many."""
        change = self.bill.more if step == "plus" else self.bill.less
        payment = change(self.payment, source)
        return None if payment is None else msgspec.structs.replace(self, payment=payment)

    @property
    def confirms(self) -> bool:
        return True

    @property
    def pulses(self) -> bool:
        return True

    def click(self, table: Controller, label: places.Label | None, _: bool) -> None:
        match label:
            case spots.PaymentStep(step, good, site):
                self._step(table, GoodsSource(good, site), step)
            case spots.PaymentGood(good, site):
                self._step(table, GoodsSource(good, site), "plus")
            case _:
                table.mode = Rest()

    def confirm(self, table: Controller) -> None:
        if self.is_settled:
            table.mode = Rest()
            table.submit(self.paid)

    def key(self, table: Controller, name: str, label: places.Label | None) -> bool:
        if not isinstance(label, spots.PaymentGood | spots.PaymentStep):
            return False
        if name in ("return", "enter"):
            self.confirm(table)
        elif name in _STEPS:
            self._step(table, GoodsSource(label.good, label.site), _STEPS[name])
        return name in ("return", "enter", *_STEPS)

    def _step(self, table: Controller, source: GoodsSource, step: str) -> None:
        table.mode = self.stepped(source, step) or self


class Passing(Panel, frozen=True):
    """The panel that asks whether to pass."""

    command: AnyCommand

    @property
    def confirms(self) -> bool:
        return True

    def confirm(self, table: Controller) -> None:
        table.mode = Rest()
        table.table.submit(self.command)


def row_at(standing: Standing, mode: Gathering) -> Gathers:
    """How goods are gathered at the place of a panel."""
    gathers: Gathers | None = standing.zone(mode.place).gathers
    assert gathers is not None, "the row of the place says how they are gathered there"
    return gathers


def kinds(standing: Standing, mode: Gathering) -> tuple[str, ...]:
    """The goods that can be spent at the place."""
    usable, order = {good for goods in standing.spendings(mode.place) for good in goods}, row_at(standing, mode).order
    return tuple(sorted(usable, key=lambda good: order.index(good) if good in order else len(order)))


def gathered_at(mode: Mode, place: places.Label) -> Bag:
    """The goods that are gathered at a place; also while one more is dragged there."""
    gathering = mode.under if isinstance(mode, Held) else mode
    return gathering.goods if isinstance(gathering, Gathering) and gathering.place == place else EMPTY


def with_one_more(standing: Standing, mode: Gathering, good: str) -> Gathering | None:
    """The panel with one more of a good gathered; None if no command spends that many or more."""
    goods = mode.goods + {good: 1}
    can_grow = any(all(end[good] >= count for good, count in goods.items()) for end in standing.spendings(mode.place))
    return Gathering(mode.place, goods) if can_grow else None


def with_one_less(mode: Gathering, good: str) -> Gathering | None:
    """The panel with one less of a good gathered; None if there is none."""
    return Gathering(mode.place, mode.goods - {good: 1}) if mode.goods[good] else None


def command_of(standing: Standing, mode: Gathering) -> AnyCommand | None:
    """The command that spends just the gathered goods; None if there is none."""
    return standing.spending(mode.place, mode.goods)
