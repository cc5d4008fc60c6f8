# The words of the game: goods, categories, rows, phases, factions, commands.
#
# For translators: `words.ftl` says how a fact is asked for in another form.

## How a title stands in a sentence: where a message names $card, $cards and the like, this stands already.

## Goods
## $n is how many, $case the place in the sentence (nominative, genitive, dative, accusative; what is gained, paid or
## needed stands in the accusative). English uses no cases.
## .short stands where the context says what it is ("for 3 grey"), .choice where the player chooses the kind,
## .name is the name alone, .help explains the icon.

goods-named = { $goods } ({ $cards })

good-basic = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
    .choice = { $n ->
        [one] { $n } resource of your choice
       *[other] { $n } resources of your choice
    }
    .name = resource
    .help =
        Any resource
        One of the four: brick, gun, fuel or iron. You may pay ammo instead.
good-brick = { $n ->
    [one] { $n } brick
   *[other] { $n } bricks
}
    .name = brick
    .help =
        Brick
        A resource. Developing a Location costs a brick, too.
good-gun = { $n ->
    [one] { $n } gun
   *[other] { $n } guns
}
    .name = gun
    .help =
        Gun
        A resource.
good-fuel = { $n } fuel
    .name = fuel
    .help =
        Fuel
        A resource.
good-iron = { $n } iron
    .name = iron
    .help =
        Iron
        A resource.
good-ammo = { $n } ammo
    .name = ammo
    .help =
        Ammo
        Replaces any one resource when you pay. It is not a resource itself.
good-worker = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
    .name = worker
    .help =
        Worker
        Pays for actions and Connection cards, and uses Open Production. You can exchange two for a resource or a card.
good-grey = { $n ->
    [one] { $n } grey contact token
   *[other] { $n } grey contact tokens
}
    .short = { $n } grey
    .name = grey contact token
    .help =
        Grey contact token
        Pays for constructing Locations.
good-blue = { $n ->
    [one] { $n } blue contact token
   *[other] { $n } blue contact tokens
}
    .short = { $n } blue
    .name = blue contact token
    .help =
        Blue contact token
        Pays for Deals.
good-red = { $n ->
    [one] { $n } red contact token
   *[other] { $n } red contact tokens
}
    .short = { $n } red
    .name = red contact token
    .help =
        Red contact token
        Pays for razing.
good-universal = { $n ->
    [one] { $n } universal contact token
   *[other] { $n } universal contact tokens
}
    .short = { $n } universal
    .name = universal contact token
    .help =
        Universal contact token
        Counts as one grey, blue or red contact token.
good-development = { $n ->
    [one] { $n } development token
   *[other] { $n } development tokens
}
    .name = development token
    .help =
        Development token
        Pays for developing instead of the brick, and then the Locations need not share an icon.
good-shield = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
    .name = shield
    .help =
        Shield
        Place it on one of your Locations at any time during your turn. It adds 1 to the defence value.
good-sharrash = { $n ->
    [one] { $n } Sharrash influence token
   *[other] { $n } Sharrash influence tokens
}
    .short = { $n } Sharrash
    .name = Sharrash influence token
    .help =
        Sharrash influence token
        Pays for Locations of the Sharrash instead of grey and blue contact tokens, and for razing those of the other groups instead of red ones.
good-uranopolis = { $n ->
    [one] { $n } Uranopolis influence token
   *[other] { $n } Uranopolis influence tokens
}
    .short = { $n } Uranopolis
    .name = Uranopolis influence token
    .help =
        Uranopolis influence token
        Pays for Locations of Uranopolis instead of grey and blue contact tokens, and for razing those of the other groups instead of red ones.
good-iron_gang = { $n ->
    [one] { $n } Iron Gang influence token
   *[other] { $n } Iron Gang influence tokens
}
    .short = { $n } Iron Gang
    .name = Iron Gang influence token
    .help =
        Iron Gang influence token
        Pays for Locations of the Iron Gang instead of grey and blue contact tokens, and for razing those of the other groups instead of red ones.
good-ruin = { $n ->
    [one] { $n } Ruin
   *[other] { $n } Ruins
}
    .name = Ruin
    .help =
        Ruin
        As a gain, the top card of the deck goes face down into your State, and you may develop it into any Location; as a cost, you discard one of your Ruins.
good-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
    .name = card
    .help =
        Card
        As a gain, you draw it from the deck; as a cost, you discard it from your hand.
good-salvage = { $n ->
    [one] the top card of another player’s discard pile
   *[other] the top card of another player’s discard pile, { $n } times
}
    .short = { $n ->
        [one] { $n } salvaged card
       *[other] { $n } salvaged cards
    }
    .name = salvage
    .help =
        Salvage
        You may take the top card of another player’s discard pile into your hand.
good-matching = { $n ->
    [one] the good
   *[other] { $n } of the good
} that matches an icon on the top card of another player’s discard pile
    .name = matching good
    .help =
        Matching good
        Choose an icon on the top card of another player’s discard pile, and pay the good for which it stands.
good-deal = { $n } of your Deals
    .short = { $n ->
        [one] { $n } Deal
       *[other] { $n } Deals
    }
    .lost = { $n ->
        [one] { $n } Deal
       *[other] { $n } Deals
    }
    .name = Deal
    .help =
        Deal
        As a cost, you discard one of your Deals.
good-vp = { $n } VP
    .name = VP
    .help =
        VP
        Victory points. A player who reaches 25 triggers the end of the game.

## Categories

