"""R52 Headquarters: which games have them, and which of them a State fulfils."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.cards.sets.headquarters import hq_cards
from game.rules.assignment import largest_assignment
from game.rules.state import Game, GameState, Seat, Site


def has_headquarters(game: Game) -> bool:
    """Whether a game is played with HQ cards: one of its sets has some, and the option `hq` is chosen (R52.1)."""
    return game.options.hq and bool(hq_cards(game.catalog, game.sets))


def fulfilled(game: Game, state: GameState, seat: Seat) -> tuple[str, ...]:
    """The HQ cards still laid out that the State of ``seat`` fulfils, leftmost first (R52.2)."""
    headquarters = game.catalog.headquarters
    return tuple(
        [card for card in state.hq or () if supplies(game, state.player(seat).sites, headquarters[card].requires)]
    )


def supplies(game: Game, sites: Iterable[Site], requires: Sequence[str]) -> bool:
    """Whether different Locations supply all categories that are required."""
    return len(supplied(game, sites, requires)) == len(requires)


def supplied(game: Game, sites: Iterable[Site], requires: Sequence[str]) -> frozenset[int]:
    """The places of the required categories that different Locations supply, as many as possible: printed ones
    (R43.8.5), or any one if no category is printed at all. Ruins supply none (R1.11)."""
    locations = game.catalog.locations
    printed = [(site.id, locations[site.card].categories) for site in sites if not site.ruin]
    fitting = {
        place: [number for number, categories in printed if not categories or category in categories]
        for place, category in enumerate(requires)
    }
    return frozenset(largest_assignment(fitting))
