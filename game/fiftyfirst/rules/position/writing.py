"""Writing positions (the format: see `game.fiftyfirst.rules.position`)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from game.fiftyfirst.rules.parts import PARTS
from game.fiftyfirst.rules.position.data import Data, Name
from game.fiftyfirst.rules.position.pending import write_pending
from game.fiftyfirst.rules.position.players import FLAGS, PILES
from game.fiftyfirst.rules.sheets import RUIN
from game.fiftyfirst.rules.state import (
    VIRTUAL,
    Automa,
    Game,
    GameState,
    Pile,
    Player,
    Score,
    Site,
    UsedAction,
    automa_of,
)
from game.kernel.bag import Bag

TAKEN = "-"
"""In place of a taken face-up card on a pile."""


def write(game: Game, state: GameState, name: Name) -> Data:
    """The position with cards written by ``name``; empty keys and those that follow from others are left out."""
    players = _players(state, name)
    data: Data = {
        "sets": list(game.sets),
        "options": msgspec.to_builtins(game.options),
        "round": state.round,
        "phase": state.phase,
        "turn": state.to_move,
        "first_player": state.first_player,
        "seed": state.chance.seed,
        "chance": [entry if isinstance(entry, int) else _names(entry, name) for entry in state.chance.pinned],
        "deck": _names(state.deck, name),
        "deck_only": True,
        "discard": _names(state.discard, name),
        "offer": _names(state.offer, name),
        "draft": state.draft,
        "connections": {pile.colour: _pile(pile, state.phase, name) for pile in state.piles},
        "connection_discard": _names(state.connection_discard, name),
        "players": players,
        "solo": state.automa.kind if state.automa else None,
        "opponent": players.pop(VIRTUAL, None),
        "scores": {score.seat: _score(score) for score in state.scores},
        "winners": list(state.winners),
    }
    always = ("round", "seed")
    data = {key: value for key, value in data.items() if value or key in always}
    for part in PARTS:
        data |= part.write(game, state, name)
    return data | write_pending(game, state, name)


def _names(cards: Iterable[str], name: Name) -> list[str]:
    return [name(card) for card in cards]


def _pile(pile: Pile, phase: str, name: Name) -> list[str]:
    """The whole pile, top first; in the setup all of it is face down."""
    cards = _names(pile.cards, name)
    if pile.face_up:
        return [name(pile.face_up), *cards]
    return [TAKEN, *cards] if cards and phase != "setup" else cards


def _players(state: GameState, name: Name) -> Data:
    """The players by seat; ``site_ids`` only if they are not the default ones."""
    first, players = 1, {}
    for seat, player in zip(state.seats, state.players, strict=True):
        players[seat] = _player(player, name) | (_automa(state, name) if seat == VIRTUAL else {})
        ids = [site.id for site in player.sites]
        if ids != list(range(first, first + len(ids))):
            players[seat]["site_ids"] = ids
        first += len(ids)
    return players


def _automa(state: GameState, name: Name) -> Data:
    automa = automa_of(state)
    data: Data = {
        "must_pass": automa.must_pass,
        "stage": automa.stage if automa.stage != Automa(automa.kind).stage else None,
        "brawlers": automa.brawlers,
        **{pile: _names(getattr(automa, pile), name) for pile in PILES},
    }
    return {key: value for key, value in data.items() if value}


def _player(player: Player, name: Name) -> Data:
    data: Data = {
        "faction": player.faction,
        "vp": player.vp,
        "goods": dict(player.goods),
        "hand": _names(player.hand, name),
        "kept": None if player.kept is None else _names(player.kept, name),
        "connections": _names(player.connections, name),
        "state": [_site(site, name) for site in player.sites],
        "deals": _names(player.deals, name),
        "used": [_used(used) for used in player.used],
        "passed": player.passed,
        "produced": dict(player.produced),
        "discard": _names(player.discard, name),
        "top": None if player.top is None else name(player.top),
        "stopped": list(player.stopped),
        "skipped": player.skipped,
        "hq": _names(player.hq, name),
    }
    return {key: value for key, value in data.items() if value}


def on_site(site: Site) -> Data:
    """The keys of a Site in a position, without its card."""
    return {key: getattr(site, key) for key in (*FLAGS, "used", "marks")} | {"goods": site.goods + site.stored}


def _site(site: Site, name: Name) -> str | Data:
    """A Ruin whose card is hidden is called `Ruin`, which says it all."""
    told = on_site(site) | ({"ruin": None, "drawn": None} if site.card == RUIN else {})
    data = {key: dict(value) if isinstance(value, Bag) else value for key, value in told.items() if value}
    return {"card": name(site.card), **data} if data else name(site.card)


def _used(used: UsedAction) -> str | Data:
    return {"action": used.action, "marks": dict(used.marks)} if used.marks else used.action


def _score(score: Score) -> Mapping[str, int]:
    lost = {"lost": score.lost} if score.lost else {}
    return {"vp": score.vp, "locations": score.locations, "total": score.total, "goods": score.goods, **lost}


def write_position(game: Game, state: GameState) -> dict[str, Any]:
    """The position with titles, for human readers; reading it gives the same state."""
    highest = max((site.id for player in state.players for site in player.sites), default=0)
    gap = {"next_site": state.next_site} if state.next_site > highest + 1 else {}
    return write(game, state, game.catalog.title) | gap


def position_text(game: Game, state: GameState) -> str:
    """The position as one line of JSON, the same for equal states: saved matches have hashes of it.

    Cards are named by id, because titles may change. The number of the next Site is left out: later Sites show it.
    """
    return json.dumps(write(game, state, str), sort_keys=True, separators=(",", ":"))
