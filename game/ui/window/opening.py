"""How the window is opened: with settings, language and words, on the title or on a match that is watched."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pygame

from game.kernel.refusal import Unreadable
from game.match.files.leftovers import clear_leftovers
from game.paths import cards_folder, data_folder, exports_folder, matches_folder, packs_folder
from game.ui.art.cache import forget_all
from game.ui.context import Context, Director
from game.ui.settings import FILE, Trouble, read_settings
from game.ui.theme import Metrics
from game.ui.window.app import App
from game.ui.window.crashed import Crashed, take_note, tell_crash
from game.ui.window.system import wants_stillness
from game.ui.window.window import open_window
from game.wording import Wording
from game.wording.languages import first_known, language_of_system, languages

if TYPE_CHECKING:
    from game.cards.catalog import Catalog
    from game.ui.sound.speaker import Speaker

MOST_TOLD = 4
"""So many damaged files and packs are told one by one when the window opens."""


def system_language() -> str:
    """The language of the system's user: what SDL knows of it, else the environment."""
    wished = (locale["language"] for locale in pygame.system.get_pref_locales())
    return first_known(wished, languages()) or language_of_system()


def _damages_told(damages: Sequence[Unreadable], context: Context) -> Iterator[Callable[[], str]]:
    """The sentences of the first damages, and how many there are besides: more of them would cover the title.

    Reads the cards, as those that are damaged are known only then.
    """
    wording = context.wording
    _ = context.catalog
    for damage in damages[:MOST_TOLD]:
        yield partial(wording.finding, damage)
    rest = len(damages) - MOST_TOLD
    if rest > 0:
        yield lambda: wording.text("notice-more-damage", count=rest)


def _troubled(troubles: Sequence[Trouble], wording: Wording) -> Iterator[Callable[[], str]]:
    """Why settings are not used."""
    for trouble in troubles:
        yield partial(_trouble, trouble, wording)


def _trouble(trouble: Trouble, wording: Wording) -> str:
    reason = wording.told(trouble.reason) if trouble.reason else ""
    return wording.text(f"notice-settings-{trouble.kind}", file=str(trouble.path), reason=reason)


def _director(context: Context) -> Director:
    from game.ui.running.director import MatchDirector  # here: it needs the rules, the title does not

    return MatchDirector(context)


def _cards(data: Path | None, on_error: Callable[[Unreadable], None]) -> Catalog:
    """All cards, those of packs too, without what is damaged; ``on_error`` is told of that."""
    from game.cards.catalog import load_catalog  # here: the title is up without it

    return load_catalog(cards_folder(), on_error, packs_folder(data))


def _speaker(context: Context) -> Speaker:
    from game.ui.sound.speaker import Speaker  # here: the title is up without it

    return Speaker(lambda: context.settings)


def _watch(context: Context, file: Path) -> None:
    """Show the replay of a match over the title."""
    from game.match.watching import watch_file  # here: they need the rules, the title does not
    from game.ui.scenes.replay.scene import open_replay

    open_replay(context, watch_file(file, context.catalog))


def run(
    language: str | None = None,
    size: tuple[int, int] | None = None,
    fullscreen: bool = False,
    data: Path | None = None,
    replay: Path | None = None,
    report: Callable[[Context, Exception], Path | None] | None = None,
) -> int:
    """Open the window on the title and stay until it is closed; returns the exit code.

    ``language`` is one for this time; else that of the settings holds, or of the system.
    What is damaged in further card files, in packs and in the locale is left out, and a notice says so.
    ``size`` and ``fullscreen`` hold for this time only. ``data`` is another folder for the user's files; ``replay`` a
    match that is watched at once. ``report`` takes down an error for which only the scene is left in which it came up,
    and gives the file; without it every error closes the window.

    Raises:
        Unreadable: the base cards are missing or damaged, or the match to be watched cannot be.
        Crashed: the program has an error that leaving a scene does not help against; it is the cause.
    """
    from game.ui.scenes.title import TitleScene

    damages: list[Unreadable] = []
    troubles: list[Trouble] = []
    settings = read_settings(data_folder(data), troubles.append)
    spoken = system_language()
    chosen = first_known((language or settings.language,), languages()) or spoken
    wording = Wording(partial(_cards, data, damages.append), chosen, on_error=damages.append)
    full = fullscreen or settings.fullscreen
    surface = open_window(size, full, wording.text("title-name"), settings.window)
    context = Context(Metrics(surface.get_size(), settings.text_scale), wording, data, _director, settings)
    context.fullscreen = full
    context.spoken = spoken
    context.stack.push(TitleScene(context))
    try:
        app = App(context, size, _speaker, partial(report, context) if report else None)
        app.frame((), 0)  # the title is up before the system is asked and the cards are read
        clear_leftovers(data_folder(data), matches_folder(data), exports_folder(data))
        if not (data_folder(data) / FILE).exists():
            context.settings = msgspec.structs.replace(settings, reduced_motion=wants_stillness())
        context.notify(*_damages_told(damages, context), *_troubled(troubles, wording))
        tell_crash(context, take_note(data_folder(data)))
        if replay:
            _watch(context, replay)
        app.loop()
    except Unreadable:
        raise
    except Exception as error:
        raise Crashed(context) from error
    finally:
        if context.match is not None:
            context.match.close()
        pygame.quit()
        forget_all()  # its fonts have ended with pygame
    return 0
