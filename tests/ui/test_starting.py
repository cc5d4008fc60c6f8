"""New games and solo games begin as they were chosen: by mouse, by keys alone, and as the last one was."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from game.fiftyfirst.match.files.record import solo_of
from game.fiftyfirst.match.match import fiftyfirst
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.scenes.starting.further_factions import FurtherFactionsScene
from game.fiftyfirst.table.spots import FactionChip
from game.match.library.index import MatchIndex
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.settings import LastAlone, LastSeat, Settings, read_settings
from tests.ui.menu_person import FULL_TABLE, FULLEST, at_box, go_to, texts
from tests.ui.steps import Step, covers, go
from tests.ui.table_person import SMALL, on_top

pytestmark = pytest.mark.usefixtures("blank_drawings")


class Start(NamedTuple):
    """How a game is begun in a scene, and what is true of it then: some of `begun`."""

    scene: str
    steps: Sequence[Step]
    begun: Mapping[str, object]
    settings: Settings = STILL


def begun(window: Rehearsal) -> dict[str, Any]:
    match = window.context.playing
    return {
        "sets": match.game.sets,
        "options": match.game.options,
        "solo": solo_of(match.header),
        "seed": match.header.seed,
        "names": list(match.names.values()),
        "players": [match.seats[seat].player for seat in match.seats],
        "factions": [match.seats[seat].role for seat in match.seats],
        **{f"faction of {seat}": match.state.player(seat).faction for seat in match.seats},
    }


# ---------------------------------------------------------------------- steps
def clicks(*labels: str) -> list[Step]:
    return [f"click {label}" for label in labels]


def presses(*labels: str) -> list[Step]:
    return [f"press {label}" for label in labels]


def tab_to(label: str) -> Step:
    return lambda window: go_to(window, label)


def offers(*labels: str) -> Step:
    def check(window: Rehearsal) -> None:
        assert set(labels) <= set(window.labels())

    return check


def lacks(*beginnings: str) -> Step:
    def check(window: Rehearsal) -> None:
        assert not [label for label in window.labels() if label.startswith(beginnings)]

    return check


def to_mississippi(window: Rehearsal) -> None:
    menu = on_top(window, FurtherFactionsScene)
    while menu.focus != FactionChip("mississippi"):
        window.key("tab")


# ---------------------------------------------------------------------- what is remembered
AT_UNIVERSITY = LastSeat("Anna", "human", "university")


def with_seats(*seats: LastSeat) -> Settings:
    return replace(STILL, seats=seats)


def last_solo(sets: tuple[str, ...], options: dict[str, bool | int | str]) -> Settings:
    return replace(STILL, alone=LastAlone("borgo", options=options, sets=sets))


def is_unfinished(window: Rehearsal) -> None:
    """The match is kept as the only one that can be continued."""
    assert window.context.data
    assert len(MatchIndex(window.context.data / "matches", fiftyfirst().only).read_all().unfinished()) == 1


SCENES = ("new_game", "new_solo")
MOLOCH_LEVELS = ("recruit", "soldier", "veteran")
MOLOCH_TICKS = ("option:moloch.coop:true", "option:server_room:true")
RAZED_FREE = "option:no_mans_land.raze_build_free:true"
MOLOCH = ("base", "moloch")
MAP = ("base", "no_mans_land")

BOXES: dict[str, tuple[list[Step], Mapping[str, object]]] = {
    "base set": ([], {"sets": ("base",), "options": Options()}),
    "fullest": (clicks(*FULLEST), {
        "options": Options(hq=True, borders=True, arena=True, districts=True, server_room=True),
        "sets": ("base", "moloch", "promo_1", "promo_2"),
    }),
    "by keys, and one put away; HQ cards need Promo 2": (presses(
        "option:arena:true", "option:borders:true", "option:arena:false", "option:hq:true",
    ), {"options": Options(borders=True)}),
    "Machines": (clicks("expansion:moloch", "option:moloch.difficulty:veteran", *MOLOCH_TICKS), {
        "options": Options(moloch_difficulty="veteran", moloch_coop=True, server_room=True), "sets": MOLOCH,
    }),
    "map": (clicks("expansion:no_mans_land", RAZED_FREE), {"options": Options(raze_build_free=True), "sets": MAP}),
    "Machines put away": (clicks("expansion:moloch", "option:moloch.coop:true", "expansion:none"), {
        "options": Options(),
    }),
    "map put away": (clicks("expansion:no_mans_land", RAZED_FREE, "expansion:none"), {"options": Options()}),
}  # fmt: skip
"""What is chosen from the box, for a new game as well as for a solo game, and what is true of the match."""

STARTS: dict[str, Start] = {
    "by keys alone": Start("title", [
        "key down", "key down", "key down", "key return", *presses("player:B:human", "add"), "type Mia",
        *presses("add", "faction_chip:new_york:B", "player:D:medium", "variants"), tab_to("seed"), "key ctrl+backspace",
        "type 123x4", "press option:tokens_limited:true", "press start",
    ], {"seed": 1234, "options": Options(tokens_limited=True), "names": ["Player 1", "Player 2", "Mia", "Robot 4"],
        "players": ["human", "human", "human", "medium"], "faction of B": "new_york"}),
    "arrows leave a field": Start("new_game", [
        "key tab", "type Alex", "key down", "type Kim", tab_to("name:B"), "type Kim", "click start",
    ], {"names": ["Alex", "Kim"]}),
    "up to four seats and down to two": Start("new_game", [
        lacks("name:C"), *clicks("add", "add"), lacks("add"), "click name:D", "type Last",
        *clicks("remove:B", "remove:A"), lacks("name:C"), *clicks("remove:A", "start"),
    ], {"names": ["Robot 1", "Last"]}),
    "by mouse": Start("new_game", [
        "click name:B", "key ctrl+backspace", "type Zoë",
        *clicks("variants", "option:tiebreak.count:supply_stored", "option:tokens_limited:true", "seed"),
        "key ctrl+backspace", "type 77", *clicks("variants", "player:B:medium", "start"), is_unfinished,
    ], {
        "names": ["Player 1", "Zoë"], "players": ["human", "medium"], "seed": 77,
        "options": Options(tiebreak_count="supply_stored", tokens_limited=True),
    }),
    "solo by keys alone": Start("title", [
        *presses("menu:solo", "opponent:borgo"), tab_to("name"), "type Mia",
        *presses("faction_chip:new_york", "variants", "option:borgo.extra_brawlers:2"), tab_to("seed"),
        "key ctrl+backspace", "type 99", "press start",
    ], {
        "solo": "borgo", "seed": 99, "names": ["Mia", "borgo"], "factions": ["new_york"],
        "options": Options(borgo_extra_brawlers=2),
    }),
    "solo by mouse": Start("title", clicks(
        "menu:solo", "opponent:merchants", "faction_chip:merchants_guild", "variants", "option:solo.tie_goods:spoils",
        "dice", "start",
    ), {
        "solo": "merchants", "names": ["Player", "merchants"], "players": ["human"], "factions": ["merchants_guild"],
        "options": Options(solo_tie_goods="spoils"),
    }),
    "an option of another opponent": Start("new_solo", [
        *clicks("opponent:borgo", "variants", "option:borgo.extra_brawlers:3"),
        *clicks("variants", "opponent:hegemony", "start"),
    ], {"options": Options()}),
    "modules of the last solo game": Start("new_solo", ["click start"], {
        "options": Options(hq=True, arena=True),
    }, last_solo(("base", "promo_2"), {"hq": True, "arena": True, "borders": 1})),
    "Machines of the last solo game": Start("new_solo", ["click start"], {
        "options": Options(moloch_difficulty="soldier", server_room=True),
    }, last_solo(MOLOCH, {"moloch.difficulty": "soldier", "server_room": True})),
    "the map of the last solo game": Start("new_solo", ["click start"], {
        "options": Options(raze_build_free=True), "sets": MAP,
    }, last_solo(MAP, {"no_mans_land.raze_build_free": True})),
    "a further faction by a click": Start("new_game", [
        "click faction_chip:further:A", covers(FurtherFactionsScene), "click faction_chip:texas", "click start",
    ], {"faction of A": "texas"}),
    "a further faction by keys": Start("new_solo", [
        "click faction_chip:further", to_mississippi, "key return", "click start",
    ], {"faction of A": "mississippi"}),
    "a further faction kept by Escape": Start("new_game", [
        "click faction_chip:further:A", "key escape", "click start",
    ], {"faction of A": "university"}, with_seats(AT_UNIVERSITY, LastSeat("Ben", "human", "new_york"))),
    "a further faction of somebody else": Start("new_game", [
        *clicks("faction_chip:further:B", "faction_chip:university"), covers(FurtherFactionsScene),
        *clicks("faction_chip:texas", "start"),
    ], {"factions": ["university", "texas"]}, with_seats(AT_UNIVERSITY, LastSeat("Ben", "human", None))),
    "factions from all boards": Start("new_game", clicks("variants", "option:extra_factions:true", "start"), {
        "options": Options(extra_factions=True),
    }),
    **{
        f"{name} in {scene}": Start(scene, ["click variants", *steps, "press start"], begun, FULL_TABLE)
        for name, (steps, begun) in BOXES.items()
        for scene in SCENES
    },
}  # fmt: skip

AGAIN: dict[str, tuple[Start, Mapping[str, object]]] = {
    "seats": (Start("new_game", [
        *clicks("add", "player:B:human", "name:B"), "type Zoë",
        *clicks("faction_chip:new_york:B", "player:C:medium", "start"),
    ], {
        "names": ["Player 1", "Zoë", "Robot 3"], "players": ["human", "human", "medium"], "faction of B": "new_york",
    }), {
        "seats": (LastSeat("", "human"), LastSeat("Zoë", "human", "new_york"), LastSeat("", "medium")),
    }),
    "modules and rules": (Start("new_game", clicks(
        "variants", "set:promo_2", "option:hq:true", "option:districts:true", "option:tokens_limited:true", "start",
    ), {"options": Options(hq=True, districts=True, tokens_limited=True)}, FULL_TABLE), {}),
    "opponent": (Start("new_solo", [
        *clicks("opponent:borgo", "name"), "type Zoë",
        *clicks("faction_chip:mutants_union", "variants", "option:borgo.extra_brawlers:1", "start"),
    ], {
        "solo": "borgo", "names": ["Zoë", "borgo"], "factions": ["mutants_union"],
        "options": Options(borgo_extra_brawlers=1),
    }), {"alone": LastAlone("borgo", "Zoë", "mutants_union", {"borgo.extra_brawlers": 1}, ("base",))}),
}  # fmt: skip
"""What the next game begins with, by what is chosen for the last one; and some of the settings that are kept."""


def check_begun(window: Rehearsal, wanted: Mapping[str, object]) -> None:
    found = begun(window)
    assert {fact: found[fact] for fact in wanted} == wanted
    window.context.playing.close()


@pytest.mark.parametrize("start", STARTS.values(), ids=STARTS)
def test_a_game_begins_as_it_was_chosen(start: Start, tmp_path: Path) -> None:
    window = rehearse(start.scene, SMALL, data=tmp_path, settings=start.settings)
    check_begun(go(window, *start.steps), start.begun)


@pytest.mark.parametrize(("start", "kept"), AGAIN.values(), ids=AGAIN)
def test_the_next_game_begins_as_the_last_one(start: Start, kept: Mapping[str, object], tmp_path: Path) -> None:
    check_begun(go(rehearse(start.scene, SMALL, data=tmp_path, settings=start.settings), *start.steps), start.begun)
    stored = read_settings(tmp_path, lambda _: None)
    assert {field: getattr(stored, field) for field in kept} == kept
    last = replace(STILL, seats=stored.seats, sets=stored.sets, options=stored.options, alone=stored.alone)
    check_begun(go(rehearse(start.scene, SMALL, data=tmp_path, settings=last), "click start"), start.begun)


# ---------------------------------------------------------------------- options of an expansion
OFFERED = {
    "moloch": (*(f"option:moloch.difficulty:{level}" for level in MOLOCH_LEVELS), *MOLOCH_TICKS),
    "no_mans_land": (RAZED_FREE,),
}
"""Expansion -> the options that are offered with it alone."""


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("expansion", OFFERED)
def test_the_options_of_an_expansion_are_offered_with_it_alone(scene: str, expansion: str, tmp_path: Path) -> None:
    window = at_box(scene, SMALL, data=tmp_path, settings=FULL_TABLE)
    go(window, f"click expansion:{expansion}", offers(*OFFERED[expansion]), lacks("option:outposts"))
    for label in OFFERED[expansion]:
        if label.endswith(":true"):
            ticked = label.replace(":true", ":false")
            go(window, f"click {label}", offers(ticked), f"click {ticked}", offers(label))
    for other in ("none", *(other for other in OFFERED if other != expansion)):
        go(window, f"click expansion:{other}", lacks(f"option:{expansion}"))


@pytest.mark.parametrize("scene", SCENES)
def test_the_server_room_says_why_it_is_not_offered(scene: str, tmp_path: Path) -> None:
    """Also after a click on its dead tile."""
    window = at_box(scene, SMALL, data=tmp_path, settings=FULL_TABLE)
    go(window, "click option:server_room:true", "hover option:server_room:true", "wait 400")
    assert "Only with Moloch." in texts(window)


def test_every_level_of_the_machines_says_what_it_brings(tmp_path: Path) -> None:
    window, told = at_box("new_game", SMALL, data=tmp_path, settings=FULL_TABLE), set()
    window.click("expansion:moloch")
    for level in MOLOCH_LEVELS:
        window.click(f"option:moloch.difficulty:{level}")
        told |= {mark.name for mark in window.app.marks if "in every round" in mark.name and "players" in mark.name}
    assert len(told) == 3
