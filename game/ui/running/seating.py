"""The seats of a new game: how many there are, their names, players and factions."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.bots.levels import LEVELS
from game.kernel.seats import HUMAN, Seat, SeatSetup
from game.play.programs import is_program, title_of
from game.rules.state import SEATS
from game.ui.context import Context
from game.ui.places import SeatName
from game.ui.settings import LastSeat
from game.ui.widgets.text_field import TextField

ROBOTS = tuple(LEVELS)
"""The levels of robots that are offered, the weakest first."""

FORMER = ("random", "greedy")
"""Robots that were offered before; the weakest takes their place."""

USUAL_ROBOT = "medium"
"""The robot that is offered first."""

FEWEST, MOST = 2, len(SEATS)
"""Minimum and maximum number of players."""

LONGEST_NAME = 16
"""Maximum letters of a player's name."""


def robot_name(context: Context, robot: str) -> str:
    """The name of a robot as it is shown."""
    if is_program(robot):
        return context.text("bot-program", program=title_of(robot))
    return context.text(f"bot-{robot}")


def offered(context: Context) -> tuple[str, ...]:
    """The robots that can be chosen: the levels, then the programs that the user has named."""
    return (*ROBOTS, *context.programs)


class SeatedPlayer:
    """The player of a seat: a person or one of the ``robots``. In place of a program that is none of them stands the
    usual robot; any other name is a person's."""

    def __init__(self, player: str, robots: Sequence[str]) -> None:
        self._robots = robots
        self.robot = player if player in robots else USUAL_ROBOT
        self.is_robot = player in robots or is_program(player)

    @property
    def name(self) -> str:
        """The name in match files."""
        return self.robot if self.is_robot else HUMAN

    def choose(self, player: str) -> None:
        """Seat a person, or a robot by its name."""
        self.is_robot = player != HUMAN
        if self.is_robot:
            self.robot = player

    def other_robot(self, step: int) -> str | None:
        """The robot so many places further; None if there is none."""
        place = self._robots.index(self.robot) + step
        return self._robots[place] if 0 <= place < len(self._robots) else None


class SeatRow:
    """What is entered for one seat. ``faction`` None is a random one; without a name it has the default name."""

    def __init__(self, seat: Seat, last: LastSeat, robots: Sequence[str]) -> None:
        self.name = TextField("", last.name, longest=LONGEST_NAME)
        self.player = SeatedPlayer(last.player, robots)
        self.faction = last.faction
        self.take(seat)

    def take(self, seat: Seat) -> None:
        """Move to another seat."""
        self.seat = seat
        self.name.label = SeatName(seat)

    def choose(self, faction: str | None) -> None:
        self.faction = faction

    @property
    def entered(self) -> LastSeat:
        return LastSeat(self.name.text.strip(), self.player.name, self.faction)


class Seating:
    """The seats of a new game in clockwise order, at first as in the last new game; the first one is of a person and a
    robot."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._factions = tuple(context.catalog.factions)
        self._robots = offered(context)
        last = usable(context.settings.seats, self._factions)
        self.rows = [SeatRow(seat, known, self._robots) for seat, known in zip(SEATS, last, strict=False)]

    def row(self, seat: Seat) -> SeatRow:
        return next(row for row in self.rows if row.seat == seat)

    def add(self) -> None:
        """Add a player, a robot like the last one if no more than one person plays; there may be ``MOST``."""
        robots = [row.player.name for row in self.rows if row.player.is_robot]
        player = robots[-1] if len(self.rows) - len(robots) <= 1 else HUMAN
        self.rows.append(SeatRow(SEATS[len(self.rows)], LastSeat("", player), self._robots))

    def remove(self, row: SeatRow) -> None:
        """Remove a player; the others move up. ``FEWEST`` have to stay."""
        self.rows.remove(row)
        for seat, left in zip(SEATS, self.rows, strict=False):
            left.take(seat)

    def usual_name(self, row: SeatRow) -> str:
        """The default name: that of a player for whom none is entered."""
        key = "new-name-robot" if row.player.is_robot else "new-name"
        return self._context.text(key, number=SEATS.index(row.seat) + 1)

    def name(self, row: SeatRow) -> str:
        return row.entered.name or self.usual_name(row)

    def taken_by(self, row: SeatRow, faction: str | None) -> str | None:
        """The name of another player with this faction, if any: no two may have the same (R3.5)."""
        others = (other for other in self.rows if faction and other is not row and other.faction == faction)
        return next(map(self.name, others), None)

    @property
    def same_names(self) -> bool:
        """Whether two players have the same name, but for capitals."""
        names = [self.name(row).casefold() for row in self.rows]
        return len(set(names)) < len(names)

    def setups(self) -> tuple[SeatSetup, ...]:
        """The seats of the match."""
        kept = self._context.wording.kept_name
        return tuple(SeatSetup(kept(self.name(row)), row.player.name, row.faction) for row in self.rows)

    def against(self, bot: str) -> tuple[SeatSetup, ...]:
        """The seats of a match of the first person against a bot, with random factions."""
        text = self._context.text
        solo = self._context.settings.solo
        name = next((row.entered.name for row in self.rows if not row.player.is_robot and row.entered.name), "")
        name = name or (solo.name.strip() if solo and solo.player == HUMAN else "")
        person = self._context.wording.kept_name(name or text("new-name", number=1))
        return SeatSetup(person), SeatSetup(text("new-name-robot", number=2), bot)

    def entered(self) -> tuple[LastSeat, ...]:
        """What to remember for the next new game."""
        return tuple(row.entered for row in self.rows)


def usable(last: Sequence[LastSeat], factions: Collection[str]) -> tuple[LastSeat, ...]:
    """The remembered seats, without factions and bots that do not exist any more. Up to ``FEWEST`` are added: the first
    of all is a person, the others are robots."""
    taken: set[str] = set()
    seats = []
    for seat in last[:MOST]:
        faction = seat.faction if seat.faction in factions and seat.faction not in taken else None
        taken.update([faction] if faction else [])
        player = ROBOTS[0] if seat.player in FORMER else seat.player
        is_robot = player in ROBOTS or is_program(player)
        seats.append(LastSeat(seat.name[:LONGEST_NAME], player if is_robot else HUMAN, faction))
    filled = (LastSeat("", USUAL_ROBOT if number else HUMAN) for number in range(len(seats), FEWEST))
    return (*seats, *filled)
