"""Games of Metro 2033 set up, and what games between robots are limited by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.kernel.seats import Seat, SeatSetup
from game.metro2033.bots.levels import METRO_BOTS, METRO_LEVELS
from game.metro2033.cards.printed import MetroCards
from game.metro2033.rules.dealing import new_game
from game.metro2033.rules.option_values import OPTION_VALUES
from game.metro2033.rules.options import MetroOptions
from game.metro2033.rules.state import Metro, MetroState
from game.play.setup import Choices, GameOutcome, Option, Robots, check_choices, check_seats

SEATS_OF_METRO: Final = range(2, 7)
METRO_ROBOTS: Final = Robots(tuple(METRO_BOTS), tuple(METRO_LEVELS), "hard")

MOST_DECISIONS: Final = 4000
"""Decisions after which a game is broken off. That is no problem of the rules: play by pure chance is long (M-40)."""

_USUAL: Final = MetroOptions()


def is_cut_off(state: MetroState, decisions: int) -> bool:
    """Whether a game of robots is broken off."""
    return decisions >= MOST_DECISIONS and not state.is_over


def outcome(state: MetroState) -> GameOutcome:
    """The factions in the order of the seats."""
    return GameOutcome(tuple(player.faction for player in state.players if player.faction))


class MetroSetup:
    """Sets up games with these cards; roles of seats are their factions."""

    options = tuple(Option(name, values, getattr(_USUAL, name)) for name, values in OPTION_VALUES.items())

    def __init__(self, cards: MetroCards | None) -> None:
        self._cards = cards

    def deal(self, seats: Sequence[SeatSetup], choices: Choices, seed: int) -> tuple[Metro, MetroState]:
        """Without roles the factions are chosen in the game, or dealt, as the option `draft` says."""
        check_seats(seats, SEATS_OF_METRO)
        check_choices(self.options, choices)
        metro = Metro(self._printed, MetroOptions(**choices))
        return metro, new_game(metro, [seat.role for seat in seats], seed).state

    def opponents(self, _: Choices) -> Mapping[Seat, str]:
        return {}

    def digests(self, _: Choices) -> Mapping[str, str]:
        return {"cards": self._printed.digest}

    @property
    def _printed(self) -> MetroCards:
        assert self._cards is not None, "a game is dealt with cards"
        return self._cards
