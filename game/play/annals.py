"""What lists and statistics of matches ask of a game: the facts that only its matches have, what they are filtered and
counted by, and where VP come from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from game.kernel.journal import Journal
from game.kernel.rules import CommandT, EventT, StateT
from game.kernel.seats import Seat
from game.play.files.line import Header


class Facet(NamedTuple):
    """What matches of a game are filtered by, and their results are counted by.

    Attributes:
        many: Names it in lists, such as `colours`.
        one: Names it in statistics, such as `colour`.
        of: The values of a match, by its facts; None where each seat has one value, which is its role.
    """

    many: str
    one: str
    of: Callable[[Any], Sequence[str]] | None = None


class VpLine(msgspec.Struct, frozen=True):
    """A row of the score table: VP of one group of sources, by seat, a virtual opponent last."""

    group: str
    vp: tuple[int, ...]


class Annals(Protocol[CommandT, EventT, StateT]):
    """The matches of a game in lists and statistics."""

    @property
    def facts_type(self) -> type[msgspec.Struct]:
        """The type of `facts`; they are kept as JSON."""

    @property
    def facets(self) -> Sequence[Facet]:
        """The facets that only this game has; at most one is that of the roles."""

    @property
    def sources(self) -> Sequence[str]:
        """The groups of sources of VP, in the order of the score table; at most `MOST_SOURCES`."""

    def facts(self, header: Header, state: StateT, /) -> msgspec.Struct:
        """What only this game tells of a match that stands at ``state``."""

    def roles(self, state: StateT, /) -> Mapping[Seat, str]:
        """The roles of the seats with players, as far as the game has roles."""

    def vp_lines(self, journal: Journal[CommandT, EventT, StateT], /) -> Sequence[VpLine]:
        """The sources of the VP of a match that is over."""

    def ends(self, events: Sequence[EventT], /) -> bool:
        """Whether these events of one decision end the game."""

    def check_content(self, facts: Any, /) -> None:
        """Check that what a match with these facts is printed on is at hand; raises Unreadable."""


MOST_SOURCES = 24
"""Maximum groups of sources of VP of a game: the database has a column for each."""


def role_facet(facets: Sequence[Facet]) -> Facet | None:
    """The facet of the roles, if the game has one."""
    return next((facet for facet in facets if facet.of is None), None)


def own_values(facets: Sequence[Facet], facts: Any) -> Sequence[tuple[Facet, str]]:
    """The values of a match by the facets that are not of its seats."""
    return [(facet, value) for facet in facets if facet.of is not None for value in facet.of(facts)]
