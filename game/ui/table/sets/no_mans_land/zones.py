"""The Areas of the map, their levels and the markers (R45)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from game.cards.sets.no_mans_land import Area
from game.rules.commands import ChooseArea
from game.rules.messages import AnyCommand
from game.rules.references import AREA
from game.rules.sets.no_mans_land import messages
from game.rules.sets.no_mans_land.messages import OutpostBuilt, OutpostRazed, OutpostShielded, OutpostUpgraded, map_of
from game.rules.sets.no_mans_land.outposts import removals
from game.ui.boxes import Box
from game.ui.places import Answer, AreaAt, HandCard, Label, LevelAt, MarkersOf, Origin, OwnGoods, SiteAt
from game.ui.table import labels
from game.ui.table.play.asked import AskedRow
from game.ui.table.play.choices import named_by
from game.ui.table.play.modes import Aiming, Mode
from game.ui.table.play.sources import payable_with
from game.ui.table.play.targets import Target, discard_of, targets_at
from game.ui.table.sets.no_mans_land import words
from game.ui.table.sets.no_mans_land.deeds import aiming_at_given_up, beginnings
from game.ui.table.sets.no_mans_land.draw import area_face_of, draw_large_map, draw_panel, level_face_of
from game.ui.table.sets.no_mans_land.moves import STEPS, area_of
from game.ui.table.sets.no_mans_land.plan import (
    NAME,
    area_box,
    large_map,
    map_plan,
    map_width,
    small_map,
    small_map_of,
    whole_map,
    whole_size,
)
from game.ui.table.sight import Sight
from game.ui.table.standing import ACT, ANSWER, RAZING, Standing
from game.ui.table.words.answers import only
from game.ui.table.words.forecasts import forecast_lines
from game.ui.table.words.prompts import aim_words
from game.ui.table.zone import AnswerKind, BesidePanel, Cards, Carried, Overlay, TableSet, Zone
from game.ui.theme import PAPER, RED, TEAL
from game.wording.row import AREA as AREA_NAMED
from game.wording.row import LEVEL


def _offered(sight: Sight) -> Iterator[tuple[Label, Box | None]]:
    plan = small_map_of(sight.layout)
    return ((AreaAt(area), box) for area, box in (plan.areas if plan else {}).items())


def _about(sight: Sight, at: AreaAt) -> tuple[str, ...]:
    standing = sight.standing
    return words.area_lines(sight.wording, standing.match.game, standing.view, sight.names, at.area)


def _areas(sight: Sight, at: AreaAt | LevelAt) -> Cards:
    areas = tuple(sight.catalog.areas)
    return areas, areas.index(at.area)


def _changed(before: Sight, after: Sight) -> Iterator[Label]:
    """The Areas on which another Outpost stands, or none any longer, or whose level or shield is another (R45.2)."""
    known, now = map_of(before.standing.view), map_of(after.standing.view)
    return (AreaAt(area) for area in after.catalog.areas if known.get(area) != now.get(area))


def _marker(sight: Sight, at: AreaAt) -> Carried:
    outpost = map_of(sight.standing.view).get(at.area)
    return Carried(marker=sight.emblem(outpost.owner if outpost else sight.standing.seat))


def _outcome(sight: Sight, at: AreaAt) -> tuple[str, ...]:
    """What a click brings, at once and later, and for which cards."""
    commands = sight.standing.offers.at(at) if sight.standing.turn == ACT else ()
    if not commands:
        return ()
    later = words.later_on_map(sight, commands)
    return (*forecast_lines(sight, commands[0]), *later, *words.cards_for(sight, commands))


def _area_target(standing: Standing, area: str, card: str | None = None) -> Target:
    """What a card, or one of those in hand, does on an Area, or why it does nothing."""
    match, outpost = standing.match, map_of(standing.view).get(area)
    verb = "upgrade_outpost" if outpost and outpost.owner == standing.seat else "build_outpost"
    changing_it = [command for command in match.legal() if _changes(command, area)]
    ways = tuple(command for command in changing_it if card is None or card in discard_of(command))
    if ways:
        return Target(AreaAt(area), verb, ways)
    tried = _changing(standing, area)
    if card is not None and isinstance(tried, messages.BuildOutpost | messages.UpgradeOutpost):
        tried = replace(tried, discard=(card,))
    return Target(AreaAt(area), verb, refusal=match.check(tried), tried=tried)


def _changes(command: AnyCommand, area: str) -> bool:
    """Whether a command builds or upgrades an Outpost on this Area."""
    return isinstance(command, messages.BuildOutpost | messages.UpgradeOutpost) and command.area == area


def _changing(standing: Standing, area: str) -> AnyCommand:
    """What is done with an Area, without what it costs: build there, upgrade an own Outpost, raze that of another."""
    seat, outpost = standing.seat, map_of(standing.view).get(area)
    if outpost is None:
        return messages.BuildOutpost(seat, area, removals(standing.match.game, standing.view, seat)[0])
    return messages.UpgradeOutpost(seat, area) if outpost.owner == seat else messages.RazeOutpost(seat, area)


def _razed(standing: Standing) -> tuple[Target, ...]:
    """The Outposts of others, which red contact tokens raze (R45.7)."""
    owned, seat = map_of(standing.view).items(), standing.seat
    theirs = [area for area, outpost in owned if outpost.owner != seat]
    wanted = [(AreaAt(area), "raze_outpost", messages.RazeOutpost(seat, area)) for area in theirs]
    return targets_at(standing.match, wanted, names_deed=True)


def _shielded(standing: Standing) -> tuple[Target, ...]:
    """The own Outposts, beside which a shield can be put (R45.8)."""
    owned, seat = map_of(standing.view).items(), standing.seat
    mine = [area for area, outpost in owned if outpost.owner == seat]
    wanted = [(AreaAt(area), "shield_outpost", messages.ShieldOutpost(seat, area)) for area in mine]
    return targets_at(standing.match, wanted, names_deed=True)


def _takes(standing: Standing, source: Origin) -> tuple[Target, ...]:
    match source:
        case HandCard(card=card):
            return tuple(_area_target(standing, area, card) for area in standing.match.game.catalog.areas)
        case labels.SHIELDS:
            return _shielded(standing)
        case OwnGoods(token) if token in RAZING:
            return payable_with(standing, token, _razed(standing))
        case _:
            return ()


def _owns_outpost(standing: Standing, area: str) -> bool:
    """Whether the player's own marker stands on an Area."""
    outpost = map_of(standing.view).get(area)
    return outpost is not None and outpost.owner == standing.seat


