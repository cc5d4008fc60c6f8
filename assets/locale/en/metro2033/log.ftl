# The log. It uses names, never "you"; statements are in the present tense.
#
# A form (.card, .scouted) is taken where that field is known or set; .hidden where the reader may not know the cards;
# .paid where the price was paid just before.

## Setup

log-faction_taken = { $who } plays { $faction }: { $homes }.
log-hero_taken = { $who } takes { $hero }, who begins at { $station }.
log-cards_offered = { $who } draws { $cards }{ $n ->
    [one] {""}
   *[other] {" "}and keeps one of them
}.
    .paid = { $who } pays { $cost } and draws { $cards }{ $n ->
        [one] {""}
       *[other] {" "}to keep one of them
    }.
    .hidden = { $who } draws { $n ->
        [one] a quest
       *[other] { $n } quests and keeps one of them
    }.
    .hidden_paid = { $who } pays { $cost } and draws { $n ->
        [one] a quest
       *[other] { $n } quests to keep one of them
    }.
log-card_kept = { $who } keeps { $card }{ $n ->
    [0] {""}
   *[other] {" "}and discards { $discarded }
}.
    .hidden = { $who } keeps { $deck ->
        [quest] a quest
       *[other] a card
    }.

## Rounds

log-round_started = Round { $round }. { $first_player } is the first player.
log-phase_started = Phase: { $phase }
log-turn_started = { $who } is on turn.
log-wounded_turn_skipped = { $who } misses a turn: the hero recovers.
log-stage_two_started = Stage II begins: stronger threats come from the tunnels.
log-metro_won = { $n ->
    [one] { $winners } wins the game.
   *[other] { $winners } win the game.
}

## Goods and cards

log-goods_received = { $cause ->
    [production] { $who } produces { $goods }.
    [foraging] { $who }’s army forages { $goods }.
    [reward] { $who } receives { $goods } as a reward.
    [bonus] { $who } begins with { $goods }.
   *[other] { $who } receives { $goods }.
}
    .card = { $who } receives { $goods } ({ $card }).
log-price_paid = { $who } pays { $goods }{ $cause ->
    [upkeep] {" "}to keep the army
    [recruits] {" "}for recruits
    [refresh] {" "}to refresh the market
    [quest] {" "}for a quest
    [capture] {" "}for the capture
   *[other] {""}
}.
    .card = { $who } pays { $goods } ({ $card }).
log-goods_exchanged = { $who } exchanges { $given } for { $taken }.
log-market_filled = New in the market: { $cards }.
log-market_refreshed = { $who } refreshes the market; discarded: { $cards }.
    .paid = { $who } refreshes the market for { $cost }; discarded: { $cards }.
log-equipment_bought = { $who } buys { $card }.
    .paid = { $who } buys { $card } for { $cost }.
    .by = { $who } takes { $card } from the market ({ $by }).
log-equipment_drawn = { $who } receives { $card } from the deck.
log-equipment_taken = { $who } takes { $card } from { $victim }.
log-equipment_discarded = { $cause ->
    [limit] { $who } discards { $card }: the hero carries too much.
    [loot] { $who } loses { $card }.
    [lost] { $who } has to discard { $card }.
   *[other] { $who } discards { $card }.
}
log-quest_drawn = { $who } receives the quest { $card }.
    .hidden = { $who } receives a quest.
log-quest_met = { $who } has met the condition of { $card }.
log-quest_completed = { $who } completes { $card }: 1 VP.
log-property_used = { $who } uses { $card }.
    .paid = { $who } uses { $card } for { $cost }.
    .discarded = { $who } discards { $card } and uses its property.
log-deck_shuffled = { $deck ->
    [threat] The discarded threats are shuffled into a new deck.
    [equipment] The discarded equipment is shuffled into a new deck.
   *[quest] The discarded quests are shuffled into a new deck.
}

## Events of the round track

log-station_guarded = { $who } guards { $station } with { $fighter ->
    [hero] the hero
   *[army] the army
}.
log-common_threat_revealed = The threat from the tunnels: { $threat }.
log-common_threat_discarded = The threat { $threat } is gone.
log-laws_looked_at = { $who } looks at { $laws }.
    .hidden = { $who } looks at { $n ->
        [one] the top law
       *[other] the top { $n } laws
    }.
