# Die Kartenbibliothek.

library-decks = Stapel
library-types = Art
library-stages = Abschnitt
library-signs = Zeichen
library-deck-faction = Fraktionen
library-deck-hero = Helden
library-deck-threat = Bedrohungen
library-deck-equipment = Ausrüstung
library-deck-quest = Aufträge
library-deck-law = Gesetze
library-deck-battle = Gefechtskarten
library-stage-1 = Abschnitt I
library-stage-2 = Abschnitt II
library-sign-strength = Stärke
library-sign-speed = Tempo
library-sign-army = Armee

library-order-deck = Stapel
library-order-deck-tip = Stapel für Stapel
library-order-title = Name
library-order-title-tip = Von A bis Z
library-order-strength = Stärke
library-order-strength-tip = Bedrohungen, Helden und Gefechtskarten, die schwächsten zuerst
library-order-newest = Neueste
library-order-newest-tip = Stapel für Stapel, zuletzt Abgeworfenes zuerst

library-tip-decks = { $name }: { $n } von { $total }
library-tip-types = { CAPITAL($name) }: { $n } von { $total }
library-tip-stages = { $name }: { $n } von { $total }
library-tip-signs = { CAPITAL($name) }: ein Zeichen auf { $n } von { $total }
library-tip-none = { CAPITAL($name) }: keine Karte hier.

library-part-discarded = Abgeworfen ({ $n })
library-part-discarded-tip = Was auf den Ablagestapeln liegt, das Neueste zuerst
library-part-unseen = Noch möglich ({ $n })
library-part-unseen-tip = Was noch kommen kann: jede Karte, die du nirgends liegen siehst. Ist ein Stapel leer, wird seine Ablage zum neuen Stapel gemischt.

library-count-all = { $n } von { $total } Karten.
    .whole = { $total } Karten. Ein Klick zeigt eine davon groß, mit ihren Regeln.
library-count-discarded = { $n } von { $total } abgeworfenen Karten.
    .whole = { $total ->
        [one] { $total } abgeworfene Karte.
       *[other] { $total } abgeworfene Karten.
    }
library-covered = { $n ->
    [one] { $n } weiterer Auftrag liegt verdeckt.
   *[other] { $n } weitere Aufträge liegen verdeckt.
}
library-count-unseen = { $n } von { $total } Karten, die noch kommen können: { $places }.
    .whole = { $total ->
        [one] { $total } Karte kann noch kommen: { $places }.
       *[other] { $total } Karten können noch kommen: { $places }.
    }
library-in-decks = { $n } in den Stapeln
library-in-aside = { $n } für Abschnitt II
library-in-held = { $n } verdeckt bei Mitspielern
library-in-covered = { $n } verdeckt in der Ablage
library-nothing-found = Keine Karte gefunden. Nimm links einen Filter heraus oder ändere oben die Suche.
library-nothing-discarded = Noch wurde nichts abgeworfen.
library-nothing-unseen = Du siehst jede Karte der Partie.
