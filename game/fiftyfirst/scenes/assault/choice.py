"""The questions of an Assault as threads from Machines to what they hit, with all answers chosen ahead (R44.3):
Machines at the left, what they could hit at the right, threads between."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Final, NamedTuple

import msgspec
import pygame

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.moloch import RazeOwn
from game.fiftyfirst.rules.assignment import Fitting, choices, is_open, largest_assignment
from game.fiftyfirst.rules.commands import ChooseDeal, ChooseSite
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.sets.moloch.messages import ChooseLost, ChooseRazed, ChooseStopped
from game.fiftyfirst.rules.state import Question
from game.fiftyfirst.rules.view import SeatView, TableView
from game.fiftyfirst.scenes import zoomed
from game.fiftyfirst.scenes.assault.drawing import (
    THREAD,
    draw_knob,
    draw_laid_thread,
    draw_machine,
    draw_thread,
    machine_tip,
)
from game.fiftyfirst.table.spots import DealOf, HandCard, HandConnection, MachineAt, SiteAt, ThreadEnd
from game.kernel.seats import Seat
from game.ui.art import chrome
from game.ui.art.upright import RATIO, face_size
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Pointer, Position, Touch
from game.ui.places import Label
from game.ui.theme import BODY, DIALOG, GOLD, LAMP, LINE, MUTED, RED
from game.ui.widgets.button import SMALLEST_HIT, Button, draw_button
from game.ui.widgets.screen import ScreenSheet
from game.ui.widgets.scroller import Scroller

Ends = Mapping[int, int]
"""Thread -> its end, if it has one."""

NO_WISHES: Final[Ends] = {}


def settled(fitting: Fitting[int, int], wishes: Ends = NO_WISHES) -> Ends:
    """The ends of all threads, one after the other as the rules ask for them: what is wished where that is possible,
    else the first that leaves ends to as many others as possible.

    Where a group of Machines razes all that fits them, the rules ask nothing, and which of them razes what makes no
    difference: there a thread stays where it was wished.

    >>> settled({0: [7, 8], 1: [7, 9]})
    {0: 7, 1: 9}
    >>> settled({0: [7, 8], 1: [7, 9]}, {0: 8})
    {0: 8, 1: 7}
    """
    left, ends = dict(fitting), dict[int, int]()
    for thread in fitting:
        possible = choices(left, thread)
        if possible:
            wished = wishes.get(thread, possible[0])
            ends[thread] = wished if wished in possible else possible[0]
        left = {other: [end for end in left[other] if end != ends.get(thread)] for other in left if other != thread}
    return ends


def free_ends(fitting: Fitting[int, int], thread: int) -> Sequence[int]:
    """Where a thread can be moved; nowhere if that would make no difference.

    >>> free_ends({0: [7, 8], 1: [7]}, 0), free_ends({0: [7, 8], 1: [7, 9]}, 0)
    ((), (7, 8))
    """
    possible = choices(fitting, thread)
    return possible if len(possible) > 1 and is_open(fitting, thread) else ()


def moved(fitting: Fitting[int, int], ends: Ends, thread: int, end: int) -> Ends:
    """The ends after a thread was moved to one of its `free_ends`. The others stay where they can; one that loses its
    end takes the one that became free, if it fits.

    >>> moved({0: [7, 8], 1: [7, 8, 9]}, {0: 7, 1: 8}, 0, 8)
    {0: 8, 1: 7}
    """
    others = {}
    for other, fits in fitting.items():
        preferred = [ends.get(other), ends.get(thread), *fits]
        found = [one for one in dict.fromkeys(preferred) if one is not None and one in fits and one != end]
        if other != thread:
            others[other] = found
    return settled(fitting, {**largest_assignment(others), thread: end})


class ThreadTarget(msgspec.Struct, frozen=True):
    """A card to which a thread can lead: at a Site, in the hand, or a Deal; one that is ``shielded`` cannot be hit."""

    label: Label
    card: str
    shielded: bool = False


class AssaultChoice(msgspec.Struct, dict=True):
    """An open question, and the answers that are chosen ahead.

    Attributes:
        machines: For each thread, the place of its Machine among those deployed.
        targets: What could be hit.
        fitting: Thread -> the numbers of the targets that fit it.
        ends: Thread -> the number of its target.
        selected: The thread that the next click on a target moves.
    """

    question: Question
    machines: Sequence[int]
    targets: Sequence[ThreadTarget]
    fitting: Fitting[int, int]
    ends: Ends
    selected: int = 0

    def __post_init__(self) -> None:
        self.selected = next((thread for thread in self.fitting if self.free[thread]), 0)

    @property
    def seat(self) -> Seat:
        return self.question.seat

    @cached_property
    def free(self) -> Mapping[int, Sequence[int]]:
        """Thread -> where it can be moved: every frame asks for all of them, and they depend on what fits alone."""
        return {thread: free_ends(self.fitting, thread) for thread in self.fitting}

    def movable_at(self, place: int) -> Sequence[int]:
        """The threads of the Machine at a place that can be moved."""
        return [thread for thread in self.fitting if self.machines[thread] == place and self.free[thread]]

    def thread_of(self, label: Label) -> int | None:
        """The thread that can be dragged from a place: by its end, from its Machine, or from a card."""
        match label:
            case ThreadEnd(number):
                return number if self.free[number] else None
            case MachineAt(place):
                return next(iter(self.movable_at(place)), None)
        target = self.target_at(label)
        if target is None:
            return None
        thread = self.thread_at(target)
        return thread if thread is not None and self.free[thread] else self._mover_to(target)

    def _mover_to(self, target: int) -> int | None:
        """The thread that a click on a target moves there: the selected one if it can, else the first that can."""
        return next((thread for thread in (self.selected, *self.fitting) if target in self.free[thread]), None)

    def select(self, label: ThreadEnd | MachineAt) -> bool:
        """Select the thread of a place, and the next one of a Machine with several; False if none can be moved."""
        thread = self.thread_of(label)
        if thread is None:
            return False
        if isinstance(label, MachineAt) and self.selected in (own := self.movable_at(label.index)):
            thread = own[(own.index(self.selected) + 1) % len(own)]
        self.selected = thread
        return True

    def lead_to(self, target: int) -> bool:
        """Let the thread that a click on a target moves lead there; False if it leads there already, or none can."""
        thread = self._mover_to(target)
        return thread is not None and self.ends.get(self.selected) != target and self._move(thread, target)

    def drop(self, grip: Label, thread: int, label: Label | None) -> bool:
        """Let a thread that was dragged by its ``grip`` lead to the card where it is dropped; a card that was dragged
        may be dropped on a Machine. False if nothing is moved."""
        target, carried = self.target_at(label), self.target_at(grip)
        if isinstance(label, MachineAt):
            target = carried
            movable = (one for one in self.movable_at(label.index) if target in self.free[one])
            thread = next(movable, thread)
        elif carried is not None and self.thread_at(carried) != thread:
            return False
        elif isinstance(label, ThreadEnd):
            target = self.ends.get(label.number)
        return target is not None and self._move(thread, target)

    def _move(self, thread: int, target: int) -> bool:
        """Move a thread, and others where that is needed; False if it cannot go there."""
        if target not in self.free[thread]:
            return False
        self.ends, self.selected = moved(self.fitting, self.ends, thread, target), thread
        return True

    def thread_at(self, target: int) -> int | None:
        """The thread that leads to a target."""
        return next((thread for thread, end in self.ends.items() if end == target), None)

    def target_at(self, label: Label | None) -> int | None:
        """The number of the target with a label."""
        return next((number for number, target in enumerate(self.targets) if target.label == label), None)

    def answer(self, question: Question | None) -> AnyCommand | None:
        """The answer to the question that is open now; None if nothing was chosen ahead for it."""
        if question is None or question.seat != self.seat or type(question) is not type(self.question):
            return None
        hit = {self.machines[thread]: self.targets[end] for thread, end in self.ends.items()}
        match question:
            case ChooseRazed() | ChooseStopped():
                label = hit[question.machine].label if question.machine in hit else None
                return ChooseSite(self.seat, label.number) if isinstance(label, SiteAt) else None
            case ChooseLost() if question.machine == self.machines[0] and question.count <= len(self.ends):
                cards = [self.targets[end].card for end in sorted(self.ends.values())]
                return ChooseDeal(self.seat, cards[-question.count])
        return None


def choice_of(catalog: Catalog, view: TableView) -> AssaultChoice | None:
    """The open question of an Assault; None if there is none, or if the hand that it is about is hidden."""
    question = view.question
    if view.machines is None or not isinstance(question, ChooseRazed | ChooseLost | ChooseStopped):
        return None
    player = view.player(question.seat)
    match question:
        case ChooseRazed(_, machine, later):
            razing = {place: catalog.machines[view.machines.deployed[place].card].attack for place in (machine, *later)}
            return _of_razing(question, catalog, player, razing)
        case ChooseStopped():
            sites = [site for site in player.sites if is_stoppable(catalog, player, site.id)]
            return _of_one(question, [ThreadTarget(SiteAt(site.id), site.card) for site in sites], 1)
        case ChooseLost(good="deal"):
            deals = [ThreadTarget(DealOf(player.seat, number, card), card) for number, card in enumerate(player.deals)]
            return _of_one(question, deals, question.count)
    if player.hand is None:
        return None
    hand = [ThreadTarget(HandCard(number, card), card) for number, card in enumerate(player.hand)]
    hand += [ThreadTarget(HandConnection(number, card), card) for number, card in enumerate(player.connections or ())]
    return _of_one(question, hand, question.count)


def is_stoppable(catalog: Catalog, player: SeatView, number: int) -> bool:
    """Whether the action of a Site can still be used in this round."""
    site = player.site(number)
    if site is None or site.ruin or site.blocked:
        return False
    location = catalog.locations[site.card]
    return "action" in location.counts_as and site.used < location.uses


def _of_one(question: ChooseLost | ChooseStopped, targets: Sequence[ThreadTarget], count: int) -> AssaultChoice:
    """The question of one Machine that hits ``count`` targets."""
    fitting = {thread: list(range(len(targets))) for thread in range(count)}
    return AssaultChoice(question, [question.machine] * count, targets, fitting, settled(fitting))


def _of_razing(
    question: ChooseRazed, catalog: Catalog, player: SeatView, razing: Mapping[int, object]
) -> AssaultChoice:
    """The question of all Machines that raze, a Location each (R44.3a)."""
    attacks = [attack for attack in razing.values() if isinstance(attack, RazeOwn)]
    standing = [(site, catalog.locations[site.card]) for site in player.sites if not site.ruin]
    seen = [(site, location) for site, location in standing if any(attack.fits(location) for attack in attacks)]
    targets = [ThreadTarget(SiteAt(site.id), site.card, location.is_shielded(site.shield)) for site, location in seen]
    open_to = [(number, location) for number, (_, location) in enumerate(seen) if not targets[number].shielded]
    fitting = {
        thread: [number for number, location in open_to if attack.fits(location)]
        for thread, attack in enumerate(attacks)
    }
    return AssaultChoice(question, list(razing), targets, fitting, settled(fitting))


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
        tallest = canvas.px(ScreenSheet(canvas.metrics).grown(_TALLEST, 1.4))
        tall = min((room.height + gap) // len(places) - gap, tallest)
        top = room.centery - (len(places) * (tall + gap) - gap) // 2
        self._starts = {}
        for number, place in enumerate(places):
            rect = pygame.Rect(room.x, top + number * (tall + gap), room.width, tall)
            threads = [thread for thread, machine in enumerate(choice.machines) if machine == place]
            for index, thread in enumerate(threads):
                self._starts[thread] = rect.right, rect.y + rect.height * (index + 1) // (len(threads) + 1)
            is_free = any(choice.free[thread] for thread in threads)
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
        canvas.image(zoomed.picture(self._context, target.card, rect.width, large=False), rect.topleft, target.card)
        if thread is not None and thread != dragged:
            chrome.focus_ring(canvas, rect, RED, 10, 5)
        elif thread is None and not any(number in choice.free[other] for other in choice.fitting):
            chrome.veil(canvas, rect)
        if number in choice.free[choice.selected] and (thread is None or dragged is not None):
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
        is_free = bool(choice.free[thread])
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
