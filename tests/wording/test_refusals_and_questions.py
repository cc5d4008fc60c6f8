"""A sentence for every refusal and every question."""

from __future__ import annotations

import pytest

from game.fiftyfirst.rules import commands as cmd
from game.fiftyfirst.rules import state as st
from game.fiftyfirst.rules.commands import ChooseArea
from game.fiftyfirst.rules.decide import REASONS
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.sets.arena.messages import ChooseEquipment, EnterArena, EquipFighter
from game.fiftyfirst.rules.sets.borders.messages import ActivateBorder
from game.fiftyfirst.rules.sets.districts.messages import DealWithDistrict, RazeDistrict
from game.fiftyfirst.rules.sets.headquarters.messages import ChooseHq, ChooseStolen, ClaimHq
from game.fiftyfirst.rules.sets.moloch.messages import (
    ChooseCode,
    ChooseLost,
    ChooseRazed,
    ChooseStopped,
    DestroyMachine,
    HackMachine,
)
from game.fiftyfirst.rules.sets.no_mans_land.effects import DEEDS
from game.fiftyfirst.rules.sets.no_mans_land.messages import (
    BuildOutpost,
    ChooseActivated,
    ChooseGivenUp,
    ChooseLevel,
    ChooseOpponentArea,
    ChooseOutpost,
    ChooseOutpostHit,
    ChooseToBuild,
    RazeOutpost,
    ShieldOutpost,
    SkipPick,
    UpgradeOutpost,
)
from game.fiftyfirst.rules.sets.scavengers.messages import (
    ChooseDemolished,
    ChooseMatched,
    ChoosePlaced,
    ChooseRebuilt,
    ChooseSalvage,
    ChooseStripped,
)
from game.fiftyfirst.rules.source import Source
from game.fiftyfirst.rules.steps import (
    ChooseAction,
    ChooseAttacked,
    ChooseBlocked,
    ChooseCard,
    ChooseCleared,
    ChooseCopiedDeal,
    ChooseDiscarded,
    ChooseDiverted,
    ChooseFollowUp,
    ChooseForfeiting,
    ChooseGood,
    ChooseHand,
    ChooseKept,
    ChooseLostDeal,
    ChooseProduction,
    ChooseReplaced,
    ChooseResource,
    ChooseStorage,
    ChooseVictim,
    ChooseVisited,
    OpponentTurn,
)
from game.fiftyfirst.wording.refusals import refusal, useful
from game.fiftyfirst.wording.rows.questions import question, waiting
from game.fiftyfirst.wording.wording import Wording
from game.kernel.bag import Bag
from game.kernel.refusal import Refusal
from tests.rules import questions
from tests.wording.conftest import NAMES, Golden

