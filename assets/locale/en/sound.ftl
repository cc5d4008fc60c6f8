# Sound: its page of the settings, and its key.

settings-sound = Sound
    .tip = How loud the table is, and the wind in the menus
setting-silent = Off
setting-sound-volume = Sounds
setting-sound-volume-note = Of cards, goods, points and signs. All that they tell is seen, too.
setting-ambience-volume = Wind
setting-ambience-volume-note = Blows over the road while no match is on the table.
setting-muted = Mute
setting-muted-note = { $now ->
    [true] Nothing is heard. M brings the sound back.
   *[false] M does the same at any time, except where letters are typed.
}
help-mute = Sound on and off
