"""Opening the window: settings, language, and the title or a match to be watched."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

import msgspec
import pygame

from game.files import MEGABYTE, clear_leftovers, is_there, read_text_file
from game.kernel.refusal import Unreadable
from game.paths import data_folder, exports_folder, matches_folder
from game.play.programs import NO_PROGRAMS, Programs
from game.ui.art.cache import give_back
from game.ui.art.heap import map_large_blocks
from game.ui.context import Context
from game.ui.running.saved_matches import put_away
from game.ui.settings import FILE, Trouble, read_settings
from game.ui.window.app import App
from game.ui.window.crashed import Crashed, take_note, tell_crash
from game.ui.window.window import open_window
from game.wording.messages import first_known, language_of_system, languages
from game.wording.words import Words

if TYPE_CHECKING:
    from game.play.games import GameBox, Games
    from game.ui.running.director import MatchDirector
    from game.ui.sound.speaker import Speaker

_PATIENCE: Final = 0.5
"""Timeout of a command, in seconds."""

_CLIENT_ANIMATIONS: Final = 0x1042
"""`SPI_GETCLIENTAREAANIMATION`: are there animations inside windows?"""

Ask = Callable[[Sequence[str]], str]
"""Runs a command and returns its output; an empty string if there is no such command."""


def _ask(command: Sequence[str]) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=_PATIENCE, check=False)
    except (OSError, subprocess.SubprocessError, UnicodeDecodeError):
        return ""
    return done.stdout.strip()


def wants_stillness(platform: str = sys.platform, ask: Ask = _ask, home: Path | None = None) -> bool:
    """True if the user has asked the system for reduced motion; False if unknown."""
    if platform == "win32":
        return _windows_is_still()
    if platform == "darwin":
        return ask(("defaults", "read", "com.apple.universalaccess", "reduceMotion")) == "1"
    if ask(("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")) == "false":
        return True
    return _plasma_is_still((home or Path.home()) / ".config" / "kdeglobals")


def _plasma_is_still(path: Path) -> bool:
    """True if KDE is set to animations without duration."""
    try:
        lines = read_text_file(path, MEGABYTE).decode(errors="replace").splitlines()
    except (OSError, Unreadable):
        return False
    found = (line.partition("=")[2].strip() for line in lines if line.startswith("AnimationDurationFactor="))
    return next(found, "1") in ("0", "0.0")


def _windows_is_still() -> bool:
    import ctypes

    windll = getattr(ctypes, "windll", None)
    animates = ctypes.c_int(1)
    if windll is None or not windll.user32.SystemParametersInfoW(_CLIENT_ANIMATIONS, 0, ctypes.byref(animates), 0):
        return False
    return not animates.value


MOST_TOLD = 4
"""Maximum damaged files and packs named in notices when the window opens."""


def system_language() -> str:
    """The user's language according to SDL, else to the environment."""
    wished = (locale["language"] for locale in pygame.system.get_pref_locales())
    return first_known(wished, languages()) or language_of_system()


def _damages_told(damages: Sequence[Unreadable], context: Context) -> Iterator[Callable[[], str]]:
    """Notices of the first damaged files, and of the number of others."""
    wording = context.wording
    _ = context.kind  # reading what is printed finds damages
    for damage in damages[:MOST_TOLD]:
        yield partial(wording.finding, damage)
    rest = len(damages) - MOST_TOLD
    if rest > 0:
        yield lambda: wording.text("notice-more-damage", count=rest)


def _trouble_told(trouble: Trouble, wording: Words) -> str:
    """Why settings are not used."""
    reason = wording.translated(trouble.reason) if trouble.reason else ""
    return wording.text(f"notice-settings-{trouble.kind}", file=str(trouble.path), reason=reason)


def _director(context: Context) -> MatchDirector:
    from game.ui.window.screens import match_director  # imported late: the title does not need it

    return match_director(context)


def _speaker(context: Context) -> Speaker:
    from game.ui.sound.speaker import Speaker  # imported late: the title does not need it

    return Speaker(lambda: context.settings)


def run(
    box: GameBox, language: str | None = None, size: tuple[int, int] | None = None, fullscreen: bool = False,
    data: Path | None = None, replay: Path | None = None,
    report: Callable[[Context, Exception], Path | None] | None = None, programs: Programs = NO_PROGRAMS,
    games: Games | None = None, has_shelf: bool = False,
) -> int:  # fmt: skip
    """Open the window on the title and run until it is closed; returns the exit code.

    Damaged card sets, packs and messages are left out, and notices name them.

    Args:
        box: the game that is played.
        language: for this time; else that of the settings, or of the system.
        size: for this time, in pixels.
        fullscreen: for this time.
        data: another folder for the user's files.
        replay: a match file to be watched at once.
        report: records an error that closes only its scene, and returns the file; without it every error closes
            the window.
        programs: robots that the user has named, by their names in match files.
        games: all that can be played; by default only the one.
        has_shelf: offer all of them first, and not only the one that is played.

    Raises:
        Unreadable: the base cards are missing or damaged, or ``replay`` cannot be read.
        Crashed: an error, its cause, that closing a scene does not help against.
    """
    from game.ui.scenes.title.first import first_scene

    damages: list[Unreadable] = []
    troubles: list[Trouble] = []
    settings = read_settings(data_folder(data), troubles.append)
    spoken = system_language()
    chosen = first_known((language or settings.language,), languages()) or spoken
    content = cache(partial(box.content, data, damages.append))
    wording = box.words(content, chosen, damages.append)
    full = fullscreen or settings.fullscreen
    name = wording.text("shelf-name" if has_shelf else "title-name")
    surface = open_window(size, full, name, settings.window)
    context = Context(surface.get_size(), wording, content, data, _director, box, settings)
    context.fullscreen = full
    context.spoken = spoken
    context.programs = programs
    context.games, context.has_shelf = games or context.games, has_shelf
    context.stack.push(first_scene(context))
    try:
        app = App(context, size, _speaker, partial(report, context) if report else None, perf_counter)
        app.frame((), 0)  # show the title before asking the system and reading the cards
        app.complete()
        map_large_blocks()
        clear_leftovers(data_folder(data), matches_folder(data), exports_folder(data))
        if not is_there(data_folder(data) / FILE):
            context.settings = msgspec.structs.replace(settings, reduced_motion=wants_stillness())
        reasons = (partial(_trouble_told, trouble, wording) for trouble in troubles)
        context.notify(*_damages_told(damages, context), *reasons)
        tell_crash(context, take_note(data_folder(data)))
        if replay:
            from game.play.match import watch_file  # imported late: the title does not need them
            from game.ui.scenes.replay.scene import open_replay

            open_replay(context, watch_file(replay, context.kinds))
        app.loop()
    except Unreadable:
        raise
    except Exception as error:
        raise Crashed(context) from error
    finally:
        if context.match is not None:
            put_away(context, context.match)
        pygame.quit()
        give_back()  # fonts are invalid without pygame
    return 0
