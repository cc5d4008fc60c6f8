"""M-11 Phase 5: the end of the round, of stage I, and of the match."""

from __future__ import annotations

from game.kernel.message import Step
from game.kernel.seats import Seat
from game.metro2033.cards.metro_map import POLIS
from game.metro2033.rules import events as ev
from game.metro2033.rules import quests, steps
from game.metro2033.rules.abilities import goal_of
from game.metro2033.rules.atlas import vp_of
from game.metro2033.rules.phases.setup import offer
from game.metro2033.rules.referee import Referee

STAGE_EQUIPMENT = 2
"""Cards that each seat draws when stage II begins; it keeps one (M-11.5)."""


def content(referee: Referee) -> list[Step]:
    """Completions, then victory (M-11.1)."""
    return [*map(steps.AskCompletion, referee.state.in_order), steps.CheckVictory()]


def ask_completion(referee: Referee, step: steps.AskCompletion) -> None:
    """Every seat that can complete a quest is asked; conditions of the end of the round hold only now."""
    question = steps.ChooseCompletion(step.seat)
    if next(quests.completable(referee.metro, referee.state, step.seat, at_end=True), None) is None:
        return
    if referee.options.quests == "at_once":
        quests.complete_at_once(referee, at_end=True)
        return
    referee.next(question)


def fulfils(referee: Referee, seat: Seat) -> bool:
    """Whether a seat fulfils a victory condition (M-1.3)."""
    if vp_of(referee.state, seat) >= goal_of(referee.metro, referee.state, seat):
        return True
    polis = [id for id, one in referee.cards.map.stations.items() if one.kind == POLIS]
    return all(referee.state.owners.get(id) == seat for id in polis)


def check_victory(referee: Referee, _: steps.CheckVictory) -> None:
    """Of several that fulfil it, the nearest to the first player wins (M-11.1, A-20)."""
    found = [seat for seat in referee.state.in_order if fulfils(referee, seat)]
    if found and referee.options.tiebreak == "most_vp":
        found.sort(key=lambda seat: -vp_of(referee.state, seat))
    if found:
        referee.emit(ev.MetroWon((found[0],)))
        referee.agenda.clear()
        return
    _next_round(referee)


def _next_round(referee: Referee) -> None:
    """M-11.2, M-11.3: old scouted cards go back, the tokens move on."""
    state = referee.state
    for seat in state.in_order:
        scouted = state.player(seat).scouted
        if scouted is not None and scouted.round < state.round:
            referee.emit(ev.ScoutedReturned(seat, scouted.card))
    space = state.space % len(referee.cards.loop) + 1
    referee.emit(ev.RoundStarted(state.round + 1, space, state.in_order[1]))
    referee.next(steps.StartPhase("events"))
    if state.stage == 1 and any(vp_of(state, seat) >= referee.options.stage_2_at for seat in state.seats):
        _start_stage_two(referee)


def _start_stage_two(referee: Referee) -> None:
    """M-11.4, M-11.5: other threats, and equipment for each, the new first player first."""
    threats = [id for id, card in referee.cards.threats.items() if card.stage == 2]
    order, chance = referee.state.chance.shuffle(threats)
    referee.emit(ev.StageTwoStarted(order, chance))
    referee.next(*map(steps.DrawStageEquipment, referee.state.in_order))


def draw_stage_equipment(referee: Referee, step: steps.DrawStageEquipment) -> None:
    offer(referee, step.seat, "equipment", STAGE_EQUIPMENT)
