"""Lessons: their deals, their moves, what a step allows, undo, their files and the progress in them."""

from __future__ import annotations

import errno
from itertools import pairwise
from pathlib import Path

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.lessons import CardLesson, syllabus_of
from game.fiftyfirst.rules import commands as cm
from game.fiftyfirst.rules.decide import payments
from game.fiftyfirst.rules.notation import write_move
from game.kernel.refusal import Refusal, Unreadable
from game.match.lessons.lesson import Lesson, LessonChapter, LessonPart, read_lesson, read_lessons
from game.match.lessons.played import ASIDE, END_TURN, LEARNER, LessonMatch
from game.match.lessons.progress import FILE, SET_ASIDE, Progress, read_progress, write_progress
from game.paths import assets_folder, lessons_folder

NAMES = ("Scout", "Rusty")
ALLIES = ("influence", "build", "many", "rivals")
CHAPTERS = ("aim", "lookout", "construct", "deal", "develop", "raze", "connection", "raid", "ruin", "last")


@pytest.fixture(scope="module")
def lesson(catalog: Catalog) -> Lesson:
    return read_lesson(lessons_folder() / "first_game.yaml", syllabus_of(catalog))


@pytest.fixture(scope="module")
def allies(catalog: Catalog) -> Lesson:
    return read_lesson(lessons_folder() / "allies.yaml", syllabus_of(catalog))


def begun(lesson: Lesson, catalog: Catalog, chapter: str) -> LessonMatch:
    match = CardLesson.of_part(lesson.part_of(chapter), catalog, NAMES)
    match.play_to(chapter)
    return match


def decide(match: LessonMatch, text: str) -> object:
    """Submit a move of the learner, given as text."""
    written = {write_move(match.game, match.state, command): command for command in match.legal()}
    return match.submit(written[text])


def read_on(match: LessonMatch) -> None:
    """Read the notes up to the next step that waits for a move."""
    while (step := match.step) and step.is_read:
        match.mark_read(step)


def play(match: LessonMatch, chapter: str) -> None:
    """Go through a chapter with its usual moves."""
    read_on(match)
    while match.step and match.chapter.id == chapter:
        answer = match.submit(match.wished()[0])
        assert not isinstance(answer, Refusal), f"{match.step.key}: {answer}"
        match.close_turn()
        read_on(match)


def test_the_chapters_are_as_listed(lesson: Lesson) -> None:
    assert tuple(chapter.id for chapter in lesson.chapters) == CHAPTERS


def test_every_lesson_has_the_name_of_a_set_and_is_found(catalog: Catalog) -> None:
    lessons = read_lessons(lessons_folder(), syllabus_of(catalog))
    names = {file.stem for file in lessons_folder().iterdir() if file.is_file()}
    assert {lesson.id for lesson in lessons} == names
    assert lessons[0].id == "first_game"
    assert {lesson.id for lesson in lessons[1:]} <= set(catalog.sets)


def test_every_lesson_and_chapter_has_an_icon_of_its_own(catalog: Catalog) -> None:
    for lesson in read_lessons(lessons_folder(), syllabus_of(catalog)):
        icons = [chapter.icon for chapter in lesson.chapters]
        assert len(set(icons)) == len(icons)
        files = [assets_folder() / "icons" / f"{icon}.svg" for icon in (lesson.icon, *icons)]
        assert [file for file in files if not file.is_file()] == []


def test_every_further_lesson_has_a_picture(catalog: Catalog) -> None:
    first, *further = read_lessons(lessons_folder(), syllabus_of(catalog))
    assert first.picture == ""
    assert len({lesson.picture for lesson in further}) == len(further)
    assert {lesson.picture for lesson in further} <= set(catalog.printed)


def test_a_chapter_takes_as_long_as_its_intro_says(catalog: Catalog) -> None:
    for lesson in read_lessons(lessons_folder(), syllabus_of(catalog)):
        assert {chapter.minutes for chapter in lesson.chapters} <= {1, 2, 3}
        assert lesson.minutes == sum(chapter.minutes for chapter in lesson.chapters)


@pytest.mark.parametrize("chapter", CHAPTERS[:-1])
def test_each_chapter_begins_where_the_one_before_ends(lesson: Lesson, catalog: Catalog, chapter: str) -> None:
    match = begun(lesson, catalog, chapter)
    assert match.chapter.id == chapter
    play(match, chapter)
    following = CHAPTERS[CHAPTERS.index(chapter) + 1]
    if following != "last":
        assert match.state == begun(lesson, catalog, following).state


