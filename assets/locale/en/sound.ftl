# Sound: its page of the settings, and its key.

settings-sound = Sound
    .tip = How loud the table is, and the wind in the menus
setting-silent = Off
setting-sound-volume = Sounds
setting-sound-volume-note = Cards, goods, points and signals. Everything you hear is also shown.
setting-ambience-volume = Wind
setting-ambience-volume-note = Blows over the road while you are in the menus.
setting-muted = Mute
setting-muted-note = { $now ->
    [true] You hear nothing. { KEY("m") } brings the sound back.
   *[false] { KEY("m") } does the same at any time, except while you type.
}
help-mute = Sound on and off
