"""The words of 51st State: its cards, events, commands, questions and book of rules."""
