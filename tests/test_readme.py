"""The README is run: what it shows as Python works as it says, and what it names exists."""

from __future__ import annotations

import doctest
import re

from tests.conftest import ROOT

README = ROOT / "README.md"


def test_the_example_works() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert tried > 5
    assert failed == 0


def test_the_pictures_exist() -> None:
    pictures = re.findall(r"!\[[^]]*\]\(([^)]+)\)", README.read_text("utf-8"))
    assert pictures
    assert [picture for picture in pictures if not (ROOT / picture).is_file()] == []
