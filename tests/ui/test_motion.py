"""What moves: it follows the state, ends in the resting picture, any input skips it, and it shows nobody's hand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.match.setup import chosen
from game.fiftyfirst.of_context import wording_of
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules import commands as cm
from game.fiftyfirst.scenes import closed_hand
from game.fiftyfirst.scenes.account import ProductionScene
from game.fiftyfirst.scenes.lookout import LookoutScene
from game.fiftyfirst.scenes.table import TableScene
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.draw.bars import draw_lane
from game.fiftyfirst.table.play.place_boxes import hand_box, strip_places
from game.fiftyfirst.table.sight import Sight
from game.fiftyfirst.table.spots import HandCard, SiteAt
from game.fiftyfirst.wording import log
from game.kernel.seats import NOBODY, SeatSetup
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.motion.motion import ArrivingCard, Counter, Gleam, Glide, Land, Motion, Regroup, Token, Tuck
from game.ui.motion.signs import Caption, DropSign, ExitSign, Telling, TurnSign, phase_sign, turn_sign
from game.ui.motion.stage import Stage
from game.ui.places import name_of
from game.ui.rehearsal.driver import FRAME, Rehearsal
from game.ui.running.announcements import announce_turn
from game.ui.settings import Settings, Speed
from game.ui.table.moves.lifting import MOST_TILT, Lifting
from game.ui.theme import Metrics
from game.ui.widgets.screen import head_place
from tests.ui.motion_person import LONG, MOVING, sit_down
from tests.ui.phase_person import take_seat
from tests.ui.table_person import POSITIONS, SMALL, decisions, hand, player, scene, site


@pytest.fixture
def window() -> Rehearsal:
    return sit_down("table")


def pixels(window: Rehearsal) -> bytes:
    return pygame.image.tobytes(window.surface, "RGB")


def rested(window: Rehearsal) -> bytes:
    """The frame when all is over and the pointer is nowhere."""
    window.app.frame((pygame.Event(pygame.WINDOWLEAVE),), FRAME)
    window.wait(LONG)
    return pixels(window)


def shown(window: Rehearsal, kind: type[Motion]) -> bool:
    """Whether a motion of this kind is over the scene."""
    return window.context.stage.plays(kind)


def build(window: Rehearsal) -> None:
    window.drag(hand(window, "factory"), "build")


# ------------------------------------------------------------------ following the state
def test_a_build_is_decided_at_once_and_ends_in_the_resting_picture() -> None:
    still = sit_down("table", Settings(speed="off", end_of_turn="press"))
    build(still)
    assert not scene(still).busy
    at_rest = rested(still)
    window = sit_down("table")
    build(window)
    assert decisions(window) == 1
    window.wait(150)
    assert scene(window).busy
    assert pixels(window) != at_rest
    assert rested(window) == at_rest


def test_the_place_of_a_new_plate_is_empty_until_the_card_is_there(window: Rehearsal) -> None:
    before = window.surface.copy()
    window.click(hand(window, "factory"))
    window.click("verb:construct")
    built = next(site.id for site in player(window).sites if site.card == "factory")
    place = scene(window).sight().layout.place(built)
    assert place
    inside = place.grown(-8).rect
    seen = [pygame.image.tobytes(frame.subsurface(inside), "RGB") for frame in (before, window.surface)]
    assert seen[0] == seen[1]
    window.wait(LONG)
    assert pygame.image.tobytes(window.surface.subsurface(inside), "RGB") != seen[0]


def test_the_location_built_over_stays_until_the_card_is_there(window: Rehearsal) -> None:
    old = site(window, "oil_rig")
    place = scene(window).sight().layout.place(old.number)
    assert place
    inside = place.grown(-8).rect
    before = pygame.image.tobytes(window.surface.subsurface(inside), "RGB")
    window.click(hand(window, "refinery"))
    window.click("verb:develop")
    window.click(old)
    assert old not in {SiteAt(site.id) for site in player(window).sites}
    assert pygame.image.tobytes(window.surface.subsurface(inside), "RGB") == before
    window.wait(LONG)
    assert pygame.image.tobytes(window.surface.subsurface(inside), "RGB") != before


def test_a_new_deal_slides_under_the_board_until_its_end_lies_where_it_stays(window: Rehearsal) -> None:
    window.drag(hand(window, "factory"), spots.DEAL)
    (tuck,) = (motion for motion in shown_motions(scene(window).show.stage) if isinstance(motion, Tuck))
    assert tuck.seen == scene(window).sight().layout.own.deals[-1]
    canvas = Canvas(pygame.Surface(SMALL), window.context.metrics)
    tuck.draw(canvas, tuck.lasts)
    ends = [mark for mark in canvas.marks if mark.name.startswith("deal ")]
    assert [end.rect for end in ends] == [tuck.seen.rect]
    window.wait(LONG)
    assert tuck.seen.rect in [mark.rect for mark in window.app.marks if mark.name == ends[0].name]


def test_a_plate_lands_gives_by_three_per_cent_and_its_row_gleams_once(window: Rehearsal) -> None:
    build(window)
    stage = scene(window).show.stage
    assert stage.plays(Land)
    assert stage.plays(Gleam)
    window.wait(LONG)
    assert not stage.busy
    land = Land(plate=pygame.Surface((200, 100)), at=Box(300, 300, 200, 100), label="pub", lasts=140)
    for age, height in ((0, 100), (70, 97), (140, 100)):
        canvas = Canvas(pygame.Surface(SMALL), window.context.metrics)
        land.draw(canvas, age)
        (mark,) = (mark for mark in canvas.marks if mark.name == "pub")
        assert mark.rect.height == height
        assert mark.rect.bottom == 400, "it stands where it was put"


def test_dust_flies_only_behind_an_emblem_that_drives(window: Rehearsal) -> None:
    sight = scene(window).sight()
    seat, vp = sight.standing.seat, sight.standing.me.vp
    behind = pygame.Rect(0, 0, 30, 30)
    emblems = [mark for mark in window.app.marks if mark.name == sight.emblem(seat) and mark.rect.y < 40]
    behind.midright = emblems[0].rect.midleft

    def road(shown: float) -> bytes:
        canvas = Canvas(pygame.Surface(SMALL), window.context.metrics)
        draw_lane(canvas, sight, {seat: shown})
        return pygame.image.tobytes(canvas.surface.subsurface(behind), "RGB")

    assert road(vp) == road(vp + 0.0)
    assert road(vp) != road(vp + 0.01)


def test_any_input_skips_to_the_end_and_still_does_what_it_is_for(window: Rehearsal) -> None:
    build(window)
    table = scene(window)
    assert table.busy
    window.key("escape")
    assert not table.busy
    window.settle()
    assert "menu:resume" in window.labels()


@pytest.mark.parametrize(("speed", "lasts"), [("slow", 600), ("normal", 300), ("fast", 150), ("fastest", 75)])
def test_a_motion_takes_as_long_as_the_speed_says(speed: Speed, lasts: int) -> None:
    stage, settings = Stage(), Settings(speed=speed)
    stage.play(
        (Counter(at=scene(sit_down("table")).sight().layout.menu, good="gun", first=0, ticks=(), lasts=300),), settings
    )
    stage.update(lasts - 1, settings)
    assert stage.busy
    stage.update(1, settings)
    assert not stage.busy


def test_at_rest_no_frame_is_drawn(window: Rehearsal) -> None:
    build(window)
    rested(window)
    drawn = window.app.frames_drawn
    window.wait(LONG)
    assert window.app.frames_drawn == drawn


def test_a_sign_that_hangs_needs_no_new_frames(window: Rehearsal) -> None:
    window.context.stage.play((DropSign(icon="action", words="Round 9", lasts=2000),), MOVING)
    window.wait(600)
    drawn = window.app.frames_drawn
    window.wait(800)
    assert shown(window, DropSign)
    assert window.app.frames_drawn == drawn


# ------------------------------------------------------------------ goods
def cell(window: Rehearsal, good: str) -> str:
    """The topmost number in the cell of one of the player's goods."""
    box = scene(window).sight().layout.own.goods[good].rect
    return [mark.name for mark in window.app.marks if mark.kind == "text" and box.contains(mark.rect)][-1]


