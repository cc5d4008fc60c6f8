# Sets and packs: in a new game, and where a match is described.

notice-more-damage = { $count ->
    [one] Eine weitere Datei ist beschädigt; „Neues Spiel“ nennt alle Kartenpakete.
   *[other] { $count } weitere Dateien sind beschädigt; „Neues Spiel“ nennt alle Kartenpakete.
}
sets-and-more = { $sets } und { $count } weitere
match-sets = Karten: { $sets }.

sets-expansion = Erweiterung
sets-none = Keine
sets-none-note = Die 88 Karten des Basissets, die in jeder Partie dabei sind.
sets-more = Außerdem mit
sets-count = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, davon { $titles } verschiedene.
sets-note-new-era = Mehr von dem, was das Basisset bietet: Kontaktplättchen, Waren auf Karten, Arbeiter, die eine Produktion auslösen.
sets-note-winter = Karg und rau: Nimm anderen ihre Produktion, kopiere Deals, mach Orte für eine weitere Nutzung frei.
sets-note-scavengers = Teils eigene Fassung: Jeder hat einen Ablagestapel, von dem die anderen nehmen, und Ruinen sind etwas wert.
sets-note-allies = Teils eigene Fassung: drei Gruppierungen, mit deren Einfluss du baust, Deals machst und plünderst.
sets-note-moloch = Teils eigene Fassung: Maschinen greifen jede Runde alle an, und ihr hackt oder zerstört sie.
sets-note-no-mans-land = Teils eigene Fassung: ein Gebietsplan aus neun Gebieten, in denen du Außenposten baust, ausbaust und plünderst.
sets-note-promo-1 = Ein paar einzelne Karten, die zu jeder Partie passen.
sets-note-promo-2 = Eigene Fassung: Karten für jede Partie, die Schilde und Bauen belohnen, mit zwei weiteren Symbolen.
sets-pack-note = Dein eigenes Kartenpaket, im Ordner { $folder }.
sets-hint = Für eigene Karten: Leg Kartenpakete in { $folder }
sets-mistake = Ausgelassen: { $sentence }. Berichtige die Datei und starte das Spiel neu.
sets-mistakes = { $count ->
    [one] Ein weiteres ist ausgelassen: Zeig darauf, um zu sehen, warum.
   *[other] { $count } weitere sind ausgelassen: Zeig darauf, um zu sehen, warum.
}
sets-back = Andere Pakete: Seite { $page } von { $pages }
sets-back-end = Davor kommt nichts mehr.
sets-on = Andere Pakete: Seite { $page } von { $pages }
sets-on-end = Danach kommt nichts mehr.
