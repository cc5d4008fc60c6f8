"""What one player sees of a match: the state of the table, whose turn it is and what may be done (`Standing`); with the
layout and what the player has begun it is the data from which one frame is drawn (`Sight`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from functools import cached_property
from typing import Final, NamedTuple

from msgspec.structs import replace

from game.cards.card import Faction, Location
from game.cards.catalog import Catalog
from game.cards.vocabulary import GROUPS
from game.kernel.bag import Bag
from game.kernel.reference import Mention, Reference
from game.kernel.seats import Seat, Viewer
from game.match.match import Match
from game.rules import references as ref
from game.rules.commands import RazeLocation, paid_goods
from game.rules.decide import bill, payments
from game.rules.effects.copy_deals import owners_asked
from game.rules.events import PhaseBegan, PileDiscarded
from game.rules.forecast import Forecast, forecast_answered
from game.rules.messages import AnyCommand, AnyEvent
from game.rules.phases.actions.raze import contacts_to_raze
from game.rules.state import VIRTUAL, Question, Site
from game.rules.steps import ChooseAction, ChooseFollowUp, OpponentTurn
from game.rules.subject import subject
from game.rules.view import AutomaView, SeatView, TableView
from game.ui.boxes import Box
from game.ui.input import Touch
from game.ui.places import HandCard, HandConnection, Label, SiteAt, label_kind
from game.ui.running.deeds import Deed
from game.ui.running.emblems import emblem_of
from game.ui.table import zone as rows
from game.ui.table.plan.layout import Layout
from game.ui.table.play.modes import AnyCopy, Mode, Offers
from game.wording.wording import Wording

RAZING: Final = ("red", "universal", *GROUPS)
"""The tokens with which razing begins."""

ACT, FOLLOW, ANSWER, END, WAIT, HIDDEN = "act", "follow", "answer", "end", "wait", "hidden"
"""What is expected of the seat: take an action, go on with an open turn, answer a question, end its turn, wait, or open
its hand."""


_IN_HAND: Final[Mapping[Reference | None, type[HandCard] | type[HandConnection]]] = {
    ref.LOCATION: HandCard,
    ref.CONNECTION: HandConnection,
}
"""What a command names first that begins with a hand card -> the kind of its place."""


class Standing:
    """One state of a match, as ``viewer`` sees it, with ``seat`` at the lower edge of the table.

    A new one is made after every decision, so its properties are cached.
    """

    zones: rows.Zones = rows.NO_ZONES
    """The kinds of places of the game."""
    sets: tuple[rows.TableSet, ...] = ()
    """The base game, and the sets that are played with."""
    all_sets: tuple[rows.TableSet, ...] = ()
    """All there are: a card of a pack may do what is known from a set that is not in the game."""

    def __init__(self, match: Match, seat: Seat, viewer: Viewer) -> None:
        self.match = match
        self.seat = seat
        self.viewer = viewer
        self.view = self._with_kept_cards(self._seen())
        self._forecasts: dict[tuple[AnyCommand, AnyCommand | None], Forecast | None] = {}
        self._spendings: dict[Label, Mapping[Bag, AnyCommand]] = {}

    def _seen(self) -> TableView:
        return self.match.view(self.viewer)

    def told(self) -> Iterator[AnyEvent]:
        """What has happened, as far as it has been told, the last event first."""
        for entry in reversed(self.match.line):
            yield from reversed(entry.events)

    def _with_kept_cards(self, view: TableView) -> TableView:
        """Borgo's cards stay beside the reason for what he did until he draws the next one, though they are discarded
        at the end of his turn (R32.6)."""
        if view.automa is None or view.automa.attacks is not None:
            return view
        return replace(view, automa=_with_last_cards(view.automa, self.told()))

    @cached_property
    def overlays(self) -> tuple[rows.Overlay, ...]:
        """The panels over the States; what lies in the first hides the others."""
        return tuple(overlay for one in reversed(self.sets) for overlay in one.overlays)

    def overlay_of(self, head: Label) -> rows.Overlay | None:
        """The panel over the States that a click on this place opens."""
        return next((overlay for overlay in self.overlays if overlay.head == head), None)

    @cached_property
    def heads(self) -> Mapping[str, Label]:
        """Key -> the place on which a click does the same."""
        return {zone.key: zone.kind for zone in self.zones.values() if zone.key and isinstance(zone.kind, str)}

    def zone(self, label: Label | None) -> rows.Zone:
        """The kind of a place; `NOWHERE` if it has no row."""
        return rows.NOWHERE if label is None else self.zones.get(label_kind(label), rows.NOWHERE)

    @property
    def me(self) -> SeatView:
        return self.view.player(self.seat)

    @property
    def board(self) -> Faction:
        """The faction board of ``seat``."""
        return self.match.game.catalog.factions[self.me.faction]

    def deals(self, seat: Seat) -> tuple[str, ...]:
        """All Deals of a seat: the cards, then what sets have for that."""
        return tuple(deal for one in self.sets for deal in one.deals(self.view, seat))

    @property
    def hidden(self) -> bool:
        """Whether the hand of ``seat`` is shown face down."""
        return self.viewer != self.seat

    @property
    def question(self) -> Question | None:
        return self.view.question

    @property
    def was_brought_about(self) -> bool:
        """Whether the open question follows from the last decision of its player, which can be taken back; not one that
        came by itself, with another phase or by the decision of somebody else."""
        match = self.match
        decided = match.entry(match.head).decision
        if decided is None or decided.seat != self.seat or not match.undo_possible:
            return False
        before, now = match.status_at(match.head - 1), match.status
        return (before.round, before.phase) == (now.round, now.phase)

    @property
    def mover(self) -> Seat | None:
        """The seat to move; until *End turn* is pressed, the one who took the action."""
        if self.match.awaiting_end_turn:
            return self.match.holder
        return self.question.seat if self.question else None

    @cached_property
    def turn(self) -> str:
        """One of ACT, FOLLOW, ANSWER, END, WAIT, HIDDEN."""
        if self.hidden:
            return HIDDEN
        if self.match.awaiting_end_turn:
            return END
        question = self.question
        if question is None or question.seat != self.seat or not self.match.is_human(self.seat):
            return WAIT
        return {ChooseAction: ACT, ChooseFollowUp: FOLLOW}.get(type(question), ANSWER)

    @cached_property
    def offers(self) -> Offers:
        """The legal commands by place; empty while it is not the seat's turn."""
        legal = self.match.legal() if self.turn in (ACT, FOLLOW, ANSWER) else ()
        return Offers(legal, self.beginnings)

    @cached_property
    def razing(self) -> Mapping[str, Set[int | str]]:
        """The tokens of the seat with which it can raze, each with the Sites, Areas and districts it can be paid for
        (R10.3, R43.5, R45.7, R53.4)."""
        found: dict[str, set[int | str]] = {token: set() for token in RAZING if self.me.goods[token]}
        razes = {RazeLocation, *(zone.razed for zone in self.zones.values())}
        for command in self.match.legal() if self.turn == ACT else ():
            if type(command) in razes and (about := subject(command)):
                price = self.match.ask(bill, command.seat, command).price
                kinds = {"universal"}.union(*price)
                for token in kinds & found.keys():
                    found[token].add(about.value)
        return {token: places for token, places in found.items() if places}

    @cached_property
    def useful(self) -> Set[str]:
        """The tokens of the supply that can be dropped on a place of a set."""
        return frozenset().union(*(zone.useful(self) for zone in self.zones.values()))

    @cached_property
    def _starts(self) -> Mapping[Reference, rows.Kind]:
        """What commands name first -> the kind of places at which they begin."""
        return {key: zone.kind for zone in self.zones.values() for key in zone.begins}

    def starting(self, mention: Mention | None) -> Label | None:
        """The place that a command is about which names this first; None if there is none, or it is a hand card."""
        kind = self._starts.get(mention.reference) if mention and mention.reference else None
        return kind(mention.value) if mention and callable(kind) else None

    def beginnings(self, command: AnyCommand) -> Sequence[Label | AnyCopy]:
        """The places where a command begins when nothing is in progress, the usual one first."""
        for one in self.sets:
            if begins := one.begins.get(type(command)):
                return begins(command, self)
        about = subject(command)
        if about and (kind := _IN_HAND.get(about.reference)):
            return (AnyCopy(kind, about.value),)
        place = self.starting(about)
        return () if place is None else (place,)

    @cached_property
    def asked(self) -> rows.AskedRow:
        """How the open question is answered at the table."""
        if self.question is None:
            return rows.CLICKED
        kind = type(self.question)
        return next((one.asked[kind] for one in self.all_sets if kind in one.asked), rows.CLICKED)

    @cached_property
    def owners_asked(self) -> tuple[Seat, ...]:
        """Whose Deals the open question offers to copy."""
        return self.match.ask(owners_asked, self.seat)

    def spendings(self, place: Label) -> Mapping[Bag, AnyCommand]:
        """Goods that can be gathered at a place and spent there -> the command that does so, whatever it pays with;
        cached."""
        if place not in self._spendings:
            gathers = self.zone(place).gathers
            self._spendings[place] = gathers.spendings(self, place) if gathers else {}
        return self._spendings[place]

    def spending(self, place: Label, goods: Bag) -> AnyCommand | None:
        """The command that spends just these goods at a place, reserved ones first; None if there is none."""
        command = self.spendings(place).get(goods)
        if command is None:
            return None
        ways = self.match.ask(payments, command.seat, command)
        return next((replace(command, payment=way) for way in ways if paid_goods(way) == goods), None)

    def forecast(self, command: AnyCommand, answer: AnyCommand | None = None) -> Forecast | None:
        """The forecast of a legal command, with the ``answer`` to the question that it asks; cached."""
        key = command, answer
        if key not in self._forecasts:
            match = self.match
            if answer is None:
                result = match.forecast(command)
            else:
                result = match.ask(forecast_answered, command.seat, command, answer)
            self._forecasts[key] = result if isinstance(result, Forecast) else None
        return self._forecasts[key]


