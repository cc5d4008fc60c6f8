"""Folding: the only place where a new state comes from an old one.

`evolve` is total and judges nothing. It needs no catalog: events carry all that it uses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import Any

from msgspec.structs import replace

from game.kernel.bag import EMPTY, Bag
from game.rules import events as ev
from game.rules.piles import without
from game.rules.state import (
    END_VP,
    PLACES,
    VIRTUAL,
    Deployed,
    DistrictBoard,
    GameState,
    Machines,
    Outpost,
    Pile,
    Player,
    Seat,
    Site,
    UsedAction,
    automa_of,
    district_of,
    machines_of,
    map_of,
)


def evolve(state: GameState, event: ev.AnyEvent) -> GameState:
    """The state after ``event``."""
    return FOLDS[type(event)](state, event)


def fold(state: GameState, events: Iterable[ev.AnyEvent]) -> GameState:
    """The state after all ``events``, in order."""
    return reduce(evolve, events, state)


def _with_player(state: GameState, seat: Seat, player: Player) -> GameState:
    players = list(state.players)
    players[PLACES[seat]] = player
    return replace(state, players=tuple(players))


def _with_site(player: Player, site: Site) -> Player:
    return replace(player, sites=tuple(site if old.id == site.id else old for old in player.sites))


def _built(state: GameState, seat: Seat, card: str, number: int) -> GameState:
    """A card of a hand is a new Site."""
    player = state.player(seat)
    sites = (*player.sites, Site(number, card))
    built = replace(player, hand=without(player.hand, (card,)), sites=sites)
    return replace(_with_player(state, seat, built), next_site=number + 1)


def _site(player: Player, number: int) -> Site:
    site = player.site(number)
    assert site is not None, f"no Site {number}"
    return site


def _started(_: GameState, event: ev.GameStarted) -> GameState:
    return event.state


def _hand_chosen(state: GameState, event: ev.HandChosen) -> GameState:
    return _with_player(state, event.seat, replace(state.player(event.seat), kept=event.kept, top=event.top))


def _hands_revealed(state: GameState, event: ev.HandsRevealed) -> GameState:
    players = tuple(replace(player, hand=player.kept or (), kept=None, top=None) for player in state.players)
    state = replace(state, players=players)
    for seat, cards in zip(state.people, event.discarded, strict=True):
        state = _onto_discard(state, seat, cards)
    return state


def _onto_discard(state: GameState, seat: Seat, cards: tuple[str, ...]) -> GameState:
    """Lay ``cards`` of a seat onto its discard pile, one after another: its own (R42.1), or that of all (R3.3).

    Hacked cards are Machines again, and go to theirs (R44.6).
    """
    if state.machines is not None and any(card in state.machines.sides for card in cards):
        sides = state.machines.sides
        state = _machines_discarded(state, tuple([sides[card] for card in cards if card in sides]))
        cards = tuple([card for card in cards if card not in sides])
    if state.own_discards:
        player = state.player(seat)
        return _with_player(state, seat, replace(player, discard=player.discard + cards))
    return replace(state, discard=state.discard + cards)


def _round_began(state: GameState, event: ev.RoundBegan) -> GameState:
    players = tuple(replace(player, passed=False, skipped=False) for player in state.players)
    automa = state.automa and replace(state.automa, must_pass=False, stage="connection")
    return replace(state, round=event.round, first_player=event.first_player, players=players, automa=automa)


def _phase_began(state: GameState, event: ev.PhaseBegan) -> GameState:
    was, state = state.phase, replace(state, phase=event.phase)
    return _production_over(state) if was == "production" else state


def _production_over(state: GameState) -> GameState:
    """Forget what was produced and what was diverted."""
    players = tuple(replace(player, produced=EMPTY, sites=_undiverted(player.sites)) for player in state.players)
    return replace(state, players=players)


def _undiverted(sites: tuple[Site, ...]) -> tuple[Site, ...]:
    return tuple(replace(site, diverted=False) if site.diverted else site for site in sites)


def _connections_discarded(state: GameState, event: ev.ConnectionsDiscarded) -> GameState:
    piles = tuple(Pile(pile.colour, pile.cards) for pile in state.piles)
    return replace(state, piles=piles, connection_discard=state.connection_discard + event.cards)


def _connections_revealed(state: GameState, event: ev.ConnectionsRevealed) -> GameState:
    piles = tuple(
        Pile(pile.colour, pile.cards[1:], event.cards[pile.colour]) if pile.colour in event.cards else pile
        for pile in state.piles
    )
    return replace(state, piles=piles)


def _pile_reshuffled(state: GameState, event: ev.PileReshuffled) -> GameState:
    piles = tuple(replace(pile, cards=event.cards) if pile.colour == event.colour else pile for pile in state.piles)
    discard = without(state.connection_discard, event.cards)
    return replace(state, piles=piles, connection_discard=discard, chance=event.chance)


def _with_machines(state: GameState, **fields: Any) -> GameState:
    return replace(state, machines=replace(machines_of(state), **fields))


def _machines_discarded(state: GameState, cards: tuple[str, ...]) -> GameState:
    return _with_machines(state, discard=machines_of(state).discard + cards)


def _without_machine(machines: Machines, place: int) -> tuple[Deployed, ...]:
    """The deployed Machines without the one at a place."""
    return machines.deployed[:place] + machines.deployed[place + 1 :]


def _machines_deployed(state: GameState, event: ev.MachinesDeployed) -> GameState:
    machines = machines_of(state)
    stack = machines.stack[: len(machines.stack) - len(event.cards)]
    return _with_machines(state, stack=stack, deployed=machines.deployed + tuple(map(Deployed, event.cards)))


def _stack_reshuffled(state: GameState, event: ev.StackReshuffled) -> GameState:
    return replace(_with_machines(state, stack=event.stack, discard=()), chance=event.chance)


def _assault_razed(state: GameState, event: ev.AssaultRazed) -> GameState:
    return _made_ruin(state, event.seat, event)


def _assault_took(state: GameState, event: ev.AssaultTook) -> GameState:
    player, goods = state.player(event.seat), event.goods
    points = goods.get("vp", 0)
    tokens = goods - {"vp": points} if points else goods
    return _with_player(state, event.seat, replace(player, vp=player.vp - points, goods=player.goods - tokens))


def _assault_took_deal(state: GameState, event: ev.AssaultTookDeal) -> GameState:
    return _deals_discarded(state, ev.DealsDiscarded(event.seat, (event.deal,)))


def _assault_stopped_board(state: GameState, event: ev.AssaultStoppedBoard) -> GameState:
    player = state.player(event.seat)
    return _with_player(state, event.seat, replace(player, stopped=player.stopped + event.stopped))


def _assault_stopped_location(state: GameState, event: ev.AssaultStoppedLocation) -> GameState:
    player = state.player(event.seat)
    stopped = replace(_site(player, event.site), used=event.uses, stopped=True)
    return _with_player(state, event.seat, _with_site(player, stopped))


def _machine_hacked(state: GameState, event: ev.MachineHacked) -> GameState:
    machines = machines_of(state)
    state = _with_machines(state, deployed=_without_machine(machines, event.place))
    if event.server_room:
        state = _with_machines(state, server_room=(machines.server_room or 0) + 1)
    if event.card is None:
        return _machines_discarded(state, (event.machine,))
    return _taken_into_hand(state, event.seat, event.card)


def _taken_into_hand(state: GameState, seat: Seat, card: str) -> GameState:
    player = state.player(seat)
    return _with_player(state, seat, replace(player, hand=(*player.hand, card)))


def _machine_destroyed(state: GameState, event: ev.MachineDestroyed) -> GameState:
    deployed = _without_machine(machines_of(state), event.place)
    return _machines_discarded(_with_machines(state, deployed=deployed), (event.machine,))


def _machine_charged(state: GameState, event: ev.MachineCharged) -> GameState:
    deployed = list(machines_of(state).deployed)
    charged = deployed[event.place]
    deployed[event.place] = replace(charged, goods=charged.goods + event.goods)
    return _with_machines(state, deployed=tuple(deployed))


def _hacked_drawn(state: GameState, event: ev.HackedDrawn) -> GameState:
    state = _with_machines(state, stack=machines_of(state).stack[:-1])
    return _taken_into_hand(state, event.seat, event.card)


def _deck_reshuffled(state: GameState, event: ev.DeckReshuffled) -> GameState:
    state = replace(state, deck=event.deck, discard=(), chance=event.chance)
    if not event.kept:
        return state
    return replace(
        state, players=tuple(replace(player, discard=player.discard[-event.kept :]) for player in state.players)
    )


def _offer_revealed(state: GameState, event: ev.OfferRevealed) -> GameState:
    deck = state.deck[len(event.cards) :]
    return replace(state, deck=deck, offer=state.offer + event.cards, draft=event.draft)


def _card_picked(state: GameState, event: ev.CardPicked) -> GameState:
    player = state.player(event.seat)
    state = _with_player(state, event.seat, replace(player, hand=(*player.hand, event.card)))
    state = replace(state, offer=without(state.offer, (event.card,)))
    return state if event.site is None else _built(state, event.seat, event.card, event.site)


def _pick_skipped(state: GameState, event: ev.PickSkipped) -> GameState:
    return _with_player(state, event.seat, replace(state.player(event.seat), skipped=True))


def _with_outposts(state: GameState, changed: Mapping[str, Outpost | None]) -> GameState:
    """The state with other Outposts on these Areas; None for none."""
    outposts = {**map_of(state), **changed}
    return replace(state, outposts={area: found for area, found in outposts.items() if found is not None})


def _outpost_built(state: GameState, event: ev.OutpostBuilt) -> GameState:
    removed = {} if event.removed is None else {event.removed: None}
    return _with_outposts(state, {**removed, event.area: Outpost(event.seat, event.level)})


def _outpost_upgraded(state: GameState, event: ev.OutpostUpgraded) -> GameState:
    return _with_outposts(state, {event.area: replace(map_of(state)[event.area], level=event.level)})


def _outpost_razed(state: GameState, event: ev.OutpostRazed) -> GameState:
    return _with_outposts(state, {event.area: None})


def _outpost_shielded(state: GameState, event: ev.OutpostShielded) -> GameState:
    return _with_outposts(state, {event.area: replace(map_of(state)[event.area], shield=True)})


def _outpost_shield_lost(state: GameState, event: ev.OutpostShieldLost) -> GameState:
    return _with_outposts(state, {event.area: replace(map_of(state)[event.area], shield=False)})


def _offer_discarded(state: GameState, event: ev.OfferDiscarded) -> GameState:
    state = replace(state, offer=without(state.offer, event.cards))
    return _onto_discard(state, state.first_player, event.cards)


def _goods_returned(state: GameState, event: ev.GoodsReturned) -> GameState:
    player = state.player(event.seat)
    player = _with_site(player, replace(_site(player, event.site), stored=EMPTY))
    return _with_player(state, event.seat, replace(player, goods=player.goods + event.goods))


def _goods_gained(state: GameState, event: ev.GoodsGained) -> GameState:
    player, gained = state.player(event.seat), event.goods
    points = gained.get("vp", 0)
    if points:
        gained = gained - {"vp": points}
    gainer = replace(player, vp=player.vp + points, goods=player.goods + gained)
    if state.phase == "production":
        gainer = _produced(gainer, event.source, event.goods)
    state = _with_player(state, event.seat, gainer)
    return replace(state, end_triggered=True) if gainer.vp >= END_VP and not state.end_triggered else state


def _produced(player: Player, source: ev.Source, goods: Bag) -> Player:
    """A player with one more gain of the Production phase; what counts these gains is none of them (R41.1)."""
    return player if source.kind == "after_production" else replace(player, produced=player.produced + goods)


def _production_diverted(state: GameState, event: ev.ProductionDiverted) -> GameState:
    owner = state.player(event.owner)
    diverted = replace(_site(owner, event.target), diverted=True)
    return _with_player(state, event.owner, _with_site(owner, diverted))


def _goods_placed(state: GameState, event: ev.GoodsPlaced | ev.GoodsPlacedOnRuin) -> GameState:
    player = state.player(event.seat)
    site = _site(player, event.site)
    return _with_player(state, event.seat, _with_site(player, replace(site, goods=site.goods + event.goods)))


def _cards_drawn(state: GameState, event: ev.CardsDrawn) -> GameState:
    player = state.player(event.seat)
    drawer = replace(player, hand=player.hand + event.cards)
    if state.phase == "production":
        drawer = _produced(drawer, event.source, Bag({"card": len(event.cards)}))
    state = _with_player(state, event.seat, drawer)
    return replace(state, deck=state.deck[len(event.cards) :])


def _ruin_gained(state: GameState, event: ev.RuinGained) -> GameState:
    player = state.player(event.seat)
    sites = (*player.sites, Site(event.site, event.card, ruin=True, drawn=True))
    state = _with_player(state, event.seat, replace(player, sites=sites))
    return replace(state, deck=state.deck[1:], next_site=event.site + 1)


def _card_salvaged(state: GameState, event: ev.CardSalvaged) -> GameState:
    owner = state.player(event.owner)
    state = _with_player(state, event.owner, replace(owner, discard=owner.discard[:-1]))
    return _taken_into_hand(state, event.seat, event.card)


def _without_site(player: Player, number: int, returned: Bag) -> Player:
    """A player without a Site, on which goods lay."""
    sites = tuple(site for site in player.sites if site.id != number)
    return replace(player, sites=sites, goods=player.goods + returned)


def _ruin_discarded(state: GameState, event: ev.RuinDiscarded) -> GameState:
    player = _without_site(state.player(event.seat), event.site, event.returned)
    return _onto_discard(_with_player(state, event.seat, player), event.seat, (event.card,))


def _ruin_rebuilt(state: GameState, event: ev.RuinRebuilt) -> GameState:
    player = _without_site(state.player(event.seat), event.site, event.returned)
    rebuilt = replace(player, sites=(*player.sites, Site(event.site, event.card)))
    return _with_player(state, event.seat, rebuilt)


def _vp_lost(state: GameState, event: ev.VpLost) -> GameState:
    player = state.player(event.seat)
    return _with_player(state, event.seat, replace(player, vp=player.vp - event.vp))


def _goods_paid(state: GameState, event: ev.GoodsPaid) -> GameState:
    player = state.player(event.seat)
    for pay in event.payment:
        if pay.site is None:
            player = replace(player, goods=player.goods - pay.goods)
        else:
            site = _site(player, pay.site)
            player = _with_site(player, replace(site, goods=site.goods - pay.goods))
    return _with_player(state, event.seat, player)


def _cards_discarded(state: GameState, event: ev.CardsDiscarded | ev.AssaultTookCard) -> GameState:
    player = state.player(event.seat)
    hand, connections = without(player.hand, event.cards), without(player.connections, event.connections)
    state = _with_player(state, event.seat, replace(player, hand=hand, connections=connections))
    state = replace(state, connection_discard=state.connection_discard + event.connections)
    return _onto_discard(state, event.seat, event.cards)


def _deals_discarded(state: GameState, event: ev.DealsDiscarded) -> GameState:
    player, cards = state.player(event.seat), event.cards
    if state.districts:
        for district in [board.district for board in state.districts if board.district in cards]:
            state = _without_deal(state, event.seat, district)
            cards = without(cards, (district,))
    state = _with_player(state, event.seat, replace(player, deals=without(player.deals, cards)))
    return _onto_discard(state, event.seat, cards)


def _constructed(state: GameState, event: ev.LocationConstructed) -> GameState:
    return _built(state, event.seat, event.card, event.site)


def _developed(state: GameState, event: ev.LocationDeveloped) -> GameState:
    player = state.player(event.seat)
    built = replace(
        player,
        hand=without(player.hand, (event.card,)),
        goods=player.goods + event.returned,
        sites=(*(site for site in player.sites if site.id != event.over), Site(event.site, event.card)),
    )
    state = _with_player(state, event.seat, built)
    return _onto_discard(replace(state, next_site=event.site + 1), event.seat, (event.over_card,))


def _deal_made(state: GameState, event: ev.DealMade) -> GameState:
    player = state.player(event.seat)
    hand = without(player.hand, (event.card,))
    return _with_player(state, event.seat, replace(player, hand=hand, deals=(*player.deals, event.card)))


def _card_razed(state: GameState, event: ev.CardRazed) -> GameState:
    player = state.player(event.seat)
    state = _with_player(state, event.seat, replace(player, hand=without(player.hand, (event.card,))))
    return _onto_discard(state, event.seat, (event.card,))


def _location_razed(state: GameState, event: ev.LocationRazed | ev.LocationDemolished) -> GameState:
    return _made_ruin(state, event.owner, event)


def _made_ruin(
    state: GameState, seat: Seat, event: ev.LocationRazed | ev.LocationDemolished | ev.AssaultRazed
) -> GameState:
    """A Location of ``seat`` is a Ruin, or gone."""
    owner = state.player(seat)
    if event.discarded:
        state = _with_player(state, seat, _without_site(owner, event.site, event.returned))
        return _onto_discard(state, seat, (event.card,))
    owner = _with_site(owner, Site(event.site, event.card, ruin=True))
    return _with_player(state, seat, replace(owner, goods=owner.goods + event.returned))


def _hq_claimed(state: GameState, event: ev.HqClaimed) -> GameState:
    player = state.player(event.seat)
    state = _with_player(state, event.seat, replace(player, hq=(*player.hq, event.card)))
    return replace(state, hq=without(state.hq or (), (event.card,)))


def _location_stolen(state: GameState, event: ev.LocationStolen) -> GameState:
    owner = state.player(event.owner)
    stolen = _site(owner, event.site)
    state = _with_player(state, event.owner, _without_site(owner, event.site, EMPTY))
    thief = state.player(event.seat)
    return _with_player(state, event.seat, replace(thief, sites=(*thief.sites, stolen)))


def _border_activated(state: GameState, event: ev.BorderActivated) -> GameState:
    return replace(
        state,
        borders=tuple([
            replace(border, side=event.turned) if border.side == event.side else border for border in state.borders
        ]),
    )  # fmt: skip


def _arena_entered(state: GameState, event: ev.ArenaEntered) -> GameState:
    return replace(state, arena={**(state.arena or {}), event.seat: EMPTY})


def _fighter_equipped(state: GameState, event: ev.FighterEquipped) -> GameState:
    player, gear = state.player(event.seat), {event.gear: 1}
    state = _with_player(state, event.seat, replace(player, goods=player.goods - gear))
    arena = state.arena or {}
    return replace(state, arena={**arena, event.seat: arena[event.seat] + gear})


def _with_district(state: GameState, board: DistrictBoard) -> GameState:
    districts = tuple([board if other.district == board.district else other for other in state.districts or ()])
    return replace(state, districts=districts)


def _district_produced(state: GameState, event: ev.DistrictProduced) -> GameState:
    board = district_of(state, event.district)
    return _with_district(state, replace(board, goods=board.goods + event.goods))


def _district_deal_made(state: GameState, event: ev.DistrictDealMade) -> GameState:
    board = district_of(state, event.district)
    return _with_district(state, replace(board, deals=(*board.deals, event.seat)))


def _without_deal(state: GameState, seat: Seat, district: str) -> GameState:
    """The token of a seat leaves a district, and the game."""
    board = district_of(state, district)
    return _with_district(state, replace(board, deals=tuple([other for other in board.deals if other != seat])))


def _district_razed(state: GameState, event: ev.DistrictRazed) -> GameState:
    return replace(
        state, districts=tuple([board for board in state.districts or () if board.district != event.district])
    )


def _location_activated(state: GameState, event: ev.LocationActivated) -> GameState:
    player = state.player(event.seat)
    site = _site(player, event.site)
    used = replace(site, used=site.used + 1, marks=site.marks + event.marks)
    return _with_player(state, event.seat, _with_site(player, used))


def _location_cleared(state: GameState, event: ev.LocationCleared) -> GameState:
    player = state.player(event.seat)
    site = replace(_site(player, event.site), used=0, marks=EMPTY, worker=False, stopped=False)
    return _with_player(state, event.seat, _with_site(player, site))


def _location_blocked(state: GameState, event: ev.LocationBlocked) -> GameState:
    owner = state.player(event.owner)
    blocked = replace(_site(owner, event.site), blocked=True)
    return _with_player(state, event.owner, _with_site(owner, blocked))


def _faction_activated(state: GameState, event: ev.FactionActivated) -> GameState:
    player = state.player(event.seat)
    used = (*player.used, UsedAction(event.action, event.marks))
    return _with_player(state, event.seat, replace(player, used=used))


def _unchanged(state: GameState, _: ev.AnyEvent) -> GameState:
    return state


def _open_production_used(state: GameState, event: ev.OpenProductionUsed) -> GameState:
    owner = state.player(event.owner)
    visited = replace(_site(owner, event.site), worker=True)
    return _with_player(state, event.owner, _with_site(owner, visited))


def _connection_taken(state: GameState, event: ev.ConnectionTaken) -> GameState:
    player = state.player(event.seat)
    state = _with_player(state, event.seat, replace(player, connections=(*player.connections, event.card)))
    piles = tuple(replace(pile, face_up=None) if pile.colour == event.pile else pile for pile in state.piles)
    return replace(state, piles=piles)


def _connection_played(state: GameState, event: ev.ConnectionPlayed) -> GameState:
    player = state.player(event.seat)
    connections = without(player.connections, (event.card,))
    state = _with_player(state, event.seat, replace(player, connections=connections))
    return replace(state, connection_discard=(*state.connection_discard, event.card))


def _shield_placed(state: GameState, event: ev.ShieldPlaced) -> GameState:
    player = state.player(event.seat)
    return _with_player(state, event.seat, _with_site(player, replace(_site(player, event.site), shield=True)))


def _goods_stolen(state: GameState, event: ev.GoodsStolen) -> GameState:
    victim = state.player(event.victim)
    state = _with_player(state, event.victim, replace(victim, goods=victim.goods - event.goods))
    thief = state.player(event.seat)
    return _with_player(state, event.seat, replace(thief, goods=thief.goods + event.goods))


def _goods_forfeited(state: GameState, event: ev.GoodsForfeited) -> GameState:
    victim = state.player(event.victim)
    return _with_player(state, event.victim, replace(victim, goods=victim.goods - event.goods))


def _goods_stored(state: GameState, event: ev.GoodsStored) -> GameState:
    player = state.player(event.seat)
    site = _site(player, event.site)
    player = _with_site(player, replace(site, stored=site.stored + event.goods))
    return _with_player(state, event.seat, replace(player, goods=player.goods - event.goods))


def _passed(state: GameState, event: ev.SeatPassed) -> GameState:
    return _with_player(state, event.seat, replace(state.player(event.seat), passed=True))


def _tidy_site(site: Site, keeps_shield: bool) -> Site:
    shield = site.shield and keeps_shield
    if site.used or site.marks or site.worker or site.blocked or site.shield != shield:
        return replace(site, used=0, marks=EMPTY, worker=False, blocked=False, stopped=False, shield=shield)
    return site


def _tidied_up(state: GameState, _: ev.TidiedUp) -> GameState:
    """R17.2; the virtual opponent's shields stay (R32.14)."""
    for seat in state.seats:
        player = state.player(seat)
        sites = tuple(_tidy_site(site, keeps_shield=seat == VIRTUAL) for site in player.sites)
        state = _with_player(state, seat, replace(player, goods=EMPTY, used=(), sites=sites, stopped=()))
    shielded = {area: replace(outpost, shield=False) for area, outpost in map_of(state).items() if outpost.shield}
    return _with_outposts(state, shielded) if shielded else state


