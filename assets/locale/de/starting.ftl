# A new game: its page, its seats, and who plays from now on.

new-title = Neues Spiel
box-players = { $kind ->
    [solo] Gegner und Spieler
   *[several] Spieler
}
box-players-tip = { $kind ->
    [solo] Wähle den Gegner und wer spielt
   *[several] Wähle, wer spielt
}
box-player = { $name } ({ $details })
new-variants = { $count ->
    [0] Alle Varianten
   *[other] Alle Varianten ({ $count })
}
new-variants-show = Regeln und Startzahl wählen
new-seed = Startzahl: Dieselbe Zahl gibt dasselbe Spiel.
new-dice = Würfeln
new-dice-tip = Eine andere Zufallszahl
new-start = Start
new-back = Zurück

## The seats

new-add = Platz nehmen
new-remove = Nimmt { $name } aus der Partie.
new-fewest = Ihr müsst mindestens { $n } sein.
new-same-names = Gib jedem Spieler einen anderen Namen.
new-taken = { $name } hat das schon gewählt.
new-person = Mensch
new-person-note = Spielt mit Maus oder Tastatur an diesem Computer.
new-robot = Roboter
bot-program = Roboter: { $program }
bot-program-note = Ein eigenes Programm, mit --bots genannt. Fällt es aus, spielt ein einfacher Roboter weiter.
new-robot-strongest = Stärker ist kein Roboter.
new-robot-weakest = Schwächer ist kein Roboter.
new-robot-last = Mit --bots sind keine weiteren Roboter genannt.

## The same deal again

