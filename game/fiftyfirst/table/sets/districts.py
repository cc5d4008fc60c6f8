"""The districts (R53.4): folded in the side column, unfolded in a drawer over the States."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from typing import Final

import pygame
from msgspec.structs import replace

from game.fiftyfirst.art import colours
from game.fiftyfirst.art.area_faces import marker
from game.fiftyfirst.art.inks import PALETTES
from game.fiftyfirst.art.pictures import picture, ruin_picture
from game.fiftyfirst.cards.sets.districts import DISTRICT as KIND
from game.fiftyfirst.cards.sets.districts import District
from game.fiftyfirst.cards.vocabulary import GROUPS
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.references import DISTRICT
from game.fiftyfirst.rules.sets.districts import messages
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.draw.boards import rounded
from game.fiftyfirst.table.draw.line_tiles import HEAD_SHARE, draw_tile_ground
from game.fiftyfirst.table.moves.script import RAZE, SMOKE, Script
from game.fiftyfirst.table.plan.boards import Band, PanelPlan, TableSheet
from game.fiftyfirst.table.play.choices import deal_owners
from game.fiftyfirst.table.play.targets import Target, targets_at
from game.fiftyfirst.table.sets import district_tiles
from game.fiftyfirst.table.sets.district_tiles import HEAD, board_of
from game.fiftyfirst.table.sight import RAZING, Sight, Standing
from game.fiftyfirst.table.spots import DistrictAt, Origin, OwnGoods
from game.fiftyfirst.table.words.prompts import forecast_lines
from game.fiftyfirst.table.words.tips import aimed_title
from game.fiftyfirst.table.zone import ColumnTiles, LineTiles, TableSet
from game.fiftyfirst.wording import refusals
from game.fiftyfirst.wording.row import DEAL
from game.fiftyfirst.wording.rows.cards import bag_strip
from game.fiftyfirst.wording.sets.districts import district_line, district_standing, district_strips
from game.ui import theme
from game.ui.art import chrome
from game.ui.art.counted import LINES, counted, draw_row
from game.ui.art.shapes import box as flat
from game.ui.art.strips import draw_strip, strip_width
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.motion.motion import Burn, Gleam, Smoke
from game.ui.places import Label
from game.ui.table import labels
from game.ui.table.draw.heads import draw_head
from game.ui.table.moves.script import CARD, GOODS
from game.ui.table.standing import ACT
from game.ui.table.zone import Cards, Overlay, Zone
from game.ui.widgets.button import record_hit

_IN_LINE = 150.0
"""In u: width of each district in the line of the overview."""

_DRAWER_EDGE, _DRAWER_GAP, _DRAWER_HEAD = 14.0, 12.0, 49.0
_DISTRICT, _DISTRICT_HIGH = 256.0, 300.0
"""In u: the drawer with the districts: its edge, the gap between districts, its head, and each of them."""

_TO_EDGE = 298.0
"""In u: from the drawer to the edge of the window."""

DRAWER: Final = "drawer"
"""The panel with the districts, unfolded."""

LAYER: Final = 5
"""The layer of the open drawer: over all States, under lifted hand cards."""

_FOLDED: Final = theme.FULL_CELL._replace(edge=PALETTES[KIND][3])
_DRAWER: Final = theme.DIALOG._replace(edge=PALETTES[KIND][3])

_PICTURE: Final = 0.95
"""Width of the picture in the line of the overview, as a share of its height."""

LIT = 520
"""Milliseconds at normal speed for which a district lights up."""


# ---------------------------------------------------------------------- where they lie, and how they are drawn
def _present(sheet: TableSheet, boxes: Sequence[Box]) -> dict[Label, Box]:
    """The places of the districts that nobody has razed."""
    left = {board.district for board in sheet.view.districts or ()}
    return {DistrictAt(id): box for id, box in zip(sheet.catalog.districts, boxes, strict=True) if id in left}


class DrawerPlan(PanelPlan, frozen=True):
    """The drawer with the districts, which lies over the upper State; ``head`` closes it."""

    head: Box
    districts: Mapping[Label, Box]

    def labelled(self) -> Iterator[tuple[Label, Box]]:
        """The districts."""
        yield from self.districts.items()


def _plan_drawer(sheet: TableSheet, upper: Band, _: Band) -> DrawerPlan:
    """The open drawer, from the top of the State above on and up to the side column."""
    top, right = upper.top, sheet.width - _TO_EDGE
    count = len(sheet.catalog.districts)
    width = count * (_DISTRICT + _DRAWER_GAP) - _DRAWER_GAP
    left = right - width - 2 * _DRAWER_EDGE
    high = _DRAWER_HEAD + _DISTRICT_HIGH + 2 * _DRAWER_EDGE
    first, under = left + _DRAWER_EDGE, top + _DRAWER_EDGE + _DRAWER_HEAD
    boxes = [
        sheet.box(first + place * (_DISTRICT + _DRAWER_GAP), under, _DISTRICT, _DISTRICT_HIGH) for place in range(count)
    ]
    return DrawerPlan(
        panel=sheet.box(left, top, width + 2 * _DRAWER_EDGE, high),
        head=sheet.box(first, top + _DRAWER_EDGE / 2, width, _DRAWER_HEAD),
        districts=_present(sheet, boxes),
    )


def _drawer(sight: Sight) -> DrawerPlan:
    plan = sight.layout.panels[DRAWER]
    assert isinstance(plan, DrawerPlan), "this room plans it"
    return plan


def _box(sight: Sight, at: DistrictAt) -> Box | None:
    """In the drawer while that is open, else of its folded plate."""
    return (_drawer(sight).districts if sight.is_open(DRAWER) else sight.layout.side.tiles).get(at)


def _draw_in_line(canvas: Canvas, sight: Sight, label: DistrictAt, box: Box) -> None:
    """A district in the overview: its picture with the markers of the players with a Deal, its name, and the goods on
    it, each in a line of its own where there is room; of a razed one, its Ruin."""
    board = board_of(sight, label.district)
    if board is None:
        _draw_razed(canvas, sight, label, box)
        return
    place = draw_tile_ground(canvas, box, _FOLDED, board.district, KIND, _PICTURE)
    canvas.text(sight.wording.title(board.district), place.head, "title", theme.CAPTION, theme.TXT, upper=True)
    px = max(16, min(place.picture.width // 2 - 1, canvas.px(26)))
    for number, seat in enumerate(board.deals):
        down, across = divmod(number, max(1, place.picture.width // (px + 1)))
        x, y = place.picture.x + 1 + across * (px + 1), place.picture.bottom - (down + 1) * (px + 1)
        canvas.picture(marker(sight.emblem(seat), px), (x + px / 2, y + px / 2), f"deal of {seat}")
    goods = counted(board.goods.items(), ones=False)
    lines = [(one,) for one in goods] if len(goods) * theme.ICON_FLOOR <= place.body.height else [goods]
    for number, line in enumerate(lines):
        high = place.body.height / len(lines)
        room = pygame.Rect(place.body.x, round(place.body.y + number * high), place.body.width, round(high))
        draw_row(canvas, line, room, min(canvas.px(30), round(high * 0.94)), "left", theme.TXT, LINES)
    record_hit(canvas, box.rect, label)


def _draw_razed(canvas: Canvas, sight: Sight, label: DistrictAt, box: Box) -> None:
    """The place of a district that somebody has razed."""
    canvas.panel(box.rect, theme.PanelStyle(colours.RUIN, colours.RUIN_EDGE, radius=7, edge_width=1.2), label)
    inner = box.grown(-max(2, canvas.px(6))).rect
    head = pygame.Rect(inner.x, inner.y, inner.width, round(inner.height * HEAD_SHARE))
    canvas.text(
        sight.wording.title(label.district), head, "title", theme.CAPTION, colours.RUIN_TXT, "center", upper=True
    )
    art = pygame.Rect(inner.x, head.bottom, inner.width, inner.bottom - head.bottom)
    canvas.image(rounded(ruin_picture(art.size), max(1, art.height // 8)), art.topleft, "ruin")
    record_hit(canvas, box.rect, label)


def _draw_drawer(canvas: Canvas, sight: Sight) -> None:
    """The open drawer with the districts."""
    plan = _drawer(sight)
    canvas.layer = LAYER
    chrome.drop_shadow(canvas, plan.panel.rect, 14, 16)
    canvas.panel(plan.panel.rect, _DRAWER, DRAWER)
    canvas.hit(plan.panel.rect, labels.PANEL)
    head, px = plan.head, max(theme.ICON_FLOOR, round(plan.head.h * 0.7))
    with canvas.within(head.rect):
        shown = canvas.icon(KIND, (head.x + px / 2, head.center[1]), px)
    room = Box(shown.right + px // 3, head.y, head.right - shown.right - px // 3, head.h)
    draw_head(canvas, sight, HEAD, room, sight.text("option-districts.name"), theme.TITLE)
    record_hit(canvas, head.rect, HEAD)
    for board in sight.standing.view.districts or ():
        box = plan.districts.get(DistrictAt(board.district))
        if box:
            _draw_district(canvas, sight, board, sight.catalog.districts[board.district], box)


def _draw_district(canvas: Canvas, sight: Sight, board: messages.DistrictBoard, district: District, box: Box) -> None:
    """A district in the drawer: name, picture with the goods on it, the markers of the players with a Deal, and what it
    does."""
    inks, label = PALETTES[KIND], DistrictAt(district.id)
    canvas.panel(box.rect, theme.PanelStyle(inks[1], inks[3], radius=10), label)
    inner, line = box.grown(-max(2, canvas.px(4))).rect, round(box.h * 0.125)
    rows = [pygame.Rect(inner.x, inner.bottom - line * (3 - place), inner.width, line) for place in range(3)]
    band = pygame.Rect(inner.x, inner.y, inner.width, line)
    art = pygame.Rect(inner.x, band.bottom, inner.width, rows[0].y - band.bottom)
    with canvas.within(box.rect):
        canvas.fill(band, inks[0])
        words = band.inflate(-canvas.px(10), 0)
        letters = max(theme.FLOOR, round(min(line * 0.62, line * 0.54 * sight.layout.card_text)))
        canvas.letters(sight.wording.title(district.id), words, "title", letters, theme.PAPER, "center", upper=True)
        canvas.image(picture(district.id, KIND, art.size), art.topleft, district.id)
        for strip, row in zip(district_strips(district), rows, strict=True):
            canvas.blit(flat(row.size, line * 0.14, theme.PAPER, inks[2], 1), row)
            draw_strip(canvas, strip, row, max(theme.ICON_FLOOR, round(line * 0.76)))
        _draw_on_it(canvas, sight, board, art)
    canvas.hit(box.rect, label)


def _draw_on_it(canvas: Canvas, sight: Sight, board: messages.DistrictBoard, art: pygame.Rect) -> None:
    """What lies on a district: its goods on a tray at the foot of the picture, markers at its upper edge."""
    pad = max(2, canvas.px(5))
    px = max(theme.ICON_FLOOR + 4, round(art.height * 0.26))
    goods = bag_strip(board.goods, badges=True)
    if goods:
        tray = pygame.Rect(0, 0, min(art.width - 2 * pad, round(strip_width(goods, px)) + 4 * pad), round(px * 1.4))
        tray.midbottom = (art.centerx, art.bottom - pad)
        canvas.blit(flat(tray.size, tray.height * 0.25, theme.TRAY, theme.TRAY_EDGE, max(1.0, px * 0.05)), tray)
        draw_strip(canvas, goods, tray.inflate(-2 * pad, 0), px)
    side = max(theme.ICON_FLOOR + 4, round(art.height * 0.24))
    for number, seat in enumerate(board.deals):
        middle = (art.x + pad + side / 2 + number * (side + pad), art.y + pad + side / 2)
        canvas.picture(marker(sight.emblem(seat), side), middle, f"deal of {seat}")


# ---------------------------------------------------------------------- what is said and done there
def _about(sight: Sight, district: str) -> tuple[str, ...]:
    """The name of a district, what is printed on it, and what lies on it (R53.4)."""
    known = board_of(sight, district)
    lying = (str(district_standing(sight.wording, known, sight.names)) if known else sight.text("district-gone"),)
    words = sight.wording
    return words.title(district), district_line(words, sight.catalog.districts[district]), *lying


def _named(sight: Sight, at: DistrictAt) -> tuple[str, ...]:
    """As a Deal of one who has made one with it (R53.4)."""
    known = board_of(sight, at.district)
    holders = known.deals if known else ()
    owner = next((seat for seat in deal_owners(sight, at.district) if seat in holders), None)
    return (DEAL, owner, at.district) if owner is not None else ()


def _districts(sight: Sight) -> Iterator[tuple[Label, Box | None]]:
    boards = sight.standing.view.districts or ()
    return ((DistrictAt(board.district), _box(sight, DistrictAt(board.district))) for board in boards)


def _in_play(sight: Sight, at: DistrictAt) -> Cards | None:
    districts = tuple(board.district for board in sight.standing.view.districts or ())
    return (districts, districts.index(at.district)) if at.district in districts else None


def _changed_districts(before: Sight, after: Sight) -> Iterator[Label]:
    """Districts on which other goods or Deals lie. A razed district is no place any longer."""
    known, now = before.standing.view.districts or (), after.standing.view.districts or ()
    return (DistrictAt(board.district) for board in now if board not in known)


def _at_each(
    standing: Standing,
    verb: str,
    deed: type[messages.DealWithDistrict | messages.RazeDistrict],
    names_deed: bool = False,
) -> tuple[Target, ...]:
    boards = standing.view.districts or ()
    wanted = [(DistrictAt(board.district), verb, deed(standing.seat, board.district)) for board in boards]
    return targets_at(standing.match, wanted, names_deed)


def _deals(standing: Standing) -> tuple[Target, ...]:
    """The districts, onto which blue contact tokens are dropped for a Deal (R53.4). A refusal also names the deed where
    the seat has a Deal already, which is not used up in a round only."""
    return tuple(
        target if target.refusal and target.refusal.code == "already_used" else replace(target, tried=None)
        for target in _at_each(standing, "deal_with_district", messages.DealWithDistrict, names_deed=True)
    )


def _razed(standing: Standing) -> tuple[Target, ...]:
    """The districts, which red contact tokens raze (R53.4)."""
    return _at_each(standing, "raze_district", messages.RazeDistrict)


def _takes(standing: Standing, source: Origin) -> tuple[Target, ...]:
    """What a token does there. A universal one makes a Deal with a district that it cannot raze."""
    match source:
        case spots.BLUES:
            return _deals(standing)
        case OwnGoods("universal"):
            pairs = zip(_razed(standing), _deals(standing), strict=True)
            return tuple(deal if deal.is_legal and not raze.is_legal else raze for raze, deal in pairs)
        case OwnGoods(token) if token in RAZING and token not in GROUPS:
            return _razed(standing)
        case _:
            return ()


def _targets(standing: Standing, district: str) -> tuple[Target, ...]:
    """What can be done with a district: a Deal, or razing it."""
    both = (*_deals(standing), *_razed(standing))
    return tuple(target for target in both if target.label == DistrictAt(district))


def _useful(standing: Standing) -> Set[str]:
    """Blue tokens, if there is a Deal that they pay for."""
    legal = standing.match.legal() if standing.turn == ACT and standing.view.districts else ()
    can_deal = any(isinstance(command, messages.DealWithDistrict) for command in legal)
    return {"blue"} if can_deal and standing.me.goods["blue"] else frozenset()


def _lines(sight: Sight, district: str) -> tuple[str, ...]:
    """Verb by verb what can be done with a district now, and what it would bring, or why it cannot be done."""
    told = list[str]()
    for target in _targets(sight.standing, district):
        if target.is_legal:
            told += (*forecast_lines(sight, target.commands[0]), *_later(sight, target.commands))
        elif target.refusal:
            verb = sight.text(f"table-verb-{target.verb}")
            reason = refusals.refusal(sight.wording, target.refusal, sight.names, target.tried)
            told.append(sight.text("table-tip-why", verb=verb, reason=reason))
    return tuple(told)


def _later(sight: Sight, commands: Sequence[AnyCommand]) -> tuple[str, ...]:
    """What a Deal will give, or whose Deals end with a district."""
    match commands[0]:
        case messages.DealWithDistrict(district=district):
            return (sight.text("table-beyond-deal_with_district", goods=sight.catalog.districts[district].deal),)
        case messages.RazeDistrict(district=district):
            deals = next(
                (board.deals for board in sight.standing.view.districts or () if board.district == district), ()
            )
            seats = sight.wording.all_of([sight.names[seat] for seat in deals])
            return (sight.text("table-beyond-raze_district", seats=seats),) if deals else ()
        case _:
            return ()


# ---------------------------------------------------------------------- what moves
def _produce(script: Script, event: messages.DistrictProduced) -> None:
    """The goods come up on the district, which lights up."""
    place = script.endpoints.lying(DistrictAt(event.district))
    below = place._replace(y=place.bottom)
    script.veil(place.grown(2), script.next_token + GOODS)
    script.move(None, None, event.goods, below, place)
    script.add(Gleam(at=place, delay=script.now, lasts=LIT))


def _make_deal(script: Script, event: messages.DistrictDealMade) -> None:
    """The token of the seat lies on the district when all is paid; its goods fly out of it."""
    place = script.endpoints.lying(DistrictAt(event.district))
    script.veil(place.grown(2), script.next_token + GOODS)
    script.origin = place
    script.now += CARD // 2


def _burn(script: Script, event: messages.DistrictRazed) -> None:
    """The district burns down; what lay on it flies to whoever has razed it."""
    place = script.endpoints.lying(DistrictAt(event.district))
    face = script.face(event.district, max(24, place.w))
    shown = place._replace(h=min(place.h, face.get_height()))
    script.after(Burn(picture=face, at=shown, label=event.district, delay=script.now, lasts=RAZE))
    script.add(Smoke(at=place, delay=script.now, lasts=SMOKE))
    script.origin = place


DISTRICTS: Final = TableSet(
    has=lambda view: bool(view.districts),
    razes=(messages.RazeDistrict,),
    deals=lambda view, seat: [board.district for board in view.districts or () if seat in board.deals],
    zones=(
        Zone(
            DistrictAt,
            box=_box,
            draw=district_tiles.draw,
            draw_in_line=_draw_in_line,
            about=lambda sight, at: _about(sight, at.district),
            cards=_in_play,
            shown=lambda _, at: at.district,
            offered=_districts,
            changed=_changed_districts,
            held=lambda sight, at: (sight.wording.title(at.district), sight.text("table-held-district")),
            verbs=lambda standing, at: _targets(standing, at.district),
            menu=lambda _, __: (("deal_with_district", "raze_district"), None),
            brings=lambda sight, at: _lines(sight, at.district) if sight.standing.turn == ACT else (),
            over=(DRAWER,),
            takes=_takes,
            tokens={"blue": "deal_with_district"},
            useful=_useful,
            begins=(DISTRICT,),
            is_whole=True,
            is_lit=True,
            lifted=lambda _, __, ___: False,
            title=lambda sight, target: (
                aimed_title(sight, target, target.label.district) if isinstance(target.label, DistrictAt) else ""
            ),
            after=spots.EXCHANGE,
            topic="districts",
            printed=District,
            named=_named,
        ),
        Zone(
            HEAD,
            draw=lambda canvas, sight, label, box: draw_head(
                canvas, sight, label, box, sight.text("option-districts.name")
            ),
            key="d",
            about=lambda sight, _: (
                sight.text("option-districts.name"),
                sight.text("districts-head-tip.close" if sight.is_open(DRAWER) else "districts-head-tip"),
            ),
            turns=True,
            topic="districts",
        ),
    ),
    strip=ColumnTiles(HEAD, district_tiles.high, district_tiles.plan),
    line=LineTiles(lambda sheet: tuple(map(DistrictAt, sheet.catalog.districts)), _IN_LINE),
    overlays=(Overlay(DRAWER, HEAD, plan=_plan_drawer, draw=_draw_drawer, stays=False),),
    colours={"deal_with_district": theme.BLUE, "raze_district": theme.RED},
    later={messages.DealWithDistrict: _later, messages.RazeDistrict: _later},
    motions={messages.DistrictProduced: _produce, messages.DistrictDealMade: _make_deal, messages.DistrictRazed: _burn},
    paid_at={
        messages.DistrictDealMade: lambda places, event: places.lying(DistrictAt(event.district)),
        messages.DistrictRazed: lambda places, event: places.lying(DistrictAt(event.district)),
    },
)
