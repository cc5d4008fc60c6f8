"""What has happened, and what it makes of a state.

An event carries all that its `evolve` needs, which judges nothing and never sees the catalog.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import Annotated, ClassVar, Final

from msgspec.structs import replace

from game.fiftyfirst.rules import references as ref
from game.fiftyfirst.rules.agenda import AnyStep
from game.fiftyfirst.rules.commands import Payment, paid_goods
from game.fiftyfirst.rules.event import Event, Foretold
from game.fiftyfirst.rules.sets.part import PARTS
from game.fiftyfirst.rules.source import Source as Source
from game.fiftyfirst.rules.state import END_VP, VIRTUAL, GameState, Pile, Score, Seat, Site, UsedAction, automa_of
from game.kernel.bag import EMPTY, Bag, without
from game.kernel.seats import SeatName

TheState = Annotated[GameState, ref.STATE]


def fold(state: GameState, events: Iterable[Event]) -> GameState:
    """The state after all ``events``, in order."""
    return reduce(lambda before, event: event.evolve(before), events, state)


class GameStarted(Event, frozen=True):
    """The dealt game, or a position: where a match begins."""

    state: TheState

    def evolve(self, _: GameState) -> GameState:
        return self.state


class HandChosen(Event, frozen=True):
    """A seat's secret choice in the setup (R3.7)."""

    seat: SeatName
    kept: tuple[ref.LocationId, ...]
    discarded: tuple[ref.LocationId, ...]
    top: ref.LocationId | None = None
    """Which of the discarded lies on top, if it was named (R42.1)."""

    def evolve(self, state: GameState) -> GameState:
        return state.with_player(self.seat, kept=self.kept, top=self.top)


class HandsRevealed(Event, frozen=True):
    """All have chosen: the discards are turned up in seat order."""

    discarded: tuple[tuple[ref.LocationId, ...], ...]
    reveals: ClassVar[bool] = True

    def evolve(self, state: GameState) -> GameState:
        players = tuple(replace(player, hand=player.kept or (), kept=None, top=None) for player in state.players)
        state = replace(state, players=players)
        for seat, cards in zip(state.people, self.discarded, strict=True):
            state = state.with_discarded(seat, cards)
        return state


class RoundBegan(Event, frozen=True):
    """A new round; the first player token has moved, marks of passing are gone (R17.5)."""

    round: int
    first_player: SeatName

    def evolve(self, state: GameState) -> GameState:
        players = tuple(replace(player, passed=False, skipped=False) for player in state.players)
        automa = state.automa and replace(state.automa, must_pass=False, stage="connection")
        return replace(state, round=self.round, first_player=self.first_player, players=players, automa=automa)


class PhaseBegan(Event, frozen=True):
    phase: ref.PhaseName

    def evolve(self, state: GameState) -> GameState:
        """After Production, what was produced and what was diverted is forgotten."""
        if state.phase != "production":
            return replace(state, phase=self.phase)
        players = []
        for player in state.players:
            sites = tuple(replace(site, diverted=False) if site.diverted else site for site in player.sites)
            players.append(replace(player, produced=EMPTY, sites=sites))
        return replace(state, phase=self.phase, players=tuple(players))


class ConnectionsDiscarded(Event, frozen=True):
    """The face-up Connection cards that nobody took were discarded (R5.1)."""

    cards: tuple[ref.ConnectionId, ...]

    def evolve(self, state: GameState) -> GameState:
        piles = tuple(Pile(pile.colour, pile.cards) for pile in state.piles)
        return replace(state, piles=piles, connection_discard=state.connection_discard + self.cards)


class ConnectionsRevealed(Event, frozen=True):
    """One Connection card of each pile was turned up (R5.1): by colour; one that has none left is absent (R5.2)."""

    cards: dict[ref.ColourName, ref.ConnectionId]
    reveals: ClassVar[bool] = True

    def evolve(self, state: GameState) -> GameState:
        piles = tuple(
            Pile(pile.colour, pile.cards[1:], self.cards[pile.colour]) if pile.colour in self.cards else pile
            for pile in state.piles
        )
        return replace(state, piles=piles)


