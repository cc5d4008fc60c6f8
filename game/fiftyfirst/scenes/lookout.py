"""Lookout: two drafts from an open offer, clockwise and then back (R5.3, R5.4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame
from msgspec.structs import replace

from game.fiftyfirst.art.area_faces import marker
from game.fiftyfirst.art.faces import full_face
from game.fiftyfirst.match.files.record import solo_of
from game.fiftyfirst.of_context import wording_of
from game.fiftyfirst.rules.commands import PickCard
from game.fiftyfirst.rules.events import CardPicked, OfferDiscarded
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.phases import lookout
from game.fiftyfirst.rules.sets.no_mans_land.messages import OutpostBuilt, PickSkipped
from game.fiftyfirst.rules.sets.no_mans_land.outposts import markers_left
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import VIRTUAL
from game.fiftyfirst.scenes.lookout_map import SkipChoice, draw_skip_map
from game.fiftyfirst.scenes.state_phase import StatePhaseScene, laid_out
from game.fiftyfirst.table import course
from game.fiftyfirst.table.accounts import events_of, picked_cards
from game.fiftyfirst.table.emblems import emblem_of
from game.fiftyfirst.table.sets.no_mans_land.draw import MapFacts, MapPlan, marker_box, stock_box
from game.fiftyfirst.table.sets.no_mans_land.zones import area_lines
from game.fiftyfirst.table.spots import AreaAt, FaceUpCard, HandCard, MarkersOf, PickTurn
from game.fiftyfirst.wording import refusals
from game.fiftyfirst.wording.sets import no_mans_land
from game.kernel.refusal import Refusal
from game.kernel.seats import Seat
from game.ui.art import chrome
from game.ui.art.upright import RATIO
from game.ui.boxes import Box
from game.ui.canvas import Canvas, Mark
from game.ui.context import Context
from game.ui.input import Click, Drag, Input
from game.ui.motion.motion import Glide, in_out_cubic, middle_box
from game.ui.places import Label
from game.ui.scenes.phase import card_places
from game.ui.theme import BODY, CAPTION, GOLD, ICON_FLOOR, INK, LINE, MUTED, PANEL, PAPER, TXT, PanelStyle
from game.ui.widgets.button import Button
from game.ui.widgets.tooltip import LargeCard

_WIDEST, _TOP = 380, 14
_HAND, _TIGHT_HAND, _HIGH_HAND, _NAMED = 244, 222, 320, 26
_TURN, _UNDO = 62, 150
_ORDER = {1: 1240, 2: 1180}
_HIGH = 1250
"""In u: maximum width of a card, and the gap above it; heights of the hand, of a low and a high hand, and of its name;
height of a turn, and width of the button beside; width of the order by its rows; minimum height of a high window."""

_MAP, _LEAST_MAP, _BESIDE = 620, 540, 22
"""In u: largest and least width of the map, and the gap beside cards."""

_TALLEST_MAP = 2.1
"""Maximum height of the map, in its widths."""

_LARGEST_NAMES = 1.3
"""The names of Areas follow the player's text size up to this factor."""

_ROUND, _RING = 14, 3
"""In u: corners and width of the ring around where a card can be dropped."""

PICK = 600
"""ms at normal speed until a picked card reaches its owner."""

_NOW_LABEL = "now"
_LEFT_LABEL = "lookout:left"
_LEFT = 96
"""In u: width of the sign for the discard pile onto which the card that is left goes (R42.2)."""

_STRIP = PanelStyle(PANEL, LINE, radius=32)
_NOW = PanelStyle(PAPER, GOLD, radius=24, edge_width=2)


class _PickTurn(NamedTuple):
    """A turn in the picking order, whether it is over or now, and the picked card, or that it was skipped."""

    seat: Seat
    over: bool
    now: bool
    card: str | None
    skipped: bool = False


