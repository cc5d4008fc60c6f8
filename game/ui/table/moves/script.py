"""The script of one decision: all its motions and when each begins. Times are milliseconds at normal speed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame

from game.cards.card import Location
from game.rules.events import Source
from game.rules.state import Seat
from game.ui.art.faces import card_back
from game.ui.boxes import Box
from game.ui.canvas import Canvas, cut_out
from game.ui.motion.motion import (
    ArrivingCard,
    Counter,
    Ding,
    Drive,
    Glide,
    Motion,
    TimedSound,
    Token,
    Veil,
    in_out_cubic,
    out_cubic,
)
from game.ui.places import Label
from game.ui.sound.cues import sounds_of
from game.ui.table.draw.hand import face_of
from game.ui.table.draw.topbar import draw_lane
from game.ui.table.moves.endpoints import Endpoints
from game.wording.rows.events import row_of

GOODS, STAGGER = 260, 45
VP, DING = 500, 240
CARD = 260
DRAW, DRAW_STAGGER = 240, 60
_MOST_TOKENS = 24
"""Maximum number of tokens that start one after another; later ones start together."""

_MOST_STARS = 5
"""Maximum number of stars for one gain of VP."""

_ICON = 40
"""In u: size of a flying token."""


class Script:
    """Collects motions. ``now`` is when the next motion begins; tokens follow each other at intervals of STAGGER."""

    def __init__(self, endpoints: Endpoints, focus: Box | None) -> None:
        self.endpoints = endpoints
        self.focus = focus
        """The place of the decision: payments fly there."""
        self.origin: Box | None = None
        """The place of the last deed: spoils and bonuses come from there."""
        self.copier: Location | None = None
        """The card that copies a Deal."""
        self.now = 0
        self.motions: list[Motion] = []
        self.lying: dict[str, tuple[Box, int]] = {}
        """Cards that the virtual opponent has drawn: the place of each, and since when it lies there."""
        self._flying = 0
        """Number of tokens in the sequence that began at ``now``."""
        self._ticks: dict[tuple[Seat, str], list[tuple[int, int]]] = {}
        """Changes of each counter: when, and by how many."""

    # ------------------------------------------------------------------ steps
    def glide(self, card: str, start: Box, end: Box, lasts: int = CARD, fades: bool = False) -> Glide:
        """A card that flies from ``start`` to ``end`` beginning now, and may fade on its way."""
        return Glide(
            picture=self.face(card, max(start.w, end.w)), start=start, end=end, label=card, delay=self.now, lasts=lasts,
            easing=in_out_cubic if fades else out_cubic, fades=fades,
        )  # fmt: skip

    def to_hand(
        self, picture: pygame.Surface, start: Box, end: Box, name: str, time: tuple[int, int], label: Label | None
    ) -> None:
        """A card flies to a hand; ``time`` is delay and duration. Its place ``label`` stays empty until it arrives."""
        delay, lasts = time
        self.add(Glide(picture=picture, start=start, end=end, easing=out_cubic, label=name, delay=delay, lasts=lasts))
        if label:
            self.add(ArrivingCard(label=label, lasts=delay + lasts))

    def add(self, motion: Motion) -> None:
        self.motions.append(motion)

    def after(self, motion: Motion) -> None:
        """Add a motion; the next one waits for it."""
        self.motions.append(motion)
        self.now = max(self.now, motion.ends)
        self._flying = 0

    def veil(self, area: Box, until: int) -> None:
        """Show the old picture of an area until a time."""
        picture = self.endpoints.before.picture
        if picture is None or until <= 0:
            return
        piece, rect = cut_out(picture, area.rect)
        self.motions.insert(0, Veil(picture=piece, at=rect.topleft, lasts=until))

    def face(self, card: str, width: int) -> pygame.Surface:
        return face_of(self.endpoints.after, card, width)

    def back(self, width: int) -> pygame.Surface:
        return card_back(width)

    @property
    def scale(self) -> float:
        return self.endpoints.after.layout.scale

    # ------------------------------------------------------------------ sounds
    @property
    def next_token(self) -> int:
        """When the next token begins to fly."""
        return self.now + STAGGER * min(self._flying, _MOST_TOKENS)

    def hear(self, event: Any, began: int, token: int) -> None:
        """Add the sounds of an event after its motions, which ``began`` at a time; its first ``token`` left at a time.

        A card that is put down sounds when it lies there, goods when they arrive.
        """
        at = began
        if row_of(event).lands:
            at = self.now if self.now > began else token + GOODS
        for number, sound in enumerate(sounds_of(event)):
            self.motions.append(TimedSound(sound=sound, delay=at + number * STAGGER))

    # ------------------------------------------------------------------ goods
    def gain(self, seat: Seat, goods: Mapping[str, int], source: Source) -> None:
        """Goods fly from their source to the cells, VP to the licence plate.

        A source that names no Site is the place of the last deed, if there was one.
        """
        if source.kind == "copied_deal" and source.card:
            start = self.endpoints.copied_deal(source.card, seat, self.copier)
        else:
            start = self.origin if self.origin and source.site is None else self.endpoints.source(source, seat)
        for good, count in goods.items():
            if good == "vp":
                self._score(seat, count, start)
            else:
                self.move(None, seat, {good: count}, start, self.endpoints.cell(seat, good))

    def pay(self, seat: Seat, goods: Mapping[str, int], start: Box | None = None) -> None:
        """Goods fly from the cells, or from ``start``, to the place of the decision."""
        end = self.focus or self.endpoints.plate(seat)
        for good, count in goods.items():
            self.move(None if start else seat, None, {good: count}, start or self.endpoints.cell(seat, good), end)

    def move(self, giver: Seat | None, taker: Seat | None, goods: Mapping[str, int], start: Box, end: Box) -> None:
        """Goods fly between two places; the counters of ``giver`` and ``taker`` change with each token."""
        for good, count in goods.items():
            for _ in range(count):
                left, arrived = self._token(good, start, end)
                self._tick(giver, good, left, -1)
                self._tick(taker, good, arrived, 1)

    def _token(self, good: str, start: Box, end: Box) -> tuple[int, int]:
        """Add one token; when it leaves and when it arrives."""
        delay = self.next_token
        self._flying += 1
        px = max(16, round(_ICON * self.scale))
        token = Token(good=good, start=start.center, end=end.center, px=px, delay=delay, lasts=GOODS)
        self.motions.append(token)
        return delay, token.ends

    def _tick(self, seat: Seat | None, good: str, time: int, by: int) -> None:
        if seat is not None:
            self._ticks.setdefault((seat, good), []).append((time, by))

    def _score(self, seat: Seat, count: int, start: Box) -> None:
        """Stars fly to the licence plate, which shows the new VP when they arrive; then the emblem drives."""
        star = self.endpoints.star(seat)
        arrived = max(self._token("vp", start, star)[1] for _ in range(min(count, _MOST_STARS)))
        self.veil(self.endpoints.plate(seat), arrived)
        self.motions.append(Ding(at=star.center, px=star.w, delay=arrived, lasts=DING))
        sight = self.endpoints.after
        first, last = self.endpoints.before.sight.player(seat).vp, sight.player(seat).vp

        def lane(canvas: Canvas, vp: float) -> None:
            draw_lane(canvas, sight, {seat: vp})

        if not any(isinstance(motion, Drive) for motion in self.motions):
            self.motions.append(Drive(lane=lane, first=first, last=last, delay=arrived, lasts=VP))

    # ------------------------------------------------------------------ the end
    def finish(self) -> tuple[Motion, ...]:
        """All motions and the counters of goods. In a tab, numbers change at once after the last token."""
        sight = self.endpoints.before.sight
        counters = []
        for (seat, good), ticks in self._ticks.items():
            board, end = self.endpoints.after.layout.board(seat), max(time for time, _ in ticks)
            box = board.goods.get(good)
            if box is None:
                continue
            if board.is_tab:
                self.veil(box, end)
                continue
            first = sight.standing.view.player(seat).goods[good]
            counters.append(Counter(at=box, good=good, first=first, ticks=tuple(sorted(ticks)), lasts=end))
        return (*counters, *self.motions)
