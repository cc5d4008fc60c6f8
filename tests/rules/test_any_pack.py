"""Any pack of the card language: choices stay few, nothing runs forever, every state is sound."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import load_catalog
from game.fiftyfirst.cards.sets.no_mans_land import has_map_of_areas
from game.fiftyfirst.cards.vocabulary import (
    CATEGORIES,
    DISCARDED,
    EFFECTS,
    GAINS,
    PARTS_OF_MAP,
    PRODUCED,
    ROWS,
    SPENDABLE,
    TOKENS,
    TRIGGERS,
    WHOSE,
)
from game.fiftyfirst.match.trial import MOST_EVENTS, MOST_MOVES
from game.fiftyfirst.rules.commands import FinishTurn, Pass
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.decide import decide, legal_commands, payments, settle
from game.fiftyfirst.rules.invariants import problems
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.position.pending import default_agenda
from game.fiftyfirst.rules.sets.no_mans_land.messages import Outpost
from game.fiftyfirst.rules.state import Game, GameState, Player, Site
from game.kernel.bag import Bag
from game.kernel.refusal import Refusal
from game.paths import cards_folder

DECISIONS = 60
"""Decisions with each pack: by turns twenty eager ones, and ten that end turns where they can."""

Data = Mapping[str, Any]

number = st.sampled_from((1, 2, 3, 9, 50, 99))


def bag(goods: tuple[str, ...], most: int = 12) -> st.SearchStrategy[Data]:
    return st.dictionaries(st.sampled_from(goods), number, min_size=1, max_size=most)


gains = bag(GAINS)
effects = bag(EFFECTS)
per = st.one_of(
    st.sampled_from(CATEGORIES).map(lambda category: {"category": category}),
    st.builds(lambda what, part: {what: part}, st.sampled_from(("outposts", "levels")), st.sampled_from(PARTS_OF_MAP)),
)
counted = st.builds(lambda good, per, most: {good: {"per": per, "max": most}}, st.sampled_from(EFFECTS), per, number)
choices = st.lists(effects, min_size=2, max_size=4, unique_by=lambda goods: next(iter(goods))).map(
    lambda options: [{"gain": goods} for goods in options]
)
activation = st.builds(
    lambda whose, other: {"type": "production", "of": whose, **({"other_than": "this"} if other else {})},
    st.sampled_from(WHOSE), st.booleans(),
)  # fmt: skip
capacity = st.dictionaries(st.sampled_from((*TOKENS, "basic")), st.one_of(number, st.just("any")), min_size=1)
discarding = st.one_of(
    st.just({}),
    st.just({"ruin": 1}),
    *(st.builds(lambda n, good=good: {good: n}, st.integers(1, 3)) for good in ("card", "deal")),
)
goods_spent = bag(tuple(good for good in SPENDABLE if good not in (*DISCARDED, "matching")), 5)
cost = st.one_of(
    st.builds(lambda goods, discards: {**goods, **discards}, goods_spent, discarding), st.just({"matching": 1})
)

ANY_TIME: Mapping[str, st.SearchStrategy[Any]] = {
    "gain": st.one_of(effects, counted),
    "choose": choices,
    "activate": activation,
    "activate_outposts": st.builds(lambda count, part: {"count": count, "in": part}, number,
                                   st.sampled_from(PARTS_OF_MAP)),
}  # fmt: skip
ON_THE_MAP: Mapping[str, st.SearchStrategy[Any]] = {
    deed: st.just({"count": 1}) for deed in ("build_outpost", "upgrade_outpost")
}
ACTING: Mapping[str, st.SearchStrategy[Any]] = {
    **ANY_TIME,
    **ON_THE_MAP,
    "raze_outpost": st.just({"count": 1}),
    "steal": number.map(lambda count: {"basic": count, "from": "another_player"}),
    "copy_deal": st.builds(lambda count, whose: {"count": count, "of": whose}, number, st.sampled_from(WHOSE)),
    "clear": number.map(lambda count: {"locations": count, "of": "you"}),
    "use_open_production": st.just({"occupied": "true"}),
    "draw": st.sampled_from([{"count": 2, "keep": 1}, {"count": 99, "keep": 98}, {"count": 99, "keep": 50}]),
    "block": st.just({"of": "another_player"}),
    "forfeit": st.builds(
        lambda good, count: {"goods": {good: count}, "of": "another_player"}, st.sampled_from(TOKENS), number
    ),
}
VERBS: Mapping[str, Mapping[str, st.SearchStrategy[Any]]] = {
    "produces": {**ANY_TIME, "divert": st.just({"type": "production", "of": "another_player"})},
    "built": {**ANY_TIME, **ON_THE_MAP, "place_here": bag(TOKENS)},
    "action": ACTING,
    "whenever": {"gain": st.one_of(effects, counted)},
    "after_production": {"gain": st.one_of(effects, counted)},
    "cleanup": {"store": capacity},
}
TIMINGS: Mapping[str, st.SearchStrategy[Any]] = {
    "produces": st.none(),
    "built": st.none(),
    "action": st.one_of(
        st.builds(lambda spend, uses: {"spend": spend, "uses": uses}, cost, number),
        number.map(lambda uses: {"uses": uses}),
    ),
    "whenever": st.lists(st.sampled_from(TRIGGERS), min_size=1, unique=True),
    "after_production": st.one_of(st.none(), bag(PRODUCED, 2).map(lambda goods: {"gained": goods})),
    "cleanup": st.none(),
}
modifiers = st.one_of(
    st.just({"printed_shield": 1}),
    number.map(lambda red: {"raze_discount": red}),
    st.integers(2, 99).map(lambda count: {"exchange": {"own_resource": count}}),
    st.lists(st.sampled_from(CATEGORIES), min_size=2, max_size=2, unique=True).map(
        lambda two: {"counts_also": {"category": two[0], "as": two[1]}}
    ),
)
repeated = st.builds(
    lambda spend, gain: {"action": {"spend": spend, "uses": "any"}, "gain": gain},
    goods_spent,
    st.one_of(effects, counted),
)
"""An action that may be paid any number of times at once: it only gains."""


@st.composite
def abilities(draw: st.DrawFn) -> list[Data]:
    found: list[Data] = []
    for timing in draw(st.lists(st.sampled_from((*TIMINGS, "always")), max_size=4, unique=True)):
        if timing == "always":
            found.append({"always": draw(modifiers)})
        elif timing == "action" and draw(st.booleans()):
            found.append(draw(repeated))
        else:
            verb = draw(st.sampled_from(tuple(VERBS[timing])))
            found.append({timing: draw(TIMINGS[timing]), verb: draw(VERBS[timing][verb])})
    return found


def types_for(abilities: list[Data]) -> list[str]:
    """The row types that a card with these abilities can have (R44.10)."""
    timings = {timing for ability in abilities for timing in ability}
    is_both = "produces" in timings and "action" not in timings
    return [type for type in ROWS if is_both or type != "production_feature"]


@st.composite
def cards(draw: st.DrawFn) -> list[Data]:
    """Up to five cards with many copies each, as many as a pack may hold."""
    count = draw(st.integers(1, 5))
    printed = [draw(abilities()) for _ in range(count)]
    return [
        {
            "id": f"card_{place}",
            "title": f"Card {place}",
            "type": draw(st.sampled_from(types_for(printed[place]))),
            "distance": draw(st.integers(1, 4)),
            "spoils": draw(gains),
            "categories": draw(st.lists(st.sampled_from(CATEGORIES), max_size=2, unique=True)),
            "deal": draw(gains),
            "copies": draw(st.sampled_from((20, 60, 99))),
            "abilities": printed[place],
        }
        for place in range(count)
    ]


def written(value: Any) -> str:
    """A value as written in a card file."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {written(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    return "" if value is None else str(value)


