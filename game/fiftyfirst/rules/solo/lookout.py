"""R30.3, R32.3: what the virtual opponent does in the Lookout phase."""

from __future__ import annotations

from game.fiftyfirst.rules.events import CardPicked, LocationConstructed, OpponentTurnedUp
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.state import VIRTUAL
from game.fiftyfirst.rules.steps import OpponentBuild, OpponentPick


def pick(judge: Judge, _: OpponentPick) -> None:
    """The opponent takes a random card of the offer, which at once stands in its State."""
    offer = judge.state.offer
    if offer:
        card = offer[judge.draw_lot(len(offer))]
        judge.emit(CardPicked(VIRTUAL, card, judge.state.next_site))
        judge.built(VIRTUAL)


def build(judge: Judge, step: OpponentBuild) -> None:
    """The opponent builds cards from the deck, without VP or effect (R30.3, R30.4, R32.10)."""
    for _ in range(step.count):
        for card in judge.top_cards(1):
            judge.emit(OpponentTurnedUp(card))
            judge.emit(LocationConstructed(VIRTUAL, card, judge.state.next_site))
            judge.built(VIRTUAL)
