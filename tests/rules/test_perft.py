"""Counting sequences of decisions: a number for each position, all of them also counted independently.

The brute force does not use the list of moves: it writes every text that the notation allows with the
names of the position, and decides it. Below the first decision it names a tenth of the cards that are nowhere on the
table, another one for each state, and stores more than one good only where that is asked; with ``--full`` it tries all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.vocabulary import CATEGORIES, RESOURCES, TOKENS
from game.fiftyfirst.match.match import fiftyfirst
from game.fiftyfirst.rules.decide import decide
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.notation import read_move
from game.fiftyfirst.rules.state import Game, GameState
from game.fiftyfirst.rules.steps import ChooseStorage
from game.fiftyfirst.rules.supply import cards_in_play
from game.kernel.message import encode
from game.kernel.refusal import Refusal
from game.play.checking import total
from tests.conftest import ROOT
from tests.rules.positions import load_position

POSITIONS = ROOT / "tests" / "positions" / "perft"

CODE = [*RESOURCES, "worker"]
"""The goods of codes."""

COUNTS = {
    "wild_goods": (17, 126, 1671),
    "goods_on_cards": (14, 57, 313),
    "development_token": (13, 57, 500),
    "question": (7, 34, 72),
    "storage": (6, 54, 162),
    "four_players": (18, 80, 355),
    "production_questions": (3, 6, 12),
    "copied_deals": (10, 15, 33),
    "influence": (21, 171, 2441),
    "salvage": (10, 30, 77),
    "ruins": (14, 99, 667),
    "matching": (9, 51, 53),
    "late_production": (2, 6, 16),
    "machines": (22, 254, 3906),
    "coop": (32, 189, 2037),
    "assault": (2, 4, 8),
    "outposts": (17, 98, 621),
    "seventh_outpost": (16, 21, 97),
    "skips": (4, 32, 319),
    "central": (10, 30, 136),
}


@pytest.mark.parametrize("name", COUNTS)
def test_counts_to_depth_three(catalog: Catalog, name: str) -> None:
    game, state = load_position(catalog, POSITIONS / f"{name}.yaml")
    assert tuple(total(fiftyfirst(), game, state, depth) for depth in (1, 2, 3)) == COUNTS[name]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "depths"),
    [
        ("development_token", 3),
        ("four_players", 2),
        ("goods_on_cards", 2),
        ("question", 3),
        ("storage", 3),
        ("wild_goods", 2),
        ("production_questions", 3),
        ("copied_deals", 3),
        ("influence", 2),
        ("salvage", 3),
        ("ruins", 2),
        ("matching", 3),
        ("late_production", 3),
        ("machines", 2),
        ("coop", 2),
        ("assault", 3),
        ("outposts", 2),
        ("seventh_outpost", 3),
        ("skips", 3),
        ("central", 2),
    ],
)
def test_brute_force_counts_the_same(catalog: Catalog, request: pytest.FixtureRequest, name: str, depths: int) -> None:
    game, state = load_position(catalog, POSITIONS / f"{name}.yaml")
    full = request.config.getoption("full")
    brute_force, depths = BruteForce(game, state, tries_all=full), DEEPER.get(name, depths) if full else depths
    assert tuple(brute_force.total(state, depth + 1) for depth in range(depths)) == COUNTS[name][:depths]


DEEPER = {"ruins": 3}
"""Depths to which positions are counted with ``--full`` alone."""


class BruteForce:
    """Sequences of decisions, found by trying every text. States that are reached in several ways are tried once."""

    def __init__(self, game: Game, root: GameState, tries_all: bool) -> None:
        self.game = game
        self.tries_all = tries_all
        self.root = root
        self.reached: dict[bytes, Sequence[GameState]] = {}

    def total(self, state: GameState, depth: int) -> int:
        """Sequences of ``depth`` decisions; the end of the game is a leaf."""
        if depth == 0 or state.is_over:
            return 1
        after = self.successors(state)
        return len(after) if depth == 1 else sum(self.total(one, depth - 1) for one in after)

    def successors(self, state: GameState) -> Sequence[GameState]:
        key = encode(state)
        if key not in self.reached:
            self.reached[key] = list(self._tried(state))
        return self.reached[key]

    def _tried(self, state: GameState) -> Iterator[GameState]:
        seat = state.to_move
        assert seat is not None
        titles, stored = sorted(location.title for location in self.game.catalog.locations.values()), 4
        if state is not self.root and not self.tries_all:
            near, far = on_the_table(self.game, state), len(self.reached) % 10
            titles = [title for number, title in enumerate(titles) if title in near or number % 10 == far]
            stored = 4 if isinstance(state.question, ChooseStorage) else 1
        for command in every_command(self.game, state, seat, titles, stored):
            outcome = decide(self.game, state, command)
            if not isinstance(outcome, Refusal):
                yield outcome.state


def on_the_table(game: Game, state: GameState) -> set[str]:
    """The titles of all Locations but those of the deck."""
    cards = cards_in_play(replace(state, deck=()))
    return {game.catalog.title(card) for card in (*cards, *(state.machines.sides if state.machines else ()))}


def every_command(game: Game, state: GameState, seat: str, titles: Sequence[str], stored: int) -> set[AnyCommand]:
    """The commands of the texts, without duplicates: several texts may name one Site."""
    commands: set[AnyCommand] = set()
    for text in every_text(game, state, titles, stored):
        read = read_move(game, state, seat, text)
        assert not isinstance(read, Refusal), text
        commands.add(read[0])
    return commands


def every_text(game: Game, state: GameState, titles: Sequence[str], stored: int) -> Iterator[str]:
    """Every move text with these titles of Locations and the names of the position, each once; those that store have
    at most so many goods."""
    own = list(site_texts(game, state, state.to_move or "A", ""))
    others = [name for seat in state.seats for name in site_texts(game, state, seat, f"{seat}:")]
    named = [*sorted(hand_titles(game, state)), *ruins_to_choose(own)]
    discards = ["", *(f" discarding {name}" for name in named)] if len(named) > 1 else [""]
    matched = [f" matching {seat}:{category}" for seat in state.seats for category in CATEGORIES]
    yield from ("pass", "done")
    for title in titles:
        yield from (f"{verb} {title}" for verb in ("pick", "construct", "deal", "raze"))
        yield from (f"develop {title} over {site}" for site in own)
    for site in own:
        yield f"shield {site}"
        yield from must_name(f"activate {site}", discards)
        yield from (f"activate {site} times {times}" for times in range(2, 6))
        for match in matched:
            yield from must_name(f"activate {site}{match}", discards)
        yield from store_texts(site, stored)
    for site in others:
        yield from (f"raze {site}", f"visit {site}")
    for good in ("grey", "blue", "red"):
        yield from must_name(f"faction {good}", discards)
    yield from (f"exchange {good}" for good in (*RESOURCES, "card"))
    yield from machine_texts(game, state)
    yield from map_texts(game, state)
    yield from ("take red", "take blue", "take yellow")
    connections = [card.title for card in game.catalog.connections.values()]
    yield from (f"play {title}" for title in connections)
    words = (*state.seats, *TOKENS, *CATEGORIES, "salvage", "nothing")
    yield from (f"choose {answer}" for answer in (*words, *others, *titles, *connections))


def machine_texts(game: Game, state: GameState) -> Iterator[str]:
    """Hacking and destroying each deployed Machine, whole or with any part that could be left on it."""
    seen: dict[str, int] = {}
    codes = [chosen for size in (0, 1, 2, 3) for chosen in {tuple(sorted(c)) for c in combinations(CODE * 3, size)}]
    for one in state.machines.deployed if state.machines else ():
        title = game.catalog.title(one.card)
        seen[title] = seen.get(title, 0) + 1
        name = f"{title}#{seen[title]}"
        yield from (f"hack {name}", f"hack {name} to server room", f"destroy {name}")
        for code, red in product(codes, range(6)):
            goods = {good: code.count(good) for good in dict.fromkeys(code)} | ({"red": red} if red else {})
            if goods:
                bag = ", ".join(f"{good}: {count}" for good, count in goods.items())
                yield f"hack {name} partly {{{bag}}}"
        yield from (f"destroy {name} partly {{red: {red}}}" for red in range(1, 7))


def map_texts(game: Game, state: GameState) -> Iterator[str]:
    """What can be done on each Area, for each card that could be discarded, and with each Outpost that could go."""
    if state.outposts is None:
        return
    areas = [area.title for area in game.catalog.areas.values()]
    for area in areas:
        yield from (f"raze outpost {area}", f"shield outpost {area}", f"choose {area}")
        for goes in ("", *(f" removing {other}" for other in areas)):
            yield f"skip for {area}{goes}"
            yield from (f"outpost {area}{goes} discarding {title}" for title in hand_titles(game, state))
        yield from (f"upgrade {area} discarding {title}" for title in hand_titles(game, state))
    yield from (f"choose {level}" for level in range(5))


def ruins_to_choose(own: list[str]) -> list[str]:
    """The own Ruins, if there is a choice: the only one is spent without being named."""
    ruins = [name for name in own if name.startswith("Ruin#")]
    return ruins if len(ruins) > 1 else []


def must_name(move: str, discards: list[str]) -> Iterator[str]:
    """The move with each possible discard: without one it would be another text."""
    yield from (move + discard for discard in discards)


def store_texts(site: str, most: int) -> Iterator[str]:
    yield f"store nothing on {site}"
    goods = [*RESOURCES, "worker", "ammo"]
    for size in range(1, most + 1):
        for chosen in {tuple(sorted(c)) for c in combinations(goods * 3, size)}:
            bag = ", ".join(f"{good}: {chosen.count(good)}" for good in dict.fromkeys(chosen))
            yield f"store {{{bag}}} on {site}"


def site_texts(game: Game, state: GameState, seat: str, prefix: str) -> Iterator[str]:
    seen: dict[str, int] = {}
    for site in state.player(seat).sites:
        title = "Ruin" if site.ruin else game.catalog.locations[site.card].title
        seen[title] = seen.get(title, 0) + 1
        yield f"{prefix}{title}#{seen[title]}"


def hand_titles(game: Game, state: GameState) -> set[str]:
    player = state.player(state.to_move or "A")
    return {game.catalog.title(card) for card in (*player.hand, *player.connections, *player.deals)}


def test_every_position_for_perft_is_counted() -> None:
    assert {path.stem for path in Path(POSITIONS).glob("*.yaml")} == set(COUNTS)
