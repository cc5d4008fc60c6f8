"""What can be chosen in the draft as it stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple

from game.kernel.refusal import Refusal
from game.kernel.seats import Seat
from game.metro2033.rules import steps
from game.metro2033.rules.commands import KeepCard, TakeFaction, TakeHero
from game.metro2033.rules.state import MetroState
from game.play.match import AnyMatch

DraftStage = Literal["faction", "drawn", "hero"]

FACTION: Final = "faction"
DRAWN: Final = "drawn"
HERO: Final = "hero"


class DraftChoice(NamedTuple):
    """What can be chosen now.

    Attributes:
        match: The match.
        view: It as it is seen.
        ring: All factions, in the order of their borders.
        open: Those that can be taken.
        cards: The drawn cards, of which one is kept.
        deck: Where they come from.
        homes: Hero that can be taken -> the homes where he can begin.
    """

    match: AnyMatch
    view: MetroState
    ring: tuple[str, ...]
    open: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    deck: str = ""
    homes: Mapping[str, tuple[str, ...]] = {}

    @property
    def stage(self) -> DraftStage:
        """What is chosen now, or was last when all is chosen."""
        if self.cards:
            return DRAWN
        return FACTION if any(player.faction is None for player in self.view.players) else HERO

    @property
    def seat(self) -> Seat | None:
        """Who chooses."""
        return self.match.status.to_move

    @property
    def own_faction(self) -> str | None:
        """The faction of who chooses."""
        return None if self.seat is None else self.view.player(self.seat).faction

    @property
    def own_homes(self) -> tuple[str, ...]:
        """The homes of who chooses."""
        homes: Mapping[str, tuple[str, ...]] = self.match.game.cards.map.homes
        return homes[self.own_faction] if self.own_faction else ()

    @property
    def takers(self) -> Mapping[str, Seat]:
        """Hero that is taken -> who has taken him."""
        heroes = {seat: self.view.player(seat).hero for seat in self.view.seats}
        return {hero: seat for seat, hero in heroes.items() if hero is not None}

    def command(self, chosen: str, home: str = "") -> Any:
        """What is submitted when a faction, a card, or a hero with a home is chosen."""
        assert self.seat is not None, "somebody chooses"
        if self.stage == FACTION:
            return TakeFaction(self.seat, chosen)
        return KeepCard(self.seat, chosen) if self.stage == DRAWN else TakeHero(self.seat, chosen, home)

    def why_not(self, chosen: str, home: str = "") -> Refusal | None:
        """Why it cannot be chosen; None if it can, or if nobody chooses."""
        return None if self.seat is None else self.match.check(self.command(chosen, home))

    def neighbours(self, faction: str) -> tuple[str, ...]:
        """The factions that are taken whose zones border that of a faction."""
        place = self.ring.index(faction)
        beside = self.ring[place - 1], self.ring[(place + 1) % len(self.ring)]
        return tuple(one for one in beside if one in self.view.factions)


def draft_choice(match: AnyMatch, view: MetroState) -> DraftChoice:
    """What can be chosen in a match as it is seen."""
    choice = DraftChoice(match, view, match.game.cards.ring_of_zones)
    match view.question:
        case steps.ChooseFaction():
            return choice._replace(open=tuple(command.faction for command in match.legal()))
        case steps.ChooseDrawn(cards=cards, deck=deck) if view.phase == "setup":
            return choice._replace(cards=cards, deck=deck)
        case steps.ChooseHero():
            homes: dict[str, tuple[str, ...]] = {}
            for command in match.legal():
                homes[command.hero] = (*homes.get(command.hero, ()), command.station)
            return choice._replace(homes=homes)
        case _:
            return choice
