# The table of Metro 2033 in the window.

## The bar along the upper edge

metro-round = Round { $round }
metro-stage = Stage { $stage ->
    [1] I
   *[other] II
}
metro-phase-events = Events
metro-phase-mobilisation = Mobilise
metro-phase-army = Army
metro-phase-hero = Hero
metro-phase-end = End
metro-law = Law: { $law }
    .none = No law in force
metro-about-round = The round. It ends with the End phase; then the token moves on and the next player is first.
metro-about-stage = { $stage ->
    [1] Stage I: a hero carries two cards, and threats are those of stage I.
   *[other] Stage II: a hero carries more cards, and threats are stronger.
}
metro-about-events = Events: stations produce, then a threat or a law comes, as the round track shows.
metro-about-mobilisation = Mobilisation: everyone pays upkeep and recruits.
metro-about-army = Army: each army attacks, forages or passes.
metro-about-hero = Hero: each hero moves and then acts.
metro-about-end = End: quests are completed, and it is seen whether somebody has won.
metro-space-tip = { $number ->
    [0] Start of the round track
   *[other] Space { $number } of the round track
}
metro-space-now = The token lies here: this is the present round.

## Panels of the seats

metro-seat = { $name }: { $faction }
metro-seat-vp = { $vp } VP: { $stations } for stations, { $quests } for quests
metro-seat-army = Army { $n }. { $goods }
metro-seat-hero = { $hero }: strength { $n }, speed { $speed }
metro-seat-quests = { $n ->
    [one] { $n } hidden quest
   *[other] { $n } hidden quests
}
metro-first = First player
metro-army = Army of { $name }: strength { $n }

## The right column

metro-armies = Armies
metro-upkeep = upkeep
metro-notch = Strength { $n } costs { $goods } upkeep a round.
    .free = Strength { $n } costs no upkeep.
metro-market = Hansa market
metro-each = a card
metro-deck-threats = Threats
metro-deck-equipment = Equipment
metro-deck-quests = Quests
metro-deck-laws = Laws
metro-about-threats = { $n ->
    [one] { $n } threat
   *[other] { $n } threats
} in the deck. Click to see those that were discarded.
metro-about-equipment = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of equipment in the deck. Click to see those that were discarded.
metro-about-quests = { $n ->
    [one] { $n } quest
   *[other] { $n } quests
} in the deck. Click to see the open ones that were discarded.
metro-about-laws = { $n ->
    [one] { $n } law
   *[other] { $n } laws
} in the deck.

## The map

metro-zone = Zone: { $zone }
metro-closed = Zone: { $zone }. It is closed in this game.
metro-abandoned = Abandoned: nobody can own it, but heroes and armies pass.
metro-gives-any = any good
metro-station = Produces { $good }. { $owned }
metro-owned = Owned by { $name }
metro-neutral = Neutral
metro-hero = { $hero } ({ $name })
    .wounded = { $hero } ({ $name }), wounded
metro-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}, { $left } left after that
metro-deed = { $verb }: { $where }

## What is done

table-verb-move = Move
table-verb-attack = Attack
table-verb-attack_hero = Attack
table-verb-strike = Attack
table-verb-guard_army = Army
table-verb-guard_hero = Hero
table-verb-forage = Forage
table-verb-buy = Buy
table-verb-buy_instead = Swap
table-verb-keep = Keep
table-verb-recruit = Recruit
table-aim-move = Move the hero
    .text = Click a lit station or a hero. Esc cancels.
table-aim-strike = Attack with the army
    .text = Click a lit station or a hero. Esc cancels.
table-aim-guard = Defend a station
    .text = Click one of your lit stations. Esc cancels.
metro-held-guard = Defend a station
    .text = Drop it on the station to be defended.
metro-held-hero = Move the hero
    .text = Drop him on a lit station.
metro-held-army = Send the army
    .text = Drop it on a lit station, on a hero or, to forage, on a good.
metro-held-badge = Strength of the army
    .text = Drop the badge on a lit notch.
metro-held-card = Buy equipment
    .text = Drop it on your hero or, above the limit, on the card that goes.
metro-guard-with = Defend this station
    .text = With the army or with the hero?
metro-act-strike = Attack
    .tip = The army attacks: choose a lit station or a hero. You can also drag the army from your panel.
metro-act-forage = Forage
metro-act-attack = Attack
metro-act-refresh = Refresh
metro-act-quest = Quest
metro-act-exchange = Exchange
metro-act-scout = Scout
metro-act-recruit = Recruit { $n }
metro-pass = Pass
    .tip = The army does nothing.
metro-keep_army = Keep all
    .tip = Keep the largest army that you can pay for.
metro-prompt-army = Drag your army onto a lit station, or choose below.
metro-prompt-hero = { $left ->
    [0] Your hero can still act.
    [one] Move your hero, then act. { $left } step left.
   *[other] Move your hero, then act. { $left } steps left.
}
metro-prompt-trading = You can still buy equipment.
metro-prompt-upkeep = Click a notch: how strong does your army stay?
metro-prompt-recruits = Recruit, or end your turn.
metro-prompt-guard = Name a station that is attacked: drag army or hero onto it, or click it.
metro-use-up = Discard this quest for its property?
metro-choose = Which one?
    .goods = Which goods do you take?
    .discarding = Which card do you discard for it?
metro-exchange = Exchange goods
metro-exchange-given = You give
metro-exchange-taken = You take
metro-exchange-told = { $given } for { $taken }
metro-scouted = You have scouted it. In the next round an attack on a neutral station may meet it instead of the top card.
metro-quest-ready = The condition is met.
metro-quest-not_yet = The condition is not met yet.
decline-choose_use = Done
    .tip = Use no further property.
decline-choose_capture = Leave it
    .tip = The station is not captured.
decline-choose_loot = Nothing
    .tip = Take no card.
decline-choose_completion = Not now
    .tip = Complete no further quest.
