"""Metro 2033 played in the terminal by a person who is no robot, but plays like one."""

from __future__ import annotations

import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from game.metro2033.box import BOX
from game.metro2033.rules import NAME
from game.play.games import Games
from game.play.match import AnyMatch
from game.start import start
from tests.metro2033.cli.person import Person, Told

METRO: Games = Games({NAME: BOX})


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., Told]:
    """Plays with a `Person` of these keywords and the arguments of a command line."""

    def play(*arguments: object, lang: str = "en", **keywords: Any) -> Told:
        out, err = StringIO(), StringIO()
        person = Person(out, lang, **keywords)

        def note(_: Path, match: AnyMatch) -> None:
            person.match = match

        with monkeypatch.context() as patched:
            patched.setattr(sys, "stdin", person)
            patched.setattr(sys, "stdout", out)
            patched.setattr(sys, "stderr", err)
            patched.setattr("game.cli.text.note_on_table", note)
            command = ["text", "--game", NAME, "--data-dir", str(tmp_path), "--lang", lang, *map(str, arguments)]
            code = start(command, METRO)
        return Told(code, out.getvalue(), err.getvalue())

    return play
