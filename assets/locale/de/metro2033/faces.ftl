# Die Vorderseiten der Karten: was eine Karte ist, auf großen.

face-threat = Bedrohung { $stage ->
    [1] I
   *[2] II
} – { $kind }
face-equipment = Ausrüstung
face-quest = Auftrag
face-law = Gesetz
face-battle = Gefechtskarte – { $kind }
face-hero = Held
face-faction = Fraktion
face-station = Station – Linie: { $line }

# Eine Station in der Partie auf dem Tisch.

fact-owner = { $faction } ({ $name })
    .heading = Gehört
fact-there = { $hero } ({ $faction })
    .heading = Hier
