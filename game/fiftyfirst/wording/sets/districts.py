"""Districts in words: what is printed on them, what lies there, and who deals with them (R53.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.fiftyfirst.cards.sets.districts import District
from game.fiftyfirst.rules.sets.borders.messages import ActivateBorder
from game.fiftyfirst.rules.sets.districts import messages
from game.fiftyfirst.wording import row
from game.fiftyfirst.wording.facts import CardTeller
from game.fiftyfirst.wording.rows.cards import bag_strip
from game.fiftyfirst.wording.wording import Wording
from game.wording.rulebook import Section
from game.wording.sentence import Fact, Names, Sentence
from game.wording.signs import ARROW, COLON, Sign, Strip


def district_facts(words: Wording, district: District) -> tuple[Fact, ...]:
    """Everything on a district: what it gathers, its Deal, and what razing it brings."""
    deal = {"n": district.distance, "goods": district.deal}
    return (
        words.fact("production", "district-produces", goods=district.produces, setup=district.setup),
        words.fact("deal", "district-deal", **deal),
        words.fact("raze", "district-raze", n=district.defence),
    )


def district_strips(district: District) -> tuple[Strip, ...]:
    """The signs of a district: what it puts on itself in each Production, its Deal and its price, and what razing it
    takes (R53.4)."""
    return (
        (Sign("good", "production"), COLON, *bag_strip(district.produces)),
        (*bag_strip({"blue": district.distance}, badges=True, spent=True), ARROW, *bag_strip(district.deal)),
        (*bag_strip({"red": district.defence}, badges=True, spent=True), ARROW, Sign("good", "raze")),
    )


def district_line(words: Wording, district: District) -> str:
    """A district in a line: `Foundry Quarter: Distance 2, defence value 6; each round 1 brick; Deal: 1 iron`."""
    facts = {"distance": district.distance, "n": district.defence}
    goods = {"goods": district.produces, "deal": district.deal}
    return words.text("district-line", card=words.title(district.id), **facts, **goods)


def district_standing(words: Wording, board: messages.DistrictBoard, names: Names) -> Sentence:
    """What lies on a district, and the players who have a Deal with it."""
    tell = CardTeller(words, names)
    facts = {"card": tell.card(board.district), "goods": tell.goods(board.goods)}
    if not board.deals:
        return tell.finish(tell.say("district-standing" if board.goods else "district-standing.empty", **facts))
    key = "district-standing.deals" if board.goods else "district-standing.empty_deals"
    return tell.finish(tell.say(key, seats=words.all_of([tell.who(seat) for seat in board.deals]), **facts))


def _tiles(at: row.TableRead) -> Iterator[str]:
    """Each district, what it gathers, gives and takes, and how it stands."""
    words, districts = at.words, at.game.catalog.districts
    if at.view.districts is not None:
        yield words.text("text-districts")
    for board in at.view.districts or ():
        district = districts[board.district]
        if at.plain:
            yield words.title(district.id)
            yield from (f"  {fact.line}" for fact in district_facts(words, district))
        else:
            yield f"  {district_line(words, district)}"
        yield f"    {district_standing(words, board, at.names)}"


def _razed(tales: row.Tales, event: messages.DistrictRazed) -> None:
    """Whoever has a Deal there loses it."""
    for seat in event.deals:
        tales(seat).events.append(event)


def _deals_ended(at: row.Aftermath) -> Iterator[str]:
    if ended := [razed.district for razed in at.tale.each(messages.DistrictRazed)]:
        yield at.tell.say("effect-loses_deal", n=len(ended), cards=at.tell.cards(ended))


_DEAL: Final = row.CommandRow("districts", "deal", explains=None, after=ActivateBorder)
_RAZE: Final = row.CommandRow("districts", "raze", explains=None)

WORDS: Final = row.SetWords(
    commands={messages.DealWithDistrict: _DEAL, messages.RazeDistrict: _RAZE},
    verbs={"deal_with_district": _DEAL, "raze_district": _RAZE},
    events={
        messages.DistrictProduced: row.EventRow(
            "districts", row.LINE, ("district", "goods"), sounds=(row.GOODS,), lands=True
        ),
        messages.DistrictDealMade: row.EventRow(
            "districts", row.DEED, ("district",), sounds=("card_slide",), icon="deal"
        ),
        messages.DistrictRazed: row.EventRow(
            "districts", row.DEED, ("district",), effect=_razed, sounds=("fire_whoosh",), icon="raze",
            puts_down=lambda _: None,
        ),
    },
    printed={
        District: row.PrintedRow(
            lambda words, district, _: district_facts(words, district),
            lambda _: ("district", "district_deal", "district_raze"),
            lambda _: "districts",
        )
    },
    rules={
        "district": row.Rule("district", "districts"),
        "district_deal": row.Rule("deal", "districts"),
        "district_raze": row.Rule("raze", "districts"),
    },
    sections={
        "modules": {
            "districts": Section(
                "district", "R53.4, R60", ("make_deal", "raze_state", "production"), ("district",),
                seen_from={"headquarters": ""},
            )
        }
    },
    topics=row.Topics(options={"districts": "districts"}),
    signs=("district",),
    moves={"district": "exchange"},
    effects={"first": _deals_ended},
    looks={"tiles": _tiles},
    lying=lambda at: (str(district_standing(at.words, board, at.names)) for board in at.view.districts or ()),
    deals=lambda view, seat: (board.district for board in view.districts or () if seat in board.deals),
)  # fmt: skip
