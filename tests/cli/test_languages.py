"""The command line in every language: help, wrong use, findings, and the game in the terminal."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.__main__ import main
from game.cli.command_line import language_of
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cli.text_moves import Spelling, TitleTranslation
from game.fiftyfirst.rules import NAME
from game.fiftyfirst.wording.wording import Wording
from game.kernel.refusal import Unreadable
from game.start import COMMANDS
from game.wording.messages import ENGLISH, Messages, finding, languages, locale_folder, translated
from game.wording.sentence import FUNCTIONS
from tests.cli.conftest import Run
from tests.conftest import ROOT

OTHERS = tuple(language for language in languages() if language != ENGLISH)
ARGPARSE = ("usage:", "positional arguments", "options:", "show this help", "and exit", "arguments:")


def words_of(language: str) -> Messages:
    return Messages(locale_folder(), language, FUNCTIONS, lambda _: None, NAME)


# ---------------------------------------------------------------------- choice of the language
@pytest.mark.parametrize(
    ("given", "kept", "environment", "spoken"),
    [
        ((), "", {}, ENGLISH),
        ((), "", {"LANG": "de_DE.UTF-8"}, "de"),
        ((), "", {"LC_ALL": "ru_RU.UTF-8", "LANG": "de_DE.UTF-8"}, "ru"),
        ((), "", {"LANGUAGE": "fr:ru", "LANG": "de_DE.UTF-8"}, "ru"),
        ((), "", {"LANGUAGE": "ru", "LC_ALL": "C"}, ENGLISH),
        ((), "", {"LANG": "fr_FR.UTF-8"}, ENGLISH),
        ((), "de", {"LANG": "ru_RU.UTF-8"}, "de"),
        (("--lang", "ru"), "de", {}, "ru"),
        (("--lang=ru",), "de", {}, "ru"),
        (("--lang", "xx"), "de", {}, "de"),
        (("--lang",), "de", {}, "de"),
        (("--json",), "de", {"LANG": "ru_RU.UTF-8"}, ENGLISH),
        (("--json", "--lang", "ru"), "de", {}, "ru"),
    ],
)
def test_the_language_is_that_of_the_option_else_of_the_settings_else_of_the_system(
    given: tuple[str, ...],
    kept: str,
    environment: dict[str, str],
    spoken: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    (tmp_path / "settings.json").write_text(f'{{"language": "{kept}"}}')
    assert language_of((*given, "--data-dir", str(tmp_path))) == spoken


# ---------------------------------------------------------------------- help
@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_the_help_is_in_the_language(command: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main([*filter(None, (command,)), "--help", "--lang", language])
    told = capsys.readouterr().out
    assert [word for word in ARGPARSE if word in told] == []
    assert re.findall(r"\[cli-[\w-]+\]", told) == []
    assert words_of(language).format("cli-usage", {}) in told


# ---------------------------------------------------------------------- wrong use
WRONG = (
    ("text", "--players", "7"),
    ("text", "--players", "many"),
    ("text", "--seed", "-1"),
    ("text", "--names"),
    ("text", "--names", "A,A"),
    ("text", "--factions", "nobody"),
    ("text", "--bots", "clever"),
    ("text", "--players", "2", "--names", "A,B,C"),
    ("text", "--se", "3"),
    ("simulate", "--nonsense"),
    ("simulate", "--games", "0"),
    ("simulate", "--json=3"),
    ("shot",),
    ("shot", "--scene", "title", "--out", "picture.txt"),
    ("shot", "--scene", "title", "--size", "large", "--out", "picture.png"),
    ("replay", "nowhere.jsonl"),
    ("replay", "a", "--at", "1", "--verify"),
    ("nonsense",),
    ("--size", "1280x720", "text"),
    ("--fullscreen", "cards"),
)


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("wrong", WRONG, ids=" ".join)
def test_wrong_use_is_reported_in_one_line_of_the_language(wrong: tuple[str, ...], language: str, run: Run) -> None:
    english, told = run(*wrong), run(*wrong, "--lang", language)
    assert (english.code, told.code) == (2, 2)
    assert told.err.count("\n") == 1
    assert told.err != english.err
    parts = english.err.strip().split(": ")
    ends = [": ".join(parts[number:]) for number in range(len(parts))]
    unknown = [words_of(language).format("unreadable-other", {"told": end}) for end in ends]
    assert [sentence for sentence in unknown if sentence in told.err] == []


# ---------------------------------------------------------------------- the game in the terminal
@pytest.mark.parametrize("language", languages())
def test_a_move_that_is_listed_can_be_typed(language: str, catalog: Catalog) -> None:
    """With the titles of the language."""
    words = Wording(catalog, language)
    titles, spelling = TitleTranslation(words), Spelling(catalog, words)
    moves = [f"develop {title} over B:{title}#2 paying {{brick: 1}}" for title in map(catalog.title, catalog.locations)]
    moves += [f"play {catalog.title(id)}" for id in catalog.connections]
    moves += ["develop School over Ruin#2"]
    assert [spelling.mend(titles.put(move)) for move in moves] == moves
    listed = titles.put("construct School")
    assert words.title("school") in listed
    assert words.text("art-ruin") in titles.put("develop School over Ruin")


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
def test_a_game_in_the_terminal_is_in_the_language(
    language: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["moves", "1", "moves", "help", "help moves", "look", "log", "table", "hint", "rules", "undo", "x"])
    monkeypatch.setattr("builtins.input", lambda _: next(typed, "quit"))
    told = run("text", "--lang", language, "--seed", 3, "--players", 2, "--bots", "greedy", "--data-dir", tmp_path)
    assert (told.code, told.err) == (0, "")
    assert re.findall(r"\[[a-z]+-[\w.-]+\]", told.out) == []
    assert "Brick Storage" not in told.out


# ---------------------------------------------------------------------- findings
@pytest.mark.parametrize("language", OTHERS)
def test_every_finding_is_translated_with_its_facts(language: str) -> None:
    english, words = words_of(ENGLISH), words_of(language)
    wrong = []
    for name in english:
        if name.startswith("unreadable-") and name != "unreadable-other":
            variables = re.findall(r"\{ \$(\w+) \}", english.source(name))
            facts = {variable: f"«{variable}»" for variable in variables}
            told = translated(english.format(name, facts), words)
            if told != words.format(name, facts):
                wrong.append(f"{name}: {told}")
    assert wrong == []


def test_a_finding_keeps_its_place_and_an_unknown_one_its_english_text() -> None:
    words = words_of("de")
    known = finding(Unreadable("cannot be read: Permission denied", "match.jsonl", 3), words)
    assert known.startswith("match.jsonl:3: ")
    assert "Permission" not in known
    assert "cannot" not in known
    unknown = finding(Unreadable("the moon is full"), words)
    assert "the moon is full" in unknown


def test_english_findings_are_unchanged() -> None:
    error = Unreadable("anything at all", "a.yaml", 7)
    assert finding(error, words_of(ENGLISH)) == str(error)


WORDED = (
    "start.py", "cli", "play/files", "match/library", "match/readable.py", "fiftyfirst/cli", "fiftyfirst/match/files",
    "fiftyfirst/match/match.py", "fiftyfirst/cards/packs.py", "fiftyfirst/rules/options.py",
)  # fmt: skip
"""Modules whose findings a player can meet. Findings about card files, positions and scenarios stay in English, because
these files have English keys."""

FOR_AUTHORS = re.compile(r"--scene: .*|.*--seat: .*")


FILLED = {
    "expected * (*), not *": "expected a robot (random, greedy), not 'clever'",
    "expected at most * *": "expected at most * sets",
    "expected names, factions and robots for *": "expected names, factions and robots for one player",
    "expected names and robots for *": "expected names and robots for one player",
    "expected at least one card file (**) in this folder": "expected at least one card file (*.yaml) in this folder",
    "expected a file name that ends in *": "expected a file name that ends in .yaml",
}
"""Sentence with * -> the same with its facts, if these are always the same."""


def raised() -> Iterator[tuple[str, str]]:
    """Every sentence of an `Unreadable`, with * for its facts."""
    for part in WORDED:
        place = ROOT / "game" / part
        for file in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call) and _called(node) in ("Unreadable", "_unreadable", "ArgumentTypeError"):
                    sentence = _sentence(node.args[0])
                    if sentence:
                        yield f"{file.relative_to(ROOT)}:{node.lineno}", FILLED.get(sentence, sentence)


def _called(node: ast.Call) -> str:
    return str(getattr(node.func, "id", "") or getattr(node.func, "attr", ""))


def _sentence(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
    return ""


@pytest.mark.slow
def test_every_finding_of_a_player_is_known() -> None:
    words = words_of("de")
    found = [f"{place}: {sentence}" for place, sentence in raised()
             if translated(sentence, words) == words.format("unreadable-other", {"told": sentence})
             and not FOR_AUTHORS.fullmatch(sentence)]  # fmt: skip
    assert found == []
    assert len(list(raised())) > 40
