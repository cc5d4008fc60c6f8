"""`python -m game shot`: a picture of any scene, without a display."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.__main__ import main
from game.fiftyfirst.rehearsal import rehearse
from game.kernel.refusal import Unreadable


def shot(out: Path, *arguments: str) -> int:
    return main(["shot", *arguments, "--size", "1280x720", "--out", str(out)])


def test_a_picture_has_the_size_that_was_asked_for(tmp_path: Path) -> None:
    out = tmp_path / "title.png"
    assert shot(out, "--scene", "title") == 0
    assert pygame.image.load(out).get_size() == (1280, 720)


def test_the_title_is_that_of_the_program_unless_a_game_is_named(tmp_path: Path) -> None:
    script, out = tmp_path / "do.txt", tmp_path / "title.png"
    for name, arguments in {"menu:metro2033:rules": (), "menu:rules": ("--game", "metro2033")}.items():
        script.write_text(f"click {name}\n")
        assert shot(out, "--scene", "title", *arguments, "--do", str(script)) == 0


def test_inputs_change_the_picture(tmp_path: Path) -> None:
    script = tmp_path / "do.txt"
    script.write_text("# the third card\nhover 20,700\nclick card:hideout\nwait 400\nkey tab\n")
    plain, changed = tmp_path / "a.png", tmp_path / "b.png"
    assert shot(plain, "--scene", "lookout") == 0
    labels = rehearse("lookout", (1280, 720), data=tmp_path).labels()
    label = next(label for label in labels if label.startswith("card:"))
    script.write_text(script.read_text().replace("card:hideout", label))
    assert shot(changed, "--scene", "lookout", "--do", str(script)) == 0
    assert plain.read_bytes() != changed.read_bytes()


def test_the_same_scene_gives_the_same_picture(tmp_path: Path) -> None:
    first, second = tmp_path / "a.png", tmp_path / "b.png"
    shot(first, "--scene", "production")
    shot(second, "--scene", "production")
    assert first.read_bytes() == second.read_bytes()


def test_a_picture_replaces_an_ordinary_file_of_that_name(tmp_path: Path) -> None:
    out = tmp_path / "title.png"
    out.write_bytes(b"an older picture")
    assert shot(out, "--scene", "title") == 0
    assert pygame.image.load(out).get_size() == (1280, 720)
    assert list(tmp_path.iterdir()) == [out]


def link(path: Path) -> None:
    path.symlink_to("precious")


def dangling_link(path: Path) -> None:
    path.symlink_to("nowhere")


def pipe(path: Path) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("this system has no pipes among its files")
    os.mkfifo(path)


@pytest.mark.parametrize("make", [link, dangling_link, Path.mkdir, pipe])
def test_a_picture_replaces_nothing_else(
    make: Callable[[Path], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, precious = tmp_path / "title.png", tmp_path / "precious"
    precious.write_bytes(b"precious")
    make(out)
    assert shot(out, "--scene", "title") == 2
    told = capsys.readouterr().err
    assert (str(out) in told, told.count("\n")) == (True, 1)
    assert precious.read_bytes() == b"precious"
    assert sorted(tmp_path.iterdir()) == [precious, out]


@pytest.mark.parametrize(
    ("arguments", "script", "told"),
    [
        (["--scene", "cellar"], None, "overview"),
        (["--scene", "lookout", "--seat", "D"], None, "--seat"),
        (["--scene", "title"], "click menu:nothing", "menu:fiftyfirst:new_game"),
        (["--scene", "title"], "push menu:quit", "do.txt:1"),
        (["--scene", "title"], "wait long", "milliseconds"),
        (["--scene", "title"], "key nothing", "name of a key"),
    ],
)
def test_what_cannot_be_drawn_is_refused_in_one_line(
    arguments: list[str], script: str | None, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if script:
        (tmp_path / "do.txt").write_text(script)
        arguments = [*arguments, "--do", str(tmp_path / "do.txt")]
    assert shot(tmp_path / "x.png", *arguments) == 2
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1


def test_a_position_of_another_phase_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    position = tmp_path / "p.yaml"
    position.write_text(
        "given:\n  phase: action\n  round: 2\n  turn: A\n  players:\n"
        "    A: {faction: new_york, hand: [School]}\n    B: {faction: mutants_union}\n"
    )
    assert shot(tmp_path / "x.png", "--scene", "lookout", "--position", str(position)) == 2
    assert "lookout" in capsys.readouterr().err
    assert shot(tmp_path / "x.png", "--scene", "table", "--position", str(position)) == 0


def test_a_scene_that_does_not_exist_is_named_with_those_that_do() -> None:
    with pytest.raises(Unreadable, match=r"overview.*attic"):
        rehearse("attic", (1280, 720))
