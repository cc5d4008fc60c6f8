"""All of 51st State as one value."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from game.fiftyfirst.rules import NAME
from game.fiftyfirst.wording.wording import Wording
from game.paths import cards_folder, packs_folder
from game.play.games import GameBox, OnError
from game.play.programs import NO_PROGRAMS, Programs

if TYPE_CHECKING:
    from game.fiftyfirst.cards.catalog import Catalog
    from game.fiftyfirst.match.match import FiftyFirst
    from game.fiftyfirst.terminal import FiftyFirstTerminal
    from game.fiftyfirst.wording.narration import Narration
    from game.ui.game_look import GameLook
    from game.ui.game_table import GameTable


def _catalog(data: Path | None, on_error: OnError | None) -> Catalog:
    from game.fiftyfirst.cards.catalog import load_catalog  # here: the title does not need it

    return load_catalog(cards_folder(), on_error, packs_folder(data))


def _kind(catalog: Catalog | None = None, programs: Programs = NO_PROGRAMS) -> FiftyFirst:
    from game.fiftyfirst.match.match import fiftyfirst  # here: it needs the rules, the title does not

    return fiftyfirst(catalog, programs)


def _words(catalog: Callable[[], Catalog], language: str, on_error: OnError | None) -> Wording:
    return Wording(catalog, language, on_error=on_error)


def _narrator(words: Wording) -> Narration:
    from game.fiftyfirst.wording.narration import Narration  # here: it needs the rules, the title does not

    return Narration(words)


def _look() -> GameLook:
    from game.fiftyfirst.look import LOOK  # here: it needs the window

    return LOOK


def _table() -> GameTable:
    from game.fiftyfirst.game_table import TABLE  # here: it needs the window

    return TABLE


def _terminal() -> FiftyFirstTerminal:
    from game.fiftyfirst.terminal import FiftyFirstTerminal  # here: the window needs none of it

    return FiftyFirstTerminal()


BOX = GameBox(NAME, _catalog, _kind, _words, _narrator, _look, _table, _terminal)
