"""The Arena (R53.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.cards.module import Arena
from game.rules.sets.arena.messages import EnterArena
from game.ui.places import Label, Origin, OwnGoods
from game.ui.table import labels
from game.ui.table.play.targets import Target, targets_at
from game.ui.table.sight import Sight
from game.ui.table.standing import Standing
from game.ui.table.words.forecasts import forecast_lines
from game.ui.table.words.modules import about_arena, later_with_modules
from game.ui.table.zone import TableSet, Zone


def _fought_for(before: Sight, after: Sight) -> Iterator[Label]:
    now = after.standing.view.arena
    if now is not None and before.standing.view.arena != now:
        yield labels.ARENA


def _entering(sight: Sight, label: str) -> tuple[str, ...]:
    """What entering brings, at once and later."""
    commands = sight.standing.offers.at(label)
    return (*forecast_lines(sight, commands[0]), *later_with_modules(sight, commands)) if commands else ()


def _takes(standing: Standing, source: Origin) -> tuple[Target, ...]:
    """A worker is dropped into it."""
    if source != OwnGoods("worker"):
        return ()
    return targets_at(standing.match, [(labels.ARENA, "enter_arena", EnterArena(standing.seat))], names_deed=True)


ARENA: Final = TableSet(
    has=lambda view: view.arena is not None,
    zones=(
        Zone(
            labels.ARENA,
            box=lambda sight, _: sight.layout.side.arena,
            about=lambda sight, _: about_arena(sight),
            cards=lambda *_: ((Arena.id,), 0),
            offered=lambda sight: ((labels.ARENA, sight.layout.side.arena),),
            changed=_fought_for,
            brings=_entering,
            tried=lambda standing, _: EnterArena(standing.seat),
            takes=_takes,
            is_begun=True,
            begins=(EnterArena,),
            is_whole=True,
            is_lit=True,
            after=labels.EXCHANGE,
            topic="arena",
        ),
    ),
)
