"""Where something taken from a place of the table can go, or why nothing can be done there."""

from __future__ import annotations

from collections.abc import Mapping

from game.cards.vocabulary import GROUPS
from game.kernel.bag import EMPTY, Bag
from game.kernel.refusal import Refusal
from game.rules.commands import ActivateLocation, UseOpenProduction
from game.rules.messages import AnyCommand
from game.rules.sets.moloch.machines import RED
from game.rules.sets.moloch.messages import HackMachine
from game.rules.sets.no_mans_land.messages import ChooseOutpost
from game.rules.sets.no_mans_land.state import map_of
from game.ui.places import (
    Answer,
    AreaAt,
    ConnectionPile,
    HandCard,
    HandConnection,
    HqAt,
    Label,
    MachineAt,
    MarkersOf,
    Origin,
    OwnGoods,
    SiteAt,
)
from game.ui.table import labels
from game.ui.table.play.asked import answer_targets, asker_targets, row_of
from game.ui.table.play.gathering import command_of, with_one_more
from game.ui.table.play.modes import Aiming, Gathering, Held, Mode
from game.ui.table.play.targets import (
    Target,
    action_targets,
    arena_targets,
    chosen_areas,
    command_at,
    dealing_targets,
    destroying_target,
    hand_targets,
    names_deed,
    play_targets,
    raze_targets,
    razed_areas,
    razed_districts,
    ruin_targets,
    shield_targets,
    shielded_areas,
    take_targets,
    worker_targets,
)
from game.ui.table.standing import ACT, ANSWER, FOLLOW, RAZING, Standing

TOKEN_SOURCES: Mapping[Origin, str] = {
    **{OwnGoods(token): "raze" for token in RAZING},
    labels.SHIELDS: "shield",
    OwnGoods("worker"): "visit",
    labels.BLUES: "deal_with_district",
}
"""Tokens of the player's supply -> the verb they are used for; blue ones only in games with districts (R53.4)."""


def aimed_at_others(mode: Mode) -> str | None:
    """The verb of a token or card aimed at other players' States; None if no such thing is dragged or aimed."""
    if not isinstance(mode, Held | Aiming):
        return None
    verb = TOKEN_SOURCES.get(mode.source) or next((target.verb for target in mode.targets), None)
    return verb if verb in ("raze", "visit", "demolish", "steal_location") else None


def is_token(standing: Standing, label: Label) -> bool:
    """Whether a token of the supply can be dragged, or aimed."""
    if not isinstance(label, OwnGoods):
        return False
    is_source = label in TOKEN_SOURCES and (label != labels.BLUES or standing.view.districts is not None)
    return is_source or label.good in standing.for_machines


def verb_of(source: OwnGoods) -> str:
    """The verb that a token is used for: on a Machine it is left as a part, if it has no other use (R44.14)."""
    return TOKEN_SOURCES.get(source, "part")


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
        case OwnGoods():
            return _token_targets(standing, source)
    zone = standing.zone(source)
    return zone.targets(standing, source) if zone else ()


def _token_targets(standing: Standing, source: OwnGoods) -> tuple[Target, ...]:
    match, view, seat = standing.match, standing.view, standing.seat
    on_machines = _on_machines(standing, source.good)
    match verb_of(source):
        case "raze":
            return (*_razed_with(standing, source), *on_machines)
        case "shield":
            return (*shield_targets(match, view, seat), *shielded_areas(match, view, seat))
        case "visit":
            return (*worker_targets(match, view, seat), *arena_targets(match, view, seat), *on_machines)
        case "deal_with_district":
            return (*dealing_targets(match, view, seat), *on_machines)
        case _:
            return on_machines


def owns_outpost(standing: Standing, area: str) -> bool:
    """Whether the player's own marker stands on an Area."""
    outpost = map_of(standing.view).get(area)
    return outpost is not None and outpost.owner == standing.seat


