"""The places of the base game: the hand, the States, and what lies beside them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from game.fiftyfirst.cards.card import Connection, Location
from game.fiftyfirst.rules import commands as cmd
from game.fiftyfirst.rules import references as ref
from game.fiftyfirst.rules.events import LocationRazed
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.phases.actions.connections import TAKING
from game.fiftyfirst.rules.sheets import RUIN
from game.fiftyfirst.rules.state import VIRTUAL
from game.fiftyfirst.rules.steps import ChooseResource
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.draw.glows import draw_plate_target, draw_price
from game.fiftyfirst.table.draw.picture import carried_site
from game.fiftyfirst.table.draw.questions import ANSWERS
from game.fiftyfirst.table.moves.choreography import MOTIONS, OF_OPPONENT, PAID_AT
from game.fiftyfirst.table.play import choices
from game.fiftyfirst.table.play.place_boxes import build_box, build_row, hand_box, strip_places
from game.fiftyfirst.table.play.targets import Target, answer_of, targets_at
from game.fiftyfirst.table.sight import RAZING, Sight, Standing
from game.fiftyfirst.table.words.about import about_printed, connection_words, location_words, on_site, vp_words
from game.fiftyfirst.table.words.automa import about_deed, about_drawn, about_icon, about_pile, board_words
from game.fiftyfirst.table.words.prompts import drop_token, token_words
from game.fiftyfirst.table.words.tips import card_lines, only, tab_words
from game.fiftyfirst.table.zone import TableSet
from game.fiftyfirst.wording import card_words
from game.fiftyfirst.wording.printed import facts
from game.fiftyfirst.wording.row import CARD, DEAL, GOOD, PILE, SEAT, SITE
from game.kernel.seats import Seat
from game.ui import places
from game.ui.boxes import Box
from game.ui.table import labels
from game.ui.table.play.choices import targets_from
from game.ui.table.play.modes import Radial, targets_of
from game.ui.table.words.log_text import LogText
from game.ui.table.words.prompts import aim_words, also, says
from game.ui.table.zone import AskedRow, Cards, Carried, Zone, top_of
from game.ui.theme import BLUE, GREY, PAPER, RED, TEAL
from game.ui.widgets.handover import SIGN

Lines = tuple[str, ...]


# ---------------------------------------------------------------------- where they lie
def _strip(sight: Sight, _: places.Label) -> Box:
    return sight.layout.hand.strip


def _rows(sight: Sight, _: str) -> Box:
    """All rows of the player's State."""
    first, last = sight.layout.own.rows[0].band, sight.layout.own.rows[-1].band
    return Box(first.x, first.y, first.w, last.bottom - first.y)


def _state(sight: Sight, _: str) -> Box:
    """The whole State of the player: to build, or to play a card, a drop counts there."""
    first, last = sight.layout.own.rows[0].band.rect, sight.layout.own.rows[-1].band.rect
    return Box(*first.unionall((last, sight.layout.own.rows[0].gutter.rect)))


def _own_board(sight: Sight, _: str) -> Box:
    return sight.layout.own.panel


def _cell(sight: Sight, at: spots.GoodsOf) -> Box:
    board = sight.layout.board(at.seat)
    return board.goods.get(at.good, board.plate)


def _actions(sight: Sight) -> Iterator[tuple[places.Label, Box]]:
    """The actions of the player's faction board, with their lines."""
    names = (spots.BoardAction(action.name) for action in sight.standing.board.actions)
    return zip(names, sight.layout.own.actions, strict=False)


def _plates(sight: Sight) -> Iterator[tuple[places.Label, Box]]:
    """The Sites of both States, with the visible parts of their plates."""
    rows = (*sight.layout.own.rows, *sight.layout.opponent.rows)
    return ((spots.SiteAt(number), box) for row in rows for number, box in row.parts(sight.raised).items())


# ---------------------------------------------------------------------- what is said about them
def _about_site(sight: Sight, at: spots.SiteAt) -> Lines:
    found = sight.site(at.number)
    if found is None:
        return ()
    site = found[1]
    location = sight.location(site.card)
    if site.ruin or location is None:
        return (sight.text("table-tip-ruin"),)
    return location_words(sight, location)


