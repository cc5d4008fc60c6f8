"""R52 Headquarters: whoever fulfils one by a build claims it, free and at once. A turn has one build, so at most one
claim."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.headquarters import hq_cards
from game.fiftyfirst.cards.verbs import ActivateProduction, CopyDeals, StealLocation, Verb
from game.fiftyfirst.rules import effects
from game.fiftyfirst.rules import references as ref
from game.fiftyfirst.rules.assignment import largest_assignment
from game.fiftyfirst.rules.chapter import Answers, Chapter, Make, Side, T, why_not_in_reach
from game.fiftyfirst.rules.commands import NOTHING
from game.fiftyfirst.rules.effects import Effect
from game.fiftyfirst.rules.effects.aimed import Aimed
from game.fiftyfirst.rules.effects.context import EffectContext, context_at_hq
from game.fiftyfirst.rules.events import Source
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.position.data import Cards, Data, Name, WrittenAs, read_hq, write_title
from game.fiftyfirst.rules.sets.headquarters.messages import ChooseHq, ChooseStolen, ClaimHq, HqClaimed, LocationStolen
from game.fiftyfirst.rules.sets.part import SetPart
from game.fiftyfirst.rules.source import CLAIMED
from game.fiftyfirst.rules.state import VIRTUAL, Game, GameState, Seat, Site
from game.fiftyfirst.rules.steps import ChooseCopiedDeal, ChooseProduction, Step
from game.fiftyfirst.rules.supply import surplus
from game.kernel.given import Fields, Given
from game.kernel.refusal import Refusal


def has_headquarters(game: Game) -> bool:
    """Whether a game is played with HQ cards: one of its sets has some, and the option `hq` is chosen (R52.1)."""
    return game.options.hq and bool(hq_cards(game.catalog, game.sets))


def fulfilled(game: Game, state: GameState, seat: Seat) -> tuple[str, ...]:
    """The HQ cards still laid out that the State of ``seat`` fulfils, leftmost first (R52.2)."""
    headquarters = game.catalog.headquarters
    return tuple(
        [card for card in state.hq or () if supplies(game, state.player(seat).sites, headquarters[card].requires)]
    )


def supplies(game: Game, sites: Iterable[Site], requires: Sequence[str]) -> bool:
    """Whether different Locations supply all categories that are required."""
    return len(supplied(game, sites, requires)) == len(requires)


def supplied(game: Game, sites: Iterable[Site], requires: Sequence[str]) -> frozenset[int]:
    """The places of the required categories that different Locations supply, as many as possible: printed ones
    (R43.8.5), or any one if no category is printed at all. Ruins supply none (R1.11)."""
    locations = game.catalog.locations
    printed = [(site.id, locations[site.card].categories) for site in sites if not site.ruin]
    fitting = {
        place: [number for number, categories in printed if not categories or category in categories]
        for place, category in enumerate(requires)
    }
    return frozenset(largest_assignment(fitting))


def why_not(side: Side, question: ChooseStolen, aimed: int) -> Refusal | None:
    """Why the Site ``aimed`` cannot be stolen; None if it can."""
    if aimed in STEAL.answers(side.game, side.state, question):
        return None
    owner, site = side.state.site(aimed)
    refused = why_not_in_reach(side.state, side.seat, owner, aimed)
    return refused or Refusal("has_shield", text="steal", card=site.card)


def _targets(game: Game, state: GameState, _: StealLocation, context: EffectContext) -> Sequence[int]:
    """Locations of players who have not passed (R15.2), none with a shield, be it a token or printed."""
    locations, found = game.catalog.locations, state.in_reach(context.seat)
    return [site.id for _, site in found if not locations[site.card].is_shielded(site.shield)]


def _steal(judge: Judge, _: StealLocation, context: EffectContext, number: int) -> None:
    """The owner gains the Deal goods, unless it is the virtual opponent (R30.12). It is not built: it neither produces
    nor rewards anybody now."""
    owner, site = judge.state.site(number)
    if owner != VIRTUAL:
        deal = judge.game.catalog.locations[site.card].deal
        judge.gain(owner, deal, Source("compensation", site.card, site.id))
    judge.emit(LocationStolen(context.seat, owner, number, site.card))


STEAL = Aimed(StealLocation, ChooseStolen, _targets, _steal)


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


# ---------------------------------------------------------------------- in positions
def read_claimed(cards: Cards, _: str, given: Given) -> tuple[str, ...]:
    """HQ cards in one place: laid out, or claimed by a seat (``hq: [Tent City]``). None is in two places."""
    if given.items("HQ cards") and not has_headquarters(cards.game):
        given.refuse("expected 'hq' only in games with Promo 2 and the option 'hq'")
    return cards.headquarters.take_all(given)


def read(cards: Cards, top: Fields, state: GameState) -> GameState:
    """The HQ cards that nobody has claimed, leftmost first: ``hq: [Salt Bastion]``."""
    laid_out = read_claimed(cards, "", top.value("hq", []))
    return replace(state, hq=laid_out) if has_headquarters(cards.game) else state


def write(_: Game, state: GameState, name: Name) -> Data:
    return {"hq": [name(card) for card in state.hq]} if state.hq else {}


def check(game: Game, state: GameState, given: Given, step: Step) -> None:
    """R52.2: only what is laid out and fulfilled is offered, and only what the seat has claimed asks something."""
    if not isinstance(step, ChooseHq | ChooseStolen | ChooseProduction | ChooseCopiedDeal):
        return
    if isinstance(step, ChooseHq):
        if not step.offered or not {*step.offered} <= {*fulfilled(game, state, step.seat)}:
            given.refuse("expected HQ cards that are laid out and that the seat fulfils")
        return
    if isinstance(step, ChooseProduction) and (step.kind == CLAIMED) != (step.hq is not None):
        given.refuse(f"expected the kind {CLAIMED!r} of a question that an HQ card asks, and of no other")
    if step.hq is None:
        return
    wanted = _ASKING_WHEN_CLAIMED[type(step)]
    is_claimed = step.hq in state.player(step.seat).hq
    if not is_claimed or not any(isinstance(verb, wanted) for verb in game.catalog.headquarters[step.hq].claimed):
        given.refuse("expected an HQ card that the seat has claimed, with the ability for this step")


_ASKING_WHEN_CLAIMED: Mapping[type[Step], type[Verb]] = {
    ChooseStolen: StealLocation,
    ChooseProduction: ActivateProduction,
    ChooseCopiedDeal: CopyDeals,
}
"""Question of an HQ card -> the verb that asks it."""


HEADQUARTERS: Final = SetPart(
    chapters={ClaimHq: Chapter("claim {hq}", (ChooseHq,), _possible, _why_not, _carry_out, has_headquarters)},
    sites={ChooseStolen: Answers(STEAL.answers, STEAL.answer, why_not)},
    asks=(ChooseHq,),
    effects={StealLocation: Effect(STEAL.has_effect, STEAL.apply)},
    deal=_deal,
    built=_built,
    keys=("hq",),
    read=read,
    player_keys={"hq": read_claimed},
    known={ref.HQ: lambda catalog, _: catalog.headquarters},
    written={ref.HQ: WrittenAs(lambda at, given: read_hq(at.game.catalog, given), write_title, "HQ cards")},
    write=write,
    lists=lambda state: (state.hq or (),),
    unknown=_unknown,
    steps={"action": (ChooseHq, ChooseStolen)},
    check=check,
    problems=_problems,
)
