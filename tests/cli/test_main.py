"""The whole program: exit codes, errors in one line, no traceback, no window without a display."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import start
from game.__main__ import main
from game.cli import command_line, simulate
from game.fiftyfirst import box
from tests.cli.conftest import Run
from tests.conftest import ROOT


def program_in_a_process(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The real program, without environment variables that name a display."""
    displays = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    inherited = {name: value for name, value in os.environ.items() if name not in displays}
    return subprocess.run(
        [sys.executable, "-m", "game", *arguments],
        cwd=ROOT,
        env=inherited | environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_without_a_display_one_sentence_names_the_game_in_the_terminal() -> None:
    told = program_in_a_process()
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr.count("\n") == 1
    assert "python -m game text" in told.stderr


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
@pytest.mark.parametrize(
    "display",
    [
        {"DISPLAY": ":7777"},
        {"WAYLAND_DISPLAY": "gone"},
        {"SDL_VIDEODRIVER": "nonsense"},
        {"SDL_VIDEODRIVER": "wayland"},
    ],
)
def test_a_display_that_is_not_there_is_told_in_the_same_sentence(display: dict[str, str], tmp_path: Path) -> None:
    told = program_in_a_process("--data-dir", str(tmp_path), XDG_RUNTIME_DIR=str(tmp_path), **display)
    assert (told.returncode, told.stdout, told.stderr.count("\n")) == (2, "", 1)
    assert "python -m game text" in told.stderr
    assert not list(tmp_path.glob("crash*"))


@pytest.mark.slow
@pytest.mark.parametrize("arguments", [("cards", "--lang", "ru"), ("cards", "--help", "--lang", "de")])
def test_letters_that_the_terminal_lacks_are_replaced(arguments: tuple[str, ...]) -> None:
    told = program_in_a_process(*arguments, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (told.returncode, told.stdout.isascii(), "?" in told.stdout) == (0, True, True)
    assert told.stderr.count("\n") == ("--help" not in arguments)


@pytest.mark.slow
def test_json_in_a_terminal_of_few_letters_loses_none() -> None:
    usual, told = (program_in_a_process("cards", "--json", PYTHONIOENCODING=one) for one in ("utf-8", "ascii"))
    assert told.stdout.isascii()
    assert json.loads(told.stdout) == json.loads(usual.stdout)


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ["ascii", "utf-8", "utf-8:strict"])
def test_a_typed_line_that_is_no_text_is_an_unreadable_move(encoding: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "game", "text", "--seed", "1", "--data-dir", str(tmp_path), "--lang", "en"]
    told = subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"},
        input=b"\n\xff\xe9\nquit\n",
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert told.returncode == 0
    assert b"error in the program" not in told.stderr
    assert b"is not a move" in told.stdout
    assert not list(tmp_path.glob("crash*"))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="a shell closes input and output")
@pytest.mark.parametrize("closed", ["<&-", ">&-"])
def test_a_game_without_input_or_output_is_refused_in_one_line(closed: str, tmp_path: Path) -> None:
    command = f"{sys.executable} -m game text --data-dir {tmp_path} {closed}"
    told = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert (told.returncode, told.stderr.count("\n")) == (2, 1)
    assert "needs an input and an output" in told.stderr


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="a shell limits the size of files")
def test_an_output_that_may_grow_no_further_is_told_in_one_line(tmp_path: Path) -> None:
    command = f"ulimit -f 1; {sys.executable} -m game cards > {tmp_path / 'cards.txt'}"
    told = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert told.returncode == 2
    assert told.stderr.splitlines() == ["the output cannot be written: File too large"]


@pytest.mark.slow
def test_a_closed_pipe_gives_no_traceback() -> None:
    command = f"{sys.executable} -m game cards | head -n 1"
    told = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert told.stdout.count("\n") == 1
    assert told.stderr == ""


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a full device")
@pytest.mark.parametrize(
    "arguments",
    ["cards", "--help", "cards --help", "replay nowhere --json", "cards --lint nowhere --json", "nonsense --json"],
)
def test_output_that_cannot_be_written_is_reported_in_one_line(arguments: str) -> None:
    command = f"{sys.executable} -m game {arguments} > /dev/full"
    told = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert told.returncode == 2
    assert told.stderr.splitlines() == ["the output cannot be written: No space left on device"]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="a shell closes the output")
def test_a_program_without_an_output_works() -> None:
    command = f"{sys.executable} -m game cards >&-"
    told = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert (told.returncode, told.stderr) == (0, "")


@pytest.mark.parametrize(
    "arguments",
    [
        ("nonsense",),
        ("--nonsense",),
        ("--size", "big"),
        ("--size", "0x100"),
        ("--lang", "klingon"),
        ("simulate", "--games", "0"),
        ("simulate", "--games", "many"),
        ("simulate", "--bots", "clever"),
        ("simulate", "--bots", "greedy", "--bots", "clever"),
        ("simulate", "--sets", "base,moon"),
        ("simulate", "--players", "5"),
        ("perft", "--depth", "1"),
        ("perft", "--position", "nowhere.yaml", "--depth", "1"),
        ("replay", "nowhere.jsonl"),
        ("export", "nowhere.jsonl"),
        ("cards", "--set", "moon"),
        ("cards", "--lang", "klingon"),
        ("cards", "--lang", "../en"),
        ("cards", "--lint", "nowhere.yaml"),
        ("--size", f"{'9' * 5000}x100"),
        ("shot", "--scene", "title", "--out", "picture.png", "--size", "99999x99999"),
        ("shot", "--scene", "title", "--out", "picture.png", "--lang", "klingon"),
        ("shot", "--scene", "title", "--out", "picture.jpeg"),
    ],
)
def test_wrong_use_is_reported_in_one_line_with_exit_code_2(run: Run, arguments: tuple[str, ...]) -> None:
    told = run(*arguments)
    assert (told.code, told.out) == (2, "")
    assert told.err.count("\n") == 1
    assert "Traceback" not in told.err