def test_a_counter_ticks_when_the_goods_arrive(window: Rehearsal) -> None:
    before = player(window).goods["blue"]
    window.click(site(window, "convoy"))
    after = player(window).goods["blue"]
    assert after > before
    assert cell(window, "blue") == str(before)
    seen = set()
    while scene(window).busy:
        window.wait(FRAME)
        seen.add(int(cell(window, "blue")))
    assert seen == set(range(before, after + 1)), "one after the other"


def test_a_refused_drop_leaves_the_place_in_the_hand_empty_until_the_card_is_home(window: Rehearsal) -> None:
    label = hand(window, "factory")
    window.drag(label, "500,20")
    assert scene(window).show.stage.awaited == {label}
    window.wait(400)
    assert not scene(window).show.stage.awaited


# ------------------------------------------------------------------ handing over
def cards_in_sight(window: Rehearsal) -> set[str]:
    return {mark.name for mark in window.app.marks if mark.kind == "image"}


@pytest.mark.parametrize("handover", ["hands", "window"])
def test_no_frame_of_a_hand_over_shows_a_closed_hand(handover: str) -> None:
    window = sit_down("table", Settings(handover=handover, end_of_turn="press"))  # type: ignore[arg-type]
    window.click(site(window, "convoy"))
    window.wait(LONG)
    private = set(player(window, "A").hand) | set(player(window, "B").hand)
    private -= {site.card for seat in "AB" for site in player(window, seat).sites}
    assert private & cards_in_sight(window)
    window.key("space")
    assert window.context.viewer is NOBODY
    for _ in range(60):
        assert not private & cards_in_sight(window)
        window.app.frame((), FRAME)


