# Title, settings, the menu inside a match, and the help.

## Title
title-continue = Fortsetzen
title-continue-reading = Deine Partien werden gelesen …
title-continue-none = Keine Partie wartet
    .why = Es gibt keine unbeendete Partie. „Spielen“ und „Neues Spiel“ beginnen eine.
title-play = Spielen
title-play-note = { $why ->
    [top] Wieder gegen den stärksten Roboter: Du hast zweimal in Folge gewonnen.
    [bottom] Wieder gegen den schwächsten Roboter: Du hast zweimal in Folge verloren.
   *[other] { $why ->
        [first] Für den Anfang gegen
        [up] Gegen
        [down] Gegen
       *[other] Wieder gegen
    } einen { $level ->
        [easy] leichten{" "}
        [medium] mittelstarken{" "}
        [hard] schweren{" "}
       *[other] {""}
    }Roboter{ $level ->
        [expert] {" "}der Stufe Experte
        [master] {" "}der Stufe Meister
       *[other] {""}
    }{ $why ->
        [first] .
        [up] : Du hast zweimal in Folge gewonnen.
        [down] : Du hast zweimal in Folge verloren.
        [won] : Du hast die letzte Partie gewonnen.
        [lost] : Du hast die letzte Partie verloren.
       *[stays] : Die letzte Partie endete unentschieden.
    }
}
title-play-tip = Teilt sofort aus, mit dem, was zuletzt in „Neues Spiel“ gewählt war: { $sets }.
title-settings = Einstellungen
title-settings-note = Schriftgröße, Bewegung, Ton
title-quit = Spiel verlassen
title-quit-note = Alles ist schon gespeichert
title-foot = v{ $version } · F1 Hilfe · F11 Vollbild

## Settings
settings-title = Einstellungen
settings-done = Fertig
settings-picture = Anzeige
    .tip = Größe, Bewegung, Vollbild (Bild auf, Bild ab blättern)
settings-play = Spielen
    .tip = Verdeckte Hände, Bezahlen, Zugende (Bild auf, Bild ab blättern)
setting-yes = Ja
setting-no = Nein
setting-percent = { $percent } %
setting-text-scale = Schrift
setting-text-scale-note = Für allen Text; Karten und Schilder wachsen etwas mit.
setting-speed = Bewegung
setting-speed-note = Wie schnell sich Karten, Waren und Roboter bewegen. Mit jeder Taste und jedem Klick geht es sofort weiter.
setting-speed-off = Aus
setting-speed-slow = Langsam
setting-speed-normal = Normal
setting-speed-fast = Schnell
setting-speed-fastest = Sehr schnell
setting-handover = Übergabe
setting-handover-note = { $now ->
    [window] Das ganze Fenster ist verdeckt, bis der nächste Spieler einen Knopf drückt.
    [open] Unter Freunden: Die Hand des nächsten Spielers liegt sofort offen, ohne Knopfdruck.
    [everything] Unter Freunden: Auch geheime Entscheidungen liegen offen, etwa Kampfkarten.
   *[hands] Die Hand liegt verdeckt, bis der nächste Spieler sie öffnet; der Tisch bleibt zu sehen.
}
setting-handover-hands = Hand verdecken
setting-handover-window = Alles verdecken
setting-handover-open = Offene Hände
setting-handover-everything = Alles offen
setting-always-pay = Immer fragen, womit ich zahle
setting-always-pay-note = { $now ->
    [true] Du wirst bei jeder Zahlung gefragt, auch wenn es nichts zu entscheiden gibt.
   *[false] Du wirst nur gefragt, wenn es etwas zu entscheiden gibt, oder mit Umschalt.
}
setting-end-of-turn = Ende des Zuges
setting-end-of-turn-note = { $now ->
    [press] Du beendest jeden Zug selbst.
   *[itself] Deine Aktion beendet den Zug. Du kannst sie rückgängig machen, bis dir andere etwas Neues gezeigt haben oder selbst am Zug sind.
}
setting-end-of-turn-itself = Von selbst
setting-end-of-turn-press = Auf Knopfdruck
setting-bots-wait = Roboter warten auf dich
setting-bots-wait-note = { $now ->
    [true] Nach jedem Zug eines Roboters wartet das Spiel, bis du klickst oder eine Taste drückst.
   *[false] Roboter spielen weiter, sobald du Zeit zum Lesen hattest.
}
setting-undo-robots = Züge von Robotern rückgängig machen
setting-undo-robots-note = { $now ->
    [true] Rückgängig nimmt auch zurück, was Roboter seither getan haben, solange es dir nichts Neues gezeigt hat. Solche Partien zählt die Statistik getrennt.
   *[false] Sobald ein Roboter gezogen hat, lässt sich nichts mehr rückgängig machen.
}
setting-fullscreen = Vollbild
setting-fullscreen-note = Das Spiel füllt den ganzen Bildschirm. F11 bewirkt dasselbe.
notice-settings-unsaved = Deine Einstellungen gelten, bis du das Fenster schließt, ließen sich aber nicht speichern: { $reason }.
notice-settings-unread = Deine Einstellungen lassen sich nicht lesen, also gelten die üblichen: { $file }: { $reason }.
notice-settings-damaged = Einige deiner Einstellungen sind unverständlich, stattdessen gelten die üblichen: { $file }.

