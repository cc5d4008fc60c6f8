"""The questions of an Assault as threads from Machines to what they hit, with all answers chosen ahead (R44.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final

import msgspec

from game.cards.catalog import Catalog
from game.cards.sets.moloch import RazeOwn
from game.kernel.seats import Seat
from game.rules.assignment import Fitting, choices, is_open, largest_assignment
from game.rules.commands import ChooseDeal, ChooseSite
from game.rules.messages import AnyCommand
from game.rules.sets.moloch.messages import ChooseLost, ChooseRazed, ChooseStopped
from game.rules.state import Question
from game.rules.view import SeatView, TableView
from game.ui.places import DealOf, HandCard, HandConnection, Label, MachineAt, SiteAt, ThreadEnd

Ends = Mapping[int, int]
"""Thread -> its end, if it has one."""

NO_WISHES: Final[Ends] = {}


def settled(fitting: Fitting[int, int], wishes: Ends = NO_WISHES) -> Ends:
    """The ends of all threads, one after the other as the rules ask for them: what is wished where that is possible,
    else the first that leaves ends to as many others as possible.

    Where a group of Machines razes all that fits them, the rules ask nothing, and which of them razes what makes no
    difference: there a thread stays where it was wished.

    >>> settled({0: [7, 8], 1: [7, 9]})
    {0: 7, 1: 9}
    >>> settled({0: [7, 8], 1: [7, 9]}, {0: 8})
    {0: 8, 1: 7}
    """
    left, ends = dict(fitting), dict[int, int]()
    for thread in fitting:
        possible = choices(left, thread)
        if possible:
            wished = wishes.get(thread, possible[0])
            ends[thread] = wished if wished in possible else possible[0]
        left = {other: [end for end in left[other] if end != ends.get(thread)] for other in left if other != thread}
    return ends


def free_ends(fitting: Fitting[int, int], thread: int) -> Sequence[int]:
    """Where a thread can be moved; nowhere if that would make no difference.

    >>> free_ends({0: [7, 8], 1: [7]}, 0), free_ends({0: [7, 8], 1: [7, 9]}, 0)
    ((), (7, 8))
    """
    possible = choices(fitting, thread)
    return possible if len(possible) > 1 and is_open(fitting, thread) else ()


def moved(fitting: Fitting[int, int], ends: Ends, thread: int, end: int) -> Ends:
    """The ends after a thread was moved to one of its `free_ends`. The others stay where they can; one that loses its
    end takes the one that became free, if it fits.

    >>> moved({0: [7, 8], 1: [7, 8, 9]}, {0: 7, 1: 8}, 0, 8)
    {0: 8, 1: 7}
    """
    others = {}
    for other, fits in fitting.items():
        preferred = [ends.get(other), ends.get(thread), *fits]
        found = [one for one in dict.fromkeys(preferred) if one is not None and one in fits and one != end]
        if other != thread:
            others[other] = found
    return settled(fitting, {**largest_assignment(others), thread: end})


class ThreadTarget(msgspec.Struct, frozen=True):
    """A card to which a thread can lead: at a Site, in the hand, or a Deal; one that is ``shielded`` cannot be hit."""

    label: Label
    card: str
    shielded: bool = False


class AssaultChoice(msgspec.Struct, dict=True):
    """An open question, and the answers that are chosen ahead.

    Attributes:
        machines: For each thread, the place of its Machine among those deployed.
        targets: What could be hit.
        fitting: Thread -> the numbers of the targets that fit it.
        ends: Thread -> the number of its target.
        selected: The thread that the next click on a target moves.
    """

    question: Question
    machines: Sequence[int]
    targets: Sequence[ThreadTarget]
    fitting: Fitting[int, int]
    ends: Ends
    selected: int = 0

    def __post_init__(self) -> None:
        self.selected = next(filter(self.free, self.fitting), 0)

    @property
    def seat(self) -> Seat:
        return self.question.seat

    @cached_property
    def _free(self) -> Mapping[int, Sequence[int]]:
        """Thread -> its `free_ends`: every frame asks for all of them, and they depend on what fits alone."""
        return {thread: free_ends(self.fitting, thread) for thread in self.fitting}

    def free(self, thread: int) -> Sequence[int]:
        """Where a thread can be moved."""
        return self._free[thread]

    def movable_at(self, place: int) -> Sequence[int]:
        """The threads of the Machine at a place that can be moved."""
        return [thread for thread in self.fitting if self.machines[thread] == place and self.free(thread)]

    def thread_of(self, label: Label) -> int | None:
        """The thread that can be dragged from a place: by its end, from its Machine, or from a card."""
        match label:
            case ThreadEnd(number):
                return number if self.free(number) else None
            case MachineAt(place):
                return next(iter(self.movable_at(place)), None)
        target = self.target_at(label)
        if target is None:
            return None
        thread = self.thread_at(target)
        return thread if thread is not None and self.free(thread) else self._mover_to(target)

    def _mover_to(self, target: int) -> int | None:
        """The thread that a click on a target moves there: the selected one if it can, else the first that can."""
        return next((thread for thread in (self.selected, *self.fitting) if target in self.free(thread)), None)

    def select(self, label: ThreadEnd | MachineAt) -> bool:
        """Select the thread of a place, and the next one of a Machine with several; False if none can be moved."""
        thread = self.thread_of(label)
        if thread is None:
            return False
        if isinstance(label, MachineAt) and self.selected in (own := self.movable_at(label.index)):
            thread = own[(own.index(self.selected) + 1) % len(own)]
        self.selected = thread
        return True

    def lead_to(self, target: int) -> bool:
        """Let the thread that a click on a target moves lead there; False if it leads there already, or none can."""
        thread = self._mover_to(target)
        return thread is not None and self.ends.get(self.selected) != target and self._move(thread, target)

    def drop(self, grip: Label, thread: int, label: Label | None) -> bool:
        """Let a thread that was dragged by its ``grip`` lead to the card where it is dropped; a card that was dragged
        may be dropped on a Machine. False if nothing is moved."""
        target, carried = self.target_at(label), self.target_at(grip)
        if isinstance(label, MachineAt):
            target = carried
            movable = (one for one in self.movable_at(label.index) if target in self.free(one))
            thread = next(movable, thread)
        elif carried is not None and self.thread_at(carried) != thread:
            return False
        elif isinstance(label, ThreadEnd):
            target = self.ends.get(label.number)
        return target is not None and self._move(thread, target)

    def _move(self, thread: int, target: int) -> bool:
        """Move a thread, and others where that is needed; False if it cannot go there."""
        if target not in self.free(thread):
            return False
        self.ends, self.selected = moved(self.fitting, self.ends, thread, target), thread
        return True

    def thread_at(self, target: int) -> int | None:
        """The thread that leads to a target."""
        return next((thread for thread, end in self.ends.items() if end == target), None)

    def target_at(self, label: Label | None) -> int | None:
        """The number of the target with a label."""
        return next((number for number, target in enumerate(self.targets) if target.label == label), None)

    def answer(self, question: Question | None) -> AnyCommand | None:
        """The answer to the question that is open now; None if nothing was chosen ahead for it."""
        if question is None or question.seat != self.seat or type(question) is not type(self.question):
            return None
        hit = {self.machines[thread]: self.targets[end] for thread, end in self.ends.items()}
        match question:
            case ChooseRazed() | ChooseStopped():
                target = hit.get(question.machine)
                return (
                    ChooseSite(self.seat, target.label.number) if target and isinstance(target.label, SiteAt) else None
                )
            case ChooseLost() if question.machine == self.machines[0] and question.count <= len(self.ends):
                cards = [self.targets[end].card for end in sorted(self.ends.values())]
                return ChooseDeal(self.seat, cards[-question.count])
        return None


def choice_of(catalog: Catalog, view: TableView) -> AssaultChoice | None:
    """The open question of an Assault; None if there is none, or if the hand that it is about is hidden."""
    question = view.question
    if view.machines is None or not isinstance(question, ChooseRazed | ChooseLost | ChooseStopped):
        return None
    player = view.player(question.seat)
    match question:
        case ChooseRazed(_, machine, later):
            razing = {place: catalog.machines[view.machines.deployed[place].card].attack for place in (machine, *later)}
            return _of_razing(question, catalog, player, razing)
        case ChooseStopped():
            stoppable = [
                ThreadTarget(SiteAt(site.id), site.card)
                for site in player.sites
                if is_stoppable(catalog, player, site.id)
            ]
            return _of_one(question, stoppable, 1)
        case ChooseLost(good="deal"):
            return _of_one(question, _deals(player), question.count)
    if player.hand is None:
        return None
    hand = [ThreadTarget(HandCard(number, card), card) for number, card in enumerate(player.hand)]
    hand += [ThreadTarget(HandConnection(number, card), card) for number, card in enumerate(player.connections or ())]
    return _of_one(question, hand, question.count)


def is_stoppable(catalog: Catalog, player: SeatView, number: int) -> bool:
    """Whether the action of a Site can still be used in this round."""
    site = player.site(number)
    if site is None or site.ruin or site.blocked:
        return False
    location = catalog.locations[site.card]
    return "action" in location.counts_as and site.used < location.uses


def _deals(player: SeatView) -> list[ThreadTarget]:
    return [ThreadTarget(DealOf(player.seat, number, card), card) for number, card in enumerate(player.deals)]


def _of_one(question: ChooseLost | ChooseStopped, targets: Sequence[ThreadTarget], count: int) -> AssaultChoice:
    """The question of one Machine that hits ``count`` targets."""
    fitting = {thread: list(range(len(targets))) for thread in range(count)}
    return AssaultChoice(question, [question.machine] * count, targets, fitting, settled(fitting))


def _of_razing(
    question: ChooseRazed, catalog: Catalog, player: SeatView, razing: Mapping[int, object]
) -> AssaultChoice:
    """The question of all Machines that raze, a Location each (R44.3a)."""
    attacks = [attack for attack in razing.values() if isinstance(attack, RazeOwn)]
    standing = [(site, catalog.locations[site.card]) for site in player.sites if not site.ruin]
    seen = [(site, location) for site, location in standing if any(attack.fits(location) for attack in attacks)]
    targets = [ThreadTarget(SiteAt(site.id), site.card, location.is_shielded(site.shield)) for site, location in seen]
    fitting = {
        thread: [
            number
            for number, (_, location) in enumerate(seen)
            if attack.fits(location) and not targets[number].shielded
        ]
        for thread, attack in enumerate(attacks)
    }
    return AssaultChoice(question, list(razing), targets, fitting, settled(fitting))
