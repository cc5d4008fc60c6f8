"""The columns of a fight: a block for each point of strength, with what it comes from beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import pygame

from game.metro2033.art import inks
from game.metro2033.art.faces.tones import TONES
from game.metro2033.cards import card as cd
from game.metro2033.table.accounts import FightingSide, StrengthPart
from game.metro2033.wording.metro_words import MetroWords
from game.ui.art.cache import kept
from game.ui.art.svg import mixed, rasterise
from game.ui.boxes import side_by_side
from game.ui.canvas import Canvas
from game.ui.theme import BODY, INK, MUTED, TXT, PanelStyle

_BLOCK, _GAP = 31.0, 3.0
"""In u: height of a block at most, with the gap above it."""

_FEWEST: Final = 8
"""Blocks for which there is room at least, so that small columns do not fill it."""

_DISC: Final = 68.0
"""In u: width of the disc with the strength."""

_LINE: Final = 1.34
"""Height of a line of letters, as a share of their size."""

BATTLE_TYPES: Final = {"attack": "#B4482F", "defence": "#3B74C4", "manoeuvre": "#4F8F4D"}
"""The inks of the types of battle cards."""

_EQUIPMENT, _OTHER = "#8F7440", "#C79A3A"
_TAKEN: Final = "#E5483B"


class BlockColumn(NamedTuple):
    """A side of a fight as a column: ``shown`` is how many blocks of the fighter and his cards stand, and ``played``
    how many of those of the battle card."""

    side: FightingSide
    ink: str
    shown: int
    played: int
    is_left: bool


def base_blocks(side: FightingSide) -> int:
    """The blocks that stand before battle cards are turned up, those that are taken away counted too."""
    return sum(abs(part.amount) for part in side.parts if part.source != "battle")


def battle_blocks(side: FightingSide) -> int:
    """The blocks that the battle card adds."""
    return sum(abs(part.amount) for part in side.parts if part.source == "battle")


def most_blocks(sides: Sequence[FightingSide]) -> int:
    """The height of the higher column, in blocks."""
    return max(_FEWEST, *(sum(max(0, part.amount) for part in side.parts) for side in sides))


def draw_column(
    canvas: Canvas, words: MetroWords, column: BlockColumn, room: pygame.Rect, wide: int, most: int
) -> None:
    """Draw a column at the inner end of its ``room``, its words at the outer end, and the strength above it."""
    disc = canvas.px(_DISC)
    pitch = min(float(canvas.px(_BLOCK)), (room.height - disc - canvas.px(14)) / most)
    gap = max(1, round(canvas.px(_GAP) * min(1.0, pitch / canvas.px(_BLOCK))))
    left = room.right - wide if column.is_left else room.x
    beside = canvas.px(16)
    labels: list[tuple[float, StrengthPart]] = []
    height, total = 0, 0
    for part, count in _standing(column):
        ink = _ink_of(words, column, part)
        for number in range(count):
            is_taken = part.amount < 0
            level = height - 1 - number if is_taken else height + number
            top = round(room.bottom - (level + 1) * pitch)
            block = pygame.Rect(left, top, wide, round(room.bottom - level * pitch) - top - gap)
            _draw_block(canvas, block, ink, is_taken)
        middle = height - count / 2 if part.amount < 0 else height + count / 2
        if count:
            labels.append((room.bottom - middle * pitch, part))
        height += count if part.amount > 0 else 0
        total += count if part.amount > 0 else -count
    strength = str(total).replace("-", "−") if column.side.parts else "?"
    _draw_disc(
        canvas, strength, column.ink, (left + wide // 2, round(room.bottom - height * pitch - disc * 0.62)), disc
    )
    if column.is_left:
        space = pygame.Rect(room.x, room.y, left - beside - room.x, room.height)
    else:
        space = pygame.Rect(left + wide + beside, room.y, room.right - left - wide - beside, room.height)
    _draw_labels(canvas, words, labels, space, "right" if column.is_left else "left")


def _standing(column: BlockColumn) -> Iterator[tuple[StrengthPart, int]]:
    """How many blocks of each part stand already."""
    left = column.shown
    for part in column.side.parts:
        if part.source == "battle":
            yield part, min(column.played, abs(part.amount))
        else:
            count = min(left, abs(part.amount))
            left -= count
            yield part, count


def _ink_of(words: MetroWords, column: BlockColumn, part: StrengthPart) -> str:
    if part.source in ("army", "hero", "threat", "polis"):
        return mixed(column.ink, INK, 0.18)
    card = words.printed(part.card) if part.card else None
    if part.source == "battle" and isinstance(card, cd.BattleCard):
        return BATTLE_TYPES[card.type]
    if isinstance(card, cd.EquipmentCard):
        return _EQUIPMENT
    if isinstance(card, cd.QuestCard | cd.LawCard):
        return TONES["quest" if isinstance(card, cd.QuestCard) else "law"].line
    return _OTHER


def _draw_block(canvas: Canvas, rect: pygame.Rect, ink: str, is_taken: bool) -> None:
    """A block; one that is taken away is only an outline with a stroke."""
    if is_taken:
        canvas.panel(rect, PanelStyle("#14171B", _TAKEN, radius=4, edge_width=2), "block")
        stroke = pygame.Rect(0, 0, rect.width // 3, max(2, rect.height // 7))
        stroke.center = rect.center
        canvas.fill(stroke, _TAKEN)
    else:
        canvas.panel(rect, PanelStyle(ink, mixed(ink, "#FFFFFF", 0.35), radius=4, edge_width=1.4), "block")


def _draw_disc(canvas: Canvas, strength: str, ink: str, middle: tuple[int, int], px: int) -> None:
    """The strength in the colour of the side."""
    canvas.picture(_disc(px, ink), middle, "strength")
    place = pygame.Rect(0, 0, px, px)
    place.center = middle
    canvas.letters(strength, place.inflate(-px // 6, 0), "number", round(px * 0.52), INK, "center")


@kept
def _disc(px: int, ink: str) -> pygame.Surface:
    body = (
        f'<circle cx="32" cy="32" r="31" fill="{inks.EDGE}"/><circle cx="32" cy="32" r="28.5" fill="{ink}"/>'
        f'<circle cx="32" cy="32" r="25.6" fill="none" stroke="#FFFFFF" stroke-opacity="0.35" stroke-width="1.4"/>'
    )
    return rasterise(body, (px, px), (64, 64))


def _draw_labels(
    canvas: Canvas, words: MetroWords, labels: Sequence[tuple[float, StrengthPart]], space: pygame.Rect, align: str
) -> None:
    """What the blocks come from, each as near to its blocks as the others leave room."""
    if not labels:
        return
    line = min(round(canvas.metrics.text_px(BODY) * _LINE), space.height // len(labels))
    middles = [middle for middle, _ in reversed(labels)]
    heights = [float(line)] * len(labels)
    tops = side_by_side(middles, heights, space.y, space.bottom)
    with canvas.one_size():
        for top, (_, part) in zip(tops, reversed(labels), strict=True):
            place = pygame.Rect(space.x, round(top), space.width, line)
            colour = MUTED if part.source in ("threat", "polis") else TXT
            canvas.text(part_words(words, part), place, "strong", BODY, colour, align)


def part_words(words: MetroWords, part: StrengthPart) -> str:
    """`Tunnel Rifle +2`, or `Army 6`."""
    amount = str(abs(part.amount))
    if part.source == "army":
        return words.text("battle-part-army", amount=amount)
    if part.source == "polis":
        return words.text("battle-part-polis", amount=amount)
    title = words.short_title(part.card or "")
    if part.source in ("hero", "threat"):
        return words.text("battle-part-of", title=title, amount=amount)
    sign = "minus" if part.amount < 0 else "plus"
    return words.text("battle-part", title=title, sign=sign, amount=amount)
