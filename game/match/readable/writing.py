"""Writing a match as a readable record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final

from msgspec.structs import replace

from game.cards.catalog import Catalog
from game.match.files.record import MatchJournal, Record, game_of
from game.match.readable.deal import beginning_of
from game.match.readable.headers import header_line, written
from game.play.players import Takeover
from game.rules.game import Game
from game.rules.notation import write_move
from game.rules.state import GameState, Seat

SETUP: Final = "Setup"
ROUND: Final = "Round"
PHASES: Final = {
    "lookout": "Lookout", "production": "Production", "assault": "Assault", "deploy": "Deploy", "action": "Action",
    "cleanup": "Cleanup",
}  # fmt: skip
"""The headings of the phases. The setup needs none: it is the only phase of round 0."""


def write_readable(record: Record, catalog: Catalog) -> str:
    """The whole text, with the moves up to the head."""
    return "\n".join(_lines(record, catalog)) + "\n"


def headers_of(record: Record, catalog: Catalog) -> dict[str, Any]:
    """The headers of a match by name."""
    game = game_of(record.header, catalog)
    beginning = beginning_of(game, record.header, record.journal.state_after(0))
    return dict(written(game, record.header, record.journal, beginning))


def moves_of(game: Game, journal: MatchJournal) -> list[dict[Seat, str]]:
    """The decisions up to the head, each as `{seat: move}`, like the moves of a scenario."""
    moves = []
    for number in range(1, journal.head + 1):
        decision = journal[number].decision
        assert decision is not None
        moves.append({decision.seat: write_move(game, journal.state_after(number - 1), decision)})
    return moves


def takeovers_of(record: Record) -> list[Takeover]:
    """The players who took a seat, in order. A seat taken after moves that are now undone counts as taken after the
    last move that stands."""
    return [replace(each, step=min(each.step, record.journal.head)) for each in record.players.takeovers]


def rounds_of(record: Record, catalog: Catalog) -> list[dict[str, Any]]:
    """The moves by round and phase. A decision belongs to the round and phase in which it was asked for."""
    game, journal = game_of(record.header, catalog), record.journal
    before = [journal.state_after(number) for number in range(journal.head)]
    asked = zip(((state.round, state.phase) for state in before), moves_of(game, journal), strict=True)
    rounds: list[dict[str, Any]] = []
    for (number, phase), decisions in groupby(asked, key=lambda pair: pair[0]):
        if not rounds or rounds[-1]["round"] != number:
            rounds.append({"round": number, "phases": {}})
        rounds[-1]["phases"].setdefault(phase, []).extend(move for _, move in decisions)
    return rounds


def heading(round_number: int) -> str:
    """The heading of a round; round 0 is the setup."""
    return f"{ROUND} {round_number}" if round_number else SETUP


def vp_line(state: GameState) -> str:
    """The VP of every seat, as at the end of a round."""
    return ", ".join(f"{seat} {state.player(seat).vp}" for seat in state.seats)


def _lines(record: Record, catalog: Catalog) -> Iterator[str]:
    for name, value in headers_of(record, catalog).items():
        yield header_line(name, value)
    step, takeovers = 0, takeovers_of(record)
    for played in rounds_of(record, catalog):
        yield ""
        yield heading(played["round"])
        for phase, decisions in played["phases"].items():
            if phase in PHASES:
                yield "  " + PHASES[phase]
            for decision in decisions:
                yield from _taken(takeovers, step)
                yield from (f"    {seat}: {move}" for seat, move in decision.items())
                step += 1
        yield "  " + vp_line(record.journal.state_after(step))
    yield from _taken(takeovers, step)


def _taken(takeovers: Sequence[Takeover], step: int) -> Iterator[str]:
    """A line for each player who takes a seat after so many decisions."""
    for each in takeovers:
        if each.step == step:
            yield f"    {each.seat} is played by {each.player}"
