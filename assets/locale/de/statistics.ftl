# Statistics of the finished matches.

statistics-title = Statistik
statistics-game-tip = Zählt die Partien von „{ $game }“.
statistics-back = Zurück
statistics-back-tip = Dorthin zurück, woher du gekommen bist (Esc)
statistics-open = Statistik
statistics-open-tip = Wie alle beendeten Partien ausgingen: Siege und SP nach Gegner und Spieler.
statistics-reading = Partien werden gelesen: noch { $n } …

## What counts
statistics-whose-people = Menschen
statistics-whose-people-tip = Zählt, was Menschen gespielt haben.
statistics-whose-robots = Roboter
statistics-whose-robots-tip = Zählt, was Roboter gespielt haben.
statistics-whose-all = Alle
statistics-whose-all-tip = Zählt jeden Platz, von Menschen und von Robotern.
statistics-whose-undone = Mit Rückgängig
statistics-whose-undone-tip = Zählt, was Menschen in Partien gespielt haben, in denen sie Züge von Robotern zurückgenommen haben. Sonst bleiben diese Partien außen vor.
statistics-span-all = Gesamt
statistics-span-all-tip = Jede beendete Partie
statistics-span-year = Dieses Jahr
statistics-span-year-tip = Partien, die dieses Jahr begonnen wurden
statistics-span-month = 30 Tage
statistics-span-month-tip = Partien, die in den letzten 30 Tagen begonnen wurden
statistics-only = Nur { $values }
statistics-only-tip = Es zählen nur Ergebnisse mit { $values }. Ein Klick zählt wieder alle.
statistics-everything = Filter löschen
statistics-everything-why = Es ist kein Filter gesetzt. Klick auf eine Zeile der Liste, um nur ihre Ergebnisse zu zählen.
statistics-none = Du hast noch keine Partie beendet. Spiel eine zu Ende, und sie zählt hier mit.
statistics-none-chosen = Keine Partie gefunden. Wähle „Alle“ oder „Gesamt“, oder lösch den Filter.
statistics-left-out-robot = { $n ->
    [one] In { $n } Partie hat ein Roboter für einen Menschen entschieden
   *[other] In { $n } Partien hat ein Roboter für einen Menschen entschieden
}; das Ergebnis zählt dann für den Roboter.
statistics-left-out-played-on = { $n ->
    [one] { $n } Partie wiederholt eine andere oder setzt sie fort und zählt nicht.
   *[other] { $n } Partien wiederholen eine andere oder setzen sie fort und zählen nicht.
}
statistics-left-out-undone = { $n ->
    [one] In { $n } Partie wurden Züge von Robotern zurückgenommen. Sie zählt getrennt, unter „Mit Rückgängig“.
   *[other] In { $n } Partien wurden Züge von Robotern zurückgenommen. Sie zählen getrennt, unter „Mit Rückgängig“.
}
statistics-show-left-out = Diese Partien zeigen
    .tip = Listet die Partien auf, die nicht für alle Menschen in ihnen zählen.

## Totals
statistics-games = { $n ->
    [one] Partie
   *[other] Partien
}
statistics-games-tip = { $games ->
    [one] { $games } beendete Partie
   *[other] { $games } beendete Partien
} mit { $results ->
    [one] { $results } Ergebnis, das zählt
   *[other] { $results } Ergebnissen, die zählen
}: eines je Platz.
statistics-wins = { $n ->
    [one] Sieg
   *[other] Siege
} bei { $results ->
    [one] { $results } Ergebnis
   *[other] { $results } Ergebnissen
}
statistics-wins-number = { $n } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
statistics-wins-tip = { $wins } von { $results ->
    [one] { $results } Ergebnis
   *[other] { $results } Ergebnissen
} { $wins ->
    [one] ist ein Sieg.
   *[other] sind Siege.
} Ein geteilter Sieg zählt für alle, die ihn teilen.
statistics-vp = SP im Schnitt
statistics-count = { $n }
statistics-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-vp-tip = { $vp } SP in { $results ->
    [one] { $results } Ergebnis
   *[other] { $results } Ergebnissen
}.
statistics-rounds = Runden im Schnitt
statistics-rounds-tip = Die kürzeste Partie hatte { $fewest ->
    [one] { $fewest } Runde
   *[other] { $fewest } Runden
}, die längste { $most }.
statistics-decisions = { $n ->
    [one] Entscheidung
   *[other] Entscheidungen
}
statistics-decisions-tip = Entscheidungen aller Spieler in all diesen Partien, im Schnitt { NUMBER($mean, maximumFractionDigits: 0) }.

## The list
statistics-by-opponent = Gegner
statistics-by-opponent-tip = Nach dem virtuellen Gegner oder danach, wer auf den anderen Plätzen saß
statistics-by-name = Name
statistics-by-name-tip = Nach dem Namen des Spielers
statistics-by-players = Spieler
statistics-by-players-tip = Nach der Zahl der Spieler
statistics-people = Menschen
statistics-count-players = { $n ->
    [1] Solo
   *[other] { $n } Spieler
}
statistics-head-games = Partien
statistics-head-wins = Siege
statistics-head-vp = Ø SP
statistics-row-tip = { $name }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
} bei { $results ->
    [one] { $results } Ergebnis
   *[other] { $results } Ergebnissen
} ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) }), im Schnitt { NUMBER($vp, minimumFractionDigits: 1, maximumFractionDigits: 1) } SP.
    .open = Ein Klick zählt nur diese.
    .only = Ein Klick zählt wieder alle.
statistics-bar-tip = Zieh daran, um durch die Liste zu blättern; auch mit Mausrad, Bild auf und Bild ab.

## Sources and course
statistics-sources = Woher die SP kommen
statistics-source-tip = { $name }: { $vp } SP, { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } je Ergebnis, { NUMBER($share, style: "percent", maximumFractionDigits: 0) } von allen.
statistics-rest = Übrige
statistics-rest-tip = Alle übrigen Quellen zusammen
statistics-course = SP von Partie zu Partie
statistics-own = Diese Ergebnisse
statistics-others = Bester der anderen
statistics-course-tip = SP dieser Ergebnisse im Schnitt, daneben der Beste der anderen:
statistics-course-row = { $games }: { NUMBER($vp, maximumFractionDigits: 0) } : { NUMBER($others, maximumFractionDigits: 0) }
statistics-sources-none = Hier siehst du, woher die SP beendeter Partien kommen.
statistics-course-none = Die Kurve beginnt mit der zweiten Partie.
statistics-point = { $first }–{ $last }

## Records
statistics-highest = Meiste SP
statistics-widest = Klarster Sieg
statistics-closest = Knappster Sieg
statistics-longest = Längste Partie
statistics-record-highest = { $vp } SP
statistics-record-widest = { $vp } : { $others }
statistics-record-closest = { $vp } : { $others }
statistics-record-longest = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
statistics-record-who = { $name } · { $day }
statistics-day = { DATETIME($day, dateStyle: "medium") }
statistics-record-tip = { $who }: { $vp } SP, der Beste der anderen { $others }, nach { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} und { $steps ->
    [one] { $steps } Entscheidung
   *[other] { $steps } Entscheidungen
}. Ein Klick zeigt die Partie.
statistics-no-record = Noch kein Sieg
