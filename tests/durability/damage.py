"""Damages files of every kind, and has the game read them: each is read, repaired, or refused with one sentence.

The suite tries some hundreds, with `--full` more than a thousand; for all:

    python -m tests.durability.damage --times 10000 --seed 1
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import date
from functools import lru_cache
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import msgspec
import yaml

from game.cli.text_told import log_told
from game.fiftyfirst.cards.packs import read_pack
from game.fiftyfirst.match.files.record import RULES
from game.fiftyfirst.match.solo_results import BestResults
from game.games import GAMES
from game.kernel.refusal import Refusal, Unreadable
from game.kernel.seats import EVERYONE, NOBODY, Viewer
from game.match.library.database import FILE as DATABASE
from game.match.library.exchange import import_match
from game.match.library.index import MatchIndex
from game.match.library.match_list import ORDERS, FoundMatches, Wanted, counts
from game.match.library.notes import FILE as NOTES
from game.match.library.notes import SET_ASIDE as ASIDE_NOTES
from game.match.library.notes import Note, Notes
from game.match.library.statistics import Choice, Statistics, Trait, traits_of_results
from game.match.library.summary import MatchSummary, ends_of, summary
from game.match.readable import moves_of, write_readable
from game.match.timeline import timeline
from game.metro2033.cards.reader import FOLDER as METRO_CARDS_FOLDER
from game.metro2033.cards.reader import load_metro
from game.metro2033.match.content import METRO_RULES
from game.paths import cards_folder
from game.play.checking import first_difference
from game.play.files.record import FORMAT, Record, read_record
from game.play.games import GameSource
from game.play.kind import AnyKind
from game.play.match import AnyMatch, Match, watch_file
from game.play.scenarios.scenario import read_position_file, read_scenario, run_scenario
from game.ui.settings import FILE, SET_ASIDE, LastAlone, LastSeat, Settings, Trouble, read_settings, write_settings
from game.wording.messages import ENGLISH
from game.wording.words import Words
from tests.cards.test_packs import card, cards
from tests.conftest import ROOT
from tests.durability.mutations import mutated
from tests.match.golden_matches import FOLDER
from tests.metro2033.golden_matches import FOLDER as METRO_FOLDER
from tests.metro2033.test_metro_scenarios import FOLDER as METRO_SCENARIOS

LONGEST = 10
"""Seconds in which any file is read, however it is damaged."""
MOST_MEMORY = 3 << 30
"""Bytes that the process may ask for, all in all."""
LONGEST_SENTENCE = 1000

METRO_CARDS = cards_folder() / METRO_CARDS_FOLDER

READ, REPAIRED, REFUSED = "read", "repaired", "refused"
Read = Callable[[Path], str]
"""Reads a file as the game does; returns `READ` or `REPAIRED`, or raises Unreadable."""


class Kind(NamedTuple):
    """A kind of file: what it is called in the game's folders, whole ones, and all that reads them."""

    file: str
    originals: tuple[bytes, ...]
    read: Read


class Fault(NamedTuple):
    """A file that was neither read nor repaired nor refused as it should be; ``seed`` makes it again."""

    seed: int
    kind: str
    mutation: str
    what: str


# ---------------------------------------------------------------------- reading
@lru_cache(2)
def whole(id: str) -> AnyKind:
    """A game with its cards; raises Unreadable if there is no such game."""
    return GameSource(GAMES, id).kind()


@lru_cache(2)
def _words(id: str) -> Words:
    words: Words = GAMES[id].words(lambda: GameSource(GAMES, id).content, ENGLISH, None)
    return words


