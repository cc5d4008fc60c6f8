"""What one seat may see (R20): all that screens and bots are given."""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter
from typing import Any, Final

import msgspec
from msgspec.structs import asdict, replace

from game.fiftyfirst.rules.influence import tokens_of
from game.fiftyfirst.rules.options import phases
from game.fiftyfirst.rules.parts import PARTS
from game.fiftyfirst.rules.phases import lookout, scoring
from game.fiftyfirst.rules.sets.arena.messages import ArenaView
from game.fiftyfirst.rules.sets.borders.messages import Border
from game.fiftyfirst.rules.sets.districts.messages import DistrictBoard
from game.fiftyfirst.rules.sets.moloch.machines import lost_to_machines
from game.fiftyfirst.rules.sets.moloch.messages import MachinesView
from game.fiftyfirst.rules.sets.no_mans_land.messages import Outpost
from game.fiftyfirst.rules.sheets import RUIN
from game.fiftyfirst.rules.solo.kinds import KINDS, kind_of
from game.fiftyfirst.rules.state import (
    PLACES,
    VIRTUAL,
    Automa,
    Game,
    GameState,
    Player,
    Question,
    Score,
    Seat,
    Site,
    UsedAction,
)
from game.fiftyfirst.rules.steps import ChooseKept
from game.kernel.bag import Bag
from game.kernel.seats import EVERYONE, Viewer, clockwise, may_see


class SeatView(msgspec.Struct, frozen=True):
    """A seat as a viewer sees it; ``hand`` and ``connections`` are None where they are hidden, and a Ruin whose front
    is hidden has the card `RUIN`.

    ``chosen`` tells that the seat has answered the setup question, and ``kept`` its secret answer. ``discard`` is what
    is public of the discard pile of its own, if it has one, the newest card last (R42.1). ``machines_held`` are the
    Machines whose hacked sides are in the hand: from behind one sees which they are. ``stopped`` are the actions of the
    board that Machines stop in this round; ``skipped`` tells of a pick skipped in this Lookout; ``hq`` are the HQ cards
    that it has claimed; ``losing`` is the VP that deployed Machines would take if the game ended now (R44.7).
    """

    seat: Seat
    faction: str
    vp: int
    goods: Bag
    hand: tuple[str, ...] | None
    hand_size: int
    connections: tuple[str, ...] | None
    connection_count: int
    sites: tuple[Site, ...]
    deals: tuple[str, ...]
    used: tuple[UsedAction, ...]
    passed: bool
    chosen: bool
    kept: tuple[str, ...] | None = None
    discard: tuple[str, ...] = ()
    discard_size: int = 0
    machines_held: tuple[str, ...] = ()
    stopped: tuple[str, ...] = ()
    skipped: bool = False
    hq: tuple[str, ...] = ()
    losing: int = 0

    @property
    def cards_held(self) -> int:
        """The number of cards in hand, with Connection cards."""
        return self.hand_size + self.connection_count

    @property
    def locations(self) -> int:
        """The number of Locations, without Ruins: at the end of the game each is 1 VP (R18.4)."""
        return sum(not site.ruin for site in self.sites)

    def site(self, number: int) -> Site | None:
        return next((site for site in self.sites if site.id == number), None)


class AutomaView(Automa, frozen=True, kw_only=True):
    """What plays the virtual opponent: all of it is public.

    ``deeds`` are what it does in a round, in order, and ``next_deed`` what it will do in its next turn
    (`game.fiftyfirst.rules.opponent`); ``attacks`` after how many failures its attacks are over, None for Borgo;
    ``is_done`` tells that it will only pass in this round; ``round_marker`` is where Borgo's marker stands (R32.14).
    """

    deeds: tuple[str, ...]
    next_deed: str | None
    attacks: int | None
    is_done: bool
    round_marker: int | None


class PileView(msgspec.Struct, frozen=True):
    """A Connection pile: how many cards are left face down, and the one that lies face up."""

    colour: str
    left: int
    face_up: str | None


class LookoutView(msgspec.Struct, frozen=True):
    """Who picks in a Lookout (R5.5): the ``order`` of all picks, and how many of them are ``done``.

    With ``leaves_card`` a card of each draft goes onto the discard pile of the first player (R42.2).
    """

    order: tuple[Seat, ...]
    done: int
    leaves_card: bool


