# Why a file or an option cannot be read. What stands in a variable may itself be one of these sentences.

unreadable = { $place }: { $told }
unreadable-other = (auf Englisch) { $told }

## The system

unreadable-system-enoent = Datei oder Ordner nicht gefunden
unreadable-system-eacces = keine Berechtigung
unreadable-system-eperm = Vorgang nicht erlaubt
unreadable-system-enospc = kein Speicherplatz mehr frei
unreadable-system-erofs = das Dateisystem ist schreibgeschützt
unreadable-system-eisdir = das ist ein Ordner
unreadable-system-enotdir = das ist kein Ordner
unreadable-system-eio = Ein- oder Ausgabefehler
unreadable-system-edquot = der zugeteilte Speicherplatz ist erschöpft
unreadable-system-enametoolong = der Dateiname ist zu lang
unreadable-system-eexist = die Datei gibt es schon
unreadable-file-read = lässt sich nicht lesen: { $reason }
unreadable-file-written = lässt sich nicht schreiben: { $reason }
unreadable-file-moved = lässt sich nicht verschieben: { $reason }
unreadable-file-bin = erwartet wird ein Ordner für gelöschte Partien, keine Datei und keine Verknüpfung
unreadable-file-opened = die Datei lässt sich nicht öffnen: { $reason }
unreadable-output-written = die Ausgabe lässt sich nicht schreiben: { $reason }
unreadable-file-ordinary = eine gewöhnliche Datei erwartet, kein Gerät, keine Pipe oder dergleichen
unreadable-file-new = erwartet wird der Name einer neuen oder einer gewöhnlichen Datei, nicht der einer Verknüpfung oder eines Ordners
unreadable-file-exists = diese Datei gibt es schon: Wähle einen anderen Namen, oder ersetze sie mit --force
unreadable-file-kilobytes = eine Datei von höchstens { $size } kB erwartet
unreadable-file-megabytes = eine Datei von höchstens { $size } MB erwartet
unreadable-file-lines = eine Datei von höchstens { $most } Zeilen erwartet
unreadable-utf8 = Text in UTF-8 erwartet
unreadable-control = Text erwartet, nicht das Steuerzeichen { $character }
unreadable-empty = die Datei ist leer

## Matches

unreadable-match-none = das ist keine Partie: Die erste Zeile ist kein Kopf
unreadable-match-suffix = das ist keine Partie: ein Dateiname auf { $suffix } erwartet
unreadable-match-old = diese Partie hat das Format { $version }, das zu alt zum Lesen ist
unreadable-match-new = diese Partie wurde von einer neueren Version des Spiels gespeichert ({ $what } { $version }, diese liest { $known })
unreadable-match-header = der Kopf der Partie ist beschädigt: { $reason }
unreadable-match-date = der Kopf der Partie ist beschädigt: ein Datum erwartet
unreadable-match-cards = die Karten dieser Partie: { $reason }
unreadable-match-deal = die Partie hat keinen Spielaufbau, der sich lesen ließe
unreadable-match-needs = diese Partie braucht { $names }; das fehlt diesem Programm
unreadable-header-id = höchstens { $most } Zeichen erwartet, nicht { $found }
unreadable-header-seats = { $fewest } bis { $most } Plätze erwartet
unreadable-header-sets = höchstens { $most } Sets erwartet
unreadable-header-origin = als Herkunft die Datei und der Schritt einer anderen Partie erwartet
unreadable-header-seed = eine Startzahl von höchstens 30 Ziffern erwartet
unreadable-match-rules = diese Partie wurde mit anderen Regeln begonnen und lässt sich mit diesen nicht fortsetzen: { $reason }
unreadable-match-means = das ist unverständlich
unreadable-match-open = diese Partie wird gerade in einem anderen Fenster des Spiels gespielt
unreadable-match-scores = diese Partie ist beschädigt: Spieler und Ergebnisse passen nicht zusammen
unreadable-match-played = diese Partie kann so nicht gespielt worden sein: Die Regeln entscheiden Schritt { $step } ({ $move }) anders
unreadable-import-utf8 = eine lesbare Mitschrift ist ein Text in UTF-8, und das ist keiner
unreadable-match-vanished = diese Datei ist nicht mehr da
unreadable-database-damaged = diese Datenbank der Partien ist beschädigt: Sie liegt jetzt als { $name } beiseite und wird aus den Partiedateien neu angelegt
unreadable-database-new = diese Datenbank der Partien stammt von einer neueren Version des Spiels: Sie liegt jetzt als { $name } beiseite und wird aus den Partiedateien neu angelegt
unreadable-database-none = die Datenbank der Partien lässt sich nicht benutzen ({ $reason }), darum werden die Partiedateien nur für dieses Fenster gelesen; prüfe, ob sich ihr Ordner beschreiben lässt, und lösche sie notfalls
unreadable-database-locked = ein anderes Programm hält sie gesperrt
unreadable-database-protected = sie ist schreibgeschützt
unreadable-database-opened = sie lässt sich nicht öffnen

## Readable records

