"""Matches of Nim in lists and statistics, on the time line, and as readable records."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_type_hints

import msgspec

from game.kernel.journal import Entry, Journal
from game.kernel.rules import Status
from game.kernel.seats import Seat
from game.play.annals import Facet, VpLine
from game.play.files.line import Header
from game.play.highlights import Highlight
from game.play.transcript import Beginning, HeaderLines
from tests.nim.notation import NimNotation, game_of, options_of
from tests.nim.rules import NimRules
from tests.nim.setup import first_table
from tests.nim.state import BidsRevealed, Command, Event, GameWon, Heaps, Nim


class NimFacts(msgspec.Struct, frozen=True):
    """How many stones may be taken at once; None for any number."""

    most: int | None


class NimAnnals:
    """A `game.play.annals.Annals`."""

    facts_type = NimFacts
    facets = (Facet("limits", "limit", lambda facts: (f"most {facts.most or 'any'}",)),)
    sources = ("last_stone",)

    def facts(self, header: Header, _: Heaps) -> NimFacts:
        return NimFacts(game_of(header.options).most)

    def roles(self, _: Heaps) -> Mapping[Seat, str]:
        return {}

    def vp_lines(self, journal: Journal[Command, Event, Heaps]) -> Sequence[VpLine]:
        return (VpLine("last_stone", tuple(NimRules().status(journal.state).vp.values())),)

    def ends(self, events: Sequence[Event]) -> bool:
        return any(isinstance(event, GameWon) for event in events)

    def check_content(self, _: Any) -> None:
        """Nim needs no more than stones."""


class NimHighlights:
    """A `game.play.highlights.Highlights`: who begins by the bids, and who empties a heap."""

    kinds = ("emptied", "begins")

    def of(self, entry: Entry[Command, Event], before: Heaps, after: Heaps) -> Sequence[Highlight]:
        begins = [Highlight("begins", event.seat) for event in entry.events if isinstance(event, BidsRevealed)]
        is_emptied = after.stones.count(0) > before.stones.count(0)
        return [*begins, *([Highlight("emptied", before.turn)] * is_emptied)]

    def goes_on(self, _: Command, __: Status) -> bool:
        return False


class NimTranscript:
    """A `game.play.transcript.Transcript`."""

    needed = ("Heaps", "Most", "Bids", "Toast")
    headings: Mapping[str, str] = {}
    example = "take 1"

    def chosen(self, game: Nim, _: Header) -> Iterator[tuple[str, Any]]:
        return ((name.capitalize(), value) for name, value in options_of(game).items())

    def read_chosen(self, headers: HeaderLines) -> dict[str, Any]:
        hints = get_type_hints(Nim, include_extras=True)
        return options_of(Nim(**{name: headers.convert(name.capitalize(), hint) for name, hint in hints.items()}))

    def result(self, _: Heaps) -> Iterator[tuple[str, Any]]:
        return iter(())

    def vp(self, state: Heaps) -> Mapping[Seat, int]:
        return NimRules().status(state).vp

    def roles(self) -> Mapping[str, str]:
        return {}

    def role(self, _: str) -> str | None:
        return None

    def begin(self, game: Nim, header: Header, beginning: Beginning) -> Heaps | None:
        if beginning.position is not None:
            return NimNotation().read_position(game, beginning.position)[1]
        return first_table(game, len(header.seats), header.seed)
