"""What is heard in Metro 2033: a sound for everything that happens, except what nobody else may know."""

from __future__ import annotations

from typing import get_args

from game.kernel.bag import Bag
from game.kernel.chance import Chance
from game.metro2033.rules import events as ev
from game.metro2033.rules.state import Fight
from game.metro2033.table.cues import CUES, HERALDED, SIGNALS, at_once, sounds_of, sounds_of_goods, theme
from game.metro2033.table.sounds import OWN_SOUNDS
from game.metro2033.wording.event_rows import EVENTS
from game.ui.game_table import Sounds
from game.ui.sound.sounds import SOUNDS

SILENT = {
    ev.MetroStarted, ev.NowAwaited, ev.TurnStarted, ev.WoundedTurnSkipped, ev.QuestMet, ev.CommonThreatDiscarded,
    ev.ThreatDiscarded, ev.FightEnded, ev.PriceLowered, ev.StationLeft,
}  # fmt: skip


def test_every_event_has_a_sound_or_is_silent_on_purpose() -> None:
    assert set(get_args(ev.AnyMetroEvent)) == CUES.keys() | SILENT
    assert not CUES.keys() & SILENT


def test_nothing_is_heard_of_what_only_one_seat_may_know() -> None:
    assert not {kind for kind, row in EVENTS.items() if row.secret} & CUES.keys()


def test_every_sound_of_an_event_exists() -> None:
    named = {name for cue in CUES.values() if not callable(cue) for name in cue}
    named |= {name for cause in ("defeat", "upkeep", "reward") for name in sounds_of(ev.ArmyChanged("A", 3, cause))}
    named |= {name for deck in ("quest", "equipment") for name in sounds_of(ev.CardKept("A", deck, "x", ()))}
    named |= {*sounds_of_goods(Bag({"pig": 1, "mushroom": 1, "ammo": 1})), *theme(is_won=False), *SIGNALS}
    named |= {*sounds_of(ev.MarketFilled(("spade",)))}
    assert named <= SOUNDS.keys() | OWN_SOUNDS.keys()
    assert {name for name, recipe in OWN_SOUNDS.items() if not recipe.loop} <= named, "each sound is heard somewhere"


def test_the_module_is_the_sounds_of_the_game() -> None:
    from game.metro2033.table import cues

    sounds: Sounds = cues
    assert sounds.SIGNALS.phase == "lamp_click"


def test_each_good_sounds_by_its_kind_and_few_of_a_pile_are_heard() -> None:
    assert sounds_of_goods(Bag({"pig": 2})) == ["sack"] * 2
    assert sounds_of_goods(Bag({"ammo": 9})) == ["cartridges"] * 3
    assert sounds_of(ev.PricePaid("A", Bag({"pig": 4, "ammo": 1}), "recruits")) == ["sack", "cartridges"]
    assert set(sounds_of(ev.GoodsExchanged("A", "pig", "mushroom", 3))) == {"sack", "basket"}


def test_an_army_that_is_beaten_is_heard_otherwise_than_one_that_grows() -> None:
    heard = [sounds_of(ev.ArmyChanged("A", 3, cause)) for cause in ("defeat", "upkeep", "recruits", "property")]
    assert heard == [("collapse",), ("footstep",), ("march",), ("march",)]


def test_of_a_decision_heard_at_once_what_matters_most_comes_first() -> None:
    fight = Fight("dinamo", "A", "army")
    events = [
        ev.FightStarted(fight), ev.ThreatRevealed("A", "rat_swarm"), ev.FightDecided("attacker", 6, 3),
        ev.GoodsReceived("A", Bag({"pig": 2}), "reward"), ev.StationCaptured("A", "dinamo"), ev.FightEnded(),
    ]  # fmt: skip
    assert at_once(events) == ("stamp", "rail_strike", "threat_bell")
    assert at_once([ev.NowAwaited(()), ev.QuestMet("A", "parade")]) == ()


def test_signs_are_left_to_the_heralds() -> None:
    signs = [ev.RoundStarted(2, 1, "A"), ev.PhaseStarted("army"), ev.MetroWon(("A",))]
    assert {type(event) for event in signs} == HERALDED
    assert at_once(signs) == ()
    assert at_once(signs, tells_all=True) == ("win_theme", SIGNALS.round, SIGNALS.phase)
    assert at_once([ev.StageTwoStarted((), Chance(1))]) == ("red_light",)
