"""R30.3, R32.3: how the virtual opponent takes part in the Lookout phase."""

from __future__ import annotations

from game.rules.judge import Judge
from game.rules.solo.events import OpponentPicked
from game.rules.solo.kinds import REVEALED, kind_of
from game.rules.state import VIRTUAL, AnyStep, GameState, Seat
from game.rules.work import MusterBrawlers, OpponentBuild, OpponentPick, RevealOffer


def first_player(state: GameState) -> Seat:
    """Who begins the next round: the human for ever (R30.2), but Borgo and the human in turn (R32.14)."""
    kind = kind_of(state)
    if kind is None or not kind.is_borgo or not state.round:
        return state.first_player
    return VIRTUAL if state.first_player != VIRTUAL else state.seats[0]


def work(state: GameState) -> tuple[AnyStep, ...]:
    """What the phase consists of, as the agenda holds it: the last step comes first."""
    kind = kind_of(state)
    assert kind is not None
    if kind.is_borgo:
        return MusterBrawlers(), RevealOffer(2), RevealOffer(1)
    return OpponentBuild(kind.builds), RevealOffer(1)


def offer_size(state: GameState) -> int:
    """How many cards a draft turns up: four, or with Borgo as in a game of two (R30.3, R32.3)."""
    kind = kind_of(state)
    assert kind is not None
    return len(state.owners) + 1 if kind.is_borgo else REVEALED


def picking_order(state: GameState, draft: int) -> tuple[Seat, ...]:
    """Who takes a card, in order: human, Hegemony, human, Hegemony; with Borgo one each from the first player on."""
    kind = kind_of(state)
    assert kind is not None
    human = state.seats[0]
    if not kind.is_borgo:
        return human, VIRTUAL, human, VIRTUAL
    human_first = (state.first_player == human) == (draft == 1)
    return (human, VIRTUAL) if human_first else (VIRTUAL, human)


def pick(judge: Judge, _: OpponentPick) -> None:
    """The opponent takes a random card of the offer, which at once stands in its State."""
    offer = judge.state.offer
    if offer:
        card = offer[judge.draw_lot(len(offer))]
        judge.emit(OpponentPicked(card, judge.state.next_site))
