"""R45.3 A pick of the Lookout is skipped for an Outpost that costs nothing."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.refusal import Refusal
from game.rules.chapter import Chapter, Make, T
from game.rules.game import Game
from game.rules.judge import Judge
from game.rules.questions import ChooseCard
from game.rules.sets.no_mans_land import deeds, outposts
from game.rules.sets.no_mans_land.actions import placings, why_not_build
from game.rules.sets.no_mans_land.events import PickSkipped
from game.rules.sets.no_mans_land.messages import SkipPick
from game.rules.side import Side
from game.rules.state import GameState, Seat
from game.rules.work import RevealOffer


def must_skip(game: Game, state: GameState, seat: Seat) -> bool:
    """R45.3a: whether ``seat`` must skip this pick: in the first Lookout a player who has taken a card skips the last
    one, if they can build an Outpost."""
    if state.outposts is None or state.round > 1 or state.player(seat).skipped:
        return False
    later = [step for step in state.agenda[:-1] if isinstance(step, RevealOffer) or step == ChooseCard(seat)]
    return not later and bool(outposts.buildable(game, state, seat))


def _to_skip(side: Side, make: Make[T]) -> Sequence[T]:
    """R45.3: one pick of a Lookout, for an Outpost that costs nothing; in the first one it stands in a corner."""
    if side.player.skipped:
        return ()
    areas = outposts.buildable(side.game, side.state, side.seat)
    return [make(side.seat, area, removed) for area, removed in placings(side, areas)]


def _why_not_skip(side: Side, command: SkipPick) -> Refusal:
    if side.player.skipped:
        return Refusal("already_skipped")
    if side.state.outposts is not None and not outposts.buildable(side.game, side.state, side.seat):
        return Refusal("no_effect")
    return why_not_build(side, command.area, command.removing)


def _skip(judge: Judge, command: SkipPick) -> None:
    judge.emit(PickSkipped(command.seat))
    deeds.build(judge, command.seat, command.area, command.removing)


SKIP = Chapter("skip for {area}{removing}", (ChooseCard,), _to_skip, _why_not_skip, _skip, outposts.has_map)
