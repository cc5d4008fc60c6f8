"""What a game still holds in store: questions to a seat, and work to do before the next one."""

from __future__ import annotations

from typing import ClassVar

from game.kernel.message import Question, Step
from game.kernel.seats import SeatName
from game.metro2033.rules import references as ref


# ---------------------------------------------------------------------- questions
class ChooseFaction(Question, frozen=True):
    """Setup: which faction to take (M-3.2)."""

    begins_turn: ClassVar[bool] = True


class ChooseDrawn(Question, frozen=True):
    """Which of the drawn ``cards``, the top ones of a deck, to keep (M-3.3, M-8.4, M-11.5)."""

    deck: ref.DeckName
    cards: tuple[ref.CardId, ...]


class ChooseHero(Question, frozen=True):
    """Setup: which hero to take, and on which home he begins (M-3.4)."""

    begins_turn: ClassVar[bool] = True


class ChoosePolisGoods(Question, frozen=True):
    """Production: which of the shown goods each own Polis ``station`` gives, in the order of the map (M-5.2)."""

    begins_turn: ClassVar[bool] = True
    stations: tuple[ref.StationId, ...]
    goods: tuple[ref.GoodName, ...]


class ChooseGuard(Question, frozen=True):
    """Threat event: which own station to name, and with what to defend it (M-5.4)."""

    begins_turn: ClassVar[bool] = True


class ChooseLook(Question, frozen=True):
    """Whether to look at the top laws before one is revealed (M-5.6)."""

    begins_turn: ClassVar[bool] = True


class ChooseProposal(Question, frozen=True):
    """Which of the ``laws`` that were looked at is voted on (M-5.6)."""

    laws: tuple[ref.LawId, ...]


class ChooseVote(Question, frozen=True):
    """Whether the law comes into force (M-5.5)."""

    begins_turn: ClassVar[bool] = True


class ChooseUpkeep(Question, frozen=True):
    """How strong an army to keep and pay for (M-6.1)."""

    begins_turn: ClassVar[bool] = True


class ChooseRecruits(Question, frozen=True):
    """How many recruits to pay for (M-6.2)."""

    begins_turn: ClassVar[bool] = True


class ChooseArmyAction(Question, frozen=True):
    """What the army does (M-7)."""

    begins_turn: ClassVar[bool] = True


class ChooseHeroAction(Question, frozen=True):
    """Where the hero goes and what he does (M-8). Once he is ``trading``, he only buys (M-8.9)."""

    begins_turn: ClassVar[bool] = True
    trading: bool = False


class ChooseDefender(Question, frozen=True):
    """Whether army or hero defends the attacked station (M-9.5)."""


class ChooseBattleCard(Question, frozen=True):
    """Which battle card to play, hidden until both are turned up (M-9.4)."""


class ChooseUse(Question, frozen=True):
    """Whether to use a property at a ``window``: `fight` or `wound` (M-9.6)."""

    window: ref.WindowName


class ChooseCapture(Question, frozen=True):
    """Whether to capture the station that was won (M-10.1)."""


class ChooseLoot(Question, frozen=True):
    """Which equipment of the beaten hero of ``victim`` to take, or with ``discard`` to throw away; or nothing
    (M-9.7)."""

    victim: SeatName
    discard: bool = False


class ChooseLostCard(Question, frozen=True):
    """Which card of the hero of ``victim`` the owner of a station discards, after he has lost against it (M-9.7)."""

    victim: SeatName


class ChooseGoods(Question, frozen=True):
    """Which goods to take, ``count`` of any kind; ``card`` gives them."""

    count: ref.Count
    card: ref.CardId | None = None


class ChooseSurplus(Question, frozen=True):
    """Which carried card to discard above the limit (M-9.3)."""


class ChooseHome(Question, frozen=True):
    """To which home the wounded hero is moved (M-10.8)."""


class ChooseRefuge(Question, frozen=True):
    """Which neutral station to take, with fewer than three left (M-10.5). ``lost`` is the one just lost."""

    lost: ref.StationId


class ChooseCompletion(Question, frozen=True):
    """End of the round: which quests to complete (M-11.1)."""

    begins_turn: ClassVar[bool] = True


class ChooseOrder(Question, frozen=True):
    """In which order the ``cards`` that were looked at go back onto the deck of threats."""

    cards: tuple[ref.ThreatId, ...]


MetroQuestion = (
    ChooseFaction | ChooseDrawn | ChooseHero | ChoosePolisGoods | ChooseGuard | ChooseLook | ChooseProposal | ChooseVote
    | ChooseUpkeep | ChooseRecruits | ChooseArmyAction | ChooseHeroAction | ChooseDefender | ChooseBattleCard
    | ChooseUse | ChooseCapture | ChooseLoot | ChooseLostCard | ChooseGoods | ChooseSurplus | ChooseHome | ChooseRefuge
    | ChooseCompletion | ChooseOrder
)  # fmt: skip


# ---------------------------------------------------------------------- work: setup
class GiveStartBonus(Step, frozen=True):
    """A seat receives the start bonus of its faction (M-3.3)."""

    seat: SeatName


class OpenMarket(Step, frozen=True):
    """All have a hero: the market is turned up, and the first round begins (M-3.5)."""


