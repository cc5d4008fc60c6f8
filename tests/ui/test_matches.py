"""The library of matches: every match is found, opened, named, given away, deleted and brought back."""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence
from datetime import date
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.fiftyfirst.match.annals import OF_MODULES
from game.fiftyfirst.match.match import Match, deal_match, fiftyfirst
from game.fiftyfirst.rehearsal import rehearse, stock
from game.fiftyfirst.rules.options import EXPANSIONS, MODULES, Options
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.scenes.replay import ReplayScene
from game.kernel.refusal import Unreadable
from game.kernel.seats import SeatSetup
from game.match.library import notes
from game.match.library import summary as reading
from game.match.library.database import FILE
from game.match.library.index import MatchIndex
from game.match.library.summary import MatchSummary, summary
from game.paths import matches_folder
from game.play.files.record import read_record
from game.play.kind import AnyKinds
from game.ui.input import Click
from game.ui.places import FilterChip, MatchAct, MatchRow, OrderChip, name_of
from game.ui.rehearsal.driver import Rehearsal
from game.ui.running.saved_matches import tell_unreadable
from game.ui.scenes.matches.scene import LINE, MORE, MatchesScene
from game.ui.scenes.statistics.scene import StatisticsScene
from game.ui.scenes.title.scene import TitleScene
from game.ui.widgets.tooltip import DELAY
from tests.match.conftest import play
from tests.match.golden_matches import FOLDER
from tests.match.kept import kept
from tests.match.test_statistics import finished, seat
from tests.ui.layout import problems
from tests.ui.menu_person import can_continue, go_to, press, texts
from tests.ui.steps import Step, covers, go, says
from tests.ui.sweep import Shape, in_shapes, looked_at
from tests.ui.table_person import on_top

pytestmark = pytest.mark.usefixtures("blank_drawings")

