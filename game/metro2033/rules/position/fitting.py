"""Whether what is pending fits together: each step in store has what it is about once its time comes.

Match files and positions of others are checked so before the rules go on from them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from game.kernel.refusal import Unreadable
from game.metro2033.cards.card import AfterExchange, AfterWon
from game.metro2033.cards.printed import MetroCards
from game.metro2033.cards.verbs import GainGoods
from game.metro2033.rules import steps as st
from game.metro2033.rules.events import DECKS
from game.metro2033.rules.position.agenda import TURN_PHASES
from game.metro2033.rules.state import Fight, MetroState

_LAST: Final = (st.StartPhase, st.CheckVictory, st.OpenMarket)
"""The steps that may be last, because they lead on to others."""

_OF_SETUP: Final = (st.ChooseFaction, st.ChooseHero, st.GiveStartBonus, st.OpenMarket)
_ALSO_IN_SETUP: Final = (st.ChooseDrawn, st.ChooseGoods, st.ChooseSurplus, st.CheckLimit, st.Receive)

FIGHT, ATTACKER, SIDES, HANDS, CARDS, COMMON, VOTE = (
    "a fight", "a fight with an attacker", "a fight with two sides", "a fight with hands", "battle cards of both sides",
    "a common threat", "a law in 'vote'",
)  # fmt: skip
"""What steps are about."""

NOTHING: Final = frozenset[str]()
_OF_FIGHT: Final = frozenset({FIGHT, ATTACKER, SIDES, HANDS, CARDS})
_ENDED: Final[Mapping[type[st.MetroStep], frozenset[str]]] = {
    **dict.fromkeys(
        (
            st.CompareStrengths,
            st.EndFight,
            st.FightCommonThreat,
            st.StartTurn,
            st.ChooseArmyAction,
            st.ChooseHeroAction,
        ),
        _OF_FIGHT,
    ),
    st.EndThreatEvent: frozenset({COMMON}),
    st.CountVotes: frozenset({VOTE}),
}
"""Step -> what is no longer there once it is done."""


def check_pending(cards: MetroCards, state: MetroState) -> None:
    """Check that the game can go on from the last step, and has what each step is about; raises Unreadable."""
    if not isinstance(state.agenda[0], _LAST):
        raise Unreadable("pending.steps: expected a last step from which the game goes on, such as 'start_phase'")
    if state.fight is not None:
        _check_fight(state.fight)
    if isinstance(state.question, _ON_A_DECK):
        _check_top(state, state.question)
    there = set(_there(state))
    for place, step in enumerate(reversed(state.agenda), 1):
        below = state.agenda[-place - 1] if place < len(state.agenda) else None
        if not _is_possible(cards, state, step, below):
            raise Unreadable(f"pending: the step {_name(step)!r} does not fit the position")
        for needed in _needs(state, step):
            if needed not in there:
                raise Unreadable(f"pending: the step {_name(step)!r} needs {needed}")
        there |= set(_makes(step))
        there -= _ENDED.get(type(step), NOTHING)


def _name(step: st.MetroStep) -> str:
    return str(step.__struct_config__.tag)


def _is_possible(cards: MetroCards, state: MetroState, step: st.MetroStep, below: st.MetroStep | None) -> bool:
    """Whether a step can be pending in a phase, above another one."""
    if isinstance(step, _OF_SETUP) != (state.phase == "setup") and not isinstance(step, _ALSO_IN_SETUP):
        return False
    if isinstance(step, _LAST) != (below is None):
        return False
    match step:
        case st.StartPhase("setup"):
            return False
        case st.StartTurn() | st.AskRecruits() | st.KeepTrading() | st.EndHeroTurn():
            return state.phase in TURN_PHASES
        case st.ChooseUse(seat, "wound"):
            return below == st.MoveWounded(seat)
        case st.TriggerAbility(_, card, number):
            abilities = getattr(cards.all[card], "abilities", ())
            ability = abilities[number] if number < len(abilities) else None
            return isinstance(ability, AfterExchange | AfterWon) and isinstance(ability.verb, GainGoods)
    return True


def _there(state: MetroState) -> Iterator[str]:
    """What the position has of all that steps are about."""
    fight = state.fight
    if fight is not None:
        yield FIGHT
        if fight.attacker is not None:
            yield ATTACKER
        if fight.attacker is not None and fight.defender is not None:
            yield SIDES
        if fight.hands:
            yield HANDS
        yield from (f"a battle card of {seat}" for seat in fight.chosen)
        if fight.is_revealed or not (fight.attacker and fight.defender):
            yield CARDS
    if state.common is not None:
        yield COMMON
    if state.vote is not None:
        yield VOTE
    yield from (f"a guard of {seat}" for seat in state.guards)
    yield from (f"a faction of {seat}" for seat in state.seats if state.player(seat).faction)
    yield from (f"a hero of {seat}" for seat in state.seats if state.player(seat).hero)


def _needs(state: MetroState, step: st.MetroStep) -> Iterator[str]:
    """What must be there when a step is done."""
    match step:
        case st.ChooseUse(_, "fight") | st.AskUses() | st.EndFight() | st.GiveReward() | st.LoseStation():
            yield FIGHT
        case st.AskCapture() | st.ChooseCapture():
            yield ATTACKER
        case st.ChooseDefender() | st.MeetOpposition():
            yield SIDES
        case st.ChooseBattleCard():
            yield HANDS
        case st.TurnUpBattleCards():
            yield SIDES
            sides = (state.fight.attacker, state.fight.defender) if state.fight else ()
            yield from (f"a battle card of {seat}" for seat in sides)
        case st.CompareStrengths():
            yield FIGHT
            yield CARDS
        case st.EndThreatEvent():
            yield COMMON
        case st.FightCommonThreat(seat):
            yield COMMON
            yield f"a guard of {seat}"
        case st.CountVotes() | st.ChooseVote():
            yield VOTE
        case st.GiveStartBonus(seat) | st.ChooseHero(seat):
            yield f"a faction of {seat}"
        case st.OpenMarket():
            yield from (f"a hero of {seat}" for seat in state.seats)


def _makes(step: st.MetroStep) -> Iterator[str]:
    """What is there once a step is done."""
    match step:
        case st.MeetOpposition():
            yield HANDS
        case st.ChooseBattleCard(seat):
            yield f"a battle card of {seat}"
        case st.TurnUpBattleCards():
            yield CARDS
        case st.RevealCommonThreat():
            yield COMMON
        case st.OpenVote():
            yield VOTE
        case st.ChooseGuard(seat):
            yield f"a guard of {seat}"
        case st.ChooseFaction(seat):
            yield f"a faction of {seat}"
        case st.ChooseHero(seat):
            yield f"a hero of {seat}"


def _check_fight(fight: Fight) -> None:
    """Check that a fight has its sides and, between two seats, the battle cards of both; raises Unreadable."""
    sides = {seat for seat in (fight.attacker, fight.defender) if seat is not None}
    if (fight.attacker is None) != (fight.fighter is None) or not sides:
        raise Unreadable("pending.fight: expected an attacker with a fighter, or a defender")
    if fight.attacker is None and (fight.defending is None or fight.threat is None):
        raise Unreadable("pending.fight: expected a threat and with what the station is defended")
    if fight.attacker == fight.defender:
        raise Unreadable("pending.fight: expected two seats")
    hands = [card for hand in fight.hands.values() for card in hand]
    if (hands and (fight.hands.keys() != sides or len(sides) < 2)) or len({*hands, *fight.rest}) < len(hands):
        raise Unreadable("pending.fight: expected hands of both sides, with each battle card once")
    if any(card not in fight.hands.get(seat, ()) for seat, card in fight.chosen.items()):
        raise Unreadable("pending.fight: expected chosen cards from the hands")
    if fight.is_revealed and fight.chosen.keys() != sides:
        raise Unreadable("pending.fight: expected the chosen cards of both sides")


# ---------------------------------------------------------------------- decks
_OnADeck = st.ChooseDrawn | st.ChooseProposal | st.ChooseOrder
_ON_A_DECK: Final = (st.ChooseDrawn, st.ChooseProposal, st.ChooseOrder)
"""Questions about cards that lie on top of their deck until they are answered."""


def _check_top(state: MetroState, question: _OnADeck) -> None:
    cards = question.laws if isinstance(question, st.ChooseProposal) else question.cards
    if _deck(state, question)[: len(cards)] != cards:
        raise Unreadable(f"pending: the step {_name(question)!r} needs cards from the top of their deck")


def _deck(state: MetroState, question: _OnADeck) -> tuple[str, ...]:
    if isinstance(question, st.ChooseDrawn):
        found: tuple[str, ...] = getattr(state, DECKS[question.deck])
        return found
    return state.laws if isinstance(question, st.ChooseProposal) else state.threats
