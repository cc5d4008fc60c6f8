"""Draws a faction board: licence plate, Deals, income, faction actions and goods."""

from __future__ import annotations

import pygame

from game.cards.card import FactionAction
from game.cards.vocabulary import EXCHANGING
from game.rules.state import VIRTUAL
from game.rules.view import SeatView
from game.ui.art import chrome
from game.ui.art.lettering import NARROW, width_of
from game.ui.art.strips import draw_strip, goods_row
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import BoardAction, BoardOf, DealOf, GoodsOf, Label, OwnGoods
from game.ui.table import labels
from game.ui.table.draw.automa import draw_automa
from game.ui.table.draw.tiles import draw_on_board
from game.ui.table.plan.boards import BoardPlan
from game.ui.table.play.modes import Rest
from game.ui.table.sight import Sight
from game.ui.table.standing import ACT, ANSWER, END, FOLLOW, WAIT
from game.ui.theme import ACTIVE, CAPTION, FLOOR, ICON_FLOOR, MUTED, PLAIN, STRIP, STRIP_USED
from game.ui.widgets.button import record_hit
from game.wording.rows.cards import Strip, exchange_strip, faction_strip

STOPPING = "iron"
"""The marker on what a Machine stops (R44.3d)."""

_PULLED = 6
"""In u: how far the hovered Deal is pulled out."""


def draw_board(canvas: Canvas, sight: Sight, plan: BoardPlan) -> None:
    """Draw the board of one seat, with income and actions if the plan has them."""
    player = sight.standing.view.player(plan.seat)
    is_own = plan.seat == sight.standing.seat
    moving = sight.standing.mover == plan.seat
    chrome.drop_shadow(canvas, plan.panel.rect, 5, 10)
    canvas.panel(plan.panel.rect, ACTIVE if moving else PLAIN, f"board {plan.seat}")
    draw_deals(canvas, sight, plan, player)
    for index, (card, box) in enumerate(zip(player.deals, plan.deals, strict=True)):
        record_hit(canvas, box.rect, DealOf(plan.seat, index, card))
    draw_plate(canvas, sight, plan, player)
    canvas.hit(plan.plate.rect, labels.DEAL if is_own else BoardOf(plan.seat))
    if plan.income:
        _draw_income(canvas, sight, plan.income, player)
    if plan.actions:
        actions = sight.catalog.factions[player.faction].actions
        for action, box in zip(actions, plan.actions, strict=True):
            _draw_action(canvas, sight, box, action, player)
    if plan.exchange:
        _draw_exchange(canvas, sight, plan.exchange)
    _draw_goods(canvas, sight, plan, player)
    draw_automa(canvas, sight, plan)
    draw_on_board(canvas, sight, plan)


def draw_plate(canvas: Canvas, sight: Sight, plan: BoardPlan, player: SeatView) -> None:
    """Draw the licence plate of a seat: faction, name, hand size, VP, and whether it is to move, first or passed."""
    if player.seat == VIRTUAL:
        title, note = sight.name(player.seat), sight.text("solo-virtual")
    else:
        hand = player.cards_held
        title = sight.wording.short_title(player.faction)
        note = sight.text("table-plate-note", name=sight.names[player.seat], n=hand)
    first = sight.standing.view.first_player == player.seat
    moving = sight.standing.mover == plan.seat
    emblem = sight.emblem(player.seat)
    chrome.licence_plate(
        canvas, plan.plate.rect, emblem, title, note, player.vp, moving, first, player.passed, player.locations
    )


def draw_deals(canvas: Canvas, sight: Sight, plan: BoardPlan, player: SeatView) -> None:
    """Draw the end of the card of each Deal of a seat, with the good that it gives."""
    for card, box, seen in zip(player.deals, plan.deals, plan.seen_deals, strict=True):
        chrome.deal_end(canvas, box.rect, _good_of(sight, card), seen)


def draw_hovered_deal(canvas: Canvas, sight: Sight) -> None:
    """Draw the hovered Deal on top of the others, pulled out a little."""
    label = sight.touch.hover
    if isinstance(label, DealOf) and isinstance(sight.mode, Rest):
        plan = sight.layout.board(label.seat)
        if label.index < len(plan.deals):
            top = plan.plate.bottom - 1
            with canvas.clipped(pygame.Rect(0, top, canvas.size[0], canvas.size[1] - top)):
                place = plan.deals[label.index].rect
                chrome.deal_end(canvas, place, _good_of(sight, label.card), out=canvas.px(_PULLED))


