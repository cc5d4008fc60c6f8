"""The title: continue, start, leave. An entry is there when what it opens is there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game import __version__
from game.kernel.refusal import Unreadable
from game.paths import matches_folder
from game.ui.art.landscape import landscape
from game.ui.canvas import Canvas
from game.ui.input import Key
from game.ui.pointer import Click
from game.ui.scene import Context, Scene
from game.ui.theme import BROWN_SIGN, GOLD, GREEN_SIGN, INK, PAPER, SIGN_NOTE, PanelStyle
from game.ui.widgets.button import Button, toned

if TYPE_CHECKING:
    from game.match.library import MatchSummary

_DARK = "#3A2E08"
_PRIMARY = PanelStyle(GOLD, INK, radius=14, edge_width=2, keyline=INK)
_TOP, _PITCH, _TALL = 350, 112, 96


class Entry(NamedTuple):
    """A line of the menu."""

    label: str
    icon: str
    words: str
    note: str
    open: Callable[[], None]


class TitleScene(Scene):
    """The first scene. ``unfinished`` is the match played last, if it is not over."""

    arrows = True

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.unfinished: MatchSummary | None = None
        self.entries: tuple[Entry, ...] = ()

    def enter(self) -> None:
        super().enter()
        self.unfinished = last_unfinished(matches_folder(self.context.data), self._tell)
        self.entries = self._entries()

    def _tell(self, error: Unreadable) -> None:
        """Say once why a saved match is not offered."""
        if str(error) not in self.context.told:
            self.context.told.add(str(error))
            self.context.notices.append(self.context.text("notice-unreadable", reason=str(error)))

    def _entries(self) -> tuple[Entry, ...]:
        text = self.context.text
        new = Entry("menu:new_game", "new_york", text("title-new"), text("title-new-note"), self._new_game)
        leave = Entry("menu:quit", "pass", text("title-quit"), text("title-quit-note"), self._quit)
        if self.unfinished is None:
            return new, leave
        words = text("title-continue")
        return Entry("menu:continue", "play", words, self._standing(self.unfinished), self._continue), new, leave

    def _standing(self, match: MatchSummary) -> str:
        """Round and VP of the match to be continued."""
        seats = (f"{self.context.wording.title(seat.faction)} {seat.vp}" for seat in match.seats)
        return self.context.text("title-continue-note", round=match.round, seats=" : ".join(seats))

    # ------------------------------------------------------------------ acting
    def on_click(self, click: Click) -> None:
        for entry in self.entries:
            if entry.label == click.label and click.button == "left":
                entry.open()

    def on_key(self, key: Key) -> None:
        if key.name in ("return", "space", "enter") and self.entries:
            self.entries[0].open()

    def _continue(self) -> None:
        from game.match.match import Match

        if self.unfinished is None:
            return
        try:
            match = Match.load(self.unfinished.path, self.context.catalog)
        except Unreadable as error:
            self.context.notices[:] = [self.context.text("notice-unreadable", reason=str(error))]
            self.changed = True
            return
        if match.damage:
            self.context.notices[:] = [self.context.text("notice-damaged", step=match.damage.kept)]
        self.context.director.open_match(match)

    def _new_game(self) -> None:
        from game.ui.scenes.new_game import NewGameScene

        self.context.stack.push(NewGameScene(self.context))

    def _quit(self) -> None:
        self.context.quitting = True

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        canvas.surface.blit(landscape(canvas.metrics.size), (0, 0))
        self._draw_sign(canvas)
        for number, entry in enumerate(self.entries):
            first = number == 0
            self._draw_entry(canvas, entry, self.box(330, _TOP + number * _PITCH, 664 if first else 640, _TALL), first)
        words = self.context.text("title-foot", version=__version__)
        canvas.text(words, self.box(1100, 1036, 800, 36), "text", 18, "#F3D9BC", "right")

    def _draw_sign(self, canvas: Canvas) -> None:
        text = self.context.text
        sign = self.box(330, 50, 820, 250)
        with canvas.within(sign):
            canvas.panel(sign, GREEN_SIGN._replace(radius=20), "sign")
            shield = self.box(360, 77, 180, 190)
            canvas.icon("distance", shield, canvas.px(190))
            canvas.text("51", shield.move(0, canvas.px(2)), "number", 92, PAPER, "center")
            canvas.text(text("title-name"), self.box(570, 76, 560, 120), "title", 96, PAPER, upper=True)
            canvas.text(text("title-motto"), self.box(574, 204, 556, 48), "sign", 28, SIGN_NOTE, upper=True)
        brown = self.box(1250, 120, 270, 104)
        with canvas.within(brown):
            canvas.panel(brown, BROWN_SIGN._replace(radius=12), "side sign")
            for number, key in enumerate(("title-side-1", "title-side-2")):
                line = pygame.Rect(brown.x, brown.y + canvas.px(14 + 38 * number), brown.width, canvas.px(38))
                canvas.text(text(key), line, "sign", 23, PAPER, "center", upper=True)

    def _draw_entry(self, canvas: Canvas, entry: Entry, rect: pygame.Rect, first: bool) -> None:
        style = toned(_PRIMARY if first else GREEN_SIGN._replace(radius=14), entry.label, self.touch)
        colour, pale = (INK, _DARK) if first else (PAPER, SIGN_NOTE)
        with canvas.within(rect):
            canvas.panel(rect, style, entry.label)
            canvas.icon(entry.icon, (rect.x + canvas.px(60), rect.centery), canvas.px(54))
            arrow = (rect.right - canvas.px(54), rect.centery)
            canvas.icon("arrow" if first else "arrow_light", arrow, canvas.px(50))
            words = pygame.Rect(rect.x + canvas.px(110), rect.y + canvas.px(8), canvas.px(430), canvas.px(52))
            canvas.text(entry.words, words, "title", 40, colour, upper=True)
            note = pygame.Rect(words.x, rect.y + canvas.px(58), words.width, canvas.px(28))
            canvas.text(entry.note, note, "text", 20, pale)
        self.put(canvas, Button(entry.label, entry.words, rect, drawn=False))


def last_unfinished(folder: Path, on_error: Callable[[Unreadable], None]) -> MatchSummary | None:
    """The match that was played last and is not over; files that cannot be read on the way are told."""
    if not folder.is_dir() or not any(folder.iterdir()):
        return None
    from game.match.library import summary  # what a match is, is loaded only if there are some
    from game.match.saving import SUFFIX

    for path in sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime_ns, reverse=True):
        try:
            found = summary(path)
        except Unreadable as error:
            on_error(error)
        else:
            if not found.is_over:
                return found
    return None
