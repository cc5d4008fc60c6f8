"""What is told of a game in sentences of a language: cards, events, refusals and questions."""

from game.wording.sentence import CardName, Fact, Names, Part, PlayerName, Sentence
from game.wording.words import Words

__all__ = ["CardName", "Fact", "Names", "Part", "PlayerName", "Sentence", "Words"]