class PileReshuffled(Event, frozen=True):
    """The Connection discards of a colour became its pile again (option `connections.reshuffle`)."""

    colour: ref.ColourName
    cards: tuple[ref.ConnectionId, ...]
    chance: ref.TheChance
    reveals: ClassVar[bool] = True

    def evolve(self, state: GameState) -> GameState:
        state = state.with_pile(self.colour, cards=self.cards)
        return replace(state, connection_discard=without(state.connection_discard, self.cards), chance=self.chance)


class DeckReshuffled(Event, frozen=True):
    """The discard pile became the deck (R19.1); of piles of their own, seats kept the top ``kept`` cards (R42.10)."""

    deck: tuple[ref.LocationId, ...]
    chance: ref.TheChance
    kept: int = 0
    reveals: ClassVar[bool] = True

    def evolve(self, state: GameState) -> GameState:
        state = replace(state, deck=self.deck, discard=(), chance=self.chance)
        if not self.kept:
            return state
        return replace(
            state, players=tuple(replace(player, discard=player.discard[-self.kept :]) for player in state.players)
        )


class OfferRevealed(Event, frozen=True):
    """Cards were turned up for a draft; they come from the top of the deck."""

    draft: ref.DraftNumber
    cards: tuple[ref.LocationId, ...]
    reveals: ClassVar[bool] = True

    def evolve(self, state: GameState) -> GameState:
        deck = state.deck[len(self.cards) :]
        return replace(state, deck=deck, offer=state.offer + self.cards, draft=self.draft)


class CardPicked(Event, frozen=True):
    """A card of the offer went into a hand; that of the virtual opponent at once became the Site ``site`` (R30.3)."""

    seat: SeatName
    card: ref.LocationId
    site: ref.SiteNumber | None = None
    shows_gain: ClassVar[bool] = True

    def evolve(self, state: GameState) -> GameState:
        state = replace(state.with_card(self.seat, self.card), offer=without(state.offer, (self.card,)))
        return state if self.site is None else state.with_built(self.seat, self.card, self.site)


class OfferDiscarded(Event, frozen=True):
    cards: tuple[ref.LocationId, ...]

    def evolve(self, state: GameState) -> GameState:
        state = replace(state, offer=without(state.offer, self.cards))
        return state.with_discarded(state.first_player, self.cards)


class GoodsReturned(Event, frozen=True):
    """Goods stored on a Site went back to the supply (R6.2)."""

    seat: SeatName
    site: ref.SiteNumber
    card: ref.LocationId
    goods: Bag

    def evolve(self, state: GameState) -> GameState:
        goods = state.player(self.seat).goods + self.goods
        return state.with_site(self.seat, self.site, stored=EMPTY).with_player(self.seat, goods=goods)


class GoodsGained(Event, frozen=True):
    """Tokens into the supply and VP onto the track."""

    seat: SeatName
    goods: Bag
    source: Source

    def evolve(self, state: GameState) -> GameState:
        player, points = state.player(self.seat), self.goods.get("vp", 0)
        goods = self.goods - {"vp": points} if points else self.goods
        player = replace(player, vp=player.vp + points, goods=player.goods + goods)
        if _is_produced(state, self.source):
            player = replace(player, produced=player.produced + self.goods)
        state = state.put(self.seat, player)
        return replace(state, end_triggered=True) if player.vp >= END_VP and not state.end_triggered else state

    def foretell(self, told: Foretold) -> None:
        told.add(self.seat, "gained", self.goods)


def _is_produced(state: GameState, source: Source) -> bool:
    """Whether a gain is one of the Production phase; what counts these gains is none of them (R41.1)."""
    return state.phase == "production" and source.kind != "after_production"


class ProductionDiverted(Event, frozen=True):
    """In this Production phase the Location ``target`` of ``owner`` produces for ``seat``, by its Site ``site``."""

    seat: SeatName
    site: ref.SiteNumber
    card: ref.LocationId
    owner: SeatName
    target: ref.SiteNumber
    target_card: ref.LocationId

    def evolve(self, state: GameState) -> GameState:
        return state.with_site(self.owner, self.target, diverted=True)


class GoodsPlaced(Event, frozen=True):
    """A Building Bonus or a production put goods on its own Site."""

    seat: SeatName
    site: ref.SiteNumber
    card: ref.LocationId
    goods: Bag

    def evolve(self, state: GameState) -> GameState:
        return state.with_goods_on(self.seat, self.site, self.goods)

    def foretell(self, told: Foretold) -> None:
        told.add(self.seat, "gained", self.goods)
        told.facts(self.seat).setdefault("placed", []).append(self)