def _good_of(sight: Sight, card: str) -> str:
    """The good that the Deal of a card gives."""
    return next(iter(sight.catalog.locations[card].deal))


def _draw_income(canvas: Canvas, sight: Sight, box: Box, player: SeatView) -> None:
    produced = sight.catalog.factions[player.faction].produces
    row = goods_row(produced, max(16, canvas.px(25)))
    label = box.rect
    label.width = max(10, box.w - row.get_width() - canvas.px(8))
    words = sight.text("table-income").upper()
    if width_of(words, "sign", FLOOR) * NARROW <= label.width:
        canvas.text(words, label, "sign", CAPTION, MUTED)
    canvas.picture(row, (box.right - row.get_width() / 2, box.center[1]), "income")
    record_hit(canvas, box.rect, "income")


def _draw_action(canvas: Canvas, sight: Sight, box: Box, action: FactionAction, player: SeatView) -> None:
    faction = sight.catalog.factions[player.faction]
    used = next((used for used in player.used if faction.action(used.action) == action), None)
    label, stopped = BoardAction(action.name), action.name in player.stopped
    _draw_paper(canvas, sight, box, label, used is not None or stopped)
    slot = _slot_rect(canvas, box)
    _draw_icons(canvas, box, _stopped_rect(slot) if stopped else slot, faction_strip(action))
    if stopped:
        _draw_stopped(canvas, slot)
    else:
        chrome.slot(canvas, slot, next(iter(used.marks), "check") if used else None)
    canvas.hit(box.rect, label)


def _draw_exchange(canvas: Canvas, sight: Sight, box: Box) -> None:
    """The exchange of workers, which can be used any number of times."""
    stopped = EXCHANGING in sight.player(sight.layout.own.seat).stopped
    _draw_paper(canvas, sight, box, labels.EXCHANGE, stopped)
    slot = _slot_rect(canvas, box)
    _draw_icons(canvas, box, _stopped_rect(slot) if stopped else slot, exchange_strip(sight.catalog.exchange))
    if stopped:
        _draw_stopped(canvas, slot)
    else:
        canvas.icon("infinity", slot.center, slot.width)
    canvas.hit(box.rect, labels.EXCHANGE)


def _draw_stopped(canvas: Canvas, slot: pygame.Rect) -> None:
    """The slot of an action that a Machine stops in this round: its marker, iron, and the sign of a stopped action
    (R44.3d)."""
    place = _stopped_rect(slot)
    chrome.slot(canvas, slot, STOPPING)
    canvas.icon("blocked_action", (place.x + place.height / 2, place.centery), place.height)


def _stopped_rect(slot: pygame.Rect) -> pygame.Rect:
    """The slot with the sign to its left, a little over its edge."""
    px = max(ICON_FLOOR, round(slot.width * 0.9))
    left = slot.x - round(px * 0.75)
    return pygame.Rect(left, slot.centery - px // 2, slot.right - left, px)


def _slot_rect(canvas: Canvas, box: Box) -> pygame.Rect:
    side = max(20, round(box.h * 0.66))
    slot = pygame.Rect(0, 0, side, side)
    slot.midright = (box.right - canvas.px(8), box.center[1])
    return slot


def _draw_icons(canvas: Canvas, box: Box, slot: pygame.Rect, strip: Strip) -> None:
    left = box.x + canvas.px(12)
    room = pygame.Rect(left, box.y, slot.x - canvas.px(6) - left, box.h)
    draw_strip(canvas, strip, room, max(16, round(box.h * 0.7)), "left")


def _draw_paper(canvas: Canvas, sight: Sight, box: Box, label: Label, used: bool) -> None:
    """The strip under an action: dark if the action is used or not possible now, also while others play."""
    standing = sight.standing
    others_play = standing.turn == WAIT and standing.mover not in (None, standing.seat)
    refused = label not in standing.offers and (standing.turn in (ACT, FOLLOW, ANSWER, END) or others_play)
    canvas.panel(box.rect, STRIP_USED if used or refused else STRIP, label)


def _draw_goods(canvas: Canvas, sight: Sight, plan: BoardPlan, player: SeatView) -> None:
    is_own = plan.seat == sight.standing.seat
    if is_own:
        chrome.drop_shadow(canvas, plan.goods_panel.rect, 5, 10)
        canvas.panel(plan.goods_panel.rect, PLAIN, "goods")
    for good, box in plan.goods.items():
        chrome.good_cell(canvas, box.rect, good, player.goods[good])
        label = OwnGoods(good) if is_own else GoodsOf(plan.seat, good)
        canvas.hit(box.rect, label)
