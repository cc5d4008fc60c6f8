"""The notation: a move is one line of text.

::

    move  = verb [" paying " pay {" and " pay}] [" discarding " name {", " name}]
    pay   = bag [" from " site]      bag = "{" good ": " n {", " good ": " n} "}"      site = [seat ":"] name ["#" n]

Names are the English title or the id of a card, exact. ``#n`` counts the Sites of that title in the order in which
they entered the State, Ruins apart; left out it is the first. A payment left out is the canonical one. What
follows each verb stands in `game.rules.notation.forms`.
"""

from game.rules.layout import site_name
from game.rules.notation.reading import NO_SITE, read_move, write_move
from game.rules.notation.shorthand import decide_all
from game.rules.notation.writing import move_text

__all__ = ["NO_SITE", "decide_all", "move_text", "read_move", "site_name", "write_move"]
