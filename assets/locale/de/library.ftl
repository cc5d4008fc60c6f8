# The cards: their library, the zoom, and the ways and keys to them.

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

## The library

library-title = Karten
library-back = Zurück
library-back-tip = Dorthin zurück, woher du gekommen bist (Esc)
library-search = In Namen und Texten suchen
library-search-tip = Tipp einfach los, oder drück Strg+{ KEY("f") }. Jedes Wort muss auf der Karte stehen, im Namen oder im Effekt.
library-bar-tip = Zieh daran, um durch die Karten zu blättern; auch mit Mausrad, Bild auf und Bild ab.
library-order = Sortiert nach
library-piles = Stapel
library-tip-copies = { $n }-mal vorhanden
library-tip-card = Ein Klick oder die Eingabetaste zeigt die Karte groß, mit ihren Regeln.
library-part-all = Alle Karten
library-part-all-tip = Jede Karte dieses Spiels
library-unfilter = Filter löschen
library-unfilter-tip = Zeigt wieder alle Karten.
library-unfilter-why = Es ist kein Filter gesetzt.

## The zoom

zoom-facts = Die Karte
zoom-facts-tip = Alles, was aufgedruckt ist, in Worten ({ KEY("r") })
zoom-rules = Ihre Regeln
zoom-rules-tip = Die Regeln zu dieser Karte ({ KEY("r") })
zoom-more = Mehr { $page }/{ $pages }
zoom-more-tip = Der Rest davon (Auf, Ab)
zoom-other = Andere Seite
zoom-other-tip = Die andere Seite der Karte ({ KEY("t") })
zoom-close = Klick oder Esc zum Schließen
zoom-close-many = Klick oder Esc zum Schließen · Pfeile und Mausrad: { $place } von { $count }
zoom-previous = Vorige
zoom-previous-tip = Die Karte davor (Pfeil links)
zoom-next = Nächste
zoom-next-tip = Die Karte danach (Pfeil rechts)
