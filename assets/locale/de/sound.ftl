# Sound: its page of the settings, and its key.

settings-sound = Ton
    .tip = Wie laut der Tisch ist und der Wind in den Menüs
setting-silent = Aus
setting-sound-volume = Klänge
setting-sound-volume-note = Von Karten, Waren, Punkten und Zeichen. Alles, was sie sagen, ist auch zu sehen.
setting-ambience-volume = Wind
setting-ambience-volume-note = Weht über die Straße, solange keine Partie auf dem Tisch ist.
setting-muted = Stumm
setting-muted-note = { $now ->
    [true] Nichts ist zu hören. M bringt den Ton zurück.
   *[false] M tut jederzeit dasselbe, außer wo Buchstaben getippt werden.
}
help-mute = Ton ein und aus
