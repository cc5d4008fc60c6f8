"""The table of a solo game: what it shows of the virtual opponent, its turn step by step, and whole games by mouse."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pygame
import pytest

from game.fiftyfirst.art.faces import mini_face
from game.fiftyfirst.cards.card import Location
from game.fiftyfirst.match.match import deal_match
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.state import VIRTUAL, Game, Player, automa_of
from game.kernel.seats import NOBODY, SeatSetup
from game.ui.art.ornaments import FaceWords
from game.ui.motion.signs import Telling
from game.ui.rehearsal.driver import Rehearsal
from game.ui.settings import Settings
from tests.full import full_only
from tests.ui import key_player, mouse_player
from tests.ui.layout import problems
from tests.ui.mouse_player import give, go_on
from tests.ui.sweep import USUAL, Shape, in_shapes, looked_at
from tests.ui.table_person import LARGE, SMALL, scene, sit_down, state, texts
from tests.ui.whole_game import MOST_DECISIONS, play_on

POSITIONS_OF_SOLO = ("solo_hegemony", "solo_merchants", "solo_borgo")


@pytest.mark.slow
@pytest.mark.usefixtures("blank_drawings")
@in_shapes()
@pytest.mark.parametrize("name", POSITIONS_OF_SOLO)
def test_the_table_has_room_for_everything(shape: Shape, name: str) -> None:
    window = sit_down(name, *shape)
    found = looked_at(window, "rest")
    window.click("goods:red")
    found += looked_at(window, "aiming")
    window.key("escape")
    window.key("o")
    found += looked_at(window, "overview")
    assert found == []


# ------------------------------------------------------------------ what is shown
@pytest.mark.slow
@pytest.mark.parametrize(
    ("position", "words"),
    [
        ("solo_hegemony", ("HEGEMONY", "Attacks you: 3 of 3", "ATTACKS", "10 Locations · no goods")),
        ("solo_merchants", ("MERCHANTS GUILD", "Attacks your Deals: 2 of 3", "MERCHANT ATTACKS")),
        ("solo_borgo", ("BORGO", "Does what a drawn card shows", "Brawlers", "6 Locations · 1 Ruin")),
    ],
)
def test_the_opponent_tells_what_comes_next(position: str, words: tuple[str, ...]) -> None:
    window = sit_down(position, (1920, 1080))
    assert [word for word in words if word not in texts(window)] == []


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_large_words_in_an_empty_pile_touch_neither_its_outline_nor_its_heading(size: tuple[int, int]) -> None:
    window = sit_down("solo_borgo", size, 2.0)
    drawn = {mark.name: mark for mark in window.app.marks if mark.kind == "text"}
    words = next(mark for name, mark in drawn.items() if "next" in name and "goes" in name)
    assert words.within is not None
    air = window.context.metrics.px(12)
    assert words.within.inflate(-2 * air, -2 * air).contains(words.rect)
    assert drawn["CARD DRAWN"].rect.bottom + 4 <= words.within.top


def tip(window: Rehearsal, label: str) -> str:
    window.hover(label)
    return scene(window)._tip() or ""


def test_tooltips_tell_no_numbers_of_rules() -> None:
    window = sit_down("solo_borgo")
    for label in ("deed:draw", "deed:pass", "brawlers", "marker", "icon:attack:gun", "pile:action", "board:V"):
        assert "(R" not in tip(window, label), label
    assert "Brawlers" in tip(window, "brawlers")


@pytest.mark.parametrize(
    ("sets", "words"),
    [("base", "draws another card"), ("base, new_era", "a shield"), ("base, winter", "gains a Brawler")],
)
def test_what_borgos_expansion_is_depends_on_the_sets(sets: str, words: str) -> None:
    """R32.11."""
    window = sit_down("solo_borgo", changed={"solo: borgo": f"solo: borgo\n  sets: [{sets}]"})
    assert words in tip(window, "icon:expansion:iron")


def test_the_cards_of_a_pile_are_looked_at_closely() -> None:
    window = sit_down("solo_hegemony")
    assert "attack 2" in tip(window, "pile_card:attack:1:negotiator")
    window.click("pile_card:attack:1:negotiator", button=3)
    assert type(window.context.stack.top).__name__ == "ZoomScene"


def test_own_plates_show_their_distance_in_solo_games_alone() -> None:
    assert corner_of_school("solo_hegemony") != corner_of_school("table")


def corner_of_school(position: str) -> bytes:
    """The upper left of the first plate, where the Distance stands."""
    window = sit_down(position)
    window.hover("10,700")
    rect = next(mark.rect for mark in window.app.marks if mark.kind == "hit" and mark.name == "site:1")
    return pygame.image.tobytes(window.surface.subsurface((rect.x + 4, rect.y + 4, 24, 24)), "RGB")


# ------------------------------------------------------------------ what can be done to it
def opponent(window: Rehearsal) -> Player:
    return state(window).player(VIRTUAL)


# ------------------------------------------------------------------ its turn
MOVING, WAITING = Settings(speed="normal"), Settings(speed="normal", bots_wait=True)


def act(window: Rehearsal) -> None:
    window.click("exchange")
    window.click("exchange:brick")
    window.settle()
    if "done" in window.labels():
        window.click("done")


def await_caption(window: Rehearsal) -> None:
    """Watch until the first step is told; a second is enough."""
    for _ in range(20):
        if window.context.stage.plays(Telling):
            return
        window.wait(50)
    raise AssertionError("nothing is told of the turn")


def watched(settings: Settings = MOVING) -> Rehearsal:
    """The table at which the first step of its turn is told."""
    window = sit_down("solo_hegemony", settings=settings)
    act(window)
    await_caption(window)
    return window


def told(window: Rehearsal) -> str:
    """What the strip at the foot of the log says, or the caption of a screen without a log."""
    strip = next(mark.rect for mark in window.app.marks if mark.name in ("deed", "caption"))
    return "\n".join(mark.name for mark in window.app.marks if strip.contains(mark.rect))


@pytest.mark.slow
def test_its_turn_is_told_step_by_step_with_its_reasons() -> None:
    window = watched()
    window.wait(300)
    assert "for attack 3" in told(window)
    window.wait(2800)
    assert "an unused Action is hit first" in told(window)
    assert window.context.playing.undo_barrier() == "revealed"


def test_a_press_goes_on_to_its_next_step() -> None:
    window = watched()
    window.key("left shift")
    window.wait(50)
    assert "Attack 3" in told(window)
    assert "any key" in told(window)
    window.key("left shift")
    window.wait(50)
    assert "Attack 3" in told(window), "it stays in sight"
    assert "any key" not in told(window)


def test_its_steps_wait_for_a_press_if_the_player_likes() -> None:
    window = watched(WAITING)
    window.wait(30_000)
    assert "for attack 3" in told(window)
    window.key("left shift")
    window.wait(50)
    assert "an unused Action is hit first" in told(window)


@pytest.mark.parametrize("press", ["space", "click"])
def test_the_press_that_goes_on_does_nothing_else(press: str) -> None:
    """The pointer is still where *End turn* was, and *Pass* is now."""
    window = watched(WAITING)
    window.hover("pass")
    if press == "space":
        window.key("space")
    else:
        window.click("pass")
    window.wait(50)
    assert "an unused Action is hit first" in told(window)
    assert "confirm" not in window.labels(), "it does not ask whether to pass"


def test_without_motion_the_news_lists_its_turn() -> None:
    window = sit_down("solo_hegemony")
    act(window)
    assert "Attack 3" in texts(window)


# ------------------------------------------------------------------ questions in its turn
QUESTIONS = {
    "attacked": """
