"""Setting up a game of any kind: what can be chosen for it, and the deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from game.kernel.refusal import Unreadable
from game.kernel.rules import StateOut
from game.kernel.seats import Seat, SeatSetup
from game.play.files.line import quoted

GameOut = TypeVar("GameOut", covariant=True)

Choices = Mapping[str, Any]
"""What was chosen for a game, by the names of its options; what is left out has its default."""

YES_OR_NO = (False, True)
"""The values of an option that is on or off."""


class Option(NamedTuple):
    """What can be chosen for a new game: one of its ``values``, or with ``several`` any of them, in a tuple.

    ``name`` is that in match files. Without ``values`` the game checks what is chosen when it is dealt.
    """

    name: str
    values: Sequence[Any] = YES_OR_NO
    default: Any = False
    several: bool = False

    def allows(self, value: object) -> bool:
        """Whether this can be chosen, as far as the values tell.

        >>> Option("colours", ("red", "blue"), ("red",), several=True).allows(("blue", "red"))
        True
        """
        if self.several:
            return isinstance(value, tuple | list) and all(self._is_known(one) for one in value)
        return self._is_known(value)

    def _is_known(self, value: object) -> bool:
        return not self.values or any(value == one and type(value) is type(one) for one in self.values)


class Setup(Protocol[GameOut, StateOut]):
    """Sets up games of a kind."""

    @property
    def options(self) -> Sequence[Option]:
        """All that can be chosen for a game."""

    def deal(self, seats: Sequence[SeatSetup], choices: Choices, seed: int, /) -> tuple[GameOut, StateOut]:
        """The game with these options, and its first state; equal seeds deal alike.

        Raises:
            Unreadable: the options or the seats do not fit.
        """

    def opponents(self, choices: Choices, /) -> Mapping[Seat, str]:
        """The virtual opponents of a game with these options, by their seats."""

    def digests(self, choices: Choices, /) -> Mapping[str, str]:
        """What games of robots with these options depend on besides them, each with its digest: what is printed, what
        robots have learned."""


class GameOutcome(NamedTuple):
    """What only a game tells of how one ended: the roles that the seats played, in their order, and the grade of a
    victory over a virtual opponent."""

    roles: tuple[str, ...] = ()
    grade: str | None = None


class Robots(NamedTuple):
    """The robots of a game: the ``names`` of all, the weakest first; those among them that are offered as ``levels``;
    and the one that plays where none is named."""

    names: tuple[str, ...]
    levels: tuple[str, ...]
    default: str


def check_choices(options: Sequence[Option], choices: Choices) -> None:
    """Check that each choice is one of the options, and allowed; raises Unreadable."""
    known = {option.name: option for option in options}
    for name, value in choices.items():
        if name not in known:
            raise Unreadable(f"expected an option ({', '.join(known)}), not {quoted(name)}")
        if not known[name].allows(value):
            raise Unreadable(f"expected a value of {name} ({shown(known[name])}), not {quoted(written(value))}")


def check_seats(seats: Sequence[SeatSetup], allowed: range) -> None:
    """Check that a game can be dealt to as many seats; none is ever dropped. Raises Unreadable."""
    if len(seats) not in allowed:
        raise Unreadable(f"expected {allowed[0]} to {allowed[-1]} seats")


def shown(option: Option) -> str:
    """The values of an option, as a command line writes them."""
    return f"{'some of ' if option.several else ''}{', '.join(map(written, option.values))}"


def written(value: object) -> str:
    """A value as a command line writes it.

    >>> written(True), written(3)
    ('yes', '3')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)
