"""R44.3 Assault phase: the deployed Machines attack every player, each as far as it can.

A seat suffers first all razing at once, then what it loses, then what is stopped (R44.3a).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.fiftyfirst.cards.card import Location
from game.fiftyfirst.cards.sets.moloch import Attack, Lose, RazeOwn, StopAction, StopBoard
from game.fiftyfirst.cards.vocabulary import EXCHANGING
from game.fiftyfirst.rules import discards
from game.fiftyfirst.rules.assignment import choices, is_open
from game.fiftyfirst.rules.events import PhaseBegan, Source
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.sets.moloch import messages
from game.fiftyfirst.rules.sets.moloch.messages import Assault, ChooseLost, ChooseRazed, ChooseStopped, machines_of
from game.fiftyfirst.rules.sets.moloch.messages import Attack as AttackStep
from game.fiftyfirst.rules.state import VIRTUAL, Game, GameState, Player, Seat
from game.kernel.bag import Bag

_Asked = ChooseRazed | ChooseLost | ChooseStopped | None
"""What a Machine asks of the seat that it attacks."""

_ORDER = {RazeOwn: 0, Lose: 1, StopBoard: 2, StopAction: 2}
"""The kinds of attacks, in the order in which a seat suffers them."""


def begin(judge: Judge, _: Assault) -> None:
    """All Machines attack every seat, in player order; not in the first round (R44.3)."""
    if judge.state.round <= 1:
        return
    judge.emit(PhaseBegan("assault"))
    order = in_order([
        judge.game.catalog.machines[machine.card].attack for machine in machines_of(judge.state).deployed
    ])  # fmt: skip
    seats = [seat for seat in judge.state.clockwise_from(judge.state.first_player) if seat != VIRTUAL]
    if order:
        judge.agenda += [AttackStep(seat, order) for seat in reversed(seats)]


def in_order(attacks: Sequence[Attack]) -> tuple[int, ...]:
    """The places of attacks, in the order in which a seat suffers them.

    >>> in_order([StopAction(), Lose(Bag({"iron": 1})), RazeOwn(row="action")])
    (2, 1, 0)
    """
    return tuple(sorted(range(len(attacks)), key=lambda place: _ORDER[type(attacks[place])]))


def attack_of(game: Game, state: GameState, place: int) -> Attack:
    """The attack of the deployed Machine at a place."""
    return game.catalog.machines[machines_of(state).deployed[place].card].attack


def attack(judge: Judge, step: AttackStep) -> None:
    """What the Machines do to a seat, the razing ones all together. The rest waits while one asks something."""
    seat, places, done = step.seat, step.machines, 0
    attacks = [attack_of(judge.game, judge.state, place) for place in places]
    while done < len(places):
        found, first = attacks[done], done
        done += sum([isinstance(one, RazeOwn) for one in attacks]) if isinstance(found, RazeOwn) else 1
        question = _suffer(judge, seat, found, places[first:done])
        if question:
            waiting = places[done:]
            judge.agenda += [AttackStep(seat, waiting), question] if waiting else [question]
            return


def _ask(judge: Judge, question: _Asked) -> None:
    if question:
        judge.agenda.append(question)


def _miss(judge: Judge, seat: Seat, place: int, why: str) -> None:
    judge.emit(messages.AssaultMissed(seat, place, machines_of(judge.state).deployed[place].card, why))


def _standing(judge: Judge, seat: Seat) -> list[Location]:
    """The Locations of a seat, without Ruins."""
    locations = judge.game.catalog.locations
    return [locations[site.card] for site in judge.state.player(seat).sites if not site.ruin]


def _suffer(judge: Judge, seat: Seat, found: Attack, places: Sequence[int]) -> _Asked:
    """What the razing Machines of ``places``, or the only one, do; gives the question that they ask."""
    match found:
        case RazeOwn():
            return _raze(judge, seat, _with_targets(judge, seat, places))
        case Lose():
            return _lose(judge, seat, places[0], found.goods)
        case StopBoard():
            _stop_board(judge, seat, places[0], found.what)
            return None
        case StopAction():
            return _stop_location(judge, seat, places[0])


# ---------------------------------------------------------------------- razing
def fitting(game: Game, state: GameState, seat: Seat, places: Sequence[int]) -> Mapping[int, Sequence[int]]:
    """Place of a razing Machine -> the Locations of a seat that it can raze, in State order: none with a shield
    (R44.3b)."""
    locations = game.catalog.locations
    standing = [(site, locations[site.card]) for site in state.player(seat).sites if not site.ruin]
    open_to_attack = [(site.id, location) for site, location in standing if not location.is_shielded(site.shield)]
    found: dict[int, Sequence[int]] = {}
    for place in places:
        razing = attack_of(game, state, place)
        assert isinstance(razing, RazeOwn)
        found[place] = [number for number, location in open_to_attack if razing.fits(location)]
    return found


def _with_targets(judge: Judge, seat: Seat, places: Sequence[int]) -> Sequence[int]:
    """The razing Machines that find something to raze; the others miss."""
    standing = _standing(judge, seat)
    found = fitting(judge.game, judge.state, seat, places)
    for place in places:
        if not found[place]:
            razing = attack_of(judge.game, judge.state, place)
            assert isinstance(razing, RazeOwn)
            _miss(judge, seat, place, "shielded" if any(map(razing.fits, standing)) else "none")
    return [place for place in places if found[place]]


def _raze(judge: Judge, seat: Seat, places: Sequence[int]) -> _Asked:
    """As many Machines as possible raze a different Location each; the seat chooses where it can (R44.3a)."""
    for index, place in enumerate(places):
        possible = fitting(judge.game, judge.state, seat, places[index:])
        targets = choices(possible, place)
        if not targets:
            _miss(judge, seat, place, "shared")
        if len(targets) > 1 and is_open(possible, place):
            return ChooseRazed(seat, place, tuple(places[index + 1 :]))
        for number in targets[:1]:
            _raze_location(judge, seat, place, number)
    return None


def answers_of_razed(game: Game, state: GameState, question: ChooseRazed) -> tuple[int, ...]:
    """The Locations with which as many Machines as possible raze one."""
    possible = fitting(game, state, question.seat, (question.machine, *question.later))
    return choices(possible, question.machine)


def answer_razed(judge: Judge, question: ChooseRazed, number: int) -> None:
    _raze_location(judge, question.seat, question.machine, number)
    _ask(judge, _raze(judge, question.seat, question.later))


def _raze_location(judge: Judge, seat: Seat, place: int, number: int) -> None:
    """R44.3.1: the owner gains the Deal goods; nobody gains Spoils or VP, and nothing rewards it."""
    site = judge.state.player(seat).own_site(number)
    location = judge.game.catalog.locations[site.card]
    judge.gain(seat, location.deal, Source("compensation", site.card, site.id))
    discarded = not judge.leaves_ruin(seat, site.card)
    machine = machines_of(judge.state).deployed[place].card
    judge.emit(messages.AssaultRazed(seat, place, machine, site.id, site.card, judge.returned_from(site), discarded))
    judge.replace_razed(seat, site.card)


# ---------------------------------------------------------------------- losing
def _lose(judge: Judge, seat: Seat, place: int, goods: Bag) -> _Asked:
    """R44.3c: as much as there is; nothing stands in for what is missing."""
    player, taken = judge.state.player(seat), dict[str, int]()
    for good, count in goods.items():
        if good not in discards.NAMED_ONE_BY_ONE:
            held = player.vp if good == "vp" else player.goods.get(good, 0)
            if held:
                taken[good] = min(count, held)
    if taken:
        judge.emit(messages.AssaultTook(seat, place, machines_of(judge.state).deployed[place].card, Bag(taken)))
    for good in discards.NAMED_ONE_BY_ONE:
        if good in goods and _named(judge.state, seat, good):
            return _lose_named(judge, ChooseLost(seat, place, good, goods[good]))
    if not taken:
        _miss(judge, seat, place, "lacking")
    return None


def _named(state: GameState, seat: Seat, good: str) -> Sequence[str]:
    """The cards of the hand, or Deals."""
    return discards.discardable(state.player(seat), good, state.deals_of(seat))


def _lose_named(judge: Judge, question: ChooseLost) -> _Asked:
    """Take cards or Deals one by one, and ask which where it makes a difference."""
    names = _named(judge.state, question.seat, question.good)
    if not names or not question.count:
        return None
    if len(set(names)) > 1 and len(names) > question.count:
        return question
    for name in names[: question.count]:
        _take(judge, question, name)
    return None


def _take(judge: Judge, question: ChooseLost, name: str) -> None:
    seat, place = question.seat, question.machine
    machine = machines_of(judge.state).deployed[place].card
    if question.good == "deal":
        judge.emit(messages.AssaultTookDeal(seat, place, machine, name))
    elif name in judge.state.player(seat).hand:
        judge.emit(messages.AssaultTookCard(seat, place, machine, cards=(name,)))
    else:
        judge.emit(messages.AssaultTookCard(seat, place, machine, connections=(name,)))


def answers_of_lost(_game: Game, state: GameState, question: ChooseLost) -> tuple[str, ...]:
    """The different cards of the hand, or Deals."""
    return tuple(dict.fromkeys(_named(state, question.seat, question.good)))


def answer_lost(judge: Judge, question: ChooseLost, name: str) -> None:
    _take(judge, question, name)
    _ask(judge, _lose_named(judge, ChooseLost(question.seat, question.machine, question.good, question.count - 1)))


# ---------------------------------------------------------------------- stopping
def stopped_actions(game: Game, player: Player, what: str) -> tuple[str, ...]:
    """The actions of a board that a Machine stops: the exchange, or all that give the contact token of a colour in any
    branch; a universal one is of all colours (R44.3d)."""
    if what == EXCHANGING:
        return (EXCHANGING,)
    actions = game.catalog.factions[player.faction].actions
    return tuple([action.name for action in actions if {what, "universal"}.intersection(action.verb.gives)])


def _stop_board(judge: Judge, seat: Seat, place: int, what: str) -> None:
    """It asks nothing: all actions that it stops are stopped."""
    player = judge.state.player(seat)
    actions = stopped_actions(judge.game, player, what)
    if left := tuple([name for name in actions if name not in player.stopped]):
        judge.emit(messages.AssaultStoppedBoard(seat, place, machines_of(judge.state).deployed[place].card, left))
    else:
        _miss(judge, seat, place, "already" if actions else "absent")


def _stop_location(judge: Judge, seat: Seat, place: int) -> _Asked:
    """Ask which Action Location, if there is a choice."""
    question = ChooseStopped(seat, place)
    usable = answers_of_stopped(judge.game, judge.state, question)
    if len(usable) > 1:
        return question
    for number in usable:
        answer_stopped(judge, question, number)
    if not usable:
        has_action = any("action" in location.counts_as for location in _standing(judge, seat))
        _miss(judge, seat, place, "already" if has_action else "absent")
    return None


def answers_of_stopped(game: Game, state: GameState, question: ChooseStopped) -> tuple[int, ...]:
    """The Action Locations of a seat that can still be used in this round."""
    locations = game.catalog.locations
    return tuple([
        site.id
        for site in state.player(question.seat).sites
        if not (site.ruin or site.blocked)
        and "action" in locations[site.card].counts_as
        and site.used < locations[site.card].uses
    ])  # fmt: skip


def answer_stopped(judge: Judge, question: ChooseStopped, number: int) -> None:
    _, site = judge.state.site(number)
    machine = machines_of(judge.state).deployed[question.machine].card
    uses = judge.game.catalog.locations[site.card].uses
    judge.emit(messages.AssaultStoppedLocation(question.seat, question.machine, machine, number, site.card, uses))
