# The rules reference: its page, and the ways to it.

## Keys, told in the help

help-rulebook = Regeln zu dem, worauf du zeigst
help-hint = Hinweise: was du jetzt tun könntest

## The page of a section

rulebook-title = Regeln
rulebook-search = In den Regeln suchen
rulebook-search-tip = Tipp ein Suchwort ein (Strg+{ KEY("f") }). Esc löscht es.
rulebook-back = Zurück
rulebook-back-tip = Dorthin zurück, wo du warst (Esc, F3).
rulebook-contents-tip = Zeigt diesen Abschnitt.
rulebook-previous = Voriger
rulebook-previous-tip = Der Abschnitt davor (Links).
rulebook-next = Nächster
rulebook-next-tip = Der Abschnitt danach (Rechts).
rulebook-first = Dies ist der erste Abschnitt.
rulebook-last = Dies ist der letzte Abschnitt.
rulebook-see = Siehe auch
rulebook-see-tip = Zeigt diesen Abschnitt. Die Rücktaste bringt dich zurück.
rulebook-return = Zuletzt
rulebook-return-tip = Zurück zum Abschnitt, den du davor gelesen hast (Rücktaste).
rulebook-return-none = Du hast noch keinen anderen Abschnitt gelesen.
rulebook-nothing = Nichts gefunden zu „{ $query }“. Versuch es mit weniger oder anderen Wörtern.
rulebook-found = { $n ->
    [one] { $n } Abschnitt gefunden
   *[other] { $n } Abschnitte gefunden
}
rulebook-card-tip = Ein Klick zeigt diese Karte groß.
rulebook-here = Regeln: { $heading } (F3 oder mittlere Taste)
rulebook-here-log = Ein Klick oder F3 öffnet die Regeln: { $heading }
rulebook-open = Regeln
rulebook-open-note = Alle Regeln, zum Durchsuchen
rulebook-open-tip = Alle Regeln in kurzen Abschnitten (F3).
