"""The whole box on the page of a new game: every set and module says what it brings, what cannot be played says why,
every combination that is offered starts, and chance may choose one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise, product
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from game.fiftyfirst.art.set_pictures import KEY_PICTURES, NONE, set_picture
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import deal_match
from game.fiftyfirst.of_context import wording_of
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.invariants import problems as broken
from game.fiftyfirst.rules.options import EXPANSIONS, Options
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.scenes.starting.box_page import BoxScene
from game.fiftyfirst.scenes.starting.variants import MODULE_VARIANTS, ChosenSets, surprise
from game.kernel.chance import Chance
from game.kernel.seats import SeatSetup
from game.ui.art.svg import exists
from game.ui.places import VariantChip
from game.ui.rehearsal.driver import STILL, Rehearsal
from tests.ui.menu_person import ALL_MODULES, FULL_TABLE, at_box, press, texts
from tests.ui.sweep import looked_at

pytestmark = pytest.mark.usefixtures("blank_drawings")

SMALL = (1280, 720)
SCENES = ("new_game", "new_solo")
PROMOS = ("promo_1", "promo_2")


def opened(scene: str, folder: Path) -> Rehearsal:
    return at_box(scene, SMALL, data=folder, settings=FULL_TABLE)


def page(window: Rehearsal) -> BoxScene:
    top = window.context.stack.top
    assert isinstance(top, BoxScene)
    return top


# ------------------------------------------------------------------ every combination
class Wanted(NamedTuple):
    """What somebody may want to play with, possible or not."""

    expansion: str | None
    promos: tuple[str, ...]
    modules: tuple[str, ...]

    @property
    def impossible(self) -> set[str]:
        """The modules that lack their set, as R3.2 has it."""
        without = {"hq": "promo_2" not in self.promos, "server_room": self.expansion != "moloch"}
        return {module for module in self.modules if without.get(module)}


def subsets(names: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    return (chosen for count in range(len(names) + 1) for chosen in combinations(names, count))


WANTED = tuple(
    Wanted(*parts) for parts in product((None, *EXPANSIONS), tuple(subsets(PROMOS)), tuple(subsets(ALL_MODULES)))
)


def choose(scene: BoxScene, wanted: Wanted) -> None:
    chosen = scene.set_panel.chosen
    chosen.expansion, chosen.extras = wanted.expansion, set(wanted.promos)
    scene.options = replace(Options(), **{module: module in wanted.modules for module in ALL_MODULES})


def check_choice(scene: BoxScene, wanted: Wanted) -> None:
    """What is impossible is not chosen; all else is."""
    options = scene.chosen_options
    taken = {module for module in ALL_MODULES if getattr(options, module)}
    assert taken == set(wanted.modules) - wanted.impossible, wanted
    expansion = (wanted.expansion,) if wanted.expansion else ()
    assert set(scene.set_panel.chosen.sets) == {"base", *expansion, *wanted.promos}


@pytest.mark.parametrize("scene", SCENES)
def test_each_thing_that_is_impossible_says_why(scene: str, tmp_path: Path) -> None:
    """The tile of a module is dead if and only if its set is missing, whatever else is chosen."""
    window = opened(scene, tmp_path)
    top = page(window)
    for wanted in WANTED:
        if len(wanted.modules) != len(ALL_MODULES):
            continue
        choose(top, wanted)
        top.changed = True
        window.settle()
        dead = {}
        for label, button in top.buttons.items():
            if isinstance(label, VariantChip) and button.why:
                dead[label.name] = button.why
        assert set(dead) == wanted.impossible
        assert dead.get("hq", "Only with Promo 2.") == "Only with Promo 2."
        assert dead.get("server_room", "Only with Moloch.") == "Only with Moloch."
        assert all(why in texts(window) for why in dead.values()), "on the tile, not only on hover"


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_combination_starts(seats: int, tmp_path: Path) -> None:
    window = opened("new_solo" if seats == 1 else "new_game", tmp_path)
    top, kinds = page(window), tuple(KINDS)
    people = [SeatSetup(f"Player {number}") for number in range(seats)]
    for number, wanted in enumerate(WANTED):
        choose(top, wanted)
        check_choice(top, wanted)
        if wanted.impossible:
            continue
        sets, options = top.set_panel.chosen.sets, replace(top.chosen_options, extra_factions=number % 2 == 0)
        solo = kinds[number % len(kinds)] if seats == 1 else None
        game = Game(window.context.content, sets, options)
        match = deal_match(game, people, number, None, play_bots=False, solo=solo)
        state = match.state
        assert (state.hq is not None, bool(state.borders)) == (options.hq, options.borders)
        assert (state.arena is not None, state.districts is not None) == (options.arena, options.districts)
        assert (state.machines is not None, state.outposts is not None) == (
            wanted.expansion == "moloch",
            wanted.expansion == "no_mans_land",
        )
        assert not list(broken(game, state)), wanted


def test_a_module_goes_with_its_set(tmp_path: Path) -> None:
    window = opened("new_game", tmp_path)
    for label in ("set:promo_2", "option:hq:true", "set:promo_2"):
        window.click(label)
    assert page(window).chosen_options == Options()
    window.click("set:promo_2")
    assert page(window).chosen_options == Options(hq=True), "as it was chosen before"


# ------------------------------------------------------------------ what is told
@pytest.mark.parametrize("scene", SCENES)
def test_every_tile_says_what_it_brings_how_many_cards_and_how_long(scene: str, tmp_path: Path) -> None:
    window = opened(scene, tmp_path)
    window.click("expansion:moloch")
    window.click("set:promo_2")
    text, told, kind = window.context.text, texts(window), "solo" if scene == "new_solo" else "several"
    for name in (NONE, *EXPANSIONS, *PROMOS):
        assert text(f"box-brings-{name.replace('_', '-')}") in told
    for name in ALL_MODULES:
        key = name.replace("_", "-")
        assert text(f"box-brings-{key}", kind=kind) in told
        assert text(f"box-adds-{key}") in told
    for added in ("88 cards, about four rounds", "50 cards, +1 round", "50 cards, −½ round", "6 cards", "15 cards"):
        assert added in told.split("\n")
    window.click("expansion:none")
    assert "12 cards" in texts(window), "its Machines join those of Moloch alone"
    for label, said in (("expansion:moloch", "About a round longer."), ("option:borders:true", "4 tiles.")):
        window.hover(label)
        window.wait(400)
        assert said in texts(window)


@pytest.mark.parametrize("scene", SCENES)
def test_every_set_and_module_has_a_picture_that_is_pale_unless_it_is_played_with(scene: str, tmp_path: Path) -> None:
    shown = {mark.name for mark in opened(scene, tmp_path).app.marks if mark.kind == "image"}
    assert shown == {f"picture of {name}" for name in (NONE, *EXPANSIONS, *PROMOS, *ALL_MODULES)}
    assert set(KEY_PICTURES) == {NONE, *EXPANSIONS, *PROMOS, *ALL_MODULES}


@pytest.mark.usefixtures("real_drawings")
def test_what_is_not_chosen_has_a_paler_picture_and_what_cannot_be_a_grey_one() -> None:
    chosen, other, dead = (
        set_picture("moloch", (112, 60), 0.3, 4, *how).get_at((56, 30))
        for how in ((True, False), (False, False), (False, True))
    )
    assert (chosen.a, other.a, dead.a) == (255, 153, 153), "60 %"
    assert dead.r == dead.g == dead.b


def test_a_picture_shows_a_card_of_its_set(catalog: Catalog) -> None:
    of_sets = {card.id: (card.set, card.type) for card in catalog.locations.values()}
    of_sets |= {machine.id: (machine.set, "machine") for machine in catalog.machines.values()}
    of_sets |= {area.id: (area.set, "area") for area in catalog.areas.values()}
    for name in (*EXPANSIONS, *PROMOS):
        assert of_sets[KEY_PICTURES[name].motif] == (name, KEY_PICTURES[name].type)
    assert of_sets[KEY_PICTURES[NONE].motif][0] == "base"
    assert all(exists("motifs", shown.motif) for shown in KEY_PICTURES.values())


def test_all_cards_of_a_set_are_counted(tmp_path: Path) -> None:
    chosen = page(opened("new_game", tmp_path)).set_panel.chosen
    assert {name: chosen.count(name)[1] for name in ("base", *EXPANSIONS, *PROMOS)} == {
        "base": 88, **dict.fromkeys(EXPANSIONS, 50), "promo_1": 6, "promo_2": 12,
    }  # fmt: skip


def test_a_line_tells_what_is_folded_away(tmp_path: Path) -> None:
    window = opened("new_game", tmp_path)
    assert "Maximiliane Wood (Merchants Guild) · Robot 2 (Robot: easy, Mutants Union)" in texts(window)
    for label in ("expansion:allies", "set:promo_2", "option:hq:true", "option:arena:true", "variants"):
        window.click(label)
    assert "51st State, Allies, Promo 2 · Headquarters · Arena · usual rules" in texts(window)
    window = opened("new_solo", tmp_path)
    assert "Player · Opponent: Hegemony" in texts(window)


# ------------------------------------------------------------------ surprise
@pytest.mark.parametrize("scene", SCENES)
def test_a_surprise_is_shown_and_each_press_gives_another(scene: str, tmp_path: Path) -> None:
    window = rehearse(scene, SMALL, data=tmp_path, settings=STILL)
    seen: list[str] = []
    for _ in range(12):
        press(window, "surprise")
        chosen = page(window).set_panel.chosen.sets
        line = wording_of(window.context).set_titles(chosen)
        assert line in texts(window), "on the line, while the box is folded away"
        seen.append(f"{chosen} {page(window).chosen_options}")
    assert all(one != other for one, other in pairwise(seen))
    window.click("start")
    game = window.context.playing.game
    assert f"{game.sets} {game.options}" == seen[-1], "as it was shown"
    window.context.playing.close()


def test_a_surprise_may_be_any_combination_and_only_a_possible_one(catalog: Catalog) -> None:
    chosen, options, chance, seen = ChosenSets(catalog, ()), Options(), Chance(1), set()
    for _ in range(400):
        options, chance = surprise(chosen, MODULE_VARIANTS, options, chance)
        modules = tuple(module for module in ALL_MODULES if getattr(options, module))
        wanted = Wanted(chosen.expansion, tuple(sorted(chosen.extras)), modules)
        assert not wanted.impossible
        seen.add(wanted)
    assert {wanted.expansion for wanted in seen} == {None, *EXPANSIONS}
    assert {name for wanted in seen for name in (*wanted.promos, *wanted.modules)} == {*PROMOS, *ALL_MODULES}


def test_a_surprise_leaves_rules_and_levels_as_they_are(tmp_path: Path) -> None:
    window = opened("new_game", tmp_path)
    for label in ("expansion:moloch", "option:moloch.difficulty:veteran", "option:tokens_limited:true", "surprise"):
        window.click(label)
    options = page(window).options
    assert (options.moloch_difficulty, options.tokens_limited) == ("veteran", True)


# ------------------------------------------------------------------ the strip below the players
@pytest.mark.parametrize("scene", SCENES)
def test_a_tile_of_the_strip_switches_its_set_or_module_on_the_spot(scene: str, tmp_path: Path) -> None:
    window = rehearse(scene, SMALL, data=tmp_path, settings=STILL)
    for label in ("expansion:allies", "set:promo_2", "option:hq:true", "option:arena:true"):
        press(window, label)
    assert "51st State, Allies, Promo 2 · Headquarters · Arena · usual rules" in texts(window)
    assert page(window).set_panel.chosen.sets == ("base", "allies", "promo_2")
    for label in ("expansion:allies", "set:promo_2", "option:arena:false"):
        window.click(label)
    assert "51st State · usual rules" in texts(window), "a second press puts it away"
    assert page(window).chosen_options == Options()


def test_a_tile_of_the_strip_says_what_it_is_or_why_it_is_dead(tmp_path: Path) -> None:
    window = rehearse("new_game", SMALL, data=tmp_path, settings=STILL)
    for label, told in (
        ("expansion:moloch", "Moloch: Machines attack everybody: hack them or destroy them."),
        ("option:hq:true", "Headquarters: Only with Promo 2."),
        ("option:server_room:true", "Server room: Only with Moloch."),
    ):
        window.hover(label)
        window.wait(400)
        assert told in texts(window)
    window.click("option:hq:true")
    assert page(window).chosen_options == Options()


# ------------------------------------------------------------------ every shape
@pytest.mark.parametrize("is_open", [False, True])
def test_left_handed_the_surprise_lies_at_the_left(is_open: bool, tmp_path: Path) -> None:
    places = []
    for is_left in (False, True):
        window = rehearse("new_game", SMALL, data=tmp_path, settings=replace(STILL, left_handed=is_left))
        if is_open:
            window.click("variants")
        marks = {mark.name: mark.rect for mark in window.app.marks}
        places.append((marks["surprise"], marks["told" if is_open else "expansion:winter"]))
        assert looked_at(window, "left" if is_left else "right") == []
    (right, before), (left, behind) = places
    assert before.right <= right.x
    assert left.right <= behind.x
