"""Words before a command is given: forecasts, warnings, names of commands."""

from __future__ import annotations

from typing import get_args

from game.fiftyfirst.rules import commands as cmd
from game.fiftyfirst.rules.forecast import Forecast, Placed, SeatForecast
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.sets.moloch.messages import DestroyMachine, HackMachine
from game.fiftyfirst.rules.sets.no_mans_land.messages import (
    BuildOutpost,
    ChooseLevel,
    ChooseToBuild,
    RazeOutpost,
    ShieldOutpost,
    SkipPick,
    UpgradeOutpost,
)
from game.fiftyfirst.rules.state import Question
from game.fiftyfirst.wording import refusals
from game.fiftyfirst.wording.forecasts import command_name, forecast, forecast_notes, forecast_question, pass_words
from game.fiftyfirst.wording.wording import Wording
from game.kernel.bag import EMPTY, Bag
from game.kernel.message import short_name
from tests.wording.conftest import NAMES, Golden

GUN = Bag({"gun": 1})
RAZE = cmd.RazeLocation("A", "B", 1)


def _foreseen(*seats: SeatForecast, reveals: bool = False, ends_turn: bool = True) -> Forecast:
    return Forecast(seats, reveals, ends_turn, None)


PLACED = (Placed(Bag({"red": 2}), "captured_scanner"), Placed(Bag({"iron": 1})))


def _placing(seat: str, *placed: Placed, gained: Bag = EMPTY) -> SeatForecast:
    """A seat that puts goods on cards, and gains others."""
    return SeatForecast(seat, gained=sum((one.goods for one in placed), gained), placed=placed)


def test_forecasts_in_words(spoken: Wording, golden: Golden) -> None:
    forecasts = (
        (RAZE, _foreseen(SeatForecast("A", Bag({"red": 3}), GUN + GUN), SeatForecast("B", gained=GUN, ruin=True))),
        (RAZE, _foreseen(SeatForecast("A", Bag({"red": 2, "universal": 1}), cards=3), SeatForecast("B", ruin=True))),
        (cmd.Choose("A", "B"), _foreseen(SeatForecast("A", gained=GUN), SeatForecast("B", lost=GUN))),
        (cmd.Pass("A"), _foreseen(SeatForecast("A"), reveals=True)),
        (cmd.ExchangeWorkers("A", "card"), _foreseen(SeatForecast("A", Bag({"worker": 2}), cards=1), ends_turn=False)),
        (cmd.MakeDeal("A", "pub"), _foreseen(SeatForecast("A", Bag({"blue": 2}), lost=Bag({"gun": 1}), ruin=True))),
        (cmd.Choose("A", "B"), _foreseen(SeatForecast("B", paid=Bag({"deal": 1, "card": 1})))),
        (cmd.ChooseSite("A", 1), _foreseen(SeatForecast("A", gained=Bag({"brick": 4, "vp": 1}), ruin=True))),
        (cmd.ActivateLocation("A", 1), _foreseen(SeatForecast("A", Bag({"ruin": 1}), Bag({"vp": 2})))),
        (cmd.Choose("A", "B"), _foreseen(SeatForecast("A", cards=1), reveals=True)),
        (HackMachine("A", 0), _foreseen(SeatForecast("A", Bag({"brick": 1, "worker": 2}), cards=1), reveals=True)),
        (DestroyMachine("A", 0), _foreseen(SeatForecast("A", Bag({"red": 4}), Bag({"vp": 1})))),
        (SkipPick("A", "area_south_west"), _foreseen(SeatForecast("A", gained=Bag({"brick": 1})))),
        (BuildOutpost("A", "area_central"), _foreseen(SeatForecast("A", Bag({"card": 1}), Bag({"vp": 1})))),
        (UpgradeOutpost("A", "area_central"), _foreseen(SeatForecast("A", Bag({"card": 1})), ends_turn=False)),
        (RazeOutpost("A", "area_central"), _foreseen(SeatForecast("A", Bag({"red": 3}), Bag({"vp": 1})))),
        (ShieldOutpost("A", "area_central"), _foreseen(SeatForecast("A", Bag({"shield": 1})), ends_turn=False)),
        (cmd.Choose("A", "brick"), _foreseen(_placing("A", Placed(Bag({"brick": 1}), "high_tech_cellar", True)))),
        (cmd.Choose("A", "fuel"), _foreseen(_placing("A", Placed(Bag({"fuel": 1}))))),
        (cmd.Choose("A", "B"), _foreseen(*(_placing(seat, *PLACED, gained=GUN) for seat in "AB"))),
    )  # fmt: skip
    lines = [
        " | ".join((forecast(spoken, foreseen, command, NAMES), *forecast_notes(spoken, foreseen)))
        for command, foreseen in forecasts
    ]
    golden("forecasts", lines)


def test_a_forecast_tells_what_is_asked_about_an_outpost(words: Wording) -> None:
    """R45.5, R45.7."""
    asked: dict[Question, str] = {
        ChooseLevel("A", "area_central", 2, 1): "Then: Which level of Central takes effect?",
        ChooseToBuild("A", "area_central"): "Then: You may build an Outpost in Central at once, if you like.",
    }
    command = RazeOutpost("A", "area_central")
    for question, told in asked.items():
        foreseen = Forecast((), False, False, question)
        assert forecast_question(words, foreseen, command, "area_central", NAMES) == told


def test_passing_warns_only_of_real_losses(spoken: Wording, golden: Golden) -> None:
    goods = Bag({"gun": 2, "worker": 1})
    warnings = (
        pass_words(spoken, goods, ("ruined_library", "thieves_den")),
        pass_words(spoken, Bag()),
        pass_words(spoken, goods, ("ruined_library",), last_round=True),
    )
    lines = ((*told, *filter(None, [loses]), *stores, "") for told, loses, stores in warnings)
    golden("passing", map("\n".join, lines))


def test_every_command_has_a_name(words: Wording) -> None:
    names = {words.text(f"command-{short_name(kind.__name__)}") for kind in get_args(AnyCommand)}
    assert all(name and not name.startswith("[") for name in names)
    assert command_name(words, RAZE) == "Raze"


def test_undo_barriers_in_words(words: Wording) -> None:
    assert (
        refusals.undo_barrier(words, "revealed")
        == "You cannot undo this: a hidden card was revealed, or a card was chosen at random."
    )
    assert (
        refusals.undo_barrier(words, "other_player") == "You cannot undo this: the last decision was another player’s."
    )
    assert refusals.undo_barrier(words, "nothing") == "There is nothing to undo."
