# The help of the command line: words of argparse, the window, the commands and their options.

cli-usage = Aufruf:
cli-description = { $game } auf einem digitalen Kartentisch
cli-arguments = Argumente
cli-options = Optionen
cli-help = diese Hilfe zeigen und beenden
cli-lang = Sprache; ohne Angabe die der Einstellungen oder des Systems
cli-json = ein JSON-Objekt ausgeben
cli-data-import = Ordner der Partien und Kartenpakete
cli-data-packs = Ordner der Kartenpakete
cli-data-text = Ordner der gespeicherten Partien und Kartenpakete
cli-export = Eine Partie als lesbare Mitschrift schreiben
cli-export-out = die Zieldatei; ohne Angabe Ausgabe im Terminal
cli-force = eine vorhandene Datei ersetzen
cli-game = welches Spiel: { $games }; Vorgabe: das erste oder das der Datei
cli-import = Eine Partiedatei oder Mitschrift importieren
cli-import-file = eine Partiedatei oder lesbare Mitschrift
cli-match = eine Partiedatei
cli-option = eine Option einer neuen Partie; mehrfach möglich
cli-options-place = Du kannst Optionen vor oder nach dem Befehl angeben.
cli-perft = Folgen von Entscheidungen zählen
cli-perft-depth = Zahl der Entscheidungen
cli-perft-payments = nur die vorgeschlagene Bezahlung jedes Zugs oder alle
cli-perft-position = die Stellung, von der aus gezählt wird
cli-players = Zahl der Spieler
cli-replay = Eine Partie durchgehen
cli-replay-at = die Stellung nach N Entscheidungen ausgeben
cli-replay-verify = jeden Schritt anhand der Regeln prüfen
cli-scenario = Szenarien spielen und ihr Ende prüfen
cli-scenario-files = ein Szenario oder ein Ordner mit Szenarien
cli-selfcheck = Diese Kopie des Programms prüfen
cli-shot = Ein Bild einer Szene zeichnen
cli-shot-do = eine Datei mit solchen Zeilen: hover X, click X, drag X to Y, key K, wait MS
cli-shot-out = die Bilddatei
cli-shot-position = eine Stellung; ohne Angabe eine aus einer zufälligen Partie
cli-shot-seat = wessen Hand offen liegt; ohne Angabe die des Spielers am Zug
cli-shot-size = Größe des Bildes
cli-simulate = Roboter ganze Partien spielen lassen
cli-simulate-bots = Namen, durch Kommas getrennt; sie nehmen der Reihe nach Platz; mehrfach möglich
cli-simulate-games = Zahl der Partien
cli-simulate-seed = Partie i hat die Startzahl seed + i
cli-window-bots = ein eigener Roboter für „Neue Partie“: ein Programm mit Argumenten; mehrfach möglich
cli-window-data = Ordner der Partien und Einstellungen
cli-window-fullscreen = im Vollbild starten
cli-window-replay = die Partie einer Datei ansehen
cli-window-size = Größe des Fensters

## selfcheck: what was looked at, and what came of it

selfcheck-line = { $ok ->
    [yes] in Ordnung  { $name }: { $result }
   *[no] FEHLER      { $name }: { $result }
}
selfcheck-name-cards = Karten
selfcheck-name-texts = Texte
selfcheck-name-game = Partie
selfcheck-name-frame = Bild
selfcheck-texts = { $languages }
selfcheck-game = { $decisions } Entscheidungen, { $rounds } Runden
cli-workers-jobs = Zahl der Prozesse
cli-workers-scheduler = Adresse eines Dask-Schedulers, dessen Worker spielen, etwa tcp://127.0.0.1:8786
cli-tournament = Roboter gegeneinander spielen lassen und sagen, wie stark sie sind
cli-tournament-bots = Roboter, durch Kommas getrennt, der letzte auch als exec:PROGRAMM ARGUMENTE; jede Gruppe von ihnen trifft aufeinander; gibt es für jeden Platz einen Namen und einen davon mehrfach, spielt nur diese Gruppe
cli-tournament-games = Zahl der Partien insgesamt
cli-tournament-pairs = jede Kartenverteilung mit getauschten Plätzen spielen, damit das Glück niemanden bevorzugt
cli-tournament-seed = Startzahl der ersten Partie; die nächsten folgen darauf
cli-tournament-out = Datei für die Ergebnisse, eine Zeile JSON je Partie; gibt es sie schon, geht das Turnier danach weiter
cli-tournament-chart = Datei für eine Seite (HTML) mit Tabelle und Diagramm
cli-text = Im Terminal spielen
cli-text-bots = Roboter für die letzten Plätze, durch Kommas getrennt, etwa 'random'; mehrfach möglich
cli-text-names = Namen, durch Kommas getrennt
cli-text-plain = alles in ganzen Sätzen erzählen, für ein Vorleseprogramm
cli-text-resume = die letzte unbeendete Partie oder die einer Datei fortsetzen
cli-text-seed = dieselbe Zahl teilt dieselbe Partie aus
