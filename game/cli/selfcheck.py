"""`selfcheck`: checks that this installation is complete and works."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from game.cli.command_line import Commands, add_command, add_json, tell, wording_of
from game.cli.terminal import Say
from game.kernel.seats import SeatSetup
from game.play.checking import first_difference
from game.play.files.record import read_record
from game.play.games import Games, GameSource
from game.play.match import Match

AnyMatch = Match[Any, Any, Any, Any, Any, Any]

_SEED = 1


class Check(msgspec.Struct, frozen=True):
    """A check of a game and its result."""

    game: str
    name: str
    ok: bool
    result: str


def add(commands: Commands) -> None:
    parser = add_command(commands, "selfcheck", run)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    games: Games = arguments.all_games
    asked = [arguments.game] if arguments.game else list(games)
    checks: list[Check] = []
    lines: list[str] = []
    for game in asked:
        say = wording_of(games, game, arguments.lang).text
        found = _checks(GameSource(games, game), say)
        lines += [say("title-name")] if len(asked) > 1 else []
        lines += [_line(check, say) for check in found]
        checks += found
    is_well = all(check.ok for check in checks)
    tell(arguments, {"ok": is_well, "checks": checks}, lines)
    return 0 if is_well else 1


def _checks(source: GameSource, say: Say) -> list[Check]:
    """What is checked of a game."""
    own = source.games[source.id].terminal().checks
    return [_checked(source.id, check, say) for check in (*own, played(source), *frames(source))]


def _checked(game: str, check: Callable[[Say], str], say: Say) -> Check:
    """Run a check; its result is a sentence or its error."""
    try:
        return Check(game, check.__name__, True, check(say))
    except Exception as error:
        return Check(game, check.__name__, False, f"{type(error).__name__}: {error}")


def _line(check: Check, say: Say) -> str:
    name, ok = say(f"selfcheck-name-{check.name}"), "yes" if check.ok else "no"
    return say("selfcheck-line", name=name, ok=ok, result=check.result)


def played(source: GameSource) -> Callable[[Say], str]:
    """A game between bots is played, saved, read and verified."""

    def game(say: Say) -> str:
        kind = source.kind()
        count = source.games[source.id].terminal().players[0]
        bots = [SeatSetup(str(number), kind.robots.names[0]) for number in range(1, count + 1)]
        with TemporaryDirectory() as folder:
            match: AnyMatch = Match.deal(kind, bots, {}, _SEED, Path(folder))
            match.play_bots()
            match.close()
            assert match.path, "the match has no file"
            record = read_record(match.path, kind.only)
        assert record.damage is None, f"the saved match is damaged: {record.damage}"
        assert record.journal.state == match.state, "the match was not read as it was played"
        difference = first_difference(kind, match.game, record.journal)
        assert difference is None, f"the match is decided in another way than it was played: {difference}"
        return say("selfcheck-game", decisions=match.head, rounds=match.status.round)

    return game


def frames(source: GameSource) -> Sequence[Callable[[Say], str]]:
    """The title can be drawn, if the game has one."""

    def frame(_say: Say) -> str:
        from game.cli.shot import draw

        width, height = draw(source.games[source.id], "title", (1280, 720)).get_size()
        return f"{width}x{height}"

    return (frame,) if "title" in source.games[source.id].terminal().scenes else ()
