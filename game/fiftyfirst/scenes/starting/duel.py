"""A game of a person against one robot, dealt at once: *Play* on the title, and its rematch."""

from __future__ import annotations

from game.fiftyfirst.match.setup import chosen
from game.fiftyfirst.of_context import wording_of
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.scenes.starting.variants import VARIANTS, ChosenSets, only, usable_options
from game.fiftyfirst.table.box_words import played_with
from game.match.library.ladder import put_on_ladder
from game.paths import matches_folder
from game.ui.context import Context
from game.ui.running.seating import Seating


def start_duel(context: Context, robot: str) -> None:
    """Deal a match against a robot, with the sets and options of the last new game and factions by chance. It counts on
    the ladder."""
    sets, options = _last_box(context)
    context.director.start_match(Seating(context).against(robot), chosen(sets, options), context.dice())
    put_on_ladder(matches_folder(context.data), context.playing.path)


def box_of_duel(context: Context) -> str:
    """The sets and modules of that match, in words."""
    sets, options = _last_box(context)
    return played_with(wording_of(context), sets, options)


def _last_box(context: Context) -> tuple[tuple[str, ...], Options]:
    """The sets and options of the last new game, but for those that are gone."""
    box = ChosenSets(context.content, context.settings.sets)
    return box.sets, only(box.all_variants(VARIANTS), usable_options(context.settings.options))
