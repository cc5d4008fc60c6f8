"""Where goods, VP and cards come from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from game.fiftyfirst.rules.references import PrintedId, SiteNumber, SourceKind


class Source(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Where goods or VP came from: for the log, the production summary and the account of VP.

    ``kind`` is one of `game.fiftyfirst.rules.phases.scoring.SOURCES`; ``card`` the id of the Location, Connection card,
    faction, side of a border tile or district; ``site`` the Site it is. ``via`` is the id of the Location that has
    activated its production or taken it from its owner (R41.2).
    """

    kind: SourceKind
    card: PrintedId | None = None
    site: SiteNumber | None = None
    via: PrintedId | None = None


GROUP_OF: Final[Mapping[str, str]] = {
    "faction": "production", "deal": "deal", "production": "production", "building_bonus": "building_bonus",
    "action": "action", "whenever": "whenever", "faction_action": "other", "exchange": "other",
    "open_production": "open_production", "open_production_owner": "open_production", "after_production": "production",
    "copied_deal": "deal", "spoils": "spoils", "compensation": "spoils", "development": "development",
    "connection": "other", "location": "", "outpost": "outposts", "destroyed": "machines", "server_room": "machines",
    "hacked_razed": "", "machines_left": "machines_left",
}  # fmt: skip
"""Kind of Source -> the row of the final account that has its VP; "" for one whose VP are not gained. Sets add theirs
(`game.fiftyfirst.rules.phases.scoring`).

`deal` is a Deal just made or producing; `whenever` a Location that gives something for its owner's Deals or razing
(R10.7); `compensation` what the owner of a razed Location gets; `open_production_owner` the worker for the owner;
`after_production` what counts the gains of the phase; `copied_deal` what a Deal gives to whoever copies it; `location`
the VP of final scoring; `outpost` the level of an Area (R45.2), which is its card; `destroyed` those for a Machine,
`server_room` those for a marker there (R53.3), and `machines_left` those lost for Machines at the end (R44.7);
`hacked_razed` the Ruin in place of a hacked Location that was razed (R44.6).
"""

CLAIMED: Final = "headquarters"
"""The kind of what an HQ gives to whoever claims it (R52.2)."""

LAST_GROUP_OF: Final[Mapping[str, str]] = {
    CLAIMED: "headquarters", "attack": "spoils", "attack_failed": "brawler",
    "connection_discarded": "connection_discarded", "brawler": "brawler", "expansion": "brawler",
}  # fmt: skip
"""The same for what a claimed HQ gives, and for what the virtual opponent gets: VP for razing, for an attack of Borgo's
that finds nothing, for a face-up Connection card, and for a Brawler that Borgo gives up; and the card that his
expansion action brings him."""
