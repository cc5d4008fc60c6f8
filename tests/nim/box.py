"""All of Nim as one value, and the games with Nim among them."""

from __future__ import annotations

from typing import Any, Final

from game.cli.terminal import PlainTerminal
from game.play.games import GameBox, Games
from game.play.programs import NO_PROGRAMS
from game.ui.game_look import GameLook
from tests.nim.kind import nim
from tests.nim.setup import SEATS_OF_NIM
from tests.nim.state import NAME
from tests.nim.text import TEXT
from tests.nim.words import LOCALE, NimNarrator, NimWords


def _table() -> Any:
    from tests.nim.table import TABLE  # here: the title does not need it

    return TABLE


BOX: Final = GameBox(
    id=NAME,
    content=lambda *_: None,  # nothing is printed
    kind=lambda _=None, programs=NO_PROGRAMS: nim(programs),
    words=lambda _, language, on_error: NimWords(language, on_error),
    narrator=NimNarrator,
    look=lambda: GameLook(has_rules=True),
    table=_table,
    terminal=lambda: PlainTerminal(SEATS_OF_NIM, NAME, LOCALE, TEXT),
    locale=LOCALE,
)
TWO_GAMES: Final = Games({"fiftyfirst": "game.fiftyfirst.box", NAME: "tests.nim.box"})
