"""A State in numbers, as a robot weighs it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.bots.card_facts import GOODS, RUIN, CatalogFacts, vector
from game.kernel.bag import Bag
from game.kernel.memo import recalled
from game.rules.state import Site


class Use(NamedTuple):
    """Uses of an action that gives VP: what each costs and brings."""

    cost: Bag
    vp: float
    uses: int


class StateFacts(NamedTuple):
    """A State in numbers: ``open_uses`` and ``uses`` are those of actions that give VP, now and in every round, the
    cheapest VP first.

    ``open_salvage`` and ``salvage`` are the cards that actions take from discard piles, ``made_salvage`` those that
    production does. ``open_ruins`` and ``ruin_actions`` are the Ruins that actions take or fill; ``turned_ruins`` is
    what those promise that they turn up.
    """

    locations: int
    ruins: int
    icons: Mapping[str, int]
    makes: Sequence[float]
    open_uses: Sequence[Use]
    uses: Sequence[Use]
    other_open_uses: int
    other_actions: int
    opens: int
    free_open: int
    rows: Mapping[str, int]
    on_sites: Sequence[float]
    stored: int
    storage: int
    open_salvage: int
    salvage: int
    made_salvage: int
    open_ruins: int
    ruin_actions: int
    turned_ruins: float


@recalled(4096)
def state_facts(facts: CatalogFacts, sites: tuple[Site, ...]) -> StateFacts:
    """The numbers of the State with these Sites."""
    standing = [(site, facts.locations[site.card]) for site in sites if not site.ruin]
    icons = Counter(icon for _, card in standing for icon in card.icons)
    ruins = len(sites) - len(standing)
    if ruins:
        icons[RUIN] = ruins
    if facts.counted:
        icons.update(facts.counted)
    acting = [(site, card, card.action_vp(icons)) for site, card in standing if card.uses]
    vp_actions = [action for action in acting if action[2]]
    vp_actions.sort(key=lambda action: action[1].cost.total / action[2])
    others = [(site, card) for site, card, vp in acting if not vp]
    salvage = [(site, card) for site, card in others if card.action_salvage]
    taking = [(site, card) for site, card in standing if card.ruins]
    return StateFacts(
        locations=len(standing),
        ruins=ruins,
        icons=icons,
        makes=total_of([card.production.with_icons(icons) for _, card in standing]),
        open_uses=[
            Use(card.cost, vp, card.uses - site.used)
            for site, card, vp in vp_actions
            if site.used < card.uses and not site.blocked
        ],
        uses=[Use(card.cost, vp, card.uses) for _, card, vp in vp_actions],
        other_open_uses=sum(card.uses - site.used for site, card in others if not site.blocked),
        other_actions=len(others),
        opens=sum(card.is_open for _, card in standing),
        free_open=sum(card.is_open and not (site.worker or site.blocked) for site, card in standing),
        rows=Counter(card.row for _, card in standing),
        on_sites=total_of([vector(site.goods) for site in sites if site.goods and _is_free(facts, site)]),
        stored=sum(site.stored.total for site in sites),
        storage=sum(card.storage for _, card in standing),
        open_salvage=sum([card.action_salvage * (card.uses - site.used) for site, card in salvage if not site.blocked]),
        salvage=sum([card.action_salvage * card.uses for _, card in salvage]),
        made_salvage=sum([card.production_salvage for _, card in standing]),
        open_ruins=sum([card.ruins * (card.uses - site.used) for site, card in taking if not site.blocked]),
        ruin_actions=sum([card.ruins * card.uses for _, card in taking]),
        turned_ruins=_turned(facts, sites, sum([card.turned * card.uses for _, card in taking])) if taking else 0.0,
    )


def _is_free(facts: CatalogFacts, site: Site) -> bool:
    """Whether goods on a Site pay for anything (R44.9)."""
    return site.ruin or facts.locations[site.card].reserved is None


def _turned(facts: CatalogFacts, sites: tuple[Site, ...], count: int) -> float:
    """What the best Ruins promise, so many as actions turn up in a round."""
    promised = sorted([facts.locations[site.card].promise for site in sites if site.ruin], reverse=True)
    return sum(promised[:count])


def total_of(vectors: Sequence[Sequence[float]]) -> list[float]:
    """The sum of amounts of GOODS."""
    return [sum(amounts) for amounts in zip(*vectors, strict=True)] if vectors else [0.0] * len(GOODS)
