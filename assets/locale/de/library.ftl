# Ways to the cards, and keys that the help tells of.

## Ways to the library

title-cards = Karten
title-cards-note = Jede Karte mit ihren Regeln
menu-cards = Karten
menu-cards-note = Alle, die abgeworfenen, die noch möglichen
help-cards = Karten: alle, abgeworfene, noch mögliche
help-search = Suchen; einfach tippen geht auch
help-page = Liste oder Einstellungen blättern
help-rules = Regeln zur groß gezeigten Karte
key-pageup = Bild auf
key-pagedown = Bild ab
