"""The tones of the decks: of the lamplight behind their motifs, and those that replace the inks of the motifs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from game.ui.art.svg import mixed

MASTER: Final = ("#12100E", "#2B2622", "#554A40", "#94846B", "#D8C69C", "#FFF2CC")
"""The inks of motifs in their files, from the darkest; besides them they have an accent, which stays."""


class Tones(NamedTuple):
    """The colours of a deck.

    Attributes:
        light: The steps of the lamplight, from the dark to the lamp.
        motif: What replaces `MASTER`.
        line: The line below the picture, and the plate of the number.
    """

    light: tuple[str, str, str, str, str]
    motif: tuple[str, str, str, str, str, str]
    line: str


TONES: Final[Mapping[str, Tones]] = {
    "equipment": Tones(
        ("#2A241B", "#4A4029", "#6E6040", "#958556", "#B9A873"),
        ("#14110D", "#2C261D", "#574C3A", "#9A8A68", "#DCCB9E", "#FFF3CF"),
        "#8F7440",
    ),
    "biological": Tones(
        ("#16231A", "#25402C", "#3B6240", "#5C8A57", "#8DB67C"),
        ("#0B120D", "#1B2A1E", "#3C5A40", "#7C9C70", "#C3DBA4", "#F2FBD0"),
        "#3F7A45",
    ),
    "physical": Tones(
        ("#2A1610", "#4F2619", "#7C3C25", "#AB5A36", "#D08A5A"),
        ("#150B08", "#301A12", "#613A28", "#A87350", "#E2BC8E", "#FFEFD0"),
        "#9A4527",
    ),
    "radiation": Tones(
        ("#26220C", "#4A4212", "#766A1B", "#A79A2B", "#D3C852"),
        ("#131105", "#2B270E", "#585020", "#9C9245", "#DDD48A", "#FFFBD0"),
        "#8A7A12",
    ),
    "quest": Tones(
        ("#141B27", "#22314A", "#364F75", "#5675A0", "#86A4C8"),
        ("#0B0F16", "#1B2534", "#3B4F6C", "#7C94B4", "#C0D2E4", "#F4F8FF"),
        "#3E619A",
    ),
    "law": Tones(
        ("#1D1727", "#362A4A", "#553F73", "#7C639C", "#AA92C4"),
        ("#100C16", "#251D31", "#4E3F66", "#8F7FA8", "#CFC3E0", "#FBF5FF"),
        "#6B5391",
    ),
    "battle": Tones(
        ("#1C1A1B", "#35302F", "#57504B", "#80766D", "#AEA398"),
        ("#0E0D0D", "#262322", "#4D4742", "#8B8176", "#CFC5B6", "#FFF8EA"),
        "#5C5650",
    ),
    "hero": Tones(
        ("#241512", "#47231C", "#70352A", "#9E5343", "#CB8069"),
        ("#120A08", "#2A1713", "#59352B", "#9C6B59", "#DEB49C", "#FFF0DC"),
        "#8A4236",
    ),
    "threat": Tones(
        ("#241A16", "#44261D", "#6C3528", "#98503B", "#C07C5E"),
        ("#140D0A", "#2A1B15", "#583A2D", "#98705A", "#DAB897", "#FFF0DA"),
        "#8C3A2A",
    ),
}
"""Deck, or type of threat -> its tones; `threat` is the back of all of them."""

_DARK, _LIT, _WHITE = "#0D0E10", "#FFF3D6", "#FFFFFF"


@lru_cache(32)
def tones_of(ink: str) -> Tones:
    """The tones of what has a colour of its own, such as a faction or a line: from black over it to lamplight."""
    return Tones(
        (mixed(ink, _DARK, 0.86), mixed(ink, _DARK, 0.7), mixed(ink, _DARK, 0.5), mixed(ink, _DARK, 0.28), ink),
        (
            mixed(ink, _DARK, 0.94), mixed(ink, _DARK, 0.8), mixed(ink, _DARK, 0.56),
            mixed(ink, _DARK, 0.2), mixed(ink, _LIT, 0.55), mixed(ink, _WHITE, 0.88),
        ),
        mixed(ink, _DARK, 0.36),
    )  # fmt: skip


def tinted(drawing: str, tones: Tones) -> str:
    """The source of a motif with its inks replaced by tones."""
    for ink, tone in zip(MASTER, tones.motif, strict=True):
        drawing = drawing.replace(ink, tone)
    return drawing
