# Cards and boards in words.

## Effects, as they stand after a timing or a cost

verb-gain = gain { $goods }
verb-gain_counted = gain { $goods } for each { $category } category in your State, at most { $max }
verb-place_here = put { $goods } on this Location, to be spent from here in any round
verb-store = store up to { $goods } on this Location
verb-steal = take { GOODS($goods, form: "choice") } from another player

## Abilities: the whole sentence, and heading and body for the panel

ability-production = Production: { $effects }.
    .heading = Production
    .body = In the Production phase, and once when it is built: { $effects }.
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

## Facts of a Location

fact-row = Stands in the { $row }, with defence value { $n }: another player razes it for { $n } red contact tokens, one more with a shield on it.
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
