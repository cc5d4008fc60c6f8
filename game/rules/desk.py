"""What a seat has before it when it moves: the read-only side on which chapters judge."""

from __future__ import annotations

from game.cards.card import Location
from game.kernel.recall import Lazy
from game.kernel.refusal import Refusal
from game.rules.game import Game
from game.rules.layout import Hand, Layout, hand_of, layout
from game.rules.payment import Price, Purse, purse_of
from game.rules.state import GameState, Seat, Site


class Desk:
    """One seat's look at one state. Made for a single judgement or listing, then thrown away."""

    def __init__(self, game: Game, state: GameState, seat: Seat) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.player = state.player(seat)
        self.purse: Purse = purse_of(self.player.sites, self.player.goods)
        self.locations = game.catalog.locations

    @Lazy
    def hand(self) -> Hand:
        """The Locations in hand."""
        return hand_of(self.game.catalog, self.player.hand)

    @Lazy
    def layout(self) -> Layout:
        """The own State."""
        return layout(self.game.catalog, self.player.sites)

    def layout_of(self, owner: Seat) -> Layout:
        """Anybody's State."""
        return layout(self.game.catalog, self.state.player(owner).sites)

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
