"""The question of an Assault on the screen: Machines at the left, what they could hit at the right, threads between."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import pygame

from game.ui.art import chrome
from game.ui.art.faces import RATIO, face_size
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Position
from game.ui.places import Label, MachineAt, ThreadEnd
from game.ui.pointer import Pointer, Touch
from game.ui.scenes.assault.choice import AssaultChoice
from game.ui.scenes.assault.drawing import THREAD, draw_knob, draw_laid_thread, draw_machine, draw_thread, machine_tip
from game.ui.scenes.open_hand import card_picture
from game.ui.theme import BODY, DIALOG, GOLD, LAMP, LINE, MUTED, RED
from game.ui.widgets.button import SMALLEST_HIT, Button, draw_button
from game.ui.widgets.scroller import Scroller
from game.ui.widgets.sheet import ScreenSheet

_PAD, _GAP, _MACHINE, _TALLEST, _CARD, _KNOB = 18, 16, 360, 120, 300, 44
"""In u: around and between what stands in the panel; greatest size of a Machine and width of a card; size of the end of
a thread."""

_LEAST, _LEAST_PX = 126, 64
"""Least width of a card, in u and in pixels."""

_AWAY = 120
"""Width between Machines and cards in u, where the threads are seen."""


class ShownChoice(NamedTuple):
    """A question as it is drawn: the ids of ``machines`` by their places, and the thread that is ``dragged``."""

    choice: AssaultChoice
    machines: Sequence[str]
    dragged: int | None
    touch: Touch


class ChoicePanel:
    """Draws an open question; ``words_of`` gives a card in words."""

    def __init__(self, context: Context, pointer: Pointer, words_of: Callable[[str], str]) -> None:
        self._context, self._pointer, self._words_of = context, pointer, words_of
        self._buttons: dict[Label, Button] = {}
        self._starts: dict[int, tuple[int, int]] = {}
        """Thread -> where it begins."""

        self.list = Scroller()
        """The cards, if they are too many to be read beside one another."""

        self._placed: dict[int, pygame.Rect] = {}
        """The number of a card -> its place in the list."""

    def reveal(self, number: int) -> None:
        """Scroll a card into sight, with the end of its thread."""
        if place := self._placed.get(number):
            self.list.reveal(max(0, place.y - place.height // 4), place.bottom + place.height // 10)

    def draw(self, canvas: Canvas, shown: ShownChoice, room: pygame.Rect) -> Mapping[Label, Button]:
        """Draw the question into ``room``; returns the buttons, also of cards that are scrolled out of sight."""
        sheet, self._buttons = ScreenSheet(canvas.metrics), {}
        canvas.panel(room, DIALOG._replace(edge=LINE, alpha=0.98), "choice")
        pad = canvas.px(_PAD)
        inner = room.inflate(-2 * pad, -2 * pad)
        wide = min(canvas.px(sheet.grown(_MACHINE, 1.3)), inner.width * 28 // 100)
        away = min(canvas.px(_AWAY), inner.width // 9)
        cards = pygame.Rect(inner.x + wide + away, inner.y, inner.width - wide - away, inner.height)
        self._draw_machines(canvas, shown, pygame.Rect(inner.x, inner.y, wide, inner.height))
        ends = self._draw_targets(canvas, shown, cards)
        with canvas.clipped(pygame.Rect(room.x, cards.y, room.width, cards.height)):
            self._draw_threads(canvas, shown, cards.x, ends)
        return self._buttons

    def _put(self, canvas: Canvas, button: Button, touch: Touch) -> None:
        self._buttons[button.label] = button
        draw_button(canvas, button, touch)

    def _draw_threads(self, canvas: Canvas, shown: ShownChoice, left: int, ends: dict[int, pygame.Rect]) -> None:
        """Draw the threads to the cards in sight, which begin at ``left``, and above them their ends."""
        choice = shown.choice
        for thread in choice.ends:
            if thread in ends:
                end, bold = ends[thread], thread == choice.selected
                lane = left - canvas.px(_GAP), end.y - self._lane(canvas) * (len(choice.ends) - thread)
                draw_laid_thread(canvas, self._starts[thread], end.center, lane, bold)
        for thread, end in ends.items():
            self._put_end(canvas, shown, thread, end)

    @staticmethod
    def _lane(canvas: Canvas) -> int:
        """The distance between two threads that run side by side."""
        return 2 * max(2, canvas.px(THREAD)) + 3

    def _draw_machines(self, canvas: Canvas, shown: ShownChoice, room: pygame.Rect) -> None:
        choice, context, text, gap = shown.choice, self._context, self._context.text, canvas.px(_GAP)
        places = list(dict.fromkeys(choice.machines))
        tall = min(
            (room.height + gap) // len(places) - gap, canvas.px(ScreenSheet(canvas.metrics).grown(_TALLEST, 1.4))
        )
        top = room.centery - (len(places) * (tall + gap) - gap) // 2
        self._starts = {}
        for number, place in enumerate(places):
            rect = pygame.Rect(room.x, top + number * (tall + gap), room.width, tall)
            threads = [thread for thread, machine in enumerate(choice.machines) if machine == place]
            for index, thread in enumerate(threads):
                self._starts[thread] = rect.right, rect.y + rect.height * (index + 1) // (len(threads) + 1)
            is_free = any(choice.free(thread) for thread in threads)
            lit = is_free and choice.selected in threads
            face = rect.copy()
            words = ""
            if not any(thread in choice.ends for thread in threads):
                words = text("assault-machine-loose")
            elif not is_free:
                words = text("assault-machine-fixed")
            if words:
                high = min(rect.height * 2 // 5, round(canvas.metrics.text_px(BODY) * 1.5))
                face.height -= high
                line = pygame.Rect(rect.x, face.bottom, rect.width, high)
                canvas.text(words, line, "text", BODY, MUTED)
            draw_machine(canvas, context, shown.machines[place], face, lit)
            if len(places) > 1:
                side = max(SMALLEST_HIT, canvas.px(_KNOB)) * 3 // 4
                draw_knob(canvas, _around((face.x + side // 4, face.y + side // 4), side), str(number + 1), False)
            tip = f"{machine_tip(context, shown.machines[place])}\n{words or text('assault-machine-free')}"
            self._put(canvas, Button(MachineAt(place), "", face, drawn=False, tip=tip), shown.touch)

    def _draw_targets(self, canvas: Canvas, shown: ShownChoice, room: pygame.Rect) -> dict[int, pygame.Rect]:
        """Draw what can be hit; returns the places of the ends of threads that are in sight."""
        choice = shown.choice
        gap, side = canvas.px(_GAP), max(SMALLEST_HIT, canvas.px(_KNOB))
        above = side // 2 + self._lane(canvas) * (len(choice.ends) + 1)
        places, high = _card_places(canvas, len(choice.targets), room, gap, above)
        ends: dict[int, pygame.Rect] = {}
        self.list.fit(room, high)
        with self.list.window(canvas) as top:
            for number, place in enumerate(places):
                rect, thread = place.move(0, top), choice.thread_at(number)
                self._placed[number] = place
                if not self.list.shows(rect):  # the focus reaches it, and then it is scrolled into sight
                    label = choice.targets[number].label
                    self._buttons[label] = Button(label, "", rect, drawn=False)
                if rect.colliderect(room):
                    self._draw_target(canvas, shown, number, rect)
                    knob = _around(rect.midtop, side)
                    if thread is not None and thread != shown.dragged and self.list.shows(knob):
                        ends[thread] = knob
        return ends

    def _draw_target(self, canvas: Canvas, shown: ShownChoice, number: int, rect: pygame.Rect) -> None:
        """A card: framed if a thread leads to it, with a dashed outline if the selected one can be led there."""
        choice, dragged = shown.choice, shown.dragged
        target, thread = choice.targets[number], choice.thread_at(number)
        chrome.drop_shadow(canvas, rect)
        canvas.image(card_picture(self._context, target.card, rect.width, large=False), rect.topleft, target.card)
        if thread is not None and thread != dragged:
            chrome.focus_ring(canvas, rect, RED, 10, 5)
        elif thread is None and not any(number in choice.free(other) for other in choice.fitting):
            chrome.veil(canvas, rect)
        if number in choice.free(choice.selected) and (thread is None or dragged is not None):
            if dragged is not None and self._pointer.hover == target.label:
                chrome.target(canvas, rect, GOLD)
            else:
                chrome.dashed_outline(canvas, rect, LAMP)
        tip = self._words_of(target.card)
        if target.shielded:
            middle = rect.centerx, rect.y + rect.height * 3 // 10
            canvas.icon("shield", middle, max(20, min(canvas.px(52), rect.width // 3)))
            tip = f"{self._context.text('assault-target-shielded')}\n{tip}"
        if self.list.shows(rect):
            self._put(canvas, Button(target.label, "", rect, drawn=False, tip=tip), shown.touch)

    def _put_end(self, canvas: Canvas, shown: ShownChoice, thread: int, rect: pygame.Rect) -> None:
        choice = shown.choice
        places = list(dict.fromkeys(choice.machines))
        words = str(places.index(choice.machines[thread]) + 1) if len(places) > 1 else ""
        is_free = bool(choice.free(thread))
        draw_knob(canvas, rect, words, is_free and thread == choice.selected)
        if is_free:
            tip = self._context.text("assault-thread-tip")
            self._put(canvas, Button(ThreadEnd(thread), "", rect, drawn=False, tip=tip), shown.touch)

    def draw_dragged(self, canvas: Canvas, thread: int) -> None:
        """Draw the thread that follows the pointer."""
        pos = self._pointer.pos
        if thread in self._starts:
            draw_thread(canvas, self._starts[thread], pos, bold=True)
        draw_knob(canvas, _around(pos, max(SMALLEST_HIT, canvas.px(_KNOB))), "", True)


def _around(centre: Position, side: int) -> pygame.Rect:
    place = pygame.Rect(0, 0, side, side)
    place.center = centre
    return place


def _card_places(
    canvas: Canvas, count: int, room: pygame.Rect, gap: int, above: int
) -> tuple[Sequence[pygame.Rect], int]:
    """The places of cards below the upper edge of a list, with room ``above`` each row, and the height of the list: as
    large as they fit into ``room``, or of the least size in a list that scrolls."""
    least, widest = max(_LEAST_PX, canvas.px(_LEAST)), canvas.px(_CARD)
    plans = [(_widest(count, rows, room, gap, above, widest), rows) for rows in range(1, count + 1)]
    width, rows = max(plans, key=lambda plan: plan[0], default=(least, 1))
    columns = -(-count // rows)
    if width < least:
        width, columns = least, max(1, (room.width + gap) // (least + gap))
    rows, high = -(-count // columns), face_size(width)[1]
    whole = rows * (high + above) + gap // 2
    top = max(0, room.height - whole) // 2
    left = room.x + (room.width - columns * (width + gap) + gap) // 2
    places = [
        pygame.Rect(
            left + number % columns * (width + gap), top + above + number // columns * (high + above), width, high
        )
        for number in range(count)
    ]
    return places, whole


def _widest(count: int, rows: int, room: pygame.Rect, gap: int, above: int, widest: int) -> int:
    """The width of cards that fit in so many rows."""
    columns = -(-count // rows)
    across = (room.width + gap) // columns - gap
    return min(widest, across, int(((room.height - gap) // rows - above) / RATIO))
