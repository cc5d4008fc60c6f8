"""Motions: drawn over a frame for some time, and ending in the resting picture.

State and table are final at once; a motion only covers what is new until it has arrived. All times are milliseconds at
normal speed.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import ClassVar, Literal

import msgspec
import pygame

from game.ui.art import chrome
from game.ui.art.cache import kept
from game.ui.art.shapes import box, fade, puff
from game.ui.art.svg import icon, rasterise
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import Label
from game.ui.settings import Settings
from game.ui.shades import shade
from game.ui.theme import LAMP, NIGHT, RED

_BACK = 1.05
"""Overshoot of `out_back`; 1.7 would be a tenth of the way."""


def out_quad(t: float) -> float:
    """Starts fast and slows down."""
    return 1 - (1 - t) ** 2


def out_cubic(t: float) -> float:
    """Starts faster than `out_quad`."""
    return 1 - (1 - t) ** 3


def in_out_cubic(t: float) -> float:
    """Speeds up to the middle of the way, then slows down."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def out_back(t: float) -> float:
    """Overshoots the end a little and comes back."""
    return 1 + (_BACK + 1) * (t - 1) ** 3 + _BACK * (t - 1) ** 2


LAYER = 8
"""Layer of what flies; what lies flat on the table has lower ones."""

Easing = Callable[[float], float]
_FADE_FROM = 0.6
"""Share of its way after which a gliding picture fades."""

_AIM_FROM = 60
"""Distance from which the ring of `Aim` closes, in u."""


class Motion(msgspec.Struct, frozen=True, kw_only=True):
    """A picture that changes with its age."""

    flat: ClassVar[bool] = False
    """True if it lies on the table, under the hand."""

    waits: ClassVar[bool] = False
    """True if its first picture is shown during the delay."""

    lasts: int
    delay: int = 0
    """Milliseconds from its start on the stage to its first picture."""

    @property
    def ends(self) -> int:
        return self.delay + self.lasts

    def draw(self, canvas: Canvas, age: float) -> None:
        """Draw the picture at an age in milliseconds."""
        raise NotImplementedError

    def stilled(self) -> Motion | None:
        """The motion for players with reduced motion; None if it is left out."""
        return None

    def moves_at(self, age: float) -> bool:
        """True if the picture at this age differs from the one before, and so needs a new frame."""
        return 0 <= age <= self.lasts

    def share(self, age: float) -> float:
        """The share of its time that has passed, 0 to 1."""
        return max(0.0, min(1.0, age / self.lasts)) if self.lasts else 1.0


class TimedSound(Motion, frozen=True, kw_only=True):
    """A sound in the course of motions: played once when its delay is over, skipped with the others."""

    flat: ClassVar[bool] = True
    sound: str
    """Its name."""

    lasts: int = 0

    def stilled(self) -> TimedSound:
        return self

    def draw(self, canvas: Canvas, age: float) -> None:
        """Draw nothing: a sound has no picture."""

    def moves_at(self, age: float) -> bool:  # noqa: ARG002 - it has no picture
        return False


class Veil(Motion, frozen=True, kw_only=True):
    """A part of the old table that covers what is new until it has arrived."""

    flat: ClassVar[bool] = True
    waits: ClassVar[bool] = True
    picture: pygame.Surface
    at: tuple[int, int]

    def draw(self, canvas: Canvas, age: float) -> None:  # noqa: ARG002 - it is always the same
        canvas.blit(self.picture, self.at)

    def moves_at(self, age: float) -> bool:  # noqa: ARG002
        return False


class ArrivingCard(Motion, frozen=True, kw_only=True):
    """A hand card, named by its ``label``, that has not arrived yet."""

    flat: ClassVar[bool] = True
    label: Label

    def draw(self, canvas: Canvas, age: float) -> None:
        """Nothing: the hand leaves its place empty."""

    def moves_at(self, age: float) -> bool:  # noqa: ARG002
        return False


class Fade(Motion, frozen=True, kw_only=True):
    """A part of the old frame fades out over the new one, so that lit targets fade in."""

    picture: pygame.Surface
    at: tuple[int, int]

    def stilled(self) -> Fade:
        return self

    def draw(self, canvas: Canvas, age: float) -> None:
        fade(self.picture, 1 - self.share(age))
        canvas.blit(self.picture, self.at)


