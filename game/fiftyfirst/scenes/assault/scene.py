"""The Assault: what each Machine does to each seat, in the order of the attacks, the questions that are asked about it,
and the Machines that the Deploy phase brings (R44.3, R44.4)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.sets.moloch.messages import ChooseLost, ChooseRazed
from game.fiftyfirst.scenes.account import AccountScene
from game.fiftyfirst.scenes.assault.choice import AssaultChoice, ChoicePanel, ShownChoice, choice_of
from game.fiftyfirst.scenes.assault.drawing import MACHINE, AssaultRows, Cells, Shown, draw_machine, machine_tip
from game.fiftyfirst.table import accounts, course
from game.fiftyfirst.table.spots import CameMachine, HitAt, MachineAt, ThreadEnd
from game.kernel.refusal import Refusal
from game.kernel.seats import Seat
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click, Drag, Input, Key
from game.ui.motion.motion import Token
from game.ui.places import Label
from game.ui.theme import BODY, DIALOG, ICON_FLOOR, LINE, MUTED, TITLE, TXT
from game.ui.widgets.button import Button
from game.ui.widgets.handover import SHOW_HAND
from game.ui.widgets.scroller import Scroller

CHOOSE, BACK, CONFIRM = "choose", "back", "confirm"
"""Labels of the buttons of a question."""

STEP_TIME = 620
"""ms between two Machines at normal speed."""

SLIDE = 350
"""ms in which the newly deployed Machines slide in at normal speed."""

_BUTTON, _HINT, _PAD, _CAME = 66, 28, 12, 88
"""In u: heights of buttons and of their hint, edge of a panel, height of what was deployed."""

_HAND = 240
"""Height of the face-down hand in u."""


class AssaultScene(AccountScene[accounts.AssaultAccount]):
    """A row for each Machine in the order of the attacks, a column for each seat. ``choosing`` while a question fills
    the screen."""

    name = course.ASSAULT
    alarms = True
    pace = STEP_TIME
    stays = True

    def __init__(self, context: Context) -> None:
        super().__init__(context, _assault_of(context))
        self.rows = AssaultRows(context, self._draw_plate_of, self.put)
        self.panel = ChoicePanel(context, self.pointer, self.card_words)
        self.choosing = False
        self._goes_on = False
        """Whether the next question of the same player fills the screen at once."""
        self._sliding = 0
        """Milliseconds until the newly deployed Machines have slid in."""
        self.drag = Drag(self.pointer, self._lift, self._drop)
        """The place from which a thread is dragged, and the thread."""
        self.choice: AssaultChoice | None = None
        self._find_choice()

    def _find_choice(self) -> None:
        """The open question of a person, with all answers chosen ahead."""
        if self.choice is None and self.may_decide:
            self.choice = choice_of(self.context.content, self.view)
            self.panel.list.offset = 0

    def begin(self) -> None:
        self.account, self.choice = _assault_of(self.context), None
        self.seen &= {label for step in self.account.steps for label in step}
        self._find_choice()
        self.choosing = self._goes_on and self.choice is not None
        self._goes_on = False
        self.drag.let_go()
        if not self.context.settings.moves:
            self.complete()

    def enter(self) -> None:
        super().enter()
        self._find_choice()

    # ------------------------------------------------------------------ state
    @property
    def is_asked(self) -> bool:
        """Whether a person has an open question here."""
        asks = self.match.status.question in accounts.QUESTIONS
        return asks and self.may_decide

    @property
    def asks_closed(self) -> bool:
        """Whether the question is about a hand that is still closed."""
        return self.is_asked and self.choice is None

    @property
    def decides_closed(self) -> bool:
        return not self.asks_closed

    def machine_at(self, place: int) -> str:
        """The id of the Machine at a place of those that attack."""
        return self.account.machines[place]

    # ------------------------------------------------------------------ time
    @property
    def busy(self) -> bool:
        return self.plays and not self.choosing

    def update(self, dt: int) -> None:
        if self._sliding:
            self._sliding, self.changed = max(0, self._sliding - dt), True
        super().update(dt)

    def appear(self, step: Sequence[Label]) -> None:
        super().appear(step)
        if accounts.CAME in step:
            self._sliding = self.context.settings.travelling(SLIDE)

    def complete(self) -> None:
        super().complete()
        self._sliding = 0

    # ------------------------------------------------------------------ input
    def handle(self, value: Input) -> None:
        if self.choosing:
            if self.follow_drag(self.drag, value):
                return
            if self.choice and self.dragged is not None:
                self.choice.selected = self.dragged
        super().handle(value)

    def lists_at(self, label: Label | None) -> Sequence[Scroller]:  # noqa: ARG002 - one list has all
        return [self.panel.list if self.choosing else self.rows.list]

    @property
    def column(self) -> Sequence[Label]:
        return () if self.choosing else super().column

    def _lift(self, label: Label) -> tuple[Label, int] | None:
        thread = None if self.choice is None or self.match.bot_to_move else self.choice.thread_of(label)
        return None if thread is None else (label, thread)

    def _drop(self, held: tuple[Label, int], label: Label | None) -> None:
        if self.choice and self.choice.drop(*held, label):
            self.context.hear("card_slide")

    def on_click(self, click: Click) -> None:
        if click.button != "left" or self.busy:
            super().on_click(click)
        elif click.label in (CHOOSE, CONFIRM):
            self.confirm()
        elif click.label == BACK:
            self.choosing, self.changed = False, True
        elif self.choosing and self._click_choice(click.label):
            self.changed = True
        elif isinstance(click.label, CameMachine):
            self.look_at(click.label)
        else:
            super().on_click(click)

    def _click_choice(self, label: Label | None) -> bool:
        """Select a Machine, or let its thread lead to another card."""
        choice = self.choice
        if choice is None or self.match.bot_to_move:
            return False
        if isinstance(label, ThreadEnd | MachineAt):
            return choice.select(label)
        target = choice.target_at(label)
        if target is not None and choice.lead_to(target):
            self.context.hear("card_slide")
        return target is not None

    def _key(self, key: Key) -> None:
        if key.name == "escape" and self.choosing:
            self.choosing, self.changed = False, True
        else:
            super()._key(key)

    def _focus_on(self, label: Label | None) -> None:
        """A card that is scrolled out of sight comes into sight with the focus."""
        super()._focus_on(label)
        number = self.choice.target_at(label) if self.choice and self.choosing else None
        if number is not None:
            self.panel.reveal(number)

    def cards_at(self, label: Label) -> tuple[Sequence[str], int] | None:
        machines = [self.machine_at(place) for place in self.account.order]
        match label:
            case MachineAt(place) if place in self.account.order:
                return machines, self.account.order.index(place)
            case CameMachine(number):
                return self.account.came, number
            case HitAt(place=place):
                card = self.account.cells[label].card
                return ((card,), 0) if card else (machines, self.account.order.index(place))
            case ThreadEnd(number) if self.choice and number in self.choice.ends:
                return (self.choice.targets[self.choice.ends[number]].card,), 0
        target = self.choice.target_at(label) if self.choice and self.choosing else None
        if self.choice is None or target is None:
            return None
        return [one.card for one in self.choice.targets], target

    # ------------------------------------------------------------------ acting
    def confirm(self) -> None:
        """Show all; then go to the question, answer it, or go on to the Action phase."""
        if not self.busy and self.is_asked:
            self._answer_or_ask()
        elif self.busy or self.account.is_over:
            super().confirm()

    def show_hand(self) -> None:
        super().show_hand()
        self._find_choice()
        self.choosing = self.is_asked and self.choice is not None

    def _answer_or_ask(self) -> None:
        if self.choice is None:
            self.show_hand()
        elif not self.choosing:
            self.choosing, self.changed = True, True
        else:
            self._answer()

    def _answer(self) -> None:
        """Send the answers that are chosen, one after the other."""
        choice, match = self.choice, self.match
        assert choice is not None
        events: list[AnyEvent] = []
        self.before_decision()
        while (command := choice.answer(self.match.view(self.context.viewer).question)) is not None:
            entry = match.submit(command)
            if isinstance(entry, Refusal):
                self.tell_refusal(entry)
                break
            events += entry.events
            if match.awaiting_end_turn:
                break
        if events:
            self.context.dismiss_notices()
            self._goes_on, self.choosing = True, False
            self.context.director.advance()
            self.after_decision(events)

    # ------------------------------------------------------------------ drawing
    def heading(self) -> tuple[str, str]:
        title = "assault-title-last" if self.match.status.is_last_round else "assault-title"
        return "assault", self.text(title, round=self.account.round)

    def draw_phase(self, canvas: Canvas) -> None:
        sheet = self.sheet
        tall, hint = sheet.grown(_BUTTON, 1.5), sheet.grown(_HINT, 1.5)
        low = sheet.height - 12 - hint - tall
        if self.choosing and self.choice is not None:
            top = self.draw_head(canvas, self._line()) + 6
            shown = ShownChoice(self.choice, self.account.machines, self.dragged, self.touch)
            room = sheet.box(20, top, sheet.width - 40, low - 14 - top)
            self.buttons |= self.panel.draw(canvas, shown, room)
        else:
            top = self.draw_head(canvas, "") + 10
            low = min(low, self._draw_account(canvas, top, low - 14) + 14)
        self._put_feet(canvas, low, tall, hint)

    def _line(self) -> str:
        choice = self.choice
        assert choice is not None
        question = choice.question
        machine = self.context.wording.card(self.machine_at(choice.machines[0]))
        facts = {"name": self.match.names[choice.seat], "machine": machine}
        if isinstance(question, ChooseRazed):
            return self.text("assault-line-raze", **facts)
        if isinstance(question, ChooseLost):
            return self.text(f"assault-line-{question.good}", count=question.count, **facts)
        return self.text("assault-line-stop", **facts)

    def _draw_account(self, canvas: Canvas, top: float, low: float) -> float:
        """The Machines and what they did; right below that what was deployed, or the hand that a question is about;
        returns the lower edge of all in u."""
        sheet, foot = self.sheet, self.sheet.grown(_CAME, 1.5)
        asks = self.asks_closed and not self.plays
        if asks:
            foot = min(sheet.grown(_HAND, 1.3), (low - top) * 0.4)
        elif accounts.CAME not in self.seen and not self.account.is_over:
            foot = 0  # Machines are deployed only after the last attack
        self._draw_rows(canvas, sheet.box(20, top, sheet.width - 40, low - foot - 12 - top))
        below = self.rows.foot / sheet.metrics.scale + 12
        if asks:
            self.draw_hand_over(canvas, sheet.centred(below, 1290, foot))
        elif accounts.CAME in self.seen:
            away = self._sliding / max(1, self.context.settings.travelling(SLIDE))
            place = sheet.centred(below, sheet.width - 40, foot)
            with canvas.clipped(place):
                self._draw_came(canvas, place.move(0, round(place.height * away**2)))
        return below + foot if asks or any(accounts.CAME in step for step in self.account.steps) else below

    def _draw_rows(self, canvas: Canvas, room: pygame.Rect) -> None:
        names, first = self.match.names, self.first_player
        lit = next((label.place for label in self.lit if self.plays and isinstance(label, HitAt)), None)
        shown = Shown(self.account, self.seen, self.context.viewer, names, first, lit)
        places = self.rows.draw(canvas, shown, room)
        arrived = {label.place for label in self.arrived if isinstance(label, HitAt)}
        for place in arrived & places.keys():
            self._let_fly(place, places[place], max(ICON_FLOOR, canvas.px(34)))
        self.arrived = ()

    def _draw_plate_of(self, canvas: Canvas, rect: pygame.Rect, seat: Seat, first: bool) -> None:
        self.draw_plate(canvas, rect, seat, self.view.player(seat), first)

    def _let_fly(self, place: int, cells: Cells, px: int) -> None:
        """Let what a Machine has just taken fly to it."""
        tokens: list[Token] = []
        end = cells.machine.x + cells.machine.height // 2, cells.machine.centery
        for hit in self.account.hits_of(place):
            cell = cells.seats[hit.seat]
            tokens += self.tokens(hit.goods, (cell.x + px, cell.centery), lambda _: end, px, STEP_TIME // 2)
        self.context.stage.play(tokens, self.context.settings)

    def _draw_came(self, canvas: Canvas, room: pygame.Rect) -> None:
        """The Machines that were just deployed (R44.4)."""
        sheet, came, text = self.sheet, self.account.came, self.text
        if not came:
            canvas.text(text("assault-came-none"), room, "text", BODY, MUTED, "center", wrap=True)
            return
        canvas.panel(room, DIALOG._replace(edge=LINE, alpha=0.98), "came")
        pad = canvas.px(_PAD)
        inner = room.inflate(-2 * pad, -2 * pad)
        title = pygame.Rect(inner.x, inner.y, min(canvas.px(sheet.grown(190, 1.6)), inner.width // 5), inner.height)
        line = pygame.Rect(title.right + pad, inner.y, inner.right - title.right - pad, inner.height)
        with canvas.within(room):
            canvas.text(text("assault-came"), title, "title", TITLE, TXT, wrap=True, upper=True)
        self.explain(canvas, title, "came", text("assault-came-tip"))
        wide = min((line.width + pad) // len(came) - pad, canvas.px(sheet.grown(MACHINE, 1.3)))
        with canvas.one_size():
            for number, machine in enumerate(came):
                place = pygame.Rect(line.x + number * (wide + pad), line.y, wide, line.height)
                draw_machine(canvas, self.context, machine, place)
                tip = machine_tip(self.context, machine)
                self.put(canvas, Button(CameMachine(number), "", place, drawn=False, tip=tip))

    def _put_feet(self, canvas: Canvas, low: float, tall: float, hint: float) -> None:
        """The buttons, and below them what comes next."""
        sheet, text = self.sheet, self.text
        wide, undo, gap = sheet.grown(380, 1.5), sheet.grown(190, 1.5), 16
        go = sheet.centred(low, wide, tall)
        takes_back = self.match.undo_possible and not self.busy
        others = takes_back + self.choosing
        if others:
            whole = sheet.centred(low, wide + others * (undo + gap), tall)
            parts = [
                pygame.Rect(whole.x + number * canvas.px(undo + gap), whole.y, canvas.px(undo), whole.height)
                for number in range(others)
            ]
            parts.append(pygame.Rect(parts[-1].right + canvas.px(gap), whole.y, 0, whole.height))
            parts[-1].width = whole.right - parts[-1].x
            *aside, go = self.at_hand(*parts)
            if self.choosing:
                place = aside.pop(0)
                self.put(canvas, Button(BACK, text("assault-back"), place, u=TITLE, tip=text("assault-back-tip")))
            if takes_back:
                self.put_undo(canvas, aside[0])
        line = sheet.centred(low + tall + 2, sheet.width - 60, hint)
        canvas.text(self._hint(), line, "text", BODY, MUTED, "center")
        if self.busy:
            self.put_continue(canvas, go, "")
        elif self.choosing:
            tip = text("assault-confirm-tip")
            words, keys = text("assault-confirm"), text("continue-keys")
            self.put(canvas, Button(CONFIRM, words, go, "primary", u=TITLE, tip=tip, hint=keys))
        elif self.asks_closed and SHOW_HAND in self.buttons:
            return
        elif self.is_asked and self.mover:
            words, tip = text("assault-open", name=self.match.names[self.mover]), text("assault-open-tip")
            self.put(canvas, Button(CHOOSE, words, go, "primary", u=TITLE, tip=tip))
        elif self.account.is_over:
            self.put_continue(canvas, go, "assault-continue-tip")

    def _hint(self) -> str:
        """What comes next; empty where the gold button says it."""
        text, mover = self.text, self.match.status.to_move
        if self.busy or mover is None or self.is_asked:
            return ""
        key = "assault-waits" if self.match.status.question in accounts.QUESTIONS else "assault-next"
        return text(key, name=self.context.wording.called(self.match.names, mover))

    def draw_carried(self, canvas: Canvas) -> None:
        if self.choosing and self.dragged is not None:
            self.panel.draw_dragged(canvas, self.dragged)

    @property
    def dragged(self) -> int | None:
        """The thread that is dragged."""
        return self.drag.held[1] if self.drag.held else None


def _assault_of(context: Context) -> accounts.AssaultAccount:
    account = accounts.last_assault(context.playing)
    if account is None:
        raise LookupError("there was no Assault phase")
    return account
