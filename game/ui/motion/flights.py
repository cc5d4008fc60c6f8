"""Small motions that follow the state and never hold it up: a card glides home, or to its place on the table."""

from __future__ import annotations

import msgspec
import pygame

from game.ui.table.plan.boxes import Box

GLIDE_HOME, FLY = 220, 300
"""Milliseconds."""


class Flight(msgspec.Struct):
    """A picture on its way; ``age`` of ``lasts`` milliseconds have gone by."""

    picture: pygame.Surface
    start: Box
    end: Box
    lasts: int
    age: int = 0

    @property
    def is_over(self) -> bool:
        return self.age >= self.lasts

    def place(self) -> Box:
        """Where the picture is now, slowing down towards its end."""
        t = 1 - (1 - min(1.0, self.age / self.lasts)) ** 3
        x, y, w, h = (round(a + (b - a) * t) for a, b in zip(self.start, self.end, strict=True))
        return Box(x, y, max(1, w), max(1, h))


class Flights:
    """All flights under way."""

    def __init__(self) -> None:
        self._flights: list[Flight] = []

    def __bool__(self) -> bool:
        return bool(self._flights)

    def start(self, flight: Flight) -> None:
        self._flights.append(flight)

    def update(self, dt: int) -> None:
        for flight in self._flights:
            flight.age += dt
        self._flights = [flight for flight in self._flights if not flight.is_over]

    def skip(self) -> None:
        """Any input goes straight to the end."""
        self._flights.clear()

    def draw(self, surface: pygame.Surface) -> None:
        for flight in self._flights:
            place = flight.place()
            surface.blit(pygame.transform.smoothscale(flight.picture, place.size), place[:2])
