"""R10 Raze a Location: a card from hand, or a Location in another State."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.cards.vocabulary import DEFENCE
from game.kernel.refusal import Refusal
from game.rules import other_states
from game.rules.chapter import Chapter, Terms
from game.rules.commands import RazeFromHand, RazeLocation
from game.rules.desk import Desk
from game.rules.events import CardRazed, LocationRazed, Source
from game.rules.game import Game
from game.rules.judge import Judge
from game.rules.payment import Price, contacts
from game.rules.phases.actions import hand_card, triggers
from game.rules.state import VIRTUAL, ChooseAction, GameState, Seat, Site
from game.rules.work import FollowUp

WEAKEST: Final = min(DEFENCE.values())
"""The defence value of Locations in the weakest of the rows."""


def _hand_terms(desk: Desk, command: RazeFromHand) -> Terms | Refusal:
    return hand_card.terms(desk, command.card, "red", desk.layout.raze_discount)


def _raze_from_hand(judge: Judge, command: RazeFromHand) -> None:
    """R10.2, R10.7."""
    judge.agenda.append(FollowUp(command.seat))
    judge.pay(command.seat, command.payment or ())
    judge.emit(CardRazed(command.seat, command.card))
    judge.gain(command.seat, judge.game.catalog.locations[command.card].spoils, Source("spoils", command.card))
    triggers.resolve(judge, command.seat, "raze")


def _hand_moves(desk: Desk) -> Sequence[RazeFromHand]:
    affordable = hand_card.affordable(desk, "red", desk.layout.raze_discount)
    return [RazeFromHand(desk.seat, card, payment) for card, payment in affordable]


def raze_price(desk: Desk, site: Site) -> Price:
    """R10.3: as many red contact tokens as its defence, less the seat's discount; Distance does not matter."""
    return contacts("red", desk.printed(site).defence_with(site.shield) - desk.layout.raze_discount)


def contacts_to_raze(game: Game, state: GameState, seat: Seat, number: int) -> int:
    """How many red contact tokens razing the Site ``number`` would take of ``seat``; 0 for a Ruin."""
    _, site = state.site(number)
    return 0 if site.ruin else raze_price(Desk(game, state, seat), site)[0]["red"]


def _location_terms(desk: Desk, command: RazeLocation) -> Terms | Refusal:
    site = other_states.aimed_at(desk, command.owner, command.site)
    return site if isinstance(site, Refusal) else Terms(raze_price(desk, site), card=site.card)


def _raze_location(judge: Judge, command: RazeLocation) -> None:
    """R10.4: pay, Spoils, compensation, and the Location is a Ruin (A-05); then what razing makes cards give (R10.7).

    The virtual opponent is not compensated, and only Borgo keeps the Ruin (R30.12, R32.12).
    """
    seat, owner = command.seat, command.owner
    judge.agenda.append(FollowUp(seat))
    judge.pay(seat, command.payment or ())
    site = judge.state.player(owner).site(command.site)
    assert site is not None
    location = judge.game.catalog.locations[site.card]
    judge.gain(seat, location.spoils, Source("spoils", site.card, site.id))
    if owner != VIRTUAL:
        judge.gain(owner, location.deal, Source("compensation", site.card, site.id))
    discarded = owner == VIRTUAL and judge.opponent is not None and not judge.opponent.leaves_ruins
    judge.emit(LocationRazed(seat, owner, site.id, site.card, site.goods + site.stored, discarded))
    triggers.resolve(judge, seat, "raze")


def _location_moves(desk: Desk) -> Sequence[RazeLocation]:
    discount = desk.layout.raze_discount
    reach = desk.purse.most("red") + discount
    if reach < WEAKEST:
        return ()
    moves = []
    for owner in other_states.owners_in_reach(desk.state, desk.seat):
        for site, defence in desk.layout_of(owner).defended:
            payment = desk.purse.canonical(contacts("red", defence - discount)) if defence <= reach else None
            if payment is not None:
                moves.append(RazeLocation(desk.seat, owner, site.id, payment))
    return moves


RAZE_FROM_HAND = Chapter((ChooseAction,), _hand_terms, _raze_from_hand, _hand_moves)
RAZE_LOCATION = Chapter((ChooseAction,), _location_terms, _raze_location, _location_moves)
