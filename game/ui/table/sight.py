"""The data from which one frame of the table is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.cards.card import Location
from game.cards.catalog import Catalog
from game.rules.phases.actions.raze import contacts_to_raze
from game.rules.state import Seat, Site
from game.rules.view import AutomaView, SeatView
from game.ui.boxes import Box
from game.ui.input import Touch
from game.ui.places import Label, SiteAt
from game.ui.running.deeds import Deed
from game.ui.running.seating import emblem_of
from game.ui.table.plan.layout import Layout
from game.ui.table.play.modes import Mode
from game.ui.table.standing import Standing
from game.ui.table.zone import AnswerKind, Overlay, Zone, Zones
from game.wording import Wording
from game.wording.teller import called


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

    opened: tuple[Overlay, ...] = ()
    """The panels that are open over the States."""

    @property
    def zones(self) -> Zones:
        """The kinds of places that the sets of the game have brought."""
        return self.standing.zones

    def zone(self, label: Label | None) -> Zone | None:
        """The kind of a place, if a set has brought it."""
        return self.standing.zone(label)

    def box(self, label: Label) -> Box | None:
        """Where a place lies that a set has brought, if it is in sight."""
        zone = self.zone(label)
        return zone.box(self, label) if zone else None

    @property
    def overlays(self) -> Mapping[str, Box]:
        """The panels that are open over the States -> their boxes; a `Zone` says in which one it lies."""
        return {one.name: self.layout.panels[one.name].panel for one in self.opened}

    def is_open(self, name: str) -> bool:
        """Whether a panel over the States is open."""
        return any(one.name == name for one in self.opened)

    def lies_over(self, label: Label) -> str:
        """The overlay in which a place lies; "" if it lies on the table itself."""
        zone = self.zone(label)
        return zone.over if zone else ""

    def place_of_printed(self, card: str) -> Label | None:
        """The place of a set for what is printed with this id, wherever else that may lie; None if it has none."""
        kind = type(self.catalog.printed.get(card))
        zone = next((zone for zone in self.zones.values() if zone.printed is kind), None)
        return zone.kind(card) if zone and not isinstance(zone.kind, str) else None

    def answers(self, kind: str) -> AnswerKind | None:
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
        return called(self.wording, self.names, seat)

    def face_up(self, pile: str) -> str | None:
        """The face-up Connection card of the ``pile`` of this colour."""
        return next((known.face_up for known in self.standing.view.piles if known.colour == pile), None)

    def site(self, number: int) -> tuple[Seat, Site] | None:
        """The owner and the Site with a number, in any State."""
        return self.standing.view.find_site(number)

    def raze_price(self, number: int) -> int:
        """The number of red contact tokens that the seat pays to raze a Site (R10.3)."""
        return self.standing.match.ask(contacts_to_raze, self.standing.seat, number)
