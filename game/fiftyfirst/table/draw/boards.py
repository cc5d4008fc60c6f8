"""Draws a faction board: licence plate, Deals, income, faction actions, goods and what sets bring; and the tabs of
several opponents, with a link from the shown one to its rows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import pygame

from game.fiftyfirst.art import state_parts
from game.fiftyfirst.art.card_strips import goods_row
from game.fiftyfirst.cards.card import FactionAction
from game.fiftyfirst.cards.vocabulary import EXCHANGING
from game.fiftyfirst.rules.state import VIRTUAL
from game.fiftyfirst.rules.view import SeatView
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.draw.automa import draw_automa
from game.fiftyfirst.table.draw.rows import draw_rows
from game.fiftyfirst.table.plan.boards import BoardPlan, LinePlan, PanelPlan
from game.fiftyfirst.table.play.choices import aimed_at_others, site_owners
from game.fiftyfirst.table.play.shown import target_counts
from game.fiftyfirst.table.sight import Sight
from game.fiftyfirst.table.spots import BoardAction, BoardOf, DealOf, GoodsOf, OwnGoods, TabOf
from game.fiftyfirst.wording.rows.cards import exchange_strip, faction_strip
from game.fiftyfirst.wording.rows.questions import QUESTIONS
from game.kernel.seats import Seat
from game.ui import theme
from game.ui.art import chrome
from game.ui.art.cache import kept
from game.ui.art.lettering import NARROW, width_of
from game.ui.art.portraits import has_portrait, poster
from game.ui.art.shapes import box as flat
from game.ui.art.strips import draw_strip
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import Label, label_kind
from game.ui.table.draw.lamplight import draw_light, draw_lit_frame
from game.ui.table.play.modes import Held, Rest, targets_of
from game.ui.table.standing import ACT, ANSWER, END, FOLLOW, WAIT
from game.ui.widgets.button import record_hit
from game.wording.signs import Strip


def draw_column(canvas: Canvas, sight: Sight) -> None:
    """Draw what sets lay out in the side column."""
    for label, box in sight.layout.side.tiles.items():
        sight.zones[label_kind(label)].draw(canvas, sight, label, box)


def draw_line(canvas: Canvas, sight: Sight, plan: LinePlan) -> None:
    """Draw the line of the overview."""
    canvas.panel(plan.panel.rect, theme.PLAIN, "tiles")
    for label, box in plan.tiles.items():
        sight.zones[label_kind(label)].draw_in_line(canvas, sight, label, box)


def draw_beside(canvas: Canvas, sight: Sight, panels: Mapping[str, PanelPlan]) -> None:
    """Draw the panels beside the State above, or beside all States of the overview."""
    for one in sight.standing.sets:
        if one.beside:
            one.beside.draw(canvas, sight, panels[one.beside.name])


def draw_on_board(canvas: Canvas, sight: Sight, plan: BoardPlan) -> None:
    """Draw what lies on a board: tiles, and what else there is of a set."""
    for one in sight.standing.sets:
        one.draw_on_board(canvas, sight, plan)
    for label, box in plan.tiles.items():
        sight.zones[label_kind(label)].draw_on_board(canvas, sight, label, box)


@kept
def rounded(surface: pygame.Surface, radius: int) -> pygame.Surface:
    """A picture with round corners."""
    cut = surface.convert_alpha() if pygame.display.get_surface() else surface.copy()
    cut.blit(flat(surface.get_size(), radius, "#FFFFFF"), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cut


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
    canvas.panel(plan.panel.rect, theme.ACTIVE if moving else theme.PLAIN, f"board {plan.seat}")
    _draw_poster(canvas, sight, plan)
    draw_deals(canvas, sight, plan, player)
    for index, (card, box) in enumerate(zip(player.deals, plan.deals, strict=True)):
        record_hit(canvas, box.rect, DealOf(plan.seat, index, card))
    draw_plate(canvas, sight, plan, player)
    canvas.hit(plan.plate.rect, spots.DEAL if is_own else BoardOf(plan.seat))
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


def _draw_poster(canvas: Canvas, sight: Sight, plan: BoardPlan) -> None:
    """The leader of the faction at the foot of a high board."""
    emblem = sight.emblem(plan.seat)
    if plan.poster and has_portrait(emblem):
        picture = rounded(poster(emblem, plan.poster.size, sunrise=True), max(2, canvas.px(8)))
        canvas.image(picture, plan.poster[:2], f"poster {emblem}")


def draw_plate(canvas: Canvas, sight: Sight, plan: BoardPlan, player: SeatView) -> None:
    """Draw the licence plate of a seat: faction, name, hand size, VP, and whether it is to move, first or passed."""
    if player.seat == VIRTUAL:
        title, note = sight.name(player.seat), sight.text("solo-virtual")
    else:
        hand = player.cards_held
        title = sight.wording.short_title(player.faction)
        note = sight.text("table-plate-note", name=sight.names[player.seat], n=hand)
    flag = "first_player" if sight.standing.view.first_player == player.seat else ""
    moving = sight.standing.mover == plan.seat
    emblem = sight.emblem(player.seat)
    state = (moving, flag, "pass" if player.passed else "", player.locations)
    if plan.status:
        portrait = plan.status.portrait.rect
        chrome.leader_plate(canvas, plan.plate.rect, portrait, emblem, title, note, player.vp, *state)
    else:
        chrome.licence_plate(canvas, plan.plate.rect, emblem, title, note, player.vp, *state)


def draw_deals(canvas: Canvas, sight: Sight, plan: BoardPlan, player: SeatView) -> None:
    """Draw the end of the card of each Deal of a seat, with the good that it gives."""
    for card, box, seen in zip(player.deals, plan.deals, plan.seen_deals, strict=True):
        state_parts.deal_end(canvas, box.rect, _good_of(sight, card), seen)


def draw_hovered_deal(canvas: Canvas, sight: Sight) -> None:
    """Draw the hovered Deal on top of the others, pulled out a little."""
    label = sight.touch.hover
    if isinstance(label, DealOf) and isinstance(sight.mode, Rest):
        plan = sight.layout.board(label.seat)
        if label.index < len(plan.deals):
            top = plan.plate.bottom - 1
            with canvas.clipped(pygame.Rect(0, top, canvas.size[0], canvas.size[1] - top)):
                place = plan.deals[label.index].rect
                state_parts.deal_end(canvas, place, _good_of(sight, label.card), out=canvas.px(_PULLED))


def _good_of(sight: Sight, card: str) -> str:
    """The good that the Deal of a card gives."""
    return next(iter(sight.catalog.locations[card].deal))


def _draw_income(canvas: Canvas, sight: Sight, box: Box, player: SeatView) -> None:
    produced = sight.catalog.factions[player.faction].produces
    row = goods_row(produced, max(16, canvas.px(25)))
    label = box.rect
    label.width = max(10, box.w - row.get_width() - canvas.px(8))
    words = sight.text("table-income").upper()
    if width_of(words, "sign", theme.FLOOR) * NARROW <= label.width:
        canvas.text(words, label, "sign", theme.CAPTION, theme.MUTED)
    canvas.picture(row, (box.right - row.get_width() / 2, box.center[1]), "income")
    record_hit(canvas, box.rect, "income")


def _draw_action(canvas: Canvas, sight: Sight, box: Box, action: FactionAction, player: SeatView) -> None:
    faction = sight.catalog.factions[player.faction]
    used = next((used for used in player.used if faction.action(used.action) == action), None)
    label, stopped = BoardAction(action.name), action.name in player.stopped
    slot = _draw_use(canvas, sight, box, label, faction_strip(action), stopped, used is not None)
    if slot:
        chrome.slot(canvas, slot, next(iter(used.marks), "check") if used else None)


def _draw_exchange(canvas: Canvas, sight: Sight, box: Box) -> None:
    """The exchange of workers, which can be used any number of times."""
    stopped = EXCHANGING in sight.player(sight.layout.own.seat).stopped
    slot = _draw_use(canvas, sight, box, spots.EXCHANGE, exchange_strip(sight.catalog.exchange), stopped)
    if slot:
        canvas.icon("infinity", slot.center, slot.width)


def _draw_use(
    canvas: Canvas, sight: Sight, box: Box, label: Label, strip: Strip, is_stopped: bool, is_used: bool = False
) -> pygame.Rect | None:
    """The paper of an action with its signs; return the place for its slot, None if that shows that it is stopped."""
    _draw_paper(canvas, sight, box, label, is_used or is_stopped)
    side = max(20, round(box.h * 0.66))
    slot = pygame.Rect(0, 0, side, side)
    slot.midright = (box.right - canvas.px(8), box.center[1])
    end, left = _stopped_rect(slot) if is_stopped else slot, box.x + canvas.px(12)
    room = pygame.Rect(left, box.y, end.x - canvas.px(6) - left, box.h)
    draw_strip(canvas, strip, room, max(16, round(box.h * 0.7)), "left")
    if is_stopped:
        _draw_stopped(canvas, slot)
    canvas.hit(box.rect, label)
    return None if is_stopped else slot


def _draw_stopped(canvas: Canvas, slot: pygame.Rect) -> None:
    """The slot of an action that a Machine stops in this round: its marker, iron, and the sign of a stopped action
    (R44.3d)."""
    place = _stopped_rect(slot)
    chrome.slot(canvas, slot, STOPPING)
    canvas.icon("blocked_action", (place.x + place.height / 2, place.centery), place.height)


def _stopped_rect(slot: pygame.Rect) -> pygame.Rect:
    """The slot with the sign to its left, a little over its edge."""
    px = max(theme.ICON_FLOOR, round(slot.width * 0.9))
    left = slot.x - round(px * 0.75)
    return pygame.Rect(left, slot.centery - px // 2, slot.right - left, px)


def _draw_paper(canvas: Canvas, sight: Sight, box: Box, label: Label, used: bool) -> None:
    """The strip under an action: dark if the action is used or not possible now, also while others play."""
    standing = sight.standing
    others_play = standing.turn == WAIT and standing.mover not in (None, standing.seat)
    refused = label not in standing.offers and (standing.turn in (ACT, FOLLOW, ANSWER, END) or others_play)
    canvas.panel(box.rect, theme.STRIP_USED if used or refused else theme.STRIP, label)


def _draw_goods(canvas: Canvas, sight: Sight, plan: BoardPlan, player: SeatView) -> None:
    is_own = plan.seat == sight.standing.seat
    if is_own:
        chrome.drop_shadow(canvas, plan.goods_panel.rect, 5, 10)
        canvas.panel(plan.goods_panel.rect, theme.PLAIN, "goods")
    for good, box in plan.goods.items():
        chrome.good_cell(canvas, box.rect, good, player.goods[good])
        label = OwnGoods(good) if is_own else GoodsOf(plan.seat, good)
        canvas.hit(box.rect, label)


_AIMS = {"raze": "raze", "visit": "open_production", "demolish": "demolish", "steal_location": "steal"}
"""Verb that is aimed at the States of others -> its icon."""

_MARGIN = 5
"""From a State of the overview to the outside of its lit frame, in u."""


class _Aimed(NamedTuple):
    """The targets in the States of others: their icon and colour, and how many each State has."""

    icon: str
    colour: str
    counts: Mapping[Seat, int]


def draw_tabs(canvas: Canvas, sight: Sight) -> None:
    """Draw the tab of each opponent."""
    for plan in sight.layout.opponents:
        _draw_tab(canvas, sight, plan)


def _draw_tab(canvas: Canvas, sight: Sight, plan: BoardPlan) -> None:
    player = sight.player(plan.seat)
    if plan.link:
        canvas.panel(plan.link.rect, theme.PanelStyle(theme.PAPER, None, radius=0), f"link {plan.seat}")
    style = theme.ACTIVE if sight.standing.mover == plan.seat else theme.PLAIN
    style = style._replace(edge=theme.PAPER, edge_width=2) if plan.link else style
    canvas.panel(plan.panel.rect, style, f"tab {plan.seat}")
    _draw_inside(canvas, sight, plan, player)
    canvas.hit(plan.panel.rect, TabOf(plan.seat))
    draw_on_board(canvas, sight, plan)


def _draw_inside(canvas: Canvas, sight: Sight, plan: BoardPlan, player: SeatView) -> None:
    """Plate, goods, Deals or their number; for the virtual opponent its status."""
    _draw_poster(canvas, sight, plan)
    draw_plate(canvas, sight, plan, player)
    with canvas.within(plan.panel.rect):
        for good, box in plan.goods.items():
            if not plan.is_tab:
                chrome.good_cell(canvas, box.rect, good, player.goods[good])
            elif player.goods[good]:
                draw_count(canvas, good, player.goods[good], box, player.passed)
        if len(plan.deals) == len(player.deals):
            draw_deals(canvas, sight, plan, player)
        else:
            canvas.panel(plan.deal_zone.rect, theme.EMPTY_CELL, f"deals {player.seat}")
            draw_count(canvas, "deal", len(player.deals), plan.deal_zone.grown(-2))
    draw_automa(canvas, sight, plan)


def draw_count(canvas: Canvas, icon: str, count: int, box: Box, dim: bool = False) -> None:
    """Draw an icon and a number to its right, as large as ``box`` allows; where there is little room the number is
    narrowed."""
    px = max(theme.ICON_FLOOR, min(round(box.h * 0.88), round(box.w * 0.56)))
    number, size = str(count), round(px * 0.86)
    while px + width_of(number, "number", size) + 3 > box.w and (px > theme.ICON_FLOOR or size > theme.FLOOR):
        px, size = max(theme.ICON_FLOOR, px - 1), max(theme.FLOOR, size - 1)
    shown = canvas.icon(icon, (box.x + px / 2, box.center[1]), px)
    room = pygame.Rect(shown.right + 1, box.y, box.right - shown.right - 2, box.h)
    room = room.inflate(0, max(0, 2 * size - room.height))  # a digit is lower than its line
    canvas.letters(number, room, "number", size, theme.DISABLED if dim else theme.TXT)


def draw_state(canvas: Canvas, sight: Sight, plan: BoardPlan) -> None:
    """Draw a State of the overview. A click anywhere on it selects it; each Deal can be pointed at."""
    player = sight.player(plan.seat)
    rows = [row.band.rect for row in plan.rows]
    ground = plan.panel.rect.unionall(rows)
    moving = sight.standing.mover == plan.seat
    canvas.panel(ground, theme.ACTIVE if moving else theme.PLAIN, f"board {plan.seat}")
    draw_light(canvas, Box(*ground), moving)
    canvas.hit(ground, TabOf(plan.seat))
    _draw_inside(canvas, sight, plan, player)
    draw_on_board(canvas, sight, plan)
    for index, (card, box) in enumerate(zip(player.deals, plan.deals, strict=False)):
        record_hit(canvas, box.rect, DealOf(plan.seat, index, card))
    canvas.layer += 1
    draw_rows(canvas, sight, plan)
    if moving:
        draw_lit_frame(canvas, plan.seat, Box(*ground).grown(canvas.px(_MARGIN)))


def draw_hovered_tab(canvas: Canvas, sight: Sight) -> None:
    """Draw a bright edge around the hovered tab, which can be clicked."""
    if isinstance(sight.mode, Held):
        return
    for plan in sight.layout.opponents:
        if plan.is_tab and sight.touch.hover == TabOf(plan.seat):
            canvas.panel(plan.panel.rect, theme.PanelStyle(None, theme.PAPER, radius=10, edge_width=2), "hover")


def draw_counts(canvas: Canvas, sight: Sight) -> None:
    """Draw on each tab how many targets its State has, while one is chosen. A player who has passed is locked."""
    aimed = _aimed(sight)
    if aimed is None or not sight.layout.has_tabs:
        return
    for plan in sight.layout.opponents:
        if plan.count is None:
            continue
        if sight.player(plan.seat).passed:
            chrome.veil(canvas, plan.panel.rect, 10)
        _draw_badge(canvas, plan, plan.count, aimed, sight)


def _aimed(sight: Sight) -> _Aimed | None:
    """The targets in the other States of the aimed token or of the open question; None if there are none."""
    verb = aimed_at_others(sight.standing, sight.mode)
    if verb:
        return _Aimed(_AIMS[verb], sight.colour(verb), target_counts(sight.standing, targets_of(sight.mode)))
    question, counts = sight.standing.question, site_owners(sight.standing)
    icon = QUESTIONS[type(question)].icon if question else ""
    theirs = isinstance(sight.mode, Rest) and any(seat != sight.standing.seat for seat in counts)
    return _Aimed(icon, theme.PAPER, counts) if icon and theirs else None


def _draw_badge(canvas: Canvas, plan: BoardPlan, box: Box, aimed: _Aimed, sight: Sight) -> None:
    locked, count = sight.player(plan.seat).passed, aimed.counts[plan.seat]
    edge = aimed.colour if count else theme.LINE
    canvas.panel(box.rect, theme.PanelStyle(theme.INK, edge, radius=8, edge_width=2.5), f"targets {plan.seat}")
    px = max(theme.ICON_FLOOR, min(round(box.h * 0.66), round(box.w * 0.44)))
    with canvas.within(box.rect):
        if locked:
            canvas.icon("lock", box.rect, px)
            return
        canvas.icon(aimed.icon, (box.x + canvas.px(4) + px / 2, box.center[1]), px, dim=not count)
        left = box.x + canvas.px(6) + px
        room = pygame.Rect(left, box.y, box.right - canvas.px(3) - left, box.h)
        canvas.letters(str(count), room, "number", round(px * 1.1), theme.TXT if count else theme.DISABLED, "center")
