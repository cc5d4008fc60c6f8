"""The options of M-61 as they are offered for a new game, and told in short."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.kernel.seats import SEATS
from game.play.setup import Choices
from game.ui.context import Context
from game.ui.scenes.starting.plain_game import offered_options, option_line
from game.ui.scenes.starting.starting import OptionLine

DRAFT: Final = "draft"
_FIRST_PLAYER: Final = "first_player"
_FIRST: Final = (DRAFT, _FIRST_PLAYER, "goal", "stage_2_at", "titles", "quests")
"""The options that come first, as they change most of a game."""

_MOST_TOLD = 3
"""Maximum number of options that are told."""


def playable(choices: Choices, seats: int) -> Choices:
    """What can be chosen with so many seats: a first player who has one."""
    taken = SEATS[:seats]
    return {name: value for name, value in choices.items() if name != _FIRST_PLAYER or value in taken}


def rules_of_game(context: Context, chosen: Choices, names: Sequence[str]) -> Sequence[OptionLine]:
    """The options for the players with these names, those that change most first."""
    lines = {option.name: option_line(context, option, chosen) for option in offered_options(context)}
    lines[_FIRST_PLAYER] = _of_seats(context, lines[_FIRST_PLAYER], names)
    draft = lines[DRAFT]
    lines[DRAFT] = draft._replace(tips={value: context.text(f"new-draft-{value}-tip") for value, _ in draft.values})
    first = [lines.pop(name) for name in _FIRST]
    return [*first, *lines.values()]


def _of_seats(context: Context, line: OptionLine, names: Sequence[str]) -> OptionLine:
    """The seats that are taken, by their numbers; who sits there is in their tooltips."""
    by_lot, *_ = line.values
    seats = SEATS[: len(names)]
    values = [by_lot, *((seat, str(number)) for number, seat in enumerate(seats, 1))]
    tips = {seat: context.text("new-first-player-tip", name=name) for seat, name in zip(seats, names, strict=True)}
    return line._replace(values=values, tips={by_lot[0]: context.text("new-first-player-random-tip"), **tips})


def told_rules(context: Context, chosen: Choices, seats: int) -> Sequence[str]:
    """The options that are not as usual, in words, or that all are; those of many are only counted."""
    names = [""] * seats
    lines = [line for line in rules_of_game(context, chosen, names) if line.name in chosen]
    told = [f"{line.words}: {dict(line.values)[line.chosen]}" for line in lines[:_MOST_TOLD]]
    if len(lines) > _MOST_TOLD:
        told.append(context.text("new-more", count=len(lines) - _MOST_TOLD))
    return told or [context.text("new-usual-rules")]