## The menu inside a match
menu-title = Menü
menu-saved = Die Partie wird nach jeder Entscheidung gespeichert.
menu-unsaved = Die Partie lässt sich gerade nicht speichern.
menu-lost-note = Was nicht gespeichert werden konnte, geht verloren
menu-resume = Fortsetzen
menu-resume-note = Zurück zum Tisch
menu-players = Spieler
menu-players-note = Einen Platz einem Roboter überlassen oder zurücknehmen
menu-settings = Einstellungen
menu-settings-note = Schriftgröße, Bewegung, verdeckte Hände, Vollbild
menu-help = Hilfe
menu-help-note = Alle Tasten und was die Maus kann
menu-leave = Zum Hauptmenü
menu-leave-note = Von dort führt „Fortsetzen“ zurück
menu-quit = Spiel verlassen
menu-quit-note = „Fortsetzen“ macht beim nächsten Mal genau hier weiter

players-title = Wer spielt
players-note = Ab jetzt. Eine Partie zählt nur als deine, wenn nie ein Roboter für dich entschieden hat.
players-confirm = Weiterspielen
players-back = Zurück
players-same = Die Plätze bleiben, wie sie sind.
notice-player = { $kind ->
    [robot] Ab jetzt spielt ein Roboter für { $name }.
   *[person] Ab jetzt spielt ein Mensch für { $name }.
}

## Help
help-title = Tasten und Maus
help-close = Schließen
help-legend = Hell: wirkt auf dem Bildschirm darunter. Blass: wirkt anderswo im Spiel.
help-group-mouse = Maus
help-group-looking = Ansehen
help-group-playing = Spielen
help-group-window = Fenster
help-click = Klick: etwas wählen oder drücken
help-drag = Ziehen: dorthin, wo es leuchtet
help-ask = Mit Umschalt: wählen, womit du zahlst
help-right = Rechtsklick: Karte groß, sonst abbrechen
help-alt = Alt und zeigen: Karte groß zeigen
help-wheel = Mausrad: blättern, Gegner wechseln
help-closely = Karte unter dem Zeiger groß zeigen
help-leaf = Groß gezeigte Karten durchblättern
help-overview = Der ganze Tisch auf einmal
help-log = Verlauf
help-confirm = Bestätigen, Zug beenden, Hand öffnen
help-press = Drücken, was den Fokus hat
help-cancel = Abbrechen, zurück, Menü
help-focus = Fokus bewegen
help-undo = Rückgängig
help-redo = Wiederholen
help-help = Diese Hilfe
help-full-screen = Vollbild ein und aus
key-space = Leertaste
key-enter = Eingabe
key-esc = Esc
key-tab = Tab
key-arrows = Pfeile
key-left = Links
key-right = Rechts
key-ctrl = Strg
key-shift = Umschalt
key-alt = Alt
