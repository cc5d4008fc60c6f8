"""`shot`: a frame of a scene as a picture, without a display."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from game.cli.command_line import Commands, add_command, read_size
from game.cli.terminal import Terminal, WantedScene
from game.files import MEGABYTE, read_text_file
from game.kernel.refusal import Unreadable
from game.play.games import GameBox, Games
from game.wording.messages import ENGLISH

if TYPE_CHECKING:
    from game.ui.rehearsal.driver import Picture, Rehearsal

_LISTING = ("matches", "statistics")
"""Scenes that need sample matches."""


def add(commands: Commands) -> None:
    parser, scenes = add_command(commands, "shot", run), commands.terminal.scenes
    say = parser.speaker.help
    parser.add_argument("--scene", required=True, metavar="NAME", help=", ".join(scenes))
    parser.add_argument("--position", type=Path, metavar="FILE", help=say("cli-shot-position"))
    parser.add_argument("--seat", default=None, help=say("cli-shot-seat"))
    parser.add_argument("--do", type=Path, metavar="FILE", help=say("cli-shot-do"))
    size = say("cli-shot-size")
    parser.add_argument("--size", type=read_size, default=(1920, 1080), metavar="WIDTHxHEIGHT", help=size)
    parser.add_argument("--out", type=_picture_file, required=True, metavar="FILE.png", help=say("cli-shot-out"))
    parser.set_defaults(lang=ENGLISH)


def _picture_file(text: str) -> Path:
    if not text.lower().endswith(".png"):
        raise argparse.ArgumentTypeError(f"expected the name of a .png file, not {text!r}")
    return Path(text)


def run(arguments: argparse.Namespace) -> int:
    """Draw the frame. Raises Unreadable if the scene, the position or an input cannot be understood."""
    games: Games = arguments.all_games
    box = games[arguments.game or games.first]
    has_shelf = arguments.game is None and len(games) > 1  # as in the window
    with TemporaryDirectory() as data:  # no picture shows the user's matches
        scene = WantedScene(
            arguments.scene, arguments.size, arguments.lang, arguments.position, arguments.seat, Path(data), games,
            has_shelf,
        )  # fmt: skip
        rehearsal = _rehearsal(box, scene)
        if arguments.do:
            _play(rehearsal, arguments.do)
        rehearsal.settle()
    rehearsal.save(arguments.out)
    return 0


def draw(box: GameBox, scene: str, size: tuple[int, int]) -> Picture:
    """A frame of a scene of a game."""
    with TemporaryDirectory() as data:
        only = Games({box.id: box})
        rehearsal = _rehearsal(box, WantedScene(scene, size, ENGLISH, None, None, Path(data), only, has_shelf=False))
        rehearsal.settle()
    return rehearsal.surface


def _rehearsal(box: GameBox, scene: WantedScene) -> Rehearsal:
    """A window that shows a scene, with sample matches where it lists some. Raises Unreadable if the game has no
    scenes."""
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}  # before pygame is imported
    terminal: Terminal = box.terminal()
    if not terminal.scenes:
        raise Unreadable(f"the game {box.id} has no scenes yet")
    if scene.name in _LISTING:
        terminal.stock(box.content(None, None), scene.data)
    return terminal.rehearse(scene)


def _play(rehearsal: Rehearsal, script: Path) -> None:
    """Perform the lines of a script."""
    try:
        lines = read_text_file(script, MEGABYTE).decode().splitlines()
    except OSError as error:
        raise Unreadable(f"cannot be read: {error.strerror}", str(script)) from None
    except UnicodeDecodeError as error:
        broken = error.object.count(b"\n", 0, error.start) + 1
        raise Unreadable("expected text in UTF-8", str(script), broken) from None
    for number, line in enumerate(lines, 1):
        try:
            if line.strip() and not line.startswith("#"):
                rehearsal.perform(line.strip())
        except Unreadable as error:
            raise error.located(str(script), number) from None
