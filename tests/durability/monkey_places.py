"""Where the monkey goes: scenes, players, sets, opponents, languages, sizes and settings, by piece and seed."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pygame

from game.fiftyfirst import rehearsal as fiftyfirst_scenes
from game.fiftyfirst.match.setup import chosen
from game.fiftyfirst.rules import NAME
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.games import GAMES
from game.kernel.seats import SeatSetup
from game.metro2033 import rehearsal as metro_scenes
from game.metro2033.rules import NAME as METRO
from game.paths import matches_folder
from game.play.kind import decided
from game.ui.context import Context
from game.ui.scenes.learning.lessons import open_chapter, open_learning
from game.ui.scenes.replay.scene import watch_saved
from game.ui.settings import ENDS_OF_TURN, HANDOVERS, SPEEDS, TEXT_SCALES, Settings
from game.ui.shades import PALETTES
from tests.languages import LANGUAGES
from tests.match.golden_matches import FOLDER, JOINED, SETS
from tests.metro2033.golden_matches import FOLDER as METRO_FOLDER

MENUS = ("title", "new_game", "new_solo", "settings", "help", "cards", "statistics", "matches", "rulebook")
SOLO = tuple(f"solo {kind}" for kind in sorted(KINDS))
_MATCHES = ("2 players", *SOLO[:3], "lesson", "3 players", *SOLO[3:], "4 players", "2 players")
_OTHERS = (*MENUS, "watch", "chapters")
STARTS = tuple(start for pair in zip(_MATCHES, _OTHERS, strict=True) for start in pair)
"""Where a piece begins: a match and something else in turn."""

_METRO_MENUS = ("title", "new_game", "settings", "help", "cards", "statistics", "matches", "rulebook")
_METRO_MATCHES = tuple(f"{seats} players" for seats in (3, 4, 2, 6, 5, 4, 6, 3))
_METRO_OTHERS = (*_METRO_MENUS[:-1], "watch")
METRO_STARTS = (*(start for pair in zip(_METRO_MATCHES, _METRO_OTHERS, strict=True) for start in pair), "rulebook")
"""The same of Metro 2033."""

STARTS_OF = {NAME: STARTS, METRO: METRO_STARTS}
_REHEARSE = {NAME: fiftyfirst_scenes.rehearse, METRO: metro_scenes.rehearse}
_GOLDEN = {NAME: FOLDER, METRO: METRO_FOLDER}

SIZES = (
    (1280, 720), (1920, 1080), (640, 360), (800, 600), (1024, 1400), (320, 200), (1, 1), (2560, 1080), (333, 777),
)  # fmt: skip
_NAMES = ("Anna", "Юлия", "Łucja {$x}", "Ben", "Ben <3", "Eva")
LENGTH = 500
"""Events of a piece, where nothing else is wanted."""
_PLAYED_BY = {NAME: "random", METRO: "greedy"}
"""Game -> the robot that plays a match on before it is shown."""

_FURTHEST = 160
"""So many decisions a match is played on at most before it is shown."""

_COAST = """title: On the Coast
locations:
- id: lighthouse
  title: Lighthouse <3 😀
  type: production
  distance: 2
  spoils: {fuel: 2, vp: 1}
  categories: [fuel, contact]
  deal: {fuel: 1}
  copies: 2
  abilities:
    - {produces: , gain: {blue: {per: {category: fuel}, max: 2}}}
    - {built: , gain: {card: 1}}
