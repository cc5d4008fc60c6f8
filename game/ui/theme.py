"""The style as data: colours, typefaces, panels, and the scale of the window."""

from __future__ import annotations

from functools import cached_property
from typing import Final, Literal, NamedTuple

from game.ui.shades import Palette

INK: Final = "#17151C"
PAPER: Final = "#F4E7C5"
PAPER2: Final = "#E5D3A6"
GLOSS: Final = "#FFF9E8"
TABLE: Final = "#1B2329"
PANEL: Final = "#262F37"
PANEL2: Final = "#313C46"
PANEL_LIT: Final = "#322F2E"
LINE: Final = "#45525D"
TXT: Final = "#F4E7C5"
MUTED: Final = "#B3AA94"
DISABLED: Final = "#94A0A2"
GOLD: Final = "#F5BE2E"
"""The keyboard focus, what is selected, the one primary button, and points; nothing else."""

LAMP: Final = "#DDB27A"
"""Lamplight: the edge of the active State, and of what lies over the table and asks for an answer."""

SIGN: Final = "#1E6F53"
BROWN: Final = "#8A5A2B"
GREY: Final = "#9299A1"
BLUE: Final = "#2368AD"
RED: Final = "#C8323A"
LACKING: Final = "#FF7A6B"
"""The number of a price that cannot be paid, on a dark ground."""

YELLOW: Final = "#F2E432"
TEAL: Final = "#3FAE8D"
GRAVE: Final = "#8E2630"
ASPHALT: Final = "#2B2D33"
NIGHT: Final = "#10161B"
SCRIM: Final = "#090C0F"
NOTE_INK: Final = "#4A443A"
SIGN_NOTE: Final = "#CFE6D8"
GOLD_NOTE: Final = "#3A2E08"
FOOT: Final = "#F3D9BC"
KEY_SIDE: Final = "#A8986F"
TRAY: Final = "#CDBB8C"
TRAY_EDGE: Final = "#8A7A54"

HEADING: Final = 40
TITLE: Final = 24
BODY: Final = 18
CAPTION: Final = 14
"""The four sizes of text, in u."""

SUBHEADING: Final = 28
"""Size of the heading of a dialog, and of the titles on signs along a road, in u."""

LOG: Final = 16
"""Size of the lines of the log, in u."""

POSTER: Final = 56
"""Size of the few words of a poster, in u: who has won, whose turn it is, the title of a card shown closely."""

EFFECT: Final = 26
"""Size of what a card does, where it is shown closely, in u."""

TextSize = Literal[14, 16, 18, 24, 26, 28, 40, 56]
"""Any of them. What is printed on cards, boards and plates, and numbers beside icons, fill their places instead."""

FLOOR: Final = 12
"""Least size of text, in pixels, in windows of any size."""

ICON_FLOOR: Final = 14
"""Least size of icons, in pixels."""

PLATE_ICON_FLOOR: Final = 16
"""Least size of icons on the player's own plates, in pixels."""


class Typeface(NamedTuple):
    """A font file and its measures as shares of its size."""

    file: str
    cap: float
    """Height of a capital letter."""
    top: float
    """From the top of the line box to the top of a capital letter."""
    pitch: float
    """From line to line."""


TYPEFACES: Final = {
    "title": Typeface("Oswald_600SemiBold.ttf", 0.81, 0.39, 1.16),
    "number": Typeface("Overpass_800ExtraBold.ttf", 0.70, 0.19, 1.2),
    "sign": Typeface("Overpass_600SemiBold.ttf", 0.70, 0.19, 1.2),
    "text": Typeface("FiraSansCondensed_500Medium.ttf", 0.70, 0.24, 1.24),
    "strong": Typeface("FiraSansCondensed_700Bold.ttf", 0.70, 0.24, 1.24),
}
"""Role of a piece of text -> its typeface."""