class CardsDrawn(Event, frozen=True):
    """Cards from the top of the deck into a hand."""

    seat: SeatName
    cards: tuple[ref.LocationId, ...]
    source: Source
    reveals: ClassVar[bool] = True
    is_private: ClassVar[bool] = True

    def evolve(self, state: GameState) -> GameState:
        player = state.player(self.seat)
        player = replace(player, hand=player.hand + self.cards)
        if _is_produced(state, self.source):
            player = replace(player, produced=player.produced + Bag({"card": len(self.cards)}))
        return replace(state.put(self.seat, player), deck=state.deck[len(self.cards) :])

    def foretell(self, told: Foretold) -> None:
        told.count(self.seat, "cards", len(self.cards))


class RuinGained(Event, frozen=True):
    """The top card of the deck now lies face down in a State, a Ruin with the number ``site`` (R21.1)."""

    seat: SeatName
    site: ref.SiteNumber
    card: ref.LocationId
    source: Source
    reveals: ClassVar[bool] = True
    is_private: ClassVar[bool] = True

    def evolve(self, state: GameState) -> GameState:
        state = state.with_new_site(self.seat, self.site, self.card, ruin=True, drawn=True)
        return replace(state, deck=state.deck[1:], next_site=self.site + 1)

    def foretell(self, told: Foretold) -> None:
        told.facts(self.seat)["ruin"] = True


class GoodsPaid(Event, frozen=True):
    """Goods left the supply and own Sites."""

    seat: SeatName
    payment: Payment

    def evolve(self, state: GameState) -> GameState:
        player = state.player(self.seat)
        for pay in self.payment:
            if pay.site is None:
                player = replace(player, goods=player.goods - pay.goods)
            else:
                player = player.with_site(pay.site, goods=player.own_site(pay.site).goods - pay.goods)
        return state.put(self.seat, player)

    def foretell(self, told: Foretold) -> None:
        told.add(self.seat, "paid", paid_goods(self.payment))


class CardsDiscarded(Event, frozen=True):
    """Hand cards were discarded as a cost; ``connections`` are Connection cards among them."""

    seat: SeatName
    cards: tuple[ref.LocationId, ...] = ()
    connections: tuple[ref.ConnectionId, ...] = ()
    shows_loss: ClassVar[bool] = True

    def evolve(self, state: GameState) -> GameState:
        return state.without_hand_cards(self.seat, self.cards, self.connections)

    def foretell(self, told: Foretold) -> None:
        """Cards discarded after a draw are drawn ones, not a cost."""
        if "cards" in told.facts(self.seat):
            return
        told.add(self.seat, "paid", Bag({"card": len(self.cards) + len(self.connections)}))


class DealsDiscarded(Event, frozen=True):
    """Own Deals were discarded as a cost."""

    seat: SeatName
    cards: tuple[ref.DealId, ...]

    def evolve(self, state: GameState) -> GameState:
        return state.without_deals(self.seat, self.cards)

    def foretell(self, told: Foretold) -> None:
        told.add(self.seat, "paid", Bag({"deal": len(self.cards)}))


class LocationConstructed(Event, frozen=True):
    seat: SeatName
    card: ref.LocationId
    site: ref.SiteNumber

    def evolve(self, state: GameState) -> GameState:
        return state.with_built(self.seat, self.card, self.site)

    def foretell(self, told: Foretold) -> None:
        told.count(self.seat, "locations", 1)


class LocationDeveloped(Event, frozen=True):
    """``card`` was built over the Site ``over``; ``returned`` goods of the old Site go to the supply (R8.9)."""

    seat: SeatName
    card: ref.LocationId
    site: ref.SiteNumber
    over: ref.SiteNumber
    over_card: ref.LocationId
    over_ruin: bool = False
    returned: Bag = EMPTY

    def evolve(self, state: GameState) -> GameState:
        player = state.player(self.seat)
        hand, goods = without(player.hand, (self.card,)), player.goods + self.returned
        sites = (*[site for site in player.sites if site.id != self.over], Site(self.site, self.card))
        state = state.put(self.seat, replace(player, hand=hand, goods=goods, sites=sites))
        return replace(state, next_site=self.site + 1).with_discarded(self.seat, (self.over_card,))

    def foretell(self, told: Foretold) -> None:
        told.count(self.seat, "locations", 1 if self.over_ruin else 0)