SIZE = (1280, 720)
GOLDEN = FOLDER / "rules_1"
NAMES = ("base_2_players", "solo_borgo_new_york", "solo_merchants_merchants_guild", "base_winter_4_players")
"""Matches of the folder, the one played last first: over, unfinished, over, over."""
LONG = "Последняя битва у большого моста через реку, gewonnen von Maximiliane"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with four matches and a file that is none."""
    folder = tmp_path / "Мои данные" / "matches"
    folder.mkdir(parents=True)
    for number, name in enumerate(NAMES):
        path = Path(shutil.copy(GOLDEN / f"{name}.jsonl", folder))
        os.utime(path, (10_000 - number, 10_000 - number))
    (folder / "letter.txt").write_text("Dear Anna\n", "utf-8")
    return folder.parent


@pytest.fixture
def window(data: Path) -> Rehearsal:
    return opened(data)


def opened(data: Path, size: tuple[int, int] = SIZE, scene: str = "matches") -> Rehearsal:
    """The list when all files have been read."""
    window = rehearse(scene, size, data=data)
    if scene == "matches":
        read_all(window)
    return window


def read_all(window: Rehearsal) -> None:
    while library(window).shelf.index.waiting:
        window.wait(0)
    window.settle()


def library(window: Rehearsal) -> MatchesScene:
    return on_top(window, MatchesScene)


def shown(window: Rehearsal) -> list[str]:
    return [match.path.stem for match in library(window).shown]


def chosen(window: Rehearsal) -> str | None:
    match = library(window).chosen
    return match.path.stem if match else None


def labels(window: Rehearsal, kind: str) -> list[str]:
    return [label for label in window.labels() if label.startswith(f"{kind}:")]


# ------------------------------------------------------------------ looking for a match
def test_the_title_leads_to_the_matches_and_they_to_the_statistics(data: Path) -> None:
    window = opened(data, scene="title")
    window.click("menu:matches")
    read_all(window)
    assert shown(window) == [*NAMES, "letter"]
    window.click("matches:statistics")
    assert isinstance(window.context.stack.top, StatisticsScene)
    window.key("escape")
    window.key("escape")
    assert isinstance(window.context.stack.top, TitleScene)


def test_a_line_tells_players_sets_result_and_length(window: Rehearsal) -> None:
    told = texts(window)
    for words in ("Anna", "Юлия", "52", "28", "Anna won", "8 rounds, 205 decisions", "Round 3, Lookout phase", "Borgo",
                  "51st State, Winter", "Merchants Guild won"):  # fmt: skip
        assert words in told


def test_a_line_names_the_modules_and_every_set_has_a_chip(game: Game, tmp_path: Path) -> None:
    options = replace(Options(), **dict.fromkeys(MODULES, True))
    for number, expansion in enumerate(EXPANSIONS):
        dealt = Game(game.catalog, ("base", expansion, "promo_1", "promo_2"), options)
        deal_match(dealt, [SeatSetup("Anna"), SeatSetup("Ben")], number, tmp_path / "matches").close()
    window = opened(tmp_path)
    assert "· Headquarters, Border tiles, Arena, Districts" in texts(window)
    chips = [label.removeprefix("filter:sets:") for label in labels(window, "filter") if "sets:" in label]
    assert set(chips) == {*EXPANSIONS, "promo_1", "promo_2", *OF_MODULES.values()}
    window.click("filter:sets:modules.arena")
    assert len(shown(window)) == len(EXPANSIONS)


@pytest.mark.parametrize("count", [3, 30])
def test_the_chips_of_many_packs_are_turned_like_pages(count: int, tmp_path: Path) -> None:
    names = {f"pack_{number:02}" for number in range(count)}
    match = finished(seat(0, 20), sets=("base", *sorted(names)))
    kept(tmp_path / "matches", [match])
    window = opened(tmp_path)
    seen = set[str]()
    for _ in range(-(-count // 15)):
        page = {label.removeprefix("filter:sets:") for label in labels(window, "filter") if "sets:" in label}
        assert not page & seen
        assert problems(window.app.marks, SIZE) == []
        seen |= page
        if MORE in window.labels():
            press(window, MORE)
    assert seen == names
    assert (MORE in window.labels()) == (count > 16)
    if count > 16:
        assert "filter:sets:pack_00" in window.labels(), "after the last page comes the first"


CHIPS = [f"click filter:{chip}" for chip in ("states:unfinished", "states:finished", "players:1", "opponents:borgo")]


@pytest.mark.parametrize(("steps", "names"), [
    (CHIPS[:1], [NAMES[1]]),
    (CHIPS[:2], NAMES),
    (CHIPS[:3], NAMES[1:3]),
    (CHIPS, [NAMES[1]]),
    ([*CHIPS, "click matches:unfilter", "key ctrl+f", "type юлия winter"], [NAMES[3]]),
    (["key b", "type orgo"], [NAMES[1]]),
    (["click order:length"], [NAMES[3], NAMES[0], NAMES[2], NAMES[1], "letter"]),
    (["click order:vp"], [NAMES[0], NAMES[3], NAMES[2], NAMES[1], "letter"]),
])  # fmt: skip
def test_chips_and_words_filter_and_sort_the_list(window: Rehearsal, steps: list[Step], names: Sequence[str]) -> None:
    assert shown(go(window, *steps)) == [*names]


def test_the_first_escape_only_ends_the_typing(window: Rehearsal) -> None:
    go(window, "key ctrl+f", "type b", "key escape", covers(MatchesScene), "key escape", covers(TitleScene))


def test_where_nothing_is_found_and_where_nothing_is_it_says_what_to_do(window: Rehearsal, tmp_path: Path) -> None:
    go(window, "click filter:players:1", "click filter:sets:winter", "key ctrl+f", "type submarine")
    assert "Remove a filter" in texts(window)
    empty = opened(tmp_path / "empty")
    assert "Start a new game" in texts(empty)
    assert problems(empty.app.marks, SIZE) == []
    assert not labels(empty, "match")


# ------------------------------------------------------------------ opening
def test_a_second_click_plays_on_and_the_match_is_where_it_was(window: Rehearsal, data: Path) -> None:
    window.click("match:1")
    assert chosen(window) == "solo_borgo_new_york"
    window.click("match:1")
    before = read_record(data / "matches" / "solo_borgo_new_york.jsonl", fiftyfirst().only).journal
    assert window.context.playing.state == before.state
    window.context.playing.close()


def test_a_match_that_is_over_is_watched_and_back_leads_to_the_list(window: Rehearsal) -> None:
    window.click("match:0")
    assert library(window).buttons[MatchAct("continue")].why
    window.click("match:0")
    assert isinstance(window.context.stack.top, ReplayScene)
    window.key("escape")
    window.settle()
    assert chosen(window) == NAMES[0]


def test_the_focus_follows_the_chosen_match_through_the_list(window: Rehearsal) -> None:
    window.click("match:0")
    match = chosen(window)
    window.click("order:length")
    assert chosen(window) == match
    assert match is not None
    assert library(window).focus == library(window).label_of(shown(window).index(match))
    window.click("filter:states:finished")
    assert library(window).focus in (None, library(window).tab_stop)


def test_arrows_and_enter_choose_and_open(window: Rehearsal) -> None:
    go_to(window, "match:0")
    window.key("down")
    window.key("down")
    assert chosen(window) == NAMES[2]
    window.key("return")
    assert isinstance(window.context.stack.top, ReplayScene)


def test_a_match_whose_cards_are_gone_is_not_opened_and_says_so(
    window: Rehearsal, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.click("match:3")
    sides, without = window.context._sides, replace(window.context.content, sets=("base",))
    monkeypatch.setitem(sides, "fiftyfirst", sides["fiftyfirst"]._replace(content=lambda: without))
    go(window, "click match:3", says("winter"))
    library(window)


# ------------------------------------------------------------------ names, favourites
def test_a_name_and_a_favourite_are_kept_and_the_file_stays_as_it_is(window: Rehearsal, data: Path) -> None:
    before = (data / "matches" / f"{NAMES[2]}.jsonl").read_bytes()
    window.click("match:2")
    window.key("f2")
    window.type(LONG)
    go(window, "key return", "click act:favourite")
    assert LONG[:60] in texts(window)
    again = opened(data)
    again.click("filter:states:favourite")
    assert shown(again) == [NAMES[2]]
    assert (data / "matches" / f"{NAMES[2]}.jsonl").read_bytes() == before
    go(again, "key m", "type оста", "key ctrl+backspace", "type битва")
    assert shown(again) == [NAMES[2]], "a name is searched, too"


def test_escape_leaves_the_name_as_it_was(window: Rehearsal) -> None:
    go(window, "click match:0", "key f2", "type Oops", "key escape")
    assert "Oops" not in texts(window)
    assert chosen(window) == NAMES[0]


def test_choosing_another_match_lets_go_of_the_name(window: Rehearsal) -> None:
    go(window, "click match:0", "key f2", "type Oops", "click match:1")
    assert library(window).naming is None
    go(window, "key f2", "key tab", "key escape")
    assert "Oops" not in texts(window)
    assert chosen(window) == NAMES[1], "Esc only lets go of the name"


def test_damaged_notes_are_told(data: Path) -> None:
    (data / "library.json").write_text("{", "utf-8")
    assert "library.json" in texts(opened(data))


def test_a_note_that_cannot_be_kept_is_told(window: Rehearsal, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(notes, "write_whole", full)
    go(window, "click match:0", "click act:favourite", says("This cannot be remembered for next time: No space left"))


# ------------------------------------------------------------------ deleting
def test_deleting_is_undone_by_button_and_by_key(window: Rehearsal, data: Path) -> None:
    file = data / "matches" / f"{NAMES[1]}.jsonl"
    for by_key in (False, True):
        go(window, "click match:0", "click match:1", "key delete")
        assert shown(window) == [name for name in (*NAMES, "letter") if name != NAMES[1]]
        assert chosen(window) == NAMES[2], "the next one"
        assert not file.exists()
        if by_key:
            window.key("ctrl+z")
        else:
            window.click("matches:undo")
        assert shown(window) == [*NAMES, "letter"]
        assert chosen(window) == NAMES[1]
        assert file.exists()


def test_what_was_deleted_long_ago_is_gone_some_days_after_the_list_is_opened(window: Rehearsal, data: Path) -> None:
    window.context.today = lambda: date(2026, 1, 1)
    window.click("match:1")
    window.click("act:delete")
    bin = data / "matches" / ".deleted"
    assert list(bin.rglob("*.jsonl"))

    def is_left(day: date) -> bool:
        window.context.today = lambda: day
        window.key("escape")
        window.click("menu:matches")
        return any(bin.rglob("*.jsonl"))

    assert [is_left(date(2026, 2, day)) for day in (1, 3, 4)] == [True, True, False]


def test_a_match_that_is_played_elsewhere_is_not_deleted(window: Rehearsal, data: Path) -> None:
    elsewhere = Match.load(data / "matches" / f"{NAMES[1]}.jsonl", fiftyfirst(window.context.content).only)
    go(window, "click match:1", "key delete", says("another window"))
    assert NAMES[1] in shown(window)
    elsewhere.close()


# ------------------------------------------------------------------ giving and taking
def test_an_export_says_where_it_lies_and_once_more_in_large(window: Rehearsal, data: Path) -> None:
    go(window, "click match:1", "click act:export")
    assert str(data / "exports") in texts(window).replace("\n", " ")
    window.hover(LINE)
    window.wait(DELAY + 50)
    assert texts(window).replace("\n", " ").count(str(data / "exports")) == 2
    assert {path.name for path in (data / "exports").iterdir()} == {f"{NAMES[1]}.jsonl", f"{NAMES[1]}.txt"}


@pytest.mark.slow
@pytest.mark.parametrize("scene", ["title", "matches"])
@pytest.mark.parametrize("form", ["jsonl", "txt"])
def test_a_file_that_is_dropped_onto_the_window_is_imported(
    game: Game, tmp_path: Path, data: Path, scene: str, form: str
) -> None:
    friend = deal_match(game, [SeatSetup("Zoë"), SeatSetup("Ben")], 5, tmp_path / "friend" / "matches")
    play(friend, 20)
    friend.close()
    theirs = opened(tmp_path / "friend")
    theirs.click("match:0")
    theirs.click("act:export")
    [sent] = (tmp_path / "friend" / "exports").glob(f"*.{form}")
    window = opened(data, scene=scene)
    window.throw_in(sent)
    read_all(window)
    assert "Imported and verified: the match of Zoë and Ben" in texts(window)
    assert len(shown(window)) == len(NAMES) + 2
    chosen = library(window).chosen
    assert chosen
    assert chosen.match
    assert [seat.name for seat in chosen.match.seats] == ["Zoë", "Ben"]
    window.throw_in(sent)
    window.settle()
    assert "already in the list" in texts(window)


def test_what_is_no_match_is_refused_with_the_reason(window: Rehearsal, data: Path) -> None:
    window.throw_in(data / "matches" / "letter.txt")
    go(window, says("Not imported"), says("not a header"))
    assert problems(window.app.marks, SIZE) == []


# ------------------------------------------------------------------ damaged files
def test_a_file_that_is_no_match_stands_there_with_the_reason_and_can_be_deleted(window: Rehearsal) -> None:
    window.click("match:4")
    assert "this is not a match" in texts(window)
    acts = [label for label in library(window).buttons if isinstance(label, MatchAct)]
    assert [label.act for label in acts if library(window).buttons[label].why is None] == ["delete"]
    window.click("match:4")
    library(window)
    window.click("act:delete")
    assert shown(window) == list(NAMES)


def test_a_torn_match_says_how_far_it_goes_and_is_played_on(data: Path) -> None:
    torn = data / "matches" / "torn.jsonl"
    torn.write_bytes((GOLDEN / "base_3_players.jsonl").read_bytes()[:-1000])
    window = opened(data)
    go(window, says("Damaged; intact up to step"), "click match:0", "click act:continue")
    assert "is used from there" in texts(window) or window.context.playing.damage
    window.context.playing.close()


# ------------------------------------------------------------------ many matches
def test_a_thousand_matches_are_read_once_and_only_the_lines_in_sight_are_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, folder = GOLDEN / "solo_merchants_new_york.jsonl", tmp_path / "matches"
    folder.mkdir()
    for number in range(1000):
        os.link(source, folder / f"{number}.jsonl")
    known = summary(source, fiftyfirst().only)
    read: list[str] = []

    def noted(path: Path, _: AnyKinds) -> MatchSummary:
        read.append(path.name)
        return replace(known, path=path)

    monkeypatch.setattr(reading, "summary", noted)
    MatchIndex(folder, fiftyfirst().only).read_all()
    assert len(read) == 1000
    shutil.copy(source, folder / "new.jsonl")
    read.clear()
    window = opened(tmp_path)
    assert read == ["new.jsonl"]
    assert len(shown(window)) == 1001
    assert len(labels(window, "match")) < 12
    for key in ("end", "home", "page down"):
        window.key(key)
    window.click(labels(window, "match")[0])
    assert read == ["new.jsonl"]
    assert chosen(window)


@pytest.mark.slow
def test_pictures_of_the_list_show_matches_of_every_kind(game: Game, tmp_path: Path) -> None:
    stock(game.catalog, tmp_path)
    window = opened(tmp_path)
    everything = len(shown(window))
    assert all(match.match for match in library(window).shown)
    for chip in ("states:favourite", "states:unfinished", "states:finished", "players:4", "sets:winter"):
        window.click(f"filter:{chip}")
        assert 0 < len(shown(window)) < everything
        window.click(f"filter:{chip}")


def test_with_each_frame_some_new_files_are_read(data: Path) -> None:
    window = rehearse("matches", SIZE, data=data)
    waiting = library(window).shelf.index.waiting
    assert 0 < waiting < len(NAMES) + 1
    window.wait(0)
    assert library(window).shelf.index.waiting < waiting


def test_a_large_library_is_shown_before_its_folder_was_looked_through(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    MatchIndex(data / "matches", fiftyfirst().only).read_all()
    monkeypatch.setattr("game.match.library.index._AT_ONCE", 1)
    title = rehearse("title", SIZE, data=data)
    assert can_continue(title), "the database tells it at once"
    (data / "matches" / f"{NAMES[1]}.jsonl").unlink()
    title = rehearse("title", SIZE, data=data)
    assert "Your matches are being read…" in texts(title)
    for _ in range(len(NAMES) + 3):
        title.wait(16)
    assert not can_continue(title), "there is none any more"
    (data / "matches" / "letter.txt").unlink()
    window = rehearse("matches", SIZE, data=data)
    assert library(window).shelf.index.is_scanning
    rest = [name for name in NAMES if name != NAMES[1]]
    assert shown(window) == [*rest, "letter"], "what the database tells"
    while library(window).shelf.index.is_busy:
        window.wait(16)
    assert shown(window) == rest


# ------------------------------------------------------------------ the database
def test_a_damaged_database_is_told_in_one_sentence_and_the_list_is_whole(data: Path) -> None:
    (data / FILE).write_bytes(b"damaged")
    window = opened(data)
    assert "a new one is made from the match files" in texts(window)
    assert shown(window) == [*NAMES, "letter"]


def test_what_another_window_adds_and_deletes_is_listed(data: Path, window: Rehearsal) -> None:
    other = MatchIndex(data / "matches", fiftyfirst().only)
    (data / "matches" / f"{NAMES[0]}.jsonl").rename(data / "matches" / "again.jsonl")
    for name in (NAMES[0], "again"):
        other.look_at(data / "matches" / f"{name}.jsonl")
    window.wait(1000)
    assert set(shown(window)) == {*NAMES[1:], "again", "letter"}


def test_a_line_that_is_gone_is_not_chosen(window: Rehearsal, data: Path) -> None:
    scene, other = library(window), MatchIndex(data / "matches", fiftyfirst().only)
    scene.on_click(Click(MatchRow(99), "left", (0, 0)))
    assert chosen(window) is None
    path = data / "matches" / f"{NAMES[0]}.jsonl"
    path.unlink()
    other.look_at(path)
    scene.shown._pages.clear()
    scene.on_click(Click(MatchRow(4), "left", (0, 0)))
    assert chosen(window) is None, "there are only four now"
    assert len(scene.shown) == len(NAMES)


def test_words_of_the_language_of_the_window_are_found(data: Path) -> None:
    window = opened(data)
    window.context.change_settings(replace(window.context.settings, language="ru"))
    window.settle()
    for text, found in (
        ("борг", [NAMES[1]]),
        ("нью-йорк", [NAMES[0], NAMES[1], NAMES[3]]),
        ("зима", [NAMES[1], NAMES[3]]),
    ):
        window.click("matches:unfilter")
        window.key("ctrl+f")
        window.type(text)
        assert shown(window) == found, text


# ------------------------------------------------------------------ how it looks
def test_every_control_is_reached_by_tab_and_explained(window: Rehearsal) -> None:
    window.click("match:1")
    window.key("delete")
    tab_through_lines(window)
    for label in [label for label in library(window).buttons if isinstance(label, MatchAct | FilterChip | OrderChip)]:
        window.hover(label)
        window.wait(DELAY + 50)
        assert problems(window.app.marks, SIZE) == []
        button = library(window).buttons[label]
        assert button.why or button.tip


def tab_through_lines(window: Rehearsal) -> None:
    """Tab stops once at the lines, at the chosen one."""
    explained = ("match:", LINE)
    wanted = {label for label in window.labels() if not label.startswith(explained)} | {"match:1"}
    seen = set()
    for _ in range(len(wanted) + 3):
        window.key("tab")
        seen.add(name_of(library(window).focus))
    assert seen == wanted


@pytest.mark.slow
@in_shapes()
def test_it_fits_windows_of_every_shape_and_text_of_every_size(data: Path, shape: Shape) -> None:
    game = Game(rehearse("title", SIZE, data=data).context.content)
    people = [SeatSetup(f"Maximiliane Юлиана {number}") for number in range(4)]
    match = deal_match(game, people, 1, data / "matches")
    match.close()
    window = rehearse("matches", shape.size, shape.language, data=data, settings=shape.settings())
    read_all(window)
    faults = looked_at(window, "list")
    window.click("match:0")
    window.key("f2")
    window.type(LONG)
    faults += looked_at(window, "naming")
    window.key("return")
    window.click("act:export")
    faults += looked_at(window, "exported")
    window.click("act:delete")
    faults += looked_at(window, "deleted")
    window.key("ctrl+z")
    window.key("end")
    faults += looked_at(window, "end")
    assert faults == []


@pytest.mark.slow
def test_a_line_that_is_turned_out_of_sight_keeps_the_focus(data: Path) -> None:
    folder = matches_folder(data)
    for number in range(30):
        shutil.copy(GOLDEN / f"{NAMES[0]}.jsonl", folder / f"copy_{number}.jsonl")
    window = opened(data)
    go(window, "click match:0", "key page down")
    assert "match:0" not in library(window).buttons
    assert name_of(library(window).focus) == "match:0"


def test_a_line_that_another_window_has_moved_beyond_the_end_is_not_in_the_list_until_it_is_made_anew(
    data: Path,
) -> None:
    window = opened(data)
    shown, last = library(window).shown, matches_folder(data) / "letter.txt"
    assert shown.number_of(last) == len(shown) - 1
    shutil.copy(GOLDEN / f"{NAMES[0]}.jsonl", matches_folder(data) / "new.jsonl")
    MatchIndex(matches_folder(data), fiftyfirst().only).read_all().close()
    assert shown.number_of(last) is None
    window.click(f"match:{len(shown) - 1}")
    window.key("escape")
    assert isinstance(window.context.stack.top, TitleScene)


@pytest.mark.parametrize(
    ("file", "begins"), [("matches.sqlite", "/x/matches.sqlite: "), ("a.jsonl", "The match cannot be opened: ")]
)
def test_trouble_of_the_database_is_not_told_of_a_match(file: str, begins: str, tmp_path: Path) -> None:
    window = rehearse("title", SIZE, data=tmp_path)
    tell_unreadable(window.context, Unreadable("it is damaged", f"/x/{file}"))
    assert window.context.notices[0].startswith(begins)