given:
  {solo: hegemony, phase: action, turn: V, deck: [Camp], connections: {red: [], blue: []},
   players: {A: {faction: new_york, state: [School, {card: School, shield: true}, Pub]}}}
""",
    "lost_deal": """
given:
  {solo: merchants, phase: action, turn: V, deck: [Docks], connections: {red: [], blue: []},
   players: {A: {faction: new_york, state: [Camp], deals: [Scrap Metal, Shelter, Arena]}},
   opponent: {stage: merchant}}
""",
    "replaced": """
given:
  {solo: appalachian, phase: action, turn: V, deck: [Rubble Trader], connections: {red: [], blue: []},
   players: {A: {faction: new_york, state: [Camp]}}, opponent: {state: [Skyscraper, Clay Pit, Rubble]}}
""",
}
"""Positions of which the next turn of the opponent asks the person something (R30.8, R31.3, R31.4)."""


def asked(tmp_path: Path, name: str, shape: Shape = USUAL) -> Rehearsal:
    path = tmp_path / f"{name}.yaml"
    path.write_text(QUESTIONS[name], encoding="utf-8")
    return rehearse("table", shape.size, shape.language, path, "A", settings=shape.settings())


@pytest.mark.parametrize(
    ("name", "place", "answer"),
    [
        ("attacked", "site:1", "answer:2"),
        ("lost_deal", "made_deal:A:1:shelter", "answer:scrap_metal"),
        ("replaced", "site:2", "answer:3"),
    ],
)
def test_a_question_is_answered_on_the_table_and_in_its_panel(
    tmp_path: Path, name: str, place: str, answer: str
) -> None:
    for chosen in (place, answer):
        window = asked(tmp_path, name)
        assert problems(window.app.marks, SMALL) == []
        assert window.context.playing.undo_barrier() == "revealed"
        before = state(window)
        click_through(window, chosen)
        assert state(window) is not before
        assert state(window).to_move == "A"


def click_through(window: Rehearsal, place: str) -> None:
    """Click what is seen at a place, whatever answers there."""
    x, y = next(mark.rect.center for mark in window.app.marks if mark.kind == "hit" and mark.name == place)
    window.click(f"{x},{y}")


def test_a_question_is_answered_by_keyboard(tmp_path: Path) -> None:
    window = asked(tmp_path, "attacked")
    window.key("tab")
    window.key("return")
    assert automa_of(state(window)).must_pass


@pytest.mark.slow
@pytest.mark.usefixtures("blank_drawings")
@in_shapes()
def test_questions_have_room(tmp_path: Path, shape: Shape) -> None:
    assert [fault for name in QUESTIONS for fault in looked_at(asked(tmp_path, name, shape), name)] == []


# ------------------------------------------------------------------ other screens
def begin(window: Rehearsal, kind: str, seed: int) -> None:
    """A new match against an opponent, as the new-game screen would open it."""
    match = deal_match(Game(window.context.content), [SeatSetup("Alex", role="new_york")], seed, solo=kind)
    window.context.director.open_match(match)
    window.settle()


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "order"), [("hegemony", "AVAV"), ("borgo", "AVVA")])
def test_the_picking_order_names_the_opponent(kind: str, order: str) -> None:
    window = rehearse("title", SMALL)
    begin(window, kind, 3)
    give(window, window.context.playing.legal()[0])
    go_on(window)
    assert "".join(window.context.playing.view(NOBODY).lookout.order) == order
    assert ("HEGEMONY" if kind == "hegemony" else "BORGO") in texts(window).upper()
    for done in (0, 2):
        assert window.context.playing.view(NOBODY).lookout.done == done
        give(window, window.context.playing.legal()[0])
        if done == 0 and kind == "borgo":
            return


def test_what_the_opponent_picks_is_told_and_flies_to_its_emblem() -> None:
    window = rehearse("title", SMALL, settings=Settings(speed="normal"))
    begin(window, "hegemony", 3)
    give(window, window.context.playing.legal()[0])
    window.settle()
    go_on(window)
    window.settle()
    give(window, window.context.playing.legal()[0])
    window.wait(200)
    [picked] = opponent(window).sites
    assert "takes" in told(window)
    assert picked.card in {mark.name for mark in window.app.marks if mark.kind == "image" and mark.layer == 8}


@pytest.mark.slow
def test_borgo_and_the_player_hold_the_token_in_turn() -> None:
    window = rehearse("title", SMALL)
    begin(window, "borgo", 9)
    seed = 0
    while window.context.playing.state.round < 2:
        seed += play_on(window, seed, 1, give, stay_at_summaries).total()
    assert type(window.context.stack.top).__name__ == "TidiedScene"
    assert "Borgo is first player" in texts(window)


def stay_at_summaries(window: Rehearsal) -> None:
    """Go on, but for the summary of Cleanup."""
    while type(window.context.stack.top).__name__ != "TidiedScene":
        if "continue" not in window.labels():
            return
        window.click("continue")
        window.settle()


# ------------------------------------------------------------------ whole games
@pytest.fixture
def title(tmp_path: Path) -> Iterator[Rehearsal]:
    window = rehearse("title", SMALL, data=tmp_path)
    yield window
    if window.context.match:
        window.context.match.close()


@pytest.mark.parametrize(
    ("person", "kind", "seed"),
    [
        (mouse_player, "appalachian", 4),
        full_only(mouse_player, "borgo", 9),
        pytest.param(key_player, "appalachian", 4, marks=pytest.mark.slow),
        full_only(key_player, "hegemony", 1),
    ],
)
def test_a_solo_game_is_played_to_its_end(person: ModuleType, title: Rehearsal, kind: str, seed: int) -> None:
    begin(title, kind, seed)
    given = play_on(title, seed, MOST_DECISIONS, person.give, person.go_on)
    assert title.context.playing.state.is_over
    assert type(title.context.stack.top).__name__ == "ScoreScene"
    assert given.total() > 20
    assert person is mouse_player or given["ChooseSite"], "a question in the turn of the virtual opponent was answered"


@pytest.mark.parametrize("size", [SMALL, (1920, 1080)])
def test_of_drawn_cards_that_cover_each_other_the_titles_stand_in_what_is_seen(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[int, int]] = []

    def face(location: Location, width: int, words: FaceWords, text: float, seen: int, title_px: int) -> pygame.Surface:
        drawn.append((seen, title_px))
        return mini_face(location, width, words, text, seen, title_px)

    monkeypatch.setattr("game.fiftyfirst.table.draw.automa.mini_face", face)
    window = sit_down("solo_hegemony", size)
    plan = scene(window).sight().layout.opponent.piles
    assert plan
    first, second = plan.cards("attack", 2)
    (covered, one), (whole, other) = drawn[:2]
    assert covered == second.x - first.x < first.w
    assert (whole, one) == (0, other)


@pytest.mark.parametrize("name", ["solo_hegemony", "solo_borgo", "solo_merchants"])
@pytest.mark.parametrize("left", [False, True])
def test_the_opponent_looks_out_of_its_plate_and_hides_nothing(name: str, left: bool) -> None:
    window = sit_down(name, LARGE, settings=Settings(speed="off", left_handed=left))
    board = scene(window).sight().layout.board(VIRTUAL)
    assert board.status
    portrait, metrics = board.status.portrait, window.context.metrics
    assert portrait.w == portrait.h == metrics.px(120)
    assert board.panel.rect.contains(portrait.rect)
    inside = [
        mark for mark in window.app.marks if mark.kind in ("text", "icon") and board.panel.rect.contains(mark.rect)
    ]
    covered = [mark.name for mark in inside if mark.rect.colliderect(portrait.rect) and mark.rect != portrait.rect]
    assert not set(covered) - {"first_player"}
