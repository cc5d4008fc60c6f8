"""Border tiles in words: what is printed on them, and between whom they lie (R53.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.fiftyfirst.cards.sets.borders import BorderSide, border_sides, side_below, tile_of_side
from game.fiftyfirst.rules.commands import ExchangeWorkers
from game.fiftyfirst.rules.sets.borders.messages import ActivateBorder, Border, BorderActivated
from game.fiftyfirst.wording.card_words import of_verb
from game.fiftyfirst.wording.facts import CardTeller
from game.fiftyfirst.wording.row import DEED, CommandRow, EventRow, PrintedRow, Rule, SetWords, TableRead, Topics
from game.fiftyfirst.wording.rows.cards import VERBS, cost, phrase
from game.fiftyfirst.wording.wording import Wording
from game.wording.rulebook import Section
from game.wording.sentence import Fact, Names, Sentence


def border_action(words: Wording, side: BorderSide) -> str:
    """What a side does, in a sentence: `Spend 1 resource to gain 2 workers.`"""
    effects = phrase(words, VERBS[type(side.verb)].phrase, side.verb)
    return words.text("border-action", cost=cost(words, side.spend), effects=effects)


def border_facts(words: Wording, side: BorderSide) -> tuple[Fact, ...]:
    """Everything on a border tile: the action of this side, that of the other, and from how many players it is used."""
    other, tile = side_below(words.catalog, side.id), tile_of_side(words.catalog)[side.id]
    told = [
        Fact("border", words.text("border-action.heading"), border_action(words, side)),
        words.fact("border", "border-other", card=words.title(other.id), does=border_action(words, other)),
    ]
    if tile.fewest_players > 1:
        told.append(words.fact("person", "border-players", n=tile.fewest_players))
    return tuple(told)


def border_line(words: Wording, side: BorderSide) -> str:
    """A side in a line: `Human Trafficking: Spend 1 resource to gain 2 workers.`"""
    return words.text("border-line", card=words.title(side.id), does=border_action(words, side))


def border_standing(words: Wording, border: Border, names: Names) -> Sentence:
    """Between which players a tile lies, and which side of it is up."""
    tell = CardTeller(words, names)
    first, second = border.between[0], border.between[-1]
    key = "border-standing" if first != second else "border-standing.alone"
    facts = {"card": tell.card(border.side), "tile": tell.card(tile_of_side(words.catalog)[border.side].id)}
    return tell.finish(tell.say(key, first=tell.who(first), second=tell.who(second), **facts))


def _tiles(at: TableRead) -> Iterator[str]:
    """Each tile, what the side of it does that is up, and what the other one does."""
    if at.view.borders:
        yield at.words.text("text-borders")
    for border in at.view.borders:
        yield f"  {border_standing(at.words, border, at.names)}"
        facts = border_facts(at.words, border_sides(at.game.catalog)[border.side])
        yield from (f"    {fact.line}" for fact in facts[:2])


WORDS: Final = SetWords(
    commands={ActivateBorder: CommandRow("borders", "border", explains=None, after=ExchangeWorkers)},
    events={BorderActivated: EventRow("borders", DEED, ("side",), sounds=("card_place",), icon="border")},
    printed={
        BorderSide: PrintedRow(
            lambda words, side, _: border_facts(words, side),
            lambda side: ("border", *of_verb(side.verb)),
            lambda _: "borders",
            searched=lambda words, side: (border_action(words, side),),
        )
    },
    rules={"border": Rule("border", "borders")},
    sections={
        "modules": {
            "borders": Section(
                "border", "R53.1, R60", ("headquarters", "activate", "passing"), ("border",),
                seen_from={"headquarters": ""},
            )
        }
    },
    topics=Topics(options={"borders": "borders"}),
    signs=("border",),
    moves={"border": "exchange"},
    looks={"tiles": _tiles},
    lying=lambda at: (str(border_standing(at.words, border, at.names)) for border in at.view.borders),
)  # fmt: skip
