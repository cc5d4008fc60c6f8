# The card library, and the rules that concern a card.

## Sets, by their ids; a pack of one's own without a name here goes by its id

set-base = 51st State
set-new_era = New Era
set-winter = Winter
set-promo_1 = Promo 1

## What a card can be, besides the types of Locations

kind-connection = Connection card
kind-faction = Faction board

## The rules that concern a card

rule-production = It gives its goods in every Production phase, and once at the moment when it is built.
    .heading = Producing
rule-visitors = Once a round another player may put a worker on it and gain its production, but not its Building Bonus; you gain a worker for that. Nobody visits their own, and nobody visits you once you have passed.
    .heading = Open Production
rule-feature = It works by itself from the moment when it is built, as long as it stands.
    .heading = Feature
rule-activate = Activating it is your action of the turn. What you pay stays on the card until Cleanup and shows that it was used. Once built, it can be activated from your next turn on.
    .heading = Activating
rule-activate_again = Both times may be done in one turn or in two. Each is paid for, and each may choose anew.
    .heading = Twice a round
rule-building_bonus = Gained once, at the moment when it is built: after its production, if it has any.
    .heading = Building Bonus
rule-cleanup = Asked for in the Cleanup phase, when all have passed. The last round has no Cleanup phase.
    .heading = Cleanup phase
rule-store = What you store here is not lost in Cleanup. It is back in your supply at the beginning of the next Production phase.
    .heading = Storing
rule-gain = Goods come into your supply and cards from the deck into your hand, at once. What lies unspent in your supply is lost in Cleanup.
    .heading = Gaining
rule-counted = Every icon of the category in your State counts, its own as well, up to the number that is printed. A Location that has just been developed away does not count.
    .heading = For each category
rule-place_here = These goods lie on the card, and you pay with them as if from your supply. They stay over Cleanup until they are spent, and come to your supply when the card goes.
    .heading = Goods on the card
rule-steal = Only resources from somebody’s supply: no ammo, nothing that lies on cards, and nothing of a player who has passed. If there is nothing to take, it cannot be activated.
    .heading = Taking from others
rule-whenever = It happens every time in your turn, after what you did; also several times a round. Razing counts from hand and in another State.
    .heading = Each time
rule-after_production = At the end of your Production phase, when everything else has been gained. It gives nothing when it is built.
    .heading = After production
rule-always = It holds as long as the card stands in your State as a Location, from the moment when it is built.
    .heading = Lasting
rule-printed_shield = The card counts as shielded from the start: razing it takes one red contact token more, and no shield can be put on it.
    .heading = Printed shield
rule-raze_discount = You pay less for razing, from your hand and in another State.
    .heading = Cheaper razing
rule-exchange_resources = The exchange on your faction board can also be paid in resources; ammo stands in for a resource as everywhere.
    .heading = Exchange
rule-choose_gain = You choose one of them, each time anew.
    .heading = One or the other
rule-activate_production = Production and Open Production count alike. Categories are counted in the State where the card stands; its Building Bonus is not gained. Nothing of a player who has passed can be activated.
    .heading = Activating a production
rule-divert_production = Chosen before anybody else gains anything. The owner gains nothing from that card in this phase, and categories are counted in the owner’s State. Unlike other productions it gives nothing when it is built.
    .heading = Taking a production
rule-copy_deals = You gain what is on the Deal; it stays with its owner, who gains and loses nothing. Deals of a player who has passed cannot be chosen.
    .heading = Copying a Deal
rule-clear_locations = The goods that mark the use of an action go to the general supply, and the action can be used again in this round. The card itself cannot be chosen.
    .heading = Clearing
rule-visit_occupied = The Open Production may have a worker on it already. You gain its production, and its owner gains 1 worker.
    .heading = A second visitor
rule-draw_and_keep = The cards that you do not keep go to the discard pile. If the deck runs out, the discards are shuffled into a new one.
    .heading = Drawing
rule-build = Construct it for { $distance ->
        [one] { $distance } grey contact token
       *[other] { $distance } grey contact tokens
    }; or, for a brick, develop it over a Location of yours with a category in common: that is 1 VP. A development token replaces the brick, and then no category is needed. A Ruin fits every category.
    .heading = Building
rule-no_categories = Without categories it fits all: it can be developed into any Location, and any Location into it.
    .heading = No categories
rule-ammo_category = Its category is ammo and stands for no other: what is developed over it needs that category too, or a development token.
    .heading = Only ammo
rule-deal = For { $distance ->
        [one] { $distance } blue contact token
       *[other] { $distance } blue contact tokens
    } it goes under your faction board and is no Location any more: nobody can raze it, it counts for no category, and it is worth no VP in the end.
    .heading = Deal
