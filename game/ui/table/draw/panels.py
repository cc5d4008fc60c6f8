"""Panels over the table: how to pay, what to discard or take, whether to pass, and the answers to questions."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from msgspec.structs import replace

from game.cards.vocabulary import GAINS, TOKENS
from game.kernel.bag import Bag
from game.rules.commands import AnyCommand, Choose, ExchangeWorkers
from game.rules.payment import paid_goods
from game.ui.art import chrome
from game.ui.art.faces import face_size
from game.ui.art.lettering import broken
from game.ui.art.strips import goods_row
from game.ui.canvas import Canvas
from game.ui.table import labels
from game.ui.table.draw.hand import face_of
from game.ui.table.plan.boxes import Box, spread
from game.ui.table.play.modes import Discarding, Exchanging, Panel, Paying
from game.ui.table.sight import Sight
from game.ui.table.words.promise import promise_of
from game.ui.theme import DIALOG, GOLD, INK, MUTED, NOTICE, PAPER, RAISED, TXT, PanelStyle
from game.ui.widgets.button import Button, draw_button, toned
from game.ui.widgets.dialog import LAYER, LIGHT, draw_scrim

ROWS_IN_COLUMN = 8
"""Ways to pay that stand below each other before a second column begins."""


def draw_panel(canvas: Canvas, sight: Sight, mode: Panel) -> tuple[Button, ...]:
    """Draw the panel of a mode over the darkened table; its buttons, drawn already."""
    draw_scrim(canvas, LIGHT)
    canvas.layer = LAYER
    if isinstance(mode, Paying):
        return _draw_paying(canvas, sight, mode)
    if isinstance(mode, Discarding):
        return _draw_discarding(canvas, sight, mode)
    if isinstance(mode, Exchanging):
        return _draw_exchanging(canvas, sight, mode)
    return _draw_passing(canvas, sight)


def _frame(canvas: Canvas, sight: Sight, width: float, height: float, title: str, note: str) -> pygame.Rect:
    """The panel in the middle of the rows, with title and note; what is left inside."""
    window = canvas.surface.get_rect()
    room = sight.layout.own.rows[0].band
    scale = max(1.0, canvas.metrics.text_scale)
    rect = pygame.Rect(0, 0, min(canvas.px(width * scale), window.width - 40),
                       min(canvas.px(height * scale), window.height - 40))  # fmt: skip
    rect.center = (room.center[0], window.centery)
    rect.clamp_ip(window.inflate(-20, -20))
    canvas.panel(rect, DIALOG, "dialog")
    canvas.hit(rect, labels.PANEL)
    pad = canvas.px(24)
    inner = rect.inflate(-2 * pad, -2 * pad)
    head = pygame.Rect(inner.x, inner.y, inner.width, canvas.px(40 * scale))
    line = pygame.Rect(inner.x, head.bottom, inner.width, canvas.px(30 * scale))
    with canvas.within(rect):
        canvas.text(title, head, "title", 28, TXT, upper=True)
        if note:
            canvas.text(note, line, "text", 18, MUTED)
    top = line.bottom + canvas.px(8)
    return pygame.Rect(inner.x, top, inner.width, inner.bottom - top)


def _feet(
    canvas: Canvas, sight: Sight, room: pygame.Rect, confirm: str | None, style: str = "primary"
) -> tuple[Button, ...]:
    """Cancel, and to its right the button that goes on; both at the foot of ``room``."""
    height, width = max(30, canvas.px(58)), canvas.px(200)
    right = pygame.Rect(room.right - width, room.bottom - height, width, height)
    buttons = []
    if confirm:
        buttons.append(Button(labels.CONFIRM, confirm, right, style, u=24))
        right = right.move(-width - canvas.px(12), 0)
    buttons.append(Button(labels.CANCEL, sight.text("table-cancel"), right, u=22))
    for button in buttons:
        draw_button(canvas, button, sight.touch)
    return tuple(buttons)


# ---------------------------------------------------------------------- paying
def _draw_paying(canvas: Canvas, sight: Sight, mode: Paying) -> tuple[Button, ...]:
    columns = (len(mode.ways) + ROWS_IN_COLUMN - 1) // ROWS_IN_COLUMN
    rows = min(len(mode.ways), ROWS_IN_COLUMN)
    title = command_title(sight, mode.command)
    chosen = replace(mode.command, payment=mode.ways[mode.chosen])
    note = next(iter(promise_of(sight, chosen)), "")
    room = _frame(canvas, sight, max(640, 500 * columns), 190 + rows * 62, title, note)
    width, pitch = room.width // columns, max(28, canvas.px(62))
    ways = []
    for index in range(len(mode.ways)):
        column, row = divmod(index, ROWS_IN_COLUMN)
        cell = pygame.Rect(room.x + column * width, room.y + row * pitch, width - canvas.px(10), pitch - canvas.px(8))
        ways.append(_draw_way(canvas, sight, mode, index, cell))
    keep = _what_stays(sight, mode)
    line = pygame.Rect(room.x, room.bottom - canvas.px(58), room.width - canvas.px(430), canvas.px(58))
    with canvas.within(room):
        canvas.text(keep, line, "text", 17, "#7FDCBE", wrap=True)
    return (*ways, *_feet(canvas, sight, room, sight.text("table-pay")))


def _draw_way(canvas: Canvas, sight: Sight, mode: Paying, index: int, cell: pygame.Rect) -> Button:
    """One way to pay: its goods as icons, and where they come from in words."""
    label = labels.payment(index)
    chosen = index == mode.chosen
    style = NOTICE._replace(edge=GOLD, edge_width=4) if chosen else RAISED
    canvas.panel(cell, toned(style, label, sight.touch), label)
    ink = INK if chosen else TXT
    goods = paid_goods(mode.ways[index])
    icons = goods_row(goods, max(16, round(cell.height * 0.62)), badges=goods.total > 4, on_dark=not chosen)
    pad = canvas.px(12)
    with canvas.within(cell):
        canvas.picture(icons, (cell.x + pad + icons.get_width() / 2, cell.centery), label)
        left = cell.x + 2 * pad + icons.get_width()
        words = pygame.Rect(left, cell.y, cell.right - pad - left, cell.height)
        canvas.text(payment_words(sight, mode, index), words, "text", 17, ink, wrap=True)
    return _option(canvas, sight, label, cell)


def _option(canvas: Canvas, sight: Sight, label: str, rect: pygame.Rect) -> Button:
    """One of the things to choose from, for pointer and keyboard; its face is drawn already."""
    button = Button(label, "", rect, drawn=False)
    draw_button(canvas, button, sight.touch)
    return button


def payment_words(sight: Sight, mode: Paying, index: int) -> str:
    """Every source by name: the supply, the goods on a card."""
    places = []
    for pay in mode.ways[index]:
        if pay.site is None:
            places.append(sight.text("table-pay-supply", goods=pay.goods))
        else:
            found = sight.site(pay.site)
            card = sight.wording.title(found[1].card) if found else ""
            places.append(sight.text("table-pay-site", goods=pay.goods, card=card))
    return sight.wording.all_of(places)


def _what_stays(sight: Sight, mode: Paying) -> str:
    """What another way than the usual one saves for later."""
    usual = paid_goods(mode.ways[0])
    chosen = paid_goods(mode.ways[mode.chosen])
    saved = Bag({good: count - chosen[good] for good, count in usual.items() if count > chosen[good]})
    return sight.text("table-pay-keeps", goods=saved) if saved else ""


def command_title(sight: Sight, command: AnyCommand) -> str:
    """What is being done, in a heading: the verb and the card."""
    site = getattr(command, "site", None)
    found = sight.site(site) if site is not None else None
    card = getattr(command, "card", None) or (found[1].card if found else None)
    verb = sight.wording.command_name(command)
    return sight.text("table-title", verb=verb, card=sight.wording.title(card)) if card else verb


# ---------------------------------------------------------------------- discarding and exchanging
def _draw_discarding(canvas: Canvas, sight: Sight, mode: Discarding) -> tuple[Button, ...]:
    title = command_title(sight, mode.commands[0])
    count = len(mode.commands)
    room = _frame(canvas, sight, min(1240, max(620, count * 176 + 60)), 420, title, sight.text("table-discard-note"))
    width = canvas.px(150)
    lefts = spread(room.x, room.width, width, count, canvas.px(16))
    choices = []
    for index, (left, command) in enumerate(zip(lefts, mode.commands, strict=True)):
        box = Box(left, room.y, width, face_size(width)[1])
        choices.append(_draw_choice(canvas, sight, index, getattr(command, "discard", ()), box))
    return (*choices, *_feet(canvas, sight, room, None))


def _draw_choice(canvas: Canvas, sight: Sight, index: int, cards: Sequence[str], box: Box) -> Button:
    label = labels.choice(index)
    if sight.touch.hover == label:
        chrome.glow(canvas, box.rect, GOLD, 10)
    step = round(box.w * 0.2)
    for number, card in enumerate(cards):
        canvas.image(face_of(sight, card, box.w), (box.x + number * step, box.y), card)
    return _option(canvas, sight, label, box.rect)


def _draw_exchanging(canvas: Canvas, sight: Sight, mode: Exchanging) -> tuple[Button, ...]:
    offered = {command.good for command in mode.commands if isinstance(command, ExchangeWorkers)}
    goods = [good for good in GAINS if good in offered]
    words = sight.wording.command_name(mode.commands[0])
    room = _frame(canvas, sight, 700, 330, words, sight.text("table-exchange-note"))
    wide = room.width // max(1, len(goods))
    options = []
    for index, good in enumerate(goods):
        cell = pygame.Rect(room.x + index * wide, room.y + 4, wide - canvas.px(12), canvas.px(110))
        options.append(_draw_good(canvas, sight, labels.exchange(good), good, sight.wording.good_name(good), cell))
    return (*options, *_feet(canvas, sight, room, None))


def _draw_good(canvas: Canvas, sight: Sight, label: str, icon: str, words: str, cell: pygame.Rect) -> Button:
    """A large icon with its name, to be clicked."""
    style = toned(NOTICE, label, sight.touch)
    canvas.panel(cell, style._replace(edge=GOLD, edge_width=3) if sight.touch.hover == label else style, label)
    with canvas.within(cell):
        canvas.icon(icon, (cell.centerx, cell.y + cell.height * 0.4), max(18, round(cell.height * 0.54)))
        foot = pygame.Rect(cell.x + 4, cell.y + round(cell.height * 0.7), cell.width - 8, round(cell.height * 0.26))
        canvas.text(words, foot, "strong", 16, INK, "center")
    return _option(canvas, sight, label, cell)


# ---------------------------------------------------------------------- passing
def _draw_passing(canvas: Canvas, sight: Sight) -> tuple[Button, ...]:
    lines = passing_lines(sight)
    px, width = canvas.metrics.text_px(20), canvas.px(712 * max(1.0, canvas.metrics.text_scale))
    heights = [round(len(broken(line, "text", px, width)) * px * 1.3) + canvas.px(12) for line in lines]
    tall = sum(heights) / canvas.metrics.scale / max(1.0, canvas.metrics.text_scale)
    room = _frame(canvas, sight, 760, 180 + tall, sight.text("table-pass-title"), "")
    top = room.y - canvas.px(24)
    for line, height in zip(lines, heights, strict=True):
        with canvas.within(room.inflate(0, canvas.px(60))):
            canvas.text(line, pygame.Rect(room.x, top, room.width, height), "text", 20, TXT, wrap=True)
        top += height
    return _feet(canvas, sight, room, sight.text("table-pass"), "pass")


def passing_lines(sight: Sight) -> tuple[str, ...]:
    """What passing means now: no more turns, nobody can touch the player, what Cleanup takes."""
    me = sight.standing.me
    lost = Bag({good: me.goods[good] for good in TOKENS})
    locations = sight.catalog.locations
    stores = [site.card for site in me.sites if not site.ruin and locations[site.card].storage]
    return sight.wording.pass_warnings(lost, stores, sight.standing.view.end_triggered)


# ---------------------------------------------------------------------- questions
def answers_of(sight: Sight) -> tuple[str, ...]:
    """The possible answers to the open question."""
    return tuple(command.answer for command in sight.standing.match.legal() if isinstance(command, Choose))


def _question_rect(sight: Sight) -> pygame.Rect:
    room, scale, count = sight.layout.own.rows[0].band, sight.layout.scale, len(answers_of(sight))
    rect = pygame.Rect(0, 0, min(max(round(520 * scale), count * round(162 * scale)), room.w), round(202 * scale))
    rect.center = (room.center[0], room.y - round(6 * scale))
    return rect


def answer_boxes(sight: Sight) -> dict[str, Box]:
    """Label -> box of every answer to the open question."""
    rect, scale, answers = _question_rect(sight), sight.layout.scale, answers_of(sight)
    step = (rect.width - round(28 * scale)) // max(1, len(answers))
    wide = min(round(150 * scale), step - round(12 * scale))
    boxes = {}
    for index, answer in enumerate(answers):
        middle = rect.x + round(14 * scale) + round(step * (index + 0.5))
        top = rect.y + round(68 * scale)
        boxes[labels.answer(answer)] = Box(middle - wide // 2, top, wide, round(110 * scale))
    return boxes


def draw_question(canvas: Canvas, sight: Sight, title: str) -> None:
    """Answers to the question of an effect, to be clicked: players by emblem, goods by icon."""
    rect = _question_rect(sight)
    canvas.layer = LAYER
    chrome.drop_shadow(canvas, rect, 12, 14)
    canvas.panel(rect, PanelStyle(DIALOG.fill, GOLD, radius=14, edge_width=3), "question")
    canvas.hit(rect, labels.PANEL)
    head = pygame.Rect(rect.x + canvas.px(20), rect.y + canvas.px(14), rect.width - canvas.px(40), canvas.px(44))
    with canvas.within(rect):
        canvas.text(title, head, "title", 26, PAPER, "center", upper=True)
    for label, box in answer_boxes(sight).items():
        icon, words = _answer_face(sight, labels.last(label))
        _draw_good(canvas, sight, label, icon, words, box.rect)


def _answer_face(sight: Sight, answer: str) -> tuple[str, str]:
    if answer in sight.names:
        return sight.standing.view.player(answer).faction, sight.names[answer]
    return answer, sight.wording.good_name(answer)
