"""The words about the map at the table: what lies on an Area, and what building, upgrading or razing there means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.rules.commands import ChooseArea
from game.rules.messages import AnyCommand
from game.rules.sets.no_mans_land.messages import (
    BuildOutpost,
    ChooseLevel,
    RazeOutpost,
    ShieldOutpost,
    UpgradeOutpost,
    map_of,
)
from game.rules.sets.no_mans_land.outposts import held_by, markers_left
from game.rules.state import Game, Seat
from game.rules.view import TableView
from game.ui.places import AreaAt
from game.ui.table.play.targets import Target, discard_of
from game.ui.table.sets.no_mans_land.deeds import given_up
from game.ui.table.sight import Sight
from game.ui.table.words.about import about_printed
from game.ui.table.words.forecasts import forecast_lines
from game.ui.table.words.tips import aimed_title
from game.wording import Wording, forecasts
from game.wording.sets import no_mans_land

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
        case BuildOutpost(removing=removed) if removed is not None:
            key = "table-beyond-build_outpost.asked" if given_up(commands) else "table-beyond-build_outpost"
            return (sight.text(key, area=sight.wording.card(removed)),)
        case UpgradeOutpost(area=area):
            return _levels(sight, area, map_of(sight.standing.view)[area].level + 1)
        case RazeOutpost(area=area):
            level = map_of(sight.standing.view)[area].level
            return (
                (*_levels(sight, area, level), _building_there(sight)) if level > 1 else ()
            )  # asked at once on level 1
        case ShieldOutpost():
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
    assert isinstance(question, ChooseLevel), "only this question asks for a level"
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
