# Die Vorderseiten der Karten: was eine Karte ist, auf großen.

face-threat = Bedrohung { $stage ->
    [1] I
   *[2] II
} – { $kind }
face-equipment = Ausrüstung
face-quest = Auftrag
face-law = Gesetz
face-battle = Kampfkarte – { $kind }
face-hero = Held
face-faction = Fraktion
face-station = Station – Linie: { $line }
