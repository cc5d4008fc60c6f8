# Sound: its page of the settings, and its key.

settings-sound = Ton
    .tip = Wie laut der Tisch ist und der Wind in den Menüs
setting-silent = Aus
setting-sound-volume = Klänge
setting-sound-volume-note = Karten, Waren, Punkte und Zeichen. Alles, was du hörst, siehst du auch.
setting-ambience-volume = Wind
setting-ambience-volume-note = Weht über die Straße, solange du in den Menüs bist.
setting-muted = Stumm
setting-muted-note = { $now ->
    [true] Du hörst nichts. { KEY("m") } schaltet den Ton wieder ein.
   *[false] { KEY("m") } tut jederzeit dasselbe, außer während du tippst.
}
help-mute = Ton ein und aus