def read_match(path: Path) -> str:
    """As the title and the lists do, as `replay` and `export` do, and as it is opened to be played on."""
    before = path.read_bytes()
    ends_of(path, GAMES.kind)
    BestResults(path.parent, GAMES.kind).best("borgo")
    try:
        _list(summary(path, GAMES.kind))
        record = read_record(path, whole)
        kind = whole(record.header.game)
        game = kind.content.game(record.header)
        timeline(kind, watch_file(path, whole).journal)
        if record.header.rules == kind.version:
            moves_of(kind, game, record.journal)
            first_difference(kind, game, record.journal)
            kind.notation.position_text(game, record.journal.state)
    finally:
        assert path.read_bytes() == before, "a file was changed that was only read"
    end = _ended(lambda: read_a_record(path), path, before)
    assert end in (READ, REFUSED), end
    good, format = record.good, record.format
    match: AnyMatch = Match.load(path, whole, play_bots=False)
    try:
        assert path.read_bytes().startswith(before[:good]), "whole entries were lost"
        _play_on(match)
    finally:
        match.close()
    again = read_record(path, whole)
    assert again.damage is None, f"repaired, and still damaged: {again.damage}"
    assert again.journal.state == match.state
    assert again.players.takeovers == match.players.takeovers
    assert again.format in (format, FORMAT), "what is new is of this format, the rest stays"
    return REPAIRED if record.damage else READ


def read_a_record(path: Path) -> str:
    """As `import` does, and the window when a file is dropped onto it."""
    _import(path)
    return READ


def _import(path: Path) -> None:
    before = path.read_bytes()
    with tempfile.TemporaryDirectory() as folder:
        made = import_match(path, Path(folder), whole).path
        assert read_record(made, whole).damage is None
        assert [made] == list(Path(folder).iterdir())
    assert path.read_bytes() == before, "a file was changed that was only read"


def _list(match: MatchSummary) -> None:
    """The words that a list needs."""
    words = _words(match.game)
    assert all(words.short_title(seat.role) for seat in match.seats if seat.role)
    assert all("\0" not in seat.name for seat in match.seats)
    assert all(words.opponent(virtual.id) for virtual in match.opponents)


def _play_on(match: AnyMatch) -> None:
    viewers: tuple[Viewer, ...] = (EVERYONE, NOBODY, *match.state.seats)
    for viewer in viewers:
        match.view(viewer)
    _tell(match)
    if match.state.to_move:
        outcome = match.submit(match.legal()[0])
        assert not isinstance(outcome, Refusal), f"a legal move was refused: {outcome}"


def _tell(match: AnyMatch) -> None:
    """As the game in the terminal does: the table, what is asked, the legal moves, and all that has happened."""
    game = match.header.game
    narrator = GAMES[game].narrator(_words(game))
    told = GAMES[game].terminal().text.told(match, narrator, False)
    for seat in match.state.seats:
        assert all("\0" not in line for line in told.table.lines(seat))
        if question := told.table.asked(seat):
            told.table.question(question)
    list(log_told(narrator, match.names, match.line[1:], match.state.seats[0]))
    for command in match.legal():
        told.moves.move(command)
    if match.status.is_over:
        list(told.table.scores())


def read_a_database(path: Path) -> str:
    """As the lists of matches and the statistics do: whatever stands there, they show what the match files tell."""
    index = MatchIndex(_matches_beside(path), GAMES.kind)
    was_known = not index.waiting
    index.read_all()
    for order in ORDERS:
        for wanted in (Wanted(), Wanted("new"), Wanted("", frozenset({("states", "finished")}))):
            _look_at_list(FoundMatches(index, wanted, order))
    counts(index)
    for trait in [trait for id in GAMES for trait in traits_of_results(GAMES.kind(id))]:
        _look_at_statistics(Statistics(index, Choice("all"), date(2026, 6, 15)), trait)
    index.read_all().matches()  # a database that is only now found damaged is read again after that, as in the window
    shown, trouble = index.read_all().matches(), index.trouble
    index.close()
    aside = [found for found in path.parent.iterdir() if found.name.startswith(DATABASE)]
    for found in aside:
        found.unlink()
    truth = MatchIndex(index.folder, GAMES.kind).read_all().matches()
    assert len(truth) == 3
    assert all(match in truth for match in shown), "what is no match file is shown"
    assert trouble is None or len(shown) == len(truth), "not everything was read again"
    assert trouble is None or "match files" in trouble.message
    return READ if was_known and trouble is None else REPAIRED


def _look_at_list(found: FoundMatches) -> None:
    assert len(list(found)) == len(found)
    if len(found):
        found.number_of(found[0].path)


