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
solo-pile-empty = The next card goes here
solo-pile-over = Over for this round

## Tooltips

solo-tip-board = { $name }, the virtual opponent: { $vp } VP. It has no hand and no goods.
solo-tip-passed = Has passed: nobody can raze here or use Open Production until the next round.
solo-tip-connection = As long as a Connection card is face up, it discards one (at random if there are several) and gains 2 VP.
solo-tip-attack = It draws a card and razes one of your Locations that shares an icon. You gain its Deal goods, it gains 2 VP; a shield stops it. After a success, or { $most } failures, the attacks are over.
solo-tip-merchant = It draws a card: you lose a Deal with the same good. After a success, or { $most } failures, it is done.
solo-tip-development = It draws a card, which replaces one of its Locations that shares an icon, for 1 VP. After a success, or { $most } failures, it moves on to attacks.
solo-tip-draw = The icons on the card decide what Borgo does; the list below shows how.
solo-tip-action = The icons on the card decide what Borgo does.
solo-tip-pass = It passes in the turn after its last attack, or at once when you pass.
solo-tip-pass_borgo = He passes in his next turn after you have passed, or when he must remove a Brawler and has none.
solo-tip-tries = { $n } of { $most } drawn.
solo-tip-drawn = { $card }: { $pile ->
    [attack] drawn for attack { $n }
    [merchant] drawn for merchant attack { $n }
    [development] drawn for development { $n }
   *[action] drawn by Borgo
}.
solo-tip-drawn-categories = It matches: { $categories }. Right-click to zoom in.
solo-tip-drawn-deal = Its Deal: { $goods }. Right-click to zoom in.
solo-everything = everything
solo-tip-brawlers = { $n ->
    [one] { $n } Brawler
   *[other] { $n } Brawlers
} in his State.
    .text = Attacks, and Standard actions without a Connection card, cost one each; without one, he passes.
solo-tip-marker = Round { $n }: in the Lookout, that many Brawlers join him.
solo-tip-icon = A drawn card showing { $category }:
solo-tip-no-icon = A drawn card showing none of these icons:
solo-tip-action-standard = Standard action: he discards a face-up Connection card for 2 VP; if there is none, he removes a Brawler for 1 VP.
solo-tip-action-attack = He removes a Brawler and attacks you: 2 VP if he razes, 1 VP if nothing matches.
solo-tip-action-build = He builds the top card of the deck.
solo-tip-action-expansion = He uses one of your free Open Productions, then { $set ->
    [new_era] places a shield on his most distant Location without one
    [winter] gains a Brawler
    [scavengers] spends a Brawler and builds the top card of your discard pile
    [moloch] spends a Brawler and builds a random deployed Machine, hacked side up, or gains 1 VP if there is none
    [no_mans_land] spends a Brawler and razes your lowest Outpost next to one of his; if there is none, he gains 1 VP and builds an Outpost
    [allies] attacks as usual, but only Locations of the three groups
   *[base] draws another card and does what it shows
}.

## What sets each opponent apart

solo-kind-hegemony = Up to 3 attacks in a round.
solo-kind-mutants = Up to 5 attacks in a round.
solo-kind-new_york = Builds 2 cards from the deck in every Lookout.
solo-kind-merchants = After its attacks it attacks your Deals.
solo-kind-appalachian = Before its attacks it develops its own State.
solo-kind-borgo = Drafts like a player, and does what the cards he draws show.

## The Lookout, where the Hegemony and its variants take every second card

solo-lookout-title = Lookout · round { $round }
solo-lookout-line = { $count ->
    [one] { $name }: take the last card.
   *[other] { $name }: click a card to take it, or drag it to your hand. { $opponent } then takes one of the rest at random.
}

## Its turn
