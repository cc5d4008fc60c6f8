"""The window of the system: opening it, full screen, and remembering its place."""

from __future__ import annotations

import os
import warnings
from collections.abc import Sequence

import msgspec
import pygame

from game.paths import APPLICATION, assets_folder
from game.ui.settings import WindowPlace

Size = tuple[int, int]

SMALLEST = (1280, 720)
"""Least size of the window when it opens; the user may make it smaller."""

ICON = (64, 64)
"""Size of the window's icon, in pixels."""

_WITHOUT_SCREEN = ("offscreen", "dummy", "evdev")
"""Drivers of SDL that show nothing."""

LOOKS = 400
"""Milliseconds between two checks of the window's place."""

LEAST_SEEN = (160, 40)
"""Least part of the window, in pixels, that must lie on the screen for its place to be used again."""


def window() -> pygame.Surface:
    """The surface of the open window, in its present size. Raises LookupError if there is none."""
    surface = pygame.display.get_surface()
    if surface is None:
        raise LookupError("no window is open")
    return surface


class NoDisplay(Exception):
    """There is no display on which a window could be opened."""


def open_window(size: Size | None, fullscreen: bool, title: str, place: WindowPlace | None = None) -> pygame.Surface:
    """Open the window: with ``size``, or at its former ``place``, or as suits the screen.

    Raises:
        NoDisplay: the display does not answer, or the system has no such kind of display.
    """
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", APPLICATION)  # desktops group windows by it
    os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", APPLICATION)
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplay from error
    driver = pygame.display.get_driver()
    if driver in _WITHOUT_SCREEN and driver not in _asked_for():  # SDL falls back to it
        pygame.display.quit()
        raise NoDisplay
    if driver == "x11":
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")  # allows updates of parts of the screen
    pygame.font.init()
    pygame.display.set_caption(title)
    pygame.display.set_icon(pygame.image.load_sized_svg(assets_folder() / "program" / "icon.svg", ICON))
    found = None if size else fitting(place, screens())
    surface = show_window((found.width, found.height) if found else size, fullscreen)
    if found and not fullscreen:
        put_at(found)
    pygame.key.stop_text_input()
    return surface


def _asked_for() -> str:
    """The drivers that the user or a test has asked for."""
    return os.environ.get("SDL_VIDEODRIVER", "") or os.environ.get("SDL_VIDEO_DRIVER", "")


def show_window(size: Size | None, fullscreen: bool) -> pygame.Surface:
    """Show the window with ``size`` (None for one that suits the screen), or in full screen."""
    desktop = screens()[0]
    if fullscreen:
        return pygame.display.set_mode(desktop, pygame.FULLSCREEN)
    # the largest common size that leaves room for the window's frame
    usual = ((2560, 1440), (1920, 1080), (1600, 900))
    suiting = next((one for one in usual if one[0] < desktop[0] and one[1] < desktop[1] - 60), SMALLEST)
    return pygame.display.set_mode(size or suiting, pygame.RESIZABLE)


def screens() -> tuple[Size, ...]:
    """The sizes of all screens in pixels, the main one first."""
    return tuple(pygame.display.get_desktop_sizes())


def fitting(place: WindowPlace | None, present: Sequence[Size]) -> WindowPlace | None:
    """The part of a remembered place that is valid on the ``present`` screens; None if there is none.

    The arrangement of screens is unknown: a place is valid while the screens are the same as before. Otherwise its size
    is kept if the main screen has room for it, and the system chooses the position.
    """
    if place is None or not present or min(place.width, place.height) < 1:
        return None
    wide, high = (sum(sides) for sides in zip(*present, strict=True))
    if place.width > wide or place.height > high:
        return None
    if place.screens == tuple(present):
        is_far = max(abs(place.x or 0), abs(place.y or 0)) > max(wide, high)
        if is_far or (len(present) == 1 and not _is_seen(place, present[0])):
            return msgspec.structs.replace(place, x=None, y=None)
        return place
    if place.width > present[0][0] or place.height > present[0][1]:
        return None
    return msgspec.structs.replace(place, x=None, y=None)


def _is_seen(place: WindowPlace, screen: Size) -> bool:
    """True if the upper edge and enough of the window lie on the only screen."""
    if place.x is None or place.y is None:
        return True
    wide = min(place.x + place.width, screen[0]) - max(place.x, 0)
    high = min(place.y + place.height, screen[1]) - place.y
    return place.y >= 0 and wide >= LEAST_SEEN[0] and high >= LEAST_SEEN[1]


def put_at(place: WindowPlace) -> None:
    """Move the open window to its place, and maximise it if it was, as far as the system allows it."""
    try:
        if place.x is not None and place.y is not None:
            pygame.display.set_window_position((place.x, place.y))
        if place.maximised:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", DeprecationWarning)  # no other way with a window of pygame.display
                pygame.Window.from_display_module().maximize()
    except (pygame.error, AttributeError):
        return


class PlaceKeeper:
    """Follows the place of the window. Two equal checks in a row make it count, so that sizes while dragging do not."""

    def __init__(self, place: WindowPlace | None) -> None:
        self.place = place
        self._seen: WindowPlace | None = None
        self._left = LOOKS
        self._maximised = bool(place and place.maximised)

    def update(self, events: Sequence[pygame.Event], dt: int, fullscreen: bool) -> None:
        """Let ``dt`` milliseconds pass with these events; a window in full screen has no place."""
        for event in events:
            if event.type in (pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED):
                self._maximised = event.type == pygame.WINDOWMAXIMIZED
                self._seen = None
                if self.place:
                    self.place = msgspec.structs.replace(self.place, maximised=self._maximised)
        self._left -= dt
        if self._left <= 0:
            self._left = LOOKS
            now = None if fullscreen or self._maximised else _standing()
            if now is not None and now == self._seen:
                self.place = now
            self._seen = now


def _standing() -> WindowPlace | None:
    """The present place of the open window."""
    surface = pygame.display.get_surface()
    if surface is None:
        return None
    x, y = pygame.display.get_window_position()
    return WindowPlace(*surface.get_size(), x, y, False, screens())
