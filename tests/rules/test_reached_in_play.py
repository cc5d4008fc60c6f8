"""Random play reaches every use of each card: it is built, razed, made a Deal, and each of its abilities works. With
Moloch it reaches every hacked side and every attack, with No Man's Land every deed and level on every Area, too.

Dear actions are seldom chosen among many moves: they count where they could have been.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.cards.card import (
    Action,
    AfterProduction,
    Built,
    Cleanup,
    Location,
    Produces,
    Whenever,
)
from game.cards.catalog import Catalog
from game.cards.verbs import ActivateProduction, PlaceCode, PlaceHere
from game.kernel.refusal import Refusal
from game.rules import events as ev
from game.rules.commands import ActivateLocation
from game.rules.decide import decide
from game.rules.events import AnyEvent
from game.rules.game import Game
from game.rules.state import ChooseActivated, ChooseOutpost, GameState
from tests.rules.play import Decision, decisions, hacking_play, outpost_play

MOST_GAMES = 300
_WORDS = {
    Action: "action",
    AfterProduction: "after_production",
    Built: "building_bonus",
    Cleanup: "storage",
    Produces: "production",
    Whenever: "whenever",
}
"""Timing -> kind of its gains; `Always` only shows in prices."""


def _can(location: Location) -> Iterator[tuple[str, str]]:
    """The uses of a card. Abilities of other cards that it activates are theirs."""
    yield from ((location.id, use) for use in ("build", "raze", "deal"))
    for ability in location.abilities:
        word = _WORDS.get(type(ability.timing))
        if ability.verbs and all(isinstance(verb, PlaceHere | PlaceCode) for verb in ability.verbs):
            word = "placing"
        if word and not any(isinstance(verb, ActivateProduction) for verb in ability.verbs):
            yield location.id, word


def _did(event: AnyEvent) -> tuple[str, str] | None:
    match event:
        case ev.LocationConstructed() | ev.LocationDeveloped():
            return event.card, "build"
        case ev.CardRazed() | ev.LocationRazed():
            return event.card, "raze"
        case ev.DealMade():
            return event.card, "deal"
        case ev.LocationActivated():
            return event.card, "action"
        case ev.GoodsPlaced():
            return event.card, "placing"
        case ev.OutpostActivated():
            return event.area, f"level {event.level}"
        case ev.OutpostUpgraded():
            return event.area, f"upgrade to {event.level}"
        case ev.OutpostRazed():
            return event.area, f"raze on {event.level}"
        case ev.OutpostBuilt():
            return event.area, "remove" if event.removed else "build"
        case ev.OutpostShielded():
            return event.area, "shield"
        case ev.ProductionDiverted():
            return event.card, "production"
        case ev.GoodsStored():
            return event.card, "storage"
        case ev.AssaultEvent():
            return event.machine, "attack"
        case ev.GoodsGained() | ev.CardsDrawn() | ev.RuinGained() | ev.CardSalvaged() | ev.HackedDrawn() if (
            event.source.card
        ):
            return event.source.card, event.source.kind.replace("open_production", "production")
    return None


def _asks(state: GameState) -> Iterator[tuple[str, str]]:
    """The use of a card that asks for an Area; what it brings is what the Area says."""
    question = state.question
    if isinstance(question, ChooseOutpost | ChooseActivated):
        yield state.site(question.site)[1].card, question.kind


def _deeds_on(area: str) -> Iterator[tuple[str, str]]:
    yield from ((area, deed) for deed in ("build", "remove", "shield", "upgrade to 2", "upgrade to 3"))
    for level in (1, 2, 3):
        yield from ((area, f"level {level}"), (area, f"raze on {level}"))


def _could(game: Game, decision: Decision, left: set[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """The actions still to be reached that another of the listed moves would have carried out."""
    for move in decision.legal:
        if isinstance(move, ActivateLocation) and (decision.before.site(move.site)[1].card, "action") in left:
            outcome = decide(game, decision.before, move)
            assert not isinstance(outcome, Refusal)
            yield from (use for event in outcome.events if (use := _did(event)))


@pytest.mark.slow
@pytest.mark.parametrize(
    "sets",
    [
        ("base", "new_era", "promo_1"),
        ("base", "winter", "promo_1"),
        ("base", "allies"),
        ("base", "scavengers"),
        ("base", "moloch", "promo_2"),
        ("base", "no_mans_land"),
    ],
    ids=lambda sets: sets[1],
)
def test_random_play_reaches_every_use_of_every_card(catalog: Catalog, sets: tuple[str, ...]) -> None:
    game = Game(catalog, sets)
    cards = (*catalog.deck(sets), *catalog.hacked_sides(sets))
    left = {use for card in cards for use in _can(catalog.locations[card])}
    left |= {(machine, "attack") for machine in catalog.stack(sets)}
    left |= {use for area in catalog.areas if catalog.has_map(sets) for use in _deeds_on(area)}
    ways = [hacking_play] if catalog.has_machines(sets) else [decisions]
    if catalog.has_map(sets):
        ways.append(outpost_play)
    for seed in range(1, MOST_GAMES + 1):
        for decision in ways[seed % len(ways)](game, 2 + seed % 3, seed):
            left.difference_update(use for event in decision.events if (use := _did(event)))
            left.difference_update(_asks(decision.after))
            left.difference_update(_could(game, decision, left))
        if not left:
            return
    raise AssertionError(f"{MOST_GAMES} games do not reach {sorted(left)}")
