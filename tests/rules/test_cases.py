"""Cases of the rules that scenarios cannot show: all moves in their order, forecasts, sources, what can be undone.

A case in a file of ``cases`` is a position like that of a scenario, with the ``sets`` of its file and its own beside
the base set; what happens in ``play``; and what is in the position ``then``, with all that a named key holds. In
``play`` a seat moves, or one of these is said of the game as it is there:

- ``now``: what is in the position; ``ends``: what would be after each of some moves; ``asked``: the open question;
- ``listed``: all moves of the seat to move; ``refused``: a seat, its move, and why it cannot be made;
- ``events``: all kinds of events of the last move; ``gained``: all goods gained by it, by seat and source;
- ``foretold``: of each move whom it will concern, and how; ``undone``: why each cannot be taken back, or null.

In ``locations`` of ``made_up_cards.yaml`` are cards that no set has.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog, load_catalog
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.decide import decide, legal_commands
from game.fiftyfirst.rules.forecast import Forecast, Placed, SeatForecast, forecast, foresee
from game.fiftyfirst.rules.imagine import imagine
from game.fiftyfirst.rules.known import unknown_in_message, unknown_in_state
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.notation import write_move
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.position.writing import write_position
from game.fiftyfirst.rules.shown import reveals
from game.fiftyfirst.rules.state import Game, GameState, Seat
from game.fiftyfirst.rules.view import view
from game.kernel.bag import Bag
from game.kernel.chance import Chance
from game.kernel.refusal import Refusal
from game.paths import cards_folder
from tests.rules.tables import command, played
from tests.sets.row import FACTIONS
from tests.yaml_text import data_of

FOLDER = Path(__file__).with_name("cases")
FILES = {path.stem: data_of(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.yaml"))}
CASES = [(file, title) for file, written in FILES.items() for title in written["cases"]]
PLAIN = {"distance": 1, "spoils": {"vp": 1}, "categories": ["vp"], "deal": {"vp": 1}, "copies": 1}
"""What of a made-up card does not matter."""


@pytest.fixture(scope="module")
def catalog(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    """The cards of the game with those that are made up."""
    made_up, path = FILES["made_up_cards"], tmp_path_factory.mktemp("drafts") / "made_up.yaml"
    cards = [{"id": id, "title": id.title(), **PLAIN, **card} for id, card in made_up["locations"].items()]
    path.write_text(json.dumps({"reprints": made_up["reprints"], "locations": cards}))
    return load_catalog(cards_folder(), draft=path)


@pytest.mark.parametrize(("file", "title"), CASES)
def test_cases(catalog: Catalog, file: str, title: str) -> None:
    case = dict(FILES[file]["cases"][title])
    play, then = case.pop("play", ()), case.pop("then", {})
    seats = [seat for seat in FACTIONS if seat in case or seat in ("A" if "solo" in case else "AB")]
    case["players"] = {seat: {"faction": FACTIONS[seat], **case.pop(seat, {})} for seat in seats}
    case["sets"] = list(dict.fromkeys(["base", *FILES[file].get("sets", ()), *case.pop("sets", ())]))
    game, state = read_position(catalog, case)
    events: Sequence[AnyEvent] = ()
    check_kept(game, state, events)
    for step in play:
        ((what, told),) = step.items()
        if what in state.seats:
            events, state = played(game, state, what, told)
            check_kept(game, state, events)
        else:
            check_step(game, state, events, what, told)
    check(game, state, then)


def check_kept(game: Game, state: GameState, events: Sequence[AnyEvent]) -> None:
    """The game goes on the same from its position, all that happened is known, and nobody sees what is hidden. The mark
    of the last round follows from VP, which Machines may have taken since."""
    read, again = read_position(game.catalog, write_position(game, state))
    if state.machines:
        again = replace(again, end_triggered=state.end_triggered)
    assert (read, again) == (game, state)
    assert {unknown_in_message(game.catalog, state, event) for event in events} <= {None}
    assert unknown_in_state(game.catalog, state) is None
    for seat in state.people:
        assert view(game, imagine(game, state, seat, Chance(5)), seat) == view(game, state, seat)


def check_step(game: Game, state: GameState, events: Sequence[AnyEvent], what: str, told: Any) -> None:
    seat = state.to_move or "A"
    match what:
        case "now":
            check(game, state, told)
        case "ends":
            for move, then in told.items():
                check(game, played(game, state, seat, move)[1], then)
        case "asked":
            assert write_position(game, state)["pending"][0] == told
        case "listed":
            assert [write_move(game, state, move) for move in legal_commands(game, state, seat)] == told
        case "refused":
            refused, move, facts = told
            assert decide(game, state, command(game, state, refused, move)) == Refusal(**facts)
        case "events":
            assert [type(event).__name__ for event in events] == told
        case "gained":
            assert [gain for event in events for gain in gained(event)] == told
        case "foretold":
            for move, expected in told.items():
                for tell in (forecast, foresee):
                    check_forecast(tell(game, state, command(game, state, seat, move)), expected)
        case "undone":
            for move, why in told.items():
                assert reveals(played(game, state, seat, move)[0], state.people) == (why is not None)
                assert foresee(game, state, command(game, state, seat, move)).reveals == (why is not None)
        case _:
            raise AssertionError(f"there is no step {what!r}")


def gained(event: AnyEvent) -> list[dict[str, dict[str, int]]]:
    if not isinstance(event, ev.GoodsGained | ev.GoodsStolen):
        return []
    words = [event.seat, event.source.kind, event.source.card, event.source.via and f"via {event.source.via}"]
    return [{" ".join(word for word in words if word): dict(event.goods)}]


def check_forecast(found: Forecast | Refusal, expected: Mapping[str, Any]) -> None:
    """``question`` is the kind of what is asked next; seats are told in order, each with all that it has to expect."""
    assert isinstance(found, Forecast)
    also = {"reveals": found.reveals, "ends_turn": found.ends_turn, "question": type(found.question).__name__}
    assert {**expected, **{key: also[key] for key in also if key in expected}} == expected
    assert list(found.seats) == [of_seat(seat, expected[seat]) for seat in expected if seat not in also]


def of_seat(seat: Seat, effects: Mapping[str, Any]) -> SeatForecast:
    """What is not named does not happen."""
    facts: dict[str, Any] = {key: Bag(told) if isinstance(told, dict) else told for key, told in effects.items()}
    if "placed" in facts:
        facts["placed"] = tuple(Placed(Bag(put), *where) for put, *where in facts["placed"])
    return SeatForecast(seat, **facts)


def check(game: Game, state: GameState, then: Mapping[str, Any]) -> None:
    """What is left out of a written position is empty."""
    written = write_position(game, state) | {"phase": state.phase, "turn": state.to_move, "over": state.is_over}
    for key, expected in then.items():
        found = written["players"][key] if key in state.people else written
        named = expected if key in state.people else {key: expected}
        assert {each: found.get(each, type(value)()) for each, value in named.items()} == named