def _look_at_statistics(found: Statistics, trait: Trait) -> None:
    found.rows(trait)
    assert len(found.course(12)) <= max(0, found.total.results)
    assert found.records is not None
    assert found.sources is not None


def read_a_log(path: Path) -> str:
    """As `read_a_database`, where a killed window has left what it wrote last."""
    path.with_name(DATABASE).write_bytes(_databases().unfinished)
    return read_a_database(path)


def _matches_beside(database: Path) -> Path:
    """The folder of matches of a database: matches of both games that never change, some of them over."""
    folder = database.parent / "matches"
    if not folder.exists():
        folder.mkdir(parents=True)
        solo = [FOLDER / "rules_1" / f"solo_{name}.jsonl" for name in ("merchants_merchants_guild", "borgo_new_york")]
        for path in (*solo, METRO_FOLDER / "rules_1" / "two_greedy.jsonl"):
            copy = folder / path.name
            copy.write_bytes(path.read_bytes())
            os.utime(copy, (1_700_000_000, 1_700_000_000))
    return folder


def read_a_position(path: Path) -> str:
    """As `--position` does."""
    kind, game, state = read_position_file(path, whole)
    kind.notation.position_text(game, state)
    return READ


def read_a_scenario(path: Path) -> str:
    """As `scenario` does."""
    run_scenario(read_scenario(path, whole))
    return READ


def read_a_pack(path: Path) -> str:
    """As the program does when it starts."""
    read_pack(path.parent, {})
    return READ


def read_metro_cards(path: Path) -> str:
    """As the program does when its cards are needed; the other files of the folder are whole."""
    for file in METRO_CARDS.glob("*.yaml"):
        if file.name != path.name:
            shutil.copy(file, path.parent)
    try:
        load_metro(path.parent)
    finally:
        for file in path.parent.iterdir():
            if file != path:
                file.unlink()
    return READ


def read_some_notes(path: Path) -> str:
    """As the list of matches does, and when another note is put: what is damaged is set aside."""
    before = path.read_bytes()
    notes = Notes(path.parent)
    was_damaged, named = notes.is_unknown, notes.of(Path("one.jsonl"))
    assert "\0" not in named.title
    assert path.read_bytes() == before, "a file was changed that was only read"
    notes.put(Path("two.jsonl"), Note("new"))
    aside = path.with_name(ASIDE_NOTES)
    assert aside.exists() == was_damaged
    assert not was_damaged or aside.read_bytes() == before
    aside.unlink(missing_ok=True)
    again = Notes(path.parent)
    assert (again.of(Path("one.jsonl")), again.of(Path("two.jsonl"))) == (named, Note("new"))
    return REPAIRED if was_damaged else READ


def read_some_settings(path: Path) -> str:
    """As the program does when it starts, and when something else is chosen: the file is whole after that, and what
    was damaged is set aside."""
    before, troubles = path.read_bytes(), list[Trouble]()
    settings = read_settings(path.parent, troubles.append)
    assert path.read_bytes() == before, "a file was changed that was only read"
    assert len(troubles) <= 1
    write_settings(path.parent, settings)
    aside = path.parent / SET_ASIDE
    assert aside.exists() == bool(troubles)
    assert not troubles or aside.read_bytes() == before
    aside.unlink(missing_ok=True)
    assert read_settings(path.parent, troubles.append) == settings
    return REPAIRED if troubles else READ


