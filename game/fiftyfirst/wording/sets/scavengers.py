"""Scavengers in words: salvage, categories that are matched, and what becomes of Ruins (R42)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.fiftyfirst.cards.sets.scavengers import (
    DemolishLocation,
    MatchCategory,
    PlaceOnRuins,
    RebuildRuins,
    StripRuins,
)
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.sets.scavengers import messages
from game.fiftyfirst.wording import row
from game.fiftyfirst.wording.rows.cards import VerbRow, bag_strip, owned
from game.kernel.bag import Bag
from game.wording.rulebook import Section
from game.wording.sentence import CardName, InlineIcon, Part
from game.wording.signs import Sign


# ---------------------------------------------------------------------- questions
def _matched(question: messages.ChooseMatched, _: Options) -> str:
    """First a discard pile, then a category of its top card, then the good that stands for it (R42.7)."""
    return row.PILE if question.owner is None else row.CATEGORY if question.category is None else row.GOOD


def _form_of_matched(question: messages.ChooseMatched, card: bool) -> str | None:
    if question.owner is None:
        return None
    bare, with_card = ("icon", "icon_card") if question.category is None else ("colour", "colour_card")
    return with_card if card else bare


# ---------------------------------------------------------------------- events
def _rebuilt(tales: row.Tales, event: messages.RuinRebuilt) -> None:
    """One that was gained for it is not told twice."""
    told = tales(event.seat)
    told.returned += event.returned
    if event.site in told.new_ruins:
        told.gained -= {"ruin": 1}
        told.rebuilt_at_once.append(event.card)
    else:
        told.rebuilt.append(event.card)


def _ruin_discarded(tales: row.Tales, event: messages.RuinDiscarded) -> None:
    told = tales(event.seat)
    told.ruins_discarded.append(event.card)
    told.returned += event.returned


def _placed_on_ruin(tales: row.Tales, event: messages.GoodsPlacedOnRuin) -> None:
    tales(event.seat).on_ruins.append(event.goods)


def _demolished(tales: row.Tales, event: messages.LocationDemolished) -> None:
    tales(event.seat).events.append(event)
    told = tales(event.owner)
    told.returned += event.returned
    told.ruin = not event.discarded


def _of_ruins(at: row.Aftermath) -> Iterator[str]:
    """What becomes a Ruin without being razed, and the front of a Ruin that is turned up."""
    tell = at.tell
    for demolition in at.tale.each(messages.LocationDemolished):
        key = "effect-demolishes" if demolition.owner == at.seat else "effect-demolishes.other"
        yield tell.say(key, card=tell.card(demolition.card), owner=tell.who(demolition.owner))
    for key, cards in (("effect-rebuilds", at.tale.rebuilt), ("effect-rebuilds.at_once", at.tale.rebuilt_at_once)):
        if cards:
            yield tell.say(key, n=len(cards), cards=tell.cards(cards))


def _salvage(at: row.Aftermath) -> Iterator[str]:
    tell = at.tell
    for salvage in at.tale.each(messages.CardSalvaged):
        facts = {"card": tell.card(salvage.card), "owner": tell.who(salvage.owner)}
        if at.alone:
            yield tell.say("effect-salvages.source", source=tell.words.source(salvage.source), **facts)
        else:
            yield tell.say("effect-salvages", **facts)


def _in_short(at: row.Aftermath) -> Iterator[Part]:
    told = [("salvage", one.card) for one in at.tale.each(messages.CardSalvaged)]
    told += [("demolish", one.card) for one in at.tale.each(messages.LocationDemolished)]
    told += [("rebuild", card) for card in (*at.tale.rebuilt, *at.tale.rebuilt_at_once)]
    for icon, card in told:
        yield from (InlineIcon(icon), CardName(at.tell.words.title(card), card))


# ---------------------------------------------------------------------- the set
WORDS: Final = row.SetWords(
    card_verbs={
        MatchCategory: VerbRow("verb-match", lambda verb, *_: (Sign("good", "matching", verb.count),), ("matching",)),
        RebuildRuins: VerbRow("verb-rebuild", lambda verb, *_: (Sign("good", "rebuild", verb.count),), ("rebuild",)),
        StripRuins: VerbRow("verb-strip", lambda verb, *_: (Sign("good", "strip", verb.count),), ("strip",)),
        DemolishLocation: VerbRow(
            "verb-demolish", lambda verb, *_: (Sign("good", "demolish"), *owned(verb.of)), ("demolish",)
        ),
        PlaceOnRuins: VerbRow(
            lambda words, verb: words.word("verb-place_on_ruins", goods=Bag({"basic": verb.count}), n=verb.ruins),
            lambda verb, how, _: (Sign("good", "place_on_ruins", verb.ruins), *bag_strip({"basic": verb.count}, how)),
            ("place_on_ruins",),
        ),
    },
    events={
        messages.CardSalvaged: row.EventRow(
            "salvage", row.EFFECT, effect=row.follows, sounds=("card_slide",), after=ev.RuinGained
        ),
        row.Virtual(messages.CardSalvaged): row.EventRow(
            "borgo_build", row.LINE, ("card", "owner"), sounds=("card_slide",), message="opponent_salvaged",
            step=row.FOLLOWS,
        ),
        messages.RuinDiscarded: row.EventRow(
            "ruin_effects", row.EFFECT, effect=_ruin_discarded, sounds=("card_place",)
        ),
        messages.RuinRebuilt: row.EventRow("ruin_effects", row.EFFECT, effect=_rebuilt, sounds=("wrench",), lands=True),
        messages.LocationDemolished: row.EventRow(
            "ruin_effects", row.EFFECT, effect=_demolished, sounds=("fire_whoosh",)
        ),
        messages.GoodsPlacedOnRuin: row.EventRow(
            "ruin_effects", row.EFFECT, effect=_placed_on_ruin, sounds=(row.GOODS,), lands=True
        ),
    },
    questions={
        messages.ChooseSalvage: row.QuestionRow("salvage", row.PILE, ("count",), of_effect=True, short=""),
        messages.ChooseMatched: row.QuestionRow(
            "matching", _matched, ("owner", "category"), of_effect=True, form=_form_of_matched,
            short=lambda one: "" if one.owner is None else ".icon" if one.category is None else ".colour",
        ),
        messages.ChooseRebuilt: row.QuestionRow("ruin_effects", row.SITE, ("count",), of_effect=True),
        messages.ChooseStripped: row.QuestionRow("ruin_effects", row.SITE, ("count",), of_effect=True, short=""),
        messages.ChooseDemolished: row.QuestionRow("ruin_effects", row.SITE, of_effect=True, icon="demolish"),
        messages.ChoosePlaced: row.QuestionRow("ruin_effects", of_effect=True),
    },
    rules={
        "salvage": row.Rule("salvage", "salvage"),
        "matching": row.Rule("matching", "matching"),
        "discard_ruin": row.Rule("ruin", "ruin_effects"),
        "rebuild": row.Rule("rebuild", "ruin_effects"),
        "strip": row.Rule("strip", "ruin_effects"),
        "demolish": row.Rule("demolish", "ruin_effects"),
        "place_on_ruins": row.Rule("place_on_ruins", "ruin_effects"),
    },
    sections={
        "sets": {
            "scavengers": Section(
                "set_scavengers", "R42.1, R42.2, R42.4, R42.11",
                ("sets", "salvage", "matching", "ruin_effects", "borgo_build"), ("salvage", "yellow"),
                ("scavenger_collector", "back_alley_finders"), after="winter", seen_from={"sets": "winter"},
            ),
            "salvage": Section(
                "salvage", "R42.3, R42.5", ("scavengers", "discard_pile", "deck", "production"), ("salvage",),
                ("toledo_swap_meet", "night_freight"), seen_from={"deck": "", "discard_pile": ""},
            ),
            "matching": Section(
                "matching", "R42.7, R42.8", ("scavengers", "salvage", "categories", "activate"), ("matching",),
                ("scrap_drone", "wasteland_expedition"),
            ),
            "ruin_effects": Section(
                "rebuild", "R42.6, R42.9, R42.12, R21", ("scavengers", "ruins", "goods_on_cards"),
                ("ruin", "rebuild", "strip", "demolish", "place_on_ruins"),
                ("new_horizons_initiative", "red_anja", "mike_the_bang", "pony_express"), seen_from={"ruins": ""},
            ),
        }
    },
    effects={"ruins": _of_ruins, "last": _salvage},
    in_short={"last": _in_short},
    topics=row.Topics(goods={"salvage": "salvage", "matching": "matching"}, sets={"scavengers": "scavengers"}),
)  # fmt: skip
