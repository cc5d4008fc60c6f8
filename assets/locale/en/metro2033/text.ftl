# What the game in the terminal tells of its own.
# What is typed stays English; names of stations, cards and goods may also be typed as here.

cli-text-factions = titles or ids, separated by commas; neighbours only
text-ask_dealt = Are factions and heroes dealt at random? [0]

## The table

text-track = Round track: { $now }. Next round: { $soon }.
text-icon_goods = { $goods }
text-icon_threat = a threat
text-icon_law = a vote on a law
text-stage = Stage { $stage ->
    [1] I
   *[2] II
}: a hero carries { $n } cards at most.
text-law = Law in force: { $law }
    .none = No law is in force.
text-vote = Put to the vote: { $law }
text-votes = Votes so far: { $votes }.
text-voted = { $name } yes with { $n }
    .against = { $name } no with { $n }
text-market = The market, { $price } for a card:
    .none = The market is empty.
text-item = { $card }: { $effects }
text-decks = Cards left: threats { $threats }, equipment { $equipment }, quests { $quests }, laws { $laws }. Discarded: threats { $threat_discard }, equipment { $equipment_discard }, quests { $quest_discard }.
text-guard = { $name } guards { $station } with { $fighter ->
    [hero] the hero
   *[army] the army
}.
text-common = The threat from the tunnels: { $card }, strength { $n }, { $type }. Reward: { $goods }.
text-offered = You choose from:
plain-move_told = { $move }. { CAPITAL($outcomes) }

## A seat

text-seat = { $seat } { $name }, { $faction }: { $vp } of { $goal } VP
    .first = { $seat } { $name }, { $faction }: { $vp } of { $goal } VP, first player
    .setup = { $seat } { $name }: no faction yet
plain-seat = { $name } plays { $faction } in seat { $seat } and has { $vp } of the { $goal } VP needed to win.
    .first = { $name }, the first player, plays { $faction } in seat { $seat } and has { $vp } of the { $goal } VP needed to win.
    .setup = { $name } plays in seat { $seat } and has no faction yet.
text-army = Army: { $n }. Goods: { $goods }.
    .upkeep = Army: { $n }, for { $upkeep } a round. Goods: { $goods }.
text-stations = Stations: { $stations }.
text-hero = Hero: { $hero } at { $station }, strength { $n }, speed { $speed }.
    .wounded = Hero: { $hero } at { $station }, strength { $n }, speed { $speed }, wounded.
text-carried = Equipment: { $cards }.
text-quests = Quests, face down: { $n }.
text-own_quests = Your quests: { $cards }.
text-quest_ready = { $quest } (can be completed now)
text-completed = Completed quests: { $cards }.
text-scouted = A scouted threat, face down.
    .own = Your scouted threat: { $card }, strength { $n }.
text-peeked = You know the top threats: { $cards }.

## A fight

text-fight-event = { $who } defends { $station } with { $fighter ->
    [hero] the hero
   *[army] the army
} against a threat from the tunnels.
text-fight-neutral = { $who } attacks { $station }, which nobody owns, with { $fighter ->
    [hero] the hero
   *[army] the army
}.
text-fight-station = { $who } attacks { $other }’s station { $station } with { $fighter ->
    [hero] the hero
   *[army] the army
}.
text-fight-hero = { $who } attacks { $other }’s hero at { $station } with { $fighter ->
    [hero] the hero
   *[army] the army
}.
text-fight_threat = Threat: { $card }, strength { $n }, { $type }. Reward: { $goods }.
text-fight_polis = { $station } is neutral and has strength { $n }.
text-fight_strength = { $who } fights with { $fighter ->
    [hero] the hero
   *[army] the army
}, strength { $n } so far.
text-fight_chosen = { $who } plays { $card }.
    .hidden = { $who } has chosen a battle card, face down.

## The end

text-final = { $name }: { $vp } VP ({ $stations ->
    [one] { $stations } station
   *[other] { $stations } stations
}, { $quests ->
    [one] { $quests } quest
   *[other] { $quests } quests
})
    .winner = { $name } (winner): { $vp } VP ({ $stations ->
        [one] { $stations } station
       *[other] { $stations } stations
    }, { $quests ->
        [one] { $quests } quest
       *[other] { $quests } quests
    })
plain-final = { $name } has { $vp } VP: { $stations } for stations and { $quests } for quests.
    .winner = { $name } wins with { $vp } VP: { $stations } for stations and { $quests } for quests.

## Track and discards

text-space = { $n ->
    [0] Start: { $icons }.
   *[other] Space { $n }: { $icons }.
}
    .now = { $n ->
        [0] Start: { $icons }. The token is here.
       *[other] Space { $n }: { $icons }. The token is here.
    }