def test_a_card_that_is_drawn_at_the_end_of_a_turn_is_not_shown_to_the_next_person(tmp_path: Path) -> None:
    text = (POSITIONS / "table.yaml").read_text(encoding="utf-8").replace("shield: 1", "shield: 0")
    (tmp_path / "bare.yaml").write_text(text, encoding="utf-8")
    window = rehearse("table", SMALL, position=tmp_path / "bare.yaml", seat="A", settings=Settings())
    window.wait(LONG)
    mine = list(player(window, "A").hand)
    mine.remove("shadow")
    window.drag(hand(window, "shadow"), "discard")
    assert window.context.viewer is NOBODY, "the turn has ended by itself"
    drawn = set(player(window, "A").hand) - set(mine)
    assert drawn
    for _ in range(80):
        assert not (drawn | set(mine)) & cards_in_sight(window)
        window.app.frame((), FRAME)


def test_the_old_frame_with_a_hand_is_not_faded_into_what_another_person_sees() -> None:
    window = sit_down("table", Settings(handover="window", end_of_turn="press"))
    window.click(site(window, "convoy"))
    window.wait(LONG)
    strip = scene(window).sight().layout.hand.strip.rect
    open_hand = pygame.transform.average_color(window.surface, strip)
    window.key("space")
    first = pygame.transform.average_color(window.surface, strip)
    assert sum(first[:3]) < sum(open_hand[:3]) / 3, "dark, until the cover is there"


def test_a_frame_with_a_hand_is_not_faded_into_a_scene_in_which_nobody_has_the_table(window: Rehearsal) -> None:
    table = sum(pygame.transform.average_color(window.surface)[:3])
    window.context.director.leave_match()
    window.app.frame((), FRAME)
    assert sum(pygame.transform.average_color(window.surface)[:3]) < table / 2, "dark, until the title is there"
    window.wait(LONG)
    assert sum(pygame.transform.average_color(window.surface)[:3]) > table