# ---------------------------------------------------------------------- whole files
@lru_cache(1)
def kinds() -> dict[str, Kind]:
    """Every kind of file that a player may have."""
    matches = _matches() + sorted(FOLDER.glob("rules_1/solo_*.jsonl"))[::8]
    ability = "abilities: [{action: {spend: {worker: 1}, uses: 2}, gain: {vp: 1}}]"
    pack = cards(
        card(), card("beach", "Пляж").replace("type: feature", "type: action").replace("abilities: []", ability)
    )
    return {
        "match": Kind("match.jsonl", _bytes(matches), read_match),
        "position": Kind("position.yaml", _bytes((ROOT / "tests" / "positions").rglob("*.yaml")), read_a_position),
        "scenario": Kind("scenario.yaml", _bytes((ROOT / "tests" / "scenarios").rglob("*.yaml")), read_a_scenario),
        "pack": Kind("coast/cards.yaml", (pack.encode(),), read_a_pack),
        "record": Kind("record.txt", _records(_matches()), read_a_record),
        "database": Kind(f"database/{DATABASE}", (_databases().closed,), read_a_database),
        "log": Kind(f"log/{DATABASE}-wal", (_databases().log,), read_a_log),
        "notes": Kind(f"notes/{NOTES}", (_notes(),), read_some_notes),
        "settings": Kind(FILE, (_settings(),), read_some_settings),
        **_kinds_of_metro(),
    }


def _kinds_of_metro() -> dict[str, Kind]:
    """Those of Metro 2033. Nobody adds cards to it, but those of the program may be damaged."""
    matches = sorted(METRO_FOLDER.glob(f"rules_{METRO_RULES}/*.jsonl"))
    printed = [METRO_CARDS / f"{stem}.yaml" for stem in ("quests", "heroes", "map")]
    return {
        "metro match": Kind("metro.jsonl", _bytes(matches), read_match),
        "metro position": Kind("metro_position.yaml", _positions(matches[::2]), read_a_position),
        "metro scenario": Kind("metro_scenario.yaml", _bytes(METRO_SCENARIOS.rglob("*.yaml")), read_a_scenario),
        "metro record": Kind("metro_record.txt", _records(matches[::3]), read_a_record),
        **{f"metro {path.stem}": Kind(f"cards/{path.name}", _bytes([path]), read_metro_cards) for path in printed},
    }


def kinds_with(part: bytes) -> dict[str, Kind]:
    """The kinds of file of which whole ones have ``part`` in them, with these alone."""
    found = {}
    for name, kind in kinds().items():
        originals = tuple(data for data in kind.originals if part in data)
        if originals:
            found[name] = kind._replace(originals=originals)
    return found


def _bytes(paths: Iterator[Path] | list[Path]) -> tuple[bytes, ...]:
    return tuple(path.read_bytes() for path in sorted(paths))


def _matches() -> list[Path]:
    """Those of 51st State under the rules of today."""
    return sorted(FOLDER.glob(f"rules_{RULES}*/*.jsonl"))


def _records(matches: list[Path]) -> tuple[bytes, ...]:
    records = [read_record(path, whole) for path in matches]
    return tuple(write_readable(record, whole(record.header.game)).encode() for record in records)


def _positions(matches: list[Path]) -> tuple[bytes, ...]:
    """One of each match, as `replay --at` tells it."""
    return tuple(_position(read_record(path, whole), 7 * number) for number, path in enumerate(matches, 1))


def _position(record: Record[Any, Any, Any], step: int) -> bytes:
    kind, game = whole(record.header.game), whole(record.header.game).content.game(record.header)
    state = record.journal.state_after(min(step, record.journal.head))
    given = {"game": kind.id, "given": kind.notation.write_position(game, state)}
    return yaml.safe_dump(given, sort_keys=False, allow_unicode=True, default_flow_style=None, width=120).encode()


class _Databases(NamedTuple):
    """A database that was closed; the same while a window has it open, and what that has still to write into it."""

    closed: bytes
    unfinished: bytes
    log: bytes


@lru_cache(1)
def _databases() -> _Databases:
    with tempfile.TemporaryDirectory() as folder:
        index = MatchIndex(_matches_beside(Path(folder) / DATABASE), GAMES.kind).read_all()
        path = index.database.path
        unfinished, log = path.read_bytes(), path.with_name(f"{DATABASE}-wal").read_bytes()
        index.close()
        return _Databases(path.read_bytes(), unfinished, log)


def _notes() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        notes = Notes(Path(folder))
        notes.put(Path("one.jsonl"), Note("Лучшая", favourite=True))
        notes.put(Path("two.jsonl"), Note(favourite=True))
        notes.put_on_table(Path("one.jsonl"))
        notes.take_in(Path("three.jsonl"))
        return notes.path.read_bytes()