def _about_pile(sight: Sight, at: spots.ConnectionPile) -> Lines:
    """The face-up Connection card, or how many cards are left if there is none."""
    pile = next((pile for pile in sight.standing.view.piles if pile.colour == at.colour), None)
    if pile is None or pile.face_up is None:
        return (sight.text("table-pile-left", n=pile.left if pile else 0),)
    return connection_words(sight, pile.face_up)


def _about_deal(sight: Sight, at: spots.DealOf) -> Lines:
    goods = sight.catalog.locations[at.card].deal
    return (sight.text("table-tip-deal", card=sight.wording.title(at.card), goods=goods),)


def _about_own(sight: Sight, at: spots.OwnGoods) -> Lines:
    """A good of the player, and whether it can be aimed."""
    standing, told = sight.standing, _good(sight, sight.standing.seat, at.good)
    can_aim = at in standing.offers or any(
        at.good in zone.tokens and at.good in zone.useful(standing) for zone in sight.zones.values()
    )
    return (*told, sight.text("table-tip-aim")) if can_aim else told


def _about_action(sight: Sight, at: spots.BoardAction) -> Lines:
    action = sight.standing.board.action(at.action)
    return (card_words.faction_action(sight.wording, action),) if action else ()


def _board(sight: Sight, seat: Seat) -> Lines:
    """A player's faction, VP by source, hand, first player or passed; then everything printed on the board."""
    if seat == VIRTUAL:
        return (*board_words(sight), vp_words(sight, sight.player(seat)))
    player = sight.standing.view.player(seat)
    faction = sight.catalog.factions[player.faction]
    flags = (
        sight.text("keys-first") if sight.standing.view.first_player == seat else "",
        sight.text("keys-passed") if player.passed else "",
    )
    return (
        sight.text("keys-player", name=sight.names[seat], faction=sight.wording.title(faction.id)),
        vp_words(sight, player),
        sight.text("keys-hand", cards=player.hand_size, connections=player.connection_count),
        *filter(None, flags),
        *(fact.sentence for fact in facts(sight.wording, faction)),
    )


def _good(sight: Sight, seat: Seat, good: str) -> Lines:
    """What a good is for, how many a player has in supply, and how many lie on which cards."""
    player = sight.standing.view.player(seat)
    on_cards = (
        sight.text("keys-on-card", n=site.goods[good], card=sight.wording.card(site.card))
        for site in player.sites
        if site.goods[good]
    )
    supply = sight.text("keys-supply", name=sight.names[seat], n=player.goods[good])
    return (sight.wording.good_help(good), supply, *on_cards)


def _round(sight: Sight, _: str) -> Lines:
    sets = sight.wording.set_titles(sight.standing.match.game.sets)
    key = "table-tip-round-last" if sight.standing.view.end_triggered else "table-tip-round"
    return sight.text(key), sight.text("match-sets", sets=sets)


def _discards(sight: Sight, _: str) -> Lines:
    """The discard pile of all, or the player's own (R42.1)."""
    view = sight.standing.view
    if view.own_discards:
        return (sight.text("table-tip-own_pile", n=sight.standing.me.discard_size),)
    return (sight.text("table-tip-discard", n=view.discard_size),)


def _lane(sight: Sight, _: str) -> Lines:
    """The score lane: the VP of every player, and those to come for Locations, highest first."""
    owners = sorted(sight.standing.view.players, key=lambda owner: -owner.vp)
    standings = [
        sight.text("keys-lane", name=sight.name(owner.seat), n=owner.vp, coming=owner.locations) for owner in owners
    ]
    return (sight.text("table-tip-lane"), *standings)


# ---------------------------------------------------------------------- what is taken from them
def _carried_answer(sight: Sight, at: places.Answer) -> Carried:
    """An answer as what it names: a Site, the card on top of a pile, a card, or else an icon."""
    value, box = at.value, sight.layout.side.discard
    if isinstance(value, int):
        return carried_site(value)
    if sight.standing.named == PILE:
        return Carried(box=box, card=choices.top_of_pile(sight.standing, value))
    return Carried(box=box, card=value) if value in sight.catalog.printed else Carried(icon=value)