# ------------------------------------------------------------------ signs
def test_a_sign_tells_the_phase_and_goes() -> None:
    fresh = rehearse("table", SMALL, position=POSITIONS / "table.yaml", seat="A", settings=MOVING)
    assert shown(fresh, DropSign)
    fresh.wait(2000)
    assert not shown(fresh, DropSign)


@pytest.mark.parametrize("name", ["lookout", "production", "cleanup", "tidied"])
def test_the_name_of_a_screen_drops_to_its_place_and_stands_there_once(name: str) -> None:
    fresh = take_seat(name, 3, settings=MOVING)
    places = []
    for _ in range(60):
        named = [mark.rect for mark in fresh.app.marks if (mark.kind, mark.name) == ("panel", "heading")]
        assert len(named) == 1
        places.append(named[0])
        fresh.wait(FRAME)
    assert places[0].y < 0
    assert places[-1] == head_place(fresh.context.metrics)


def test_another_match_tells_its_phase_again(window: Rehearsal) -> None:
    match = window.context.playing
    seats = [SeatSetup(name) for name in match.names.values()]
    window.context.director.open_match(Match.begin(fiftyfirst(), match.game, seats, match.state, 3))
    window.app.frame((), FRAME)
    assert shown(window, DropSign)


def test_a_match_opened_in_its_last_round_does_not_announce_that_again(tmp_path: Path) -> None:
    text = (POSITIONS / "table.yaml").read_text(encoding="utf-8").replace("vp: 19", "vp: 25")
    (tmp_path / "last.yaml").write_text(text, encoding="utf-8")
    window = rehearse("table", SMALL, position=tmp_path / "last.yaml", seat="A", settings=MOVING)
    match = window.context.playing
    assert match.state.end_triggered
    window.wait(LONG)
    seats = [SeatSetup(name) for name in match.names.values()]
    window.context.director.open_match(Match.begin(fiftyfirst(), match.game, seats, match.state, 3))
    window.settle()
    assert not shown(window, ExitSign)


def test_where_a_phase_is_announced_the_turn_is_not(window: Rehearsal) -> None:
    context = window.context
    context.stage.play((phase_sign("action", "Action"),), context.settings)
    announce_turn(context, "A", 0)
    assert not shown(window, TurnSign)
    window.wait(LONG)
    announce_turn(context, "A", 0)
    assert shown(window, TurnSign)


@pytest.mark.parametrize("size", [SMALL, (1000, 1400)])
def test_with_the_sign_of_a_turn_the_portrait_of_its_player_slides_in_from_the_left(size: tuple[int, int]) -> None:
    def portrait(sign: Motion, age: float) -> pygame.Rect:
        canvas = Canvas(pygame.Surface(size), Metrics(size))
        sign.draw(canvas, age)
        return next(mark.rect for mark in canvas.marks if mark.name == "portrait")

    sign = turn_sign("new_york", "Alex", 0)
    begins, stays, leaves = (portrait(sign, age) for age in (0, 400, sign.lasts))
    assert begins.right <= 0
    assert stays.x >= 0
    assert leaves.right <= 0
    assert stays.width >= Metrics(size).px(300)
    still = sign.stilled()
    assert {tuple(portrait(still, age)) for age in (0, 400, 800)} == {tuple(stays)}


def test_the_exit_sign_swings_when_the_last_round_is_triggered(tmp_path: Path) -> None:
    text = (POSITIONS / "table.yaml").read_text(encoding="utf-8").replace("vp: 19", "vp: 24")
    (tmp_path / "close.yaml").write_text(text, encoding="utf-8")
    window = rehearse("table", SMALL, position=tmp_path / "close.yaml", seat="A", settings=MOVING)
    window.click(site(window, "archive"))
    window.settle()
    assert window.context.playing.state.end_triggered
    assert shown(window, ExitSign)


