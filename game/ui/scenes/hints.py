"""Hints: the legal commands by verbs, with costs and gains, in a list of groups beside the table.

Pointing at a line lights its place on the table; choosing it does what it says, after asking what there is to choose.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import pygame

from game.ui.art.cache import pause
from game.ui.art.chrome import focus_ring
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click, Key
from game.ui.places import HintAt, HintFold, Label
from game.ui.running.bot_turns import Thoughts
from game.ui.scenes.lists import ListScene
from game.ui.shortcuts import ZOOM
from game.ui.table.draw.typesetting import TypesetSentence
from game.ui.table.sight import AnySight
from game.ui.table.standing import ACT, ANSWER, END, FOLLOW, HIDDEN, WAIT
from game.ui.table.words.prompts import question_words
from game.ui.theme import (
    BODY,
    CAPTION,
    DIALOG,
    GOLD,
    ICON_FLOOR,
    LINE,
    MUTED,
    RAISED,
    SUNK,
    TITLE,
    TXT,
    Metrics,
    PanelStyle,
)  # fmt: skip
from game.ui.widgets.button import SMALLEST_HIT, Button
from game.ui.widgets.screen import LAYER, LIGHT, draw_dialog_heading, draw_scrim
from game.ui.widgets.scroller import Scroller
from game.wording.hints import HintGroup, HintLine, without_advised
from game.wording.rulebook import heading

_ADVICE = PanelStyle(RAISED.fill, GOLD, radius=8, edge_width=2)
_POINTED = PanelStyle(None, GOLD, radius=8, edge_width=3)

_GOLDEN = ("advice", "advised")
"""Groups that advise, not only tell."""

LONGEST = 6
"""Maximum lines of a group that is not folded at first."""


class HintRow(NamedTuple):
    """A line of a group, or, with ``line`` None, its heading; ``top`` is its y from the top of the list."""

    label: HintFold | HintAt
    group: HintGroup
    line: HintLine | None
    top: int
    height: int


class HintBoard:
    """The list, with its folded groups and its scroll position."""

    def __init__(self, groups: Sequence[HintGroup]) -> None:
        self.groups = tuple(groups)
        self.scroller = Scroller()
        self.rows: tuple[HintRow, ...] = ()
        self.folded = {HintFold(number) for number, group in enumerate(groups) if len(group.lines) > LONGEST}
        self._words: dict[Label, _Words] = {}
        """The words of the lines, typeset for the size below."""
        self._typeset_for: tuple[Metrics, int] | None = None

    def toggle(self, label: HintFold) -> None:
        """Fold or unfold a group."""
        self.folded ^= {label}

    def regroup(self, groups: Sequence[HintGroup]) -> None:
        """Show other groups; those that are folded stay so."""
        folded = {self.groups[label.group].heading for label in self.folded}
        self.groups, self._words = tuple(groups), {}
        self.folded = {HintFold(number) for number, group in enumerate(groups) if group.heading in folded}

    def place_of_line(self, line: HintLine | None) -> HintAt | None:
        """The label of a line; None if there is no such line any longer."""
        places = (
            HintAt(number, index)
            for number, group in enumerate(self.groups)
            for index, one in enumerate(group.lines)
            if one is line
        )
        return next(places, None)

    def row(self, label: Label | None) -> HintRow | None:
        return next((row for row in self.rows if row.label == label), None)

    def places(self) -> dict[Label, pygame.Rect]:
        """Label -> place of each row, also of those scrolled out of the window."""
        window, top = self.scroller.rect, self.scroller.top
        return {row.label: pygame.Rect(window.x, top + row.top, window.width, row.height) for row in self.rows}

    @property
    def best(self) -> Label | None:
        """The first line that advises: it alone has a golden frame."""
        return next((row.label for row in self.rows if row.line and row.group.name in _GOLDEN), None)

    def reveal(self, label: Label | None) -> None:
        row = self.row(label)
        if row:
            self.scroller.reveal(row.top, row.top + row.height)

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas, rect: pygame.Rect, hover: Label | None) -> None:
        """Draw the list in ``rect``; only what is visible leaves marks."""
        width = rect.width - canvas.px(14)
        self._lay_out(canvas, width)
        last = self.rows[-1] if self.rows else None
        self.scroller.fit(rect, last.top + last.height if last else 0)
        with self.scroller.window(canvas) as start:
            for row in self.rows:
                place = pygame.Rect(rect.x, start + row.top, width, row.height)
                if not place.colliderect(rect):
                    continue
                own = canvas.again()
                own.layer = canvas.layer
                self._draw_row(own, row, place, self._words.get(row.label), row.label == hover)
                canvas.marks += [mark for mark in own.marks if rect.contains(mark.rect)]
                part = place.clip(rect)
                if part.height >= SMALLEST_HIT:
                    canvas.hit(part, row.label)

    def _lay_out(self, canvas: Canvas, width: int) -> None:
        """Lay out the rows, and typeset their words, which are drawn only where they are visible."""
        head, gap = max(SMALLEST_HIT + 6, round(canvas.metrics.text_px(BODY) * 1.8)), canvas.px(4)
        rows, top = [], 0
        if self._typeset_for != (canvas.metrics, width):
            self._typeset_for, self._words = (canvas.metrics, width), {}
        for number, group in enumerate(self.groups):
            label = HintFold(number)
            rows.append(HintRow(label, group, None, top, head))
            top += head + gap
            for index, line in enumerate(() if label in self.folded else group.lines):
                name = HintAt(number, index)
                if name not in self._words:
                    self._words[name] = _Words.of(canvas, line, width - _indent(canvas) - canvas.px(10))
                tall = max(SMALLEST_HIT + 4, self._words[name].height + canvas.px(10))
                rows.append(HintRow(name, group, line, top, tall))
                top += tall + gap
            top += canvas.px(6)
        self.rows = tuple(rows)

    def _draw_row(self, canvas: Canvas, row: HintRow, place: pygame.Rect, words: _Words | None, pointed: bool) -> None:
        if row.line is None:
            self._draw_heading(canvas, row, place)
        else:
            canvas.panel(place, _ADVICE if row.label == self.best else SUNK, "hint")
            size = max(ICON_FLOOR + 4, canvas.px(34))
            dim = row.group.name == "missing"
            canvas.icon(row.line.icon, (place.x + _indent(canvas) // 2, place.centery), size, dim)
            if words:
                corner = place.x + _indent(canvas), place.centery - words.height // 2
                canvas.image(words.drawn(), corner, f"{row.line.title} {row.line.text}")
        if pointed:
            canvas.panel(place, _POINTED, "pointed")

    def _draw_heading(self, canvas: Canvas, row: HintRow, place: pygame.Rect) -> None:
        sign = "+" if row.label in self.folded else "\N{EN DASH}"
        canvas.fill((place.x, place.bottom - 1, place.width, 1), LINE)
        colour = GOLD if row.group.name in _GOLDEN else TXT
        mark = pygame.Rect(place.x + canvas.px(8), place.y, canvas.px(24), place.height)
        canvas.text(sign, mark, "number", BODY, MUTED)
        words = pygame.Rect(mark.right, place.y, place.right - mark.right - canvas.px(60), place.height)
        canvas.text(row.group.heading, words, "title", BODY, colour)
        count = pygame.Rect(words.right, place.y, place.right - words.right - canvas.px(8), place.height)
        if row.group.name == "advice":
            size = max(ICON_FLOOR, round(place.height * 0.7))
            canvas.icon("robot", (count.right - size // 2, place.centery), size)
        else:
            canvas.text(str(len(row.group.lines)), count, "number", BODY, MUTED, "right")


def _indent(canvas: Canvas) -> int:
    return max(ICON_FLOOR + 12, canvas.px(52))


class _Words(NamedTuple):
    """Title and text of a line, with goods as icons."""

    title: TypesetSentence
    text: TypesetSentence

    @classmethod
    def of(cls, canvas: Canvas, line: HintLine, width: int) -> _Words:
        px = canvas.metrics.text_px(BODY)
        return cls(*[TypesetSentence(words.parts, px, width) for words in (line.title, line.text)])

    @property
    def height(self) -> int:
        return self.title.height + self.text.height

    def drawn(self) -> pygame.Surface:
        title, text = self.title.surface, self.text.surface
        both = pygame.Surface((title.get_width(), self.height), pygame.SRCALPHA)
        both.blit(title, (0, 0))
        both.blit(text, (0, self.title.height))
        return both


_BACK, _RULES = "hints:back", "hints:rules"
_WIDE, _HEAD, _FOOT, _PAD, _NOTE = 640, 96, 66, 20, 40


class HintScene(ListScene):
    """The hints; ``take_up`` is called with the commands of the chosen line, ``topic`` is the section about the open
    question; "" if there is none."""

    over = True
    kind = ZOOM
    word = "hints"

    def __init__(self, context: Context, sight: AnySight, topic: str, take_up: Callable[[Sequence[Any]], None]) -> None:
        super().__init__(context)
        self.sight = sight
        self.topic = topic
        self._take_up = take_up
        self.board = HintBoard(())
        self._thoughts = self._thoughts_begun()
        self.reword()

    def _thoughts_begun(self) -> Thoughts[Any] | None:
        """The thoughts of the robot that advises, if one does: not while a lesson says what to do."""
        match, level = self.sight.standing.match, self.context.settings.advice
        advising = self.context.advising
        if level == "off" or not self._is_asked or self.context.guide or not advising.has_advice(match):
            return None
        return Thoughts(advising.advice(match, level, match.head))

    @property
    def _is_asked(self) -> bool:
        return self.sight.standing.turn in (ACT, FOLLOW, ANSWER)

    def reword(self) -> None:
        self._gathered: list[HintGroup] = []
        self._found: Any = None
        self._steps: Iterator[None] | None = self._gather_in_steps()

    def _gather_in_steps(self) -> Iterator[None]:
        """Find the hints and put them into words; none while the hand is closed, as they tell what is in it."""
        standing = self.sight.standing
        if standing.turn == HIDDEN:
            return
        match = standing.match
        legal = () if standing.turn in (WAIT, END) else match.legal()
        self._found = yield from self.context.advising.hints(match, standing.seat, legal)
        if self._thoughts:
            self._gathered.append(self._advice_group())
        for group in self.context.narrator.hints(self._found, standing.view, match.names):
            if group:
                self._gathered.append(group)
            yield

    def _gather(self) -> None:
        """Gather the hints before they are drawn first; at a full table that takes several turns."""
        if self._steps is None:
            return
        for _ in self._steps:
            pause()
        self._steps, self.board = None, HintBoard(self._gathered)
        self.focus = self.focus or (HintAt(0, 0) if self._gathered else _BACK)

    def _advice_group(self) -> HintGroup:
        """What the robot advises, or that it is thinking."""
        standing, context = self.sight.standing, self.context
        told = self._thoughts.choice if self._thoughts else None
        level, names = context.settings.advice, standing.match.names
        return context.narrator.advice(level, told, self._found, standing.view, names)

    @property
    def works(self) -> bool:
        return self._thoughts is not None and self._thoughts.choice is None

    def update(self, dt: int) -> None:
        super().update(dt)
        if self._steps is None and self._thoughts and self._thoughts.choice is None:
            self._thoughts.go_on()
            if self._thoughts.choice:
                self._show_advice(self._advice_group())

    def _show_advice(self, advice: HintGroup) -> None:
        """Replace the note that the robot is thinking; what it advises stands there alone, and takes the focus from its
        old place."""
        row = self.board.row(self.focus)
        self.board.regroup((advice, *without_advised(self.board.groups[1:], advice)))
        if row and row.line:
            self.focus = self.board.place_of_line(row.line) or HintAt(0, 0)
        self.changed = True

    def _note(self) -> str:
        """The open question, or why there is nothing to do."""
        standing, text = self.sight.standing, self.text
        if standing.turn == HIDDEN:
            return text("hint-hidden")
        if standing.turn == END:
            return text("hint-over")
        if standing.turn == WAIT:
            asked = standing.question
            waiting = self.context.narrator.waiting(asked, self.sight.names) if asked else ""
            return text("hint-waiting", question=waiting)
        return text("hint-open", question=question_words(self.sight))

    # ------------------------------------------------------------------ input
    @property
    def scrollers(self) -> Sequence[Scroller]:
        return (self.board.scroller,)

    def on_click(self, click: Click) -> None:
        """A click with another button, or outside the list, closes it."""
        if click.button != "left" or click.label is None:
            self.close()
        else:
            super().on_click(click)

    def press(self, label: Label | None) -> None:
        match label:
            case HintFold():
                self.board.toggle(label)
            case HintAt():
                self._choose(label)
            case _ if label == _RULES:
                self.look_up()
            case _:
                super().press(label)

    def on_key(self, key: Key) -> None:
        if key.name == "h":
            self.close()
        elif key.name in ("up", "down"):
            self.move_focus(-1 if key.name == "up" else 1)
        else:
            super().on_key(key)
        self.changed = True

    def _focus_on(self, label: Label | None) -> None:
        super()._focus_on(label)
        self.board.reveal(label)

    def _choose(self, label: Label) -> None:
        """Do at the table what the line says, or open the rules about why it is not possible."""
        row = self.board.row(label)
        if row is None or row.line is None:
            return
        if row.line.commands:
            self.close()
            self._take_up(row.line.commands)
        else:
            self.look_up(label)

    def topic_at(self, label: Label | None) -> str | None:
        row = self.board.row(label)
        return row.line.topic if row and row.line else self.topic

    # ------------------------------------------------------------------ drawing
    def draw_all(self, canvas: Canvas) -> None:
        self._gather()
        draw_scrim(canvas, LIGHT)
        canvas.layer = LAYER
        sheet = self.sheet
        wide, pad = min(sheet.grown(_WIDE, 1.5), sheet.width * 0.5), canvas.px(_PAD)
        left = 12 if self.sight.layout.left_handed else sheet.width - wide - 12
        rect = sheet.box(left, 62, wide, sheet.height - 74)
        self._light(canvas, rect)
        canvas.panel(rect, DIALOG, "hints")
        head = pygame.Rect(rect.x + pad, rect.y + pad // 2, rect.width - 2 * pad, canvas.px(sheet.grown(_HEAD, 1.6)))
        foot = pygame.Rect(head.x, 0, head.width, canvas.px(sheet.grown(_FOOT, 1.3)))
        foot.bottom = rect.bottom - pad // 2
        with canvas.within(rect):
            title = pygame.Rect(head.x, head.y, head.width, round(head.height * 0.48))
            draw_dialog_heading(canvas, title, self.text("hint-heading"))
            told = pygame.Rect(head.x, title.bottom, head.width, head.bottom - title.bottom - canvas.px(8))
            canvas.text(self._note(), told, "text", BODY, MUTED, wrap=True)
        body = pygame.Rect(head.x, head.bottom, head.width, foot.y - pad // 2 - head.bottom)
        is_advised = self.context.advising.has_advice(self.sight.standing.match)  # not where people compete
        if self._is_asked and not is_advised and self.context.settings.advice != "off":
            note = pygame.Rect(head.x, 0, head.width, canvas.px(sheet.grown(_NOTE, 1.6)))
            note.bottom = foot.y - pad // 2
            body.height -= note.height
            with canvas.within(rect):
                canvas.text(self.text("advice-competing"), note, "text", CAPTION, MUTED, wrap=True)
        self.board.draw(canvas, body, self.touch.hover)
        text, words = self.text, self.context.wording
        for label, place in self.board.places().items():
            row = self.board.row(label)
            line = row.line if row else None
            tip = None
            if line:
                read = text("hint-read-tip", heading=heading(words, line.topic)) if line.topic else None
                tip = text("hint-do-tip") if line.commands else read
                if row and row.group.name == "advice":
                    tip = text("advice-tip", choose=text("hint-do-tip") if line.commands else "").strip()
            self.buttons[label] = Button(label, "", place, drawn=False, tip=tip)
        self._draw_foot(canvas, foot)

    def _draw_foot(self, canvas: Canvas, foot: pygame.Rect) -> None:
        text, gap = self.text, canvas.px(12)
        half = (foot.width - gap) // 2
        left, right = pygame.Rect(foot.x, foot.y, half, foot.height), pygame.Rect(0, foot.y, half, foot.height)
        right.right = foot.right
        if self.topic:
            tip = text("hint-read-tip", heading=heading(self.context.wording, self.topic))
            self.put(canvas, Button(_RULES, text("hint-rules"), left, icon="rules", u=TITLE, tip=tip))
        self.put(canvas, Button(_BACK, text("hint-close"), right, u=TITLE, tip=text("hint-close-tip")))

    def _light(self, canvas: Canvas, panel: pygame.Rect) -> None:
        """Draw a ring around the place of the line under the pointer, unless the list covers it."""
        row = self.board.row(self.touch.hover)
        if row is None or row.line is None or not row.line.commands:
            return
        place = self.context.advising.place(self.sight, row.line.commands[0])
        if place and not panel.contains(place):
            focus_ring(canvas, place, GOLD, 12, 5)
