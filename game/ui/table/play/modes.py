"""What can be done where on the table, and what the player has begun but not finished, as values.

For each place a `Target` has the commands it sends, or why it sends none. No rule is known here: the match says what is
legal and what it costs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import msgspec

from game.kernel.bag import EMPTY, Bag
from game.kernel.refusal import Refusal
from game.match.match import Match
from game.rules import commands as cmd
from game.rules.bill import PRECIOUS, Bill, GoodsSource
from game.rules.hints import without_payment
from game.rules.messages import AnyCommand
from game.ui import places
from game.ui.input import Position


class Target(msgspec.Struct, frozen=True):
    """A place where something can be dropped or clicked.

    Attributes:
        label: The place.
        verb: What would be done there: construct, deal, raze, develop, shield, visit, play, take, salvage, match,
            spend, strip, rebuild, demolish, place, hack, server_room, destroy, part, lose, stop, or something on the
            map: build_outpost, upgrade_outpost, raze_outpost, shield_outpost, skip_pick or give_up_outpost; with an
            HQ: claim_hq or steal_location; with the modules: enter_arena, deal_with_district or raze_district.
        commands: The legal commands, the default first; several differ in what they discard or match.
        refusal: Why there is no legal command.
        then: The answer to the question that the commands ask: what the action is aimed at.
        tried: The command that the refusal is about, where its words depend on it.
    """

    label: places.Label
    verb: str
    commands: tuple[AnyCommand, ...] = ()
    refusal: Refusal | None = None
    then: AnyCommand | None = None
    tried: AnyCommand | None = None

    @property
    def is_legal(self) -> bool:
        return bool(self.commands)

    @property
    def cost(self) -> Bag:
        """The goods that the default command pays; for an illegal target those it would need."""
        if self.commands:
            return paid(self.commands[0])
        return (self.refusal and self.refusal.needs) or EMPTY


def best_of(targets: Iterable[Target], verb: str) -> Target | None:
    """The target to show for a verb: preferably legal, then without paying a development token."""
    same = (target for target in targets if target.verb == verb)
    return min(same, key=lambda target: (not target.is_legal, target.cost["development"]), default=None)


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
    ways: dict[AnyCommand, list[AnyCommand]] = {}
    for command in match.legal():
        ways.setdefault(without_payment(command), []).append(command)
    return tuple(
        Target(label, verb, tuple(ways[command]))
        if command in ways
        else Target(label, verb, refusal=match.check(command), tried=command if names_deed else None)
        for label, verb, command in wanted
    )


class AnyCopy(NamedTuple):
    """A card at any place of a kind, whichever of its copies: all can do the same."""

    kind: type[places.HandCard] | type[places.HandConnection] | type[places.FaceUpCard]
    card: str

    def is_at(self, label: places.Label) -> bool:
        """Whether a copy lies at ``label``."""
        return isinstance(label, self.kind) and label.card == self.card


def answer_of(command: cmd.Choose | cmd.ChooseSite | cmd.ChooseDeal) -> str | int:
    """The value that an answer names: a seat, a good, the number of a Site, or a card."""
    match command:
        case cmd.ChooseSite(site=number):
            return number
        case cmd.ChooseDeal(card=card):
            return card
        case _:
            return command.answer


class Offers:
    """The legal commands of the seat to move, by the places where they begin."""

    def __init__(
        self, legal: Iterable[AnyCommand], beginnings: Callable[[AnyCommand], Iterable[places.Label | AnyCopy]]
    ) -> None:
        self._by_place: dict[places.Label | AnyCopy, list[AnyCommand]] = {}
        for command in legal:
            for place in beginnings(command):
                self._by_place.setdefault(place, []).append(command)

    @property
    def answers(self) -> tuple[str | int, ...]:
        """The values of the answers that are offered."""
        return tuple(place.value for place in self._by_place if isinstance(place, places.Answer))

    def at(self, label: places.Label) -> tuple[AnyCommand, ...]:
        """The commands that begin at ``label``."""
        return tuple(self._by_place.get(_any_copy(label), ()))

    def __contains__(self, label: places.Label) -> bool:
        return _any_copy(label) in self._by_place


def _any_copy(label: places.Label) -> places.Label | AnyCopy:
    return AnyCopy(type(label), label.card) if isinstance(label, places.InHand) else label


def opens_payment_panel(ways: Sequence[cmd.Payment], always: bool) -> bool:
    """Whether to ask how to pay, given the possible ``ways``, the default first.

    Asks if there is a choice and either ``always`` is set, the default spends a wild good or a development token, or
    the ways that spend neither differ in goods.
    """
    if len(ways) < 2:
        return False
    plain = [goods for goods in map(cmd.paid_goods, ways) if PRECIOUS.isdisjoint(goods)]
    return always or cmd.paid_goods(ways[0]) not in plain or any(goods != plain[0] for goods in plain)


class Rest(msgspec.Struct, frozen=True):
    """Nothing has been begun."""


class Gathering(msgspec.Struct, frozen=True):
    """The panel that gathers what is spent at the place of a set, token by token (R44.14)."""

    place: places.Label
    goods: Bag = EMPTY


class Held(msgspec.Struct, frozen=True):
    """Something is dragged from ``source``; the drag began at ``start``, and the pointer is at ``pos``. ``gathered`` is
    what has been gathered at a place before."""

    source: places.Origin
    targets: tuple[Target, ...]
    start: Position
    pos: Position
    gathered: Gathering | None = None


class Aiming(msgspec.Struct, frozen=True):
    """A target is to be clicked; ``purpose`` is the verb: develop, raze, shield or visit."""

    source: places.Origin
    targets: tuple[Target, ...]
    purpose: str


class Radial(msgspec.Struct, frozen=True):
    """A hand card, another player's Location or a place of a set was clicked: its verbs are shown beside it; targets of
    a card glow."""

    source: places.Origin
    targets: tuple[Target, ...]


class Branching(msgspec.Struct, frozen=True):
    """The panel that asks in which way to do an action: in which branch of a faction action, what to repeat (R54), how
    many times to pay it (R43.8.7), or what to match: first the pile, then a category of its top card (R42.7)."""

    commands: tuple[AnyCommand, ...]

    @property
    def ways(self) -> tuple[Way, ...]:
        """The ways, each once; several commands of one differ in what they discard."""
        return tuple(dict.fromkeys(map(self._way, self.commands)))

    def of(self, way: Way) -> tuple[AnyCommand, ...]:
        """The commands that do the action in this way."""
        return tuple(command for command in self.commands if self._way(command) == way)

    @property
    def asks_pile(self) -> bool:
        """Whether the ways are the seats of discard piles on which there is something to match."""
        return len({matched.owner for command in self.commands if (matched := matched_of(command))}) > 1

    def _way(self, command: AnyCommand) -> Way:
        match command:
            case cmd.ActivateFaction():
                return command.action
            case cmd.ActivateLocation(matched=None):
                return command.times
            case cmd.ActivateLocation(matched=cmd.Matched() as matched):
                return matched.owner if self.asks_pile else matched.category
            case _:
                return 1


Way = str | int
"""The name of a use of a faction board, the number of times that an action is paid (1 for any other command), the seat
of a pile, or a category to match."""


class Exchanging(msgspec.Struct, frozen=True):
    """The panel that asks which good to take for two workers (R12.2)."""

    commands: tuple[AnyCommand, ...]


class Discarding(msgspec.Struct, frozen=True):
    """The panel that asks which cards, Deals or Ruin to discard, one after the other.

    The ``commands`` differ only in what they discard; all discard what is already ``chosen``.
    """

    commands: tuple[AnyCommand, ...]
    asks_payment: bool = False
    chosen: tuple[cmd.Named, ...] = ()

    @property
    def options(self) -> tuple[cmd.Named, ...]:
        """The cards, Deals or Ruins to choose from next, without duplicates."""
        lefts = (Counter(discard_of(command)) - Counter(self.chosen) for command in self.commands)
        return tuple(dict.fromkeys(name for left in lefts for name in left))

    def with_option(self, index: int) -> Discarding:
        """This mode with one more option chosen, and only the commands that discard it."""
        name = self.options[index]
        wanted = Counter((*self.chosen, name))
        commands = tuple(command for command in self.commands if wanted <= Counter(discard_of(command)))
        return msgspec.structs.replace(self, commands=commands, chosen=(*self.chosen, name))


class Paying(msgspec.Struct, frozen=True):
    """The panel that asks how to pay: ``payment`` is what is taken up to now, at first the canonical payment."""

    command: AnyCommand
    bill: Bill
    payment: cmd.Payment

    @property
    def paid(self) -> AnyCommand:
        """The command with its payment."""
        return msgspec.structs.replace(self.command, payment=self.payment)

    @property
    def usual(self) -> AnyCommand:
        """The command with the canonical payment."""
        return msgspec.structs.replace(self.command, payment=self.bill.purse.canonical(self.bill.price))

    @property
    def is_settled(self) -> bool:
        """Whether the payment pays for the command."""
        return self.bill.accepts(self.payment)

    def stepped(self, source: GoodsSource, step: str) -> Paying | None:
        """The panel with one good of ``source`` more (`plus`) or less (`minus`); None if no payment has that many."""
        change = self.bill.more if step == "plus" else self.bill.less
        payment = change(self.payment, source)
        return None if payment is None else msgspec.structs.replace(self, payment=payment)


class Passing(msgspec.Struct, frozen=True):
    """The panel that asks whether to pass."""

    command: AnyCommand


class Reading(msgspec.Struct, frozen=True):
    """The log is open at full height. The keys scroll it and go through the cards named in it."""


Mode = Rest | Held | Aiming | Radial | Branching | Exchanging | Discarding | Paying | Gathering | Passing | Reading
Panel = Branching | Exchanging | Discarding | Paying | Gathering | Passing
"""Modes that open a panel."""


def targets_of(mode: Mode) -> tuple[Target, ...]:
    """The targets that glow in a mode."""
    return mode.targets if isinstance(mode, Held | Aiming | Radial) else ()


def source_of(mode: Mode) -> places.Origin | None:
    """The place that a drag, an aim or the radial menu started from."""
    return mode.source if isinstance(mode, Held | Aiming | Radial) else None


def target_at(mode: Mode, label: places.Label | None) -> Target | None:
    """The target of a mode at ``label``."""
    return next((target for target in targets_of(mode) if target.label == label), None)
