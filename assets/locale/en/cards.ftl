# Cards and boards in words.

## Effects, as they stand after a timing or a cost

verb-gain = gain { $goods }
verb-gain_counted = gain { $goods } for each { $category } category in your State, at most { $max }
verb-place_here = put { $goods } on this Location, to be spent from here in any round
verb-store = store up to { $goods } on this Location
verb-steal = take { GOODS($goods, form: "choice") } from another player
verb-gain_per_gained = gain { $goods } for each { $each } that you gained in this phase, at most { $max }
verb-choose = gain { $choices }
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
verb-activate = gain what { $of ->
    [you] { $other ->
        [yes] another of your Locations
       *[no] one of your Locations
    } in the production row produces
   *[another_player] one Location in another player’s production row produces
}
verb-divert = choose a Location in another player’s production row and gain what it produces, in place of its owner
verb-copy_deal = gain what { $of ->
    [you] { $n ->
        [one] one of your Deals gives
       *[other] { $n } of your Deals give
    }
   *[another_player] { $n ->
        [one] one Deal of another player gives
       *[other] { $n } Deals of other players give
    }
}
verb-clear = clear the goods off { $n ->
    [one] one
   *[other] { $n }
} of your { $other ->
    [yes] other Locations
   *[no] Locations
}: their actions can be used again
verb-use_open_production = use another player’s Open Production on which a worker lies already, and its owner gains 1 worker
verb-draw = draw { $goods }, keep { $kept } and discard the { $kept ->
    [one] other
   *[other] others
}

## Lasting rules

always-printed_shield = this Location counts as having a shield: its defence value is 1 higher, and no shield token can be put on it
always-raze_discount = you raze for { $n ->
    [one] 1 red contact token less
   *[other] { $n } red contact tokens less
}
always-exchange = you may pay { $goods } of any kinds in place of the { $cost } of the exchange on your faction board

## Abilities: the whole sentence, and heading and body for the panel

ability-production = Production: { $effects }.
    .heading = Production
    .body = { $built ->
        [yes] In the Production phase, and once when it is built: { $effects }.
       *[no] In the Production phase, not when it is built: { $effects }.
    }
ability-building_bonus = Building Bonus: { $effects }.
    .heading = Building Bonus
    .body = Once, when it is built: { $effects }.
ability-action = { $uses ->
    [1] Action
    [2] Action, twice a round
   *[other] Action, { $uses } times a round
}: { $free ->
    [yes] { $effects }
   *[no] spend { $cost }, { $effects }
}.
    .heading = { $uses ->
        [1] Action, once a round
        [2] Action, twice a round
       *[other] Action, { $uses } times a round
    }
    .body = { $free ->
        [yes] { CAPITAL($effects) }
       *[no] Spend { $cost }, { $effects }
    }.
ability-cleanup = Cleanup phase: { $effects }.
    .heading = Cleanup phase
    .body = { CAPITAL($effects) }. What is stored comes back to you in the next Production phase.
ability-whenever = { $trigger ->
    [deal] Each time you make a Deal: { $effects }.
    [raze] Each time you raze: { $effects }.
   *[both] Each time you make a Deal or raze: { $effects }.
}
    .heading = { $trigger ->
        [deal] Each time you make a Deal
        [raze] Each time you raze
       *[both] Each time you make a Deal or raze
    }
    .body = { $trigger ->
        [deal] { CAPITAL($effects) }. A Deal made in your turn counts, what Deals produce does not.
        [raze] { CAPITAL($effects) }. Razing a card from your hand counts as well as razing in another State.
       *[both] { CAPITAL($effects) }. Razing a card from your hand counts as well as razing in another State.
    }
ability-after_production = End of your Production: { $free ->
    [yes] { $effects }.
   *[no] if you gained at least { $gained } in it, { $effects }.
}
    .heading = End of Production
    .body = { $free ->
        [yes] At the end of your Production phase, not when it is built: { $effects }.
       *[no] At the end of your Production phase, if you gained at least { $gained } in it: { $effects }. Goods that were stored do not count.
    }
ability-always = Always: { $effects }.
    .heading = Always
    .body = As long as it stands in your State, { $effects }.

## Facts of a Location

fact-row = Stands in the { $row }, with defence value { $n }: another player razes it for { $n } red contact tokens, one more with a shield on it.
    .heading = { $type }, { $row }
fact-row_shielded = Stands in the { $row }, with defence value { $n } and 1 more for its printed shield: another player razes it for { $whole } red contact tokens.
    .heading = { $type }, { $row }
fact-open_production = In the Action phase, once a round, another player may put a worker here to gain this production. You then gain 1 worker.
    .heading = Visitors
fact-distance = { $n ->
    [one] From hand: { $n } grey contact token to construct it, { $n } blue for a Deal, { $n } red to raze it.
   *[other] From hand: { $n } grey contact tokens to construct it, { $n } blue for a Deal, { $n } red to raze it.
}
    .heading = Distance { $n }
fact-categories = { CAPITAL($categories) }. Developing costs a brick and needs one category in common.
    .none = None: it can be developed into any Location, and any Location into it.
    .heading = Categories
fact-spoils = Whoever razes it gains { $goods }.
    .heading = Spoils
fact-deal = A Deal with it gives { $goods } at once and in every Production phase. If it is razed in a State, its owner gains the same.
    .heading = Deal

## Faction boards

faction-production = Production: gain { $goods }.
fact-faction_production = In every Production phase: gain { $goods }.
    .heading = Production
faction-action = Once a round: spend { $cost }, gain { $goods }.
    .heading = Faction action
faction-exchange = Any number of times: spend { $cost }, gain { $choices }.
    .heading = Exchange
exchange-choice = { GOODS($goods, form: "choice") }

## Connection cards

connection = Gain { $goods }.
    .paid = Spend { $cost }, gain { $goods }.
    .heading = When it is played
fact-connection = Taken for 2 workers, and played in a later turn. It stays in hand over the Cleanup phase.
    .heading = Connection card
