"""Draws the targets of a held or aimed card or token: where it may go, what that costs, and what is not possible."""

from __future__ import annotations

import pygame

from game.kernel.bag import Bag
from game.rules.phases.actions.build import REWARD
from game.ui import theme
from game.ui.art import chrome, state_parts
from game.ui.art.cache import kept
from game.ui.art.card_strips import goods_row
from game.ui.art.lettering import width_of
from game.ui.art.plates import Shape
from game.ui.art.shapes import box as box_surface
from game.ui.art.shapes import shadow
from game.ui.art.svg import convert, faded
from game.ui.boxes import Box
from game.ui.canvas import Canvas, cut_out
from game.ui.places import HandCard, InHand, OwnGoods, SiteAt
from game.ui.shades import is_high_contrast
from game.ui.table import labels
from game.ui.table.play.modes import Aiming, Held, Radial, Target, source_of, targets_of
from game.ui.table.play.place_boxes import build_row, drop_zone, fan_box, hand_box, offered_places, target_box
from game.ui.table.sight import Sight

LAYER = 5

_EDGE, _LIFT, _CORNER = 2, 5, 9
"""In u, of what can be used: width of its edge, blur of its shadow, radius."""


def colour_of(sight: Sight, verb: str) -> str:
    """The colour of the targets of a verb."""
    return next(one.colours[verb] for one in sight.standing.all_sets if verb in one.colours)


def draw_targets(canvas: Canvas, sight: Sight) -> None:
    """Draw all targets of the mode."""
    canvas.layer = LAYER
    mode = sight.mode
    if isinstance(mode, Aiming):
        _dim_all_but_targets(canvas, sight)
    if isinstance(mode, Radial) and not isinstance(mode.source, HandCard):
        if place := fan_box(sight, mode):
            chrome.focus_ring(canvas, place.rect, theme.GOLD, 12, 3)
        return
    found = _seen_targets(sight)
    plates = [(target, target.label.number, box) for target, box in found if isinstance(target.label, SiteAt)]
    for target, _, box in plates:
        _draw_plate_target(canvas, sight, target, box)
    for target, box in found:  # where a row is full, the place to build lies over the end of its last Site
        if not isinstance(target.label, SiteAt) and isinstance(mode, Held | Radial | Aiming):
            sight.zone(target.label).priced(canvas, sight, target, box)
            _draw_zone(canvas, sight, target, box)
            if isinstance(mode, Held) and target.is_legal:
                _draw_reach(canvas, sight, target)
    for target, number, box in plates:
        _draw_price(canvas, sight, target, number, box)


def _seen_targets(sight: Sight) -> list[tuple[Target, Box]]:
    """The targets of the mode with their boxes; without what the large map or the open drawer hides."""
    found = [(target, box) for target in targets_of(sight.mode) if (box := target_box(sight, target))]
    for name, panel in sight.overlays.items():
        found = [
            (target, box)
            for target, box in found
            if name in sight.zone(target.label).over or not panel.rect.colliderect(box.rect)
        ]
    return found