class DealMade(Event, frozen=True):
    seat: SeatName
    card: ref.LocationId

    def evolve(self, state: GameState) -> GameState:
        player = state.player(self.seat)
        hand = without(player.hand, (self.card,))
        return state.with_player(self.seat, hand=hand, deals=(*player.deals, self.card))


class CardRazed(Event, frozen=True):
    """A hand card was razed (R10.2)."""

    seat: SeatName
    card: ref.LocationId

    def evolve(self, state: GameState) -> GameState:
        state = state.with_player(self.seat, hand=without(state.player(self.seat).hand, (self.card,)))
        return state.with_discarded(self.seat, (self.card,))


class LocationRazed(Event, frozen=True):
    """The Site of ``owner`` became a Ruin; ``returned`` goods on it went to the owner's supply (R10.4, R10.5).

    With ``discarded`` the card left the State instead: the virtual opponent has no Ruins (R30.12).
    """

    seat: SeatName
    owner: SeatName
    site: ref.SiteNumber
    card: ref.LocationId
    returned: Bag = EMPTY
    discarded: bool = False

    def evolve(self, state: GameState) -> GameState:
        return state.with_ruin(self.owner, self.site, self.card, self.returned, self.discarded)

    def foretell(self, told: Foretold) -> None:
        if not self.discarded:
            told.facts(self.owner)["ruin"] = True
        told.count(self.owner, "locations", -1)


class VpLost(Event, frozen=True):
    """A seat paid with VP (R42.7), or lost some for the Machines that are left at the end (R44.7)."""

    seat: SeatName
    vp: int
    source: Source

    def evolve(self, state: GameState) -> GameState:
        return state.with_player(self.seat, vp=state.player(self.seat).vp - self.vp)

    def foretell(self, told: Foretold) -> None:
        told.add(self.seat, "paid", Bag({"vp": self.vp}))


class LocationActivated(Event, frozen=True):
    """A card action was used; ``marks`` are the goods now lying on it (R11.1)."""

    seat: SeatName
    site: ref.SiteNumber
    card: ref.LocationId
    marks: Bag = EMPTY

    def evolve(self, state: GameState) -> GameState:
        site = state.player(self.seat).own_site(self.site)
        return state.with_site(self.seat, self.site, used=site.used + 1, marks=site.marks + self.marks)


class LocationCleared(Event, frozen=True):
    """The goods that marked a use, or a visitor's worker, went off a Site, which is free again (R11.5)."""

    seat: SeatName
    site: ref.SiteNumber
    card: ref.LocationId

    def evolve(self, state: GameState) -> GameState:
        return state.with_site(self.seat, self.site, used=0, marks=EMPTY, worker=False, stopped=False)


class LocationBlocked(Event, frozen=True):
    """``seat`` has blocked a Location of ``owner`` until Cleanup (R43.8.3)."""

    seat: SeatName
    owner: SeatName
    site: ref.SiteNumber
    card: ref.LocationId

    def evolve(self, state: GameState) -> GameState:
        return state.with_site(self.owner, self.site, blocked=True)


class FactionActivated(Event, frozen=True):
    seat: SeatName
    action: ref.UseName
    marks: Bag = EMPTY

    def evolve(self, state: GameState) -> GameState:
        used = (*state.player(self.seat).used, UsedAction(self.action, self.marks))
        return state.with_player(self.seat, used=used)


class WorkersExchanged(Event, frozen=True):
    seat: SeatName
    good: ref.GoodName


class OpenProductionUsed(Event, frozen=True):
    """A worker of ``seat`` lies on the Open Production of ``owner`` (R13.1)."""

    seat: SeatName
    owner: SeatName
    site: ref.SiteNumber
    card: ref.LocationId

    def evolve(self, state: GameState) -> GameState:
        return state.with_site(self.owner, self.site, worker=True)


class ConnectionTaken(Event, frozen=True):
    seat: SeatName
    pile: ref.ColourName
    card: ref.ConnectionId

    def evolve(self, state: GameState) -> GameState:
        connections = (*state.player(self.seat).connections, self.card)
        return state.with_player(self.seat, connections=connections).with_pile(self.pile, face_up=None)


