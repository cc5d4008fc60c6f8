"""What is done with Ruins, discard piles and Locations to demolish by the actions of own Sites (R42)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from game.cards.card import Location
from game.cards.verbs import DemolishLocation, RebuildRuins, StripRuins, Verb
from game.cards.vocabulary import Whose
from game.match.match import Match
from game.rules import commands as cmd
from game.rules.messages import AnyCommand
from game.rules.sets.scavengers import demolish
from game.rules.state import Seat
from game.rules.view import TableView
from game.ui.places import PileOf, SiteAt
from game.ui.table.play.targets import Target, discard_of, matched_of
from game.ui.table.standing import Standing


def aims(standing: Standing, number: int) -> tuple[Target, ...]:
    """What an own Site can be aimed at: a Ruin at the actions that use it, a Location at what its action uses."""
    site = standing.me.site(number)
    targets = _ruin_targets if site and site.ruin else _action_targets
    return targets(standing.match, standing.view, standing.seat, number)


def _action_targets(match: Match, view: TableView, seat: Seat, number: int) -> tuple[Target, ...]:
    """What the action of an own Site can be aimed at when it is activated: a discard pile to match, or a Location to
    demolish; () if it is not aimed at anything."""
    location = _with_action(match, view, seat, number)
    if location is None:
        return ()
    ways = [command for command in match.legal() if _activates(command, number)]
    if "matching" in location.action_cost:
        return tuple(
            _pile_target(match, ways, cmd.ActivateLocation(seat, number, matched=cmd.Matched(owner.seat, category)))
            for owner in view.players
            if owner.seat != seat and owner.discard
            for category in match.game.catalog.locations[owner.discard[-1]].categories[:1] or ("",)
        )
    demolishing = next((verb for verb in _verbs(location) if isinstance(verb, DemolishLocation)), None)
    return _demolished(match, view, seat, number, ways, demolishing.of) if demolishing else ()


def _pile_target(match: Match, ways: Sequence[AnyCommand], tried: cmd.ActivateLocation) -> Target:
    """The ways to match a category of one pile, or why that of ``tried`` cannot be matched."""
    assert tried.matched is not None
    owner = tried.matched.owner
    found = tuple(way for way in ways if (matched := matched_of(way)) and matched.owner == owner)
    return Target(PileOf(owner), "match", found, None if found else match.check(tried))


def _demolished(
    match: Match, view: TableView, seat: Seat, number: int, ways: Sequence[AnyCommand], whose: Whose
) -> tuple[Target, ...]:
    """The Locations that the action of a Site could be aimed at, and why some of them cannot be demolished."""
    impossible = None if ways else match.check(cmd.ActivateLocation(seat, number))
    targets = []
    for owner in view.players:
        for site in owner.sites if (owner.seat == seat) == (whose == "you") else ():
            if site.ruin or site.id == number:
                continue
            refusal = match.ask(demolish.why_not_aimed, seat, number, site.id) or impossible
            aimed = Target(SiteAt(site.id), "demolish", refusal=refusal)
            if refusal is None:
                aimed = msgspec.structs.replace(aimed, commands=tuple(ways), then=cmd.ChooseSite(seat, site.id))
            targets.append(aimed)
    return tuple(targets)


def _ruin_targets(match: Match, view: TableView, seat: Seat, number: int) -> tuple[Target, ...]:
    """The own actions that can spend, strip or rebuild an own Ruin."""
    targets = []
    for site in view.player(seat).sites:
        location = _with_action(match, view, seat, site.id)
        if location is None:
            continue
        ways = [command for command in match.legal() if _activates(command, site.id)]
        if "ruin" in location.action_cost:
            spending = tuple(command for command in ways if discard_of(command) == (number,))
            tried = cmd.ActivateLocation(seat, site.id, discard=(number,))
            targets.append(Target(SiteAt(site.id), "spend", spending, None if spending else match.check(tried)))
        verb = next((_OF_RUINS[type(verb)] for verb in _verbs(location) if type(verb) in _OF_RUINS), None)
        if verb:
            refusal = None if ways else match.check(cmd.ActivateLocation(seat, site.id))
            targets.append(Target(SiteAt(site.id), verb, tuple(ways), refusal, cmd.ChooseSite(seat, number)))
    return tuple(targets)


_OF_RUINS: Mapping[type[Verb], str] = {StripRuins: "strip", RebuildRuins: "rebuild"}


def _with_action(match: Match, view: TableView, seat: Seat, number: int) -> Location | None:
    """The Location on the own Site ``number``, if it has an action."""
    site = view.player(seat).site(number)
    location = match.game.catalog.locations.get(site.card) if site and not site.ruin else None
    return location if location and location.action else None


def _verbs(location: Location) -> tuple[Verb, ...]:
    return location.action.verbs if location.action else ()


def _activates(command: AnyCommand, number: int) -> bool:
    return isinstance(command, cmd.ActivateLocation) and command.site == number
