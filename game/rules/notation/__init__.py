"""The notation: a move is one line of text.

::

    move  = verb [" top " name] [" partly " bag] [" to server room"] [" times " n] [" matching " seat ":" category]
            [" twice"] [" removing " name] [" paying " pay {" and " pay}] [" discarding " name {", " name}]
    pay   = bag [" from " site]      bag = "{" good ": " n {", " good ": " n} "}"      site = [seat ":"] name ["#" n]

What follows the verb and its name may stand in any order. A name is the exact English title or the id of a card.
``#n`` is the n-th Site of that title by the order in which they entered the State, not counting Ruins; by default the
first. The default payment is the canonical one. For what follows each verb see `game.rules.notation.forms`.
"""

from game.rules.notation.reading import NO_SITE, read_move, write_move
from game.rules.notation.shorthand import decide_all, why_not_all
from game.rules.notation.writing import move_text, paid_move_text
from game.rules.sheets import site_name

__all__ = [
    "NO_SITE", "decide_all", "move_text", "paid_move_text", "read_move", "site_name", "why_not_all", "write_move",
]  # fmt: skip
