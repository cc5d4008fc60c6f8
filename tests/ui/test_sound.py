"""What is heard: a sound for everything that happens, at its time, as loud as wished, and never a window that fails."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.commands import Pay, Payment
from game.fiftyfirst.rules.state import VIRTUAL, Game
from game.fiftyfirst.table.cues import HERALDED, SIGNALS, at_once, sounds_of, sounds_of_goods
from game.fiftyfirst.table.sounds import OWN_SOUNDS
from game.fiftyfirst.wording.row import CARDS, ENDING, GOODS, PAYMENT
from game.fiftyfirst.wording.rows.events import EVENTS, name_of
from game.kernel.bag import Bag
from game.kernel.seats import SeatSetup
from game.ui.rehearsal.driver import FRAME, Rehearsal
from game.ui.running.announcements import Announcements
from game.ui.settings import FILE, Settings, read_settings
from game.ui.sound.sounds import SOUNDS
from game.ui.sound.speaker import CHANNELS, LATE, MOST_AT_ONCE, Device, Speaker, Workshop
from game.ui.window.app import App
from tests.conftest import ROOT
from tests.ui.motion_person import LONG, MOVING, sit_down
from tests.ui.table_person import POSITIONS, SMALL, hand
from tests.ui.test_replay import watch


def listen(window: Rehearsal) -> list[str]:
    """The names of all sounds from now on."""
    heard: list[str] = []
    window.context.hear = heard.append
    return heard


# ---------------------------------------------------------------------- one table from events to sounds
def test_what_signs_tell_has_a_sound() -> None:
    assert {kind for kind, row in EVENTS.items() if row.sounds} > HERALDED


def test_every_event_has_a_sound_or_is_silent_on_purpose() -> None:
    assert {name_of(kind) for kind, row in EVENTS.items() if not row.sounds} == {
        "development_aimed", "game_started", "hands_revealed", "connections_discarded", "offer_discarded",
        "location_cleared", "tidied_up", "pick_skipped", "outpost_activated", "outpost_aimed", "awaited", "lot_drawn",
        "opponent_turned_up", "stage_began", "assault_missed",
        "opponent_missed", "attack_aimed", "opponent_stopped", "action_shown",
    }  # fmt: skip


def test_every_sound_of_an_event_exists() -> None:
    goods = [Bag({good: 9}) for good in ("vp", "worker", "brick", "gun", "iron", "fuel", "ammo", "universal", "shield")]
    named = {name for bag in goods for name in sounds_of_goods(bag)}
    named |= {name for row in EVENTS.values() for name in row.sounds} - {GOODS, PAYMENT, CARDS, ENDING}
    assert named | set(SIGNALS) <= SOUNDS.keys() | OWN_SOUNDS.keys()
    assert {"coin_1", "coin_2", "coin_3", "coin_4", "coin_5", "star_ding", "motor_passing", "stamp"} <= named


def test_goods_ring_by_their_kind_and_a_long_way_of_points_is_heard() -> None:
    assert sounds_of_goods(Bag({"brick": 2})) == ["coin_2"] * 2
    assert sounds_of_goods(Bag({"gun": 7})) == ["coin_1"] * 3
    assert sounds_of_goods(Bag({"worker": 1, "red": 1})) == ["footstep", "coin_5"]
    assert sounds_of_goods(Bag({"vp": 3})) == ["star_ding"]
    assert sounds_of_goods(Bag({"vp": 4})) == ["star_ding", "motor_passing"]


def test_of_a_decision_heard_at_once_the_deed_comes_first_and_signs_are_left_to_the_heralds() -> None:
    source = ev.Source("spoils")
    gains = [ev.GoodsGained("A", Bag({good: 1}), source) for good in ("gun", "brick", "iron", "vp")]
    events = [ev.GoodsPaid("A", Payment((Pay(Bag({"red": 2})),))), *gains, ev.CardRazed("A", "school"),
              ev.PhaseBegan("cleanup"), ev.EndTriggered("A")]  # fmt: skip
    assert at_once(events) == ("fire_whoosh", "coin_1", "coin_2")
    assert at_once([ev.Awaited(())]) == ()
    signs = [ev.RoundBegan(2, "A"), ev.PhaseBegan("lookout"), ev.EndTriggered("A")]
    assert at_once(signs) == ()
    assert set(at_once(signs, tells_all=True)) == {"flag_flap", "sign_drop", "horn_long"}


# ---------------------------------------------------------------------- at the table
def test_a_build_is_heard_from_the_hand_to_the_row_each_at_its_time() -> None:
    window = sit_down("table")
    heard = listen(window)
    window.lift(hand(window, "factory"))
    assert heard == ["card_pick"]
    window.drop("build")
    assert heard[1] == "card_place"
    assert "plate_clank" not in heard
    window.wait(330)
    assert "plate_clank" in heard
    window.wait(LONG)
    assert heard.index("plate_clank") < heard.index("star_ding")


def test_who_skips_the_motion_skips_what_is_left_of_its_sounds() -> None:
    window = sit_down("table")
    heard = listen(window)
    window.drag(hand(window, "factory"), "build")
    window.key("l")
    window.wait(LONG)
    assert "plate_clank" not in heard


def test_where_nothing_moves_the_main_sounds_come_at_once() -> None:
    window = sit_down("table", Settings(speed="off"))
    heard = listen(window)
    window.drag(hand(window, "factory"), "build")
    assert heard[:3] == ["card_pick", "card_place", "plate_clank"]
    assert len(heard) <= 5


def test_what_may_not_be_is_a_dull_thud() -> None:
    window = sit_down("table")
    heard = listen(window)
    window.lift(hand(window, "factory"))
    window.key("escape")
    assert heard == ["card_pick", "card_place"]
    heard.clear()
    window.click("pass")
    window.click("pass:yes" if "pass:yes" in window.labels() else "confirm")
    window.wait(LONG)
    assert "stamp" in heard
    heard.clear()
    window.click(hand(window, "factory"))
    assert heard == ["thud"]


def test_taking_back_and_doing_again_run_the_tape() -> None:
    window = sit_down("table")
    window.drag(hand(window, "factory"), "build")
    heard = listen(window)
    window.key("ctrl+z")
    window.key("ctrl+y")
    assert heard == ["tape_rewind", "tape_forward"]


def test_the_hand_that_closes_and_opens_is_a_curtain_and_a_phase_a_sign() -> None:
    window = sit_down("table")
    window.drag(hand(window, "factory"), "build")
    window.wait(LONG)
    heard = listen(window)
    window.key("space")
    window.wait(LONG)
    assert heard == ["curtain"]
    Announcements(window.context).tick()
    assert heard[1:] == ["sign_drop"]


@pytest.mark.slow
def test_a_robot_is_heard_and_the_person_called_when_the_turn_comes_back() -> None:
    window = sit_down_with_robot()
    heard = listen(window)
    window.drag(hand(window, "factory"), "build")
    window.wait(LONG)
    window.key("space")
    heard.clear()
    for _ in range(20):
        window.wait(1000)
    assert heard.count("horn_short") == 1
    assert heard.index("horn_short") > 0, "the robot did something first"


def sit_down_with_robot() -> Rehearsal:
    from game.fiftyfirst.scenes.table import TableScene
    from game.play.scenarios.scenario import read_position_file

    window = rehearse("title", SMALL, settings=MOVING)
    _, game, position = read_position_file(POSITIONS / "table.yaml", fiftyfirst(window.context.content).only)
    match = Match.begin(fiftyfirst(), game, [SeatSetup("Alex"), SeatSetup("Robot", "greedy")], position, 51)
    window.context.director.open_match(match)
    window.wait(LONG)
    while not isinstance(window.context.stack.top, TableScene):
        window.key("space")
        window.wait(LONG)
    return window


@pytest.mark.parametrize(("winners_are_people", "theme"), [(True, "win_theme"), (False, "lose_sting")])
def test_the_end_of_a_match_has_its_theme_by_who_has_won(
    winners_are_people: bool, theme: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = rehearse("score", SMALL, settings=Settings(speed="off"))
    context, over = window.context, window.context.playing
    people = {seat for seat in over.state.seats if (seat in over.state.winners) == winners_are_people}
    monkeypatch.setattr(over, "is_human", people.__contains__)
    context.match = Match.begin(
        fiftyfirst(), Game(context.content), [SeatSetup("Alex"), SeatSetup("Sam")], over.journal.state_after(0), 51
    )
    announcements = Announcements(context)
    announcements.forget()
    announcements.tick()
    heard = listen(window)
    context.match = over
    announcements.tick()
    announcements.tick()
    assert heard[-1] == theme
    assert len([name for name in heard if name in ("win_theme", "lose_sting")]) == 1


def test_a_finished_match_that_is_opened_again_is_quiet() -> None:
    window = rehearse("score", SMALL, settings=Settings(speed="off"))
    heard = listen(window)
    window.context.director.open_match(window.context.playing)
    window.wait(100)
    assert heard == []


# ---------------------------------------------------------------------- a match that is watched
@pytest.mark.slow
def test_a_replay_that_plays_is_heard_and_one_that_is_scrubbed_is_not() -> None:
    window = watch(settings=MOVING)
    heard = listen(window)
    for key in ("page down", "ctrl+right", "shift+right", "end", "home"):
        window.key(key)
        window.wait(500)
    assert heard == []
    window.click("replay:play")
    for _ in range(12):
        window.wait(1000)
    assert {"card_slide"} <= set(heard)


def test_a_replay_in_which_nothing_moves_is_heard_at_once_its_signs_too() -> None:
    window = watch(settings=Settings(speed="off"))
    heard = listen(window)
    while window.context.stack.top and "flag_flap" not in heard and len(heard) < 200:
        window.key("right")
    assert "flag_flap" in heard
    assert "card_slide" in heard


def test_who_steps_on_faster_than_it_is_shown_hears_nothing_of_it() -> None:
    window = watch(settings=MOVING)
    window.key("page down")
    window.key("page down")
    window.wait(LONG)
    heard = listen(window)
    window.key("right")
    first = len(heard)
    for _ in range(10):
        window.key("right")
    assert len(heard) <= first + 2


# ---------------------------------------------------------------------- the speaker
class Tape(Device):
    """An output that remembers."""

    def __init__(self) -> None:
        self.played: list[tuple[str, float]] = []
        self.around: float | None = None
        """How loud the place is."""
        self.hushed = self.looked = 0
        self.is_missing = False

    def play(self, name: str, samples: bytes, volume: float) -> bool:
        assert samples
        self.played.append((name, volume))
        return True

    def play_ambience(self, samples: bytes, volume: float) -> bool:
        assert samples
        self.around = volume
        return True

    def change_ambience(self, volume: float) -> None:
        self.around = volume

    def end_ambience(self) -> None:
        self.around = None

    def hush(self) -> None:
        self.around = None
        self.hushed += 1

    def look_again(self) -> None:
        self.looked += 1
        self.is_missing = False

    def close(self) -> None:
        self.around = None


@cache
def all_made() -> Workshop:
    """The sounds that are heard here."""
    workshop = Workshop(
        {name: SOUNDS[name] for name in ("coin_1", "coin_2", "stamp", "thud", "card_pick", "wind_loop")}
    )
    workshop.want("wind_loop")
    while not workshop.is_done:
        workshop.work()
    return workshop


class Player:
    """A speaker with its output, and settings that change."""

    def __init__(self, workshop: Workshop | None = None) -> None:
        self.settings = Settings(sound_volume=0.5, ambience_volume=0.25)
        self.tape = Tape()
        self.speaker = Speaker(lambda: self.settings, self.tape, workshop or all_made())

    def choose(self, **values: object) -> None:
        self.settings = msgspec.structs.replace(self.settings, **values)

    def wait(self, dt: int = FRAME, place: str | None = None, calm: bool = True) -> None:
        self.speaker.update(dt, place, calm)

    def happen(self, *kinds: int, **facts: Any) -> None:
        self.speaker.listen([pygame.Event(kind, **facts) for kind in kinds])


@pytest.fixture
def player() -> Player:
    return Player()


def test_sounds_are_as_loud_as_the_player_wishes(player: Player) -> None:
    player.speaker.play("stamp")
    player.choose(sound_volume=1.0)
    player.speaker.play("thud")
    player.choose(sound_volume=0.0)
    player.speaker.play("coin_1")
    assert player.tape.played == [("stamp", 0.5), ("thud", 1.0)]


def test_mute_silences_all_at_once_and_gives_it_back(player: Player) -> None:
    player.wait(place="wind_loop")
    player.choose(muted=True)
    player.wait(place="wind_loop")
    player.speaker.play("stamp")
    assert (player.tape.hushed, player.tape.around, player.tape.played) == (1, None, [])
    player.choose(muted=False)
    player.wait(place="wind_loop")
    assert player.tape.around == 0.25


def test_few_sounds_begin_in_one_frame_and_none_twice(player: Player) -> None:
    for _ in range(3):
        for name in ("coin_1", "coin_2", "stamp", "thud", "card_pick"):
            player.speaker.play(name)
    assert [name for name, _ in player.tape.played] == ["coin_1", "coin_2", "stamp", "thud"][:MOST_AT_ONCE]
    player.wait()
    player.speaker.play("coin_1")
    assert player.tape.played[-1][0] == "coin_1"
    assert len(player.tape.played) == MOST_AT_ONCE + 1


def test_nothing_is_played_while_the_window_is_hidden(player: Player) -> None:
    player.wait(place="wind_loop")
    player.happen(pygame.WINDOWMINIMIZED)
    player.speaker.play("stamp")
    player.wait(place="wind_loop")
    assert (player.tape.played, player.tape.around) == ([], None)
    player.happen(pygame.WINDOWRESTORED)
    player.speaker.play("stamp")
    player.wait(place="wind_loop")
    assert (player.tape.played, player.tape.around) == ([("stamp", 0.5)], 0.25)


def test_the_wind_blows_where_it_belongs_and_only_for_who_looks(player: Player) -> None:
    player.wait(place="wind_loop")
    assert player.tape.around == 0.25
    player.choose(ambience_volume=1.0)
    player.wait(place="wind_loop")
    assert player.tape.around == 1.0
    player.happen(pygame.WINDOWFOCUSLOST)
    player.wait(place="wind_loop")
    assert player.tape.around is None
    player.happen(pygame.WINDOWFOCUSGAINED)
    player.wait(place="wind_loop")
    assert player.tape.around == 1.0
    player.wait(place=None)
    assert player.tape.around is None


def test_a_sound_that_must_be_made_first_comes_a_little_later_or_not_at_all() -> None:
    player = Player(Workshop({name: SOUNDS[name] for name in ("win_theme", "stamp", "thud")}))
    player.speaker.play("stamp")
    player.speaker.play("stamp")
    for _ in range(12):
        player.wait(calm=False)
    assert player.tape.played == [("stamp", 0.5)]
    player.speaker.play("thud")
    player.wait(LATE)
    for _ in range(20):
        player.wait()
    assert player.tape.played == [("stamp", 0.5)]


def test_nothing_is_made_for_who_wants_to_hear_nothing() -> None:
    workshop = Workshop({"stamp": SOUNDS["stamp"]})
    player = Player(workshop)
    player.choose(sound_volume=0.0, ambience_volume=0.0)
    for _ in range(20):
        player.wait()
    assert workshop.made("stamp") is None


def test_a_device_that_comes_or_goes_is_looked_for(player: Player) -> None:
    player.happen(pygame.AUDIODEVICEADDED, iscapture=0, which=0)
    player.happen(pygame.AUDIODEVICEREMOVED, iscapture=1, which=0)
    assert player.tape.looked == 0
    player.wait(place="wind_loop")
    player.happen(pygame.AUDIODEVICEREMOVED, iscapture=0, which=0)
    player.tape.around = 0.0
    player.wait(place="wind_loop")
    assert (player.tape.looked, player.tape.around) == (1, 0.25)
    player.tape.is_missing = True
    player.happen(pygame.AUDIODEVICEADDED, iscapture=0, which=0)
    assert player.tape.looked == 2


# ---------------------------------------------------------------------- the device
@pytest.fixture
def device() -> Iterator[Device]:
    pygame.mixer.quit()
    device = Device()
    yield device
    device.close()


def test_the_mixer_is_opened_with_the_first_sound_in_mono(device: Device) -> None:
    assert pygame.mixer.get_init() is None
    stamp = all_made().made("stamp")
    assert stamp
    assert device.play("stamp", stamp, 0.5)
    assert pygame.mixer.get_init() == (22_050, -16, 1)
    assert pygame.mixer.Channel(1).get_busy()
    assert pygame.mixer.Channel(1).get_volume() == pytest.approx(0.5, abs=0.01)
    device.hush()
    assert not pygame.mixer.get_busy()


def test_more_sounds_than_there_is_room_for_are_left_out(device: Device) -> None:
    samples = b"\0\0" * 22_050
    assert [device.play("long", samples, 0.5) for _ in range(CHANNELS)] == [True] * (CHANNELS - 1) + [False]
    assert device.play_ambience(samples, 0.2)
    assert pygame.mixer.Channel(0).get_busy()
    device.end_ambience()


def test_without_a_device_nothing_happens_and_it_is_not_tried_at_every_sound(
    device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[int] = []

    def fail(*_: object, **__: object) -> None:
        tried.append(1)
        raise pygame.error("ALSA: Couldn't open audio device")

    with monkeypatch.context() as broken:
        broken.setattr(pygame.mixer, "init", fail)
        assert not device.play("stamp", b"\0\0", 0.5)
        assert not device.play_ambience(b"\0\0", 0.5)
        device.end_ambience()
        device.hush()
        device.change_ambience(0.1)
    assert (len(tried), device.is_missing) == (1, True)
    device.look_again()
    assert device.play("stamp", b"\0\0" * 10, 0.5)


def test_a_device_that_is_lost_while_playing_is_silent(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    assert device.play("stamp", b"\0\0" * 10, 0.5)

    def fail(_: int) -> None:
        raise pygame.error("mixer not initialized")

    monkeypatch.setattr(pygame.mixer, "Channel", fail)
    assert not device.play("stamp", b"\0\0" * 10, 0.5)
    assert device.is_missing


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="names a driver that only Linux has")
def test_the_game_runs_on_a_computer_without_any_sound(tmp_path: Path) -> None:
    """The real program, with a driver that does not exist: the window opens, plays its frames, and closes."""
    script = (
        "import pygame\n"
        "from game.ui.window import app\n"
        "frame, frames = app.App.frame, []\n"
        "def counted(self, events, dt):\n"
        "    self.context.hear('coin_1')\n"
        "    frames.append(frame(self, events, dt))\n"
        "    if len(frames) == 40:\n"
        "        self.context.quitting = True\n"
        "    return frames[-1]\n"
        "app.App.frame = counted\n"
        "from game.__main__ import main\n"
        f"raise SystemExit(main(['--data-dir', {str(tmp_path)!r}]))\n"
    )
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "nothing"}
    told = subprocess.run([sys.executable, "-c", script], cwd=ROOT, env=environment, capture_output=True, text=True,
                          timeout=60, check=False)  # fmt: skip
    assert (told.returncode, told.stderr) == (0, "")


# ---------------------------------------------------------------------- the window
def test_the_speaker_is_made_after_the_first_frame_and_hears_what_the_scenes_tell(tmp_path: Path) -> None:
    window = rehearse("title", SMALL, data=tmp_path)
    tape, frames = Tape(), []

    def make(_: object) -> Speaker:
        frames.append(app.frames_drawn)
        return Speaker(lambda: window.context.settings, tape, all_made())

    app = App(window.context, make_speaker=make)
    for scene_shown in window.context.stack:
        scene_shown.changed = True
    app.frame((), FRAME)
    assert frames == [1]
    window.context.hear("stamp")
    app.frame((), FRAME)
    assert tape.played == [("stamp", 0.5)]
    assert tape.around == 0.5


def test_the_wind_blows_in_the_menus_and_stops_for_a_match(tmp_path: Path) -> None:
    window = rehearse("title", SMALL, data=tmp_path)
    tape = Tape()
    window.app = App(window.context, make_speaker=lambda _: Speaker(lambda: window.context.settings, tape, all_made()))
    assert window.context.stack.top
    window.context.stack.top.changed = True
    window.settle()
    window.click("menu:settings")
    window.settle()
    assert tape.around == 0.5
    window.key("escape")
    window.click("menu:new_game")
    window.click("start")
    window.settle()
    assert tape.around is None


def test_m_mutes_and_is_kept_but_not_where_letters_are_typed(tmp_path: Path) -> None:
    window = rehearse("title", SMALL, data=tmp_path)
    window.key("m")
    assert read_settings(tmp_path, lambda _: None).muted
    window.key("m")
    assert not window.context.settings.muted
    window.click("menu:cards")
    window.key("m")
    assert not window.context.settings.muted
    window.key("escape")
    window.key("escape")
    window.click("menu:new_game")
    window.click("variants")
    window.click("seed")
    window.key("m")
    assert not window.context.settings.muted
    window.key("ctrl+m")
    assert not window.context.settings.muted


def test_who_chooses_how_loud_it_is_hears_it_and_is_not_muted_any_more(tmp_path: Path) -> None:
    window = rehearse("settings", SMALL, data=tmp_path, settings=Settings(speed="off", muted=True))
    heard = listen(window)
    window.click("page:sound")
    window.click("setting:sound_volume:0.75")
    assert (window.context.settings.sound_volume, window.context.settings.muted) == (0.75, False)
    assert heard == ["star_ding"]
    window.click("setting:muted:true")
    window.click("setting:ambience_volume:0.0")
    assert (window.context.settings.ambience_volume, window.context.settings.muted) == (0.0, False)


def test_a_volume_that_cannot_be_chosen_is_the_nearest_that_can(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"sound_volume": 7, "ambience_volume": 0.3}')
    settings = read_settings(tmp_path, lambda _: None)
    assert (settings.sound_volume, settings.ambience_volume) == (1.0, 0.25)


def test_who_loses_to_the_virtual_opponent_hears_no_fanfare() -> None:
    ends = {winners: sounds_of(ev.GameEnded((), winners)) for winners in (("A",), (VIRTUAL,))}
    assert ends == {("A",): ["win_theme"], (VIRTUAL,): ["lose_sting"]}
