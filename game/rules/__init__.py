"""The rules of 51st State, pure: no files, clock, randomness, screen or language.

`decide` judges a command: its outcome is events and the state after them. `evolve` folds an event into a state.
"""