class ToldStanding(Standing):
    """A turn of the virtual opponent while it is told: the table after the first ``count`` events of the last decision.
    Nothing can be done meanwhile."""

    def __init__(self, match: Match, seat: Seat, viewer: Viewer, count: int) -> None:
        self.count = count
        super().__init__(match, seat, viewer)

    def _seen(self) -> TableView:
        view = self.match.view_within(self.viewer, self.match.head, self.count)
        return replace(view, automa=_with_last_cards(view.automa, self._in_turn())) if view.automa else view

    def told(self) -> Iterator[AnyEvent]:
        yield from self._in_turn()
        for entry in reversed(self.match.line[:-1]):
            yield from reversed(entry.events)

    def _in_turn(self) -> Iterator[AnyEvent]:
        """What has happened in this turn."""
        return reversed(self.match.line[-1].events[: self.count])

    @property
    def question(self) -> Question:
        return OpponentTurn(VIRTUAL)

    @property
    def mover(self) -> Seat:
        return VIRTUAL

    @cached_property
    def turn(self) -> str:
        return HIDDEN if self.hidden else WAIT


def _with_last_cards(automa: AutomaView, told: Iterable[AnyEvent]) -> AutomaView:
    """The virtual opponent with the cards of its last turn in this round, if its piles are empty."""
    if automa.cards:
        return automa
    kept: dict[str, tuple[str, ...]] = {}
    for event in told:
        if isinstance(event, PileDiscarded):
            kept[event.pile] = (*kept.get(event.pile, ()), *event.cards)
        elif kept or (isinstance(event, PhaseBegan) and event.phase == "lookout"):
            break
    return replace(automa, **{f"{pile}_pile": cards for pile, cards in kept.items()})


