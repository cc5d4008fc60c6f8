"""R52.2 Claim an HQ: free and at once, by a build that fulfils it. A turn has one build, and so at most one claim."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from game.cards.catalog import Catalog
from game.cards.sets.headquarters import hq_cards
from game.cards.verbs import StealLocation
from game.kernel.refusal import Refusal
from game.rules import effects
from game.rules import references as ref
from game.rules.chapter import Answers, Chapter, Make, Side, T, why_not_in_reach
from game.rules.commands import NOTHING
from game.rules.effects import Effect
from game.rules.effects.context import EffectContext, context_at_hq
from game.rules.events import Source
from game.rules.judge import Judge
from game.rules.position.cards import read_hq
from game.rules.position.data import WrittenAs, write_title
from game.rules.sets.headquarters import position
from game.rules.sets.headquarters.claimable import fulfilled, has_headquarters
from game.rules.sets.headquarters.events import HqClaimed, LocationStolen
from game.rules.sets.headquarters.messages import ChooseHq, ChooseStolen, ClaimHq
from game.rules.sets.part import SetPart
from game.rules.state import VIRTUAL, Game, GameState, Seat
from game.rules.supply import surplus


def has_effect(game: Game, state: GameState, _verb: StealLocation, context: EffectContext) -> bool:
    return bool(_targets(game, state, context.seat))


def apply(judge: Judge, _verb: StealLocation, context: EffectContext) -> None:
    """Ask which Location, if there is a choice."""
    targets = _targets(judge.game, judge.state, context.seat)
    assert context.hq is not None, "only an HQ steals Locations"
    if len(targets) > 1:
        judge.agenda.append(ChooseStolen(context.seat, context.hq))
    else:
        for number in targets:
            _steal(judge, context.seat, number)


def answers(game: Game, state: GameState, question: ChooseStolen) -> tuple[int, ...]:
    """The Sites that can be stolen."""
    return _targets(game, state, question.seat)


def answer(judge: Judge, question: ChooseStolen, number: int) -> None:
    _steal(judge, question.seat, number)


def why_not(side: Side, _: ChooseStolen, aimed: int) -> Refusal | None:
    """Why the Site ``aimed`` cannot be stolen; None if it can."""
    if aimed in _targets(side.game, side.state, side.seat):
        return None
    owner, site = side.state.site(aimed)
    refused = why_not_in_reach(side.state, side.seat, owner, aimed)
    return refused or Refusal("has_shield", text="steal", card=site.card)


def _targets(game: Game, state: GameState, seat: Seat) -> tuple[int, ...]:
    """Locations of players who have not passed (R15.2), none with a shield, be it a token or printed."""
    locations = game.catalog.locations
    return tuple([site.id for _, site in state.in_reach(seat) if not locations[site.card].is_shielded(site.shield)])


def _steal(judge: Judge, seat: Seat, number: int) -> None:
    """The owner gains the Deal goods, unless it is the virtual opponent (R30.12). It is not built: it neither produces
    nor rewards anybody now."""
    owner, site = judge.state.site(number)
    if owner != VIRTUAL:
        deal = judge.game.catalog.locations[site.card].deal
        judge.gain(owner, deal, Source("compensation", site.card, site.id))
    judge.emit(LocationStolen(seat, owner, number, site.card))


def _built(judge: Judge, seat: Seat) -> None:
    """Ask, once all that the build brings is done, for the HQ that ``seat`` fulfils now: a Location that is only turned
    up by the Building Bonus does not count yet (R52.2). The virtual opponent claims the leftmost one, without its
    effect (R52.5)."""
    if not judge.state.hq or not (cards := fulfilled(judge.game, judge.state, seat)):
        return
    if seat == VIRTUAL:
        judge.emit(HqClaimed(VIRTUAL, cards[0]))
    else:
        judge.agenda.append(ChooseHq(seat, cards))


def _possible(side: Side, make: Make[T]) -> Sequence[T]:
    question, title = side.question, side.game.catalog.title
    assert isinstance(question, ChooseHq)
    named = {title(card): card for card in question.offered} | {NOTHING: None}
    return [make(side.seat, named[name]) for name in sorted(named)]


def _why_not(side: Side, command: ClaimHq) -> Refusal:
    """An HQ that is not laid out (any more), or not fulfilled."""
    lies_there = command.card in (side.state.hq or ())
    return Refusal("requirement_unmet" if lies_there else "no_such_card", card=command.card)


def _carry_out(judge: Judge, command: ClaimHq) -> None:
    """The effect is carried out as far as it can be (R52.2)."""
    if command.card is None:
        return
    judge.emit(HqClaimed(command.seat, command.card))
    claimed = judge.game.catalog.headquarters[command.card].claimed
    effects.apply(judge, claimed, context_at_hq(command.seat, command.card))


# ---------------------------------------------------------------------- what the base asks
def _deal(game: Game, state: GameState) -> GameState:
    """As many HQ cards as there are players, a virtual opponent among them (R52.1)."""
    if not has_headquarters(game):
        return state
    cards, chance = state.chance.shuffle(hq_cards(game.catalog, game.sets))
    return replace(state, hq=cards[: len(state.players)], chance=chance)


def _unknown(catalog: Catalog, state: GameState) -> Iterator[str]:
    cards = (*(state.hq or ()), *[card for player in state.players for card in player.hq])
    return (card for card in cards if card not in catalog.headquarters)


def _problems(game: Game, state: GameState) -> Iterator[str]:
    """R52.1: a game with the option `hq` has each of its HQ cards once, and no more of them than players."""
    cards = Counter([*(state.hq or ()), *[card for player in state.players for card in player.hq]])
    if has_headquarters(game) != (state.hq is not None):
        yield "the HQ cards do not agree with the options"
    if cards and state.hq is None:
        yield "HQ cards are claimed in a game without them"
        return
    if not cards:
        return
    yield from surplus(cards, Counter(hq_cards(game.catalog, game.sets)))
    if cards.total() > len(state.players):
        yield f"{cards.total()} HQ cards for {len(state.players)} players"


HEADQUARTERS: Final = SetPart(
    chapters={ClaimHq: Chapter("claim {hq}", (ChooseHq,), _possible, _why_not, _carry_out, has_headquarters)},
    sites={ChooseStolen: Answers(answers, answer, why_not)},
    asks=(ChooseHq,),
    effects={StealLocation: Effect(has_effect, apply)},
    deal=_deal,
    built=_built,
    keys=("hq",),
    read=position.read,
    player_keys={"hq": position.read_claimed},
    known={ref.HQ: lambda catalog, _: catalog.headquarters},
    written={ref.HQ: WrittenAs(lambda at, given: read_hq(at.game.catalog, given), write_title, "HQ cards")},
    write=position.write,
    lists=lambda state: (state.hq or (),),
    unknown=_unknown,
    steps={"action": (ChooseHq, ChooseStolen)},
    check=position.check,
    problems=_problems,
)
