"""Strict reading of abilities: one timing, one verb, and the fights in which they count.

A timing is one row of `_TIMINGS`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from game.kernel.given import Given
from game.metro2033.cards import card
from game.metro2033.cards import verbs as vb
from game.metro2033.cards.amounts import number, one_of, only
from game.metro2033.cards.card import ALWAYS, Circumstance
from game.metro2033.cards.verb_readers import READINGS, is_of_captures, read_verb
from game.metro2033.cards.vocabulary import FIGHT_SIDES, FIGHTERS, OPPOSITIONS, THREAT_TYPES, WINDOWS, Fighter, Window


# ---------------------------------------------------------------------- fights
def read_won(given: Given, fighter: Fighter | None, required: Sequence[str]) -> tuple[Circumstance, int]:
    """A won fight, and the least printed strength that was beaten; 0 for any."""
    entries = given.entries("'won'", required, ("with", "side", "against", "strength"))
    fight = _fight(entries, fighter)
    if "strength" not in entries:
        return fight, 0
    if fight.against != "threat":
        entries["strength"].refuse("expected 'strength' only together with 'against: threat'")
    return fight, number(entries["strength"])


def _when(entries: Mapping[str, Given], verb: vb.MetroVerb, fighter: Fighter | None) -> Circumstance:
    """The fights in which an ability counts; ``fighter`` is who carries the card, if it is not of army and hero."""
    if not _is_of_fights(verb):
        if "when" in entries:
            entries["when"].refuse("expected 'when' only with what counts in fights and captures")
        return ALWAYS
    if "when" not in entries:
        return Circumstance(fighter)
    found = entries["when"].entries("'when'", (), ("with", "side", "against", "type"))
    if not found:
        entries["when"].refuse("expected at least one condition in 'when'")
    return _fight(found, fighter)


def _is_of_fights(verb: vb.MetroVerb) -> bool:
    """Whether a verb counts in fights, or in captures, which follow them."""
    if isinstance(verb, vb.ChangePrice):
        return is_of_captures(verb)
    return isinstance(verb, vb.AddStrength | vb.WinTies | vb.RedrawThreat)


def _fight(entries: Mapping[str, Given], fighter: Fighter | None) -> Circumstance:
    """The fights that conditions tell of."""
    named = one_of(entries["with"], FIGHTERS, "who fights") if "with" in entries else fighter
    if fighter is not None and named != fighter:
        entries["with"].refuse(f"expected {fighter!r}, to whom the card belongs, not {named!r}")
    side = one_of(entries["side"], FIGHT_SIDES, "a side") if "side" in entries else None
    against = one_of(entries["against"], OPPOSITIONS, "what is fought") if "against" in entries else None
    type = one_of(entries["type"], THREAT_TYPES, "a type of threat") if "type" in entries else None
    if type and against != "threat":
        entries["type"].refuse("expected 'type' only together with 'against: threat'")
    return Circumstance(named, side, against, type)


# ---------------------------------------------------------------------- timings
class _AbilityParts(NamedTuple):
    """What stands in an ability of a card, and who carries the card, if it is not of army and hero."""

    given: Given
    entries: Mapping[str, Given]
    fighter: Fighter | None

    def verb(self, timing: str) -> vb.MetroVerb:
        return read_verb(self.given, self.entries, timing)

    def when(self, verb: vb.MetroVerb) -> Circumstance:
        return _when(self.entries, verb, self.fighter)


def _always(parts: _AbilityParts) -> card.Modifier:
    timing, verb = parts.entries["always"], parts.verb("always")
    if timing.value is not None:
        timing.refuse(f"expected nothing after 'always', not {timing}")
    return card.Modifier(verb, parts.when(verb))


def _after(parts: _AbilityParts) -> card.AfterExchange | card.AfterWon:
    timing, verb = parts.entries["after"], parts.verb("after")
    parts.when(verb)
    events = timing.entries("an event", (), ("exchange", "won"))
    if only(timing, list(events), "event", ("exchange", "won")) == "exchange":
        events["exchange"].word(("any",), "an exchange")
        return card.AfterExchange(verb)
    return card.AfterWon(verb, *read_won(events["won"], parts.fighter, ("with", "against")))


def _instead_of(parts: _AbilityParts) -> card.InsteadOfWound:
    parts.entries["instead_of"].word(("wound",), "what is replaced")
    verb = parts.verb("instead_of")
    parts.when(verb)
    return card.InsteadOfWound(verb)


def _use(parts: _AbilityParts) -> card.FreeUse:
    use = parts.entries["use"].entries("'use'", ("times", "per"))
    use["per"].word(("round",), "how often it is")
    if "at" not in parts.entries:
        parts.given.refuse("an ability with 'use' needs the key 'at'")
    window = read_window(parts.entries["at"])
    verb = parts.verb(window)
    return card.FreeUse(window, verb, parts.when(verb), number(use["times"]))


_TIMINGS: Final[dict[str, Callable[[_AbilityParts], card.MetroAbility]]] = {
    "always": _always,
    "after": _after,
    "instead_of": _instead_of,
    "use": _use,
}
"""Timing of a card -> how it is read."""


def read_window(given: Given) -> Window:
    """When something can be used."""
    return one_of(given, WINDOWS, "a window")


def read_abilities(given: Given, fighter: Fighter | None = None) -> tuple[card.MetroAbility, ...]:
    """The abilities of a card in printed order; those of a hero and his equipment count with the ``fighter`` `hero`."""
    found = tuple(_ability(item, fighter) for item in given.items("abilities"))
    if not found:
        given.refuse("expected at least one ability")
    return found


def _ability(given: Given, fighter: Fighter | None) -> card.MetroAbility:
    entries = given.entries("an ability", (), (*_TIMINGS, "at", "when", *READINGS))
    timing = only(given, [key for key in entries if key in _TIMINGS], "timing", tuple(_TIMINGS))
    if "at" in entries and timing != "use":
        entries["at"].refuse(f"expected 'at' together with 'use', not with {timing!r}")
    return _TIMINGS[timing](_AbilityParts(given, entries, fighter))


def read_property(given: Given) -> card.QuestProperty:
    """The property of a quest: a window and a verb."""
    entries = given.entries("a property", ("at",), ("when", *READINGS))
    window = read_window(entries["at"])
    verb = read_verb(given, entries, window)
    return card.QuestProperty(window, verb, _when(entries, verb, None))
