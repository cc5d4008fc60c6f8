"""The levels of strong bots: honest, reproducible, and never at a loss."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from game.fiftyfirst.bots import levels
from game.fiftyfirst.bots import search as plan
from game.fiftyfirst.bots.facts import facts_of
from game.fiftyfirst.bots.foresight import Foreseen, Outlook, foresee
from game.fiftyfirst.bots.levels import LESSONS, LEVELS, best_of, unreadable_weights
from game.fiftyfirst.bots.player import make_bot
from game.fiftyfirst.bots.search import Plan
from game.fiftyfirst.bots.value import NAMES, Value, features, read_weights
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import sight_of
from game.fiftyfirst.rules.commands import ActivateLocation, Pass, Pay, RazeFromHand
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.decide import decide, legal_commands
from game.fiftyfirst.rules.messages import AnyCommand, AnyEvent
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.state import VIRTUAL, Game, GameState, Site
from game.fiftyfirst.rules.steps import ChooseKept
from game.kernel.bag import Bag
from game.kernel.refusal import Refusal
from game.match.series.simulate import Meeting
from game.paths import assets_folder
from game.play.kind import decided
from tests.conftest import ROOT
from tests.robot_games import play

LONGEST = 600
"""Decisions after which a game is left: among many Machines random play comes to no end."""


@pytest.fixture(autouse=True)
def _known_weights() -> Iterator[None]:
    """Weights are read anew before and after each test."""
    levels._read.cache_clear()
    yield
    levels._read.cache_clear()


def choice(level: str, game: Game, state: GameState, history: list[AnyEvent], seed: str = "7") -> AnyCommand:
    """What a bot of a level decides for the seat to move."""
    assert state.to_move is not None
    legal = legal_commands(game, state, state.to_move)
    return decided(make_bot(level, seed).think(sight_of(game, state, legal, history)))


def decisions(game: Game, players: int, solo: str | None, every: int) -> Iterator[tuple[GameState, list[AnyEvent]]]:
    """Positions of a game of weak bots, with all events before them; each ``every`` th, as far as `LONGEST`."""
    state, random, history = new_game(game, [None] * players, 51, solo).state, Random(51), list[AnyEvent]()
    number = 0
    while state.to_move is not None and number < LONGEST:
        legal = legal_commands(game, state, state.to_move)
        number += 1
        if number % every == 0 and len(legal) > 1 and state.to_move != VIRTUAL:
            yield state, list(history)
        outcome = decide(game, state, random.choice(legal))
        assert not isinstance(outcome, Refusal)
        state = outcome.state
        history += outcome.events


@pytest.mark.parametrize("level", ["easy", "hard", "expert"])
def test_the_same_seed_gives_the_same_choices(level: str, game: Game) -> None:
    meeting = Meeting(51, (level, "easy"))
    assert play(game, meeting) == play(game, meeting)


MASTERS = ((1, "borgo", 52),)
LONG_MASTERS = (*MASTERS, (2, None, 51), (1, "borgo", 51))
"""Players, opponent and seed of whole games of masters, and those with ``--full``."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.function is test_a_master_plays_a_whole_game:
        full = metafunc.config.getoption("full")
        metafunc.parametrize(("players", "solo", "seed"), LONG_MASTERS if full else MASTERS)


@pytest.mark.slow
def test_a_master_plays_a_whole_game(players: int, solo: str | None, seed: int, game: Game) -> None:
    played = play(game, Meeting(seed, ("master", "hard")[:players], solo))
    assert played.problems == ()
    assert played.rounds <= 15


