"""The rules in the window: opened from anything, searched, read by mouse and keyboard, and back to the same place."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
import pygame
import pytest

from game.fiftyfirst.of_context import wording_of
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.table import topics
from game.fiftyfirst.table.play.panels import Paying
from game.fiftyfirst.terminal import SCENES
from game.fiftyfirst.wording.rulebook_sections import BOOK
from game.kernel.seats import NOBODY
from game.ui.places import Label, name_of
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.scenes.rulebook.scene import RulebookScene, open_rulebook
from game.ui.scenes.title.scene import TitleScene
from game.ui.scenes.zoom import ZoomScene
from game.ui.settings import Settings
from game.ui.table.play.modes import Radial, Reading
from game.wording.rulebook import heading
from tests.ui.layout import problems
from tests.ui.steps import Step, covers, go, on, says
from tests.ui.sweep import Shape, in_shapes
from tests.ui.table_person import SMALL, connection, hand, mode, on_top, sit_down, site, texts
from tests.ui.whole_game import scene_name


def book(window: Rehearsal) -> RulebookScene:
    return on_top(window, RulebookScene)


# ---------------------------------------------------------------------- layout
@in_shapes()
def test_every_section_has_room(shape: Shape) -> None:
    window = rehearse("title", shape.size, shape.language, settings=shape.settings())
    open_rulebook(window.context)
    faults = {}
    names = list(BOOK.sections)[:: 1 if shape.size == SMALL and shape.text_scale > 1 else 5]
    for name in names:
        book(window).open(name)
        window.settle()
        faults[name] = problems(window.app.marks, shape.size)
        shown = " ".join(mark.name for mark in window.app.marks)
        assert heading(window.context.wording, name).upper() in shown
    assert {name: found for name, found in faults.items() if found} == {}


def test_a_long_section_is_turned_by_wheel_and_keys() -> None:
    window = rehearse("title", SMALL, settings=msgspec.structs.replace(STILL, text_scale=1.5))
    open_rulebook(window.context, "prices")
    window.settle()
    scroller = book(window).page.scroller
    assert scroller.furthest > 0
    window.key("page down")
    assert scroller.offset > 0
    window.key("home")
    assert scroller.offset == 0
    window.key("space")
    assert scroller.offset > 0


# ---------------------------------------------------------------------- opened from everywhere
@pytest.mark.parametrize("name", [name for name in SCENES if name not in ("matches", "statistics", "rulebook")])
@pytest.mark.parametrize("gesture", ["f3", "middle"])
def test_the_rules_open_over_every_scene_and_lead_back(name: str, gesture: str, tmp_path: Path) -> None:
    window = rehearse(name, SMALL, data=tmp_path)
    window.settle()
    below, before = window.context.stack.top, pygame.image.tobytes(window.surface, "RGB")
    if gesture == "f3":
        window.key("f3")
    else:
        window.click("640,715", 2)
    assert book(window).section in BOOK.sections
    window.key("f3" if gesture == "f3" else "escape")
    assert window.context.stack.top is below
    window.settle()
    if gesture == "f3":
        assert pygame.image.tobytes(window.surface, "RGB") == before, "it looks as it did"


def test_a_robot_waits_while_the_rules_are_read(tmp_path: Path) -> None:
    window = rehearse("title", SMALL, data=tmp_path, settings=Settings(speed="normal"))
    go(window, "click menu:new_game", "click player:B:medium", "click start")
    match = window.context.playing
    while match.bot_to_move is None or match.state.phase != "lookout":
        if match.awaiting_end_turn:
            window.context.director.end_turn()
        else:
            match.submit(match.legal()[0])
            window.context.director.advance()
    window.settle()
    below, before = window.context.stack.top, match.journal.head
    window.key("f3")
    window.wait(6000)
    assert isinstance(window.context.stack.top, RulebookScene)
    assert match.journal.head == before, "nothing happens that nobody sees"
    window.key("f3")
    assert window.context.stack.top is below
    window.wait(6000)
    assert match.journal.head > before


NOTHING = {
    "menu", "library", "filter", "order", "part", "matches", "match", "act", "row", "record", "tile",
    "speed", "eyes", "course", "statistics", "replay",
    "mark", "stop", "leap", "page", "setting", "back", "start", "cancel", "dice",
    "seed", "variants", "surprise", "add", "confirm", "continue", "watch", "rematch", "chart", "zoom",
    "language",
    "rulebook", "rules", "section", "see", "example", "fold", "hints",
    "begin", "chapter", "lesson",
}  # fmt: skip
"""Kinds of places about which the rules have nothing to say: they belong to the program alone."""
NAME = "name"
"""The field for the name in New solo. In New game names belong to seats, and lead to the faction boards."""


def without_section(window: Rehearsal) -> set[str]:
    """First words of the places of the frame that lead to no section, though they should."""
    window.settle()
    silent = (mark.name for mark in window.app.marks if mark.kind == "hit" and not topics.topic_of(mark.label))
    return {name.partition(":")[0] for name in silent if name != NAME} - NOTHING


@pytest.mark.parametrize("name", SCENES)
def test_every_kind_of_place_leads_to_a_section(name: str, tmp_path: Path) -> None:
    assert without_section(rehearse(name, SMALL, data=tmp_path)) <= {"overview"}
    kinds = {kind if isinstance(kind, str) else kind.__struct_config__.tag for kind in topics.OF_KINDS}
    assert not kinds & NOTHING


@pytest.mark.parametrize("position", ["solo_hegemony", "solo_borgo", "solo_merchants"])
def test_the_virtual_opponent_is_explained(position: str) -> None:
    assert without_section(sit_down(position)) == set()


@pytest.mark.parametrize(
    ("label", "section"),
    [
        ("goods:ammo", "ammo"),
        ("goods:red", "contacts"),
        ("phase:lookout", "lookout"),
        ("deck", "deck"),
        ("discard", "discard_pile"),
        ("exchange", "exchange"),
        ("take:red", "take_connection"),
        ("gutter:feature", "row_types"),
        ("lane", "vp"),
        ("pass", "passing"),
        ("undo", "undo"),
        (partial(site, card="archive"), "actions"),
        (partial(site, card="church"), "features"),
        (partial(site, card="fuel_tank", seat="B"), "visit"),
        (partial(site, card="gun_shop", seat="B"), "raze_state"),
        (partial(hand, card="factory"), "three_uses"),
        (partial(connection, card="thugs"), "play_connection"),
    ],
)
def test_a_place_of_the_table_opens_at_its_section(label: str | Callable[[Rehearsal], Label], section: str) -> None:
    window = sit_down()
    window.hover(label(window) if callable(label) else label)
    window.key("f3")
    assert book(window).section == section


@pytest.mark.parametrize(
    ("scene", "steps", "section"),
    [
        ("title", ["click menu:rules"], "aim"),
        ("table", ["key escape", "click menu:rules"], "action_phase"),
        ("lookout", ["key f1", "click rules"], "lookout"),
        ("keep", ["key h"], "setup"),
        ("lookout", ["key h"], "lookout"),
        ("cleanup", ["key h"], "cleanup"),
    ],
)
def test_a_scene_leads_to_the_rules_about_it_and_back(
    scene: str, steps: list[Step], section: str, tmp_path: Path
) -> None:
    window = rehearse(scene, SMALL, data=tmp_path)
    below = scene_name(window)
    assert book(go(window, *steps)).section == section
    assert scene_name(go(window, "key escape")) == below


def test_a_refusal_says_where_it_stands_and_opens_there() -> None:
    window = go(sit_down(), on("assembly_plant"), says("Rules: Activate a Location (F3 or middle click)"), "key f3")
    assert book(window).section == "activate"


def test_a_line_of_the_log_opens_its_rule() -> None:
    window = sit_down()
    go(window, "click exchange", "click exchange:brick", "key l")
    assert isinstance(mode(window), Reading)
    line = next(label for label in window.labels() if label.startswith("told:") and label.endswith(":exchange"))
    window.hover(line)
    window.wait(500)
    assert "to open the rules: The exchange of workers" in texts(window)
    window.click(line)
    assert book(window).section == "exchange"
    window.key("escape")
    assert isinstance(mode(window), Reading), "the log is open still"


def test_a_rule_beside_a_card_leads_to_its_section() -> None:
    window = rehearse("zoom", SMALL)
    window.key("r")
    window.settle()
    rule = next(label for label in window.labels() if label.startswith("see:"))
    window.click(rule)
    assert book(window).section == rule.partition(":")[2]
    window.key("escape")
    assert isinstance(window.context.stack.top, ZoomScene)


# ---------------------------------------------------------------------- nothing is lost or shown by it
def test_what_was_begun_goes_on_after_a_look() -> None:
    window = sit_down()
    window.click(hand(window, "factory"))
    assert isinstance(mode(window), Radial)
    window.key("f3")
    window.key("escape")
    assert isinstance(mode(window), Radial)


def test_a_panel_stays_open_and_its_question_is_explained() -> None:
    window = sit_down("table_payment")
    for label in window.labels():
        if label.startswith("hand:"):
            window.click(label)
            break
    window.key("f3")
    assert book(window).section in BOOK.sections
    before = window.context.playing.journal.head
    window.key("escape")
    assert window.context.playing.journal.head == before
    assert isinstance(mode(window), Radial | Paying)


def test_an_open_question_opens_at_its_section() -> None:
    window = sit_down("table_thieves")
    window.click(site(window, "thieves_caravan"))
    window.settle()
    if window.labels():
        window.hover("640,718")
        window.key("f3")
        assert book(window).section in ("stealing", "hand", "paying", "three_uses")


def test_no_hand_is_shown_while_it_is_closed() -> None:
    """The picture of the rules is the same, whoever's hand lies open or closed below."""
    looks = []
    for viewer in ("A", NOBODY):
        window = sit_down()
        window.context.viewer = viewer
        window.context.stack.top.changed = True  # type: ignore[union-attr]
        window.hover("5,715")
        window.settle()
        open_rulebook(window.context, "aim")
        window.settle()
        looks.append(pygame.image.tobytes(window.surface, "RGB"))
    assert looks[0] == looks[1]


