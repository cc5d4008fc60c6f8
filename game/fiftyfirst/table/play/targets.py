"""The targets of 51st State, with what they cost. No rule is known here: the match says what is legal."""

from __future__ import annotations

from collections.abc import Iterable

from game.fiftyfirst.match.match import Match
from game.fiftyfirst.rules import commands as cmd
from game.fiftyfirst.rules.hints import without_payment
from game.fiftyfirst.rules.messages import AnyCommand
from game.kernel.bag import Bag
from game.ui import places
from game.ui.table.play import choices
from game.ui.table.play.modes import TableTarget


class Target(TableTarget, frozen=True):
    """A place where something can be dropped or clicked. What would be done there: construct, deal, raze, develop,
    shield, visit, play, take, salvage, match, spend, strip, rebuild, demolish, place, hack, server_room, destroy, part,
    lose, stop, or something on the map: build_outpost, upgrade_outpost, raze_outpost, shield_outpost, skip_pick or
    give_up_outpost; with an HQ: claim_hq or steal_location; with the modules: enter_arena, deal_with_district or
    raze_district.
    """

    @property
    def cost(self) -> Bag:
        return paid(self.commands[0]) if self.commands else super().cost

    @property
    def rank(self) -> int:
        """What is done without a development token comes first."""
        return self.cost["development"]


def matched_of(command: AnyCommand) -> cmd.Matched | None:
    """What a command matches as the cost of its action (R42.7)."""
    return command.matched if isinstance(command, cmd.ActivateLocation) else None


def discard_of(command: AnyCommand) -> tuple[cmd.Named, ...]:
    """The cards or Deals, or the number of the Ruin, that a command discards as part of its cost."""
    discard: tuple[cmd.Named, ...] = getattr(command, "discard", ())
    return discard


def paid(command: AnyCommand) -> Bag:
    """The goods in the payment of a command, from the supply and from Sites."""
    return cmd.paid_goods(getattr(command, "payment", None) or ())


def targets_at(
    match: Match, wanted: Iterable[tuple[places.Label, str, AnyCommand]], names_deed: bool = False
) -> tuple[Target, ...]:
    """A target for each label, verb and command without its payment: with all its legal ways, or with the refusal,
    which ``names_deed`` if it depends on what was tried."""
    return choices.targets_at(match, wanted, Target, without_payment, names_deed)


def answer_of(command: cmd.Choose | cmd.ChooseSite | cmd.ChooseDeal) -> str | int:
    """The value that an answer names: a seat, a good, the number of a Site, or a card."""
    match command:
        case cmd.ChooseSite(site=number):
            return number
        case cmd.ChooseDeal(card=card):
            return card
        case _:
            return command.answer
