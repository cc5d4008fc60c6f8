"""M-9.4 Fights between players: battle cards are dealt, chosen secretly, and turned up together."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.refusal import Refusal
from game.metro2033.rules import events as ev
from game.metro2033.rules import steps
from game.metro2033.rules.abilities import BATTLE_HAND
from game.metro2033.rules.commands import FinishMetroTurn, PlayBattleCard
from game.metro2033.rules.referee import Referee
from game.metro2033.rules.refusals import MetroRefusal
from game.metro2033.rules.strengths import battle_bonus, fight_of
from game.metro2033.rules.turn import MoveRules, SeatTurn, never_refused
from game.metro2033.rules.windows import has_uses


def deal(referee: Referee, _: steps.MeetOpposition) -> None:
    """All seven are shuffled: the first three go to the attacker, the next three to the defender, and what is left to
    whoever is dealt more."""
    fight = fight_of(referee.state)
    assert fight.attacker is not None
    assert fight.defender is not None
    order, chance = referee.state.chance.shuffle(list(referee.cards.battle_cards))
    hands = {fight.attacker: order[:BATTLE_HAND], fight.defender: order[BATTLE_HAND : 2 * BATTLE_HAND]}
    rest = order[2 * BATTLE_HAND :]
    for seat in hands:
        more = referee.abilities(seat).battle_hand - BATTLE_HAND
        hands[seat] += rest[:more]
        rest = rest[more:]
    referee.emit(ev.BattleCardsDealt(hands, rest, chance))


def _hand(turn: SeatTurn) -> Iterator[PlayBattleCard]:
    for card in fight_of(turn.state).hands[turn.seat]:
        yield PlayBattleCard(turn.seat, card)


def _why_not(_: SeatTurn, command: PlayBattleCard) -> Refusal | None:
    return MetroRefusal("no_such_card", card=command.card)


def _play(referee: Referee, command: PlayBattleCard) -> None:
    referee.emit(ev.BattleCardChosen(command.seat, command.card))


PLAY = MoveRules((steps.ChooseBattleCard,), _hand, _why_not, _play, is_answer=True)


def turn_up(referee: Referee, _: steps.TurnUpBattleCards) -> None:
    fight = fight_of(referee.state)
    bonuses = {seat: battle_bonus(referee.metro, fight, seat) for seat in fight.chosen}
    referee.emit(ev.BattleCardsTurnedUp(fight.chosen, bonuses))


def ask_uses(referee: Referee, step: steps.AskUses) -> None:
    """Only a seat that can use a property is asked, until it is done (M-9.6, A-35)."""
    question = steps.ChooseUse(step.seat, "fight")
    if has_uses(SeatTurn(referee.metro, referee.state, question)):
        referee.next(question)


FINISH: MoveRules[FinishMetroTurn] = MoveRules(
    (steps.ChooseRecruits, steps.ChooseHeroAction, steps.ChooseUse, steps.ChooseCompletion),
    lambda turn: (FinishMetroTurn(turn.seat),),
    never_refused,
    lambda *_: None,
    is_answer=True,
)
"""`done`: the turn is over, or no further property is used."""
