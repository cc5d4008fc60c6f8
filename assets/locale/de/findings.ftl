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
unreadable-folder-opened = der Ordner lässt sich nicht öffnen: { $reason }
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
unreadable-match-gone = die Sets dieser Partie enthalten ihre Karten { $cards } nicht mehr
unreadable-match-gone-more = die Sets dieser Partie enthalten ihre Karten { $cards } und { $count } weitere nicht mehr
unreadable-match-deal = die Partie hat keinen Spielaufbau, der sich lesen ließe
unreadable-match-needs = diese Partie braucht { $names }; das fehlt diesem Programm
unreadable-match-fit = der Kopf passt nicht zum Spielaufbau: { $reason }
unreadable-fit-seats = { $count } Plätze erwartet
unreadable-fit-faction = Platz { $seat } spielt { $faction }
unreadable-fit-nobody = es gibt keinen virtuellen Gegner
unreadable-fit-opponent = der virtuelle Gegner ist { $name }
unreadable-fit-sets = seine Sets enthalten { $cards } nicht
unreadable-match-dealt = der Spielaufbau enthält Unverständliches: { $name }
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
unreadable-record-position = die Stellung gehört zu einer anderen Partie: Sets, Optionen oder Gegner weichen ab
unreadable-record-deal = für diese Plätze gibt es keinen Spielaufbau: Zahl, Fraktionen oder Gegner passen nicht
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

unreadable-set-once = jedes Set einmal erwartet, nicht zweimal { $name }
unreadable-set-base = nimm das Set { $name } dazu: Seine Karten sind in jeder Partie
unreadable-set-one-expansion = eine Partie hat höchstens eine Erweiterung: Lass { $names } weg
unreadable-set-mistake = das Set { $name } ist erst spielbar, wenn sein Fehler behoben ist: { $reason }
unreadable-set-meant = ein Set erwartet, nicht { $name }; meinst du { $near }?
unreadable-set-installed = das Set { $name } ist nicht installiert, nur { $names }: Lass es weg oder leg es zu deinen Kartenpaketen
unreadable-pack-folder = ein Ordner erwartet: Ein Kartenpaket ist ein Ordner mit Kartendateien, etwa my_pack/cards.yaml
unreadable-pack-name = ein Ordnername aus Kleinbuchstaben, Ziffern und _ erwartet, höchstens { $most } Zeichen
unreadable-pack-files = mindestens eine Kartendatei (*.yaml) in diesem Ordner erwartet
unreadable-pack-ending = ein Dateiname auf .yaml erwartet
unreadable-pack-cards = höchstens { $most } Karten in einem Kartenpaket erwartet, nicht { $count }, mehrfache mitgezählt
unreadable-pack-reprints = jede Karte nur einmal unter den reprints eines Kartenpakets erwartet, nicht { $id } in zwei Dateien
unreadable-pack-titles = ein 'title' des Kartenpakets erwartet: { $file } hat ihn schon
unreadable-pack-title = einen Namen des Kartenpakets von höchstens { $most } Zeichen erwartet, nicht { $title }
unreadable-pack-taken = ein Ordner mit anderem Namen erwartet: { $name } ist vergeben
unreadable-pack-together = erwartet werden Pakete von zusammen höchstens { $size } MB: Dieses wird weggelassen
unreadable-yaml-tag = erwartet wird ein Wert ohne Tag (!)
unreadable-yaml-directive = erwartet wird YAML ohne Direktiven (%)
unreadable-pack-location = mindestens ein Ort erwartet
unreadable-trial-card = mit der Karte { $card } wird es zu viel: { $told }
unreadable-trial-pack = mit den Karten dieses Kartenpakets zusammen wird es zu viel: { $told }
unreadable-trial-mistake = eine Partie ohne Fehler erwartet, nicht { $problem }
unreadable-trial-events = höchstens { $most } Ereignisse nach einem Zug erwartet, nicht { $count }
unreadable-trial-moves = höchstens { $most } Züge mit einer Karte auf einmal erwartet, nicht { $count }
unreadable-trial-long = eine Partie von höchstens { $most } Zügen erwartet
unreadable-cards-yaml = YAML erwartet: { $reason }
unreadable-cards-expected = { $what } erwartet, nicht { $found }
unreadable-cards-twice = { $key } ist doppelt angegeben
unreadable-cards-needs = { $what } braucht den Schlüssel { $key }
unreadable-cards-list = eine Liste von { $what } erwartet, nicht { $found }
unreadable-cards-number = eine ganze Zahl von { $lowest } bis { $highest } erwartet, nicht { $found }
unreadable-cards-nothing = nach { $what } nichts weiter erwartet, nicht { $found }

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
unreadable-cli-option = der Befehl { $command } kennt die Option { $option } nicht
unreadable-cli-bot = ein Roboter erwartet ({ $names }), nicht { $found }
unreadable-cli-program = erwartet wird ein Programm mit seinen Argumenten, etwa exec:python3 bot.py, nicht { $found }
unreadable-cli-faction = eine Fraktion erwartet ({ $names }), nicht { $found }
unreadable-cli-step = ein Schritt von 0 bis { $last } erwartet, nicht { $found }
unreadable-cli-match = andere Datei erwartet: Diese ist die Partie selbst
unreadable-cli-terminal = eine Partie im Terminal braucht eine offene Eingabe und eine offene Ausgabe
unreadable-cli-unfinished = es gibt keine unbeendete Partie zum Fortsetzen
unreadable-cli-seats = Namen, Fraktionen und Roboter für höchstens { $count } Spieler erwartet
unreadable-cli-seat = Name, Fraktion und Roboter für einen Spieler erwartet
unreadable-cli-names = verschiedene Namen erwartet: Keine zwei Spieler dürfen gleich heißen
unreadable-cli-names-long = Namen von höchstens { $most } Zeichen erwartet
unreadable-cli-factions = verschiedene Fraktionen erwartet: Keine darf doppelt vergeben sein
unreadable-cli-cards = eine Kartendatei oder der Ordner eines Kartenpakets erwartet; es gibt keinen
unreadable-cli-scenarios = ein Ordner mit Szenarien (*.yaml) erwartet

