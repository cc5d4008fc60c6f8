"""Answers of the human in the middle of the opponent's turn (R30.8, R31.3, R31.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.kernel.refusal import Refusal
from game.rules.chapter import Chapter, Terms
from game.rules.commands import ChooseDeal, ChooseSite
from game.rules.desk import Desk
from game.rules.game import Game
from game.rules.judge import Judge
from game.rules.solo import attack, borgo, standard, variants
from game.rules.solo.kinds import kind_of
from game.rules.solo.matching import Match
from game.rules.state import ChooseAttacked, ChooseLostDeal, ChooseReplaced, GameState


def choosable_sites(game: Game, state: GameState) -> Sequence[Match]:
    """The Sites among which the open question asks to choose."""
    if isinstance(state.question, ChooseAttacked):
        return attack.targets(game, state)[0]
    return variants.replaceable(game, state)[0] if isinstance(state.question, ChooseReplaced) else ()


def choosable_deals(game: Game, state: GameState) -> Sequence[str]:
    """The Deals among which the open question asks to choose."""
    return variants.lost_deals(game, state) if isinstance(state.question, ChooseLostDeal) else ()


def _site_terms(desk: Desk, command: ChooseSite) -> Terms | Refusal:
    owner = desk.state.owner_of(command.site)
    if owner is None:
        return Refusal("no_such_card")
    if any(match.site.id == command.site for match in choosable_sites(desk.game, desk.state)):
        return Terms()
    site = desk.state.owner(owner).site(command.site)
    return Refusal("wrong_choice", card=site.card if site else None)


def _choose_site(judge: Judge, command: ChooseSite) -> None:
    match = next(match for match in choosable_sites(judge.game, judge.state) if match.site.id == command.site)
    if isinstance(judge.state.question, ChooseReplaced):
        variants.replace_location(judge, match, "choice", standard.end_of_try)
        return
    kind = kind_of(judge.state)
    assert kind is not None
    attack.hit(judge, match, "choice", (borgo if kind.is_borgo else standard).attack_ended)


def _site_moves(desk: Desk) -> Iterator[ChooseSite]:
    for match in choosable_sites(desk.game, desk.state):
        yield ChooseSite(desk.seat, match.site.id)


def _deal_terms(desk: Desk, command: ChooseDeal) -> Terms | Refusal:
    if command.card in choosable_deals(desk.game, desk.state):
        return Terms()
    code = "wrong_choice" if command.card in desk.player.deals else "no_such_card"
    return Refusal(code, card=command.card)


def _choose_deal(judge: Judge, command: ChooseDeal) -> None:
    variants.take_deal(judge, command.card, standard.end_of_try)


def _deal_moves(desk: Desk) -> Iterator[ChooseDeal]:
    for card in choosable_deals(desk.game, desk.state):
        yield ChooseDeal(desk.seat, card)


CHOOSE_SITE = Chapter((ChooseAttacked, ChooseReplaced), _site_terms, _choose_site, _site_moves)
CHOOSE_DEAL = Chapter((ChooseLostDeal,), _deal_terms, _choose_deal, _deal_moves)
