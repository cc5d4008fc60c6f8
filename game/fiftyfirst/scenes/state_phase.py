"""What the phase screens of 51st State have in common: hands, plates, goods, cards shown closely."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar

import pygame

from game.fiftyfirst.art.faces import card_back
from game.fiftyfirst.art.goods import ordered
from game.fiftyfirst.match.match import Match
from game.fiftyfirst.of_context import wording_of
from game.fiftyfirst.rules.view import SeatView, TableView
from game.fiftyfirst.scenes import zoomed
from game.fiftyfirst.table.spots import FaceUpCard, FactionChip, HandCard
from game.fiftyfirst.table.topics import board_at
from game.fiftyfirst.wording.card_words import abilities, connection
from game.kernel.bag import Bag
from game.kernel.seats import Seat
from game.ui.art.chrome import drop_shadow, glow, licence_plate
from game.ui.art.upright import RATIO, face_size
from game.ui.canvas import Canvas
from game.ui.motion.motion import middle_box
from game.ui.places import Label, Place, PlateOf
from game.ui.scenes.phase import PhaseScene
from game.ui.scenes.zoom import ZoomScene
from game.ui.theme import BODY, GOLD, INK, MUTED
from game.ui.widgets.button import Button
from game.ui.widgets.counts import Rolling, draw_counts
from game.ui.widgets.handover import SIGN, Handover, draw_backs, draw_handover
from game.ui.widgets.tooltip import LargeCard

_HAND_GAP, _HELD = 8, 220
"""In u: between cards of the hand, and width of a dragged card."""


def hand_places(canvas: Canvas, rect: pygame.Rect, hand: Sequence[str]) -> dict[HandCard, pygame.Rect]:
    """The place of each card; many cards overlap evenly."""
    width = int(rect.height / RATIO)
    step = min(width + canvas.px(_HAND_GAP), (rect.width - width) // max(1, len(hand) - 1))
    left = rect.centerx - (step * (len(hand) - 1) + width) // 2
    size = face_size(width)
    return {
        HandCard(number, card): pygame.Rect((left + number * step, rect.bottom - size[1]), size)
        for number, card in enumerate(hand)
    }


class StatePhaseScene(PhaseScene):
    """A phase screen of 51st State."""

    looked_at: ClassVar[tuple[type[Place], ...]] = (PlateOf, FactionChip)

    @property
    def match(self) -> Match:
        return self.context.playing

    @property
    def view(self) -> TableView:
        return self.match.view(self.context.viewer)

    @property
    def first_player(self) -> Seat:
        """The first player as shown on this screen."""
        return self.view.first_player

    def zoom(self, cards: Sequence[str], place: int) -> None:
        """Open the zoom on one of these cards."""
        self.context.stack.push(ZoomScene(self.context, tuple(cards), place))

    def cards_at(self, label: Label) -> tuple[Sequence[str], int] | None:  # noqa: ARG002 - this one has none
        """The cards for the zoom and the index of the one at a label; None if there is no card."""
        return None

    def look_at(self, label: Label | None) -> None:
        """Open the zoom on the card or faction board at a label, if any."""
        found, board = self.cards_at(label) if label else None, board_at(self.context, label)
        if found:
            self.zoom(*found)
        elif board:
            self.show_board(board)

    def draw_plate(self, canvas: Canvas, rect: pygame.Rect, seat: Seat, player: SeatView, active: bool = False) -> None:
        """Draw the licence plate of a seat, with its tooltip."""
        title, name = wording_of(self.context).title(player.faction), self.match.names[seat]
        first = seat == self.first_player
        flag = "first_player" if first else ""
        coming = player.locations
        licence_plate(canvas, rect, player.faction, title, name, player.vp, active, flag, coming=coming)
        told = "yes" if first else "no"
        tip = self.text("plate-tip", faction=title, name=name, vp=player.vp, first=told)
        if coming:
            tip = f"{tip}\n{self.text('plate-tip-coming', n=coming, total=player.vp + coming)}"
        self.explain(canvas, rect, PlateOf(seat), tip)

    def draw_goods(
        self, canvas: Canvas, goods: Bag, rect: pygame.Rect, place_of: Callable[[str], Place],
        colour: str = INK, u: float = 44, rolling: Rolling | None = None,
    ) -> None:  # fmt: skip
        """Draw goods with their numbers, each at its ``place_of``; tooltips say what each is for."""
        wording = wording_of(self.context)
        for good, place in draw_counts(canvas, ordered(goods), rect, colour, u, rolling).items():
            counted = self.text("goods-tip", goods=Bag({good: goods[good]}), help=wording.good_help(good))
            self.explain(canvas, place, place_of(good), counted)

    def draw_hand_over(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """The hand face down under the name of the player who is to decide."""
        seat = self.mover
        if seat is None:
            return
        player = self.view.player(seat)
        if not self.match.is_human(seat):
            draw_backs(canvas, rect, player.cards_held, card_back)
            return
        nothing = self.text("lookout-closed") if self.decides_closed else self.text("handover-nothing")
        handover = Handover(
            seat, self.match.names[seat], player.faction, player.cards_held, nothing,
            self.news.of(self.match, self.context.narrator, seat), self.decides_closed,
        )  # fmt: skip
        button = draw_handover(canvas, rect, handover, self.text, self.touch, card_back)
        self.buttons[button.label] = button
        tip = "lookout-closed" if self.decides_closed else "handover-tip"
        self._told[SIGN] = "\n".join(handover.recap) or self.text(tip)

    def draw_hand(self, canvas: Canvas, rect: pygame.Rect, hand: Sequence[str]) -> None:
        """Draw the open hand small."""
        if not hand:
            canvas.text(self.text("hand-empty"), rect, "text", BODY, MUTED, "center")
            return
        places = hand_places(canvas, rect, hand)
        for held, place in places.items():
            if self.touch.hover == held:
                glow(canvas, place, GOLD, 8)
            canvas.image(zoomed.picture(self.context, held.card, place.width, large=False), place.topleft, held.card)
            self.put(canvas, Button(held, "", place, drawn=False, tip=self.card_words(held.card)))

    def _shown(self, label: Label) -> LargeCard | None:
        """A card of the hand, at once."""
        if not isinstance(label, HandCard) or label not in self.buttons:
            return None
        return self.in_corner(label.card, at_once=True)

    def in_corner(self, card: str, at_once: bool = False, beyond: bool = False) -> LargeCard:
        """A card, board or tile, large in the lower corner, or in that ``beyond``; ``at_once`` if it does not wait for
        its words."""
        context, is_left = self.context, self.context.settings.left_handed != beyond
        width, height = context.metrics.size
        corner = (0 if is_left else width, height)
        return LargeCard(
            card, wording_of(context).title(card), partial(zoomed.picture, context, card), corner, is_left, at_once
        )

    def draw_held_card(self, canvas: Canvas, card: str) -> None:
        """Draw a dragged card below the pointer."""
        wide = canvas.px(_HELD)
        place = middle_box(self.pointer.pos, face_size(wide))
        drop_shadow(canvas, place.rect, 14)
        canvas.image(zoomed.picture(self.context, card, wide, large=False), place.rect.topleft, card)

    def card_words(self, card: str) -> str:
        """A card in words, for a tooltip."""
        wording, catalog, text = wording_of(self.context), self.context.content, self.text
        if card in catalog.connections:
            return "\n".join((connection(wording, catalog.connections[card]), text("card-closely")))
        location = catalog.locations[card]
        printed = text("card-printed", distance=location.distance, spoils=location.spoils, deal=location.deal)
        return "\n".join((*abilities(wording, location), printed, text("card-closely")))


def laid_out(cards: Sequence[str]) -> tuple[FaceUpCard, ...]:
    """The places of cards side by side; equal ones are counted."""
    return tuple(FaceUpCard(card, 1 + cards[:number].count(card)) for number, card in enumerate(cards))