GREY = Bag({"grey": 3})
HAS = Bag({"grey": 1, "universal": 1, "red": 4, "gun": 2})
DETAILED = (
    Refusal("unreadable_move", text="biuld School"),
    Refusal("not_your_turn", seat="B"),
    *(Refusal("wrong_phase", text=text) for text in (*st.PHASES, "follow_up")),
    Refusal("no_such_card", card="school"),
    Refusal("no_such_card", text="purple"),
    Refusal("own_location", card="school"),
    Refusal("target_passed", card="school", seat="B"),
    Refusal("is_ruin", seat="B"),
    Refusal("blocked", card="archive"),
    Refusal("wrong_choice", text="liberty", card="wasteland_expedition"),
    Refusal("already_used", card="archive"),
    Refusal("already_used", card="new_york"),
    Refusal("already_used", text="stopped", card="new_york"),
    Refusal("already_used", text="stopped", card="archive"),
    Refusal("blocked", text="exchange"),
    Refusal("occupied", card="docks"),
    Refusal("has_shield", card="docks"),
    Refusal("none_face_up", text="red"),
    Refusal("none_face_up", text="blue"),
    Refusal("not_storable", needs=Bag({"ammo": 1}), has=Bag({"basic": 3}), card="ruined_library"),
    Refusal("no_effect", card="thieves_caravan"),
    Refusal("no_effect", card="new_york"),
    Refusal("no_effect", text="card"),
    Refusal("no_common_category", card="school"),
    Refusal("not_enough_goods", needs=GREY, has=HAS, card="docks"),
    Refusal("not_enough_goods", needs=GREY, has=HAS),
    Refusal("not_enough_goods", needs=GREY, has=Bag({"gun": 1}), card="docks"),
    Refusal("not_enough_goods", needs=Bag({"iron": 2}), has=Bag({"ammo": 1}), card="new_york"),
    Refusal("choice_missing", needs=Bag({"deal": 1})),
    Refusal("wrong_choice", needs=Bag({"card": 1}), card="school"),
    Refusal("wrong_choice", text="iron"),
    Refusal("wrong_choice", text="4"),
    Refusal("wrong_payment", needs=GREY, card="docks"),
    *(Refusal("cannot_undo", text=text) for text in ("nothing", "revealed", "other_player", "robot")),
)
WITH_COMMAND: tuple[tuple[Refusal, AnyCommand], ...] = (
    (Refusal("no_such_card", card="school"), cmd.ActivateLocation("A", 1)),
    (Refusal("no_such_card", card="school"), cmd.UseOpenProduction("A", "B", 1)),
    (Refusal("not_enough_goods", needs=GREY, has=HAS, card="docks"), cmd.ConstructLocation("A", "docks")),
    (Refusal("not_enough_goods", needs=Bag({"brick": 1}), has=HAS, card="docks"), cmd.DevelopLocation("A", "docks", 1)),
    (Refusal("not_enough_goods", needs=Bag({"blue": 1}), has=HAS, card="docks"), cmd.MakeDeal("A", "docks")),
    (Refusal("not_enough_goods", needs=Bag({"red": 5}), has=HAS, card="docks"), cmd.RazeLocation("A", "B", 1)),
    (Refusal("not_enough_goods", needs=Bag({"red": 5}), has=HAS, card="docks"), cmd.RazeFromHand("A", "docks")),
    (Refusal("not_enough_goods", needs=Bag({"worker": 1}), has=HAS, card="pub"), cmd.UseOpenProduction("A", "B", 1)),
    (Refusal("not_enough_goods", needs=Bag({"worker": 1}), has=HAS, card="archive"), cmd.ActivateLocation("A", 1)),
    (Refusal("not_enough_goods", needs=Bag({"fuel": 2}), has=HAS, card="new_york"), cmd.ActivateFaction("A", "blue")),
    (Refusal("not_enough_goods", needs=Bag({"worker": 2}), has=HAS), cmd.ExchangeWorkers("A", "gun")),
    (Refusal("not_enough_goods", needs=Bag({"worker": 2}), has=HAS, card="thugs"), cmd.TakeConnection("A", "red")),
    (Refusal("not_enough_goods", needs=Bag({"gun": 3}), has=HAS, card="thugs"), cmd.PlayConnection("A", "thugs")),
    (Refusal("not_enough_goods", needs=Bag({"shield": 1}), has=HAS, card="pub"), cmd.PlaceShield("A", 1)),
    (Refusal("not_enough_goods", needs=Bag({"iron": 1}), has=HAS, card="camp"), cmd.StoreGoods("A", 1, Bag())),
    (
        Refusal("not_enough_goods", needs=Bag({"ruin": 1}), has=HAS, card="blast_engineers"),
        cmd.ActivateLocation("A", 1),
    ),
    (Refusal("not_enough_goods", needs=Bag({"vp": 1}), card="wasteland_expedition"), cmd.ActivateLocation("A", 1)),
    (Refusal("choice_missing", card="wasteland_expedition"), cmd.ActivateLocation("A", 1)),
    (Refusal("wrong_choice", text="worker", card="wasteland_expedition"), cmd.ActivateLocation("A", 1)),
    (Refusal("no_such_card"), HackMachine("A", 9)),
    (Refusal("no_such_card"), DestroyMachine("A", 9)),
    (Refusal("not_enough_goods", needs=Bag({"brick": 1, "iron": 1}), has=HAS, card="mother"), HackMachine("A", 0)),
    (Refusal("not_enough_goods", needs=Bag({"red": 5}), has=HAS, card="mother"), DestroyMachine("A", 0)),
    (Refusal("not_enough_goods", needs=Bag({"red": 5}), has=HAS), DestroyMachine("A", 0)),
    (Refusal("no_effect", card="mother"), HackMachine("A", 0, to_server_room=True)),
    (Refusal("wrong_choice", card="mother"), HackMachine("A", 0, Bag({"gun": 1}))),
    (Refusal("wrong_choice", card="mother"), DestroyMachine("A", 0, Bag({"red": 5}))),
    (Refusal("must_skip", card="docks"), cmd.PickCard("A", "docks")),
    (Refusal("already_skipped"), SkipPick("A", "area_central")),
    (Refusal("no_effect"), SkipPick("A", "area_central")),
    (Refusal("not_adjacent", card="area_central"), SkipPick("A", "area_central")),
    (Refusal("choice_missing", card="area_central"), SkipPick("A", "area_central")),
    (Refusal("has_outpost", card="area_central"), BuildOutpost("A", "area_central")),
    (Refusal("not_adjacent", card="area_north_east"), BuildOutpost("A", "area_north_east")),
    (Refusal("choice_missing", card="area_central"), BuildOutpost("A", "area_central")),
    (Refusal("choice_missing", needs=Bag({"card": 1})), BuildOutpost("A", "area_central")),
    (Refusal("wrong_choice", card="area_central"), BuildOutpost("A", "area_south_west", "area_central")),
    (Refusal("no_common_category", card="pub", text="ammo"), BuildOutpost("A", "area_central", None, ("pub",))),
    (Refusal("no_common_category", text="ammo"), BuildOutpost("A", "area_central")),
    (Refusal("no_common_category", card="pub", text="vp"), UpgradeOutpost("A", "area_central", ("pub",))),
    (Refusal("no_common_category", text="vp"), UpgradeOutpost("A", "area_central")),
    (Refusal("highest_level", card="area_central"), UpgradeOutpost("A", "area_central")),
    (Refusal("no_outpost", card="area_central"), UpgradeOutpost("A", "area_central")),
    (Refusal("no_outpost", card="area_central", seat="A"), UpgradeOutpost("A", "area_central")),
    (Refusal("no_outpost", card="area_central"), RazeOutpost("A", "area_central")),
    (Refusal("not_adjacent", card="area_central"), RazeOutpost("A", "area_central")),
    (Refusal("target_passed", card="area_central", seat="B"), RazeOutpost("A", "area_central")),
    (Refusal("not_enough_goods", needs=Bag({"red": 5}), has=HAS), RazeOutpost("A", "area_central")),
    (Refusal("no_outpost", card="area_central", seat="A"), ShieldOutpost("A", "area_central")),
    (Refusal("has_shield", card="area_central"), ShieldOutpost("A", "area_central")),
    (Refusal("not_enough_goods", needs=Bag({"shield": 1})), ShieldOutpost("A", "area_central")),
    (Refusal("no_such_card", card="area_centre"), ShieldOutpost("A", "area_centre")),
    (Refusal("wrong_choice", card="area_central"), ChooseArea("A", "area_central")),
    (Refusal("requirement_unmet", card="hq_salt_bastion"), ClaimHq("A", "hq_salt_bastion")),
    (Refusal("no_such_card", card="hq_salt_bastion"), ClaimHq("A", "hq_salt_bastion")),
    (Refusal("has_shield", text="steal", card="docks"), cmd.ChooseSite("A", 1)),
    (Refusal("not_adjacent", card="hands_at_the_oars"), ActivateBorder("A", "hands_at_the_oars")),
    (Refusal("no_effect", card="hands_at_the_oars"), ActivateBorder("A", "hands_at_the_oars")),
    (Refusal("wrong_choice", card="hands_at_the_oars"), ActivateBorder("A", "hands_at_the_oars")),
    (Refusal("no_such_card", card="hands_at_the_oars"), ActivateBorder("A", "hands_at_the_oars")),
    (Refusal("not_enough_goods", needs=Bag({"worker": 2}), has=HAS), ActivateBorder("A", "hands_at_the_oars")),
    (Refusal("choice_missing", needs=Bag({"card": 1})), ActivateBorder("A", "tribute_to_borgo")),
    (Refusal("no_such_card", text="arena"), EnterArena("A")),
    (Refusal("already_used", text="arena"), EnterArena("A")),
    (Refusal("not_enough_goods", needs=Bag({"worker": 1}), has=HAS), EnterArena("A")),
    (Refusal("not_enough_goods", needs=Bag({"gun": 1}), has=Bag()), EquipFighter("A", "gun")),
    (Refusal("wrong_choice", text="fuel"), EquipFighter("A", "fuel")),
    (Refusal("already_used", card="foundry_quarter"), DealWithDistrict("A", "foundry_quarter")),
    (Refusal("no_such_card", card="foundry_quarter"), DealWithDistrict("A", "foundry_quarter")),
    (Refusal("not_enough_goods", needs=Bag({"blue": 2}), has=HAS), DealWithDistrict("A", "foundry_quarter")),
    (Refusal("no_such_card", card="foundry_quarter"), RazeDistrict("A", "foundry_quarter")),
    (Refusal("not_enough_goods", needs=Bag({"red": 6}), has=HAS), RazeDistrict("A", "foundry_quarter")),
)


