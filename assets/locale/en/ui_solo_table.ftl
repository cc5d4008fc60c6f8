# The virtual opponent at the table: its status, its piles, its turn, and what all of it means.

solo-virtual = virtual opponent
solo-next = Its next turn
solo-state = { $n ->
    [one] { $n } Location
   *[other] { $n } Locations
} · { $ruins ->
    [0] no goods
    [one] { $ruins } Ruin
   *[other] { $ruins } Ruins
}
solo-brawlers = Brawlers
solo-marker = Round

## Its deeds in the order in which a round brings them

solo-deed-connection = Discards a Connection card: +2 VP
solo-deed-attack = Attacks you
    .now = Attacks you: { $n } of { $most }
solo-deed-merchant = Attacks your Deals
    .now = Attacks your Deals: { $n } of { $most }
solo-deed-development = Develops its State
    .now = Develops its State: { $n } of { $most }
solo-deed-draw = Does what a drawn card shows
solo-deed-pass = Passes
solo-deed-passed = Has passed

## Piles

solo-pile-attack = Attacks
solo-pile-merchant = Merchant attacks
solo-pile-development = Developments
solo-pile-action = Card drawn
solo-pile-empty = No card drawn yet
solo-pile-over = Over for this round

## Tooltips

solo-tip-board = { $name }, the virtual opponent: { $vp } VP. It has no hand and no goods (R30.2).
solo-tip-passed = Has passed: nobody can raze there or use Open Productions until the round is over (R30.11).
solo-tip-connection = While a Connection card lies face up it discards one, a random one if there are more, and gains 2 VP (R30.7).
solo-tip-attack = It draws a card: one of your Locations with a category in common is razed. You get its Deal goods, it gains 2 VP; a shield stops it. After a success, or { $most } failures, the attacks are over (R30.7, R30.8).
solo-tip-merchant = It draws a card: you lose a Deal with the same good. After a success, or { $most } failures, it is done (R31.3).
solo-tip-development = It draws a card, which replaces one of its Locations with a category in common: 1 VP. After a success, or { $most } failures, it goes on to attacks (R31.4).
solo-tip-draw = The categories of the card tell what Borgo does; the signs below show which (R32.6, R32.7).
solo-tip-action = The categories of the card tell what Borgo does (R32.6, R32.7).
solo-tip-pass = It passes in the turn after its last attack, and at once when you pass (R30.10).
solo-tip-pass_borgo = He passes in his next turn after you have passed, or when he must remove a Brawler and has none (R32.6, R32.12).
solo-tip-tries = { $n } of { $most } drawn.
solo-tip-drawn = { $card }: { $pile ->
    [attack] drawn for attack { $n }
    [merchant] drawn for merchant attack { $n }
    [development] drawn for development { $n }
   *[action] drawn by Borgo
}.
solo-tip-drawn-categories = It matches: { $categories } (R30.9). A right click shows the card.
solo-tip-drawn-deal = Its Deal: { $goods }. A right click shows the card.
solo-everything = everything
solo-tip-brawlers = { $n ->
    [one] { $n } Brawler
   *[other] { $n } Brawlers
} in his State.
    .text = Attacks, and Standard actions without a Connection card, take one each; without one he passes (R32.6, R32.8, R32.9).
solo-tip-marker = Round { $n }: in the Lookout that many Brawlers come to him (R32.3, R32.14).
solo-tip-icon = A drawn card with { $category }:
solo-tip-no-icon = A drawn card without any of these signs:
solo-tip-action-standard = Standard action: he discards a face-up Connection card for 2 VP, or else removes a Brawler for 1 VP (R32.8).
solo-tip-action-attack = He removes a Brawler and attacks you: 2 VP if he razes, 1 VP if nothing matches (R32.9).
solo-tip-action-build = He builds the top card of the deck (R32.10).
solo-tip-action-expansion = He uses a free Open Production of yours, then { $set ->
    [new_era] puts a shield on his most distant Location that has none
    [winter] gains a Brawler
   *[base] draws another card and does what it shows
} (R32.11).

## What sets each opponent apart

solo-kind-hegemony = Up to 3 attacks in a round (R30.7).
solo-kind-mutants = Up to 5 attacks in a round (R31.1).
solo-kind-new_york = Builds 2 cards from the deck in every Lookout (R31.2).
solo-kind-merchants = After its attacks it attacks your Deals (R31.3).
solo-kind-appalachian = Before its attacks it develops its own State (R31.4).
solo-kind-borgo = Takes part in the drafts, and does what the cards that he draws show (R32).

## The Lookout, where the Hegemony and its variants take every second card

solo-lookout-title = Lookout · round { $round }
solo-lookout-line = { $count ->
    [one] { $name }: take the last card.
   *[other] { $name }: pick one card. { $opponent } takes a random one of the rest.
}

## Its turn

solo-step = rule { $rule } · any key goes on
