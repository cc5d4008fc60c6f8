# The action table: zones, buttons, prompts, panels, tooltips.

## Zones

table-round = Runde { $n }
table-round-last = Letzte Runde
table-exit = { $vp } SP – letzte Runde
table-plate-note = { $name } · Hand { $n }
table-income = Einkommen
table-discard = Ablage
table-own-discards = Deine Ablage
table-connections = Kontaktkarten
table-pile-empty = Keine Karten mehr
table-pile-taken = Schon genommen
table-pile-covered = Verdeckt bis Runde 1
table-pile-left = { $n ->
    [0] In diesem Stapel sind keine Karten mehr.
    [one] Es liegt keine offen. { $n } Karte ist noch im Stapel.
   *[other] Es liegt keine offen. { $n } Karten sind noch im Stapel.
}

## What can be done with a card or a token

table-verb-construct = Errichten
table-verb-deal = Deal
table-verb-raze = Plündern
table-verb-develop = Umbauen
table-verb-shield = Schild
table-verb-visit = Offene Produktion
table-verb-play = Spielen
table-verb-take = Nehmen
table-title = { $kind ->
    [activate_location] { $card } aktivieren
    [construct_location] { $card } errichten
    [raze_location] { $card } plündern
    [raze_from_hand] { $card } plündern
   *[other] { $verb }: { $card }
}

## Buttons

table-pay = Zahlen

## Prompts

table-prompt-act = { $name }: eine Aktion
    .text = Schieb eine Karte auf den Tisch oder klick an, was leuchtet.
    .last = Letzte Runde: Das Spiel endet, wenn alle gepasst haben.
table-new = Neu
table-held-hand = Errichte, mach einen Deal, plündere oder bau damit um.
table-held-useless = Das geht jetzt nicht. Zeig auf eine Aktion: Sie sagt, warum.
table-held-connection = Leg sie auf den Tisch, um sie zu spielen.
table-held-goods = Leg es auf einen leuchtenden Ort.
table-held-take = Nimm sie auf die Hand.
table-held-site = Offene Produktion nutzen oder den Ort plündern?
table-drop-hand = Leg sie auf deine Reihen, um sie zu errichten, auf deine Fraktionstafel für einen Deal, auf den Ablagestapel, um sie zu plündern, oder zum Umbauen auf einen deiner Orte.
table-drop-connection = Leg sie auf deine Reihen, um sie zu spielen.
table-drop-take = Leg sie auf deine Hand, um sie zu nehmen.
table-drop-raze = Leg es auf einen fremden Ort, um ihn zu plündern.
table-drop-shield = Leg es auf einen deiner Orte.
table-drop-visit = Leg ihn auf eine fremde offene Produktion.
table-aim-develop = Wähle, was du umbaust
    .text = Was leuchtet, kannst du umbauen. Esc bricht ab.
table-aim-raze = Welchen Ort plünderst du?
    .text = Die roten Abzeichen zeigen den Preis. Esc bricht ab.
    .have = Du hast
table-aim-shield = Wohin mit dem Schild?
    .text = Er erhöht den Widerstandswert um 1. Esc bricht ab.
table-aim-visit = Wähle eine offene Produktion
    .text = Dein Arbeiter bleibt dort bis zum Aufräumen. Esc bricht ab.

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
table-pay-mix = Bezahle in beliebiger Mischung.
table-pay-none_left = Mehr davon liegt dort nicht.
table-pay-full = Mehr davon brauchst du nicht.
table-pay-none_paid = Davon zahlst du nichts.
table-pay-needed = Nichts anderes, was du hast, kann es ersetzen.
table-pay-keys = Mit Auf und Ab oder + und − änderst du, wie viel du zahlst.
table-discard-note = Wähle, was du dafür abwirfst.
table-discard-first = Wähle dafür { $n } zum Abwerfen, nacheinander.
table-discard-next = Du wirfst { $chosen } ab. Wähle noch { $left }.
table-branching-note = Wähle eines davon; danach ist die Aktion für diese Runde genutzt.
table-times = { $n ->
    [one] einmal
    [2] zweimal
    [3] dreimal
    [4] viermal
    [5] fünfmal
    [6] sechsmal
   *[other] { $n }-mal
}
table-exchange-note = Zwei Arbeiter für eines davon, so oft du willst.
table-exchange-how = Wähle, was du erhältst, so oft du willst; danach wählst du, womit du zahlst.
table-pass-title = Für diese Runde passen?

## Tooltips

table-tip-deck = { $n ->
    [one] { $n } Karte im Nachziehstapel. Ein Klick zeigt, was noch kommen kann ({ KEY("c") }).
   *[other] { $n } Karten im Nachziehstapel. Ein Klick zeigt, was noch kommen kann ({ KEY("c") }).
}
table-tip-discard = { $n ->
    [one] { $n } Karte im Ablagestapel. Ein Klick zeigt sie ({ KEY("c") }). Leg eine Handkarte hierher, um sie zu plündern.
   *[other] { $n } Karten im Ablagestapel. Ein Klick zeigt sie ({ KEY("c") }). Leg eine Handkarte hierher, um sie zu plündern.
}
table-tip-lane = Siegpunkte. Wer 25 erreicht, löst das Spielende aus.
table-tip-income = Was dir deine Fraktionstafel in jeder Produktionsphase bringt.
table-tip-round = Die Nummer dieser Runde. Das Spiel endet nach der Runde, in der jemand 25 SP erreicht.
table-tip-round-last = Das Spielende ist ausgelöst: Wenn alle gepasst haben, endet das Spiel ohne Aufräumphase.
table-beyond-deal = Bringt dir { $goods } erneut in jeder Produktionsphase.
table-beyond-develop = { $card } kommt auf den Ablagestapel.
table-beyond-shield = Plündern kostet hier ein rotes Kontaktplättchen mehr.
table-tip-victim = Nimm { $name } eine Ressource weg: { GOODS($goods, case: "nominative") }.
table-tip-no-target = Du hast keinen Ort und keine Ruine, die du zu dieser Karte umbauen könntest.
table-tip-aim = Klick es an oder zieh es auf einen Ort.
table-tip-deal =
    { $card }
    Deal: { GOODS($goods, case: "nominative") } in jeder Produktionsphase.
table-tip-ruin = Eine Ruine. Du kannst sie zu jedem Ort umbauen. Niemand kann sie plündern, und am Ende zählt sie nichts.
table-tip-row-production =
    Oberste Reihe
    Produktion und offene Produktion, Widerstandswert 3.
table-tip-row-feature =
    Mittlere Reihe
    Fähigkeiten, Widerstandswert 4.
table-tip-row-action =
    Unterste Reihe
    Aktionen, Widerstandswert 5.
table-tip-pass = Du hast in dieser Runde keinen Zug mehr. Vorher wirst du noch einmal gefragt.
table-pass = Passen
table-pass-not-now = Du kannst nur passen, wenn du eine Aktion ausführen darfst.
