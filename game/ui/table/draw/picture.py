"""Draws the table: what rests is drawn once per state of the match, what moves is drawn on top in every frame."""

from __future__ import annotations

from collections.abc import Collection

import pygame

from game.ui import places
from game.ui.art import chrome
from game.ui.art.area_faces import marker
from game.ui.art.atlas import atlas
from game.ui.art.cache import kept
from game.ui.art.upright import face_size
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.input import Input, Position
from game.ui.still import Still
from game.ui.table.draw import boards
from game.ui.table.draw.bars import draw_prompt, draw_sidebar, draw_topbar
from game.ui.table.draw.cards import draw_hand, face_of
from game.ui.table.draw.frames import draw_callout
from game.ui.table.draw.glows import colour_of, draw_lit, draw_means, draw_offers, draw_targets
from game.ui.table.draw.lamplight import draw_lamplight
from game.ui.table.draw.log_panel import LogPanel
from game.ui.table.draw.questions import draw_question
from game.ui.table.draw.rows import draw_fronts, draw_raised, draw_rows, front_of, site_surface
from game.ui.table.draw.verb_menu import draw_verb_menu, verb_boxes
from game.ui.table.play.modes import Aiming, Held, Radial, Rest, Target, best_of, source_of, target_at
from game.ui.table.play.place_boxes import drop_label, target_box, used_places
from game.ui.table.play.shown import PanelRows
from game.ui.table.sight import ANSWER, Sight
from game.ui.table.words.prompts import command_title, question_words
from game.ui.table.words.tips import promise_lines, target_rows, target_title
from game.ui.table.zone import Carried
from game.ui.theme import LINE
from game.ui.widgets.scroller import Scroller
from game.ui.widgets.tooltip import LAYER as TIP_LAYER

HELD_SCALE = 1.22
"""Scale of a card while it is held."""

HELD_LAYER = 9

_MARKER = 66
"""In u: size of a held marker."""

_SHEER = 185
"""The alpha value of a held card over a legal target."""


def draw_base(canvas: Canvas, sight: Sight) -> None:
    """Draw the table without log, hand, buttons and anything that moves."""
    canvas.blit(atlas(canvas.size), (0, 0))
    draw_lamplight(canvas, sight)
    canvas.layer = 1
    draw_topbar(canvas, sight)
    canvas.layer = 2
    if sight.layout.has_tabs:
        boards.draw_tabs(canvas, sight)
    else:
        boards.draw_board(canvas, sight, sight.layout.opponent)
    boards.draw_board(canvas, sight, sight.layout.own)
    draw_sidebar(canvas, sight)
    boards.draw_column(canvas, sight)
    boards.draw_beside(canvas, sight, sight.layout.beside)
    canvas.layer = 3
    draw_rows(canvas, sight, sight.layout.opponent)
    draw_rows(canvas, sight, sight.layout.own)


