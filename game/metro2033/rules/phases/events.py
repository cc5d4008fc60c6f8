"""M-5 Phase 1: production, the threat from the tunnels, and the law."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

from game.kernel.bag import Bag
from game.kernel.message import Step
from game.kernel.refusal import Refusal
from game.kernel.seats import Seat
from game.metro2033.cards.vocabulary import GOODS
from game.metro2033.rules import events as ev
from game.metro2033.rules import steps
from game.metro2033.rules.commands import AnswerGoods, CastVote, DeclineLook, GuardStation, LookAtLaws, ProposeLaw
from game.metro2033.rules.referee import Referee
from game.metro2033.rules.refusals import MetroRefusal
from game.metro2033.rules.state import Fight
from game.metro2033.rules.turn import MoveRules, SeatTurn, counted, never_refused


def content(referee: Referee) -> list[Step]:
    """What the space under the round token shows: production, then the threat, then the law (A-04)."""
    space = referee.cards.space(referee.state.space)
    found: list[Step] = [steps.ProduceFor(seat) for seat in referee.state.in_order]
    if space.threat:
        found.append(steps.StartThreatEvent())
    if space.law:
        found.append(steps.StartLaw())
    return found


# ---------------------------------------------------------------------- production
def produce(referee: Referee, step: steps.ProduceFor) -> None:
    """M-5.2: one good of each ordinary station whose good is shown; the owner of Polis chooses among several."""
    space = referee.cards.space(referee.state.space)
    produced, polis = referee.holdings.by_kind.get(step.seat, ((), ()))
    counts = Counter([good for good in produced if good in space.goods])
    if len(space.goods) == 1:
        counts[space.goods[0]] += len(polis)
    give(referee, step.seat, Bag({good: counts[good] * space.times for good in GOODS}))
    if polis and len(space.goods) > 1:
        shown = tuple([good for good in GOODS if good in space.goods])
        referee.next(steps.ChoosePolisGoods(step.seat, polis, shown))


def give(referee: Referee, seat: Seat, goods: Bag) -> None:
    """Give what stations produce."""
    if goods:
        referee.receive(seat, goods, "production")


def polis_goods(turn: SeatTurn) -> Iterator[AnswerGoods]:
    """One shown good for each Polis station, in the order of the map."""
    question = turn.question
    assert isinstance(question, steps.ChoosePolisGoods)
    for goods in product(question.goods, repeat=len(question.stations)):
        yield AnswerGoods(turn.seat, goods)


def produce_of_polis(referee: Referee, command: AnswerGoods) -> None:
    times = referee.cards.space(referee.state.space).times
    chosen = counted(command.goods)
    give(referee, command.seat, Bag({good: chosen[good] * times for good in GOODS}))


# ---------------------------------------------------------------------- threat from the tunnels
def start_threat_event(referee: Referee, _: steps.StartThreatEvent) -> None:
    """M-5.4a: every seat with a station names one."""
    holdings = referee.holdings
    asked = [steps.ChooseGuard(seat) for seat in referee.state.in_order if holdings.of(seat)]
    referee.next(*asked, steps.RevealCommonThreat())


def _guards(turn: SeatTurn) -> Iterator[GuardStation]:
    for station in turn.holdings.of(turn.seat):
        yield GuardStation(turn.seat, station, "army")
        if station == turn.player.at:
            yield GuardStation(turn.seat, station, "hero")


def _why_not_guard(turn: SeatTurn, command: GuardStation) -> Refusal | None:
    kind = turn.station(command.station).kind
    if refusal := turn.closed(command.station):
        return refusal
    if kind in ("hansa", "abandoned"):
        return MetroRefusal(f"{kind}_station", station=command.station)
    owner = turn.state.owners.get(command.station)
    if owner != turn.seat:
        return MetroRefusal("not_your_station", station=command.station, seat=owner)
    return MetroRefusal("hero_elsewhere", station=turn.player.at, hero=turn.player.hero)


def _guard(referee: Referee, command: GuardStation) -> None:
    referee.emit(ev.StationGuarded(command.seat, command.station, command.fighter))


GUARD = MoveRules((steps.ChooseGuard,), _guards, _why_not_guard, _guard, is_answer=True)


def reveal_common_threat(referee: Referee, _: steps.RevealCommonThreat) -> None:
    """M-5.4b: each fights the same card."""
    for card in referee.top_of("threat", 1):
        referee.emit(ev.CommonThreatRevealed(card))
        fights = [steps.FightCommonThreat(seat) for seat in referee.state.in_order if seat in referee.state.guards]
        referee.next(*fights, steps.EndThreatEvent())


def fight_common_threat(referee: Referee, step: steps.FightCommonThreat) -> None:
    guard, threat = referee.state.guards[step.seat], referee.state.common
    fight = Fight(guard.station, defender=step.seat, defending=guard.fighter, threat=threat)
    referee.emit(ev.FightStarted(fight))
    referee.next(steps.AskUses(step.seat), steps.CompareStrengths())


def end_threat_event(referee: Referee, _: steps.EndThreatEvent) -> None:
    assert referee.state.common is not None
    referee.emit(ev.CommonThreatDiscarded(referee.state.common))


# ---------------------------------------------------------------------- law
def start_law(referee: Referee, _: steps.StartLaw) -> None:
    """M-5.5; who may look at the top laws is asked first (M-5.6)."""
    referee.next(steps.OpenVote())
    for seat in referee.state.in_order:
        if referee.abilities(seat).laws_seen > 1 and len(referee.state.laws) > 1:
            referee.next(steps.ChooseLook(seat))
            return


def _look(referee: Referee, command: LookAtLaws) -> None:
    laws = referee.state.laws[: referee.abilities(command.seat).laws_seen]
    referee.emit(ev.LawsLookedAt(command.seat, laws))
    referee.next(steps.ChooseProposal(command.seat, laws))


LOOK = MoveRules((steps.ChooseLook,), lambda turn: (LookAtLaws(turn.seat),), never_refused, _look, is_answer=True)
DECLINE: MoveRules[DeclineLook] = MoveRules(
    (steps.ChooseLook,), lambda turn: (DeclineLook(turn.seat),), never_refused, lambda *_: None, is_answer=True
)


def _proposals(turn: SeatTurn) -> Iterator[ProposeLaw]:
    assert isinstance(turn.question, steps.ChooseProposal)
    for law in turn.question.laws:
        yield ProposeLaw(turn.seat, law)


def _propose(referee: Referee, command: ProposeLaw) -> None:
    question = referee.question
    assert isinstance(question, steps.ChooseProposal)
    others = tuple([law for law in question.laws if law != command.law])
    referee.emit(ev.LawProposed(command.seat, command.law, others))


PROPOSE = MoveRules((steps.ChooseProposal,), _proposals, never_refused, _propose, is_answer=True)


def open_vote(referee: Referee, _: steps.OpenVote) -> None:
    """The first player reveals the top law, if none was proposed."""
    if referee.state.vote is None:
        if not referee.state.laws:
            return
        referee.emit(ev.LawRevealed(referee.state.first_player, referee.state.laws[0]))
    referee.next(*map(steps.ChooseVote, referee.state.in_order), steps.CountVotes())


def votes_of(referee: Referee, seat: Seat) -> int:
    """All votes of a seat: its stations and modifiers (M-5.5)."""
    return len(referee.holdings.of(seat)) + referee.abilities(seat).votes + referee.state.more_votes


def _votes(turn: SeatTurn) -> Iterator[CastVote]:
    yield CastVote(turn.seat, True)
    yield CastVote(turn.seat, False)


def _vote(referee: Referee, command: CastVote) -> None:
    referee.emit(ev.VoteCast(command.seat, command.in_favour, votes_of(referee, command.seat)))


VOTE = MoveRules((steps.ChooseVote,), _votes, never_refused, _vote, is_answer=True)


def count_votes(referee: Referee, _: steps.CountVotes) -> None:
    """Strictly more yes than no: the law is in force, and the one before goes under the deck."""
    state, law = referee.state, referee.state.vote
    assert law is not None
    yes = sum([count for count in state.votes.values() if count > 0])
    no = -sum([count for count in state.votes.values() if count < 0])
    if yes > no:
        referee.emit(ev.LawPassed(law, state.law, yes, no))
    else:
        referee.emit(ev.LawRejected(law, yes, no))
