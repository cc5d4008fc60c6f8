"""The script of one decision: all its motions, where each goes, and when it begins. Times are milliseconds at normal
speed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pygame

from game.fiftyfirst.art.faces import card_back
from game.fiftyfirst.cards.card import Location
from game.fiftyfirst.cards.verbs import CopyDeals
from game.fiftyfirst.rules.events import Source
from game.fiftyfirst.rules.state import Site
from game.fiftyfirst.table.cues import sounds_of
from game.fiftyfirst.table.draw.bars import draw_lane
from game.fiftyfirst.table.draw.rows import site_surface
from game.fiftyfirst.table.moves.regrouping import REGROUP, is_regrouped, regrouping
from game.fiftyfirst.table.play.place_boxes import hand_box, strip_places
from game.fiftyfirst.table.sight import Sight
from game.fiftyfirst.table.spots import InHand
from game.fiftyfirst.wording.rows.events import row_of
from game.kernel.seats import Seat
from game.ui.art.chrome import leader_star
from game.ui.art.upright import RATIO, face_size
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.motion import motion as motions
from game.ui.places import Label
from game.ui.table.moves.script import GOODS, STAGGER, TableScript
from game.ui.table.moves.show import Before


class Endpoints:
    """Finds boxes for the motions of one decision; what is not shown counts as at the licence plate of its seat."""

    def __init__(self, before: Before, after: Sight) -> None:
        self.before = before
        self.after = after
        self._taken: set[InHand] = set()

    def is_me(self, seat: Seat) -> bool:
        """True if the cards of the seat lie open in the hand strip."""
        return seat == self.after.standing.seat and not self.after.standing.hidden

    def plate(self, seat: Seat) -> Box:
        return self.after.layout.board(seat).plate

    def star(self, seat: Seat) -> Box:
        """The star beside the VP on the licence plate."""
        plate, status = self.plate(seat), self.after.layout.board(seat).status
        if status:
            return Box(*leader_star(plate.rect, status.portrait.rect))
        side = max(16, round(plate.h * 0.42))
        return Box(plate.right - round(plate.h * 0.85) - side // 2, plate.center[1] - side // 2, side, side)

    def cell(self, seat: Seat, good: str) -> Box:
        """The cell of a good; the licence plate for VP and cards."""
        return self.after.layout.board(seat).goods.get(good) or self.plate(seat)

    def site(self, number: int, seat: Seat) -> Box:
        """The plate of a Site, after the decision or else before it."""
        return self.after.layout.place(number) or self.before.sight.layout.place(number) or self.plate(seat)

    def old_site(self, number: int) -> tuple[Site, Box] | None:
        """A Site and its plate before the decision; None if it was not shown."""
        found, box = self.before.sight.site(number), self.before.sight.layout.place(number)
        return (found[1], box) if found and box else None

    def hand_card(self, seat: Seat, card: str) -> Box:
        """Where a hand card was: dropped by the pointer, in the hand strip, or with another player."""
        sight = self.before.sight
        if seat != sight.standing.seat or sight.standing.hidden:
            return self._small(self.plate(seat))
        if self.before.dropped:
            return self.before.dropped
        for place in strip_places(sight.standing.me):
            if place.card == card and place not in self._taken:
                self._taken.add(place)
                return hand_box(sight, place) or self._small(self.plate(seat))
        return self._small(self.plate(seat))

    def new_cards(self, cards: Sequence[str]) -> list[InHand]:
        """The places in the open hand of cards that are new; of several copies the last ones."""
        found, left = [], list(reversed(strip_places(self.after.standing.me)))
        for card in reversed(cards):
            place = next((place for place in left if place.card == card), None)
            if place:
                left.remove(place)
                found.append(place)
        return found[::-1]

    def arrival(self, seat: Seat) -> Box:
        """Where cards for a closed hand fly to."""
        return self._small(self.plate(seat))

    def source(self, source: Source, seat: Seat) -> Box:
        """Where goods come from."""
        board = self.after.layout.board(seat)
        if source.site is not None:
            found = self.after.site(source.site) or self.before.sight.site(source.site)
            return self.site(source.site, found[0] if found else seat)
        if source.kind == "deal":
            return board.deal_zone
        if source.kind == "exchange" and board.exchange:
            return board.exchange
        if source.kind == "connection":
            return self.pile(source.card)
        return self.of_set(source) or board.plate

    def of_set(self, source: Source) -> Box | None:
        """The place of a set that is a source of goods or VP; None if it is none, or out of sight."""
        zone = next((zone for zone in self.after.zones.values() if zone.source == source.kind), None)
        if zone is None:
            return None
        return self.after.box(zone.kind if isinstance(zone.kind, str) else zone.kind(source.card))

    def copied_deal(self, card: str, seat: Seat, copier: Location | None) -> Box:
        """The Deal that ``seat`` copies by the action of a card: one of its own or of another player; that with a
        district lies there. Without a card it is an HQ that copies, and that copies own ones."""
        verbs = copier.action.verbs if copier and copier.action else ()
        own = copier is None or any(isinstance(verb, CopyDeals) and verb.of == "you" for verb in verbs)
        if place := self.after.place_of_printed(card):
            return self.lying(place)
        for player in self.after.standing.view.players:
            if card in player.deals and (player.seat == seat) == own and not player.passed:
                board, index = self.after.layout.board(player.seat), player.deals.index(card)
                return board.deals[index] if index < len(board.deals) else board.deal_zone
        return self.plate(seat)

    def action(self, seat: Seat, use: str) -> Box:
        """The line of a faction action on the player's own board, by one of its uses."""
        board = self.after.layout.board(seat)
        faction = self.after.catalog.factions[self.after.standing.view.player(seat).faction]
        used = faction.action(use)
        lines = zip(faction.actions, board.actions, strict=False)
        return next((box for action, box in lines if action == used), board.plate)

    def pile(self, card: str | None) -> Box:
        """The pile of a Connection card."""
        connection = self.after.catalog.connections.get(card or "")
        piles = self.after.layout.side.piles
        return piles[connection.pile] if connection and connection.pile in piles else self.after.layout.side.discard

    def lying(self, label: Label) -> Box:
        """Where a place of a set lies, or lay before the decision."""
        return self.after.box(label) or self.before.sight.box(label) or self.after.layout.side.discard

    def discards(self, seat: Seat) -> Box:
        """The discard pile onto which the cards of a seat go: its own (R42.1), or that of all."""
        return self.after.layout.pile(seat)

    def around_discards(self, seat: Seat) -> Box:
        """The discard pile of `discards`, together with the number of its cards."""
        board = self.after.layout.board(seat)
        if board.discard is None:
            return self.after.layout.side.discard_zone
        both = [box.rect for box in (board.discard, board.discard_note) if box]
        return Box(*both[0].unionall(both)).grown(4)

    def card_at(self, place: Box, seat: Seat) -> Box:
        """A card in the middle of a place, as large as on the discard pile of the seat."""
        width = self.after.layout.side.discard.w if self.is_me(seat) else self.discards(seat).w
        size = face_size(width)
        return Box(place.center[0] - size[0] // 2, place.center[1] - size[1] // 2, *size)

    def _small(self, plate: Box) -> Box:
        """A card in the middle of a licence plate, as high as the plate."""
        width = round(plate.h / RATIO)
        return Box(plate.center[0] - width // 2, plate.y, width, plate.h)


VP, DING = 500, 240
DRAW, DRAW_STAGGER = 240, 60
_MOST_STARS = 5
"""Maximum number of stars for one gain of VP."""


class Script(TableScript):
    """The script of a decision of 51st State."""

    def __init__(self, endpoints: Endpoints, focus: Box | None) -> None:
        super().__init__(endpoints.before, endpoints.after)
        self.endpoints = endpoints
        self.focus = focus
        """The place of the decision: payments fly there."""
        self.origin: Box | None = None
        """The place of the last deed: spoils and bonuses come from there."""
        self.copier: Location | None = None
        """The card that copies a Deal."""
        self.lying: dict[str, tuple[Box, int]] = {}
        """Cards that the virtual opponent has drawn: the place of each, and since when it lies there."""
        self._regrouped: dict[Seat, motions.Regroup] = {}

    def regroup(self, seat: Seat, until: int = 0) -> bool:
        """Move the rows of a seat, if they have new heights, and cover what is new in them until a time; whether they
        have."""
        before, after = self.endpoints.before.sight, self.endpoints.after
        if not is_regrouped(before, after, seat):
            return False
        until = max(until, REGROUP, self._regrouped[seat].lasts if seat in self._regrouped else 0)
        self._regrouped[seat] = regrouping(before, after, seat, until)
        return True

    def back(self, width: int) -> pygame.Surface:
        return card_back(width)

    # ------------------------------------------------------------------ sounds
    def ring(self, event: Any, began: int, token: int) -> None:
        """Add the sounds of an event after its motions, which ``began`` at a time; its first ``token`` left at a time.

        A card that is put down sounds when it lies there, goods when they arrive.
        """
        at = began
        if row_of(event).lands:
            at = self.now if self.now > began else token + GOODS
        for number, sound in enumerate(sounds_of(event)):
            self.hear(sound, at + number * STAGGER)

    # ------------------------------------------------------------------ goods
    def gain(self, seat: Seat, goods: Mapping[str, int], source: Source) -> None:
        """Goods fly from their source to the cells, VP to the licence plate.

        A source that names no Site is the place of the last deed, if there was one.
        """
        if source.kind == "copied_deal" and source.card:
            start = self.endpoints.copied_deal(source.card, seat, self.copier)
        else:
            start = self.origin if self.origin and source.site is None else self.endpoints.source(source, seat)
        for good, count in goods.items():
            if good == "vp":
                self._score(seat, count, start)
            else:
                self.move(None, seat, {good: count}, start, self.endpoints.cell(seat, good))

    def pay(self, seat: Seat, goods: Mapping[str, int], start: Box | None = None) -> None:
        """Goods fly from the cells, or from ``start``, to the place of the decision."""
        end = self.focus or self.endpoints.plate(seat)
        for good, count in goods.items():
            self.move(None if start else seat, None, {good: count}, start or self.endpoints.cell(seat, good), end)

    def _score(self, seat: Seat, count: int, start: Box) -> None:
        """Stars fly to the licence plate, which shows the new VP when they arrive; then the emblem drives."""
        star = self.endpoints.star(seat)
        arrived = max(self.token("vp", start, star)[1] for _ in range(min(count, _MOST_STARS)))
        self.veil(self.endpoints.plate(seat), arrived)
        self.motions.append(motions.Ding(icon="vp", at=star.center, px=star.w, delay=arrived, lasts=DING))
        sight = self.endpoints.after
        first, last = self.endpoints.before.sight.player(seat).vp, sight.player(seat).vp

        def lane(canvas: Canvas, vp: float) -> None:
            draw_lane(canvas, sight, {seat: vp})

        if not any(isinstance(motion, motions.Drive) for motion in self.motions):
            self.motions.append(motions.Drive(lane=lane, first=first, last=last, delay=arrived, lasts=VP))

    # ------------------------------------------------------------------ the end
    def finish(self) -> tuple[motions.Motion, ...]:
        """All motions and the counters of goods. In a tab, numbers change at once after the last token."""
        sight = self.endpoints.before.sight
        counters = []
        for (seat, good), ticks in self.ticks.items():
            board, end = self.endpoints.after.layout.board(seat), max(time for time, _ in ticks)
            box = board.goods.get(good)
            if box is None:
                continue
            if board.is_tab:
                self.veil(box, end)
                continue
            first = sight.standing.view.player(seat).goods[good]
            counters.append(motions.Counter(at=box, good=good, first=first, ticks=tuple(sorted(ticks)), lasts=end))
        for board in (self.endpoints.after.layout.own, self.endpoints.after.layout.opponent):
            if board.seat not in self._regrouped:
                self.regroup(board.seat)
        return (*self._regrouped.values(), *counters, *self.motions)


RAZE, SMOKE = 420, 900
"""Milliseconds at normal speed."""


def burn_site(script: Script, number: int, card: str, owner: Seat) -> None:
    """The plate of a Site burns and uncovers the Ruin; what follows begins there."""
    old = script.endpoints.old_site(number)
    now = script.endpoints.after.layout.place(number)
    if old and now:
        plate = site_surface(script.endpoints.before.sight, old[0], now)
        script.after(motions.Burn(picture=plate, at=now, label=card, delay=script.now, lasts=RAZE))
        script.add(motions.Smoke(at=now, delay=script.now, lasts=SMOKE))
    script.origin = now or script.endpoints.plate(owner)
