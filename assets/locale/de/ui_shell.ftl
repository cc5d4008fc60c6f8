# Buttons and the screens of the phases.

## In a match
menu-tip = Menü (Esc)
undo = Rückgängig
notice-close = Schließen
notice-unsaved = Seit Schritt { $step } nicht gespeichert: Die Datei lässt sich nicht schreiben. Nach jeder Entscheidung wird es erneut versucht.
notice-file-changed = Ein anderes Programm hat die Datei dieser Partie geändert. Die Partie geht vollständig in einer eigenen Datei weiter: { $file }
notice-damaged = Das beschädigte Ende der gespeicherten Partie wurde abgeschnitten. Es geht ab Schritt { $step } weiter.
notice-unreadable = Die Partie lässt sich nicht öffnen: { $reason }
notice-robots = Roboter spielen ohne das, was sie gelernt haben. { $reason }.
