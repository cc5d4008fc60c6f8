"""R3 Setup: each seat's secret choice of four cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from game.kernel.refusal import Refusal
from game.rules.chapter import Chapter, Terms
from game.rules.commands import KeepCards
from game.rules.desk import Desk
from game.rules.events import HandChosen, HandsRevealed
from game.rules.judge import Judge
from game.rules.piles import without
from game.rules.state import ChooseHand

DISCARDED = 2


def _terms(desk: Desk, command: KeepCards) -> Terms | Refusal:
    hand = list(desk.player.hand)
    for card in command.cards:
        if card not in hand:
            return Refusal("no_such_card", card=card)
        hand.remove(card)
    if len(hand) != DISCARDED:
        return Refusal("wrong_choice", text=str(len(desk.player.hand) - DISCARDED))
    return Terms()


def _carry_out(judge: Judge, command: KeepCards) -> None:
    hand = judge.state.player(command.seat).hand
    discarded = without(hand, command.cards)
    judge.emit(HandChosen(command.seat, without(hand, discarded), discarded))
    players = [judge.state.player(seat) for seat in judge.state.people]
    if all(player.kept is not None for player in players):
        judge.emit(HandsRevealed(tuple(without(player.hand, player.kept or ()) for player in players)))


def _moves(desk: Desk) -> Sequence[KeepCards]:
    catalog = desk.game.catalog
    hand = sorted(desk.player.hand, key=catalog.title)
    kept = sorted(set(combinations(hand, len(hand) - DISCARDED)), key=catalog.titles_of)
    return [KeepCards(desk.seat, cards) for cards in kept]


KEEP = Chapter((ChooseHand,), _terms, _carry_out, _moves)
