# The action table: zones, buttons, prompts, panels, tooltips.

## Zones

table-round = Runde { $n }
table-round-last = Letzte Runde
table-exit = { $vp } SP – letzte Runde
table-plate-note = { $name } · Hand { $n }
table-income = Einkommen
table-discard = Ablage
table-connections = Kontaktkarten
table-pile-empty = Keine Karten mehr
table-pile-taken = Schon genommen
table-pile-left = { $n ->
    [0] In diesem Stapel sind keine Karten mehr.
    [one] Es liegt keine offen. { $n } Karte ist noch im Stapel.
   *[other] Es liegt keine offen. { $n } Karten sind noch im Stapel.
}
table-log = Verlauf

## What can be done with a card or a token

table-verb-construct = Errichten
table-verb-deal = Deal
table-verb-raze = Plündern
table-verb-develop = Umbauen
table-verb-shield = Schild
table-verb-visit = Offene Produktion
table-verb-play = Spielen
table-verb-take = Nehmen
table-verb-free = gratis
table-verb-never = jetzt nicht
table-title = { $kind ->
    [activate_location] { $card } aktivieren
    [construct_location] { $card } errichten
    [raze_location] { $card } plündern
    [raze_from_hand] { $card } plündern
   *[other] { $verb }: { $card }
}
table-refused = Nicht möglich

## Buttons

table-undo = Zurück
table-redo = Erneut
table-redo-nothing = Es wurde nichts zurückgenommen.
table-end-turn = Zug beenden
table-pass = Passen
table-pass-not-now = Passen kann nur, wer eine Aktion ausführt.
table-cancel = Abbrechen
table-pay = Zahlen

## Prompts

table-prompt-act = { $name }: eine Aktion
    .text = Karte ziehen oder Leuchtendes anklicken. Rechtsklick: groß.
    .last = Letzte Runde: Das Spiel endet, wenn alle gepasst haben.
table-prompt-end = { $name }: fertig
    .text = Den Zug beenden (Leertaste) oder zurücknehmen.
table-prompt-wait = Bitte warten
table-playing = { $name } ist am Zug
table-prompt-hidden = { $name } ist als Nächstes am Zug
    .text = Die Hand öffnet sich auf Knopfdruck.
table-held-hand = Errichten, Deal, Plündern oder einen leuchtenden Ort umbauen.
table-held-useless = Damit geht jetzt nichts. Jedes Feld sagt, warum.
table-held-connection = Auf dem Tisch ausspielen.
table-held-goods = Auf einem leuchtenden Ort ablegen.
table-held-take = Auf die Hand nehmen.
table-held-site = Die offene Produktion nutzen oder plündern?
table-drop-hand = Leg sie auf deine Reihen, um sie zu errichten, auf deine Fraktionstafel für einen Deal, auf den Ablagestapel, um sie zu plündern, oder zum Umbauen auf einen deiner Orte.
table-drop-connection = Leg sie auf deine Reihen, um sie zu spielen.
table-drop-take = Leg sie auf deine Hand, um sie zu nehmen.
table-drop-raze = Leg es auf einen fremden Ort, um ihn zu plündern.
table-drop-shield = Leg es auf einen deiner Orte.
table-drop-visit = Stell ihn auf eine fremde offene Produktion.
table-aim-develop = Wählen, was umgebaut wird
    .text = Leuchtende Orte und Ruinen passen. Esc bricht ab.
table-aim-raze = Welchen Ort plündern?
    .text = Die Schilde zeigen den Preis. Esc bricht ab.
    .have = Du hast
table-aim-shield = Einen Ort für den Schild wählen
    .text = Der Schild erhöht den Widerstandswert um 1. Esc bricht ab.
table-aim-visit = Eine offene Produktion wählen
    .text = Der Arbeiter bleibt dort bis zum Aufräumen. Esc bricht ab.

## Panels