text-loop = After the last space comes space 1 again.
text-discards-threats = Discarded threats, the newest first: { $cards }.
    .none = No threats are discarded.
text-discards-equipment = Discarded equipment, the newest first: { $cards }.
    .none = No equipment is discarded.
text-discards-quests = Discarded quests, the newest first: { $cards }.
    .none = No quests are discarded.
text-discards-hidden = { $n } face down

## The map

text-map_line = { $id ->
    [ring] The Ring
   *[other] { $line } line
}:
text-map_station = { $station }: { $facts }.
text-map_polis = Polis
text-map_hansa = Hansa, trade
text-map_abandoned = abandoned
text-map_closed = closed
text-map_neutral = neutral
text-map_owner = owned by { $who }
text-map_home = home of { $faction }
text-map_hero = { $who }’s hero { $hero }
    .wounded = { $who }’s hero { $hero }, wounded
text-map_passage = passage to { $stations }
text-map_tunnel = tunnel to { $stations }
text-upkeep_follows = then { $goods } a round
text-quest_goes = discards the quest
text-move_to = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}: { $facts }
text-map_now = Now: { $facts }.
text-map_by_tunnel = By tunnel: { $stations }.
text-map_by_passage = By passage: { $stations }.
text-map_beside = { $station } ({ $facts })
text-map_steps = Your hero is { $n ->
    [one] { $n } step
   *[other] { $n } steps
} away; his speed is { $speed }.
    .here = Your hero stands here.
    .none = Your hero cannot get here: the zone is closed.
text-map_hero_attacks = Your hero could attack it: { $outcomes }.
text-map_army = Your army reaches it: { $outcomes }.
    .own = It is yours.
    .far = Your army does not reach it now.
    .never = No army attacks it.

## What is typed

text-several = “{ $name }” may be { $names }. Type more of the name.
text-no_card = There is nothing here called “{ $name }”.
    .name = Type the name of a card or a station, too.
text-more_exchanges = You may also exchange any number between: type it, as in “exchange 2 pig for ammo”. “moves exchange” lists all.

## The help

text-help-map = map: every line with its stations; map Red: one line; map Dinamo: a station, its neighbours, and how far your hero and your army are from it
text-help-card = card Gas Mask: all that is printed on a card, or told of a station
text-help-seat = seat, or seat Ben: what you or Ben have, and what those cards do
text-help-track = track: what each space of the round track brings
text-help-discards = discards: the cards that were discarded

text-help-move-faction = faction Red Line: takes a faction
text-help-move-keep = keep Gas Mask: keeps one of the cards drawn
text-help-move-hero = hero Khan at Teatralnaya: takes a hero; hero attacks: attacks the station where he stands; hero attacks with scouted: with the threat you scouted; hero attacks hero B: attacks the hero of seat B
text-help-move-guard = guard Teatralnaya with army, guard Teatralnaya with hero: names a station against a threat from the tunnels
text-help-move-look = look: looks at the top laws
text-help-move-decline = decline: does not look at the laws
text-help-move-propose = propose Ceasefire: puts one of the laws to the vote
text-help-move-vote = vote yes, vote no: votes on a law
text-help-move-upkeep = upkeep 6: the strength of the army that you keep and pay for
text-help-move-recruit = recruit 2: makes the army stronger by 2
text-help-move-army = army attacks Mayakovskaya: attacks a station; army attacks Mayakovskaya with scouted: with the threat you scouted; army attacks hero B: attacks the hero of seat B; army forages pig: takes a good
text-help-move-pass = pass: the army does nothing
text-help-move-move = move Komsomolskaya: the hero goes there
text-help-move-refresh = refresh: lays out a new market
text-help-move-buy = buy Gas Mask, or buy Gas Mask discarding Nail Club: buys a card for the hero
text-help-move-quest = quest: takes a quest
text-help-move-exchange = exchange 3 pig for ammo: swaps so many goods of one kind for another
text-help-move-scout = scout: takes the top threat, which only you see
text-help-move-done = done: ends your turn, or uses no more properties
text-help-move-defend = defend with hero, defend with army: who defends the attacked station
text-help-move-play = play Counterattack: plays a battle card
text-help-move-use = use Old Debts, use Far Outposts for pig, ammo, use Old Debts for Gas Mask: uses a property
text-help-move-capture = capture: captures the station that was won
text-help-move-leave = leave: leaves it neutral
text-help-move-choose = choose pig, ammo; choose Gas Mask; choose nothing; choose Begovaya: answers a question
text-help-move-complete = complete Parade: completes a quest
