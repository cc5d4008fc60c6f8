## Maschinen am Tisch: hacken, zerstören, einen Teil davon hinlegen, der Serverraum

machines-name = Maschinen
table-verb-hack = Hacken
table-verb-server_room = In den Serverraum
table-verb-destroy = Zerstören
table-verb-part = Ein Teil davon
    .cost = so viel du willst
table-verb-lose = Hergeben
table-verb-stop = Lahmlegen
table-held-goods-machines = Leg es auf einen leuchtenden Ort oder eine leuchtende Maschine.
table-held-part = Leg es auf eine leuchtende Maschine.
table-held-machine = Hackst oder zerstörst du sie?
table-held-hack = Nimm sie auf die Hand, um sie zu hacken.
table-held-lose = Leg es auf die Maschine, die es nimmt.
table-held-stop = Leg ihn auf die Maschine, die ihn lahmlegt.
table-held-raze = Leg ihn auf die Maschine, die ihn plündert.
table-held-code = Leg sie auf den leuchtenden Ort.
table-drop-machine = Leg sie auf deine Hand, um sie zu hacken.
    .room = Leg sie auf deine Hand, um sie zu hacken, oder für einen Marker auf den Serverraum.
table-drop-part = Leg es auf eine Maschine, um es dort zu lassen.
table-drop-raze-machines = Leg es auf einen fremden Ort, um ihn zu plündern, oder auf eine Maschine, um sie zu zerstören.
table-drop-visit-machines = Leg ihn auf eine fremde offene Produktion oder auf eine Maschine, um ihn dort zu lassen.
table-aim-part = Wähle eine Maschine
    .text = Klick die Maschine an, auf der du es lässt. Esc bricht ab.
table-aim-raze-machines = Wähle einen Ort oder eine Maschine
table-aim-visit-machines = Wähle eine offene Produktion oder eine Maschine
table-pay-reserved-hack = Zum Hacken reserviert: Diese Waren zahlen zuerst, und nur dafür.
table-pay-reserved-destroy = Zum Zerstören reserviert: Diese Plättchen zahlen zuerst, und nur dafür.
table-part-title = { $card }: einen Teil hinlegen
table-part-takes = Nötig
table-part-lies = Liegt schon da
table-part-left = Fehlt dann noch
table-part-first = Wähle zuerst, was du darauf lässt.
table-part-part = Hinlegen
table-part-hack = Hacken
table-part-destroy = Zerstören
table-part-anybody = Den Rest darf später jeder beisteuern: Der Code hackt sie, rote Kontaktplättchen zerstören sie.
table-part-code = Liegen Waren des Codes darauf, bringt das Hacken keine Karte.
table-part-red = Liegen Kontaktplättchen darauf, bringt das Zerstören keine SP.
table-part-keys = Mit Auf und Ab oder + und − änderst du, wie viel du hinlegst.
table-beyond-hack = Ihre gehackte Seite ist { $expected }; welche, siehst du erst dann.
    .begun = Andere haben schon mit dem Hacken begonnen, deshalb wird die Karte abgelegt.
table-beyond-server_room = Du legst Marker { $n } von { $all } in den Serverraum; die Karte wird abgelegt.
    .full = Dann ist der Serverraum gehackt, und in jeder Runde wird eine Maschine weniger eingesetzt.
table-beyond-frenzy = Dann { $n ->
    [one] ist nur noch { $n } Maschine
   *[other] sind nur noch { $n } Maschinen
} eingesetzt, und die mit Raserei sind um 1 stärker.
table-tip-machine-lies = Waren darauf: { GOODS($goods, case: "nominative") }.
table-tip-machine-hack = Hack sie für { GOODS($goods, case: "accusative") }. Ihre gehackte Seite ist { $expected }.
    .begun = Hack sie für { GOODS($goods, case: "accusative") }: Die Karte wird abgelegt, weil andere schon begonnen haben.
table-tip-machine-destroy = Zerstöre sie für { GOODS($goods, case: "accusative") }: 1 SP.
    .begun = Zerstöre sie für { GOODS($goods, case: "accusative") }: keine SP, weil andere schon begonnen haben.
table-tip-machine_stack = { $n ->
    [0] Im Stapel ist keine Maschine mehr: Die abgelegten bilden einen neuen.
    [one] { $n } Maschine ist noch im Stapel. Ein Klick zeigt, welche es sein kann.
   *[other] { $n } Maschinen sind noch im Stapel. Ein Klick zeigt, welche es sein können.
}
table-tip-machine_discard = { $n ->
    [0] Keine Maschine ist abgelegt.
    [one] { $n } Maschine ist abgelegt. Ein Klick zeigt sie.
   *[other] { $n } Maschinen sind abgelegt. Ein Klick zeigt sie.
}
table-tip-server_room =
    Serverraum
    { $n } von { $all } Markern. Wenn du eine Maschine hackst, darfst du statt der Karte hier einen Marker hinlegen: 1 SP.
    .hacked =
        Serverraum
        Er ist gehackt: In jeder Runde wird eine Maschine weniger eingesetzt.
table-tip-machines_turn = Es sind mehr Maschinen eingesetzt, als hier zu sehen sind: Blättere zu den anderen.
table-tip-held = { $name } hat gehackte Karten auf der Hand; das zeigt ihre Rückseite: { $machines }.
table-tip-stopped = { $n ->
    [one] Maschinen haben { $n } Aktion dieser Tafel bis zur Aufräumphase lahmgelegt.
   *[other] Maschinen haben { $n } Aktionen dieser Tafel bis zur Aufräumphase lahmgelegt.
}

## Eine neue Partie

new-machines = Maschinen
