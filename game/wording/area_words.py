"""Areas of No Man's Land in words: where they lie, what each level brings, and whose Outpost stands there."""

from __future__ import annotations

from collections.abc import Iterable

from game.cards.area import LEVELS, Area
from game.rules.commands import PickCard
from game.rules.game import Game
from game.rules.messages import AnyCommand
from game.rules.sets.no_mans_land import outposts
from game.rules.sets.no_mans_land.messages import Outpost, SkipPick
from game.rules.state import Seat
from game.wording.lexicon import Lexicon
from game.wording.sentence import Fact, Names, Sentence
from game.wording.teller import Teller


def directions(words: Lexicon, area: Area) -> str:
    """The parts of the map to which an Area belongs (R45.2.1): `NORTH and WEST`."""
    return words.all_of([words.word(f"part-{direction}.name") for direction in area.directions])


def area_facts(words: Lexicon, area: Area, game: Game | None = None) -> tuple[Fact, ...]:
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


def level_line(words: Lexicon, area: Area, number: int, game: Game | None = None) -> str:
    """A level in a line: `Level 2: 2 iron; iron icon; defence value 3`."""
    return words.text("area-level.line", **_level(words, area, number, game))


def _level(words: Lexicon, area: Area, number: int, game: Game | None) -> dict[str, object]:
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


def standing(words: Lexicon, area: Area, outpost: Outpost, names: Names) -> Sentence:
    """Whose Outpost stands there, on which level, and its defence value with a shield (R45.7)."""
    tell = Teller(words, names)
    facts = {
        "owner": tell.who(outpost.owner),
        "area": tell.card(area.id),
        "level": outpost.level,
        "n": area.level(outpost.level).defence + outpost.shield,
        "shield": "yes" if outpost.shield else "no",
    }
    return tell.finish(tell.say("area-standing", **facts))


def markers(words: Lexicon, seat: Seat, left: int, names: Names) -> Sentence:
    """How many markers a seat has beside the map (R45.1)."""
    tell = Teller(words, names)
    return tell.finish(tell.say("area-markers", who=tell.who(seat), n=left))


def asked_to_pick(words: Lexicon, commands: Iterable[AnyCommand], round: int) -> str:
    """What is asked in a draft of a game with the map (R45.3), from what can be done: in the first round one of two
    picks is skipped, later that is a choice."""
    kinds = {type(command) for command in commands}
    if SkipPick not in kinds:
        return words.text("question-choose_card")
    if PickCard not in kinds:
        return words.text("question-choose_card.must_skip")
    return words.text("question-choose_card.first_round" if round == 1 else "question-choose_card.may_skip")
