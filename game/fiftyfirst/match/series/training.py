"""The training of the strong bots: iterations of games against themselves, each with the weights of the last one.

It can be interrupted at any time: what an iteration has brought stands in files, and the next run goes on after it.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from game.fiftyfirst.bots.training.self_play import Learned, Table, play
from game.fiftyfirst.bots.training.untrained import untrained, with_further
from game.fiftyfirst.bots.value import Value, Weights
from game.fiftyfirst.cards.catalog import BASE_SET
from game.fiftyfirst.match.series.cards_in_play import CardsInPlay, game_with
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.files import MEGABYTE, is_file, is_own_file, is_own_folder, is_there, read_file, write_whole
from game.kernel.refusal import Unreadable
from game.match.series.workers import ALONE, Workers

if TYPE_CHECKING:
    from game.fiftyfirst.bots.training.fit import Fit

TABLES: Final[Mapping[str, tuple[Table, ...]]] = {
    "two": (Table(2),),
    "more": (Table(3), Table(4)),
    "hegemony": tuple(Table(1, kind) for kind in KINDS if kind != "borgo"),
    "borgo": (Table(1, "borgo"),),
}
"""Lesson (`game.fiftyfirst.bots.levels`) -> the tables at which its games are played in turn."""

Kept = TypeVar("Kept")

_KEPT: Final = re.compile(r"(course|(lesson|games)_\d+\.json)(\.\d+\.new)?")
"""Names of the files of a training, also of those that were left half written."""

_LARGEST: Final = 500 * MEGABYTE
"""Most bytes of the games of an iteration."""

REMEMBERED: Final = 3
"""Iterations whose games are learned from: older ones were played too badly."""


class Course(msgspec.Struct, frozen=True):
    """How weights are trained. Game i of all has the seed ``seed`` + i; equal courses give equal weights.

    Weights of ``onto`` stay as they are, and only those of further features are learned: those of cards that these
    weights have never seen.
    """

    lesson: str
    games: int
    iterations: int
    seed: int = 1
    sets: tuple[str, ...] = (BASE_SET,)
    onto: Weights | None = None
    options: Options = Options()

    @property
    def beginning(self) -> Weights:
        """The weights with which the first games are played."""
        return with_further(self.onto) if self.onto else untrained()

    @property
    def made(self) -> str:
        """How the weights were made, in words, for the file of weights."""
        variants = [f"{name} {value}" for name, value in msgspec.to_builtins(self.options).items()]
        with_ = ", ".join([*self.sets, *variants])
        return (
            f"lesson {self.lesson}: {self.iterations} iterations of {self.games} games against itself with {with_}, "
            f"seed {self.seed}; ridge regression of the final margin"
        )


class Iteration(msgspec.Struct, frozen=True):
    """The result of an iteration: the weights after it, the share of the variance of unseen games that they explain,
    and the mean number of rounds of its games."""

    iteration: int
    weights: Weights
    explained: float
    rounds: float


def train(
    course: Course, folder: Path, workers: Workers = ALONE, packs: Path | None = None
) -> Generator[Iteration, None, None]:
    """Train, yielding each iteration as soon as it is done; iterations of an interrupted run come first.

    Args:
        folder: keeps what is learned and its games until the course is over.
        workers: the processes that play; the weights do not depend on their number.

    Raises:
        Unreadable: numpy is not installed, or ``folder`` belongs to another course, is no folder, or cannot be written.
    """
    _make_folder(folder)
    _check_course(course, folder)
    weights, batches = course.beginning, list[list[Learned]]()
    for iteration in range(course.iterations):
        told, played = (folder / f"{name}_{iteration}.json" for name in ("lesson", "games"))
        if is_file(told) and is_file(played):
            trained = _remembered(told, Iteration)
            batches = [*batches, _remembered(played, list[Learned])][-REMEMBERED:]
        else:
            first = course.seed + iteration * course.games
            play = partial(_play, CardsInPlay(course.sets, packs, course.options), course.lesson, weights)
            played_games = workers.do(play, range(first, first + course.games))
            batches = [*batches, [game for game in played_games if game]][-REMEMBERED:]
            _keep(played, msgspec.json.encode(batches[-1]))
            fitted = _fit([game for batch in batches for game in batch], course)
            rounds = sum(game.rounds for game in batches[-1]) / max(1, len(batches[-1]))
            trained = Iteration(iteration, fitted.weights, round(fitted.explained, 3), round(rounds, 2))
            _keep(told, msgspec.json.encode(trained))
        weights = trained.weights
        yield trained


def forget(folder: Path) -> None:
    """Delete what `train` has kept in a folder, and the folder if nothing else is in it."""
    if is_own_folder(folder):
        with suppress(OSError):  # what cannot be deleted stays
            for file in _kept(folder):
                file.unlink(missing_ok=True)
            folder.rmdir()


def _make_folder(folder: Path) -> None:
    if is_there(folder) and not is_own_folder(folder):
        raise Unreadable("expected a new folder, or the folder of this training, not a file or a link", str(folder))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unreadable(f"cannot be written: {error.strerror or error}", str(folder)) from None


def _kept(folder: Path) -> list[Path]:
    """The files in a folder that a training writes; what has such a name and is no ordinary file is none of them."""
    return [file for file in folder.iterdir() if _KEPT.fullmatch(file.name) and is_own_file(file)]


def _keep(path: Path, data: bytes) -> None:
    try:
        write_whole(path, data)
    except OSError as error:
        raise Unreadable(f"cannot be written: {error.strerror or error}", str(path)) from None


def _fit(games: Sequence[Learned], course: Course) -> Fit:
    try:
        from game.fiftyfirst.bots.training.fit import fit, fit_further  # imported late: only training needs numpy
    except ModuleNotFoundError as error:
        raise Unreadable(f"training needs {error.name}: install the extra 'train'") from error
    if course.onto:
        return fit_further(games, course.made, course.beginning, course.onto.weights.keys())
    return fit(games, course.made)


def _remembered(path: Path, kind: type[Kept]) -> Kept:
    """What an earlier run has written; raises Unreadable if it is damaged."""
    try:
        return msgspec.json.decode(read_file(path, _LARGEST), type=kind)
    except (OSError, msgspec.DecodeError) as error:
        raise Unreadable(
            "expected what this training has learned; without the file it learns that again", str(path)
        ) from error


def _check_course(course: Course, folder: Path) -> None:
    """A folder holds what one course has learned."""
    marker, digest = folder / "course", sha256(msgspec.json.encode(course)).hexdigest().encode()
    try:
        learned = any(file.suffix == ".json" for file in _kept(folder))
        is_of_another = read_file(marker, len(digest)) != digest if is_there(marker) else learned
    except OSError as error:
        raise Unreadable(f"cannot be read: {error.strerror or error}", str(error.filename)) from None
    if is_of_another:
        raise Unreadable("expected the folder of this training, not of one with other options", str(folder))
    _keep(marker, digest)


def _play(cards: CardsInPlay, lesson: str, weights: Weights, seed: int) -> Learned | None:
    tables = TABLES[lesson]
    return play(game_with(cards), tables[seed % len(tables)], seed, _value(weights))


_valued: tuple[Weights, Value] | None = None


def _value(weights: Weights) -> Value:
    """The value of weights, kept from one game of an iteration to the next."""
    global _valued
    if _valued is None or _valued[0] != weights:
        _valued = weights, Value(weights)
    return _valued[1]