def test_every_refusal_in_words(spoken: Wording, golden: Golden) -> None:
    refusals = (*(Refusal(code) for code in REASONS), *DETAILED)
    lines = [f"{refused.code}: {refusal(spoken, refused, NAMES)}" for refused in refusals]
    lines += (
        f"{type(command).__name__}: {refusal(spoken, refused, NAMES, command)}" for refused, command in WITH_COMMAND
    )
    golden("refusals", lines)


def test_a_refusal_names_needed_and_available_goods(words: Wording) -> None:
    refused = Refusal("not_enough_goods", needs=GREY, has=HAS, card="docks")
    told = "Constructing Docks needs 3 grey contact tokens; you have 1 grey and 1 universal."
    assert refusal(words, refused, NAMES, cmd.ConstructLocation("A", "docks")) == told


@pytest.mark.parametrize(
    ("needs", "told"),
    [
        ({"grey": 3}, {"grey": 1, "universal": 1}),
        ({"iron": 1}, {"ammo": 1}),
        ({"basic": 1, "worker": 1}, {"gun": 2, "ammo": 1}),
        ({"development": 1}, {}),
    ],
)
def test_only_goods_that_could_pay_are_named(needs: dict[str, int], told: dict[str, int]) -> None:
    """R1.4, R1.5."""
    assert useful(Bag(needs), HAS + {"ammo": 1}) == Bag(told)