class ConnectionPlayed(Event, frozen=True):
    seat: SeatName
    card: ref.ConnectionId

    def evolve(self, state: GameState) -> GameState:
        connections = without(state.player(self.seat).connections, (self.card,))
        state = state.with_player(self.seat, connections=connections)
        return replace(state, connection_discard=(*state.connection_discard, self.card))


class ShieldPlaced(Event, frozen=True):
    seat: SeatName
    site: ref.SiteNumber
    card: ref.LocationId

    def evolve(self, state: GameState) -> GameState:
        return state.with_site(self.seat, self.site, shield=True)


class GoodsStolen(Event, frozen=True):
    """Resources went from the supply of ``victim`` to ``seat``."""

    seat: SeatName
    victim: SeatName
    goods: Bag
    source: Source

    def evolve(self, state: GameState) -> GameState:
        state = state.with_player(self.victim, goods=state.player(self.victim).goods - self.goods)
        return state.with_player(self.seat, goods=state.player(self.seat).goods + self.goods)

    def foretell(self, told: Foretold) -> None:
        told.add(self.seat, "gained", self.goods)
        told.add(self.victim, "lost", self.goods)


class GoodsForfeited(Event, frozen=True):
    """Goods went from the supply of ``victim`` to the general supply, by the action of ``seat`` (R43.8.8)."""

    seat: SeatName
    victim: SeatName
    goods: Bag

    def evolve(self, state: GameState) -> GameState:
        return state.with_player(self.victim, goods=state.player(self.victim).goods - self.goods)

    def foretell(self, told: Foretold) -> None:
        told.add(self.victim, "lost", self.goods)


class GoodsStored(Event, frozen=True):
    """Goods went from the supply onto a Site for the next round (R17.1)."""

    seat: SeatName
    site: ref.SiteNumber
    card: ref.LocationId
    goods: Bag

    def evolve(self, state: GameState) -> GameState:
        player = state.player(self.seat)
        stored = player.own_site(self.site).stored + self.goods
        state = state.with_site(self.seat, self.site, stored=stored)
        return state.with_player(self.seat, goods=player.goods - self.goods)

    def foretell(self, told: Foretold) -> None:
        told.add(self.seat, "stored", self.goods)


PASSING: Final = ("player_passed", "must_pass", "no_brawler", "no_card")
"""Why the opponent passes: the human has; its attacks are over; Borgo lacks a Brawler, or a card to draw."""


class SeatPassed(Event, frozen=True):
    """``why`` tells the reason of the virtual opponent: one of PASSING."""

    seat: SeatName
    why: str = ""

    def evolve(self, state: GameState) -> GameState:
        return state.with_player(self.seat, passed=True)


class EndTriggered(Event, frozen=True):
    """Someone has 25 VP: this is the last round (R18.1). For the log; the state knows it with the VP."""

    seat: SeatName


def _tidy(site: Site, keeps_shield: bool) -> Site:
    shield = site.shield and keeps_shield
    if site.used or site.marks or site.worker or site.blocked or site.shield != shield:
        return replace(site, used=0, marks=EMPTY, worker=False, blocked=False, stopped=False, shield=shield)
    return site


class TidiedUp(Event, frozen=True):
    """Cleanup: what was not stored went back to the general supply (R17.2); ``lost`` by seat order."""

    lost: tuple[Bag, ...]

    def evolve(self, state: GameState) -> GameState:
        """R17.2; the virtual opponent's shields stay (R32.14)."""
        for seat in state.seats:
            sites = tuple([_tidy(site, keeps_shield=seat == VIRTUAL) for site in state.player(seat).sites])
            state = state.with_player(seat, goods=EMPTY, used=(), sites=sites, stopped=())
        for part in PARTS:
            if part.tidied:
                state = part.tidied(state)
        return state


class GameEnded(Event, frozen=True):
    """Final scoring (R18.4, R18.5); ``grade`` is what a victory over the virtual opponent is worth (R30.17)."""

    scores: tuple[Score, ...]
    winners: tuple[SeatName, ...]
    grade: str | None = None

    def evolve(self, state: GameState) -> GameState:
        return replace(state, scores=self.scores, winners=self.winners)


