"""The script of one decision: all its motions, and when each begins. Times are milliseconds at normal speed."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.kernel.seats import Seat
from game.ui.boxes import Box
from game.ui.canvas import cut_out
from game.ui.motion import motion as motions
from game.ui.places import Label
from game.ui.table.moves.show import Before
from game.ui.table.sight import AnySight

GOODS, STAGGER = 260, 45
CARD = 260
_MOST_TOKENS = 24
"""Maximum number of tokens that start one after another; later ones start together."""

_ICON = 40
"""In u: size of a flying token."""


class TableScript:
    """Collects motions. ``now`` is when the next motion begins; tokens follow each other at intervals of STAGGER. A
    game derives its own."""

    def __init__(self, before: Before, after: AnySight) -> None:
        self.before = before
        self.after_sight = after
        self.now = 0
        self.motions: list[motions.Motion] = []
        self._flying = 0
        """Number of tokens in the sequence that began at ``now``."""
        self.ticks: dict[tuple[Seat, str], list[tuple[int, int]]] = {}
        """Changes of each counter: when, and by how many."""

    # ------------------------------------------------------------------ steps
    def glide(self, card: str, start: Box, end: Box, lasts: int = CARD, fades: bool = False) -> motions.Glide:
        """A card that flies from ``start`` to ``end`` beginning now, and may fade on its way."""
        return motions.Glide(
            picture=self.face(card, max(start.w, end.w)), start=start, end=end, label=card, delay=self.now, lasts=lasts,
            easing=motions.in_out_cubic if fades else motions.out_cubic, fades=fades,
        )  # fmt: skip

    def to_hand(
        self, picture: pygame.Surface, start: Box, end: Box, name: str, time: tuple[int, int], label: Label | None
    ) -> None:
        """A card flies to a hand; ``time`` is delay and duration. Its place ``label`` stays empty until it arrives."""
        delay, lasts = time
        self.add(
            motions.Glide(
                picture=picture, start=start, end=end, easing=motions.out_cubic, label=name, delay=delay, lasts=lasts
            )
        )
        if label:
            self.add(motions.ArrivingCard(label=label, lasts=delay + lasts))

    def add(self, motion: motions.Motion) -> None:
        self.motions.append(motion)

    def after(self, motion: motions.Motion) -> None:
        """Add a motion; the next one waits for it."""
        self.motions.append(motion)
        self.now = max(self.now, motion.ends)
        self._flying = 0

    def veil(self, area: Box, until: int) -> None:
        """Show the old picture of an area until a time."""
        picture = self.before.picture
        if picture is None or until <= 0:
            return
        piece, rect = cut_out(picture, area.rect)
        self.motions.insert(0, motions.Veil(picture=piece, at=rect.topleft, lasts=until))

    def face(self, card: str, width: int) -> pygame.Surface:
        """A card, so many pixels wide."""
        found = self.after_sight.face(card, width)
        assert found is not None, f"there is no card {card}"
        return found

    @property
    def scale(self) -> float:
        scale: float = self.after_sight.layout.scale
        return scale

    def hear(self, sound: str, at: int) -> None:
        """Add a sound at a time."""
        self.motions.append(motions.TimedSound(sound=sound, delay=at))

    # ------------------------------------------------------------------ goods
    @property
    def next_token(self) -> int:
        """When the next token begins to fly."""
        return self.now + STAGGER * min(self._flying, _MOST_TOKENS)

    def move(self, giver: Seat | None, taker: Seat | None, goods: Mapping[str, int], start: Box, end: Box) -> None:
        """Goods fly between two places; the counters of ``giver`` and ``taker`` change with each token."""
        for good, count in goods.items():
            for _ in range(count):
                left, arrived = self.token(good, start, end)
                self._tick(giver, good, left, -1)
                self._tick(taker, good, arrived, 1)

    def token(self, good: str, start: Box, end: Box) -> tuple[int, int]:
        """Add one token; when it leaves and when it arrives."""
        delay = self.next_token
        self._flying += 1
        px = max(16, round(_ICON * self.scale))
        token = motions.Token(good=good, start=start.center, end=end.center, px=px, delay=delay, lasts=GOODS)
        self.motions.append(token)
        return delay, token.ends

    def _tick(self, seat: Seat | None, good: str, time: int, by: int) -> None:
        if seat is not None:
            self.ticks.setdefault((seat, good), []).append((time, by))

    # ------------------------------------------------------------------ the end
    def counters(self, cells: Mapping[tuple[Seat, str], Box], first: Mapping[tuple[Seat, str], int]) -> None:
        """Let the numbers in these cells change with each token, from those that stood there ``first``."""
        for key, ticks in self.ticks.items():
            if key in cells:
                end = max(time for time, _ in ticks)
                counter = motions.Counter(
                    at=cells[key], good=key[1], first=first[key], ticks=tuple(sorted(ticks)), lasts=end
                )
                self.motions.insert(0, counter)

    def finish(self) -> tuple[motions.Motion, ...]:
        """All motions."""
        return tuple(self.motions)
