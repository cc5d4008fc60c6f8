"""The table of a small game: its places lie where the game puts them, beside a plain side column."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, TypeVar

from game.kernel.seats import Viewer
from game.ui.boxes import Box
from game.ui.hit_shapes import HitShape
from game.ui.places import Label
from game.ui.scenes.match_table import MatchScene
from game.ui.table.moves.flights import Flight, FlyingTokens
from game.ui.table.plan.plain import PlainLayout, TableGround, plain_layout
from game.ui.table.play.modes import Mode
from game.ui.table.sight import TableSight
from game.ui.table.standing import AnyStanding
from game.wording.words import Words

StandingT = TypeVar("StandingT", bound=AnyStanding)


class PlainTableScene(MatchScene[StandingT, TableSight[PlainLayout, StandingT, Words]]):
    """A game derives its own, which says where its places are. It is also the table at which its matches are watched.

    ``make_standing`` makes the standing of a match; ``extent`` is the width and height of the picture in whose units
    places are given, and ``room`` is where the hand lies in it, or would lie.
    """

    make_standing: ClassVar[Any]
    extent: ClassVar[tuple[float, float]] = (1600, 960)
    room: ClassVar[tuple[float, float, float, float]] = (0, 700, 1600, 260)

    @abstractmethod
    def places(self, ground: TableGround, standing: StandingT) -> Iterable[tuple[Label, Box | HitShape]]:
        """All places, the lowest first."""

    def flights(self, _event: Any) -> Iterable[Flight]:
        """The tokens that fly where something happens."""
        return ()

    def make_show(self, hear: Callable[[str], None]) -> FlyingTokens:
        return FlyingTokens(hear, self.flights)

    def seen_by(self, viewer: Viewer, _: int | None) -> StandingT:
        standing: StandingT = self.make_standing(self.match, self.seat, viewer)
        return standing

    def sight_in(self, mode: Mode) -> TableSight[PlainLayout, StandingT, Words]:
        context, standing, metrics = self.context, self.standing, self.metrics
        is_left, text = context.settings.left_handed, metrics.text_scale
        ground = TableGround(metrics.size, self.extent, is_left)
        places, room = dict(self.places(ground, standing)), ground.place(*self.room)
        layout = plain_layout(metrics.size, text, ground, places, room, tuple(self.match.status.vp), is_left)
        names, words = self.match.names, context.wording
        return TableSight(layout, standing, words, context.narrator, names, mode, self.touch, text, self.deed())
