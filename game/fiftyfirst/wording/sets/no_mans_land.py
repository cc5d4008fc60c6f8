"""No Man's Land in words: what is printed on Areas, what is done there, and whose Outposts stand where (R45)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from game.fiftyfirst.cards.sets.no_mans_land import (
    LEVELS,
    ActivateOutposts,
    Area,
    BuildOutposts,
    RazeOutposts,
    UpgradeOutposts,
)
from game.fiftyfirst.rules import commands as cmd
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.sets.no_mans_land import messages, outposts
from game.fiftyfirst.rules.state import Game, Question, Seat
from game.fiftyfirst.rules.steps import ChooseCard
from game.fiftyfirst.rules.view import SeatView, TableView
from game.fiftyfirst.wording import row
from game.fiftyfirst.wording.facts import CardTeller
from game.fiftyfirst.wording.rows.cards import OTHER_PLAYER, VerbRow, part_facts, sign_of_part
from game.fiftyfirst.wording.wording import Wording
from game.wording.rulebook import Section
from game.wording.sentence import CardName, Fact, InlineIcon, Names, Part, Sentence
from game.wording.signs import Sign


# ---------------------------------------------------------------------- Areas and Outposts
def directions(words: Wording, area: Area) -> str:
    """The parts of the map to which an Area belongs (R45.2.1): `NORTH and WEST`."""
    return words.all_of([words.word(f"part-{direction}.name") for direction in area.directions])


def area_facts(words: Wording, area: Area, game: Game | None = None) -> tuple[Fact, ...]:
    """Everything on an Area: its place, and its levels from the lowest on. In a ``game`` options may have changed the
    icons of the cards that are discarded."""
    place = {"directions": directions(words, area), "corner": "yes" if outposts.is_corner(area) else "no"}
    near = words.all_of([words.title(other) for other in outposts.neighbours(words.catalog, area.id)])
    told = [Fact("map", words.text("area-place.heading"), words.text("area-place", near=near, **place))]
    for number in range(1, LEVELS + 1):
        facts = _level(words, area, number, game)
        heading = words.text("area-level.heading", level=number)
        told.append(Fact(f"outpost_{number}", heading, words.text("area-level", **facts)))
    return tuple(told)


def level_line(words: Wording, area: Area, number: int, game: Game | None = None) -> str:
    """A level in a line: `Level 2: 2 iron; iron icon; defence value 3`."""
    return words.text("area-level.line", **_level(words, area, number, game))


def _level(words: Wording, area: Area, number: int, game: Game | None) -> dict[str, object]:
    level, rules = area.level(number), words.catalog.outposts
    if game is not None:
        category = outposts.category_of(game, area.id, number)
    else:
        assert rules is not None
        category = level.category or rules.build
    return {
        "level": number,
        "first": "yes" if number == 1 else "no",
        "goods": level.gain,
        "category": words.category(category),
        "n": level.defence,
    }


def standing(words: Wording, area: Area, outpost: messages.Outpost, names: Names) -> Sentence:
    """Whose Outpost stands there, on which level, and its defence value with a shield (R45.7)."""
    tell = CardTeller(words, names)
    facts = {
        "owner": tell.who(outpost.owner),
        "area": tell.card(area.id),
        "level": outpost.level,
        "n": area.level(outpost.level).defence + outpost.shield,
        "shield": "yes" if outpost.shield else "no",
    }
    return tell.finish(tell.say("area-standing", **facts))


def markers(words: Wording, seat: Seat, left: int, names: Names) -> Sentence:
    """How many markers a seat has beside the map (R45.1)."""
    tell = CardTeller(words, names)
    return tell.finish(tell.say("area-markers", who=tell.who(seat), n=left))


def asked_to_pick(words: Wording, commands: Iterable[AnyCommand], round: int) -> str:
    """What is asked in a draft of a game with the map (R45.3), from what can be done: in the first round one of two
    picks is skipped, later that is a choice."""
    kinds = {type(command) for command in commands}
    if messages.SkipPick not in kinds:
        return words.text("question-choose_card")
    if cmd.PickCard not in kinds:
        return words.text("question-choose_card.must_skip")
    return words.text("question-choose_card.first_round" if round == 1 else "question-choose_card.may_skip")


# ---------------------------------------------------------------------- commands and questions
def _built_on(tell: CardTeller, command: messages.SkipPick | messages.BuildOutpost, _: TableView) -> str:
    """The Area, and the one from which the marker is taken, if all are in use (R45.9)."""
    if command.removing is None:
        return tell.card(command.area)
    return tell.say("hint-removing", area=tell.card(command.area), removed=tell.card(command.removing))


def _upgraded(tell: CardTeller, command: messages.UpgradeOutpost, view: TableView) -> str:
    """The Area, and the next level of the Outpost there."""
    outpost = messages.map_of(view).get(command.area)
    if outpost is None:
        return tell.card(command.area)
    return tell.say("hint-to_level", area=tell.card(command.area), level=outpost.level + 1)


def _of_owner(tell: CardTeller, command: messages.RazeOutpost, view: TableView) -> str:
    outpost = messages.map_of(view).get(command.area)
    if outpost is None:
        return tell.card(command.area)
    return tell.say("hint-outpost_of", area=tell.card(command.area), owner=tell.who(outpost.owner))


def _to_build(_: messages.ChooseToBuild, options: Options) -> str:
    """The card that is discarded to build where an Outpost was razed, or the Area where that costs none (R45.7)."""
    return row.AREA if options.raze_build_free else row.CARD


# ---------------------------------------------------------------------- events
def _outpost_built(tell: CardTeller, event: messages.OutpostBuilt) -> str:
    return tell.say(
        _key_of_built("deed-outpost_built", event), who=tell.who(event.seat), **_facts_of_built(tell, event)
    )


def _key_of_built(key: str, event: messages.OutpostBuilt) -> str:
    """With the level, where it is not the lowest one, or with the Area from which the marker comes (R45.9, R45.12)."""
    return f"{key}.removed" if event.removed else f"{key}.level" if event.level > 1 else key


def _facts_of_built(tell: CardTeller, event: messages.OutpostBuilt) -> dict[str, str | int]:
    removed = {"removed": tell.card(event.removed)} if event.removed else {}
    return {"area": tell.card(event.area), "level": event.level, **removed}


_OnMap = messages.OutpostRazed | messages.OutpostBuilt | messages.OutpostUpgraded | messages.OutpostActivated

_ICONS: Final[Mapping[type[_OnMap], str]] = {
    messages.OutpostRazed: "raze_outpost",
    messages.OutpostBuilt: "build_outpost",
    messages.OutpostUpgraded: "upgrade_outpost",
    messages.OutpostActivated: "activate_outposts",
}
"""What follows on the map -> its icon, in the order in which it is told."""


def _activated(tale: row.Tale) -> Iterator[messages.OutpostActivated]:
    """The levels that take effect, but where only one can: when an Outpost is built, or razed on level 1."""
    told = set[tuple[str, int]]()
    for event in tale.events:
        if isinstance(event, messages.OutpostBuilt | messages.OutpostRazed):
            told.add((event.area, event.level))
        elif isinstance(event, messages.OutpostActivated) and (
            event.level > 1 or (event.area, event.level) not in told
        ):
            yield event


def _effects(at: row.Aftermath) -> Iterator[str]:
    """What follows on the map of No Man's Land. Where the virtual opponent builds after razing, it builds there."""
    tell, tale, deed = at.tell, at.tale, at.deed
    for razed in (one for one in tale.each(messages.OutpostRazed) if one is not deed):
        facts = {"owner": tell.who(razed.owner), "area": tell.card(razed.area), "level": razed.level}
        yield tell.say("effect-razes_outpost", **facts)
    for built in (one for one in tale.each(messages.OutpostBuilt) if one is not deed):
        there = isinstance(deed, messages.OutpostRazed) and deed.area == built.area
        key = "effect-builds_outpost.there" if there else _key_of_built("effect-builds_outpost", built)
        yield tell.say(key, **_facts_of_built(tell, built))
    for upgraded in (one for one in tale.each(messages.OutpostUpgraded) if one is not deed):
        yield tell.say("effect-upgrades_outpost", area=tell.card(upgraded.area), level=upgraded.level)
    if levels := [tell.say("effect-level", level=one.level, area=tell.card(one.area)) for one in _activated(tale)]:
        yield tell.say("effect-activates_levels", levels=tell.words.all_of(levels))


