"""Cards and assets are found wherever the program is installed."""

from __future__ import annotations

import sys
import tomllib
from configparser import ConfigParser
from pathlib import Path
from tempfile import gettempdir
from xml.etree import ElementTree

import pytest

from game import __version__, paths
from tests.conftest import ROOT

PROGRAM = ROOT / "assets" / "program"
IDENTIFIER = "org.fiftyfirst.FiftyFirst"


def test_the_wheel_holds_cards_and_assets_below_the_package_but_no_screenshots() -> None:
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["packages"] == ["game"]
    folders = {f"assets/{folder.name}" for folder in (ROOT / "assets").iterdir()} - {"assets/screenshots"}
    assert wheel["force-include"] == {folder: f"game/data/{folder}" for folder in ("cards", *folders)}


def test_the_metadata_for_linux_desktops_has_the_present_version() -> None:
    told = ElementTree.parse(PROGRAM / f"{IDENTIFIER}.metainfo.xml").getroot()
    release = told.find("releases/release")
    assert release is not None
    assert release.get("version") == __version__
    assert (told.findtext("id"), told.findtext("launchable")) == (IDENTIFIER, f"{IDENTIFIER}.desktop")
    assert told.findtext("provides/binary") == paths.APPLICATION


def test_the_linux_menu_entry_starts_the_program_and_names_its_window() -> None:
    entry = ConfigParser(interpolation=None)
    entry.read(PROGRAM / f"{IDENTIFIER}.desktop", "utf-8")
    told = entry["Desktop Entry"]
    assert (told["Exec"], told["StartupWMClass"], told["Icon"]) == (paths.APPLICATION, paths.APPLICATION, IDENTIFIER)
    languages = {folder.name for folder in (ROOT / "assets" / "locale").iterdir()} - {"en"}
    assert all(f"comment[{language}]" in told for language in languages)


def test_the_wheel_installs_menu_entry_metadata_and_icon_where_desktops_look() -> None:
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert all((ROOT / source).is_file() for source in wheel["shared-data"])
    assert set(wheel["shared-data"].values()) == {
        f"share/applications/{IDENTIFIER}.desktop",
        f"share/metainfo/{IDENTIFIER}.metainfo.xml",
        f"share/icons/hicolor/scalable/apps/{IDENTIFIER}.svg",
    }


def test_every_package_has_the_licence_and_names_the_same_ones() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    metainfo = ElementTree.parse(PROGRAM / f"{IDENTIFIER}.metainfo.xml").getroot()
    assert told["project"]["license"] == metainfo.findtext("project_license")
    held = {path for pattern in told["project"]["license-files"] for path in ROOT.glob(pattern)}
    assert held == {ROOT / "LICENSE", *(ROOT / "assets" / "fonts").glob("*.txt")}
    included = told["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    assert "LICENSE" in included
    assert [name for name in included if not (ROOT / name).exists()] == []
    assert '(str(ROOT / "LICENSE"), ".")' in (ROOT / "build.spec").read_text("utf-8")


def test_in_the_source_tree_cards_and_assets_are_at_the_top() -> None:
    assert (paths.cards_folder(), paths.assets_folder()) == (ROOT / "cards", ROOT / "assets")


def test_in_an_installed_wheel_they_are_below_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "game" / "data" / "cards").mkdir(parents=True)
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "game" / "paths.py"))
    assert paths.cards_folder() == tmp_path / "game" / "data" / "cards"
    assert paths.assets_folder() == tmp_path / "game" / "data" / "assets"


def test_in_a_frozen_bundle_they_are_at_its_top(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert (paths.cards_folder(), paths.assets_folder()) == (tmp_path / "cards", tmp_path / "assets")


def test_the_users_folder_can_be_chosen(tmp_path: Path) -> None:
    assert paths.data_folder(tmp_path) == tmp_path
    assert paths.matches_folder(tmp_path) == tmp_path / "matches"
    assert "fiftyfirst" in str(paths.data_folder())


def test_no_test_uses_the_players_own_folder() -> None:
    assert Path(gettempdir()) in paths.data_folder().parents
    assert not paths.data_folder().exists()
