### The library of matches: the list, import and export.

## What became of an import

imported-verified = Importiert und geprüft: die Partie von { $names }, { $steps ->
        [one] { $steps } Entscheidung
       *[other] { $steps } Entscheidungen
    }, jetzt in { $file }
imported-unverified = Importiert: die Partie von { $names }, { $steps ->
        [one] { $steps } Entscheidung
       *[other] { $steps } Entscheidungen
    }, jetzt in { $file }; sie wurde mit anderen Karten oder Regeln gespielt und ließ sich darum nicht prüfen.
imported-damaged = Importiert bis Zeile { $line }, der Rest der Datei ist beschädigt: die Partie von { $names }, { $steps ->
        [one] { $steps } Entscheidung
       *[other] { $steps } Entscheidungen
    }, jetzt in { $file }
imported-there = Diese Partie ist schon in der Liste: die Partie von { $names }, in { $file }

## The list

title-matches = Partien
title-matches-note = Ansehen, weitergeben, Statistik
matches-title = Partien
matches-game-tip = Listet die Partien von „{ $game }“ auf.
matches-back = Zurück
matches-back-tip = Zurück zum Hauptmenü (Esc)
matches-search = In den Partien suchen
matches-search-tip = Findet Namen von Partien, Spielern und Gegnern. Du kannst auch einfach lostippen (Strg+{ KEY("f") }).
matches-bar-tip = Zieh daran oder dreh das Mausrad, um durch die Liste zu blättern.
matches-day = { DATETIME($moment, dateStyle: "medium", timeStyle: "short") }
matches-stands = { $round ->
    [0] Erste Hand
   *[other] Runde { $round }, { $phase }
}
matches-won = { $n ->
    [one] Sieg: { $names }
   *[other] Gemeinsamer Sieg: { $names }
}
matches-length = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}, { $steps ->
    [one] { $steps } Entscheidung
   *[other] { $steps } Entscheidungen
}
matches-damaged = Beschädigt; bis Schritt { $step } in Ordnung
matches-row-tip = Ein Klick wählt die Partie aus, ein weiterer öffnet sie.
matches-count = { $total ->
    [one] { $n } von { $total } Partie
   *[other] { $n } von { $total } Partien
}
    .whole = { $total ->
        [one] { $total } Partie. Zum Importieren zieh die Datei einer Partie auf das Fenster.
       *[other] { $total } Partien. Zum Importieren zieh die Datei einer Partie auf das Fenster.
    }
matches-reading = Partien werden gelesen: noch { $n } …
matches-none = Du hast noch keine Partie gespielt. Beginne im Hauptmenü ein neues Spiel, oder zieh die Datei einer Partie, die dir jemand geschickt hat, auf dieses Fenster: eine Partiedatei oder eine lesbare Mitschrift.
matches-none-yet = Die Partien werden gelesen …
matches-none-found = Keine Partie passt dazu. Nimm einen Filter heraus oder lösch alle.
matches-unfilter = Filter löschen
matches-unfilter-tip = Listet wieder alle Partien auf.
matches-unfilter-why = Es ist kein Filter gesetzt, und die Suche ist leer.

## Filters

matches-states = Partien
matches-players = Spieler
matches-opponents = Gegner
matches-opponent-human = Menschen
matches-opponent-robot = Roboter
matches-count-players = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
matches-order = Sortieren
matches-state-unfinished = Unbeendet
matches-state-finished = Beendet
matches-state-favourite = Favoriten
matches-state-uncounted = Zählen nicht
matches-filter-tip = { $name }: { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
matches-filter-none = { $name }: Es gibt keine solche Partie.
matches-order-played = Neueste
matches-order-played-tip = Die zuletzt gespielte Partie kommt zuerst.
matches-order-name = Name
matches-order-name-tip = Nach dem Namen der Partie oder sonst nach ihren Spielern.
matches-order-length = Längste
matches-order-length-tip = Die Partie mit den meisten Entscheidungen kommt zuerst.
matches-order-vp = SP
matches-order-vp-tip = Die Partie, in der jemand die meisten SP hatte, kommt zuerst.

## The chosen match

matches-none-chosen = Wähle erst eine Partie: Klick sie an oder nimm die Pfeiltasten.
matches-unreadable = Diese Datei lässt sich nicht lesen.
matches-is-over = Diese Partie ist zu Ende; du kannst sie ansehen.
matches-continue = Fortsetzen
matches-continue-tip = Bringt die Partie so auf den Tisch, wie du sie verlassen hast (Eingabe).
matches-watch = Ansehen
matches-watch-tip = Zeigt die Partie noch einmal von Anfang an, Schritt für Schritt.
matches-favourite = Favorit
    .again = Kein Favorit
matches-favourite-tip = Favoriten haben einen Stern, und du kannst sie allein auflisten.
matches-rename = Umbenennen
matches-rename-tip = Gibt der Partie einen eigenen Namen (F2). Ihre Datei bleibt, wie sie ist.
matches-export = Exportieren
matches-export-tip = Schreibt die Partie in einen Ordner, als Partiedatei und als lesbare Mitschrift, damit du sie verschicken kannst.
    .unfinished = Schreibt die Partie in einen Ordner, als Partiedatei und als lesbares Protokoll. Die Partie ist nicht zu Ende: Beide verraten alles, auch Handkarten und die nächsten Karten.
matches-delete = Löschen
matches-delete-tip = Legt die Partie für 30 Tage in den Papierkorb (Entf). Das kannst du rückgängig machen.
matches-name-hint = Name der Partie
matches-name-tip = Ohne Namen steht bei der Partie ihr Datum.
matches-keep = Speichern
matches-keep-tip = Gibt der Partie diesen Namen (Eingabe).
matches-cancel = Abbrechen
matches-cancel-tip = Der alte Name bleibt (Esc).
matches-deleted = Gelöscht: { $name }
matches-restored = Die Partie ist wieder in der Liste.
matches-undo = Rückgängig
matches-undo-tip = Holt die Partie wieder aus dem Papierkorb (Strg+{ KEY("z") }).

## What has become of it

matches-exported = Exportiert, als Partiedatei und lesbare Mitschrift: { $name } in { $folder }
matches-not-exported = Nicht exportiert: { $reason }
matches-not-imported = Nicht importiert: { $reason }
matches-not-deleted = Nicht gelöscht: { $reason }
matches-not-restored = Nicht wiederhergestellt: { $reason }
matches-not-noted = Das lässt sich nicht fürs nächste Mal merken: { $reason }
matches-notes-damaged = Die Namen und Favoriten der Partien lassen sich nicht lesen: { $file }

## Help

help-group-matches = Partien
help-rename = Partie umbenennen
help-delete = Partie löschen
help-restore = Partie zurückholen
key-delete = Entf