def _tells_source(tale: row.Tale) -> bool:
    """Whether all comes from levels of Areas, and one of them has been named."""
    return any(_activated(tale)) and all(source.kind == "outpost" for source in tale.sources)


def _in_short(at: row.Aftermath) -> Iterator[Part]:
    """What follows on the map; the lowest level, on which players always build, is not shown."""
    activated = tuple(_activated(at.tale))
    for kind, icon in _ICONS.items():
        for one in activated if kind is messages.OutpostActivated else at.tale.each(kind):
            if one is not at.deed:
                yield from (InlineIcon(icon), CardName(at.tell.words.title(one.area), one.area))
                if not (isinstance(one, messages.OutpostBuilt) and one.level == 1):
                    yield InlineIcon(f"outpost_{one.level}")


# ---------------------------------------------------------------------- the terminal
def _asks(at: row.TableRead, question: Question, legal: Callable[[], Sequence[AnyCommand]]) -> str | None:
    if isinstance(question, ChooseCard) and at.view.outposts is not None:
        return asked_to_pick(at.words, legal(), at.view.round)
    return None


def _look(at: row.TableRead) -> Iterator[str]:
    """The Areas with all that is printed on them and whose Outposts stand there, and the markers that are left. With a
    variant one builds for nothing where one has razed (A-39)."""
    words, standing = at.words, at.view.outposts
    if standing is None:
        return
    if not at.plain:
        yield words.text("text-map")
    if at.game.options.raze_build_free:
        yield words.text("option-no-mans-land-raze-build-free")
    for area in at.game.catalog.areas.values():
        levels = [level_line(words, area, number, at.game) for number in range(1, LEVELS + 1)]
        if at.plain:
            told = " ".join(words.text("plain-stop", text=line) for line in levels)
            yield _area(at, "plain-area", area, standing.get(area.id), levels=told)
        else:
            yield f"  {_area(at, 'text-area', area, standing.get(area.id))}"
            yield from (f"    {line}" for line in levels)
    yield from (_markers_of(at, seat) for seat in at.view.seats) if at.plain else [_markers(at)]


