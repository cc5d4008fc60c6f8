"""All of 51st State as one value."""

from __future__ import annotations

from pathlib import Path

from game.cards.catalog import Catalog, load_catalog
from game.match.files.record import GAME
from game.match.match import FiftyFirst, fiftyfirst
from game.paths import cards_folder, packs_folder
from game.play.games import GameBox, OnError
from game.play.programs import NO_PROGRAMS, Programs


def _catalog(data: Path | None, on_error: OnError | None) -> Catalog:
    return load_catalog(cards_folder(), on_error, packs_folder(data))


def _kind(catalog: Catalog | None = None, programs: Programs = NO_PROGRAMS) -> FiftyFirst:
    return fiftyfirst(catalog, programs)


BOX = GameBox(GAME, _catalog, _kind)
