# What can be done, as on a button.

command-take_faction = Play { $faction }
command-keep_card = Keep { $card }
command-take_hero = Take { $hero }, at { $station }
command-guard_station = Guard { $station } with { $fighter ->
    [hero] the hero
   *[army] the army
}
command-look_at_laws = Look at the laws
command-decline_look = Do not look
command-propose_law = Propose { $law }
command-cast_vote = { $in_favour ->
    [yes] Vote yes
   *[no] Vote no
}
command-pay_upkeep = Keep an army of { $strength }
command-recruit = Recruit { $count }
command-army_attacks = Army attacks { $station }
    .scouted = Army attacks { $station } with the scouted threat
command-army_attacks_hero = Army attacks { $victim }’s hero
command-forage = Forage { $goods }
command-pass_army = Pass
command-move_hero = Move to { $station }
command-refresh_market = Refresh the market
command-buy_equipment = Buy { $card }
    .discarding = Buy { $card }, discard { $discarding }
command-take_quest = Take a quest
command-exchange_goods = Exchange { $given } for { $taken }
command-scout = Scout
command-hero_attacks = Attack the station
    .scouted = Attack the station with the scouted threat
command-hero_attacks_hero = Attack { $victim }’s hero
command-finish_metro_turn = Done
command-defend = { $fighter ->
    [hero] Defend with the hero
   *[army] Defend with the army
}
command-play_battle_card = Play { $card }
command-use_property = Use { $card }
    .goods = Use { $card } for { $goods }
    .equipment = Use { $card } for { $equipment }
command-capture_station = Capture
command-leave_station = Leave it neutral
command-answer_cards = { $n ->
    [0] Nothing
   *[other] { $cards }
}
command-answer_station = { $station }
command-answer_goods = Take { $goods }
command-complete_quest = Complete { $quest }

## What a decision brings, behind its name

forecast-odds = { $win } % victory, { $tie } % tie, { $loss } % defeat
forecast-sure_win = certain victory
forecast-sure_tie = certain tie
forecast-sure_loss = certain defeat
forecast-against = against strength { $n }
forecast-paid = costs { $goods }
forecast-gained = brings { $goods }
forecast-army = army { $amount }
forecast-vp = { $amount } VP
forecast-capture = capture for { $goods }
    .lacking = capture for { $goods }, which you do not have now
forecast-nothing = nothing at once
