# Questions, tooltips and the keyboard at the action table.

keys-no-cancel = This cannot be cancelled. { $reason }

## Players

keys-player = { $name }, { $faction }
keys-vp = { $n } VP: { $sources }.
    .none = No VP yet.
keys-vp-action = { $n } from actions
keys-vp-development = { $n } from development
keys-vp-building_bonus = { $n } from Building Bonuses
keys-vp-spoils = { $n } from razing
keys-vp-deal = { $n } from Deals
keys-vp-whenever = { $n } from Locations that reward Deals or razing
keys-vp-production = { $n } from production
keys-vp-open_production = { $n } from Open Production
keys-vp-other = { $n } from faction actions and Connection cards
keys-vp-start = { $n } from the start
keys-hand = { $cards ->
    [one] In hand: { $cards } Location
   *[other] In hand: { $cards } Locations
}{ $connections ->
    [0] .
    [one] {" "}and { $connections } Connection card.
   *[other] {" "}and { $connections } Connection cards.
}
keys-first = First player in this round.
keys-passed = Has passed: nobody can aim anything at this State until the round ends.
keys-lane = { $name }: { $n } VP
keys-supply = { $name }: { $n } in the supply.
keys-on-card = { $n } more on { $card }.

## Locations

keys-none = none
keys-printed = Categories: { $categories }. Spoils: { $spoils }. Deal: { $deal }.
keys-site-goods = { $goods } on it, to be spent from here.
keys-site-stored = { $goods } stored on it until the next Production phase.
keys-site-worker = A visitor’s worker stands on it until Cleanup.
keys-site-used = { $n ->
    [1] Used once of { $uses } in this round.
   *[other] Used { $n } times of { $uses } in this round.
}
keys-defence = Razing it takes { $n } red contact tokens, the defence value of its row.
    .shield = Razing it takes { $n } red contact tokens: the defence value { $row } of its row, and 1 for the shield.

## Signs and buttons

keys-phase-lookout = Everybody takes cards.
keys-phase-production = Faction boards, Deals and Locations give their goods.
keys-phase-action = One action a turn, in turn, until all have passed.
keys-phase-cleanup = What is not stored goes back to the general supply.
keys-tip-log = What has happened. L or a click opens it, the wheel turns it.
keys-tip-price = Taking a face-up Connection card costs { $goods }.
keys-tip-end = Ends the turn and hands the table over (Space).
keys-tip-cancel = Back to the table; nothing has been paid yet.
keys-tip-pass = No more turns for this player in this round.
