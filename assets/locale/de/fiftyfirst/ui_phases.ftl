# The screens of the phases, and the zoom.

## On all of them

continue-keys = Leertaste / Eingabe
overview-open = Alle Staaten
overview-tip = Alle Staaten auf einmal ansehen ({ KEY("o") })
hand-empty = Keine Karten auf der Hand
card-closely = Ein Rechtsklick oder { KEY("i") } zeigt die Karte groß.
card-printed = Entfernung { $distance }: so viele graue Kontaktplättchen zum Errichten, blaue für einen Deal, rote zum Plündern. Beute: { GOODS($spoils, case: "nominative") }. Deal: { GOODS($deal, case: "nominative") }.
plate-tip = { $first ->
    [yes] { $name } spielt { FORM($faction, form: "accusative") }, hat { $vp } SP und ist Startspieler der Runde.
   *[no] { $name } spielt { FORM($faction, form: "accusative") } und hat { $vp } SP.
}
plate-tip-coming = Am Ende zählt jeder Ort 1 SP: mit { $n } mehr sind es { $total } SP.
goods-tip =
    { $help }
    { CAPITAL($goods) }.
zoom-if-built = Wenn du jetzt baust

## Keep four of six
keep-title = Vier Karten behalten
keep-secret = Alle behalten geheim vier von sechs Karten. Die beiden anderen werden aufgedeckt, sobald alle gewählt haben.
keep-line = { $left ->
    [0] { $name }: Diese beiden kommen auf den Ablagestapel.
    [one] { $name }: Wähle noch eine Karte zum Abwerfen.
   *[other] { $name }: Wähle { $left } Karten zum Abwerfen. Die anderen vier sind deine erste Hand.
}
keep-discard = Abwerfen
keep-confirm = Diese vier behalten
keep-confirm-tip = Die beiden anderen kommen auf den Ablagestapel, sobald alle gewählt haben.
keep-enough = Du legst zwei Karten ab. Klick eine davon an, um sie doch zu behalten.
keep-choose-more = { $left ->
    [one] Wähle noch eine Karte zum Abwerfen.
   *[other] Wähle { $left } Karten zum Abwerfen.
}
keep-chosen = hat gewählt
keep-choosing = wählt gerade
keep-waiting = wählt später

## Lookout
lookout-title = { $draft ->
    [1] Kartenphase · Runde { $round } · erste Wahl
   *[other] Kartenphase · Runde { $round } · zweite Wahl
}
lookout-line = { $count ->
    [one] { $name }: Nimm die letzte Karte.
   *[other] { $name }: Klick eine Karte an oder zieh sie auf deine Hand. Die letzte, die übrig bleibt, kommt auf den Ablagestapel.
}
    .own = { $count ->
        [one] { $name }: Nimm die letzte Karte.
       *[other] { $name }: Klick eine Karte an oder zieh sie auf deine Hand. Die letzte, die übrig bleibt, kommt auf den Ablagestapel des Startspielers.
    }
lookout-order = Abfolge
lookout-left = Die übrige Karte kommt auf den Ablagestapel des Startspielers: { $name }.
lookout-closed = Du wählst oben. Deine Hand musst du dafür nicht öffnen.
lookout-drop = Zieh eine Karte auf deine Hand, um sie zu nehmen.
lookout-picked = { $name } hat { $card } genommen. Ein Rechtsklick oder { KEY("i") } zeigt die Karte groß.
lookout-now = { $name } wählt jetzt.
lookout-over = Für { $name } war keine Karte mehr übrig.
lookout-later = { $name } wählt noch.
lookout-hand = Hand von { $name }

## Production
production-title = Produktion · Runde { $round }
production-title-last = Produktion · letzte Runde
production-total = Summe
production-stored = { $card }: eingelagert
production-deal = Deal: { $card }
production-nothing = Es wurde nichts produziert.
production-all = Alles zeigen
production-all-tip = Zeigt den Rest auf einmal. Das tun auch jeder Klick und die Leertaste.
production-continue-tip = Die Aktionsphase beginnt.
production-source = { $source } bringt { $goods }.
production-more = { $count ->
    [one] { $count } weitere Zeile: Mausrad, Pfeile, Bild auf und Bild ab
   *[other] { $count } weitere Zeilen: Mausrad, Pfeile, Bild auf und Bild ab
}

