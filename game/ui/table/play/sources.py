"""Where something taken from a place of the table can go, or why nothing can be done there."""

from __future__ import annotations

from collections.abc import Mapping

from game.cards.vocabulary import GROUPS
from game.kernel.refusal import Refusal
from game.rules.commands import ActivateLocation, UseOpenProduction
from game.rules.state import ChooseDemolished
from game.ui.places import Answer, ConnectionPile, HandCard, HandConnection, Label, Origin, OwnGoods, SiteAt
from game.ui.table import labels
from game.ui.table.play.modes import Aiming, Held, Mode
from game.ui.table.play.targets import (
    Target,
    action_targets,
    answer_targets,
    command_at,
    demolished_targets,
    hand_targets,
    play_targets,
    raze_targets,
    ruin_targets,
    shield_targets,
    take_targets,
    worker_targets,
)
from game.ui.table.standing import ACT, ANSWER, FOLLOW, RAZING, Standing

TOKEN_SOURCES: Mapping[Origin, str] = {
    **{OwnGoods(token): "raze" for token in RAZING},
    labels.SHIELDS: "shield",
    OwnGoods("worker"): "visit",
}
"""Tokens of the player's supply -> the verb they are used for."""


def aimed_at_others(mode: Mode) -> str | None:
    """The verb of a token or card aimed at other players' States; None if no such thing is dragged or aimed."""
    if not isinstance(mode, Held | Aiming):
        return None
    verb = TOKEN_SOURCES.get(mode.source) or next((target.verb for target in mode.targets), None)
    return verb if verb in ("raze", "visit", "demolish") else None


def targets_from(standing: Standing, source: Origin) -> tuple[Target, ...]:
    """The targets of what is taken from ``source``; () while the seat may not act."""
    match, view, seat = standing.match, standing.view, standing.seat
    if standing.turn == ANSWER:
        return _answers_from(standing, source)
    if standing.turn not in (ACT, FOLLOW):
        return ()
    match source:
        case HandCard(card=card):
            return hand_targets(match, view, seat, card)
        case HandConnection(card=card):
            return play_targets(match, seat, card)
        case ConnectionPile(colour):
            return take_targets(match, seat, colour)
        case SiteAt(number):
            site = standing.me.site(number)
            return (ruin_targets if site and site.ruin else action_targets)(match, view, seat, number)
        case Answer():
            return ()
    match TOKEN_SOURCES[source]:
        case "raze":
            return _razed_with(standing, source)
        case "shield":
            return shield_targets(match, view, seat)
        case _:
            return worker_targets(match, view, seat)


def _answers_from(standing: Standing, source: Origin) -> tuple[Target, ...]:
    """Where an answer to the open question can be dropped, or the card that asks it."""
    question = standing.question
    if isinstance(source, Answer):
        return answer_targets(question, standing.offers.at(source))
    if isinstance(question, ChooseDemolished) and source == SiteAt(question.site):
        return demolished_targets(standing.match, standing.seat)
    return ()


def _razed_with(standing: Standing, source: Origin) -> tuple[Target, ...]:
    """All that can be razed; with influence only what it can be paid for (R43.5)."""
    targets = raze_targets(standing.match, standing.view, standing.seat)
    if not isinstance(source, OwnGoods) or source.good not in GROUPS:
        return targets
    paid_for = standing.razing.get(source.good, ())
    return tuple(target for target in targets if not target.is_legal or _site_of(target) in paid_for)


def _site_of(target: Target) -> int | None:
    return target.label.number if isinstance(target.label, SiteAt) else None


def razing_source(standing: Standing, label: SiteAt) -> OwnGoods:
    """The token with which razing a Site begins if the Site is clicked first: red ones before others."""
    return next((OwnGoods(token) for token, sites in standing.razing.items() if label.number in sites), labels.REDS)


def why_not(standing: Standing, label: Label) -> Refusal | None:
    """Why the action that begins at ``label`` is illegal now; None if it is legal, or if none begins there."""
    command = command_at(label, standing.view, standing.seat)
    if command is None or standing.turn != ACT or label in standing.offers:
        return None
    if isinstance(command, ActivateLocation | UseOpenProduction):
        found = standing.view.find_site(command.site)
        location = standing.match.game.catalog.locations.get(found[1].card) if found else None
        is_own = isinstance(command, ActivateLocation)
        if location is None or not (location.action if is_own else location.is_open):
            return None
    return standing.match.check(command)


def site_targets(standing: Standing, label: Label) -> tuple[Target, ...]:
    """What a player with a token to raze with can do with another player's Open Production: use it or raze it; () if
    there is no such choice."""
    raze, goods = raze_target(standing, label), standing.me.goods
    if raze is None or not any(goods[token] for token in RAZING):
        return ()
    visits = worker_targets(standing.match, standing.view, standing.seat)
    return next(((visit, raze) for visit in visits if visit.label == label), ())


def raze_target(standing: Standing, label: Label) -> Target | None:
    """The target of razing at ``label``; None if no other player's Location lies there, or the seat may not act."""
    if not isinstance(label, SiteAt) or standing.turn != ACT:
        return None
    targets = raze_targets(standing.match, standing.view, standing.seat)
    return next((target for target in targets if target.label == label), None)
