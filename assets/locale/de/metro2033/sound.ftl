# Ton: was man von Metro 2033 hört, und in seinen Menüs.

settings-sound = Ton
    .tip = Wie laut der Tisch ist und der Tunnel in den Menüs
setting-sound-volume-note = Karten, Güter, Kämpfe und Zeichen. Alles, was du hörst, siehst du auch.
setting-ambience-volume = Tunnel
setting-ambience-volume-note = Tropfen und ein ferner Zug, solange du in den Menüs bist.
