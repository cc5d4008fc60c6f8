"""The scene of the Action phase: commands by mouse or keyboard, the end of a turn, the hand-over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame
from msgspec.structs import replace

from game.cards.sets.moloch import MACHINE
from game.kernel.refusal import Refusal
from game.kernel.seats import Seat, Viewer
from game.match.match import Match
from game.rules.messages import AnyCommand, AnyEvent
from game.rules.sets.moloch.messages import MachinesDeployed
from game.ui.art.upright import face_size
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click, Input, Key, Leave, Move, Position, Press, Release, Touch, Wheel
from game.ui.motion.motion import middle_box
from game.ui.places import Answer, DealOf, DrawnCard, HqAt, InHand, Label, LogLine, NamedCard, PileOf, TabOf
from game.ui.running import course, flow
from game.ui.running.announcements import announce_turn, sign_of_turn
from game.ui.running.cards_ahead import unwritten
from game.ui.running.deeds import Deed, last_deed, opponent_lines, recap
from game.ui.running.loading import unparsed
from game.ui.scene import Prospect
from game.ui.scenes.cards.scene import ALL, DISCARDED, UNSEEN, CardsScene, open_library
from game.ui.scenes.closed_hand import ClosedHand
from game.ui.scenes.complaint import Complaint, missed, reminded
from game.ui.scenes.help import HelpScene
from game.ui.scenes.hints import HintScene
from game.ui.scenes.menu import GameMenuScene, open_game_menu
from game.ui.scenes.overview import OverviewScene, standing_of
from game.ui.scenes.rulebook.scene import RulebookScene
from game.ui.scenes.table_focus import LOOK, TableFocusScene
from game.ui.scenes.zoom import ZoomScene
from game.ui.shortcuts import TABLE
from game.ui.table import labels
from game.ui.table.draw.cards import shown_at
from game.ui.table.draw.frames import draw_callout, draw_complaint
from game.ui.table.draw.panels import draw_panel
from game.ui.table.draw.picture import HELD_SCALE, draw_base
from game.ui.table.moves.show import Lifting, Show
from game.ui.table.plan.layout import Layout, lay_out
from game.ui.table.play import place_boxes
from game.ui.table.play.buttons import side_buttons
from game.ui.table.play.choices import targets_from
from game.ui.table.play.controller import Controller
from game.ui.table.play.modes import Aiming, Held, Mode, Panel, Paying, Radial, Reading, Rest
from game.ui.table.play.shown import OpenPanels, ShownOpponent
from game.ui.table.sets.moloch.moves import before_deployment
from game.ui.table.sight import ACT, FOLLOW, Sight, Standing
from game.ui.table.words.tips import tip_at
from game.ui.theme import LINE
from game.ui.widgets.tooltip import LargeCard, draw_shown
from game.wording import refusals
from game.wording.rulebook_sections import BOOK, of_refusal

_ZOOMED = (NamedCard, DealOf, DrawnCard, HqAt)
"""Places that a click zooms."""

_LISTED = {labels.DECK: UNSEEN, labels.DISCARD: DISCARDED}
"""Pile -> the part of the card library that a click opens."""

_MACHINES = {labels.MACHINE_STACK: UNSEEN, labels.MACHINE_DISCARD: DISCARDED}
"""Pile of Machines -> the part of the card library that a click opens, with the Machines alone."""

_MOST_NEWS = 5
"""Maximum lines of news about what others did to the player."""


class TableScene(TableFocusScene):
    """The table of the match in progress, seen by the player who has it."""

    name = flow.TABLE
    kind = TABLE

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.controller = Controller(self)
        self.show = Show(lambda sound: context.hear(sound))
        self.shown_opponent = ShownOpponent()
        self._standing: Standing | None = None
        self._key_of_standing: tuple[object, ...] = ()
        self._layout: tuple[tuple[object, ...], Layout] | None = None
        self._last_deed: tuple[tuple[object, ...], Deed | None] | None = None
        self._dropped = False
        self.lifting = Lifting()
        self.closed = ClosedHand(context, self.show)
        events = self.match.entry(self.match.head).events  # as long as nobody has acted, Machines are still to slide in
        self._deployment = next((event for event in events if isinstance(event, MachinesDeployed)), None)
        self._complaint: Complaint | None = None
        self._news: tuple[str, ...] = ()
        self._known_head = self.match.head
        self.panels = OpenPanels()

    def reword(self) -> None:
        self._complaint, self._news = None, ()

    # ------------------------------------------------------------------ the position
    @property
    def match(self) -> Match:
        return self.context.playing

    @property
    def standing(self) -> Standing:
        """The match as the player sees it; the same object until a decision, a step that is told, or a hand-over."""
        match, viewer, key = self.match, self.context.viewer, self._standing_key
        if self._standing is None or self._key_of_standing != key:
            self._standing, self._key_of_standing = standing_of(match, viewer, course.shown_phase(match), key[-1]), key
        return self._standing

    @property
    def _standing_key(self) -> tuple[object, Viewer, bool, Seat | None, int | None]:
        viewer, match = self.context.viewer, self.match
        told = self.context.director.bots.events_told
        return match.view(viewer), viewer, match.awaiting_end_turn, match.bot_to_move, told

    @property
    def always_pay(self) -> bool:
        return self.context.settings.always_pay

    def sight(self) -> Sight:
        return self._sight_of(self.controller.mode)

    def _sight_of(self, mode: Mode) -> Sight:
        """The table as it is, or would be, in a mode; what is held opens panels."""
        standing, metrics = self.standing, self.context.metrics
        shown = self.shown_opponent.seat(standing)
        left = self.context.settings.left_handed
        row, scale = self.picture.rows.row, metrics.text_scale
        key = (standing, metrics, shown, left, row)
        if self._layout is None or self._layout[0] != key:
            size, catalog, sets = metrics.size, self.context.catalog, standing.sets
            layout = lay_out(size, scale, standing.view, standing.seat, catalog, shown, left, row, sets)
            self._layout = key, layout
        words, names = self.context.wording, self.match.names
        told, raised, opened = self._deed(), self.lifting.raised, self.panels.opened(standing, mode)
        return Sight(self._layout[1], standing, words, names, mode, self.touch, scale, told, raised, opened)

    def open(self, head: Label) -> None:
        """Open or close the panel over the States that has this head, or show what the head stands for closely."""
        overlay = self.standing.overlay_of(head)
        if overlay:
            self.panels.toggle(overlay, self.standing, self.controller.mode)
        else:
            self.zoom(head)
        self.changed = True

    def _open_by_key(self, head: Label) -> None:
        self.open(head)
        if overlay := self.standing.overlay_of(head):
            is_open = overlay in self.panels.opened(self.standing, self.controller.mode)
            self.give_focus(overlay if is_open else None)

    def _deed(self) -> Deed | None:
        """What another player did last, with a note while a bot's deed is told."""
        bots = self.context.director.bots
        untold, told = bots.untold, bots.note
        key = (self.standing, untold, told, self.context.wording.language)
        if self._last_deed is None or self._last_deed[0] != key:
            seat, viewer = self.standing.seat, self.standing.viewer
            reader = seat if self.match.is_human(seat) else None
            deed = last_deed(self.match, self.context.narrator, reader, viewer, untold)
            self._last_deed = key, deed._replace(note=told) if deed else None
        return self._last_deed[1]

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

    # ------------------------------------------------------------------ calls of the controller
    def submit(self, command: AnyCommand) -> None:
        """Submit a command, and show what comes next."""
        self.before_decision()
        answer = self.match.submit(command)
        if isinstance(answer, Refusal):
            self.show.forget()
            self.refuse(answer)
            return
        self.focus = None
        self.panels.after_decision()
        self.context.director.advance()
        # The turn of the virtual opponent is shown step by step, or without motion told all at once.
        self.context.director.bots.tell_opponent(answer.events)
        self.after_decision(answer.events[: self.context.director.bots.events_told])
        if self.match.opponents and not self.context.settings.moves:
            self._news = opponent_lines(self.match, self.context.narrator, answer.events) or self._news

    def expect(self, seat: Seat) -> None:
        self.show_state(seat)

    def before_decision(self) -> None:
        """Show the State of the opponent who decides next, so that the whole change is seen."""
        mover, resting, metrics = self.standing.mover, self.picture.resting, self.context.metrics
        if resting and mover and self.context.settings.moves and self.shown_opponent.choose(self.standing, mover):
            self.picture.draw_resting(Canvas(resting.copy(), metrics), self.sight())
        self.show.remember(self.sight(), self.picture.resting, self.context.settings)

    def after_decision(self, events: Sequence[AnyEvent]) -> None:
        self.changed = True
        if self.context.stack.top is self:
            self.show.perform(events, self.sight(), self.context.settings)
        else:
            super().after_decision(events)

    @property
    def busy(self) -> bool:
        return self.show.stage.busy

    def end_turn(self) -> None:
        self.focus = None
        self.show.stage.skip()
        self.context.director.end_turn()

    def undo(self) -> None:
        self._step(self.context.director.undo)

    def redo(self) -> None:
        self._step(self.context.director.redo)

    def _step(self, step: Callable[[], Refusal | None]) -> None:
        """Undo or redo, or say why that is impossible."""
        self.focus = None
        self.show.stage.skip()
        if refusal := step():
            self.refuse(refusal)

    def show_hand(self) -> None:
        """Open the hand of the player to move."""
        self.context.director.open_hand()
        self.focus, self.changed = None, True

    def refuse(self, refusal: Refusal, command: AnyCommand | None = None) -> None:
        """Say at the pointer why a command is refused."""
        told = refusals.refusal(self.context.wording, refusal, self.match.names, command)
        self._complain(Complaint(told, of_refusal(refusal)))

    def remind(self) -> None:
        """Say what has to be done first, when something else was tried."""
        self._complain(reminded(self.sight()))

    def _complain(self, complaint: Complaint) -> None:
        """Show a complaint for a while; until then the rules open at its topic."""
        self.context.hear("thud")
        self._complaint, self.changed = complaint, True

    def topic_at(self, label: Label | None) -> str | None:
        return self._complaint.topic if self._complaint else super().topic_at(label)

    def drop_label(self, held: Held) -> Label | None:
        return place_boxes.drop_label(self._sight_of(held))

    def dropped(self, held: Held, accepted: bool) -> None:
        """Move a dropped card to its target, or back to the hand."""
        sight = self._sight_of(held)
        self.context.hear("card_place")
        if accepted and isinstance(held.source, Answer):
            self.show.let_go(middle_box(held.pos, sight.layout.pile(sight.standing.seat).size))
        zone = sight.zone(held.source)
        if accepted and (size := zone.let_go(sight, held.source)):
            self.show.let_go(middle_box(held.pos, size))
        if not isinstance(held.source, InHand):
            return
        home = place_boxes.hand_box(sight, held.source)
        if home is None:
            return
        start = middle_box(held.pos, face_size(round(home.w * HELD_SCALE)))
        if accepted:
            self.show.let_go(start)
        else:
            self.show.glide_home(sight, held.source, start, home, self.context.settings)

    def missed(self, held: Held) -> None:
        """Say where a thing can be dropped after it missed every target, unless it was put back."""
        sight = self._sight_of(held)
        if not place_boxes.is_at_home(sight, held):
            self._complain(missed(sight))

    def zoom(self, label: Label) -> None:
        """Zoom the card at a label; the zoom leafs through the cards beside it."""
        found = self.sight().cards(label)
        if found:
            self.shown_opponent.find(self.standing, label)
            self.context.stack.push(ZoomScene(self.context, *found))

    # ------------------------------------------------------------------ the shown State
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

    def show_hints(self) -> None:
        """Open the hints beside the table."""
        self.controller.cancel()
        self.context.stack.push(HintScene(self.context, self.sight(), self.topic_at(None) or BOOK.first, self.take_up))

    def take_up(self, commands: Sequence[AnyCommand]) -> None:
        """Do one of ``commands`` that a hint is about, after asking what there is to choose."""
        self.controller.take_up(commands)
        self.changed = True

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
                sight = self._sight_of(held)
                over = [over.center for target in held.targets if (over := place_boxes.target_box(sight, target))]
                yield from (partial(self._draw_over, replace(held, pos=center)) for center in over)
        yield from unparsed(self.context.wording.messages)
        yield from unwritten(self.context.wording)
        match = standing.match
        for seat in (seat for seat in match.seats if match.is_human(seat)):
            sign = sign_of_turn(self.context, seat)
            yield partial(sign.draw, age=sign.falls)
        yield GameMenuScene(self.context).draw
        yield OverviewScene(self.context, self.sight(), self.show_state).draw
        yield CardsScene(self.context).draw
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
        sight = self._sight_of(held)._replace(touch=Touch())
        self.picture.draw_begun(canvas, sight)
        self.picture.draw_held(canvas, sight, held, 0, 0)

    def _draw_over(self, held: Held, canvas: Canvas) -> None:
        self.picture.draw_held(canvas, self._sight_of(held)._replace(touch=Touch()), held, 0, 0)

    # ------------------------------------------------------------------ time and input
    def enter(self) -> None:
        """This scene is on top again. What was begun goes on, unless a decision was made meanwhile."""
        super().enter()
        goes_on = isinstance(self.controller.mode, Reading | Panel | Aiming | Radial)
        if not goes_on or self._key_of_standing != self._standing_key:
            self.controller.cancel()
        self.controller.forget_press()
        self._standing = None
        self._hear_news()

    def _hear_news(self) -> None:
        """Tell what others did since the player's last decision, where no motion and no hand-over has told it."""
        before, self._known_head = self._known_head, self.match.head
        alone = len(flow.humans_of(self.match)) == 1 and not self.context.settings.moves
        is_next = self.match.bot_to_move is None and (alone or self.context.settings.handover == "open")
        if self.match.head > before and is_next:
            self._news = recap(self.match, self.context.narrator, self.standing.seat)

    def handle(self, value: Input) -> None:
        if isinstance(value, Press | Key):
            self.show.skip()
            self._complaint, self._news = None, ()
        if isinstance(value, Press):
            self.focus = None
        self._dropped = False
        before = self.controller.mode
        if isinstance(value, Press) and value.button == "left":
            self.controller.press(self.context.label_at(value.pos), value.pos)
        elif isinstance(value, Move):
            if isinstance(self.controller.mode, Held):
                self.lifting.lean(self.pointer.pos, value.pos, self.context.metrics.scale)
            self.controller.move(value.pos)
        elif isinstance(value, Leave) and isinstance(self.controller.mode, Held):
            self.controller.cancel()
        elif isinstance(value, Release) and value.button == "left":
            self._dropped = self.controller.release(value.pos, "shift" in value.mods)
            self.show.forget()
        if isinstance(value, Wheel):
            layout = self.sight().layout
            other = self.shown_opponent.wheel(self.standing, layout, value)
            self.changed = other or self.picture.rows.wheel(layout, value) or self.changed
        if self.picture.handle(value):
            self.changed = True
        super().handle(value)
        self._follow_mode(before)
        self.changed = self.changed or before is not self.controller.mode

    def _follow_mode(self, before: Mode) -> None:
        """After a change of mode: play the sound of a picked up card, and show the State that has the targets. The
        menu of a Location goes with the State in which it lies."""
        if isinstance(self.controller.mode, Held) and not isinstance(before, Held):
            self.context.hear("card_pick")
        self.shown_opponent.follow(self.standing, before, self.controller.mode)
        mode = self.controller.mode
        if isinstance(mode, Radial) and place_boxes.fan_box(self.sight(), mode) is None:
            self.controller.cancel()

    def on_click(self, click: Click) -> None:
        if click.label == labels.MENU:
            open_game_menu(self.context)
        elif click.label == labels.OVERVIEW:
            self.show_overview()
        elif click.label == labels.HINT:
            self.show_hints()
        elif isinstance(click.label, TabOf) and click.button == "left":
            self.show_state(click.label.seat)
        elif click.button == "right":
            self.controller.secondary(click.label)
        elif click.button == "left" and not self._dropped:
            self._click(click)
        self.changed = True

    def _click(self, click: Click) -> None:
        at_rest = isinstance(self.controller.mode, Rest | Reading)
        looked_at = isinstance(click.label, _ZOOMED) and at_rest
        if isinstance(click.label, LogLine):
            if isinstance(self.controller.mode, Reading):
                self.look_up(click.label)
            else:
                self.controller.click(labels.LOG)
        elif isinstance(click.label, str) and click.label in _LISTED and at_rest:
            has_pile = click.label == labels.DISCARD and self.standing.view.own_discards
            self.show_cards(_LISTED[click.label], self.standing.seat if has_pile else None)
        elif isinstance(click.label, str) and click.label in _MACHINES and at_rest:
            self.show_cards(_MACHINES[click.label], kind=MACHINE)
        elif isinstance(click.label, PileOf) and at_rest:
            self.show_cards(DISCARDED, click.label.seat)
        elif (zone := self.standing.zone(click.label)).key and click.label:
            self.open(click.label)
        elif click.label == labels.LARGE_MAP:
            pass
        elif zone.rows:
            self.picture.rows.turn(self.sight().layout, zone.rows)
        elif click.label and (looked_at or "alt" in click.mods):
            self.zoom(click.label)
        else:
            self.controller.click(click.label, "shift" in click.mods)

    def on_key(self, key: Key) -> None:
        looked_at = self.meant
        opening: dict[str, Callable[[], None]] = {
            "o": self.show_overview, "c": self.show_cards, "h": self.show_hints,
            **{key: partial(self._open_by_key, head) for key, head in self.standing.heads.items()},
        }  # fmt: skip
        if key.name in LOOK and looked_at:
            self.zoom(looked_at)
        elif key.name in opening and not key.mods and not isinstance(self.controller.mode, Held | Panel):
            opening[key.name]()
        elif not isinstance(self.controller.mode, Panel) and self.shown_opponent.key(self.standing, key.name):
            self.changed = True
        elif key.name == "escape" and self.panels.close_one(self.standing, self.controller.mode):
            self.give_focus(None)
        elif not self.controller.key(key.name, key.mods) and key.name == "escape":
            open_game_menu(self.context)
        self.changed = True

    def update(self, dt: int) -> None:
        super().update(dt)
        before = self.controller.mode
        held = isinstance(before, Held)
        self.shown_opponent.rest(self.standing, self.pointer.hover if held else None, dt)
        settings = self.context.settings
        moves = self.show.stage.update(dt, settings)
        if self.controller.update(dt) or held or moves:
            self.changed = True
        self._follow_mode(before)
        if self._complaint:
            self._complaint = self._complaint.older(dt)
            self.changed = self.changed or self._complaint is None
        moved = self.lifting.update(dt, self.touch.hover, held, settings)
        moved |= self.lifting.uncover(dt, place_boxes.covered_site(self.sight()), settings)
        moved |= self.lifting.pulse(dt, isinstance(before, Paying), settings)
        self.changed = self.changed or moved
        seat = self.show.follow_turn(self.sight(), settings)
        if seat and not self.standing.hidden:
            announce_turn(self.context, seat, self.show.stage.remaining)

    def forget_pictures(self) -> None:
        self.picture.forget()
        self.show.forget()
        self.show.skip()

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        sight = self.sight()
        self.show.fit(canvas.metrics.size)
        self._deploy(canvas)
        self.show.light(canvas, sight, self.context.settings)
        self.closed.give_way(canvas, sight)
        if isinstance(sight.mode, Held):
            self.picture.draw_below_held(canvas, sight, sight.mode)
        else:
            self.picture.draw_resting(canvas, sight)
            self.show.stage.draw(canvas, flat=True)
            awaited, up = self.show.stage.awaited, self.lifting
            self.picture.draw_moving(canvas, sight, up.grown, awaited, up.sinking)
        self.buttons |= self.closed.draw(canvas, sight, self.touch)
        with canvas.one_size():
            for button in side_buttons(sight):
                self.put(canvas, button)
        panel = None
        if isinstance(sight.mode, Panel):
            panel = draw_panel(canvas, sight, sight.mode, self.picture.list, self.lifting.light)
        self.offer_focus(canvas, sight, panel)
        told = self.picture.draw_promise(canvas, sight)
        self.show.draw_marks(canvas, sight)
        self.show.stage.draw(canvas)
        if self._news:
            news, log = self._news[-_MOST_NEWS:], sight.layout.side.log
            draw_callout(canvas, sight.text("table-news"), news, log, LINE, clear=tuple(self._used(canvas.marks)))
        if self._complaint and not told:
            guide = self.context.guide
            title = sight.text("learn-refused" if guide else "table-refused")
            pos, place = self._attended(canvas)
            clear = self._in_sight(canvas.marks, place).always
            draw_complaint(canvas, title, self._complaint.lines(sight.wording), pos, place, clear)

    def draw_carried(self, canvas: Canvas) -> None:
        sight, up = self.sight(), self.lifting
        if isinstance(sight.mode, Held):
            self.picture.draw_held(canvas, sight, sight.mode, up.tilt, up.phase, up.lifted)

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

    def _tip(self) -> str | None:
        hover = self.touch.hover
        return tip_at(self.sight(), hover) if hover and not isinstance(self.controller.mode, Held) else None
