"""The weights that training begins with: VP count, goods and what makes them count a little."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from game.fiftyfirst.bots.facts import GOODS, SUPPLY
from game.fiftyfirst.bots.part import Weight
from game.fiftyfirst.bots.value import NAMES, UNLEARNED, Weights


def untrained() -> Weights:
    """Weights of common sense, which no game has taught."""
    known = dict(_known())
    return Weights("by hand", Weight(), {name: known.get(name, Weight()) for name in NAMES})


def with_further(known: Weights) -> Weights:
    """The weights ``known``, and for the features that they lack those of what these resemble, or of common sense."""
    new = untrained().weights
    new |= {name: known.weights[like] for name in new if (like := _like(name)) in known.weights}
    return replace(known, weights=new | known.weights)


def _like(name: str) -> str:
    """The feature that another one resembles."""
    return name.replace("influence", "universal")


def _known() -> Iterator[tuple[str, Weight]]:
    yield from UNLEARNED.items()
    for side, sign in (("own", 1.0), ("rival", -1.0)):
        yield f"{side}_vp", Weight(sign)
        yield f"{side}_locations", Weight(sign)
        for good in GOODS:
            yield f"{side}_makes_{good}", Weight(sign, -sign)
        yield f"{side}_affordable_later", Weight(0.8 * sign, -0.8 * sign)
    for good in SUPPLY:
        yield f"own_has_{good}", Weight(0.3, 0.0, -0.25)
    yield "own_affordable_vp", Weight(0.5, 0.0, 0.4)
    yield "own_later_hand", Weight(0.7, -0.4)
    yield "own_later_unknown", Weight(0.7, -0.4)
    yield "own_hand_action_vp", Weight(0.2)
    yield "own_kept_resources", Weight(0.3)
    yield "own_kept_workers", Weight(0.3)
    yield "own_stored", Weight(0.3)
    yield "own_connections", Weight(0.5)
    yield "own_open_salvage", Weight(0.3, 0.0, -0.25)
    yield "own_open_ruins", Weight(0.3)
    yield "own_salvage_actions", Weight(0.3)
    yield "own_spent_ruins", Weight(0.3)
    yield "own_turned_ruins", Weight(0.1)
    yield "own_later_exposed", Weight(-0.05)
    yield "rival_later_exposed", Weight(0.05)
    yield "opponent_vp", Weight(-1.0)
    yield "opponent_locations", Weight(-1.0)
    yield "opponent_late", Weight(-2.0)