# ------------------------------------------------------------------ bots
def watch(folder: Path, seats: tuple[str, ...], seed: int = 5) -> Rehearsal:
    """A new match with these players, kept in a folder, at normal speed."""
    window = rehearse("title", SMALL, data=folder, settings=MOVING)
    setups = [SeatSetup(f"Player {number}", who) for number, who in enumerate(seats, 1)]
    window.context.director.start_match(setups, chosen(("base",)), seed)
    return window


@pytest.fixture
def lookout(tmp_path: Path) -> Iterator[Rehearsal]:
    """A person has picked; the bot has to pick twice."""
    window = watch(tmp_path, ("human", "random"))
    match = window.context.playing
    for kind in (cm.KeepCards, cm.PickCard):
        top = window.context.stack.top
        command = next(command for command in match.legal() if isinstance(command, kind))
        assert top is not None
        top.submit(command)  # type: ignore[attr-defined]
        window.settle()
    yield window
    if window.context.match:
        window.context.match.close()


def test_bots_decide_one_at_a_time_with_a_caption(lookout: Rehearsal) -> None:
    match = lookout.context.playing
    head = match.journal.head
    assert match.bot_to_move == "B"
    lookout.wait(600)
    assert match.journal.head == head + 1
    assert shown(lookout, Caption)
    lookout.wait(1200)
    assert match.journal.head == head + 1, "there is time to read"
    lookout.wait(1800)
    assert match.journal.head == head + 2
    assert match.holder == "A"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1000, 1400)], ids=str)
def test_the_caption_of_a_bot_hides_neither_the_order_nor_the_hand_nor_the_offer(
    lookout: Rehearsal, size: tuple[int, int]
) -> None:
    lookout.resize(size)
    while not shown(lookout, Caption):
        lookout.wait(FRAME)
    lookout.wait(400)
    caption = next(mark.rect for mark in lookout.app.marks if mark.kind == "panel" and mark.name == "caption")
    hits = [mark for mark in lookout.app.marks if mark.kind == "hit"]
    assert any(mark.name.startswith("hand:") for mark in hits)
    assert [mark.name for mark in hits if mark.rect.colliderect(caption)] == []
    assert lookout.surface.get_rect().contains(caption)


@pytest.mark.parametrize(("text_scale", "language"), [(1.0, "en"), (1.0, "de"), (1.5, "en"), (1.5, "de")])
def test_what_a_bot_does_can_be_read_whole_where_the_whole_box_leaves_little_room(
    text_scale: float, language: str
) -> None:
    settings = Settings(speed="fast", text_scale=text_scale)
    window = rehearse("table", SMALL, language, POSITIONS / "box_two.yaml", "A", settings=settings)
    old = window.context.playing
    seats = [SeatSetup("Alex"), SeatSetup("Robin", "greedy")]
    match = Match.begin(fiftyfirst(), old.game, seats, old.state, 3, play_bots=False)
    window.context.director.open_match(match)
    window.settle()
    scene(window).submit(cm.Pass("A"))
    told: set[str] = set()
    for _ in range(300):
        window.wait(100)
        if not isinstance(table := window.context.stack.top, TableScene) or (deed := table.sight().deed) is None:
            continue
        strip = next(mark.rect for mark in window.app.marks if mark.name == "deed")
        shown_there = [mark for mark in window.app.marks if strip.colliderect(mark.rect)]
        lines = {mark.name: mark.rect for mark in shown_there if mark.name in map(str, deed.lines)}
        assert lines
        assert [line for line, rect in lines.items() if not strip.contains(rect)] == []
        told |= lines.keys()
    assert len(told) > 3