def _ended(state: GameState, event: ev.GameEnded) -> GameState:
    return replace(state, scores=event.scores, winners=event.winners)


def _awaited(state: GameState, event: ev.Awaited) -> GameState:
    return replace(state, agenda=event.agenda)


# ---------------------------------------------------------------------- what only the virtual opponent does
def _with_automa(state: GameState, **fields: Any) -> GameState:
    return replace(state, automa=replace(automa_of(state), **fields))


def _taken_up(state: GameState, card: str) -> GameState:
    """The virtual opponent holds a card only until it stands in its State."""
    return _taken_into_hand(state, VIRTUAL, card)


def _lot_drawn(state: GameState, event: ev.LotDrawn) -> GameState:
    return replace(state, chance=event.chance)


def _turned_up(state: GameState, event: ev.OpponentTurnedUp) -> GameState:
    return replace(_taken_up(state, event.card), deck=state.deck[1:])


def _stage_began(state: GameState, event: ev.StageBegan) -> GameState:
    return _with_automa(state, stage=event.stage)


def _drew(state: GameState, event: ev.OpponentDrew) -> GameState:
    cards = (*automa_of(state).pile(event.pile), event.card)
    return replace(_with_automa(state, **{f"{event.pile}_pile": cards}), deck=state.deck[1:])


