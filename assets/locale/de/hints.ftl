# Hints on request: the list beside the table.

hint-heading = Was kann ich jetzt tun?
hint-close = Zurück
hint-close-tip = Zurück zum Tisch (Esc, { KEY("h") }).
hint-rules = Regeln
hint-waiting = Du bist nicht am Zug: { $question }
hint-hidden = Öffne zuerst deine Hand, wenn niemand sonst zusieht.
hint-open = Du bist am Zug: { $question }
hint-over = Du hast deine Aktion ausgeführt. Beende den Zug oder mach sie rückgängig.
hint-do-tip = Führt das aus und fragt vorher, falls es etwas zu wählen gibt.
hint-read-tip = Öffnet die Regeln: { $heading }
