"""What can be used now has a cream edge; gold is kept for the focus, what is chosen, and the primary button."""

from __future__ import annotations

import pygame
import pytest

from game.fiftyfirst.rules.commands import RazeLocation, UseOpenProduction
from game.fiftyfirst.table.sets import SETS
from game.fiftyfirst.table.spots import InHand, SiteAt
from game.ui.canvas import Canvas
from game.ui.shades import shade
from game.ui.table.draw.glows import draw_offers
from game.ui.table.play.in_reach import offered_places
from game.ui.table.play.modes import Aiming, Radial
from game.ui.theme import BLUE, GREY, PAPER, RED, TEAL, Metrics
from tests.ui.table_person import LARGE, SMALL, mode, scene, sit_down


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_every_place_that_can_be_used_has_a_cream_edge_just_outside_it(size: tuple[int, int]) -> None:
    sight = scene(sit_down("table_busy", size)).sight()
    surface = pygame.Surface(size)
    draw_offers(Canvas(surface, Metrics(size)), sight)
    places = [box for label, box in offered_places(sight) if not isinstance(label, InHand)]
    assert places
    for box in places:
        edge = [surface.get_at((box.x + box.w // 2, box.y - 1)), surface.get_at((box.x - 1, box.y + box.h // 2))]
        assert edge == [pygame.Color(shade(PAPER))] * 2


@pytest.mark.parametrize("position", ["table_busy", "table_4p"])
def test_every_location_that_can_be_razed_is_lit_and_a_click_on_it_leads_to_razing_it(position: str) -> None:
    window = sit_down(position, LARGE)
    legal = window.context.playing.legal()
    razed = {SiteAt(command.site) for command in legal if isinstance(command, RazeLocation)}
    sight = scene(window).sight()
    in_sight = {place for place in razed if sight.box(place)}
    assert in_sight
    theirs = {SiteAt(number) for row in sight.layout.opponent.rows for number in row.places}
    lit = {label for label, _ in offered_places(sight)}
    used = {SiteAt(command.site) for command in legal if isinstance(command, UseOpenProduction)}
    assert lit & theirs == (razed | used) & theirs
    for place in in_sight:
        window.click(place)
        begun = mode(window)
        assert isinstance(begun, Aiming | Radial)
        assert {target.verb for target in begun.targets if target.label == place and target.is_legal} >= {"raze"}
        window.key("escape")


def test_what_a_verb_brings_is_grey_blue_red_or_teal_and_else_cream() -> None:
    colours = [colour for one in SETS for colour in one.colours.values()]
    assert set(colours) == {GREY, BLUE, RED, TEAL, PAPER}
