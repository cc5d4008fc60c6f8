"""Cards, events, refusals and questions in sentences of a language."""

from game.wording.wording import CardName, Fact, Names, Part, PlayerName, Sentence, Wording

__all__ = ["CardName", "Fact", "Names", "Part", "PlayerName", "Sentence", "Wording"]