@pytest.mark.parametrize(("name", "part"), [("lesson", 0), ("lesson", 1), ("allies", 0), ("allies", 1)])
def test_every_move_of_the_lesson_and_its_opponent_is_legal(
    name: str, part: int, catalog: Catalog, request: pytest.FixtureRequest
) -> None:
    lesson: Lesson = request.getfixturevalue(name)
    match = CardLesson.of_part(lesson.parts[part], catalog, NAMES)
    for chapter in lesson.parts[part].chapters:
        if chapter.id != "last":
            play(match, chapter.id)
    script = list(lesson.parts[part].opponent)
    played = [
        write_move(match.game, match.journal.state_after(entry.number - 1), entry.decision)
        for entry in match.journal.line
        if entry.decision and entry.decision.seat == "B"
    ]
    played = [move for move in played if script or not move.startswith("pick")]
    assert [move.partition(" ")[0] for move in played] == [move.partition(" ")[0] for move in script]
    assert [move for move in played if not move.startswith("keep")] == [
        move for move in script if not move.startswith("keep")
    ]


def test_the_chapters_of_allies_follow_each_other(allies: Lesson, catalog: Catalog) -> None:
    assert tuple(chapter.id for chapter in allies.chapters) == ALLIES
    for chapter, following in pairwise(allies.parts[0].chapters):
        match = begun(allies, catalog, chapter.id)
        play(match, chapter.id)
        assert match.state == begun(allies, catalog, following.id).state


def test_the_facts_in_the_notes_on_allies_are_true(allies: Lesson, catalog: Catalog) -> None:
    """The numbers in the notes, and that no note has to speak of a choice of payment."""
    goods = {
        chapter: dict(begun(allies, catalog, chapter).state.player("A").goods) for chapter in ("influence", "build")
    }
    assert goods["influence"] == {"worker": 1, "brick": 1, "sharrash": 3, "uranopolis": 2}
    assert goods["build"] == {"worker": 1, "brick": 1, "sharrash": 3, "uranopolis": 1}
    match = begun(allies, catalog, "many")
    assert dict(match.state.player("A").goods) == {"worker": 4, "uranopolis": 2, "fuel": 3}
    vp = match.state.player("A").vp
    play(match, "many")
    assert match.state.player("A").vp == vp + 4
    assert match.state.player("A").hand == ()
    match = begun(allies, catalog, "rivals")
    assert match.state.player("B").goods["iron_gang"] == 2
    play(match, "rivals")
    assert dict(match.state.player("A").goods) == {"gun": 2, "fuel": 1, "iron_gang": 1}
    for part in allies.parts:
        match = CardLesson.of_part(part, catalog, NAMES)
        read_on(match)
        while match.step and (wished := match.wished()):
            if hasattr(wished[0], "payment"):
                assert len(match.ask(payments, wished[0].seat, wished[0])) == 1, match.step.key
            match.submit(wished[0])
            match.close_turn()
            read_on(match)


def test_paying_once_or_blocking_another_location_is_not_what_the_step_asks_for(
    allies: Lesson, catalog: Catalog
) -> None:
    match = begun(allies, catalog, "many")
    assert decide(match, "activate Rat Den") == Refusal(ASIDE, text="learn_allies_many_den")
    match = begun(allies, catalog, "rivals")
    decide(match, "activate Rat Hunt")
    assert not match.is_closing
    assert decide(match, "choose B:Ugly Timmy") == Refusal(ASIDE, text="learn_allies_rivals_block")


def test_the_facts_in_the_notes_are_true(lesson: Lesson, catalog: Catalog) -> None:
    """The numbers in the notes of the chapters."""
    match = begun(lesson, catalog, "construct")
    assert dict(match.state.player("A").goods) == {"worker": 3, "iron": 1, "grey": 1}
    match = begun(lesson, catalog, "raze")
    assert match.state.player("B").passed
    assert (match.state.player("A").vp, match.state.player("A").goods["worker"]) == (3, 3)
    match = begun(lesson, catalog, "raid")
    assert any(site.ruin for site in match.state.player("A").sites)
    assert match.state.player("A").goods["red"] == 2
    match = begun(lesson, catalog, "last")
    assert [match.state.player(seat).vp for seat in "AB"] == [20, 21]
    assert match.state.player("B").goods["red"] == 3


def test_another_legal_move_is_refused_with_the_reason_of_the_step(lesson: Lesson, catalog: Catalog) -> None:
    match = begun(lesson, catalog, "construct")
    before = match.state
    assert decide(match, "construct Archive") == Refusal(ASIDE, text="learn_construct_school")
    assert match.state is before


