"""The printed cards of Metro 2033, as values."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from game.kernel.bag import EMPTY, Bag
from game.metro2033.cards.verbs import MetroVerb
from game.metro2033.cards.vocabulary import BattleType, Fighter, FightSide, Opposition, ThreatType, Window

CardTitle = Mapping[str, str]
"""Language -> title."""


class Circumstance(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fight as seen from one side, or the part of it that a condition names; None stands for any."""

    fighter: Fighter | None = None
    side: FightSide | None = None
    against: Opposition | None = None
    type: ThreatType | None = None

    def holds_in(self, fight: Circumstance) -> bool:
        """Whether all that is named here is so in a fight."""
        return (
            self.fighter in (None, fight.fighter)
            and self.side in (None, fight.side)
            and self.against in (None, fight.against)
            and self.type in (None, fight.type)
        )


ALWAYS = Circumstance()
"""A condition that holds in every fight."""


class Modifier(msgspec.Struct, frozen=True):
    """`always:`: what holds as long as the card is in play."""

    verb: MetroVerb
    when: Circumstance = ALWAYS


class AfterExchange(msgspec.Struct, frozen=True):
    """`after: {exchange: any}`: once after each exchange of the own seat."""

    verb: MetroVerb


class AfterWon(msgspec.Struct, frozen=True):
    """`after: {won: …}`: once after a won fight like this one, of this printed ``strength`` at least."""

    verb: MetroVerb
    fight: Circumstance = ALWAYS
    strength: int = 0


class InsteadOfWound(msgspec.Struct, frozen=True):
    """`instead_of: wound`: the hero is not wounded, at the price of ``verb``."""

    verb: MetroVerb


class FreeUse(msgspec.Struct, frozen=True):
    """`use:` and `at:`: a free use at a window, so many ``times`` a round."""

    window: Window
    verb: MetroVerb
    when: Circumstance = ALWAYS
    times: int = 1


MetroAbility = Modifier | AfterExchange | AfterWon | InsteadOfWound | FreeUse


class ThreatCard(msgspec.Struct, frozen=True):
    id: str
    title: CardTitle
    type: ThreatType
    strength: int
    reward: Bag
    stage: int


class EquipmentCard(msgspec.Struct, frozen=True):
    id: str
    title: CardTitle
    picture: str
    abilities: tuple[MetroAbility, ...]


class LawCard(msgspec.Struct, frozen=True):
    id: str
    title: CardTitle
    abilities: tuple[MetroAbility, ...]
    picture: str = ""


class HeroCard(msgspec.Struct, frozen=True):
    """``own_title`` is a name of our own (option `titles`, M-61)."""

    id: str
    title: CardTitle
    own_title: CardTitle
    strength: int
    speed: int
    abilities: tuple[MetroAbility, ...]


class StartBonus(msgspec.Struct, frozen=True):
    """What a faction receives at the start (M-3.3): ``goods``, or the choice of one of ``draw`` cards of a ``deck``
    (`equipment` or `quest`), of which it keeps ``keep``."""

    goods: Bag = EMPTY
    deck: str | None = None
    draw: int = 0
    keep: int = 0


class FactionCard(msgspec.Struct, frozen=True):
    """``homes`` are its three home stations; ``short`` is a shorter title, the whole one if there is none."""

    id: str
    title: CardTitle
    short: CardTitle
    colour: str
    homes: tuple[str, ...]
    abilities: tuple[MetroAbility, ...]
    bonus: StartBonus


class BattleCard(msgspec.Struct, frozen=True):
    """``bonus`` counts unless the opponent's card is of a type in ``against``."""

    id: str
    title: CardTitle
    type: BattleType
    bonus: int
    against: Mapping[str, int] = {}

    def bonus_against(self, other: BattleCard) -> int:
        """The bonus if the opponent plays ``other`` (M-9.4)."""
        return self.against.get(other.type, self.bonus)


class HaveGoods(msgspec.Struct, frozen=True):
    """To have at least these goods; they are not spent."""

    goods: Bag


class OwnOnLine(msgspec.Struct, frozen=True):
    """To own at least so many stations of one line."""

    count: int


class OwnAbroad(msgspec.Struct, frozen=True):
    """To own at least so many stations of other zones than the own one and Polis."""

    count: int


class OwnPolis(msgspec.Struct, frozen=True):
    """To own at least so many stations of Polis."""

    count: int


class ArmyOf(msgspec.Struct, frozen=True):
    """To have an army at least so strong."""

    count: int


class HeroAtForeignHome(msgspec.Struct, frozen=True):
    """At the end of a round, the hero stands on a home of another faction in play."""


class HeroOf(msgspec.Struct, frozen=True):
    """The hero is at least so strong, with equipment that counts always."""

    count: int


class WonFight(msgspec.Struct, frozen=True):
    """An event: a won fight like this one, of this printed ``strength`` at least."""

    fight: Circumstance
    strength: int = 0


QuestCondition = HaveGoods | OwnOnLine | OwnAbroad | OwnPolis | ArmyOf | HeroAtForeignHome | HeroOf | WonFight


class QuestProperty(msgspec.Struct, frozen=True):
    """What a quest can be used for at a window (M-13.5)."""

    window: Window
    verb: MetroVerb
    when: Circumstance = ALWAYS


class QuestCard(msgspec.Struct, frozen=True):
    """``condition`` is the id of its condition: two quests share each."""

    id: str
    title: CardTitle
    condition: str
    property: QuestProperty


class RoundSpace(msgspec.Struct, frozen=True):
    """A space of the round track: the goods that it shows, ``times`` each, and whether it shows a threat and a law."""

    goods: tuple[str, ...] = ()
    times: int = 1
    threat: bool = False
    law: bool = False