def sit_down(game: Game, pack: str, phase: str, random: Random) -> GameState:
    """Two players at the beginning of a phase with plenty of everything, mostly cards of the pack."""
    state = new_game(game, [None, None], random.randrange(1000)).state
    deck = sorted(state.deck, key=lambda card: game.catalog.locations[card].set != pack)
    players: list[Player] = []
    for player in state.players:
        sites, hand, deals, deck = deck[:25], deck[25:40], deck[40:50], deck[50:]
        others, deck = deck[-12:], deck[:-12]
        players.append(_rich(player, state.next_site + 25 * len(players), sites, (*player.hand, *hand, *others), deals))
    state = replace(state, players=tuple(players), deck=tuple(deck), next_site=state.next_site + 50, round=1)
    state = replace(state, phase=phase, outposts=_some_outposts(game, random))
    state = replace(state, agenda=default_agenda(game, state, None))
    return settle(game, state).state


def _some_outposts(game: Game, random: Random) -> Mapping[str, Outpost] | None:
    """Up to six Outposts of A, and three of B, where there is a map."""
    if not has_map_of_areas(game.catalog, game.sets):
        return None
    areas = random.sample([*game.catalog.areas], random.randint(4, 9))
    return {area: Outpost("A" if place % 3 else "B", random.randint(1, 3)) for place, area in enumerate(areas)}


