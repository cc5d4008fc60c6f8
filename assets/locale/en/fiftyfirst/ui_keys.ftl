# Questions, tooltips and the keyboard at the action table.

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
keys-first = First player this round.
keys-passed = Has passed: nobody can target this State until the next round.
keys-lane = { $coming ->
    [0] { $name }: { $n } VP
   *[other] { $name }: { $n } VP + { $coming } for Locations
}
keys-supply = { $name }: { $n } in the supply.
keys-on-card = { $n } more on { $card }.

## Locations

keys-none = none
keys-printed = Icons: { $categories }. Spoils: { $spoils }. Deal: { $deal }.
keys-site-goods = { $goods } on it, to spend from here.
keys-site-stored = { $goods } stored on it until the next Production phase.
keys-site-worker = A visitor’s worker stays on it until Cleanup.
keys-site-blocked = It is blocked until Cleanup: its action, rewards and lasting effect are suspended, and nobody may visit it.
keys-site-used = { $uses ->
    [1] Used this round.
   *[other] Used { $n } of { $uses } times this round.
}
keys-defence = Razing it costs { $n } red contact tokens, the defence value of its row.
    .shield = Razing it costs { $n } red contact tokens: the defence value { $row } of its row, and 1 for the shield.

## Signs and buttons

keys-phase-lookout = All players take cards.
keys-phase-production = Faction boards, Deals and Production Locations give their goods.
keys-phase-assault = From the second round on, every deployed Machine attacks every player.
keys-phase-deploy = New Machines are deployed. They attack for the first time in the next round.
keys-phase-action = Players take turns, one action each, until all have passed.
keys-phase-cleanup = Goods that are not stored go back to the general supply.
keys-tip-price = A face-up Connection card costs { $goods }.
keys-tip-pass = You take no more turns this round.
keys-tip-log = What has happened. { KEY("l") } or a click opens it; scroll with the wheel.
