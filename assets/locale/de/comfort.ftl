# What the window says when an error has closed it, at the next start, and when an error has closed one scene.

crash-window = Ein Fehler im Programm hat das Spiel beendet. { $saved ->
    [true] Alle Entscheidungen sind gespeichert.
   *[false] Entscheidungen nach Schritt { $step } ließen sich nicht speichern.
} Ein Bericht für die Entwickler liegt in { $file }
crash-scene = Ein Fehler im Programm hat diesen Bildschirm geschlossen. Nichts ist verloren; ein Bericht für die Entwickler liegt in { $file }
crash-match = Ein Fehler im Programm hat die Partie geschlossen. { $saved ->
    [true] Sie ist gespeichert: „Fortsetzen“ im Hauptmenü führt zu ihr zurück.
   *[false] Entscheidungen nach Schritt { $step } ließen sich nicht speichern.
} Ein Bericht für die Entwickler liegt in { $file }
crash-again = Ein Fehler im Programm hat die Partie wieder beim selben Schritt geschlossen. Sie ist gespeichert: Unter „Partien“ kannst du sie ansehen und ab einem früheren Schritt weiterspielen. Ein Bericht für die Entwickler liegt in { $file }
crash-before = Beim letzten Mal hat ein Fehler im Programm das Spiel beendet; der Bericht liegt in { $file }
crash-continue = Nichts ist verloren: „Fortsetzen“ führt zur Partie zurück.