## Roboter

unreadable-weights = Gewichte von Robotern erwartet
unreadable-weights-version = Gewichte dieser Programmversion erwartet
unreadable-train-extra = zum Trainieren fehlt { $module }: Installiere das Extra „train“
unreadable-train-own = erwartet wird ein neuer Ordner oder der dieses Trainings, keine Datei und keine Verknüpfung
unreadable-train-folder = der Ordner dieses Trainings erwartet, nicht der eines anderen
unreadable-train-file = Gelerntes dieses Trainings erwartet; ohne die Datei lernt es das noch einmal
unreadable-workers-die = die Prozesse, die spielen, brechen immer wieder ab
unreadable-cluster-extra = für einen Cluster fehlt { $module }: installiere das Extra „cluster“
unreadable-cluster-address = erwartet wird die Adresse eines Dask-Schedulers, etwa tcp://127.0.0.1:8786
unreadable-cluster-lost = der Dask-Cluster antwortet nicht mehr
unreadable-tournament-file = erwartet werden die Ergebnisse dieses Turniers, nicht die eines anderen mit anderen Optionen, Karten oder Gewichten
unreadable-tournament-ordinary = erwartet wird eine neue Datei, oder Turnierergebnisse in einer gewöhnlichen
unreadable-tournament-line = erwartet wird eine Zeile mit Turnierergebnissen
unreadable-tournament-bots = erwartet werden mindestens zwei Roboter, durch Kommas getrennt
unreadable-tournament-bot = erwartet wird mindestens ein Roboter, mehrere durch Kommas getrennt
unreadable-balance-none = keine Partie wurde zu Ende gespielt: { $problem }
unreadable-balance-robot = erwartet wird ein einziger Roboter; er spielt auf allen Plätzen
unreadable-balance-other = erwartet wird ein Bericht über denselben Roboter und dieselbe Zahl von Spielern
unreadable-balance-file = erwartet wird ein Bericht, den „balance --json“ ausgegeben hat
