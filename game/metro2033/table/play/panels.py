"""The panels over the table: which of several commands it is, and an exchange of goods."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from game.metro2033.cards.vocabulary import GOODS
from game.metro2033.rules.commands import ExchangeGoods
from game.ui.places import Answer, Label, Place
from game.ui.table.play.modes import Panel, Rest

if TYPE_CHECKING:
    from game.ui.table.play.controller import Controller


class Choosing(Panel, frozen=True):
    """One of several ``commands`` is to be chosen, each by its place in the order."""

    commands: tuple[Any, ...]

    def click(self, table: Controller, label: Label | None, _shift: bool, /) -> None:
        table.mode = Rest()
        if isinstance(label, Answer) and isinstance(label.value, int):
            table.submit(self.commands[label.value])

    def key(self, table: Controller, name: str, _label: Label | None, /) -> bool:
        """The digits choose."""
        if not name.isdecimal() or not 0 < int(name) <= len(self.commands):
            return False
        self.click(table, Answer(int(name) - 1), False)
        return True


class GoodChip(Place, frozen=True, tag="exchanged"):
    """A good to be given (``side`` is `given`), or to be taken."""

    side: str
    good: str


LESS, MORE = "less", "more"
"""The buttons beside the number of goods."""


class ExchangingGoods(Panel, frozen=True):
    """So many goods are given for another kind: ``commands`` are all that is possible."""

    commands: tuple[ExchangeGoods, ...]
    given: str
    taken: str
    count: int = 1

    @property
    def confirms(self) -> bool:
        return True

    @property
    def most(self) -> int:
        """The largest number that can be given."""
        return max([command.count for command in self.commands if command.given == self.given], default=0)

    @property
    def givable(self) -> Sequence[str]:
        """The goods that can be given."""
        return [good for good in GOODS if any(command.given == good for command in self.commands)]

    @property
    def command(self) -> ExchangeGoods:
        return ExchangeGoods(self.commands[0].seat, self.count, self.given, self.taken)

    def confirm(self, table: Controller) -> None:
        table.mode = Rest()
        table.submit(self.command)

    def click(self, table: Controller, label: Label | None, _shift: bool, /) -> None:
        if label in (LESS, MORE):
            table.mode = self.counting(1 if label == MORE else -1)
        elif isinstance(label, GoodChip):
            table.mode = self.with_good(label)
        else:
            table.mode = Rest()

    def key(self, table: Controller, name: str, _label: Label | None, /) -> bool:
        by = {"left": -1, "right": 1}.get(name)
        if by is None:
            return False
        table.mode = self.counting(by)
        return True

    def counting(self, by: int) -> ExchangingGoods:
        """With more or fewer goods."""
        return replace(self, count=min(max(1, self.count + by), self.most))

    def with_good(self, chip: GoodChip) -> ExchangingGoods:
        """With another good on one side; the other side gives way if it was the same."""
        given, taken = (chip.good, self.taken) if chip.side == "given" else (self.given, chip.good)
        if given not in self.givable:
            return self
        if given == taken:
            others = [good for good in GOODS if good != chip.good]
            rest = [good for good in others if good in self.givable] if chip.side == "taken" else others
            if not rest:
                return self
            given, taken = (given, rest[0]) if chip.side == "given" else (rest[0], taken)
        found = replace(self, given=given, taken=taken)
        return replace(found, count=min(found.count, found.most))
