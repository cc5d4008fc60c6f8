"""Where something taken from a place of the table can go, or why nothing can be done there; and what the answers to an
open question or discard name, and where those things lie.

They glow where they lie, and a click there answers. `game.wording.rows.questions` says what the answers name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from game.cards.card import Action, Location
from game.cards.vocabulary import EFFECTS, GROUPS
from game.kernel.bag import EMPTY, Bag
from game.kernel.refusal import Refusal
from game.kernel.seats import Seat
from game.rules.commands import NOTHING, ActivateFaction, ActivateLocation, ChooseSite, RazeLocation, UseOpenProduction
from game.rules.messages import AnyCommand
from game.rules.sheets import RUIN
from game.rules.state import Site
from game.rules.subject import subject
from game.rules.view import SeatView
from game.ui import places
from game.ui.places import Answer, DiscardOption, Label, SiteAt, WayOption
from game.ui.table import labels
from game.ui.table.play.modes import Aiming, Branching, Discarding, Held, Mode, Target, targets_at
from game.ui.table.sight import ACT, ANSWER, FOLLOW, Sight, Standing
from game.wording.row import CARD, DEAL, GOOD, PILE, SITE
from game.wording.rows.questions import names_of


def aimed_at_others(standing: Standing, mode: Mode) -> str | None:
    """The verb of a token or card aimed at other players' States; None if no such thing is dragged or aimed."""
    if not isinstance(mode, Held | Aiming):
        return None
    verb = _verb_of(standing, mode.source) or next((target.verb for target in mode.targets), None)
    return verb if verb in ("raze", "visit", "demolish", "steal_location") else None


def is_token(standing: Standing, label: places.OwnGoods) -> bool:
    """Whether a token of the supply can be dragged, or aimed."""
    return bool(_verb_of(standing, label)) or label.good in standing.useful


def verb_of(standing: Standing, source: places.OwnGoods) -> str:
    """The verb that a token is used for; it is gathered somewhere, if it has no other use (R44.14)."""
    gathered = (zone.gathers.verb for zone in standing.zones.values() if zone.gathers)
    return _verb_of(standing, source) or next(gathered)


def _verb_of(standing: Standing, source: places.Origin) -> str:
    """The verb of a token at the places that have a use for it; "" if it has none."""
    good = source.good if isinstance(source, places.OwnGoods) else ""
    return next((zone.tokens[good] for zone in standing.zones.values() if good in zone.tokens), "")


def targets_from(standing: Standing, source: places.Origin) -> tuple[Target, ...]:
    """The targets of what is taken from ``source``; () while the seat may not act."""
    if standing.turn == ANSWER:
        return _answers_from(standing, source)
    if standing.turn not in (ACT, FOLLOW):
        return ()
    taken = (target for other in standing.zones.values() for target in other.takes(standing, source))
    return (*standing.zone(source).targets(standing, source), *taken)


def _answers_from(standing: Standing, source: places.Origin) -> tuple[Target, ...]:
    """Where an answer to the open question can be dropped, or the card that asks it."""
    row = standing.asked
    if isinstance(source, places.Answer):
        return _answer_targets(standing, source)
    if row.from_ is not None and isinstance(source, row.from_):
        return _answer_targets(standing, places.Answer(source.card))
    if row.asker is not None and source == row.asker(standing.question):
        answers = [command for command in standing.match.legal() if isinstance(command, ChooseSite)]
        return tuple(Target(places.SiteAt(answer.site), row.verb, (answer,)) for answer in answers)
    return standing.zone(source).answers(standing, source)


def _answer_targets(standing: Standing, answer: places.Answer) -> tuple[Target, ...]:
    """Where an answer to the open question can be dropped; () if it is only clicked, or takes nothing."""
    row, question, commands = standing.asked, standing.question, standing.offers.at(answer)
    if not commands or not row.verb or row.asker or answer.value == NOTHING:
        return ()
    ends = row.ends(question) if row.ends else (row.about(question),) if row.about else ()
    return tuple(Target(end, row.verb, commands) for end in ends)


