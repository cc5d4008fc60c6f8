"""How Metro 2033 advises: its hints, any of its robots, and the places of commands on its table."""

from __future__ import annotations

from typing import Any, Final

import pygame

from game.metro2033.match.hinting import metro_hints
from game.metro2033.rules.commands import AnyMetroCommand, FinishMetroTurn, PassArmy
from game.ui.game_table import Advising
from game.ui.table.sight import AnySight


def place_of(sight: AnySight, command: AnyMetroCommand) -> pygame.Rect | None:
    """The place on the table where a command begins; of one that ends a turn, the large button."""
    if isinstance(command, PassArmy | FinishMetroTurn):
        main: Any = sight.layout.side.main
        return pygame.Rect(main)
    boxes = map(sight.box, sight.standing.beginnings(command))
    return next((box.rect for box in boxes if box), None)


ADVISING: Final = Advising(hints=metro_hints, place=place_of)
