"""What laws are worth to a seat, and how it votes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from game.kernel.seats import Seat
from game.metro2033.bots.glance import MetroGlance, WeighedLine
from game.metro2033.cards import verbs as vb
from game.metro2033.cards.card import Modifier
from game.metro2033.rules import commands as cmd
from game.metro2033.rules.steps import ChooseProposal

RIVAL: Final = 0.6
"""How much it counts that a law helps the best rival."""


def look_lines(glance: MetroGlance) -> Iterator[WeighedLine]:
    """To know more costs nothing."""
    yield WeighedLine(0.1, (cmd.LookAtLaws(glance.seat),), "look")
    yield WeighedLine(0.0, (cmd.DeclineLook(glance.seat),), "decline")


def proposal_lines(glance: MetroGlance) -> Iterator[WeighedLine]:
    """The law that helps most."""
    assert isinstance(glance.question, ChooseProposal)
    for law in glance.question.laws:
        yield WeighedLine(law_worth(glance, law), (cmd.ProposeLaw(glance.seat, law),), "propose")


def vote_lines(glance: MetroGlance) -> Iterator[WeighedLine]:
    """For a law that is better for the seat than the one in force."""
    worth = vote_worth(glance)
    yield WeighedLine(worth, (cmd.CastVote(glance.seat, True),), "yes")
    yield WeighedLine(0.0, (cmd.CastVote(glance.seat, False),), "no")


def vote_worth(glance: MetroGlance) -> float:
    """What it is worth to the seat that the law passes."""
    law = glance.state.vote
    assert law is not None, "there is a law to vote on"
    return law_worth(glance, law) - law_worth(glance, glance.state.law)


def law_worth(glance: MetroGlance, law: str | None) -> float:
    """What a law is worth to the seat, and takes from it by helping its best rival."""
    if law is None:
        return 0.0
    rivals = [seat for seat in glance.state.seats if seat != glance.seat]
    rival = max(rivals, key=lambda seat: glance.vps[seat])
    found = 0.0
    for ability in glance.cards.laws[law].abilities:
        if isinstance(ability, Modifier) and (worth := _WORTH.get(type(ability.verb))):
            found += worth(glance, glance.seat, ability) - RIVAL * worth(glance, rival, ability)
    return found


def _strength(glance: MetroGlance, seat: Seat, ability: Modifier) -> float:
    """Who leads fears attacks of players, all others live by them."""
    assert isinstance(ability.verb, vb.AddStrength)
    if ability.when.against != "player":
        return 0.1 * ability.verb.count
    ahead = glance.vps[seat] - max([vp for other, vp in glance.vps.items() if other != seat], default=0)
    return -0.06 * ability.verb.count * max(-2, min(2, ahead))


def _price(glance: MetroGlance, seat: Seat, ability: Modifier) -> float:
    assert isinstance(ability.verb, vb.ChangePrice)
    goods = glance.state.player(seat).goods
    change = 0.0
    for good, count in ability.verb.less.items():
        change += count * (0.2 if goods[good] < 2 else 0.1)
    for good, count in ability.verb.more.items():
        change -= count * (0.2 if goods[good] < 2 else 0.1)
    if ability.verb.of == "recruit":
        return change * max(0, 6 - glance.state.player(seat).army) / 2
    return change * (1.6 if ability.verb.of.startswith("capture") else 0.7)


def _polis(glance: MetroGlance, seat: Seat, ability: Modifier) -> float:
    assert isinstance(ability.verb, vb.SetPolisStrength)
    harder = ability.verb.count > glance.cards.polis_strength
    strong = max(0, glance.state.player(seat).army - 4)
    return (-0.08 if harder else 0.08) * strong


_WORTH: Final[Mapping[type[Any], Callable[[MetroGlance, Seat, Modifier], float]]] = {
    vb.AddStrength: _strength,
    vb.ChangePrice: _price,
    vb.SetPolisStrength: _polis,
    vb.SetForage: lambda glance, seat, _: 0.2 - 0.02 * glance.state.player(seat).goods.total,
    vb.AddSpeed: lambda *_: 0.15,
}
"""What an ability of a law is worth to a seat."""
