"""How matches of Metro 2033 begin: its page, and the game that is dealt at once."""

from __future__ import annotations

from typing import Final

from game.match.library.ladder import put_on_ladder
from game.metro2033.scenes.starting.new_metro_game import NewMetroGameScene
from game.metro2033.scenes.starting.rules_of_game import playable, told_rules
from game.paths import matches_folder
from game.ui.context import Context
from game.ui.game_table import Starting
from game.ui.running.seating import Seating, usual_robot
from game.ui.scenes.starting.plain_game import last_choices

_SEATS: Final = 4


def deal_quick_game(context: Context, robot: str) -> None:
    """Deal a match of a person against three robots, with the options of the last new game. It counts on the ladder."""
    seats = Seating(context).against(robot or usual_robot(context))
    context.director.start_match(seats, playable(last_choices(context), len(seats)), context.dice())
    put_on_ladder(matches_folder(context.data), context.playing.path)


def _told(context: Context) -> str:
    return ", ".join(told_rules(context, playable(last_choices(context), _SEATS), _SEATS))


STARTING: Final = Starting(
    pages={"new_game": NewMetroGameScene}, play=deal_quick_game, told=_told, usual_robot="medium", usual_seats=_SEATS
)
