# Sets and packs: in a new game, and where a match is described.

notice-more-damage = { $count ->
    [one] Eine weitere Datei ist beschädigt; „Neues Spiel“ nennt alle Kartenpakete.
   *[other] { $count } weitere Dateien sind beschädigt; „Neues Spiel“ nennt alle Kartenpakete.
}
sets-and-more = { $sets } und { $count } weitere
match-sets = Karten: { $sets }.

sets-expansion = Erweiterung
sets-none = Keine
sets-none-note = Die 88 Karten des Basissets, die in jedem Spiel dabei sind.
sets-more = Außerdem mit
sets-count = { $titles ->
    [one] { $titles } Titel
   *[other] { $titles } Titel
}, { $cards ->
    [one] { $cards } Karte.
   *[other] { $cards } Karten.
}
sets-note-new-era = Mehr von dem, was das Basisset bietet: Kontakte, Waren auf Karten, Arbeiter, die eine Produktion in Gang setzen.
sets-note-winter = Karg und rau: Produktionen anderer werden genommen, Deals kopiert, Orte für eine weitere Nutzung frei gemacht.
sets-note-promo-1 = Ein paar einzelne Karten, die zu jedem Spiel passen.
sets-pack-note = Ein eigenes Kartenpaket, im Ordner { $folder }.
sets-hint = Eigene Kartenpakete: { $folder }
sets-mistake = Ausgelassen: { $sentence } – Datei berichtigen und das Spiel neu starten.
sets-mistakes = { $count ->
    [one] Ein weiteres ist ausgelassen: darauf zeigen.
   *[other] { $count } weitere sind ausgelassen: darauf zeigen.
}
sets-back = Andere Pakete: Seite { $page } von { $pages }
sets-back-end = Davor kommt nichts mehr.
sets-on = Andere Pakete: Seite { $page } von { $pages }
sets-on-end = Danach kommt nichts mehr.
