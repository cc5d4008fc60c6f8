"""Commands: what a seat asks for (M-40). Stations and cards are named by id."""

from __future__ import annotations

from game.kernel.message import Message
from game.kernel.seats import SeatName
from game.metro2033.rules import references as ref


class MetroCommand(Message, frozen=True):
    """What ``seat`` asks for."""

    seat: SeatName


class TakeFaction(MetroCommand, frozen=True):
    """`faction Red Line` (M-3.2)."""

    faction: ref.FactionId


class KeepCard(MetroCommand, frozen=True):
    """`keep Gas Mask`, of the cards drawn."""

    card: ref.CardId


class TakeHero(MetroCommand, frozen=True):
    """`hero Khan at Teatralnaya` (M-3.4)."""

    hero: ref.HeroId
    station: ref.StationId


class GuardStation(MetroCommand, frozen=True):
    """`guard Teatralnaya with army` (M-5.4)."""

    station: ref.StationId
    fighter: ref.FighterName


class LookAtLaws(MetroCommand, frozen=True):
    """`look` at the top laws (M-5.6)."""


class DeclineLook(MetroCommand, frozen=True):
    """`decline` to look (M-5.6)."""


class ProposeLaw(MetroCommand, frozen=True):
    """`propose Ceasefire` (M-5.6)."""

    law: ref.LawId


class CastVote(MetroCommand, frozen=True):
    """`vote yes`, `vote no` (M-5.5)."""

    in_favour: bool


class PayUpkeep(MetroCommand, frozen=True):
    """`upkeep 6`: the strength that is kept and paid for (M-6.1)."""

    strength: ref.Count


class Recruit(MetroCommand, frozen=True):
    """`recruit 2` (M-6.2)."""

    count: ref.Count


class ArmyAttacks(MetroCommand, frozen=True):
    """`army attacks Mayakovskaya`, `… with scouted` (M-7.1)."""

    station: ref.StationId
    scouted: bool = False


class ArmyAttacksHero(MetroCommand, frozen=True):
    """`army attacks hero B` (M-7.4)."""

    victim: SeatName


class Forage(MetroCommand, frozen=True):
    """`army forages pig` (M-7.5); goods in the order pig, mushroom, ammo."""

    goods: tuple[ref.GoodName, ...]


class PassArmy(MetroCommand, frozen=True):
    """`pass`: the army does nothing (A-08)."""


class MoveHero(MetroCommand, frozen=True):
    """`move Komsomolskaya` (M-8.1)."""

    station: ref.StationId


class RefreshMarket(MetroCommand, frozen=True):
    """`refresh` the market (M-8.3)."""


class BuyEquipment(MetroCommand, frozen=True):
    """`buy Gas Mask`, `… discarding Nail Club` (M-8.3)."""

    card: ref.EquipmentId
    discarding: ref.EquipmentId | None = None


class TakeQuest(MetroCommand, frozen=True):
    """`quest` (M-8.4)."""


class ExchangeGoods(MetroCommand, frozen=True):
    """`exchange 3 pig for ammo` (M-8.5)."""

    count: ref.Count
    given: ref.GoodName
    taken: ref.GoodName


class Scout(MetroCommand, frozen=True):
    """`scout` (M-8.6)."""


class HeroAttacks(MetroCommand, frozen=True):
    """`hero attacks`, `… with scouted`: the station where he stands (M-8.7)."""

    scouted: bool = False


class HeroAttacksHero(MetroCommand, frozen=True):
    """`hero attacks hero B` (M-8.8)."""

    victim: SeatName


class FinishMetroTurn(MetroCommand, frozen=True):
    """`done`: the end of an open turn, or no further property."""


class Defend(MetroCommand, frozen=True):
    """`defend with hero`, `defend with army` (M-9.5)."""

    fighter: ref.FighterName


class PlayBattleCard(MetroCommand, frozen=True):
    """`play Counterattack` (M-9.4)."""

    card: ref.BattleId


class UseProperty(MetroCommand, frozen=True):
    """`use Full Larders`, `use Far Outposts for pig, ammo`, `use Old Debts for Gas Mask` (M-13.5)."""

    card: ref.CardId
    goods: tuple[ref.GoodName, ...] = ()
    equipment: ref.EquipmentId | None = None


class CaptureStation(MetroCommand, frozen=True):
    """`capture` (M-10.1)."""


class LeaveStation(MetroCommand, frozen=True):
    """`leave`: the station stays, or becomes, neutral (M-10.1)."""


class AnswerCards(MetroCommand, frozen=True):
    """`choose Gas Mask`, `choose nothing`; two threats looked at: `choose Rat Swarm, Hot Dust`, the first on top."""

    cards: tuple[ref.CardId, ...]


class AnswerStation(MetroCommand, frozen=True):
    """`choose Begovaya`."""

    station: ref.StationId


class AnswerGoods(MetroCommand, frozen=True):
    """`choose pig, ammo`: in the order pig, mushroom, ammo, but for Polis in the order of the map."""

    goods: tuple[ref.GoodName, ...]


class CompleteQuest(MetroCommand, frozen=True):
    """`complete Parade` (M-13.4)."""

    quest: ref.QuestId


AnyMetroCommand = (
    TakeFaction | KeepCard | TakeHero | GuardStation | LookAtLaws | DeclineLook | ProposeLaw | CastVote | PayUpkeep
    | Recruit | ArmyAttacks | ArmyAttacksHero | Forage | PassArmy | MoveHero | RefreshMarket | BuyEquipment | TakeQuest
    | ExchangeGoods | Scout | HeroAttacks | HeroAttacksHero | FinishMetroTurn | Defend | PlayBattleCard | UseProperty
    | CaptureStation | LeaveStation | AnswerCards | AnswerStation | AnswerGoods | CompleteQuest
)  # fmt: skip
