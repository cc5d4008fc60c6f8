"""Lookout: two drafts from an open offer, clockwise and then back (R5.3, R5.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from msgspec.structs import replace

from game.kernel.refusal import Refusal
from game.rules.commands import PickCard
from game.rules.events import CardPicked, OfferDiscarded
from game.rules.messages import AnyEvent
from game.rules.phases import lookout
from game.rules.sets.no_mans_land.messages import OutpostBuilt, PickSkipped
from game.rules.sets.no_mans_land.outposts import markers_left
from game.rules.solo.kinds import KINDS
from game.rules.state import VIRTUAL, Seat
from game.ui.art import chrome
from game.ui.art.area_faces import marker
from game.ui.art.faces import RATIO, full_face
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click, Drag, Input
from game.ui.motion.motion import Glide, in_out_cubic, middle_box
from game.ui.places import AreaAt, FaceUpCard, HandCard, Label, MarkersOf, PickTurn
from game.ui.running import flow
from game.ui.running.accounts import events_of, picked_cards
from game.ui.running.emblems import emblem_of
from game.ui.scenes.lookout_map import SkipChoice, draw_skip_map
from game.ui.scenes.phase import PhaseScene, card_places, laid_out
from game.ui.table.sets.no_mans_land.draw import MapFacts, MapPlan, marker_box, stock_box
from game.ui.table.sets.no_mans_land.zones import area_lines
from game.ui.theme import BODY, CAPTION, GOLD, ICON_FLOOR, INK, LINE, MUTED, PANEL, PAPER, TITLE, TXT, PanelStyle
from game.ui.widgets.button import Button
from game.wording import refusals
from game.wording.sets import no_mans_land
from game.wording.teller import called

_WIDEST, _LIFT = 380, 14
_HAND, _TIGHT_HAND, _NAMED = 244, 222, 26
_TURN, _BUTTONS = 62, 470
_ORDER = {1: 1240, 2: 1180}
_HIGH = 1250
"""In u: maximum width of a card, and the rise of the chosen one; heights of the hand, of a low hand and of its name;
height of a turn, and width of the buttons beside; width of the order by its rows; minimum height of a high window."""

_MAP, _LEAST_MAP, _BESIDE = 620, 470, 22
"""In u: largest and least width of the map, and the gap beside cards."""

_LARGEST_NAMES = 1.3
"""The names of Areas follow the player's text size up to this factor."""

_MARKER = 0.3
"""Width of a dragged marker, as a share of that of an Area."""

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


