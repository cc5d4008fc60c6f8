"""The Areas of the map, their levels and the markers (R45): what is said about them, where deeds with Outposts begin,
and what building, upgrading or razing there means."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from game.fiftyfirst.cards.sets.no_mans_land import Area
from game.fiftyfirst.rules.commands import ChooseArea
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.references import AREA
from game.fiftyfirst.rules.sets.no_mans_land import messages
from game.fiftyfirst.rules.sets.no_mans_land.messages import (
    OutpostBuilt,
    OutpostRazed,
    OutpostShielded,
    OutpostUpgraded,
    map_of,
)
from game.fiftyfirst.rules.sets.no_mans_land.outposts import held_by, markers_left, removals
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.rules.view import TableView
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.draw.picture import carried_marker
from game.fiftyfirst.table.play.choices import payable_with
from game.fiftyfirst.table.play.targets import Target, discard_of, targets_at
from game.fiftyfirst.table.sets.no_mans_land import draw
from game.fiftyfirst.table.sets.no_mans_land.moves import STEPS, area_of
from game.fiftyfirst.table.sight import RAZING, Sight, Standing
from game.fiftyfirst.table.spots import AreaAt, HandCard, LevelAt, MarkersOf, Origin, OwnGoods, SiteAt
from game.fiftyfirst.table.words.about import about_printed
from game.fiftyfirst.table.words.prompts import forecast_lines
from game.fiftyfirst.table.words.tips import aimed_title, only
from game.fiftyfirst.table.zone import BesidePanel, TableSet
from game.fiftyfirst.wording import forecasts
from game.fiftyfirst.wording.row import AREA as AREA_NAMED
from game.fiftyfirst.wording.row import LEVEL
from game.fiftyfirst.wording.sets import no_mans_land
from game.fiftyfirst.wording.wording import Wording
from game.kernel.seats import Seat
from game.ui.boxes import Box
from game.ui.places import Answer, Label
from game.ui.table.play.modes import Aiming, AnyCopy, Held, Mode
from game.ui.table.standing import ACT, ANSWER
from game.ui.table.words.prompts import aim_words
from game.ui.table.zone import AnswerKind, AskedRow, Cards, Carried, Overlay, Zone
from game.ui.theme import PAPER, RED, TEAL

Lines = tuple[str, ...]


def area_lines(words: Wording, game: Game, view: TableView, names: Mapping[Seat, str], area: str) -> Lines:
    """The name of an Area, its place, whose Outpost stands there, and its levels from the lowest on."""
    known, outpost = game.catalog.areas[area], map_of(view).get(area)
    name = words.text("answer-of", card=words.title(area), owner=no_mans_land.directions(words, known))
    held = (str(no_mans_land.standing(words, known, outpost, names)),) if outpost else ()
    return (name, *held, *(no_mans_land.level_line(words, known, level.level, game) for level in known.levels))


def level_words(sight: Sight, area: str, level: int) -> str:
    """A level of an Area in a line."""
    return no_mans_land.level_line(sight.wording, sight.catalog.areas[area], level, sight.standing.match.game)


def about_markers(sight: Sight, seat: Seat) -> Lines:
    """How many markers a seat has beside the map, and where its others stand."""
    match = sight.standing.match
    left = markers_left(match.game, sight.standing.view, seat)
    told = str(no_mans_land.markers(sight.wording, seat, left, sight.names))
    areas = held_by(match.game, sight.standing.view, seat)
    return (told, sight.wording.all_of([sight.wording.title(area) for area in areas])) if areas else (told,)


def later_on_map(sight: Sight, commands: Sequence[AnyCommand]) -> Lines:
    """What a deed on the map means besides its outcome: from where the marker comes, between which levels one chooses,
    that one may build where an Outpost was razed, what a shield does."""
    match commands[0]:
        case messages.BuildOutpost(removing=removed) if removed is not None:
            key = "table-beyond-build_outpost.asked" if given_up(commands) else "table-beyond-build_outpost"
            return (sight.text(key, area=sight.wording.card(removed)),)
        case messages.UpgradeOutpost(area=area):
            return _levels(sight, area, map_of(sight.standing.view)[area].level + 1)
        case messages.RazeOutpost(area=area):
            level = map_of(sight.standing.view)[area].level
            if level == 1:  # asked at once
                return ()
            return (*_levels(sight, area, level), _building_there(sight))
        case messages.ShieldOutpost():
            return (sight.text("table-beyond-shield_outpost"),)
        case _:
            return ()


def about_answer(sight: Sight, command: AnyCommand, area: str) -> tuple[str, ...]:
    """What lies on an Area, what choosing it brings, and what it means besides."""
    foreseen, deed = sight.standing.forecast(command), getattr(sight.standing.question, "deed", "")
    told = str(forecasts.outcomes(sight.wording, foreseen, command, sight.names)) if foreseen else ""
    brings = (sight.text("answer-brings", name=sight.wording.title(area), outcomes=told),) if told else ()
    return (*about_printed(sight, area), *brings, *after_choice(sight, deed, area))


def after_choice(sight: Sight, deed: str, area: str) -> Lines:
    """What an effect means for the Area that is chosen for its ``deed``: between which levels one chooses, and that one
    may build where an Outpost is razed (R45.10)."""
    outpost = map_of(sight.standing.view).get(area)
    if outpost is None or deed not in ("upgrade", "raze"):
        return ()
    if deed == "upgrade":
        return _levels(sight, area, outpost.level + 1)
    return (*_levels(sight, area, outpost.level), _building_there(sight))


def _building_there(sight: Sight) -> str:
    """That one may build where one has razed (R45.7)."""
    return sight.text("table-beyond-raze_outpost")


def _levels(sight: Sight, area: str, level: int) -> Lines:
    """What this level and the one below give, of which one takes effect; () if there is none below."""
    if level < 2:
        return ()
    goods, less = (sight.catalog.areas[area].level(number).gain for number in (level, level - 1))
    return (sight.text("table-beyond-upgrade_outpost", goods=goods, less=less),)


def cards_for(sight: Sight, commands: Sequence[AnyCommand]) -> Lines:
    """Which hand cards can be discarded for it; () if it costs none."""
    cards = list(dict.fromkeys(str(card) for command in commands for card in discard_of(command)))
    if not cards:
        return ()
    return (sight.text("table-area-cards", n=len(cards), cards=sight.wording.cards(cards)),)


def about_level(sight: Sight, command: AnyCommand, answer: str) -> Lines:
    """The level of the Area about which the open question asks, and what choosing it brings."""
    question = sight.standing.question
    assert isinstance(question, messages.ChooseLevel), "only this question asks for a level"
    return (level_words(sight, question.area, int(answer)), *forecast_lines(sight, command))


def title_of(sight: Sight, target: Target) -> str:
    """What is done on an Area."""
    return aimed_title(sight, target, target.label.area) if isinstance(target.label, AreaAt) else ""


def promise_of(sight: Sight, target: Target) -> Lines | None:
    """What giving up an Outpost means, or choosing an Area for an effect."""
    if target.verb == "give_up_outpost":
        return later_on_map(sight, target.commands)
    if isinstance(target.commands[0], ChooseArea):
        return (_building_there(sight),) if target.verb == "raze_outpost" else ()
    return None


def beginnings(
    command: messages.BuildOutpost | messages.UpgradeOutpost, standing: Standing
) -> Sequence[Label | AnyCopy]:
    """The Area, and the hand cards that are discarded for it; where the question is whether to build, the answer."""
    if isinstance(standing.question, messages.ChooseToBuild) and isinstance(command, messages.BuildOutpost):
        return (built_with(command),)
    return (AreaAt(command.area), *(AnyCopy(HandCard, str(card)) for card in command.discard))


def aiming_at_given_up(commands: Sequence[AnyCommand]) -> Aiming | None:
    """The aim at the Outpost that goes, if one of several does."""
    command, leaving = commands[0], given_up(commands)
    if not leaving or not isinstance(command, messages.BuildOutpost | messages.SkipPick):
        return None
    return Aiming(AreaAt(command.area), leaving, "give_up_outpost")


def given_up(commands: Sequence[AnyCommand]) -> tuple[Target, ...]:
    """The own Outposts of which one goes, all markers being in use, each with the commands in which it does (R45.9);
    () if there is no choice."""
    ways: dict[str, list[AnyCommand]] = {}
    for command in commands:
        if isinstance(command, messages.BuildOutpost | messages.SkipPick) and command.removing is not None:
            ways.setdefault(command.removing, []).append(command)
    targets = [Target(AreaAt(area), "give_up_outpost", tuple(same)) for area, same in ways.items()]
    return tuple(targets) if len(targets) > 1 else ()


def built_with(command: messages.BuildOutpost) -> Answer:
    """The answer that a command gives to the question whether to build where an Outpost was razed: the card that it
    discards, or the Area if it discards none (R45.7)."""
    card = next(iter(discard_of(command)), command.area)
    return Answer(card)


def _offered(sight: Sight) -> Iterator[tuple[Label, Box | None]]:
    plan = draw.small_map_of(sight.layout)
    return ((AreaAt(area), box) for area, box in (plan.areas if plan else {}).items())


def _about(sight: Sight, at: AreaAt) -> tuple[str, ...]:
    standing = sight.standing
    return area_lines(sight.wording, standing.match.game, standing.view, sight.names, at.area)


def _areas(sight: Sight, at: AreaAt | LevelAt) -> Cards:
    areas = tuple(sight.catalog.areas)
    return areas, areas.index(at.area)


def _changed(before: Sight, after: Sight) -> Iterator[Label]:
    """The Areas on which another Outpost stands, or none any longer, or whose level or shield is another (R45.2)."""
    known, now = map_of(before.standing.view), map_of(after.standing.view)
    return (AreaAt(area) for area in after.catalog.areas if known.get(area) != now.get(area))


def _marker(sight: Sight, at: AreaAt) -> Carried:
    outpost = map_of(sight.standing.view).get(at.area)
    return carried_marker(sight.emblem(outpost.owner if outpost else sight.standing.seat))


def _outcome(sight: Sight, at: AreaAt) -> tuple[str, ...]:
    """What a click brings, at once and later, and for which cards."""
    commands = sight.standing.offers.at(at) if sight.standing.turn == ACT else ()
    if not commands:
        return ()
    later = later_on_map(sight, commands)
    return (*forecast_lines(sight, commands[0]), *later, *cards_for(sight, commands))


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
        case spots.SHIELDS:
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
    return only(sight, ChooseArea(sight.standing.seat, at.area)) if sight.standing.named == AREA_NAMED else ""


def _asked_on_map(standing: Standing, mode: Mode) -> object:
    """What asks for an Area of the map, or a level of one: the open question, or what has been begun; None if nothing
    does."""
    if isinstance(mode, Aiming) and mode.purpose == "give_up_outpost":
        return mode.source
    asks = standing.turn == ANSWER and standing.named in (AREA_NAMED, LEVEL)
    if not asks:
        return None
    return mode.source if isinstance(mode, Aiming) else standing.question


def _held_for_map(_: Standing, mode: Mode) -> object:
    """What is held that can be dropped on an Area; None if nothing is. A token that razes may be aimed at the State
    that the grown map would hide."""
    if not isinstance(mode, Held) or (isinstance(mode.source, OwnGoods) and mode.source != spots.SHIELDS):
        return None
    fits = any(target.is_legal and isinstance(target.label, AreaAt) for target in mode.targets)
    return mode.source if fits else None


def _head(sight: Sight, _: MarkersOf) -> Box | None:
    plan = draw.map_plan(sight)
    return plan.head if plan else None


def _marker_size(sight: Sight) -> tuple[int, int]:
    """How large a marker is that flies over the table: as on an Area of the small map."""
    plan = draw.small_map_of(sight.layout)
    side = max(24, min(next(iter(plan.areas.values())).size) // 3) if plan else 24
    return side, side


MAP: Final = Overlay(draw.NAME, spots.MAP, plan=draw.large_map, draw=draw.draw_large_map, asked=_asked_on_map)
"""The large map."""

GROWN: Final = Overlay(
    draw.GROWN, "", plan=draw.grown_map, draw=draw.draw_grown_map, asked=_held_for_map, unless=draw.NAME
)
"""The map while something is held that fits it, unless the large one is open."""

NO_MANS_LAND: Final = TableSet(
    has=lambda view: view.outposts is not None,
    razes=(messages.RazeOutpost,),
    zones=(
        Zone(
            AreaAt,
            box=lambda sight, at: draw.area_box(sight, at.area),
            about=_about,
            cards=_areas,
            shown=lambda _, at: at.area,
            offered=_offered,
            changed=_changed,
            carried=_marker,
            held=lambda sight, at: (sight.wording.title(at.area), aim_words(sight)),
            targets=lambda standing, at: _razed(standing) if _owns_outpost(standing, at.area) else (),
            answers=lambda standing, at: _chosen(standing, "raze") if _owns_outpost(standing, at.area) else (),
            tried=lambda standing, at: _changing(standing, at.area),
            names_deed=True,
            takes=_takes,
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
            over=(draw.NAME, draw.GROWN),
            is_whole=True,
            lifted=lambda _, __, targets: bool(targets),
            title=title_of,
            promise=promise_of,
            priced=draw.draw_price,
            stays_bright=True,
        ),
        Zone(
            LevelAt,
            about=lambda sight, at: (level_words(sight, at.area, at.level),),
            cards=_areas,
            named=lambda _, at: (LEVEL, at.area, str(at.level)),
            over=(draw.NAME, draw.GROWN),
            is_whole=True,
            topic="map",
        ),
        Zone(
            MarkersOf,
            about=lambda sight, at: about_markers(sight, at.seat),
            home=_head,
            carried=lambda sight, at: carried_marker(sight.emblem(at.seat)),
            held=lambda sight, at: (sight.names[at.seat], aim_words(sight)),
            targets=_built,
            answers=lambda standing, at: _chosen(standing, "build") if at.seat == standing.seat else (),
            topic="build_outpost",
            drop=lambda sight, _: sight.text("table-drop-build_outpost"),
            let_go=lambda sight, _: _marker_size(sight),
            lifted=lambda standing, at, _: at.seat == standing.seat,
        ),
        Zone(
            spots.MAP,
            key="b",
            about=lambda sight, _: (
                sight.text("map-name"),
                sight.text("map-head-tip.close" if sight.is_open(draw.NAME) else "map-head-tip"),
            ),
            turns=True,
            topic="map",
        ),
        Zone(spots.LARGE_MAP, is_skipped=True, covers=True),
    ),
    beside=BesidePanel(draw.NAME, draw.map_width, draw.small_map, draw.draw_panel, draw.whole_size, draw.whole_map),
    overlays=(MAP, GROWN),
    begins={
        messages.BuildOutpost: beginnings,
        messages.UpgradeOutpost: beginnings,
        messages.ShieldOutpost: lambda _, __: (spots.SHIELDS,),
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
        AREA_NAMED: AnswerKind(draw.area_face_of, about_answer, on_table=True),
        LEVEL: AnswerKind(draw.level_face_of, about_level, on_table=True),
    },
    colours=dict.fromkeys(("build_outpost", "upgrade_outpost"), TEAL)
    | dict.fromkeys(("raze_outpost", "give_up_outpost"), RED)
    | dict.fromkeys(("shield_outpost", "skip_pick"), PAPER),
    asks_first=aiming_at_given_up,
    later=dict.fromkeys(
        (messages.BuildOutpost, messages.UpgradeOutpost, messages.RazeOutpost, messages.ShieldOutpost), later_on_map
    ),
    motions=STEPS,
    paid_at=dict.fromkeys((OutpostBuilt, OutpostUpgraded, OutpostRazed, OutpostShielded), area_of),
)
