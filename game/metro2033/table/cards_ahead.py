"""Each card in words, bit by bit: whatever shows one closely needs them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.metro2033.wording.card_words import facts
from game.metro2033.wording.metro_words import MetroWords
from game.ui.running.loading import done
from game.ui.scene import Prospect


def unwritten_cards(words: MetroWords) -> Iterator[Prospect]:
    """What puts each card into words."""
    return (done(partial(facts, words, id)) for id in words.cards_of_game.all)
