# Cards and boards in words.

## Costs, and effects as they stand after a timing or a cost

cost-spend = spend { $goods }
cost-discard = discard { $goods }

verb-gain = gain { $goods }
verb-gain_besides = gain { $goods }, and { $amounts }
amount-icon = { $goods } for each { $category } icon in your State (max. { $max })
verb-place_here = place { $goods } on this Location; you may spend them in any round
verb-store = store { $limits } on this Location
store-limit = up to { $goods }
verb-steal = take { GOODS($goods, form: "choice") } from another player
amount-gained = { $goods } for each { $each } gained this phase (max. { $max })
amount-ruin = { $goods } for each Ruin in your State (max. { $max })
verb-choose = gain { $choices }
verb-gain_missing = gain { $goods } of a kind that you have not gained this phase
verb-store_any =
    .brick = store any number of bricks on this Location
    .gun = store any number of guns on this Location
    .fuel = store any amount of fuel on this Location
    .iron = store any amount of iron on this Location
    .basic = store any number of resources on this Location
    .ammo = store any amount of ammo on this Location
    .worker = store any number of workers on this Location
    .grey = store any number of grey contact tokens on this Location
    .blue = store any number of blue contact tokens on this Location
    .red = store any number of red contact tokens on this Location
    .universal = store any number of universal contact tokens on this Location
    .development = store any number of development tokens on this Location
    .shield = store any number of shields on this Location
    .sharrash = store any number of Sharrash influence tokens on this Location
    .uranopolis = store any number of Uranopolis influence tokens on this Location
    .iron_gang = store any number of Iron Gang influence tokens on this Location
verb-activate = gain the production of { $of ->
    [you] { $other ->
        [yes] another Production Location of yours
       *[no] one of your Production Locations
    }
   *[another_player] another player’s Production Location
}{ $without ->
    [feature] { " " }that is not a Feature as well
   *[none] { "" }
}{ $in_own ->
    [yes] ; what it counts is counted in your State
   *[no] { "" }
}
verb-divert = choose another player’s Production Location: you gain its production instead of its owner
verb-copy_deal = gain the { $n ->
    [one] good
   *[other] goods
} of { $of ->
    [you] { $n } of your Deals
   *[another_player] { $n ->
        [one] 1 Deal of another player
       *[other] { $n } Deals of other players
    }
}
verb-clear = remove the goods from { $n } of your { $other ->
    [yes] other Locations
   *[no] Locations
}; you may use { $n ->
    [one] it
   *[other] them
} again this round
verb-use_open_production = use another player’s Open Production that already has a worker on it; its owner gains 1 worker
verb-draw = draw { $goods }, keep { $kept } and discard the { $left ->
    [one] other
   *[other] others
}
verb-block = block another player’s Location until the Cleanup phase
verb-forfeit = make another player discard { $goods }, or as many as they have
verb-match = gain { $n ->
    [one] the good
   *[other] { $n } of the good
} that matches an icon on the top card of another player’s discard pile
verb-rebuild = turn { $n ->
    [one] one of your Ruins back into a Location
   *[other] { $n } of your Ruins back into Locations
}
verb-strip = discard { $n ->
    [one] one of your Ruins and gain its Spoils
   *[other] up to { $n } of your Ruins and gain their Spoils
}
verb-demolish = gain the Spoils and the Deal goods of { $of ->
    [you] { $other ->
        [yes] another Location of yours
       *[no] one of your Locations
    }
   *[another_player] another player’s Location
}, which becomes a Ruin
verb-place_on_ruins = place { GOODS($goods, form: "choice") } on { $n ->
    [one] one of your Ruins
   *[other] each of up to { $n } of your Ruins
}; you may spend what lies there in any round
verb-reactivate = repeat another faction action that you have used this round, paying its cost again

## Lasting rules

always-printed_shield = this Location counts as having a shield: its defence value is 1 higher, and you cannot place a shield on it
always-raze_discount = razing costs you { $n ->
    [one] 1 red contact token
   *[other] { $n } red contact tokens
} less
always-exchange = you may pay any { $goods } instead of { $cost } for the exchange on your faction board
always-counts_also = your cards with the { $category } icon also count as having the { $also } icon