def _built(standing: Standing, at: MarkersOf) -> tuple[Target, ...]:
    """The Areas onto which a marker that lies beside the map could go, whatever card is paid (R45.4)."""
    taken, areas = map_of(standing.view), standing.match.game.catalog.areas
    free = [area for area in areas if area not in taken] if at.seat == standing.seat else []
    return tuple(_area_target(standing, area) for area in free)


def _chosen(standing: Standing, deed: str) -> tuple[Target, ...]:
    """The Areas onto which an effect lets a marker be dropped: one from beside the map to build, one that stands there
    to raze (R45.10)."""
    question = standing.question
    if not isinstance(question, messages.ChooseOutpost) or question.deed != deed:
        return ()
    answers = [command for command in standing.match.legal() if isinstance(command, ChooseArea)]
    return tuple(Target(AreaAt(answer.area), f"{deed}_outpost", (answer,)) for answer in answers)


def _no_answer(sight: Sight, at: AreaAt) -> str:
    """Why an Area does not answer a question about Areas."""
    return only(sight, ChooseArea(sight.standing.seat, at.area)) if named_by(sight.standing) == AREA_NAMED else ""


def _asked_on_map(standing: Standing, mode: Mode) -> object:
    """What asks for an Area of the map, or a level of one: the open question, or what has been begun; None if nothing
    does."""
    if isinstance(mode, Aiming) and mode.purpose == "give_up_outpost":
        return mode.source
    asks = standing.turn == ANSWER and named_by(standing) in (AREA_NAMED, LEVEL)
    if not asks:
        return None
    return mode.source if isinstance(mode, Aiming) else standing.question


def _head(sight: Sight, _: MarkersOf) -> Box | None:
    plan = map_plan(sight)
    return plan.head if plan else None


