# What the window says when an error has closed it, at the next start, and when an error has closed one scene.

crash-window = Das Spiel wurde durch einen Fehler im Programm beendet. { $saved ->
    [true] Alle Entscheidungen sind gespeichert.
   *[false] Was nach Schritt { $step } entschieden wurde, ließ sich nicht speichern.
} Ein Bericht für die Entwickler liegt in { $file }
crash-scene = Ein Fehler im Programm hat geschlossen, was hier offen war. Nichts ist verloren; ein Bericht für die Entwickler liegt in { $file }
crash-match = Ein Fehler im Programm hat die Partie geschlossen. { $saved ->
    [true] Sie ist gespeichert, und der erste Eintrag setzt sie fort.
   *[false] Was nach Schritt { $step } entschieden wurde, ließ sich nicht speichern.
} Ein Bericht für die Entwickler liegt in { $file }
crash-before = Das letzte Spiel endete mit einem Fehler im Programm; der Bericht liegt in { $file }
crash-continue = Nichts ist verloren: Der erste Eintrag setzt die Partie fort.
