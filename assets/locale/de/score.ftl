# The final score.

score-result = { $count ->
    [one] { $names } gewinnt mit { $totals }{ $rounds ->
        [0] {""}
        [one] {" "}nach { $rounds } Runde
       *[other] {" "}nach { $rounds } Runden
    }.
   *[other] { $names } teilen sich den Sieg mit { $totals }{ $rounds ->
        [0] {""}
        [one] {" "}nach { $rounds } Runde
       *[other] {" "}nach { $rounds } Runden
    }.
}
score-between = { " : " }
score-uncounted-robot = Ein Roboter hat für { $names } entschieden: Für { $n ->
    [one] diesen Spieler
   *[other] diese Spieler
} zählt die Partie nicht.
score-uncounted-played-on = Diese Partie wiederholt eine andere oder setzt sie fort, darum zählt sie nicht.
score-uncounted-undone = Züge von Robotern wurden zurückgenommen, darum zählt diese Partie getrennt.
score-title = Wertung
score-total = Summe
score-total-tip = Die Summe der Zeilen darüber.
score-growth = SP nach Runden
score-start = Start
score-end = { $round ->
    [0] Ende
   *[other] { $round } + Ende
}
score-chart-tip = SP am Ende jeder Runde, der Start zuerst:
    { $rows }
score-chart-row = { $name }: { $values }
score-lead = { $round ->
    [0] { $name } wurde nie eingeholt.
   *[other] { $name } lag ab dem Ende von Runde { $round } vor allen.
}
score-lead-last = { $name } zog erst in der letzten Runde an allen vorbei.
score-rematch = Revanche
score-rematch-tip = Dieselben Spieler und Optionen, neu ausgeteilt.
score-menu = Menü
score-menu-tip = Zurück zum Hauptmenü.
score-undo-tip = Macht die Entscheidung rückgängig, die die Partie beendet hat.
