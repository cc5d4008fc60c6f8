"""Frames in which something is seen for the first time, at 1920 x 1080: what hover, lift, search and open may cost.

Every frame is timed, of each episode in three processes of its own, so that nothing is loaded or drawn before; of each
frame the least time of the three counts. Times are those of the process alone; B is one opaque full-window blit.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

import pygame

from game.fiftyfirst.cards.catalog import Catalog, load_catalog
from game.fiftyfirst.match.match import Match, deal_match
from game.fiftyfirst.match.setup import chosen
from game.fiftyfirst.rehearsal import match_at, open_scene, rehearse
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.table import course
from game.kernel.seats import SeatSetup
from game.metro2033 import rehearsal as metro
from game.metro2033.table import course as metro_course
from game.metro2033.table.spots import FigureOf, MarketCard, StationAt
from game.paths import cards_folder, matches_folder
from game.play.kind import decided
from game.play.match import watch_match
from game.ui.rehearsal.driver import FRAME, Rehearsal
from game.ui.running import flow
from game.ui.scenes.replay.plan import LANE
from game.ui.scenes.replay.scene import open_replay
from game.ui.settings import Settings, Speed
from game.ui.window.idle import collected_when_idle
from tests.benchmarks.frames import SIZES, blit_seconds
from tests.benchmarks.library import make_matches
from tests.benchmarks.memory import ELSEWHERE
from tests.benchmarks.row import Row
from tests.ui.mouse_player import give, go_on
from tests.ui.whole_game import play_on

ROOT = Path(__file__).resolve().parent.parent.parent
POSITION = ROOT / "tests" / "positions" / "table_full.yaml"
SIZE = SIZES[1]
RUNS = 3
WANTED = 80
"""Blits; 16 ms where one takes 0.2 ms."""

NAMES = ("Alex", "Katharina", "Sam", "Robin")
REST = 1500
"""Milliseconds for which a player looks before doing anything."""

FIRST_REST = 5000
"""The same when a match or the program has just been opened."""

OPENED = 4
"""Frames that belong to the opening of a scene."""

STEPS = 60
"""Random steps of a replay."""

DECISIONS = 60
"""Those of a game of four that is played by mouse, from the first hand on."""

Timings = dict[str, list[float]]
"""What was done -> seconds of each of its frames."""


class TimedWindow:
    """A rehearsed window; the time of every frame is kept under what is being ``done``."""

    def __init__(self, window: Rehearsal) -> None:
        self.window = window
        self.done = "resting"
        self.timings: Timings = defaultdict(list)
        self._frame = window.app.frame
        window.app.frame = self._timed  # type: ignore[method-assign]

    def _timed(self, events: Sequence[pygame.Event], dt: int) -> bool:
        start = process_time()
        drawn = self._frame(events, dt)
        self.timings[self.done].append(process_time() - start)
        return drawn

    def act(self, done: str, *acts: Callable[[], object], frames: int = OPENED) -> None:
        """Do something; its frames, and the few after them, are timed under its name. Then the window rests."""
        self.done = done
        for act in acts:
            act()
        self.window.wait(frames * FRAME)
        self.done = "resting"
        self.window.wait(REST)


# ---------------------------------------------------------------------- episodes
def hover_hand() -> Timings:
    """Point at every card of a full hand; the first frames, and those until its words are shown."""
    timed = _table()
    window = timed.window
    for label in _hand(window):
        timed.act("first hover of a hand card", partial(window.hover, label), frames=30)
    return timed.timings


def lift_cards() -> Timings:
    """Lift every hand card, and carry it to the zones and some Locations."""
    timed = _table()
    window = timed.window
    for number, label in enumerate(_hand(window)):
        timed.act("first lift of a card", partial(window.lift, label), frames=10)
        timed.done = "first carry to a target"
        places = ("build", "deal", "discard", *[place for place in window.labels() if place.startswith("site:")][::7])
        for place in places[: None if number < 3 else 3]:
            _carry(window, window.find(place))
        timed.done = "resting"
        window.key("escape")
        window.wait(REST)
    return timed.timings


def scrub() -> Timings:
    """Go to random steps of a match of four robots by the pointer, button down."""
    timed = _title()
    window = timed.window
    open_replay(window.context, watch_match(_match_of_robots(window.context.content)))
    timed.act("replay opens")
    lane, random = next(mark.rect for mark in window.app.marks if mark.label == LANE), Random(51)
    timed.done = "resting"
    window._let_pass(pygame.Event(pygame.MOUSEMOTION, pos=lane.midleft, rel=(0, 0), buttons=(0, 0, 0)))
    window._let_pass(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=lane.midleft, button=1))
    window.wait(FIRST_REST)
    timed.done = "scrubbing a match of four, a random step"
    for _ in range(STEPS):
        _carry(window, (random.randrange(lane.left, lane.right), lane.centery))
    return timed.timings


def open_menus() -> Timings:
    """Open each scene that the title leads to, and close it again."""
    with TemporaryDirectory() as data:
        make_matches(load_catalog(cards_folder()), _made(matches_folder(Path(data))), 40)
        timed = _title(Path(data))
        window = timed.window
        for entry in [label for label in window.labels() if label.startswith("menu:") and label not in ELSEWHERE]:
            timed.act(f"{entry[5:]} opens", partial(window.click, entry))
            if entry == "menu:matches":
                timed.act("statistics opens", partial(window.click, "matches:statistics"))
                timed.act("title opens again", partial(window.key, "escape"))
            timed.act("title opens again", partial(window.key, "escape"))
        timed.act("list of keys opens", partial(window.key, "f1"))
        timed.act("title opens again", partial(window.key, "escape"))
    return timed.timings


def open_phase(name: str) -> Timings:
    """Open a scene of a match from the title."""
    timed = _title(rest=REST)
    match = match_at(timed.window.context.content, name, POSITION if name == flow.TABLE else None)
    seat = "A" if name == flow.TABLE else None
    timed.act(f"{name} opens", partial(open_scene, timed.window.context, match, name, seat))
    return timed.timings


def open_over_table() -> Timings:
    """Open each scene that lies over the table."""
    timed = _table()
    over = {"overview": "o", "hints": "h", "card library": "c", "game menu": "escape", "rules at table": "f3",
            "keys at table": "f1", "log": "l"}  # fmt: skip
    for name, key in over.items():
        timed.act(f"{name} opens", partial(timed.window.key, key))
        timed.act("table opens again", partial(timed.window.key, "escape"))
    hand = _hand(timed.window)[3]
    timed.act("zoom opens", partial(timed.window.hover, hand), partial(timed.window.key, "i"))
    timed.act("zoom leafs", partial(timed.window.key, "right"))
    return timed.timings


def step_through_hints() -> Timings:
    """Go through the hints line by line."""
    timed = _table()
    timed.window.key("h")
    timed.window.wait(REST)
    for _ in range(12):
        timed.act("hints: the next line", partial(timed.window.key, "down"), frames=2)
    return timed.timings


def type_letters() -> Timings:
    """Type into every list that is searched, and choose in statistics."""
    with TemporaryDirectory() as data:
        make_matches(load_catalog(cards_folder()), _made(matches_folder(Path(data))), 400)
        timed = _title(Path(data), rest=0)
        window = timed.window
        for entry, words in {"cards": ("oil", "ra", "z"), "matches": ("anna", "юл"), "rules": ("deal", "wo")}.items():
            window.click(f"menu:{entry}")
            window.wait(REST)
            for word in words:
                window.key("ctrl+f")
                for letter in word:
                    timed.act(f"a letter typed in {entry}", partial(window.type, letter), frames=1)
                for _ in word:
                    timed.act(f"a letter typed in {entry}", partial(window.key, "backspace"), frames=1)
            for _ in range(3):
                window.key("escape")
                window.wait(REST)
                if f"menu:{entry}" in window.labels():
                    break
        window.click("menu:matches")
        window.click("matches:statistics")
        window.wait(REST)
        for label in [label for label in window.labels() if label.startswith("statistics:trait:")]:
            timed.act("statistics: another choice", partial(window.click, label))
    return timed.timings


def open_menus_of_metro() -> Timings:
    """Open each scene that the title of Metro 2033 leads to, and close it again."""
    timed = _title_of_metro()
    window = timed.window
    for entry in [label for label in window.labels() if label.startswith("menu:") and label not in ELSEWHERE]:
        timed.act(f"Metro: {entry[5:]} opens", partial(window.click, entry))
        timed.act("Metro: title opens again", partial(window.key, "escape"))
    return timed.timings


def open_metro_scene(name: str) -> Timings:
    """Open a scene of a match of Metro 2033 from its title."""
    timed = _title_of_metro()
    match = metro.match_at(timed.window.context.content, name, None)
    timed.act(f"Metro: {name} opens", partial(metro.open_scene, timed.window.context, match, name, None))
    return timed.timings


def sit_at_metro_table() -> Timings:
    """Point at stations and cards of the market, carry the hero over the map, and open what lies over the table."""
    timed = _title_of_metro()
    window = timed.window
    match = metro.match_at(window.context.content, flow.TABLE, None)
    timed.act("Metro: table opens", partial(metro.open_scene, window.context, match, flow.TABLE, None))
    window.wait(FIRST_REST)
    hits = [mark.label for mark in window.app.marks if mark.kind == "hit"]
    stations = [label for label in hits if isinstance(label, StationAt)][::5]
    for place in (*stations, *(label for label in hits if isinstance(label, MarketCard))):
        timed.act("Metro: first hover of a place", partial(window.hover, place), frames=30)
    timed.act("Metro: first lift of the hero", partial(window.lift, FigureOf(match.status.to_move or "A")), frames=10)
    timed.done = "Metro: first carry to a station"
    for place in stations:
        _carry(window, window.find(place))
    timed.done = "resting"
    window.key("escape")
    window.wait(REST)
    for name, key in {"hints": "h", "cards": "c", "menu": "escape", "rules": "f3", "keys": "f1"}.items():
        timed.act(f"Metro: {name} at table", partial(window.key, key))
        timed.act("Metro: table opens again", partial(window.key, "escape"))
    return timed.timings


def play_by_mouse() -> Timings:
    """A game of four people from the deal on, all frames."""
    timed = _title(rest=REST, speed="fast")
    window = timed.window
    timed.done = "a game of four by mouse"
    window.context.director.start_match([SeatSetup(name) for name in NAMES], chosen(("base", "new_era")), 51)
    window.settle()
    play_on(window, 51, DECISIONS, give, go_on)
    return timed.timings


PHASES = (course.KEEP, course.LOOKOUT, flow.TABLE, course.PRODUCTION, course.CLEANUP, course.TIDIED, flow.SCORE)

SCENES_OF_METRO = (
    metro_course.DRAFT, metro_course.BATTLE, metro_course.THREAT, metro_course.VOTE, flow.SCORE,
)  # fmt: skip

EPISODES: dict[str, Callable[[], Timings]] = {
    "hover": hover_hand, "lift": lift_cards, "scrub": scrub, "menus": open_menus,
    **{name: partial(open_phase, name) for name in PHASES},
    "over the table": open_over_table, "letters": type_letters, "hint lines": step_through_hints, "game": play_by_mouse,
    "menus of Metro": open_menus_of_metro, "table of Metro": sit_at_metro_table,
    **{f"{name} of Metro": partial(open_metro_scene, name) for name in SCENES_OF_METRO},
}  # fmt: skip


def _title(data: Path | None = None, rest: int = FIRST_REST, speed: Speed = "normal") -> TimedWindow:
    """The title, after a rest of so many milliseconds."""
    timed = TimedWindow(rehearse("title", SIZE, data=data, settings=Settings(speed=speed), clock=perf_counter))
    timed.window.wait(rest)
    return timed


def _title_of_metro() -> TimedWindow:
    """The title of Metro 2033, after a rest."""
    timed = TimedWindow(metro.rehearse("title", SIZE, settings=Settings(speed="normal"), clock=perf_counter))
    timed.window.wait(FIRST_REST)
    return timed


def _table() -> TimedWindow:
    """The fullest table, with the usual motions, opened from the title, after a rest on both."""
    timed = _title()
    window = timed.window
    open_scene(window.context, match_at(window.context.content, flow.TABLE, POSITION), flow.TABLE, "A")
    window.wait(FIRST_REST)
    return timed


def _hand(window: Rehearsal) -> list[str]:
    return list(dict.fromkeys(label for label in window.labels() if label.startswith("hand:")))


def _carry(window: Rehearsal, pos: tuple[int, int]) -> None:
    """Move the pointer there with the button down, and let a frame pass."""
    window._let_pass(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0)))
    window.wait(0)


def _match_of_robots(catalog: Catalog) -> Match:
    match = deal_match(Game(catalog), [SeatSetup(name) for name in NAMES], 51)
    while match.status.to_move:
        match.submit(decided(match.advise("greedy", f"51/{match.journal.head}")))
        match.end_turn(play_bots=False)
    return match


def _made(folder: Path) -> Path:
    folder.parent.mkdir(parents=True, exist_ok=True)
    return folder


# ---------------------------------------------------------------------- the table of results
def measure() -> Iterator[Row]:
    """The longest frame of each kind, and of all the 99th percentile."""
    blit = blit_seconds(rehearse("title", SIZE).surface)
    yield Row(f"one blit of {SIZE[0]} x {SIZE[1]} (B)", f"{blit * 1000:.2f} ms")
    every: list[float] = []
    for episode in EPISODES:
        for done, seconds in _least(episode).items():
            every += seconds
            worst = max(seconds)
            tail = f", p99 {quantiles(seconds, n=100)[98] * 1000:.1f}" if len(seconds) > 50 else ""
            name = f"  {done}" if done != "resting" else f"  resting ({episode})"
            yield Row(name, f"{worst * 1000:.1f} ms{tail}", worst / blit, most=WANTED)
    yield Row(f"all {len(every)} frames", f"{max(every) * 1000:.1f} ms", max(every) / blit, most=WANTED)


def _least(episode: str) -> Timings:
    """The turns of the best of several processes; how many turns a frame takes differs from one to the other."""
    runs = [json.loads(_told(episode)) for _ in range(RUNS)]
    return {done: min((run[done] for run in runs), key=max) for done in runs[0]}


def _told(episode: str) -> str:
    command = [sys.executable, "-m", "tests.benchmarks.first_frames", episode]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()[-1]


if __name__ == "__main__":
    with collected_when_idle():
        print(json.dumps(EPISODES[sys.argv[1]]()))
