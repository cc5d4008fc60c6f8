"""Where something taken from a place of the table can go, or why nothing can be done there."""

from __future__ import annotations

from collections.abc import Iterator

from game.cards.vocabulary import GROUPS
from game.kernel.refusal import Refusal
from game.rules.commands import NOTHING, ChooseSite, RazeLocation, UseOpenProduction
from game.rules.messages import AnyCommand
from game.rules.state import Site
from game.rules.subject import subject
from game.rules.view import SeatView
from game.ui import places
from game.ui.table import labels
from game.ui.table.play.modes import Aiming, Held, Mode
from game.ui.table.play.targets import Target, targets_at
from game.ui.table.sight import ACT, ANSWER, FOLLOW, Standing


def aimed_at_others(standing: Standing, mode: Mode) -> str | None:
    """The verb of a token or card aimed at other players' States; None if no such thing is dragged or aimed."""
    if not isinstance(mode, Held | Aiming):
        return None
    verb = _verb_of(standing, mode.source) or next((target.verb for target in mode.targets), None)
    return verb if verb in ("raze", "visit", "demolish", "steal_location") else None


def is_token(standing: Standing, label: places.OwnGoods) -> bool:
    """Whether a token of the supply can be dragged, or aimed."""
    return bool(_verb_of(standing, label)) or label.good in standing.useful


def verb_of(standing: Standing, source: places.OwnGoods) -> str:
    """The verb that a token is used for; it is gathered somewhere, if it has no other use (R44.14)."""
    gathered = (zone.gathers.verb for zone in standing.zones.values() if zone.gathers)
    return _verb_of(standing, source) or next(gathered)


def _verb_of(standing: Standing, source: places.Origin) -> str:
    """The verb of a token at the places that have a use for it; "" if it has none."""
    good = source.good if isinstance(source, places.OwnGoods) else ""
    return next((zone.tokens[good] for zone in standing.zones.values() if good in zone.tokens), "")


def targets_from(standing: Standing, source: places.Origin) -> tuple[Target, ...]:
    """The targets of what is taken from ``source``; () while the seat may not act."""
    if standing.turn == ANSWER:
        return _answers_from(standing, source)
    zone = standing.zone(source)
    if zone is None or standing.turn not in (ACT, FOLLOW):
        return ()
    taken = (target for other in standing.zones.values() for target in other.takes(standing, source))
    return (*zone.targets(standing, source), *taken)


def _answers_from(standing: Standing, source: places.Origin) -> tuple[Target, ...]:
    """Where an answer to the open question can be dropped, or the card that asks it."""
    row = standing.asked
    if isinstance(source, places.Answer):
        return _answer_targets(standing, source)
    if row.from_ is not None and isinstance(source, row.from_):
        return _answer_targets(standing, places.Answer(source.card))
    if row.asker is not None and source == row.asker(standing.question):
        answers = [command for command in standing.match.legal() if isinstance(command, ChooseSite)]
        return tuple(Target(places.SiteAt(answer.site), row.verb, (answer,)) for answer in answers)
    zone = standing.zone(source)
    return zone.answers(standing, source) if zone else ()


def _answer_targets(standing: Standing, answer: places.Answer) -> tuple[Target, ...]:
    """Where an answer to the open question can be dropped; () if it is only clicked, or takes nothing."""
    row, question, commands = standing.asked, standing.question, standing.offers.at(answer)
    if not commands or not row.verb or row.asker or answer.value == NOTHING:
        return ()
    ends = row.ends(question) if row.ends else (row.about(question),) if row.about else ()
    return tuple(Target(end, row.verb, commands) for end in ends)


def payable_with(standing: Standing, token: str, targets: tuple[Target, ...]) -> tuple[Target, ...]:
    """What can be razed with a token: with influence only what it can be paid for (R43.5)."""
    if token not in GROUPS:
        return targets
    paid_for = standing.razing.get(token, ())
    return tuple(
        target
        for target in targets
        if not target.is_legal or ((about := subject(target.commands[0])) and about.value in paid_for)
    )


def razing_source(standing: Standing, label: places.SiteAt) -> places.OwnGoods:
    """The token with which razing a Site begins if the Site is clicked first: red ones before others."""
    return next(
        (places.OwnGoods(token) for token, sites in standing.razing.items() if label.number in sites), labels.REDS
    )


def why_not(standing: Standing, label: places.Label) -> Refusal | None:
    """Why the action that begins at ``label`` is illegal now; None if it is legal, or if none begins there."""
    zone = standing.zone(label)
    if zone is None or standing.turn != ACT or label in standing.offers:
        return None
    command = zone.tried(standing, label)
    return standing.match.check(command) if command else None


def tried_at(standing: Standing, label: places.Label) -> AnyCommand | None:
    """The command that a refusal at a place is about, where its words depend on it."""
    zone = standing.zone(label)
    return zone.tried(standing, label) if zone and zone.names_deed else None


def raze_targets(standing: Standing) -> tuple[Target, ...]:
    """The targets of red contact tokens: all Locations of other players (R10.3)."""
    wanted = [
        (places.SiteAt(site.id), "raze", RazeLocation(standing.seat, player.seat, site.id))
        for player, site in _sites_of_others(standing)
    ]
    return targets_at(standing.match, wanted)


def visit_targets(standing: Standing) -> tuple[Target, ...]:
    """The targets of a worker: the Open Productions of other players (R13)."""
    locations = standing.match.game.catalog.locations
    wanted = [
        (places.SiteAt(site.id), "visit", UseOpenProduction(standing.seat, player.seat, site.id))
        for player, site in _sites_of_others(standing)
        if locations[site.card].is_open
    ]
    return targets_at(standing.match, wanted)


def _sites_of_others(standing: Standing) -> Iterator[tuple[SeatView, Site]]:
    """The Locations of other players, with their owners."""
    others = (player for player in standing.view.players if player.seat != standing.seat)
    return ((player, site) for player in others for site in player.sites if not site.ruin)


def raze_target(standing: Standing, label: places.Label) -> Target | None:
    """The target of razing at ``label``; None if no other player's Location lies there, or the seat may not act."""
    if not isinstance(label, places.SiteAt) or standing.turn != ACT:
        return None
    return next((target for target in raze_targets(standing) if target.label == label), None)
