# What makes the game playable for everyone: palettes, contrast, stillness, the left hand.
settings-access = Bedienhilfen
    .tip = Farben, Kontrast, weniger Bewegung, linkshändig (Bild auf, Bild ab blättern)
setting-palette = Farben
setting-palette-note = { $now ->
    [colour_blind] Farben, die du auch mit Farbfehlsichtigkeit unterscheiden kannst.
   *[standard] Jede Farbe hat in beiden Paletten außerdem eine Form, ein Zeichen oder einen Platz.
}
setting-palette-standard = Normal
setting-palette-colour_blind = Bei Farbfehlsichtigkeit
setting-high-contrast = Hoher Kontrast
setting-high-contrast-note = Schwarze Flächen, helle Kanten, breite Ringe; nichts verschleiert den Text.
setting-reduced-motion = Weniger Bewegung
setting-reduced-motion-note = { $now ->
    [true] Nichts fliegt, gleitet oder schwingt: Was neu ist, bleibt bis zur nächsten Eingabe markiert.
   *[false] Karten und Waren wandern über den Tisch, so schnell, wie „Bewegung“ es sagt.
}
setting-left-handed = Linkshändig
setting-left-handed-note = { $now ->
    [true] Knöpfe, Stapel und Verlauf sind links, die Tafeln rechts.
   *[false] Knöpfe, Stapel und Verlauf sind rechts, wo dein rechter Arm nichts verdeckt.
}

## text --plain: the game for who has it read aloud
plain-default = { $question } Die Eingabetaste allein bedeutet { $default }.
    .none = { $question } Die Eingabetaste allein bedeutet keine.
plain-option = „{ $choice }“ steht für { $what }.