unreadable-record-header = dieser Mitschrift fehlt der Kopf [{ $name } ...]
unreadable-record-header-bad = [{ $name } ...] lässt sich nicht lesen: { $reason }
unreadable-record-expected = { $what } in [{ $name } ...] erwartet, nicht { $found }
unreadable-record-new = diese Mitschrift wurde von einer neueren Version des Spiels geschrieben
unreadable-record-twice = [{ $name } ...] steht hier zum zweiten Mal
unreadable-record-line = ein Kopf wie [Seed "1"] erwartet
unreadable-record-other-deal = der Spielaufbau ist ein anderer als der der Partie{ $why }
unreadable-record-move = ein Zug wie A: pass erwartet, nicht { $found }
unreadable-record-seat = einen Platz und einen Spieler dieser Partie erwartet, nicht { $found }
unreadable-record-true = { $expected } an dieser Stelle der Partie erwartet, nicht { $found }
unreadable-record-not-allowed = { $move } ist an dieser Stelle nicht erlaubt ({ $code })
unreadable-record-belongs = [{ $name } ...] gehört nicht zu dieser Partie
unreadable-record-missing = [{ $name } ...] fehlt
unreadable-record-end = die Züge führen zu einer anderen Stellung als der am Ende der Partie
unreadable-record-leads = [{ $name } ...] passt nicht zu den Zügen, die zu { $found } führen

## Sets and packs

unreadable-yaml-tag = erwartet wird ein Wert ohne Tag (!)
unreadable-yaml-directive = erwartet wird YAML ohne Direktiven (%)
unreadable-cards-yaml = YAML erwartet: { $reason }
unreadable-cards-expected = { $what } erwartet, nicht { $found }
unreadable-cards-twice = { $key } ist doppelt angegeben
unreadable-cards-needs = { $what } braucht den Schlüssel { $key }
unreadable-cards-list = eine Liste von { $what } erwartet, nicht { $found }
unreadable-cards-number = eine ganze Zahl von { $lowest } bis { $highest } erwartet, nicht { $found }

## Options of the command line: argparse's own words

unreadable-option = Argument { $option }: { $told }
unreadable-option-required = diese Argumente sind nötig: { $names }
unreadable-option-one-of = eines der Argumente { $names } ist nötig
unreadable-option-unknown = unbekannte Argumente: { $names }
unreadable-option-together = nicht zusammen mit { $names } erlaubt
unreadable-option-explicit = überflüssiger Wert { $found }
unreadable-option-one = ein Wert erwartet
unreadable-option-at-most-one = höchstens ein Wert erwartet
unreadable-option-at-least-one = mindestens ein Wert erwartet
unreadable-option-ambiguous = mehrdeutige Option: { $option } könnte { $names } heißen
unreadable-option-type = kein gültiger Wert der Art { $type }: { $found }
unreadable-option-choice = ungültige Wahl: { $found } (möglich: { $names })

## Options of the command line: the program's own

unreadable-cli-place = { $program }: { $told }
unreadable-cli-number = eine Zahl ab { $least } erwartet, nicht { $found }
unreadable-cli-whole = erwartet wird eine ganze Zahl, nicht { $found }
unreadable-cli-seed = erwartet wird eine ganze Zahl mit höchstens { $digits } Ziffern, nicht { $found }
unreadable-cli-size = eine Größe wie 1920x1080 erwartet, nicht { $found }
unreadable-cli-language = eine Sprache erwartet ({ $names }), nicht { $found }
unreadable-cli-picture = der Name einer .png-Datei erwartet, nicht { $found }
unreadable-cli-command = ein Befehl erwartet ({ $names }), nicht { $found }
unreadable-cli-game = ein Spiel erwartet ({ $names }), nicht { $found }
unreadable-cli-program = erwartet wird ein Programm mit seinen Argumenten, etwa exec:python3 bot.py, nicht { $found }
unreadable-cli-match-of = eine Partie von { $game } erwartet, nicht von { $found }
unreadable-cli-scenes = das Spiel { $game } hat noch keine Szenen
unreadable-option-known = eine Option erwartet ({ $names }), nicht { $found }
unreadable-option-value = ein Wert von { $option } erwartet ({ $names }), nicht { $found }
unreadable-cli-option = der Befehl { $command } kennt die Option { $option } nicht
unreadable-cli-bot = ein Roboter erwartet ({ $names }), nicht { $found }
unreadable-cli-step = ein Schritt von 0 bis { $last } erwartet, nicht { $found }
unreadable-cli-match = andere Datei erwartet: Diese ist die Partie selbst
unreadable-cli-scenarios = ein Ordner mit Szenarien (*.yaml) erwartet
unreadable-cli-terminal = eine Partie im Terminal braucht eine offene Eingabe und eine offene Ausgabe
unreadable-cli-unfinished = es gibt keine unbeendete Partie zum Fortsetzen
unreadable-cli-players = Namen und Roboter für höchstens { $count } Spieler erwartet
unreadable-cli-player = Namen und Roboter für einen Spieler erwartet
unreadable-cli-names = verschiedene Namen erwartet: Keine zwei Spieler dürfen gleich heißen
unreadable-cli-names-long = Namen von höchstens { $most } Zeichen erwartet

## Roboter

unreadable-tournament-bots = erwartet werden mindestens zwei Roboter, durch Kommas getrennt
unreadable-tournament-bot = erwartet wird mindestens ein Roboter, mehrere durch Kommas getrennt
unreadable-workers-die = die Prozesse, die spielen, brechen immer wieder ab
unreadable-cluster-extra = für einen Cluster fehlt { $module }: installiere das Extra „cluster“
unreadable-cluster-address = erwartet wird die Adresse eines Dask-Schedulers, etwa tcp://127.0.0.1:8786
unreadable-cluster-lost = der Dask-Cluster antwortet nicht mehr
unreadable-tournament-file = erwartet werden die Ergebnisse dieses Turniers, nicht die eines anderen mit anderen Optionen, Karten oder Gewichten
unreadable-tournament-ordinary = erwartet wird eine neue Datei, oder Turnierergebnisse in einer gewöhnlichen
unreadable-tournament-line = erwartet wird eine Zeile mit Turnierergebnissen