log-law_proposed = { $who } proposes { $law }.
log-law_revealed = { $law } is put to the vote.
log-votes_added = { $who } has { $count ->
    [one] { $count } more vote
   *[other] { $count } more votes
} ({ $card }).
log-vote_cast = { $who } votes { $in_favour ->
    [yes] yes
   *[no] no
} with { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}.
log-law_passed = { $law } is in force: { $yes } to { $no }.
log-law_rejected = { $law } is rejected: { $yes } to { $no }.

## Army and hero

log-army_changed = { $cause ->
    [upkeep] { $who } keeps an army of { $strength }.
    [recruits] { $who } recruits: the army is { $strength }.
    [defeat] { $who }’s army falls to { $strength }.
   *[other] { $who }’s army is { $strength }.
}
    .paid = { $cause ->
        [upkeep] { $who } keeps an army of { $strength } for { $cost }.
        [recruits] { $who } recruits for { $cost }: the army is { $strength }.
       *[other] { $who } pays { $cost }: the army is { $strength }.
    }
    .card = { $who }’s army is { $strength } ({ $card }).
log-army_passed = { $who }’s army does nothing.
log-steps_added = { $who }’s hero can go { $amount ->
    [one] { $amount } step
   *[other] { $amount } steps
} { $sign ->
    [minus] less
   *[plus] more
} ({ $card }).
log-hero_moved = { $who }’s hero goes { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} to { $station }.
log-threat_scouted = { $who } scouts { $threat }.
    .returned = { $who } scouts { $threat }; { $returned } goes under the deck.
    .hidden = { $who } scouts the top threat.
log-scouted_returned = { $who } puts { $threat } under the deck.
    .hidden = { $who } puts the scouted threat under the deck.
log-scouted_placed = { $who } meets the scouted threat: { $threat }.
log-threats_peeked = { $who } looks at { $cards } on top of the threats.
    .hidden = { $who } looks at { $n ->
        [one] the top threat
       *[other] the top { $n } threats
    }.
log-threats_ordered = { $who } puts back { $cards }, the first on top.
    .hidden = { $who } puts the threats back.

## Fights

log-fight_started = { $attacker }’s { $fighter ->
    [hero] hero
   *[army] army
} attacks { $station }.
    .owned = { $attacker }’s { $fighter ->
        [hero] hero
       *[army] army
    } attacks { $station }, held by { $defender }.
    .hero = { $attacker }’s { $fighter ->
        [hero] hero
       *[army] army
    } attacks { $defender }’s hero at { $station }.
    .event = { $defender }’s { $fighter ->
        [hero] hero
       *[army] army
    } defends { $station } against the threat.
log-defender_chosen = { $who } defends with { $fighter ->
    [hero] the hero
   *[army] the army
}.
log-threat_revealed = { $who } meets { $threat }.
log-threat_redrawn = { $who } replaces { $before } by { $threat }.
log-threat_discarded = { $threat } is discarded.
log-battle_cards_dealt = Battle cards for { $hands }.
    .hand = { $who }: { $cards }
    .hidden = Battle cards for { $sides }.
log-battle_card_chosen = { $who } has chosen { $card }.
    .hidden = { $who } has chosen a battle card.
log-battle_cards_turned_up = Turned up: { $played }.
    .card = { $who } { $card } (+{ $bonus })
log-strength_added = { $who }: { $sign ->
    [minus] −
   *[plus] +
}{ $amount } strength ({ $card }).
log-fight_decided = { $winner ->
    [attacker] { $attack } against { $defence }: the attack succeeds.
    [defender] { $attack } against { $defence }: the defence holds.
   *[nobody] { $attack } against { $defence }: a tie, nobody wins.
}
    .by_tie = { $winner ->
        [attacker] { $attack } against { $defence }: the attacker wins the tie.
       *[defender] { $attack } against { $defence }: the defender wins the tie.
    }
log-fight_ended = The fight is over.
log-price_lowered = { $who } captures for { $goods } less ({ $card }).
log-station_lost = { $who } loses { $station }.
log-station_captured = { $who } captures { $station }.
    .paid = { $who } captures { $station } for { $cost }.
log-station_left = { $who } does not capture { $station }.
log-refuge_taken = { $who } takes { $station } for free, to have three stations again.
log-hero_wounded = { $who }’s hero is wounded and brought to { $station }.
log-wound_prevented = { $who }’s hero is not wounded ({ $card }).