def _settings() -> bytes:
    alone = LastAlone(
        "borgo", "Юлия", "new_york", {"borgo.extra_brawlers": 2, "tokens_limited": True}, ("base", "winter")
    )
    seats = (LastSeat("Anna", "human", "new_york"), LastSeat("", "greedy"))
    settings = Settings(text_scale=1.3, speed="fast", always_pay=True, seats=seats, sets=("base",), alone=alone)
    return msgspec.json.format(msgspec.json.encode(settings))


# ---------------------------------------------------------------------- trying
class _TooLong(BaseException):
    pass


@contextmanager
def _alarm(seconds: int) -> Iterator[None]:
    """Raises what nothing in the game catches, when the time is over."""

    def ring(*_: object) -> None:
        raise _TooLong

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def try_one(kind: Kind, seed: int, folder: Path, others: tuple[bytes, ...]) -> tuple[str, str]:
    """Damage one file and read it; what was done to it, and what came of that: `READ`, `REPAIRED`, `REFUSED`, or else
    what is wrong."""
    random = Random(seed)
    mutation, data = mutated(random.choice(kind.originals), random, others)
    path = folder / kind.file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    try:
        with _alarm(LONGEST):
            return mutation, _ended(lambda: kind.read(path), path, data)
    except _TooLong:
        return mutation, f"not read in {LONGEST} seconds"
    except BaseException as error:
        if isinstance(error, KeyboardInterrupt):
            raise
        return mutation, f"{type(error).__name__}: {error}\n{traceback.format_exc(limit=-6)}"


def _ended(read: Callable[[], str], path: Path, data: bytes) -> str:
    """What came of reading a file: what ``read`` says, or what is to be said of its refusal."""
    try:
        return read()
    except Unreadable as error:
        return _judged(str(error), path, data)


def _judged(sentence: str, path: Path, data: bytes) -> str:
    """`REFUSED`, if the sentence is one, and names the file, which is as it was."""
    if not any(sentence.startswith(f"{place}:") for place in (path, path.parent)):
        return f"a sentence without its file: {sentence}"
    if len(sentence.removeprefix(str(path))) > LONGEST_SENTENCE or not sentence.isprintable():
        return f"no sentence: {sentence[:2000]!r}"
    return REFUSED if path.read_bytes() == data else "a file was changed that was refused"


def damage_often(
    times: int, seed: int, folder: Path, known: Mapping[str, Kind] | None = None
) -> tuple[Counter[tuple[str, str]], list[Fault]]:
    """Damage ``times`` files of all kinds in turn, or of the ``known`` ones; how many of each kind ended how, and all
    faults."""
    known = known or kinds()
    others = tuple(kind.originals[0] for kind in known.values())
    ends, faults = Counter[tuple[str, str]](), list[Fault]()
    for number in range(seed, seed + times):
        name = list(known)[number % len(known)]
        mutation, end = try_one(known[name], number, folder, others)
        if end not in (READ, REPAIRED, REFUSED):
            faults.append(Fault(number, name, mutation, end))
            end = "fault"
        ends[name, end] += 1
    return ends, faults


def main() -> int:
    """Damage as often as is asked for; returns 1 if anything was wrong."""
    parser = argparse.ArgumentParser(description="damage files and have them read")
    parser.add_argument("--times", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--part", default="", help="damage only files with this text in them: scavengers")
    arguments = parser.parse_args()
    _limit_memory()
    begun = monotonic()
    with tempfile.TemporaryDirectory() as folder:
        known = kinds_with(arguments.part.encode())
        ends, faults = damage_often(arguments.times, arguments.seed, Path(folder), known)
    for fault in faults:
        print(f"--seed {fault.seed}: {fault.kind} ({fault.mutation}): {fault.what}")
    for (name, end), count in sorted(ends.items()):
        print(f"{name:15} {end:10} {count}")
    print(f"{arguments.times} files damaged, {len(faults)} faults in {monotonic() - begun:.0f} s")
    return 1 if faults else 0


def _limit_memory() -> None:
    import resource

    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


if __name__ == "__main__":
    sys.exit(main())