"""


class Piece(NamedTuple):
    """A part of a run that can be repeated by itself: where it begins, and how everything is set."""

    number: int
    seed: int
    start: str
    sets: tuple[str, ...]
    bots: int
    language: str
    size: tuple[int, int]
    settings: Settings
    has_pack: bool
    length: int
    game: str = NAME
    """Events that are sent in it."""

    @property
    def what(self) -> str:
        """The sets of 51st State, or the name of another game."""
        return "+".join(self.sets) if self.game == NAME else self.game

    @property
    def random(self) -> Random:
        """Chance of its own: the same for the same number and seed."""
        return Random(f"{self.seed}/{self.number}")


def piece_of(number: int, seed: int, length: int = LENGTH, game: str = NAME) -> Piece:
    """The starts come in turn; all else is by chance."""
    starts = STARTS_OF[game]
    random = Random(f"{seed}/{number}/how")
    return Piece(
        number,
        seed,
        start=starts[number % len(starts)],
        sets=random.choice((*SETS, *JOINED)),
        bots=random.choice((0, 0, 1, 1, 2, 4)),
        language=LANGUAGES[number % len(LANGUAGES)],
        size=random.choice(SIZES[:5]),
        settings=_settings(random),
        has_pack=random.random() < 0.3,
        length=length,
        game=game,
    )


def _settings(random: Random) -> Settings:
    return Settings(
        text_scale=random.choice(TEXT_SCALES),
        speed=random.choice(("off", *SPEEDS)),
        handover=random.choice(HANDOVERS),
        always_pay=random.random() < 0.3,
        end_of_turn=random.choice(ENDS_OF_TURN),
        undo_robots=random.random() < 0.8,
        palette=random.choice(PALETTES),
        high_contrast=random.random() < 0.2,
        reduced_motion=random.random() < 0.3,
        left_handed=random.random() < 0.3,
    )


# ---------------------------------------------------------------------- going there
def open_piece(piece: Piece, data: Path) -> Context:
    """Open the window on the first scene of a piece; ``data`` is its folder of files."""
    furnish(data, piece)
    random = piece.random
    begin = piece.start if piece.start in MENUS else "title"
    games: dict[str, Any] = {} if piece.game == NAME else {"games": GAMES, "has_shelf": True}
    rehearse = _REHEARSE[piece.game]
    context = rehearse(begin, piece.size, piece.language, data=data, settings=piece.settings, **games).context
    context.dice = lambda: random.randrange(10**6)
    if piece.start == "watch":
        watch_saved(context, random.choice(golden(piece.game)))
    elif piece.start == "chapters":
        open_learning(context)
    elif piece.start == "lesson":
        lesson = random.choice(tuple(context.lessons.all(context)))
        open_chapter(context, random.choice(lesson.chapters).id, lesson.id)
    elif piece.start not in MENUS:
        _open_match(context, piece, random)
    return context


def _open_match(context: Context, piece: Piece, random: Random) -> None:
    """Deal a match and play it on by chance, so that all of it is seen, not only its beginning."""
    number, _, kind = piece.start.partition(" ")
    solo = kind if number == "solo" else None
    count = 1 if solo else int(number)
    players = ["human"] * count if solo else _players(count, piece.bots, random)
    seats = [SeatSetup(name, player) for name, player in zip(_NAMES, players, strict=False)]
    sets = (*piece.sets, "coast") if piece.has_pack else piece.sets
    choices = chosen(sets, solo=solo) if piece.game == NAME else {"draft": random.choice(("choose", "dealt"))}
    context.director.start_match(seats, choices, random.randrange(10**6))
    match = context.playing
    for step in range(random.choice((0, 0, random.randrange(_FURTHEST)))):
        if match.status.to_move is None:
            break
        match.submit(decided(match.advise(_PLAYED_BY[piece.game], f"{piece.seed}/{piece.number}/{step}")))
        match.end_turn()
    context.read = context.table.flow.all_read(match) if random.random() < 0.5 else context.read
    context.director.advance()


def _players(count: int, bots: int, random: Random) -> list[str]:
    """People, and so many bots behind them; sometimes nobody but bots."""
    robots = [random.choice(("greedy", "random")) for _ in range(min(bots, count))]
    return ["human"] * (count - len(robots)) + robots


def golden(game: str = NAME) -> Sequence[Path]:
    """Whole match files of every number of players, set and opponent, also those of older rules."""
    return sorted(_GOLDEN[game].glob("*/*.jsonl"))


def furnish(data: Path, piece: Piece) -> None:
    """Put into the folder what a player may have there: matches, whole and damaged, what is no match, and a pack."""
    folder = matches_folder(data)
    folder.mkdir(parents=True, exist_ok=True)
    for path in golden(piece.game)[piece.number % 5 :: 5]:
        shutil.copy(path, folder / path.name)
        lines = path.read_bytes().splitlines(keepends=True)
        (folder / f"half_{path.name}").write_bytes(b"".join(lines[: len(lines) // 2]))
    (folder / "bad.jsonl").write_text("{")
    (folder / "folder.jsonl").mkdir(exist_ok=True)
    (folder / "note.txt").write_text("x")
    if piece.has_pack:
        (data / "packs" / "coast").mkdir(parents=True, exist_ok=True)
        (data / "packs" / "coast" / "lighthouse.yaml").write_text(_COAST)


def hostile_files(folder: Path) -> Sequence[Path | str]:
    """What is dropped onto the window: matches, whole, torn and empty, and what is none, or is not even there."""
    folder.mkdir(parents=True, exist_ok=True)
    whole = golden()[0].read_bytes()
    contents = {
        "x.jsonl": whole,
        "torn.jsonl": whole[: len(whole) // 2],
        "empty.jsonl": b"",
        "zeros.txt": bytes(1000),
        "record.txt": b'[Record "1"]\n',
        "ü😀\n.jsonl": whole,
        "junk.png": Random(1).randbytes(500),
    }
    for name, content in contents.items():
        (folder / name).write_bytes(content)
    odd = (folder, folder / "nothing", "", "/dev/null", "/proc/self/mem", "x" * 5000)
    return [*(folder / name for name in contents), *odd, *golden()[::6]]


def resize(random: Random) -> None:
    """Pull the window to another size, also to ones that nobody wants."""
    size = random.choice(SIZES) if random.random() < 0.6 else (random.randint(1, 2000), random.randint(1, 1300))
    pygame.display.set_mode(size, pygame.RESIZABLE)