class TablePicture:
    """Draws the frames of one match. Layers 0 to 4 are one surface, redrawn only when the state changes; while a card
    or token is held, everything below it is one surface too."""

    def __init__(self) -> None:
        self.log = LogPanel()
        self.list = Scroller()
        """Scrolls the list of the open panel."""
        self.rows = PanelRows()
        self._base, self._below_held = Still(), Still()

    def handle(self, value: Input) -> bool:
        """True if the wheel scrolled the list of a panel or the log."""
        return self.list.handle(value) or self.log.handle(value)

    def draw_resting(self, canvas: Canvas, sight: Sight) -> None:
        """Draw the table without hand, buttons and anything that moves."""
        self._base.put(canvas, (sight.standing, sight.layout, canvas.metrics), lambda behind: draw_base(behind, sight))

    def forget(self) -> None:
        """Drop all pictures."""
        self._base.forget()
        self._below_held.forget()

    @property
    def resting(self) -> pygame.Surface | None:
        """The resting table as last drawn. It shows nothing that is secret."""
        return self._base.surface

    def draw_below_held(self, canvas: Canvas, sight: Sight, held: Held) -> None:
        """Draw the whole table below a held card or token; its targets are the same wherever it is carried."""

        def draw(behind: Canvas) -> None:
            self.draw_resting(behind, sight)
            self.draw_moving(behind, sight, 0)

        self._below_held.put(canvas, (sight.standing, sight.layout, canvas.metrics, held.source, sight.opened), draw)

    def draw_moving(
        self,
        canvas: Canvas,
        sight: Sight,
        grown: float,
        awaited: Collection[places.Label] = (),
        sinking: tuple[places.InHand, float] | None = None,
    ) -> None:
        """Draw what depends on pointer and mode: log, prompt, raised plate, targets, hand, radial menu, questions.

        ``awaited`` hand cards are left out, as a motion still brings them. ``sinking`` is the card that the pointer has
        left, and how far it is still up, 0 to 1.
        """
        canvas.layer = 2
        self.log.draw(canvas, sight)
        self._draw_raised(canvas, sight)
        if isinstance(sight.mode, Rest):
            draw_offers(canvas, sight)
        for overlay in reversed(sight.opened):
            overlay.draw(canvas, sight)
        if not sight.standing.hidden:
            draw_hand(canvas, sight, awaited, _risen(sight, grown, sinking))
        draw_targets(canvas, sight)
        boards.draw_counts(canvas, sight)
        boards.draw_hovered_tab(canvas, sight)
        draw_prompt(canvas, sight)
        if isinstance(sight.mode, Radial):
            draw_verb_menu(canvas, sight, sight.mode)
        if isinstance(sight.mode, Aiming) and sight.mode.purpose == "raze":
            draw_means(canvas, sight)
        if sight.standing.turn == ANSWER and not isinstance(sight.mode, Held | Aiming):
            draw_question(canvas, sight, question_words(sight))

    def draw_watched(self, canvas: Canvas, sight: Sight, awaited: Collection[places.Label] = ()) -> None:
        """Draw what depends on the pointer while the table is only watched."""
        canvas.layer = 2
        self.log.draw(canvas, sight)
        self._draw_raised(canvas, sight)
        for overlay in reversed(sight.opened):
            overlay.draw(canvas, sight)
        if not sight.standing.hidden:
            draw_hand(canvas, sight, awaited, _risen(sight, 1.0))
        boards.draw_hovered_tab(canvas, sight)

    def _draw_raised(self, canvas: Canvas, sight: Sight) -> None:
        """Draw what lies partly under others as a whole: the hovered plate or Deal."""
        canvas.layer = 4
        draw_fronts(canvas, sight)
        if not isinstance(sight.mode, Held):
            draw_raised(canvas, sight, sight.layout.own)
            draw_raised(canvas, sight, sight.layout.opponent)
            boards.draw_hovered_deal(canvas, sight)

    def draw_begun(self, canvas: Canvas, sight: Sight) -> None:
        """Draw what appears when a card or token is picked up: the hand without it, its targets, and the prompt."""
        draw_hand(canvas, sight)
        draw_targets(canvas, sight)
        draw_prompt(canvas, sight)

    # ------------------------------------------------------------------ on top of everything
    def draw_held(
        self, canvas: Canvas, sight: Sight, held: Held, tilt: float, phase: float, lifted: float = 1.0
    ) -> None:
        """Draw the held card or token and what a drop would do.

        ``tilt`` is in degrees, ``phase`` moves the dashes of the target, ``lifted`` runs from 0 to 1 while the card is
        picked up.
        """
        target = target_at(held, drop_label(sight))
        if target:
            draw_lit(canvas, sight, target, phase)
        canvas.layer = HELD_LAYER
        place = self._draw_carried(canvas, sight, held, tilt, lifted, target is not None and target.is_legal)
        if target:
            _draw_promise(canvas, sight, target, place)

    def _draw_carried(
        self, canvas: Canvas, sight: Sight, mode: Held, tilt: float, lifted: float, is_over_legal: bool
    ) -> Box:
        """A card over a legal target is translucent: the target stays in sight."""
        source = mode.source
        carried = _carried(sight, source)
        if carried.marker:
            disc = marker(carried.marker, canvas.px(_MARKER))
            return Box(*canvas.picture(disc, mode.pos, f"marker {carried.marker}"))
        if isinstance(source, places.OwnGoods) or carried.icon:
            return Box(*canvas.icon(carried.icon, mode.pos, canvas.px(72)))
        if carried.site is not None:
            return _draw_carried_plate(canvas, sight, carried.site, mode.pos, is_over_legal)
        box, card = carried.box, carried.card
        assert box is not None, "what is held was taken from a place of the table"
        width = round(box.w * HELD_SCALE)
        turned = _turned(face_of(sight, card, width), round(tilt), _SHEER if is_over_legal else 255)
        if lifted < 1:
            turned = pygame.transform.smoothscale_by(turned, (1 + (HELD_SCALE - 1) * lifted) / HELD_SCALE)
        corner = (mode.pos[0] - turned.get_width() // 2, mode.pos[1] - turned.get_height() // 2)
        shade = pygame.Rect(0, 0, width, face_size(width)[1])
        shade.center = (mode.pos[0] + canvas.px(8), mode.pos[1] + canvas.px(14))
        if not is_over_legal:
            chrome.drop_shadow(canvas, shade, 14, 12)
        canvas.image(turned, corner, card)
        return Box(*turned.get_rect(topleft=corner))

    def draw_promise(self, canvas: Canvas, sight: Sight) -> bool:
        """Draw beside the hovered target what a click on it would do; False if there is no target."""
        if not isinstance(sight.mode, Aiming | Radial):
            return False
        hover = sight.touch.hover
        if isinstance(sight.mode, Radial) and hover == sight.mode.source:
            return False  # what is done with it is told beside its verbs
        target = target_at(sight.mode, hover)
        place = target_box(sight, target) if target else None
        if isinstance(sight.mode, Radial) and isinstance(hover, places.VerbSign):
            target, boxes = best_of(sight.mode.targets, hover.verb), verb_boxes(sight, sight.mode)
            place, above = boxes.get(hover.verb), isinstance(sight.mode.source, places.HandCard)
            if place:  # beside the whole menu
                place = Box(*place.rect.unionall([box.rect for box in boxes.values()]))
            if target and place:
                _draw_promise(canvas, sight, target, place, above)
        elif target and place:
            _draw_promise(canvas, sight, target, place)
        return bool(target and place)


def _risen(sight: Sight, grown: float, sinking: tuple[places.InHand, float] | None = None) -> dict[places.Label, float]:
    """How far hand cards are lifted: the one that has attention, and the last one, which sinks."""
    hover = sight.touch.hover
    if not isinstance(sight.mode, Rest):
        return {}
    return {**(dict([sinking]) if sinking else {}), **({hover: grown} if isinstance(hover, places.InHand) else {})}


def _carried(sight: Sight, source: places.Origin) -> Carried:
    carried = sight.zone(source).carried
    assert carried is not None, f"{source} stays where it is"
    return carried(sight, source)


def _draw_carried_plate(canvas: Canvas, sight: Sight, number: int, pos: Position, is_over_legal: bool) -> Box:
    """An own Site under the pointer: a Ruin with its front."""
    box, (_, site) = sight.layout.place(number), sight.standing.view.site(number)
    assert box is not None, "what is held was taken from a place of the table"
    plate = front_of(sight, site, box) if site.ruin else site_surface(sight, site, box)
    place = Box(pos[0] - box.w // 2, pos[1] - box.h // 2, box.w, box.h)
    if not is_over_legal:
        chrome.drop_shadow(canvas, place.rect.move(canvas.px(8), canvas.px(14)), 14, 12)
    canvas.image(_turned(plate, 0, _SHEER if is_over_legal else 255), place[:2], site.card)
    return place


@kept
def _turned(face: pygame.Surface, degrees: int, alpha: int) -> pygame.Surface:
    turned = pygame.transform.rotozoom(face, degrees, 1.0)
    turned.set_alpha(alpha)
    return turned


def _draw_promise(canvas: Canvas, sight: Sight, target: Target, place: Box, above: bool = False) -> None:
    canvas.layer = TIP_LAYER
    if target.is_legal:
        command = target.commands[0]
        rows, edge = target_rows(sight, target), colour_of(sight, target.verb)
        title = target_title(sight, target) or command_title(sight, command)
    else:
        title, rows, edge = _title(sight, target), (), LINE
    clear = used_places(sight, canvas.marks)
    draw_callout(canvas, title, promise_lines(sight, target), place, edge, above, rows, clear)


def _title(sight: Sight, target: Target) -> str:
    """The Location that is the target, else the held card, else the verb."""
    if isinstance(target.label, places.SiteAt):
        found = sight.site(target.label.number)
        if found and not found[1].ruin:
            return sight.wording.title(found[1].card)
    source = source_of(sight.mode)
    if isinstance(source, places.InHand):
        return sight.wording.title(source.card)
    return sight.text(f"table-verb-{target.verb}")
