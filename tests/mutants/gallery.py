"""Frames of every scene, in which changes of the layout are looked for.

The window is opened once for each frame: its size and the size of its text change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations, product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pygame
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import load_catalog
from game.fiftyfirst.match.match import fiftyfirst
from game.fiftyfirst.rehearsal import rehearse, stock
from game.fiftyfirst.scenes import overview
from game.fiftyfirst.scenes.overview import OverviewScene
from game.fiftyfirst.scenes.table import TableScene
from game.fiftyfirst.table.plan.boards import BoardPlan
from game.fiftyfirst.table.plan.layout import Layout
from game.fiftyfirst.table.sets.moloch.draw import panel_of
from game.fiftyfirst.table.sets.no_mans_land.draw import MapPlan, small_map_of
from game.fiftyfirst.table.spots import BorderAt, DistrictAt, SiteAt
from game.paths import cards_folder
from game.play.match import watch_file
from game.ui import context
from game.ui.page import Page
from game.ui.places import Answer, Label
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.scenes import phase
from game.ui.scenes.learning.lessons import open_chapter
from game.ui.scenes.replay.scene import open_replay
from game.ui.scenes.rulebook.scene import open_rulebook
from game.ui.scenes.zoom import ZoomScene
from game.ui.theme import ICON_FLOOR
from game.ui.widgets.tooltip import DELAY
from tests.conftest import ROOT
from tests.languages import LANGUAGES
from tests.ui.assault_person import FOUR, attacked
from tests.ui.layout import problems
from tests.ui.menu_person import CROWD, FULLEST
from tests.ui.panels import check_map, check_panel, check_pile
from tests.ui.phase_person import take_seat
from tests.ui.solo_games import score_window
from tests.ui.steps import Step, begin, go, on, on_hand, on_place
from tests.ui.sweep import PORTRAIT, REPLAY, SIZES, TEXT_SCALES, USUAL
from tests.ui.table_person import POSITIONS, SMALL, hand, player
from tests.ui.test_every_size import (
    Opening,
    equipping,
    map_beside_the_offer,
    produce_all,
    production_question,
    title_of_a_crowd,
)
from tests.ui.test_table_layout import zones

SQUARE = (1000, 1000)
ALL_SIZES = (*SIZES, *PORTRAIT, SQUARE, REPLAY)

Shape = tuple[tuple[int, int], float]
"""The size of a window and of its text."""

SHAPES: tuple[Shape, ...] = tuple(product(ALL_SIZES, TEXT_SCALES))
"""The full product."""

GOLDEN = ROOT / "tests/golden/matches/rules_1"


class Frame(NamedTuple):
    """How a frame is come to, in a folder of its own; ``again`` is done in every shape, as the pointer does not move
    with what it pointed at."""

    open: Callable[[Path], Rehearsal]
    again: Callable[[Rehearsal], None] = lambda _: None


def told(shape: Shape) -> str:
    """A shape as text: `1280x720 1.5`."""
    (width, height), scale = shape
    return f"{width}x{height} {scale}"


# ---------------------------------------------------------------------- ways to a frame
def at_table(position: str, *steps: Step, left_handed: bool = False) -> Callable[[Path], Rehearsal]:
    path, settings = POSITIONS / f"{position}.yaml", replace(STILL, left_handed=left_handed)
    return lambda data: go(rehearse("table", SMALL, position=path, seat="A", data=data, settings=settings), *steps)


def at_scene(scene: str, *steps: Step) -> Callable[[Path], Rehearsal]:
    settings = replace(STILL, seats=CROWD)
    return lambda data: go(rehearse(scene, SMALL, data=data, settings=settings), *steps)


def at_phase(
    scene: str, players: int, *steps: Step, hidden: bool = False, busy: bool = False
) -> Callable[[Path], Rehearsal]:
    return lambda data: go(take_seat(scene, players, hidden=hidden, busy=busy, data=data), *steps)


def explained(label: Callable[[Rehearsal], Label]) -> Callable[[Rehearsal], None]:
    """Point at a place until its tip is shown."""

    def hover(window: Rehearsal) -> None:
        window.hover("2,2")
        window.hover(label(window))
        window.wait(DELAY + 50)

    return hover


def first_in_hand(window: Rehearsal) -> Label:
    return hand(window, (player(window).hand or ())[0])


def first_of_b(window: Rehearsal) -> Label:
    return SiteAt(player(window, "B").sites[0].id)


# ---------------------------------------------------------------------- frames that need more than a script
def order_of_discards(data: Path) -> Rehearsal:
    window = begin(rehearse("title", SMALL, data=data), ("base", "scavengers"))
    if "show_hand" in window.labels():
        window.click("show_hand")
    faces = [label for label in window.labels() if label.startswith("card:")]
    return go(window, f"click {faces[1]}", f"click {faces[4]}")


def zoomed(card: str, part: str) -> Callable[[Path], Rehearsal]:
    def open_zoom(data: Path) -> Rehearsal:
        window = rehearse("cards", SMALL, data=data)
        zoom = ZoomScene(window.context, [card, "school"])
        window.context.stack.push(zoom)
        zoom.part = part
        zoom.changed = True
        return go(window)

    return open_zoom


def listed(scene: str, *steps: Step) -> Callable[[Path], Rehearsal]:
    """A scene that lists matches, of which there are some."""

    def open_list(data: Path) -> Rehearsal:
        stock(load_catalog(cards_folder()), data)
        return go(rehearse(scene, SMALL, data=data), "wait 400", *steps)

    return open_list


def replayed(name: str, step: int, *steps: Step) -> Callable[[Path], Rehearsal]:
    def open_golden(data: Path) -> Rehearsal:
        window = rehearse("title", SMALL, data=data)
        kinds = fiftyfirst(window.context.content).only
        open_replay(window.context, watch_file(GOLDEN / f"{name}.jsonl", kinds), step)
        return go(window, *steps)

    return open_golden


def in_chapter(chapter: str) -> Callable[[Path], Rehearsal]:
    def open_lesson(data: Path) -> Rehearsal:
        window = rehearse("title", SMALL, data=data)
        open_chapter(window.context, chapter)
        return go(window)

    return open_lesson


def rule(section: str) -> Callable[[Path], Rehearsal]:
    def open_section(data: Path) -> Rehearsal:
        window = rehearse("title", SMALL, data=data)
        open_rulebook(window.context, section)
        return go(window)

    return open_section


def usual(opening: Opening, *steps: Step) -> Callable[[Path], Rehearsal]:
    """A window of the sweeps in the usual shape."""
    return lambda data: go(opening(USUAL, data), *steps)


def attack(*steps: Step) -> Callable[[Path], Rehearsal]:
    return lambda _: go(attacked(FOUR), *steps)


FRAMES: dict[str, Frame] = {
    # the table
    "two": Frame(at_table("table"), explained(first_in_hand)),
    "busy, log": Frame(at_table("table_busy", "key l")),
    "busy, opponent's card": Frame(at_table("busy_four"), explained(first_of_b)),
    "three": Frame(at_table("table_3p", "key 2")),
    "four": Frame(at_table("table_4p", "key 3")),
    "four, left hand": Frame(at_table("table_4p", left_handed=True)),
    "full, aiming": Frame(at_table("table_full", "click goods:red")),
    "last round": Frame(at_table("table_last_round")),
    "discard piles": Frame(at_table("discards_four")),
    "taken up": Frame(at_table("table_busy", on_hand("refinery"))),
    # panels
    "paying": Frame(at_table("table_payment", on_hand("refinery"), "click verb:construct")),
    "paying for an action": Frame(at_table("table_payment", on("skyscraper"))),
    "discarding": Frame(at_table("table_payment", "click faction:grey")),
    "exchanging": Frame(at_table("table_payment", "click exchange")),
    "passing": Frame(at_table("table_payment", "click pass")),
    "menu of a card": Frame(at_table("table_payment", on_hand("refinery")), lambda window: window.hover("verb:deal")),
    "victims": Frame(at_table("table_thieves", on("thieves_caravan"))),
    "question of a card": Frame(at_table("table_questions", on_hand("suppliers"), "click verb:construct")),
    "question of a Deal": Frame(at_table("table_questions", on("caravanner"))),
    "cards of the hand": Frame(at_table("table_discards", on("propaganda_center"))),
    "productions": Frame(at_table("table_production_manager", on("production_manager"))),
    "number": Frame(at_table("table_allies", on("rat_den"))),
    "hints": Frame(at_table("table", "key h")),
    # all States
    "overview of two": Frame(at_table("table_busy", "key o")),
    "overview of four": Frame(at_table("busy_four", "key o")),
    "overview with discards": Frame(at_table("discards_four", "key o")),
    "overview with Machines": Frame(at_table("machines_three", "key o")),
    "overview with the map": Frame(at_table("map_four", "key o")),
    "overview with the box": Frame(at_table("box_two", "key o")),
    "overview of a solo game": Frame(at_table("solo_borgo", "key o")),
    # sets and modules
    "solo": Frame(at_table("solo_hegemony")),
    "solo with piles": Frame(at_table("discards_solo")),
    "Machines of four": Frame(at_table("machines_four"), explained(lambda _: "machine:0")),
    "menu of a Machine": Frame(at_table("table_machines", "click machine:1")),
    "map": Frame(at_table("map_three"), explained(lambda _: "area:area_central")),
    "large map": Frame(at_table("map_four", "key b")),
    "menu of an Area": Frame(at_table("table_map", "click area:area_west_central")),
    "districts": Frame(at_table("box_four", "key d")),
    "tip of a border": Frame(at_table("table_modules"), explained(lambda _: BorderAt("human_trafficking"))),
    "menu of a district": Frame(at_table("table_modules", on_place(DistrictAt("foundry_quarter")))),
    "claim of an HQ": Frame(at_table("table_hq", on_hand("construction_vehicles"), "click verb:construct")),
    "theft by an HQ": Frame(
        at_table("table_hq", on_hand("construction_vehicles"), "click verb:construct", on_place(Answer("hq_ibn")))
    ),
    "salvage": Frame(at_table("table_scavengers", on("scavenger_collector"))),
    # phases
    "keep": Frame(at_phase("keep", 2)),
    "keep, hidden": Frame(at_phase("keep", 4, hidden=True)),
    "order of discards": Frame(order_of_discards),
    "lookout": Frame(at_phase("lookout", 4)),
    "busy lookout": Frame(at_phase("lookout", 4, busy=True)),
    "lookout with the map": Frame(usual(map_beside_the_offer(4))),
    "production": Frame(at_phase("production", 4)),
    "busy production": Frame(at_phase("production", 4, busy=True)),
    "question in production": Frame(usual(production_question)),
    "summary of production": Frame(usual(production_question, produce_all)),
    "cleanup": Frame(at_phase("cleanup", 4, busy=True)),
    "equipping": Frame(usual(equipping)),
    "tidied": Frame(at_phase("tidied", 4, busy=True)),
    "score": Frame(at_phase("score", 4)),
    "solo score": Frame(usual(partial(score_window, "won"))),
    "cover": Frame(at_phase("cover", 3, hidden=True)),
    "Assault": Frame(attack()),
    "Assault, choice": Frame(attack("click choose")),
    # looking
    "zoom": Frame(at_phase("zoom", 2)),
    "zoom, rules": Frame(zoomed("caravanner", "rules")),
    "zoom of a Machine": Frame(zoomed("rust_locust", "facts")),
    "replay": Frame(replayed("base_winter_4_players", 190)),
    "replay of a Lookout": Frame(replayed("base_winter_4_players", 8)),
    "replay, log": Frame(replayed("solo_borgo_new_york", 16, "key l")),
    "play on": Frame(at_scene("play_on")),
    # menus
    "title": Frame(usual(title_of_a_crowd)),
    "new game": Frame(at_scene("new_game", "click variants", *(f"click {label}" for label in FULLEST))),
    "new game, folded": Frame(at_scene("new_game")),
    "further factions": Frame(at_scene("new_game", "click faction_chip:further:A")),
    "new solo game": Frame(at_scene("new_solo", "click variants", *(f"click {label}" for label in FULLEST))),
    "settings": Frame(at_scene("settings")),
    "languages": Frame(at_scene("settings", "click page:language")),
    "help": Frame(at_scene("help")),
    "menu": Frame(at_scene("menu")),
    "players": Frame(at_scene("players")),
    "cards": Frame(at_scene("cards")),
    "rulebook": Frame(rule("card_face")),
    "matches": Frame(listed("matches", "click match:0")),
    "statistics": Frame(listed("statistics", "click row:0")),
    "chapters": Frame(at_scene("learn")),
    "lesson": Frame(at_scene("lesson")),
}
"""Name -> frame, from the positions and ways of the tests of the window."""


# ---------------------------------------------------------------------- looking at them
def kinds(found: Sequence[str]) -> set[str]:
    """The kinds of faults: of marks, of a part of the plan, or an error."""
    return {fault.split(":")[0] for fault in found}


def faults(name: str, shapes: Sequence[Shape] = SHAPES) -> Iterator[tuple[Shape, list[str]]]:
    """What is wrong with a frame in each shape, also that it cannot be drawn; each begins with its kind. The language
    goes by the number of the frame."""
    frame, language = FRAMES[name], LANGUAGES[list(FRAMES).index(name) % len(LANGUAGES)]
    with TemporaryDirectory() as folder:
        try:
            window = frame.open(Path(folder))
            window.context.speak(language)
        except Exception as error:  # a changed program may fail in any way
            yield from ((shape, [f"error: {error!r}"]) for shape in shapes)
            return
        shown: tuple[int, int] | None = None
        for size, scale in shapes:
            try:
                if shown != size:
                    window.resize(size)
                    shown = size
                window.context.change_settings(replace(window.context.settings, text_scale=scale))
                window.settle()
                frame.again(window)
                window.settle()
                found = [*(f"marks: {fault}" for fault in problems(window.app.marks, size)), *plan_faults(window)]
            except Exception as error:  # as above
                found = [f"error: {error!r}"]
            yield (size, scale), found
        if window.context.match is not None:
            window.context.match.close()


def plan_faults(window: Rehearsal) -> Iterator[str]:
    """What the tests of plans find: parts that meet, leave their panel, or are too small."""
    top = window.context.stack.top
    checks: list[Callable[[], None]] = []
    if isinstance(top, TableScene):
        layout = top.sight().layout
        checks += [partial(_check_zones, layout), partial(_check_opponents, layout)]
        checks += [
            partial(check_map, plan)
            for plan in (small_map_of(layout), *layout.panels.values())
            if isinstance(plan, MapPlan)
        ]
        checks += [partial(check_panel, plan) for plan in (panel_of(layout),) if plan]
        boards: Sequence[BoardPlan] = layout.opponents
    elif isinstance(top, OverviewScene):
        whole = top.plan
        checks += [partial(check_map, plan) for plan in (small_map_of(whole),) if plan]
        checks += [partial(check_panel, plan) for plan in (panel_of(whole),) if plan]
        boards = whole.boards
    else:
        return
    checks += [partial(check_pile, plan) for plan in boards if plan.discard]
    for check in checks:
        try:
            check()
        except AssertionError as error:
            yield f"{check.func.__name__}: {error}"  # type: ignore[attr-defined]


def _check_zones(layout: Layout) -> None:
    for one, other in combinations(zones(layout), 2):
        assert not one.rect.inflate(-2, -2).colliderect(other.rect), (one, other)
    window = pygame.Rect((0, 0), layout.size).inflate(2, 2)
    for box in zones(layout):
        assert window.contains(box.rect), box


def _check_opponents(layout: Layout) -> None:
    for plan in layout.opponents:
        for box in (plan.plate, *plan.deals, *plan.goods.values()):
            assert plan.panel.grown(1).rect.contains(box.rect), box
        for one, other in combinations((plan.plate, plan.deal_zone, plan.goods_panel), 2):
            assert not one.rect.inflate(-2, -2).colliderect(other.rect), (one, other)
        for box in plan.goods.values():
            assert box.h >= ICON_FLOOR, box
            assert box.w >= ICON_FLOOR + 12, box


def marks_alone() -> None:
    """From now on nothing is painted that leaves no mark in a frame, and settings are not kept."""
    Page._paint = lambda *_: None  # type: ignore[method-assign]
    context.write_settings = lambda *_: None  # type: ignore[attr-defined]
    overview.draw_public_table = lambda *_: None
    phase.draw_frost = lambda _: None  # type: ignore[assignment, attr-defined]
