"""What the terminal tells of a table on which there is something of everything, in each language: the golden texts
beside this file. ``GOLDEN=write python -m pytest tests/metro2033/cli`` writes them instead."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game.kernel.seats import SeatSetup
from game.metro2033.cli.text_map import map_told, station_told
from game.metro2033.cli.text_moves import MetroMoveLines
from game.metro2033.cli.text_seats import seat_explained
from game.metro2033.cli.text_table import MetroLines
from game.metro2033.cli.text_titles import MetroTitles
from game.metro2033.kind import metro_kind
from game.metro2033.rules import steps as st
from game.metro2033.rules.position.reading import read_position
from game.metro2033.rules.state import Fight, Guard, MetroState
from game.play.match import AnyMatch, Match
from game.wording.messages import languages
from tests.metro2033.laid import metro_cards
from tests.metro2033.wording.spoken import narrator

GOLDEN = Path(__file__).parent / "golden"
WRITES = os.environ.get("GOLDEN") == "write"

LAID: dict[str, Any] = {
    "game": "metro2033",
    "round": 9,
    "space": 2,
    "stage": 2,
    "phase": "hero",
    "turn": "A",
    "first_player": "B",
    "law": "Ceasefire",
    "market": ["Gas Mask", "Handcar", "Machine Gun", "Arc Lamp"],
    "threats": ["Flood"],
    "threat_discard": ["Cave-in", "Black Rain"],
    "equipment_discard": ["Nail Club"],
    "players": {
        "A": {
            "faction": "red", "hero": "khan", "at": "Komsomolskaya", "army": 7,
            "goods": {"pig": 4, "mushroom": 1}, "equipment": ["Tunnel Rifle", "Soft Boots"],
            "quests": ["Parade", "Big Game"], "completed": ["Old Debts"], "scouted": {"card": "Toll Gang", "round": 9},
            "stations": ["Okhotny Ryad", "Teatralnaya", "Lubyanka", "Biblioteka imeni Lenina"],
        },
        "B": {"faction": "bauman", "hero": "anna", "at": "Baumanskaya", "army": 3, "wounded": True,
              "quests": ["Second Wind"], "scouted": {"card": "Broken Seal", "round": 9}},
    },
}  # fmt: skip
"""A little of everything."""


def laid(**changed: Any) -> MetroState:
    _, state = read_position(metro_cards(), LAID)
    return replace(state, **changed)


def states() -> Iterator[MetroState]:
    """The hero’s turn; an attack on a station; on Polis; a threat from the tunnels; a vote; a battle; a choice."""
    yield laid()
    neutral = Fight("chistye_prudy", "A", "army", threat="flood")
    yield laid(fight=neutral, agenda=(st.ChooseUse("A", "fight"),))
    yield laid(fight=Fight("borovitskaya", "A", "army"), agenda=(st.ChooseUse("A", "fight"),))
    guards = {"B": Guard("baumanskaya", "army"), "A": Guard("lubyanka", "hero")}
    event = Fight("lubyanka", None, None, "A", "hero", threat="flood")
    yield laid(guards=guards, common="flood", fight=event, agenda=(st.ChooseUse("A", "fight"),))
    yield laid(guards=guards, common="flood", agenda=(st.ChooseGoods("A", 2, "flood"),))
    yield laid(vote="free_passage", votes={"B": -3}, agenda=(st.ChooseVote("A"),))
    hands = {"A": ("feint", "ambush", "breakthrough"), "B": ("counterattack", "flanking_move", "solid_defence")}
    battle = Fight("baumanskaya", "A", "army", "B", "army", hands=hands, chosen={"B": "flanking_move"})
    yield laid(fight=battle, agenda=(st.ChooseBattleCard("A"),))
    yield laid(
        fight=replace(battle, on_hero=True, chosen={"A": "feint", "B": "flanking_move"}, is_revealed=True),
        agenda=(st.ChooseUse("A", "fight"),),
    )
    yield laid(
        quests=("one_track", "safe_conduct"), agenda=(st.ChooseDrawn("A", "quest", ("one_track", "safe_conduct")),)
    )


def told(language: str, is_plain: bool) -> Iterator[str]:
    """The table at the first state, and all else that can be told of it; what is new at others, with what is asked."""
    speaks, matches = narrator(language), list(map(begun, states()))
    titles, before = MetroTitles(speaks.words), set[str]()
    for number, match in enumerate(matches):
        table = MetroLines(match, speaks, titles, is_plain)
        yield from (line for line in table.lines("A") if line not in before)
        before |= set(table.lines("A")) - {""}
        question = table.asked("A")
        assert question is not None
        yield table.question(question)
        if not number:
            yield from rest(table, MetroMoveLines(match, speaks, titles, is_plain))
    over = begun(laid(winners=("A",), agenda=()))
    yield from MetroLines(over, speaks, titles, is_plain).scores()


def rest(table: MetroLines, moves: MetroMoveLines) -> Iterator[str]:
    """The words that look around, and the moves."""
    seen = table.sight("A")
    yield from seat_explained(seen, "B")
    yield from (*table.track("A"), *table.discards("A"))
    yield from map_told(seen, ["red", "lime"])
    for station in ("komsomolskaya", "borovitskaya", "trubnaya", "chistye_prudy"):
        yield from station_told(seen, station, "A")
    shown, others = moves.listed(table.match.legal())
    yield from map(moves.move, shown)
    yield others


def begun(state: MetroState) -> AnyMatch:
    metro, _ = read_position(metro_cards(), LAID)
    return Match.begin(metro_kind(metro_cards()), metro, [SeatSetup("Anna"), SeatSetup("Ben")], state, 1)


@pytest.mark.parametrize("name", ["short", "plain"])
@pytest.mark.parametrize("language", languages())
def test_the_terminal_tells_as_written(language: str, name: str) -> None:
    file = GOLDEN / language / f"{name}.txt"
    text = "\n".join(line.rstrip() for line in told(language, name == "plain")) + "\n"
    if WRITES:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")
