# The help of the command line: words of argparse, the window, the commands and their options.

cli-usage = Aufruf:
cli-arguments = Argumente
cli-options = Optionen
cli-help = diese Hilfe zeigen und beenden
cli-lang = Sprache; ohne Angabe die der Einstellungen oder des Systems
cli-json = ein JSON-Objekt ausgeben
cli-description = 51st State auf einem digitalen Kartentisch
cli-cards = Die Karten in Worten ausgeben oder eine Datei prüfen
cli-cards-lint = eine Kartendatei oder den Ordner eines Kartenpakets prüfen und damit spielen; Rückgabewert 1 bei einem Fehler
cli-cards-set = nur die Karten dieses Sets
cli-data-import = Ordner der Partien und Kartenpakete
cli-data-packs = Ordner der Kartenpakete
cli-data-text = Ordner der gespeicherten Partien und Kartenpakete
cli-export = Eine Partie als lesbare Mitschrift schreiben
cli-import = Eine Partiedatei oder Mitschrift übernehmen
cli-options-place = Optionen dürfen vor oder nach dem Befehl stehen.
cli-perft = Folgen von Entscheidungen zählen
cli-replay = Eine Partie durchgehen
cli-replay-at = die Stellung nach N Entscheidungen ausgeben
cli-replay-verify = jeden Schritt neu entscheiden
cli-scenario = Szenarien spielen und ihr Ende prüfen
cli-scenario-files = ein Szenario oder ein Ordner mit Szenarien
cli-selfcheck = Diese Kopie des Programms prüfen
cli-sets = Namen, durch Kommas getrennt: base, new_era oder winter, promo_1, Kartenpakete
cli-shot = Ein Bild einer Szene zeichnen
cli-shot-do = Zeilen: hover X, click X, drag X to Y, key K, wait MS
cli-shot-position = eine Stellung; ohne Angabe eine aus einer zufälligen Partie
cli-shot-seat = wessen Hand offen liegt; ohne Angabe die des Spielers am Zug
cli-simulate = Ganze Spiele zwischen Bots spielen
cli-simulate-bots = Namen, durch Kommas getrennt; sie nehmen der Reihe nach Platz
cli-simulate-jobs = Zahl der Prozesse
cli-simulate-seed = Spiel i hat die Startzahl seed + i
cli-simulate-solo = ein Bot gegen diesen virtuellen Gegner
cli-text = Im Terminal spielen
cli-text-bots = Bots für die letzten Plätze, durch Kommas getrennt, etwa 'random'
cli-text-factions = Titel, Ids oder 'random', durch Kommas getrennt
cli-text-names = Namen, durch Kommas getrennt
cli-text-resume = die letzte Partie oder eine Datei
cli-text-plain = alles in ganzen Sätzen erzählen, für einen Vorleser
cli-text-solo = ein Spieler gegen diesen virtuellen Gegner
cli-window-data = Ordner der Partien und Einstellungen
cli-window-fullscreen = diesmal den ganzen Bildschirm füllen
cli-window-replay = die Partie einer Datei ansehen
cli-window-size = Größe des Fensters

## selfcheck: what was looked at, and what came of it

selfcheck-line = { $ok ->
    [yes] in Ordnung  { $name }: { $result }
   *[no] FEHLER      { $name }: { $result }
}
selfcheck-name-cards = Karten
selfcheck-name-texts = Texte
selfcheck-name-resources = Dateien
selfcheck-name-game = Spiel
selfcheck-name-frame = Bild
selfcheck-cards = { $locations } Orte, { $factions } Fraktionen, Sets { $sets }
selfcheck-texts = { $languages }
selfcheck-resources = { $icons } Symbole, { $motifs } Motive, { $portraits } Porträts, { $typefaces } Schriften
selfcheck-game = { $decisions } Entscheidungen, { $rounds } Runden
