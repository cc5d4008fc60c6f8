"""Anna and Ben at a table with heaps of Nim, in a window that is driven by a script."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Final

from game.kernel.seats import HUMAN, SeatSetup
from game.play.games import GameBox
from game.play.match import Match
from game.ui.context import Context
from game.ui.rehearsal.driver import Rehearsal
from game.ui.settings import Settings
from game.ui.shades import NO_SHADES
from game.ui.table.labels import CONFIRM, DONE
from game.ui.window.screens import match_director
from game.ui.window.window import open_window
from tests.nim.kind import NIM
from tests.nim.state import NAME, Heaps, Nim
from tests.nim.table import NimScene
from tests.nim.words import NimNarrator, NimWords

STILL: Final = Settings(speed="off", handover="open")
"""Without motions; the turns of both follow each other."""

_FLOW: Final = SimpleNamespace(
    SEEN=("table",), SUMMARIES=(), scene_name=lambda *_: "table", is_summary=lambda *_: False, is_turn=lambda _: True,
    is_hidden=lambda _: False, is_open=lambda _: False, is_covered=lambda *_: False, phase_of=lambda *_: None,
    read_before=lambda _: None, still_read=lambda *_: None, all_read=lambda _: None,
)  # fmt: skip
_LOOK: Final = SimpleNamespace(shades=NO_SHADES)
_TABLE: Final[Any] = SimpleNamespace(
    scenes={"table": NimScene},
    flow=_FLOW,
    topics=SimpleNamespace(topic_of=lambda _: None, topic_of_scene=lambda _: None, board_at=lambda *_: None),
    sounds=SimpleNamespace(at_once=lambda _: (), theme=lambda _: ()),
    emblem=lambda _, __: "person",
    deciding=(CONFIRM, DONE),
)


def sit_down(
    *stones: int, settings: Settings = STILL, size: tuple[int, int] = (1280, 720), robot: bool = False
) -> Rehearsal:
    """A match with these heaps; Ben may be a robot."""
    open_window(size, False, "Nim")
    nothing: Any = lambda *_: None  # noqa: E731
    box = GameBox(
        id=NAME, content=nothing, kind=lambda *_: NIM, words=nothing, narrator=NimNarrator, look=lambda: _LOOK,
        table=lambda: _TABLE, terminal=nothing,
    )  # fmt: skip
    words: Any = NimWords()
    context = Context(size, words, nothing, None, match_director, box, settings)
    people = (SeatSetup("Anna"), SeatSetup("Ben", "first" if robot else HUMAN))
    match: Any = Match.begin(NIM, Nim(), people, Heaps(stones), 1)
    context.director.open_match(match)
    return Rehearsal(context)
