"""Folding what the virtual opponent does into the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from game.rules.piles import without
from game.rules.solo import events as ev
from game.rules.state import END_VP, GameState, Opponent, Seat, Site


def _opponent(state: GameState) -> Opponent:
    assert state.opponent is not None, "there is no virtual opponent"
    return state.opponent


def _changed(state: GameState, **fields: Any) -> GameState:
    return replace(state, opponent=replace(_opponent(state), **fields))


def _built(state: GameState, card: str, number: int) -> GameState:
    state = _changed(state, sites=(*_opponent(state).sites, Site(number, card)))
    return replace(state, next_site=number + 1)


def site_changed(state: GameState, site: Site) -> GameState:
    """The opponent's Site with the number of ``site`` is now that."""
    return _changed(state, sites=tuple(site if old.id == site.id else old for old in _opponent(state).sites))


def points_gained(state: GameState, vp: int) -> GameState:
    """The opponent has VP and no goods (R30.2)."""
    points = _opponent(state).vp + vp
    return replace(_changed(state, vp=points), end_triggered=state.end_triggered or points >= END_VP)


def razed(state: GameState, number: int, card: str, discarded: bool) -> GameState:
    """R30.12: the card is discarded; R32.12: it is turned face down."""
    if not discarded:
        return site_changed(state, Site(number, card, ruin=True))
    left = tuple(site for site in _opponent(state).sites if site.id != number)
    return replace(_changed(state, sites=left), discard=(*state.discard, card))


def tidied_up(state: GameState) -> GameState:
    """R30.13: workers leave its cards; R32.14: shields stay on Borgo's."""
    sites = _opponent(state).sites
    return _changed(state, sites=tuple(replace(site, worker=False) if site.worker else site for site in sites))


def _unchanged(state: GameState, _: ev.SoloEvent) -> GameState:
    return state


def _lot_drawn(state: GameState, event: ev.LotDrawn) -> GameState:
    return replace(state, chance=event.chance)


def _picked(state: GameState, event: ev.OpponentPicked) -> GameState:
    return replace(_built(state, event.card, event.site), offer=without(state.offer, (event.card,)))


def _built_from_deck(state: GameState, event: ev.OpponentBuilt) -> GameState:
    return replace(_built(state, event.card, event.site), deck=state.deck[1:])


def _stage_began(state: GameState, event: ev.StageBegan) -> GameState:
    return _changed(state, stage=event.stage)


def _drew(state: GameState, event: ev.OpponentDrew) -> GameState:
    pile = f"{event.pile}_pile"
    state = _changed(state, **{pile: (*getattr(_opponent(state), pile), event.card)})
    return replace(state, deck=state.deck[1:])


def _pile_discarded(state: GameState, event: ev.PileDiscarded) -> GameState:
    """The newest cards go first: what Borgo drew before is still being carried out."""
    pile = f"{event.pile}_pile"
    left = getattr(_opponent(state), pile)[: -len(event.cards)]
    return replace(_changed(state, **{pile: left}), discard=state.discard + event.cards)


def _connection_removed(state: GameState, event: ev.ConnectionRemoved) -> GameState:
    piles = tuple(replace(pile, face_up=None) if pile.colour == event.colour else pile for pile in state.piles)
    return replace(state, piles=piles, connection_discard=(*state.connection_discard, event.card))


def _shield_lost(state: GameState, event: ev.ShieldLost) -> GameState:
    sites = state.player(event.owner).sites
    left = tuple(replace(site, shield=False) if site.id == event.site else site for site in sites)
    return _player_changed(state, event.owner, sites=left)


def _deal_attacked(state: GameState, event: ev.DealAttacked) -> GameState:
    deals = without(state.player(event.owner).deals, (event.deal,))
    state = _player_changed(state, event.owner, deals=deals)
    return replace(state, discard=(*state.discard, event.deal))


def _player_changed(state: GameState, seat: Seat, **fields: Any) -> GameState:
    seats = zip(state.seats, state.players, strict=True)
    players = tuple(replace(player, **fields) if other == seat else player for other, player in seats)
    return replace(state, players=players)


def _developed(state: GameState, event: ev.OpponentDeveloped) -> GameState:
    """The card comes from the development pile (R31.4)."""
    opponent = _opponent(state)
    kept = tuple(site for site in opponent.sites if site.id != event.over)
    pile = without(opponent.development_pile, (event.card,))
    state = _changed(state, sites=(*kept, Site(event.site, event.card)), development_pile=pile)
    return replace(state, next_site=event.site + 1, discard=(*state.discard, event.over_card))


def _stopped(state: GameState, _: ev.OpponentStopped) -> GameState:
    return _changed(state, must_pass=True)


def _shield_raised(state: GameState, event: ev.ShieldRaised) -> GameState:
    site = _opponent(state).site(event.site)
    assert site is not None, f"no Site {event.site}"
    return site_changed(state, replace(site, shield=True))


def _brawlers_came(state: GameState, event: ev.BrawlersCame) -> GameState:
    return _changed(state, brawlers=_opponent(state).brawlers + event.count)


def _brawlers_left(state: GameState, event: ev.BrawlersLeft) -> GameState:
    return _changed(state, brawlers=_opponent(state).brawlers - event.count)


FOLDS: dict[type[Any], Callable[[GameState, Any], GameState]] = {
    ev.LotDrawn: _lot_drawn,
    ev.OpponentPicked: _picked,
    ev.OpponentBuilt: _built_from_deck,
    ev.StageBegan: _stage_began,
    ev.OpponentDrew: _drew,
    ev.OpponentMissed: _unchanged,
    ev.PileDiscarded: _pile_discarded,
    ev.ConnectionRemoved: _connection_removed,
    ev.AttackAimed: _unchanged,
    ev.ShieldLost: _shield_lost,
    ev.ShieldHeld: _unchanged,
    ev.DealAttacked: _deal_attacked,
    ev.OpponentDeveloped: _developed,
    ev.OpponentStopped: _stopped,
    ev.ActionShown: _unchanged,
    ev.ShieldRaised: _shield_raised,
    ev.BrawlersCame: _brawlers_came,
    ev.BrawlersLeft: _brawlers_left,
}