table-row-cost = Kosten
table-row-pay = Du zahlst
table-row-lose = Du verlierst
table-row-get = Du bekommst
table-row-keep = Dir bleiben
table-row-unpaid = Noch zu zahlen
table-row-other_pay = { $name } zahlt
table-row-other_lose = { $name } verliert
table-row-other_get = { $name } bekommt
table-pay-count = { $n } von { $all }
table-pay-keep-nothing = Davon bleibt dir nichts.
table-pay-ammo = Munition ersetzt jede Ressource.
table-pay-universal = Ein Multi-Kontakt ersetzt jeden anderen Kontakt.
table-pay-discards = Du wirfst { $cards } ab.
table-pay-unpaid = Noch zu zahlen: { GOODS($goods, case: "nominative") }.
table-pay-instead = { GOODS($more, case: "nominative") } statt { GOODS($less, case: "nominative") }
table-pay-none_left = Mehr davon liegt dort nicht.
table-pay-full = Mehr davon brauchst du nicht.
table-pay-none_paid = Davon zahlst du nichts.
table-pay-needed = Nichts anderes, was du hast, kann es ersetzen.
table-pay-keys = Mit Auf und Ab oder + und − änderst du, wie viel du zahlst.
table-discard-note = Wählen, was dafür abgeworfen wird.
table-discard-first = Dafür { $n } zum Abwerfen wählen, eins nach dem anderen.
table-discard-next = Abgeworfen: { $chosen }. Noch { $left } wählen.
table-exchange-note = Zwei Arbeiter gegen eines davon, beliebig oft.
table-exchange-how = Wählen, was es sein soll, beliebig oft; danach wird nach der Bezahlung gefragt.
table-pass-title = Für diese Runde passen?

## Tooltips

table-tip-deck = { $n ->
    [one] { $n } Karte im Nachziehstapel. Ein Klick zeigt, was noch kommen kann (C).
   *[other] { $n } Karten im Nachziehstapel. Ein Klick zeigt, was noch kommen kann (C).
}
table-tip-discard = { $n ->
    [one] { $n } Karte im Ablagestapel. Ein Klick zeigt sie (C). Zum Plündern eine Handkarte hier ablegen.
   *[other] { $n } Karten im Ablagestapel. Ein Klick zeigt sie (C). Zum Plündern eine Handkarte hier ablegen.
}
table-tip-lane = Siegpunkte. 25 lösen das Spielende aus.
table-tip-income = Was die Fraktionstafel in jeder Produktionsphase bringt.
table-tip-menu = Menü (Esc)
table-tip-round = Die Nummer dieser Runde. Das Spiel endet in der Runde, in der jemand 25 SP hat.
table-tip-round-last = Das Spielende ist ausgelöst: Wenn alle gepasst haben, endet das Spiel ohne Aufräumphase.
table-tip-why = { $verb }: { $reason }
table-beyond-deal = Bringt { $goods } erneut in jeder Produktionsphase.
table-beyond-develop = { $card } kommt auf den Ablagestapel.
table-beyond-shield = Plündern kostet hier ein rotes Kontaktplättchen mehr.
table-news = Seit dem letzten Zug
table-tip-victim = { $name } eine Ressource nehmen: { GOODS($goods, case: "nominative") }.
table-tip-no-target = Es gibt keinen eigenen Ort und keine Ruine zum Umbauen.
table-tip-aim = Anklicken oder auf einen Ort ziehen.
table-tip-deal = Deal { $card }: { GOODS($goods, case: "nominative") } in jeder Produktionsphase.
table-tip-ruin = Eine Ruine. Sie kann zu jedem Ort umgebaut werden. Sie kann nicht geplündert werden und zählt nichts.
table-tip-row-production = Oberste Reihe: Produktion und offene Produktion, Widerstandswert 3.
table-tip-row-feature = Mittlere Reihe: Fähigkeiten, Widerstandswert 4.
table-tip-row-action = Unterste Reihe: Aktionen, Widerstandswert 5.
table-tip-undo = { $n ->
    [one] Nimmt eine Entscheidung zurück:
   *[other] Nimmt { $n } Entscheidungen zurück:
}
table-tip-redo = { $n ->
    [one] Wiederholt eine Entscheidung:
   *[other] Wiederholt { $n } Entscheidungen:
}
table-tip-pass = Beendet die Aktionsphase für diesen Spieler. Vorher wird noch einmal gefragt.
