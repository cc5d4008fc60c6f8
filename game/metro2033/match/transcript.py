"""What the readable record of a match has of Metro 2033: options, factions, and the deal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from game.kernel.refusal import Unreadable
from game.kernel.seats import SEATS, Seat
from game.metro2033.cards.printed import MetroCards
from game.metro2033.rules import references as ref
from game.metro2033.rules.atlas import all_vp
from game.metro2033.rules.dealing import new_game
from game.metro2033.rules.names import names_of
from game.metro2033.rules.option_values import written_options
from game.metro2033.rules.options import MetroOptions
from game.metro2033.rules.position.reading import read_position
from game.metro2033.rules.state import Metro, MetroState
from game.play.files.line import Header
from game.play.transcript import Beginning, HeaderLines

METRO_HEADINGS: Final = {
    "events": "Events", "mobilisation": "Mobilisation", "army": "Army", "hero": "Hero", "end": "End"
}  # fmt: skip
"""The headings of the phases. The setup needs none: it is the only phase of round 0."""


class MetroTranscript:
    """The readable record of a match of Metro 2033. Without cards it only tells what every record has."""

    needed: tuple[str, ...] = ()
    headings = METRO_HEADINGS
    example = "army attacks Mayakovskaya"

    def __init__(self, cards: MetroCards | None) -> None:
        self._printed = cards

    @property
    def cards(self) -> MetroCards:
        """All cards; there are some wherever records are written and read."""
        assert self._printed is not None, "a readable record is written and read with the cards"
        return self._printed

    def chosen(self, metro: Metro, _: Header) -> Iterator[tuple[str, Any]]:
        if options := written_options(metro.options):
            yield "Options", options

    def read_chosen(self, headers: HeaderLines) -> dict[str, Any]:
        return written_options(headers.convert("Options", MetroOptions) or MetroOptions())

    def result(self, state: MetroState) -> Iterator[tuple[str, Any]]:
        found = [(seat, state.player(seat).faction) for seat in state.seats]
        yield "Factions", ", ".join([f"{seat} {self.cards.title(faction)}" for seat, faction in found if faction])

    def vp(self, state: MetroState) -> Mapping[Seat, int]:
        return all_vp(state)

    def roles(self) -> Mapping[str, str]:
        return {faction: self.cards.title(faction) for faction in self.cards.factions}

    def role(self, title: str) -> str | None:
        return names_of(self.cards).find(ref.FACTION, title)

    def begin(self, metro: Metro, header: Header, beginning: Beginning) -> MetroState | None:
        if beginning.position is not None:
            return _at_position(metro, beginning.position)
        seats = zip(SEATS, header.seats, strict=False)
        try:
            roles = [None if seat in beginning.drawn else setup.role for seat, setup in seats]
            return new_game(metro, roles, header.seed).state
        except Unreadable:
            return None


def _at_position(metro: Metro, position: Mapping[str, Any]) -> MetroState:
    """The position of a match that was not dealt; raises Unreadable."""
    framed, state = read_position(metro.cards, position)
    if framed.options != metro.options:
        raise Unreadable("the position belongs to another game: its options differ")
    return state
