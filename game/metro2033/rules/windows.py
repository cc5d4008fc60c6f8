"""Properties that are used at a window: those of quests, heroes and equipment (M-13.5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from game.kernel.bag import Bag
from game.kernel.message import Question
from game.kernel.refusal import Refusal
from game.metro2033.cards import verbs as vb
from game.metro2033.cards.card import ALWAYS, Circumstance, FreeUse, InsteadOfWound
from game.metro2033.cards.vocabulary import GOODS, Window
from game.metro2033.rules import events as ev
from game.metro2033.rules import steps
from game.metro2033.rules.abilities import lowered
from game.metro2033.rules.commands import UseProperty
from game.metro2033.rules.referee import Referee
from game.metro2033.rules.refusals import MetroRefusal
from game.metro2033.rules.state import HIDDEN
from game.metro2033.rules.strengths import capture_price, captured_as, circumstance_of, fight_of
from game.metro2033.rules.turn import MoveRules, SeatTurn, counted, mixes

WINDOWS_OF: Final[Mapping[type[Question], tuple[Window, ...]]] = {
    steps.ChooseRecruits: ("turn",),
    steps.ChooseArmyAction: ("turn",),
    steps.ChooseHeroAction: ("turn", "move"),
    steps.ChooseVote: ("vote",),
    steps.ChooseCapture: ("capture",),
    steps.ChooseUse: ("fight", "wound"),
}
"""The windows of a question; `ChooseUse` is of one of them."""


class Usable(NamedTuple):
    """A property that a seat has: at which window, what it does, in which fights, and what it costs."""

    card: str
    window: Window
    verb: vb.MetroVerb
    when: Circumstance
    price: Bag
    is_open_quest: bool = False
    times: int = 1

    def is_used_up(self, used: Sequence[str]) -> bool:
        """Whether it cannot be used again in this round; ``used`` is all that was. A quest that is discarded for it can
        come back and be discarded again."""
        return not self.is_open_quest and used.count(self.card) >= self.times


def properties(turn: SeatTurn) -> Iterator[Usable]:
    """All properties of a seat, used or not: hero, equipment, quests."""
    for card, _, ability in turn.abilities.free_uses:
        assert isinstance(ability, FreeUse)
        yield Usable(card, ability.window, ability.verb, ability.when, Bag(), times=ability.times)
    for card, _, ability in turn.abilities.instead_of_wound:
        assert isinstance(ability, InsteadOfWound)
        yield Usable(card, "wound", ability.verb, ALWAYS, Bag())
    quests, price = turn.cards.quests, turn.cards.quest_terms.property_price
    for card in turn.player.quests:
        if card != HIDDEN:
            found = quests[card].property
            yield Usable(card, found.window, found.verb, found.when, Bag(), is_open_quest=True)
    for card in turn.player.completed:
        found = quests[card].property
        yield Usable(card, found.window, found.verb, found.when, price)


def windows(turn: SeatTurn) -> tuple[Window, ...]:
    """The windows that are open to the seat that is asked."""
    question = turn.question
    if isinstance(question, steps.ChooseUse):
        return (question.window,)  # type: ignore[return-value]
    if isinstance(question, steps.ChooseHeroAction) and question.trading:
        return ()
    return WINDOWS_OF.get(type(question), ())


def uses(turn: SeatTurn) -> Iterator[UseProperty]:
    """Everything that the seat can use now, in each way."""
    if not (turn.player.quests or turn.player.completed or turn.abilities.has_uses):
        return
    open_windows = windows(turn)
    for usable in properties(turn):
        is_open = usable.window in open_windows and not usable.is_used_up(turn.player.used)
        if is_open and turn.can_pay(usable.price) and _applies(turn, usable):
            yield from _EFFECTS[type(usable.verb)].ways(turn, usable)


def _applies(turn: SeatTurn, usable: Usable) -> bool:
    """Whether a property is for a fight like the one that is going on."""
    if usable.when == ALWAYS:
        return True
    return usable.when.holds_in(circumstance_of(turn.metro, turn.state, turn.seat))


def has_uses(turn: SeatTurn) -> bool:
    """Whether the seat can use anything at this question."""
    return next(uses(turn), None) is not None


# ---------------------------------------------------------------------- what properties do
class PropertyEffect(NamedTuple):
    """How a verb is used: ``ways`` lists the commands with which it changes something, ``carry_out`` does it."""

    ways: Callable[[SeatTurn, Usable], Iterator[UseProperty]]
    carry_out: Callable[[Referee, UseProperty, Any], None]


def _always(turn: SeatTurn, usable: Usable) -> Iterator[UseProperty]:
    yield UseProperty(turn.seat, usable.card)


def _add_strength(referee: Referee, command: UseProperty, verb: vb.AddStrength) -> None:
    referee.emit(ev.StrengthAdded(command.seat, verb.count, command.card))


def _add_steps(referee: Referee, command: UseProperty, verb: vb.AddSpeed) -> None:
    referee.emit(ev.StepsAdded(command.seat, verb.count, command.card))


def _add_votes(referee: Referee, command: UseProperty, verb: vb.AddVotes) -> None:
    referee.emit(ev.VotesAdded(command.seat, verb.count, command.card))


def _gains(turn: SeatTurn, usable: Usable) -> Iterator[UseProperty]:
    """The goods of the owner's choice are named in the same line."""
    assert isinstance(usable.verb, vb.GainGoods)
    for goods in mixes(GOODS, usable.verb.goods["any"]):
        yield UseProperty(turn.seat, usable.card, goods)


