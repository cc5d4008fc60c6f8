"""What a window holds of Metro 2033, with its type: `Context` is that of any game."""

from __future__ import annotations

from game.metro2033.cards.printed import MetroCards
from game.metro2033.wording.metro_words import MetroWords
from game.ui.context import Context


def metro_words(context: Context) -> MetroWords:
    """The words of the game."""
    assert isinstance(context.wording, MetroWords), "Metro 2033 is played"
    return context.wording


def metro_cards(context: Context) -> MetroCards:
    """All that is printed, read when first needed."""
    cards: MetroCards = context.content
    return cards