def _pile_discarded(state: GameState, event: ev.PileDiscarded) -> GameState:
    """The newest cards go first: what Borgo drew before is still being carried out."""
    left = automa_of(state).pile(event.pile)[: -len(event.cards)]
    return _onto_discard(_with_automa(state, **{f"{event.pile}_pile": left}), VIRTUAL, event.cards)


def _connection_removed(state: GameState, event: ev.ConnectionRemoved) -> GameState:
    piles = tuple(replace(pile, face_up=None) if pile.colour == event.colour else pile for pile in state.piles)
    return replace(state, piles=piles, connection_discard=(*state.connection_discard, event.card))


def _shield_lost(state: GameState, event: ev.ShieldLost) -> GameState:
    owner = state.player(event.owner)
    return _with_player(state, event.owner, _with_site(owner, replace(_site(owner, event.site), shield=False)))


def _deal_attacked(state: GameState, event: ev.DealAttacked) -> GameState:
    return _deals_discarded(state, ev.DealsDiscarded(event.owner, (event.deal,)))


def _development_aimed(state: GameState, event: ev.DevelopmentAimed) -> GameState:
    pile = without(automa_of(state).development_pile, (event.card,))
    return _with_automa(_taken_up(state, event.card), development_pile=pile)


def _stopped(state: GameState, _: ev.OpponentStopped) -> GameState:
    return _with_automa(state, must_pass=True)


