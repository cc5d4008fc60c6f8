"""Palettes: shades that stay apart for all eyes, and in high contrast words that stand out from what is below them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from pathlib import Path
from typing import Final

import msgspec
import pygame
import pytest

from game.fiftyfirst.art.colours import GOOD_COLOURS, TYPE_COLOURS
from game.fiftyfirst.art.shades import SHADES
from game.fiftyfirst.cards.vocabulary import PILES
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.table.play.place_boxes import is_idle
from game.fiftyfirst.table.sets import SETS
from game.fiftyfirst.table.spots import VERBS, InHand
from game.paths import assets_folder
from game.ui import shades
from game.ui.art.cache import forget_all
from game.ui.art.portraits import emblem_colour
from game.ui.art.svg import icon
from game.ui.canvas import Canvas
from game.ui.rehearsal.driver import Rehearsal
from game.ui.settings import Settings
from game.ui.shades import COLOUR_BLIND, HIGH_CONTRAST, Palette, choose, shade, shaded, table
from game.ui.theme import DISABLED
from tests.conftest import ROOT
from tests.full import by_turns
from tests.ui.colour_vision import EYES, contrast, difference
from tests.ui.table_person import POSITIONS, scene

THINNEST: Final = 0.8
"""The least share of the light of a card that a veil lets through in the hand."""

LIT: Final = {"construct": "#BCC2C8", "deal": "#62A3E0", "raze": "#F27A6C"}


def lit(*verbs: str) -> tuple[str, ...]:
    """The shades in which the targets of verbs are lit."""
    colours = {verb: colour for one in SETS for verb, colour in one.colours.items()}
    return tuple(dict.fromkeys(LIT.get(verb, colours[verb]) for verb in verbs))


GROUPS: Final[Mapping[str, tuple[float, tuple[str, ...]]]] = {
    "goods": (9.0, tuple(colour for good, colour in GOOD_COLOURS.items() if good != "universal")),
    "factions": (14.0, tuple(emblem_colour(path.stem) for path in sorted(assets_folder().glob("portraits/*.svg")))),
    "rows and the first Connection cards": (
        22.0, tuple(dict.fromkeys(colour for name, colour in TYPE_COLOURS.items() if name != "yellow")),
    ),
    "Connection cards": (40.0, tuple(TYPE_COLOURS[pile] for pile in PILES)),
    "verbs of a hand card and what cannot be done": (17.0, (*lit(*VERBS), DISABLED)),
    "verbs of tokens and what cannot be done": (17.0, (*lit("raze", "shield", "visit"), DISABLED)),
    "contacts": (30.0, tuple(GOOD_COLOURS[token] for token in ("grey", "blue", "red"))),
}  # fmt: skip
"""What must not be taken for each other, and how far apart its shades are at least (CIEDE2000); the wild token has all
the colours of contacts in it. What a card and what a token can do is never lit at the same time. Ten factions can
hardly be further apart for all eyes; each has an emblem and its name, too. A yellow card lies among Connection cards, a
yellow gutter at the head of a row."""


@pytest.fixture(autouse=True)
def _usual_shades() -> Iterator[None]:
    yield
    choose("standard", False)


def nearest(colours: tuple[str, ...], eyes: str, palette: Palette) -> tuple[float, str, str]:
    printed = table(palette, False, SHADES)
    return min(
        (difference(printed.get(one, one), printed.get(other, other), eyes), one, other)
        for one, other in combinations(colours, 2)
    )


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("group", GROUPS)
def test_shades_for_colour_blind_eyes_stay_apart(group: str, eyes: str) -> None:
    least, colours = GROUPS[group]
    found = nearest(colours, eyes, "colour_blind")
    assert found[0] >= least, found


def test_the_usual_shades_do_not() -> None:
    """The measure can fail: factions and goods are alike for some eyes in the usual shades."""
    for group in ("goods", "factions"):
        assert min(nearest(GROUPS[group][1], eyes, "standard")[0] for eyes in EYES) < 5


@pytest.mark.parametrize("palette", shades.PALETTES)
@pytest.mark.parametrize("high_contrast", [False, True])
def test_printing_a_shade_once_more_changes_nothing(palette: Palette, high_contrast: bool) -> None:
    """Mixtures of shades reach the rasteriser, too; masks are white, shadows black in every palette."""
    printed = table(palette, high_contrast, SHADES)
    assert all(printed.get(value, value) == value for value in printed.values())
    assert not {"#FFFFFF", "#000000"} & printed.keys()


@pytest.mark.parametrize("ink", sorted({*COLOUR_BLIND, *HIGH_CONTRAST, *SHADES.colour_blind, *SHADES.high_contrast}))
def test_every_ink_of_a_table_is_used(ink: str) -> None:
    assert ink in _all_inks()


def _all_inks() -> set[str]:
    sources = [path for path in (ROOT / "game").rglob("*.py") if path.name != "shades.py"]
    drawings = assets_folder().glob("icons/*.svg")
    return {ink for path in (*sources, *drawings) for ink in re.findall(r"#[0-9A-F]{6}\b", path.read_text("utf-8"))}


def test_a_drawing_is_printed_in_the_palette() -> None:
    assert shaded('fill="#2368AD"') == 'fill="#2368AD"'
    usual = pygame.image.tobytes(icon("blue", 40), "RGBA")
    choose("colour_blind", False)
    assert shaded('fill="#2368ad" stroke="#17151C"') == f'fill="{COLOUR_BLIND["#2368AD"]}" stroke="#17151C"'
    forget_all()
    assert pygame.image.tobytes(icon("blue", 40), "RGBA") != usual
    forget_all()


# ---------------------------------------------------------------------- in the window
SIZE: Final = (1280, 720)
LOOKS: Final = {
    "colour-blind": {"palette": "colour_blind"},
    "contrast": {"high_contrast": True},
    "both": {"palette": "colour_blind", "high_contrast": True},
}
SCENES: Final = ("table", "overview", "cards", "score", "zoom", "lookout", "production", "replay")


def show(scene: str, folder: Path, **chosen: object) -> Rehearsal:
    rehearsal = rehearse(scene, SIZE, data=folder)
    take(rehearsal, **chosen)
    return rehearsal


def take(rehearsal: Rehearsal, **chosen: object) -> None:
    rehearsal.context.change_settings(msgspec.structs.replace(rehearsal.context.settings, **chosen))
    rehearsal.settle()


def pixels(rehearsal: Rehearsal) -> bytes:
    return pygame.image.tobytes(rehearsal.surface, "RGB")


@pytest.mark.parametrize("scene", SCENES)
def test_another_palette_holds_at_once_for_all_that_is_drawn(scene: str, tmp_path: Path) -> None:
    rehearsal = show(scene, tmp_path)
    usual = pixels(rehearsal)
    take(rehearsal, palette="colour_blind", high_contrast=True)
    changed = pixels(rehearsal)
    assert changed != usual
    assert changed == pixels(show(scene, tmp_path, palette="colour_blind", high_contrast=True))
    take(rehearsal, palette="standard", high_contrast=False)
    assert pixels(rehearsal) == usual


class Reader:
    """Looks at the ground below every text before it is set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.faint: list[tuple[str, str, str, float]] = []
        self.read = 0
        original = Canvas.letters

        def letters(canvas: Canvas, text: str, rect: pygame.Rect, role: str, px: int, colour: str, *rest: object,
                    **more: object) -> pygame.Rect:  # fmt: skip
            below = canvas.surface.copy()
            ink = original(canvas, text, rect, role, px, colour, *rest, **more)  # type: ignore[arg-type]
            if text.strip():
                self._look(text, shade(colour), below, ink)
            return ink

        monkeypatch.setattr(Canvas, "letters", letters)

    def _look(self, text: str, colour: str, below: pygame.Surface, ink: pygame.Rect) -> None:
        ground = most_common(below, ink)
        if ground is None:
            return
        self.read += 1
        if contrast(colour, ground) < LEAST:
            self.faint.append((text, colour, ground, round(contrast(colour, ground), 1)))


