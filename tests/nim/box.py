"""All of Nim as one value, and the games with Nim among them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from game.cli.terminal import PlainTerminal
from game.games import GAMES
from game.play.games import GameBox, Games, OnError
from game.play.programs import NO_PROGRAMS, Programs
from tests.nim.kind import NIM
from tests.nim.setup import SEATS_OF_NIM
from tests.nim.state import NAME
from tests.nim.words import LOCALE, NimNarrator, NimWords


def _stones(_: Path | None, __: OnError | None) -> None:
    """Nim needs no cards."""


def _kind(_: Any = None, __: Programs = NO_PROGRAMS) -> Any:
    return NIM


def _words(_: Callable[[], Any], language: str, on_error: OnError | None) -> NimWords:
    return NimWords(language, on_error)


BOX: Final = GameBox(
    id=NAME,
    content=_stones,
    kind=_kind,
    words=_words,
    narrator=NimNarrator,
    look=lambda: None,
    table=lambda: None,
    terminal=lambda: PlainTerminal(SEATS_OF_NIM, NAME, LOCALE),
    locale=LOCALE,
)
TWO_GAMES: Final = Games({**{id: f"game.{id}.box" for id in GAMES}, NAME: "tests.nim.box"})
