"""Draws a table: what rests is drawn once per state of the match, what moves is drawn on top in every frame."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

import pygame

from game.ui.art import chrome
from game.ui.art.cache import kept
from game.ui.art.upright import face_size
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.input import Input
from game.ui.places import Label, VerbSign
from game.ui.still import Still
from game.ui.table.draw.frames import draw_callout
from game.ui.table.draw.glows import draw_lit, draw_offers, draw_targets
from game.ui.table.draw.log_panel import LogPanel
from game.ui.table.draw.prompt import draw_prompt
from game.ui.table.draw.questions import draw_question
from game.ui.table.draw.verb_menu import draw_verb_menu, verb_boxes
from game.ui.table.play.in_reach import drop_label, target_box, used_places
from game.ui.table.play.modes import Aiming, Held, Radial, Rest, TableTarget, best_of, target_at
from game.ui.table.play.open_panels import PanelRows
from game.ui.table.sight import AnySight
from game.ui.table.standing import ANSWER
from game.ui.table.words.prompts import question_words
from game.ui.table.words.tips import promise_lines
from game.ui.table.zone import Carried
from game.ui.theme import LINE
from game.ui.widgets.scroller import Scroller
from game.ui.widgets.tooltip import LAYER as TIP_LAYER

HELD_SCALE = 1.22
"""Scale of a card while it is held."""

HELD_LAYER = 9

SHEER = 185
"""The alpha value of a held card over a legal target."""


class TablePicture:
    """Draws the frames of the table of one match. Layers 0 to 4 are one surface, redrawn only when the state changes;
    while something is held, everything below it is one surface too."""

    def __init__(self) -> None:
        self.log = LogPanel()
        self.list = Scroller()
        """Scrolls the list of the open panel."""
        self.rows = PanelRows()
        self._behind, self._below_held = Still(), Still()

    def handle(self, value: Input) -> bool:
        """True if the wheel scrolled the list of a panel or the log."""
        return self.list.handle(value) or self.log.handle(value)

    def draw_resting(self, canvas: Canvas, sight: AnySight) -> None:
        """Draw the table without hand, buttons and anything that moves."""
        self._behind.put(
            canvas,
            (sight.standing, sight.layout, canvas.metrics),
            lambda behind: sight.standing.drawing.ground(behind, sight),
        )

    def forget(self) -> None:
        """Drop all pictures."""
        self._behind.forget()
        self._below_held.forget()

    @property
    def resting(self) -> pygame.Surface | None:
        """The resting table as last drawn. It shows nothing that is secret."""
        return self._behind.surface

    def draw_below_held(self, canvas: Canvas, sight: AnySight, held: Held) -> None:
        """Draw the whole table below a held card or token; its targets are the same wherever it is carried."""

        def draw(behind: Canvas) -> None:
            self.draw_resting(behind, sight)
            self.draw_moving(behind, sight, 0)

        self._below_held.put(canvas, (sight.standing, sight.layout, canvas.metrics, held.source, sight.opened), draw)

    def draw_moving(
        self,
        canvas: Canvas,
        sight: AnySight,
        grown: float,
        awaited: Collection[Label] = (),
        sinking: tuple[Label, float] | None = None,
    ) -> None:
        """Draw what depends on pointer and mode: log, prompt, what is raised, targets, hand, radial menu, questions.

        ``awaited`` hand cards are left out, as a motion still brings them. ``sinking`` is the card that the pointer has
        left, and how far it is still up, 0 to 1.
        """
        canvas.layer = 2
        self.log.draw(canvas, sight)
        sight.standing.drawing.raised(canvas, sight)
        if isinstance(sight.mode, Rest):
            draw_offers(canvas, sight)
        for overlay in reversed(sight.opened):
            overlay.draw(canvas, sight)
        if not sight.standing.hidden:
            sight.standing.drawing.hand(canvas, sight, awaited, _risen(sight, grown, sinking))
        draw_targets(canvas, sight)
        sight.standing.drawing.counts(canvas, sight)
        sight.standing.drawing.hovered(canvas, sight)
        draw_prompt(canvas, sight)
        if isinstance(sight.mode, Radial):
            draw_verb_menu(canvas, sight, sight.mode)
        if isinstance(sight.mode, Aiming):
            sight.standing.drawing.aimed(canvas, sight)
        if sight.standing.turn == ANSWER and not isinstance(sight.mode, Held | Aiming):
            draw_question(canvas, sight, question_words(sight))

    def draw_watched(self, canvas: Canvas, sight: AnySight, awaited: Collection[Label] = ()) -> None:
        """Draw what depends on the pointer while the table is only watched."""
        canvas.layer = 2
        self.log.draw(canvas, sight)
        sight.standing.drawing.raised(canvas, sight)
        for overlay in reversed(sight.opened):
            overlay.draw(canvas, sight)
        if not sight.standing.hidden:
            sight.standing.drawing.hand(canvas, sight, awaited, _risen(sight, 1.0))
        sight.standing.drawing.hovered(canvas, sight)

    def draw_begun(self, canvas: Canvas, sight: AnySight) -> None:
        """Draw what appears when a card or token is picked up: the hand without it, its targets, and the prompt."""
        sight.standing.drawing.hand(canvas, sight, (), {})
        draw_targets(canvas, sight)
        draw_prompt(canvas, sight)

    # ------------------------------------------------------------------ on top of everything
    def draw_held(
        self, canvas: Canvas, sight: AnySight, held: Held, tilt: float, phase: float, lifted: float = 1.0
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
        self, canvas: Canvas, sight: AnySight, mode: Held, tilt: float, lifted: float, is_over_legal: bool
    ) -> Box:
        """A card over a legal target is translucent: the target stays in sight."""
        carried = _carried(sight, mode.source)
        if carried.draw:
            return carried.draw(canvas, sight, mode.pos, is_over_legal)
        if carried.icon:
            return Box(*canvas.icon(carried.icon, mode.pos, canvas.px(72)))
        box, card = carried.box, carried.card
        assert box is not None, "what is held was taken from a place of the table"
        width = round(box.w * HELD_SCALE)
        face = sight.face(card, width)
        assert face is not None, "a card is carried"
        turned = held_picture(face, round(tilt), SHEER if is_over_legal else 255)
        if lifted < 1:
            turned = pygame.transform.smoothscale_by(turned, (1 + (HELD_SCALE - 1) * lifted) / HELD_SCALE)
        corner = (mode.pos[0] - turned.get_width() // 2, mode.pos[1] - turned.get_height() // 2)
        shade = pygame.Rect(0, 0, width, face_size(width)[1])
        shade.center = (mode.pos[0] + canvas.px(8), mode.pos[1] + canvas.px(14))
        if not is_over_legal:
            chrome.drop_shadow(canvas, shade, 14, 12)
        canvas.image(turned, corner, card)
        return Box(*turned.get_rect(topleft=corner))

    def draw_promise(self, canvas: Canvas, sight: AnySight) -> bool:
        """Draw beside the hovered target what a click on it would do; False if there is no target."""
        if not isinstance(sight.mode, Aiming | Radial):
            return False
        hover = sight.touch.hover
        if isinstance(sight.mode, Radial) and hover == sight.mode.source:
            return False  # what is done with it is told beside its verbs
        target = target_at(sight.mode, hover)
        place = target_box(sight, target) if target else None
        if isinstance(sight.mode, Radial) and isinstance(hover, VerbSign):
            target, boxes = best_of(sight.mode.targets, hover.verb), verb_boxes(sight, sight.mode)
            place, above = (
                boxes.get(hover.verb),
                sight.zone(sight.mode.source).menu_room(sight, sight.mode.source) is not None,
            )
            if place:  # beside the whole menu
                place = Box(*place.rect.unionall([box.rect for box in boxes.values()]))
            if target and place:
                _draw_promise(canvas, sight, target, place, above)
        elif target and place:
            _draw_promise(canvas, sight, target, place)
        return bool(target and place)


def _risen(sight: AnySight, grown: float, sinking: tuple[Label, float] | None = None) -> dict[Label, float]:
    """How far hand cards are lifted: the one that has attention, and the last one, which sinks."""
    hover = sight.touch.hover
    if not isinstance(sight.mode, Rest):
        return {}
    return {**(dict([sinking]) if sinking else {}), **({hover: grown} if hover and sight.zone(hover).rises else {})}


def _carried(sight: AnySight, source: Label) -> Carried:
    carried = sight.zone(source).carried
    assert carried is not None, f"{source} stays where it is"
    return carried(sight, source)


@kept
def held_picture(face: pygame.Surface, degrees: int, alpha: int) -> pygame.Surface:
    """What is held, tilted."""
    turned = pygame.transform.rotozoom(face, degrees, 1.0)
    turned.set_alpha(alpha)
    return turned


def _draw_promise(canvas: Canvas, sight: AnySight, target: TableTarget, place: Box, above: bool = False) -> None:
    canvas.layer = TIP_LAYER
    telling = sight.standing.telling
    if target.is_legal:
        title, rows, edge = telling.title(sight, target), telling.rows(sight, target), sight.colour(target.verb)
    else:
        title, rows, edge = telling.refused_title(sight, target), (), LINE
    clear, lies = used_places(sight, canvas.marks), sight.standing.drawing.corner
    corner = partial(lies, sight, target) if lies else None
    draw_callout(canvas, title, promise_lines(sight, target), place, edge, above, rows, clear, corner)
