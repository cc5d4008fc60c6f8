"""The program itself in a real window on a virtual screen, its cards dragged by a real pointer."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.state import GameState
from game.games import GAMES
from game.kernel.seats import SeatSetup
from game.paths import matches_folder
from game.play.scenarios.scenario import read_position_file
from game.ui.rehearsal.driver import Rehearsal
from tests.conftest import ROOT
from tests.ui.real_window import SIZE, RealWindow, virtual_screen

pytestmark = pytest.mark.xvfb


def rehearsed(data: Path) -> Rehearsal:
    """The first scene of the program, with both games."""
    return rehearse("title", SIZE, data=data, games=GAMES, has_shelf=True)


@pytest.fixture
def window(catalog: Catalog, tmp_path: Path) -> Iterator[RealWindow]:
    """Two data folders hold the same unfinished match: one for the real window, one for the rehearsal."""
    _, game, state = read_position_file(ROOT / "tests" / "positions" / "real_window.yaml", fiftyfirst(catalog).only)
    seats = [SeatSetup("Alex"), SeatSetup("Katharina")]
    real, shadow = tmp_path / "real", tmp_path / "shadow"
    Match.begin(fiftyfirst(), game, seats, state, 51, matches_folder(real)).close()
    shutil.copytree(real, shadow)
    with virtual_screen() as display:
        window = RealWindow(display, real, rehearsed(shadow), fiftyfirst(catalog))
        yield window
        window.close()


def take_seat(window: RealWindow) -> None:
    window.click("show_hand")


def drag_while_resized(window: RealWindow, start: str, end: str, size: tuple[int, int]) -> None:
    """Press and carry, pull the window to another size meanwhile, and release where the target is then."""
    window.lift(start)
    window.resize(size)
    window.drop(end)


def hand(window: RealWindow, card: str) -> str:
    return next(label for label in window.labels() if label.startswith("hand:") and label.endswith(f":{card}"))


def site(state: GameState, seat: str, card: str) -> str:
    return next(f"site:{site.id}" for site in state.player(seat).sites if site.card == card)


def test_cards_are_dragged_to_build_deal_raze_and_develop(window: RealWindow) -> None:
    window.click("menu:fiftyfirst:continue")
    take_seat(window)

    window.drag(hand(window, "factory"), "build")
    state = window.state(1)
    assert state.player("A").sites[-1].card == "factory"
    assert state.player("A").vp == 8, "1 VP for each iron category, Factory's own included"

    take_seat(window)
    window.drag(hand(window, "camp"), "deal")
    state = window.state(2)
    assert state.player("B").deals == ("camp",)
    assert state.player("B").goods["worker"] == 1

    take_seat(window)
    window.drag(hand(window, "school"), "discard")
    state = window.state(3)
    assert state.discard[-1] == "school"
    assert state.player("A").goods["worker"] == 4

    take_seat(window)
    window.drag(hand(window, "gun_shop"), site(state, "B", "assassin"))
    state = window.state(4)
    assert [site.card for site in state.player("B").sites] == ["city_guards", "church", "gun_shop"]

    take_seat(window)
    window.drag("goods:red", site(state, "B", "church"))
    state = window.state(5)
    assert [site.card for site in state.player("B").sites if site.ruin] == ["church"]

    window.click("undo")
    assert window.context.playing.journal.head == 4
    assert window.quit() == 0
    assert window.state(4).player("A").goods["red"] == 5


def test_the_window_is_resized_while_a_card_is_dragged(window: RealWindow) -> None:
    window.click("menu:fiftyfirst:continue")
    take_seat(window)

    drag_while_resized(window, hand(window, "factory"), "build", (1600, 1000))
    assert window.state(1).player("A").sites[-1].card == "factory"

    take_seat(window)
    drag_while_resized(window, hand(window, "camp"), "deal", (1280, 800))
    assert window.state(2).player("B").deals == ("camp",)
    assert window.quit() == 0


def test_inputs_that_come_faster_than_frames_find_what_they_were_meant_for_or_nothing(window: RealWindow) -> None:
    """A card looked at, filters that leave fewer cards, and keys for it, in one go: nothing of it ends the program.

    Where it all leads to depends on how fast frames are drawn."""
    library = window.find("menu:cards")
    window.click("menu:cards")
    sixth = window.find([label for label in window.labels() if label.startswith("stack:")][5])
    filters = [
        window.find(next(label for label in window.labels() if label.startswith(start)))
        for start in ("filter:kinds:faction", "filter:goods")
    ]
    for key in ("i", "Return", "space"):
        window.dash(sixth, "Escape", *filters, key, "Escape", "Escape", library, sixth, sixth, key, "Tab", key)
    data = window.context.data
    assert data is not None
    assert not list((data.parent / "real").glob("crash-*"))
    assert window.end() == 0, "it still takes what the system asks of it"
