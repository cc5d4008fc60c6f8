# What a player is asked. .waiting tells the others what they wait for.

question-choose_hand = Behalte vier dieser sechs Karten.
    .waiting = { FORM($who, form: "start") } wählt eine Hand.
question-choose_card = Nimm eine der offenen Karten.
    .may_skip = Nimm eine der offenen Karten, oder verzichte und baue einen Außenposten.
    .first_round = Nimm eine der offenen Karten, oder verzichte: In dieser Phase verzichtest du auf eine deiner beiden Karten und baust deinen ersten Außenposten.
    .must_skip = Verzichte auf diese Karte und baue deinen ersten Außenposten.
    .waiting = { FORM($who, form: "start") } nimmt eine Karte.
question-choose_action = Führe eine Aktion aus oder passe.
    .waiting = { FORM($who, form: "start") } wählt eine Aktion.
question-choose_follow_up = Leg ein Schildplättchen oder beende deinen Zug.
    .activation = Aktiviere { $card } noch einmal oder beende deinen Zug.
    .exchange = Tausche noch einmal oder beende deinen Zug.
    .waiting = { FORM($who, form: "start") } ist noch am Zug.
question-choose_victim = Wem nimmst du eine Ressource weg?
    .card = { $card }: Wem nimmst du eine Ressource weg?
    .waiting = { FORM($who, form: "start") } wählt, wem eine Ressource weggenommen wird.
question-choose_resource = Welche Ressource nimmst du { FORM($victim, form: "dative") } weg?
    .card = { $card }: Welche Ressource nimmst du { FORM($victim, form: "dative") } weg?
    .waiting = { FORM($who, form: "start") } wählt eine Ressource.
question-choose_good = Was davon nimmst du?
    .card = { $card }: Was davon nimmst du?
    .waiting = { FORM($who, form: "start") } wählt eine Ware.
question-choose_production = Von welchem Ort erhältst du die Produktion?
    .card = { $card }: Von welchem Ort erhältst du die Produktion?
    .waiting = { FORM($who, form: "start") } wählt eine Produktion.
question-choose_diverted = Von welchem Ort nimmst du die Produktion?
    .card = { $card }: Von welchem Ort nimmst du die Produktion?
    .waiting = { FORM($who, form: "start") } wählt eine fremde Produktion.
question-choose_copied_deal = Von welchem Deal erhältst du die Ware?
    .card = { $n ->
        [one] { $card }: Von welchem Deal erhältst du die Ware?
       *[other] { $card }: Von welchen { $n } Deals erhältst du die Waren?
    }
    .waiting = { FORM($who, form: "start") } wählt einen Deal.
question-choose_cleared = Von welchem Ort entfernst du die Waren?
    .card = { $n ->
        [one] { $card }: Von welchem Ort entfernst du die Waren?
       *[other] { $card }: Von welchen { $n } Orten entfernst du die Waren?
    }
    .waiting = { FORM($who, form: "start") } wählt einen Ort und entfernt seine Waren.
question-choose_visited = Welche besetzte offene Produktion nutzt du?
    .card = { $card }: Welche besetzte offene Produktion nutzt du?
    .waiting = { FORM($who, form: "start") } wählt eine offene Produktion.
question-choose_blocked = Welchen Ort blockierst du?
    .card = { $card }: Welchen Ort blockierst du?
    .waiting = { FORM($who, form: "start") } wählt einen Ort zum Blockieren.
question-choose_forfeiting = Wer muss Waren abwerfen?
    .card = { $card }: Wer muss Waren abwerfen?
    .waiting = { FORM($who, form: "start") } wählt, wer Waren abwerfen muss.
