"""Match files that are kept forever: `tests/golden/matches/rules_1/` has those of rules version 1, and so on.

They are written once, by the program of their time, and never again; ``made_by.json`` beside them tells what they
had then. After a change of the rules or of the format, new ones are added in a folder of their own, and those of a set
that has joined to the newest folder, by

    python -m tests.match.golden_matches
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

from game import __version__
from game.fiftyfirst.cards.catalog import Catalog, load_catalog
from game.fiftyfirst.match.files.record import RULES, game_of, position_hash
from game.fiftyfirst.match.match import Match, deal_match, fiftyfirst
from game.fiftyfirst.rules import commands as cm
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.sets.arena.messages import EnterArena, EquipFighter
from game.fiftyfirst.rules.sets.borders.messages import ActivateBorder
from game.fiftyfirst.rules.sets.districts.messages import DealWithDistrict, RazeDistrict
from game.fiftyfirst.rules.sets.headquarters.messages import ClaimHq
from game.fiftyfirst.rules.sets.moloch.messages import DestroyMachine, HackMachine
from game.fiftyfirst.rules.sets.no_mans_land.messages import BuildOutpost, RazeOutpost, ShieldOutpost, SkipPick
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import Game
from game.kernel.seats import SeatSetup
from game.paths import cards_folder
from game.play.files.record import FORMAT, read_record

FOLDER = Path(__file__).resolve().parent.parent / "golden" / "matches"
MADE_BY = "made_by.json"

SETS = (
    ("base",),
    ("base", "new_era"),
    ("base", "winter"),
    ("base", "promo_1"),
    ("base", "new_era", "promo_1"),
    ("base", "promo_1", "winter"),
    ("base", "promo_2"),
    ("base", "allies"),
    ("base", "scavengers"),
    ("base", "moloch"),
    ("base", "moloch", "promo_2"),
)
JOINED = (("base", "no_mans_land"),)
"""Sets that have joined since the last change of the rules."""

VARIANTS = (
    Options(),
    Options(tokens_limited=True, discard_public=False),
    Options(connections_reshuffle=True, tiebreak_count="supply_stored"),
    Options(tiebreak_count="supply_stored_hand"),
)
SOLO_VARIANTS = (
    Options(),
    Options(solo_tie_goods="spoils", solo_titles="master"),
    Options(solo_pass_timing="immediate", borgo_extra_brawlers=2),
    Options(borgo_keep_brawlers=True),
)
PEOPLE = ("Anna", "Юлия", "Łucja Öz", "Ben <3")
CUT_AFTER = 2
"""Rounds played of most matches; a few are played to their end."""
BOLD, MIND_CHANGES = 0.9, 0.08
"""Probability that a seat acts though it could pass, and that a decision is undone."""


TAKEOVERS = 0.03
"""Probability that after a decision a robot takes the last seat, or a person takes it back."""


AGAINST = (HackMachine, DestroyMachine, RazeOutpost)
"""Commands that are wished before others. A game of Machines would not end if nobody cared to take them away."""
BUILDING = (SkipPick, BuildOutpost)
"""Commands that are wished so that all markers are in use; the next two want something besides."""
ACTIVATING = (*BUILDING, cm.ActivateLocation)
SETTLING = (*BUILDING, RazeOutpost, ShieldOutpost)
SHIELDING = (SkipPick, ShieldOutpost)
"""Commands that are wished so that shields lie beside Outposts when Borgo comes."""
CLAIMING = (ClaimHq, cm.ConstructLocation, cm.DevelopLocation)
"""Commands that are wished so that HQ cards are fulfilled and claimed."""
AT_TILES = (ActivateBorder, EnterArena, EquipFighter, DealWithDistrict, RazeDistrict)
"""Commands that are wished at border tiles, in the Arena and at districts."""


class Wanted(NamedTuple):
    """A match to make: ``factions`` in seat order, ``solo`` the virtual opponent."""

    name: str
    sets: tuple[str, ...]
    factions: tuple[str, ...]
    seed: int
    options: Options
    solo: str | None = None
    is_whole: bool = False
    is_idle: bool = False
    """Whether everybody passes who may."""
    wished: tuple[type[AnyCommand], ...] = AGAINST
    wished_card: str | None = None
    """A Location that is wished for, too: to take it, to build it, to use it."""


TOGETHER = Options(moloch_difficulty="veteran", moloch_coop=True)
WITH_SERVER_ROOM = Options(moloch_difficulty="soldier", server_room=True)

RARE = (
    Wanted("thieves", SETS[1], ("new_york", "appalachian_federation", "mutants_union"), 18, Options(), None, True),
    Wanted("printed_shield", SETS[1], ("new_york",), 8, Options(), "mutants", True),
    Wanted("further_factions", SETS[0], ("texas", "university", "city_of_uranopolis"), 3001, Options(), None, True),
    Wanted("hegemony_against_mississippi", SETS[0], ("hegemony", "mississippi"), 3002, Options(), None, True),
    Wanted("robbed", SETS[7], ("mutants_union", "new_york", "merchants_guild"), 4006, Options(), None, True),
    Wanted("blocked", SETS[7], ("mutants_union", "new_york", "merchants_guild"), 4019, Options(), None, True),
    Wanted("demolished", SETS[8], ("new_york", "appalachian_federation"), 5652, Options(), None, True),
    Wanted("stripped", SETS[8], ("mutants_union", "merchants_guild"), 5466, Options(), None, True),
    Wanted("rebuilt", SETS[8], ("merchants_guild", "new_york", "appalachian_federation"), 5083, Options(), None, True),
    Wanted("piles_reshuffled", SETS[8], ("merchants_guild",), 5335, Options(), "borgo", True),
    Wanted("together", SETS[9], ("mutants_union", "new_york", "merchants_guild"), 6000, TOGETHER, None, True),
    Wanted("server_room", SETS[10], ("mutants_union", "merchants_guild"), 6000, WITH_SERVER_ROOM, None, True),
    Wanted("stopped", SETS[9], ("mutants_union", "merchants_guild", "new_york"), 7029, Options(), None, True),
    Wanted("hacked_by_borgo", SETS[9], ("mutants_union",), 7020, Options(), "borgo", True),
    Wanted("overrun", SETS[9], ("mutants_union", "merchants_guild"), 7021, TOGETHER, None, True, is_idle=True),
)
"""Matches with events that the others do not have, and with the boards beside those of the base set."""

RAZED_FREE = Options(raze_build_free=True)
OTHER_ICONS = Options(outposts_build_icon="brick", outposts_level_3_icon="gun")
_TWO, _ONE = ("mutants_union", "merchants_guild"), ("merchants_guild",)
_THREE, _FOUR = (*_TWO, "new_york"), (*_TWO, "new_york", "appalachian_federation")

WITH_HQ = Options(hq=True)
WITH_TILES = Options(borders=True, arena=True, districts=True)
WHOLE_BOX = Options(hq=True, borders=True, arena=True, districts=True)
_WITH_MAP = ("base", "no_mans_land", "promo_2")

FURTHER = (
    Wanted("built_there", JOINED[0], _TWO, 8625, RAZED_FREE, None, True, wished=BUILDING, wished_card="stakeout_crew"),
    Wanted("razed_by_howitzer", JOINED[0], _TWO, 8509, RAZED_FREE, None, True, wished=ACTIVATING),
    Wanted("other_icons", JOINED[0], ("merchants_guild", "new_york"), 8307, OTHER_ICONS, None, True, wished=SETTLING),
    Wanted("raided", JOINED[0], _ONE, 8435, Options(), "borgo", True, wished=SETTLING),
    Wanted("shielded", JOINED[0], _ONE, 8515, Options(), "borgo", True, wished=SHIELDING),
    Wanted("claimed", SETS[6], _TWO, 9103, WITH_HQ, None, True, wished=CLAIMING),
    Wanted("claimed_of_two", SETS[6], _TWO, 9147, WITH_HQ, None, True, wished=CLAIMING),
    Wanted("claimed_by_three", SETS[6], _THREE, 9220, WITH_HQ, None, True, wished=CLAIMING),
    Wanted("tiles", SETS[0], _FOUR, 9002, WITH_TILES, None, True, wished=AT_TILES),
    Wanted("claimed_by_borgo", SETS[6], _ONE, 9002, WHOLE_BOX, "borgo", True, wished=CLAIMING),
    Wanted("taken_from_borgo", SETS[6], _ONE, 9343, WHOLE_BOX, "borgo", True, wished=CLAIMING),
    Wanted("box_with_machines", SETS[10], _TWO, 9407, WHOLE_BOX, None, True, wished=(*CLAIMING, *AT_TILES, *AGAINST)),
    Wanted("box_with_map", _WITH_MAP, _TWO, 9505, WHOLE_BOX, None, True, wished=(*CLAIMING, *AT_TILES)),
)
"""Matches with what is rare in the sets that have joined, and with HQ cards, border tiles, the Arena and districts."""


class Kept(msgspec.Struct, frozen=True):
    """A file when it was written: the digest of its bytes, its decisions, its last position."""

    digest: str
    decisions: int
    last: int
    position: str
    scores: dict[str, int]


class MadeBy(msgspec.Struct, frozen=True):
    """The program that wrote the files of a folder, and the files."""

    program: str
    format: int
    rules: int
    matches: dict[str, Kept]


def few(catalog: Catalog) -> Iterator[Wanted]:
    """Every set, every number of players, every virtual opponent and what is rare once: enough if there are older
    matches."""
    matches = list(wanted(catalog))
    tables, alone = matches[: 3 * len(SETS)], matches[3 * len(SETS) : -len(RARE)]
    yield tables[0]
    for number in range(1, len(SETS)):
        yield tables[3 * number + number % 3]._replace(is_whole=False)
    yield from (match._replace(is_whole=False) for match in alone if match.is_whole)
    yield from RARE


def wanted(catalog: Catalog) -> Iterator[Wanted]:
    """Every set with every number of players, every virtual opponent with every faction of the base set."""
    factions = catalog.base_factions
    for number, sets in enumerate(SETS):
        for players in (2, 3, 4):
            seated = tuple(factions[(number + seat) % len(factions)] for seat in range(players))
            name = f"{'_'.join(sets)}_{players}_players"
            options = VARIANTS[(number + players) % len(VARIANTS)]
            yield Wanted(name, sets, seated, 100 * number + players, options, is_whole=number == players - 2)
    for number, solo in enumerate(KINDS):
        for turn, faction in enumerate(factions):
            sets = SETS[(number + turn) % len(SETS)]
            options, seed = SOLO_VARIANTS[turn % len(SOLO_VARIANTS)], 1000 + 10 * number + turn
            yield Wanted(f"solo_{solo}_{faction}", sets, (faction,), seed, options, solo, is_whole=turn == number % 4)
    yield from RARE


def joined(catalog: Catalog) -> Iterator[Wanted]:
    """Sets that have joined, with every number of players, and against Borgo; and what else has joined."""
    factions = catalog.base_factions
    for number, sets in enumerate(JOINED):
        for players in (2, 3, 4):
            name = f"{'_'.join(sets)}_{players}_players"
            yield Wanted(name, sets, factions[:players], 2000 + 10 * number + players, Options(), is_whole=players == 2)
        yield Wanted(f"solo_borgo_{'_'.join(sets)}", sets, factions[:1], 2000 + 10 * number, Options(), "borgo", True)
    yield from FURTHER


def make(catalog: Catalog, folder: Path, match: Wanted) -> Path:
    """Play a match of people and one robot, with some undos, also after the last decision of an unfinished match.

    A robot takes a seat for a while, unless players have wishes of their own.
    """
    playing = deal_match(
        Game(catalog, match.sets, match.options),
        [_seat(number, faction) for number, faction in enumerate(match.factions)],
        match.seed,
        folder,
        solo=match.solo,
    )
    random = Random(match.seed)
    while not playing.state.is_over and (match.is_whole or playing.state.round <= CUT_AFTER):
        playing.submit(_wished(playing, random, match))
        if random.random() < MIND_CHANGES:
            _change_mind(playing, random)
        if random.random() < TAKEOVERS and not match.is_idle and match.wished == AGAINST:
            _change_player(playing)
        playing.end_turn()
    if not playing.state.is_over:
        playing.submit(_wished(playing, random, match))
        playing.undo()
    playing.close()
    assert playing.path
    return playing.path.rename(folder / f"{match.name}.jsonl")


def _seat(number: int, faction: str) -> SeatSetup:
    """The third seat is a robot."""
    return SeatSetup("Robot", "greedy", faction) if number == 2 else SeatSetup(PEOPLE[number], "human", faction)


def _wished(match: Match, random: Random, wanted: Wanted) -> AnyCommand:
    """A random move, or to pass."""
    legal = match.legal()
    if wanted.is_idle and (passing := [move for move in legal if isinstance(move, cm.Pass)]):
        return passing[0]
    acting = [move for move in legal if not isinstance(move, cm.Pass | cm.FinishTurn)]
    wished = [
        move for move in legal
        if isinstance(move, wanted.wished) or (wanted.wished_card and _card(match, move) == wanted.wished_card)
    ]  # fmt: skip
    if wished and random.random() < BOLD:
        return random.choice(wished)
    return random.choice(acting if acting and random.random() < BOLD else legal)


def _card(match: Match, move: AnyCommand) -> str | None:
    """The Location that a move takes, builds or uses."""
    if isinstance(move, cm.ActivateLocation):
        found = match.state.find_site(move.site)
        return found[1].card if found else None
    return move.card if isinstance(move, cm.PickCard | cm.ConstructLocation | cm.DevelopLocation) else None


def _change_mind(match: Match, random: Random) -> None:
    """Undo what can be undone; sometimes redo it."""
    match.undo()
    if random.random() < 0.5:
        match.redo()


def _change_player(match: Match) -> None:
    """Let a robot take the last seat, or a person take it back."""
    seat = list(match.seats)[-1]
    match.take_seat(seat, "greedy" if match.is_human(seat) else "human")
    match.play_bots()


def kept(catalog: Catalog, path: Path) -> Kept:
    """The contents of a match file."""
    record = read_record(path, fiftyfirst(catalog).only)
    state = record.journal.state
    return Kept(
        digest=sha256(path.read_bytes()).hexdigest(),
        decisions=record.journal.head,
        last=record.journal.last,
        position=position_hash(game_of(record.header, catalog), state),
        scores={score.seat: score.total for score in state.scores},
    )


def files(full: bool = True) -> list[Path]:
    """All match files, or those of the newest rules and a quarter of the older ones."""
    every = sorted(FOLDER.glob("*/*.jsonl"))
    older = [path for path in every if made_by(path.parent).rules != RULES]
    return every if full else [path for path in every if path not in older or older.index(path) % 4 == 0]


def made_by(folder: Path) -> MadeBy:
    """The record about the files of a folder."""
    return msgspec.json.decode((folder / MADE_BY).read_bytes(), type=MadeBy)


def main() -> int:
    """Write the matches of this version that are not there yet; existing ones are never rewritten."""
    folder = FOLDER / f"rules_{RULES}{f'_format_{FORMAT}' if FORMAT > 1 else ''}"
    known = made_by(folder).matches if folder.exists() else {}
    catalog = load_catalog(cards_folder())
    with tempfile.TemporaryDirectory(dir=FOLDER) as made:
        is_first = not any(FOLDER.glob("rules_*"))
        every = (*(wanted if is_first else few)(catalog), *joined(catalog))
        files = [make(catalog, Path(made), match) for match in every if f"{match.name}.jsonl" not in known]
        matches = known | {path.name: kept(catalog, path) for path in files}
        told = msgspec.json.encode(MadeBy(f"51st State {__version__}", FORMAT, RULES, matches))
        (Path(made) / MADE_BY).write_bytes(msgspec.json.format(told) + b"\n")
        folder.mkdir(exist_ok=True)
        for path in Path(made).iterdir():
            path.rename(folder / path.name)
    print(f"{len(files)} more, now {len(matches)} matches in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
