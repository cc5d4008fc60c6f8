# Das Protokoll. Es nennt Namen, nie „du“; alles steht im Präsens.
#
# Eine Form (.card, .scouted) gilt, wo das Feld bekannt oder gesetzt ist; .hidden, wo man die Karten nicht kennen darf;
# .paid, wo der Preis unmittelbar davor bezahlt wurde.

## Aufbau

log-faction_taken = { $who } spielt { $faction }: { $homes }.
log-hero_taken = { $who } nimmt { $hero }, Start in { $station }.
log-cards_offered = { $who } zieht { $cards }{ $n ->
    [one] {""}
   *[other] {" "}und behält davon eine Karte
}.
    .paid = { $who } zahlt { $cost } und zieht { $cards }{ $n ->
        [one] {""}
       *[other] , um eine Karte zu behalten
    }.
    .hidden = { $who } zieht { $n ->
        [one] einen Auftrag
       *[other] { $n } Aufträge und behält davon einen
    }.
    .hidden_paid = { $who } zahlt { $cost } und zieht { $n ->
        [one] einen Auftrag
       *[other] { $n } Aufträge, um einen zu behalten
    }.
log-card_kept = { $who } behält { $card }{ $n ->
    [0] {""}
   *[other] {" "}und wirft { $discarded } ab
}.
    .hidden = { $who } behält { $deck ->
        [quest] einen Auftrag
       *[other] eine Karte
    }.

## Runden

log-round_started = Runde { $round }. Startspieler ist { $first_player }.
log-phase_started = Phase: { $phase }
log-turn_started = { $who } ist am Zug.
log-wounded_turn_skipped = { $who } setzt aus: Der Held erholt sich.
log-stage_two_started = Abschnitt II beginnt: Aus den Tunneln kommen stärkere Bedrohungen.
log-metro_won = { $n ->
    [one] { $winners } gewinnt die Partie.
   *[other] { $winners } gewinnen die Partie.
}

## Güter und Karten

log-goods_received = { $cause ->
    [production] { $who } produziert { $goods }.
    [foraging] Die Armee von { $who } plündert { $goods }.
    [reward] { $who } erhält { $goods } als Belohnung.
    [bonus] { $who } erhält zum Start { $goods }.
   *[other] { $who } erhält { $goods }.
}
    .card = { $who } erhält { $goods } ({ $card }).
log-price_paid = { $who } zahlt { $goods }{ $cause ->
    [upkeep] {" "}Unterhalt
    [recruits] {" "}für Rekruten
    [refresh] {" "}für einen neuen Markt
    [quest] {" "}für einen Auftrag
    [capture] {" "}für das Besetzen
   *[other] {""}
}.
    .card = { $who } zahlt { $goods } ({ $card }).
log-goods_exchanged = { $who } tauscht { $given } gegen { $taken }.
log-market_filled = Neu im Markt: { $cards }.
log-market_refreshed = { $who } erneuert den Markt; abgeworfen: { $cards }.
    .paid = { $who } erneuert den Markt für { $cost }; abgeworfen: { $cards }.
log-equipment_bought = { $who } kauft { $card }.
    .paid = { $who } kauft { $card } für { $cost }.
    .by = { $who } nimmt { $card } vom Markt ({ $by }).
log-equipment_drawn = { $who } erhält { $card } vom Stapel.
log-equipment_taken = { $who } nimmt { $card } von { $victim }.
log-equipment_discarded = { $cause ->
    [limit] { $who } wirft { $card } ab: Der Held trägt zu viel.
    [loot] { $who } verliert { $card }.
    [lost] { $who } muss { $card } abwerfen.
   *[other] { $who } wirft { $card } ab.
}
log-quest_drawn = { $who } erhält den Auftrag { $card }.
    .hidden = { $who } erhält einen Auftrag.
log-quest_met = { $who } hat die Bedingung von { $card } erfüllt.
log-quest_completed = { $who } erfüllt { $card }: 1 SP.
log-property_used = { $who } nutzt { $card }.
    .paid = { $who } nutzt { $card } für { $cost }.
    .discarded = { $who } wirft { $card } ab und nutzt die Eigenschaft.
log-deck_shuffled = { $deck ->
    [threat] Die abgelegten Bedrohungen werden zum neuen Stapel gemischt.
    [equipment] Die abgelegte Ausrüstung wird zum neuen Stapel gemischt.
   *[quest] Die abgelegten Aufträge werden zum neuen Stapel gemischt.
}

## Ereignisse der Rundenleiste

log-station_guarded = { $who } bewacht { $station } mit { $fighter ->
    [hero] dem Helden
   *[army] der Armee
}.
log-common_threat_revealed = Die Bedrohung aus den Tunneln: { $threat }.
log-common_threat_discarded = Die Bedrohung { $threat } ist vorüber.
log-laws_looked_at = { $who } sieht sich { $laws } an.
    .hidden = { $who } sieht sich { $n ->
        [one] das oberste Gesetz
       *[other] die obersten { $n } Gesetze
    } an.
