# Listen, Statistik und die Wertung am Ende.

## Listen und Statistik

matches-factions = Fraktionen
matches-seat = { $faction ->
    [none] { $name }: { $vp } SP
   *[other] { $name }, { $faction }: { $vp } SP
}
matches-goal = { $n } SP zum Sieg
matches-dealt = Fraktionen zufällig verteilt
matches-rulings = { $n ->
    [one] { $n } Regel geändert
   *[other] { $n } Regeln geändert
}
match-goal = Es gewinnt, wer am Ende einer Runde { $n } SP hat oder wem die ganze Polis gehört.
match-options = Optionen: { $options }.
statistics-by-faction = Fraktion
statistics-by-faction-tip = Ergebnisse nach der gespielten Fraktion.
statistics-result = { $name } ({ $faction })

## Die Wertung am Ende

score-stations = Stationen
score-stations-tip = 1 SP für jede eigene Station.
score-quests = Aufträge
score-quests-tip = 1 SP für jeden erfüllten Auftrag.
score-victory = { $faction }: Sieg in Runde { $round }
score-victory-tip = Es gewinnt, wer am Ende einer Runde { $n } SP oder die ganze Polis hat. Gilt das für mehrere, gewinnt, wer dem Startspieler am nächsten sitzt.
score-polis = { $name } gehört die ganze Polis.
score-also-nearest = { $count ->
    [one] Auch { $names } hat eine Siegbedingung erfüllt, aber { $name } sitzt näher am Startspieler.
   *[other] Auch { $names } haben eine Siegbedingung erfüllt, aber { $name } sitzt dem Startspieler am nächsten.
}
score-also-most_vp = { $count ->
    [one] Auch { $names } hat eine Siegbedingung erfüllt, aber { $name } hat mehr SP.
   *[other] Auch { $names } haben eine Siegbedingung erfüllt, aber { $name } hat mehr SP.
}
score-seat = { $name }, { $faction }: { $vp } von { $goal } SP, aus { $stations ->
    [one] { $stations } Station
   *[other] { $stations } Stationen
} und { $quests ->
    [one] { $quests } Auftrag
   *[other] { $quests } Aufträgen
}
score-captures = { $name } hat die meisten Stationen erobert: { $n }.
score-heading = Endstand
    .round = { $n ->
        [0] Zu Beginn
       *[other] Nach Runde { $n }
    }
score-goal = Ziel: { $n }
score-legend = Stationen in der Farbe der Fraktion, Aufträge in Blau.
score-map = Wem am Ende was gehörte. Fahr unten am Verlauf entlang, um jede Runde zu sehen.
    .round = Wem nach Runde { $round } was gehörte.
    .start = Wem zu Beginn was gehörte.
score-course-tip = Ein Klick oder Zug hier, oder Bild auf und Bild ab, zeigt die Karte, wie sie nach einer Runde war.
