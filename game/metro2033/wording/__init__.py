"""The words of Metro 2033: its log, questions, refusals, cards and rule book, in the languages of the game."""
