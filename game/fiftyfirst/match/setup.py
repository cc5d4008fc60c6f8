"""Games of 51st State set up: sets of cards, a virtual opponent, variants and modules; and what games between robots
are limited by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final

import msgspec

from game.fiftyfirst.bots.levels import LEVELS, weights_digest
from game.fiftyfirst.bots.player import BOTS
from game.fiftyfirst.cards.catalog import BASE_SET, Catalog
from game.fiftyfirst.match.files.record import written_options
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.options import WORDS_OF_OPTIONS, Options, sets_of_game
from game.fiftyfirst.rules.phases.scoring import GRADES, grade
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import VIRTUAL, Game, GameState
from game.kernel.refusal import Unreadable
from game.kernel.seats import Seat, SeatSetup
from game.play.files.line import reason_of
from game.play.setup import YES_OR_NO, Choices, GameOutcome, Option, Robots, check_choices

ROBOTS: Final = Robots(tuple(BOTS), tuple(LEVELS), "random")

GRADES_IN_ORDER: Final = tuple(name for _, name in GRADES)

MOST_DECISIONS: Final = 3000
"""Decisions after which a game counts as a problem."""

MOST_ROUNDS: Final = 50
"""Rounds after which a game with Machines is cut off. That is no problem of the rules: where nobody hacks or destroys
Machines, they gather, and take more than players gain (R44.3)."""

_SETS, _SOLO = "sets", "solo"


def is_cut_off(state: GameState, _decisions: int) -> bool:
    """Whether a game of robots is broken off."""
    return state.machines is not None and state.round > MOST_ROUNDS and not state.is_over


def outcome(state: GameState) -> GameOutcome:
    """The factions in the order of the seats, and the grade."""
    return GameOutcome(tuple(state.player(seat).faction for seat in state.people), grade(state.scores, state.winners))


class GameSetup:
    """Sets up games with the cards of a catalog."""

    def __init__(self, catalog: Catalog | None) -> None:
        self._catalog = catalog

    @cached_property
    def options(self) -> Sequence[Option]:
        sets = self._catalog.sets if self._catalog else ()
        return (
            Option(_SETS, sets, (BASE_SET,), several=True),
            Option(_SOLO, (None, *KINDS), None),
            *map(_variant, msgspec.structs.fields(Options)),
        )

    def deal(self, seats: Sequence[SeatSetup], choices: Choices, seed: int) -> tuple[Game, GameState]:
        """Roles of seats are their factions; without one, it is drawn."""
        check_choices(self.options, {name: value for name, value in choices.items() if name != _SETS})
        game = self._game(choices)
        try:
            dealt = new_game(game, [seat.role for seat in seats], seed, solo_among(choices))
        except ValueError as error:
            raise Unreadable(str(error)) from error
        return game, dealt.state

    def opponents(self, choices: Choices) -> Mapping[Seat, str]:
        solo = solo_among(choices)
        return {} if solo is None else {VIRTUAL: solo}

    def digests(self, choices: Choices) -> Mapping[str, str]:
        game = self._game(choices)
        return {"cards": game.catalog.digest(game.sets), "weights": weights_digest()}

    def _game(self, choices: Choices) -> Game:
        assert self._catalog is not None, "a game is dealt with cards"
        return Game(self._catalog, sets_of_game(self._catalog, sets_among(choices)), variants_among(choices))


def _variant(field: msgspec.structs.FieldInfo) -> Option:
    words = WORDS_OF_OPTIONS.get(field.encode_name, ())
    if isinstance(field.default, bool):
        return Option(field.encode_name, YES_OR_NO, field.default)
    is_left_out = words and field.default is None
    return Option(field.encode_name, (None, *words) if is_left_out else words, field.default)


def chosen(sets: Sequence[str], options: Options | None = None, solo: str | None = None) -> dict[str, Any]:
    """The choices of a game with these sets and variants, with ``solo`` against that virtual opponent."""
    return written_options(sets, options or Options(), solo)


def sets_among(choices: Choices) -> tuple[str, ...]:
    """The sets that were chosen."""
    return tuple(choices.get(_SETS, (BASE_SET,)))


def solo_among(choices: Choices) -> str | None:
    """The virtual opponent that was chosen."""
    solo: str | None = choices.get(_SOLO)
    return solo


def variants_among(choices: Choices) -> Options:
    """The variants that were chosen; raises Unreadable."""
    try:
        return msgspec.convert({name: value for name, value in choices.items() if name not in (_SETS, _SOLO)}, Options)
    except msgspec.ValidationError as error:
        raise Unreadable(reason_of(error)) from None