class LookoutScene(PhaseScene):
    """The offer in large faces; ``chosen`` is the index of the selected card."""

    name = flow.LOOKOUT

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.chosen: int | None = None
        self._before: dict[Label, pygame.Rect] = {}
        self._buttons_left = 0.0
        self._turns: list[pygame.Rect] = []
        self._left: pygame.Rect | None = None
        self.skip: SkipChoice | None = SkipChoice(self.match) if self.view.outposts is not None else None
        """What is chosen on the map, in games that have one."""

        self._plan: MapPlan | None = None
        self.drag: Drag[Label] = Drag(self.pointer, self._lift, self._drop)

    # ------------------------------------------------------------------ the seat that picks
    @property
    def _next_picker(self) -> Seat | None:
        """The seat that may pick while the pick before it can still be undone."""
        return flow.next_picker(self.match, self.context.settings.handover)

    @property
    def mover(self) -> Seat | None:
        return self._next_picker or super().mover

    @property
    def turn_is_over(self) -> bool:
        return self.match.awaiting_end_turn and self._next_picker is None

    @property
    def is_decided(self) -> bool:
        skips = self.skip is not None and self.skip.command is not None
        return (self.chosen is not None or skips) and not self.turn_is_over and not self.match.bot_to_move

    @property
    def decides_closed(self) -> bool:
        """The offer and the pick are public, so the hand need not be opened."""
        return True

    # ------------------------------------------------------------------ acting
    def show_hand(self) -> None:
        """Open the hand of the next player, who has taken the seat then: the pick before stays."""
        if self._next_picker not in (None, self.match.holder):
            self.match.end_turn(play_bots=False)
        super().show_hand()

    def begin(self) -> None:
        self.chosen = None
        if self.skip:
            self.skip.clear()

    def handle(self, value: Input) -> None:
        if not (self.skip and self._may_choose and self.follow_drag(self.drag, value)):
            super().handle(value)

    def _lift(self, label: Label) -> Label | None:
        """The place from which a marker is taken."""
        return label if self.skip and self.skip.can_lift(label) else None

    def _drop(self, taken: Label, label: Label | None) -> None:
        """A marker was dropped: skip the pick for that Area, unless it is still to be chosen which Outpost goes."""
        assert self.skip is not None, "markers lie on the map"
        self.chosen, self.changed = None, True
        if (refusal := self.skip.drop(taken, label)) and isinstance(label, AreaAt):
            self.tell_refusal(refusal, self.skip.tried(label.area))
        elif isinstance(label, AreaAt) and self.skip.command is not None:
            self.confirm()

    @property
    def _may_choose(self) -> bool:
        """Whether a person decides now."""
        return not self.turn_is_over and not self.match.bot_to_move

    def _choose_area(self, area: str) -> None:
        """The first click chooses an Area, a second one skips the pick for it."""
        if self.skip is None or not self._may_choose:
            return
        if self.skip.is_chosen(area):
            self.confirm()
            return
        refusal = self.skip.choose(area)
        if refusal:
            self.tell_refusal(refusal, self.skip.tried(area))
        else:
            self.chosen, self.changed = None, True

    def on_click(self, click: Click) -> None:
        offered = laid_out(self.view.offer)
        if isinstance(click.label, AreaAt) and click.button == "left":
            self._choose_area(click.label.area)
            return
        if isinstance(click.label, FaceUpCard) and click.label in offered and click.button == "left":
            self._choose(offered.index(click.label))
        elif click.label == "take" and click.button == "left":
            self.confirm()
        else:
            super().on_click(click)

    def _name(self, seat: Seat) -> str:
        return called(self.context.wording, self.match.names, seat)

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
            lifted = start.move(0, -self.context.metrics.px(_LIFT))
            self.context.stage.play((self._flight(own.card, lifted, end),), self.context.settings)
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
        face = full_face(self.context.catalog.locations[card], start.width, self.context.wording)
        goal = Box(*start) if start == end else middle_box(end.center, (round(end.height / RATIO), end.height))
        return _glide(face, Box(*start), goal, card)

    def _choose(self, place: int) -> None:
        """The first click selects a card, a second one takes it."""
        if not self._may_choose:
            return
        if self.skip and self.skip.must_skip:  # no card can be taken (R45.3a)
            if refusal := self._why_not(self.view.offer[place]):
                self.tell_refusal(refusal)
        elif self.chosen == place:
            self.confirm()
        else:
            self.chosen, self.changed = place, True
            if self.skip:
                self.skip.clear()

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
            case PickTurn(card=card) if card in self.context.catalog.locations:
                return (card,), 0
            case AreaAt(area):
                areas = tuple(self.context.catalog.areas)
                return areas, areas.index(area)
            case _:
                return None

    def confirm(self) -> None:
        seat = self.match.status.to_move
        if seat is None or not self.is_decided:
            return
        if self.chosen is not None:
            self.submit(PickCard(seat, self.view.offer[self.chosen]))
        elif self.skip and (command := self.skip.command):
            self.submit(command)

    def press_on(self) -> None:
        if self.is_decided:
            self.confirm()
        else:
            super().press_on()

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
        return len(lookout.drafts_of(KINDS.get(self.match.header.solo or ""))) == 1

    def draw(self, canvas: Canvas) -> None:
        self.draw_backdrop(canvas)
        sheet, top = self.sheet, self.draw_head(canvas, self._line())
        named = 0.0 if self._is_tight else sheet.grown(_NAMED)
        low = sheet.height - 12 - (_TIGHT_HAND if self._is_tight else _HAND)
        strip = low - named - 12 - self._order_height()
        room = sheet.box(20, top + _LIFT, sheet.width - 40, strip - 12 - top - _LIFT)
        room = self._draw_map(canvas, room)
        offer = self.view.offer
        places = card_places(len(offer), room, canvas.px(22), canvas.px(_WIDEST))
        for place, (card, label, rect) in enumerate(zip(offer, laid_out(offer), places, strict=True)):
            chosen = place == self.chosen
            self._draw_card(canvas, card, label, rect.move(0, -canvas.px(_LIFT) if chosen else 0), chosen)
        self._draw_order(canvas, strip)
        self._draw_buttons(canvas, strip)
        clear = places[0].unionall(places[1:]) if places else room
        self._draw_hand(canvas, low, named, clear)

    @property
    def _is_tight(self) -> bool:
        """Whether large text in a low window leaves no room to name the hand, and less for its cards."""
        return self.sheet.height < _HIGH and self.context.metrics.text_scale > 1.25

    def _line(self) -> str:
        count, text = len(self.view.offer), self.text
        if self.mover is None:
            return ""
        name = self.match.names[self.mover]
        if self.turn_is_over:
            return text("lookout-done", name=name)
        if self._has_one_draft and not self.skip:
            return text("solo-lookout-line", name=name, count=count, opponent=self._name(VIRTUAL))
        if self.skip and (told := self._skipping(name)):
            return told
        own = ".own" if self.view.own_discards else ""
        return text(f"lookout-line{own}", name=name, count=count)

    def _draw_map(self, canvas: Canvas, room: pygame.Rect) -> pygame.Rect:
        """Draw the map at the end of the room, if there is one; returns the room for the offer."""
        if self.skip is None:
            return room
        gap, count = canvas.px(_BESIDE), max(1, len(self.view.offer))
        cards = count * (min(canvas.px(_WIDEST), round(room.height / RATIO)) + gap)
        wide = min(max(canvas.px(_LEAST_MAP), room.width - cards), canvas.px(_MAP), round(room.height * 1.1))
        place = pygame.Rect(room.right - wide, room.y, wide, room.height)
        if self.context.settings.left_handed:
            place.x = room.x
        settings = self.context.settings
        facts = MapFacts(self.view, self.match.game, self.context.wording, min(settings.text_scale, _LARGEST_NAMES))
        self._plan = draw_skip_map(canvas, facts, self.skip, place, self.touch.hover)
        for area, box in self._plan.areas.items():
            self.put(canvas, Button(AreaAt(area), "", box.rect, drawn=False, tip=self._area_words(area)))
        for seat, box in self._plan.markers.items():
            self.explain(canvas, box.rect, MarkersOf(seat), self._marker_words(seat))
        left = room.x + (wide + gap if self.context.settings.left_handed else 0)
        return pygame.Rect(left, room.y, room.width - wide - gap, room.height)

    def _area_words(self, area: str) -> str:
        """What lies on an Area, and what a click does there, or why nothing."""
        words, skip = self.context.wording, self.skip
        lines = area_lines(words, self.match.game, self.view, self.match.names, area)
        if skip is None or not self._may_choose:
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
        told = str(no_mans_land.markers(self.context.wording, seat, left, self.match.names))
        can_skip = seat == self.match.status.to_move and self.skip is not None and bool(self.skip.skips)
        return f"{told} {self.text('lookout-markers')}" if can_skip and left else told

    def draw_carried(self, canvas: Canvas) -> None:
        mover = self.match.status.to_move
        if self.drag.held is None or self._plan is None or mover is None:
            return
        wide = round(next(iter(self._plan.areas.values())).w * _MARKER)
        place = middle_box(self.pointer.pos, (wide, wide))
        canvas.image(marker(emblem_of(self.view, mover), wide), place[:2], "marker")

    def _draw_card(self, canvas: Canvas, card: str, label: Label, rect: pygame.Rect, chosen: bool) -> None:
        if chosen or (self.touch.hover == label and not self.turn_is_over):
            chrome.glow(canvas, rect, GOLD if chosen else PAPER, 14 if chosen else 7, 14)
        else:
            chrome.drop_shadow(canvas, rect, 10)
        face = full_face(self.context.catalog.locations[card], rect.width, self.context.wording)
        canvas.image(face, rect.topleft, card)
        tip = self.card_words(card)
        if self.skip and self.skip.must_skip and self._may_choose:
            chrome.veil(canvas, rect)
            refusal = self._why_not(card)
            reason = refusals.refusal(self.context.wording, refusal, self.match.names) if refusal else ""
            tip = "\n".join((reason, tip))
        self.put(canvas, Button(label, "", rect, drawn=False, tip=tip))

    # ------------------------------------------------------------------ the picking order
    @property
    def _order_rows(self) -> int:
        """With four players each draft has a row of its own."""
        return 2 if len(self.match.seats) > 3 else 1

    def _order_height(self) -> float:
        return self._order_rows * self.sheet.grown(_TURN, 1.6)

    def _draw_order(self, canvas: Canvas, top: float) -> None:
        """The picking order and the picked cards; past turns have a check mark, the present one is gold."""
        sheet, tall = self.sheet, self._order_height()
        buttons = sheet.grown(_BUTTONS, 1.4) + 16 if self._has_buttons else 0
        wide = min(sheet.width - 40 - buttons, sheet.grown(_ORDER[self._order_rows], 1.6))
        left = (sheet.width - wide - buttons) / 2
        self._buttons_left = left + wide + 16
        rect = sheet.box(left, top, wide, tall)
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

    # ------------------------------------------------------------------ buttons and hand
    @property
    def _has_buttons(self) -> bool:
        """Whether a person has the table and could press buttons: not while bots move between two people."""
        return not (self.is_hidden and self.match.bot_to_move)

    def _draw_buttons(self, canvas: Canvas, top: float) -> None:
        if not self._has_buttons:
            return
        sheet, tall = self.sheet, self._order_height()
        wide, left = sheet.grown(_BUTTONS, 1.4), self._buttons_left
        if self._order_rows == 1:
            part = wide * 0.3
            beside = sheet.box(left + part + 12, top, wide * 0.7 - 12, tall)
            undo, go = self.at_hand(sheet.box(left, top, part, tall), beside)
        else:
            go = sheet.box(left, top, wide, tall * 0.56 - 4)
            undo = sheet.box(left, top + tall * 0.56 + 4, wide, tall * 0.44 - 4)
        with canvas.one_size():
            self.put_undo(canvas, undo)
            if self.turn_is_over:
                self.put_end_turn(canvas, go)
            else:
                self.put(canvas, self._take_button(go))

    def _take_button(self, place: pygame.Rect) -> Button:
        text = self.text
        if self.skip and self.chosen is None:
            return self._skip_button(place, self.skip)
        if self.chosen is None:
            return Button("take", text("lookout-take-none"), place, "primary", u=TITLE, why=text("lookout-choose"))
        card = self.context.wording.card(self.view.offer[self.chosen])
        tip = text("lookout-take-tip", card=card)
        return Button("take", text("lookout-take", card=card), place, "primary", u=TITLE, tip=tip)

    def _skip_button(self, place: pygame.Rect, skip: SkipChoice) -> Button:
        """The button while no card is chosen: it skips the pick for the chosen Area."""
        text, words, command = self.text, self.context.wording, skip.command
        if command is None:
            label = text("lookout-skip" if skip.must_skip or skip.asks_given_up else "lookout-take-none")
            key = "lookout-choose-area" if skip.must_skip else "lookout-choose-map" if skip.skips else "lookout-choose"
            why = text("lookout-skip-given_up" if skip.asks_given_up else key)
            return Button("take", label, place, "primary", u=TITLE, why=why)
        facts = {
            "area": words.card(command.area),
            "removed": words.card(command.removing) if command.removing else "",
            "goods": self.context.catalog.areas[command.area].level(1).gain,
        }
        tip = text("lookout-skip-tip.removed" if command.removing else "lookout-skip-tip", **facts)
        label = text("lookout-skip-area", area=words.title(command.area))
        return Button("take", label, place, "primary", u=TITLE, tip=tip)

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

    def _draw_hand(self, canvas: Canvas, top: float, named: float, clear: pygame.Rect) -> None:
        sheet = self.sheet
        if self.is_hidden:
            rect = sheet.centred(top - named, sheet.grown(1290, 1.4), sheet.height - 12 - top + named)
            self.draw_hand_over(canvas, rect)
            return
        if self.seated and named:
            words, line = self.text("lookout-hand", name=self.match.names[self.seated]), top - named - 2
            canvas.text(words, sheet.centred(line, 1000, named), "sign", CAPTION, MUTED, "center", upper=True)
        rect = sheet.centred(top, sheet.width - 640, sheet.height - 12 - top)
        self.draw_hand(canvas, rect, self._hand(), clear)


def _glide(picture: pygame.Surface, start: Box, end: Box, label: str) -> Glide:
    return Glide(picture=picture, start=start, end=end, easing=in_out_cubic, label=label, lasts=PICK)
