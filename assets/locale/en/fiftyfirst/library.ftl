# The card library, and the rules that concern a card.

## Sets, by their ids; a pack of one's own without a name here goes by its id

set-base = 51st State
set-new_era = New Era
set-winter = Winter
set-scavengers = Scavengers
set-allies = Allies
set-moloch = Moloch
    .coop = Moloch, cooperative
set-no_mans_land = No Man’s Land
set-promo_1 = Promo 1
set-promo_2 = Promo 2

## What a card can be, besides the types of Locations

kind-connection = Connection card
kind-faction = Faction board
kind-machine = Machine
kind-area = Area

## The rules that concern a card

rule-production = You gain its goods in every Production phase, and once when you build it.
    .heading = Producing
rule-visitors = Once a round, another player may place a worker on it to gain its production, but not its Building Bonus; you gain a worker for that. You cannot visit your own, and nobody can visit you once you have passed.
    .heading = Open Production
rule-feature = It works by itself from the moment you build it, as long as it is in your State.
    .heading = Feature
rule-activate = Activating it is your action for the turn. What you pay stays on the card until Cleanup and shows that you used it. You can activate it from the turn after you build it.
    .heading = Activating
rule-activate_again = You may use it twice in one turn or in two different turns. You pay each time, and choose anew each time.
    .heading = Twice a round
rule-building_bonus = You gain it once, when you build the Location: after its production, if it has any.
    .heading = Building Bonus
rule-cleanup = You are asked in the Cleanup phase, when all players have passed. The last round has no Cleanup phase.
    .heading = Cleanup phase
rule-store = You do not lose what you store here in Cleanup. It returns to your supply at the beginning of the next Production phase.
    .heading = Storing
rule-gain = You gain goods into your supply and cards from the deck into your hand, at once. Goods left in your supply are lost in Cleanup.
    .heading = Gaining
rule-counted = Every such icon in your State counts, including its own, up to the printed maximum. A Location you have just developed into this one does not count.
    .heading = For each icon
rule-place_here = These goods are placed on the card, and you can pay with them as if from your supply. They stay there through Cleanup until you spend them, and return to your supply when the card leaves your State.
    .heading = Goods on the card
rule-steal = Only resources from another player’s supply: no ammo, nothing from cards, and nothing from a player who has passed. If there is nothing to take, you cannot activate it.
    .heading = Taking from others
rule-whenever = It happens after every such action in your turn, even several times a round.
    .heading = Each time
rule-after_production = At the end of your Production phase, when you have gained everything else. It gives nothing when you build it.
    .heading = After production
rule-always = It applies from the moment you build it, as long as it is a Location in your State.
    .heading = Lasting
rule-printed_shield = The card counts as shielded from the start: razing it costs 1 red contact token more, and you cannot place a shield on it.
    .heading = Printed shield
rule-raze_discount = You pay less for razing, both from your hand and in another State.
    .heading = Cheaper razing
rule-exchange_resources = You can pay for the exchange on your faction board with resources, too; ammo replaces a resource as everywhere.
    .heading = Exchange
rule-choose_gain = You choose one of them, anew each time.
    .heading = One or the other
rule-gain_missing = Only goods gained from your faction board, Deals and Locations in this Production phase count, not what returns from storage. If you have gained all four kinds, you gain nothing.
    .heading = A kind that is missing
rule-activate_production = It can be a Production or an Open Production. Icons are counted in the State the card is in; you do not gain its Building Bonus. You cannot choose a Location of a player who has passed.
    .heading = Activating a production
rule-divert_production = You choose before anybody gains anything else. The owner gains nothing from that card this phase, and icons are counted in the owner’s State. Unlike other productions, it gives nothing when you build it.
    .heading = Taking a production
rule-copy_deals = You gain the good of the Deal; it stays with its owner, who gains and loses nothing. You cannot choose a Deal of a player who has passed.
    .heading = Copying a Deal
rule-clear_locations = The goods that mark a used action go to the general supply, and you can use the action again this round. You cannot choose the card itself.
    .heading = Removing goods
