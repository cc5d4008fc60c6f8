"""Facts in words about a card."""

from __future__ import annotations

import msgspec


class Fact(msgspec.Struct, frozen=True):
    """One fact of a card for the panel beside the zoomed card: an icon, a heading and a sentence."""

    icon: str
    heading: str
    sentence: str