def _carried_card(sight: Sight, at: spots.InHand) -> Carried:
    return Carried(box=hand_box(sight, at), card=at.card)


def _held_card(sight: Sight, at: spots.HandCard) -> tuple[str, str]:
    useful = any(target.is_legal for target in targets_of(sight.mode))
    key = sight.standing.asked.from_held or f"table-held-hand{also(sight)}"
    return sight.wording.title(at.card), sight.text(key if useful else "table-held-useless")


def _held_site(sight: Sight, at: spots.SiteAt) -> tuple[str, str]:
    found = sight.site(at.number)
    title = sight.wording.title(found[1].card) if found else ""
    return title, sight.text("table-held-site") if isinstance(sight.mode, Radial) else aim_words(sight)


def _drop_answer(sight: Sight, at: places.Answer) -> str:
    key = sight.standing.asked.drop if isinstance(at.value, str) else ""
    return sight.text(key) if key else aim_words(sight)


def _no_answer(sight: Sight, at: spots.SiteAt) -> str:
    """Why a Site does not answer a question about Sites."""
    return only(sight, cmd.ChooseSite(sight.standing.seat, at.number)) if sight.standing.named == SITE else ""


def _in_own_hand(sight: Sight, at: spots.InHand) -> tuple[str, ...]:
    return CARD, sight.standing.seat, at.card


# ---------------------------------------------------------------------- which cards are zoomed there
def _sites_together(sight: Sight, at: spots.SiteAt) -> Cards | None:
    """The Sites of a State, without the Ruins whose front the viewer does not know (R20.5)."""
    found = sight.site(at.number)
    sites = [site for site in sight.player(found[0]).sites if site.card != RUIN] if found else []
    numbers = [site.id for site in sites]
    return (tuple(site.card for site in sites), numbers.index(at.number)) if at.number in numbers else None


def _face_up(sight: Sight, at: spots.ConnectionPile) -> Cards | None:
    cards = tuple(pile.face_up for pile in sight.standing.view.piles if pile.face_up)
    shown = sight.face_up(at.colour)
    return (cards, cards.index(shown)) if shown else None


def _deals_of(sight: Sight, at: spots.TabOf) -> Cards | None:
    deals = sight.player(at.seat).deals
    return (deals, 0) if deals else None


def _discarded(sight: Sight, _: str) -> Cards | None:
    standing = sight.standing
    return top_of(standing.me.discard if standing.view.own_discards else standing.view.discard)


# ---------------------------------------------------------------------- what can be done there
def card_targets(standing: Standing, at: spots.HandCard) -> tuple[Target, ...]:
    """The targets of a Location card in hand: construct, make a Deal, raze, develop a Site of one's own (R1.3)."""
    seat, card = standing.seat, at.card
    wanted: list[tuple[places.Label, str, AnyCommand]] = [
        (spots.BUILD, "construct", cmd.ConstructLocation(seat, card)),
        (spots.DEAL, "deal", cmd.MakeDeal(seat, card)),
        (spots.DISCARD, "raze", cmd.RazeFromHand(seat, card)),
    ]
    wanted += [
        (spots.SiteAt(site.id), "develop", cmd.DevelopLocation(seat, card, site.id)) for site in standing.me.sites
    ]
    return targets_at(standing.match, wanted)


def shield_targets(standing: Standing) -> tuple[Target, ...]:
    """The targets of a shield: all own Sites (R16)."""
    wanted = [(spots.SiteAt(site.id), "shield", cmd.PlaceShield(standing.seat, site.id)) for site in standing.me.sites]
    return targets_at(standing.match, wanted)


def _token_targets(standing: Standing, at: spots.OwnGoods) -> tuple[Target, ...]:
    """The Sites on which a token can be dropped."""
    if at == spots.SHIELDS:
        return shield_targets(standing)
    if at.good == "worker":
        return choices.visit_targets(standing)
    return choices.payable_with(standing, at.good, choices.raze_targets(standing)) if at.good in RAZING else ()


