"""What is said of each set: a room and a line here for each.

Sets stand in the order in which what they bring is told. Where two of them do something together, it stands in the room
of the later one.
"""

from typing import Final

from game.fiftyfirst.wording.row import SetWords
from game.fiftyfirst.wording.rows.cards import VERBS as VERBS
from game.fiftyfirst.wording.sets import arena, borders, districts, headquarters, moloch, no_mans_land, scavengers

SETS: Final[tuple[SetWords, ...]] = (
    scavengers.WORDS,
    moloch.WORDS,
    no_mans_land.WORDS,
    headquarters.WORDS,
    borders.WORDS,
    arena.WORDS,
    districts.WORDS,
)

for _one in SETS:
    VERBS.update(_one.card_verbs)
