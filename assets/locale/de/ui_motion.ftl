# Signs that come and go by themselves.

motion-turn = { FORM($name, form: "start") } ist am Zug
motion-phase = Runde { $round } – { $phase }
motion-phase-last = Letzte Runde – { $phase }
motion-bot = weiter mit Klick oder Taste
motion-bot-wait = weiter mit Klick oder Taste
