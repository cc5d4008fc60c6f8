"""A robot that takes the best single action by what it expects of it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

from game.kernel.message import Question
from game.metro2033.bots import answers, army, combat, hero, laws, properties
from game.metro2033.bots.glance import MetroGlance, WeighedLine
from game.metro2033.bots.sight import MetroSight
from game.metro2033.rules import steps
from game.metro2033.rules.commands import MetroCommand
from game.metro2033.rules.state import Metro, MetroState

LINES: Final[Mapping[type[Question], Callable[[MetroGlance], Iterator[WeighedLine]]]] = {
    steps.ChooseFaction: answers.faction_lines,
    steps.ChooseDrawn: answers.drawn_lines,
    steps.ChooseHero: answers.hero_choice_lines,
    steps.ChoosePolisGoods: answers.polis_lines,
    steps.ChooseGuard: answers.guard_lines,
    steps.ChooseLook: laws.look_lines,
    steps.ChooseProposal: laws.proposal_lines,
    steps.ChooseVote: laws.vote_lines,
    steps.ChooseUpkeep: answers.upkeep_lines,
    steps.ChooseRecruits: answers.recruit_lines,
    steps.ChooseArmyAction: army.army_lines,
    steps.ChooseHeroAction: hero.hero_lines,
    steps.ChooseDefender: combat.defender_lines,
    steps.ChooseBattleCard: combat.battle_lines,
    steps.ChooseUse: properties.use_lines,
    steps.ChooseCapture: combat.capture_lines,
    steps.ChooseLoot: combat.loot_lines,
    steps.ChooseLostCard: combat.lost_card_lines,
    steps.ChooseGoods: answers.goods_lines,
    steps.ChooseSurplus: answers.surplus_lines,
    steps.ChooseHome: answers.home_lines,
    steps.ChooseRefuge: answers.refuge_lines,
    steps.ChooseCompletion: answers.completion_lines,
    steps.ChooseOrder: answers.order_lines,
}
"""Each question with what lists its answers."""

COMPLETING: Final = frozenset(
    {steps.ChooseRecruits, steps.ChooseArmyAction, steps.ChooseHeroAction, steps.ChooseCompletion}
)
"""Questions at which quests can be completed."""

USING: Final = frozenset(
    {
        steps.ChooseRecruits, steps.ChooseArmyAction, steps.ChooseHeroAction, steps.ChooseVote, steps.ChooseCapture,
        steps.ChooseUse,
    }
)  # fmt: skip
"""Questions at which properties can be used."""


def lines_of(metro: Metro, state: MetroState, question: Question, is_brief: bool = False) -> Sequence[WeighedLine]:
    """What the seat that is asked may do, weighed by what it may know. What is free and worthwhile is done first: then
    nothing else is listed."""
    glance, kind = MetroGlance(metro, state, question, is_brief), type(question)
    if kind in COMPLETING and (found := list(properties.completions(glance))):
        return found
    if kind in USING and (found := list(properties.used(glance))):
        return found
    return list(LINES[kind](glance))


def best_line(metro: Metro, state: MetroState, question: Question) -> WeighedLine:
    """The line of the highest worth, the first of equals."""
    return max(lines_of(metro, state, question, is_brief=True), key=_worth)


def _worth(line: WeighedLine) -> float:
    return line.worth


VARIED: Final[Mapping[type[Question], float]] = {
    steps.ChooseFaction: 0.25,
    steps.ChooseHero: 0.15,
    steps.ChooseBattleCard: 0.1,
}
"""Questions that are not always answered alike, and how far apart answers may be (standard deviation)."""


class MetroGreedy:
    """Takes the best line; ``noise`` is the error of its judgement in VP (standard deviation)."""

    def __init__(self, seed: str, noise: float = 0.0) -> None:
        self._random = Random(seed)
        self._noise = noise

    def think(self, sight: MetroSight) -> Generator[None, None, MetroCommand]:
        """Choose without a pause."""
        yield from ()
        if len(sight.legal) == 1:
            return sight.legal[0]
        return self.ranked(sight)[0].commands[0]

    def ranked(self, sight: MetroSight) -> Sequence[WeighedLine]:
        """The lines as this robot weighs them, the best first."""
        question: Any = sight.view.question
        noise = max(self._noise, VARIED.get(type(question), 0.0))
        lines = lines_of(sight.metro, sight.view, question)
        if noise:
            lines = [line._replace(worth=line.worth + self._random.gauss(0, noise)) for line in lines]
        return sorted(lines, key=lambda line: -line.worth)
