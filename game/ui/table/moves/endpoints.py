"""Where motions start and end, on the table before and after a decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.cards.card import Location
from game.cards.verbs import CopyDeals
from game.rules.events import Source
from game.rules.state import Seat, Site
from game.ui.art.card_face import RATIO
from game.ui.art.faces import face_size
from game.ui.boxes import Box
from game.ui.places import InHand, Label
from game.ui.table.play.place_boxes import hand_box, strip_places
from game.ui.table.sight import Sight


class Before(NamedTuple):
    """The table before a decision: its view, its picture without hand and motions, and where a card was dropped."""

    sight: Sight
    picture: pygame.Surface | None
    dropped: Box | None = None


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
        plate = self.plate(seat)
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
