"""What two variants of the Hegemony do in stages of their own: merchant attacks (R31.3) and developments (R31.4)."""

from __future__ import annotations

from collections.abc import Callable

from game.kernel.bag import Bag
from game.rules.effects.gain import goods_of_deal
from game.rules.events import DealAttacked, DevelopmentAimed, LocationDeveloped, OpponentMissed, Source
from game.rules.judge import Judge
from game.rules.solo.attack import HUMAN
from game.rules.solo.matching import MOST_CATEGORIES, Candidate, best, candidates
from game.rules.state import VIRTUAL, Game, GameState, automa_of
from game.rules.steps import ChooseLostDeal, ChooseReplaced

DEVELOPED = Bag({"vp": 1})
"""What a development brings the opponent (R31.4)."""

Tried = Callable[[Judge, str, bool], None]
"""What follows a try with a card of a pile, told whether it was successful."""


def merchant_attack(judge: Judge, tried: Tried) -> None:
    """R31.3: the human loses a Deal with the good of the drawn card's Deal, and chooses if several match."""
    deals = lost_deals(judge.game, judge.state)
    if len(deals) > 1:
        judge.agenda.append(ChooseLostDeal(HUMAN))
    elif deals:
        take_deal(judge, deals[0], tried)
    else:
        _miss(judge, "merchant", tried)


def lost_deals(game: Game, state: GameState) -> tuple[str, ...]:
    """The different Deals of the human that the merchant attack drawn last could take."""
    catalog = game.catalog
    wanted = set(catalog.locations[automa_of(state).merchant_pile[-1]].deal)
    return tuple(dict.fromkeys(deal for deal in state.deals_of(HUMAN) if set(goods_of_deal(catalog, deal)) == wanted))


def take_deal(judge: Judge, deal: str, tried: Tried) -> None:
    """The Deal is discarded; the opponent gains nothing (A-23)."""
    pile = automa_of(judge.state).merchant_pile
    judge.emit(DealAttacked(len(pile), pile[-1], HUMAN, deal))
    tried(judge, "merchant", True)


def develop(judge: Judge, tried: Tried) -> None:
    """R31.4: the drawn card replaces a Location of the opponent's own State with which it shares a category."""
    found, decided = replaceable(judge.game, judge.state)
    if not found:
        _miss(judge, "development", tried)
    elif decided == "choice":
        judge.agenda.append(ChooseReplaced(HUMAN))
    else:
        replace_location(judge, found[0], decided, tried)


def replaceable(game: Game, state: GameState) -> tuple[list[Candidate], str]:
    """The Locations that the card drawn last could replace, and what decides: most categories in common, then the human
    (A-24)."""
    found = candidates(game, automa_of(state).development_pile[-1], state.player(VIRTUAL).sites)
    return best(found, (MOST_CATEGORIES,))


def replace_location(judge: Judge, candidate: Candidate, decided: str, tried: Tried) -> None:
    """The old card is discarded, the new one takes its place, and the opponent gains 1 VP."""
    pile, over = automa_of(judge.state).development_pile, candidate.site
    number, card = len(pile), pile[-1]
    judge.emit(DevelopmentAimed(number, card, over.id, over.card, candidate.categories, decided))
    judge.emit(LocationDeveloped(VIRTUAL, card, judge.state.next_site, over.id, over.card))
    judge.gain(VIRTUAL, DEVELOPED, Source("development", card))
    judge.built(VIRTUAL)
    tried(judge, "development", True)


def _miss(judge: Judge, pile: str, tried: Tried) -> None:
    drawn = automa_of(judge.state).pile(pile)
    judge.emit(OpponentMissed(pile, len(drawn), drawn[-1]))
    tried(judge, pile, False)
