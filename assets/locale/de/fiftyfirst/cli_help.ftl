# The help of the command line: commands that only 51st State has, and its own options.

cli-extra-factions = Fraktionen aus allen neun Tafeln ziehen
cli-cards = Die Karten in Worten ausgeben oder eine Datei prüfen
cli-cards-lint = eine Kartendatei oder den Ordner eines Kartenpakets prüfen und damit spielen; Rückgabewert 1 bei einem Fehler
cli-cards-set = nur die Karten dieses Sets
cli-sets = Namen, durch Kommas getrennt: base, new_era, winter, scavengers, allies, moloch oder no_mans_land, promo_1, promo_2, Kartenpakete
cli-simulate-solo = ein Roboter gegen diesen virtuellen Gegner
cli-text-seed = dieselbe Zahl teilt dieselben Karten aus
cli-text-factions = Namen, IDs oder 'random', durch Kommas getrennt
cli-text-solo = ein Spieler gegen diesen virtuellen Gegner
cli-train = Die Gewichte der starken Roboter trainieren
cli-train-games = Anzahl der Partien in jedem Durchgang
cli-train-iterations = Anzahl der Durchgänge; jeder spielt mit dem, was der letzte gelernt hat
cli-train-lesson = die Partien, aus denen gelernt wird: zu zweit, zu mehreren, gegen die Hegemonie und ihresgleichen oder gegen Borgo
cli-train-onto = eine Datei mit Gewichten, die bleiben, wie sie sind; gelernt werden nur die der Merkmale, die ihr fehlen
cli-train-out = die Datei für die Gewichte; was ein abgebrochenes Training gelernt hat, steht daneben
cli-train-seed = Partie i hat die Startzahl seed + i

## selfcheck: what was looked at, and what came of it

selfcheck-cards = { $locations } Orte, { $machines } Maschinen, { $areas } Gebiete, { $factions } Fraktionen, Sets { $sets }
selfcheck-name-resources = Dateien
selfcheck-resources = { $icons } Symbole, { $motifs } Motive, { $portraits } Porträts, { $typefaces } Schriften
cli-tournament-solo = jeder Roboter spielt allein gegen diesen virtuellen Gegner
cli-balance = Einen Roboter gegen sich selbst spielen lassen und über Karten, Fraktionen und Startspieler berichten
cli-balance-bots = der Roboter auf allen Plätzen; ohne Angabe hard
cli-balance-games = Zahl der Partien
cli-balance-compare = der Bericht eines früheren Laufs mit --json, meist des Basissets, zum Vergleich von Länge und SP
cli-balance-out = Datei für den Bericht, in Markdown; ohne Angabe das Terminal