class Glide(Motion, frozen=True, kw_only=True):
    """A picture moves from one place to another, and to its size."""

    picture: pygame.Surface
    start: Box
    end: Box
    easing: Easing
    label: Label
    """Its name in the marks."""

    fades: bool = False
    """True if it fades out on the last part of the way."""

    def draw(self, canvas: Canvas, age: float) -> None:
        t = self.share(age)
        shown = pygame.transform.smoothscale(self.picture, between(self.start, self.end, self.easing(t)).size)
        if self.fades and t > _FADE_FROM:
            shown.set_alpha(round(255 * (1 - t) / (1 - _FADE_FROM)))
        canvas.layer = LAYER
        canvas.image(shown, between(self.start, self.end, self.easing(t))[:2], self.label)


class Aim(Motion, frozen=True, kw_only=True):
    """A red ring closes around what will be hit."""

    at: Box

    def draw(self, canvas: Canvas, age: float) -> None:
        far = round(canvas.px(_AIM_FROM) * max(0.0, 1 - 2 * self.share(age)))
        canvas.layer = LAYER
        chrome.focus_ring(canvas, self.at.grown(far).rect, RED, 12, 5)


class TurnFrame(Motion, frozen=True, kw_only=True):
    """The lit frame of the active player moves from one State to another."""

    flat: ClassVar[bool] = True
    start: Box
    end: Box
    easing: Easing

    def draw(self, canvas: Canvas, age: float) -> None:
        x, y, w, h = between(self.start, self.end, self.easing(self.share(age)))
        line = max(2, canvas.px(3))
        for side in ((x, y, w, line), (x, y + h - line, w, line), (x, y, line, h), (x + w - line, y, line, h)):
            canvas.fill(side, LAMP)


class Regroup(Motion, frozen=True, kw_only=True):
    """Pictures move from their places to new ones, and to their sizes, on a ground that is drawn below them; there
    they stay until the motion ends."""

    flat: ClassVar[bool] = True
    waits: ClassVar[bool] = True
    at: Box
    """All of the ground."""

    ground: Callable[[Canvas, float], None]
    """Draws the ground at a share of the way."""

    pieces: tuple[tuple[pygame.Surface, Box, Box], ...]
    """Each picture with its first place and its last."""

    takes: int
    """Milliseconds of the way."""

    def draw(self, canvas: Canvas, age: float) -> None:
        t = min(1.0, age / self.takes)
        with canvas.clipped(self.at.rect):
            self.ground(canvas.again(), t)
            for picture, start, end in self.pieces:
                place = self.place(start, end, t)
                is_whole = place.size == picture.get_size()
                shown = picture if is_whole else pygame.transform.smoothscale(picture, place.size)
                canvas.blit(shown, place[:2])

    @staticmethod
    def place(start: Box, end: Box, share: float) -> Box:
        """Where a picture is at a share of the way."""
        return between(start, end, in_out_cubic(share))

    def moves_at(self, age: float) -> bool:
        return 0 <= age <= self.takes


def between(start: Box, end: Box, t: float) -> Box:
    """The box at share ``t`` of the way between two boxes, at least a pixel wide and high."""
    x, y, w, h = (round(a + (b - a) * t) for a, b in zip(start, end, strict=True))
    return Box(x, y, max(1, w), max(1, h))


