# What a player is asked. .waiting tells the others what they wait for.

question-choose_hand = Vier dieser sechs Karten behalten.
    .waiting = { FORM($who, form: "start") } wählt eine Hand.
question-choose_card = Eine der offenen Karten nehmen.
    .waiting = { FORM($who, form: "start") } nimmt eine Karte.
question-choose_action = Eine Aktion ausführen oder passen.
    .waiting = { FORM($who, form: "start") } führt eine Aktion aus.
question-choose_follow_up = Ein Schildplättchen platzieren oder den Zug beenden.
    .activation = { $card } noch einmal aktivieren oder den Zug beenden.
    .exchange = Noch einmal tauschen oder den Zug beenden.
    .waiting = { FORM($who, form: "start") } setzt den Zug fort.
question-choose_victim = Von wem wird eine Ressource genommen?
    .card = { $card }: Von wem wird eine Ressource genommen?
    .waiting = { FORM($who, form: "start") } wählt, von wem genommen wird.
question-choose_resource = Welche Ressource wird von { FORM($victim, form: "dative") } genommen?
    .card = { $card }: Welche Ressource wird von { FORM($victim, form: "dative") } genommen?
    .waiting = { FORM($who, form: "start") } wählt, welche Ressource genommen wird.
question-choose_good = Was davon soll es sein?
    .card = { $card }: Was davon soll es sein?
    .waiting = { FORM($who, form: "start") } wählt den Gewinn.
question-choose_production = Die Produktion welches Ortes soll es sein?
    .card = { $card }: Die Produktion welches Ortes soll es sein?
    .waiting = { FORM($who, form: "start") } wählt eine Produktion.
question-choose_diverted = Die Produktion welches Ortes wird genommen?
    .card = { $card }: Die Produktion welches Ortes wird genommen?
    .waiting = { FORM($who, form: "start") } wählt, welche Produktion genommen wird.
question-choose_copied_deal = Welcher Deal bringt seinen Ertrag?
    .card = { $n ->
        [one] { $card }: Welcher Deal bringt seinen Ertrag?
       *[other] { $card }: Welche { $n } Deals bringen ihren Ertrag?
    }
    .waiting = { FORM($who, form: "start") } wählt einen Deal.
question-choose_cleared = Von welchem Ort werden die Waren genommen?
    .card = { $n ->
        [one] { $card }: Von welchem Ort werden die Waren genommen?
       *[other] { $card }: Von welchen { $n } Orten werden die Waren genommen?
    }
    .waiting = { FORM($who, form: "start") } wählt einen Ort zum Abräumen.
question-choose_visited = Welche besetzte offene Produktion wird genutzt?
    .card = { $card }: Welche besetzte offene Produktion wird genutzt?
    .waiting = { FORM($who, form: "start") } wählt eine offene Produktion.
question-choose_kept = { $n ->
    [one] Welche der gezogenen Karten bleibt auf der Hand?
   *[other] Welche { $n } der gezogenen Karten bleiben auf der Hand?
}
    .card = { $n ->
        [one] { $card }: Welche der gezogenen Karten bleibt auf der Hand?
       *[other] { $card }: Welche { $n } der gezogenen Karten bleiben auf der Hand?
    }
    .waiting = { FORM($who, form: "start") } wählt, welche Karte bleibt.
question-choose_discarded = { $n ->
    [one] Welche Karte wird abgeworfen?
   *[other] Welche Karte wird jetzt abgeworfen? Es sind noch { $n }.
}
    .card = { $n ->
        [one] { $card }: Welche Karte wird abgeworfen?
       *[other] { $card }: Welche Karte wird jetzt abgeworfen? Es sind noch { $n }.
    }
    .deal = { $n ->
        [one] Welcher Deal wird abgegeben?
       *[other] Welcher Deal wird jetzt abgegeben? Es sind noch { $n }.
    }
    .deal_card = { $n ->
        [one] { $card }: Welcher Deal wird abgegeben?
       *[other] { $card }: Welcher Deal wird jetzt abgegeben? Es sind noch { $n }.
    }
    .waiting = { FORM($who, form: "start") } wählt, was abgeworfen wird.
question-choose_storage = Was wird hier eingelagert?
    .card = { $card }: { CAPITAL($storing) }. Was wird eingelagert?
    .waiting = { FORM($who, form: "start") } lagert Waren ein.