def _marker_size(sight: Sight) -> tuple[int, int]:
    """How large a marker is that flies over the table: as on an Area of the small map."""
    plan = small_map_of(sight.layout)
    side = max(24, min(next(iter(plan.areas.values())).size) // 3) if plan else 24
    return side, side


MAP: Final = Overlay(
    NAME,
    labels.MAP,
    "b",
    has=lambda view: view.outposts is not None,
    plan=large_map,
    draw=draw_large_map,
    asked=_asked_on_map,
)
"""The large map."""

NO_MANS_LAND: Final = TableSet(
    has=lambda view: view.outposts is not None,
    zones=(
        Zone(
            AreaAt,
            box=lambda sight, at: area_box(sight, at.area),
            about=_about,
            cards=_areas,
            offered=_offered,
            changed=_changed,
            carried=_marker,
            held=lambda sight, at: (sight.wording.title(at.area), aim_words(sight)),
            targets=lambda standing, at: _razed(standing) if _owns_outpost(standing, at.area) else (),
            answers=lambda standing, at: _chosen(standing, "raze") if _owns_outpost(standing, at.area) else (),
            tried=lambda standing, at: _changing(standing, at.area),
            takes=_takes,
            razed=messages.RazeOutpost,
            begins=(AREA,),
            after=SiteAt,
            topic="map",
            drop=lambda sight, _: sight.text("table-drop-raze_outpost"),
            also="-map",
            brings=_outcome,
            is_begun=True,
            source="outpost",
            printed=Area,
            named=lambda _, at: (AREA_NAMED, at.area),
            no_answer=_no_answer,
            over=NAME,
            is_whole=True,
            lifted=lambda _, __, targets: bool(targets),
            title=words.title_of,
            promise=words.promise_of,
            stays_bright=True,
        ),
        Zone(
            LevelAt,
            about=lambda sight, at: (words.level_words(sight, at.area, at.level),),
            cards=_areas,
            named=lambda _, at: (LEVEL, at.area, str(at.level)),
            over=NAME,
            is_whole=True,
            topic="map",
        ),
        Zone(
            MarkersOf,
            about=lambda sight, at: words.about_markers(sight, at.seat),
            home=_head,
            carried=lambda sight, at: Carried(marker=sight.emblem(at.seat)),
            held=lambda sight, at: (sight.names[at.seat], aim_words(sight)),
            targets=_built,
            answers=lambda standing, at: _chosen(standing, "build") if at.seat == standing.seat else (),
            topic="build_outpost",
            drop=lambda sight, _: sight.text("table-drop-build_outpost"),
            let_go=lambda sight, _: _marker_size(sight),
            lifted=lambda standing, at, _: at.seat == standing.seat,
        ),
        Zone(
            labels.MAP,
            about=lambda sight, _: (sight.text("map-head-tip.close" if sight.is_open(NAME) else "map-head-tip"),),
            turns=True,
            topic="map",
        ),
    ),
    beside=BesidePanel(NAME, lambda sheet, _: map_width(sheet), small_map, draw_panel, whole_size, whole_map),
    overlays=(MAP,),
    begins={
        messages.BuildOutpost: beginnings,
        messages.UpgradeOutpost: beginnings,
        messages.ShieldOutpost: lambda _, __: (labels.SHIELDS,),
        ChooseArea: lambda command, _: (Answer(command.area),),
        messages.SkipPick: lambda _, __: (),
    },
    asked={
        messages.ChooseGivenUp: AskedRow(lambda asked: AreaAt(asked.area)),
        messages.ChooseLevel: AskedRow(lambda asked: AreaAt(asked.area), owner=lambda asked: asked.area),
        messages.ChooseToBuild: AskedRow(
            lambda asked: AreaAt(asked.area),
            "build_outpost",
            from_=HandCard,
            from_held="table-held-build_there",
            brings=True,
        ),
    },
    answers={
        AREA_NAMED: AnswerKind(area_face_of, words.about_answer, on_table=True),
        LEVEL: AnswerKind(level_face_of, words.about_level, on_table=True),
    },
    colours=dict.fromkeys(("build_outpost", "upgrade_outpost"), TEAL)
    | dict.fromkeys(("raze_outpost", "give_up_outpost"), RED)
    | dict.fromkeys(("shield_outpost", "skip_pick"), PAPER),
    asks_first=aiming_at_given_up,
    later=dict.fromkeys(
        (messages.BuildOutpost, messages.UpgradeOutpost, messages.RazeOutpost, messages.ShieldOutpost),
        words.later_on_map,
    ),
    motions=STEPS,
    paid_at=dict.fromkeys((OutpostBuilt, OutpostUpgraded, OutpostRazed, OutpostShielded), area_of),
)