# ---------------------------------------------------------------------- reading and searching
def test_typing_searches_at_once_and_shows_the_best(tmp_path: Path) -> None:
    window = rehearse("title", SMALL, data=tmp_path)
    go(window, "key f3", "key r", "type uin")
    scene = book(window)
    assert scene.field.text == "ruin"
    assert scene.section == "ruins"
    assert set(scene.shown) == set(BOOK.found(wording_of(window.context), "ruin"))
    window.key("down")
    assert scene.section in scene.shown
    assert scene.section != "ruins"


def test_escape_clears_the_search_and_then_closes(tmp_path: Path) -> None:
    window = rehearse("title", SMALL, data=tmp_path)
    go(window, "key f3", "key ctrl+f", "type zzz")
    assert "No results for “zzz”" in texts(window)
    window.key("escape")
    assert book(window).field.text == ""
    assert set(book(window).shown) == set(BOOK.sections)
    window.key("escape")
    assert not isinstance(window.context.stack.top, RulebookScene)


def test_what_was_looked_for_is_marked() -> None:
    from game.ui.scenes.rulebook.blocks import is_wanted, set_paragraph

    assert is_wanted("(Ruins,", ("ruin",))
    assert not is_wanted("Spoils", ("ruin",))
    plain = set_paragraph(("A Ruin is here.",), 20, 300, "#000000")
    marked = set_paragraph(("A Ruin is here.",), 20, 300, "#000000", ("ruin",))
    assert pygame.image.tobytes(plain, "RGBA") != pygame.image.tobytes(marked, "RGBA")