class PanelStyle(NamedTuple):
    """Fill and edge of a flat surface; ``radius`` and ``edge_width`` in u."""

    fill: str | None
    edge: str | None = None
    radius: float = 10
    edge_width: float = 1.5
    alpha: float = 1.0
    keyline: str | None = None
    """Colour of a line inside the edge, as on road signs."""


PLAIN: Final = PanelStyle(PANEL, LINE, alpha=0.94)
ACTIVE: Final = PanelStyle(PANEL_LIT, LINE, alpha=0.94)
RAISED: Final = PanelStyle(PANEL2, LINE)
SUNK: Final = PanelStyle("#1D252C", LINE, radius=8, edge_width=1)
EMPTY_CELL: Final = PanelStyle("#20282F", "#2B353D", radius=7, edge_width=1.2)
FULL_CELL: Final = PanelStyle(PANEL2, LINE, radius=7, edge_width=1.2)
DIALOG: Final = PanelStyle(PANEL, LAMP, radius=14, edge_width=2)
SHEET: Final = PanelStyle(PAPER, INK, radius=14, edge_width=2)
SHEET_LINE: Final = PanelStyle(PAPER2, None, radius=2)
STRIP: Final = PanelStyle(PAPER, INK, radius=8)
STRIP_USED: Final = PanelStyle("#B9AE90", INK, radius=8)
NOTICE: Final = PanelStyle(PAPER, INK)
PROMPT: Final = PanelStyle(LAMP, INK)
TOOLTIP: Final = PanelStyle(NIGHT, LINE, radius=10)
GREEN_SIGN: Final = PanelStyle(SIGN, INK, radius=8, keyline=PAPER)
ALARM_SIGN: Final = PanelStyle("#1B1013", RED, radius=6, edge_width=2)
BROWN_SIGN: Final = PanelStyle(BROWN, INK, radius=8, keyline=PAPER)
PRIMARY: Final = PanelStyle(GOLD, INK, radius=12, edge_width=2)
SECONDARY: Final = PanelStyle(PANEL2, LINE, radius=12)
GRAVE_BUTTON: Final = PanelStyle(GRAVE, PAPER, radius=12, edge_width=2.5)


class Metrics:
    """Converts u (1/1080 of the height of a 16:9 window) to real pixels.

    All that drawings depend on: the ``size`` of the window in pixels, the ``text_scale``, the ``language`` and the
    palette. A key of caches: a drawing is out of date if the metrics differ. ``closer`` is how much more pixels a u has
    than usual.

    >>> Metrics((1280, 720)).px(60)
    40
    """

    def __init__(
        self, size: tuple[int, int], text_scale: float = 1.0, language: str = "", palette: Palette = "standard",
        high_contrast: bool = False, closer: float = 1.0,
    ) -> None:  # fmt: skip
        self.size = size
        self.closer = closer
        self.text_scale = text_scale
        self.language = language
        self.palette: Palette = palette
        self.high_contrast = high_contrast
        self._key = (size, text_scale, language, palette, high_contrast, closer)

    def sized(self, size: tuple[int, int]) -> Metrics:
        """The metrics of a window of another size."""
        return Metrics(size, *self._key[1:])

    def seen_closer(self, closer: float) -> Metrics:
        """The metrics of the same window with larger u.

        >>> Metrics((1000, 1400)).seen_closer(1.5).px(192)
        150
        """
        return Metrics(*self._key[:-1], closer)

    def with_text(self, text_scale: float) -> Metrics:
        """The metrics of the same window with text of another size."""
        return Metrics(self.size, text_scale, *self._key[2:])

    @cached_property
    def scale(self) -> float:
        """Real pixels per u."""
        width, height = self.size
        return min(width / 1920, height / 1080) * self.closer

    def px(self, u: float) -> int:
        """A length of ``u`` in real pixels."""
        return round(u * self.scale)

    def text_px(self, u: TextSize) -> int:
        """The size of text of ``u`` in real pixels, with the text scale, at least `FLOOR`."""
        return max(FLOOR, round(u * self.scale * self.text_scale))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Metrics) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)
