"""The guide for contributors and the licence name what there is."""

from __future__ import annotations

import re

from game import __version__
from tests.conftest import ROOT

GUIDE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
CODE = re.findall(r"`([^`\n]+)`", GUIDE) + re.findall(r"```sh\n(.*?)```", GUIDE, re.DOTALL)


def test_every_path_exists() -> None:
    words = {word for code in CODE for word in code.split()}
    paths = {
        word
        for word in words
        if re.match(r"(\.ci|game|cards|assets|tests)/", word) and not {"ID", "NAME"} & {*re.findall(r"[A-Z]+", word)}
    }
    assert len(paths) > 30
    assert [path for path in sorted(paths) if not (ROOT / path).exists()] == []


def test_every_table_and_function_stands_in_a_file_that_is_named() -> None:
    files = [ROOT / code for code in CODE if re.fullmatch(r"game/\S+\.py|tests/\S+\.py", code) and "NAME" not in code]
    written = "\n".join(file.read_text("utf-8") for file in files)
    names = {code for code in CODE if re.fullmatch(r"_?[A-Z]+(_[A-Z]+)*|[a-z]+_[a-z_]+", code)}
    assert {"READINGS", "VERBS", "EVENTS", "COMMANDS", "RULES", "TABLE", "has_effect"} <= names
    assert [name for name in sorted(names) if not re.search(rf"\b{name}\b", written)] == []


def test_every_module_that_is_run_exists() -> None:
    modules = re.findall(r"python -m ((?:tests|game)[.\w]*)", GUIDE)
    assert "tests.match.golden_matches" in modules
    places = [ROOT.joinpath(*module.split(".")) for module in modules]
    assert [
        place for place in places if not (place.with_suffix(".py").is_file() or (place / "__main__.py").is_file())
    ] == []


def test_the_licence_says_of_every_folder_of_assets_what_holds_for_it() -> None:
    licence = (ROOT / "LICENSE").read_text("utf-8")
    folders = [f"assets/{folder.name}" for folder in sorted((ROOT / "assets").iterdir())]
    assert [folder for folder in folders if folder not in licence] == []


def test_the_changelog_tells_of_this_version_and_of_what_comes() -> None:
    versions = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert versions[:2] == ["Unreleased", __version__]