def test_reading_by_keyboard(tmp_path: Path) -> None:
    window = rehearse("title", SMALL, data=tmp_path)
    window.key("f3")
    scene = book(window)
    window.key("right")
    window.key("right")
    assert scene.section == list(BOOK.sections)[2]
    window.key("left")
    assert scene.section == list(BOOK.sections)[1]
    window.key("backspace")
    assert scene.section == list(BOOK.sections)[2]
    for _ in range(40):
        window.key("tab")
        if name_of(scene.focus).startswith("see:"):
            break
    wanted = name_of(scene.focus).partition(":")[2]
    window.key("return")
    assert scene.section == wanted
    for _ in range(40):
        window.key("tab")
        if scene.focus == "rulebook:back":
            break
    window.key("return")
    assert not isinstance(window.context.stack.top, RulebookScene)


def test_reading_by_mouse(tmp_path: Path) -> None:
    window = rehearse("title", SMALL, data=tmp_path)
    window.key("f3")
    scene = book(window)
    window.click("section:setup")
    assert scene.section == "setup"
    window.click("see:sets")
    assert scene.section == "sets"
    window.click("rulebook:return")
    assert scene.section == "setup"
    window.click("rulebook:next")
    assert scene.section == "choice"
    go(window, "click rulebook:back", covers(TitleScene))


def test_cards_of_a_section_are_looked_at_closely(tmp_path: Path) -> None:
    window = rehearse("title", SMALL, data=tmp_path)
    open_rulebook(window.context, "production_cards")
    window.settle()
    window.click("example:1:brick_supplier")
    top = on_top(window, ZoomScene)
    assert top.cards[top.place] == "brick_supplier"
    window.key("escape")
    assert book(window).section == "production_cards"
