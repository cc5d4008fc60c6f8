"""The Arena in words: what is printed on it, what is done there, and who fights (R53.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.fiftyfirst.cards.sets.arena import Arena, arena_of
from game.fiftyfirst.rules.commands import NOTHING, ExchangeWorkers, PlaceShield
from game.fiftyfirst.rules.sets.arena import messages
from game.fiftyfirst.rules.state import Seat
from game.fiftyfirst.rules.view import TableView
from game.fiftyfirst.wording import row
from game.fiftyfirst.wording.facts import CardTeller
from game.fiftyfirst.wording.rows.cards import bag_strip
from game.fiftyfirst.wording.wording import Wording
from game.kernel.bag import Bag
from game.wording.rulebook import Section
from game.wording.sentence import Fact, Names, Sentence
from game.wording.signs import ARROW, COLON, Sign, Strip


# ---------------------------------------------------------------------- the tile
def arena_facts(words: Wording, arena: Arena) -> tuple[Fact, ...]:
    """Everything about the Arena: entering, equipment with its points, the prize, and the champion of a solo game."""
    return (
        words.fact("arena", "arena-enter", goods=arena.place),
        words.fact("equip", "arena-gear", gear=_gear(words, arena)),
        words.fact("vp", "arena-prize", goods=arena.prize),
        words.fact("champion", "arena-champion", points=_points(words, arena.solo_points_a_cleanup)),
    )


def arena_line(words: Wording, arena: Arena) -> str:
    """The equipment and the prize in a line: `Gun (2 points), iron (1 point), ammo (3 points); prize: 5 VP`."""
    return words.text("arena-line", gear=_gear(words, arena), goods=arena.prize)


def arena_strips(arena: Arena) -> tuple[Strip, ...]:
    """The signs of the Arena: entering, equipment with its points, and the prize (R53.2)."""
    gear = tuple(Sign("good", good, points) for good, points in arena.equip.items())
    return (
        (*bag_strip(arena.place, spent=True), ARROW, Sign("good", "arena")),
        (Sign("good", "equip"), COLON, *gear),
        (Sign("good", "champion"), COLON, *bag_strip(arena.prize)),
    )


def gear_button(words: Wording, arena: Arena, gear: str) -> str:
    """What is said on the button that equips a worker: `Gun: 2 points`."""
    return words.text("arena-equip.button", good=words.good_name(gear), points=_points(words, arena.equip[gear]))


def fighter(words: Wording, seat: Seat, gear: Bag, points: int, names: Names) -> Sentence:
    """What the worker of a seat is equipped with, and its points."""
    tell = CardTeller(words, names)
    facts = {"who": tell.who(seat), "goods": tell.goods(gear), "points": _points(words, points)}
    return tell.finish(tell.say("arena-fighter" if gear else "arena-fighter.bare", **facts))


def arena_standing(words: Wording, arena: messages.ArenaView, names: Names) -> tuple[Sentence, ...]:
    """The fighters in the Arena with their points, and the one that would win the prize now."""
    return tuple(_standing(words, arena, names))


def _standing(words: Wording, arena: messages.ArenaView, names: Names) -> Iterator[Sentence]:
    if not arena.gear:
        yield Sentence(words.text("arena-empty"))
    for seat, gear in arena.gear.items():
        yield fighter(words, seat, gear, arena.points[seat], names)
    if arena.champion is not None:
        yield Sentence(words.text("arena-champion-now", points=_points(words, arena.champion)))
    tell = CardTeller(words, names)
    if arena.leader is not None:
        yield tell.finish(tell.say("arena-leader", who=tell.who(arena.leader)))
    elif any(arena.gear.values()):
        yield tell.finish(tell.say("arena-leader.none"))


def _gear(words: Wording, arena: Arena) -> str:
    """The goods that can equip a worker, each with its points."""
    told = [
        words.word("arena-equip", good=words.good_name(good), points=_points(words, points))
        for good, points in arena.equip.items()
    ]
    return words.one_by_one(told)


def _points(words: Wording, points: int) -> str:
    return words.text("arena-points", n=points)


# ---------------------------------------------------------------------- commands
def _into_arena(tell: CardTeller, _command: messages.EnterArena, _: TableView) -> str:
    """What goes into the Arena: `1 worker`."""
    arena = arena_of(tell.words.catalog)
    return tell.goods(arena.place) if arena else tell.words.text("command-enter_arena")


def _equipped(tell: CardTeller, command: messages.EquipFighter, _: TableView) -> str:
    """The good that the worker in the Arena gets with its points, `1 gun (2 points)`, or `nothing`."""
    arena = arena_of(tell.words.catalog)
    if command.gear == NOTHING or arena is None:
        return tell.words.answer_name(NOTHING)
    points = _points(tell.words, arena.equip.get(command.gear, 0))
    return tell.say("hint-equipped", goods=tell.goods(Bag({command.gear: 1})), points=points)


# ---------------------------------------------------------------------- the terminal
def _tiles(at: row.TableRead) -> Iterator[str]:
    """The Arena, and how the fighters stand."""
    words, arena = at.words, arena_of(at.game.catalog)
    if at.view.arena is None or arena is None:
        return
    if at.plain:
        yield words.title(arena.id)
        yield from (f"  {fact.line}" for fact in arena_facts(words, arena))
    else:
        yield words.text("text-arena", told=arena_line(words, arena))
    yield from (f"  {sentence}" for sentence in arena_standing(words, at.view.arena, at.names))


def _lying(at: row.TableRead) -> Iterator[str]:
    if at.view.arena is not None:
        yield from map(str, arena_standing(at.words, at.view.arena, at.names))


WORDS: Final = row.SetWords(
    commands={
        messages.EnterArena: row.CommandRow("arena", "arena", _into_arena, explains=None, after=ExchangeWorkers),
        messages.EquipFighter: row.CommandRow("arena", "equip", _equipped, explains=None, after=PlaceShield),
    },
    events={
        messages.ArenaEntered: row.EventRow("arena", row.DEED, sounds=("footstep",), icon="arena"),
        messages.FighterEquipped: row.EventRow(
            "arena", row.DEED, ("gear",), sounds=("plate_clank",), lands=True, icon="equip",
            puts_down=lambda event: Bag({event.gear: 1}),
        ),
    },
    questions={messages.ChooseEquipment: row.QuestionRow("arena")},
    printed={
        Arena: row.PrintedRow(
            lambda words, arena, _: arena_facts(words, arena),
            lambda _: ("arena_enter", "arena_equip", "arena_prize", "arena_champion"),
            lambda _: "arena",
            in_moves=False,
        )
    },
    rules={
        "arena_enter": row.Rule("arena", "arena"),
        "arena_equip": row.Rule("equip", "arena"),
        "arena_prize": row.Rule("vp", "arena"),
        "arena_champion": row.Rule("champion", "arena"),
    },
    sections={
        "modules": {
            "arena": Section(
                "arena", "R53.2, R60", ("cleanup", "scoring", "ammo", "server_room"), ("arena", "equip", "champion"),
                seen_from={"scoring": "end", "headquarters": ""},
            )
        }
    },
    topics=row.Topics(options={"arena": "arena"}),
    signs=("arena", "equip", "champion"),
    moves={"arena": "exchange"},
    told_with={"equip": "arena"},
    looks={"tiles": _tiles},
    lying=_lying,
    prizes=("arena",),
)  # fmt: skip
