"""R10 Raze a Location: a card from hand, or a Location in another State."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.fiftyfirst.cards.vocabulary import DEFENCE
from game.fiftyfirst.rules.chapter import Chapter, Make, Side, T, why_not_in_reach
from game.fiftyfirst.rules.commands import RazeFromHand, RazeLocation
from game.fiftyfirst.rules.events import CardRazed, LocationRazed, Source
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.phases.actions import hand_card, triggers
from game.fiftyfirst.rules.sheets import state_sheet
from game.fiftyfirst.rules.state import VIRTUAL, Game, GameState, Seat, Site
from game.fiftyfirst.rules.steps import ChooseAction, RemoveLocation
from game.kernel.refusal import Refusal

DEFENCES: Final = sorted({defence + shield for defence in DEFENCE.values() for shield in (0, 1)})
"""The defence values that Locations can have, without and with a shield (R1.9, R10.3)."""


def _from_hand(side: Side, make: Make[T]) -> Sequence[T]:
    return hand_card.possible(side, make, "red", side.sites.raze_discount)


def _raze_from_hand(judge: Judge, command: RazeFromHand) -> None:
    """R10.2, R10.7."""
    judge.begin_action(command)
    judge.emit(CardRazed(command.seat, command.card))
    judge.gain(command.seat, judge.game.catalog.locations[command.card].spoils, Source("spoils", command.card))
    triggers.resolve(judge, command.seat, "raze")


def _in_states(side: Side, make: Make[T]) -> Sequence[T]:
    """R10.3: every Location of another State, for its defence less a discount; Distance does not matter."""
    discount = side.sites.raze_discount
    costs = side.in_contacts("red", DEFENCES, discount)
    if side.influence:
        return _with_influence(side, make, discount, costs)
    if not costs:
        return ()
    return [
        make(side.seat, owner, site, costs[defence])
        for owner, state in side.others
        for site, defence in state.defended
        if defence in costs
    ]


def _with_influence(side: Side, make: Make[T], discount: int, costs: Mapping[int, Any]) -> Sequence[T]:
    """The same where influence may be paid (R43.5); ``costs`` are those of Locations of no group, by defence."""
    moves = []
    for owner, state in side.others:
        allied = state.allied
        for site, defence in state.defended:
            kinds = side.influence_for("red", allied[site]) if site in allied else ()
            cost = side.in_influence("red", defence - discount, kinds) if kinds else costs.get(defence)
            if cost is not None:
                moves.append(make(side.seat, owner, site, cost))
    return moves


def _why_not(side: Side, command: RazeLocation) -> Refusal:
    refusal = why_not_in_reach(side.state, side.seat, command.owner, command.site)
    assert refusal is not None, "every Location in reach can be razed"
    return refusal


def contacts_to_raze(game: Game, state: GameState, seat: Seat, number: int) -> int:
    """How many red contact tokens razing the Site ``number`` would take of ``seat``; 0 for a Ruin."""
    _, site = state.site(number)
    defence = game.catalog.locations[site.card].defence_with(site.shield)
    return 0 if site.ruin else max(0, defence - state_sheet(game, state.player(seat).sites).raze_discount)


def _raze_location(judge: Judge, command: RazeLocation) -> None:
    """R10.4: pay, Spoils, compensation, and the Location is a Ruin (A-05); then what razing makes cards give (R10.7).

    The virtual opponent is not compensated, and only Borgo keeps the Ruin (R30.12, R32.12).
    """
    seat, owner = command.seat, command.owner
    judge.begin_action(command)
    site = judge.state.player(owner).own_site(command.site)
    location = judge.game.catalog.locations[site.card]
    goes = owner == VIRTUAL and not judge.leaves_ruin(owner, site.card)
    if goes:
        judge.agenda.append(RemoveLocation(seat, site.id))
    judge.gain(seat, location.spoils, Source("spoils", site.card, site.id))
    if owner != VIRTUAL:
        judge.gain(owner, location.deal, Source("compensation", site.card, site.id))
    if not goes:
        finish(judge, seat, site)


def finish(judge: Judge, seat: Seat, site: Site) -> None:
    """The Location is a Ruin or discarded, and what razing makes cards of ``seat`` give comes."""
    owner, _ = judge.state.site(site.id)
    discarded = not judge.leaves_ruin(owner, site.card)
    judge.emit(LocationRazed(seat, owner, site.id, site.card, judge.returned_from(site), discarded))
    judge.replace_razed(owner, site.card)
    triggers.resolve(judge, seat, "raze")


RAZE_FROM_HAND = Chapter("raze {location}", (ChooseAction,), _from_hand, hand_card.why_not, _raze_from_hand)
RAZE_LOCATION = Chapter("raze {seat:site}", (ChooseAction,), _in_states, _why_not, _raze_location)