@pytest.mark.parametrize("level", ["hard", "expert"])
@pytest.mark.parametrize(("card", "kept"), [("Scout Barracks", 1), ("Memory Core", 2)])
def test_cards_of_which_some_are_kept_are_foreseen_unseen(level: str, card: str, kept: int, catalog: Catalog) -> None:
    """Which they are is asked when they are known; until then only their number counts."""
    sets = ["base", catalog.locations[card.lower().replace(" ", "_")].set]
    given = {"sets": sets, "phase": "action", "turn": "A", "first_player": "A", "round": 2, "seed": 1}
    a = {
        "faction": "new_york",
        "state": [card],
        "goods": {"worker": 1, "uranopolis": 1} if kept == 2 else {"worker": 1},
    }
    game, state = read_position(catalog, {**given, "players": {"A": a, "B": {"faction": "mutants_union"}}})
    activate = next(one for one in legal_commands(game, state, "A") if isinstance(one, ActivateLocation))
    after = foresee(game, state, activate)
    assert (after.unknown, after.state.player("A").hand) == (kept, ())
    assert not isinstance(after.state.question, ChooseKept)
    assert choice(level, game, state, []) == activate
    asked = decide(game, state, activate)
    assert not isinstance(asked, Refusal)
    assert isinstance(asked.state.question, ChooseKept)
    choice(level, game, asked.state, [])


def test_against_borgo_plans_are_wider(game: Game) -> None:
    value = levels.learned_value("borgo")
    assert value is not None
    differ = 0
    for state, history in decisions(game, 1, "borgo", 11):
        sight = sight_of(game, state, legal_commands(game, state, "A"), history)
        wide, narrow = (best_of(decided(Plan(value, "7", *plan).weigh(sight))) for plan in ((8, 480), (4, 160)))
        assert choice("expert", game, state, history) == wide
        differ += wide != narrow
    assert differ


def test_a_bot_lets_go_of_the_processor(game: Game) -> None:
    """A window draws in between."""
    pauses = []
    for state, history in decisions(game, 2, None, 41):
        legal = legal_commands(game, state, state.to_move or "A")
        pauses.append(sum(1 for _ in make_bot("master", "7").think(sight_of(game, state, legal, history))))
        if pauses[-1] >= 10:
            return
    raise AssertionError(f"a master pauses at most {max(pauses)} times")


