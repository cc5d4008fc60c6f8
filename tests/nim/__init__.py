"""Nim: the game of the tests that shows what any game is served with, and a short example of a whole game.

`state` says what it is made of, `rules` what is allowed and what follows. `notation` writes moves and positions,
`setup` deals and has the robots, `records` tells matches in lists and on paper, `scenarios` reads scenarios; `kind` is
all of that as one value. `words` tells it, with the messages in `locale`, and `table` shows it. `box` is the whole
game.
"""