LEAST: Final = 7.0
"""WCAG 2.2, level AAA."""


def most_common(surface: pygame.Surface, rect: pygame.Rect) -> str | None:
    """The colour of most of a part of a picture; None if that is not opaque."""
    part = rect.clip(surface.get_rect())
    points = ((x, y) for x in range(part.left, part.right, 2) for y in range(part.top, part.bottom, 2))
    found = Counter(tuple(surface.get_at(point)) for point in points).most_common(1)
    if not found or found[0][0][3] < 255:
        return None
    red, green, blue, _ = found[0][0]
    return f"#{red:02X}{green:02X}{blue:02X}"


CONTRASTED = (
    "title", "new_game", "settings", "help", "menu", "keep", "lookout", "production", "table", "cleanup", "tidied",
    "score", "cover", "zoom", "overview", "cards", "replay", "play_on",
)  # fmt: skip


@pytest.mark.parametrize(("scene", "palette"), by_turns(CONTRASTED, shades.PALETTES))
def test_in_high_contrast_every_text_stands_out_seven_to_one(
    scene: str, palette: Palette, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader = Reader(monkeypatch)
    rehearsal = rehearse(scene, SIZE, data=tmp_path)
    reader.faint.clear()
    reader.read = 0
    take(rehearsal, palette=palette, high_contrast=True)
    assert reader.read
    assert reader.faint == []


@pytest.mark.parametrize("palette", shades.PALETTES)
def test_in_high_contrast_so_does_what_opens_over_the_table(palette: Palette, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tips, targets, the radial menu, panels, the log, hints, help and rules."""
    reader = Reader(monkeypatch)
    settings = Settings(speed="off", palette=palette, high_contrast=True)
    window = rehearse("table", SIZE, position=POSITIONS / "table_4p.yaml", seat="A", settings=settings)
    card = next(label for label in window.labels() if label.startswith("hand:"))
    steps: tuple[Callable[[], None], ...] = (
        lambda: window.hover(card), lambda: window.click(card), lambda: window.key("escape"),
        lambda: window.lift(card), lambda: window.drop("undo"), lambda: window.click("goods:red"),
        lambda: window.key("escape"), lambda: window.hover("pass"), lambda: window.click("pass"),
        lambda: window.key("escape"), lambda: window.hover("tab:C"), lambda: window.key("l"),
        lambda: window.key("escape"), lambda: window.key("h"), lambda: window.key("escape"),
        lambda: window.key("f1"), lambda: window.key("escape"), lambda: window.key("f2"),
    )  # fmt: skip
    for number, step in enumerate(steps):
        before = reader.read
        step()
        window.wait(800)
        assert reader.faint == [], number
        assert reader.read > before


def test_in_high_contrast_no_card_in_the_hand_lies_under_a_veil(tmp_path: Path) -> None:
    """As usual what cannot be played lies under a thin one; then it is dashed around, and what can be played has a
    ring."""

    def light(**chosen: object) -> list[int]:
        """The light of the paper of each hand card that cannot be played."""
        rehearsal = show("table", tmp_path, **chosen)
        standing = scene(rehearsal).standing
        hand = [mark for mark in rehearsal.app.marks if mark.kind == "hit" and isinstance(mark.label, InHand)]
        spots = [(mark.rect.centerx, mark.rect.bottom - mark.rect.height // 5)
                 for mark in hand if isinstance(mark.label, InHand) and is_idle(standing, mark.label)]  # fmt: skip
        return [rehearsal.surface.get_at(spot)[0] for spot in spots]

    clear, usual = light(high_contrast=True), light()
    assert clear
    assert all(thin < full <= thin / THINNEST for full, thin in zip(clear, usual, strict=True))


def test_settings_of_the_palette_are_usual_at_first() -> None:
    assert (Settings().palette, Settings().high_contrast) == ("standard", False)
