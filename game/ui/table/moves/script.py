"""The motions of one decision while they are put together: what begins when."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame

from game.cards.card import Location
from game.rules.events import Source
from game.rules.state import Seat
from game.ui.art.faces import card_back
from game.ui.boxes import Box
from game.ui.motion.goods import Counter, Ding, DrawLane, Drive, Token
from game.ui.motion.motion import Motion, TimedSound, Veil
from game.ui.sound.cues import sounds_of
from game.ui.table.draw.hand import face_of
from game.ui.table.draw.topbar import draw_lane
from game.ui.table.moves.endpoints import Endpoints
from game.wording.rows.events import row_of

GOODS, STAGGER = 260, 45
VP, DING = 500, 240
DRAW, DRAW_STAGGER = 240, 60
_MOST_TOKENS = 24
"""More than so many tokens of one decision fly no later than the last of these."""

_MOST_STARS = 5
"""So many stars fly for many VP."""

_ICON = 40
"""In u: the size of a flying token."""


class Script:
    """Collects motions. ``now`` is when the next step may begin; tokens follow each other by a stagger."""

    def __init__(self, places: Endpoints, focus: Box | None) -> None:
        self.places = places
        self.focus = focus
        """Where the decision takes place: what is paid goes there."""
        self.origin: Box | None = None
        """Where the last deed was done: spoils and bonuses come from there."""
        self.copier: Location | None = None
        """The card that copies Deals."""
        self.now = 0
        self.motions: list[Motion] = []
        self.lying: dict[str, tuple[Box, int]] = {}
        """Cards that the virtual opponent has drawn: where each lies, and since when."""
        self._flying = 0
        self._ticks: dict[tuple[Seat, str], list[tuple[int, int]]] = {}

    # ------------------------------------------------------------------ steps
    def add(self, motion: Motion) -> None:
        self.motions.append(motion)

    def after(self, motion: Motion) -> None:
        """Let what comes next wait for this motion."""
        self.motions.append(motion)
        self.now = max(self.now, motion.ends)
        self._flying = 0

    def veil(self, area: Box, until: int) -> None:
        """Keep a piece of the table as it was until a time."""
        picture = self.places.before.picture
        if picture is None or until <= 0:
            return
        rect = area.rect.clip(picture.get_rect())
        if rect.width and rect.height:
            self.motions.insert(0, Veil(picture=picture.subsurface(rect).copy(), at=rect.topleft, lasts=until))

    def face(self, card: str, width: int) -> pygame.Surface:
        return face_of(self.places.after, card, width)

    def back(self, width: int) -> pygame.Surface:
        return card_back(width)

    @property
    def scale(self) -> float:
        return self.places.after.layout.scale

    # ------------------------------------------------------------------ sounds
    @property
    def next_token(self) -> int:
        """When the next token begins to fly."""
        return self.now + STAGGER * min(self._flying, _MOST_TOKENS)

    def hear(self, event: Any, began: int, token: int) -> None:
        """The sounds of an event whose motions are all given: they ``began`` then, and the first ``token`` flew then.

        What is put down is heard when it lies there, and goods when they arrive.
        """
        at = began
        if row_of(event).lands:
            at = self.now if self.now > began else token + GOODS
        for number, sound in enumerate(sounds_of(event)):
            self.motions.append(TimedSound(sound=sound, delay=at + number * STAGGER))

    # ------------------------------------------------------------------ goods
    def gain(self, seat: Seat, goods: Mapping[str, int], source: Source) -> None:
        """Goods fly from where they come into the cells, VP to the plate."""
        start = self._start(seat, source)
        for good, count in goods.items():
            if good == "vp":
                self._score(seat, count, start)
            else:
                self._fly(seat, good, count, start, self.places.cell(seat, good), arrives=True)

    def _start(self, seat: Seat, source: Source) -> Box:
        """Where goods come from; what names no Site of its own comes from where the deed was done."""
        if source.kind == "copied_deal" and source.card:
            return self.places.copied_deal(source.card, seat, self.copier)
        return self.origin if self.origin and source.site is None else self.places.source(source, seat)

    def pay(self, seat: Seat, goods: Mapping[str, int], start: Box | None = None) -> None:
        """Goods fly out of the cells, or from ``start``, to where the decision takes place."""
        for good, count in goods.items():
            cell = self.places.cell(seat, good)
            self._fly(seat, good, count, start or cell, self.focus or self.places.plate(seat), leaves=start is None)

    def move(self, giver: Seat | None, taker: Seat | None, goods: Mapping[str, int], start: Box, end: Box) -> None:
        """Goods fly between two places; the counters of ``giver`` and ``taker`` tick."""
        for good, count in goods.items():
            for _ in range(count):
                left, arrived = self._token(good, start, end)
                self._tick(giver, good, left, -1)
                self._tick(taker, good, arrived, 1)

    def _fly(
        self, seat: Seat, good: str, count: int, start: Box, end: Box, arrives: bool = False, leaves: bool = False
    ) -> None:
        self.move(seat if leaves else None, seat if arrives else None, {good: count}, start, end)

    def _token(self, good: str, start: Box, end: Box) -> tuple[int, int]:
        """One token; when it leaves and arrives."""
        delay = self.now + STAGGER * min(self._flying, _MOST_TOKENS)
        self._flying += 1
        px = max(16, round(_ICON * self.scale))
        token = Token(good=good, start=start.center, end=end.center, px=px, delay=delay, lasts=GOODS)
        self.motions.append(token)
        return delay, token.ends

    def _tick(self, seat: Seat | None, good: str, time: int, by: int) -> None:
        if seat is not None:
            self._ticks.setdefault((seat, good), []).append((time, by))

    def _score(self, seat: Seat, count: int, start: Box) -> None:
        """A star flies to the plate, then the emblem drives; the plate shows the new VP when the star is there."""
        star = self.places.star(seat)
        arrived = max(self._token("vp", start, star)[1] for _ in range(min(count, _MOST_STARS)))
        self.veil(self.places.plate(seat), arrived)
        self.motions.append(Ding(at=star.center, px=star.w, delay=arrived, lasts=DING))
        last = self.places.after.player(seat).vp
        first = self.places.before.sight.player(seat).vp
        if not any(isinstance(motion, Drive) for motion in self.motions):
            self.motions.append(Drive(lane=self._lane(seat), first=first, last=last, delay=arrived, lasts=VP))

    def _lane(self, seat: Seat) -> DrawLane:
        sight = self.places.after
        return lambda canvas, vp: draw_lane(canvas, sight, {seat: vp})

    # ------------------------------------------------------------------ the end
    def finish(self) -> tuple[Motion, ...]:
        """All motions, with the counters of what was paid and gained; the small numbers of a tab change at the end."""
        sight = self.places.before.sight
        counters = []
        for (seat, good), ticks in self._ticks.items():
            board, end = self.places.after.layout.board(seat), max(time for time, _ in ticks)
            box = board.goods.get(good)
            if box is None:
                continue
            if board.is_tab:
                self.veil(box, end)
                continue
            first = sight.standing.view.player(seat).goods[good]
            counters.append(Counter(at=box, good=good, first=first, ticks=tuple(sorted(ticks)), lasts=end))
        return (*counters, *self.motions)
