"""R3 Setup: each seat's secret choice of four cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from game.kernel.refusal import Refusal
from game.rules.chapter import Chapter, Make
from game.rules.commands import KeepCards
from game.rules.events import HandChosen, HandsRevealed
from game.rules.judge import Judge
from game.rules.piles import without
from game.rules.side import Side
from game.rules.state import ChooseHand

DISCARDED = 2


def _possible(side: Side, make: Make) -> Sequence[Any]:
    """R3.7: any four of the six cards."""
    catalog = side.game.catalog
    hand = sorted(side.player.hand, key=catalog.title)
    kept = sorted(set(combinations(hand, len(hand) - DISCARDED)), key=catalog.titles_of)
    return [make(side.seat, cards) for cards in kept]


def _why_not(side: Side, command: KeepCards) -> Refusal | None:
    """None for the same cards in another order."""
    hand = list(side.player.hand)
    for card in command.cards:
        if card not in hand:
            return Refusal("no_such_card", card=card)
        hand.remove(card)
    return Refusal("wrong_choice", text=str(len(side.player.hand) - DISCARDED)) if len(hand) != DISCARDED else None


def _carry_out(judge: Judge, command: KeepCards) -> None:
    hand = judge.state.player(command.seat).hand
    discarded = without(hand, command.cards)
    judge.emit(HandChosen(command.seat, without(hand, discarded), discarded))
    players = [judge.state.player(seat) for seat in judge.state.people]
    if all(player.kept is not None for player in players):
        judge.emit(HandsRevealed(tuple(without(player.hand, player.kept or ()) for player in players)))


KEEP = Chapter((ChooseHand,), _possible, _why_not, _carry_out)
