# The log. It uses names, never "you"; statements are in the present tense.
#
# A line is a deed, and what follows from it: „Anna errichtet „Schule“ für 1 Grau: erhält 2 Arbeiter.“
# Deeds and effects get their goods in the short form („3 Grau“).

log-deed = { $deed }.
log-deed_effects = { $deed }: { $effects }.
log-effects = { FORM($effects, form: "start") }.

## Deeds. .paid is used when goods were paid for it.

deed-location_constructed = { FORM($who, form: "start") } errichtet { $card }
    .paid = { FORM($who, form: "start") } errichtet { $card } für { $cost }
deed-location_developed = { FORM($who, form: "start") } baut { $old ->
    [ruin] eine Ruine
   *[location] { $over }
} zu { $card } um
    .paid = { FORM($who, form: "start") } baut { $old ->
        [ruin] eine Ruine
       *[location] { $over }
    } für { $cost } zu { $card } um
deed-deal_made = { FORM($who, form: "start") } macht einen Deal mit { $card }
    .paid = { FORM($who, form: "start") } macht für { $cost } einen Deal mit { $card }
deed-card_razed = { FORM($who, form: "start") } plündert { $card } von der Hand
    .paid = { FORM($who, form: "start") } plündert { $card } von der Hand für { $cost }
deed-location_razed = { FORM($who, form: "start") } plündert { $card } bei { FORM($owner, form: "dative") }
    .paid = { FORM($who, form: "start") } plündert { $card } bei { FORM($owner, form: "dative") } für { $cost }
deed-location_activated = { FORM($who, form: "start") } aktiviert { $card }
    .paid = { FORM($who, form: "start") } aktiviert { $card } für { $cost }
deed-faction_activated = { FORM($who, form: "start") } nutzt eine Fraktionsaktion
    .paid = { FORM($who, form: "start") } nutzt eine Fraktionsaktion für { $cost }
deed-workers_exchanged = { FORM($who, form: "start") } tauscht
    .paid = { FORM($who, form: "start") } tauscht { $cost }
deed-open_production_used = { FORM($who, form: "start") } nutzt { $card } bei { FORM($owner, form: "dative") }
    .paid = { FORM($who, form: "start") } nutzt { $card } bei { FORM($owner, form: "dative") } für { $cost }
deed-connection_taken = { FORM($who, form: "start") } nimmt { $card }
    .paid = { FORM($who, form: "start") } nimmt { $card } für { $cost }
deed-connection_played = { FORM($who, form: "start") } spielt { $card }
    .paid = { FORM($who, form: "start") } spielt { $card } für { $cost }
deed-shield_placed = { FORM($who, form: "start") } legt einen Schild auf { $card }
deed-goods_stored = { FORM($who, form: "start") } lagert { $goods } auf { $card } ein

## Effects: what the one who acts gains and loses. .card and .cards name the cards where they may be known.

effect-other = { FORM($who, form: "nominative") } { $effects }
    .start = { FORM($who, form: "start") } { $effects }
effect-pays = zahlt { $goods }
effect-discards = wirft { $cards } ab
effect-gives_up = { $n ->
    [one] wirft den Deal { $cards } ab
   *[other] wirft die Deals { $cards } ab
}
effect-takes_back = nimmt { $goods } zurück
effect-gains = erhält { $goods }
    .cards = erhält { $goods } ({ $cards })
    .source = erhält { $goods } ({ $source })
    .cards_source = erhält { $goods } ({ $source }: { $cards })
    .ruin = erhält { $goods } und 1 Ruine
    .cards_ruin = erhält { $goods } ({ $cards }) und 1 Ruine
effect-ruin = erhält 1 Ruine
effect-discards_ruin = { $n ->
    [one] wirft die Ruine { $cards } ab
   *[other] wirft die Ruinen { $cards } ab
}
effect-rebuilds = baut { $cards } wieder auf
    .at_once = { $n ->
        [one] erhält { $cards } als Ruine und baut sie gleich wieder auf
       *[other] erhält { $cards } als Ruinen und baut sie gleich wieder auf
    }
effect-demolishes = sprengt { $card }
    .other = sprengt { $card } bei { FORM($owner, form: "dative") }
effect-salvages = nimmt { $card } bei { FORM($owner, form: "dative") } vom Ablagestapel
    .source = nimmt { $card } bei { FORM($owner, form: "dative") } vom Ablagestapel ({ $source })
effect-places = legt { $goods } darauf
    .card = legt { $goods } auf { $card }
    .ruin = legt { $goods } auf eine Ruine
effect-clears = entfernt die Waren von { $cards }, um sie noch einmal zu nutzen
effect-steals = nimmt { $goods } von { FORM($victim, form: "dative") }
    .card = nimmt { $goods } von { FORM($victim, form: "dative") } ({ $card })
effect-blocks = blockiert { $card } bei { FORM($owner, form: "dative") }
effect-robs = zwingt { FORM($victim, form: "accusative") }, { $goods } abzuwerfen
effect-loses = verliert { $goods }

## Events that stand alone

log-game_started = Die Partie beginnt: { $players }. Startspieler ist { $first }.
log-player = { $who } ({ $faction })
log-hand_chosen = { FORM($who, form: "start") } hat eine Hand gewählt.
    .cards = { FORM($who, form: "start") } behält { $kept } und wird { $discarded } abwerfen.
    .cards_top = { FORM($who, form: "start") } behält { $kept } und wird { $discarded } abwerfen, { $top } zuoberst.
log-round_began = Runde { $round }: Startspieler ist { $who }.
log-phase_began = { $phase }.
log-connections_discarded = Nicht genommen: { $cards }.
log-connections_revealed = Kontaktkarten: { $cards }.
    .none = Es gibt keine Kontaktkarte mehr zum Aufdecken.
log-pile_reshuffled = Der Ablagestapel wird neu gemischt: { $pile }.
log-deck_reshuffled = Der Ablagestapel wird zum neuen Nachziehstapel.
    .own = Alle behalten die obersten { $n } Karten ihres Ablagestapels; der Rest wird zum neuen Nachziehstapel.
log-offer_revealed = { $draft ->
    [1] Erste Kartenwahl: { $cards }.
   *[2] Zweite Kartenwahl: { $cards }.
}
log-card_picked = { FORM($who, form: "start") } nimmt { $card }.
log-offer_discarded = Nicht gewählt: { $cards }.
log-seat_passed = { FORM($who, form: "start") } passt.
log-end_triggered = { FORM($who, form: "start") } hat 25 SP erreicht: Dies ist die letzte Runde.
log-tidied_up = Aufräumen: { $effects }.
log-game_ended = { $n ->
    [one] { FORM($winners, form: "start") } gewinnt. Endstand: { $scores }.
   *[other] { $winners } teilen sich den Sieg. Endstand: { $scores }.
}
log-score = { $who } { $vp } SP