class TableView(msgspec.Struct, frozen=True):
    """The table as ``viewer`` sees it. ``discard`` is empty but for its top if it is not public.

    ``players`` stand in seat order, the virtual opponent of a solo game last, and ``automa`` plays for it. ``tokens``
    are those that the sets of the game know. With ``own_discards`` each player has a discard pile, and ``discard`` is
    empty (R42.1). ``phases`` are those of a round, in their order; only games with Moloch have ``machines``, and
    only those with No Man's Land ``outposts``, by Areas. ``hq`` are the HQ cards that nobody has claimed yet; None in a
    game without (R52.1). ``borders``, ``arena`` and ``districts`` are those of the state; none, or None, without these
    modules (R53).
    """

    viewer: Viewer
    tokens: tuple[str, ...]
    phases: tuple[str, ...]
    round: int
    phase: str
    first_player: Seat
    players: tuple[SeatView, ...]
    deck_size: int
    discard: tuple[str, ...]
    discard_size: int
    piles: tuple[PileView, ...]
    connection_discard: tuple[str, ...]
    offer: tuple[str, ...]
    draft: int
    lookout: LookoutView
    question: Question | None
    end_triggered: bool
    scores: tuple[Score, ...]
    winners: tuple[Seat, ...]
    automa: AutomaView | None = None
    grade: str | None = None
    own_discards: bool = False
    machines: MachinesView | None = None
    outposts: Mapping[str, Outpost] | None = None
    hq: tuple[str, ...] | None = None
    borders: tuple[Border, ...] = ()
    arena: ArenaView | None = None
    districts: tuple[DistrictBoard, ...] | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(player.seat for player in self.players)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats without that of the virtual opponent."""
        return self.seats if self.automa is None else self.seats[:-1]

    def player(self, seat: Seat) -> SeatView:
        """The player at ``seat``; raises LookupError if there is none."""
        player = self.players[PLACES[seat]]
        if player.seat != seat:
            raise KeyError(seat)
        return player

    def clockwise_from(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats, beginning with ``seat``."""
        return clockwise(self.seats, seat)

    def find_site(self, number: int) -> tuple[Seat, Site] | None:
        """The Site with this number, after the seat in whose State it stands; None if there is no such Site."""
        return next(((player.seat, site) for player in self.players if (site := player.site(number))), None)

    def site(self, number: int) -> tuple[Seat, Site]:
        """`find_site` of a Site that must exist; raises AssertionError if there is none."""
        found = self.find_site(number)
        assert found is not None, f"no Site {number}"
        return found


def view(game: Game, state: GameState, viewer: Viewer) -> TableView:
    """The table as ``viewer`` sees it.

    >>> from game.fiftyfirst.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> from game.fiftyfirst.rules.state import Game
    >>> from game.fiftyfirst.rules.dealing import new_game
    >>> game = Game(load_catalog(cards_folder()))
    >>> table = view(game, new_game(game, ["merchants_guild", "new_york"], seed=5).state, "A")
    >>> len(table.player("A").hand), table.player("B").hand, table.player("B").hand_size
    (6, None, 6)
    """
    public = game.options.discard_public or viewer is EVERYONE
    losing = {} if state.is_over else lost_to_machines(state)
    kind = kind_of(state)
    shown: dict[str, Any] = dict(zip(_AS_IN_STATE, _of_state(state), strict=True))
    for field, show in _SHOWN_BY_SETS:
        shown[field] = show(game, state)
    return TableView(
        **shown,
        viewer=viewer,
        tokens=tokens_of(game.catalog, game.sets),
        phases=phases(game.sets)[1:],
        players=tuple(
            _seat_view(state, player, seat, viewer, losing.get(seat, 0))
            for seat, player in zip(state.seats, state.players, strict=True)
        ),
        deck_size=len(state.deck),
        discard=state.discard if public else state.discard[-1:],
        discard_size=len(state.discard),
        piles=tuple(PileView(pile.colour, len(pile.cards), pile.face_up) for pile in state.piles),
        lookout=LookoutView(
            lookout.picks(state, kind), lookout.picks_done(state, kind), lookout.leaves_card(state, kind)
        ),
        question=_question_view(state.question, viewer),
        automa=_automa_view(state, state.automa) if state.automa else None,
        grade=scoring.grade(state.scores, state.winners),
    )


_AS_IN_STATE: Final = tuple(
    {*TableView.__struct_fields__} & {*GameState.__struct_fields__} - {"players", "discard", "piles", "automa"}
)
"""The fields of a view that are those of the state, unless a set shows something else."""

_of_state = attrgetter(*_AS_IN_STATE)

_SHOWN_BY_SETS: Final = tuple([row for part in PARTS for row in part.shown.items()])


def _question_view(question: Question | None, viewer: Viewer) -> Question | None:
    """The open question; what was drawn is known to the seat alone that drew it."""
    if isinstance(question, ChooseKept) and not may_see(viewer, question.seat):
        return replace(question, cards=())
    return question


def _automa_view(state: GameState, automa: Automa) -> AutomaView:
    kind = KINDS[automa.kind]
    return AutomaView(
        **asdict(automa),
        deeds=kind.deeds,
        next_deed=kind.next_deed(state),
        attacks=kind.attacks,
        is_done=automa.must_pass or state.player(VIRTUAL).passed,
        round_marker=state.round if kind.has_brawlers else None,
    )


def _seat_view(state: GameState, player: Player, seat: Seat, viewer: Viewer, losing: int) -> SeatView:
    """Discard piles of players are public, of the virtual opponent's only the top card is (R20.1, R42.11)."""
    is_open = may_see(viewer, seat)
    return SeatView(
        seat=seat,
        faction=player.faction,
        vp=player.vp,
        goods=player.goods,
        hand=player.hand if is_open else None,
        hand_size=len(player.hand),
        connections=player.connections if is_open else None,
        connection_count=len(player.connections),
        sites=_sites_view(player.sites, is_open),
        deals=player.deals,
        used=player.used,
        passed=player.passed,
        chosen=player.kept is not None,
        kept=player.kept if is_open else None,
        discard=player.discard[-1:] if seat == VIRTUAL and viewer is not EVERYONE else player.discard,
        discard_size=len(player.discard),
        machines_held=state.machines.held(player.hand) if state.machines else (),
        stopped=player.stopped,
        skipped=player.skipped,
        hq=player.hq,
        losing=losing,
    )


def _sites_view(sites: tuple[Site, ...], is_open: bool) -> tuple[Site, ...]:
    """R20.5: a Ruin that was a Location is known to all, one that was drawn to its owner alone."""
    if is_open:
        return sites
    return tuple(replace(site, card=RUIN) if site.drawn else site for site in sites)
