"""The places of the base game: the hand, the States, and what lies beside them."""

from __future__ import annotations

from typing import Final

from game.rules import commands as cmd
from game.rules.messages import AnyCommand
from game.ui.boxes import Box
from game.ui.places import BoardAction, ConnectionPile, HandCard, HandConnection, InHand, Label, OwnGoods, SiteAt
from game.ui.table import labels
from game.ui.table.play.place_boxes import hand_box
from game.ui.table.play.sources import is_token, payable_with, raze_target, raze_targets, targets_from, visit_targets
from game.ui.table.play.targets import Target, targets_at
from game.ui.table.sight import Sight
from game.ui.table.standing import RAZING, Standing
from game.ui.table.zone import TableSet, Zone


# ---------------------------------------------------------------------- where they lie
def _strip(sight: Sight, _: InHand) -> Box:
    return sight.layout.hand.strip


# ---------------------------------------------------------------------- what can be done there
def card_targets(standing: Standing, at: HandCard) -> tuple[Target, ...]:
    """The targets of a Location card in hand: construct, make a Deal, raze, develop a Site of one's own (R1.3)."""
    seat, card = standing.seat, at.card
    wanted: list[tuple[Label, str, AnyCommand]] = [
        (labels.BUILD, "construct", cmd.ConstructLocation(seat, card)),
        (labels.DEAL, "deal", cmd.MakeDeal(seat, card)),
        (labels.DISCARD, "raze", cmd.RazeFromHand(seat, card)),
    ]
    wanted += [(SiteAt(site.id), "develop", cmd.DevelopLocation(seat, card, site.id)) for site in standing.me.sites]
    return targets_at(standing.match, wanted)


def shield_targets(standing: Standing) -> tuple[Target, ...]:
    """The targets of a shield: all own Sites (R16)."""
    wanted = [(SiteAt(site.id), "shield", cmd.PlaceShield(standing.seat, site.id)) for site in standing.me.sites]
    return targets_at(standing.match, wanted)


def _token_targets(standing: Standing, at: OwnGoods) -> tuple[Target, ...]:
    """The Sites on which a token can be dropped."""
    if at == labels.SHIELDS:
        return shield_targets(standing)
    if at.good == "worker":
        return visit_targets(standing)
    return payable_with(standing, at.good, raze_targets(standing)) if at.good in RAZING else ()


def _of_connection(standing: Standing, at: HandConnection) -> tuple[Target, ...]:
    """The target of a Connection card in hand: the table (R14.2)."""
    return targets_at(standing.match, [(labels.TABLE, "play", cmd.PlayConnection(standing.seat, at.card))])


def _of_pile(standing: Standing, at: ConnectionPile) -> tuple[Target, ...]:
    """The target of a face-up Connection card: the hand (R14.1)."""
    return targets_at(standing.match, [(labels.STRIP, "take", cmd.TakeConnection(standing.seat, at.colour))])


def _site_verbs(standing: Standing, at: SiteAt) -> tuple[Target, ...]:
    """What a player with a token to raze with can do with another player's Open Production: use it or raze it; () if
    there is no such choice."""
    raze, goods = raze_target(standing, at), standing.me.goods
    if raze is None or not any(goods[token] for token in RAZING):
        return ()
    return next(((visit, raze) for visit in visit_targets(standing) if visit.label == at), ())


def _used(standing: Standing, at: SiteAt) -> AnyCommand | None:
    """Using the action of an own Location, or the Open Production of another player's; None if it has none."""
    found, seat = standing.view.find_site(at.number), standing.seat
    location = standing.match.game.catalog.locations.get(found[1].card) if found else None
    if found is None or location is None:
        return None
    if found[0] == seat:
        return cmd.ActivateLocation(seat, at.number) if location.action else None
    return cmd.UseOpenProduction(seat, found[0], at.number) if location.is_open else None


BASE: Final = TableSet(
    has=lambda _: True,
    zones=(
        Zone(HandCard, box=hand_box, home=_strip, targets=card_targets, verbs=targets_from),
        Zone(
            HandConnection,
            box=hand_box,
            home=_strip,
            targets=_of_connection,
            tried=lambda standing, at: cmd.PlayConnection(standing.seat, at.card),
            is_begun=True,
        ),
        Zone(
            ConnectionPile,
            box=lambda sight, at: sight.layout.side.piles.get(at.colour),
            targets=_of_pile,
            tried=lambda standing, at: cmd.TakeConnection(standing.seat, at.colour),
            is_begun=True,
        ),
        Zone(
            SiteAt,
            box=lambda sight, at: sight.layout.uncovered(at.number),
            home=lambda sight, at: sight.layout.place(at.number),
            targets=lambda standing, at: tuple(
                target for one in standing.all_sets for target in one.aims(standing, at.number)
            ),
            verbs=_site_verbs,
            tried=_used,
            lifted=lambda _, __, targets: bool(targets),
            tokens={**dict.fromkeys(RAZING, "raze"), "shield": "shield", "worker": "visit"},
            is_begun=True,
        ),
        Zone(
            OwnGoods,
            home=lambda sight, _: sight.layout.own.goods_panel,
            targets=_token_targets,
            lifted=lambda standing, at, _: is_token(standing, at),
        ),
        Zone(BoardAction, tried=lambda standing, at: cmd.ActivateFaction(standing.seat, at.action), is_begun=True),
        Zone(labels.EXCHANGE, tried=lambda standing, _: cmd.ExchangeWorkers(standing.seat, "brick")),
    ),
)
"""What is known at every table."""
