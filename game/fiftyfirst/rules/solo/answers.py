"""The turn of the virtual opponent, `V: turn`, and answers of the human in the middle of it (R30.8, R31.3, R31.4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.fiftyfirst.rules.chapter import Answers, Chapter, never_refused, once
from game.fiftyfirst.rules.commands import VirtualTurn
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.solo import attack, hegemony
from game.fiftyfirst.rules.solo.kinds import kind_of
from game.fiftyfirst.rules.state import Game, GameState, Question
from game.fiftyfirst.rules.steps import ChooseAttacked, ChooseLostDeal, ChooseReplaced, OpponentTurn


def _carry_out(judge: Judge, _: VirtualTurn) -> None:
    assert judge.opponent is not None
    judge.opponent.take_turn(judge)


TURN = Chapter("turn", (OpponentTurn,), once, never_refused, _carry_out)


def _attacked(game: Game, state: GameState, question: ChooseAttacked) -> tuple[int, ...]:
    kind = kind_of(state)
    assert kind is not None
    return _numbers(attack.targets(game, state, kind, question.on_groups)[0])


def _hit(judge: Judge, question: ChooseAttacked, site: int) -> None:
    assert judge.opponent is not None
    found, _ = attack.targets(judge.game, judge.state, judge.opponent, question.on_groups)
    attack.hit(judge, _candidate(found, site), "choice")


def _replaced(game: Game, state: GameState, _: ChooseReplaced) -> tuple[int, ...]:
    return _numbers(hegemony.replaceable(game, state)[0])


def _replace(judge: Judge, _: ChooseReplaced, site: int) -> None:
    candidate = _candidate(hegemony.replaceable(judge.game, judge.state)[0], site)
    hegemony.replace_location(judge, candidate, "choice")


def _numbers(found: Iterable[attack.Candidate]) -> tuple[int, ...]:
    return tuple(candidate.site.id for candidate in found)


def _candidate(found: Iterable[attack.Candidate], number: int) -> attack.Candidate:
    return next(candidate for candidate in found if candidate.site.id == number)


SITES: Mapping[type[Question], Answers] = {
    ChooseAttacked: Answers(_attacked, _hit),
    ChooseReplaced: Answers(_replaced, _replace),
}
"""The questions that are answered by a Site."""

CARDS: Mapping[type[Question], Answers] = {ChooseLostDeal: Answers(hegemony.lost_deals, hegemony.answer_lost)}
"""The questions that are answered by a card."""
