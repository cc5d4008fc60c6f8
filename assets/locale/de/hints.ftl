# Hints on request: what could be done now, what is missing for the rest, what Cleanup would take.

hint-button-tip = Was wäre jetzt möglich? (H)
hint-heading = Was wäre jetzt möglich?
hint-close = Zurück
hint-close-tip = Zurück zum Tisch (Esc, H).
hint-rules = Regeln
hint-waiting = Jemand anderes ist am Zug: { $question }
hint-hidden = Zuerst die Hand öffnen: Wer zusieht, darf sie nicht sehen.
hint-open = Am Zug: { $question }
hint-over = Der Zug ist getan. Ihn beenden oder zurücknehmen.
hint-choose-tip = Zeigt es am Tisch; bezahlt wird noch nichts.
hint-read-tip = Öffnet die Regeln: { $heading }

## Groups; .verb names what would be done

hint-advised = Bringt sofort am meisten
hint-missing = Jetzt nicht möglich
hint-cleanup = Wenn die Runde jetzt endete
hint-verb-keep_cards = Behalten
hint-verb-pick_card = Nehmen
hint-verb-construct_location = Errichten
hint-verb-develop_location = Umbauen
hint-verb-make_deal = Einen Deal machen
hint-verb-raze_from_hand = Aus der Hand plündern
hint-verb-raze_location = Im fremden Staat plündern
hint-verb-activate_location = Aktivieren
hint-verb-activate_faction = Fraktionsaktion
hint-verb-exchange_workers = Arbeiter tauschen
hint-verb-use_open_production = Offene Produktion nutzen
hint-verb-take_connection = Kontaktkarte nehmen
hint-verb-play_connection = Kontaktkarte spielen
hint-verb-place_shield = Schildplättchen platzieren
hint-verb-store_goods = Einlagern
hint-verb-choose = Antworten
hint-verb-choose_site = Antworten
hint-verb-choose_deal = Antworten
hint-verb-finish_turn = Zug beenden
hint-verb-pass = Passen
hint-verb-virtual_turn = Der Zug des Gegners

## Lines

hint-title = { $verb }: { $what }
hint-over_ruin = { $card } statt einer Ruine
hint-over_location = { $card } statt { $over }
hint-of = { $card } bei { FORM($owner, form: "dative") }
hint-advice = { $gains } für { $paid }
    .free = { $gains } umsonst
hint-location = { $n ->
    [one] { $n } Ort (am Ende 1 SP)
   *[other] { $n } Orte (am Ende je 1 SP)
}
hint-nothing = ändert sofort nichts
hint-lacks = es fehlen: { FORM($goods, form: "nominative") }
hint-cleanup-last = Dies ist die letzte Runde: Die Aufräumphase entfällt, und nichts geht verloren.
    .title = Kein Aufräumen
hint-cleanup-lost = { FORM($goods, form: "nominative") }, soweit nicht eingelagert
    .title = Aus dem Vorrat verloren
hint-cleanup-cleared = { FORM($goods, form: "nominative") }
    .title = Geht von den Karten
hint-cleanup-kept = { FORM($goods, form: "nominative") }
    .title = Bleibt auf den Karten
hint-cleanup-hand = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
    .title = Bleibt auf der Hand
hint-cleanup-store = Möglich: { $storing }; davon vorhanden: { FORM($goods, form: "nominative") }.
    .nothing = Möglich: { $storing }; davon ist nichts vorhanden.

## In the terminal

text-help-hint = hint: was jetzt möglich wäre, was für den Rest fehlt, was das Aufräumen nähme
text-hint_line = { $title }: { $text }
