# The lessons: the lists of their chapters, and the note of a step.

title-learn = Spielen lernen
title-learn-note = Ein erstes Spiel, Schritt für Schritt
title-learn-next = Weiter mit „{ $title }“
learn-begin = Beginnen
learn-go-on = Fortsetzen
learn-begin-tip = Öffnet das Kapitel „{ $title }“.
learn-back = Zurück
learn-back-tip = { $place ->
    [lessons] Zurück zum ersten Spiel. Was du geschafft hast, bleibt markiert.
   *[title] Zurück zum Hauptmenü. Was du geschafft hast, bleibt markiert.
}
learn-player = Schüler
learn-opponent = Lehrer
learn-chapter-tip = { $state ->
    [done] „{ $title }“ hast du geschafft. Du kannst es noch einmal spielen.
    [following] „{ $title }“ kommt als Nächstes.
   *[open] Mit „{ $title }“ kannst du sofort beginnen: Was davor kommt, ist dann schon gespielt.
}
learn-lesson-tip = { $state ->
    [done] „{ $title }“ hast du geschafft. Du kannst die Kapitel noch einmal spielen.
    [following] „{ $title }“ kommt als Nächstes.
   *[open] „{ $title }“ ist für alle, die das Basisspiel kennen. Du kannst sofort beginnen.
}
learn-lesson-begun = { $done } von { $all } Kapiteln geschafft
learn-lesson-chapters = { $all } Kapitel · { $minutes } Min.
learn-minutes = { $minutes } Min.
learn-head = { $number }  { $title }
learn-count = { $step } / { $steps }
learn-next = Weiter
learn-next-tip = Lies weiter. Die Leertaste tut dasselbe.
learn-end_turn = Damit endet dein Zug. Noch kannst du ihn rückgängig machen.
learn-fold = Klappt die Notiz zu, damit du siehst, was darunter liegt. { KEY("n") } tut dasselbe.
learn-unfold = Klappt die Notiz wieder auf. { KEY("n") } tut dasselbe.
help-note = Notiz auf- und zuklappen
learn-note-tip = Worum es in diesem Schritt geht. Alles andere kannst du weiterhin ansehen.
learn-menu-about = { $lesson }: Dein Fortschritt bleibt erhalten.
learn-menu-leave = Zu den Kapiteln
learn-menu-leave-note = Du kannst das Kapitel später fortsetzen.
learn-menu-quit-note = Du kannst das Kapitel später fortsetzen.
notice-learning-unsaved = Dein Fortschritt in den Lektionen ließ sich nicht speichern: { $reason }