def payable_with(standing: Standing, token: str, targets: tuple[Target, ...]) -> tuple[Target, ...]:
    """What can be razed with a token: with influence only what it can be paid for (R43.5)."""
    if token not in GROUPS:
        return targets
    paid_for = standing.razing.get(token, ())
    return tuple(
        target
        for target in targets
        if not target.is_legal or ((about := subject(target.commands[0])) and about.value in paid_for)
    )


def razing_source(standing: Standing, label: places.SiteAt) -> places.OwnGoods:
    """The token with which razing a Site begins if the Site is clicked first: red ones before others."""
    return next(
        (places.OwnGoods(token) for token, sites in standing.razing.items() if label.number in sites), labels.REDS
    )


def why_not(standing: Standing, label: places.Label) -> Refusal | None:
    """Why the action that begins at ``label`` is illegal now; None if it is legal, or if none begins there."""
    if standing.turn != ACT or label in standing.offers:
        return None
    command = standing.zone(label).tried(standing, label)
    return standing.match.check(command) if command else None


def tried_at(standing: Standing, label: places.Label) -> AnyCommand | None:
    """The command that a refusal at a place is about, where its words depend on it."""
    zone = standing.zone(label)
    return zone.tried(standing, label) if zone.names_deed else None


def raze_targets(standing: Standing) -> tuple[Target, ...]:
    """The targets of red contact tokens: all Locations of other players (R10.3)."""
    wanted = [
        (places.SiteAt(site.id), "raze", RazeLocation(standing.seat, player.seat, site.id))
        for player, site in _sites_of_others(standing)
    ]
    return targets_at(standing.match, wanted)


def visit_targets(standing: Standing) -> tuple[Target, ...]:
    """The targets of a worker: the Open Productions of other players (R13)."""
    locations = standing.match.game.catalog.locations
    wanted = [
        (places.SiteAt(site.id), "visit", UseOpenProduction(standing.seat, player.seat, site.id))
        for player, site in _sites_of_others(standing)
        if locations[site.card].is_open
    ]
    return targets_at(standing.match, wanted)


def _sites_of_others(standing: Standing) -> Iterator[tuple[SeatView, Site]]:
    """The Locations of other players, with their owners."""
    others = (player for player in standing.view.players if player.seat != standing.seat)
    return ((player, site) for player in others for site in player.sites if not site.ruin)


def raze_target(standing: Standing, label: places.Label) -> Target | None:
    """The target of razing at ``label``; None if no other player's Location lies there, or the seat may not act."""
    if not isinstance(label, places.SiteAt) or standing.turn != ACT:
        return None
    return next((target for target in raze_targets(standing) if target.label == label), None)


def answers_of(standing: Standing) -> tuple[str | int, ...]:
    """The possible answers to the open question; goods in the order in which they are shown everywhere."""
    found = standing.offers.answers
    if named_by(standing) != GOOD:
        return found
    return tuple(sorted(found, key=lambda answer: EFFECTS.index(str(answer)) if answer in EFFECTS else len(EFFECTS)))


def named_by(standing: Standing) -> str:
    """What the answers to the open question name, as `game.wording.rows.questions` tells."""
    return names_of(standing.question, standing.match.game.options) if standing.question else GOOD


Named = tuple[str | int, ...]
"""A thing that can be chosen, whichever of its copies: its kind, its owner where that matters, and what it is."""


def meanings(sight: Sight, places: Iterable[Label]) -> dict[Label, Label]:
    """Those of ``places`` whose click answers the open question or discard -> the label of that answer."""
    choices = dict(_choices(sight))
    return {place: choices[named] for place in places if (named := sight.zone(place).named(sight, place)) in choices}


