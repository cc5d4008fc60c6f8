"""The table as everybody may see it, and the overview: all States at once, each with plate, goods, Deals and
Locations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

import msgspec
import pygame

from game.fiftyfirst.art.atlas import atlas
from game.fiftyfirst.match.match import Match
from game.fiftyfirst.of_context import wording_of
from game.fiftyfirst.rules.state import SEATS
from game.fiftyfirst.table.draw.boards import draw_beside, draw_line, draw_state
from game.fiftyfirst.table.draw.cards import face_of
from game.fiftyfirst.table.draw.picture import draw_base
from game.fiftyfirst.table.draw.rows import draw_raised
from game.fiftyfirst.table.plan.boards import BoardPlan
from game.fiftyfirst.table.plan.layout import lay_out
from game.fiftyfirst.table.plan.panorama import Panorama, panorama
from game.fiftyfirst.table.sets import with_sets
from game.fiftyfirst.table.sets.base import BASE
from game.fiftyfirst.table.sight import Sight, Standing, ToldStanding
from game.fiftyfirst.table.spots import DealOf, MachinesOf, PileOf, SiteAt, TabOf
from game.kernel.seats import NOBODY, Seat, Viewer
from game.ui.art.chrome import focus_ring
from game.ui.boxes import Box
from game.ui.canvas import Canvas, Mark
from game.ui.context import Context
from game.ui.input import Click, Key, Touch
from game.ui.places import Label
from game.ui.scene import Scene
from game.ui.scenes.zoom import ZoomScene
from game.ui.shortcuts import ZOOM
from game.ui.still import Still
from game.ui.table.play.modes import Rest
from game.ui.table.words.tips import tip_at
from game.ui.table.zone import NOWHERE
from game.ui.theme import BODY, GOLD, MUTED, Metrics
from game.ui.widgets.button import Button
from game.ui.widgets.screen import draw_heading
from game.ui.widgets.tooltip import LargeCard

_UNTOUCHED = Touch()


def standing_of(
    match: Match, viewer: Viewer, phase: tuple[int, str] | None = None, told: int | None = None
) -> Standing:
    """The match from the seat of ``viewer``, or if that is no seat, of the player to move.

    While a bot moves, that is the first person, or without people the first seat. ``phase`` is the round and phase to
    show, if the match has already gone on; ``told`` is how many events of the last decision have been told, if not all.
    """
    mover = match.holder if match.awaiting_end_turn else match.status.to_move
    if mover is None or not match.is_human(mover):
        mover = next((seat for seat in match.seats if match.is_human(seat)), SEATS[0])
    seat = viewer if isinstance(viewer, Seat) else mover
    standing = Standing(match, seat, viewer) if told is None else ToldStanding(match, seat, viewer, told)
    if phase is not None:
        standing.view = msgspec.structs.replace(standing.view, round=phase[0], phase=phase[1])
    return with_sets(standing)


def _public_sight(context: Context, phase: tuple[int, str] | None = None) -> Sight:
    standing = standing_of(context.playing, NOBODY, phase)
    metrics, left = context.metrics, context.settings.left_handed
    size, scale, view, sets = metrics.size, metrics.text_scale, standing.view, standing.sets
    layout = lay_out(size, scale, view, standing.seat, context.content, left_handed=left, sets=sets)
    return Sight(layout, standing, wording_of(context), context.narrator, context.playing.names, Rest(), _UNTOUCHED)


def open_overview(context: Context) -> None:
    """Show all States over a screen other than the table, as everybody may see them."""
    context.stack.push(OverviewScene(context, _public_sight(context), lambda _: None))


def draw_public_table(canvas: Canvas, context: Context, phase: tuple[int, str] | None = None) -> None:
    """Draw the table as everybody may see it, without its log, as the background of phase screens.

    ``phase`` is the round and phase to show in the top bar, if the match has already gone on.
    """
    draw_base(canvas, _public_sight(context, phase))


_CLOSE = "overview:close"


class OverviewScene(Scene):
    """All States of ``sight``. A click on one closes the overview and calls ``show`` with its seat."""

    arrows = True
    kind = ZOOM

    def __init__(self, context: Context, sight: Sight, show: Callable[[Seat], None]) -> None:
        super().__init__(context)
        self._sight = sight._replace(mode=Rest(), rising=None)
        self._show = show
        self._plan: tuple[Metrics, Panorama] | None = None
        self._still = Still()

    @property
    def sight(self) -> Sight:
        return self._sight._replace(touch=self.touch)

    @property
    def plan(self) -> Panorama:
        """The layout for the present window."""
        metrics = self.context.metrics
        if self._plan is None or self._plan[0] != metrics:
            standing, left = self._sight.standing, self.context.settings.left_handed
            plan = panorama(metrics.size, standing.view, standing.seat, self.context.content, left, standing.sets)
            self._plan = (metrics, plan)
        return self._plan[1]

    # ------------------------------------------------------------------ acting
    def on_click(self, click: Click) -> None:
        is_looked_at = self._is_of_set(click.label) and not isinstance(click.label, PileOf)
        by_key = self.by_key and isinstance(click.label, SiteAt | DealOf | PileOf)
        if click.button == "right" or is_looked_at or by_key:
            self._zoom(click.label)
            return
        self.context.stack.pop()
        seat = self._seat_at(click.label)
        if seat is not None:
            self._show(seat)

    def on_key(self, key: Key) -> None:
        if key.name in ("escape", "o"):
            self.context.stack.pop()
        elif key.name == "i":
            self._zoom(self.meant)

    def _zoom(self, label: Label | None) -> None:
        found = self.sight.cards(label)
        if found:
            self.context.stack.push(ZoomScene(self.context, *found))

    def _seat_at(self, label: Label | None) -> Seat | None:
        """The seat whose State has a place."""
        match label:
            case TabOf(seat) | DealOf(seat) | PileOf(seat):
                return seat
            case SiteAt(number):
                found = self._sight.site(number)
                return found[0] if found else None
            case _:
                return None

    def _is_of_set(self, label: Label | None) -> bool:
        """Whether a set has brought a place."""
        return self.sight.zone(label) not in (NOWHERE, *BASE.zones)

    def _tip(self) -> str | None:
        hover = self.touch.hover
        told = isinstance(hover, TabOf) or self._is_of_set(hover)
        return tip_at(self.sight, hover) if hover and told else super()._tip()

    # ------------------------------------------------------------------ drawing
    def forget_pictures(self) -> None:
        self._still.forget()

    def draw(self, canvas: Canvas) -> None:
        self._still.put(canvas, (canvas.metrics,), self._draw_still)
        close = self.plan.close.rect
        for plan in self.plan.boards:
            self._put_all(self._on_board(plan))
        for panel in self.plan.beside.values():
            self._put_all(panel.labelled())
        if self.plan.tiles:
            self._put_all(self.plan.tiles.tiles.items())
        self.put(canvas, Button(_CLOSE, self.text("overview-close"), close))
        self._draw_attended(canvas)

    def _draw_still(self, canvas: Canvas) -> None:
        """Draw what does not depend on the pointer."""
        plan, sight = self.plan, self._sight
        canvas.blit(atlas(canvas.size), (0, 0))
        draw_heading(canvas, plan.title.rect, "overview", sight.text("overview-title"))
        canvas.text(sight.text("overview-hint"), plan.hint.rect, "text", BODY, MUTED, "center")
        for board in plan.boards:
            canvas.layer = 2
            draw_state(canvas, sight, board)
        canvas.layer = 2
        draw_beside(canvas, sight, plan.beside)
        if plan.tiles:
            draw_line(canvas, sight, plan.tiles)

    def _put_all(self, places: Iterable[tuple[Label, Box | None]]) -> None:
        """Let the keyboard reach places, in this order."""
        for label, box in places:
            if box:
                self.buttons[label] = Button(label, "", box.rect, drawn=False)

    def _on_board(self, plan: BoardPlan) -> Iterator[tuple[Label, Box | None]]:
        """The licence plate of a State, then its Locations, Deals, discard pile, Machines and HQ cards."""
        yield TabOf(plan.seat), plan.plate
        yield from ((SiteAt(number), row.uncovered[number]) for row in plan.rows for number in row.places)
        deals = self._sight.player(plan.seat).deals
        for index, (card, box) in enumerate(zip(deals, plan.deals, strict=False)):
            yield DealOf(plan.seat, index, card), box
        yield PileOf(plan.seat), plan.discard
        yield MachinesOf(plan.seat), plan.held
        yield from plan.tiles.items()

    def _draw_attended(self, canvas: Canvas) -> None:
        """Raise and ring what is under the pointer or has the focus."""
        label = self.touch.hover
        canvas.layer = 4
        place = None
        for plan in self.plan.boards:
            draw_raised(canvas, self.sight, plan)
        if label in self.buttons and label != _CLOSE:
            place = self._raised(label) or Box(*self.buttons[label].rect)
        if place is None:
            return
        focus_ring(canvas, place.rect, GOLD, 12, 3)

    def _shown(self, label: Label) -> LargeCard | None:
        """A card that has attention, large in the lower corner."""
        card, is_left = self._card(label), self.context.settings.left_handed
        if card is None:
            return None
        width, height = self.context.metrics.size
        title, face = self.context.wording.title(card), partial(face_of, self._sight, card)
        return LargeCard(card, title, face, (0 if is_left else width, height), is_left)

    def _used(self, marks: Sequence[Mark]) -> Iterable[pygame.Rect]:  # noqa: ARG002 - nothing on the table is used
        """The button that closes: whatever else is clicked shows a State."""
        return [self.buttons[_CLOSE].rect] if _CLOSE in self.buttons else []

    def _raised(self, label: Label) -> Box | None:
        """The whole plate of a Site."""
        rows = (row for plan in self.plan.boards for row in plan.rows)
        if not isinstance(label, SiteAt):
            return None
        return next((row.wholes[label.number] for row in rows if label.number in row.wholes), None)

    def _card(self, label: Label | None) -> str | None:
        """The card to show large; none for a Ruin, whose front stays covered."""
        if isinstance(label, DealOf):
            return label.card
        if isinstance(label, PileOf):
            discard = self._sight.player(label.seat).discard
            return discard[-1] if discard else None
        if not isinstance(label, SiteAt):
            return self._sight.zone(label).shown(self._sight, label) if label is not None else None
        found = self._sight.site(label.number)
        return found[1].card if found and not found[1].ruin else None
