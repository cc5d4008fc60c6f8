"""Draws the panels over the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import pygame

from game.metro2033.art.faces.face import face
from game.metro2033.art.icons import metro_icon
from game.metro2033.cards.vocabulary import GOODS
from game.metro2033.rules import commands as cmd
from game.metro2033.table.draw.answers import side_by_side
from game.metro2033.table.play.panels import LESS, MORE, Choosing, ExchangingGoods, GoodChip
from game.metro2033.table.sight import MetroTableSight
from game.ui.canvas import Canvas
from game.ui.places import Answer, Label
from game.ui.table.draw.frames import draw_feet, draw_tile, open_frame, text_growth, tile_px
from game.ui.table.play.modes import Panel
from game.ui.table.zone import PanelRow
from game.ui.theme import BODY, GOLD, HEADING, LINE, MUTED, PANEL2, TITLE, TXT, PanelStyle
from game.ui.widgets.button import Button, draw_button

_TILE: Final = 190
_CHOSEN: Final = PanelStyle("#3A3322", GOLD, radius=8, edge_width=2.4)
_OPEN: Final = PanelStyle(PANEL2, LINE, radius=8)


def _draw_choosing(canvas: Canvas, sight: MetroTableSight, panel: Choosing, *_: object) -> tuple[Button, ...]:
    """A tile for each command, several lines of them if need be."""
    pictures = [_pictures(canvas, sight, command) for command in panel.commands]
    words = [_words(sight, command) for command in panel.commands]
    wide, gap = canvas.px(_TILE * min(1.5, text_growth(canvas))), canvas.px(12)
    count = len(words)
    across = min(count, 5)
    tall = max(sum(one.get_height() + canvas.px(4) for one in row) for row in pictures)
    tall += max(16, round(canvas.metrics.text_px(BODY) * 1.3)) + canvas.px(20)
    lines = -(-count // across)
    size = across * (wide + gap) - gap, lines * (tall + gap) - gap
    title = _title(sight, panel.commands)
    frame = open_frame(canvas, sight, size, title, "")
    px = tile_px(canvas, words, wide)
    for number in range(count):
        line, place = divmod(number, across)
        left = frame.body.centerx - size[0] // 2
        cell = pygame.Rect(left + place * (wide + gap), frame.body.y + line * (tall + gap), wide, tall)
        draw_tile(canvas, sight, Answer(number), pictures[number], words[number], cell, px)
    return draw_feet(canvas, sight, frame.foot, None)


def _title(sight: MetroTableSight, commands: Sequence[Any]) -> str:
    """What is asked: which one of several, or whether a quest goes for its property."""
    match commands:
        case [_]:
            return sight.text("metro-use-up")
        case [cmd.BuyEquipment(), *_]:
            return sight.text("metro-choose.discarding")
        case [cmd.Forage() | cmd.UseProperty(), *_] if all(command.goods for command in commands):
            return sight.text("metro-choose.goods")
    return sight.text("metro-choose")


def _pictures(canvas: Canvas, sight: MetroTableSight, command: Any) -> list[pygame.Surface]:
    """What a command is about: the goods that are foraged, the card that goes or is used, or an icon."""
    side = max(24, canvas.px(56))
    match command:
        case cmd.Forage(goods=goods) | cmd.UseProperty(goods=goods) if goods:
            return [side_by_side([metro_icon(good, side) for good in goods], 4)]
        case cmd.BuyEquipment(discarding=card) if card:
            return [face(sight.wording, card, max(90, canvas.px(130)))]
        case cmd.UseProperty(equipment=card) if card:
            return [face(sight.wording, card, max(90, canvas.px(130)))]
        case cmd.UseProperty(card=card):
            return [face(sight.wording, card, max(90, canvas.px(130)))]
        case cmd.ArmyAttacks(scouted=True) | cmd.HeroAttacks(scouted=True):
            return [metro_icon("scout", side)]
    return [metro_icon("attack", side)]


def _words(sight: MetroTableSight, command: Any) -> str:
    match command:
        case cmd.Forage(goods=goods) | cmd.UseProperty(goods=goods) if goods:
            return str(sight.wording.goods({good: goods.count(good) for good in goods}))
        case cmd.BuyEquipment(discarding=card) if card:
            return sight.wording.title(card)
    return str(sight.narrator.command(command))


def _choosing_tip(sight: MetroTableSight, panel: Choosing, label: Label) -> str | None:
    """What a command would bring."""
    if not isinstance(label, Answer) or not isinstance(label.value, int):
        return None
    command = panel.commands[label.value]
    foreseen = sight.standing.forecast(command)
    told = str(sight.narrator.command(command))
    return told if foreseen is None else f"{told}\n{sight.narrator.forecast(foreseen, command, sight.names)}"


# ---------------------------------------------------------------------- exchange
def _draw_exchanging(canvas: Canvas, sight: MetroTableSight, panel: ExchangingGoods, *_: object) -> tuple[Button, ...]:
    """Two rows of goods, what is given and what is taken, and how many."""
    grown = min(1.5, text_growth(canvas))
    row, label, chip, gap = canvas.px(70), canvas.px(150 * grown), canvas.px(92), canvas.px(12)
    size = label + 3 * (chip + gap), 3 * (row + gap)
    frame = open_frame(canvas, sight, size, sight.text("metro-exchange"), "")
    for number, (side, chosen, can) in enumerate(
        (("given", panel.given, panel.givable), ("taken", panel.taken, GOODS))
    ):
        y = frame.body.y + number * (row + gap)
        words = pygame.Rect(frame.body.x, y, label, row)
        canvas.text(sight.text(f"metro-exchange-{side}"), words, "strong", BODY, TXT, wrap=True)
        _draw_chips(canvas, sight, side, chosen, can, pygame.Rect(words.right, y, chip, row), gap)
    _draw_count(canvas, sight, panel, pygame.Rect(frame.body.x, frame.body.y + 2 * (row + gap), frame.body.width, row))
    return draw_feet(canvas, sight, frame.foot, sight.text("metro-act-exchange"))


def _draw_chips(
    canvas: Canvas, sight: MetroTableSight, side: str, chosen: str, can: Sequence[str], first: pygame.Rect, gap: int
) -> None:
    for number, good in enumerate(GOODS):
        cell = first.move(number * (first.width + gap), 0)
        canvas.panel(cell, _CHOSEN if good == chosen else _OPEN, GoodChip(side, good))
        icon = metro_icon(good, max(20, round(cell.height * 0.66)), dim=good not in can)
        canvas.picture(icon, cell.center, good)
        draw_button(canvas, Button(GoodChip(side, good), "", cell, drawn=False), sight.touch)


def _draw_count(canvas: Canvas, sight: MetroTableSight, panel: ExchangingGoods, room: pygame.Rect) -> None:
    """Fewer and more, and the exchange in words between them."""
    side = min(room.height, canvas.px(64))
    ends = [pygame.Rect(room.x, room.y, side, side), pygame.Rect(room.right - side, room.y, side, side)]
    for label, words, rect in zip((LESS, MORE), ("−", "+"), ends, strict=True):
        draw_button(canvas, Button(label, words, rect, u=HEADING), sight.touch)
    between = pygame.Rect(ends[0].right + 8, room.y, ends[1].x - ends[0].right - 16, side)
    told = sight.text(
        "metro-exchange-told",
        given=sight.wording.goods({panel.given: panel.count}),
        taken=sight.wording.goods({panel.taken: panel.count}),
    )
    canvas.text(told, between, "text", TITLE, MUTED, "center", wrap=True)


PANELS: Final[Mapping[type[Panel], PanelRow]] = {
    Choosing: PanelRow(_draw_choosing, _choosing_tip),
    ExchangingGoods: PanelRow(_draw_exchanging, topic=lambda _: "exchange"),
}
