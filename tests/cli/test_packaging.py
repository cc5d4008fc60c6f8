"""The cards and assets are found wherever the program is installed."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pytest

from game import paths
from tests.conftest import ROOT


def test_the_wheel_holds_cards_and_assets_below_the_package() -> None:
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["packages"] == ["game"]
    assert wheel["force-include"] == {"cards": "game/data/cards", "assets": "game/data/assets"}


def test_in_the_source_tree_cards_and_assets_lie_at_the_top() -> None:
    assert (paths.cards_folder(), paths.assets_folder()) == (ROOT / "cards", ROOT / "assets")


def test_in_an_installed_wheel_they_lie_below_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "game" / "data" / "cards").mkdir(parents=True)
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "game" / "paths.py"))
    assert paths.cards_folder() == tmp_path / "game" / "data" / "cards"
    assert paths.assets_folder() == tmp_path / "game" / "data" / "assets"


def test_in_a_frozen_bundle_they_lie_at_its_top(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert (paths.cards_folder(), paths.assets_folder()) == (tmp_path / "cards", tmp_path / "assets")


def test_the_users_folder_can_be_chosen(tmp_path: Path) -> None:
    assert paths.data_folder(tmp_path) == tmp_path
    assert paths.matches_folder(tmp_path) == tmp_path / "matches"
    assert "fiftyfirst" in str(paths.data_folder())