def draw_offers(canvas: Canvas, sight: Sight) -> None:
    """Lift everything that can be used now, with a cream edge; not hand cards, as those that cannot be used are
    dimmed."""
    canvas.layer = LAYER
    for label, box in offered_places(sight):
        if isinstance(label, InHand):
            continue
        if is_high_contrast():
            chrome.focus_ring(canvas, box.rect, theme.PAPER, 11, _EDGE)
        else:
            line, blur = max(2, canvas.px(_EDGE)), max(2, canvas.px(_LIFT))
            lifted = _lifted(box.size, line, blur, canvas.px(_CORNER))
            canvas.blit(lifted, (box.x - (lifted.get_width() - box.w) // 2, box.y - (lifted.get_height() - box.h) // 2))


@kept
def _lifted(size: tuple[int, int], line: int, blur: int, radius: int) -> pygame.Surface:
    """The cream edge around a place of ``size`` pixels, and outside it the shadow of what is lifted."""
    outer = (size[0] + 2 * line, size[1] + 2 * line)
    picture = shadow(outer, radius, blur, 190).copy()
    lower = picture.copy()
    picture.fill((0, 0, 0, 0))
    picture.blit(lower, (0, max(1, blur // 2)))
    inside = pygame.Rect(0, 0, *outer)
    inside.center = picture.get_rect().center
    picture.fill((0, 0, 0, 0), inside.inflate(-line, -line))
    picture.blit(box_surface(outer, radius, None, theme.PAPER, line), inside.topleft)
    return convert(picture)


def _dim_all_but_targets(canvas: Canvas, sight: Sight) -> None:
    """Darken the table except for the legal targets and the card or token aimed at them; not in high contrast, where
    rings show them."""
    if is_high_contrast():
        return
    boxes: list[Box | None] = [box for target, box in _seen_targets(sight) if target.is_legal]
    source = source_of(sight.mode)
    if isinstance(source, OwnGoods):
        boxes.append(sight.layout.own.goods.get(source.good))
    elif isinstance(source, HandCard):
        boxes.append(hand_box(sight, source))
    bright = [cut_out(canvas.surface, box.rect) for box in boxes if box]
    canvas.blit(box_surface(canvas.size, 0, theme.SCRIM, alpha=0.47), (0, 0))
    for picture, rect in bright:
        canvas.blit(picture, rect)


def draw_lit(canvas: Canvas, sight: Sight, target: Target, phase: float) -> None:
    """Highlight the target under a held card or token; ``phase`` moves the dashes around a zone, in u."""
    box = target_box(sight, target)
    if box is None or not target.is_legal:
        return
    canvas.layer = LAYER
    if isinstance(target.label, SiteAt) or sight.zone(target.label).is_whole:
        chrome.focus_ring(canvas, box.rect, theme.PAPER, 12, 4)
        return
    colour = _bright(colour_of(sight, target.verb))
    if target.label not in (labels.STRIP, labels.TABLE) and not is_high_contrast():
        canvas.blit(box_surface(box.size, canvas.px(10), colour, alpha=0.25), box[:2])
    _draw_reach(canvas, sight, target, theme.PAPER)
    step = canvas.px(phase) // 2 * 2 % max(2, canvas.px(22))
    chrome.dashed_outline(canvas, box.rect, theme.PAPER, phase=step / canvas.metrics.scale)


def _draw_reach(canvas: Canvas, sight: Sight, target: Target, colour: str = "") -> None:
    """Outline what belongs to a zone: the row in which a card is built, the board under which a Deal is made."""
    reach = build_row(sight) if target.label == labels.BUILD else drop_zone(sight, target)
    if reach and target.label in (labels.BUILD, labels.DEAL):
        chrome.focus_ring(canvas, reach.rect, colour or _bright(colour_of(sight, target.verb)), 10, _EDGE)


def _draw_zone(canvas: Canvas, sight: Sight, target: Target, box: Box) -> None:
    """A target that is no Site, with its verb and cost; what lies at a place that is whole stays in sight; the hand
    strip and the whole table get an outline only."""
    colour = colour_of(sight, target.verb)
    if sight.zone(target.label).is_whole:
        if target.is_legal:
            is_hovered = sight.touch.hover == target.label and not isinstance(sight.mode, Held)
            chrome.focus_ring(canvas, box.rect, theme.PAPER if is_hovered else _bright(colour), 8, 4)
        else:
            chrome.veil(canvas, box.rect)
    elif target.label in (labels.STRIP, labels.TABLE):
        chrome.dashed_outline(canvas, box.rect, colour if target.is_legal else theme.DISABLED)
    else:
        strength = 0.24 if target.is_legal else 0.05
        chrome.target(canvas, box.rect, _bright(colour) if target.is_legal else theme.DISABLED, 0, strength)
        _draw_words(canvas, sight, target, box)
    canvas.hit(box.rect, target.label)


def _bright(colour: str) -> str:
    return {theme.GREY: "#BCC2C8", theme.BLUE: "#62A3E0", theme.RED: "#F27A6C"}.get(colour, colour)


def _draw_words(canvas: Canvas, sight: Sight, target: Target, box: Box) -> None:
    """The verb and its cost, at the upper left, where the held card does not hide them."""
    cost = goods_row(target.cost, max(16, canvas.px(34)), badges=target.cost.total > 4)
    pad, line = canvas.px(14), max(18, canvas.px(40))
    colour = theme.PAPER if target.is_legal else theme.DISABLED
    words = sight.text(f"table-verb-{target.verb}")
    tall, wide = box.h > canvas.px(80), box.w > canvas.px(250)
    top, high = (box.y + canvas.px(6), line) if tall else (box.y, box.h)
    with canvas.within(box.rect):
        head = pygame.Rect(box.x + pad, top, min(box.w - 2 * pad, canvas.px(150)), high)
        ink = canvas.text(words, head, "title", theme.TITLE, colour, upper=True)
        if tall and not wide:
            _put_cost(canvas, cost, head.move(0, line), target)
            return
        left = max(ink.right, head.x) + pad
        _put_cost(canvas, cost, pygame.Rect(left, top, box.right - pad - left, high), target)


def _put_cost(canvas: Canvas, cost: pygame.Surface, room: pygame.Rect, target: Target) -> None:
    """The cost at the left of ``room``, scaled down to its width."""
    share = min(1.0, max(1, room.width) / max(1, cost.get_width()))
    if share < 1:
        cost = pygame.transform.smoothscale_by(cost, share)
    if not target.is_legal:
        cost = faded(cost.copy())
    canvas.picture(cost, (room.x + cost.get_width() / 2, room.centery), f"cost {target.verb}")


def _draw_plate_target(canvas: Canvas, sight: Sight, target: Target, box: Box) -> None:
    """A plate as a target: outlined if it is legal, else dimmed. Developing with a development token (R8.4) is the
    second choice, and gets dashes."""
    colour = colour_of(sight, target.verb)
    if not target.is_legal:
        chrome.veil(canvas, box.rect)
    elif target.verb == "develop" and target.cost["development"] > 0:
        chrome.dashed_outline(canvas, box.grown(canvas.px(2)).rect, colour, 11, 2.5)
    else:
        chrome.focus_ring(canvas, box.rect, _bright(colour), 12, 4)
    if sight.touch.hover == target.label and target.is_legal and not isinstance(sight.mode, Held):
        chrome.focus_ring(canvas, box.rect, theme.PAPER, 12, 4)
    canvas.hit(box.rect, target.label)


def _draw_price(canvas: Canvas, sight: Sight, target: Target, number: int, box: Box) -> None:
    if target.verb == "raze":
        place = (box.x + canvas.px(8), box.y + canvas.px(12))  # clear of the ribbon of Spoils
        state_parts.defence_shield(canvas, place, max(20, canvas.px(36)), sight.raze_price(number), target.is_legal)
        _draw_spoils(canvas, sight, number, box)
        return
    if target.verb == "demolish":
        _draw_spoils(canvas, sight, number, box)
        return
    if not target.is_legal or target.verb not in ("develop", "visit"):
        return
    size = max(16, canvas.px(30))
    signs = [next(iter(target.cost), "brick"), *(REWARD if target.verb == "develop" else ())]
    tag = pygame.Rect(0, 0, size * len(signs) + canvas.px(8), size + canvas.px(4))
    tag.midbottom = (box.center[0], box.y + canvas.px(10))  # clear of icons and ribbon
    canvas.panel(
        tag, theme.PanelStyle(theme.INK, _bright(colour_of(sight, target.verb)), radius=9, edge_width=_EDGE), "price"
    )
    for index, name in enumerate(signs):
        canvas.icon(name, (tag.x + canvas.px(4) + size * (index + 0.5), tag.centery), size - canvas.px(2))


def _draw_spoils(canvas: Canvas, sight: Sight, number: int, box: Box) -> None:
    """The Spoils of a Location to raze at the upper right of its plate, if that is too low to show them itself."""
    found, seen = sight.site(number), sight.layout.uncovered(number) or box
    location = sight.location(found[1].card) if found else None
    if location is None or not Shape(*box.size, seen.w).is_low:
        return
    size = max(theme.ICON_FLOOR, canvas.px(21))
    goods = goods_row(location.spoils, size)
    if goods.get_width() > seen.w - size - canvas.px(30):
        goods = goods_row(location.spoils, size, badges=True)
    ribbon = pygame.Rect(0, 0, goods.get_width() + canvas.px(6), size + canvas.px(4))
    ribbon.topright = (seen.right - canvas.px(2), box.y - canvas.px(12))  # clear of a title of two lines
    canvas.panel(ribbon, theme.PanelStyle(theme.RED, theme.INK, radius=5, edge_width=1.5), f"spoils {number}")
    canvas.picture(goods, ribbon.center, "spoils")


def draw_means(canvas: Canvas, sight: Sight) -> None:
    """Draw between the States, while a Location to raze is chosen, what there is to pay with."""
    tokens, upper = sight.standing.me.goods, sight.layout.opponent.rows[-1].band
    have = Bag({good: tokens[good] for good in sight.standing.razing})
    if not have:
        return
    words, height, pad = sight.text("table-aim-raze.have"), max(20, canvas.px(34)), canvas.px(14)
    px, goods = canvas.metrics.text_px(theme.BODY), goods_row(have, max(20, canvas.px(28)), badges=have.total > 8)
    height = max(height, round(px * 1.5))
    wide = width_of(words, "strong", px)
    rect = pygame.Rect(0, 0, wide + goods.get_width() + 3 * pad, height)
    rect.midtop = (upper.center[0], upper.bottom + canvas.px(2))
    canvas.layer = LAYER
    with canvas.within(rect):
        canvas.panel(rect, theme.PanelStyle(theme.INK, _bright(theme.RED), radius=17, edge_width=_EDGE), "means")
        canvas.letters(words, pygame.Rect(rect.x + pad, rect.y, wide + 2, height), "strong", px, theme.PAPER)
        canvas.picture(goods, (rect.right - pad - goods.get_width() / 2, rect.centery), "means")
