"""Where something taken from a place of the table can go, or why nothing can be done there."""

from __future__ import annotations

from collections.abc import Mapping

from game.cards.vocabulary import GROUPS
from game.kernel.refusal import Refusal
from game.rules.commands import NOTHING, ActivateLocation, ChooseSite, UseOpenProduction
from game.rules.messages import AnyCommand
from game.rules.subject import subject
from game.ui import places
from game.ui.table import labels
from game.ui.table.play.modes import Aiming, Held, Mode
from game.ui.table.play.targets import (
    Target,
    command_at,
    hand_targets,
    play_targets,
    raze_targets,
    shield_targets,
    take_targets,
    worker_targets,
)
from game.ui.table.standing import ACT, ANSWER, FOLLOW, RAZING, Standing

TOKEN_SOURCES: Mapping[places.Origin, str] = {
    **{places.OwnGoods(token): "raze" for token in RAZING},
    labels.SHIELDS: "shield",
    places.OwnGoods("worker"): "visit",
}
"""Tokens of the player's supply -> the verb they are used for, whatever the sets."""


def aimed_at_others(mode: Mode) -> str | None:
    """The verb of a token or card aimed at other players' States; None if no such thing is dragged or aimed."""
    if not isinstance(mode, Held | Aiming):
        return None
    verb = TOKEN_SOURCES.get(mode.source) or next((target.verb for target in mode.targets), None)
    return verb if verb in ("raze", "visit", "demolish", "steal_location") else None


def is_token(standing: Standing, label: places.Label) -> bool:
    """Whether a token of the supply can be dragged, or aimed."""
    if not isinstance(label, places.OwnGoods):
        return False
    is_used = any(label.good in zone.tokens for zone in standing.zones.values())
    return label in TOKEN_SOURCES or is_used or label.good in standing.useful


def verb_of(standing: Standing, source: places.OwnGoods) -> str:
    """The verb that a token is used for; it is gathered somewhere, if it has no other use (R44.14)."""
    zones = standing.zones.values()
    of_sets = (zone.tokens[source.good] for zone in zones if source.good in zone.tokens)
    return TOKEN_SOURCES.get(source) or next(of_sets, "") or next(zone.gathers.verb for zone in zones if zone.gathers)


def targets_from(standing: Standing, source: places.Origin) -> tuple[Target, ...]:
    """The targets of what is taken from ``source``; () while the seat may not act."""
    match, view, seat = standing.match, standing.view, standing.seat
    if standing.turn == ANSWER:
        return _answers_from(standing, source)
    if standing.turn not in (ACT, FOLLOW):
        return ()
    found: tuple[Target, ...] = ()
    match source:
        case places.HandCard(card=card):
            found = hand_targets(match, view, seat, card)
        case places.HandConnection(card=card):
            found = play_targets(match, seat, card)
        case places.ConnectionPile(colour):
            found = take_targets(match, seat, colour)
        case places.SiteAt(number):
            found = tuple(target for one in standing.all_sets for target in one.aims(standing, number))
        case labels.SHIELDS:
            found = shield_targets(match, view, seat)
        case places.OwnGoods("worker"):
            found = worker_targets(match, view, seat)
        case places.OwnGoods(token) if token in RAZING:
            found = payable_with(standing, token, raze_targets(match, view, seat))
        case _ if zone := standing.zone(source):
            return zone.targets(standing, source)
    return (*found, *(target for zone in standing.zones.values() for target in zone.takes(standing, source)))


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
    command = tried_at(standing, label) or command_at(label, standing.view, standing.seat)
    if command is None or standing.turn != ACT or label in standing.offers:
        return None
    if isinstance(command, ActivateLocation | UseOpenProduction):
        found = standing.view.find_site(command.site)
        location = standing.match.game.catalog.locations.get(found[1].card) if found else None
        is_own = isinstance(command, ActivateLocation)
        if location is None or not (location.action if is_own else location.is_open):
            return None
    return standing.match.check(command)


def tried_at(standing: Standing, label: places.Label) -> AnyCommand | None:
    """The command that a refusal at a place of a set is about, where its words depend on it."""
    zone = standing.zone(label)
    return zone.tried(standing, label) if zone and zone.tried else None


def site_targets(standing: Standing, label: places.Label) -> tuple[Target, ...]:
    """What a player with a token to raze with can do with another player's Open Production: use it or raze it; () if
    there is no such choice."""
    raze, goods = raze_target(standing, label), standing.me.goods
    if raze is None or not any(goods[token] for token in RAZING):
        return ()
    visits = worker_targets(standing.match, standing.view, standing.seat)
    return next(((visit, raze) for visit in visits if visit.label == label), ())


def raze_target(standing: Standing, label: places.Label) -> Target | None:
    """The target of razing at ``label``; None if no other player's Location lies there, or the seat may not act."""
    if not isinstance(label, places.SiteAt) or standing.turn != ACT:
        return None
    targets = raze_targets(standing.match, standing.view, standing.seat)
    return next((target for target in targets if target.label == label), None)
