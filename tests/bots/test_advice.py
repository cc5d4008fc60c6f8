"""What robots advise: what they would do, by what the seat may know, with reasons that are true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from game.fiftyfirst.bots import levels
from game.fiftyfirst.bots.foresight import Way
from game.fiftyfirst.bots.levels import learned_value, reasons_for, strong_bot
from game.fiftyfirst.bots.search import Plan
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import sight_of
from game.fiftyfirst.rules.advice import Advice, Better, Enables, Gains, Keeps, Only
from game.fiftyfirst.rules.commands import Pass
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.decide import decide, legal_commands
from game.fiftyfirst.rules.forecast import foresee
from game.fiftyfirst.rules.imagine import Witnessed, imagine
from game.fiftyfirst.rules.messages import AnyCommand, AnyEvent
from game.fiftyfirst.rules.sheets import purse_of, state_sheet
from game.fiftyfirst.rules.state import Game, GameState
from game.fiftyfirst.rules.steps import ChooseAction
from game.fiftyfirst.rules.view import view
from game.kernel.bag import EMPTY, Bag
from game.kernel.chance import Chance
from game.kernel.refusal import Refusal
from game.play.kind import decided
from tests.bots.test_levels import choice, decisions


def advised(
    level: str, game: Game, state: GameState, history: list[AnyEvent], given: AnyCommand | None = None
) -> Advice:
    """What a bot of a level advises the seat to move."""
    assert state.to_move is not None
    legal = legal_commands(game, state, state.to_move)
    return decided(strong_bot(level, "7").advise(sight_of(game, state, legal, history), given))


def after(game: Game, state: GameState, command: AnyCommand) -> GameState:
    """The state after a command, with another action of the same seat."""
    outcome = decide(game, state, command)
    assert not isinstance(outcome, Refusal)
    if outcome.state.to_move == command.seat and not isinstance(outcome.state.question, ChooseAction):
        answers = legal_commands(game, outcome.state, command.seat)
        return after(game, outcome.state, answers[0])
    return replace(outcome.state, agenda=(*outcome.state.agenda[:-1], ChooseAction(command.seat)))


def played_well(game: Game, every: int) -> Iterator[tuple[GameState, list[AnyEvent]]]:
    """Actions of a game of bots that know what they do, with all events before them; each ``every`` th."""
    state, history, number = new_game(game, [None, None], 51).state, list[AnyEvent](), 0
    while state.to_move is not None:
        if isinstance(state.question, ChooseAction):
            number += 1
            if number % every == 0:
                yield state, list(history)
        outcome = decide(game, state, choice("hard", game, state, history))
        assert not isinstance(outcome, Refusal)
        state, history = outcome.state, history + list(outcome.events)


@pytest.mark.parametrize("level", ["hard", "expert", pytest.param("master", marks=pytest.mark.slow)])
@pytest.mark.parametrize(("players", "solo"), [(2, None), (1, "borgo")])
def test_a_bot_advises_what_it_would_do(level: str, players: int, solo: str | None, game: Game) -> None:
    for state, history in decisions(game, players, solo, 97):
        told = advised(level, game, state, history)
        assert told.command == choice(level, game, state, history)
        assert told.plan[0] == told.command


@pytest.mark.parametrize("level", ["hard", "expert"])
@pytest.mark.parametrize(
    ("players", "solo", "expansion"),
    [
        (2, None, "new_era"),
        (4, None, "new_era"),
        (1, "hegemony", "new_era"),
        (1, "borgo", "new_era"),
        (2, None, "scavengers"),
        (1, "hegemony", "scavengers"),
    ],
)
def test_advice_depends_on_what_the_seat_may_know(
    level: str, players: int, solo: str | None, expansion: str, catalog: Catalog
) -> None:
    """Two states that look the same to a seat lead to the same advice, expectation and reasons (R20)."""
    game = Game(catalog, ("base", expansion))
    for state, history in decisions(game, players, solo, 89):
        assert state.to_move is not None
        other = imagine(game, state, state.to_move, Chance(99), Witnessed().after(history))
        assert advised(level, game, state, history) == advised(level, game, other, history)


@pytest.mark.parametrize(
    ("players", "solo", "sets"), [(2, None, ("base",)), (1, "borgo", ("base",)), (2, None, ("base", "scavengers"))]
)
def test_a_plan_can_be_carried_out_in_the_world_it_was_made_in(
    players: int, solo: str | None, sets: tuple[str, ...], catalog: Catalog
) -> None:
    game = Game(catalog, sets)
    value = learned_value("borgo" if solo else "two")
    assert value is not None
    lengths = []
    for state, history in decisions(game, players, solo, 19):
        seat = state.to_move
        assert seat is not None
        sight = sight_of(game, state, legal_commands(game, state, seat), history)
        way: Way = decided(Plan(value, "7", 4, 160).way_on(sight, sight.legal[0]))
        assert view(game, way.steps[0][0], seat) == sight.view, "it begins in a world as it looks to the seat"
        assert [command for world, command in way.steps if isinstance(decide(game, world, command), Refusal)] == []
        lengths.append(len(way.steps))
    assert max(lengths) > 3


def test_reasons_are_true(game: Game) -> None:
    """Told by carrying out the advice in the game itself, where all that a reason names lies open."""
    told: Counter[type] = Counter()
    for state, history in played_well(game, 5):
        advice = advised("expert", game, state, history)
        seat, player = advice.command.seat, state.player(advice.command.seat)
        for reason in advice.reasons:
            told[type(reason)] += 1
            match reason:
                case Only():
                    assert len(legal_commands(game, state, seat)) == 1
                case Enables(step):
                    assert step.command in advice.plan
                    assert isinstance(decide(game, state, step.command), Refusal)
                    assert not isinstance(decide(game, after(game, state, advice.command), step.command), Refusal)
                case Keeps(goods, step):
                    assert step.command in advice.plan
                    assert purse_of(state_sheet(game, player.sites), player.goods).total.covers(goods)
                    paid = foresee(game, state, advice.command).of(seat).paid
                    assert not any(paid[good] for good in goods)
                case Gains(vp, locations):
                    own = foresee(game, state, advice.command).of(seat)
                    assert vp >= own.gained["vp"]
                    assert (vp, locations) == (own.gained["vp"], max(0, own.locations)) or len(advice.plan) > 1
                case Better():
                    raise AssertionError("a plan follows commands differently far")
    assert {Enables, Keeps, Gains} <= set(told), told


def test_goods_are_kept_only_if_the_seat_has_them_all_the_time(game: Game) -> None:
    """What comes in only in the course of the plan is not kept now."""
    checked = 0
    for state, history in played_well(game, 9):
        seat = state.to_move
        assert seat is not None
        sight = sight_of(game, state, legal_commands(game, state, seat), history)
        if len(sight.legal) < 3:
            continue
        first, later = sight.legal[0], sight.legal[-2]
        spent, price = (foresee(game, state, command).of(seat).paid for command in (first, later))
        without = Bag({good: count for good, count in state.player(seat).goods.items() if good not in price})
        bare = tuple(replace(site, goods=EMPTY) for site in state.player(seat).sites)
        poor = replace(state.player(seat), goods=without, sites=bare)
        before = replace(state, players=tuple(poor if one is state.player(seat) else one for one in state.players))
        if spent.keys() & price.keys() or isinstance(decide(game, before, first), Refusal):
            continue
        plans = [((start, first), (start, first), (state, later)) for start in (state, before)]
        told = [decided(reasons_for(sight, plan, None)) for plan in plans]
        assert [any(isinstance(reason, Keeps) for reason in reasons) for reasons in told] == [True, False]
        checked += 1
    assert checked


def test_what_a_plan_brings_is_what_its_commands_bring(game: Game) -> None:
    """Carried out in the game, as if nobody else moved, a plan brings the VP that were told."""
    checked = 0
    for state, history in decisions(game, 2, None, 11):
        advice = advised("expert", game, state, history)
        gains = next((reason for reason in advice.reasons if isinstance(reason, Gains)), None)
        if gains is None or not isinstance(state.question, ChooseAction):
            continue
        seat, now = advice.command.seat, state
        for command in advice.plan:
            if isinstance(command, Pass):
                continue
            outcome = decide(game, now, command)
            if isinstance(outcome, Refusal):
                break
            now = outcome.state
            if now.to_move != seat:
                now = replace(now, agenda=(*now.agenda[:-1], ChooseAction(seat)))
        else:
            checked += 1
            assert now.player(seat).vp - state.player(seat).vp == gains.vp
    assert checked > 3


def test_the_better_of_two_is_told_by_its_lead(game: Game) -> None:
    """Where all commands are weighed alike, by how much one is ahead is a reason."""
    found = [advised("hard", game, *one).reasons for one in decisions(game, 2, None, 11)]
    ahead = [reason for reasons in found for reason in reasons if isinstance(reason, Better)]
    assert ahead
    assert all(reason.vp >= 0.5 for reason in ahead)


def test_it_tells_what_it_expects_of_another_command(game: Game) -> None:
    for state, history in decisions(game, 2, None, 43):
        assert state.to_move is not None
        given = legal_commands(game, state, state.to_move)[-1]
        told = advised("expert", game, state, history, given)
        assert set(told.margins) == {told.command, given}


def test_without_weights_advice_is_that_of_the_greedy_bot(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "learned_value", lambda _: None)
    for state, history in decisions(game, 2, None, 47):
        told = advised("expert", game, state, history)
        assert (told.command, told.margin) == (choice("greedy", game, state, history), None)