@pytest.mark.parametrize("chapter", CHAPTERS[:-1])
def test_only_free_picks_allow_another_kind_of_move(lesson: Lesson, catalog: Catalog, chapter: str) -> None:
    match = begun(lesson, catalog, chapter)
    read_on(match)
    while (step := match.step) and match.chapter.id == chapter:
        wished = match.wished()[0]
        others = [command for command in match.legal() if type(command) is not type(wished)]
        for command in others:
            assert match.submit(command) == Refusal(ASIDE, text=step.key.replace("-", "_"))
        match.submit(wished)
        match.close_turn()
        read_on(match)


def test_a_move_before_the_note_is_read_skips_the_note(lesson: Lesson, catalog: Catalog) -> None:
    match = begun(lesson, catalog, "construct")
    assert match.step
    assert match.step.is_read
    decide(match, "construct School")
    match.close_turn()
    assert match.step
    assert match.step.key == "learn-construct-grey"


def test_undo_steps_the_lesson_back(lesson: Lesson, catalog: Catalog) -> None:
    match = begun(lesson, catalog, "construct")
    read_on(match)
    decide(match, "construct School")
    assert match.is_closing
    assert match.last_done
    assert match.last_done.key == "learn-construct-school"
    assert match.undo() is None
    assert match.step
    assert match.step.key == "learn-construct-school"
    match.redo()
    assert match.is_closing
    match.close_turn()
    match.play_bots()
    assert match.undo_barrier() == "robot"


def test_an_open_turn_goes_on_or_is_closed_as_the_lesson_has_it(lesson: Lesson, catalog: Catalog) -> None:
    match = begun(lesson, catalog, "deal")
    decide(match, "exchange fuel")
    assert not match.is_closing
    assert match.submit(cm.FinishTurn(LEARNER)) == Refusal(ASIDE, text="learn_deal_again")
    match = begun(lesson, catalog, "raid")
    read_on(match)
    decide(match, "exchange gun")
    assert match.is_closing
    assert decide(match, "exchange gun") == Refusal(ASIDE, text=END_TURN)
    match.close_turn()
    assert match.step
    assert match.step.key == "learn-raid-red"


def test_free_steps_take_any_move_of_the_kind(lesson: Lesson, catalog: Catalog) -> None:
    match = begun(lesson, catalog, "connection")
    decide(match, "pick Refinery")
    match.close_turn()
    assert match.step
    assert match.step.key == "learn-connection-second"


def test_the_last_round_allows_everything_and_advises_what_is_possible(lesson: Lesson, catalog: Catalog) -> None:
    match = begun(lesson, catalog, "last")
    read_on(match)
    assert match.hint
    assert match.hint.id == "learn-last-shield"
    decide(match, "construct Convoy")
    match.close_turn()
    assert match.hint
    assert match.hint.id == "learn-last-shield"
    advised = []
    while not match.state.player(LEARNER).passed:
        assert match.hint
        advised.append(match.hint.id.rpartition("-")[2])
        match.submit((*match.wished(), cm.Pass(LEARNER))[0])
        match.close_turn()
    assert advised[-1] == "leave"
    assert {"shield", "guns", "archive"} <= set(advised)
    while match.play_bot():
        pass
    assert match.state.is_over
    assert match.step
    assert match.step.key == "learn-last-score"


def test_a_match_of_a_lesson_has_no_file(lesson: Lesson, catalog: Catalog) -> None:
    match = begun(lesson, catalog, "raze")
    assert match.path is None
    assert match.unsaved_since is None


# ---------------------------------------------------------------------- the file of a lesson
def read_text(tmp_path: Path, catalog: Catalog, steps: str, name: str = "lesson") -> Lesson:
    path = tmp_path / f"{name}.yaml"
    given = "{players: {A: {faction: new_york}, B: {faction: mutants_union}}}"
    path.write_text(f"parts:\n- given: {given}\n  chapters:\n  - id: one\n    steps:\n{steps}", "utf-8")
    return read_lesson(path, syllabus_of(catalog))


def test_a_picture_is_that_of_a_card(tmp_path: Path, catalog: Catalog) -> None:
    path = tmp_path / "lesson.yaml"
    path.write_text("picture: mother\nparts: []\n", "utf-8")
    assert read_lesson(path, syllabus_of(catalog)).picture == "mother"
    path.write_text("picture: nobody\nparts: []\n", "utf-8")
    with pytest.raises(Unreadable, match="expected a card, not 'nobody'"):
        read_lesson(path, syllabus_of(catalog))


