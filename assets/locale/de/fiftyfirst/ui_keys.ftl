# Questions, tooltips and the keyboard at the action table.

## Players

keys-player = { $name }, { $faction }
keys-vp = { $n } SP: { $sources }.
    .none = Noch keine SP.
keys-vp-action = { $n } durch Aktionen
keys-vp-development = { $n } durch Umbauen
keys-vp-building_bonus = { $n } durch Bauprämien
keys-vp-spoils = { $n } durch Plündern
keys-vp-deal = { $n } durch Deals
keys-vp-whenever = { $n } durch Orte, die Deals oder Plündern belohnen
keys-vp-production = { $n } durch Produktion
keys-vp-open_production = { $n } durch offene Produktionen
keys-vp-other = { $n } durch Fraktionsaktionen und Kontaktkarten
keys-vp-start = { $n } von Beginn an
keys-hand = { $cards ->
    [one] Auf der Hand: { $cards } Ort
   *[other] Auf der Hand: { $cards } Orte
}{ $connections ->
    [0] .
    [one] {" "}und { $connections } Kontaktkarte.
   *[other] {" "}und { $connections } Kontaktkarten.
}
keys-first = Startspieler dieser Runde.
keys-passed = Hat gepasst: Bis zum Ende der Runde ist dieser Staat geschützt.
keys-lane = { $coming ->
    [0] { $name }: { $n } SP
   *[other] { $name }: { $n } SP + { $coming } für Orte
}
keys-supply = { $name }: { $n } im Vorrat.
keys-on-card = { $n } weitere auf { $card }.

## Locations

keys-none = keine
keys-printed = Symbole: { $categories }. Beute: { GOODS($spoils, case: "nominative") }. Deal: { GOODS($deal, case: "nominative") }.
keys-site-goods = Zum Ausgeben darauf: { GOODS($goods, case: "nominative") }.
keys-site-stored = Darauf eingelagert bis zur nächsten Produktionsphase: { GOODS($goods, case: "nominative") }.
keys-site-worker = Der Arbeiter eines Besuchers liegt bis zum Aufräumen darauf.
keys-site-blocked = Er ist bis zum Aufräumen blockiert: Aktion, Belohnungen und dauerhafte Regel ruhen, und niemand darf ihn besuchen.
keys-site-used = { $uses ->
    [1] In dieser Runde genutzt.
   *[other] In dieser Runde { $n } von { $uses } Mal genutzt.
}
keys-defence = Plündern kostet { $n } rote Kontaktplättchen, den Widerstandswert dieser Reihe.
    .shield = Plündern kostet { $n } rote Kontaktplättchen: { $row } für die Reihe und 1 für den Schild.

## Signs and buttons

keys-phase-lookout = Jeder nimmt Karten.
keys-phase-production = Fraktionstafeln, Deals und Orte bringen ihre Waren.
keys-phase-assault = Von der zweiten Runde an greift jede eingesetzte Maschine jeden Spieler an.
keys-phase-deploy = Neue Maschinen werden eingesetzt. Sie greifen in der nächsten Runde zum ersten Mal an.
keys-phase-action = Reihum führt jeder eine Aktion pro Zug aus, bis alle gepasst haben.
keys-phase-cleanup = Was nicht eingelagert ist, geht in den allgemeinen Vorrat zurück.
keys-tip-price = Eine offene Kontaktkarte zu nehmen kostet { $goods }.
keys-tip-pass = Du hast in dieser Runde keinen Zug mehr.
keys-tip-log = Was geschehen ist. { KEY("l") } oder ein Klick öffnet den Verlauf, das Mausrad blättert.