def _of_connection(standing: Standing, at: spots.HandConnection) -> tuple[Target, ...]:
    """The target of a Connection card in hand: the table (R14.2)."""
    return targets_at(standing.match, [(spots.TABLE, "play", cmd.PlayConnection(standing.seat, at.card))])


def _of_pile(standing: Standing, at: spots.ConnectionPile) -> tuple[Target, ...]:
    """The target of a face-up Connection card: the hand (R14.1)."""
    return targets_at(standing.match, [(spots.STRIP, "take", cmd.TakeConnection(standing.seat, at.colour))])


def _site_verbs(standing: Standing, at: spots.SiteAt) -> tuple[Target, ...]:
    """What a player with a token to raze with can do with another player's Open Production: use it or raze it; () if
    there is no such choice."""
    raze, goods = choices.raze_target(standing, at), standing.me.goods
    if raze is None or not any(goods[token] for token in RAZING):
        return ()
    return next(((visit, raze) for visit in choices.visit_targets(standing) if visit.label == at), ())


def _used(standing: Standing, at: spots.SiteAt) -> AnyCommand | None:
    """Using the action of an own Location, or the Open Production of another player's; None if it has none."""
    found, seat = standing.view.find_site(at.number), standing.seat
    location = standing.match.game.catalog.locations.get(found[1].card) if found else None
    if found is None or location is None:
        return None
    if found[0] == seat:
        return cmd.ActivateLocation(seat, at.number) if location.action else None
    return cmd.UseOpenProduction(seat, found[0], at.number) if location.is_open else None


def _at(*fixed: places.Label) -> Callable[[object, Standing], tuple[places.Label, ...]]:
    """That all commands of a type begin there."""
    return lambda _, __: fixed


def _action_of(command: cmd.ActivateFaction, standing: Standing) -> tuple[places.Label, ...]:
    action = standing.board.action(command.action)
    return (spots.BoardAction(action.name),) if action else ()


