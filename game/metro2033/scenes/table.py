"""The scene of the table of Metro 2033."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import pygame

from game.kernel.seats import Viewer
from game.metro2033.of_context import metro_words
from game.metro2033.table.acts import ACTS
from game.metro2033.table.draw.map import draw_map
from game.metro2033.table.draw.strip import draw_strip_cards
from game.metro2033.table.map_frame import MapFrame
from game.metro2033.table.moves.show import MetroShow
from game.metro2033.table.of_match import standing_for, whole_frame
from game.metro2033.table.plan import MetroLayout, lay_out
from game.metro2033.table.sight import MetroTableSight
from game.metro2033.table.spots import MAP, ActSign, ArmyInPanel, FigureOf
from game.metro2033.table.standing import MetroStanding
from game.metro2033.table.topics import topic_of, topic_of_card
from game.metro2033.table.zones.rows import SeenTable
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Input, Key, Move, Press, Release, Touch, Wheel
from game.ui.places import Label
from game.ui.running.loading import unparsed
from game.ui.scene import Prospect
from game.ui.scenes.hand_cover import HandCover
from game.ui.scenes.help import HelpScene
from game.ui.scenes.match_table import MatchScene
from game.ui.scenes.menu import GameMenuScene
from game.ui.scenes.rulebook.scene import RulebookScene
from game.ui.scenes.zoom import ZoomScene
from game.ui.table.play.choices import targets_from
from game.ui.table.play.modes import Aiming, Held, Mode, Rest
from game.ui.table.sight import AnySight
from game.ui.widgets.button import Button

_DOUBLE: Final = 400
"""Milliseconds between the clicks of a double click."""


_SIGN: Final = (900, 190)
"""In u: width and height of the sign over a closed strip at most."""


class MetroHandCover(HandCover):
    """Hangs a sign over the map while a strip is closed. All but quests and scouted threats lies open in it: everybody
    may see it."""

    def place(self, canvas: Canvas, sight: MetroTableSight) -> pygame.Rect:
        chart, gap = sight.layout.frame.box, canvas.px(12)
        found = pygame.Rect(0, 0, min(chart.w - 2 * gap, canvas.px(_SIGN[0])), min(chart.h // 2, canvas.px(_SIGN[1])))
        found.bottomleft = chart.x + gap, chart.bottom - gap
        return found

    def draw(self, canvas: Canvas, sight: AnySight, touch: Touch) -> dict[Label, Button]:
        assert isinstance(sight, MetroTableSight)
        if sight.standing.hidden:
            canvas.layer = self.layer
            with canvas.measured(canvas.metrics.seen_closer(sight.layout.closer)):
                draw_strip_cards(canvas, sight)
        return super().draw(canvas, sight, touch)


class MetroTableScene(MatchScene[MetroStanding, MetroTableSight]):
    """The table of a match of Metro 2033, seen by the player who has it."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._layout: tuple[tuple[object, ...], MetroLayout] | None = None
        self._frame: MapFrame | None = None
        self._pan: tuple[int, int] | None = None
        self._since_click = _DOUBLE

    def make_show(self, hear: Callable[[str], None]) -> MetroShow:
        return MetroShow(hear)

    def make_cover(self) -> HandCover:
        return MetroHandCover(self.context, self.show)

    # ------------------------------------------------------------------ the position
    def seen_by(self, viewer: Viewer, told: int | None) -> SeenTable:  # noqa: ARG002 - there is no virtual opponent
        return standing_for(self.match, viewer, self.seat if self.is_watched else None)

    @property
    def frame(self) -> MapFrame:
        """The part of the map that is seen; all of it in a window of another size."""
        whole = whole_frame(self.context, self.metrics.size, self.standing)
        if self._frame is None or self._frame.box != whole.box:
            self._frame = whole
        return self._frame

    def sight_in(self, mode: Mode) -> MetroTableSight:
        standing, metrics, frame = self.standing, self.metrics, self.frame
        left, text = self.context.settings.left_handed, metrics.text_scale
        key = (standing, metrics, frame, left)
        if self._layout is None or self._layout[0] != key:
            self._layout = key, lay_out(metrics.size, frame, standing.lying, text, left)
        words, narrator, names = metro_words(self.context), self.context.narrator, self.match.names
        told, opened = self.deed(), self.panels.opened(standing, mode)
        layout = self._layout[1]
        return MetroTableSight(layout, standing, words, narrator, names, mode, self.touch, text, told, None, opened)

    # ------------------------------------------------------------------ zoom and pan
    def on_wheel(self, wheel: Wheel) -> bool:
        """The wheel makes the map larger and smaller, around the pointer."""
        if not self.frame.box.holds(wheel.pos):
            return False
        return self._see(self.frame.zoomed(wheel.steps, wheel.pos))

    def _see(self, frame: MapFrame) -> bool:
        """See another part of the map; whether that is a change."""
        before, self._frame = self.frame, frame
        self.changed = self.changed or before != frame
        return before != frame

    def handle(self, value: Input) -> None:
        """A drag of the empty ground moves the part of the map that is seen."""
        if isinstance(value, Press) and value.button == "left":
            is_ground = self.context.label_at(value.pos) == MAP
            self._pan = value.pos if is_ground and isinstance(self.controller.mode, Rest) else None
        elif isinstance(value, Move) and self._pan and self.frame.zoom > 1:
            across, down = value.pos[0] - self._pan[0], value.pos[1] - self._pan[1]
            if self._see(self.frame.moved(across, down)):
                self._pan = value.pos
        elif isinstance(value, Release):
            self._pan = None
        super().handle(value)

    def on_place(self, label: Label) -> bool:
        """A double click on the ground shows all of the map again."""
        if label != MAP:
            return False
        if self._since_click < _DOUBLE:
            self._see(self.frame.whole)
        self._since_click = 0
        return True

    def update(self, dt: int) -> None:
        self._since_click = min(_DOUBLE, self._since_click + dt)
        super().update(dt)

    # ------------------------------------------------------------------ keys
    def on_table_key(self, key: Key) -> bool:
        """Letters press the plates of what can be done, aim the hero, or aim at the next target; Home shows all of the
        map."""
        if key.mods:
            return False
        if key.name == "home":
            return self._see(self.frame.whole)
        if key.name == "w" and isinstance(self.controller.mode, Rest):
            self.controller.click(FigureOf(self.standing.seat))
            return True
        if key.name == ACTS["strike"].key and isinstance(mode := self.controller.mode, Aiming):
            return self._aim_at_next(mode)
        acts = {ACTS[act].key: act for act in self.standing.lying.acts}
        if key.name in acts and isinstance(self.controller.mode, Rest):
            self.controller.click(ActSign(acts[key.name]))
            return True
        return False

    def _aim_at_next(self, mode: Aiming) -> bool:
        """Give the focus to the next of the targets that can be used."""
        targets = [target.label for target in mode.targets if target.is_legal and self.sight().box(target.label)]
        if targets:
            here = targets.index(self.focus) if self.focus in targets else -1
            self._focus_on(targets[(here + 1) % len(targets)])
        return bool(targets)

    # ------------------------------------------------------------------ rules
    def topic_of_place(self, label: Label) -> str | None:
        return topic_of(label) or self.standing.zone(label).topic or None

    def topic_of_card(self, card: str) -> str | None:
        return topic_of_card(metro_words(self.context), card)

    # ------------------------------------------------------------------ what may come next
    @property
    def outlook(self) -> object:
        """The standing, while nothing is begun."""
        return self._standing if isinstance(self.controller.mode, Rest) else None

    def prospects(self) -> Iterator[Prospect]:
        """The way of a lifted hero or army, the map seen larger, messages, and the scenes that open here."""
        if not isinstance(self.controller.mode, Rest):
            return
        standing = self.standing
        for source in (FigureOf(standing.seat), ArmyInPanel(standing.seat)):
            box, targets = self.sight().box(source), targets_from(standing, source)
            if box and targets:
                yield partial(self._draw_held, Held(source, targets, box.center, box.center))
        for step in (1, 2):
            yield partial(self._draw_larger, self.frame.whole.zoomed(step, self.frame.box.center))
        yield from unparsed(metro_words(self.context).messages)
        yield GameMenuScene(self.context).draw
        yield HelpScene(self.context, self.kind).draw
        yield RulebookScene(self.context).draw

    def _draw_held(self, held: Held, canvas: Canvas) -> None:
        sight = self.sight_in(held)._replace(touch=Touch())
        self.picture.draw_begun(canvas, sight)
        self.picture.draw_held(canvas, sight, held, 0, 0)

    def _draw_larger(self, frame: MapFrame, canvas: Canvas) -> None:
        draw_map(canvas, self.standing.board, frame, metro_words(self.context).language)

    # ------------------------------------------------------------------ closely
    def zoom(self, label: Label) -> None:
        found = self.sight().cards(label)
        if found and self.context.table.cards:
            self.context.stack.push(ZoomScene(self.context, *found))
