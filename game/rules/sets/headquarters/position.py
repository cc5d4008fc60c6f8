"""HQ cards in positions (the format: see `game.rules.position`)."""

from __future__ import annotations

from msgspec.structs import replace

from game.kernel.given import Fields, Given
from game.rules.position.cards import Cards
from game.rules.position.data import Data, Name
from game.rules.sets.headquarters.claimable import has_headquarters
from game.rules.state import GameState


def read_headquarters(cards: Cards, given: Given) -> tuple[str, ...]:
    """HQ cards in one place: laid out, or claimed by a seat. None is in two places."""
    if given.items("HQ cards") and not has_headquarters(cards.game):
        given.refuse("expected 'hq' only in games with Promo 2 and the option 'hq'")
    return cards.headquarters.take_all(given)


def read(cards: Cards, top: Fields, state: GameState) -> GameState:
    """The HQ cards that nobody has claimed."""
    laid_out = read_headquarters(cards, top.value("hq", []))
    return replace(state, hq=laid_out) if has_headquarters(cards.game) else state


def write(state: GameState, name: Name) -> Data:
    return {"hq": [name(card) for card in state.hq]} if state.hq else {}
