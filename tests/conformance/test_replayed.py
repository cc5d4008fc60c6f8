"""A match with each question is watched step by step: every step is what it was, is seen from every seat, and its log
is told in words."""

from __future__ import annotations

from pathlib import Path

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import fiftyfirst
from game.fiftyfirst.rules.state import VIRTUAL
from game.fiftyfirst.rules.view import view
from game.fiftyfirst.wording import log
from game.kernel.seats import EVERYONE, NOBODY, Viewer
from game.match.timeline import timeline
from game.play.match import watch_file
from tests.sets.matches import PEOPLE, asked_seat, begun, path_of, submit
from tests.sets.row import Case
from tests.wording.conftest import nothing_amiss_in, wording


def test_every_step_is_seen_and_told(case: Case, language: str, catalog: Catalog, tmp_path: Path) -> None:
    match, words = begun(catalog, case, tmp_path), wording(language)
    submit(match, asked_seat(match), case.answers[-1])
    match.close()
    watched = watch_file(path_of(match), fiftyfirst(catalog).only)
    steps = [watched.journal[step] for step in range(len(watched.journal))]
    states = [watched.journal.state_after(step) for step in range(len(steps))]
    assert states == match.journal.states
    assert timeline(fiftyfirst(), watched.journal).mark_at(len(steps)) is None
    automa = match.state.automa
    names = {**dict(zip("ABCD", PEOPLE, strict=True)), VIRTUAL: automa.kind if automa else ""}
    for step, state in zip(steps, states, strict=True):
        viewers: tuple[Viewer, ...] = (EVERYONE, NOBODY, *state.people)
        for viewer in viewers:
            assert type(view(watched.game, state, viewer).question) is type(state.question)
            for _ in nothing_amiss_in(words):
                told = [str(line) for line in log.log_lines(words, step.events, names, viewer)]
            assert not any(mark in line for line in told for mark in ("??", "[", "{")), told
