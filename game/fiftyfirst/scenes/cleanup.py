"""Cleanup: choosing a good beside a tile, choosing what to store on a card (R17.1), and what each seat then keeps and
loses (R17.2, R17.3); and its summary, with the new first player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.fiftyfirst.art.faces import full_face
from game.fiftyfirst.cards.vocabulary import TOKENS
from game.fiftyfirst.match.files.record import solo_of
from game.fiftyfirst.of_context import wording_of
from game.fiftyfirst.rules.commands import NOTHING, StoreGoods
from game.fiftyfirst.rules.effects import store
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import Question, Site
from game.fiftyfirst.rules.steps import ChooseStorage
from game.fiftyfirst.rules.view import SeatView
from game.fiftyfirst.scenes.account import AccountScene
from game.fiftyfirst.scenes.state_phase import StatePhaseScene
from game.fiftyfirst.table import course
from game.fiftyfirst.table.accounts import Tidying, last_cleanup, left_over
from game.fiftyfirst.table.draw.cards import Print, printed_face
from game.fiftyfirst.table.sets import TILE_QUESTIONS
from game.fiftyfirst.table.spots import CleanupGood, CleanupRow, FaceUpCard, OwnedGood, StoreStep
from game.fiftyfirst.table.zone import TileQuestion
from game.fiftyfirst.wording import refusals
from game.fiftyfirst.wording.rows import cards, questions
from game.kernel.bag import EMPTY, Bag
from game.kernel.message import short_name
from game.kernel.seats import Seat
from game.ui.art.chrome import drop_shadow
from game.ui.art.lettering import broken, width_of
from game.ui.art.upright import RATIO, face_size
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click, Drag, Input
from game.ui.places import Answer, Label, ScoreOf
from game.ui.theme import (
    BODY,
    DIALOG,
    HEADING,
    ICON_FLOOR,
    INK,
    LINE,
    MUTED,
    RAISED,
    SHEET,
    SUNK,
    TITLE,
    TXT,
    TYPEFACES,
)
from game.ui.widgets.button import SMALLEST_HIT, Button, toned

_FLAT = 5
"""Ratio of width to height above which the plate is beside the lines."""

_PLATE, _GOODS, _GOOD_WIDTH, _LINE_GAP = 92, 40, 74, 8
"""In u: height of a plate at most, size of goods, width of one with its number, gap between plate and lines."""


def draw_account(
    scene: StatePhaseScene, canvas: Canvas, rect: pygame.Rect, player: SeatView, left: Mapping[CleanupRow, Bag]
) -> None:
    """Draw the plate of a seat, and beside or below it what is ``left`` of its goods."""
    gap = canvas.px(_LINE_GAP)
    if rect.width > _FLAT * rect.height:
        plate = pygame.Rect(rect.x, rect.y, rect.width * 2 // 5, min(rect.height, canvas.px(_PLATE * 1.3)))
        plate.centery = rect.centery
        lines = pygame.Rect(plate.right + 2 * gap, rect.y, rect.right - plate.right - 2 * gap, rect.height)
    else:
        plate = pygame.Rect(rect.x, rect.y, rect.width, min(canvas.px(_PLATE), rect.height * 2 // 5))
        lines = pygame.Rect(rect.x, plate.bottom + gap, rect.width, rect.bottom - plate.bottom - gap)
    scene.draw_plate(canvas, plate, player.seat, player)
    draw_lines(scene, canvas, lines, left)


def draw_lines(scene: StatePhaseScene, canvas: Canvas, rect: pygame.Rect, left: Mapping[CleanupRow, Bag]) -> None:
    """Draw what a seat keeps and what it loses, a line each; the line with many goods is twice as high."""
    text, pad, gap = scene.context.text, canvas.px(12), canvas.px(_LINE_GAP)
    names = [text(f"cleanup-{place.row}") for place in left]
    shares = [1 + (len(goods) * canvas.px(_GOOD_WIDTH) > rect.width * 3 // 4) for goods in left.values()]
    unit = (rect.height - gap) // sum(shares)
    room = pygame.Rect(0, 0, rect.width // 4, unit)
    px = canvas.common_px([(name, room) for name in names], "title", BODY, upper=True)
    wide = max(width_of(name.upper(), "title", px) for name in names) + 2
    top = rect.y
    for name, share, (place, goods) in zip(names, shares, left.items(), strict=True):
        line = pygame.Rect(rect.x, top, rect.width, share * unit)
        top = line.bottom + gap
        canvas.panel(line, SUNK, place)
        words = pygame.Rect(line.x + pad, line.y, wide, line.height)
        scene.explain(canvas, words.inflate(2 * pad, 0), place, text(f"cleanup-{place.row}-tip"))
        room = pygame.Rect(words.right + pad, line.y + 2, line.right - words.right - 2 * pad, line.height - 4)
        with canvas.within(line):
            canvas.letters(name, words, "title", px, TXT if place.row == "keep" else MUTED, upper=True)
            if goods:
                scene.draw_goods(canvas, goods, room, partial(CleanupGood, place.row, place.seat), TXT, _GOODS)
            else:
                canvas.text(text("cleanup-no-goods"), room, "text", BODY, MUTED)


_WIDEST, _TALLEST = 1320, 620
_FACE, _LINES, _FOOT = 340, 108, 70
_ACCOUNT = (124, 224)
_TILE = 290, 176
"""In u: size of the panel; width of the card, height of both lines and of the buttons; height of the account of one
other player, and of several side by side; size of a tile at most, and of its number."""

_CARRIED = 72
"""In u: size of a good that is dragged."""

_GAP, _PAD = 16, 26
"""In u: between the parts, and around them in the panel."""

_NAMED = 5
"""Maximum kinds of goods named on the button."""


class CleanupScene(StatePhaseScene):
    """``stored`` are the goods chosen for the card, at first as many as it holds, because the rest is lost;
    ``put_there`` is the good chosen for a tile, at first that which counts most there. All of it is public, so no hand
    is opened."""

    name = course.CLEANUP

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.stored, self.put_there = EMPTY, ""
        self.drag = Drag(self.pointer, self._lift, self._drop)

    # ------------------------------------------------------------------ acting
    def handle(self, value: Input) -> None:
        if not (self.may_decide and self.follow_drag(self.drag, value)):
            super().handle(value)

    def _lift(self, label: Label) -> str | None:
        """The good that is dragged: from its button to equip the worker (R53.2), or from its tile to be stored."""
        match label:
            case Answer(value) if self.at_tile and value != NOTHING:
                return str(value)
            case OwnedGood(good) if self.question:
                return good
            case _:
                return None

    def _drop(self, good: str, label: Label | None) -> None:
        """A good was dropped: on the card one more is stored, on the tile it is the answer; elsewhere it is said where
        it can be dropped."""
        self.changed = True
        if asked := self.at_tile:
            row = TILE_QUESTIONS[type(asked)]
            answer = row.answer(asked.seat, good)
            if label == FaceUpCard(row.tile):
                self.submit(answer)
            elif label != Answer(good):
                self.complain(self.text(f"table-drop-{short_name(type(answer).__name__)}"))
        elif isinstance(label, FaceUpCard):
            if why := self._why_not(good):
                self.complain(why)
            else:
                self.stored = self._changed(good, 1)
        elif label != OwnedGood(good):
            self.complain(self.text("cleanup-drop"))

    def begin(self) -> None:
        self.stored, self.put_there = self._most(), self._best()

    @property
    def has_chosen(self) -> bool:
        """Whether other goods are chosen than at first."""
        if self.at_tile:
            return self.put_there != self._best()
        return self.question is not None and self.stored != self._most()

    def _best(self) -> str:
        """The good of the player that counts most at the tile."""
        if self.at_tile is None:
            return ""
        worth = TILE_QUESTIONS[type(self.at_tile)].worth
        return max(self._for_tile(self.at_tile), key=partial(worth, self.context.content), default="")

    def _for_tile(self, question: Question) -> list[str]:
        """The goods of the player that can be put onto the tile."""
        owned = self.view.player(question.seat).goods
        return [good for good in TILE_QUESTIONS[type(question)].goods(self.context.content) if owned[good]]

    def _most(self) -> Bag:
        """As many goods as the card has room for."""
        if self.question is None:
            return EMPTY
        player = self.view.player(self.question.seat)
        site = player.site(self.question.site)
        if site is None:
            return EMPTY
        room = store.room_left(site.stored, self.context.content.locations[site.card].storage)
        return store.all_that_fits(player.goods, room)

    @property
    def question(self) -> ChooseStorage | None:
        """The open question about goods to store."""
        question = self.view.question
        return question if isinstance(question, ChooseStorage) else None

    @property
    def at_tile(self) -> Question | None:
        """The open question about a good beside a tile, which comes before all storing (R53.2)."""
        question = self.view.question
        return question if type(question) in TILE_QUESTIONS else None

    def on_click(self, click: Click) -> None:
        if click.button == "left" and isinstance(click.label, StoreStep):
            self.stored = self._changed(click.label.good, 1 if click.label.step == "plus" else -1)
            self.changed = True
        elif click.button == "left" and click.label == "confirm":
            self.confirm()
        elif click.button == "left" and isinstance(click.label, Answer) and self.at_tile:
            self._choose_for_tile(self.at_tile, str(click.label.value))
        elif isinstance(click.label, FaceUpCard):
            self.look_at(click.label)
        else:
            super().on_click(click)

    def cards_at(self, label: Label) -> tuple[Sequence[str], int] | None:
        return ((label.card,), 0) if isinstance(label, FaceUpCard) else None

    def topic_at(self, label: Label | None) -> str | None:
        return questions.QUESTIONS[type(self.at_tile)].topic if self.at_tile else super().topic_at(label)

    def _changed(self, good: str, by: int) -> Bag:
        return Bag({**self.stored, good: self.stored[good] + by})

    def _choose_for_tile(self, question: Question, good: str) -> None:
        """Choose a good for the tile; nothing is answered at once."""
        if good == NOTHING:
            self.submit(TILE_QUESTIONS[type(question)].answer(question.seat, NOTHING))
        else:
            self.put_there, self.changed = good, True

    def confirm(self) -> None:
        if self.question:
            self.submit(StoreGoods(self.question.seat, self.question.site, self.stored))
        elif self.at_tile and self.put_there:
            self.submit(TILE_QUESTIONS[type(self.at_tile)].answer(self.at_tile.seat, self.put_there))

    # ------------------------------------------------------------------ drawing
    def draw_carried(self, canvas: Canvas) -> None:
        super().draw_carried(canvas)
        if self.drag.held:
            canvas.icon(self.drag.held, self.pointer.pos, canvas.px(_CARRIED))

    def heading(self) -> tuple[str, str]:
        return "cleanup", self.text("cleanup-title", round=self.view.round)

    def draw_phase(self, canvas: Canvas) -> None:
        sheet = self.sheet
        top = self.draw_head(canvas, self._line()) + _GAP
        others = [seat for seat in self.view.people if seat != self._seat]
        wide = min(sheet.grown(_WIDEST, 1.5), sheet.width - 2 * _GAP)
        low = sheet.grown(_ACCOUNT[len(others) > 1], 1.6) if others else 0
        room = sheet.height - top - low - (2 if others else 1) * _GAP
        tall = min(room, sheet.grown(_TALLEST, 1.6))
        top += (room - tall) / 3
        panel = sheet.centred(top, wide, tall)
        canvas.panel(panel, DIALOG._replace(edge=LINE), "storage")
        pad, foot = 2 * canvas.px(_PAD), canvas.px(sheet.grown(_FOOT, 1.6))
        inner = panel.inflate(-pad, -pad)
        upper = pygame.Rect(inner.x, inner.y, inner.width, inner.height - foot - canvas.px(_GAP))
        if self.question:
            self._draw_question(canvas, self.question, upper)
        elif self.at_tile:
            self._draw_beside_tile(canvas, self.at_tile, upper)
        self._put_feet(canvas, pygame.Rect(inner.x, inner.bottom - foot, inner.width, foot))
        each = (wide - _GAP * (len(others) - 1)) / max(1, len(others))
        for seat, place in zip(others, sheet.row(len(others), top + tall + _GAP, each, low, _GAP), strict=True):
            self._draw_other(canvas, place, seat)

    @property
    def _seat(self) -> Seat | None:
        """The seat that is asked."""
        asked = self.question or self.at_tile
        return asked.seat if asked else None

    def _draw_other(self, canvas: Canvas, rect: pygame.Rect, seat: Seat) -> None:
        canvas.panel(rect, RAISED, "account")
        pad = 2 * canvas.px(_PAD * 2 / 3)
        player = self.view.player(seat)
        draw_account(self, canvas, rect.inflate(-pad, -pad), player, left_over(player))

    def _line(self) -> str:
        question, text = self.question, self.text
        if self.at_tile:
            names, asked = self.match.names, self.at_tile
            told = questions.question(wording_of(self.context), asked, names)
            return text("cleanup-equip", name=names[asked.seat], question=told)
        if question is None:
            return ""
        site = self.view.player(question.seat).site(question.site)
        card = wording_of(self.context).card(site.card) if site else ""
        return text("cleanup-store", name=self.match.names[question.seat], card=card)

    def _standing(self, row: TileQuestion) -> str:
        """How things stand at a tile, a line each."""
        return "\n".join(map(str, row.standing(wording_of(self.context), self.view, self.match.names)))

    def _draw_question(self, canvas: Canvas, question: ChooseStorage, room: pygame.Rect) -> None:
        """The storing card; beside it the goods to store, and what its owner then keeps and loses."""
        player = self.view.player(question.seat)
        site = player.site(question.site)
        if site is None:
            return
        location, wording = self.context.content.locations[site.card], wording_of(self.context)
        face = _place_of_face(canvas, room)
        drop_shadow(canvas, face)
        canvas.image(full_face(location, face.width, wording), face.topleft, site.card)
        self.put(canvas, Button(FaceUpCard(site.card), "", face, drawn=False, tip=self.card_words(site.card)))
        left, sheet, gap = face.right + canvas.px(_PAD), self.sheet, canvas.px(_GAP)
        right = pygame.Rect(left, room.y, room.right - left, room.height)
        lines = pygame.Rect(right.x, 0, right.width, min(canvas.px(sheet.grown(_LINES, 1.6)), right.height * 2 // 5))
        lines.bottom = right.bottom
        draw_lines(self, canvas, lines, left_over(player, self.stored))
        words = self.text("cleanup-room", storing=cards.storing(wording, location.storage))
        px = canvas.metrics.text_px(TITLE)
        high = round(len(broken(words, "text", px, right.width)) * TYPEFACES["text"].pitch * px)
        tiles = pygame.Rect(right.x, right.y, right.width, lines.y - gap - right.y)
        if high <= tiles.height // 3:
            canvas.letters(words, pygame.Rect(tiles.x, tiles.y, tiles.width, high), "text", px, TXT, wrap=True)
            tiles = pygame.Rect(tiles.x, tiles.y + high + gap, tiles.width, tiles.height - high - gap)
        self._draw_tiles(canvas, tiles, site, player)

    def _draw_beside_tile(self, canvas: Canvas, question: Question, room: pygame.Rect) -> None:
        """The tile; beside it how things stand there, a button for each good that can be put there, and what its owner
        then keeps and loses."""
        wording, row = wording_of(self.context), TILE_QUESTIONS[type(question)]
        face, gap = _place_of_face(canvas, room), canvas.px(_GAP)
        drop_shadow(canvas, face)
        picture = printed_face(row.tile, Print(wording, face.width))
        if picture is None:
            return
        face.height = picture.get_height()
        canvas.image(picture, face.topleft, row.tile)
        told = "\n".join((row.about(wording), self._standing(row)))
        self.put(canvas, Button(FaceUpCard(row.tile), "", face, drawn=False, tip=told))
        right = pygame.Rect(face.right + canvas.px(_PAD), room.y, 0, room.height)
        right.width = room.right - right.x
        player = self.view.player(question.seat)
        lines = right.copy()
        lines.height = min(canvas.px(self.sheet.grown(_LINES, 1.6)), right.height * 2 // 5)
        lines.bottom = right.bottom
        left = left_over(player)
        given = Bag({self.put_there: 1}) if self.put_there else EMPTY
        draw_lines(
            self, canvas, lines, {line: goods - given if line.row == "lose" else goods for line, goods in left.items()}
        )
        upper = pygame.Rect(right.x, right.y, right.width, lines.y - gap - right.y)
        words = pygame.Rect(upper.x, upper.y, upper.width, upper.height * 2 // 5)
        canvas.text(self._standing(row), words, "text", TITLE, TXT, wrap=True)
        room = pygame.Rect(upper.x, words.bottom + gap, upper.width, upper.bottom - words.bottom - gap)
        self._draw_for_tile(canvas, question, row, room)

    def _draw_for_tile(self, canvas: Canvas, question: Question, row: TileQuestion, room: pygame.Rect) -> None:
        """A tile for each good that can be put there, that which is chosen on paper; all can be clicked and dragged."""
        goods, gap, wording = self._for_tile(question), canvas.px(_GAP), wording_of(self.context)
        tall = min(room.height, canvas.px(self.sheet.grown(_TILE[1])))
        wide = min((room.width + gap) // max(1, len(goods)) - gap, canvas.px(self.sheet.grown(_TILE[0] * 1.1)))
        with canvas.one_size():
            for number, good in enumerate(goods):
                place = pygame.Rect(room.x + number * (wide + gap), room.y, wide, tall)
                chosen, pad = good == self.put_there, canvas.px(14)
                style = SHEET._replace(radius=10) if chosen else toned(SUNK, Answer(good), self.touch)
                px = max(ICON_FLOOR, min(place.height - 2 * pad, place.width // 3, canvas.px(96)))
                words = pygame.Rect(
                    place.x + 2 * pad + px, place.y + pad, place.width - px - 3 * pad, place.height - 2 * pad
                )
                with canvas.within(place):
                    canvas.panel(place, style, good)
                    canvas.icon(good, (place.x + pad + px / 2, place.centery), px)
                    colour = INK if chosen else TXT
                    canvas.text(row.button(wording, good), words, "title", TITLE, colour, wrap=True, upper=True)
                self.put(canvas, Button(Answer(good), "", place, drawn=False, tip=wording.good_help(good)))

    def _draw_tiles(self, canvas: Canvas, room: pygame.Rect, site: Site, player: SeatView) -> None:
        """A tile for each good that the card can store and its owner has, as large as all of them can be."""
        gap = canvas.px(_GAP * 2 / 3)
        goods = [good for good in storable(self.context.content.locations[site.card].storage) if player.goods[good]]
        rows = 1 if len(goods) < 5 else 2
        columns = -(-len(goods) // rows)
        wide = min((room.width + gap) // max(1, columns) - gap, canvas.px(self.sheet.grown(_TILE[0])))
        tall = min((room.height + gap) // max(1, rows) - gap, canvas.px(self.sheet.grown(_TILE[1])))
        top = room.centery - (rows * (tall + gap) - gap) // 2
        places = [
            pygame.Rect(room.x + number % columns * (wide + gap), top + number // columns * (tall + gap), wide, tall)
            for number in range(len(goods))
        ]
        numbers = [self.text("cleanup-of", count=self.stored[good], owned=player.goods[good]) for good in goods]
        parts = [_TileParts.of(canvas, place) for place in places]
        fits = [(words, part.number) for words, part in zip(numbers, parts, strict=True)]
        px = canvas.common_px(fits, "number", HEADING)
        for good, place, part, words in zip(goods, places, parts, numbers, strict=True):
            chosen = bool(self.stored[good])
            with canvas.within(place):
                canvas.panel(place, SHEET._replace(radius=10) if chosen else SUNK, good)
                canvas.icon(good, part.icon, min(part.icon.size))
                canvas.letters(words, part.number, "number", px, INK if chosen else TXT)
            self.explain(
                canvas, part.icon.union(part.number), OwnedGood(good), wording_of(self.context).good_help(good)
            )
            self._put_steps(canvas, site.id, good, part.minus, part.plus)

    def _put_steps(self, canvas: Canvas, site: int, good: str, minus: pygame.Rect, plus: pygame.Rect) -> None:
        text, one = self.text, Bag({good: 1})
        less = None if self.stored[good] else text("cleanup-none-stored")
        tip, more = text("cleanup-less-tip", goods=one), self._why_not(good)
        self.put(canvas, Button(StoreStep(site, good, "minus"), "−", minus, u=HEADING, why=less, tip=tip))
        tip = text("cleanup-more-tip", goods=one)
        self.put(canvas, Button(StoreStep(site, good, "plus"), "+", plus, u=HEADING, why=more, tip=tip))

    def _why_not(self, good: str) -> str | None:
        """Why no more of a good can be stored; None if it can."""
        question = self.question
        if question is None:
            return None
        refusal = self.match.check(StoreGoods(question.seat, question.site, self._changed(good, 1)))
        return refusals.refusal(wording_of(self.context), refusal, self.match.names) if refusal else None

    def _put_feet(self, canvas: Canvas, rect: pygame.Rect) -> None:
        undo = pygame.Rect(rect.x, rect.y, rect.width // 4, rect.height)
        go = pygame.Rect(undo.right + canvas.px(14), rect.y, rect.right - undo.right - canvas.px(14), rect.height)
        undo, go = self.at_hand(undo, go)
        self.put_undo(canvas, undo)
        if self.at_tile:
            self._put_answers(canvas, self.at_tile, go)
            return
        count, many = self.stored.total, len(self.stored) > _NAMED
        words = self.text("cleanup-confirm-many", n=count) if many else self.text("cleanup-confirm", goods=self.stored)
        words = words if self.stored else self.text("cleanup-nothing")
        self.put(canvas, Button("confirm", words, go, "primary", u=TITLE, tip=self.text("cleanup-confirm-tip")))

    def _put_answers(self, canvas: Canvas, question: Question, rect: pygame.Rect) -> None:
        """To put nothing beside the tile, and to put there what is chosen."""
        gap, name = canvas.px(14), short_name(type(question).__name__)
        less = pygame.Rect(rect.x, rect.y, rect.width * 3 // 10, rect.height)
        go = pygame.Rect(less.right + gap, rect.y, rect.right - less.right - gap, rect.height)
        less, go = self.at_hand(less, go)
        tip = self.text(f"decline-{name}.tip")
        self.put(canvas, Button(Answer(NOTHING), self.text(f"decline-{name}"), less, u=TITLE, tip=tip))
        if self.put_there:
            choice = TILE_QUESTIONS[type(question)].button(wording_of(self.context), self.put_there)
            words, keys = self.text(f"confirm-{name}", choice=choice), self.text("continue-keys")
            self.put(canvas, Button("confirm", words, go, "primary", u=TITLE, hint=keys))


def _place_of_face(canvas: Canvas, room: pygame.Rect) -> pygame.Rect:
    """The place of a card at the left of a room."""
    width = min(room.width * 3 // 10, int(room.height / RATIO), canvas.px(_FACE))
    face = pygame.Rect(room.topleft, face_size(width))
    face.centery = room.centery
    return face


class _TileParts(NamedTuple):
    """Where the icon of a tile, its number and its two buttons are."""

    icon: pygame.Rect
    number: pygame.Rect
    minus: pygame.Rect
    plus: pygame.Rect

    @classmethod
    def of(cls, canvas: Canvas, tile: pygame.Rect) -> _TileParts:
        """Buttons below icon and number in a high tile, at the right of them in a low one."""
        pad = max(3, min(canvas.px(10), tile.height // 12))
        inner = tile.inflate(-2 * pad, -2 * pad)
        if tile.height >= 3 * SMALLEST_HIT and tile.height * 3 > tile.width:
            low = max(SMALLEST_HIT, inner.height * 2 // 5)
            head = pygame.Rect(inner.x, inner.y, inner.width, inner.height - low - pad)
            half = (inner.width - pad) // 2
            minus = pygame.Rect(inner.x, inner.bottom - low, half, low)
            plus = pygame.Rect(inner.right - half, minus.y, half, low)
            end = inner.right
        else:
            head = inner
            side = max(SMALLEST_HIT, min(inner.height, inner.width // 5))
            plus = pygame.Rect(inner.right - side, inner.y, side, inner.height)
            minus = plus.move(-side - pad, 0)
            end = minus.x
        icon = pygame.Rect(head.x, head.y, min(head.height, head.width // 3), head.height)
        return cls(icon, pygame.Rect(icon.right + pad, head.y, end - pad - icon.right - pad, head.height), minus, plus)


def storable(storage: Bag) -> tuple[str, ...]:
    """The goods that may go onto a card (R17.1)."""
    return tuple(good for good in TOKENS if store.fits(Bag({good: 1}), storage))


_ROW_WIDE, _ROW, _BUTTON = 1120, 132, 66
"""In u: width and height of the row of a seat, height of the button."""

_HIGHER = 60
"""In u: how much higher than at two fifths the rows stand where they leave room."""

_ROW_PAD = 14
"""In u: around what stands in a row."""


class TidiedScene(AccountScene[Tidying]):
    """A row for each seat, the next first player above."""

    name = course.TIDIED

    def __init__(self, context: Context) -> None:
        tidying = last_cleanup(context.playing)
        if tidying is None:
            raise LookupError("there was no Cleanup phase")
        super().__init__(context, tidying)

    # ------------------------------------------------------------------ drawing
    def heading(self) -> tuple[str, str]:
        return "cleanup", self.text("cleanup-title", round=self.account.round)

    def draw_phase(self, canvas: Canvas) -> None:
        sheet, text, tidying = self.sheet, self.text, self.account
        name = wording_of(self.context).called(self.match.names, tidying.first_player)
        solo = solo_of(self.match.header)
        moves = solo is None or KINDS[solo].holds_token
        top = self.draw_head(canvas, text("cleanup-next-first", name=name) if moves else "")
        count, button = len(tidying.players), sheet.grown(_BUTTON, 1.6)
        room = sheet.height - top - button - 4 * _GAP
        tall = min(sheet.grown(_ROW, 1.6), (room - 2 * _GAP) / count - _GAP)
        high = count * (tall + _GAP) + _GAP
        upper = top + _GAP + max(0, (room - high) * 2 / 5 - _HIGHER)
        wide = sheet.grown(_ROW_WIDE, 1.6)
        canvas.panel(sheet.centred(upper, wide + 2 * _GAP, high), DIALOG._replace(edge=LINE), "account")
        pad = 2 * canvas.px(_ROW_PAD)
        for number, player in enumerate(tidying.players):
            row = sheet.centred(upper + _GAP + number * (tall + _GAP), wide, tall)
            canvas.panel(row, RAISED, ScoreOf(player.seat))
            draw_account(self, canvas, row.inflate(-pad, -pad), player, tidying.told_of(player.seat))
        place = sheet.centred(upper + high + _GAP, sheet.grown(320), button)
        self.put_continue(canvas, place, "cleanup-continue-tip")