question-choose_salvage = { $n ->
    [one] Von wessen Ablagestapel nimmst du die oberste Karte?
   *[other] Von wessen Ablagestapel nimmst du die oberste Karte? Du darfst bis zu { $n } nehmen.
}
    .card = { $n ->
        [one] { $card }: Von wessen Ablagestapel nimmst du die oberste Karte?
       *[other] { $card }: Von wessen Ablagestapel nimmst du die oberste Karte? Du darfst bis zu { $n } nehmen.
    }
    .waiting = { FORM($who, form: "start") } darf eine Karte von einem fremden Ablagestapel nehmen.
question-choose_matched = Welchen fremden Ablagestapel wählst du?
    .card = { $card }: Welchen fremden Ablagestapel wählst du?
    .icon = Welches Symbol der obersten Karte wählst du (Ablagestapel von { FORM($owner, form: "dative") })?
    .icon_card = { $card }: Welches Symbol der obersten Karte wählst du (Ablagestapel von { FORM($owner, form: "dative") })?
    .colour = Welches Kontaktplättchen nimmst du?
    .colour_card = { $card }: Welches Kontaktplättchen nimmst du?
    .waiting = { FORM($who, form: "start") } wählt ein Symbol und die Ware dazu.
question-choose_rebuilt = { $n ->
    [one] Welche Ruine baust du wieder auf?
   *[other] Welche Ruine baust du wieder auf? Noch { $n }.
}
    .card = { $n ->
        [one] { $card }: Welche Ruine baust du wieder auf?
       *[other] { $card }: Welche Ruine baust du wieder auf? Noch { $n }.
    }
    .waiting = { FORM($who, form: "start") } wählt eine Ruine zum Wiederaufbauen.
question-choose_stripped = { $n ->
    [one] Von welcher Ruine nimmst du die Beute? Du darfst auch aufhören.
   *[other] Von welcher Ruine nimmst du die Beute? Du darfst bis zu { $n } wählen.
}
    .card = { $n ->
        [one] { $card }: Von welcher Ruine nimmst du die Beute? Du darfst auch aufhören.
       *[other] { $card }: Von welcher Ruine nimmst du die Beute? Du darfst bis zu { $n } wählen.
    }
    .waiting = { FORM($who, form: "start") } wählt eine Ruine und nimmt ihre Beute.
question-choose_demolished = Welchen Ort sprengst du?
    .card = { $card }: Welchen Ort sprengst du?
    .waiting = { FORM($who, form: "start") } wählt einen Ort zum Sprengen.
question-choose_placed = Welche Ressource legst du auf diese Ruine?
    .card = { $card }: Welche Ressource legst du auf diese Ruine?
    .waiting = { FORM($who, form: "start") } legt Ressourcen auf Ruinen.
question-choose_kept = { $n ->
    [one] Welche der gezogenen Karten behältst du?
   *[other] Welche { $n } der gezogenen Karten behältst du?
}
    .card = { $n ->
        [one] { $card }: Welche Karte behältst du?
       *[other] { $card }: Welche { $n } Karten behältst du?
    }
    .waiting = { FORM($who, form: "start") } wählt eine Karte zum Behalten.
question-choose_discarded = { $n ->
    [one] Welche Karte wirfst du ab?
   *[other] Welche Karte wirfst du ab? Noch { $n }.
}
    .card = { $n ->
        [one] { $card }: Welche Karte wirfst du ab?
       *[other] { $card }: Welche Karte wirfst du ab? Noch { $n }.
    }
    .deal = { $n ->
        [one] Welchen Deal wirfst du ab?
       *[other] Welchen Deal wirfst du ab? Noch { $n }.
    }
    .deal_card = { $n ->
        [one] { $card }: Welchen Deal wirfst du ab?
       *[other] { $card }: Welchen Deal wirfst du ab? Noch { $n }.
    }
    .waiting = { FORM($who, form: "start") } wählt, was abgeworfen wird.
question-choose_storage = Was lagerst du hier ein?
    .card = { $card }: Du darfst { $storing }. Was lagerst du ein?
    .waiting = { FORM($who, form: "start") } lagert Waren ein.

## An answer that is neither a player nor a good

answer-nothing = nichts