# ---------------------------------------------------------------------- what only the virtual opponent does
class OpponentEvent(Event, frozen=True):
    """Something that the virtual opponent does."""

    seat: ClassVar[Seat] = VIRTUAL


class LotDrawn(OpponentEvent, frozen=True):
    """A random choice: number ``index`` of ``options``, in their fixed order."""

    index: int
    options: int
    chance: ref.TheChance
    reveals: ClassVar[bool] = True

    def evolve(self, state: GameState) -> GameState:
        return replace(state, chance=self.chance)


class OpponentTurnedUp(OpponentEvent, frozen=True):
    """The opponent took the top card of the deck, to build it (R30.3, R32.10)."""

    card: ref.LocationId
    reveals: ClassVar[bool] = True

    def evolve(self, state: GameState) -> GameState:
        return replace(state.with_card(VIRTUAL, self.card), deck=state.deck[1:])


class StageBegan(OpponentEvent, frozen=True):
    """What the opponent does in its turns from now on in this round (R30.7, R31.3, R31.4)."""

    stage: ref.StageName

    def evolve(self, state: GameState) -> GameState:
        return state.with_automa(stage=self.stage)


class OpponentDrew(OpponentEvent, frozen=True):
    """The top card of the deck went onto a pile of the opponent, as the card with this ``number``.

    ``pile`` is `attack`, `merchant`, `development`, or `action` for the card that tells Borgo what to do.
    """

    pile: ref.PileName
    number: int
    card: ref.LocationId
    reveals: ClassVar[bool] = True

    def evolve(self, state: GameState) -> GameState:
        cards = (*automa_of(state).pile(self.pile), self.card)
        return replace(state.with_automa(**{f"{self.pile}_pile": cards}), deck=state.deck[1:])


class OpponentMissed(OpponentEvent, frozen=True):
    """Nothing of the human, or in its own State, goes with the card drawn last.

    With ``on_groups`` the attack was one that only hits Locations of a group (R32.11).
    """

    pile: ref.PileName
    number: int
    card: ref.LocationId
    on_groups: bool = False


class PileDiscarded(OpponentEvent, frozen=True):
    """Cards of a pile of the opponent were discarded."""

    pile: ref.PileName
    cards: tuple[ref.LocationId, ...]

    def evolve(self, state: GameState) -> GameState:
        """The newest cards go first: what Borgo drew before is still being carried out."""
        left = automa_of(state).pile(self.pile)[: -len(self.cards)]
        return state.with_automa(**{f"{self.pile}_pile": left}).with_discarded(VIRTUAL, self.cards)


class ConnectionRemoved(OpponentEvent, frozen=True):
    """The opponent discarded a face-up Connection card (R30.7, R32.8)."""

    colour: ref.ColourName
    card: ref.ConnectionId

    def evolve(self, state: GameState) -> GameState:
        state = state.with_pile(self.colour, face_up=None)
        return replace(state, connection_discard=(*state.connection_discard, self.card))


class AttackAimed(OpponentEvent, frozen=True):
    """The attack hits a Site of the human.

    ``categories`` are what the attack card ``card`` and the ``target`` have in common; ``decided`` is the criterion of
    R30.8 that chose the target, one of `game.fiftyfirst.rules.solo.attack.CRITERIA`.
    """

    number: int
    card: ref.LocationId
    site: ref.SiteNumber
    target: ref.LocationId
    categories: tuple[ref.CategoryName, ...]
    decided: str


class ShieldLost(OpponentEvent, frozen=True):
    """A shield took the attack (R30.7)."""

    owner: SeatName
    site: ref.SiteNumber
    card: ref.LocationId

    def evolve(self, state: GameState) -> GameState:
        return state.with_site(self.owner, self.site, shield=False)


class ShieldHeld(OpponentEvent, frozen=True):
    """A printed shield took the attack, and stays (R30.9)."""

    owner: SeatName
    site: ref.SiteNumber
    card: ref.LocationId


class DealAttacked(OpponentEvent, frozen=True):
    """A merchant attack discarded a Deal of ``owner``, whose good is that of ``card`` (R31.3)."""

    number: int
    card: ref.LocationId
    owner: SeatName
    deal: ref.DealId

    def evolve(self, state: GameState) -> GameState:
        return state.without_deals(self.owner, (self.deal,))

    def foretell(self, told: Foretold) -> None:
        told.add(self.owner, "lost", Bag({"deal": 1}))


