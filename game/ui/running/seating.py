"""The seats of a new game: how many there are, their names, players and roles."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.seats import HUMAN, SEATS, Seat, SeatSetup
from game.play.programs import is_program, title_of
from game.ui.context import Context
from game.ui.places import SeatName
from game.ui.settings import LastSeat
from game.ui.widgets.text_field import TextField

LONGEST_NAME = 16
"""Maximum letters of a player's name."""


def robot_name(context: Context, robot: str) -> str:
    """The name of a robot as it is shown."""
    if is_program(robot):
        return context.text("bot-program", program=title_of(robot))
    return context.text(f"bot-{robot}")


def offered(context: Context) -> tuple[str, ...]:
    """The robots that can be chosen: the levels, then the programs that the user has named."""
    return (*context.kind.robots.levels, *context.programs)


def fewest_and_most(context: Context) -> tuple[int, int]:
    """The minimum and maximum number of players of a new game of several."""
    return max(2, context.kind.seats[0]), context.kind.seats[-1]


def usual_seats(context: Context) -> int:
    """How many play if nobody has said otherwise."""
    return max(context.table.starting.usual_seats, fewest_and_most(context)[0])


class SeatedPlayer:
    """The player of a seat: a person or one of the ``robots``. In place of a program that is none of them stands the
    ``usual`` robot; any other name is a person's."""

    def __init__(self, player: str, robots: Sequence[str], usual: str) -> None:
        self._robots = robots
        self.robot = player if player in robots else usual
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


def usual_robot(context: Context) -> str:
    """The level of the robot that is offered first."""
    return context.table.starting.usual_robot or context.kind.robots.levels[0]


def seated(context: Context, player: str) -> SeatedPlayer:
    """The player of a seat, by the name in match files."""
    return SeatedPlayer(player, offered(context), usual_robot(context))


class SeatRow:
    """What is entered for one seat. ``role`` None is a random one; without a name it has the default name."""

    def __init__(self, seat: Seat, last: LastSeat, player: SeatedPlayer) -> None:
        self.name = TextField("", last.name, longest=LONGEST_NAME)
        self.player = player
        self.role = last.role
        self.take(seat)

    def take(self, seat: Seat) -> None:
        """Move to another seat."""
        self.seat = seat
        self.name.label = SeatName(seat)

    def choose(self, role: str | None) -> None:
        self.role = role

    @property
    def entered(self) -> LastSeat:
        return LastSeat(self.name.text.strip(), self.player.name, self.role)


class Seating:
    """The seats of a new game in clockwise order, at first as in the last new game; the first one is of a person and a
    robot."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.fewest, self.most = fewest_and_most(context)
        last = usable(context, context.settings.seats)
        self.rows = [
            SeatRow(seat, known, seated(context, known.player)) for seat, known in zip(SEATS, last, strict=False)
        ]

    def row(self, seat: Seat) -> SeatRow:
        return next(row for row in self.rows if row.seat == seat)

    def add(self) -> None:
        """Add a player, a robot like the last one if no more than one person plays; there may be ``most``."""
        robots = [row.player.name for row in self.rows if row.player.is_robot]
        player = robots[-1] if len(self.rows) - len(robots) <= 1 else HUMAN
        self.rows.append(SeatRow(SEATS[len(self.rows)], LastSeat("", player), seated(self._context, player)))

    def remove(self, row: SeatRow) -> None:
        """Remove a player; the others move up. ``fewest`` have to stay."""
        self.rows.remove(row)
        for seat, left in zip(SEATS, self.rows, strict=False):
            left.take(seat)

    def usual_name(self, row: SeatRow) -> str:
        """The default name: that of a player for whom none is entered."""
        key = "new-name-robot" if row.player.is_robot else "new-name"
        return self._context.text(key, number=SEATS.index(row.seat) + 1)

    def name(self, row: SeatRow) -> str:
        return row.entered.name or self.usual_name(row)

    def taken_by(self, row: SeatRow, role: str | None) -> str | None:
        """The name of another player with this role, if any: no two may have the same."""
        others = (other for other in self.rows if role and other is not row and other.role == role)
        return next(map(self.name, others), None)

    @property
    def same_names(self) -> bool:
        """Whether two players have the same name, but for capitals."""
        names = [self.name(row).casefold() for row in self.rows]
        return len(set(names)) < len(names)

    def setups(self) -> tuple[SeatSetup, ...]:
        """The seats of the match."""
        kept = self._context.wording.kept_name
        return tuple(SeatSetup(kept(self.name(row)), row.player.name, row.role) for row in self.rows)

    def against(self, bot: str) -> tuple[SeatSetup, ...]:
        """The seats of a match of the first person against a bot, or as many as are usual, with random roles."""
        text, usual = self._context.text, usual_seats(self._context)
        alone = self._context.settings.alone
        name = next((row.entered.name for row in self.rows if not row.player.is_robot and row.entered.name), "")
        name = name or (alone.name.strip() if alone and alone.player == HUMAN else "")
        person = self._context.wording.kept_name(name or text("new-name", number=1))
        robots = (SeatSetup(text("new-name-robot", number=number), bot) for number in range(2, usual + 1))
        return SeatSetup(person), *robots

    def entered(self) -> tuple[LastSeat, ...]:
        """What to remember for the next new game."""
        return tuple(row.entered for row in self.rows)


def usable(context: Context, last: Sequence[LastSeat]) -> tuple[LastSeat, ...]:
    """The remembered seats, without roles and bots that do not exist any more. As many as are missing are added, and
    if none are remembered as many as are usual: the first of all is a person, the others are robots. The weakest robot
    takes the place of one that is not offered."""
    robots, roles = context.kind.robots, context.table.starting.roles(context)
    fewest, most = fewest_and_most(context)
    taken: set[str] = set()
    seats = []
    for seat in last[:most]:
        role = seat.role if seat.role in roles and seat.role not in taken else None
        taken.update([role] if role else [])
        is_former = seat.player in robots.names and seat.player not in robots.levels
        player = robots.levels[0] if is_former else seat.player
        is_robot = player in robots.levels or is_program(player)
        seats.append(LastSeat(seat.name[:LONGEST_NAME], player if is_robot else HUMAN, role))
    usual = usual_robot(context)
    filled = (
        LastSeat("", usual if number else HUMAN)
        for number in range(len(seats), fewest if seats else usual_seats(context))
    )
    return (*seats, *filled)