def _rich(player: Player, first: int, sites: list[str], hand: tuple[str, ...], deals: list[str]) -> Player:
    return replace(
        player,
        goods=Bag(dict.fromkeys(TOKENS, 40)),
        hand=hand,
        kept=None,
        deals=tuple(deals),
        sites=tuple(Site(first + place, card) for place, card in enumerate(sites)),
    )


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("any_pack")


@pytest.mark.slow
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(
    pack=cards(),
    sets=st.sampled_from((("base",), ("base", "no_mans_land"))),
    phase=st.sampled_from(("production", "action", "cleanup")),
    seed=st.integers(0, 999),
)
def test_every_pack_of_the_language_can_be_played_with(
    folder: Path, pack: list[Data], sets: tuple[str, ...], phase: str, seed: int
) -> None:
    file = folder / "any.yaml"
    file.write_text("locations:\n" + "".join(f"- {written(card)}\n" for card in pack), "utf-8")
    game, random = Game(load_catalog(cards_folder(), draft=file), (*sets, "any")), Random(seed)
    state = sit_down(game, "any", phase, random)
    for decision in range(DECISIONS):
        if state.to_move is None:
            return
        legal = legal_commands(game, state, state.to_move)
        assert legal
        check_moves(game, state, legal)
        command = chosen(legal, random, eager=decision % 30 < 20)
        outcome = decide(game, state, command)
        assert not isinstance(outcome, Refusal), (command, outcome)
        assert len(outcome.events) <= MOST_EVENTS
        state = outcome.state
        assert problems(game, state) == ()


def check_moves(game: Game, state: GameState, legal: Any) -> None:
    """The number of moves about one Site or one card in hand, and of payments for one of them, is limited."""
    about: Counter[object] = Counter()
    for move in legal:
        about.update(named for field in ("site", "card") if (named := getattr(move, field, None)) is not None)
    assert max(about.values(), default=0) <= MOST_MOVES
    if hasattr(legal[0], "payment"):
        assert len(payments(game, state, legal[0].seat, legal[0])) <= 100


def chosen(legal: Any, random: Random, eager: bool) -> AnyCommand:
    """A random move; if ``eager``, turns are never ended, otherwise whenever possible."""
    ending = [move for move in legal if isinstance(move, Pass | FinishTurn)]
    acting = [move for move in legal if move not in ending]
    command: AnyCommand = random.choice((acting or ending) if eager else (ending or acting))
    return command
