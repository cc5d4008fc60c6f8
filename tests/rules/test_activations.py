"""Productions that activate each other: each is found by every path, and none is resolved endlessly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from game.fiftyfirst.cards.card import Ability, Location, Produces
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.verbs import ActivateProduction, Gain, Verb
from game.fiftyfirst.rules import effects
from game.fiftyfirst.rules.decide import decide, legal_commands, settle
from game.fiftyfirst.rules.effects import activate
from game.fiftyfirst.rules.effects.context import EffectContext
from game.fiftyfirst.rules.effects.production import in_row, producing
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.state import Game, GameState, Seat, Site
from game.fiftyfirst.rules.steps import ChooseProduction
from game.kernel.bag import Bag
from game.kernel.refusal import Refusal

KINDS: dict[str, tuple[Verb, ...]] = {
    "own": (ActivateProduction("you"),),
    "own_others": (ActivateProduction("you", other_than_this=True),),
    "foreign": (ActivateProduction("another_player"),),
    "forge": (Gain(Bag({"iron": 1})),),
    "ruined": (),
}


@pytest.fixture(scope="module")
def linked(catalog: Catalog) -> Game:
    def printed(id: str, verbs: tuple[Verb, ...]) -> Location:
        abilities = (Ability(Produces(), verbs),) if verbs else ()
        return Location(id, id.capitalize(), "production", 1, Bag({"vp": 1}), (), Bag({"vp": 1}), 99, abilities, "wide")

    cards = {id: printed(id, verbs) for id, verbs in KINDS.items()}
    locations = {**catalog.locations, **cards}
    return Game(replace(catalog, locations=locations, sets=(*catalog.sets, "wide")), ("base", "wide"))


def standing(game: Game, phase: str, mine: Iterable[str], theirs: Iterable[str]) -> GameState:
    players: dict[str, Any] = {
        "A": {"faction": "new_york", "state": list(mine)},
        "B": {"faction": "mutants_union", "state": list(theirs)},
    }
    return read_position(game.catalog, {"sets": ["base", "wide"], "phase": phase, "players": players})[1]


def everywhere(state: GameState) -> list[tuple[Seat, Site]]:
    return [(seat, site) for seat in state.seats for site in state.player(seat).sites]


def gives(state: GameState, owner: Seat, site: Site, resolving: tuple[int, ...]) -> bool:
    """Whether a Site gives A anything, found by trying every path."""
    for verb in KINDS[site.card]:
        if not isinstance(verb, ActivateProduction):
            return True
        whose = owner if verb.of == "you" else "B"
        for target in state.player(whose).sites:
            if target.id not in resolving and gives(state, whose, target, (*resolving, target.id)):
                return True
    return False


row = st.lists(st.sampled_from(tuple(KINDS)), max_size=4)


@pytest.mark.slow
@given(mine=row, theirs=row, data=st.data())
def test_a_production_that_gives_something_is_found_by_every_path(
    linked: Game, mine: Any, theirs: Any, data: Any
) -> None:
    state = standing(linked, "action", mine, theirs)
    numbers = [site.id for _, site in everywhere(state)]
    resolving = tuple(data.draw(st.sets(st.sampled_from(numbers), max_size=2))) if numbers else ()
    found = {site.id for _, site in producing(linked, state, "A", everywhere(state), resolving)}
    tried = {
        site.id
        for owner, site in everywhere(state)
        if site.id not in resolving and gives(state, owner, site, (*resolving, site.id))
    }
    assert found == tried


def test_many_cards_that_activate_each_other_are_visited_once(linked: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred of them have more paths than could ever be tried."""
    asked: Counter[int | None] = Counter()
    rows: Counter[str] = Counter()
    judge = effects.has_effect

    def counted(game: Game, state: GameState, verbs: tuple[Verb, ...], context: EffectContext) -> bool:
        asked[context.site] += 1
        return judge(game, state, verbs, context)

    def scanned(game: Game, sites: Iterable[tuple[Seat, Site]]) -> Iterable[tuple[Seat, Site]]:
        rows["scanned"] += 1
        return in_row(game, sites)

    monkeypatch.setattr(effects, "has_effect", counted)
    monkeypatch.setattr(activate, "in_row", scanned)
    state = standing(linked, "action", ["own", "own_others"] * 30, ["own", "foreign"] * 20)
    assert not list(producing(linked, state, "A", everywhere(state)))
    sites = len(everywhere(state))
    assert asked.total() <= sites * (sites + 1)
    assert rows["scanned"] <= sites * 5, "one's own row and those of others, of each owner, and once more for the first"


def test_the_production_phase_ends_with_cards_that_activate_each_other(linked: Game) -> None:
    """Every answer names a production that is not being resolved: no chain is longer than the number of cards."""
    state = standing(linked, "production", ["own"] * 5 + ["own_others"] * 2 + ["forge"], ["foreign"] * 4)
    state = settled(linked, state)
    answers = 0
    while isinstance(question := state.question, ChooseProduction):
        assert len(question.resolving) == len(set(question.resolving))
        outcome = decide(linked, state, legal_commands(linked, state, question.seat)[0])
        assert not isinstance(outcome, Refusal)
        state = outcome.state
        answers += 1
    assert state.phase == "action"
    assert answers <= 12 * 12


def settled(game: Game, state: GameState) -> GameState:
    return settle(game, state).state