def test_the_card_that_a_bot_picks_flies_to_its_emblem(lookout: Rehearsal) -> None:
    offer = set(lookout.context.playing.state.offer)
    while not shown(lookout, Caption):
        lookout.wait(FRAME)
    picked = lookout.context.playing.state.player("B").hand[-1]
    assert picked in offer
    assert shown(lookout, Glide)
    flying = [mark for mark in lookout.app.marks if mark.kind == "image" and mark.name == picked]
    assert flying
    lookout.wait(700)
    assert not shown(lookout, Glide)


def test_the_caption_of_a_bot_tells_nothing_but_what_it_does(tmp_path: Path) -> None:
    window = watch(tmp_path, ("random", "random"))
    match, wording = window.context.playing, wording_of(window.context)
    told: set[int] = set()
    while match.state.round < 3:
        window.wait(FRAME)
        head, entry = match.journal.head, match.journal[match.journal.head]
        if head in told or not shown(window, Telling) or entry.decision is None:
            continue
        told.add(head)
        lines = log.log_lines(wording, entry.events, match.names, NOBODY)
        strip = next(mark.rect for mark in window.app.marks if mark.name in ("deed", "caption"))
        seen = {mark.name for mark in window.app.marks if strip.contains(mark.rect)}
        assert {str(line) for line in lines if line.actor == entry.decision.seat} & seen
        assert not {str(line) for line in lines if line.actor != entry.decision.seat} & seen
        window.key("a")
    assert len(told) > 20


def test_a_key_goes_on_to_the_next_bot_at_once(lookout: Rehearsal) -> None:
    match, head = lookout.context.playing, lookout.context.playing.journal.head
    lookout.key("a")
    assert match.journal.head == head + 1
    lookout.key("a")
    assert match.journal.head == head + 2


def test_the_person_who_looks_on_keeps_the_hand_open_and_decides_for_nobody(lookout: Rehearsal) -> None:
    match, head = lookout.context.playing, lookout.context.playing.journal.head
    lookout.settle()
    hand = match.state.player("A").hand
    assert set(hand) <= {mark.name for mark in lookout.app.marks}
    assert isinstance(lookout.context.stack.top, LookoutScene)
    lookout.click(f"card:{match.state.offer[0]}")
    decided = [match.journal[number].decision for number in range(head + 1, match.journal.head + 1)]
    assert {decision and decision.seat for decision in decided} <= {"B"}


def test_bots_wait_while_the_menu_is_open(lookout: Rehearsal) -> None:
    match = lookout.context.playing
    lookout.key("escape")
    head = match.journal.head
    lookout.wait(LONG)
    assert match.journal.head == head
    lookout.key("escape")
    lookout.wait(LONG)
    assert match.journal.head > head


def test_a_window_closed_while_bots_move_loses_nothing(lookout: Rehearsal) -> None:
    lookout.wait(600)
    match = lookout.context.playing
    head = match.journal.head
    assert match.bot_to_move
    match.close()
    again = Match.load(match.path or Path(), fiftyfirst(match.game.catalog).only, play_bots=False)
    assert again.journal.head == head
    lookout.context.director.open_match(again)
    lookout.wait(LONG)
    assert again.journal.head == head + 1
    assert again.holder == "A"


def test_with_nothing_moving_all_bots_have_moved_at_once(lookout: Rehearsal) -> None:
    match, head = lookout.context.playing, lookout.context.playing.journal.head
    lookout.context.settings = Settings(speed="off")
    lookout.context.director.advance()
    assert match.journal.head == head + 2


def test_a_match_of_bots_plays_itself_and_can_be_left(tmp_path: Path) -> None:
    window = watch(tmp_path, ("random", "random"))
    match = window.context.playing
    for _ in range(200):
        window.wait(2000)
        assert not {"show_hand"} & {label for label, button in _live(window) if button}
        if match.state.round > 1:
            break
    assert match.state.round > 1
    window.key("escape")
    window.settle()
    window.click("menu:leave")
    assert window.context.match is None


def _live(window: Rehearsal) -> list[tuple[str, bool]]:
    """The buttons of the scene, and whether each can be pressed."""
    top = window.context.stack.top
    assert top is not None
    return [(name_of(label), button.why is None) for label, button in top.buttons.items()]


