# Signs that come and go by themselves.

motion-exit = Ausfahrt { $vp } – letzte Runde
