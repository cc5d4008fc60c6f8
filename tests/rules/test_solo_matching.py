"""R30.8, R30.9, R31: what a card of the virtual opponent hits, also with cards outside the base set."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules.commands import ChooseSite, VirtualTurn
from game.fiftyfirst.rules.decide import decide
from game.fiftyfirst.rules.events import AttackAimed, LocationRazed
from game.fiftyfirst.rules.phases.scoring import GRADES, grade, winners_of_solo
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.solo.attack import CRITERIA, TIE_GOODS, candidates, goods_criterion
from game.fiftyfirst.rules.state import VIRTUAL, Game, GameState, Score, Site
from game.fiftyfirst.rules.steps import ChooseAttacked
from game.kernel.bag import Bag
from game.kernel.refusal import Refusal


@pytest.fixture
def blank(catalog: Catalog) -> Game:
    """The base set with a School that has no category, like Foundation and Radioactive Colony."""
    school = replace(catalog.locations["school"], categories=())
    return Game(replace(catalog, locations={**catalog.locations, "school": school}))


def attacked(game: Game, attack: str, *state: str) -> GameState:
    given = {
        "solo": "hegemony",
        "phase": "action",
        "turn": "V",
        "deck": [attack],
        "connections": {"red": [], "blue": []},
        "players": {"A": {"faction": "new_york", "state": list(state)}},
    }
    _, before = read_position(game.catalog, given)
    return before


def aimed(game: Game, state: GameState) -> AttackAimed:
    outcome = decide(game, state, VirtualTurn(VIRTUAL))
    assert not isinstance(outcome, Refusal)
    return next(event for event in outcome.events if isinstance(event, AttackAimed))


def test_a_location_without_categories_matches_every_attack_in_one_category(blank: Game) -> None:
    """R30.9, A-21."""
    (match,) = candidates(blank, "clay_pit", [Site(1, "school")])
    assert (match.categories, match.common) == ((), 1)
    assert aimed(blank, attacked(blank, "Clay Pit", "School")).target == "school"


def test_an_attack_card_without_categories_matches_every_location_alike(blank: Game) -> None:
    """R30.9: the two categories of Clay Pit count as much as the one of Camp; then the Distance decides."""
    event = aimed(blank, attacked(blank, "School", "Camp", "Clay Pit", "Church"))
    assert {match.common for match in candidates(blank, "school", [Site(1, "camp"), Site(2, "clay_pit")])} == {1}
    assert (event.target, event.categories, event.decided) == ("clay_pit", (), "unused_action")


def test_one_category_of_a_location_without_counts_less_than_two(blank: Game) -> None:
    """A-21."""
    assert aimed(blank, attacked(blank, "Clay Pit", "School", "Rubble")).target == "rubble"


def test_matching_categories_are_in_the_order_of_the_attack_card(game: Game) -> None:
    event = aimed(game, attacked(game, "Arena", "Thieves Caravan", "City Guards"))
    assert (event.target, event.categories, event.decided) == ("thieves_caravan", ("gun", "ammo"), "categories")


@pytest.mark.parametrize(
    ("attack", "state", "decided"),
    [
        ("Camp", ("School", "Church"), "only"),
        ("Rubble Trader", ("Abandoned Suburbs", "Clay Pit"), "categories"),
        ("Skyscraper", ("Corner Shop", "Factory"), "distance"),
        ("Skyscraper", ("Refinery", "Scrap Trader"), "unused_action"),
        ("Boiler Room", ("School", "Camp"), "feature"),
        ("Deserted Colony", ("Oil Rig", "Arena"), "goods"),
    ],
)
def test_the_event_names_the_criterion_that_decided(
    game: Game, attack: str, state: tuple[str, ...], decided: str
) -> None:
    """R30.8; scenarios have the case of a used Action."""
    assert decided in CRITERIA
    assert aimed(game, attacked(game, attack, *state)).decided == decided


def test_the_best_good_counts_before_its_amount(game: Game) -> None:
    """R30.8 (7), I-02: in this order; of the same good more is better."""
    key = goods_criterion(game).key

    def rank(**goods: int) -> Any:
        location = replace(game.catalog.locations["school"], deal=Bag(goods))
        (match,) = candidates(game, "camp", [Site(1, "school")])
        return key(match._replace(location=location))

    ranks = [rank(**{good: 1}) for good in TIE_GOODS]
    assert ranks == sorted(ranks, reverse=True)
    assert rank(iron=2) > rank(iron=1)
    assert rank(gun=1) > rank(iron=3)
    assert rank(gun=1, worker=1) > rank(gun=1)


def test_the_choice_of_the_human_is_the_reason(game: Game) -> None:
    before = attacked(game, "Camp", "School", "School")
    outcome = decide(game, before, VirtualTurn(VIRTUAL))
    assert not isinstance(outcome, Refusal)
    assert outcome.state.question == ChooseAttacked("A")
    answered = decide(game, outcome.state, ChooseSite("A", 2))
    assert not isinstance(answered, Refusal)
    assert [event.decided for event in answered.events if isinstance(event, AttackAimed)] == ["choice"]
    assert [(event.seat, event.owner, event.site) for event in answered.events if isinstance(event, LocationRazed)] == [
        (VIRTUAL, "A", 2)
    ]


@pytest.mark.parametrize(
    ("total", "worth"),
    [
        (0, "mutant"),
        (29, "mutant"),
        *((least, name) for least, name in GRADES if least),
        (79, "cyborg"),
        (120, "leader"),
    ],
)
def test_grades_begin_where_they_are_printed(total: int, worth: str) -> None:
    """R30.17."""
    scores = (Score("A", total, 0, total, 0), Score(VIRTUAL, 0, 0, -1, 0))
    assert grade(scores, winners_of_solo(scores)) == worth


def test_a_game_of_people_has_no_grade() -> None:
    assert grade((Score("A", 30, 0, 30, 0), Score("B", 20, 0, 20, 0)), ("A",)) is None
