"""HQ cards in words: the icons that they ask for, and what claiming them brings (R52)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from game.fiftyfirst.cards.sets.headquarters import Headquarters
from game.fiftyfirst.rules.commands import PlaceShield
from game.fiftyfirst.rules.sets.headquarters.messages import ChooseHq, ChooseStolen, ClaimHq, HqClaimed, LocationStolen
from game.fiftyfirst.rules.state import Seat
from game.fiftyfirst.rules.view import SeatView, TableView
from game.fiftyfirst.wording import row
from game.fiftyfirst.wording.card_words import of_verb
from game.fiftyfirst.wording.facts import CardTeller
from game.fiftyfirst.wording.rows.cards import VERBS, phrase
from game.fiftyfirst.wording.wording import Wording
from game.wording.rulebook import Section
from game.wording.sentence import CardName, Fact, InlineIcon, Names, Part, PlayerName, Sentence


def required(words: Wording, hq: Headquarters) -> str:
    """The icons that it asks for: `2 gun icons and 1 ammo icon`."""
    counted = Counter(hq.requires)
    return words.all_of([words.word("hq-icons", n=n, category=words.category(icon)) for icon, n in counted.items()])


def claimed(words: Wording, hq: Headquarters) -> str:
    """What claiming it brings, in a sentence: `When you claim it: gain 4 VP.`"""
    return words.text("ability-claimed", effects=_effects(words, hq))


def hq_facts(words: Wording, hq: Headquarters) -> tuple[Fact, ...]:
    """Everything printed on an HQ card: what it brings, and which icons it asks for."""
    effects = _effects(words, hq)
    return (
        Fact("claim", words.text("ability-claimed.heading"), words.text("ability-claimed.body", effects=effects)),
        Fact(hq.requires[0], words.text("hq-requires.heading"), words.text("hq-requires", icons=required(words, hq))),
    )


def hq_line(words: Wording, hq: Headquarters) -> str:
    """An HQ card in a line: `Salt Bastion (2 gun icons and 1 ammo icon): gain 4 red contact tokens and 1 shield.`"""
    facts = {"icons": required(words, hq), "effects": _effects(words, hq)}
    return words.text("hq-line", card=words.title(hq.id), **facts)


def claim_button(words: Wording, hq: Headquarters) -> str:
    """What is said on the button that claims it: `Claim Salt Bastion`."""
    return words.text("hq-claim", card=words.short_title(hq.id))


def headquarters_of(words: Wording, seat: Seat, cards: Sequence[str], names: Names) -> Sentence:
    """Which HQ cards a seat has claimed."""
    tell = CardTeller(words, names)
    key = "hq-claimed_by" if cards else "hq-claimed_by.none"
    return tell.finish(tell.say(key, who=tell.who(seat), cards=tell.cards(cards)))


def _effects(words: Wording, hq: Headquarters) -> str:
    return words.all_of([phrase(words, VERBS[type(verb)].phrase, verb) for verb in hq.claimed])


def _taken_over(at: row.Aftermath) -> Iterator[LocationStolen]:
    return (taken for taken in at.tale.each(LocationStolen) if taken is not at.deed)


def _effects_of(at: row.Aftermath) -> Iterator[str]:
    for taken in _taken_over(at):
        yield at.tell.say("effect-takes_over", card=at.tell.card(taken.card), owner=at.tell.who(taken.owner))


def _in_short(at: row.Aftermath) -> Iterator[Part]:
    for taken in _taken_over(at):
        owner = PlayerName(at.tell.name(taken.owner), taken.owner)
        yield from (InlineIcon("steal"), owner, CardName(at.tell.words.title(taken.card), taken.card))


# ---------------------------------------------------------------------- commands and the terminal
def _done_with(tell: CardTeller, command: ClaimHq, _: TableView) -> str:
    """The HQ card, or that none is claimed now."""
    return tell.say("hint-claim_none") if command.card is None else tell.card(command.card)


def _to_be_claimed(at: row.TableRead, cards: Sequence[str]) -> str:
    """The heading of the HQ cards."""
    if at.plain:
        return at.words.text("plain-hq", n=len(cards), cards=at.words.cards(cards))
    return at.words.text("text-hq" if cards else "text-hq.all")


def _look(at: row.TableRead) -> Iterator[str]:
    """The HQ cards that can still be claimed, with what they ask for and bring, and who has claimed which (R52)."""
    if at.view.hq is None:
        return
    yield _to_be_claimed(at, at.view.hq)
    for hq in map(at.game.catalog.headquarters.__getitem__, at.view.hq):
        if at.plain:
            yield at.words.title(hq.id)
            yield from (f"  {fact.line}" for fact in hq_facts(at.words, hq))
        else:
            yield f"  {hq_line(at.words, hq)}"
    yield from (str(headquarters_of(at.words, player.seat, player.hq, at.names)) for player in at.view.players)


def _lying(at: row.TableRead) -> Iterator[str]:
    if at.view.hq is not None:
        titles = [] if at.plain else [at.words.title(hq) for hq in at.view.hq]
        yield f"{_to_be_claimed(at, at.view.hq)} {at.words.one_by_one(titles)}".rstrip()


def _of_seat(at: row.TableRead, player: SeatView) -> Iterator[str]:
    if player.hq:
        yield str(headquarters_of(at.words, player.seat, player.hq, at.names))


WORDS: Final = row.SetWords(
    commands={
        ClaimHq: row.CommandRow("headquarters", "claim", _done_with, explains=None, takes_over=True, after=PlaceShield)
    },
    events={
        HqClaimed: row.EventRow("headquarters", row.DEED, ("card",), sounds=("flagpole",), lands=True, icon="claim"),
        row.Virtual(HqClaimed): row.EventRow(
            "headquarters", row.LINE, ("card",), sounds=("flagpole",), lands=True, message="opponent_claimed",
            step=row.FOLLOWS,
        ),
        LocationStolen: row.EventRow(
            "headquarters", row.EITHER, ("owner", "card"), effect=row.follows, sounds=("card_slide",), lands=True,
            icon="steal",
        ),
    },
    questions={
        ChooseHq: row.QuestionRow(
            "headquarters", row.HQ, ("offered",), card=lambda one: one.offered[0] if len(one.offered) == 1 else None
        ),
        ChooseStolen: row.QuestionRow("headquarters", row.SITE, of_effect=True, icon="steal"),
    },
    printed={
        Headquarters: row.PrintedRow(
            lambda words, hq, _: hq_facts(words, hq),
            lambda hq: ("claim", *(rule for verb in hq.claimed for rule in of_verb(verb)), "hq"),
            lambda _: "headquarters",
        )
    },
    rules={
        "claim": row.Rule("claim", "headquarters"),
        "hq": row.Rule("hq", "headquarters"),
        "steal_location": row.Rule("steal", "headquarters"),
    },
    sections={
        "modules": {
            "headquarters": Section(
                "hq", "R51.2, R52", ("promo_2", "categories", "building"), ("hq", "claim"), seen_from={"promo_2": ""}
            )
        }
    },
    topics=row.Topics(
        options={"hq": "headquarters"}, refusals={"requirement_unmet": "headquarters"},
        reasons={"has_shield.steal": "headquarters"},
    ),
    signs=("hq", "claim"),
    moves={"claim": "exchange"},
    effects={"last": _effects_of},
    in_short={"last": _in_short},
    looks={"hq": _look},
    lying=_lying,
    of_seat=_of_seat,
)  # fmt: skip