def _brawlers_came(state: GameState, event: ev.BrawlersCame) -> GameState:
    return _with_automa(state, brawlers=automa_of(state).brawlers + event.count)


def _brawlers_left(state: GameState, event: ev.BrawlersLeft) -> GameState:
    return _with_automa(state, brawlers=automa_of(state).brawlers - event.count)


FOLDS: dict[type[Any], Callable[[GameState, Any], GameState]] = {
    ev.GameStarted: _started,
    ev.HandChosen: _hand_chosen,
    ev.HandsRevealed: _hands_revealed,
    ev.RoundBegan: _round_began,
    ev.PhaseBegan: _phase_began,
    ev.ConnectionsDiscarded: _connections_discarded,
    ev.ConnectionsRevealed: _connections_revealed,
    ev.PileReshuffled: _pile_reshuffled,
    ev.DeckReshuffled: _deck_reshuffled,
    ev.OfferRevealed: _offer_revealed,
    ev.CardPicked: _card_picked,
    ev.PickSkipped: _pick_skipped,
    ev.OutpostBuilt: _outpost_built,
    ev.OutpostUpgraded: _outpost_upgraded,
    ev.OutpostActivated: _unchanged,
    ev.OutpostRazed: _outpost_razed,
    ev.OutpostShielded: _outpost_shielded,
    ev.OutpostAimed: _unchanged,
    ev.OutpostShieldLost: _outpost_shield_lost,
    ev.OfferDiscarded: _offer_discarded,
    ev.GoodsReturned: _goods_returned,
    ev.GoodsGained: _goods_gained,
    ev.ProductionDiverted: _production_diverted,
    ev.GoodsPlaced: _goods_placed,
    ev.GoodsPlacedOnRuin: _goods_placed,
    ev.CardsDrawn: _cards_drawn,
    ev.RuinGained: _ruin_gained,
    ev.CardSalvaged: _card_salvaged,
    ev.RuinDiscarded: _ruin_discarded,
    ev.RuinRebuilt: _ruin_rebuilt,
    ev.GoodsPaid: _goods_paid,
    ev.CardsDiscarded: _cards_discarded,
    ev.DealsDiscarded: _deals_discarded,
    ev.LocationConstructed: _constructed,
    ev.LocationDeveloped: _developed,
    ev.DealMade: _deal_made,
    ev.CardRazed: _card_razed,
    ev.LocationRazed: _location_razed,
    ev.LocationDemolished: _location_razed,
    ev.HqClaimed: _hq_claimed,
    ev.LocationStolen: _location_stolen,
    ev.VpLost: _vp_lost,
    ev.MachinesDeployed: _machines_deployed,
    ev.StackReshuffled: _stack_reshuffled,
    ev.AssaultRazed: _assault_razed,
    ev.AssaultTook: _assault_took,
    ev.AssaultTookCard: _cards_discarded,
    ev.AssaultTookDeal: _assault_took_deal,
    ev.AssaultStoppedBoard: _assault_stopped_board,
    ev.AssaultStoppedLocation: _assault_stopped_location,
    ev.MachineHacked: _machine_hacked,
    ev.MachineDestroyed: _machine_destroyed,
    ev.MachineCharged: _machine_charged,
    ev.HackedDrawn: _hacked_drawn,
    ev.BorderActivated: _border_activated,
    ev.ArenaEntered: _arena_entered,
    ev.FighterEquipped: _fighter_equipped,
    ev.DistrictProduced: _district_produced,
    ev.DistrictDealMade: _district_deal_made,
    ev.DistrictRazed: _district_razed,
    ev.LocationActivated: _location_activated,
    ev.LocationCleared: _location_cleared,
    ev.LocationBlocked: _location_blocked,
    ev.FactionActivated: _faction_activated,
    ev.WorkersExchanged: _unchanged,
    ev.OpenProductionUsed: _open_production_used,
    ev.ConnectionTaken: _connection_taken,
    ev.ConnectionPlayed: _connection_played,
    ev.ShieldPlaced: _shield_placed,
    ev.GoodsStolen: _goods_stolen,
    ev.GoodsForfeited: _goods_forfeited,
    ev.GoodsStored: _goods_stored,
    ev.SeatPassed: _passed,
    ev.EndTriggered: _unchanged,
    ev.Overrun: _unchanged,
    ev.AssaultMissed: _unchanged,
    ev.TidiedUp: _tidied_up,
    ev.GameEnded: _ended,
    ev.Awaited: _awaited,
    ev.LotDrawn: _lot_drawn,
    ev.OpponentTurnedUp: _turned_up,
    ev.StageBegan: _stage_began,
    ev.OpponentDrew: _drew,
    ev.OpponentMissed: _unchanged,
    ev.PileDiscarded: _pile_discarded,
    ev.ConnectionRemoved: _connection_removed,
    ev.AttackAimed: _unchanged,
    ev.ShieldLost: _shield_lost,
    ev.ShieldHeld: _unchanged,
    ev.DealAttacked: _deal_attacked,
    ev.DevelopmentAimed: _development_aimed,
    ev.OpponentStopped: _stopped,
    ev.ActionShown: _unchanged,
    ev.BrawlersCame: _brawlers_came,
    ev.BrawlersLeft: _brawlers_left,
}
"""What each kind of event makes of a state."""