def machine_target(standing: Standing, good: str, index: int, gathered: Bag = EMPTY) -> Target | None:
    """What one more token does on a deployed Machine: with the cooperative variant it is gathered there with others
    (R44.14), else contact tokens destroy it (R44.5.4); None if the token is of no use there."""
    match, view, seat = standing.match, standing.view, standing.seat
    if view.machines is None:
        return None
    if match.game.options.moloch_coop:
        more = with_one_more(standing, Gathering(index, gathered), good)
        command = command_of(standing, more) if more else None
        if command:
            return Target(MachineAt(index), "part", (command,))
    if good in RED and not gathered:
        return destroying_target(match, seat, index)
    code = match.game.catalog.machines[view.machines.deployed[index].card].cost
    if match.game.options.moloch_coop and (good in RED or good in code):
        refusal = match.check(HackMachine(seat, index, gathered + {good: 1}))
        return Target(MachineAt(index), "part", refusal=refusal)
    return None


def _on_machines(standing: Standing, good: str) -> tuple[Target, ...]:
    """The Machines on which a token can be dropped."""
    machines = standing.view.machines
    found = [machine_target(standing, good, index) for index in range(len(machines.deployed) if machines else 0)]
    return tuple(target for target in found if target)


def _answers_from(standing: Standing, source: Origin) -> tuple[Target, ...]:
    """Where an answer to the open question can be dropped, or the card that asks it."""
    question = standing.question
    row = row_of(question)
    if isinstance(source, Answer):
        return answer_targets(question, standing.offers.at(source))
    if row.from_ is not None and isinstance(source, HandCard | HqAt) and isinstance(source, row.from_):
        return answer_targets(question, standing.offers.at(Answer(source.card)))
    if row.asker is not None and source == row.asker(question):
        return asker_targets(question, standing.match.legal())
    if isinstance(question, ChooseOutpost):
        return _chosen_with(standing, question, source)
    return ()


def _chosen_with(standing: Standing, question: ChooseOutpost, source: Origin) -> tuple[Target, ...]:
    """Where an effect lets a marker be dropped: one from beside the map to build, one that stands there to raze
    (R45.10)."""
    match source:
        case MarkersOf(seat) if seat == standing.seat and question.deed == "build":
            return chosen_areas(standing.match, "build_outpost")
        case AreaAt(area) if owns_outpost(standing, area) and question.deed == "raze":
            return chosen_areas(standing.match, "raze_outpost")
        case _:
            return ()


def _razed_with(standing: Standing, source: Origin) -> tuple[Target, ...]:
    """All that can be razed; with influence only what it can be paid for (R43.5). A universal token makes a Deal with
    a district that it cannot raze."""
    match, view, seat = standing.match, standing.view, standing.seat
    targets = (*raze_targets(match, view, seat), *razed_areas(match, view, seat))
    if not isinstance(source, OwnGoods) or source.good not in GROUPS:
        razed = razed_districts(match, view, seat)
        if source == OwnGoods("universal"):
            deals = dealing_targets(match, view, seat)
            pairs = zip(razed, deals, strict=True)
            razed = tuple(deal if deal.is_legal and not raze.is_legal else raze for raze, deal in pairs)
        return (*targets, *razed)
    paid_for = standing.razing.get(source.good, ())
    return tuple(target for target in targets if not target.is_legal or _razed_at(target) in paid_for)


def _razed_at(target: Target) -> int | str | None:
    """The number of the Site, or the Area."""
    match target.label:
        case SiteAt(number):
            return number
        case AreaAt(area):
            return area
        case _:
            return None


def razing_source(standing: Standing, label: SiteAt) -> OwnGoods:
    """The token with which razing a Site begins if the Site is clicked first: red ones before others."""
    return next((OwnGoods(token) for token, sites in standing.razing.items() if label.number in sites), labels.REDS)


def why_not(standing: Standing, label: Label) -> Refusal | None:
    """Why the action that begins at ``label`` is illegal now; None if it is legal, or if none begins there."""
    command = command_at(standing.match, label, standing.view, standing.seat)
    if command is None or standing.turn != ACT or label in standing.offers:
        return None
    if isinstance(command, ActivateLocation | UseOpenProduction):
        found = standing.view.find_site(command.site)
        location = standing.match.game.catalog.locations.get(found[1].card) if found else None
        is_own = isinstance(command, ActivateLocation)
        if location is None or not (location.action if is_own else location.is_open):
            return None
    return standing.match.check(command)


def tried_at(standing: Standing, label: Label) -> AnyCommand | None:
    """The command that a refusal at ``label`` is about, where its words depend on it."""
    return command_at(standing.match, label, standing.view, standing.seat) if names_deed(label) else None


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
