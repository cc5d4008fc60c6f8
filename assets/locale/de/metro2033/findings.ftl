# Warum eine Partie von Metro 2033 nicht verteilt oder gelesen werden kann.

unreadable-metro-first = der Startspieler muss einen Platz haben ({ $seats }), nicht { $chosen }
unreadable-metro-factions = jeder Platz braucht eine eigene Fraktion, und ihre Zonen müssen aneinandergrenzen
unreadable-metro-fit = der Kopf passt nicht zum Beginn der Partie: { $reason }
unreadable-metro-fit-seats = es müssen { $count } Plätze sein
unreadable-metro-fit-faction = Platz { $seat } hat eine andere Fraktion
unreadable-metro-start = der Beginn dieser Partie ist nicht zu verstehen
unreadable-metro-start-why = der Beginn dieser Partie ist nicht zu verstehen: { $reason }
unreadable-metro-impossible = der Beginn dieser Partie ist nicht möglich
unreadable-metro-position = die Stellung gehört zu einer anderen Partie: ihre Varianten sind andere
