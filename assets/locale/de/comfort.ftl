# What the window says when an error has closed it, and at the next start.

crash-window = Das Spiel wurde durch einen Fehler im Programm beendet. { $saved ->
    [true] Alle Entscheidungen sind gespeichert.
   *[false] Was nach Schritt { $step } entschieden wurde, ließ sich nicht speichern.
} Ein Bericht für die Entwickler liegt in { $file }
crash-before = Das letzte Spiel endete mit einem Fehler im Programm; der Bericht liegt in { $file }
crash-continue = Nichts ist verloren: Der erste Eintrag setzt die Partie fort.