def _gain(referee: Referee, command: UseProperty, verb: vb.GainGoods) -> None:
    fixed = Bag({good: count for good, count in verb.goods.items() if good != "any"})
    referee.receive(command.seat, fixed + counted(command.goods), "property", command.card)


def _stronger_army(turn: SeatTurn, usable: Usable) -> Iterator[UseProperty]:
    if turn.player.army < turn.cards.army.most:
        yield UseProperty(turn.seat, usable.card)


def _add_army(referee: Referee, command: UseProperty, verb: vb.AddArmy) -> None:
    referee.set_army(command.seat, referee.player(command.seat).army + verb.count, "property", command.card)


def _has_threats(turn: SeatTurn, usable: Usable) -> Iterator[UseProperty]:
    if turn.state.threats or turn.state.threat_discard:
        yield UseProperty(turn.seat, usable.card)


def _redraws(turn: SeatTurn, usable: Usable) -> Iterator[UseProperty]:
    if turn.state.fight is not None and turn.state.fight.threat is not None:
        yield from _has_threats(turn, usable)


def _redraw(referee: Referee, command: UseProperty, _: vb.RedrawThreat) -> None:
    """M-9.7: in a threat event the common threat stays for the others (A-30)."""
    fight = referee.state.fight
    assert fight is not None
    assert fight.threat is not None
    for card in referee.top_of("threat", 1):
        keeps = fight.is_event and not fight.is_own
        referee.emit(ev.ThreatRedrawn(command.seat, fight.threat, card, keeps))


def _peek(referee: Referee, command: UseProperty, verb: vb.PeekThreats) -> None:
    cards = referee.top_of("threat", verb.count)
    if cards:
        referee.emit(ev.ThreatsPeeked(command.seat, cards))
        if verb.order and len(cards) > 1:
            referee.next(steps.ChooseOrder(command.seat, cards))


def _takes(turn: SeatTurn, usable: Usable) -> Iterator[UseProperty]:
    for card in turn.state.market:
        yield UseProperty(turn.seat, usable.card, equipment=card)


def _take(referee: Referee, command: UseProperty, _: vb.TakeEquipment) -> None:
    assert command.equipment is not None
    referee.emit(ev.EquipmentBought(command.seat, command.equipment, command.card))
    referee.next(steps.CheckLimit(command.seat))


def _cheapens(turn: SeatTurn, usable: Usable) -> Iterator[UseProperty]:
    assert isinstance(usable.verb, vb.ChangePrice)
    price = capture_price(turn.metro, turn.state)
    if usable.verb.of in captured_as(fight_of(turn.state)) and lowered(price, usable.verb.less) != price:
        yield UseProperty(turn.seat, usable.card)


