"""What a phase gave and took, as a value: cells in a column for each seat, which appear one after another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

import msgspec

from game.kernel.seats import Seat
from game.ui.places import CleanupRow, HitAt, IncomeSource, Label

CellAt = IncomeSource | HitAt | CleanupRow
At = TypeVar("At", bound=CellAt)
Cell = TypeVar("Cell")


class Account(msgspec.Struct, Generic[At, Cell], frozen=True):
    """What happened to each seat in a phase: Production, Assault or the end of Cleanup.

    Attributes:
        phase: Its name, as in the rules.
        seats: In player order, from the first player on.
        cells: What is told at each place, in the order in which it is told.
    """

    round: int
    phase: str
    first_player: Seat
    seats: tuple[Seat, ...]
    cells: Mapping[At, Cell]

    @property
    def steps(self) -> Sequence[Sequence[Label]]:
        """What appears together, one after another."""
        return [(label,) for label in self.cells]

    def column_of(self, label: Label | None) -> Sequence[Label]:
        """The cells of one seat, of which this is one; none if it is no cell."""
        return [one for one in self.cells if one.seat == label.seat] if isinstance(label, CellAt) else ()

    def told_of(self, seat: Seat) -> Mapping[At, Cell]:
        """The cells of a seat."""
        return {label: cell for label, cell in self.cells.items() if label.seat == seat}
