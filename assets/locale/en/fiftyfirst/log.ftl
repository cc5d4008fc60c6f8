# The log. It uses names, never "you"; statements are in the present tense.
#
# A line is a deed, and what follows from it: "Anna constructs School for 1 grey: gains 2 workers."
# Deeds and effects get their goods in the short form ("3 grey").

log-deed = { $deed }.
log-deed_effects = { $deed }: { $effects }.
log-effects = { $effects }.

## Deeds. .paid is used when goods were paid for it.

deed-location_constructed = { $who } constructs { $card }
    .paid = { $who } constructs { $card } for { $cost }
deed-location_developed = { $who } develops { $old ->
    [ruin] a Ruin
   *[location] { $over }
} into { $card }
    .paid = { $who } develops { $old ->
        [ruin] a Ruin
       *[location] { $over }
    } into { $card } for { $cost }
deed-deal_made = { $who } makes a Deal with { $card }
    .paid = { $who } makes a Deal with { $card } for { $cost }
deed-card_razed = { $who } razes { $card } from their hand
    .paid = { $who } razes { $card } from their hand for { $cost }
deed-location_razed = { $who } razes { $owner }’s { $card }
    .paid = { $who } razes { $owner }’s { $card } for { $cost }
deed-location_activated = { $who } activates { $card }
    .paid = { $who } activates { $card } for { $cost }
deed-faction_activated = { $who } uses a faction action
    .paid = { $who } uses a faction action for { $cost }
deed-workers_exchanged = { $who } makes an exchange
    .paid = { $who } exchanges { $cost }
deed-open_production_used = { $who } uses { $owner }’s { $card }
    .paid = { $who } uses { $owner }’s { $card } for { $cost }
deed-connection_taken = { $who } takes { $card }
    .paid = { $who } takes { $card } for { $cost }
deed-connection_played = { $who } plays { $card }
    .paid = { $who } plays { $card } for { $cost }
deed-shield_placed = { $who } places a shield on { $card }
deed-goods_stored = { $who } stores { $goods } on { $card }

## Effects: what the one who acts gains and loses. .card and .cards name the cards where they may be known.

effect-other = { $who } { $effects }
effect-pays = pays { $goods }
effect-discards = discards { $cards }
effect-gives_up = { $n ->
    [one] discards the Deal { $cards }
   *[other] discards the Deals { $cards }
}
effect-takes_back = takes back { $goods }
effect-gains = gains { $goods }
    .cards = gains { $goods } ({ $cards })
    .source = gains { $goods } ({ $source })
    .cards_source = gains { $goods } ({ $source }: { $cards })
    .ruin = gains { $goods } and 1 Ruin
    .cards_ruin = gains { $goods } ({ $cards }) and 1 Ruin
effect-ruin = gains 1 Ruin
effect-discards_ruin = { $n ->
    [one] discards the Ruin { $cards }
   *[other] discards the Ruins { $cards }
}
effect-rebuilds = rebuilds { $cards }
    .at_once = { $n ->
        [one] gains { $cards } as a Ruin and rebuilds it
       *[other] gains { $cards } as Ruins and rebuilds them
    }
effect-demolishes = demolishes { $card }
    .other = demolishes { $owner }’s { $card }
effect-salvages = takes { $card } from { $owner }’s discard pile
    .source = takes { $card } from { $owner }’s discard pile ({ $source })
effect-places = places { $goods } on it
    .card = places { $goods } on { $card }
    .ruin = places { $goods } on a Ruin
effect-clears = removes the goods from { $cards } for another use
effect-steals = takes { $goods } from { $victim }
    .card = takes { $goods } from { $victim } ({ $card })
effect-blocks = blocks { $owner }’s { $card }
effect-robs = makes { $victim } discard { $goods }
effect-loses = loses { $goods }

## Events that stand alone

log-game_started = The game begins: { $players }. { $first } is first player.
log-player = { $who } ({ $faction })
log-hand_chosen = { $who } has chosen a hand.
    .cards = { $who } keeps { $kept } and will discard { $discarded }.
    .cards_top = { $who } keeps { $kept } and will discard { $discarded }, with { $top } on top.
log-round_began = Round { $round }: { $who } is first player.
log-phase_began = { $phase }.
log-connections_discarded = Not taken: { $cards }.
log-connections_revealed = Connection cards: { $cards }.
    .none = There is no Connection card left to reveal.
log-pile_reshuffled = The discarded { $pile } become a new pile.
log-deck_reshuffled = The discard pile is shuffled into a new deck.
    .own = Everybody keeps the top { $n } cards of their own discard pile; the rest are shuffled into a new deck.
log-offer_revealed = { $draft ->
    [1] First draft: { $cards }.
   *[2] Second draft: { $cards }.
}
log-card_picked = { $who } picks { $card }.
log-offer_discarded = Not picked: { $cards }.
log-seat_passed = { $who } passes.
log-end_triggered = { $who } has reached 25 VP: this is the last round.
log-tidied_up = Cleanup: { $effects }.
log-game_ended = { $n ->
    [one] { $winners } wins. Final score: { $scores }.
   *[other] { $winners } share the victory. Final score: { $scores }.
}
log-score = { $who } { $vp } VP