class LookoutScene(StatePhaseScene):
    """The offer in large faces: a click takes a card, and so does a drag to the hand."""

    name = course.LOOKOUT

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._before: dict[Label, pygame.Rect] = {}
        self._own = pygame.Rect(0, 0, 0, 0)
        """Where a card is dropped to be taken: the hand, and the picking order above it."""

        self._turns: list[pygame.Rect] = []
        self._left: pygame.Rect | None = None
        self.skip: SkipChoice | None = SkipChoice(self.match) if self.view.outposts is not None else None
        """What is chosen on the map, in games that have one."""

        self._plan: MapPlan | None = None
        self.drag: Drag[Label] = Drag(self.pointer, self._lift, self._drop)

    @property
    def decides_closed(self) -> bool:
        """The offer and the pick are public, so the hand need not be opened."""
        return True

    # ------------------------------------------------------------------ acting
    def begin(self) -> None:
        if self.skip:
            self.skip.clear()

    @property
    def has_chosen(self) -> bool:
        return self.skip is not None and self.skip.area is not None

    def handle(self, value: Input) -> None:
        if not (self.may_decide and self.follow_drag(self.drag, value)):
            super().handle(value)

    def _lift(self, label: Label) -> Label | None:
        """A card of the offer, or a marker beside or on the map."""
        if isinstance(label, FaceUpCard):
            return label if label in laid_out(self.view.offer) else None
        return label if self.skip and self.skip.can_lift(label) else None

    def _drop(self, taken: Label, label: Label | None) -> None:
        """A card was dropped, for the hand; or a marker: its pick is skipped for that Area, unless it is still to be
        chosen which Outpost goes."""
        self.changed = True
        if isinstance(taken, FaceUpCard):
            if self._own.collidepoint(self.pointer.pos):
                self._take(taken)
            elif label != taken:
                self.complain(self.text("lookout-drop"))
            return
        assert self.skip is not None, "markers lie on the map"
        if isinstance(label, AreaAt) and (refusal := self.skip.drop(taken, label)):
            self.tell_refusal(refusal, self.skip.tried(label.area))
        elif isinstance(label, AreaAt):
            self._skip()
        elif label != taken:
            self.complain(self.text("lookout-markers"))

    def _choose_area(self, area: str) -> None:
        """Skip the pick for an Area, unless it is still to be chosen which Outpost goes."""
        if self.skip is None or not self.may_decide:
            return
        self.changed = True
        if refusal := self.skip.choose(area):
            self.tell_refusal(refusal, self.skip.tried(area))
        else:
            self._skip()

    def _skip(self) -> None:
        """Skip the pick as it is chosen on the map, if that is complete."""
        if self.skip and (command := self.skip.command):
            self.submit(command)

    def _take(self, card: FaceUpCard) -> None:
        """Take a card of the offer, or say why not."""
        seat = self.match.status.to_move
        if self.may_decide and seat is not None:
            self.submit(PickCard(seat, card.card))

    def on_click(self, click: Click) -> None:
        if isinstance(click.label, AreaAt) and click.button == "left":
            self._choose_area(click.label.area)
        elif isinstance(click.label, FaceUpCard) and click.button == "left":
            self._take(click.label)
        else:
            super().on_click(click)

    def _name(self, seat: Seat) -> str:
        return self.context.wording.called(self.match.names, seat)

    def before_decision(self) -> None:
        marks = [mark for mark in self.context.marks() if mark.kind in ("image", "panel")]
        self._before = {mark.label: mark.rect for mark in reversed(marks)}

    def after_decision(self, events: Sequence[AnyEvent]) -> None:
        """The picked card flies to the emblem of its seat, whichever scene comes next."""
        super().after_decision(events)
        own = next((event for event in events if isinstance(event, CardPicked | PickSkipped)), None)
        end = self._before.get(_NOW_LABEL)
        if own is None or end is None:
            return
        if isinstance(own, CardPicked) and (start := self._before.get(own.card)):
            self.context.stage.play((self._flight(own.card, start, end),), self.context.settings)
        self._move_markers(events)
        self._fly_to_opponent(events, end)
        self._fly_to_pile(events)

    def _move_markers(self, events: Sequence[AnyEvent]) -> None:
        """Markers slide from beside the map, or from the Area that is given up, onto their Areas (R45.3)."""
        plan = self._plan
        if plan is None:
            return
        glides = []
        for event in events:
            if isinstance(event, OutpostBuilt):
                end = marker_box(plan, event.area, event.level)
                start = marker_box(plan, event.removed, 1) if event.removed else stock_box(plan, event.seat)
                picture = marker(emblem_of(self.view, event.seat), end.w)
                glides.append(_glide(picture, start._replace(w=end.w, h=end.h), end, event.area))
        self.context.stage.play(glides, self.context.settings)

    def _fly_to_opponent(self, events: Sequence[AnyEvent], mine: pygame.Rect) -> None:
        """The card of the virtual opponent flies to its emblem after the player's card (R30.3, R32.3)."""
        place = next((number for number, rect in enumerate(self._turns) if rect.colliderect(mine)), -1) + 1
        card = next((event.card for event in events if isinstance(event, CardPicked) and event.seat == VIRTUAL), "")
        start = self._before.get(card)
        if start and 0 < place < len(self._turns):
            rests = self._flight(card, start, start)
            flies = replace(self._flight(card, start, self._turns[place]), delay=PICK)
            self.context.stage.play((rests, flies), self.context.settings)

    def _fly_to_pile(self, events: Sequence[AnyEvent]) -> None:
        """The card that is left flies to the discard pile of the first player after the others (R42.2)."""
        left = [card for event in events if isinstance(event, OfferDiscarded) for card in event.cards]
        start = self._before.get(left[0]) if left else None
        if start and self._left:
            rests, flies = self._flight(left[0], start, start), self._flight(left[0], start, self._left)
            self.context.stage.play((rests, replace(flies, delay=PICK)), self.context.settings)

    def _flight(self, card: str, start: pygame.Rect, end: pygame.Rect) -> Glide:
        face = full_face(self.context.content.locations[card], start.width, self.context.wording)
        goal = Box(*start) if start == end else middle_box(end.center, (round(end.height / RATIO), end.height))
        return _glide(face, Box(*start), goal, card)

    def _why_not(self, card: str) -> Refusal | None:
        seat = self.match.status.to_move
        return self.match.check(PickCard(seat, card)) if seat is not None else None

    def cards_at(self, label: Label) -> tuple[Sequence[str], int] | None:
        offer = self.view.offer
        offered = laid_out(offer)
        match label:
            case FaceUpCard() if label in offered:
                return offer, offered.index(label)
            case HandCard(index):
                return self._hand(), index
            case PickTurn(card=card) if card in self.context.content.locations:
                return (card,), 0
            case AreaAt(area):
                areas = tuple(self.context.content.areas)
                return areas, areas.index(area)
            case _:
                return None

    def _hand(self) -> Sequence[str]:
        if self.seated is None:
            return ()
        player = self.view.player(self.seated)
        return (*(player.hand or ()), *(player.connections or ()))

    # ------------------------------------------------------------------ drawing
    def heading(self) -> tuple[str, str]:
        view = self.view
        if self._has_one_draft:
            return "lookout", self.text("solo-lookout-title", round=view.round)
        return "lookout", self.text("lookout-title", round=view.round, draft=view.draft)

    @property
    def _has_one_draft(self) -> bool:
        return len(lookout.drafts_of(KINDS.get(solo_of(self.match.header) or ""))) == 1

    def draw_phase(self, canvas: Canvas) -> None:
        sheet, top = self.sheet, self.draw_head(canvas, self._line())
        named = 0.0 if self._is_tight else sheet.grown(_NAMED)
        low = sheet.height - 12 - self._hand_high
        strip = low - named - 12 - self._order_height()
        room = sheet.box(20, top + _TOP, sheet.width - 40, strip - 12 - top - _TOP)
        room = self._draw_map(canvas, room, canvas.px(sheet.height - 12) - room.y)
        left, wide = room.x / canvas.metrics.scale - 20, room.width / canvas.metrics.scale + 40
        offer = self.view.offer
        places = card_places(len(offer), room, canvas.px(22), canvas.px(_WIDEST))
        self._own = sheet.box(left, strip, wide, sheet.height - strip)
        for label, rect in zip(laid_out(offer), places, strict=True):
            self._draw_card(canvas, label, rect)
        self._draw_order(canvas, strip, left, wide)
        self._draw_hand(canvas, low, named, left, wide)
        if isinstance(self.drag.held, FaceUpCard):
            over = self._own.collidepoint(self.pointer.pos)
            inner = self._own.inflate(-canvas.px(40), -canvas.px(12))
            chrome.focus_ring(canvas, inner, GOLD if over else PAPER, _ROUND, _RING)

    @property
    def _hand_high(self) -> int:
        """Height of the hand in u: lower where large text leaves less, higher where the window has much room below the
        offer."""
        if self.sheet.is_upright and self.skip is None:
            return _HIGH_HAND
        return _TIGHT_HAND if self._is_tight else _HAND

    @property
    def _is_tight(self) -> bool:
        """Whether large text in a low window leaves no room to name the hand, and less for its cards."""
        return self.sheet.height < _HIGH and self.context.metrics.text_scale > 1.25

    def _line(self) -> str:
        count, text = len(self.view.offer), self.text
        if self.mover is None:
            return ""
        name = self.match.names[self.mover]
        if self._has_one_draft and not self.skip:
            return text("solo-lookout-line", name=name, count=count, opponent=self._name(VIRTUAL))
        if self.skip and (told := self._skipping(name)):
            return told
        own = ".own" if self.view.own_discards else ""
        return text(f"lookout-line{own}", name=name, count=count)

    def _draw_map(self, canvas: Canvas, room: pygame.Rect, high: int) -> pygame.Rect:
        """Draw the map at the end of the room, up to so ``high``, or in a high window at its foot, if there is one;
        returns the room for the offer, below which all else stands."""
        if self.skip is None:
            return room
        gap, count = canvas.px(_BESIDE), max(1, len(self.view.offer))
        cards = count * (min(canvas.px(_WIDEST), round(room.height / RATIO)) + gap)
        wide = min(max(canvas.px(_LEAST_MAP), room.width - cards), canvas.px(_MAP))
        place = pygame.Rect(room.right - wide, room.y, wide, min(high, round(wide * _TALLEST_MAP)))
        offered = min(round(canvas.px(_WIDEST) * RATIO), room.height * 2 // 5)
        if self.sheet.is_upright:
            place = pygame.Rect(room.x, room.y + offered + gap, room.width, room.height - offered - gap)
        elif self.context.settings.left_handed:
            place.x = room.x
        settings = self.context.settings
        facts = MapFacts(self.view, self.match.game, wording_of(self.context), min(settings.text_scale, _LARGEST_NAMES))
        self._plan = draw_skip_map(canvas, facts, self.skip, place, self.touch.hover)
        for area, box in self._plan.areas.items():
            self.put(canvas, Button(AreaAt(area), "", box.rect, drawn=False, tip=self._area_words(area)))
        for seat, box in self._plan.markers.items():
            self.explain(canvas, box.rect, MarkersOf(seat), self._marker_words(seat))
        if self.sheet.is_upright:
            return pygame.Rect(room.x, room.y, room.width, offered)
        left = room.x + (wide + gap if self.context.settings.left_handed else 0)
        return pygame.Rect(left, room.y, room.width - wide - gap, room.height)

    def _shown(self, label: Label) -> LargeCard | None:
        return self.in_corner(label.area, beyond=True) if isinstance(label, AreaAt) else super()._shown(label)

    def _used(self, marks: Sequence[Mark]) -> Iterable[pygame.Rect]:
        """While an Area is looked at, it may cover the hand, of which nothing is chosen here, but not the offer."""
        if not isinstance(self.touch.hover, AreaAt):
            return super()._used(marks)
        return [button.rect for label, button in self.buttons.items() if not isinstance(label, HandCard)]

    def _area_words(self, area: str) -> str:
        """What lies on an Area, and what a click does there, or why nothing."""
        words, skip = wording_of(self.context), self.skip
        lines = area_lines(words, self.match.game, self.view, self.match.names, area)
        if skip is None or not self.may_decide:
            return "\n".join(lines)
        if area in skip.open_areas:
            gives_up = skip.area is not None and all(command.area != area for command in skip.skips)
            then = self.text("lookout-area-give_up" if gives_up else "lookout-area-choose")
        else:
            refusal = skip.why_not(area)
            then = refusals.refusal(words, refusal, self.match.names, skip.tried(area)) if refusal else ""
        return "\n".join(filter(None, (*lines, then)))

    def _marker_words(self, seat: Seat) -> str:
        left = markers_left(self.match.game, self.view, seat)
        told = str(no_mans_land.markers(wording_of(self.context), seat, left, self.match.names))
        can_skip = seat == self.match.status.to_move and self.skip is not None and bool(self.skip.skips)
        return f"{told} {self.text('lookout-markers')}" if can_skip and left else told

    def draw_carried(self, canvas: Canvas) -> None:
        super().draw_carried(canvas)
        held, mover = self.drag.held, self.match.status.to_move
        if isinstance(held, FaceUpCard):
            self.draw_held_card(canvas, held.card)
        elif held is not None and self._plan is not None and mover is not None:
            wide = marker_box(self._plan, next(iter(self._plan.areas)), 1).w
            place = middle_box(self.pointer.pos, (wide, wide))
            canvas.image(marker(emblem_of(self.view, mover), wide), place[:2], "marker")

    def _draw_card(self, canvas: Canvas, label: FaceUpCard, rect: pygame.Rect) -> None:
        card, is_held = label.card, self.drag.held == label
        if self.touch.hover == label and self.may_decide and not is_held:
            chrome.glow(canvas, rect, GOLD, 10, 14)
        else:
            chrome.drop_shadow(canvas, rect, 10)
        face = full_face(self.context.content.locations[card], rect.width, self.context.wording)
        canvas.image(face, rect.topleft, card)
        tip = self.card_words(card)
        refusal = self._why_not(card) if self.skip and self.skip.must_skip and self.may_decide else None
        if is_held or refusal:
            chrome.veil(canvas, rect)
        if refusal:
            tip = "\n".join((refusals.refusal(wording_of(self.context), refusal, self.match.names), tip))
        self.put(canvas, Button(label, "", rect, drawn=False, tip=tip))

    # ------------------------------------------------------------------ the picking order
    @property
    def _order_rows(self) -> int:
        """With four players each draft has a row of its own."""
        return 2 if len(self.match.seats) > 3 else 1

    def _order_height(self) -> float:
        return self._order_rows * self.sheet.grown(_TURN, 1.6)

    def _draw_order(self, canvas: Canvas, top: float, start: float, width: float) -> None:
        """The picking order and the picked cards, and undo at hand; past turns have a check mark, the present one is
        gold."""
        sheet, tall, undo = self.sheet, self._order_height(), self.sheet.grown(_UNDO, 1.4)
        wide = min(width - 56 - undo, sheet.grown(_ORDER[self._order_rows], 1.6))
        left = start + (width - wide - 16 - undo) / 2
        beside = sheet.box(left + wide + 16, top, undo, min(tall, sheet.grown(_TURN, 1.6)))
        rect, beside = self.at_hand(sheet.box(left, top, wide, tall), beside)
        self.put_undo(canvas, beside)
        canvas.panel(rect, _STRIP, "order")
        head = pygame.Rect(rect.x + canvas.px(20), rect.y, canvas.px(sheet.grown(70)), rect.height)
        canvas.text(self.text("lookout-order"), head, "sign", CAPTION, MUTED, upper=True)
        turns = pygame.Rect(head.right + canvas.px(8), rect.y, rect.right - canvas.px(14) - head.right, rect.height)
        self._left = None
        if self.view.lookout.leaves_card:
            wide = canvas.px(sheet.grown(_LEFT))
            turns.width -= wide
            self._left = pygame.Rect(turns.right - canvas.px(10), rect.y, wide, rect.height)
            self._draw_left(canvas, self._left)
        self._draw_turns(canvas, turns.inflate(-canvas.px(12), 0))

    def _draw_left(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Onto whose discard pile the card goes that is left: the emblem of the first player, and a pile."""
        size = max(ICON_FLOOR, min(canvas.px(38), rect.height // self._order_rows - 4))
        canvas.icon("discard", (rect.x + size * 0.6, rect.centery), round(size * 0.8), dim=True)
        emblem = (rect.x + size * 1.6, rect.centery)
        canvas.icon(emblem_of(self.view, self.view.first_player), emblem, size)
        name = self._name(self.view.first_player)
        self.explain(canvas, rect, _LEFT_LABEL, self.text("lookout-left", name=name))

    def _draw_turns(self, canvas: Canvas, room: pygame.Rect) -> None:
        order, done = self.view.lookout.order, self.view.lookout.done
        columns = len(order) // self._order_rows
        wide, tall = room.width // columns, room.height // self._order_rows
        picked = picked_cards(events_of(self.match))
        unknown = done - len(picked)
        self._turns = []
        for number, seat in enumerate(order):
            row, column = divmod(number, columns)
            chip = pygame.Rect(room.x + column * wide, room.y + row * tall, wide, tall)
            chip = chip.inflate(-canvas.px(6), -canvas.px(8))
            is_known = unknown <= number < done
            card = picked[number - unknown] if is_known else None
            turn = _PickTurn(seat, number < done, number == done, card, is_known and card is None)
            self._turns.append(chip)
            self._draw_turn(canvas, chip, turn)
            self.explain(canvas, chip, PickTurn(number, turn.card or ""), self._turn_words(turn))

    def _turn_words(self, turn: _PickTurn) -> str:
        name, text = self._name(turn.seat), self.text
        if turn.card:
            return text("lookout-picked", name=name, card=self.context.wording.card(turn.card))
        if turn.skipped:
            return text("lookout-skipped", name=name)
        return text("lookout-now" if turn.now else "lookout-over" if turn.over else "lookout-later", name=name)

    def _draw_turn(self, canvas: Canvas, rect: pygame.Rect, turn: _PickTurn) -> None:
        if turn.now:
            canvas.panel(rect, _NOW, _NOW_LABEL)
        size = max(ICON_FLOOR, min(canvas.px(38), rect.height - 4))
        emblem = (rect.x + canvas.px(8) + size // 2, rect.centery)
        canvas.icon(emblem_of(self.view, turn.seat), emblem, size)
        if turn.over:
            px = max(ICON_FLOOR, canvas.px(22))
            canvas.icon("check", (emblem[0] + size // 2 - px // 4, emblem[1] + size // 2 - px // 4), px)
        left = rect.x + canvas.px(18) + size
        words = pygame.Rect(left, rect.y + 1, rect.right - canvas.px(8) - left, rect.height - 2)
        if turn.card or turn.skipped:
            words.height //= 2
            told = self.context.wording.short_title(turn.card) if turn.card else self.text("lookout-skipped.card")
            canvas.text(told, words.move(0, words.height), "strong", CAPTION, PAPER)
        colour = INK if turn.now else MUTED if turn.over else TXT
        canvas.text(self._name(turn.seat), words, "strong" if turn.now else "text", BODY, colour)

    # ------------------------------------------------------------------ the line and the hand
    def _skipping(self, name: str) -> str:
        """What is left to do in this Lookout: to take a card, or to skip a pick (R45.3)."""
        skip, text = self.skip, self.text
        if skip is None:
            return ""
        if skip.asks_given_up:
            return text("lookout-skip-given_up")
        if skip.must_skip:
            return text("lookout-skip-must", name=name)
        if skip.skips:
            return text("lookout-skip-first" if self.view.round == 1 else "lookout-skip-may", name=name)
        has_skipped = self.mover is not None and self.view.player(self.mover).skipped
        return text("lookout-skip-none", name=name) if has_skipped else ""

    def _draw_hand(self, canvas: Canvas, top: float, named: float, start: float, width: float) -> None:
        sheet, middle = self.sheet, start + width / 2
        if self.is_hidden:
            wide = min(sheet.grown(1290, 1.4), width - 24)
            rect = sheet.box(middle - wide / 2, top - named, wide, sheet.height - 12 - top + named)
            self.draw_hand_over(canvas, rect)
            return
        if self.seated and named:
            words = self.text("lookout-hand", name=self.match.names[self.seated])
            line = sheet.box(middle - min(width, 1000) / 2, top - named - 2, min(width, 1000), named)
            canvas.text(words, line, "sign", CAPTION, MUTED, "center", upper=True)
        wide = width - (640 if self.skip is None and not sheet.is_upright else 60)
        self.draw_hand(canvas, sheet.box(middle - wide / 2, top, wide, sheet.height - 12 - top), self._hand())


def _glide(picture: pygame.Surface, start: Box, end: Box, label: str) -> Glide:
    return Glide(picture=picture, start=start, end=end, easing=in_out_cubic, label=label, lasts=PICK)
