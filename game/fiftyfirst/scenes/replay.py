"""The replay of 51st State: the table after any decision, with hands, offered cards and the Assault over it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from functools import cached_property, partial
from typing import Any, ClassVar

import pygame

from game.fiftyfirst.match.match import Match, WatchedMatch, advice
from game.fiftyfirst.of_context import wording_of
from game.fiftyfirst.scenes import sights
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.draw.cards import face_of, shown_at
from game.fiftyfirst.table.moves.show import Show
from game.fiftyfirst.table.plan.layout import Layout, lay_out
from game.fiftyfirst.table.play.shown import ShownOpponent
from game.fiftyfirst.table.sets import with_sets
from game.fiftyfirst.table.sight import Sight, Standing
from game.fiftyfirst.table.spots import MarkersOf, TabOf
from game.kernel.seats import Seat
from game.ui.art.upright import RATIO
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Input, Key, Wheel
from game.ui.places import Label, LogLine
from game.ui.scene import Prospect
from game.ui.scenes.replay.eyes import Eyes
from game.ui.scenes.replay.plan import LEAVE
from game.ui.scenes.replay.scene import WatchingScene
from game.ui.scenes.zoom import ZoomScene
from game.ui.table import labels
from game.ui.table.draw.log_panel import LogPanel
from game.ui.table.draw.picture import TablePicture
from game.ui.table.play import in_reach
from game.ui.table.play.modes import Rest
from game.ui.table.standing import HIDDEN, WAIT
from game.ui.table.words.tips import about_at
from game.ui.table.zone import Overlay
from game.ui.widgets.tooltip import LargeCard
from game.wording.sentence import Sentence

_LOOK = ("i", "menu", "application")


class WatchedStanding(Standing):
    """The standing of the table for a watcher, who has nothing to do."""

    def __init__(self, match: Match, eyes: Eyes) -> None:
        super().__init__(match, eyes.side, eyes.viewer)

    @cached_property
    def turn(self) -> str:
        return HIDDEN if self.hidden else WAIT


class ReplayScene(WatchingScene):
    """A match that is watched at the table."""

    match: WatchedMatch
    mark_icons: ClassVar[Mapping[str, str]] = {
        "razed": "raze", "demolished": "demolish", "stolen": "steal", "claimed": "claim", "built": "build",
        "developed": "development", "rebuilt": "rebuild", "deal": "deal", "vp": "vp", "hacked": "hack",
        "destroyed": "destroy", "attacked": "assault", "outpost_built": "build_outpost",
        "outpost_upgraded": "upgrade_outpost", "outpost_razed": "raze_outpost",
    }  # fmt: skip
    longest_phase = "action"
    phases: ClassVar[Mapping[str, str]] = {
        phase: phase for phase in ("lookout", "production", "assault", "deploy", "action", "cleanup")
    }
    has_advice = True

    def __init__(self, context: Context, match: WatchedMatch, step: int | None = None) -> None:
        super().__init__(context, match, step)
        self.show = Show(self._hear, tells_all=True)
        self.shown_opponent = ShownOpponent()
        self.picture = TablePicture()
        self.assault = sights.WatchedAssault(context)
        self._opened: Overlay | None = None
        """The panel that is open over the table."""
        self._standing: tuple[tuple[int, Eyes], WatchedStanding] | None = None
        self._layout: tuple[tuple[object, ...], Layout] | None = None

    # ------------------------------------------------------------------ state
    @property
    def standing(self) -> WatchedStanding:
        """The table at this step; the same object until step or eyes change."""
        key = (self.step, self.eyes)
        if self._standing is None or self._standing[0] != key:
            self._standing = key, with_sets(WatchedStanding(self.match, self.eyes))
        return self._standing[1]

    def sight(self) -> Sight:
        """The sight of the table above the bar."""
        standing, metrics = self.standing, self.table_metrics
        size, scale, above = metrics.size, metrics.text_scale, self.shown_opponent.seat(standing)
        left = self.context.settings.left_handed
        row = self.picture.rows.row
        key = (standing, size, scale, above, left, row)
        if self._layout is None or self._layout[0] != key:
            catalog, view, seat = self.context.content, standing.view, standing.seat
            layout = lay_out(size, scale, view, seat, catalog, above, left, row, standing.sets, is_watched=True)
            self._layout = key, layout
        words, names = wording_of(self.context), self.match.names
        opened = (self._opened,) if self._opened and self._opened in standing.overlays else ()
        return Sight(
            self._layout[1], standing, words, self.context.narrator, names, self.mode, self.touch, scale, opened=opened
        )

    def told(self, step: int) -> list[Sentence]:
        """The sentences about a step, for the present eyes."""
        return self.picture.log.told(self.sight(), step)

    def advise(self, level: str, step: int, given: Any) -> Generator[None, None, Any]:
        return advice(self.match, level, step, given)

    # ------------------------------------------------------------------ what may come next
    def prospects(self) -> Iterator[Prospect]:
        """Also the pictures of all cards of the match."""
        yield from super().prospects()
        game = self.match.game
        width = round(self.sight().layout.hand.strip.h / RATIO)
        for card in dict.fromkeys((*game.catalog.deck(game.sets), *game.catalog.connections)):
            yield partial(self._draw_face, card, width)

    def _draw_face(self, card: str, width: int, _: Canvas) -> None:
        face_of(self.sight(), card, width)

    # ------------------------------------------------------------------ moving
    def skip(self) -> None:
        self.show.skip()

    def caption_time(self) -> int:
        if self.assault.account(self.sight()):
            return sights.LASTS
        return sights.CAPTION if self.step in self.line.stops["phase"] else 0

    def go_on(self) -> None:
        settings, metrics = self.context.settings, self.table_metrics
        self.show.skip()
        mover, resting = self.standing.mover, self.picture.resting
        if resting and mover and settings.moves and self.shown_opponent.choose(self.standing, mover):
            self.picture.draw_resting(Canvas(resting.copy(), metrics), self.sight())
        self.show.remember(self.sight(), self.picture.resting, settings)
        super().go_on()
        self.show.perform(self.match.entry(self.step).events, self.sight(), settings)

    def _hear(self, sound: str) -> None:
        """Play a sound, unless the player has stepped on before the last decision was over."""
        if not self.hurried:
            self.context.hear(sound)

    # ------------------------------------------------------------------ other actions
    def show_overview(self) -> None:
        """Show all States at once."""
        from game.fiftyfirst.scenes.overview import OverviewScene

        self.play(False)
        sight = self.sight()
        self.context.stack.push(OverviewScene(self.context, sight, self.show_state))

    def show_state(self, seat: Seat) -> None:
        """Show the State of an opponent."""
        self.changed = self.shown_opponent.choose(self.standing, seat) or self.changed

    def open(self, head: Label) -> None:
        """Open the panel over the table that has this head, or close it if it is open; or show what the head stands for
        closely."""
        overlay = self.standing.overlay_of(head)
        if overlay:
            self._opened = None if self._opened is overlay else overlay
        else:
            self.zoom(head)

    def zoom(self, label: Label | None) -> None:
        found = (sights.looked_at(self.sight(), label) or self.sight().cards(label)) if label else None
        if found:
            self.play(False)
            self.context.stack.push(ZoomScene(self.context, *found, in_play=False))

    # ------------------------------------------------------------------ input
    @property
    def log(self) -> LogPanel:
        return self.picture.log

    def take(self, value: Input) -> bool:
        return self.picture.handle(value)

    def turn_wheel(self, value: Wheel) -> None:
        layout = self.sight().layout
        other = self.shown_opponent.wheel(self.standing, layout, value)
        self.changed = other or self.picture.rows.wheel(layout, value) or self.changed

    def click_table(self, label: Label | None) -> None:
        match label:
            case TabOf(seat):
                self.show_state(seat)
            case _ if (zone := self.standing.zone(label)).rows:
                self.picture.rows.turn(self.sight().layout, zone.rows)
            case LogLine() if isinstance(self.mode, Rest):
                self.read()
            case MarkersOf():  # they fill nearly all of the head of the map
                self.open(spots.MAP)
            case _ if label in self._heads:
                self._heads[label]()
            case _:
                self.mode = Rest()
                self.zoom(label)

    @property
    def _heads(self) -> Mapping[Label | None, Callable[[], None]]:
        return {
            labels.MENU: self.close, labels.OVERVIEW: self.show_overview, labels.LOG: self.read,
            **{head: partial(self.open, head) for head in self.standing.heads.values()},
        }  # fmt: skip

    def on_key(self, key: Key) -> None:
        """Esc first closes what is open over the table."""
        if key.name == "escape" and self._opened and isinstance(self.mode, Rest):
            self._opened, self.changed = None, True
        else:
            super().on_key(key)

    def press_key(self, name: str) -> None:
        if name in _LOOK:
            self.zoom(self.meant)
        elif name in self._letters:
            self._letters[name]()
        else:
            self.shown_opponent.key(self.standing, name)

    @property
    def _letters(self) -> Mapping[str, Callable[[], None]]:
        heads = {key: partial(self.open, head) for key, head in self.standing.heads.items()}
        return {"o": self.show_overview, **heads}

    # ------------------------------------------------------------------ time
    @property
    def busy(self) -> bool:
        return self.show.stage.busy

    def let_pass(self, passed: int) -> bool:
        return self.show.stage.update(passed, self.context.settings)

    def forget_pictures(self) -> None:
        self.picture.forget()
        self.show.forget()
        self.show.skip()

    # ------------------------------------------------------------------ drawing
    def draw_table(self, canvas: Canvas) -> None:
        sight, stage = self.sight(), self.show.stage
        self.show.fit(canvas.metrics.size)
        self.picture.draw_resting(canvas, sight)
        stage.draw(canvas, flat=True)
        if not self.eyes.own:
            sights.draw_all_hands(canvas, sight)
        self.picture.draw_watched(canvas, sight, stage.awaited)
        if sight.standing.view.phase == "lookout":
            sights.draw_offer(canvas, sight, self.text("replay-offer", n=len(sight.standing.view.offer)))
        self.show.draw_marks(canvas, sight)
        stage.draw(canvas)
        if self.caption_left > 0 and not stage.busy and self.assault.account(sight):
            self.assault.draw(canvas, sight)
        elif self.caption_left > 0 and not stage.busy and self.told(self.step):
            phase = wording_of(self.context).phase(self.line.moments[self.step].phase)
            sights.draw_caption(canvas, sight, phase, self.told(self.step))

    def places_of(self, table: Canvas) -> Iterator[tuple[Label, pygame.Rect]]:
        return sights.places_of(table)

    def _shown(self, label: Label) -> LargeCard | None:
        return shown_at(self.sight(), label)

    def _may_be_covered(self, label: Label) -> bool:
        return in_reach.is_of_log(label)

    def about(self, label: Label) -> str | None:
        return self.bar.tips[LEAVE]() if label == labels.MENU else about_at(self.sight(), label)
