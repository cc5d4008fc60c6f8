"""What happens in decisions, written in YAML: a row for each event, with its fields in order or by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, get_args

import msgspec

from game.fiftyfirst.rules.commands import Pay
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.decide import decide, legal_commands
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.source import Source
from game.fiftyfirst.rules.state import Game, Score
from game.fiftyfirst.wording import log
from game.fiftyfirst.wording.wording import Wording
from game.kernel.message import decoder, short_name
from game.kernel.refusal import Refusal
from game.kernel.seats import EVERYONE
from game.wording.sentence import Names
from tests.yaml_text import data_of

Decisions = Mapping[str, tuple[AnyEvent, ...]]

MOST_DECISIONS = 1500
"""A game with Machines, played at random, need not end."""

_KINDS: Mapping[str, type[msgspec.Struct]] = {kind.__name__: kind for kind in get_args(AnyEvent)}
_READ = decoder(AnyEvent)


def decisions(text: str) -> Decisions:
    """The events of each decision, by its name.

    >>> decisions("raze: [VpLost: [A, 1, action school 3], OutpostBuilt: [A, moon, level: 2]]")["raze"][1]
    OutpostBuilt(seat='A', area='moon', level=2, removed=None)
    """
    written = data_of(text)
    return {
        name: tuple(_event(kind, values) for event in events for kind, values in event.items())
        for name, events in written.items()
    }


def _event(name: str, values: list[Any]) -> AnyEvent:
    kind, fields = _KINDS[name], dict[str, Any]()
    names = iter(kind.__struct_fields__)
    for value in values:
        if isinstance(value, dict) and value and value.keys() <= {*kind.__struct_fields__}:
            fields |= value
        else:
            fields[next(names)] = value
    told = {"type": short_name(name), **{field: _value(field, value) for field, value in fields.items()}}
    found: AnyEvent = _READ.decode(msgspec.json.encode(told))
    return found


def _value(name: str, value: Any) -> Any:
    """A source is its kind, its card, its Site and what it comes by; a payment what is paid from each place."""
    if name == "source":
        words = [int(word) if word.isdigit() else word for word in value.split()]
        return _named(Source, words)
    if name == "payment":
        return [_named(Pay, place) for place in ([[value]] if isinstance(value, dict) else value)]
    return [_named(Score, score) for score in value] if name == "scores" else value


def _named(kind: type[msgspec.Struct], values: Sequence[Any]) -> dict[str, Any]:
    """The first fields of a structure with their values."""
    return dict(zip(kind.__struct_fields__, values, strict=False))


def kinds_alone(words: Wording, happened: Decisions, names: Names) -> set[type[AnyEvent]]:
    """The kinds of events whose line is in a decision as it is of the event alone."""
    found = set[type[AnyEvent]]()
    for events in happened.values():
        lines = log.log_lines(words, events, names, EVERYONE)
        found |= {type(event) for event in events if log.event_line(words, event, names, EVERYONE) in lines}
    return found


def whole_game(game: Game, players: int, seed: int, solo: str | None = None) -> Iterator[Sequence[AnyEvent]]:
    """The events of a whole game played at random, or of its first decisions."""
    random, start = Random(seed), new_game(game, [None] * players, seed, solo)
    yield (start,)
    state = start.state
    for _ in range(MOST_DECISIONS):
        if not state.to_move:
            return
        outcome = decide(game, state, random.choice(legal_commands(game, state, state.to_move)))
        assert not isinstance(outcome, Refusal)
        state = outcome.state
        yield outcome.events
