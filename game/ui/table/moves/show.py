"""The motions and sounds of one table, as its scene starts them; also those under the pointer: a hovered hand card or
covered plate rises, the last one sinks back, a held card grows and leans, goods that pay pulse."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

import pygame
from msgspec.structs import replace

from game.kernel.seats import Seat
from game.rules.messages import AnyEvent
from game.rules.sheets import RUIN
from game.rules.state import Site
from game.rules.view import SeatView
from game.ui import places
from game.ui.art import chrome
from game.ui.boxes import Box
from game.ui.canvas import Canvas, cut_out
from game.ui.input import NOWHERE, Position
from game.ui.motion.motion import ArrivingCard, Curtain, Fade, Glide, TurnFrame, in_out_cubic, out_back, out_cubic
from game.ui.motion.stage import Stage
from game.ui.settings import Settings
from game.ui.sound.cues import HERALDED, at_once
from game.ui.table import labels
from game.ui.table.draw.cards import face_of
from game.ui.table.draw.lamplight import lit_place
from game.ui.table.moves.choreography import choreograph
from game.ui.table.moves.script import Before
from game.ui.table.plan.boards import GOODS_ORDER
from game.ui.table.play.modes import targets_of
from game.ui.table.play.place_boxes import new_places, strip_places, target_box
from game.ui.table.sight import Sight

RISE, SINK, LIFT, PULSE = 110, 90, 90, 1400
"""Milliseconds at normal speed."""

MOST_TILT = 6.0
"""Maximum tilt of a held card, in degrees."""

BRIGHTEST = 4
"""Steps of the light in which goods pulse that pay."""

_DASH_SPEED = 20
"""In u per second: speed of the dashes around a lit target."""


class Lifting:
    """How far each motion has come: ``tilt`` of the held card in degrees, ``phase`` of the dashes in u."""

    def __init__(self) -> None:
        self.tilt = 0.0
        self.phase = 0.0
        self._risen: places.InHand | None = None
        self._grown = 0.0
        self._sinking: tuple[places.InHand, float] | None = None
        self._lifted = 0.0
        self._raised: dict[int, float] = {}
        self._beat = 0

    @property
    def grown(self) -> float:
        """How far the hovered card has risen, 0 to 1."""
        return out_cubic(self._grown)

    @property
    def sinking(self) -> tuple[places.InHand, float] | None:
        """The card that the pointer has left, and how far it is still up, 0 to 1."""
        return self._sinking

    @property
    def raised(self) -> dict[int, float]:
        """How far plates are raised from under their neighbours, 0 to 1, by Site."""
        return {number: in_out_cubic(share) for number, share in self._raised.items()}

    @property
    def light(self) -> int:
        """The light of goods that pay, 0 to BRIGHTEST."""
        return round(BRIGHTEST * (1 - math.cos(2 * math.pi * self._beat / PULSE)) / 2)

    @property
    def lifted(self) -> float:
        """How far the held card has grown, 0 to 1."""
        return out_cubic(self._lifted)

    def lean(self, before: Position, pos: Position, scale: float) -> None:
        """Tilt a held card against the direction in which it is carried."""
        if before != NOWHERE:
            speed = (pos[0] - before[0]) / max(1.0, 4 * scale)
            self.tilt = max(-MOST_TILT, min(MOST_TILT, self.tilt * 0.7 - speed))

    def update(self, dt: int, hover: places.Label | None, held: bool, settings: Settings) -> bool:
        """Advance by ``dt`` milliseconds with the pointer on ``hover``; True if a hand card moved."""
        self.phase += 0 if settings.reduced_motion else dt * _DASH_SPEED / 1000
        self.tilt = self.tilt * 0.8 if abs(self.tilt) > 0.3 and not settings.reduced_motion else 0.0
        self._lifted = min(1.0, self._lifted + _part(dt, settings.travelling(LIFT))) if held else 0.0
        before = (self._risen, self._grown, self._sinking)
        card = hover if isinstance(hover, places.InHand) else None
        if card != self._risen:
            at_once = held or not settings.travelling(SINK)
            self._sinking = None if at_once or not self._risen or not self._grown else (self._risen, self._grown)
            self._risen, self._grown = card, 0.0
        if self._risen:
            self._grown = min(1.0, self._grown + _part(dt, settings.travelling(RISE)))
        if self._sinking:
            left = self._sinking[1] - _part(dt, settings.travelling(SINK))
            self._sinking = (self._sinking[0], left) if left > 0 else None
        return before != (self._risen, self._grown, self._sinking)

    def uncover(self, dt: int, number: int | None, settings: Settings) -> bool:
        """Advance by ``dt`` milliseconds with the pointer on the covered plate of a Site, or on none; True if a plate
        moved."""
        before, step = self._raised, _part(dt, settings.travelling(RISE))
        lowered = {one: share - step for one, share in before.items() if one != number and share > step}
        risen = {number: min(1.0, before.get(number, 0.0) + step)} if number is not None else {}
        self._raised = {**lowered, **risen}
        return before != self._raised

    def pulse(self, dt: int, is_paying: bool, settings: Settings) -> bool:
        """Advance the light of goods that pay by ``dt`` milliseconds; True if it changed."""
        before, pulses = self.light, is_paying and settings.moves and not settings.reduced_motion
        self._beat = (self._beat + dt) % PULSE if pulses else 0
        return before != self.light


def _part(dt: int, lasts: int) -> float:
    """The share of a motion of ``lasts`` milliseconds that passes in ``dt``; all of it if motions are off."""
    return dt / lasts if lasts else 1.0


_LAYER = 7


def changes(before: Sight, after: Sight) -> tuple[places.Label, ...]:
    """Labels of everything that differs for the same seat; `place_of` finds their boxes."""
    found: list[places.Label] = [
        label for seat in after.standing.view.players for label in _of_seat(before, after, seat)
    ]
    known, now = before.standing.view, after.standing.view
    old_sites = set(_sites(before))
    found += [places.SiteAt(site.id) for site in _sites(after) if site not in old_sites]
    found += [places.ConnectionPile(pile.colour) for pile in now.piles if pile.face_up and pile not in known.piles]
    found += _changed_piles(before, after)
    found += [label for zone in after.zones.values() for label in zone.changed(before, after)]
    return (*found, *_new_in_hand(before, after))


def _changed_piles(before: Sight, after: Sight) -> Iterator[places.Label]:
    """The discard piles with other cards on top: that of all, or those of the seats (R42.1)."""
    known, now = before.standing.view, after.standing.view
    if now.discard_size and (known.discard_size, known.discard[-1:]) != (now.discard_size, now.discard[-1:]):
        yield labels.DISCARD
    for player in now.players:
        was = known.player(player.seat)
        if (was.discard_size, was.discard[-1:]) != (player.discard_size, player.discard[-1:]):
            yield labels.DISCARD if player.seat == after.standing.seat else places.PileOf(player.seat)


def _sites(sight: Sight) -> Iterator[Site]:
    """All Sites, without the cards of Ruins: the two viewers may know different ones."""
    for owner in sight.standing.view.players:
        yield from (replace(site, card=RUIN) if site.ruin else site for site in owner.sites)


def _of_seat(before: Sight, after: Sight, player: SeatView) -> Iterator[places.Label]:
    was = before.standing.view.player(player.seat)
    if (was.vp, was.passed) != (player.vp, player.passed):
        yield places.PlateOf(player.seat)
    for good in GOODS_ORDER:
        if was.goods[good] != player.goods[good]:
            yield places.GoodsOf(player.seat, good)
    if was.deals != player.deals:
        yield places.DealsOf(player.seat)
    if player.seat == after.standing.seat:
        used = [use for use in player.used if use not in was.used]
        board = after.standing.board
        yield from (places.BoardAction(action.name) for use in used if (action := board.action(use.action)))


def _new_in_hand(before: Sight, after: Sight) -> Sequence[places.Label]:
    """The cards that are new in the open hand."""
    if after.standing.hidden or before.standing.hidden or before.standing.seat != after.standing.seat:
        return ()
    return new_places(before.standing.me, after.standing.me)


def place_of(sight: Sight, label: places.Label) -> Box | None:
    """The box of a label from `changes`; None if it is not shown."""
    if isinstance(label, places.InHand) and (sight.standing.hidden or label not in strip_places(sight.standing.me)):
        return None
    return sight.box(label)


def draw_changes(canvas: Canvas, sight: Sight, changed: Sequence[places.Label]) -> None:
    """Draw brackets around everything that has changed and is shown."""
    canvas.layer = _LAYER
    for label in changed:
        box = place_of(sight, label)
        if box:
            chrome.brackets(canvas, box.rect)


GLIDE_HOME, APPEAR, CLOSE, OPEN, TURN = 220, 140, 200, 250, 250
"""Milliseconds at normal speed."""

_GLOW = 20
"""In u: reach of the glow of a lit target."""


class Show:
    """Plays the motions of a table and their sounds on its own stage.

    With the speed `off` nothing moves and sounds play at once. With reduced motion changes are marked instead.
    """

    def __init__(self, hear: Callable[[str], None], tells_all: bool = False) -> None:
        """``hear`` plays a sound. With ``tells_all`` also the sounds of events that are announced by signs."""
        self._hear = hear
        self._tells_all = tells_all
        self.stage = Stage(hear)
        self._before: Before | None = None
        self._dropped: Box | None = None
        self._is_lit = False
        self._mover: Seat | None = None
        self._size = (0, 0)
        self.changed: tuple[places.Label, ...] = ()
        """What is marked as changed until the next input, with reduced motion."""

    def skip(self) -> None:
        """End all motions and marks, on any input."""
        self.stage.skip()
        self.changed = ()

    def fit(self, size: tuple[int, int]) -> None:
        """End all motions if the window has another size: they were laid out for the old one."""
        if size != self._size:
            self.stage.skip()
            self._size = size

    # ------------------------------------------------------------------ decisions
    def let_go(self, place: Box) -> None:
        """A card was dropped on a target: its motion begins there."""
        self.stage.skip()
        self._dropped = place

    def remember(self, sight: Sight, picture: pygame.Surface | None, settings: Settings) -> None:
        """Keep the table as it is before a decision."""
        if settings.moves or settings.reduced_motion:
            self._before = Before(sight, picture.copy() if picture else None, self._dropped)
        self._dropped = None

    def perform(self, events: Sequence[AnyEvent], after: Sight, settings: Settings) -> None:
        """Play what happened since `remember`."""
        before, self._before = self._before, None
        if not self._tells_all:
            events = [event for event in events if type(event) not in HERALDED]
        if not settings.moves or settings.reduced_motion:
            self.ring(events)
        if before is None or before.sight.layout.size != after.layout.size:
            return
        same_seat = before.sight.standing.seat == after.standing.seat
        if settings.reduced_motion:
            if same_seat:
                self.changed = tuple(dict.fromkeys((*self.changed, *changes(before.sight, after))))
            return
        if not same_seat:
            before = before._replace(picture=None)
        self.stage.play(choreograph(events, before, after), settings)

    def draw_marks(self, canvas: Canvas, sight: Sight) -> None:
        """Mark what has changed since the last input, with reduced motion."""
        draw_changes(canvas, sight, self.changed)

    def ring(self, events: Sequence[AnyEvent]) -> None:
        """Play the sounds of a decision at once."""
        for sound in at_once(events, self._tells_all):
            self._hear(sound)

    def forget(self) -> None:
        """Drop what `remember` and `let_go` have kept: the decision was refused."""
        self._before = self._dropped = None

    # ------------------------------------------------------------------ hands
    def glide_home(self, sight: Sight, place: places.InHand, start: Box, home: Box, settings: Settings) -> None:
        """A card dropped where it may not go returns to its place in the hand."""
        self.stage.skip()
        picture, name = face_of(sight, place.card, start.w), place.card
        glide = Glide(picture=picture, start=start, end=home, easing=out_back, label=name, lasts=GLIDE_HOME)
        self.stage.play((glide, ArrivingCard(label=place, lasts=GLIDE_HOME)), settings)

    def open_hand(self, canvas: Canvas, sight: Sight, settings: Settings) -> None:
        """Lower the cover of the hand; the canvas still shows the closed hand."""
        self._hear("curtain")
        strip = sight.layout.hand.strip
        cover, _ = cut_out(canvas.surface, strip.rect)
        self.stage.play((Curtain(cover=cover, at=strip, lasts=OPEN),), settings)

    def close_hand(self, canvas: Canvas, sight: Sight, ground: pygame.Surface, settings: Settings) -> None:
        """Raise the cover of the hand over the empty ``ground``; the canvas already shows the closed hand."""
        self._hear("curtain")
        strip = sight.layout.hand.strip
        cover, _ = cut_out(canvas.surface, strip.rect)
        self.stage.play((Curtain(cover=cover, at=strip, ground=ground, lasts=CLOSE),), settings)

    # ------------------------------------------------------------------ attention
    def light(self, canvas: Canvas, sight: Sight, settings: Settings) -> None:
        """Fade in lit targets; called while the canvas still shows the table without them."""
        if canvas.is_unseen:
            return
        was, self._is_lit = self._is_lit, bool(targets_of(sight.mode))
        if not self._is_lit or was or not settings.moves:
            return
        boxes = (target_box(sight, target) for target in targets_of(sight.mode))
        pieces = [cut_out(canvas.shown, found.grown(canvas.px(_GLOW)).rect) for found in boxes if found]
        self.stage.play((Fade(picture=piece, at=at.topleft, lasts=APPEAR) for piece, at in pieces), settings)

    def follow_turn(self, sight: Sight, settings: Settings) -> Seat | None:
        """Move the lit frame to the State of the seat to move; returns that seat if the turn has just changed."""
        before, now = self._mover, sight.standing.mover
        self._mover = now
        if before is None or now is None or before == now:
            return None
        start, end = (lit_place(sight.layout.board(seat)) for seat in (before, now))
        self.stage.play((TurnFrame(start=start, end=end, easing=in_out_cubic, lasts=TURN),), settings)
        return now
