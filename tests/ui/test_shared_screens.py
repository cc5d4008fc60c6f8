"""The shared files of a language are enough for every shared screen: they are opened in a folder without those of any
game, and nothing is missing but what a game names itself."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest

from game.fiftyfirst import rehearsal
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rehearsal import rehearse, stock
from game.fiftyfirst.terminal import SCENES
from game.fiftyfirst.wording.wording import Wording
from game.kernel.refusal import Unreadable
from game.play.match import Match, watch_match
from game.ui.context import Context
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.scenes.help import open_help
from game.ui.scenes.matches.scene import open_matches
from game.ui.scenes.menu import open_game_menu
from game.ui.scenes.replay.scene import open_replay
from game.ui.scenes.score.scene import FinalScoreScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.statistics.scene import open_statistics
from game.ui.scenes.title.scene import TitleScene
from game.ui.scenes.who_plays import PlayersScene
from game.ui.window.screens import match_director
from game.ui.window.window import open_window
from game.wording.duty import OWED
from game.wording.messages import languages, locale_folder
from game.wording.words import Words
from tests.match.test_two_games import nim
from tests.nim.box import BOX as NIM
from tests.nim.sitting import sit_down
from tests.ui.steps import Step, go
from tests.wording.test_shared_messages import OF_51ST_STATE, OF_NIM, room

pytestmark = pytest.mark.usefixtures("blank_drawings")

SIZE = (1280, 720)
DEEDS: Final[dict[str, tuple[Step, ...]]] = {
    "settings": ("click page:picture", "click page:language", "click page:access", "click page:sound"),
    "new_game": ("click variants",),
    "table": ("key h", "key escape", "key l", "key escape", "key p"),
    "matches": ("click match:0",),
    "zoom": ("key r",),
}
"""Scene -> what is done in it, besides pointing at everything."""

HANDING_ON: Final = ("game.wording", "game.ui.context", "game.ui.scene", "game.ui.table.sight")
"""Modules that hand messages on: who asks them for one, names it."""


class Missed(set[str]):
    """The missing messages that shared rooms have named."""

    def add(self, key: str) -> None:
        if not _who_names().startswith("game.fiftyfirst"):
            super().add(key)


def _who_names() -> str:
    """The module that asks for a message which is just noted as missing."""
    frame: Any = sys._getframe(2)
    while any(f"{frame.f_globals['__name__']}.".startswith(f"{name}.") for name in HANDING_ON):
        frame = frame.f_back
    return str(frame.f_globals["__name__"])


class SharedWording(Wording):
    """51st State without words of its own."""

    def speak(self, language: str) -> None:
        super().speak(language)
        self.messages.missing = Missed()


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The languages without the folders of games."""
    folder = tmp_path_factory.mktemp("locale")
    for language in languages():
        (folder / language).mkdir()
        for file in (locale_folder() / language).glob("*.ftl"):
            shutil.copy(file, folder / language)
    return folder


def look_at_everything(window: Rehearsal) -> None:
    """Point at everything in the frame, as far as it lies open."""
    window.settle()
    for label in dict.fromkeys(window.labels()):
        try:
            window.hover(label)
        except Unreadable:
            continue
        window.settle()


# ---------------------------------------------------------------------- in the scenes of 51st State
@pytest.mark.parametrize("scene", SCENES)
def test_shared_rooms_find_their_words_in_the_shared_files(
    scene: str, shared: Path, tmp_path: Path, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is missing then are only the names of things that 51st State has, and messages that it hands over."""
    monkeypatch.setattr(rehearsal, "Wording", partial(SharedWording, folder=shared, on_error=lambda _: None))
    if scene in ("matches", "statistics"):
        stock(catalog, tmp_path)
    window = rehearse(scene, SIZE, data=tmp_path)
    look_at_everything(window)
    for deed in DEEDS.get(scene, ()):
        go(window, deed)
        look_at_everything(window)
    assert sorted(filter(_is_shared, window.context.wording.messages.missing)) == []


def _is_shared(key: str) -> bool:
    """Whether a missing message is none that the game owes, and none that it names."""
    base = key.partition(".")[0]
    is_owed = base in OWED or base in THINGS or base.startswith((*OF_ITS_TABLE, *TOLD))
    return not is_owed and base not in room(is_game=True).texts


OF_ITS_TABLE: Final = ("table-verb-", "table-held-", "table-aim-", "decline-")
TOLD: Final = ("log-", "question-", "waiting-", "command-", "forecast-")
"""How messages of moves begin, which only the game knows, and those that its narrator tells."""

THINGS: Final = frozenset(
    f"{prefix}{thing}{tip}"
    for game in (OF_51ST_STATE, OF_NIM)
    for prefix, things in game.items()
    for thing in things
    for tip in ("", "-tip")
)  # fmt: skip


# ---------------------------------------------------------------------- in a game without words
Opening = Callable[[Any], object]
"""Opens a scene over the one on top of a context."""

OVER_THE_TITLE: Final[dict[str, Opening]] = {
    "title": lambda _: None,
    "settings": lambda context: context.stack.push(SettingsScene(context)),
    "help": lambda context: open_help(context, context.stack.top),
    "matches": open_matches,
    "statistics": open_statistics,
    "score": lambda context: context.stack.push(FinalScoreScene(context)),
    "replay": lambda context: open_replay(context, watch_match(context.playing)),
}
OVER_THE_TABLE: Final[dict[str, Opening]] = {
    "table": lambda _: None,
    "menu": open_game_menu,
    "players": lambda context: context.stack.push(PlayersScene(context)),
    "help": lambda context: open_help(context, context.stack.top),
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("scene", OVER_THE_TITLE)
def test_a_game_without_words_opens_what_shows_no_table(
    scene: str, language: str, shared: Path, tmp_path: Path
) -> None:
    over, *_ = nim(tmp_path / "matches"), nim(tmp_path / "matches", stones=7)
    open_window(SIZE, False, "Nim")
    words = Words(language, shared)
    context = Context(SIZE, words, lambda: None, tmp_path, match_director, NIM, STILL)
    if scene in ("score", "replay"):
        context.match = Match.load(over, context.kinds, play_bots=False)
    context.stack.push(TitleScene(context))
    OVER_THE_TITLE[scene](context)
    _look_for_missing_words(Rehearsal(context), scene)


@pytest.mark.parametrize("scene", OVER_THE_TABLE)
def test_a_game_without_words_is_played(scene: str) -> None:
    window = sit_down(3, 4, 5, box=NIM._replace(words=lambda *_: Words()))
    OVER_THE_TABLE[scene](window.context)
    _look_for_missing_words(window, scene)


def _look_for_missing_words(window: Rehearsal, scene: str) -> None:
    look_at_everything(window)
    for deed in DEEDS.get(scene, ()):
        go(window, deed)
        look_at_everything(window)
    words = window.context.wording
    assert words.messages.game == ""
    assert sorted(filter(_is_shared, words.messages.missing)) == []
