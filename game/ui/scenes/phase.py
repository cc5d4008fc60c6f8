"""The common parts of phase screens: the frosted table behind them, the hand-over, undo, the menu."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

import pygame

from game.kernel.refusal import Refusal
from game.kernel.seats import NOBODY, Seat
from game.play.match import AnyMatch
from game.ui.art.upright import RATIO
from game.ui.canvas import Canvas, Mark
from game.ui.context import Context
from game.ui.input import Click, Drag, Input, Key, Press
from game.ui.motion.signs import HeadSign
from game.ui.places import Label, Place
from game.ui.running.deeds import News
from game.ui.scene import Scene
from game.ui.scenes.complaint import Complaint
from game.ui.scenes.menu import open_game_menu
from game.ui.shortcuts import PHASE as PHASE_SHORTCUTS
from game.ui.still import Still
from game.ui.table import labels
from game.ui.table.draw.frames import draw_complaint
from game.ui.table.play.buttons import undo_button
from game.ui.theme import ICON_FLOOR, TITLE, TXT, TextSize
from game.ui.widgets.button import Button
from game.ui.widgets.handover import SHOW_HAND
from game.ui.widgets.screen import ScreenSheet, draw_frost, draw_heading, head_foot, head_place


class PhaseScene(Scene):
    """A screen of the match, drawn over the frosted table.

    ``shown_phase`` is the round and phase of the screen, if the match has already gone on.
    """

    arrows = True
    kind = PHASE_SHORTCUTS
    looked_at: ClassVar[tuple[type[Place], ...]] = ()
    """The kinds of places at which a click shows closely what lies there."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._behind = Still()
        self._decided: int | None = None
        self.news = News()
        self._complaint: Complaint | None = None

    def enter(self) -> None:
        """On top again. Choices are kept unless a decision was made meanwhile."""
        super().enter()
        before, self._decided = self._decided, self.match.head
        if before != self._decided:
            self.begin()

    def begin(self) -> None:
        """Begin another decision, with nothing chosen."""

    def follow_drag(self, drag: Drag[Any], value: Input) -> bool:
        """Follow what is dragged; True if it is dropped, so that the input means nothing else."""
        before = drag.held
        is_dropped = drag.follow(value, self.context.label_at)
        self.due = self.due or drag.held is not None
        self.changed = self.changed or before is not drag.held
        return is_dropped

    @property
    def shown_phase(self) -> tuple[int, str] | None:
        return None

    @property
    def view(self) -> Any:
        """The match as the viewer sees it."""
        return self.match.view(self.context.viewer)

    @property
    def match(self) -> AnyMatch:
        return self.context.playing

    @property
    def mover(self) -> Seat | None:
        """The seat that decides, or has decided last while a lesson tells of it."""
        return self.match.holder if self.match.awaiting_end_turn else self.match.status.to_move

    @property
    def may_decide(self) -> bool:
        """Whether a person decides now."""
        return self.match.bot_to_move is None and not self.match.awaiting_end_turn

    @property
    def has_chosen(self) -> bool:
        """Whether something is chosen that is not decided yet, so that Esc lets it go."""
        return False

    @property
    def decides_closed(self) -> bool:
        """Whether the decision can be made without opening the hand."""
        return False

    @property
    def seated(self) -> Seat | None:
        """The seat whose hand is shown: the one that decides, or the viewer while a bot decides."""
        viewer = self.context.viewer
        return viewer if self.match.bot_to_move and isinstance(viewer, Seat) else self.mover

    @property
    def is_hidden(self) -> bool:
        """Whether the hand of `seated` is closed: not opened yet, or a robot decides for this seat."""
        seat = self.seated
        return seat is not None and (self.context.viewer != seat or self.match.bot_to_move == seat)

    # ------------------------------------------------------------------ acting
    def submit(self, command: Any) -> None:
        """Submit a command: go on to what comes next, or say why it was refused. Nobody decides for a robot."""
        if self.match.bot_to_move:
            return
        self.before_decision()
        answer = self.context.director.submit(command)
        if isinstance(answer, Refusal):
            self.tell_refusal(answer)
        else:
            self.context.dismiss_notices()
            self.context.director.advance()
            self.context.director.bots.tell_opponent(answer.events)
            self.after_decision(answer.events)

    def tell_refusal(self, refusal: Refusal, command: Any | None = None) -> None:
        """Say at the pointer why a command is refused."""
        narrator = self.context.narrator
        told = narrator.refusal(refusal, self.match.names, command)
        self.complain(told, narrator.topic_of_refusal(refusal))

    def complain(self, text: str, topic: str | None = None) -> None:
        """Say at the pointer why nothing was done, until something else is done or it has been read."""
        self.context.hear("thud")
        self._complaint, self.changed = (
            Complaint(text, topic or self.topic_at(None) or self.context.narrator.book.first),
            True,
        )

    def handle(self, value: Input) -> None:
        if isinstance(value, Press | Key):
            self._complaint = None
        super().handle(value)

    def update(self, dt: int) -> None:
        super().update(dt)
        if self._complaint:
            self._complaint = self._complaint.older(dt)
            self.changed = self.changed or self._complaint is None

    def reword(self) -> None:
        self._complaint = None

    def draw_carried(self, canvas: Canvas) -> None:
        if self._complaint:
            title, lines = self.text("table-refused"), self._complaint.lines(self.context.wording)
            pos, place = self._attended(canvas)
            draw_complaint(canvas, title, lines, pos, place, self._in_sight(canvas.marks, place).always)

    def undo(self) -> None:
        """Undo the last decision, if possible."""
        self.context.director.undo()

    def redo(self) -> None:
        """Redo the last undone decision, if any."""
        self.context.director.redo()

    def show_hand(self) -> None:
        """Open the hand of the player who decides."""
        self.context.director.open_hand()
        self.changed = True

    def show_overview(self) -> None:
        """Show all of the table at once."""
        if show := self.context.table.open_overview:
            show(self.context)

    def show_cards(self) -> None:
        """Open the library of cards."""
        if cards := self.context.table.cards:
            cards.open(self.context)

    def look_at(self, label: Label | None) -> None:
        """Show closely what lies at a label; here only a board."""
        if board := self.context.table.topics.board_at(self.context, label):
            self.show_board(board)

    def confirm(self) -> None:
        """What Space does when no button has the focus; nothing here."""

    def on_click(self, click: Click) -> None:
        if click.button == "right" or isinstance(click.label, self.looked_at):
            self.look_at(click.label)
        if click.button != "left":
            return
        actions = {
            labels.MENU: self.open_menu, labels.OVERVIEW: self.show_overview, labels.UNDO: self.undo,
            SHOW_HAND: self.show_hand,
        }  # fmt: skip
        if click.label in actions:
            actions[click.label]()

    def on_key(self, key: Key) -> None:
        if key.name == "escape" and self.has_chosen:
            self.begin()
            self.changed = True
        elif key.name == "escape":
            self.open_menu()
        elif key.name == "z" and "ctrl" in key.mods:
            self.undo()
        elif key.name == "y" and "ctrl" in key.mods:
            self.redo()
        elif key.name == "o":
            self.show_overview()
        elif key.name == "c" and not key.mods:
            self.show_cards()
        elif key.name == "h" and not key.mods:
            self.look_up()
        elif key.name == "i":
            self.look_at(self.meant)
        elif key.name in ("space", "return", "enter"):
            self.press_on()

    def _key(self, key: Key) -> None:
        """Enter presses whatever has the focus; Space confirms, unless a button has it."""
        focused = self.buttons.get(self.focus or "")
        if key.name == "space" and focused is not None and (focused.why or not focused.drawn):
            self.on_key(key)
        else:
            super()._key(key)

    def _focusable(self) -> list[Label]:
        """The buttons of the decision come first, then those of every screen."""
        aside = [label for label in (labels.OVERVIEW, labels.MENU) if label in self.buttons]
        return [label for label in super()._focusable() if label not in aside] + aside

    def press_on(self) -> None:
        """What Space does when no button has the focus: the one thing that goes on."""
        if self.is_hidden and SHOW_HAND in self.buttons:
            self.show_hand()
        else:
            self.confirm()

    def open_menu(self) -> None:
        open_game_menu(self.context)

    def forget_pictures(self) -> None:
        self._behind.forget()

    # ------------------------------------------------------------------ drawing
    @property
    def sheet(self) -> ScreenSheet:
        return super().sheet.closer

    def draw(self, canvas: Canvas) -> None:
        self.draw_ground(canvas)
        with canvas.measured(self.sheet.metrics):
            self.put_corners(canvas)
            self.draw_phase(canvas)

    @abstractmethod
    def draw_phase(self, canvas: Canvas) -> None:
        """Draw what stands on the ground, below the buttons in the corners."""

    def draw_ground(self, canvas: Canvas) -> None:
        """Draw the public table, frosted; computed again when the position, the window or the mover changes."""
        key = self.match.view(NOBODY), self.mover, self.context.settings.left_handed, canvas.metrics
        self._behind.put(
            canvas,
            key,
            lambda behind: self.context.table.draw_behind(behind, self.context, self.shown_phase),
            draw_frost,
        )

    def put_corners(self, canvas: Canvas) -> None:
        """Put the buttons into the upper corners: the menu, and all of the table."""
        self.put_menu_button(canvas)
        if self.context.table.open_overview:
            sheet, text = self.sheet, self.text
            wide = sheet.grown(190, 1.5)
            place = sheet.box(sheet.width - wide - 12, 10, wide, 46)
            self.put(canvas, Button(labels.OVERVIEW, text("overview-open"), place, tip=text("overview-tip")))

    def put_menu_button(self, canvas: Canvas) -> None:
        rect = pygame.Rect(canvas.px(12), canvas.px(9), canvas.px(44), canvas.px(44))
        canvas.icon("menu", rect, max(ICON_FLOOR, canvas.px(30)))
        self.put(canvas, Button(labels.MENU, "", rect, drawn=False, tip=self.text("menu-tip")))

    @abstractmethod
    def heading(self) -> tuple[str, str]:
        """Icon and name of the screen."""

    def draw_head(self, canvas: Canvas, line: str) -> float:
        """Draw the sign with the name of the screen, and below it ``line``; returns the y in u below both."""
        sheet = self.sheet
        if not self.context.stage.plays(HeadSign):
            draw_heading(canvas, head_place(canvas.metrics), *self.heading(), self.alarms)
        below = head_foot(sheet) + 6
        if not line:
            return below
        tall = sheet.grown(38, 1.7)
        canvas.text(line, sheet.centred(below, sheet.width - 200, tall), "text", TITLE, TXT, "center", wrap=True)
        return below + tall + 4

    def put_undo(self, canvas: Canvas, rect: pygame.Rect, u: TextSize = TITLE) -> None:
        """The undo button, which is always shown and says why undo is not possible."""
        self.put(canvas, undo_button(self.match, self.context.narrator, rect, u))

    def _used(self, marks: Sequence[Mark]) -> Iterable[pygame.Rect]:
        """Buttons, and what is read beside them to decide: the order of picks, plates, goods."""
        read = (mark.rect for mark in marks if mark.kind == "hit" and mark.label in self._told)
        return [*super()._used(marks), *read]


def card_places(count: int, room: pygame.Rect, gap: int, widest: int) -> tuple[pygame.Rect, ...]:
    """Places of ``count`` cards in ``room``, as large as possible, in one row or two. ``count`` may be 0."""
    plans = [_card_rows(count, rows, room, gap, widest) for rows in (1, 2)]
    return max(plans, key=lambda plan: plan[0].width if plan else 0)


def _card_rows(count: int, rows: int, room: pygame.Rect, gap: int, widest: int) -> tuple[pygame.Rect, ...]:
    columns = -(-count // rows)
    width = min(widest, (room.width - gap * (columns - 1)) // max(1, columns))
    width = max(1, min(width, round(((room.height - gap * (rows - 1)) // rows) / RATIO)))
    height = round(width * RATIO)
    top = room.centery - (rows * height + gap * (rows - 1)) // 2
    places = []
    for row, start in enumerate(range(0, count, max(1, columns))):
        cards = min(columns, count - start)
        left = room.centerx - (cards * width + gap * (cards - 1)) // 2
        for number in range(cards):
            places.append(pygame.Rect(left + number * (width + gap), top + row * (height + gap), width, height))
    return tuple(places)