class Sight(NamedTuple):
    """The data of one frame: the layout, the match from a seat's point of view, and what the player has begun."""

    layout: Layout
    standing: Standing
    wording: Wording
    names: Mapping[Seat, str]
    mode: Mode
    touch: Touch
    text_scale: float = 1.0
    """The setting for the size of text, 0.8 to 2.0."""

    deed: Deed | None = None
    """What another player did last."""

    rising: Mapping[int, float] | None = None
    """How far plates are raised, 0 to 1, by Site; None if they do not move."""

    opened: tuple[rows.Overlay, ...] = ()
    """The panels that are open over the States."""

    @property
    def zones(self) -> rows.Zones:
        """The kinds of places of the game."""
        return self.standing.zones

    def zone(self, label: Label | None) -> rows.Zone:
        """The kind of a place; `NOWHERE` if it has no row."""
        return self.standing.zone(label)

    def box(self, label: Label) -> Box | None:
        """Where a place lies, if it is in sight."""
        return self.zone(label).box(self, label)

    def cards(self, label: Label | None) -> rows.Cards | None:
        """The cards of the group at a place, and the index of the one there; None if no card lies there."""
        return self.zone(label).cards(self, label)

    @property
    def overlays(self) -> Mapping[str, Box]:
        """The panels that are open over the States -> their boxes; a `Zone` says in which one it lies."""
        return {one.name: self.layout.panels[one.name].panel for one in self.opened}

    def is_open(self, name: str) -> bool:
        """Whether a panel over the States is open."""
        return any(one.name == name for one in self.opened)

    def place_of_printed(self, card: str) -> Label | None:
        """The place of a set for what is printed with this id, wherever else that may lie; None if it has none."""
        kind = type(self.catalog.printed.get(card))
        zone = next((zone for zone in self.zones.values() if zone.printed is kind), None)
        return zone.kind(card) if zone and not isinstance(zone.kind, str) else None

    def answers(self, kind: str) -> rows.AnswerKind | None:
        """How answers that name things of a kind are drawn and told, if a set knows them."""
        return next((one.answers[kind] for one in self.standing.all_sets if kind in one.answers), None)

    @property
    def raised(self) -> Mapping[int, float]:
        """How far plates are raised, 0 to 1, by Site: at rest the hovered one."""
        if self.rising is not None:
            return self.rising
        hover = self.touch.hover
        return {hover.number: 1.0} if isinstance(hover, SiteAt) else {}

    @property
    def catalog(self) -> Catalog:
        return self.standing.match.game.catalog

    def text(self, key: str, **facts: object) -> str:
        return self.wording.text(key, **facts)

    def location(self, card: str) -> Location | None:
        return self.catalog.locations.get(card)

    @property
    def automa(self) -> AutomaView:
        """The Automa of a solo game."""
        known = self.standing.view.automa
        assert known is not None, "there is no virtual opponent"
        return known

    def player(self, seat: Seat) -> SeatView:
        """The player at ``seat``, also the virtual opponent."""
        return self.standing.view.player(seat)

    def emblem(self, seat: Seat) -> str:
        """The emblem of the player at ``seat``."""
        return emblem_of(self.standing.view, seat)

    def name(self, seat: Seat) -> str:
        """The name of the player at ``seat``."""
        return self.wording.called(self.names, seat)

    def face_up(self, pile: str) -> str | None:
        """The face-up Connection card of the ``pile`` of this colour."""
        return next((known.face_up for known in self.standing.view.piles if known.colour == pile), None)

    def site(self, number: int) -> tuple[Seat, Site] | None:
        """The owner and the Site with a number, in any State."""
        return self.standing.view.find_site(number)

    def raze_price(self, number: int) -> int:
        """The number of red contact tokens that the seat pays to raze a Site (R10.3)."""
        return self.standing.match.ask(contacts_to_raze, self.standing.seat, number)
