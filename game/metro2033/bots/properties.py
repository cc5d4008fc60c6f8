"""Free commands: completing quests, and properties used at their windows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from game.kernel.bag import Bag
from game.metro2033.bots.aims import quest_worth, stock_worth
from game.metro2033.bots.chances import foes_of, threat_strengths
from game.metro2033.bots.combat import margin, outcome_worth
from game.metro2033.bots.glance import MetroGlance, WeighedLine
from game.metro2033.bots.hero import lines_within
from game.metro2033.bots.laws import vote_worth
from game.metro2033.bots.worth import WOUND, equipment_worth
from game.metro2033.cards import verbs as vb
from game.metro2033.cards.card import FreeUse, InsteadOfWound
from game.metro2033.cards.vocabulary import GOODS
from game.metro2033.rules import commands as cmd
from game.metro2033.rules import steps
from game.metro2033.rules.abilities import lowered
from game.metro2033.rules.phases.hero import steps_left
from game.metro2033.rules.quests import completable
from game.metro2033.rules.strengths import capture_price, fight_of
from game.metro2033.rules.turn import counted
from game.metro2033.rules.windows import uses

WORTHWHILE: Final = 0.04
"""What a property has to gain to be used."""


def completions(glance: MetroGlance) -> Iterator[WeighedLine]:
    """Quests that can be completed now: that is always good."""
    if glance.player.quests and not getattr(glance.question, "trading", False):
        is_end = isinstance(glance.question, steps.ChooseCompletion)
        for quest in completable(glance.metro, glance.state, glance.seat, is_end):
            yield WeighedLine(glance.vp_worth, (cmd.CompleteQuest(glance.seat, quest),), "complete")


def used(glance: MetroGlance) -> Iterator[WeighedLine]:
    """Properties that are worth more than they cost."""
    player = glance.player
    if not (player.quests or player.completed or glance.abilities.has_uses):
        return
    for command in uses(glance):
        worth = _gain(glance, command) - _cost(glance, command.card)
        if worth > WORTHWHILE:
            yield WeighedLine(worth, (command,), "use")


def _cost(glance: MetroGlance, card: str) -> float:
    """What it costs to use a property: the open quest, the price of a completed one, or nothing."""
    if card in glance.player.quests:
        return quest_worth(glance, card)
    if card in glance.player.completed:
        return glance.cost(glance.cards.quest_terms.property_price)
    return 0.0


def _gain(glance: MetroGlance, command: cmd.UseProperty) -> float:
    verb = _verb(glance, command.card)
    return _GAINS[type(verb)](glance, command, verb)


def _verb(glance: MetroGlance, card: str) -> vb.MetroVerb:
    """What a card does when it is used."""
    quest = glance.cards.quests.get(card)
    if quest is not None:
        return quest.property.verb
    abilities = glance.cards.all[card].abilities
    verb: vb.MetroVerb = next(one.verb for one in abilities if isinstance(one, FreeUse | InsteadOfWound))
    return verb


def _strength(glance: MetroGlance, _: cmd.UseProperty, verb: vb.AddStrength) -> float:
    """What turns the fight, if necessary together with what else is at hand."""
    lead, _tie = margin(glance)
    if lead > 0:
        return 0.0
    before = outcome_worth(glance, lead)
    after = outcome_worth(glance, lead + 2 * verb.count)
    if after <= before:
        more = sum([
            other.count for other in _other_strengths(glance) if other is not verb
        ])  # fmt: skip
        after = (outcome_worth(glance, lead + 2 * (verb.count + more)) - before) / 2 + before
    return after - before


def _other_strengths(glance: MetroGlance) -> Iterator[vb.AddStrength]:
    for command in uses(glance):
        verb = _verb(glance, command.card)
        if isinstance(verb, vb.AddStrength):
            yield verb


def _redraw(glance: MetroGlance, _: cmd.UseProperty, _verb: vb.RedrawThreat) -> float:
    """Another threat, if this one is not beaten."""
    lead, _tie = margin(glance)
    if lead > 0:
        return 0.0
    fight = fight_of(glance.state)
    fighter = fight.fighter_of(glance.seat) or "army"
    side: Any = "attack" if fight.attacker == glance.seat else "defend"
    strengths = threat_strengths(glance.metro, glance.state, glance.seat, fighter, side)
    added = fight.added.get(glance.seat, 0)
    chances = foes_of(glance.metro, glance.state, glance.seat).chances(
        tuple([one + added for one in strengths.strengths]), strengths.ties
    )
    expected = chances.win * outcome_worth(glance, 1) + chances.loss * outcome_worth(glance, -1)
    return expected - outcome_worth(glance, lead)


def _speed(glance: MetroGlance, _: cmd.UseProperty, verb: vb.AddSpeed) -> float:
    """What the best walk with more steps is worth beside the best one without."""
    left = steps_left(glance)
    best = [max([line.worth for line in lines_within(glance, count)]) for count in (left, left + verb.count)]
    return best[1] - best[0] - 0.1


def _votes(glance: MetroGlance, _: cmd.UseProperty, verb: vb.AddVotes) -> float:
    """Votes count where they turn the vote as it stands."""
    worth = vote_worth(glance)
    own = len(glance.holdings.of(glance.seat)) + glance.abilities.votes + glance.state.more_votes
    signed = own if worth > 0 else -own
    before = sum(glance.state.votes.values()) + signed
    after = before + (verb.count if worth > 0 else -verb.count)
    turns = (before > 0) != (after > 0)
    is_last = len(glance.state.votes) == len(glance.state.players) - 1
    return abs(worth) * (1.0 if is_last else 0.5) if turns else 0.0


def _goods(glance: MetroGlance, command: cmd.UseProperty, verb: vb.GainGoods) -> float:
    goods = Bag({good: verb.goods[good] for good in GOODS}) + counted(command.goods)
    return glance.gain(goods) + stock_worth(glance, goods)


def _peek(glance: MetroGlance, _: cmd.UseProperty, verb: vb.PeekThreats) -> float:
    """To look is worth something before an attack, if the top is not known yet."""
    known = len(glance.player.peeked) >= verb.count
    is_before = isinstance(glance.question, steps.ChooseArmyAction | steps.ChooseHeroAction)
    return 0.0 if known or not is_before else 0.1


def _take(glance: MetroGlance, command: cmd.UseProperty, _: vb.TakeEquipment) -> float:
    return glance.card_gain(command.equipment or "")[0]


def _cheaper(glance: MetroGlance, _: cmd.UseProperty, verb: vb.ChangePrice) -> float:
    price, goods = capture_price(glance.metro, glance.state), glance.player.goods
    less = lowered(price, verb.less)
    if not goods.covers(less):
        return 0.0
    if goods.covers(price):
        return glance.cost(price) - glance.cost(less)
    return glance.station_worth(fight_of(glance.state).station) - glance.cost(less)


def _discard(glance: MetroGlance, command: cmd.UseProperty, _: vb.DiscardThis) -> float:
    return WOUND + 0.1 - equipment_worth(glance.cards, command.card) / 2


_GAINS: Final[Mapping[type[Any], Callable[[MetroGlance, cmd.UseProperty, Any], float]]] = {
    vb.AddStrength: _strength,
    vb.AddSpeed: _speed,
    vb.AddVotes: _votes,
    vb.GainGoods: _goods,
    vb.AddArmy: lambda glance, _, verb: (0.3 if glance.player.army < 5 else 0.15) * verb.count,
    vb.RedrawThreat: _redraw,
    vb.PeekThreats: _peek,
    vb.TakeEquipment: _take,
    vb.ChangePrice: _cheaper,
    vb.CureWound: lambda *_: WOUND,
    vb.DiscardThis: _discard,
}
"""What the use of a property gains."""


def use_lines(glance: MetroGlance) -> Iterator[WeighedLine]:
    """In a fight or at a wound: no property more, unless one is worthwhile."""
    yield WeighedLine(0.0, (cmd.FinishMetroTurn(glance.seat),), "done")