@pytest.fixture
def against_bot() -> Rehearsal:
    """The table with a bot as the other player."""
    window = sit_down("table")
    old = window.context.playing
    seats = [SeatSetup("Alex"), SeatSetup("Robin", "random")]
    window.context.director.open_match(Match.begin(fiftyfirst(), old.game, seats, old.state, 3, play_bots=False))
    window.wait(LONG)
    return window


def test_after_the_move_of_a_bot_a_sign_names_the_person(against_bot: Rehearsal) -> None:
    match = against_bot.context.playing
    against_bot.click(site(against_bot, "convoy"))
    against_bot.wait(LONG)
    against_bot.key("space")
    against_bot.settle()
    assert not shown(against_bot, TurnSign), "the bot is to move: its caption tells"
    while match.bot_to_move:
        against_bot.wait(100)
    against_bot.wait(100)
    assert shown(against_bot, Telling)
    assert shown(against_bot, TurnSign)


def test_a_bot_waits_until_what_moves_at_the_table_has_been_seen(against_bot: Rehearsal) -> None:
    match, table = against_bot.context.playing, scene(against_bot)
    against_bot.click(site(against_bot, "convoy"))
    against_bot.wait(LONG)
    against_bot.key("space")
    head = match.journal.head
    table.show.stage.play((ArrivingCard(label="hand:0:factory", lasts=LONG),), MOVING)
    against_bot.wait(LONG - 500)
    assert match.journal.head == head
    against_bot.wait(1000)
    assert match.journal.head > head


def test_undo_takes_back_the_moves_of_bots_that_were_watched(against_bot: Rehearsal) -> None:
    match = against_bot.context.playing
    against_bot.click(site(against_bot, "convoy"))
    goods = player(against_bot).goods
    against_bot.key("space")
    while match.bot_to_move:
        against_bot.wait(500)
    assert match.journal[match.journal.head].decision.seat == "B"  # type: ignore[union-attr]
    against_bot.key("ctrl+z")
    assert player(against_bot).goods == goods
    assert match.state.to_move == "A"


def among_bots() -> Rehearsal:
    """Four at the table, three of them bots; it is the person's turn."""
    window = sit_down("table_4p")
    old = window.context.playing
    seats = [SeatSetup("Alex"), *(SeatSetup(name, "greedy") for name in ("Ada", "Bob", "Cy"))]
    window.context.director.open_match(Match.begin(fiftyfirst(), old.game, seats, old.state, 3, play_bots=False))
    window.wait(LONG)
    return window


def test_bots_wait_until_a_sign_no_longer_hides_what_they_do() -> None:
    window = among_bots()
    match = window.context.playing
    window.click(site(window, "convoy"))
    window.key("space")
    window.context.stage.play((DropSign(icon="action", words="Round 9", lasts=3000),), MOVING)
    head = match.journal.head
    window.wait(2800)
    assert match.journal.head == head
    while match.journal.head == head:
        assert match.bot_to_move
        window.wait(100)


def test_the_state_of_a_bot_is_in_sight_before_something_changes_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    window = among_bots()
    match, table = window.context.playing, scene(window)
    seen: list[str] = []
    remember = table.show.remember

    def note(sight: Sight, *rest: Any) -> None:
        seen.append(sight.layout.shown)
        remember(sight, *rest)

    monkeypatch.setattr(table.show, "remember", note)
    window.click(site(window, "convoy"))
    window.key("space")
    for _ in range(80):
        if not match.bot_to_move:
            break
        window.wait(100)
    bots = [entry.decision.seat for entry in match.journal.line if entry.decision and entry.decision.seat != "A"]
    assert {"B", "D"} <= set(bots)
    assert seen[-len(bots) :] == bots


