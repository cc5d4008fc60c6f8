"""What can be done in a turn beside what is done with figures and cards: the plates in the strip."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from game.kernel.message import Question
from game.metro2033.rules import commands as cmd
from game.metro2033.rules import steps as st
from game.metro2033.rules.phases.mobilisation import most_recruits

if TYPE_CHECKING:
    from game.metro2033.table.standing import MetroStanding


_MOST: Final = 4
"""Plates for recruits at most; larger numbers are chosen on the track."""


class MetroAct(NamedTuple):
    """A plate.

    Attributes:
        icon: Its icon.
        words: The message on it.
        key: The key that presses it.
        tried: The command that a press stands for, legal or not.
        number: That in its words.
    """

    icon: str
    words: str
    key: str
    tried: Callable[[MetroStanding], Any]
    number: int = 0


def _attack(standing: MetroStanding) -> cmd.MetroCommand:
    return cmd.HeroAttacks(standing.seat)


def _exchange(standing: MetroStanding) -> cmd.MetroCommand:
    return cmd.ExchangeGoods(standing.seat, 1, "pig", "ammo")


def _recruiting(count: int) -> MetroAct:
    """The plate for so many recruits."""
    return MetroAct(
        "recruit", "metro-act-recruit", str(count), lambda standing: cmd.Recruit(standing.seat, count), count
    )


ACTS: Final[Mapping[str, MetroAct]] = {
    "strike": MetroAct("army_glyph", "metro-act-strike", "t", lambda _: None),
    "forage": MetroAct("forage", "metro-act-forage", "f", lambda standing: cmd.Forage(standing.seat, ("pig",))),
    "attack": MetroAct("attack", "metro-act-attack", "a", _attack),
    "refresh": MetroAct("refresh", "metro-act-refresh", "g", lambda standing: cmd.RefreshMarket(standing.seat)),
    "quest": MetroAct("quest", "metro-act-quest", "q", lambda standing: cmd.TakeQuest(standing.seat)),
    "exchange": MetroAct("exchange", "metro-act-exchange", "x", _exchange),
    "scout": MetroAct("scout", "metro-act-scout", "s", lambda standing: cmd.Scout(standing.seat)),
    **{f"recruit_{count}": _recruiting(count) for count in range(1, _MOST + 1)},
}
"""By the name of the plate."""

_OF_QUESTION: Final[Mapping[type[Question], Sequence[str]]] = {
    st.ChooseArmyAction: ("strike", "forage"),
    st.ChooseHeroAction: ("attack", "quest", "exchange", "refresh", "scout"),
}


def acts_of(standing: MetroStanding) -> tuple[str, ...]:
    """The plates that the open question has."""
    question = standing.question
    if not standing.is_acting or question is None:
        return ()
    if isinstance(question, st.ChooseRecruits) and standing.side:
        return tuple(f"recruit_{count}" for count in range(1, min(_MOST, most_recruits(standing.side)) + 1))
    return tuple(_OF_QUESTION.get(type(question), ()))
