"""`scenario`: plays scenario files, and names those that do not end as expected."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from game.cli.command_line import CliWording, Commands, add_command, say, tell, warn, wording_of
from game.cli.options import OpenGames, add_data_and_json
from game.files import is_folder
from game.kernel.refusal import Unreadable
from game.kernel.text import legible
from game.play.scenarios.scenario import read_scenario, run_scenario


class ScenarioResult(msgspec.Struct, frozen=True):
    """The result of a file; ``differences`` are sentences."""

    file: str
    title: str
    ok: bool
    differences: tuple[str, ...]


def add(commands: Commands) -> None:
    parser = add_command(commands, "scenario", run)
    say = parser.speaker.help
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help=say("cli-scenario-files"))
    add_data_and_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play all files. Exit code 0 if all pass, 1 if one fails, 2 if one cannot be read."""
    games = OpenGames(arguments)
    wording = wording_of(arguments.all_games, games.unnamed, arguments.lang)
    games.kind(games.unnamed)  # damaged content is told once, not for each file
    results: list[ScenarioResult] = []
    errors: list[Unreadable] = []
    for path in _scenario_files(arguments.files):
        try:
            result = _run(path, games, wording)
        except Unreadable as error:
            errors.append(error)
            warn(wording.finding(error))
            continue
        results.append(result)
        if not arguments.json:
            say(_line(result))
    passed = sum(result.ok for result in results)
    summary: dict[str, Any] = {"passed": passed, "failed": len(results) - passed, "results": results}
    if errors:
        summary["error"] = {"file": errors[0].file, "line": errors[0].line, "message": errors[0].message}
    sentence = wording.text("scenario-summary", passed=str(passed), failed=str(len(results) - passed))
    tell(arguments, summary, [sentence])
    return 2 if errors else int(not all(result.ok for result in results))


def _scenario_files(paths: Sequence[Path]) -> Iterator[Path]:
    """The files, and those in folders, sorted by name. Raises Unreadable for a folder without scenarios."""
    for path in paths:
        if not is_folder(path):
            yield path
        elif found := sorted(path.rglob("*.yaml")):
            yield from found
        else:
            raise Unreadable("expected a folder with scenarios (*.yaml)", str(path))


def _run(path: Path, games: OpenGames, wording: CliWording) -> ScenarioResult:
    scenario = read_scenario(path, games.kind, games.unnamed)
    differences = tuple(
        str(wording.text(f"scenario-{difference.kind}", **difference.facts)) for difference in run_scenario(scenario)
    )
    return ScenarioResult(legible(str(path)), scenario.title, not differences, differences)


def _line(result: ScenarioResult) -> str:
    start = f"{'PASS' if result.ok else 'FAIL'} {result.file}: {result.title}"
    return start if result.ok else f"{start}: {' '.join(result.differences)}"
