"""The scene of the Action phase of 51st State: the States, the hand, the piles, and what sets have laid out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pygame
from msgspec.structs import replace

from game.fiftyfirst.cards.sets.moloch import MACHINE
from game.fiftyfirst.match.match import Match
from game.fiftyfirst.of_context import wording_of
from game.fiftyfirst.rules.sets.moloch.messages import MachinesDeployed
from game.fiftyfirst.scenes.closed_hand import ClosedHand
from game.fiftyfirst.scenes.library import DISCARDED, UNSEEN, LibraryScene, open_library
from game.fiftyfirst.scenes.overview import OverviewScene, standing_of
from game.fiftyfirst.table import course, spots
from game.fiftyfirst.table.cards_ahead import unwritten
from game.fiftyfirst.table.draw.cards import LIFT, shown_at
from game.fiftyfirst.table.draw.picture import draw_base
from game.fiftyfirst.table.moves.show import Show
from game.fiftyfirst.table.plan.layout import Layout, lay_out
from game.fiftyfirst.table.play import place_boxes
from game.fiftyfirst.table.play.shown import ShownOpponent
from game.fiftyfirst.table.sets.moloch.moves import before_deployment
from game.fiftyfirst.table.sight import Sight, Standing
from game.fiftyfirst.table.spots import InHand, PileOf, SiteAt, TabOf, WayOption
from game.fiftyfirst.table.topics import topic_of, topic_of_card, topic_of_site
from game.kernel.seats import Seat, Viewer
from game.ui.art.upright import face_size
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Key, Position, Touch, Wheel
from game.ui.motion.motion import middle_box
from game.ui.places import Answer, Label
from game.ui.running.announcements import sign_of_turn
from game.ui.running.loading import unparsed
from game.ui.scene import Prospect
from game.ui.scenes.cards.scene import ALL
from game.ui.scenes.help import HelpScene
from game.ui.scenes.match_table import MatchScene
from game.ui.scenes.menu import GameMenuScene
from game.ui.scenes.rulebook.scene import RulebookScene
from game.ui.scenes.zoom import ZoomScene
from game.ui.table.draw.picture import HELD_SCALE
from game.ui.table.play.choices import targets_from
from game.ui.table.play.in_reach import target_box
from game.ui.table.play.modes import Held, Mode, Rest
from game.ui.table.sight import AnySight
from game.ui.table.standing import ACT, FOLLOW
from game.ui.table.words.tips import tip_at
from game.ui.widgets.tooltip import LargeCard, draw_shown

_LISTED = {spots.DECK: UNSEEN, spots.DISCARD: DISCARDED}
"""Pile -> the part of the card library that a click opens."""

_MACHINES = {spots.MACHINE_STACK: UNSEEN, spots.MACHINE_DISCARD: DISCARDED}
"""Pile of Machines -> the part of the card library that a click opens, with the Machines alone."""


class TableScene(MatchScene[Standing, Sight]):
    """The table of the match in progress, seen by the player who has it."""

    show: Show

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.shown_opponent = ShownOpponent()
        self._layout: tuple[tuple[object, ...], Layout] | None = None
        events = self.match.entry(self.match.head).events  # as long as nobody has acted, Machines are still to slide in
        self._deployment = next((event for event in events if isinstance(event, MachinesDeployed)), None)

    def make_show(self, hear: Callable[[str], None]) -> Show:
        return Show(hear)

    def make_cover(self) -> ClosedHand:
        return ClosedHand(self.context, self.show)

    # ------------------------------------------------------------------ the position
    @property
    def match(self) -> Match:
        return self.context.playing

    def seen_by(self, viewer: Viewer, told: int | None) -> Standing:
        return standing_of(self.match, viewer, course.shown_phase(self.match), told)

    def sight_in(self, mode: Mode) -> Sight:
        """The table as it is, or would be, in a mode; what is held opens panels."""
        standing, metrics = self.standing, self.context.metrics
        shown = self.shown_opponent.seat(standing)
        left = self.context.settings.left_handed
        row, scale = self.picture.rows.row, metrics.text_scale
        key = (standing, metrics, shown, left, row)
        if self._layout is None or self._layout[0] != key:
            size, catalog, sets = metrics.size, self.context.content, standing.sets
            layout = lay_out(size, scale, standing.view, standing.seat, catalog, shown, left, row, sets)
            self._layout = key, layout
        words, narrator, names = wording_of(self.context), self.context.narrator, self.match.names
        told, raised, opened = self.deed(), self.lifting.raised, self.panels.opened(standing, mode)
        return Sight(self._layout[1], standing, words, narrator, names, mode, self.touch, scale, told, raised, opened)

    def _deploy(self, canvas: Canvas) -> None:
        """Let the Machines of this round slide from below the stack (R44.4), over the table without them."""
        event = self._deployment
        if event is not None and self.context.stack.top is self:
            sight, settings = self.sight(), self.context.settings
            earlier = sight._replace(standing=before_deployment(sight.standing, len(event.cards)))
            shown = pygame.Surface(canvas.size)
            draw_base(Canvas(shown, canvas.metrics), earlier)
            self.show.remember(earlier, shown, settings)
            self.show.perform((event,), sight, settings)
        self._deployment = None

    # ------------------------------------------------------------------ decisions
    def expect(self, seat: Seat) -> None:
        self.show_state(seat)

    def prepare(self) -> None:
        """Show the State of the opponent who decides next, so that the whole change is seen."""
        mover, resting, metrics = self.standing.mover, self.picture.resting, self.context.metrics
        if resting and mover and self.context.settings.moves and self.shown_opponent.choose(self.standing, mover):
            self.picture.draw_resting(Canvas(resting.copy(), metrics), self.sight())

    def carried_off(self, held: Held, accepted: bool) -> None:
        """Move a dropped card to its target, or back to the hand."""
        sight = self.sight_in(held)
        if accepted and isinstance(held.source, Answer):
            self.show.let_go(middle_box(held.pos, sight.layout.pile(sight.standing.seat).size))
        if not isinstance(held.source, InHand):
            return
        home, card = place_boxes.hand_box(sight, held.source), held.source.card
        if home is None:
            return
        start = middle_box(held.pos, face_size(round(home.w * HELD_SCALE)))
        face = sight.face(card, start.w)
        if accepted:
            self.show.let_go(start)
        elif face is not None:
            self.show.glide_home(face, card, held.source, start, home, self.context.settings)

    # ------------------------------------------------------------------ rules
    def topic_of_place(self, label: Label) -> str | None:
        if isinstance(label, SiteAt):
            sight = self.sight()
            found = sight.site(label.number)
            return topic_of_site(sight.catalog, found[1], found[0], sight.standing.seat) if found else None
        return None if isinstance(label, WayOption) else topic_of(label)

    def topic_of_card(self, card: str) -> str | None:
        return topic_of_card(wording_of(self.context), card)

    # ------------------------------------------------------------------ what opens over the table
    def zoom(self, label: Label) -> None:
        """Zoom the card at a label; the zoom leafs through the cards beside it."""
        found = self.sight().cards(label)
        if found:
            self.shown_opponent.find(self.standing, label)
            self.context.stack.push(ZoomScene(self.context, *found))

    def show_state(self, seat: Seat) -> None:
        """Show the State of an opponent."""
        self.changed = self.shown_opponent.choose(self.standing, seat) or self.changed

    def show_overview(self) -> None:
        """Show all States at once; a click there chooses the one shown here."""
        self.controller.cancel()
        self.context.stack.push(OverviewScene(self.context, self.sight(), self.show_state))

    def show_cards(self, part: str = ALL, pile: Seat | None = None, kind: str | None = None) -> None:
        """Open the card library at a ``part``: all cards, the discarded, of the ``pile`` of a seat alone if one is
        given, or the unseen; only those of a ``kind`` if one is given."""
        self.controller.cancel()
        open_library(self.context, part, pile, kind)

    # ------------------------------------------------------------------ what may come next
    @property
    def outlook(self) -> object:
        """The standing, while nothing is begun."""
        return self._standing if isinstance(self.controller.mode, Rest) else None

    def prospects(self) -> Iterator[Prospect]:
        """Every hand card under the pointer, and picked up with its targets; messages; the signs of turns; the scenes
        that open here."""
        standing, mode = self.standing, self.controller.mode
        if not isinstance(mode, Rest):
            return
        places = () if standing.hidden else place_boxes.strip_places(standing.me)
        yield from (partial(self._draw_hovered, place) for place in places)
        for place in places if standing.turn in (ACT, FOLLOW) else ():
            box = place_boxes.hand_box(self.sight(), place)
            if box:
                held = Held(place, targets_from(standing, place), box.center, box.center)
                yield partial(self._draw_held, held)
                sight = self.sight_in(held)
                over = [over.center for target in held.targets if (over := target_box(sight, target))]
                yield from (partial(self._draw_over, replace(held, pos=center)) for center in over)
        yield from unparsed(wording_of(self.context).messages)
        yield from unwritten(wording_of(self.context))
        match = standing.match
        for seat in (seat for seat in match.seats if match.is_human(seat)):
            sign = sign_of_turn(self.context, seat)
            yield partial(sign.draw, age=sign.falls)
        yield GameMenuScene(self.context).draw
        yield OverviewScene(self.context, self.sight(), self.show_state).draw
        yield LibraryScene(self.context).draw
        yield HelpScene(self.context, self.kind).draw
        yield RulebookScene(self.context).draw
        for place in places[:1]:
            yield ZoomScene(self.context, (place.card,)).draw

    def _draw_hovered(self, place: InHand, canvas: Canvas) -> None:
        sight = self.sight()._replace(touch=Touch(place))
        box = place_boxes.hand_box(sight, place)
        if box and (shown := shown_at(sight, place)):
            in_sight = self._in_sight(self.context.marks(), box.rect)
            draw_shown(canvas, shown, tip_at(sight, place) or "", in_sight)

    def _draw_held(self, held: Held, canvas: Canvas) -> None:
        sight = self.sight_in(held)._replace(touch=Touch())
        self.picture.draw_begun(canvas, sight)
        self.picture.draw_held(canvas, sight, held, 0, 0)

    def _draw_over(self, held: Held, canvas: Canvas) -> None:
        self.picture.draw_held(canvas, self.sight_in(held)._replace(touch=Touch()), held, 0, 0)

    # ------------------------------------------------------------------ time and input
    def on_place(self, label: Label) -> bool:
        """Look through a pile."""
        if isinstance(label, PileOf):
            self.show_cards(DISCARDED, label.seat)
        elif isinstance(label, str) and label in _LISTED:
            has_pile = label == spots.DISCARD and self.standing.view.own_discards
            self.show_cards(_LISTED[label], self.standing.seat if has_pile else None)
        elif isinstance(label, str) and label in _MACHINES:
            self.show_cards(_MACHINES[label], kind=MACHINE)
        else:
            return False
        return True

    def on_turn_to(self, label: Label) -> bool:
        if isinstance(label, TabOf):
            self.show_state(label.seat)
        return isinstance(label, TabOf)

    def on_table_key(self, key: Key) -> bool:
        return self.shown_opponent.key(self.standing, key.name)

    def on_wheel(self, wheel: Wheel) -> bool:
        layout = self.sight().layout
        return self.shown_opponent.wheel(self.standing, layout, wheel) or self.picture.rows.wheel(layout, wheel)

    def follow_mode(self, before: Mode) -> None:
        """Show the State that has the targets."""
        self.shown_opponent.follow(self.standing, before, self.controller.mode)

    def rest_over(self, label: Label | None, dt: int) -> None:
        self.shown_opponent.rest(self.standing, label, dt)

    def covered(self) -> int | None:
        return place_boxes.covered_site(self.sight())

    # ------------------------------------------------------------------ drawing
    def draw_before(self, canvas: Canvas) -> None:
        self._deploy(canvas)

    def focus_place(self, sight: AnySight, label: Label, rect: pygame.Rect) -> pygame.Rect:
        """A hand card that has the focus is lifted, a plate that others cover is raised."""
        if isinstance(label, InHand):
            return rect.move(0, -self.context.metrics.px(LIFT)) if isinstance(sight.mode, Rest) else rect
        raised = place_boxes.raised_plate(self.sight())
        return raised.rect if raised else rect

    def _attended(self, canvas: Canvas) -> tuple[Position, pygame.Rect | None]:
        """Put the tooltip of a tab beside all tabs, not over them, that of a raised plate beside all of it."""
        sight = self.sight()
        beside, raised = place_boxes.beside_tab(sight.layout, sight.touch.hover), place_boxes.raised_plate(sight)
        pos, place = super()._attended(canvas)
        if beside:
            return beside, place
        return pos, raised.rect if raised else place

    def _end_of_words(self) -> int | None:
        layout, hover = self.sight().layout, self.touch.hover
        return layout.board(hover.seat).panel.x if layout.left_handed and isinstance(hover, TabOf) else None

    def _shown(self, label: Label) -> LargeCard | None:
        return shown_at(self.sight(), label)