rule-raze = From your hand it takes { $distance ->
        [one] { $distance } red contact token
       *[other] { $distance } red contact tokens
    }, in another State { $defence }, and 1 more with a shield. Who razes gains the Spoils; its owner gains what the Deal gives, and keeps a Ruin.
    .heading = Razing
rule-take_connection = Taking one of the two that lie face up costs 2 workers and is your action of the turn. The next ones are turned up in the next Lookout phase.
    .heading = Taking
rule-play_connection = Playing it is another action, in a later turn. Its price is paid when it is played; then it goes to its discard pile.
    .heading = Playing
rule-keep_connection = It stays in hand over Cleanup. It is never built, never razed, and no Deal is made with it.
    .heading = In hand
rule-faction_production = Your board gives its goods at the beginning of every Production phase, before Deals and Locations.
    .heading = Producing
rule-faction_actions = Each of them once a round, as your action of the turn. What you pay stays on the board until Cleanup. They are there from the first round on, also without any Location.
    .heading = Faction actions
rule-exchange = Any number of times, also several times in one turn, and each time another thing.
    .heading = Exchange

## The library

library-title = Cards
library-back = Back
library-back-tip = Back to where you came from (Esc)
library-search = Search in titles and texts
library-search-tip = Just type, or Ctrl+F. Every word has to stand on the card, in its title or in what it does.
library-bar-tip = Drag to go through the cards; also wheel, Page up, Page down.

library-sets = Set
library-kinds = Type
library-categories = Category
library-goods = Gives
library-order = Sorted by
library-order-title = Title
library-order-title-tip = From A to Z
library-order-set = Set
library-order-set-tip = Set by set, each from A to Z
library-order-kind = Type
library-order-kind-tip = Productions, Features, Actions, Connection cards, boards
library-order-distance = Distance
library-order-distance-tip = The nearest first
library-order-newest = Newest
library-order-newest-tip = What was discarded last comes first
library-more-sets = More …
library-more-sets-tip = The next sets

library-tip-sets = { $name }: { $n } of { $total }
library-tip-kinds = { $name }: { $n } of { $total }
library-tip-categories = Category { $name }: on { $n } of { $total }
library-tip-goods = { CAPITAL($name) }: { $n } of { $total } give it, by what they do, by their Deal or as Spoils.
library-tip-none = { CAPITAL($name) }: none of the cards here.
library-tip-copies = { $n } copies
library-tip-card = A click or Enter shows it closely, with its rules.

library-part-all = All cards
library-part-all-tip = Every card of the sets in this game
library-part-discarded = Discarded ({ $n })
library-part-discarded-tip = What lies in the discard piles, the newest first
library-part-unseen = Still to come ({ $n })
library-part-unseen-tip = What could still be drawn: every card that is not in sight

library-count-all = { $n } of { $total } cards.
    .whole = { $total } cards and boards. A click shows one closely, with its rules.
library-count-discarded = { $n } of { $total } discarded cards.
    .whole = { $total ->
        [one] { $total } discarded card.
       *[other] { $total } discarded cards.
    }
library-covered = { $n ->
    [one] { $n } more lies below and may not be looked at.
   *[other] { $n } more lie below and may not be looked at.
}
library-count-unseen = { $n } of { $total } cards that are not in sight.
    .whole = { $total ->
        [one] { $total } card is not in sight.
       *[other] { $total } cards are not in sight.
    }
library-where = They lie { $places }.
library-in-deck = in the deck ({ $n })
library-in-hands = in closed hands ({ $n })
library-in-ruins = under Ruins of others ({ $n })
library-in-covered = in the discard pile ({ $n })
library-in-piles = in the Connection piles ({ $n })
library-reshuffled = When the deck runs out, the discards become the new deck.
library-nothing-found = No card is all of this. Let go of a filter on the left, or change the words above.
library-nothing-discarded = Nothing has been discarded yet.
library-nothing-unseen = Every card of the game is in sight.
library-clear = Clear filters
library-clear-tip = Shows all of them again.
library-clear-why = No filter is set.

## Ways to the library

title-cards = Cards
title-cards-note = Every card of every set, with its rules
menu-cards = Cards
menu-cards-note = All of them, the discarded ones, those still to come
help-cards = All cards, what was discarded, what could still come
help-search = Search; typing does the same
help-page = Turn a list, or the settings, by a page
help-rules = The rules that concern a card shown closely
key-pageup = Page up
key-pagedown = Page down

## The zoom

zoom-facts = The card
zoom-facts-tip = Everything that is printed on it, in words (R)
zoom-rules = Its rules
zoom-rules-tip = The rules that concern it (R)
zoom-rule = { $heading } · { $numbers }
zoom-more = More { $page }/{ $pages }
zoom-more-tip = The rest of it (Up, Down)
