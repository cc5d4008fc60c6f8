# Why a file or an option cannot be read. What stands in a variable may itself be one of these sentences.

## Matches

unreadable-match-gone = die Sets dieser Partie enthalten ihre Karten { $cards } nicht mehr
unreadable-match-gone-more = die Sets dieser Partie enthalten ihre Karten { $cards } und { $count } weitere nicht mehr
unreadable-match-fit = der Kopf passt nicht zum Spielaufbau: { $reason }
unreadable-match-dealt = der Spielaufbau enthält Unverständliches: { $name }
unreadable-fit-seats = { $count } Plätze erwartet
unreadable-fit-faction = Platz { $seat } spielt { $faction }
unreadable-fit-nobody = es gibt keinen virtuellen Gegner
unreadable-fit-opponent = der virtuelle Gegner ist { $name }
unreadable-fit-sets = seine Sets enthalten { $cards } nicht

## Readable records

unreadable-record-position = die Stellung gehört zu einer anderen Partie: Sets, Optionen oder Gegner weichen ab
unreadable-record-deal = für diese Plätze gibt es keinen Spielaufbau: Zahl, Fraktionen oder Gegner passen nicht

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
unreadable-pack-location = mindestens ein Ort erwartet
unreadable-trial-card = mit der Karte { $card } wird es zu viel: { $told }
unreadable-trial-pack = mit den Karten dieses Kartenpakets zusammen wird es zu viel: { $told }
unreadable-trial-mistake = eine Partie ohne Fehler erwartet, nicht { $problem }
unreadable-trial-events = höchstens { $most } Ereignisse nach einem Zug erwartet, nicht { $count }
unreadable-trial-moves = höchstens { $most } Züge mit einer Karte auf einmal erwartet, nicht { $count }
unreadable-trial-long = eine Partie von höchstens { $most } Zügen erwartet
unreadable-cards-nothing = nach { $what } nichts weiter erwartet, nicht { $found }
unreadable-folder-opened = der Ordner lässt sich nicht öffnen: { $reason }

## Options of the command line: the program's own

unreadable-cli-faction = eine Fraktion erwartet ({ $names }), nicht { $found }
unreadable-cli-seats = Namen, Fraktionen und Roboter für höchstens { $count } Spieler erwartet
unreadable-cli-seat = Name, Fraktion und Roboter für einen Spieler erwartet
unreadable-cli-factions = verschiedene Fraktionen erwartet: Keine darf doppelt vergeben sein
unreadable-cli-cards = eine Kartendatei oder der Ordner eines Kartenpakets erwartet; es gibt keinen

## Roboter

unreadable-weights = Gewichte von Robotern erwartet
unreadable-weights-version = Gewichte dieser Programmversion erwartet
unreadable-train-extra = zum Trainieren fehlt { $module }: Installiere das Extra „train“
unreadable-train-own = erwartet wird ein neuer Ordner oder der dieses Trainings, keine Datei und keine Verknüpfung
unreadable-train-folder = der Ordner dieses Trainings erwartet, nicht der eines anderen
unreadable-train-file = Gelerntes dieses Trainings erwartet; ohne die Datei lernt es das noch einmal
unreadable-balance-none = keine Partie wurde zu Ende gespielt: { $problem }
unreadable-balance-robot = erwartet wird ein einziger Roboter; er spielt auf allen Plätzen
unreadable-balance-other = erwartet wird ein Bericht über denselben Roboter und dieselbe Zahl von Spielern
unreadable-balance-file = erwartet wird ein Bericht, den „balance --json“ ausgegeben hat