rule-times_any = You decide how often you pay the cost: the action then works that many times at once. After that, it has been used for this round.
    .heading = As often as you like
rule-gain_ruin = The top card of the deck goes face down into your State; you may look at it. A Ruin matches every card when you develop, and gives no VP.
    .heading = Ruins from the deck
rule-counted_ruins = Every Ruin in your State counts, however you came by it, up to the printed maximum.
    .heading = For each Ruin
rule-salvage = You may take the top card of another player’s discard pile into your hand, each time from a pile of your choice, but not from that of a player who has passed. In the Production phase, this comes when everybody has gained everything else; only effects after production come later.
    .heading = Other discard piles
rule-matching = Choose an icon on the top card of another player’s discard pile; the card stays there. A resource, ammo or worker icon stands for 1 such good, VP for 1 VP, contact for a contact token, card for a card: gained from the deck, or paid from your hand. Liberty stands for nothing.
    .heading = Matching an icon
rule-discard_ruin = You discard one of your Ruins, whichever you like, face up onto your discard pile. Goods lying on it go to your supply.
    .heading = Giving up a Ruin
rule-rebuild = The Ruin turns face up and is a Location again, the last of its row; a Production Location gives its goods at once. This is not building: it gives no VP, no Building Bonus and no rewards for building. Goods lying on it go to your supply.
    .heading = Rebuilding
rule-strip = You choose one Ruin after another, and may stop after any. It is discarded face up onto your discard pile, and goods lying on it go to your supply, too.
    .heading = Taking Spoils of Ruins
rule-demolish = This is not razing: it gives no rewards for razing, and the owner gains nothing for it but keeps the Ruin, and takes back goods stored or placed on the card; a shield on it is lost. Other players’ Locations are out of reach if they have a shield, or if their owner has passed.
    .heading = Demolishing
rule-place_on_ruins = They come from the general supply, of any kind for each Ruin. You pay with them as if from your supply, and they stay through Cleanup; nothing else affects them. When you develop, rebuild or discard the Ruin, they go to your supply.
    .heading = Goods on Ruins
rule-counts_also = This holds for you alone: when you develop, and where your Locations count icons. It does not hold the other way round, nor for attacks of a virtual opponent.
    .heading = One icon as another
rule-block = Until the Cleanup phase nobody activates or visits the blocked Location, and its rewards and lasting effects are suspended. It still counts, stores goods, and can be developed or razed.
    .heading = Blocking
rule-forfeit = Only from the supply, never from cards, and not from a player who has passed. The goods go back to the general supply. If nobody has any, this part is skipped.
    .heading = Making others discard
rule-group = To construct it or make a Deal with it, its group’s influence tokens may replace any of the contact tokens. To raze it, those of the other two groups may.
    .heading = Influence
rule-visit_occupied = The Open Production must already have a worker on it. You gain its production, and its owner gains 1 worker.
    .heading = A second visitor
rule-draw_and_keep = You discard the cards you do not keep. If the deck runs out, the discard pile is shuffled into a new one.
    .heading = Drawing
rule-build = Construct it for { $distance ->
        [one] { $distance } grey contact token
       *[other] { $distance } grey contact tokens
    }; or develop one of your Locations that shares an icon into it, for a brick: that gives 1 VP. With a development token instead of the brick, they need not share an icon. A Ruin fits every icon.
    .heading = Building
rule-no_categories = Without icons, it fits everything: you may develop any Location into it, and it into any Location.
    .heading = No icons
rule-ammo_category = Its ammo icon matches only ammo icons: to develop it, you need a card that also has one, or a development token.
    .heading = Only ammo
rule-deal = For { $distance ->
        [one] { $distance } blue contact token
       *[other] { $distance } blue contact tokens
    } it goes under your faction board and is not a Location: nobody can raze it, its icons do not count, and it is worth no VP at the end.
    .heading = Deal
rule-raze = From your hand, it costs { $distance ->
        [one] { $distance } red contact token
       *[other] { $distance } red contact tokens
    }, in another State { $defence }, and 1 more with a shield. Whoever razes it gains the Spoils; its owner gains what its Deal gives, and keeps a Ruin.
    .heading = Razing
