# The help of the command line: words of argparse, the window, the commands and their options.

cli-extra-factions = Fraktionen aus allen neun Tafeln ziehen
cli-description = 51st State auf einem digitalen Kartentisch
cli-cards = Die Karten in Worten ausgeben oder eine Datei prüfen
cli-cards-lint = eine Kartendatei oder den Ordner eines Kartenpakets prüfen und damit spielen; Rückgabewert 1 bei einem Fehler
cli-cards-set = nur die Karten dieses Sets
cli-sets = Namen, durch Kommas getrennt: base, new_era, winter, scavengers, allies, moloch oder no_mans_land, promo_1, promo_2, Kartenpakete
cli-simulate-solo = ein Roboter gegen diesen virtuellen Gegner
cli-text-factions = Namen, IDs oder 'random', durch Kommas getrennt
cli-text-solo = ein Spieler gegen diesen virtuellen Gegner
cli-train-lesson = die Partien, aus denen gelernt wird: zu zweit, zu mehreren, gegen die Hegemonie und ihresgleichen oder gegen Borgo

## selfcheck: what was looked at, and what came of it

selfcheck-cards = { $locations } Orte, { $machines } Maschinen, { $areas } Gebiete, { $factions } Fraktionen, Sets { $sets }
cli-tournament-solo = jeder Roboter spielt allein gegen diesen virtuellen Gegner
cli-balance = Einen Roboter gegen sich selbst spielen lassen und über Karten, Fraktionen und Startspieler berichten
cli-balance-bots = der Roboter auf allen Plätzen; ohne Angabe hard
cli-balance-games = Zahl der Partien
cli-balance-compare = der Bericht eines früheren Laufs mit --json, meist des Basissets, zum Vergleich von Länge und SP
cli-balance-out = Datei für den Bericht, in Markdown; ohne Angabe das Terminal
