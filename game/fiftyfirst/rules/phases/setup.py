"""R3 Setup: each seat's secret choice of four cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from operator import itemgetter

from game.fiftyfirst.rules.chapter import Chapter, Make, Side, T
from game.fiftyfirst.rules.commands import KeepCards
from game.fiftyfirst.rules.events import HandChosen, HandsRevealed
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.state import Player
from game.fiftyfirst.rules.steps import ChooseHand
from game.kernel.bag import without
from game.kernel.refusal import Refusal

DISCARDED = 2


def _possible(side: Side, make: Make[T]) -> Sequence[T]:
    """R3.7: any four of the six cards; of the others either may lie on top of a pile of the seat's own (R42.1)."""
    catalog = side.game.catalog
    hand = sorted(side.player.hand, key=catalog.title)
    kept = sorted(set(combinations(hand, len(hand) - DISCARDED)), key=catalog.titles_of)
    if not side.state.own_discards:
        return [make(side.seat, cards, None) for cards in kept]
    found = []
    for cards in kept:
        text = catalog.titles_of(cards)
        found.append((text, make(side.seat, cards, None)))
        found += [(f"{text} top {catalog.title(top)}", make(side.seat, cards, top)) for top in _other_tops(side, cards)]
    return [move for _, move in sorted(found, key=itemgetter(0))]


def _other_tops(side: Side, kept: Sequence[str]) -> Sequence[str]:
    """The cards that may be named to lie on top, if these are kept: not the one that lies there anyway."""
    *others, usual = without(side.player.hand, kept)
    return [card for card in dict.fromkeys(others) if card != usual]


def _why_not(side: Side, command: KeepCards) -> Refusal | None:
    """None for the same cards in another order, or with the card on top that lies there anyway."""
    hand = list(side.player.hand)
    for card in command.cards:
        if card not in hand:
            return Refusal("no_such_card", card=card)
        hand.remove(card)
    if len(hand) != DISCARDED:
        return Refusal("wrong_choice", text=str(len(side.player.hand) - DISCARDED))
    top = command.top
    if top is None or (side.state.own_discards and top in hand):
        return None
    return Refusal("wrong_choice" if top in side.player.hand else "no_such_card", card=top)


def _carry_out(judge: Judge, command: KeepCards) -> None:
    hand = judge.state.player(command.seat).hand
    discarded = without(hand, command.cards)
    judge.emit(HandChosen(command.seat, without(hand, discarded), discarded, command.top))
    players = [judge.state.player(seat) for seat in judge.state.people]
    if all(player.kept is not None for player in players):
        judge.emit(HandsRevealed(tuple(map(_laid_down, players))))


def _laid_down(player: Player) -> tuple[str, ...]:
    """The cards that a player has not kept, the top one last."""
    discarded = without(player.hand, player.kept or ())
    return discarded if player.top is None else (*without(discarded, (player.top,)), player.top)


KEEP = Chapter("keep {locations}{top}", (ChooseHand,), _possible, _why_not, _carry_out)