def _choices(sight: Sight) -> Iterator[tuple[Named, Label]]:
    """What can be chosen, in the form of `Zone.named`, with the label of the choice."""
    if isinstance(sight.mode, Discarding):
        kind = DEAL if "deal" in _spend(sight, sight.mode.commands[0]) else CARD
        for index, name in enumerate(sight.mode.options):
            yield (SITE, name) if isinstance(name, int) else (kind, sight.standing.seat, name), DiscardOption(index)
    elif isinstance(sight.mode, Branching):
        if sight.mode.asks_pile:
            yield from (((PILE, seat), WayOption(seat)) for seat in sight.mode.ways)
    elif sight.standing.turn == ANSWER:
        kind = named_by(sight.standing)
        for answer in answers_of(sight.standing):
            for owner in _owners(sight, kind):
                yield (kind, *owner, answer), Answer(answer)


def _owners(sight: Sight, kind: str) -> Iterator[tuple[Seat, ...]]:
    """The owners of the things that the answers name; one empty tuple if the name alone tells."""
    question, me = sight.standing.question, sight.standing.seat
    owner = sight.standing.asked.owner
    if owner is not None:
        yield (owner(question),)
    elif sight.standing.owners_asked:
        yield from ((owner,) for owner in sight.standing.owners_asked)
    else:
        yield (me,) if kind in (DEAL, CARD) else ()


def deal_owners(sight: Sight, card: str) -> tuple[Seat, ...]:
    """The owners of the Deals with a card, or a district, that the open question offers."""
    asked = sight.standing.owners_asked
    return tuple(owner for owner in asked if card in sight.standing.deals(owner)) if asked else (sight.standing.seat,)


def site_owners(standing: Standing) -> Counter[Seat]:
    """Seat -> number of Locations in its State that answer the open question."""
    if standing.turn != ANSWER or named_by(standing) != SITE:
        return Counter()
    sites = answers_of(standing)
    counts = {owner.seat: sum(site.id in sites for site in owner.sites) for owner in standing.view.players}
    return Counter({seat: count for seat, count in counts.items() if count})


def shown_fronts(standing: Standing, mode: Mode) -> frozenset[int]:
    """The player's own Ruins that show their fronts, which only their owner sees: those of which one is to be chosen
    (R20.5)."""
    ruins = frozenset(site.id for site in standing.me.sites if site.ruin)
    if isinstance(mode, Discarding):
        return ruins.intersection(name for name in mode.options if isinstance(name, int))
    if standing.turn == ANSWER and standing.asked.shows_fronts:
        return ruins
    held = mode.source if isinstance(mode, Held) else None
    return ruins & {held.number} if isinstance(held, SiteAt) else frozenset()


def top_of_pile(standing: Standing, seat: Seat) -> str:
    """The card on top of the discard pile of a seat from which something is chosen; everybody sees it (R42.1)."""
    return standing.view.player(seat).discard[-1]


def discarded_card(sight: Sight, name: str | int) -> str:
    """The card that a cost discards by its name: the card itself, or that of the Ruin with this number."""
    if isinstance(name, str):
        return name
    found = sight.site(name)
    return found[1].card if found else RUIN


def can_finish(standing: Standing) -> bool:
    """Whether the open question can be left with `done`: the rest of what it offers is not taken (R42.12)."""
    return standing.turn == ANSWER and labels.DONE in standing.offers


def declines(answer: str | int) -> bool:
    """Whether an answer takes nothing of what is offered."""
    return answer == NOTHING


def asking_location(sight: Sight) -> Location | None:
    """The Location on the Site of the open question; None if it has none."""
    number = getattr(sight.standing.question, "site", None)
    found = sight.site(number) if number is not None else None
    return sight.location(found[1].card) if found else None


def _spend(sight: Sight, command: AnyCommand) -> Bag:
    """The printed price of the action."""
    match command:
        case ActivateFaction(action=name):
            use = sight.standing.board.use(name)
            return use.spend if use else EMPTY
        case ActivateLocation(site=number):
            found = sight.site(number)
            action = sight.catalog.locations[found[1].card].action if found else None
            return action.timing.spend if action and isinstance(action.timing, Action) else EMPTY
        case _:
            return EMPTY
