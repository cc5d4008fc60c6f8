"""All of Nim as one value, and the games with Nim among them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.cli.terminal import PlainTerminal
from game.games import GAMES
from game.play.games import GameBox, Games, OnError
from game.play.programs import NO_PROGRAMS, Programs
from game.wording.words import Words
from tests.nim.kind import NAME, NIM
from tests.nim.setup import SEATS_OF_NIM


def _stones(_: Path | None, __: OnError | None) -> None:
    """Nim needs no cards."""


def _kind(_: Any = None, __: Programs = NO_PROGRAMS) -> Any:
    return NIM


def _words(_: Callable[[], Any], language: str, on_error: OnError | None) -> Words:
    return Words(language, on_error=on_error)


BOX = GameBox(
    NAME, _stones, _kind, _words, lambda words: words, lambda: None, lambda: None, lambda: PlainTerminal(SEATS_OF_NIM)
)
TWO_GAMES = Games({**{id: f"game.{id}.box" for id in GAMES}, NAME: "tests.nim.box"})