log-law_proposed = { $who } schlägt { $law } vor.
log-law_revealed = Abgestimmt wird über { $law }.
log-votes_added = { $who } hat { $count ->
    [one] { $count } Stimme
   *[other] { $count } Stimmen
} mehr ({ $card }).
log-vote_cast = { $who } stimmt mit { $in_favour ->
    [yes] Ja
   *[no] Nein
}: { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
}.
log-law_passed = { $law } gilt ab jetzt: { $yes } zu { $no }.
log-law_rejected = { $law } ist abgelehnt: { $yes } zu { $no }.

## Armee und Held

log-army_changed = { $cause ->
    [upkeep] { $who } behält eine Armee der Stärke { $strength }.
    [recruits] { $who } rekrutiert: Die Armee hat Stärke { $strength }.
    [defeat] Die Armee von { $who } fällt auf { $strength }.
   *[other] Die Armee von { $who } hat Stärke { $strength }.
}
    .paid = { $cause ->
        [upkeep] { $who } behält für { $cost } eine Armee der Stärke { $strength }.
        [recruits] { $who } rekrutiert für { $cost }: Die Armee hat Stärke { $strength }.
       *[other] { $who } zahlt { $cost }: Die Armee hat Stärke { $strength }.
    }
    .card = Die Armee von { $who } hat Stärke { $strength } ({ $card }).
log-army_passed = Die Armee von { $who } tut nichts.
log-steps_added = Der Held von { $who } kann { $amount ->
    [one] { $amount } Schritt
   *[other] { $amount } Schritte
} { $sign ->
    [minus] weniger
   *[plus] mehr
} gehen ({ $card }).
log-hero_moved = Der Held von { $who } geht { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} nach { $station }.
log-threat_scouted = { $who } erkundet { $threat }.
    .returned = { $who } erkundet { $threat }; { $returned } kommt unter den Stapel.
    .hidden = { $who } erkundet die oberste Bedrohung.
log-scouted_returned = { $who } legt { $threat } unter den Stapel.
    .hidden = { $who } legt die erkundete Bedrohung unter den Stapel.
log-scouted_placed = { $who } stellt sich der erkundeten Bedrohung: { $threat }.
log-threats_peeked = { $who } sieht { $cards } oben auf den Bedrohungen.
    .hidden = { $who } sieht { $n ->
        [one] die oberste Bedrohung
       *[other] die obersten { $n } Bedrohungen
    } an.
log-threats_ordered = { $who } legt { $cards } zurück, die erste zuoberst.
    .hidden = { $who } legt die Bedrohungen zurück.

## Kämpfe

log-fight_started = { $fighter ->
    [hero] Der Held
   *[army] Die Armee
} von { $attacker } greift { $station } an.
    .owned = { $fighter ->
        [hero] Der Held
       *[army] Die Armee
    } von { $attacker } greift { $station } an, eine Station von { $defender }.
    .hero = { $fighter ->
        [hero] Der Held
       *[army] Die Armee
    } von { $attacker } greift in { $station } den Helden von { $defender } an.
    .event = { $fighter ->
        [hero] Der Held
       *[army] Die Armee
    } von { $defender } verteidigt { $station } gegen die Bedrohung.
log-defender_chosen = { $who } verteidigt mit { $fighter ->
    [hero] dem Helden
   *[army] der Armee
}.
log-threat_revealed = { $who } trifft auf { $threat }.
log-threat_redrawn = { $who } ersetzt { $before } durch { $threat }.
log-threat_discarded = { $threat } wird abgelegt.
log-battle_cards_dealt = Gefechtskarten für { $hands }.
    .hand = { $who }: { $cards }
    .hidden = Gefechtskarten für { $sides }.
log-battle_card_chosen = { $who } hat { $card } gewählt.
    .hidden = { $who } hat eine Gefechtskarte gewählt.
log-battle_cards_turned_up = Aufgedeckt: { $played }.
    .card = { $who } { $card } (+{ $bonus })
log-strength_added = { $who }: { $sign ->
    [minus] −
   *[plus] +
}{ $amount } Stärke ({ $card }).
log-fight_decided = { $winner ->
    [attacker] { $attack } gegen { $defence }: Der Angriff gelingt.
    [defender] { $attack } gegen { $defence }: Der Angriff scheitert.
   *[nobody] { $attack } gegen { $defence }: Gleichstand, niemand gewinnt.
}
    .by_tie = { $winner ->
        [attacker] { $attack } gegen { $defence }: Der Gleichstand geht an den Angriff.
       *[defender] { $attack } gegen { $defence }: Der Gleichstand geht an die Verteidigung.
    }
log-fight_ended = Der Kampf ist vorbei.
log-price_lowered = { $who } spart beim Besetzen { $goods } ({ $card }).
log-station_lost = { $who } verliert { $station }.
log-station_captured = { $who } besetzt { $station }.
    .paid = { $who } besetzt { $station } für { $cost }.
log-station_left = { $who } besetzt { $station } nicht.
log-refuge_taken = { $who } nimmt kostenlos { $station } und hat wieder drei Stationen.
log-hero_wounded = Der Held von { $who } ist verwundet und kommt nach { $station }.
log-wound_prevented = Der Held von { $who } wird nicht verwundet ({ $card }).
