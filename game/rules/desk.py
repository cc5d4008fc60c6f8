"""What a seat has before it when it moves: the read-only side on which chapters judge."""

from __future__ import annotations

from functools import cached_property
from typing import cast

from game.cards.card import Location
from game.kernel.refusal import Refusal
from game.rules.game import Game
from game.rules.payment import Price, Purse
from game.rules.state import GameState, Player, Seat, Site


class Desk:
    """One seat's look at one state. Made for a single judgement or listing, then thrown away."""

    def __init__(self, game: Game, state: GameState, seat: Seat) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.player = cast(Player, state.owner(seat))  # the virtual opponent only has its turn, which asks for nothing
        self.locations = game.catalog.locations

    @cached_property
    def purse(self) -> Purse:
        return Purse(self.player)

    @cached_property
    def hand(self) -> tuple[str, ...]:
        """Each different Location in hand, once."""
        return tuple(dict.fromkeys(self.player.hand))

    @cached_property
    def lasting(self) -> tuple[Location, ...]:
        """The own Locations that change rules as long as they stand."""
        locations = self.locations
        return tuple(
            location for site in self.player.sites if (location := locations[site.card]).modifiers and not site.ruin
        )

    @property
    def raze_discount(self) -> int:
        """How many red contact tokens less the own Locations make razing cost, in either of its forms."""
        return sum(location.raze_discount for location in self.lasting) if self.lasting else 0

    def own_location(self, number: int) -> Site | Refusal:
        """The own Site with this number, if it is a Location and no Ruin."""
        site = self.player.site(number)
        if site is None:
            return Refusal("no_such_card")
        return Refusal("is_ruin") if site.ruin else site

    def printed(self, site: Site) -> Location:
        return self.locations[site.card]

    def too_poor(self, price: Price, card: str | None = None) -> Refusal:
        """The refusal for a price that cannot be paid, with what is needed and what is there."""
        return Refusal("not_enough_goods", needs=price[0], has=self.purse.total, card=card)
