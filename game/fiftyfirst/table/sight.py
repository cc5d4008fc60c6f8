"""What one player sees of a match of 51st State, and the data from which one frame of its table is drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from functools import cached_property
from typing import Any, ClassVar, Final

import pygame
from msgspec.structs import replace

from game.fiftyfirst.cards.card import Faction, Location
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.vocabulary import EFFECTS, GROUPS
from game.fiftyfirst.match.match import Match
from game.fiftyfirst.rules import references as ref
from game.fiftyfirst.rules.commands import NOTHING, ChooseSite, Pass, RazeLocation, paid_goods
from game.fiftyfirst.rules.decide import bill, payments
from game.fiftyfirst.rules.effects.copy_deals import owners_asked
from game.fiftyfirst.rules.events import PhaseBegan, PileDiscarded
from game.fiftyfirst.rules.forecast import Forecast, forecast_answered
from game.fiftyfirst.rules.messages import AnyCommand, AnyEvent
from game.fiftyfirst.rules.phases.actions.raze import contacts_to_raze
from game.fiftyfirst.rules.phases.cleanup import lost_of
from game.fiftyfirst.rules.state import VIRTUAL, Question, Site
from game.fiftyfirst.rules.steps import ChooseAction, ChooseFollowUp, OpponentTurn
from game.fiftyfirst.rules.subject import subject
from game.fiftyfirst.rules.view import AutomaView, SeatView, TableView
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.emblems import emblem_of
from game.fiftyfirst.table.plan.layout import Layout
from game.fiftyfirst.table.play import panels
from game.fiftyfirst.table.play.choices import is_token, panel_choices, raze_target, razing_source, verb_of
from game.fiftyfirst.table.play.targets import Target
from game.fiftyfirst.table.spots import HandCard, HandConnection, SiteAt
from game.fiftyfirst.table.zone import TableSet
from game.fiftyfirst.wording.row import CARD, DEAL, GOOD
from game.fiftyfirst.wording.rows.questions import QUESTIONS, names_of
from game.fiftyfirst.wording.rows.questions import question as words_of
from game.fiftyfirst.wording.wording import Wording
from game.kernel.bag import Bag
from game.kernel.message import short_name
from game.kernel.reference import Mention, Reference
from game.kernel.seats import Seat, Viewer
from game.ui.canvas import Mark
from game.ui.places import Answer, Label
from game.ui.table import labels
from game.ui.table import zone as rows
from game.ui.table.play.choices import can_finish
from game.ui.table.play.modes import AnyCopy, Mode, Panel
from game.ui.table.sight import TableSight
from game.ui.table.standing import ACT, ANSWER, FOLLOW, HIDDEN, WAIT, TableStanding
from game.ui.table.words.prompts import reaches_lit

RAZING: Final = ("red", "universal", *GROUPS)
"""The tokens with which razing begins."""

_IN_HAND: Final[Mapping[Reference | None, type[HandCard] | type[HandConnection]]] = {
    ref.LOCATION: HandCard,
    ref.CONNECTION: HandConnection,
}
"""What a command names first that begins with a hand card -> the kind of its place."""

_PASS: Final = rows.LargeButton(
    spots.PASS, "table-pass", "table-tip-pass", "table-pass-not-now", style="grave", icon="pass", key="p"
)


class Standing(TableStanding[Match, TableView]):
    """One state of a match of 51st State, as ``viewer`` sees it."""

    sets: tuple[TableSet, ...] = ()
    """The base game, and the sets that are played with."""
    all_sets: tuple[TableSet, ...] = ()
    """All there are: a card of a pack may do what is known from a set that is not in the game."""
    order: ClassVar[Sequence[Sequence[rows.Kind]]] = (
        (spots.HandCard,), (spots.HandConnection,), (spots.SiteAt,), (spots.BoardAction,), (spots.EXCHANGE,),
        (spots.ConnectionPile,), (spots.OwnGoods, spots.GoodsOf), (spots.DealOf,),
    )  # fmt: skip
    lonely_verbs: ClassVar[Sequence[str]] = ("part", "give_up_outpost", "deal_with_district")

    def __init__(self, match: Match, seat: Seat, viewer: Viewer) -> None:
        super().__init__(match, seat, viewer)
        self.view = self._with_kept_cards(self.view)
        self._spendings: dict[Label, Mapping[Bag, AnyCommand]] = {}

    def _with_kept_cards(self, view: TableView) -> TableView:
        """Borgo's cards stay beside the reason for what he did until he draws the next one, though they are discarded
        at the end of his turn (R32.6)."""
        if view.automa is None or view.automa.attacks is not None:
            return view
        return replace(view, automa=_with_last_cards(view.automa, self.told()))

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

    # ------------------------------------------------------------------ the turn
    @property
    def question(self) -> Question | None:
        return self.view.question

    @property
    def asked_seat(self) -> Seat | None:
        return self.question.seat if self.question else None

    @property
    def stage(self) -> str:
        return (
            ACT
            if isinstance(self.question, ChooseAction)
            else FOLLOW
            if isinstance(self.question, ChooseFollowUp)
            else ANSWER
        )

    # ------------------------------------------------------------------ what may be done
    @property
    def large_button(self) -> rows.LargeButton:
        return _PASS

    @cached_property
    def razing(self) -> Mapping[str, Set[int | str]]:
        """The tokens of the seat with which it can raze, each with the Sites, Areas and districts it can be paid for
        (R10.3, R43.5, R45.7, R53.4)."""
        found: dict[str, set[int | str]] = {token: set() for token in RAZING if self.me.goods[token]}
        razes = {RazeLocation, *(kind for one in self.sets for kind in one.razes)}
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
        for one in self.sets:
            if begins := one.begins.get(type(command)):
                return begins(command, self)
        about = subject(command)
        if about and (kind := _IN_HAND.get(about.reference)):
            return (AnyCopy(kind, about.value),)
        place = self.starting(about)
        return () if place is None else (place,)

    def lifts(self, label: Label | None) -> bool:
        return isinstance(label, spots.Origin)

    def is_offered(self, label: Label) -> bool:
        """Razing begins at the Location and with each token that can be paid for it, and what is done to Machines and
        districts with each that can be dropped on them."""
        if isinstance(label, SiteAt) and any(label.number in razed for razed in self.razing.values()):
            return True
        if isinstance(label, spots.OwnGoods) and label.good in self.useful:
            return True
        if isinstance(label, spots.OwnGoods) and label.good in RAZING:
            can_raze = spots.REDS in self.offers or bool(self.razing)
            return can_raze and label.good in (self.razing or ("red",))
        return label in self.offers

    def begins_action(self, label: Label) -> bool:
        return label == spots.EXCHANGE or isinstance(label, spots.GoodsOf) or super().begins_action(label)

    def panel_at(self, label: Label) -> Panel | None:
        commands = self.offers.at(label) if label == spots.EXCHANGE else ()
        return panels.Exchanging(commands) if commands else None

    def is_aimed(self, label: Label) -> bool:
        return isinstance(label, spots.OwnGoods) and is_token(self, label)

    def aim_verb(self, label: Label) -> str:
        return verb_of(self, label) if isinstance(label, spots.OwnGoods) else ""

    def aims_first(self, source: Label, verb: str) -> bool:
        return isinstance(source, HandCard) and verb == "develop"

    def gathers(self, place: Label, verb: str) -> bool:
        gathers = self.zone(place).gathers
        return gathers is not None and gathers.verb == verb

    def gathering(self, place: Label, source: Label | None, before: Mode) -> Mode | None:
        if source is None:
            return panels.Gathering(place)
        if not isinstance(source, spots.OwnGoods):
            return None
        panel = before if isinstance(before, panels.Gathering) else panels.Gathering(place)
        return panels.with_one_more(self, panel, source.good) or panel

    def unready(self, sight: Sight, panel: panels.Gathering) -> str | None:
        return None if panels.command_of(self, panel) else panels.row_at(self, panel).first(sight)

    def target(self, label: Label, verb: str, commands: Sequence[AnyCommand]) -> Target:
        return Target(label, verb, tuple(commands))

    def asks_before(self, commands: Sequence[AnyCommand], asks_all: bool) -> Mode | None:
        """Which of several commands it is, or what has to be aimed at first; then how to pay, if there is a choice;
        passing is confirmed if Cleanup would take goods."""
        command = commands[0]
        if isinstance(command, Pass):
            return panels.Passing(command) if lost_of(self.me) else None
        if len(commands) > 1:
            if aiming := next(filter(None, (one.asks_first(commands) for one in self.sets)), None):
                return aiming
            branching = panels.Branching(tuple(commands))
            return branching if len(branching.ways) > 1 else panels.Discarding(tuple(commands), asks_all)
        ways = tuple(self.match.ask(payments, command.seat, command))
        if not panels.opens_payment_panel(ways, asks_all):
            return None
        return panels.Paying(command, self.match.ask(bill, command.seat, command), ways[0] if ways else ())

    def acts_at(self, label: Label) -> Target | None:
        return raze_target(self, label)

    def source_of_deed(self, label: Label) -> Label | None:
        return razing_source(self, label) if isinstance(label, SiteAt) else None

    def is_looked_at(self, label: Label) -> bool:
        return isinstance(label, SiteAt)

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

    # ------------------------------------------------------------------ the open question
    @cached_property
    def asked(self) -> rows.AskedRow:
        if self.question is None:
            return rows.CLICKED
        kind = type(self.question)
        return next((one.asked[kind] for one in self.all_sets if kind in one.asked), rows.CLICKED)

    @property
    def named(self) -> str:
        """What the answers to the open question name, as `game.fiftyfirst.wording.rows.questions` tells."""
        return names_of(self.question, self.match.game.options) if self.question else GOOD

    @cached_property
    def answers(self) -> tuple[str | int, ...]:
        """Goods stand in the order in which they are shown everywhere."""
        found = self.offers.answers
        if self.named != GOOD:
            return found
        return tuple(sorted(found, key=lambda one: EFFECTS.index(str(one)) if one in EFFECTS else len(EFFECTS)))

    def answer_row(self, kind: str) -> rows.AnswerKind | None:
        return next((one.answers[kind] for one in self.all_sets if kind in one.answers), None)

    def answer_place(self, command: AnyCommand) -> Label | None:
        return SiteAt(command.site) if isinstance(command, ChooseSite) else None

    @cached_property
    def owners_asked(self) -> tuple[Seat, ...]:
        """Whose Deals the open question offers to copy."""
        return self.match.ask(owners_asked, self.seat)

    def owners(self, kind: str) -> Iterator[tuple[Seat, ...]]:
        owner = self.asked.owner
        if owner is not None:
            yield (owner(self.question),)
        elif self.owners_asked:
            yield from ((owner,) for owner in self.owners_asked)
        else:
            yield (self.seat,) if kind in (DEAL, CARD) else ()

    def choices(self, mode: Mode) -> Sequence[tuple[tuple[str | int, ...], Label]] | None:
        is_asked = isinstance(mode, panels.Discarding | panels.Branching)
        return tuple(panel_choices(self, mode)) if is_asked else None

    def declines(self, answer: str | int) -> bool:
        return answer == NOTHING

    @property
    def decline(self) -> Label:
        return labels.DONE if can_finish(self) else Answer(NOTHING)

    # ------------------------------------------------------------------ what it would bring
    def forecast(self, command: AnyCommand, answer: AnyCommand | None = None) -> Forecast | None:
        found: Forecast | None = super().forecast(command, answer)
        return found

    def _foreseen(self, command: AnyCommand, answer: AnyCommand | None) -> Any:
        if answer is None:
            return self.match.forecast(command)
        return self.match.ask(forecast_answered, command.seat, command, answer)


class ToldStanding(Standing):
    """A turn of the virtual opponent while it is told: the table after the first ``count`` events of the last decision.
    Nothing can be done meanwhile."""

    def __init__(self, match: Match, seat: Seat, viewer: Viewer, count: int) -> None:
        self.count = count
        super().__init__(match, seat, viewer)

    @property
    def count_told(self) -> int | None:
        return self.count

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


class Sight(TableSight[Layout, Standing, Wording]):
    """The data of one frame of 51st State."""

    __slots__ = ()

    def seen(self, mark: Mark) -> pygame.Rect:
        """Of a plate what other Sites do not cover."""
        box = self.layout.uncovered(mark.label.number) if isinstance(mark.label, SiteAt) else None
        return box.rect if box else mark.rect

    def place_of_printed(self, card: str) -> Label | None:
        """The place of a set for what is printed with this id, wherever else that may lie; None if it has none."""
        kind = type(self.catalog.printed.get(card))
        zone = next((zone for zone in self.zones.values() if zone.printed is kind), None)
        return zone.kind(card) if zone and not isinstance(zone.kind, str) else None

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
        return emblem_of(self.standing.view, seat)

    def aim_prompt(self, purpose: str) -> str:
        """Where the light tells enough."""
        return "table-aim-lit" if purpose in ("raze", "visit") and reaches_lit(self) else ""

    def asked_briefly(self) -> str:
        """The panel of the question says it in full."""
        question = self.standing.question
        assert question is not None, "something is asked"
        short = QUESTIONS[type(question)].short
        if short is None:
            return words_of(self.wording, question, self.names)
        end = short if isinstance(short, str) else short(question)
        return self.text(f"prompt-{short_name(type(question).__name__)}{end}", n=getattr(question, "count", 0))

    def face_up(self, pile: str) -> str | None:
        """The face-up Connection card of the ``pile`` of this colour."""
        return next((known.face_up for known in self.standing.view.piles if known.colour == pile), None)

    def site(self, number: int) -> tuple[Seat, Site] | None:
        """The owner and the Site with a number, in any State."""
        return self.standing.view.find_site(number)

    def raze_price(self, number: int) -> int:
        """The number of red contact tokens that the seat pays to raze a Site (R10.3)."""
        return self.standing.match.ask(contacts_to_raze, self.standing.seat, number)
