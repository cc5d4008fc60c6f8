# The log. It uses names, never "you"; statements are in the present tense.
#
# A line is a deed, and what follows from it: „Anna errichtet „Schule“ für 1 Grau: erhält 2 Arbeiter.“
# Deeds and effects get their goods in the short form („3 Grau“).

log-deed = { $deed }.
log-deed_effects = { $deed }: { $effects }.
log-effects = { $effects }.

## Deeds. .paid is used when goods were paid for it.

deed-location_constructed = { $who } errichtet { $card }
    .paid = { $who } errichtet { $card } für { $cost }
deed-location_developed = { $who } baut { $old ->
    [ruin] eine Ruine
   *[location] { $over }
} zu { $card } um
    .paid = { $who } baut { $old ->
        [ruin] eine Ruine
       *[location] { $over }
    } für { $cost } zu { $card } um
deed-deal_made = { $who } macht einen Deal mit { $card }
    .paid = { $who } macht für { $cost } einen Deal mit { $card }
deed-card_razed = { $who } plündert { $card } aus der Hand
    .paid = { $who } plündert { $card } aus der Hand für { $cost }
deed-location_razed = { $who } plündert { $card } von { $owner }
    .paid = { $who } plündert { $card } von { $owner } für { $cost }
deed-location_activated = { $who } aktiviert { $card }
    .paid = { $who } aktiviert { $card } für { $cost }
deed-faction_activated = { $who } nutzt eine Fraktionsaktion
    .paid = { $who } nutzt eine Fraktionsaktion für { $cost }
deed-workers_exchanged = { $who } tauscht
    .paid = { $who } tauscht { $cost }
deed-open_production_used = { $who } nutzt { $card } von { $owner }
    .paid = { $who } nutzt { $card } von { $owner } für { $cost }
deed-connection_taken = { $who } nimmt { $card }
    .paid = { $who } nimmt { $card } für { $cost }
deed-connection_played = { $who } spielt { $card }
    .paid = { $who } spielt { $card } für { $cost }
deed-shield_placed = { $who } legt einen Schild auf { $card }
deed-goods_stored = { $who } lagert { $goods } auf { $card } ein

## Effects: what the one who acts gains and loses. .card and .cards name the cards where they may be known.

effect-other = { $who } { $effects }
effect-pays = zahlt { $goods }
effect-discards = wirft { $cards } ab
effect-gives_up = { $n ->
    [one] gibt den Deal { $cards } ab
   *[other] gibt die Deals { $cards } ab
}
effect-takes_back = nimmt { $goods } zurück
effect-gains = erhält { $goods }
    .cards = erhält { $goods } ({ $cards })
    .source = erhält { $goods } ({ $source })
    .cards_source = erhält { $goods } ({ $source }: { $cards })
    .ruin = erhält { $goods } und eine Ruine
    .cards_ruin = erhält { $goods } ({ $cards }) und eine Ruine
effect-ruin = erhält eine Ruine
effect-places = legt { $goods } darauf
    .card = legt { $goods } auf { $card }
effect-clears = räumt { $cards } für eine weitere Nutzung ab
effect-steals = nimmt { $goods } von { $victim }
    .card = nimmt { $goods } von { $victim } ({ $card })
effect-loses = verliert { $goods }

## Events that stand alone

log-game_started = Das Spiel beginnt: { $players }. Startspieler ist { $first }.
log-player = { $who } ({ $faction })
log-hand_chosen = { $who } hat eine Hand gewählt.
    .cards = { $who } behält { $kept } und wird { $discarded } abwerfen.
log-round_began = Runde { $round }: Startspieler ist { $who }.
log-phase_began = { $phase }.
log-connections_discarded = Niemand hat { $cards } genommen.
log-connections_revealed = Kontaktkarten: { $cards }.
    .none = Es gibt keine Kontaktkarte mehr zum Aufdecken.
log-pile_reshuffled = Der Ablagestapel wird neu gemischt: { $pile }.
log-deck_reshuffled = Der Ablagestapel wird zum neuen Nachziehstapel.
log-offer_revealed = { $draft ->
    [1] Erste Kartenwahl: { $cards }.
   *[2] Zweite Kartenwahl: { $cards }.
}
log-card_picked = { $who } nimmt { $card }.
log-offer_discarded = Niemand nimmt { $cards }.
log-seat_passed = { $who } passt.
log-end_triggered = { $who } hat 25 SP erreicht: Dies ist die letzte Runde.
log-tidied_up = Aufräumen: { $effects }.
log-game_ended = { $n ->
    [one] { $winners } gewinnt. Endstand: { $scores }.
   *[other] { $winners } teilen sich den Sieg. Endstand: { $scores }.
}
log-score = { $who } { $vp } SP
