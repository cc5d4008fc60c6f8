"""Panels, questions and menus in windows of every shape, with small and large text: nothing meets, nothing leaves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from game.fiftyfirst.cards.vocabulary import RESOURCES
from game.fiftyfirst.match.match import WatchedMatch, fiftyfirst
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules import state as asked
from game.fiftyfirst.rules.bill import Bill
from game.fiftyfirst.rules.commands import PickCard
from game.fiftyfirst.rules.payment import Price, Purse
from game.fiftyfirst.rules.sets.arena.messages import ChooseEquipment
from game.fiftyfirst.rules.sets.headquarters.messages import ChooseHq, ChooseStolen
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.rules.steps import (
    ChooseAction,
    ChooseCleared,
    ChooseCopiedDeal,
    ChooseDiscarded,
    ChooseGood,
    ChooseKept,
    ChooseProduction,
    ChooseVisited,
)
from game.fiftyfirst.scenes.overview import OverviewScene
from game.fiftyfirst.scenes.replay import ReplayScene
from game.fiftyfirst.scenes.starting.further_factions import FurtherFactionsScene
from game.fiftyfirst.table.course import ReadSummaries
from game.fiftyfirst.table.play.panels import Branching, Discarding, Exchanging, Passing, Paying
from game.kernel.bag import Bag
from game.match.library.notes import Notes
from game.paths import matches_folder
from game.play.match import watch_file
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.scenes.replay.scene import open_replay
from game.ui.settings import LastAlone, Settings
from game.ui.table.play.modes import Aiming, Mode, Radial, Reading, Rest
from game.ui.widgets.button import SMALLEST_HIT
from tests.conftest import ROOT
from tests.languages import LANGUAGES
from tests.match.test_best_results import played
from tests.ui.menu_person import CROWD, FULL_TABLE, FULLEST, MANY_OPTIONS
from tests.ui.solo_games import ENDS, score_window
from tests.ui.steps import Step, asks, at, begin, covers, go, keep_first, on, on_hand, shows
from tests.ui.sweep import PORTRAIT, SIZES, SQUARE, TEXT_SCALES, Shape, Size, looked_at, shapes_of
from tests.ui.table_person import LARGE, POSITIONS, SMALL, hand, mode, on_top, player, scene, sit_down
from tests.ui.words import shipped_cards

Opening = Callable[[Shape, Path], Rehearsal]
"""How a window of a shape is opened, with a folder of its own."""

Looks = Mapping[str, Sequence[Step]]
"""What is seen -> the steps that lead there from what was seen before."""


class Sweep(NamedTuple):
    """What is looked at in the full product of sizes, text scales and languages."""

    openings: Mapping[str, Opening]
    looks: Looks
    sizes: Sequence[Size] = SIZES
    scales: Sequence[float] = TEXT_SCALES
    languages: Sequence[str] = ("en",)


# ---------------------------------------------------------------------- ways to open a window
FOLDED = replace(STILL, seats=CROWD)


def tables(*positions: str, settings: Settings = STILL) -> dict[str, Opening]:
    return {name: partial(_open, "table", POSITIONS / f"{name}.yaml", settings) for name in positions}


def menus(*scenes: str, settings: Settings = STILL) -> dict[str, Opening]:
    return {name: partial(_open, name, None, settings) for name in scenes}


def _open(scene: str, position: Path | None, settings: Settings, shape: Shape, data: Path) -> Rehearsal:
    """With the hand of A open in a position, in which nothing is kept."""
    if position is None:
        return rehearse(scene, shape.size, shape.language, data=data, settings=shape.settings(settings))
    return rehearse(scene, shape.size, shape.language, position, "A", settings=shape.settings(settings))


def title_of_a_crowd(shape: Shape, data: Path) -> Rehearsal:
    """A match of four that can be continued, and a notice."""
    window = go(rehearse("new_game", SMALL, data=data, settings=FOLDED), "click start")
    window.context.playing.close()
    broken = matches_folder(data) / "2999-broken.jsonl"
    broken.write_text("{}\n")
    Notes(data).put_on_table(broken)
    window = _open("title", None, STILL, shape, data)
    assert {"menu:continue", "notice:close"} <= set(window.labels())
    return window


def solo_menu(kind: str) -> Opening:
    last = LastAlone(kind, "Maximiliane Wood", "appalachian_federation", MANY_OPTIONS)

    def open_menu(shape: Shape, data: Path) -> Rehearsal:
        played(Game(shipped_cards()), data / "matches", 125, 110, "appalachian", "appalachian_federation")
        return _open("new_solo", None, replace(STILL, alone=last), shape, data)

    return open_menu


def map_beside_the_offer(seats: int) -> Opening:
    return lambda shape, data: keep_first(
        begin(_open("title", None, STILL, shape, data), ("base", "no_mans_land"), seats)
    )


def production_question(shape: Shape, _: Path) -> Rehearsal:
    """What comes after the last pick, to the eyes of C."""
    position = POSITIONS / "production_questions.yaml"
    window = rehearse("lookout", shape.size, shape.language, position, settings=shape.settings())
    match = window.context.playing
    match.submit(PickCard("B", "church"))
    match.end_turn()
    window.context.viewer, window.context.read = "C", ReadSummaries(2, 2)
    window.context.director.advance()
    return window


def produce_all(window: Rehearsal) -> None:
    match = window.context.playing
    while match.state.phase == "production":
        match.submit(match.legal()[-1])
        match.end_turn()
    window.context.director.advance()


def equipping(shape: Shape, _: Path) -> Rehearsal:
    """The Cleanup phase, in which A may equip a worker."""
    return go(sit_down("cleanup_arena", *shape), "click pass", "click confirm", asks(ChooseEquipment))


# ---------------------------------------------------------------------- panels of the table
def many_ways(window: Rehearsal) -> None:
    """More sources of goods than any window can show at once, the last one with the focus."""
    paying = mode(window)
    assert isinstance(paying, Paying)
    goods = Bag(dict.fromkeys(RESOURCES, 2))
    purse = Purse(goods, tuple(replace(own, goods=goods) for own in scene(window).standing.me.sites))
    scene(window).controller.mode = replace(paying, bill=Bill(Price(Bag({"basic": 3})), purse), payment=())
    go(window, "key tab", *["key shift+tab"] * 3)


CONSTRUCTING: tuple[Step, ...] = (on_hand("refinery"), "click verb:construct")

PANELS: dict[str, tuple[type[Mode], Sequence[Step]]] = {
    "constructing": (Paying, CONSTRUCTING),
    "many ways": (Paying, (*CONSTRUCTING, many_ways)),
    "discarding": (Discarding, ("click faction:grey",)),
    "deals": (Discarding, (on("hideout"),)),
    "exchanging": (Exchanging, ("click exchange",)),
    "passing": (Passing, ("click pass",)),
    "good": (Rest, (on("thieves_caravan"), "key tab")),
    "radial": (Radial, (on_hand("refinery"), "hover verb:deal")),
    "razing": (Aiming, ("click goods:red", at("fuel_tank", "B"))),
    "reading": (Reading, (on("thieves_caravan"), "key escape", "key l")),
}


def panels() -> Iterator[tuple[str, Sequence[Step]]]:
    """Each panel; before the next one it is cancelled."""
    for name, (kind, steps) in PANELS.items():
        yield name, (*steps, shows(kind))
        yield f"{name}, cancelled", ("key escape", shows(Rest))
    yield "explained", (at("fuel_tank", "B"), "wait 400")


def victims_are_asked(window: Rehearsal) -> None:
    answers = {label for label in window.labels() if label.startswith("answer:")}
    assert answers == {"answer:B", "answer:C", "answer:D"}


# ---------------------------------------------------------------------- questions
ACTIVATED: dict[str, type[asked.Question]] = {
    "camino_real": ChooseCopiedDeal,
    "caravanner": ChooseCopiedDeal,
    "body_hunters": ChooseCleared,
    "fixer": ChooseVisited,
    "propaganda_center": ChooseKept,
}
"""Action Location -> what it asks."""

BUILT: dict[str, type[asked.Question]] = {"black_fortress": ChooseGood, "suppliers": ChooseProduction}
"""Hand card -> what it asks when it is built."""


def pay_if_asked(window: Rehearsal) -> None:
    if "confirm" in window.labels():
        window.click("confirm")


def discard_first(window: Rehearsal) -> None:
    """Choose the first card or good again and again, as long as something is to be discarded."""
    while isinstance(mode(window), Discarding):
        assert looked_at(window, "discarding") == []
        window.click("choice:0")


def questions() -> Iterator[tuple[str, Sequence[Step]]]:
    """Each question of a Location; before the next one it is taken back."""
    for card, question in BUILT.items():
        yield card, (on_hand(card), "click verb:construct", pay_if_asked, asks(question))
        yield f"{card}, taken back", ("key escape",)
    for card, question in ACTIVATED.items():
        yield card, (on(card), discard_first, asks(question))
        yield f"{card}, taken back", ("key escape",)


def discarded(card: str, kept: int) -> Step:
    """Answer which card goes; so many are left, at least."""

    def choose(window: Rehearsal) -> None:
        window.click(f"answer:{card}")
        left = (*player(window).hand, *player(window).connections)
        assert card not in left
        assert len(left) >= kept

    return choose


def has_in_hand(card: str) -> Step:
    def check(window: Rehearsal) -> None:
        assert card in player(window).hand

    return check


# ---------------------------------------------------------------------- replays
GOLDEN = ROOT / "tests/golden/matches/rules_1"
STEPS = {"base_winter_4_players": (8, 12, 190), "solo_borgo_new_york": (16,), "base_2_players": (0, 150)}
"""A match -> steps of it: a Lookout, a Production phase, many cards."""


@cache
def watched(name: str) -> WatchedMatch:
    """A golden match, read once: its log is put into words once for each pair of eyes."""
    return watch_file(GOLDEN / f"{name}.jsonl", fiftyfirst(shipped_cards()).only)


def replay(name: str) -> Opening:
    def open_golden(shape: Shape, data: Path) -> Rehearsal:
        window = _open("title", None, STILL, shape, data)
        open_replay(window.context, watched(name))
        return window

    return open_golden


def to_step(number: int) -> Step:
    def turn(window: Rehearsal) -> None:
        top = on_top(window, ReplayScene)
        top.go_to(number)

    return turn


def steps_of(name: str) -> Iterator[tuple[str, Sequence[Step]]]:
    """Each step with two pairs of eyes, if there are two."""
    for number in STEPS[name]:
        yield f"step {number}", (to_step(number),)
        yield f"step {number}, other eyes", ("key e",)
        yield f"step {number}, next eyes", ("key e",)
    yield "log", ("key l",)


# ---------------------------------------------------------------------- what is on top
def options_are_large(window: Rehearsal) -> None:
    hits = [mark.rect for mark in window.app.marks if mark.kind == "hit" and mark.name.startswith("option:")]
    assert min(min(rect.size) for rect in hits) >= SMALLEST_HIT


def first_card(window: Rehearsal) -> None:
    window.hover(hand(window, player(window).hand[0]))


def large_map_is_open(window: Rehearsal) -> None:
    assert scene(window).sight().is_open("map")


OVERVIEW = ("key o", covers(OverviewScene))
STARTS = ("new_game", "new_solo")
IN_TABLE = [SMALL, (1440, 1080), LARGE, (2560, 1440), *PORTRAIT]
HIGH = (*PORTRAIT, SQUARE)
HIGH_TABLES = (
    "table", "table_busy", "table_4p", "solo_hegemony", "solo_borgo", "discards_two", "discards_four", "discards_solo",
)  # fmt: skip

SWEEPS = (
    # menus
    Sweep(menus("title", "settings", "help", "menu", "players", settings=FOLDED), {"page": ()}),
    Sweep(menus("new_game", settings=FOLDED), {"page": (), "variants": ("click variants",)}),
    Sweep({"title of a crowd": title_of_a_crowd}, {"page": ()}),
    Sweep(menus(*STARTS, settings=FULL_TABLE), {
        "folded": (),
        "full": ["click variants", *(f"click {label}" for label in FULLEST)],
        "with refusals": ("click expansion:none", "click set:promo_2"),
    }, (*SIZES, *PORTRAIT), languages=LANGUAGES),
    Sweep(menus(*STARTS, settings=FULL_TABLE), {
        "of Machines": ("click variants", "click expansion:moloch", options_are_large),
        "of the map": ("click expansion:no_mans_land", options_are_large),
    }, languages=LANGUAGES),
    Sweep({kind: solo_menu(kind) for kind in ("appalachian", "borgo")}, {
        "folded": (), "variants": ("click variants",),
    }),
    Sweep(menus("new_game"), {"boards": ("click faction_chip:further:A", covers(FurtherFactionsScene))}),
    # panels
    Sweep(tables("table_payment"), dict(panels())),
    Sweep(tables("table_thieves"), {"victims": (on("thieves_caravan"), victims_are_asked)}),
    Sweep(tables("table_factions"), {"ways": ("click faction:again", shows(Branching))}),
    # questions
    Sweep(tables("table_questions"), dict(questions())),
    Sweep(tables("table_questions"), {
        "secret stock": ("click exchange", shows(Exchanging)), "ways to pay": ("click exchange:brick",),
    }),
    Sweep(tables("table_production_manager"), {
        "production": (on("production_manager"), discard_first, asks(ChooseProduction)),
    }),
    Sweep({"production": production_question}, {"a production to take": (), "summary": (produce_all,)}),
    Sweep(tables("table_discards"), {
        "first": (on("propaganda_center"), asks(ChooseDiscarded)),
        "second": (discarded("thugs", 16), asks(ChooseDiscarded)),
        "what is kept": (discarded("pub", 15), asks(ChooseKept)),
    }),
    Sweep(tables("table_discards"), {
        "one taken back": (on("propaganda_center"), "click answer:pub", "key escape", has_in_hand("pub")),
        "all taken back": ("key ctrl+z", asks(ChooseAction)),
    }),
    Sweep(tables("table_hq"), {
        "claim": (on_hand("construction_vehicles"), "click verb:construct", asks(ChooseHq)),
        "steal": ("click answer:hq_ibn", asks(ChooseStolen)),
    }, languages=LANGUAGES),
    Sweep({"equipping": equipping}, {"before": (), "after": ("click answer:ammo",)}, languages=LANGUAGES),
    # whole tables, and what lies over them
    Sweep(tables("table_modules"), {
        "border": ("hover border:human_trafficking", "wait 900"),
        "Arena": ("hover arena", "wait 900"),
        "district": ("hover district:foundry_quarter", "wait 900"),
        "menu": ("click district:foundry_quarter",),
        "drawer": ("key escape", "key d"),
        "menu in the drawer": ("click district:lantern_market",),
    }),
    Sweep(tables("box_two", "box_four", "box_solo"), {
        "table": (), "drawer": ("key d",), "overview": ("key d", *OVERVIEW),
    }, [SMALL, LARGE, (1000, 1400)], (1.0, 2.0), LANGUAGES),
    Sweep(tables("machines_two", "machines_four", "machines_solo_borgo"), {
        "table": (), "overview": OVERVIEW,
    }, IN_TABLE, (1.0, 2.0), ("en", "ru")),
    Sweep(tables("map_two", "map_four", "map_solo"), {
        "table": (), "large map": ("key b", large_map_is_open), "overview": ("key b", *OVERVIEW),
    }, IN_TABLE, (1.0, 2.0), ("en", "ru")),
    Sweep({f"offer of {seats}": map_beside_the_offer(seats) for seats in (2, 4)}, {"offer": ()}, languages=LANGUAGES),
    Sweep(tables("discards_solo"), {
        "table": (), "overview": OVERVIEW,
    }, (*SIZES, *PORTRAIT), (1.0, 1.5), LANGUAGES),
    Sweep(tables("discards_four"), {
        "library": ("click discards:B",),
    }, [SMALL, (1440, 1080), (2560, 1440)], languages=LANGUAGES),
    Sweep(tables(*HIGH_TABLES), {"table": ()}, HIGH, (1.0, 1.5)),
    Sweep(tables("table_4p", "table_full", "solo_hegemony", settings=replace(STILL, left_handed=True)), {
        "table": (), "card": (first_card,), "log": ("key l",), "overview": ("key escape", *OVERVIEW),
    }, [SMALL, (1440, 1080), (2560, 1080), (2560, 1440)]),
    # what is over
    Sweep({name: partial(score_window, name) for name in (*ENDS, "borgo", "mutants")}, {"score": ()}),
    *(Sweep({name: replay(name)}, dict(steps_of(name))) for name in STEPS),
)  # fmt: skip


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give each sweep its shapes; the first language goes by its name."""
    is_full = metafunc.config.getoption("full")
    metafunc.parametrize(
        ("opening", "looks", "shape"),
        [
            pytest.param(opening, sweep.looks, shape, id=f"{name}-{next(iter(sweep.looks))}-{shape}")
            for sweep in SWEEPS
            for name, opening in sweep.openings.items()
            for shape in shapes_of(name, [*product(sweep.sizes, sweep.scales)], sweep.languages, is_full)
        ],
    )


@pytest.mark.usefixtures("blank_drawings")
def test_nothing_meets_or_leaves(opening: Opening, looks: Looks, shape: Shape, tmp_path: Path) -> None:
    window, found = opening(shape, tmp_path), list[str]()
    for look, steps in looks.items():
        found += looked_at(go(window, *steps), look)
    if window.context.match is not None:
        window.context.match.close()
    assert found == []
