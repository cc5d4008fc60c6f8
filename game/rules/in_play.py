"""The cards of a game, in whatever place."""

from __future__ import annotations

from collections import Counter

from game.rules.discard_piles import discarded_cards
from game.rules.state import GameState


def cards_in_play(state: GameState) -> Counter[str]:
    """All Location cards of the game, in every place, with the number of their copies."""
    cards = [*state.deck, *discarded_cards(state), *state.offer]
    for player in state.players:
        cards += (*player.hand, *player.deals, *[site.card for site in player.sites])
    if state.automa:
        cards += state.automa.cards
    return Counter(cards)


def connections_in_play(state: GameState) -> Counter[str]:
    """All Connection cards of the game, in every place, with the number of their copies."""
    cards = list(state.connection_discard)
    for pile in state.piles:
        cards += (*pile.cards, pile.face_up) if pile.face_up else pile.cards
    for player in state.players:
        cards += player.connections
    return Counter(cards)
