# Hints on request: what could be done now, what is missing for the rest, what Cleanup would take.


## Groups; .verb names what would be done

hint-advised = Bringt sofort am meisten
hint-missing = Jetzt nicht möglich
hint-cleanup = Wenn die Runde jetzt endete
hint-verb-keep_cards = Behalten
hint-verb-pick_card = Nehmen
hint-verb-construct_location = Errichten
hint-verb-develop_location = Umbauen
hint-verb-make_deal = Einen Deal machen
hint-verb-raze_from_hand = Von der Hand plündern
hint-verb-raze_location = In einem fremden Staat plündern
hint-verb-activate_location = Aktivieren
hint-verb-activate_faction = Fraktionsaktion
hint-verb-exchange_workers = Arbeiter tauschen
hint-verb-use_open_production = Offene Produktion nutzen
hint-verb-take_connection = Kontaktkarte nehmen
hint-verb-play_connection = Kontaktkarte spielen
hint-verb-place_shield = Schildplättchen legen
hint-verb-store_goods = Einlagern
hint-verb-choose = Antworten
hint-verb-choose_site = Antworten
hint-verb-choose_deal = Antworten
hint-verb-finish_turn = Hier aufhören
hint-verb-pass = Passen
hint-verb-virtual_turn = Der Zug des Gegners

## Lines

hint-title = { $kind ->
    [exchange_workers] 2 Arbeiter gegen { $what } tauschen
   *[other] { $verb }: { $what }
}
hint-over_ruin = { $card } statt einer Ruine
hint-over_location = { $card } statt { $over }
hint-of = { $card } bei { FORM($owner, form: "dative") }
hint-matching = { $card } ({ FORM($category, form: "icon") } auf dem Ablagestapel bei { FORM($owner, form: "dative") })
hint-kept_top = { $cards } (oben auf deinem Ablagestapel: { $top })
hint-advice = { $gains } für { $paid }
    .free = { $gains } kostenlos
hint-place = { $goods } auf die Karte
    .card = { $goods } auf { $card }
    .ruin = { $goods } auf die Ruine
hint-location = { $n ->
    [one] { $n } Ort (am Ende 1 SP)
   *[other] { $n } Orte (am Ende je 1 SP)
}
hint-nothing = bringt jetzt noch nichts
hint-lacks = dir fehlt: { FORM($goods, form: "nominative") }
hint-cleanup-last = Dies ist die letzte Runde: Die Aufräumphase entfällt, und du verlierst nichts.
    .title = Kein Aufräumen
hint-cleanup-lost = { FORM($goods, form: "nominative") }, wenn nicht eingelagert
    .title = Verlierst du aus deinem Vorrat
hint-cleanup-cleared = { FORM($goods, form: "nominative") }
    .title = Wird von deinen Karten entfernt
hint-cleanup-kept = { FORM($goods, form: "nominative") }
    .title = Bleibt auf deinen Karten
hint-cleanup-hand = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
    .title = Bleibt auf deiner Hand
hint-cleanup-store = Du darfst { $storing }; dafür hast du { FORM($goods, form: "nominative") }.
    .nothing = Du darfst { $storing }; du hast nichts, was passt.

## In the terminal

text-help-hint = hint: was du jetzt tun kannst, was dir für den Rest fehlt, was du beim Aufräumen verlierst
