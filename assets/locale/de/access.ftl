# What makes the game playable for everyone: palettes, contrast, stillness, the left hand.
settings-access = Zugang
    .tip = Farben, Kontrast, Ruhe, linke Hand (Bild auf, Bild ab blättern)
setting-palette = Farben
setting-palette-note = { $now ->
    [colour_blind] Töne, die auch bei jeder Farbfehlsichtigkeit verschieden bleiben.
   *[standard] Jede Farbe hat außerdem eine Form, ein Zeichen oder einen Platz, in beiden Paletten.
}
setting-palette-standard = Üblich
setting-palette-colour_blind = Bei Farbfehlsichtigkeit
setting-high-contrast = Hoher Kontrast
setting-high-contrast-note = Schwarze Flächen, helle Kanten, breite Ringe; kein Text liegt unter einem Schleier.
setting-reduced-motion = Weniger Bewegung
setting-reduced-motion-note = { $now ->
    [true] Nichts fliegt, gleitet oder schwingt: Was neu ist, bleibt bis zur nächsten Eingabe markiert.
   *[false] Karten und Waren wandern über den Tisch, so schnell, wie „Bewegung“ es sagt.
}
setting-left-handed = Für die linke Hand
setting-left-handed-note = { $now ->
    [true] Knöpfe, Stapel und Verlauf sind links, die Tafeln rechts.
   *[false] Knöpfe, Stapel und Verlauf sind rechts, wo ein rechter Arm keinen Staat verdeckt.
}
