"""R30.7, R31: a turn of the Hegemony or of one of its variants."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.effects.gain import goods_of_deal
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.opponent import OpponentKind, reason_to_pass
from game.fiftyfirst.rules.solo import attack
from game.fiftyfirst.rules.solo.attack import HUMAN, MOST_CATEGORIES, Candidate, best, candidates
from game.fiftyfirst.rules.state import VIRTUAL, Game, GameState, Site, automa_of
from game.fiftyfirst.rules.steps import ChooseLostDeal, ChooseReplaced, NextTurn, is_idle
from game.kernel.bag import Bag

CONNECTION = Bag({"vp": 2})
"""What a face-up Connection card brings the opponent that discards it (R30.7, R32.8)."""
VISITED = Bag({"vp": 1})
"""What the human's use of its Open Production brings it, instead of a worker (R30.13)."""


def take_turn(judge: Judge) -> None:
    """One turn: what the stage of the round demands, or pass (R30.7, R30.10)."""
    judge.agenda.append(NextTurn(VIRTUAL, is_idle(judge.state.question)))
    why = reason_to_pass(judge.state)
    if why:
        judge.emit(ev.SeatPassed(VIRTUAL, why))
        return
    stage = _kind(judge).stage_now(judge.state)
    if stage != automa_of(judge.state).stage:
        judge.emit(ev.StageBegan(stage))
    _STAGES[stage](judge)


def remove_connection(judge: Judge) -> None:
    """Discard a face-up Connection card, a random one if there are more, for 2 VP (R30.7, R32.8)."""
    piles = [pile for pile in judge.state.piles if pile.face_up]
    pile = piles[judge.draw_lot(len(piles))]
    assert pile.face_up is not None
    judge.emit(ev.ConnectionRemoved(pile.colour, pile.face_up))
    judge.gain(VIRTUAL, CONNECTION, ev.Source("connection_discarded", pile.face_up))


def reward(judge: Judge, site: Site) -> None:
    """Give the opponent its reward for a visit to its Open Production (R30.13)."""
    judge.gain(VIRTUAL, VISITED, ev.Source("open_production_owner", site.card, site.id))


def attack_ended(judge: Judge, success: bool) -> None:
    end_of_try(judge, "attack", success)


def end_of_try(judge: Judge, pile: str, success: bool) -> None:
    """A series of attacks, merchant attacks or developments ends with a success or its last failure (R30.7, R31)."""
    tries = _kind(judge).attacks
    assert tries is not None
    if success or len(automa_of(judge.state).pile(pile)) >= tries:
        _end_series(judge, pile)


def _end_series(judge: Judge, pile: str) -> None:
    """The pile is discarded, and the next stage begins in the next turn.

    After the last stage the opponent passes, in its next turn or with the option `solo.pass_timing` at once.
    """
    drawn = automa_of(judge.state).pile(pile)
    if drawn:
        judge.emit(ev.PileDiscarded(pile, drawn))
    following = _kind(judge).stage_after(pile)
    if following:
        judge.emit(ev.StageBegan(following))
        return
    judge.emit(ev.OpponentStopped())
    if judge.game.options.solo_pass_timing == "immediate":
        judge.emit(ev.SeatPassed(VIRTUAL, "must_pass"))


def discard_piles(judge: Judge) -> None:
    """In Cleanup, discard the cards of a series that the human's pass has ended: each round begins without (R30.7)."""
    for pile in ("attack", "merchant", "development"):
        if drawn := automa_of(judge.state).pile(pile):
            judge.emit(ev.PileDiscarded(pile, drawn))


def _with_card(pile: str, carry_out: Callable[[Judge], None]) -> Callable[[Judge], None]:
    """A try with a card from the deck; without any card the series is over."""

    def one_try(judge: Judge) -> None:
        if attack.draw(judge, pile) is None:
            _end_series(judge, pile)
        else:
            carry_out(judge)

    return one_try


def _kind(judge: Judge) -> OpponentKind:
    assert judge.opponent is not None
    return judge.opponent


# ---------------------------------------------------------------------- what two variants do in stages of their own
DEVELOPED = Bag({"vp": 1})
"""What a development brings the opponent (R31.4)."""


def merchant_attack(judge: Judge) -> None:
    """R31.3: the human loses a Deal with the good of the drawn card's Deal, and chooses if several match."""
    question = ChooseLostDeal(HUMAN)
    deals = lost_deals(judge.game, judge.state, question)
    if len(deals) > 1:
        judge.agenda.append(question)
    elif deals:
        answer_lost(judge, question, deals[0])
    else:
        _miss(judge, "merchant")


def lost_deals(game: Game, state: GameState, _: ChooseLostDeal) -> tuple[str, ...]:
    """The different Deals of the human that the merchant attack drawn last could take."""
    catalog = game.catalog
    wanted = set(catalog.locations[automa_of(state).merchant_pile[-1]].deal)
    return tuple(dict.fromkeys(deal for deal in state.deals_of(HUMAN) if set(goods_of_deal(catalog, deal)) == wanted))


def answer_lost(judge: Judge, _: ChooseLostDeal, deal: str) -> None:
    """The Deal is discarded; the opponent gains nothing (A-23)."""
    pile = automa_of(judge.state).merchant_pile
    judge.emit(ev.DealAttacked(len(pile), pile[-1], HUMAN, deal))
    end_of_try(judge, "merchant", True)


def develop(judge: Judge) -> None:
    """R31.4: the drawn card replaces a Location of the opponent's own State with which it shares a category."""
    found, decided = replaceable(judge.game, judge.state)
    if not found:
        _miss(judge, "development")
    elif decided == "choice":
        judge.agenda.append(ChooseReplaced(HUMAN))
    else:
        replace_location(judge, found[0], decided)


def replaceable(game: Game, state: GameState) -> tuple[list[Candidate], str]:
    """The Locations that the card drawn last could replace, and what decides: most categories in common, then the human
    (A-24)."""
    found = candidates(game, automa_of(state).development_pile[-1], state.player(VIRTUAL).sites)
    return best(found, (MOST_CATEGORIES,))


def replace_location(judge: Judge, candidate: Candidate, decided: str) -> None:
    """The old card is discarded, the new one takes its place, and the opponent gains 1 VP."""
    pile, over = automa_of(judge.state).development_pile, candidate.site
    number, card = len(pile), pile[-1]
    judge.emit(ev.DevelopmentAimed(number, card, over.id, over.card, candidate.categories, decided))
    judge.emit(ev.LocationDeveloped(VIRTUAL, card, judge.state.next_site, over.id, over.card))
    judge.gain(VIRTUAL, DEVELOPED, ev.Source("development", card))
    judge.built(VIRTUAL)
    end_of_try(judge, "development", True)


def _miss(judge: Judge, pile: str) -> None:
    drawn = automa_of(judge.state).pile(pile)
    judge.emit(ev.OpponentMissed(pile, len(drawn), drawn[-1]))
    end_of_try(judge, pile, False)


_STAGES: Final[dict[str, Callable[[Judge], None]]] = {
    "connection": remove_connection,
    "attack": _with_card("attack", attack.launch),
    "merchant": _with_card("merchant", merchant_attack),
    "development": _with_card("development", develop),
}
