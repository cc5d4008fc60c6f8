"""Match files of Metro 2033 that are kept forever: `tests/golden/metro2033/rules_1/` has those of rules version 1, and
so on, each with the log of its first rounds as text.

Robots play them. The files record their decisions, so they stay as they are when the robots change. They are written
once, and never again; ``made_by.json`` beside them tells what they had then. After a change of the rules, new ones are
added in a folder of their own by

    python -m tests.metro2033.golden_matches

The logs follow the words: ``GOLDEN=write pytest tests/metro2033/test_metro_golden_matches.py`` writes them anew.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import msgspec

from game import __version__
from game.kernel.seats import EVERYONE, SeatSetup
from game.metro2033.kind import metro_kind
from game.metro2033.match.content import METRO_RULES
from game.metro2033.rules.commands import AnyMetroCommand
from game.metro2033.rules.events import AnyMetroEvent
from game.metro2033.rules.forecast import MetroForecast
from game.metro2033.rules.state import Metro, MetroState
from game.metro2033.wording.metro_narrator import MetroNarrator
from game.metro2033.wording.metro_words import MetroWords
from game.play.files.record import FORMAT, Record, read_record
from game.play.match import Match
from game.wording.messages import ENGLISH
from tests.metro2033.laid import metro_cards

FOLDER: Final = Path(__file__).resolve().parent.parent / "golden" / "metro2033"
MADE_BY: Final = "made_by.json"
KIND: Final = metro_kind(metro_cards())
NAMES: Final = ("Anna", "Ben", "Юлия", "Dana", "Łucja Öz", "Fred")

CUT_AFTER: Final = 5
"""Rounds played of most matches; a few are played to their end."""
TOLD: Final = 3
"""Rounds of which the log is kept as text."""

NO_CHOICES: Final[Mapping[str, Any]] = MappingProxyType({})

MetroMatch = Match[Metro, MetroState, AnyMetroCommand, AnyMetroEvent, MetroState, MetroForecast]
MetroRecord = Record[AnyMetroCommand, AnyMetroEvent, MetroState]


class WantedMatch(NamedTuple):
    """A match to make: ``robots`` take the seats in turn, ``choices`` are its options."""

    name: str
    seats: int
    seed: int
    robots: tuple[str, ...]
    choices: Mapping[str, Any] = NO_CHOICES
    is_whole: bool = False


_GREEDY: Final = ("greedy",)
_MIXED: Final = ("greedy", "random")

WANTED: Final = (
    WantedMatch("two_greedy", 2, 11, _GREEDY, is_whole=True),
    WantedMatch("two_mixed", 2, 12, _MIXED, is_whole=True),
    WantedMatch("two_random", 2, 13, ("random",), {"ring": "beside_open", "floor_same": False}),
    WantedMatch("four_greedy", 4, 21, _GREEDY, is_whole=True),
    WantedMatch("four_mixed", 4, 22, _MIXED, is_whole=True),
    WantedMatch("four_greedy_reward_after", 4, 23, _GREEDY, {"reward": "after", "quests": "at_once"}),
    WantedMatch("four_mixed_limited", 4, 24, ("random", "greedy"), {"tokens_limited": True, "stage_2_at": 8}),
    WantedMatch("six_greedy", 6, 31, _GREEDY),
    WantedMatch("six_mixed_dealt", 6, 32, _MIXED, {"draft": "dealt", "wounded_skip": "next_round"}, is_whole=True),
    WantedMatch("six_greedy_ties", 6, 33, _GREEDY, {"bauman_ties": "attack", "bandits_ties": "players"}),
    WantedMatch("cheaper_capture", 3, 48, ("random", "greedy"), is_whole=True),
    WantedMatch("more_votes", 3, 57, ("random", "greedy"), is_whole=True),
    WantedMatch("quest_as_reward", 3, 64, ("random", "greedy"), is_whole=True),
    WantedMatch("threats_put_back", 3, 103, ("random", "greedy"), is_whole=True),
)
"""The last four have what is rare."""


class KeptMatch(msgspec.Struct, frozen=True):
    """A file when it was written: the digest of its bytes, its decisions, its last position, the VP."""

    digest: str
    decisions: int
    position: str
    vp: dict[str, int]


class MatchesMadeBy(msgspec.Struct, frozen=True):
    """The program that wrote the files of a folder, and the files."""

    program: str
    format: int
    rules: int
    matches: dict[str, KeptMatch]


def make(folder: Path, wanted: WantedMatch) -> Path:
    """Play a match of robots."""
    seats = [
        SeatSetup(name, wanted.robots[place % len(wanted.robots)])
        for place, name in enumerate(NAMES[: wanted.seats])
    ]  # fmt: skip
    match: MetroMatch = Match.deal(KIND, seats, wanted.choices, wanted.seed, folder, play_bots=False)
    while not match.state.is_over and (wanted.is_whole or match.state.round <= CUT_AFTER):
        match.play_bot()
    match.close()
    assert match.path
    return match.path.rename(folder / f"{wanted.name}.jsonl")


def read(path: Path) -> MetroRecord:
    """A match file."""
    return read_record(path, KIND.only)


def metro_of(record: MetroRecord) -> Metro:
    """The frame of a match."""
    metro = KIND.content.game(record.header)
    assert metro is not None, "there are cards"
    return metro


def kept(path: Path) -> KeptMatch:
    """The contents of a match file."""
    record = read(path)
    state = record.journal.state
    return KeptMatch(
        digest=sha256(path.read_bytes()).hexdigest(),
        decisions=record.journal.head,
        position=KIND.hash_of(metro_of(record), state),
        vp=dict(KIND.rules.status(state).vp),
    )


def told(record: MetroRecord) -> Iterator[str]:
    """The log of the first rounds in English, as who sees everything reads it: each move, and what followed."""
    narrator, journal = MetroNarrator(MetroWords(metro_cards(), ENGLISH)), record.journal
    names = {seat: setup.name for seat, setup in record.players.seats.items()}
    for number in range(1, journal.head + 1):
        entry, before = journal[number], journal.state_after(number - 1)
        if before.round > TOLD:
            return
        assert entry.decision is not None
        yield f"{number} {entry.decision.seat}: {KIND.notation.write_move(metro_of(record), before, entry.decision)}"
        yield from (f"    {line}" for line in narrator.log(entry.events, names, EVERYONE))


def made_by(folder: Path) -> MatchesMadeBy:
    """The record about the files of a folder."""
    return msgspec.json.decode((folder / MADE_BY).read_bytes(), type=MatchesMadeBy)


def main() -> int:
    """Write the matches of this version that are not there yet; existing ones are never rewritten."""
    folder = FOLDER / f"rules_{METRO_RULES}"
    known = made_by(folder).matches if folder.exists() else {}
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=FOLDER) as made:
        files = [make(Path(made), wanted) for wanted in WANTED if f"{wanted.name}.jsonl" not in known]
        matches = known | {path.name: kept(path) for path in files}
        for path in files:
            path.with_suffix(".txt").write_text("\n".join(told(read(path))) + "\n", "utf-8")
        record = msgspec.json.encode(MatchesMadeBy(f"51st State {__version__}", FORMAT, METRO_RULES, matches))
        (Path(made) / MADE_BY).write_bytes(msgspec.json.format(record) + b"\n")
        for path in Path(made).iterdir():
            path.rename(folder / path.name)
    print(f"{len(files)} more, now {len(matches)} matches in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
