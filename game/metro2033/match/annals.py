"""What only Metro 2033 tells of its matches in lists and statistics: options, the stage, and where VP come from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from game.kernel.given import Given
from game.kernel.journal import Journal
from game.kernel.seats import Seat
from game.metro2033.rules.commands import AnyMetroCommand
from game.metro2033.rules.events import AnyMetroEvent, MetroWon
from game.metro2033.rules.option_values import read_options
from game.metro2033.rules.options import MetroOptions
from game.metro2033.rules.state import MetroState
from game.play.annals import Facet, VpLine
from game.play.files.line import Header


class MetroFacts(msgspec.Struct, frozen=True):
    """What a match was played with, and the stage that it has reached."""

    options: MetroOptions
    stage: int


class MetroAnnals:
    """The matches of Metro 2033 in lists and statistics."""

    facts_type = MetroFacts
    facets = (Facet("factions", "faction"),)
    sources = ("stations", "quests")

    def facts(self, header: Header, state: MetroState) -> MetroFacts:
        return MetroFacts(read_options(Given(header.options)), state.stage)

    def roles(self, state: MetroState) -> Mapping[Seat, str]:
        """The factions, as far as they are taken."""
        found = ((seat, state.player(seat).faction) for seat in state.seats)
        return {seat: faction for seat, faction in found if faction}

    def vp_lines(self, journal: Journal[AnyMetroCommand, AnyMetroEvent, MetroState]) -> Sequence[VpLine]:
        """1 VP for each station, 1 for each completed quest (M-1.2)."""
        state = journal.state
        owners = list(state.owners.values())
        return (
            VpLine("stations", tuple(owners.count(seat) for seat in state.seats)),
            VpLine("quests", tuple(len(player.completed) for player in state.players)),
        )

    def ends(self, events: Sequence[AnyMetroEvent]) -> bool:
        return any(isinstance(event, MetroWon) for event in events)

    def check_content(self, _: Any) -> None:
        """All matches are printed on the same cards."""
