"""What the readable record of a match has of 51st State: sets, virtual opponent, options and grade, and the deal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from game.fiftyfirst.cards.card import Faction
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.files.record import sets_of, solo_of, written_options
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.options import Options, sets_of_game
from game.fiftyfirst.rules.phases.scoring import grade
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import SEATS, Game, GameState
from game.kernel.refusal import Unreadable
from game.kernel.seats import Seat
from game.play.files.line import Header
from game.play.transcript import Beginning, HeaderLines

HEADINGS: Final = {
    "lookout": "Lookout", "production": "Production", "assault": "Assault", "deploy": "Deploy", "action": "Action",
    "cleanup": "Cleanup",
}  # fmt: skip
"""The headings of the phases. The setup needs none: it is the only phase of round 0."""


class FactionTranscript:
    """The readable record of a match of 51st State. Without a catalog it only tells what every record has."""

    needed = ("Sets",)
    headings = HEADINGS
    example = "pass"

    def __init__(self, catalog: Catalog | None) -> None:
        self._catalog = catalog

    @property
    def catalog(self) -> Catalog:
        """All cards; there are some wherever records are written and read."""
        assert self._catalog is not None, "a readable record is written and read with the cards"
        return self._catalog

    def chosen(self, game: Game, header: Header) -> Iterator[tuple[str, Any]]:
        yield "Sets", ", ".join(sets_of(header))
        if solo := solo_of(header):
            yield "Solo", solo
        if options := msgspec.to_builtins(game.options):
            yield "Options", options

    def read_chosen(self, headers: HeaderLines) -> dict[str, Any]:
        try:
            sets = sets_of_game(self.catalog, headers.names("Sets"))
        except Unreadable as error:
            raise error.located("", headers.lines["Sets"]) from None
        solo = headers.text("Solo") if "Solo" in headers.values else None
        if solo is not None and solo not in KINDS:
            headers.expected("Solo", f"a virtual opponent ({', '.join(KINDS)})")
        return written_options(sets, headers.convert("Options", Options) or Options(), solo)

    def result(self, state: GameState) -> Iterator[tuple[str, Any]]:
        if won := grade(state.scores, state.winners):
            yield "Grade", won

    def vp(self, state: GameState) -> Mapping[Seat, int]:
        return {seat: state.player(seat).vp for seat in state.seats}

    def roles(self) -> Mapping[str, str]:
        return {id: faction.title for id, faction in self.catalog.factions.items()}

    def role(self, title: str) -> str | None:
        faction = self.catalog.find(Faction, title)
        return faction.id if faction else None

    def begin(self, game: Game, header: Header, beginning: Beginning) -> GameState | None:
        if beginning.position is not None:
            return _at_position(game, header, beginning.position)
        factions = [
            None if seat in beginning.drawn else setup.role
            for seat, setup in zip(SEATS, header.seats, strict=False)
        ]  # fmt: skip
        try:
            return new_game(game, factions, header.seed, solo_of(header)).state
        except ValueError:
            return None


def _at_position(game: Game, header: Header, position: Mapping[str, Any]) -> GameState:
    """The position of a match that was not dealt; raises Unreadable."""
    framed, state = read_position(game.catalog, position)
    solo = state.automa.kind if state.automa else None
    if (framed.sets, framed.options, solo) != (game.sets, game.options, solo_of(header)):
        raise Unreadable("the position belongs to another game: its sets, options or opponent differ")
    return state
