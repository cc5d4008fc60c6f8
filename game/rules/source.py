"""Where goods, VP and cards come from."""

from __future__ import annotations

import msgspec

from game.rules.references import PrintedId, SiteNumber, SourceKind


class Source(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Where goods or VP came from: for the log, the production summary and the account of VP.

    ``kind`` is one of KINDS; ``card`` the id of the Location, Connection card, faction, side of a border tile or
    district; ``site`` the Site it is. ``via`` is the id of the Location that has activated its production or taken it
    from its owner (R41.2).
    """

    kind: SourceKind
    card: PrintedId | None = None
    site: SiteNumber | None = None
    via: PrintedId | None = None


KINDS = (
    "faction", "deal", "production", "building_bonus", "action", "whenever", "faction_action", "exchange",
    "open_production", "open_production_owner", "after_production", "copied_deal", "spoils", "compensation",
    "development", "connection", "location", "outpost", "destroyed", "server_room", "hacked_razed", "machines_left",
    "border", "arena", "headquarters", "attack", "attack_failed", "connection_discarded", "brawler", "expansion",
)  # fmt: skip
"""Kinds of Source. `deal` is a Deal just made or producing; `whenever` a Location that gives something for its owner's
Deals or razing (R10.7); `compensation` what the owner of a razed Location gets; `open_production_owner` the worker for
the owner; `after_production` what counts the gains of the phase; `copied_deal` what a Deal gives to whoever copies it;
`location` the VP of final scoring; `outpost` the level of an Area (R45.2), which is its card; `destroyed` those for a
Machine, `server_room` those for a marker there (R53.3), and `machines_left` those lost for Machines at the end
(R44.7); `hacked_razed` the Ruin in place of a hacked Location that was razed (R44.6); `headquarters` what a claimed HQ
gives (R52.2); `border` a side of a border tile (R53.1), `arena` the prize for most points there (R53.2). The last five
are what the virtual opponent gets: VP for razing, for an attack of Borgo's that finds nothing, for a face-up Connection
card, and for a Brawler that Borgo gives up; and the card that his expansion action brings him."""
