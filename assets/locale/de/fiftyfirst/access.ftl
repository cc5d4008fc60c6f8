# What makes the game playable for everyone: palettes, contrast, stillness, the left hand.

## text --plain: the game for who has it read aloud
plain-welcome = Alles wird dir in ganzen Sätzen erzählt. Gib „table“, „hand“, „state“, „state B“, „log“, „prompt“ oder „what changed“ ein, um davon zu hören; „moves“ sagt, was du jetzt tun kannst, „help“ alles andere.
plain-move = { $move }. Ergebnis: { $outcomes }.
    .reveals = { $move }. Ergebnis: { $outcomes }. Das kannst du nicht rückgängig machen.
plain-payment = { $move }: zahle { $goods }
    .from = { $goods } von { $site }
    .ruin = { $site }: { $card }
plain-score = { $name } hat insgesamt { $total } SP: { $vp } aus dem Spiel und { $locations } für Orte. { $n ->
    [one] { $n } Ware ist übrig.
   *[other] { $n } Waren sind übrig.
}
    .winner = { $name } gewinnt mit insgesamt { $total } SP: { $vp } aus dem Spiel und { $locations } für Orte. { $n ->
    [one] { $n } Ware ist übrig.
   *[other] { $n } Waren sind übrig.
}
plain-grade = Dieser Sieg bringt den Rang { $grade }.
plain-round = Dies ist Runde { $round }, { $phase }.
plain-first = Startspieler ist { $name }.
plain-deck = Der Nachziehstapel hat { $n ->
    [one] { $n } Karte.
   *[other] { $n } Karten.
}
plain-discard = Der Ablagestapel hat { $n ->
    [0] keine Karte.
    [one] { $n } Karte.
   *[other] { $n } Karten.
}
    .top = Oben auf dem Ablagestapel liegt { $card }.
plain-own_discard = { $n ->
    [0] Der Ablagestapel von { FORM($name, form: "dative") } ist leer.
    [one] Auf dem Ablagestapel von { FORM($name, form: "dative") } liegt { $n } Karte: { $card }.
   *[other] Auf dem Ablagestapel von { FORM($name, form: "dative") } liegen { $n } Karten, oben { $card }.
}
plain-piles-cards = Von oben nach unten: { $cards }.
plain-piles-below = Die Karten darunter kennt niemand.
plain-pile = Von den { FORM($pile, form: "dative") } liegt { $card } offen. Verdeckt: { $n }.
    .empty = Von den { FORM($pile, form: "dative") } liegt keine offen. Verdeckt: { $n }.
plain-player = { $name } spielt { FORM($faction, form: "accusative") } auf Platz { $seat } und hat { $vp } SP, { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
} auf der Hand und { $connections ->
    [one] { $connections } Kontaktkarte.
   *[other] { $connections } Kontaktkarten.
}
plain-passed = { FORM($name, form: "start") } hat gepasst.
plain-goods = { $name } hat { $goods }.
    .none = { $name } hat keine Waren.
plain-offer = { $n ->
    [one] { $n } Karte liegt zum Nehmen aus.
   *[other] { $n } Karten liegen zum Nehmen aus.
}
plain-hand = { $name } hat { $n ->
    [0] keinen Ort
    [one] { $n } Ort
   *[other] { $n } Orte
} und { $connections ->
    [0] keine Kontaktkarte
    [one] { $connections } Kontaktkarte
   *[other] { $connections } Kontaktkarten
} auf der Hand.
plain-location = { $card } ist ein Ort vom Typ { $type } mit Entfernung { $distance } und { $n ->
    [0] ohne Symbole, passt also zu allem.
    [one] dem Symbol { $categories }.
   *[other] den Symbolen { $categories }.
} { $abilities } Die Beute: { GOODS($spoils, case: "nominative") }. Der Deal bringt { $deal }.
plain-connection = { $card } ist eine Kontaktkarte. { $effect }
plain-deal = Der Deal { $card } bringt { $goods } in jeder Produktionsphase.
plain-state =
    .empty = { $name } hat keine Orte und keine Ruinen.
plain-site = { $named ->
    [yes] { $site }
   *[no] { $title }, in Zügen { $site } genannt,
} ist ein Ort vom Typ { $type } in der { FORM($row, form: "dative") } mit Widerstandswert { $defence }.
plain-ruin = Hier liegt eine Ruine, in Zügen { $site } genannt.
    .front = Hier liegt eine Ruine, in Zügen { $site } genannt. Ihre Karte ist { $card }.
plain-shield = Darauf liegt ein Schild.
plain-worker = Darauf liegt der Arbeiter eines Besuchers.
plain-diverted = Die Produktion dieser Runde hat jemand anderes genommen.
plain-used = Genutzt in dieser Runde: { $times ->
    [one] einmal
   *[other] { $times }-mal
}.
plain-lying = Zum Ausgeben darauf: { GOODS($goods, case: "nominative") }.
    .ruin = Zum Ausgeben darauf: { GOODS($goods, case: "nominative") }.
plain-stored = Eingelagert: { GOODS($goods, case: "nominative") }.
plain-marked = Als Zeichen der Nutzung darauf: { GOODS($goods, case: "nominative") }.
plain-faction = Die Fraktionsaktion „{ $action }“: { $effect }
    .used = Die Fraktionsaktion „{ $action }“ wurde in dieser Runde schon genutzt.
plain-opponent = { FORM($name, form: "start") } hat { $vp } SP.
plain-next-connection = Als Nächstes wirft { FORM($name, form: "nominative") } eine Kontaktkarte ab.
plain-next-attack = Als Nächstes greift { FORM($name, form: "nominative") } an.
plain-next-merchant = Als Nächstes macht { FORM($name, form: "nominative") } einen Händlerangriff.
plain-next-development = Als Nächstes macht { FORM($name, form: "nominative") } eine Entwicklung.
plain-next-draw = Als Nächstes zieht { FORM($name, form: "nominative") } eine Karte.
plain-next-pass = Als Nächstes passt { FORM($name, form: "nominative") }.
plain-next-nothing = Von { FORM($name, form: "dative") } kommt in dieser Runde nichts mehr.
plain-borgo = Borgo hat { $n } Schläger, und der Rundenmarker steht auf { $marker }.
plain-attack_pile = Karten für Angriffe: { $cards }, höchstens { $most }.
plain-merchant_pile = Karten für Händlerangriffe: { $cards }, höchstens { $most }.
plain-development_pile = Karten für Entwicklungen: { $cards }, höchstens { $most }.
plain-action_pile = Karten für Aktionen: { $cards }.
plain-help-table = „table“: erzählt von der Runde, den Stapeln und dem Stand aller Spieler.
plain-help-hand = „hand“: erzählt die Karten deiner Hand.
plain-help-state = „state“ oder „state B“: erzählt deinen Staat oder den von B, mit allem, was dort liegt und aufgedruckt ist.
