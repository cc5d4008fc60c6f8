"""The cards of the seats before a game: what they show, and that all of it has room."""

from __future__ import annotations

import sys
from itertools import combinations
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.scenes.starting.box_game import NewBoxGameScene
from game.play.programs import NamedProgram
from game.ui.canvas import Canvas
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.scenes.starting.seat_card import plan_seat
from game.ui.theme import Metrics
from tests.match.test_best_results import played
from tests.ui.menu_person import FULL_TABLE, at_box, texts
from tests.ui.sweep import looked_at
from tests.ui.table_person import on_top

pytestmark = pytest.mark.usefixtures("blank_drawings")

SIZE = (1280, 720)
FURTHER = ("texas", "hegemony", "university", "mississippi", "city_of_uranopolis")
FROM_ALL = replace(STILL, options={"extra_factions": True})
"""Chance may give any faction."""


def posters(window: Rehearsal) -> list[str]:
    window.settle()
    return [mark.name for mark in window.app.marks if mark.kind == "image" and mark.name.startswith("poster")]


def panels(window: Rehearsal, name: str) -> list[pygame.Rect]:
    return [mark.rect for mark in window.app.marks if mark.kind == "panel" and mark.name == name]


# ------------------------------------------------------------------ what a card shows
def test_the_poster_is_that_of_the_faction(tmp_path: Path) -> None:
    window = rehearse("new_game", SIZE, data=tmp_path, settings=STILL)
    assert posters(window) == ["poster random", "poster random"]
    window.click("faction_chip:new_york:B")
    assert posters(window) == ["poster random", "poster new_york"]
    window.click("faction_chip:random:B")
    assert posters(window) == ["poster random", "poster random"]


def test_the_further_factions_stand_beside_the_others_if_chance_may_give_them(tmp_path: Path) -> None:
    window = rehearse("new_game", SIZE, data=tmp_path, settings=FROM_ALL)
    labels = window.labels()
    assert {f"faction_chip:{faction}:B" for faction in FURTHER} <= set(labels)
    assert "faction_chip:further:B" not in labels
    window.click("faction_chip:texas:B")
    assert posters(window) == ["poster random", "poster texas"]
    window.click("faction_chip:texas:A")
    assert posters(window) == ["poster random", "poster texas"], "no two have the same"
    assert len(on_top(window, NewBoxGameScene).by_chance) == 9
    window = at_box("new_game", SIZE, data=tmp_path, settings=FROM_ALL)
    window.click("option:extra_factions:false")
    window.click("variants")
    assert "faction_chip:further:B" in window.labels()
    assert "faction_chip:texas:B" not in window.labels()
    assert len(on_top(window, NewBoxGameScene).by_chance) == 4


@pytest.mark.usefixtures("real_drawings")
def test_a_taken_face_is_darker_but_clear(tmp_path: Path) -> None:
    window = rehearse("new_game", SIZE, data=tmp_path, settings=STILL)

    def brightness() -> float:
        window.settle()
        hits = {mark.name: mark.rect for mark in window.app.marks if mark.kind == "hit"}
        place = hits["faction_chip:new_york:B"].inflate(-8, -8)
        return sum(pygame.transform.average_color(window.surface, place)[:3])

    free = brightness()
    window.click("faction_chip:new_york:A")
    assert 0.6 < brightness() / free < 0.8


def test_only_the_next_free_seat_can_be_taken(tmp_path: Path) -> None:
    window = rehearse("new_game", SIZE, data=tmp_path, settings=STILL)
    for free in (2, 1):
        places = panels(window, "free")
        assert len(places) == free
        assert [mark.rect for mark in window.app.marks if mark.kind == "hit" and mark.name == "add"] == places[:1]
        window.click("add")
        window.settle()
    assert panels(window, "free") == []
    assert "add" not in window.labels()


def test_every_program_can_be_chosen_among_many(tmp_path: Path) -> None:
    window = rehearse("title", SIZE, data=tmp_path, settings=STILL)
    names = [f"exec:robot_{number}.py" for number in range(4)]
    window.context.programs = {name: NamedProgram((sys.executable, "-c", "pass")) for name in names}
    window.click("menu:new_game")
    window.click("player:B:medium")
    for name in (*names, names[0]):
        window.click(f"player:B:{name}")
        window.settle()
        assert on_top(window, NewBoxGameScene).seating.rows[1].player.name == name
        assert looked_at(window, name) == []
    window.click("player:B:hard")
    assert on_top(window, NewBoxGameScene).seating.rows[1].player.name == "hard"


def test_every_opponent_tells_the_best_result_against_it(tmp_path: Path, game: Game) -> None:
    played(game, tmp_path / "matches", 52)
    window = rehearse("new_solo", SIZE, data=tmp_path)
    lines = texts(window).split("\n")
    assert {"52–30", "Merchant"} <= set(lines)
    assert lines.count("no game yet") == 5
    window.click("faction_chip:mutants_union")
    window.settle()
    assert texts(window).split("\n").count("no game yet") == 6, "with the chosen faction"


# ------------------------------------------------------------------ room
@pytest.mark.parametrize("programs", [False, True])
@pytest.mark.parametrize("faces", [5, 6, 10])
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_the_parts_of_a_card_stand_apart_below_a_large_poster(faces: int, text_scale: float, programs: bool) -> None:
    canvas = Canvas(pygame.Surface((10, 10)), Metrics((1920, 1080), text_scale))
    for size in ((410, 690), (410, 1000), (840, 900)):
        card = pygame.Rect((0, 0), size)
        plan = plan_seat(canvas, card, faces, programs)
        parts = [plan.poster, *plan.faces, plan.name, plan.players, plan.levels, *([plan.programs] if programs else [])]
        assert all(card.contains(part) for part in parts)
        assert not [pair for pair in combinations(parts, 2) if pair[0].colliderect(pair[1])]
        assert len(plan.faces) == faces
        assert plan.poster.height >= 0.32 * card.height
        assert min(face.width for face in plan.faces) >= 40


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("size", [SIZE, (1440, 1080), (1000, 1400)], ids=str)
def test_the_cards_fill_the_page_above_the_box(size: tuple[int, int], seats: int, tmp_path: Path) -> None:
    settings = STILL if seats == 2 else FULL_TABLE
    window = rehearse("new_game", size, data=tmp_path, settings=settings)
    cards = [mark.rect for mark in window.app.marks if mark.kind == "panel" and mark.name.startswith(("seat:", "free"))]
    (strip,), (heading,) = panels(window, "box"), panels(window, "heading")
    assert len(cards) == 4
    assert len({card.y for card in cards}) == (2 if size[0] < size[1] else 1), "two above two in a high window"
    assert 0 < strip.y - max(card.bottom for card in cards) < 0.03 * size[1]
    assert 0 < min(card.y for card in cards) - heading.bottom < 0.03 * size[1]
    assert strip.union(cards[0]).width == strip.width
