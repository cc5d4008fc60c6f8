"""Who sits down to a new game: seats that are added and removed, names, players and factions."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.bots.player import BOTS
from game.kernel.seats import SEATS, SeatSetup
from game.rules.state import Seat
from game.ui.context import Context
from game.ui.places import SeatName
from game.ui.settings import LastSeat
from game.ui.widgets.text_field import TextField

HUMAN = "human"
PLAYERS = (HUMAN, *BOTS)
"""Who may sit at a seat: a person, or a bot by its name."""

FEWEST, MOST = 2, len(SEATS)
LONGEST_NAME = 16


class SeatRow:
    """What is entered for one seat; ``faction`` None is a random one, an empty name the usual one."""

    def __init__(self, seat: Seat, last: LastSeat) -> None:
        self.name = TextField("", last.name, longest=LONGEST_NAME)
        self.player = last.player
        self.faction = last.faction
        self.take(seat)

    def take(self, seat: Seat) -> None:
        """Sit down there."""
        self.seat = seat
        self.name.label = SeatName(seat)

    @property
    def entered(self) -> LastSeat:
        return LastSeat(self.name.text.strip(), self.player, self.faction)


class Seating:
    """The seats of a new game, in clockwise order; at first those of the last one."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._factions = tuple(context.catalog.factions)
        last = usable(context.settings.seats, self._factions)
        self.rows = [SeatRow(seat, known) for seat, known in zip(SEATS, last, strict=False)]

    def row(self, seat: Seat) -> SeatRow:
        return next(row for row in self.rows if row.seat == seat)

    def add(self) -> None:
        """One more player; there are ``MOST`` seats."""
        self.rows.append(SeatRow(SEATS[len(self.rows)], LastSeat("", HUMAN)))

    def remove(self, row: SeatRow) -> None:
        """Who sat there leaves; the others move up. ``FEWEST`` have to stay."""
        self.rows.remove(row)
        for seat, left in zip(SEATS, self.rows, strict=False):
            left.take(seat)

    def usual_name(self, row: SeatRow) -> str:
        """The name of a player for whom none is entered."""
        key = "new-name" if row.player == HUMAN else "new-name-robot"
        return self._context.text(key, number=SEATS.index(row.seat) + 1)

    def name(self, row: SeatRow) -> str:
        return row.entered.name or self.usual_name(row)

    def taken_by(self, row: SeatRow, faction: str | None) -> str | None:
        """The name of the other player who has this faction: nobody else may (R3.5)."""
        return next((self.name(other) for other in self.rows if faction and self._has(other, row, faction)), None)

    def _has(self, other: SeatRow, row: SeatRow, faction: str) -> bool:
        return other is not row and other.faction == faction

    @property
    def same_names(self) -> bool:
        """Whether two players could not be told from each other."""
        names = [self.name(row).casefold() for row in self.rows]
        return len(set(names)) < len(names)

    def setups(self) -> tuple[SeatSetup, ...]:
        """The seats of the match."""
        kept = self._context.wording.kept_name
        return tuple(SeatSetup(kept(self.name(row)), row.player, row.faction) for row in self.rows)

    def entered(self) -> tuple[LastSeat, ...]:
        """What to remember for the next new game."""
        return tuple(row.entered for row in self.rows)


def usable(last: Sequence[LastSeat], factions: Collection[str]) -> tuple[LastSeat, ...]:
    """The remembered seats as far as this program can still seat them, at least two."""
    taken: set[str] = set()
    seats = []
    for seat in last[:MOST]:
        faction = seat.faction if seat.faction in factions and seat.faction not in taken else None
        taken.update([faction] if faction else [])
        player = seat.player if seat.player in PLAYERS else HUMAN
        seats.append(LastSeat(seat.name[:LONGEST_NAME], player, faction))
    return (*seats, *(LastSeat("", HUMAN) for _ in range(FEWEST - len(seats))))
