"""What only 51st State tells of its matches in lists and statistics: sets, variants, final scores and grade."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from game.fiftyfirst.cards.catalog import BASE_SET, Catalog
from game.fiftyfirst.cards.sets.moloch import MOLOCH
from game.fiftyfirst.match.files.record import MatchJournal, options_of, sets_of
from game.fiftyfirst.match.vp_sources import VP_GROUPS, vp_lines
from game.fiftyfirst.rules.events import GameEnded
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.options import MODULES, Options, sets_of_game
from game.fiftyfirst.rules.phases.scoring import grade
from game.fiftyfirst.rules.state import GameState, Score
from game.kernel.seats import Seat
from game.play.annals import Facet, VpLine
from game.play.files.line import Header

COOPERATIVE: Final = "moloch.coop"
"""Stands among the sets for the cooperative variant of Moloch, as `Wording.set_title` calls it: no set has a dot in its
name."""
OF_MODULES: Final[Mapping[str, str]] = {name: f"modules.{name}" for name in MODULES}
"""Option that adds a module -> what stands among the sets for it, likewise."""


class MatchFacts(msgspec.Struct, frozen=True):
    """What a match was played with; and when it is over its final ``scores``, and the ``grade`` of a victory over a
    virtual opponent (R30.17)."""

    sets: tuple[str, ...]
    options: Options
    scores: tuple[Score, ...] = ()
    grade: str | None = None


def own_sets(facts: MatchFacts) -> tuple[str, ...]:
    """The sets a match counts for: all but the base set, or the base set if it is alone. A cooperative one counts for
    `COOPERATIVE`, too, and one with modules for each of these."""
    own = tuple(dict.fromkeys(name for name in facts.sets if name != BASE_SET)) or (BASE_SET,)
    together = (COOPERATIVE,) if facts.options.moloch_coop and MOLOCH in own else ()
    return (*own, *together, *[OF_MODULES[name] for name in facts.options.modules])


class FactionAnnals:
    """The matches of 51st State in lists and statistics; without a catalog no cards are checked."""

    facts_type = MatchFacts
    facets = (Facet("factions", "faction"), Facet("sets", "set", own_sets))
    sources = (*VP_GROUPS, "start", "location")

    def __init__(self, catalog: Catalog | None) -> None:
        self._catalog = catalog

    def facts(self, header: Header, state: GameState) -> MatchFacts:
        won = grade(state.scores, state.winners) if state.automa and state.is_over else None
        return MatchFacts(sets_of(header), options_of(header), state.scores, won)

    def roles(self, state: GameState) -> Mapping[Seat, str]:
        return {seat: state.player(seat).faction for seat in state.people}

    def vp_lines(self, journal: MatchJournal) -> Sequence[VpLine]:
        return vp_lines([event for entry in journal.line for event in entry.events], journal.state.scores)

    def ends(self, events: Sequence[AnyEvent]) -> bool:
        return end_of(events) is not None

    def check_content(self, facts: Any) -> None:
        if self._catalog is not None:
            sets_of_game(self._catalog, facts.sets)


def end_of(events: Sequence[AnyEvent]) -> GameEnded | None:
    """The end of the game, if it is one of these events."""
    return next(_ends(events), None)


def _ends(events: Sequence[AnyEvent]) -> Iterator[GameEnded]:
    return (event for event in events if isinstance(event, GameEnded))