def _cheapen(referee: Referee, command: UseProperty, verb: vb.ChangePrice) -> None:
    referee.emit(ev.PriceLowered(command.seat, verb.less, command.card))


def _cure(referee: Referee, command: UseProperty, _: vb.CureWound) -> None:
    """The hero stays where he is, and loses no turn."""
    referee.emit(ev.WoundPrevented(command.seat, command.card))
    assert isinstance(referee.agenda[-1], steps.MoveWounded)
    referee.agenda.pop()


def _discard_this(referee: Referee, command: UseProperty, _: vb.DiscardThis) -> None:
    referee.emit(ev.EquipmentDiscarded(command.seat, command.card, "property"))
    _cure(referee, command, vb.CureWound())


_EFFECTS: Final[Mapping[type[vb.MetroVerb], PropertyEffect]] = {
    vb.AddStrength: PropertyEffect(_always, _add_strength),
    vb.AddSpeed: PropertyEffect(_always, _add_steps),
    vb.AddVotes: PropertyEffect(_always, _add_votes),
    vb.GainGoods: PropertyEffect(_gains, _gain),
    vb.AddArmy: PropertyEffect(_stronger_army, _add_army),
    vb.RedrawThreat: PropertyEffect(_redraws, _redraw),
    vb.PeekThreats: PropertyEffect(_has_threats, _peek),
    vb.TakeEquipment: PropertyEffect(_takes, _take),
    vb.ChangePrice: PropertyEffect(_cheapens, _cheapen),
    vb.CureWound: PropertyEffect(_always, _cure),
    vb.DiscardThis: PropertyEffect(_always, _discard_this),
}


# ---------------------------------------------------------------------- judging
def _why_not(turn: SeatTurn, command: UseProperty) -> Refusal | None:
    usable = next((one for one in properties(turn) if one.card == command.card), None)
    if usable is None:
        return MetroRefusal("no_such_card", card=command.card)
    if usable.window not in windows(turn) or not _applies(turn, usable):
        return MetroRefusal("wrong_phase", card=command.card, phase=turn.state.phase)
    if usable.is_used_up(turn.player.used):
        return MetroRefusal("already_used", card=command.card)
    if not turn.can_pay(usable.price):
        return turn.too_poor(usable.price, command.card)
    ways = list(_EFFECTS[type(usable.verb)].ways(turn, usable))
    if not ways:
        return MetroRefusal("no_effect", card=command.card)
    if command.equipment is not None and isinstance(usable.verb, vb.TakeEquipment):
        return MetroRefusal("not_in_market", card=command.equipment)
    is_named = command.equipment is not None or command.goods
    return None if is_named else MetroRefusal("choice_missing", card=command.card)


def _carry_out(referee: Referee, command: UseProperty) -> None:
    """The price is paid, the property works, and the same is asked again."""
    question = referee.question
    turn = SeatTurn(referee.metro, referee.state, question)
    usable = next(one for one in properties(turn) if one.card == command.card)
    _ask_again(referee, question)
    referee.pay(command.seat, usable.price, "property", command.card)
    if not isinstance(usable.verb, vb.DiscardThis):
        referee.emit(ev.PropertyUsed(command.seat, command.card, usable.is_open_quest))
    _EFFECTS[type(usable.verb)].carry_out(referee, command, usable.verb)


def _ask_again(referee: Referee, question: Question) -> None:
    """What comes after a property has been used at a question."""
    match question:
        case steps.ChooseUse(seat, "fight"):
            referee.next(steps.AskUses(seat))
        case steps.ChooseUse():
            return
        case steps.ChooseRecruits(seat):
            referee.next(steps.AskRecruits(seat))
        case steps.ChooseCapture(seat):
            referee.next(steps.AskCapture(seat))
        case _:
            referee.next(question)


USE = MoveRules(tuple(WINDOWS_OF), uses, _why_not, _carry_out)