def _area(at: row.TableRead, key: str, area: Area, outpost: messages.Outpost | None, **facts: str) -> str:
    """An Area in the words of ``key``, with the Outpost there."""
    facts |= {"area": at.words.title(area.id), "directions": directions(at.words, area)}
    if outpost is None:
        return at.words.text(key, **facts)
    return at.words.text(
        f"{key}.shield" if outpost.shield else f"{key}.outpost",
        owner=at.words.called(at.names, outpost.owner),
        level=outpost.level,
        n=outposts.defence(at.game, area.id, outpost),
        **facts,
    )


def _lying(at: row.TableRead) -> Iterator[str]:
    """The Outposts in the order of the map, and in short how many markers each player has beside it."""
    if at.view.outposts is None:
        return
    areas, lying = at.game.catalog.areas, at.view.outposts
    there = [(area, lying[area.id]) for area in areas.values() if area.id in lying]
    if at.plain:
        yield from (str(standing(at.words, area, outpost, at.names)) for area, outpost in there)
    else:
        told = at.words.one_by_one([_outpost(at, area, outpost) for area, outpost in there])
        yield at.words.text("text-outposts", outposts=told or at.words.text("text-none"))
        yield _markers(at)


def _outpost(at: row.TableRead, area: Area, outpost: messages.Outpost) -> str:
    notes = [at.words.called(at.names, outpost.owner), at.words.text("answer-level", level=outpost.level)]
    notes += [at.words.text("text-shield")] if outpost.shield else []
    return f"{at.words.title(area.id)} [{at.words.one_by_one(notes)}]"


def _markers(at: row.TableRead) -> str:
    """How many markers each player has beside the map."""
    told = [
        at.words.text(
            "text-marker", name=at.words.called(at.names, seat), n=outposts.markers_left(at.game, at.view, seat)
        )
        for seat in at.view.seats
    ]
    return at.words.text("text-markers", markers=at.words.one_by_one(told))


def _markers_of(at: row.TableRead, seat: Seat) -> str:
    left = outposts.markers_left(at.game, at.view, seat)
    return at.words.text("plain-markers", name=at.words.called(at.names, seat), n=left)


def _of_seat(at: row.TableRead, player: SeatView) -> Iterator[str]:
    if at.plain and at.view.outposts is not None:
        yield _markers_of(at, player.seat)


# ---------------------------------------------------------------------- the set
_DEEDS: Final = {
    "build": ("build", "build_card"), "upgrade": ("upgrade", "upgrade_card"), "raze": ("raze", "raze_card"),
}  # fmt: skip
"""What an effect does with an Outpost -> the forms of its question, without and with the card (R45.10)."""