def test_robots_among_themselves_show_all_that_is_produced_and_tell_nothing_over_it(tmp_path: Path) -> None:
    window = watch(tmp_path, ("greedy", "greedy"))
    for _ in range(2000):
        window.wait(FRAME)
        if isinstance(window.context.stack.top, ProductionScene):
            break
    scene = window.context.stack.top
    assert isinstance(scene, ProductionScene)
    while window.context.stack.top is scene:
        assert not shown(window, Telling)
        complete = not scene.plays
        window.wait(FRAME)
    assert complete
    window.context.director.leave_match()


def test_a_card_that_is_carried_fast_leans_back_but_never_far() -> None:
    lifting = Lifting()
    lifting.lean((0, 0), (900, 0), 1.0)
    assert lifting.tilt == -MOST_TILT
    lifting.lean((900, 0), (0, 0), 1.0)
    assert lifting.tilt == MOST_TILT


def test_while_a_bot_plays_the_hand_is_dim_but_for_cards_that_have_just_come(
    against_bot: Rehearsal, monkeypatch: pytest.MonkeyPatch
) -> None:
    veiled: list[pygame.Rect] = []
    monkeypatch.setattr(closed_hand, "veil", lambda _canvas, rect: veiled.append(rect))
    match, before = against_bot.context.playing, len(strip_places(scene(against_bot).standing.me))
    against_bot.click("exchange")
    against_bot.click("exchange:card")
    scene(against_bot).submit(cm.FinishTurn("A"))
    scene(against_bot).end_turn()
    assert match.bot_to_move == "B"
    against_bot.settle()
    assert len(set(map(tuple, veiled))) == before
    [new] = [mark.rect for mark in against_bot.app.marks if mark.name == "new"]
    drawn = HandCard(before - len(player(against_bot, "A").connections), player(against_bot, "A").hand[-1])
    card = hand_box(scene(against_bot).sight(), drawn)
    assert card
    assert card.x < new.centerx < card.right


@pytest.mark.parametrize("reduced", [False, True])
def test_in_production_the_goods_of_each_source_fly_to_the_total(reduced: bool) -> None:
    settings = Settings(speed="normal", reduced_motion=reduced)
    window = rehearse("production", SMALL, position=POSITIONS / "production_full.yaml", settings=settings)
    stage, seen = window.context.stage, set()
    for _ in range(60):
        window.wait(50)
        seen |= {(motion.good, motion.end) for motion in shown_motions(stage) if isinstance(motion, Token)}
    if reduced:
        assert not seen
        return
    totals = [mark.rect for mark in window.app.marks if mark.name == "total"]
    assert {good for good, _ in seen} >= {"worker", "iron", "grey", "vp"}
    assert all(any(total.collidepoint(end) for total in totals) for _, end in seen)


def shown_motions(stage: Stage) -> list[Motion]:
    return [one.motion for one in stage._playing]


def test_rows_move_to_their_new_heights_and_end_in_the_resting_picture() -> None:
    still = sit_down("table_last_round", Settings(speed="off", end_of_turn="press"))
    still.drag(hand(still, "school"), "build")
    at_rest = rested(still)
    window = sit_down("table_last_round")
    heights = [row.band.h for row in scene(window).sight().layout.own.rows]
    window.drag(hand(window, "school"), "build")
    assert [row.band.h for row in scene(window).sight().layout.own.rows] != heights
    assert scene(window).show.stage.plays(Regroup)
    shown_first = pixels(window)
    window.wait(150)
    assert pixels(window) != shown_first
    assert rested(window) == at_rest


def test_with_reduced_motion_rows_have_their_new_heights_at_once() -> None:
    window = sit_down("table_last_round", Settings(speed="normal", end_of_turn="press", reduced_motion=True))
    window.drag(hand(window, "school"), "build")
    assert not scene(window).show.stage.plays(Regroup)


def test_rows_that_keep_their_heights_do_not_move(window: Rehearsal) -> None:
    build(window)
    assert not scene(window).show.stage.plays(Regroup)
