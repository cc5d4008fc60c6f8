"""The parts of a page, each drawn once on its own surface: paragraphs, signs, cards, legends, links."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import pygame

from game.kernel.bag import Bag
from game.ui.art.lettering import draw_line, font, width_of
from game.ui.art.shapes import box
from game.ui.art.svg import icon
from game.ui.art.upright import face_size
from game.ui.canvas import Canvas, Mark
from game.ui.context import Context
from game.ui.game_table import AnnotatedCard, BookPicture
from game.ui.places import ExampleCard, Label, SectionLink
from game.ui.theme import BODY, FLOOR, GOLD, ICON_FLOOR, INK, NOTE_INK, PAPER, PAPER2, TITLE, Metrics, PanelStyle
from game.ui.widgets.button import SMALLEST_HIT
from game.wording.rulebook import LegendLine, heading, words_of
from game.wording.sentence import InlineIcon

_LINE, _SIGN = 1.36, 1.22
"""Heights of a line and of a sign in it, in sizes of the text."""

_MOST_SIGNS: Final = 3
"""Of more goods of a kind a text shows their number."""


class _Piece(NamedTuple):
    """A word, or a sign that stays with the word before it."""

    surface: pygame.Surface
    follows: bool
    """True if no space separates it from the piece before it."""

    marked: bool = False
    is_sign: bool = False
    """Signs are vertically centred; words share a baseline."""


def set_paragraph(
    parts: Sequence[object], px: int, width: int, colour: str, wanted: Sequence[str] = ()
) -> pygame.Surface:
    """The parts of a sentence as a picture ``width`` pixels wide; words that begin like a ``wanted`` one are marked."""
    high, letters = round(px * _LINE), font("text", px)
    space, top = letters.size(" ")[0], (round(px * _LINE) - letters.get_height()) // 2
    x, row = 0, 0
    places: list[tuple[_Piece, int, int]] = []
    for unit in _units(_pieces(parts, px, colour, wanted)):
        wide = sum(piece.surface.get_width() for piece in unit)
        if x and x + space + wide > width:
            x, row = 0, row + 1
        elif x:
            x += space
        for piece in unit:
            places.append((piece, x, row))
            x += piece.surface.get_width()
    made = pygame.Surface((max(1, width), high * (row + 1)), pygame.SRCALPHA)
    for piece, left, line in places:
        rect = piece.surface.get_rect(topleft=(left, line * high + top))
        if piece.is_sign:
            rect.centery = line * high + high // 2
        if piece.marked:
            made.fill(GOLD, rect.inflate(2, -max(2, high // 10)))
        made.blit(piece.surface, rect)
    return made


def _units(pieces: Iterator[_Piece]) -> list[list[_Piece]]:
    """Pieces without spaces between them, which stay on one line."""
    units: list[list[_Piece]] = []
    for piece in pieces:
        if piece.follows and units:
            units[-1].append(piece)
        else:
            units.append([piece])
    return units


def _pieces(parts: Sequence[object], px: int, colour: str, wanted: Sequence[str]) -> Iterator[_Piece]:
    spaced = True
    for part in parts:
        if isinstance(part, InlineIcon):
            yield _sign(part.icon, px, True)
            spaced = False
            continue
        if isinstance(part, Bag):
            yield from _goods(part, px, colour, spaced)
            spaced = False
            continue
        for number, word in enumerate(str(part).split(" ")):
            if word:
                marked = is_wanted(word, wanted)
                yield _Piece(draw_line(word, "text", px, colour), number == 0 and not spaced, marked)
        spaced = str(part).endswith(" ")


def _sign(name: str, px: int, follows: bool) -> _Piece:
    size, air = max(ICON_FLOOR, round(px * _SIGN)), max(1, px // 7)
    made = pygame.Surface((size + air, size), pygame.SRCALPHA)
    made.blit(icon(name, size), (air, 0))
    return _Piece(made, follows, is_sign=True)


def _goods(goods: Bag, px: int, colour: str, spaced: bool) -> Iterator[_Piece]:
    """A sign for each good, or the number of many of a kind before one of them; all on one line."""
    follows = not spaced
    for good, count in goods.items():
        if count > _MOST_SIGNS:
            yield _Piece(draw_line(str(count), "text", px, colour), follows)
            count, follows = 1, True
        for _ in range(count):
            yield _sign(good, px, follows)
            follows = True


def is_wanted(word: str, wanted: Sequence[str]) -> bool:
    """True if a word of a text begins like one that is searched for.

    >>> is_wanted("Workers,", ["work"])
    True
    """
    return any(cut.startswith(start) for cut in words_of(word) for start in wanted)


_CARD, _ANNOTATED = 250, 330
_CHIP = PanelStyle(PAPER2, NOTE_INK, radius=10, edge_width=1.2)


class Hotspot(NamedTuple):
    """A place of a block that can be pressed, with its tooltip."""

    label: Label
    rect: pygame.Rect
    tip: str


class Block(NamedTuple):
    """A part of a page: its picture, the marks on it, and what can be pressed."""

    surface: pygame.Surface
    marks: tuple[Mark, ...] = ()
    hotspots: tuple[Hotspot, ...] = ()


def blocks_of(context: Context, metrics: Metrics, name: str, width: int, wanted: Sequence[str]) -> tuple[Block, ...]:
    """The blocks of a section from top to bottom, ``width`` pixels wide; ``wanted`` words are marked."""
    book = context.narrator.book
    section, cards = book.sections[name], context.table.cards
    annotated, pictures = cards.annotated if cards else {}, context.table.book_pictures
    blocks = list(_paragraphs(context, metrics, name, width, wanted))
    lines = book.legend(context.wording, section.picture)
    if section.picture in annotated:
        blocks.append(_annotated(context, metrics, lines, annotated[section.picture], width))
    elif section.picture in pictures:
        blocks.append(_pictured(context, metrics, lines, pictures[section.picture], section.picture, width))
    elif section.picture:
        blocks.append(_legend(context, metrics, lines, width))
    if section.signs:
        blocks.append(_signs(context, metrics, section.signs, width))
    if section.cards:
        blocks.append(_cards(context, metrics, section.cards, width))
    if section.see:
        blocks.append(_links(context, metrics, section.see, width))
    return tuple(blocks)


def _blank(metrics: Metrics, width: int, height: int) -> Canvas:
    return Canvas(pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA), metrics)


def _paragraphs(context: Context, metrics: Metrics, name: str, width: int, wanted: Sequence[str]) -> Iterator[Block]:
    px = metrics.text_px(TITLE)
    for sentence in context.narrator.book.paragraphs(context.wording, name):
        made = set_paragraph(sentence.parts, px, width, INK, wanted)
        yield Block(made, (Mark("image", made.get_rect(), str(sentence), None, 0),))


# ---------------------------------------------------------------------- pictures
def _signs(context: Context, metrics: Metrics, signs: Sequence[str], width: int) -> Block:
    """Signs with their names, in as many columns as fit."""
    px = metrics.text_px(BODY)
    size, gap = max(28, metrics.px(56)), metrics.px(14)
    names = [context.narrator.book.sign_name(context.wording, sign) for sign in signs]
    wide = min(width, size + gap + max(width_of(name, "strong", px) for name in names) + gap)
    high, columns = size + gap, max(1, (width + gap) // (wide + gap))
    canvas = _blank(metrics, width, high * -(-len(signs) // columns))
    for number, (sign, name) in enumerate(zip(signs, names, strict=True)):
        row, column = divmod(number, columns)
        place = pygame.Rect(column * (wide + gap), row * high, wide, size)
        canvas.icon(sign, (place.x + size // 2, place.centery), size)
        words = pygame.Rect(place.x + size + gap // 2, place.y, place.width - size - gap // 2, size)
        canvas.letters(name, words, "strong", px, INK)
    return _finished(canvas)


def _cards(context: Context, metrics: Metrics, cards: Sequence[str], width: int) -> Block:
    """Faces side by side; a click shows one closely."""
    gap, tip = metrics.px(24), context.text("rulebook-card-tip")
    wide = min(metrics.px(_CARD), (width - gap * (len(cards) - 1)) // len(cards))
    faces = [context.cards.closely.picture(context, card, wide) for card in cards]
    canvas = _blank(metrics, width, max(face.get_height() for face in faces))
    spots = []
    for number, (card, face) in enumerate(zip(cards, faces, strict=True)):
        place = canvas.image(face, (number * (wide + gap), 0), card)
        spots.append(Hotspot(ExampleCard(number, card), place, f"{context.wording.title(card)}\n{tip}"))
    return _finished(canvas, spots)


def _annotated(
    context: Context, metrics: Metrics, lines: Sequence[LegendLine], sample: AnnotatedCard, width: int
) -> Block:
    """A card with numbers on its parts, and a legend beside it."""
    gap = metrics.px(36)
    wide = min(metrics.px(_ANNOTATED), width * 2 // 5)
    told = _legend(context, metrics, lines, width - wide - gap, numbered=True)
    size = face_size(wide)
    canvas = _blank(metrics, width, max(size[1], told.surface.get_height()))
    face = canvas.image(context.cards.closely.picture(context, sample.card, wide), (0, 0), sample.card)
    for number, (across, down) in enumerate(sample.parts):
        _draw_callout(canvas, (size[0] * across, size[1] * down), max(26, wide * 0.14), number + 1)
    beside = (wide + gap, (canvas.size[1] - told.surface.get_height()) // 2)
    canvas.blit(told.surface, beside)
    canvas.marks += [mark._replace(rect=mark.rect.move(beside)) for mark in told.marks]
    tip = f"{context.wording.title(sample.card)}\n{context.text('rulebook-card-tip')}"
    spots = (
        Hotspot(ExampleCard(0, sample.card), face, tip),
        *(spot._replace(rect=spot.rect.move(beside)) for spot in told.hotspots),
    )
    return _finished(canvas, spots)


def _pictured(
    context: Context, metrics: Metrics, lines: Sequence[LegendLine], picture: BookPicture, name: str, width: int
) -> Block:
    """A picture with numbers on its parts, and its legend below it, if it has one."""
    wide = min(metrics.px(picture.width), width)
    drawn = _blank(metrics, wide, round(wide * picture.shape))
    picture.draw(drawn, context)
    told = _legend(context, metrics, lines, width, numbered=True, columns=2) if lines else None
    below = (0, drawn.size[1] + metrics.px(16))
    canvas = _blank(metrics, width, below[1] + told.surface.get_height() if told else drawn.size[1])
    canvas.image(drawn.surface, (0, 0), name)
    for number, (across, down) in enumerate(picture.parts(context)):
        _draw_callout(canvas, (drawn.size[0] * across, drawn.size[1] * down), max(26, metrics.px(46)), number + 1)
    if told is None:
        return _finished(canvas)
    canvas.blit(told.surface, below)
    canvas.marks += [mark._replace(rect=mark.rect.move(below)) for mark in told.marks]
    return _finished(canvas, [spot._replace(rect=spot.rect.move(below)) for spot in told.hotspots])


def _draw_callout(canvas: Canvas, middle: tuple[float, float], px: float, number: int) -> None:
    """The number of a part of the card, on a dark disc beside that part and before its line in the legend."""
    letter = max(FLOOR, round(px * 0.4))
    side = round(letter * 1.14)
    wide = side if number < 10 else round(letter * 0.5) + width_of(str(number), "number", letter)
    rect = pygame.Rect(0, 0, wide, side)
    rect.center = round(middle[0]), round(middle[1])
    canvas.blit(box(rect.size, side * 0.34, INK, PAPER, max(1.0, px * 0.03)), rect)
    canvas.letters(str(number), rect, "number", letter, PAPER, "center")


def _legend(
    context: Context,
    metrics: Metrics,
    lines: Sequence[LegendLine],
    width: int,
    numbered: bool = False,
    columns: int = 1,
) -> Block:
    """Lines with icons or numbers, row by row; a line with a topic leads to its section."""
    px = metrics.text_px(BODY)
    size, gap = max(22, metrics.px(38)), metrics.px(10)
    left, wide = size + 2 * gap, (width - gap * (columns - 1)) // columns
    texts = [set_paragraph((line.text,), px, wide - left - gap, INK) for line in lines]
    rows = [texts[start : start + columns] for start in range(0, len(texts), columns)]
    heights = [max(size, *(text.get_height() for text in row)) + gap for row in rows]
    tops = [sum(heights[:row]) + gap // 2 * row for row in range(len(rows))]
    canvas, spots = _blank(metrics, width, sum(heights) + gap // 2 * len(rows)), []
    for number, (line, text) in enumerate(zip(lines, texts, strict=True)):
        row, column = divmod(number, columns)
        place = pygame.Rect(column * (wide + gap), tops[row], wide, heights[row])
        canvas.panel(place, _CHIP, "line")
        middle = place.x + gap + size / 2, place.centery
        if numbered:
            _draw_callout(canvas, middle, size, number + 1)
        else:
            canvas.icon(line.icon, middle, size)
        canvas.image(text, (place.x + left, place.centery - text.get_height() // 2), line.text)
        if line.topic:
            spots.append(_link(context, SectionLink(line.topic, number + 1), place))
    return _finished(canvas, spots)


def _links(context: Context, metrics: Metrics, see: Sequence[str], width: int) -> Block:
    """Links to related sections."""
    px = metrics.text_px(BODY)
    head, high, gap = round(px * 1.8), max(SMALLEST_HIT + 4, round(px * 2)), metrics.px(10)
    names = [heading(context.wording, name) for name in see]
    places, x, y = [], 0, head
    for name in names:
        wide = min(width, width_of(name, "strong", px) + 3 * gap)
        if x and x + wide > width:
            x, y = 0, y + high + gap
        places.append(pygame.Rect(x, y, wide, high))
        x += wide + gap
    canvas = _blank(metrics, width, y + high)
    canvas.letters(context.text("rulebook-see"), pygame.Rect(0, 0, width, head), "sign", px, NOTE_INK, upper=True)
    for name, place in zip(names, places, strict=True):
        canvas.panel(place, _CHIP, "link")
        canvas.letters(name, place.inflate(-2 * gap, 0), "strong", px, INK, "center")
    links = [_link(context, SectionLink(name), place) for name, place in zip(see, places, strict=True)]
    return _finished(canvas, links)


def _link(context: Context, label: SectionLink, place: pygame.Rect) -> Hotspot:
    return Hotspot(label, place, f"{heading(context.wording, label.section)}\n{context.text('rulebook-see-tip')}")


def _finished(canvas: Canvas, spots: Sequence[Hotspot] = ()) -> Block:
    marks = tuple(mark._replace(within=None) for mark in canvas.marks if mark.kind != "hit")
    return Block(canvas.surface, marks, tuple(spots))