@pytest.mark.parametrize(
    "options",
    [("--lang", "de"), ("--lang=de",), ("--data-dir", "folder"), ("--data-dir=folder", "--lang", "ru"), ("--json",)],
    ids=" ".join,
)
def test_options_stand_before_or_after_the_command(run: Run, options: tuple[str, ...], tmp_path: Path) -> None:
    given = tuple(word.replace("folder", str(tmp_path)) for word in options)
    before, after = run(*given, "cards", "--set", "promo_1"), run("cards", "--set", "promo_1", *given)
    assert before.code == 0
    assert before == after


def test_the_size_of_a_picture_stands_before_or_after_the_command(run: Run, tmp_path: Path) -> None:
    for number, arguments in enumerate((("--size", "640x360", "shot"), ("shot", "--size", "640x360"))):
        picture = tmp_path / f"{number}.png"
        assert run(*arguments, "--scene", "title", "--out", picture).code == 0
        assert picture.read_bytes()[16:24] == bytes((0, 0, 2, 128, 0, 0, 1, 104))  # width and height of a PNG


@pytest.mark.parametrize(
    ("arguments", "command", "option"),
    [
        (("--fullscreen", "cards"), "cards", "--fullscreen"),
        (("cards", "--fullscreen"), "cards", "--fullscreen"),
        (("--size", "1280x720", "import", "match.txt"), "import", "--size"),
        (("--replay=match.jsonl", "text"), "text", "--replay"),
        (("--data-dir", "folder", "selfcheck"), "selfcheck", "--data-dir"),
    ],
)
def test_an_option_that_a_command_does_not_take_is_named(
    run: Run, arguments: tuple[str, ...], command: str, option: str
) -> None:
    told = run(*arguments, "--lang", "en")
    assert (told.code, told.out) == (2, "")
    assert told.err == f"{command_line.program()}: the command {command} takes no option {option}\n"


def test_with_json_an_error_is_an_object_too(run: Run) -> None:
    told = run("replay", "nowhere.jsonl", "--json")
    assert told.code == 2
    assert told.json["error"]["file"] == "nowhere.jsonl"
    assert set(told.json["error"]) == {"file", "line", "message"}
    assert told.err.count("\n") == 1


def test_a_program_error_becomes_a_sentence_and_a_report(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> int:
        raise ZeroDivisionError("a mistake in the program")

    monkeypatch.setattr(simulate, "run", fail)
    monkeypatch.setattr("game.cli.crash.data_folder", lambda _: tmp_path)
    told = run("simulate")
    [report] = tmp_path.glob("crash-*.txt")
    assert (told.code, told.out) == (1, "")
    assert told.err.count("\n") == 1
    assert str(report) in told.err
    assert "Traceback" not in told.err
    text = report.read_text("utf-8")
    assert "ZeroDivisionError: a mistake in the program" in text
    assert "arguments: simulate" in text


def test_a_report_that_cannot_be_written_goes_to_the_temporary_folder(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> int:
        raise ZeroDivisionError

    (tmp_path / "file").write_text("in the way")
    monkeypatch.setattr(simulate, "run", fail)
    monkeypatch.setattr("game.cli.crash.data_folder", lambda _: tmp_path / "file")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    told = run("simulate")
    [report] = tmp_path.glob("crash-*.txt")
    assert str(report) in told.err


def test_ctrl_c_ends_a_command_silently(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "run", interrupted)
    assert run("simulate") == (130, "", "")


INTERRUPTING = """
import sys

class Interrupting:
    def find_spec(self, name, *_):
        if name == sys.argv[1]:
            raise KeyboardInterrupt

sys.meta_path.insert(0, Interrupting())
from game.__main__ import main
sys.exit(main(["cards", "--json"]))
"""


@pytest.mark.parametrize(
    "module", ["game.start", "argparse", "game.cli.command_line", "msgspec", "game.fiftyfirst.cli.cards"]
)
def test_ctrl_c_ends_the_program_silently_while_it_is_loaded(module: str) -> None:
    command = [sys.executable, "-c", INTERRUPTING, module]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (told.returncode, told.stdout, told.stderr) == (130, "", "")


def test_every_command_is_in_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    told = capsys.readouterr().out
    assert all(command in told for command in start.COMMANDS)


def test_every_option_is_told_in_the_help() -> None:
    asked = [
        (file.name, ast.unparse(node.args[0]), {keyword.arg for keyword in node.keywords})
        for file in (*(ROOT / "game").glob("**/cli/*.py"), ROOT / "game" / "start.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "add_argument"
    ]
    assert len(asked) > 30
    assert [(file, option) for file, option, given in asked if "help" not in given] == []


def test_damaged_cards_are_reported_with_file_and_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for file in (ROOT / "cards").glob("*.yaml"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    (tmp_path / "base.yaml").write_text("locations:\n- {id: school}\n")
    monkeypatch.setattr(box, "cards_folder", lambda: tmp_path)
    told = run("simulate", "--json")
    assert told.code == 2
    assert told.json["error"]["file"].endswith("base.yaml")
    assert told.json["error"]["line"] == 2
    assert json.loads(told.out)
