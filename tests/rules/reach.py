"""What a decision of a game reaches: events, questions, commands, refusals, and the uses of cards and Areas.

Games are chosen by it: one that reaches nothing new finds nothing new. Its kinds are

- `event`, `question`, `source`: what happened, what is asked, where goods come from;
- `command`: what was decided, with the fields that say more than the default;
- `refusal`: why what could be done a moment ago cannot be done any more;
- `use`: a card is built, razed, made a Deal, each of its abilities works; an Area is built on, upgraded, razed;
- `pair`, `way`, `from`: which event follows which in which phase, with what it is paid, what gives what.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import NamedTuple

from game.fiftyfirst.cards.card import Action, AfterProduction, Built, Cleanup, Location, Produces, Whenever
from game.fiftyfirst.cards.sets.arena import arena_of
from game.fiftyfirst.cards.sets.borders import tile_of_side
from game.fiftyfirst.cards.sets.headquarters import hq_cards
from game.fiftyfirst.cards.sets.moloch import hacked_sides, stack_of
from game.fiftyfirst.cards.sets.no_mans_land import has_map_of_areas
from game.fiftyfirst.cards.verbs import ActivateProduction, PlaceCode, PlaceHere
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.commands import ActivateLocation
from game.fiftyfirst.rules.decide import decide
from game.fiftyfirst.rules.event import Event
from game.fiftyfirst.rules.messages import AnyCommand, AnyEvent
from game.fiftyfirst.rules.sets.arena.messages import FighterEquipped
from game.fiftyfirst.rules.sets.arena.rules import has_arena
from game.fiftyfirst.rules.sets.borders.messages import BorderActivated
from game.fiftyfirst.rules.sets.borders.rules import has_borders
from game.fiftyfirst.rules.sets.districts.messages import DistrictDealMade, DistrictRazed
from game.fiftyfirst.rules.sets.districts.rules import has_districts
from game.fiftyfirst.rules.sets.headquarters.messages import HqClaimed
from game.fiftyfirst.rules.sets.headquarters.rules import has_headquarters
from game.fiftyfirst.rules.sets.moloch.messages import AssaultEvent, HackedDrawn
from game.fiftyfirst.rules.sets.no_mans_land.messages import (
    ChooseActivated,
    ChooseOutpost,
    OutpostActivated,
    OutpostBuilt,
    OutpostRazed,
    OutpostShielded,
    OutpostUpgraded,
)
from game.fiftyfirst.rules.sets.scavengers.messages import CardSalvaged
from game.fiftyfirst.rules.state import Game, GameState, Seat
from game.kernel.refusal import Refusal
from tests.rules.play import Decision

NAMED = ("event", "question", "source", "command", "refusal", "use")
"""Kinds of what is reached that are written down beside the chosen games: all of it is reached by few."""
RECENT, TRIED = 40, 3
"""Commands of the last lists that are remembered, and how many of them are tried at each decision."""


class Reached(NamedTuple):
    """Something that a game reaches: its ``kind``, and its name."""

    kind: str
    name: str


def reached(game: Game, decisions: Iterable[Decision]) -> set[Reached]:
    """All that a game reaches of the kinds that are `NAMED`."""
    found = set[Reached]()
    for decision, tried in with_neighbours(decisions):
        found.update(_events(decision), _command(decision.command), _question(decision.after), _uses(decision))
        found.update(_refusals(game, decision.before, tried))
    return found


def details(decisions: Iterable[Decision]) -> set[Reached]:
    """What else a game reaches."""
    return {one for decision in decisions for one in (*_pairs(decision), *_sources(decision), _way(decision.command))}


def with_neighbours(decisions: Iterable[Decision]) -> Iterator[tuple[Decision, Sequence[AnyCommand]]]:
    """Each decision with some commands that its seat could give a moment ago and that are not listed now."""
    random, lists = Random(1), defaultdict[Seat, deque[AnyCommand]](lambda: deque(maxlen=RECENT))
    for decision in decisions:
        recent = lists[decision.command.seat]
        tried = random.sample(recent, min(TRIED, len(recent)))
        yield decision, [move for move in tried if move not in decision.legal]
        recent.extend(decision.legal)


def _refusals(game: Game, state: GameState, tried: Sequence[AnyCommand]) -> Iterator[Reached]:
    for move in tried:
        refusal = decide(game, state, move)
        if isinstance(refusal, Refusal):
            yield Reached("refusal", f"{type(move).__name__} {refusal.code}")


def _events(decision: Decision) -> Iterator[Reached]:
    for event in decision.events:
        name = type(event).__name__
        yield Reached("event", name)
        source = getattr(event, "source", None)
        if source is not None:
            yield Reached("source", f"{name} {source.kind}")


def _command(command: AnyCommand) -> Iterator[Reached]:
    given = [field for field in _OPTIONAL if getattr(command, field, None)]
    yield Reached("command", " ".join([type(command).__name__, *given]))


_OPTIONAL = ("removing", "matched", "discard", "partly", "to_server_room", "top")


def _question(state: GameState) -> Iterator[Reached]:
    if state.question is not None:
        yield Reached("question", type(state.question).__name__)


def _pairs(decision: Decision) -> Iterator[Reached]:
    names = [type(event).__name__ for event in decision.events]
    yield from (Reached("pair", f"{decision.before.phase} {one} {other}") for one, other in pairwise(names))


def _sources(decision: Decision) -> Iterator[Reached]:
    for event in decision.events:
        source = getattr(event, "source", None)
        if source is not None:
            yield Reached("from", f"{source.kind} {source.card} {' '.join(sorted(getattr(event, 'goods', ())))}")
        if isinstance(event, ev.LocationActivated):
            yield Reached("from", f"activated {event.card}")


def _way(command: AnyCommand) -> Reached:
    paid = sorted({good for pay in getattr(command, "payment", None) or () for good in pay.goods})
    return Reached("way", f"{type(command).__name__} {' '.join(paid)} {len(getattr(command, 'discard', ()))}")


# ---------------------------------------------------------------------- the uses of cards and Areas
_WORDS = {
    Action: "action",
    AfterProduction: "after_production",
    Built: "building_bonus",
    Cleanup: "storage",
    Produces: "production",
    Whenever: "whenever",
}
"""Timing -> kind of its gains; `Always` only shows in prices."""


def all_uses(game: Game) -> set[Reached]:
    """Every use of each card of the game, every attack of a Machine, every deed and level on each Area, and whatever
    headquarters, border tiles, the Arena and districts are for."""
    catalog, sets = game.catalog, game.sets
    cards = (*catalog.deck(sets), *hacked_sides(catalog, sets))
    found = {use for card in cards for use in _can(catalog.locations[card])}
    found |= {(machine, "attack") for machine in stack_of(catalog, sets)}
    found |= {use for area in catalog.areas if has_map_of_areas(catalog, sets) for use in _deeds_on(area)}
    found |= {(card, "claim") for card in hq_cards(catalog, sets) if has_headquarters(game)}
    found |= {(side, "border") for side in tile_of_side(catalog) if has_borders(game)}
    if (arena := arena_of(catalog)) and has_arena(game):
        found |= {(good, "equip") for good in arena.equip}
    found |= {(district, use) for district in catalog.districts if has_districts(game) for use in ("deal", "raze")}
    return {Reached("use", " ".join(use)) for use in found}


def _can(location: Location) -> Iterator[tuple[str, str]]:
    """The uses of a card. Abilities of other cards that it activates are theirs."""
    yield from ((location.id, use) for use in ("build", "raze", "deal"))
    for ability in location.abilities:
        word = _WORDS.get(type(ability.timing))
        if ability.verbs and all(isinstance(verb, PlaceHere | PlaceCode) for verb in ability.verbs):
            word = "placing"
        if word and not any(isinstance(verb, ActivateProduction) for verb in ability.verbs):
            yield location.id, word


def _deeds_on(area: str) -> Iterator[tuple[str, str]]:
    yield from ((area, deed) for deed in ("build", "remove", "shield", "upgrade to 2", "upgrade to 3"))
    for level in (1, 2, 3):
        yield from ((area, f"level {level}"), (area, f"raze on {level}"))


def _uses(decision: Decision) -> Iterator[Reached]:
    """Dear actions are seldom chosen among many moves: they count where they could have been."""
    done = [use for event in decision.events if (use := _did(event))]
    could = [move.site for move in decision.legal if isinstance(move, ActivateLocation)]
    actions = [f"{decision.before.site(site)[1].card} action" for site in dict.fromkeys(could)]
    yield from (Reached("use", use) for use in (*done, *_asks(decision.after), *actions))


_DID: Mapping[type[Event], str] = {
    ev.LocationConstructed: "{0.card} build",
    ev.LocationDeveloped: "{0.card} build",
    ev.CardRazed: "{0.card} raze",
    ev.LocationRazed: "{0.card} raze",
    ev.DealMade: "{0.card} deal",
    ev.LocationActivated: "{0.card} action",
    ev.GoodsPlaced: "{0.card} placing",
    OutpostActivated: "{0.area} level {0.level}",
    OutpostUpgraded: "{0.area} upgrade to {0.level}",
    OutpostRazed: "{0.area} raze on {0.level}",
    OutpostShielded: "{0.area} shield",
    ev.ProductionDiverted: "{0.card} production",
    ev.GoodsStored: "{0.card} storage",
    AssaultEvent: "{0.machine} attack",
    HqClaimed: "{0.card} claim",
    BorderActivated: "{0.side} border",
    FighterEquipped: "{0.gear} equip",
    DistrictDealMade: "{0.district} deal",
    DistrictRazed: "{0.district} raze",
}
"""Event -> the use that it is."""
_GAINS = ev.GoodsGained | ev.CardsDrawn | ev.RuinGained | CardSalvaged | HackedDrawn


def _did(event: AnyEvent) -> str | None:
    if isinstance(event, OutpostBuilt):
        return f"{event.area} {'remove' if event.removed else 'build'}"
    if isinstance(event, _GAINS) and event.source.card:
        return f"{event.source.card} {event.source.kind.replace('open_production', 'production')}"
    return next((use.format(event) for kind, use in _DID.items() if isinstance(event, kind)), None)


def _asks(state: GameState) -> Iterator[str]:
    """The use of a card that asks for an Area; what it brings is what the Area says."""
    question = state.question
    if isinstance(question, ChooseOutpost | ChooseActivated):
        yield f"{state.site(question.site)[1].card} {question.kind}"