def middle_box(center: tuple[int, int], size: tuple[int, int]) -> Box:
    """A box of ``size`` pixels around a point."""
    return Box(center[0] - size[0] // 2, center[1] - size[1] // 2, *size)


_TURNS, _TURNED = 0.35, 0.65
"""Shares of the way between which a card fades into its plate."""


class Morph(Motion, frozen=True, kw_only=True):
    """A card flies to its row and becomes a plate."""

    waits: ClassVar[bool] = True
    card: pygame.Surface
    plate: pygame.Surface
    start: Box
    end: Box
    label: Label

    def draw(self, canvas: Canvas, age: float) -> None:
        t = in_out_cubic(self.share(age))
        place = between(self.start, self.end, t)
        turned = max(0.0, min(1.0, (t - _TURNS) / (_TURNED - _TURNS)))
        canvas.layer = LAYER
        for picture, alpha in ((self.card, 1 - turned), (self.plate, turned)):
            if alpha > 0:
                shown = pygame.transform.smoothscale(picture, place.size)
                shown.set_alpha(round(255 * alpha))
                canvas.image(shown, place[:2], self.label)


class Flip(Motion, frozen=True, kw_only=True):
    """A card flies from one place to another, and turns from its ``back`` to its ``front`` on the way."""

    waits: ClassVar[bool] = True
    back: pygame.Surface
    front: pygame.Surface
    start: Box
    end: Box
    label: Label

    def draw(self, canvas: Canvas, age: float) -> None:
        t = in_out_cubic(self.share(age))
        place = between(self.start, self.end, t)
        wide = max(1, round(place.w * abs(math.cos(math.pi * t))))
        shown = pygame.transform.smoothscale(self.back if t < 0.5 else self.front, (wide, place.h))
        canvas.layer = LAYER
        canvas.image(shown, (place.center[0] - wide // 2, place.y), self.label)


class Tuck(Motion, frozen=True, kw_only=True):
    """A card flies below a board, then slides under it until only its end is seen."""

    waits: ClassVar[bool] = True
    card: pygame.Surface
    start: Box
    end: Box
    seen: Box
    """Where its end stays in sight, or its upper edge alone; above it the sliding card is hidden."""

    draw_end: Callable[[Canvas, pygame.Rect], None]
    """Draws its end."""

    label: Label

    def draw(self, canvas: Canvas, age: float) -> None:
        t = self.share(age)
        canvas.layer = LAYER
        if t < 0.5:
            place = between(self.start, self.end, in_out_cubic(2 * t))
            canvas.image(pygame.transform.smoothscale(self.card, place.size), place[:2], self.label)
            return
        hidden = round((self.end.h - self.seen.h) * out_quad(2 * t - 1))
        card = pygame.transform.smoothscale(self.card, self.end.size)
        rest = pygame.Rect(0, hidden, self.end.w, self.end.h - hidden)
        canvas.image(card.subsurface(rest), (self.end.x, self.seen.y), self.label)
        if self.seen.h:
            self.draw_end(canvas, self.seen.rect.move(0, rest.height - self.seen.h))


class Burn(Motion, frozen=True, kw_only=True):
    """A card or plate shakes, then burns away from its lower edge."""

    SHAKE: ClassVar[int] = 120
    """Milliseconds."""

    waits: ClassVar[bool] = True
    picture: pygame.Surface
    at: Box
    label: Label

    def draw(self, canvas: Canvas, age: float) -> None:
        burnt = max(0.0, (age - self.SHAKE) / (self.lasts - self.SHAKE))
        left = round(self.at.h * (1 - burnt))
        if left <= 0:
            return
        x = self.at.x
        if 0 < age < self.SHAKE:  # three swings to and fro
            x += max(2, self.at.w // 40) * (1 if int(age) // 20 % 2 else -1)
        canvas.layer = LAYER
        canvas.image(self.picture.subsurface((0, 0, self.at.w, left)), (x, self.at.y), self.label)
        if burnt > 0:
            flames = _flames(self.at.w, int(age) // 60 % 2)
            with canvas.clipped(self.at.rect):
                canvas.blit(flames, (x, self.at.y + left - round(flames.get_height() * 0.72)))


@kept
def _flames(width: int, frame: int) -> pygame.Surface:
    """A row of flames with bright hearts, ``width`` pixels; ``frame`` 1 is frame 0 mirrored."""
    body = '<rect x="0" y="60" width="400" height="14" fill="#2A1A1B"/>'
    for number in range(8):
        x, top = 25 + number * 50, (4, 26, 14, 34)[number % 4]
        flame = f"M{x - 30} 74Q{x - 26} 44 {x - 6} {top}Q{x + 4} 38 {x + 14} {top + 22}Q{x + 32} 52 {x + 30} 74z"
        heart = f"M{x - 16} 74Q{x - 12} 56 {x} {top + 28}Q{x + 16} 56 {x + 16} 74z"
        body += f'<path d="{flame}" fill="#E4502F"/><path d="{heart}" fill="#F5BE2E"/>'
    row = rasterise(body, (width, max(8, round(width * 0.22))), (400, 88))
    return pygame.transform.flip(row, True, False) if frame else row


class Land(Motion, frozen=True, kw_only=True):
    """A plate that was put down gives by 3 %, and springs back."""

    GIVES: ClassVar[float] = 0.03

    plate: pygame.Surface
    at: Box
    label: Label

    def draw(self, canvas: Canvas, age: float) -> None:
        given = self.GIVES * math.sin(math.pi * self.share(age))
        wide, high = round(self.at.w * (1 + given / 2)), round(self.at.h * (1 - given))
        canvas.layer = LAYER
        chrome.drop_shadow(canvas, self.at.rect, 4, 10)
        place = (self.at.center[0] - wide // 2, self.at.bottom - high)
        canvas.image(pygame.transform.smoothscale(self.plate, (wide, high)), place, self.label)


class Gleam(Motion, frozen=True, kw_only=True):
    """Lamplight swells once over a row, and fades."""

    flat: ClassVar[bool] = True
    at: Box

    def draw(self, canvas: Canvas, age: float) -> None:
        light = box(self.at.size, canvas.px(8), LAMP, LAMP, max(2, canvas.px(4)), 0.14).copy()
        light.set_alpha(round(255 * math.sin(math.pi * self.share(age))))
        canvas.blit(light, self.at[:2])


class Smoke(Motion, frozen=True, kw_only=True):
    """Smoke rises from what has burnt, and sparks fly up."""

    at: Box

    def draw(self, canvas: Canvas, age: float) -> None:
        t = self.share(age)
        side = self.at.h // 2
        for number in range(5):
            grown = side * (0.5 + 0.2 * number) * (0.6 + t)
            ball = puff(round(grown / 4) * 4, "#8B8178").copy()
            ball.set_alpha(round(110 * (1 - t) ** 1.5))
            x = self.at.x + self.at.w * (0.2 + 0.15 * number) + side * 0.4 * t * (number % 3 - 1)
            y = self.at.y + self.at.h * 0.6 - (0.7 + 0.25 * (number * 2 % 5)) * self.at.h * out_quad(t)
            canvas.blit(ball, (round(x - ball.get_width() / 2), round(y - ball.get_height() / 2)))
        spark = max(2, canvas.px(4))
        for number in range(9):
            flown = (t * (1 + number % 3 * 0.35)) % 1
            x = self.at.x + self.at.w * (number + 0.5) / 9 + spark * 3 * math.sin(6 * flown + number)
            y = self.at.bottom - self.at.h * (0.3 + 1.1 * flown)
            if flown < 1 - t / 2:
                canvas.fill((round(x), round(y), spark, spark), "#F2934B" if number % 2 else "#F8C070")


class Dust(Motion, frozen=True, kw_only=True):
    """A ring of dust around a plate that was put down."""

    at: Box
    reach: int
    """Growth on every side, in pixels."""

    def draw(self, canvas: Canvas, age: float) -> None:
        t = self.share(age)
        place = self.at.grown(round(self.reach * out_cubic(t)))
        ring = pygame.transform.smoothscale(_ring(self.at.size), place.size)
        ring.set_alpha(round(200 * (1 - t)))
        canvas.blit(ring, place[:2])


@kept
def _ring(size: tuple[int, int]) -> pygame.Surface:
    """Puffs of dust around a plate."""
    width, height = size
    places = [(x / 9 * width, float(y * height)) for x in range(10) for y in (0, 1)]
    places += [(float(x * width), y / 5 * height) for y in range(1, 5) for x in (0, 1)]
    puffs = ""
    for number, (x, y) in enumerate(places):
        r = height * 0.1 * (0.7, 1.0, 0.55)[number % 3]
        x, y = max(r, min(width - r, x)), max(r, min(height - r, y))
        puffs += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="#CDBB8C" fill-opacity="0.7"/>'
    return rasterise(puffs, size)


class Curtain(Motion, frozen=True, kw_only=True):
    """The cover of a hand moves down to open it, or up to close it.

    It does not fade, so that no frame shows a closed hand through it.
    """

    cover: pygame.Surface
    at: Box
    ground: pygame.Surface | None = None
    """To close: the table without any hand. None to open."""

    def draw(self, canvas: Canvas, age: float) -> None:
        t = out_cubic(self.share(age))
        hidden = round(self.at.h * (t if self.ground is None else 1 - t))
        if self.ground:
            canvas.blit(self.ground, self.at[:2])
        canvas.blit(self.cover, (self.at.x, self.at.y + hidden), (0, 0, self.at.w, self.at.h - hidden))


ARC = 60
"""Height of a token's flight above the straight way, in u."""

MILE = 40
"""Milliseconds per point of an emblem's drive."""


class Token(Motion, frozen=True, kw_only=True):
    """A good flies from one place to another."""

    good: str
    start: tuple[int, int]
    end: tuple[int, int]
    px: int

    def draw(self, canvas: Canvas, age: float) -> None:
        t = out_quad(self.share(age))
        rise = canvas.px(ARC) * 4 * t * (1 - t)
        x, y = (a + (b - a) * t for a, b in zip(self.start, self.end, strict=True))
        canvas.layer = LAYER
        canvas.icon(self.good, (x, y - rise), self.px)


class Counter(Motion, frozen=True, kw_only=True):
    """The cell of a good counts tokens as they leave or arrive."""

    flat: ClassVar[bool] = True
    waits: ClassVar[bool] = True
    at: Box
    good: str
    first: int
    ticks: tuple[tuple[int, int], ...]
    """Changes of the number: (milliseconds, difference)."""

    def draw(self, canvas: Canvas, age: float) -> None:
        canvas.layer = 4
        chrome.good_cell(canvas, self.at.rect, self.good, max(0, self.shown(age)))

    def shown(self, age: float) -> int:
        """The number in the cell at an age in milliseconds."""
        return self.first + sum(by for time, by in self.ticks if time <= age)


DrawLane = Callable[[Canvas, float], None]
"""Draws the score lane with one emblem at a number of points."""


class Drive(Motion, frozen=True, kw_only=True):
    """An emblem drives along the score lane, at 40 ms per point or faster, to arrive in time."""

    flat: ClassVar[bool] = True
    waits: ClassVar[bool] = True
    lane: DrawLane
    first: int
    last: int

    def draw(self, canvas: Canvas, age: float) -> None:
        pace = min(MILE, self.lasts / max(1, abs(self.last - self.first)))
        miles = min(age / pace, abs(self.last - self.first))
        canvas.layer = 4
        self.lane(canvas, self.first + (miles if self.last > self.first else -miles))


class Ding(Motion, frozen=True, kw_only=True):
    """The icon beside a number swells when more arrives."""

    icon: str
    at: tuple[int, int]
    px: int

    def draw(self, canvas: Canvas, age: float) -> None:
        t = self.share(age)
        shown = icon(self.icon, max(1, round(self.px * (1 + 0.9 * 4 * t * (1 - t)))))
        canvas.blit(shown, shown.get_rect(center=self.at))


Way = Literal["fade", "dark", "fall", "rise"]
"""`fade` from the old frame, `dark` from black, `fall` and `rise` of a curtain that is itself a scene."""

LASTS: dict[Way, int] = {"fade": 150, "dark": 150, "fall": 200, "rise": 250}
"""Milliseconds at normal speed."""


class Transition:
    """Drawn over the first frames of a new scene.

    With `fade` and `rise` the old frame is seen: the caller chooses them only if it shows no hand that is closed now.
    """

    def __init__(self, way: Way, old: pygame.Surface, lasts: int, settings: Settings) -> None:
        """``old`` is the last frame of the old scene, ``lasts`` in milliseconds at normal speed."""
        self.way = way
        self._old = old
        self._lasts = settings.lasting(lasts)
        self._age = 0

    @property
    def is_over(self) -> bool:
        return self._age >= self._lasts

    def update(self, dt: int) -> None:
        self._age += dt

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the transition over the new frame."""
        t = min(1.0, self._age / max(1, self._lasts))
        if self.way == "fade":
            fade(self._old, 1 - out_quad(t))
            surface.blit(self._old, (0, 0))
        elif self.way == "dark":
            veil = pygame.Surface(surface.get_size())
            veil.fill(shade(NIGHT))
            fade(veil, 1 - t)
            surface.blit(veil, (0, 0))
        elif self.way == "rise":
            surface.blit(self._old, (0, -round(surface.get_height() * out_cubic(t))))
        else:
            curtain = surface.copy()
            surface.fill(shade(NIGHT))
            surface.blit(curtain, (0, -round(surface.get_height() * (1 - out_cubic(t)))))