# ---------------------------------------------------------------------- work: rounds
class StartPhase(Step, frozen=True):
    """A phase of the round begins."""

    phase: ref.PhaseName


class ProduceFor(Step, frozen=True):
    """A seat receives what its stations produce (M-5.2)."""

    seat: SeatName


class StartThreatEvent(Step, frozen=True):
    """Each seat names a station (M-5.4a)."""


class RevealCommonThreat(Step, frozen=True):
    """All have named a station: the threat is revealed and fought by each (M-5.4b)."""


class FightCommonThreat(Step, frozen=True):
    seat: SeatName


class EndThreatEvent(Step, frozen=True):
    """The common threat is discarded (M-5.4d)."""


class StartLaw(Step, frozen=True):
    """A law is revealed and voted on, or looked at first (M-5.5, M-5.6)."""


class OpenVote(Step, frozen=True):
    """The top law is revealed, if none was proposed, and the seats vote (M-5.5)."""


class CountVotes(Step, frozen=True):
    """All have voted (M-5.5)."""


class StartTurn(Step, frozen=True):
    """A seat has its turn in this phase, unless it has nothing to choose (M-4.2)."""

    seat: SeatName


class AskRecruits(Step, frozen=True):
    """Upkeep is paid: the seat may recruit (M-6.2)."""

    seat: SeatName


class KeepTrading(Step, frozen=True):
    """The hero may go on buying (M-8.9)."""

    seat: SeatName


class EndHeroTurn(Step, frozen=True):
    """The market is filled (M-8.3)."""

    seat: SeatName


class AskCompletion(Step, frozen=True):
    """End of the round: the seat may complete quests (M-11.1)."""

    seat: SeatName


class CheckVictory(Step, frozen=True):
    """The end of the match, or of the round (M-11.1 to M-11.4)."""


class DrawStageEquipment(Step, frozen=True):
    """Stage II begins: the seat draws equipment (M-11.5)."""

    seat: SeatName


# ---------------------------------------------------------------------- work: fights
class MeetOpposition(Step, frozen=True):
    """The defender is known: the threat is revealed or battle cards are dealt (M-9.6, step 3)."""


class TurnUpBattleCards(Step, frozen=True):
    """Both sides have chosen (M-9.4)."""


class AskUses(Step, frozen=True):
    """Properties at the window `fight`, until the seat is done (M-9.6, step 4)."""

    seat: SeatName


class CompareStrengths(Step, frozen=True):
    """The fight is decided (M-9.6, step 5)."""


class EndFight(Step, frozen=True):
    """All that followed from the fight is done."""


class Receive(Step, frozen=True):
    """A seat receives what is not a question of goods: ``count`` of `any`, `equipment`, `quest` or `army`; ``card``
    gives it."""

    seat: SeatName
    what: str
    count: ref.Count
    card: ref.CardId | None = None


class TriggerAbility(Step, frozen=True):
    """An ability of a ``card`` after an event gives the seat something: its ability number ``ability``."""

    seat: SeatName
    card: ref.CardId
    ability: int


class GiveReward(Step, frozen=True):
    """A seat receives the reward of the threat that it has beaten (M-9.6, step 6)."""

    seat: SeatName


class WeakenArmy(Step, frozen=True):
    """An army that has lost as attacker is weaker by 1 (M-9.7)."""

    seat: SeatName


class AskLoot(Step, frozen=True):
    """What the winner of a fight does with the cards of a beaten hero (M-9.7)."""

    seat: SeatName
    victim: SeatName
    discard: bool = False


class AskLostCard(Step, frozen=True):
    """A hero has lost against a station: its owner discards a card of his (M-9.7)."""

    seat: SeatName
    victim: SeatName


class CheckLimit(Step, frozen=True):
    """A hero who carries more than he may discards (M-9.3)."""

    seat: SeatName


class WoundHero(Step, frozen=True):
    """A hero is to be wounded: properties at the window `wound` first (M-9.6, step 6)."""

    seat: SeatName


class MoveWounded(Step, frozen=True):
    """He is wounded and moved to a home (M-10.8)."""

    seat: SeatName


class LoseStation(Step, frozen=True):
    """The owner loses the station (M-10.4)."""

    seat: SeatName
    station: ref.StationId


class AskCapture(Step, frozen=True):
    """The attacker may capture the station that was won (M-10.1)."""

    seat: SeatName


class KeepThree(Step, frozen=True):
    """A seat that has lost a station and has fewer than three takes another one (M-10.5)."""

    seat: SeatName
    lost: ref.StationId


MetroWork = (
    GiveStartBonus | OpenMarket | StartPhase | ProduceFor | StartThreatEvent | RevealCommonThreat
    | FightCommonThreat | EndThreatEvent | StartLaw | OpenVote | CountVotes | StartTurn | AskRecruits | KeepTrading
    | EndHeroTurn | AskCompletion | CheckVictory | DrawStageEquipment | MeetOpposition | TurnUpBattleCards | AskUses
    | CompareStrengths | EndFight | Receive | TriggerAbility | GiveReward | WeakenArmy
    | AskLoot | AskLostCard | CheckLimit | WoundHero
    | MoveWounded | LoseStation | AskCapture | KeepThree
)  # fmt: skip

MetroStep = MetroQuestion | MetroWork
