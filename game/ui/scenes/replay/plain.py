"""Watching a match at the table at which it was played."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any

import pygame

from game.kernel.seats import Seat, Viewer
from game.play.match import AnyWatchedMatch
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Input, Wheel
from game.ui.places import Label, LogLine
from game.ui.running import flow
from game.ui.scenes.match_table import MatchScene
from game.ui.scenes.replay.plan import LEAVE
from game.ui.scenes.replay.scene import WatchingScene
from game.ui.scenes.table_focus import LOOK
from game.ui.scenes.zoom import ZoomScene
from game.ui.table import labels
from game.ui.table.draw.log_panel import LogPanel
from game.ui.table.play import in_reach
from game.ui.table.play.modes import Rest
from game.ui.table.words.tips import about_at


class PlainReplayScene(WatchingScene):
    """A match that is watched at the table of its game, with its log."""

    def __init__(self, context: Context, match: AnyWatchedMatch, step: int | None = None) -> None:
        super().__init__(context, match, step)
        self.has_advice = context.table.advising is not None
        table = context.table.scenes[flow.TABLE](context)
        assert isinstance(table, MatchScene), "any other table is watched in a scene of its game"
        self.table: MatchScene[Any, Any] = table
        table.watch(self)

    def advise(self, level: str, step: int, given: Any) -> Generator[None, None, Any]:
        return self.context.advising.advice(self.match, level, step, given)

    # ------------------------------------------------------------------ what the table is drawn from
    @property
    def side(self) -> Seat:
        """The seat at the lower edge."""
        return self.eyes.side

    @property
    def viewer(self) -> Viewer:
        """Who may see what is seen."""
        return self.eyes.viewer

    # ------------------------------------------------------------------ moving
    def skip(self) -> None:
        self.table.show.skip()

    def go_on(self) -> None:
        self.table.before_decision()
        super().go_on()
        self.table.show.perform(self.match.entry(self.step).events, self.table.sight(), self.context.settings)

    @property
    def busy(self) -> bool:
        return self.table.busy

    def let_pass(self, passed: int) -> bool:
        return self.table.show.stage.update(passed, self.context.settings)

    def forget_pictures(self) -> None:
        self.table.forget_pictures()

    # ------------------------------------------------------------------ input
    @property
    def log(self) -> LogPanel:
        return self.table.picture.log

    def take(self, value: Input) -> bool:
        return self.table.picture.handle(value)

    def click_table(self, label: Label | None) -> None:
        if isinstance(label, LogLine) or label == labels.LOG:
            self.read()
        elif label == labels.MENU:
            self.close()
        else:
            self.mode = Rest()
            if self.table.standing.zone(label).is_zoomed:
                self.zoom(label)

    def turn_wheel(self, value: Wheel) -> None:
        self.changed = self.table.on_wheel(value) or self.changed

    def press_key(self, name: str) -> None:
        if name in LOOK:
            self.zoom(self.meant)

    def zoom(self, label: Label | None) -> None:
        found = self.table.sight().cards(label) if self.context.table.cards else None
        if found:
            self.play(False)
            cards, shown = found
            self.context.stack.push(ZoomScene(self.context, cards, shown, in_play=False))

    # ------------------------------------------------------------------ drawing
    def draw_table(self, canvas: Canvas) -> None:
        self.table.controller.mode = self.mode
        self.table.draw_watched(canvas)

    def places_of(self, table: Canvas) -> Iterator[tuple[Label, pygame.Rect]]:
        standing = self.table.standing
        for mark in table.marks:
            if mark.kind == "hit" and not in_reach.is_of_log(mark.label) and not standing.zone(mark.label).is_skipped:
                yield mark.label, mark.rect

    def _may_be_covered(self, label: Label) -> bool:
        return in_reach.is_of_log(label)

    def about(self, label: Label) -> str | None:
        return self.bar.tips[LEAVE]() if label == labels.MENU else about_at(self.table.sight(), label)
