"""Puts scenes on the stage: the one place that knows them all. Scenes reach it as `Context.director`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.kernel.refusal import Unreadable
from game.kernel.seats import NOBODY, SeatSetup
from game.match.library.register import MatchRegister
from game.match.match import Match, deal_match
from game.match.watching import WatchedMatch
from game.paths import matches_folder
from game.rules.events import AnyEvent
from game.rules.game import Game, Options
from game.ui.art.cache import give_back
from game.ui.context import Context
from game.ui.running import flow
from game.ui.running.announcements import Announcements
from game.ui.running.bot_turns import BotTurns
from game.ui.running.saved_matches import tell_unreadable
from game.ui.scene import Scene


class MatchDirector:
    """Goes from scene to scene as the match on the table needs it."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._bots = BotTurns(context)
        self._heralds = Announcements(context)
        self._register: MatchRegister | None = None

    def advance(self) -> None:
        """Show what the match needs next: after a decision, an undo, a hand-over, and when a match is opened."""
        context = self._context
        match = context.playing
        self._move_on(match)
        context.viewer = flow.viewer_after(match, context.viewer, context.settings.handover)
        context.read = flow.still_read(match, context.read)
        name = flow.scene_name(match, context.read)
        if name == flow.SCORE:
            self._write_down(match)
        wanted = flow.COVER if self._is_covered(name) else name
        top = context.stack.top
        if top is not None and top.name == wanted:
            top.enter()
        else:
            context.stack.replace(scene_makers()[wanted](context))

    def _move_on(self, match: Match) -> None:
        """End a turn that nobody could take back any more, and let bots move, as far as nobody watches them."""
        if flow.ends_by_itself(match, self._context.settings.end_turns):
            match.end_turn(play_bots=False)
        self._bots.move_unseen(match)

    def end_turn(self) -> None:
        """Hand the table over; bots that come next are watched, or have moved when it is a person's turn."""
        self._context.playing.end_turn(play_bots=False)
        self.advance()

    def tick(self, dt: int) -> None:
        self._heralds.tick()
        self._bots.tick(dt)
        if self._context.guide:
            self._context.guide.tick()

    def hurry(self) -> None:
        self._bots.hurry()

    def tell_opponent(self, events: Sequence[AnyEvent]) -> None:
        self._bots.tell_opponent(events)

    def open_match(self, match: Match) -> None:
        """Put a match on the table: a new one, or one that was played before."""
        self._context.match = match
        self._context.guide = None
        self._context.viewer = NOBODY
        self._context.read = flow.read_before(match)
        self._heralds.forget()
        self._bots.forget()
        self.advance()

    def start_match(
        self, seats: Sequence[SeatSetup], sets: tuple[str, ...], options: Options, seed: int, solo: str | None = None
    ) -> None:
        """Deal a match, with ``solo`` against that virtual opponent, kept in the user's folder, and open it."""
        game = Game(self._context.catalog, sets, options)
        folder = matches_folder(self._context.data)
        self.open_match(deal_match(game, seats, seed, folder, play_bots=False, solo=solo))

    def play_on(self, match: WatchedMatch, seats: Sequence[SeatSetup], seed: int) -> None:
        """The new match says from where it comes; the watched one, and one on the table, stay as they are.

        Where it cannot go on, a notice says why, and nothing happens.
        """
        context = self._context
        try:
            begun = match.play_on(seats, seed, matches_folder(context.data))
        except Unreadable as error:
            tell_unreadable(context, error)
            return
        if context.match is not None:
            self._put_away(context.match)
        self.open_match(begun)

    def look_up(self, topic: str) -> None:
        """Open the rules at a section, over whatever is shown."""
        from game.ui.scenes.rulebook.scene import open_rulebook

        open_rulebook(self._context, topic)

    def leave_match(self) -> None:
        """Back to the title; the match can be continued from there."""
        from game.ui.scenes.title import TitleScene

        context = self._context
        self._bots.forget()
        if context.match is not None:
            self._put_away(context.match)
        context.match = None
        context.guide = None
        context.viewer = NOBODY
        context.dismiss_notices()
        give_back()
        context.stack.replace(TitleScene(context))

    def _put_away(self, match: Match) -> None:
        match.close()
        self._write_down(match)

    def _write_down(self, match: Match) -> None:
        """Let the list of matches know how a match stands, so that its file need not be read for that."""
        if match.path is not None and match.path.parent == matches_folder(self._context.data):
            self._register = self._register or MatchRegister(match.path.parent)
            self._register.add(match)

    def _is_covered(self, scene: str) -> bool:
        """Whether the next player has to take the seat before anything else is seen; Cleanup is public."""
        context = self._context
        return (
            context.settings.handover == "window"
            and context.viewer is NOBODY
            and context.playing.bot_to_move is None
            and scene in (flow.KEEP, flow.LOOKOUT, flow.TABLE)
        )


def scene_makers() -> dict[str, Callable[[Context], Scene]]:
    """Scene name -> what makes it. Loaded late: the title shows before the table is needed."""
    from game.ui.scenes.cleanup import CleanupScene
    from game.ui.scenes.cover import CoverScene
    from game.ui.scenes.keep import KeepScene
    from game.ui.scenes.lookout import LookoutScene
    from game.ui.scenes.production import ProductionScene
    from game.ui.scenes.score.scene import ScoreScene
    from game.ui.scenes.table import TableScene
    from game.ui.scenes.tidied import TidiedScene

    scenes = (
        KeepScene, LookoutScene, ProductionScene, TableScene, CleanupScene, TidiedScene, ScoreScene, CoverScene
    )  # fmt: skip
    return {scene.name: scene for scene in scenes}