BASE: Final = TableSet(
    has=lambda _: True,
    deals=lambda view, seat: view.player(seat).deals,
    zones=(
        Zone(
            spots.HandCard,
            box=hand_box,
            home=_strip,
            cards=lambda sight, at: (sight.standing.me.hand or (), at.index),
            carried=_carried_card,
            held=_held_card,
            offered=lambda sight: [(card, hand_box(sight, card)) for card in strip_places(sight.standing.me)],
            drop=lambda sight, _: sight.text(sight.standing.asked.from_held or f"table-drop-hand{also(sight)}"),
            named=_in_own_hand,
            targets=card_targets,
            verbs=targets_from,
            menu=lambda _, __: (spots.VERBS, None),
            menu_room=_strip,
            glows_in_menu=True,
            stays_lit=True,
            rises=True,
            tip=card_lines,
        ),
        Zone(
            spots.HandConnection,
            box=hand_box,
            home=_strip,
            about=lambda sight, at: connection_words(sight, at.card),
            cards=lambda sight, at: (sight.standing.me.connections or (), at.index),
            carried=_carried_card,
            held=lambda sight, at: (sight.wording.title(at.card), sight.text("table-held-connection")),
            drop=lambda sight, _: sight.text("table-drop-connection"),
            named=_in_own_hand,
            targets=_of_connection,
            rises=True,
            tip=card_lines,
            tried=lambda standing, at: cmd.PlayConnection(standing.seat, at.card),
            is_begun=True,
        ),
        Zone(
            spots.SiteAt,
            begins=(ref.SITE,),
            box=lambda sight, at: sight.layout.uncovered(at.number),
            home=lambda sight, at: sight.layout.place(at.number),
            fan=lambda sight, at: sight.layout.place(at.number),
            is_behind=lambda sight, at: sight.layout.own.place(at.number) is None,
            glow=draw_plate_target,
            priced=draw_price,
            details=lambda sight, at: on_site(sight, at.number),
            offered=_plates,
            about=_about_site,
            cards=_sites_together,
            carried=lambda _, at: carried_site(at.number),
            held=_held_site,
            drop=lambda sight, _: aim_words(sight),
            named=lambda _, at: (SITE, at.number),
            no_answer=_no_answer,
            targets=lambda standing, at: tuple(
                target for one in standing.all_sets for target in one.aims(standing, at.number)
            ),
            verbs=_site_verbs,
            menu=lambda _, __: (spots.SITE_VERBS, None),
            tried=_used,
            lifted=lambda _, __, targets: bool(targets),
            tokens={**dict.fromkeys(RAZING, "raze"), "shield": "shield", "worker": "visit"},
            is_begun=True,
        ),
        Zone(
            spots.BoardAction,
            box=lambda sight, at: dict(_actions(sight)).get(at),
            offered=_actions,
            about=_about_action,
            tried=lambda standing, at: cmd.ActivateFaction(standing.seat, at.action),
            is_begun=True,
        ),
        Zone(
            spots.EXCHANGE,
            box=lambda sight, _: sight.layout.own.exchange,
            offered=lambda sight: [(spots.EXCHANGE, sight.layout.own.exchange)],
            about=lambda sight, _: (card_words.exchange(sight.wording, sight.catalog.exchange),),
            tried=lambda standing, _: cmd.ExchangeWorkers(standing.seat, "brick"),
        ),
        Zone(
            spots.ConnectionPile,
            begins=(ref.COLOUR,),
            box=lambda sight, at: sight.layout.side.piles.get(at.colour),
            offered=lambda sight: [(spots.ConnectionPile(pile), box) for pile, box in sight.layout.side.piles.items()],
            about=_about_pile,
            tells_all=True,
            cards=_face_up,
            carried=lambda sight, at: Carried(
                box=sight.layout.side.piles[at.colour], card=sight.face_up(at.colour) or ""
            ),
            held=lambda sight, at: (
                sight.wording.title(sight.face_up(at.colour) or at.colour),
                sight.text("table-held-take"),
            ),
            drop=lambda sight, _: sight.text("table-drop-take"),
            targets=_of_pile,
            tried=lambda standing, at: cmd.TakeConnection(standing.seat, at.colour),
            is_begun=True,
        ),
        Zone(
            spots.OwnGoods,
            box=lambda sight, at: sight.layout.own.goods.get(at.good),
            home=lambda sight, _: sight.layout.own.goods_panel,
            offered=lambda sight: [(spots.OwnGoods(good), box) for good, box in sight.layout.own.goods.items()],
            about=_about_own,
            stays_lit=True,
            carried=lambda _, at: Carried(icon=at.good),
            held=lambda sight, at: (sight.wording.good_name(at.good), token_words(sight)),
            drop=drop_token,
            targets=_token_targets,
            lifted=lambda standing, at, _: choices.is_token(standing, at),
        ),
        Zone(
            spots.GoodsOf,
            box=_cell,
            about=lambda sight, at: _good(sight, at.seat, at.good),
            named=lambda _, at: (GOOD, at.seat, at.good),
        ),
        Zone(spots.BoardOf, about=lambda sight, at: _board(sight, at.seat), named=lambda _, at: (SEAT, at.seat)),
        Zone(places.PlateOf, box=lambda sight, at: sight.layout.board(at.seat).plate),
        Zone(spots.DealsOf, box=lambda sight, at: sight.layout.board(at.seat).deal_zone),
        Zone(
            spots.DEAL,
            box=lambda sight, _: sight.layout.own.deal_zone,
            drop_zone=_own_board,
            reach=_own_board,
            about=lambda sight, _: _board(sight, sight.standing.seat),
        ),
        Zone(
            spots.BUILD,
            box=lambda sight, _: build_box(sight),
            drop_zone=_state,
            reach=lambda sight, _: build_row(sight),
        ),
        Zone(spots.TABLE, box=_rows, drop_zone=_state, is_outlined=True, is_skipped=True),
        Zone(spots.STRIP, box=_strip, is_outlined=True, is_skipped=True),
        Zone(
            spots.TabOf,
            about=lambda sight, at: (tab_words(sight, at.seat),),
            cards=_deals_of,
            named=lambda _, at: (SEAT, at.seat),
            is_tab=True,
        ),
        Zone(
            spots.DealOf,
            about=_about_deal,
            is_zoomed=True,
            cards=lambda sight, at: (sight.player(at.seat).deals, at.index),
            named=lambda _, at: (DEAL, at.seat, at.card),
        ),
        Zone(spots.Gutter, about=lambda sight, at: (sight.text(f"table-tip-row-{at.row}"),)),
        Zone(
            places.PhaseSign,
            about=lambda sight, at: (sight.wording.phase(at.phase), sight.text(f"keys-phase-{at.phase}")),
        ),
        Zone(labels.ROUND, about=_round),
        Zone("lane", about=_lane),
        Zone("income", about=says("table-tip-income")),
        Zone(labels.MENU, about=says("menu-tip")),
        Zone(labels.OVERVIEW, about=says("tip-overview")),
        Zone(spots.DECK, about=lambda sight, _: (sight.text("table-tip-deck", n=sight.standing.view.deck_size),)),
        Zone(
            spots.DISCARD,
            box=lambda sight, _: sight.layout.side.discard,
            as_target=lambda sight, _: sight.layout.side.discard_zone,
            about=_discards,
            cards=_discarded,
        ),
        Zone(spots.PRICE, about=lambda sight, _: (sight.text("keys-tip-price", goods=TAKING[0]),)),
        Zone(labels.LOG, about=says("keys-tip-log")),
        Zone(
            places.LogLine,
            about=lambda sight, at: tuple(LogText.of_match(sight).up_to_now(sight)[at.number : at.number + 1]),
        ),
        Zone(
            places.NamedCard,
            about=lambda sight, at: about_printed(sight, at.card),
            is_zoomed=True,
            cards=lambda sight, at: ((at.card,), 0) if at.card in sight.catalog.printed else None,
        ),
        Zone(SIGN, about=says("handover-tip")),
        Zone(
            places.Answer,
            carried=_carried_answer,
            held=lambda sight, _: (sight.names[sight.standing.seat], aim_words(sight)),
            drop=_drop_answer,
        ),
        # the virtual opponent
        Zone(spots.OpponentDeed, about=about_deed),
        Zone(spots.OpponentPile, about=about_pile),
        Zone(
            spots.DrawnCard,
            about=about_drawn,
            is_zoomed=True,
            cards=lambda sight, at: (sight.automa.pile(at.pile), at.index),
        ),
        Zone(spots.BorgoIcon, about=about_icon),
        Zone(
            "brawlers",
            about=lambda sight, _: (
                sight.text("solo-tip-brawlers", n=sight.automa.brawlers),
                sight.text("solo-tip-brawlers.text"),
            ),
        ),
        Zone("marker", about=lambda sight, _: (sight.text("solo-tip-marker", n=sight.automa.round_marker or 0),)),
    ),
    motions=MOTIONS,
    paid_at=PAID_AT,
    first=(LocationRazed,),
    of_opponent=OF_OPPONENT,
    begins={
        cmd.RazeLocation: _at(spots.REDS),
        cmd.ExchangeWorkers: _at(spots.EXCHANGE),
        cmd.PlaceShield: _at(spots.SHIELDS),
        cmd.FinishTurn: _at(labels.DONE),
        cmd.Pass: _at(spots.PASS),
        cmd.ActivateFaction: _action_of,
        **dict.fromkeys((cmd.Choose, cmd.ChooseSite, cmd.ChooseDeal), lambda to, _: (places.Answer(answer_of(to)),)),
        **dict.fromkeys((cmd.KeepCards, cmd.PickCard, cmd.StoreGoods), _at()),  # in other scenes
    },
    answers=ANSWERS,
    asked={ChooseResource: AskedRow(owner=lambda asked: asked.victim)},
    printed={
        Location: lambda sight, card: location_words(sight, sight.catalog.locations[card]),
        Connection: connection_words,
    },
    colours={"construct": GREY, "deal": BLUE, "raze": RED, "develop": TEAL, "spend": TEAL}
    | dict.fromkeys(("shield", "visit", "play", "take"), PAPER),
)
"""What is known at every table."""