def test_an_unknown_refusal_does_not_crash(words: Wording) -> None:
    assert refusal(words, Refusal("brand_new", text="because", card="school"), NAMES) == "[refusal-brand_new]"
    words.messages.missing.discard("refusal-brand_new")


QUESTIONS: tuple[tuple[st.Question, *tuple[str | None, ...]], ...] = (
    (ChooseHand("A"), None),
    (ChooseCard("A"), None),
    (ChooseAction("A"), None),
    (ChooseFollowUp("A"), None),
    (ChooseFollowUp("A", site=1), "archive"),
    (ChooseFollowUp("A", exchange=True), None),
    (ChooseVictim("A", site=1), None, "thieves_caravan"),
    (ChooseResource("A", site=1, victim="B"), None, "thieves_caravan"),
    (ChooseStorage("A", site=1), None, "thieves_den", "hibernation_chambers"),
    (ChooseGood("A", site=1, kind="production"), None, "black_fortress"),
    (ChooseProduction("A", site=1, kind="production"), None, "power_station"),
    (ChooseDiverted("A", site=1), None, "suppliers"),
    (ChooseCopiedDeal("A", site=1), None, "camino_real"),
    (ChooseCopiedDeal("A", site=1, count=3), "caravanner"),
    (ChooseCleared("A", site=1), None),
    (ChooseCleared("A", site=1, count=1), "body_hunters"),
    (ChooseCleared("A", site=1, count=3), "body_hunters"),
    (ChooseVisited("A", site=1), None, "fixer"),
    (ChooseBlocked("A", site=1), None, "rat_hunt"),
    (ChooseForfeiting("A", site=1), None, "rapid_robbery"),
    (ChooseSalvage("A", 1, Source("spoils")), None),
    (ChooseSalvage("A", 2, Source("spoils")), None),
    (ChooseSalvage("A", 1, Source("action", "scavenger_collector", 1)), None),
    (ChooseSalvage("A", 2, Source("action", "scavenger_collector", 1)), None),
    (ChooseMatched("A", 1, "production"), None, "scrap_drone"),
    (ChooseMatched("A", 1, "production", owner="B"), None, "scrap_drone"),
    (ChooseMatched("A", 1, "production", owner="B", category="contact"), None, "scrap_drone"),
    (ChooseRebuilt("A", 1, "action"), None, "new_horizons_initiative"),
    (ChooseRebuilt("A", 1, "action", 2), None, "new_horizons_initiative"),
    (ChooseStripped("A", 1), None, "red_anja"),
    (ChooseStripped("A", 1, 2), None, "red_anja"),
    (ChooseDemolished("A", 1), None, "tommy_the_bang"),
    (ChoosePlaced("A", 1, 3), None, "pony_express"),
    (ChooseCode("A", 1, "production", 2), None, "high_tech_cellar"),
    (ChooseCode("A", 1, "production", 1), "moonlight_terminal"),
    (ChooseRazed("A", 0), None, "mother", "combat_machine", "salt_sower"),
    (ChooseLost("A", 0, "card"), None, "night_ferry"),
    (ChooseLost("A", 0, "card", 2), None, "night_ferry"),
    (ChooseLost("A", 0, "deal"), None, "night_auditor"),
    (ChooseLost("A", 0, "deal", 2), None, "night_auditor"),
    (ChooseStopped("A", 0), None, "turnstile"),
    (ChooseKept("A", site=1, cards=("pub", "school")), None, "propaganda_center"),
    (ChooseKept("A", site=1, cards=("pub", "school", "docks"), keep=2), None, "propaganda_center"),
    (ChooseDiscarded("A", good="card"), None),
    (ChooseDiscarded("A", good="card", count=3), None),
    (ChooseDiscarded("A", good="card", site=1), "propaganda_center"),
    (ChooseDiscarded("A", good="card", count=2, site=1), "propaganda_center"),
    (ChooseDiscarded("A", good="deal"), None),
    (ChooseDiscarded("A", good="deal", count=3), None),
    (ChooseDiscarded("A", good="deal", site=1), "school"),
    (ChooseDiscarded("A", good="deal", count=2, site=1), "school"),
    *((ChooseOutpost("A", 1, "action", deed), None) for deed in DEEDS),
    (ChooseOutpost("A", 1, "action", "build"), "stakeout_crew"),
    (ChooseOutpost("A", 1, "action", "upgrade"), "concrete_masons"),
    (ChooseOutpost("A", 1, "action", "raze"), "siege_howitzer"),
    (ChooseActivated("A", 1, "production", 1), None, "relay_masts"),
    (ChooseActivated("A", 1, "action", 3), None),
    (ChooseActivated("A", 1, "action", 2, ("area_central",)), "grand_meridian"),
    (ChooseGivenUp("A", "area_central"), None),
    (ChooseLevel("A", "area_south_west", 3, 2), None),
    (ChooseToBuild("A", "area_west_central"), None),
    (ChooseOpponentArea("A"), None),
    (ChooseOutpostHit("A", by_card=True), None),
    (ChooseOutpostHit("A"), None),
    (ChooseHq("A", ("hq_salt_bastion",)), None, "hq_salt_bastion"),
    (ChooseHq("A", ("hq_salt_bastion", "hq_ledger_house")), None),
    (ChooseStolen("A", "hq_ibn"), None, "hq_ibn"),
    (ChooseProduction("A", "headquarters", hq="hq_second_shift"), "hq_second_shift"),
    (ChooseCopiedDeal("A", count=3, hq="hq_refinery_throne"), "hq_refinery_throne"),
    (ChooseVictim("A", None, 2, "borgos_night_raid"), "borgos_night_raid"),
    (ChooseResource("A", None, "B", 2, "borgos_night_raid"), "borgos_night_raid"),
    (ChooseKept("A", ("pub", "school"), border="crossing_by_night"), "crossing_by_night"),
    (ChooseDiscarded("A", "card", border="tribute_to_borgo"), "tribute_to_borgo"),
    (ChooseEquipment("A"), None),
    (OpponentTurn(st.VIRTUAL), None),
    (ChooseAttacked("A"), None),
    (ChooseLostDeal("A"), None),
    (ChooseReplaced("A"), None),
)
"""Questions, each with no card and with cards that ask it."""


def test_every_question_in_words(spoken: Wording, golden: Golden) -> None:
    golden(
        "questions",
        (
            f"{type(asked).__name__}: {question(spoken, asked, NAMES, card)} / {waiting(spoken, asked, NAMES)}"
            for asked, *cards in QUESTIONS
            for card in cards
        ),
    )


def test_every_class_of_question_is_tested() -> None:
    assert {type(asked) for asked, *_ in QUESTIONS} == set(questions.QUESTIONS)