@pytest.mark.parametrize(("name", "prefix"), [("first_game", "learn"), ("allies", "learn-allies")])
def test_a_lesson_is_read(tmp_path: Path, catalog: Catalog, name: str, prefix: str) -> None:
    steps = "    - {read: hello, light: [deck]}\n    - {do: leave, move: pass}\n"
    lesson = read_text(tmp_path, catalog, steps, name)
    ((part),) = lesson.parts
    assert isinstance(part, LessonPart)
    assert isinstance(part.chapters[0], LessonChapter)
    assert (lesson.id, lesson.key, lesson.icon) == (name, f"learn-{name}", "help")
    assert (part.chapters[0].key, part.chapters[0].icon) == (f"{prefix}-one", "help")
    assert [step.key for step in part.steps] == [f"{prefix}-one-hello", f"{prefix}-one-leave"]
    assert [step.is_read for step in part.steps] == [True, False]


@pytest.mark.parametrize(
    ("step", "told"),
    [
        ("{light: [deck]}", "expected one of 'read', 'do' and 'play'"),
        ("{read: a, do: b, move: pass}", "expected one of 'read', 'do' and 'play'"),
        ("{do: a}", "expected 'move' in a step with 'do', and in no other"),
        ("{read: a, move: pass}", "expected 'move' in a step with 'do', and in no other"),
        ("{play: a}", "expected 'hints' in a step with 'play', and in no other"),
        ("{read: a, scene: tabel}", "expected a scene"),
        ("{read: a, lit: [deck]}", "no key of a step"),
    ],
)
def test_a_mistake_in_a_lesson_is_reported_with_its_line(
    tmp_path: Path, catalog: Catalog, step: str, told: str
) -> None:
    with pytest.raises(Unreadable, match=r"lesson\.yaml:6: .*") as caught:
        read_text(tmp_path, catalog, f"    - {step}\n")
    assert told in str(caught.value)


# ---------------------------------------------------------------------- progress
def test_progress_is_kept(tmp_path: Path) -> None:
    assert read_progress(tmp_path) == Progress()
    kept = Progress(reached="deal").with_done("aim").with_done("aim")
    write_progress(tmp_path, kept)
    assert read_progress(tmp_path) == Progress(("aim",), "deal")


def test_each_game_has_its_own_progress(tmp_path: Path) -> None:
    one, other = Progress(("aim",), "deal"), Progress(("rooms",), None)
    write_progress(tmp_path, one)
    write_progress(tmp_path, other, game="nim")
    assert read_progress(tmp_path) == one
    assert read_progress(tmp_path, game="nim") == other
    assert read_progress(tmp_path, "allies", "nim") == Progress()


def test_progress_is_kept_for_each_lesson(tmp_path: Path) -> None:
    first, allies = Progress(("aim",), "deal"), Progress(("influence",), None)
    write_progress(tmp_path, first)
    write_progress(tmp_path, allies, "allies")
    assert read_progress(tmp_path) == first
    assert read_progress(tmp_path, "allies") == allies
    assert read_progress(tmp_path, "moloch") == Progress()
    write_progress(tmp_path, Progress(("aim", "deal"), None))
    assert read_progress(tmp_path, "allies") == allies


def test_a_file_from_before_there_were_other_lessons_is_read(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b'{"done":["aim","lookout"],"reached":"construct"}')
    assert read_progress(tmp_path) == Progress(("aim", "lookout"), "construct")
    assert read_progress(tmp_path, "allies") == Progress()


@pytest.mark.parametrize("written", [b'{"done":["aim"]}x', b'{"done":[1]}', b'{"done":["aim"]}' + b" " * 200_000])
def test_damaged_progress_is_set_aside_before_it_is_replaced(tmp_path: Path, written: bytes) -> None:
    for number in (1, 2):
        (tmp_path / FILE).write_bytes(written)
        write_progress(tmp_path, Progress(("aim",), None))
        aside = SET_ASIDE if number == 1 else "learning.json_2.damaged"
        assert (tmp_path / aside).read_bytes() == written
    assert read_progress(tmp_path) == Progress(("aim",), None)


def test_progress_that_cannot_be_read_now_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_progress(tmp_path, Progress(("aim", "deal"), None))

    def unread(*_: object) -> bytes:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr("game.match.lessons.progress.read_text_file", unread)
        assert read_progress(tmp_path) == Progress()
        with pytest.raises(OSError, match="Input/output"):
            write_progress(tmp_path, Progress(("aim",), None))
    assert read_progress(tmp_path) == Progress(("aim", "deal"), None)


@pytest.mark.parametrize("written", [b"", b"{", b"[]", b'{"done": 1}', b'{"others": 1}', b"\xff"])
def test_damaged_progress_counts_as_none(tmp_path: Path, written: bytes) -> None:
    (tmp_path / FILE).write_bytes(written)
    assert read_progress(tmp_path) == Progress()