class DevelopmentAimed(OpponentEvent, frozen=True):
    """The opponent took the newest card of its development pile, to build it over its Site ``over`` (R31.4).

    ``categories`` and ``decided`` as in AttackAimed.
    """

    number: int
    card: ref.LocationId
    over: ref.SiteNumber
    over_card: ref.LocationId
    categories: tuple[ref.CategoryName, ...]
    decided: str

    def evolve(self, state: GameState) -> GameState:
        pile = without(automa_of(state).development_pile, (self.card,))
        return state.with_card(VIRTUAL, self.card).with_automa(development_pile=pile)


class OpponentStopped(OpponentEvent, frozen=True):
    """The opponent is done for this round, and passes in its next turn (R30.10)."""

    def evolve(self, state: GameState) -> GameState:
        return state.with_automa(must_pass=True)


class ActionShown(OpponentEvent, frozen=True):
    """What a drawn card makes Borgo do, and by which of its categories; none for the Standard action (R32.7)."""

    card: ref.LocationId
    action: ref.UseName
    category: ref.CategoryName | None = None


class BrawlersCame(OpponentEvent, frozen=True):
    """``why``: `lookout` (R32.3), `visited` or `visiting` an Open Production (R32.12, R32.11), `expansion` (R32.11)."""

    count: ref.Count
    why: str

    def evolve(self, state: GameState) -> GameState:
        return state.with_automa(brawlers=automa_of(state).brawlers + self.count)


class BrawlersLeft(OpponentEvent, frozen=True):
    """``why``: `standard` (R32.8), `attack` (R32.9), `expansion` (R32.11) or `cleanup` (R32.14)."""

    count: ref.Count
    why: str

    def evolve(self, state: GameState) -> GameState:
        return state.with_automa(brawlers=automa_of(state).brawlers - self.count)


class Awaited(Event, frozen=True):
    """Ends every decision: what is pending now; its last step is the open question."""

    agenda: tuple[AnyStep, ...]

    def evolve(self, state: GameState) -> GameState:
        return replace(state, agenda=self.agenda)


SoloEvent = (
    LotDrawn | OpponentTurnedUp | StageBegan | OpponentDrew | OpponentMissed | PileDiscarded | ConnectionRemoved
    | AttackAimed | ShieldLost | ShieldHeld | DealAttacked | DevelopmentAimed | OpponentStopped | ActionShown
    | BrawlersCame | BrawlersLeft
)  # fmt: skip
BaseEvent = (
    GameStarted | HandChosen | HandsRevealed | RoundBegan | PhaseBegan | ConnectionsDiscarded | ConnectionsRevealed
    | PileReshuffled | DeckReshuffled | OfferRevealed | CardPicked | OfferDiscarded | GoodsReturned | GoodsGained
    | ProductionDiverted | GoodsPlaced | CardsDrawn | RuinGained | GoodsPaid | CardsDiscarded | DealsDiscarded
    | LocationConstructed | LocationDeveloped | DealMade | CardRazed | LocationRazed | VpLost | LocationActivated
    | LocationCleared | LocationBlocked | FactionActivated | WorkersExchanged | OpenProductionUsed | ConnectionTaken
    | ConnectionPlayed | ShieldPlaced | GoodsStolen | GoodsForfeited | GoodsStored | SeatPassed | EndTriggered
    | TidiedUp | GameEnded | Awaited | SoloEvent
)  # fmt: skip

_SEATS: Final = ("seat", "owner", "victim")
"""Fields that name seats: first the one that acts, then those that it acts on."""


def concerned(event: Event) -> tuple[Seat, ...]:
    """The seats that an event concerns: first the one that acts, then those that it acts on; empty if it concerns all
    seats alike."""
    seats = tuple(getattr(event, field) for field in _SEATS if hasattr(event, field))
    return (*seats, *(seat for seat in event.ends_deals_of if seat not in seats))


def is_done_to(event: Event, seat: Seat) -> bool:
    """Whether another seat does something to ``seat``: razes its Location, uses its Open Production, steals from it."""
    actor, *others = concerned(event) or (seat,)
    return actor != seat and seat in others
