# The opponents at the table: their tabs, and the overview of all States.

tab-head = { $name }, { $faction }: { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
} auf der Hand
tab-sites = { $sites ->
    [0] Noch nichts im Staat.
    [one] { $sites } Ort oder Ruine im Staat.
   *[other] { $sites } Orte und Ruinen im Staat.
}
tab-goods = Im Vorrat: { GOODS($goods, case: "nominative") }.
tab-no-goods = Nichts im Vorrat.
tab-deals = { $deals ->
    [one] { $deals } Deal bringt
   *[other] { $deals } Deals bringen
} { $goods } in jeder Produktionsphase; ein Rechtsklick zeigt sie.
tab-no-deals = Keine Deals.
tab-moves = Dieser Spieler ist am Zug.
tab-first = Startspieler dieser Runde.
tab-passed = Hat gepasst: Bis zur nächsten Runde kann hier niemand plündern oder offene Produktionen nutzen.
tab-targets = { $count ->
    [0] Hier gibt es dafür kein Ziel.
    [one] Hier gibt es { $count } Ziel.
   *[other] Hier gibt es { $count } Ziele.
}
tab-shown = Dieser Staat wird gezeigt.
tab-show = Klick darauf oder drück { $number }, um diesen Staat zu zeigen.
tip-overview = Alle Staaten auf einmal ({ KEY("o") })
overview-title = Alle Staaten
overview-hint = Klick: Staat am Tisch zeigen · Rechtsklick oder { KEY("i") }: Karte in Worten · Pfeiltasten bewegen den Fokus
overview-close = Schließen
