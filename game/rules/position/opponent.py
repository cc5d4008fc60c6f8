"""The virtual opponent in positions (the format: see `game.rules.position`)."""

from __future__ import annotations

from typing import Any

from game.kernel.given import Given
from game.rules.parts import PARTS
from game.rules.position.cards import Cards
from game.rules.position.players import read_own_discards, read_sites
from game.rules.solo.kinds import KINDS
from game.rules.state import Automa, Player

PILES = ("attack_pile", "merchant_pile", "development_pile", "action_pile")
KEYS = ("vp", "state", "site_ids", "passed", "must_pass", "stage", *PILES, "brawlers", "discard", "hq")


def read_opponent(cards: Cards, kind: str, given: Given, first_site: int) -> tuple[Player, Automa]:
    """The opponent ``kind``; its Sites are numbered from ``first_site`` on, unless their ids are given."""
    keys = given.mapping(KEYS, "the virtual opponent")
    get = keys.value
    piles: dict[str, Any] = {name: cards.locations.take_all(get(name, [])) for name in PILES}
    player = Player(
        "",
        vp=get("vp", 0).number(),
        sites=read_sites(cards, get("state", []), get("site_ids"), first_site),
        passed=get("passed", False).flag(),
        discard=read_own_discards(cards, get("discard", [])),
        **{key: read(cards, "", keys[key]) for part in PARTS for key, read in part.player_keys.items() if key in keys},
    )
    automa = Automa(
        kind=kind,
        must_pass=get("must_pass", False).flag(),
        stage=get("stage", Automa(kind).stage).word(KINDS[kind].stages, "a stage of this opponent"),
        brawlers=get("brawlers", 0).number(),
        **piles,
    )
    return player, automa