@pytest.mark.slow
@pytest.mark.parametrize(("players", "solo", "most"), [(4, None, 160), (1, "borgo", 480)])
def test_a_master_weighs_a_limited_number_of_commands(
    players: int,
    solo: str | None,
    most: int,
    game: Game,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> None:
    """Beyond its budget it finishes the decision that it is weighing, in the plan and in each of the playouts."""
    master, judge, judged = LEVELS["master"], Outlook.of, 0

    def counted(outlook: Outlook, foreseen: Foreseen, seat: str) -> float:
        nonlocal judged
        judged += 1
        return judge(outlook, foreseen, seat)

    monkeypatch.setattr(Outlook, "of", counted)
    playouts, highest = master.best * master.worlds, 0
    seldom = 1 if request.config.getoption("full") else 3
    for state, history in decisions(game, players, solo, seldom * (3 if solo else 13)):
        judged = 0
        choice("master", game, state, history)
        branching = 150 + len(legal_commands(game, state, state.to_move or "A"))
        assert judged <= most + branching + playouts * (plan.MOST_WEIGHED + branching)
        highest = max(highest, judged)
    assert highest > 100


def test_a_playout_weighs_one_way_to_pay() -> None:
    ways = [RazeFromHand("A", "school", payment=(Pay(Bag({good: 1})),)) for good in ("red", "ammo")]
    assert list(plan._paid_usually([*ways, Pass("A")])) == [ways[0], Pass("A")]


def test_a_blocked_location_is_worth_less_until_cleanup(catalog: Catalog) -> None:
    """R43.8.3: what it could still do in this round is lost, what it does in later ones is not."""
    game = Game(catalog, ("base", "allies"))
    state = new_game(game, [None, None], 1).state
    player = replace(state.players[1], goods=Bag({"ammo": 5, "worker": 5}))
    action = next(
        id for id, card in facts_of(catalog).locations.items() if card.action_vp({}) and "worker" in card.cost
    )
    standing, blocked = (
        dict(zip(NAMES, features(game, replace(state, players=(state.players[0], there)), "A"), strict=True))
        for there in (
            replace(player, sites=(Site(1, action),)),
            replace(player, sites=(Site(1, action, blocked=True),)),
        )
    )
    assert {name for name in NAMES if blocked[name] < standing[name]} == {"rival_affordable_vp"}
    assert standing["rival_vp_actions"] == 1


def test_shipped_weights_can_be_read_and_say_how_they_were_made() -> None:
    assert unreadable_weights() == ()
    for lesson in LESSONS:
        weights = read_weights(assets_folder() / "bots" / f"{lesson}.json")
        assert weights.made.startswith(f"lesson {lesson}: ")
    assert {path.stem for path in (ROOT / "assets" / "bots").glob("*.json")} == set(LESSONS)


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (b"{}", "expected the weights of robots"),
        (b'{"made":"","base":[],"weights":{"luck":[1]}}', "expected weights of this version of the program"),
        (None, "cannot be read: No such file or directory"),
    ],
)
def test_with_damaged_weights_a_bot_plays_greedily(
    damage: bytes | None, reason: str, tmp_path: Path, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(assets_folder() / "bots", tmp_path / "bots")
    file = tmp_path / "bots" / "two.json"
    file.unlink()
    if damage is not None:
        file.write_bytes(damage)
    monkeypatch.setattr(levels, "assets_folder", lambda: tmp_path)
    (error,) = unreadable_weights()
    assert (error.message, error.file) == (reason, str(file))
    for state, history in decisions(game, 2, None, 37):
        assert choice("expert", game, state, history) == choice("greedy", game, state, history)


def test_a_late_solo_game_counts_less_the_later_it_is_and_the_farther_from_its_end(catalog: Catalog) -> None:
    game = Game(catalog)
    outlook, first = Outlook(game, Flat(game)), new_game(game, [None], 7, "merchants").state

    def margin(round: int, vp: int, is_last: bool = False) -> float:
        player = replace(first.players[0], vp=vp)
        state = replace(first, round=round, players=(player, *first.players[1:]), end_triggered=is_last)
        return outlook.of(Foreseen(state, 0, passed=False), "A")

    assert margin(5, 0) == margin(5, 24) == 0
    rounds = [margin(round, 10) for round in range(5, 12)]
    losses = [one - other for one, other in pairwise(rounds)]
    assert losses == sorted(losses)
    assert losses[0] > 0
    assert margin(9, 0) < margin(9, 10) < margin(9, 24) < 0
    assert margin(9, 25, is_last=True) == 0


class Flat(Value):
    """Every position is worth nothing."""

    def __init__(self, _: Game) -> None:
        pass

    def of(self, *_: object) -> float:
        return 0.0


@pytest.mark.slow
def test_a_robot_that_would_rather_wait_than_lose_ends_its_solo_game(catalog: Catalog) -> None:
    """With this seed the Merchants build so much that a robot once shied away from the end for ever."""
    played = play(Game(catalog), Meeting(902, ("expert",), "merchants"))
    assert played.problems == ()
    assert played.rounds <= 15


@pytest.mark.parametrize("level", LEVELS)
def test_with_more_cards_than_a_game_has_a_robot_plays_simply(level: str, catalog: Catalog) -> None:
    given = {"players": {"A": {"faction": "new_york", "goods": {"worker": 3}}, "B": {"faction": "mutants_union"}}}
    game, state = read_position(catalog, given)
    hand = tuple(list(catalog.locations)[:300])
    crowded = replace(state, players=(replace(state.players[0], hand=hand), state.players[1]))
    sight = sight_of(game, crowded, legal_commands(game, crowded, "A"))
    assert levels.value_for(sight) is None
    assert choice(level, game, crowded, []) == choice("greedy", game, crowded, [])
    few = replace(state, players=(replace(state.players[0], hand=hand[:20]), state.players[1]))
    assert levels.value_for(sight_of(game, few, legal_commands(game, few, "A"))) is not None