WORDS: Final = row.SetWords(
    card_verbs={
        BuildOutposts: VerbRow("verb-build_outpost", lambda *_: (Sign("good", "build_outpost"),), ("build_outpost",)),
        UpgradeOutposts: VerbRow(
            "verb-upgrade_outpost", lambda *_: (Sign("good", "upgrade_outpost"),), ("upgrade_outpost",)
        ),
        RazeOutposts: VerbRow(
            "verb-raze_outpost", lambda *_: (Sign("good", "raze_outpost"), OTHER_PLAYER), ("raze_outpost",)
        ),
        ActivateOutposts: VerbRow(
            lambda words, verb: words.word("verb-activate_outposts", n=verb.count, **part_facts(words, verb.part)),
            lambda verb, *_: (Sign("good", "activate_outposts", verb.count), Sign("good", sign_of_part(verb.part))),
            ("activate_outposts",),
        ),
    },
    commands={
        messages.SkipPick: row.CommandRow("skipping", "skip_pick", _built_on, explains=None, after=cmd.PickCard),
        messages.BuildOutpost: row.CommandRow(
            "build_outpost", "build_outpost", _built_on, explains=None, after=cmd.ExchangeWorkers
        ),
        messages.UpgradeOutpost: row.CommandRow("upgrade_outpost", "upgrade_outpost", _upgraded, explains=None),
        messages.RazeOutpost: row.CommandRow("raze_outpost", "raze_outpost", _of_owner, explains=None),
        messages.ShieldOutpost: row.CommandRow("raze_outpost", "shield", explains=None, after=cmd.PlaceShield),
    },
    events={
        messages.PickSkipped: row.EventRow("skipping", row.DEED, icon="skip_pick"),
        messages.OutpostBuilt: row.EventRow(
            "build_outpost", row.EITHER, line=_outpost_built, effect=row.follows, sounds=("flagpole",), lands=True,
            step=row.OpponentStep(), icon="build_outpost", level=lambda event: event.level if event.level > 1 else 0,
        ),
        messages.OutpostUpgraded: row.EventRow(
            "upgrade_outpost", row.EITHER, ("area", "level"), effect=row.follows, sounds=("winch",), lands=True,
            icon="upgrade_outpost", level=lambda event: event.level,
        ),
        messages.OutpostActivated: row.EventRow("outpost_effects", row.EFFECT, effect=row.follows),
        messages.OutpostRazed: row.EventRow(
            "raze_outpost", row.EITHER, ("owner", "area", "level"), effect=row.follows, sounds=("flag_fall",),
            step=row.OpponentStep(), icon="raze_outpost", level=lambda event: event.level,
        ),
        messages.OutpostShielded: row.EventRow(
            "raze_outpost", row.DEED, ("area",), sounds=("plate_clank",), icon="shield"
        ),
        messages.OutpostShieldLost: row.EventRow(
            "solo_outposts", row.LINE, ("area",), sounds=("plate_clank",), step=row.OpponentStep(lambda _: True)
        ),
        messages.OutpostAimed: row.EventRow(
            "solo_outposts", row.LINE, ("number", "card", "area", "category", "decided"),
            step=row.OpponentStep(lambda _: True),
        ),
    },
    questions={
        messages.ChooseOutpost: row.QuestionRow(
            "outpost_effects", row.AREA, of_effect=True, form=lambda one, card: _DEEDS[one.deed][card]
        ),
        messages.ChooseActivated: row.QuestionRow("outpost_effects", row.AREA, ("count",), of_effect=True, short=""),
        messages.ChooseGivenUp: row.QuestionRow("build_outpost", row.AREA, ("area",), of_effect=True, short=""),
        messages.ChooseLevel: row.QuestionRow("map", row.LEVEL, ("area",), of_effect=True),
        messages.ChooseToBuild: row.QuestionRow("raze_outpost", _to_build, ("area",), of_effect=True, short=""),
        messages.ChooseOpponentArea: row.QuestionRow("solo_outposts", row.AREA),
        messages.ChooseOutpostHit: row.QuestionRow(
            "solo_outposts", row.AREA, short="", form=lambda one, _: None if one.by_card else "expansion"
        ),
    },
    printed={
        Area: row.PrintedRow(
            lambda words, area, how: area_facts(words, area, how.game),
            lambda area: (
                "area_build", "area_upgrade", "area_raze", "area_shield",
                *(["central"] if "central" in area.directions else []),
            ),
            lambda _: "map",
        )
    },
    rules={
        "build_outpost": row.Rule("build_outpost", "build_outpost"),
        "upgrade_outpost": row.Rule("upgrade_outpost", "upgrade_outpost"),
        "raze_outpost": row.Rule("raze_outpost", "raze_outpost"),
        "activate_outposts": row.Rule("activate_outposts", "outpost_effects"),
        "counted_outposts": row.Rule("outpost", "outpost_effects"),
        "counted_levels": row.Rule("levels", "outpost_effects"),
        "central": row.Rule("central", "map"),
        "area_build": row.Rule("build_outpost", "build_outpost"),
        "area_upgrade": row.Rule("upgrade_outpost", "upgrade_outpost"),
        "area_raze": row.Rule("raze_outpost", "raze_outpost"),
        "area_shield": row.Rule("shield", "raze_outpost"),
    },
    sections={
        "sets": {
            "no_mans_land": Section(
                "set_no_mans_land", "R45.1, R45.13, R45.14",
                ("sets", "map", "skipping", "build_outpost", "upgrade_outpost", "raze_outpost", "outpost_effects"),
                ("map", "outpost"), ("sentinel_mesa", "stakeout_crew"), after="allies_effects",
                seen_from={"sets": "allies"},
            ),
            "map": Section(
                "map", "R45.1, R45.2", ("no_mans_land", "build_outpost", "outpost_effects"),
                ("north", "south", "west", "east", "central", "corner"),
            ),
            "skipping": Section(
                "skip_pick", "R45.3", ("no_mans_land", "lookout", "build_outpost", "solo_outposts"), ("skip_pick",)
            ),
            "build_outpost": Section(
                "build_outpost", "R45.4, R45.9", ("no_mans_land", "map", "skipping", "upgrade_outpost", "raze_outpost"),
                ("build_outpost", "outpost_1"), ("stakeout_crew", "homesteaders_union"),
            ),
            "upgrade_outpost": Section(
                "upgrade_outpost", "R45.5, R45.6", ("no_mans_land", "map", "build_outpost"),
                ("upgrade_outpost", "outpost_2", "outpost_3"), ("concrete_masons", "fortress_architects"),
            ),
            "raze_outpost": Section(
                "raze_outpost", "R45.7, R45.8", ("no_mans_land", "build_outpost", "shields", "passing"),
                ("raze_outpost",), ("siege_howitzer",),
            ),
            "outpost_effects": Section(
                "activate_outposts", "R45.10, R45.11, R45.13",
                ("no_mans_land", "map", "build_outpost", "upgrade_outpost", "raze_outpost"),
                ("activate_outposts", "any_area", "levels"),
                ("grand_meridian", "polar_obelisk", "crown_of_the_crossroads"),
            ),
        },
        "solo": {
            "solo_outposts": Section(
                "outpost", "R45.12, R32.9, R32.11, R32.13",
                ("no_mans_land", "skipping", "raze_outpost", "borgo_attack", "borgo_build"),
            ),
        },
    },
    topics=row.Topics(
        sets={"no_mans_land": "no_mans_land"},
        options={
            "no_mans_land.raze_build_free": "raze_outpost", "outposts.build_icon": "build_outpost",
            "outposts.level_3_icon": "upgrade_outpost",
        },
        refusals={
            "must_skip": "skipping", "already_skipped": "skipping", "has_outpost": "build_outpost",
            "no_outpost": "raze_outpost", "not_adjacent": "build_outpost", "highest_level": "upgrade_outpost",
        },
    ),
    signs=(
        "map", "outpost", "outpost_1", "outpost_2", "outpost_3", "build_outpost", "upgrade_outpost", "raze_outpost",
        "activate_outposts", "skip_pick", "north", "south", "west", "east", "central",
    ),
    moves={"skip": "pick", "outpost": "exchange", "upgrade": "", "raze_outpost": "pass"},
    told_with={"raze outpost": "raze_outpost", "shield outpost": "raze_outpost"},
    looks={"map": _look},
    lying=_lying,
    of_seat=_of_seat,
    asks=_asks,
    effects={"first": _effects},
    in_short={"first": _in_short},
    tells_source=_tells_source,
)  # fmt: skip