## Cleanup
cleanup-title = Aufräumen · Runde { $round }
cleanup-store = { $name }: Waren auf { $card } einlagern?
cleanup-room = Für die nächste Runde darfst du { $storing }.
cleanup-of = { $count } von { $owned }
cleanup-none-stored = Davon ist hier nichts eingelagert.
cleanup-confirm = { $goods } einlagern
cleanup-confirm-many = { $n ->
    [one] { $n } Ware einlagern
   *[other] { $n } Waren einlagern
}
cleanup-nothing = Nichts einlagern
cleanup-confirm-tip = Eingelagerte Waren kommen in der nächsten Produktionsphase zurück.
cleanup-drop = Zieh eine Ware auf die Karte, um sie einzulagern.
cleanup-less-tip = Nimmt { $goods } wieder von der Karte.
cleanup-more-tip = Legt { $goods } auf die Karte.
cleanup-keep = Behalten
cleanup-keep-tip = Was du für die nächste Runde behältst: Handkarten, eingelagerte Waren und nicht ausgegebene Waren auf deinen Orten.
cleanup-lose = Verlieren
cleanup-lose-tip = Die Waren, die du weder genutzt noch eingelagert hast: Sie kommen in den allgemeinen Vorrat. Was auf genutzten Aktionen liegt, Arbeiter von Besuchern und Schilde werden ebenfalls entfernt.
cleanup-next-first = { $name } ist Startspieler der nächsten Runde.
cleanup-continue-tip = Weiter zur Kartenphase der nächsten Runde.
cleanup-no-goods = nichts

## Final score
score-winner = Der 51. Staat: { $factions }
score-winners = Der 51. Staat: { $factions }
score-tie-goods = Den Gleichstand entschieden übrige Waren: { $goods }.
score-tie-locations = Den Gleichstand entschieden Orte: { $locations }, bei gleich vielen übrigen Waren.
score-tie-shared = Auch übrige Waren und Orte sind gleich.
score-action = Aktionsorte
score-development = Umbauten
score-building-bonus = Bauprämien
score-spoils = Plündern
score-deal = Deals
score-whenever = Für Deals und Plündern
score-production = Produktion
score-open-production = Offene Produktion
score-other = Fraktion, Kontaktkarten
score-location = 1 für jeden Ort
score-goods-left = Übrige Waren (entscheiden bei Gleichstand): { $list }
score-rematch-tip = Dieselben Spieler, Fraktionen und Optionen, neu ausgeteilt.
score-banner-tip = Wer die meisten SP hat, gewinnt: { $vp }. Bei Gleichstand entscheiden übrige Waren, dann Orte.
score-seat-tip = { $name } spielte { FORM($faction, form: "accusative") }.
score-total-tip = SP der Siegpunkttafel und 1 SP für jeden Ort.
score-action-tip = SP aus den Aktionen deiner Orte.
score-development-tip = 1 SP für jedes Mal, dass du einen Ort oder eine Ruine umgebaut hast.
score-building-bonus-tip = SP, die du einmal erhalten hast, als du einen Ort gebaut hast.
score-spoils-tip = SP aus der Beute geplünderter Orte und als Entschädigung für deine Orte, die andere geplündert haben.
score-deal-tip = SP aus Deals, sofort und in den Produktionsphasen.
score-whenever-tip = SP von Orten, die dich für Deals oder fürs Plündern belohnen.
score-production-tip = SP von Orten und der Fraktionstafel in den Produktionsphasen.
score-open-production-tip = SP aus offenen Produktionen, die du genutzt hast, und aus Besuchen bei dir.
score-other-tip = SP aus Fraktionsaktionen, Tausch und Kontaktkarten.
score-start-tip = SP, die zu Beginn dieser Stellung schon da waren.
score-location-tip = Am Ende ist jeder Ort in deinem Staat 1 SP wert. Ruinen sind nichts wert.
score-greatest = Runde { $round }: { $vp } SP für { $name } durch { $source }, der größte Gewinn der Partie.