## Abilities: the whole sentence, and heading and body for the panel

ability-production = Production: { $effects }.
    .heading = Production
    .body = { $built ->
        [yes] In the Production phase, and once when you build it: { $effects }.
       *[no] In the Production phase, but not when you build it: { $effects }.
    }
ability-building_bonus = Building Bonus: { $effects }.
    .heading = Building Bonus
    .body = Once, when you build it: { $effects }.
ability-action = { $uses ->
    [any] Action, as many times as you like in one go
    [1] Action
    [2] Action, twice a round
   *[other] Action, { $uses } times a round
}: { $free ->
    [yes] { $effects }
   *[no] { $cost } to { $effects }
}.
    .heading = { $uses ->
        [any] Action, once a round, as many times as you like in one go
        [1] Action, once a round
        [2] Action, twice a round
       *[other] Action, { $uses } times a round
    }
    .body = { $free ->
        [yes] { CAPITAL($effects) }
       *[no] { CAPITAL($cost) } to { $effects }
    }.
ability-cleanup = Cleanup phase: { $effects }.
    .heading = Cleanup phase
    .body = { CAPITAL($effects) }. You get back what you store in the next Production phase.
ability-whenever = Each time you { $triggers }: { $effects }.
    .heading = Each time you { $triggers }
    .body = { CAPITAL($effects) }.{ $notes }
trigger-deal = make a Deal
    .note = Only making a Deal counts, not the goods Deals give in Production.
trigger-raze = raze a Location
    .note = Razing from your hand counts, and so does razing in another State.
trigger-build = build a Location
    .note = Constructing and developing both count, even when you build this card.
trigger-develop = develop a Location
    .note = It counts even when you develop this card.
ability-after_production = End of your Production phase: { $free ->
    [yes] { $effects }.
   *[no] if you gained at least { $gained } this phase, { $effects }.
}
    .heading = End of Production
    .body = { $free ->
        [yes] At the end of your Production phase, but not when you build it: { $effects }.
       *[no] At the end of your Production phase, if you gained at least { $gained } this phase: { $effects }. Goods taken back from storage do not count.
    }
ability-always = Always: { $effects }.
    .heading = Always
    .body = As long as it is in your State, { $effects }.

## Facts of a Location

fact-row = In the { $row }, with defence value { $n }: another player can raze it for { $n } red contact tokens, or one more if it has a shield.
    .heading = { $type }, { $row }
fact-row_shielded = In the { $row }, with defence value { $n } and 1 more for its printed shield: another player can raze it for { $whole } red contact tokens.
    .heading = { $type }, { $row }
fact-open_production = In the Action phase, once a round, another player may place a worker here to gain this production. You then gain 1 worker.
    .heading = Visitors
fact-distance = { $n ->
    [one] From your hand: { $n } grey contact token to construct it, { $n } blue for a Deal, { $n } red to raze it.
   *[other] From your hand: { $n } grey contact tokens to construct it, { $n } blue for a Deal, { $n } red to raze it.
}
    .heading = Distance { $n }
fact-categories = { CAPITAL($categories) }. Developing costs a brick, and both Locations must share an icon.
    .none = None: you may develop any Location into it, and it into any Location.
    .heading = Icons
fact-spoils = Whoever razes it gains { $goods }.
    .heading = Spoils
fact-deal = A Deal with it gives { $goods } at once and in every Production phase. If it is razed in a State, its owner gains the same goods.
    .heading = Deal

## Faction boards

faction-production = Production: gain { $goods }.
fact-faction_production = In every Production phase: gain { $goods }.
    .heading = Production
faction-action = Once a round: { $cost } to { $effects }.
    .heading = Faction action
faction-use-again = again
    .of = again: { $use }
faction-use-research = research
faction-use-shift = shift
faction-exchange = As often as you like: { $cost } to gain { $choices }.
    .heading = Exchange
exchange-choice = { GOODS($goods, form: "choice") }

## Connection cards

connection = Gain { $goods }.
    .paid = { CAPITAL($cost) } to gain { $goods }.
    .heading = When you play it
fact-connection = You take it for 2 workers and play it in a later turn. It stays in your hand through the Cleanup phase.
    .heading = Connection card