rule-take_connection = Taking one of the face-up cards costs 2 workers and is your action for the turn. New ones are revealed in the next Lookout phase.
    .heading = Taking
rule-play_connection = Playing it is another action, in a later turn. You pay its price when you play it; then it goes to its discard pile.
    .heading = Playing
rule-keep_connection = It stays in your hand through Cleanup. You cannot build it, raze it, or make a Deal with it.
    .heading = In hand
rule-faction_production = Your board gives its goods at the beginning of every Production phase, before Deals and Locations.
    .heading = Producing
rule-faction_actions = You may use each of them once a round, as your action for the turn. What you pay stays on the board until Cleanup. You can use them from the first round on, even without any Location.
    .heading = Faction actions
rule-exchange = As often as you like, even several times in one turn. Choose freely each time.
    .heading = Exchange

## The library

library-sets = Set
library-kinds = Type
library-categories = Icon
library-goods = Gives
library-order-title = Title
library-order-title-tip = From A to Z
library-order-set = Set
library-order-set-tip = Set by set, each from A to Z
library-order-kind = Type
library-order-kind-tip = Productions, Features, Actions, Connection cards, boards
library-order-distance = Distance
library-order-distance-tip = The nearest first
library-order-newest = Newest
library-order-newest-tip = The most recently discarded comes first
library-more-sets = More…
library-more-sets-tip = More sets

library-tip-sets = { $name }: { $n } of { $total }
library-tip-kinds = { $name }: { $n } of { $total }
library-tip-categories = { CAPITAL($name) } icon: on { $n } of { $total }
library-tip-goods = { CAPITAL($name) }: { $n } of { $total } give it, by an effect, as a Deal or as Spoils.
library-tip-none = { CAPITAL($name) }: no cards here.

library-part-all-tip = Every card of the sets in this game
library-part-discarded = Discarded ({ $n })
library-part-discarded-tip = The cards in the discard piles, newest first
library-tip-piles = { $n ->
    [one] { $name }: { $n } card
   *[other] { $name }: { $n } cards
}
    .covered = { $n ->
        [one] { $name }: { $n } card
       *[other] { $name }: { $n } cards, of which you see only the top one
    }
library-pile-empty = This pile is empty.
library-on-pile = Pile: { $name }
    .top = Pile: { $name }, on top
library-part-unseen = Still to come ({ $n })
library-part-unseen-tip = What could still be drawn: every card you cannot see

library-count-all = { $n } of { $total } cards.
    .whole = { $total } cards and boards. Click one to zoom in and read its rules.
library-count-discarded = { $n } of { $total } discarded cards.
    .whole = { $total ->
        [one] { $total } discarded card.
       *[other] { $total } discarded cards.
    }
library-covered = { $n ->
    [one] { $n } more lies below, and you may not look at it.
   *[other] { $n } more lie below, and you may not look at them.
}
    .own = { $n ->
        [one] { $n } more lies below the virtual opponent’s top card, and you may not look at it.
       *[other] { $n } more lie below the virtual opponent’s top card, and you may not look at them.
    }
library-count-unseen = { $n } of { $total } cards you cannot see.
    .whole = { $total ->
        [one] You cannot see { $total } card.
       *[other] You cannot see { $total } cards.
    }
library-where = They are { $places }.
library-in-deck = in the deck ({ $n })
library-in-hands = in hidden hands ({ $n })
library-in-ruins = under other players’ Ruins ({ $n })
library-in-covered = in the discard pile ({ $n })
    .own = in the virtual opponent’s discard pile ({ $n })
library-in-piles = in the Connection piles ({ $n })
library-in-stack = in the stack of Machines ({ $n })
library-reshuffled = When the deck runs out, the discard pile is shuffled into a new deck.
    .own = When the deck runs out, every pile keeps its top three cards, and the rest is shuffled into a new deck.
library-nothing-found = No cards found. Remove a filter on the left, or change your search.
library-nothing-discarded = Nothing has been discarded yet.
library-nothing-unseen = You can see every card in the game.
