# Der Tisch jedes Spiels.

table-log = Verlauf
table-refused = Nicht möglich
table-redo = Wiederholen
table-redo-nothing = Es gibt nichts zu wiederholen.
table-end-turn = Zug beenden
table-cancel = Abbrechen
table-verb-free = kostenlos
table-verb-never = jetzt nicht
table-prompt-act = { $name }: dein Zug
    .text = Schieb eine Karte auf den Tisch oder klick an, was leuchtet.
    .last = Das ist die letzte Runde.
table-prompt-end = { $name }: fertig
    .text = Beende den Zug (Leertaste) oder mach ihn rückgängig.
table-prompt-wait = Bitte warten
table-prompt-told = Lies, was geschehen ist
    .text = Weiter mit Klick oder Taste.
table-playing = { $name } ist am Zug
table-prompt-hidden = { $name } ist als Nächstes am Zug
    .text = Drück den Knopf, um die Hand zu öffnen.
table-tip-why = { $verb }: { $reason }
table-tip-no-target = Dafür ist gerade kein Platz da.
table-news = Seit deinem letzten Zug
table-tip-undo = { $n ->
    [one] Macht eine Entscheidung rückgängig:
   *[other] Macht { $n } Entscheidungen rückgängig:
}
table-tip-redo = { $n ->
    [one] Wiederholt eine Entscheidung:
   *[other] Wiederholt { $n } Entscheidungen:
}
keys-no-cancel = Abbrechen geht nicht. { $reason }
keys-tip-end = Beendet den Zug und gibt den Tisch weiter (Leertaste).
keys-tip-cancel = Zurück zum Tisch; du hast noch nichts bezahlt.
learn-refused = Jetzt nicht
undo-of = Zurück: { $name }
undo-tip = Macht deine letzte Entscheidung rückgängig
undo-tip-of = Macht die letzte Entscheidung von { $name } rückgängig
hint-button-tip = Was kann ich jetzt tun? ({ KEY("h") })
table-end-not-now = Du kannst deinen Zug beenden, sobald du gehandelt hast.