category-brick = brick
category-gun = gun
category-fuel = fuel
category-iron = iron
category-ammo = ammo
category-worker = worker
category-card = card
category-vp = VP
category-contact = contact
category-liberty = liberty
category-toxic = toxic
category-shield = shield
category-development = development
category-sharrash = Sharrash
category-uranopolis = Uranopolis
category-iron_gang = Iron Gang

## Row types, rows, phases, piles

type-production = Production
type-open_production = Open Production
type-feature = Feature
type-action = Action

row-production = top row
row-feature = middle row
row-action = bottom row

phase-setup = Setup
phase-lookout = Lookout phase
phase-production = Production phase
phase-action = Action phase
phase-cleanup = Cleanup phase

pile-red = red Connection cards
pile-blue = blue Connection cards
pile-yellow = yellow Connection cards

## Where goods and VP come from

source-faction = { $card }
source-deal = Deal { $card }
source-production = { $card }
source-building_bonus = Building Bonus of { $card }
source-action = { $card }
source-whenever = { $card }
source-faction_action = faction action
source-exchange = exchange
source-open_production = Open Production of { $card }
source-open_production_owner = visitor to { $card }
source-spoils = Spoils of { $card }
source-compensation = compensation for { $card }
source-development = developing
source-connection = { $card }
source-location = Locations

## Short titles, for small faces

title-appalachian_federation =
    .short = Appalachians
title-mutants_union =
    .short = Mutants
title-merchants_guild =
    .short = Merchants
title-abandoned_suburbs =
    .short = Suburbs
title-construction_vehicles =
    .short = Constr. Vehicles
title-gasoline_cultist =
    .short = Gas Cultist
title-gasoline_drinkers_den =
    .short = Drinkers Den
title-radioactive_fuel =
    .short = Radioact. Fuel
title-underground_warehouse =
    .short = Warehouse
title-black_market_contacts =
    .short = Market Contacts
title-construction_site =
    .short = Construct. Site
title-dark_visions_gang =
    .short = Dark Visions
title-disassembly_workshop =
    .short = Workshop
title-hibernation_chambers =
    .short = Hibernation
title-material_depository =
    .short = Depository
title-mesmerizers_dwelling =
    .short = Mesmerizers
title-military_warehouse =
    .short = Mil. Warehouse
title-outpost_mercenaries =
    .short = Mercenaries
title-preacher_of_the_new_era =
    .short = Preacher
title-production_manager =
    .short = Prod. Manager
title-propaganda_center =
    .short = Prop. Center
title-propaganda_station =
    .short = Prop. Station
title-radioactive_colony =
    .short = Radioact. Colony
title-rehabilitation_center =
    .short = Rehab Center
title-ricky_the_merchant =
    .short = Ricky
title-wire_entanglement =
    .short = Wire

## Commands: .doing names the act, for "... needs 3 grey contact tokens"; .card with its card

command-keep_cards = Keep
command-pick_card = Take
command-construct_location = Construct
    .doing = Constructing
    .card = Constructing { $card }
command-develop_location = Develop
    .doing = Developing
    .card = Developing { $card }
command-make_deal = Deal
    .doing = A Deal
    .card = A Deal with { $card }
command-raze_from_hand = Raze
    .doing = Razing
    .card = Razing { $card }
command-raze_location = Raze
    .doing = Razing
    .card = Razing { $card }
command-activate_location = Activate
    .doing = This action
    .card = The action of { $card }
command-activate_faction = Faction action
    .doing = This faction action
command-exchange_workers = Exchange
    .doing = The exchange
command-use_open_production = Open Production
    .doing = Using Open Production
    .card = Using { $card }
command-take_connection = Take
    .doing = Taking a Connection card
    .card = Taking { $card }
command-play_connection = Play
    .doing = Playing this card
    .card = Playing { $card }
command-place_shield = Shield
    .doing = Placing a shield
    .card = Shielding { $card }
command-store_goods = Store
    .doing = Storing
    .card = Storing on { $card }
command-choose = Choose
command-finish_turn = Done
command-pass = Pass

## What a command would do, before it is given

forecast = { $command }: { $outcomes }
    .nothing = { $command }
forecast-pay = pay { GOODS($goods, form: "short") }
forecast-gain = gain { GOODS($goods, form: "short") }
    .ruin = gain { GOODS($goods, form: "short") } and 1 Ruin
forecast-ruin = gain 1 Ruin
forecast-place = put { GOODS($goods, form: "short") } on this card
    .card = put { GOODS($goods, form: "short") } on { $card }
    .ruin = put { GOODS($goods, form: "short") } on this Ruin
forecast-lose = lose { GOODS($goods, form: "short") }
forecast-other = { $who } { $outcomes }
forecast-other_pay = pays { GOODS($goods, form: "short") }
forecast-other_gain = gains { GOODS($goods, form: "short") }
    .ruin = gains { GOODS($goods, form: "short") } and 1 Ruin
forecast-other_ruin = gains 1 Ruin
forecast-other_place =
    .card = puts { GOODS($goods, form: "short") } on { $card }
    .ruin = puts { GOODS($goods, form: "short") } on a Ruin
forecast-other_lose = loses { GOODS($goods, form: "short") }
forecast-reveals = This will reveal a hidden card: you cannot undo it.
forecast-ends_turn = This ends your turn.

## Passing

pass-safe = Until the next round, nobody can raze your Locations, use your Open Production or take your resources.
pass-end = You take no more turns this round.
pass-lost = You lose in the Cleanup phase:
pass-storage = { $card }: before that, you may { $storing }.
pass-last_round = This is the last round: there is no Cleanup phase. The goods left in your supply break ties.
