"""The rules of 51st State, pure: no files, clock, randomness, screen or language.

`decide` judges a command into events, `evolve` folds an event into the state.
"""
