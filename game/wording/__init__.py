"""Cards, events, refusals and questions in sentences of a language."""

from game.wording.sentence import CardName, Fact, Names, Part, PlayerName, Sentence
from game.wording.wording import Wording

__all__ = ["CardName", "Fact", "Names", "Part", "PlayerName", "Sentence", "Wording"]
