# Sound: what is heard of Metro 2033, and in its menus.

settings-sound = Sound
    .tip = How loud the table is, and the tunnel in the menus
setting-sound-volume-note = Cards, goods, fights and signals. Everything you hear is also shown.
setting-ambience-volume = Tunnel
setting-ambience-volume-note = Drips, and a train far away, while you are in the menus.
