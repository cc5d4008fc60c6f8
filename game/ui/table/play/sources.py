"""What could be done from a place of the table: asked of the match, with the reason where it is not allowed."""

from __future__ import annotations

from collections.abc import Mapping

from game.kernel.refusal import Refusal
from game.rules.commands import ActivateLocation, UseOpenProduction
from game.ui.places import ConnectionPile, HandCard, HandConnection, Label, Origin, OwnGoods, SiteAt
from game.ui.table import labels
from game.ui.table.play.modes import Aiming, Held, Mode
from game.ui.table.play.targets import (
    Target,
    hand_targets,
    play_targets,
    raze_targets,
    shield_targets,
    take_targets,
    wish_at,
    worker_targets,
)
from game.ui.table.standing import ACT, FOLLOW, Standing

TOKEN_SOURCES: Mapping[Origin, str] = {
    labels.REDS: "raze",
    OwnGoods("universal"): "raze",
    labels.SHIELDS: "shield",
    OwnGoods("worker"): "visit",
}
"""Tokens of the own supply that can be aimed, and at what."""


def aimed_at_others(mode: Mode) -> str | None:
    """The verb of a token that is held over, or aimed at, the States of others; None for everything else."""
    verb = TOKEN_SOURCES.get(mode.source) if isinstance(mode, Held | Aiming) else None
    return verb if verb in ("raze", "visit") else None


def targets_from(standing: Standing, source: Origin) -> tuple[Target, ...]:
    """Where something can go that is taken from ``source``."""
    judge, view, seat = standing.match, standing.view, standing.seat
    if standing.turn not in (ACT, FOLLOW):
        return ()
    match source:
        case HandCard(card=card):
            return hand_targets(judge, view, seat, card)
        case HandConnection(card=card):
            return play_targets(judge, seat, card)
        case ConnectionPile(colour):
            return take_targets(judge, seat, colour)
    match TOKEN_SOURCES[source]:
        case "raze":
            return raze_targets(judge, view, seat)
        case "shield":
            return shield_targets(judge, view, seat)
        case _:
            return worker_targets(judge, view, seat, _open_cards(standing))


def why_not(standing: Standing, label: Label) -> Refusal | None:
    """Why a place of the resting table can do nothing now; None if it is for nothing."""
    wish = wish_at(label, standing.view, standing.seat)
    if wish is None or standing.turn != ACT or label in standing.offers:
        return None
    if isinstance(wish, UseOpenProduction) and not _is_open(standing, wish):
        return None
    if isinstance(wish, ActivateLocation) and not _has_action(standing, wish):
        return None
    return standing.match.check(wish)


def raze_target(standing: Standing, label: Label) -> Target | None:
    """A Location of another State as a target of razing, while an action can be taken."""
    if not isinstance(label, SiteAt) or standing.turn != ACT:
        return None
    targets = raze_targets(standing.match, standing.view, standing.seat)
    return next((target for target in targets if target.label == label), None)


def _has_action(standing: Standing, wish: ActivateLocation) -> bool:
    site = standing.me.site(wish.site)
    location = standing.match.game.catalog.locations.get(site.card) if site else None
    return bool(location and location.action)


def _is_open(standing: Standing, wish: UseOpenProduction) -> bool:
    sites = standing.view.player(wish.owner).sites
    return any(site.id == wish.site and site.card in _open_cards(standing) for site in sites)


def _open_cards(standing: Standing) -> frozenset[str]:
    locations = standing.match.game.catalog.locations
    return frozenset(id for id, location in locations.items() if location.is_open)
