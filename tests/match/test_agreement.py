"""The header of a match agrees with the deal wherever a match is read, and everything named in the file is known;
otherwise one sentence says what is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.files.record import RULES, options_of, position_hash
from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.rules.state import Game
from game.kernel.refusal import Unreadable
from game.match.library.exchange import export_match, import_match
from game.match.library.summary import summary
from game.match.timeline import timeline
from game.play.files.record import read_record, record_of
from game.play.match import watch_file
from tests.match.golden_matches import FOLDER, files

TWO = sorted(FOLDER.glob(f"rules_{RULES}*/base_2_players.jsonl"))[0].read_bytes()
BORGO = sorted(FOLDER.glob(f"rules_{RULES}*/solo_borgo_*.jsonl"))[0].read_bytes()
OWN_PILES = sorted(FOLDER.glob(f"rules_{RULES}*/base_scavengers_*.jsonl"))[0].read_bytes()
MACHINES = sorted(FOLDER.glob(f"rules_{RULES}*/base_moloch_2_players.jsonl"))[0].read_bytes()
MAP = sorted(FOLDER.glob(f"rules_{RULES}*/base_no_mans_land_2_players.jsonl"))[0].read_bytes()
SERVER_ROOM = sorted(FOLDER.glob(f"rules_{RULES}*/server_room.jsonl"))[0].read_bytes()
Change = Callable[[dict[str, Any]], Any]


def changed(data: bytes, line: int, change: Change) -> bytes:
    """The same file with one line changed."""
    lines = data.split(b"\n")
    value = json.loads(lines[line])
    change(value)
    lines[line] = json.dumps(value).encode()
    return b"\n".join(lines)


def forged(data: bytes, line: int, change: Change) -> bytes:
    """The same for a match of old rules, whose positions are not compared."""
    return changed(changed(data, 0, lambda header: header.update(rules=1)), line, change)


def refusals(path: Path, catalog: Catalog) -> set[str]:
    """The sentences with which each reader of matches refuses a file."""
    readers: tuple[Callable[[], object], ...] = (
        lambda: read_record(path, fiftyfirst().only),
        lambda: read_record(path, fiftyfirst(catalog).only),
        lambda: summary(path, fiftyfirst().only),
        lambda: watch_file(path, fiftyfirst(catalog).only),
        lambda: Match.load(path, fiftyfirst(catalog).only),
        lambda: import_match(path, path.parent / "matches", fiftyfirst(catalog).only),
        lambda: export_match(path, path.parent / "exports", fiftyfirst(catalog).only),
    )
    told = set()
    for read in readers:
        with pytest.raises(Unreadable) as refused:
            read()
        assert refused.value.file == str(path)
        told.add(refused.value.message)
    assert list(path.parent.iterdir()) == [path]
    return told


def told_of(data: bytes, catalog: Catalog | None) -> str:
    """Why a file is refused; empty if it is read."""
    try:
        record_of(Path("match.jsonl"), data, fiftyfirst(catalog).only)
    except Unreadable as refused:
        return refused.message
    return ""


# ---------------------------------------------------------------------- header and deal
@pytest.mark.parametrize(
    ("data", "change", "told"),
    [
        (TWO, lambda header: header.update(seats=header["seats"][:1]), "expected 2 seats"),
        (TWO, lambda header: header.update(seats=(header["seats"] * 2)), "expected 2 seats"),
        (TWO, lambda header: header["seats"][0].update(faction="moon"), "seat A plays {}"),
        (TWO, lambda header: header["seats"].reverse(), "seat A plays {}"),
        (TWO, lambda header: header.update(solo="borgo"), "there is no virtual opponent"),
        (BORGO, lambda header: header.update(solo="hegemony"), "the virtual opponent is borgo"),
        (BORGO, lambda header: header.pop("solo"), "the virtual opponent is borgo"),
    ],
)
def test_every_reader_refuses_a_header_that_does_not_fit_the_deal(
    tmp_path: Path, catalog: Catalog, data: bytes, change: Change, told: str
) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(changed(data, 0, change))
    dealt = json.loads(data.split(b"\n")[0])["seats"][0]["faction"]
    assert refusals(path, catalog) == {f"the header does not fit the start of the game: {told.format(dealt)}"}


def test_the_faction_of_a_seat_without_one_was_drawn(catalog: Catalog) -> None:
    data = changed(TWO, 0, lambda header: [seat.pop("faction") for seat in header["seats"]])
    assert record_of(Path("match.jsonl"), data, fiftyfirst(catalog).only).damage is None


def test_cards_of_sets_that_the_header_does_not_name_are_refused(tmp_path: Path, catalog: Catalog) -> None:
    """Even if the forged file has the right hash and digest of the cards."""
    data = next(FOLDER.glob(f"rules_{RULES}*/base_winter_*.jsonl")).read_bytes()
    record = record_of(tmp_path, data, fiftyfirst(catalog).only)
    frame = {"sets": ["base"], "cards": catalog.digest(["base"])}
    hashed = position_hash(Game(catalog, ("base",), options_of(record.header)), record.journal.state_after(0))
    other = changed(changed(data, 0, lambda header: header.update(frame)), 1, lambda deal: deal.update(hash=hashed))
    for sent in (other, changed(other, 0, lambda header: header.update(rules=1))):
        assert told_of(sent, catalog).startswith("the header does not fit the start of the game: its sets do not hold ")


OTHER = "the header does not fit the start of the game: its {}"


@pytest.mark.parametrize(
    ("data", "header", "told"),
    [
        (TWO, {"sets": ["base", "scavengers"]}, "sets have other discard piles"),
        (OWN_PILES, {"sets": ["base"]}, "sets have other discard piles"),
        (TWO, {"sets": ["base", "moloch"]}, "sets have other Machines"),
        (MACHINES, {"sets": ["base"]}, "sets have other Machines"),
        (MACHINES, {"sets": ["base", "winter"]}, "sets have other Machines"),
        (MACHINES, {"options": {"server_room": True}}, "options have another server room"),
        (SERVER_ROOM, {"options": {"server_room": False}}, "options have another server room"),
        (TWO, {"sets": ["base", "no_mans_land"]}, "sets have another map"),
        (MAP, {"sets": ["base"]}, "sets have another map"),
        (MAP, {"sets": ["base", "winter"]}, "sets have another map"),
        (BORGO, {"sets": ["base", "no_mans_land"]}, "sets have another map"),
    ],
)
def test_a_game_that_is_none_of_its_sets_and_options_is_refused(
    tmp_path: Path, catalog: Catalog, data: bytes, header: dict[str, Any], told: str
) -> None:
    """R42.1: each seat has a discard pile of its own with Scavengers alone; R44.1, R45.1, R53.3. No catalog is needed
    to tell."""
    path = tmp_path / "match.jsonl"
    path.write_bytes(changed(data, 0, lambda found: found.update(header)))
    assert told_of(path.read_bytes(), None) == OTHER.format(told)
    assert refusals(path, catalog) == {OTHER.format(told), "the start of this match cannot be read"}


def piles(*colours: str) -> Change:
    """Deals piles of Connection cards of these colours."""
    dealt = {pile["colour"]: pile for pile in json.loads(OWN_PILES.splitlines()[1])["events"][0]["state"]["piles"]}
    return lambda state: state.update(piles=[dealt[colour] for colour in colours])


def added(place: str, *machines: str) -> Change:
    """Adds Machines to those of a place."""
    named = [{"card": machine} if place == "deployed" else machine for machine in machines]
    return lambda state: state["machines"].update({place: [*state["machines"].get(place, []), *named]})


def other_sides(state: dict[str, Any]) -> None:
    sides = state["machines"]["sides"]
    sides["hacked_mother"], sides["hacked_lockjaw"] = sides["hacked_lockjaw"], sides["hacked_mother"]


def hacked_cards(state: dict[str, Any]) -> None:
    """Deals hacked cards, which are in no deck."""
    for player, machine in zip(state["players"], ("mother", "rust_locust"), strict=True):
        state["machines"]["stack"].remove(machine)
        player["hand"].append(f"hacked_{machine}")


def outposts(owner: str, *areas: str, **values: Any) -> Change:
    return lambda state: state.update(outposts={area: {"owner": owner, **values} for area in areas})


SEVEN = [f"area_{row}_{side}" for row in ("north", "south") for side in ("west", "central", "east")] + ["area_central"]
PILES, STACK, ROOM = "sets have other discard piles", "sets have other Machines", "options have another server room"
CONNECTIONS, ON_MAP = "sets have other piles of Connection cards", "sets have another map"


@pytest.mark.parametrize(
    ("data", "change", "told", "needs_cards"),
    [
        *((data, lambda _: None, "", False) for data in (TWO, OWN_PILES, MACHINES, SERVER_ROOM, MAP)),
        (TWO, lambda state: state.update(own_discards=True), PILES, False),
        (OWN_PILES, lambda state: state.update(own_discards=False), PILES, False),
        (TWO, piles("red", "blue", "yellow"), CONNECTIONS, True),
        (TWO, piles("red"), CONNECTIONS, True),
        (OWN_PILES, piles("red", "blue"), CONNECTIONS, True),
        (OWN_PILES, piles("blue", "red", "yellow"), CONNECTIONS, True),
        (MACHINES, lambda state: state.pop("machines"), STACK, False),
        (MACHINES, lambda state: state["machines"].update(server_room=0), ROOM, False),
        (SERVER_ROOM, lambda state: state["machines"].update(server_room=None), ROOM, False),
        (MACHINES, other_sides, STACK, True),
        (MACHINES, hacked_cards, "", False),
        *(
            (MACHINES, added(place, *machines), f"sets do not hold {machines[0]}", True)
            for place in ("stack", "discard", "deployed")
            for machines in (("mother",), ("rust_locust", "rust_locust"), ("swarm_relay",))
        ),
        (MAP, lambda state: state.pop("outposts"), ON_MAP, False),
        (MAP, outposts("A", "area_central", level=3, shield=True), "", False),
        (MAP, outposts("B", "area_north_west", "area_central", "area_south_east", "area_east_central"), "", False),
        (MAP, outposts("B", *SEVEN[:6]), "", False),
        (MAP, outposts("B", *SEVEN), ON_MAP, True),
        (MAP, outposts("A", "moon"), ON_MAP, True),
        (MAP, outposts("A", *"abcdefg"), ON_MAP, True),
    ],
)
def test_a_game_that_was_dealt_otherwise_is_refused(
    catalog: Catalog, data: bytes, change: Change, told: str, needs_cards: bool
) -> None:
    """R42.1: Scavengers have a third pile of Connection cards; R45.1: nobody has more than six markers; R51.2: Machines
    of Promo 2 are not in play without it. Some is told by the cards alone."""
    other = forged(data, 1, lambda deal: change(deal["events"][0]["state"]))
    assert told_of(other, catalog) == (OTHER.format(told) if told else "")
    assert told_of(other, None) == ("" if needs_cards else told_of(other, catalog))


@pytest.mark.parametrize(
    "option",
    [
        {"moloch.difficulty": "general"},
        {"moloch.coop": 2},
        {"server_room": "hacked"},
        {"no_mans_land.raze_build_free": "yes"},
        {"outposts.build_icon": "moon"},
        {"outposts.level_3_icon": 3},
        {"outposts.level_3_icon": "north"},
    ],
)
@pytest.mark.parametrize("data", [MACHINES, MAP])
def test_an_option_with_an_unknown_value_is_refused(data: bytes, option: dict[str, Any]) -> None:
    other = changed(data, 0, lambda header: header.update(options=option))
    assert told_of(other, None).startswith("the header of the match is damaged: ")


@pytest.mark.parametrize("option", [{"no_mans_land.raze_build_free": True}, {"outposts.build_icon": "brick"}])
def test_an_option_of_the_map_is_kept_apart_from_others(catalog: Catalog, option: dict[str, Any]) -> None:
    """The positions of the match tell its options: none is added by hand."""
    other = changed(MAP, 0, lambda header: header.update(options=option))
    assert [told_of(other, known) for known in (None, catalog)] == ["", "the start of this match cannot be read"]


@pytest.mark.parametrize("name", ["sets", "options"])
def test_a_match_with_other_sets_or_options_is_never_verified(tmp_path: Path, catalog: Catalog, name: str) -> None:
    value = {"sets": ["base", "winter"], "options": {"tokens_limited": True, "borgo.extra_brawlers": 3}}[name]
    path = tmp_path / "match.jsonl"
    path.write_bytes(changed(TWO, 0, lambda header: header.update({name: value})))
    with pytest.raises(Unreadable, match="the start of this match cannot be read"):
        import_match(path, tmp_path / "matches", fiftyfirst(catalog).only)


# ---------------------------------------------------------------------- contents of a header
@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda header: header.update(solo="x" * 500), "expected at most 60 characters"),
        (lambda header: header.update(sets=["base", "x" * 14_000]), "expected at most 60 characters"),
        (lambda header: header.update(cards="x" * 100), "expected at most 60 characters"),
        (lambda header: header["seats"][0].update(player="x" * 61), "expected at most 60 characters"),
        (lambda header: header["seats"][0].update(faction="x" * 61), "expected at most 60 characters"),
        (lambda header: header.update(seats=[]), "expected 1 to 4 seats"),
        (lambda header: header.update(seats=(header["seats"] * 3)[:5]), "expected 1 to 4 seats"),
        (lambda header: header.update(sets=["base"] * 101), "expected at most 100 sets"),
        (lambda header: header.update(seed=10**40), "expected a seed of at most 30 digits"),
        (lambda header: header.update(options={"borgo.extra_brawlers": 10**9}), "a whole number from 0 to 999"),
        (lambda header: header.update(options={"borgo.icon_map": {"brick": "moon"}}), "expected an action of Borgo's"),
        (lambda header: header.update(options={"x" * 20_000: "y" * 20_000}), ""),
        (lambda header: header.update(options={"borgo.icon_map": {"x" * 20_000: "y" * 20_000}}), ""),
        (lambda header: header.update(options={"solo.titles": "x\x1b\n" * 20_000}), "Invalid enum value"),
        (lambda header: header.update(origin={"file": "x" * 300, "created": "2026", "step": 1}), "as its origin"),
        (lambda header: header.update(origin={"file": "x", "created": "2026", "step": -5}), "as its origin"),
        (lambda header: header.update(created="2026-01-01T00:00:00." + "0" * 90), ""),
    ],
)
def test_a_header_has_only_what_can_be_shown(catalog: Catalog, change: Change, told: str) -> None:
    message = told_of(changed(TWO, 0, change), catalog)
    assert told in message
    assert len(message) < 300
    assert message.isprintable()


# ---------------------------------------------------------------------- unknown names
@pytest.mark.parametrize(
    "change",
    [
        lambda state: state["players"][0].update(faction="moon"),
        lambda state: state["players"][0].update(goods={"gold": 1}),
        lambda state: state["players"][0].update(goods={"brick": 10**9}),
        lambda state: state["players"][0].update(vp=10**30),
        lambda state: state["players"][0].update(connections=["school"]),
        lambda state: state["players"][0].update(used=[{"action": "moon"}]),
        lambda state: state["deck"].append("moon"),
        lambda state: state["piles"][0]["cards"].append("moon"),
        lambda state: state["piles"].pop(),
        lambda state: state.update(phase="moon"),
        lambda state: state.update(first_player="D"),
        lambda state: state.update(winners=["D"]),
        lambda state: state.update(scores=[{"seat": "A", "vp": 1, "locations": 1, "total": 2, "goods": 0}]),
        lambda state: state["agenda"].append({"type": "choose_action", "seat": "Z"}),
        lambda state: state.update(opponent={"kind": "moon"}),
    ],
)
def test_a_dealt_game_of_old_rules_with_something_unknown_is_refused(catalog: Catalog, change: Change) -> None:
    data = forged(TWO, 1, lambda deal: change(deal["events"][0]["state"]))
    with pytest.raises(Unreadable):
        record_of(Path("match.jsonl"), data, fiftyfirst(catalog).only)


@pytest.mark.parametrize(
    "event",
    [
        {"type": "phase_began", "phase": "moon"},
        {"type": "goods_gained", "seat": "A", "goods": {"gold": 1}, "source": {"kind": "deal"}},
        {"type": "goods_gained", "seat": "A", "goods": {"brick": 1}, "source": {"kind": "moon"}},
        {"type": "goods_gained", "seat": "A", "goods": {"brick": 1}, "source": {"kind": "deal", "card": "moon"}},
        {"type": "goods_gained", "seat": "A", "goods": {"brick": 10**9}, "source": {"kind": "deal"}},
        {"type": "end_triggered", "seat": "Z"},
        {"type": "offer_revealed", "draft": 1, "cards": ["moon"]},
        {
            "type": "game_ended",
            "scores": [{"seat": "A", "vp": 1, "locations": 1, "total": 2, "goods": 0}],
            "winners": ["A"],
        },
    ],
)
def test_everything_after_an_unknown_name_is_damage(tmp_path: Path, catalog: Catalog, event: dict[str, Any]) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(forged(TWO, 5, lambda line: line["events"].insert(0, event)))
    damage = read_record(path, fiftyfirst(catalog).only).damage
    assert damage is not None
    assert (damage.line, damage.reason) == (6, "unreadable")
    timeline(fiftyfirst(), watch_file(path, fiftyfirst(catalog).only).journal)


@pytest.mark.parametrize(
    "question",
    [
        {"type": "opponent_turn", "seat": "V"},
        {"type": "choose_good", "seat": "A", "goods": [], "source": {"kind": "deal"}},
        {"type": "choose_storage", "seat": "A", "site": 99},
        {"type": "choose_card", "seat": "A"},
        {"type": "choose_hand", "seat": "A"},
        {"type": "choose_kept", "seat": "A", "cards": [], "keep": 1, "source": {"kind": "deal"}},
        {"type": "choose_salvage", "seat": "A", "count": 1, "source": {"kind": "deal"}},
        {"type": "choose_lost_deal", "seat": "A"},
        {"type": "choose_razed", "seat": "A", "machine": 0},
        {"type": "choose_area", "seat": "A"},
        {"type": "choose_action", "seat": "D"},
    ],
    ids=lambda question: question["type"],
)
def test_a_question_that_its_state_does_not_allow_is_damage(
    catalog: Catalog, tmp_path: Path, question: dict[str, Any]
) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(forged(TWO, 36, lambda line: line["events"][-1].update(agenda=[question])))
    damage = read_record(path, fiftyfirst(catalog).only).damage
    assert damage is not None
    assert (damage.line, damage.reason) == (37, "unreadable")
    match = Match.load(path, fiftyfirst(catalog).only)
    assert match.head == 31
    assert match.legal()
    match.close()


def test_a_match_in_which_nothing_is_asked_is_damaged(catalog: Catalog, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(forged(TWO, 36, lambda line: line["events"][-1].update(agenda=[])))
    assert read_record(path, fiftyfirst(catalog).only).damage is not None


@pytest.mark.slow
def test_every_golden_match_agrees_and_is_known(catalog: Catalog, request: pytest.FixtureRequest) -> None:
    for path in files(request.config.getoption("full")):
        assert read_record(path, fiftyfirst(catalog).only).damage is None, path


# ---------------------------------------------------------------------- arbitrary input
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=80),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=10,
)
FIELDS = ("format", "rules", "cards", "sets", "options", "seed", "seats", "created", "solo", "origin")


def read_or_refused(data: bytes, catalog: Catalog) -> None:
    """A file gives a match or one sentence, and no other exception."""
    for known in (None, catalog):
        message = told_of(data, known)
        assert "\n" not in message
        assert len(message) < 600


@pytest.mark.slow
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.dictionaries(st.sampled_from(FIELDS), JSON, min_size=1, max_size=3))
def test_any_header_is_read_or_refused(catalog: Catalog, values: dict[str, Any]) -> None:
    data = b"".join(TWO.splitlines(keepends=True)[:6])
    read_or_refused(changed(data, 0, lambda header: header.update(values)), catalog)


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 6000), st.integers(0, 400), st.binary(max_size=40))
def test_any_cut_of_a_match_is_read_or_refused(catalog: Catalog, start: int, length: int, instead: bytes) -> None:
    data = b"".join(BORGO.splitlines(keepends=True)[:12])
    read_or_refused(data[:start] + instead + data[start + length :], catalog)


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=200) | JSON.map(msgspec.json.encode))
def test_any_bytes_are_read_or_refused(catalog: Catalog, data: bytes) -> None:
    read_or_refused(data, catalog)
    read_or_refused(data + b"\n" + TWO[:3000], catalog)
