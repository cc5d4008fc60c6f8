# The hand-over.

## On all of them

continue = Weiter
overview-open = Der ganze Tisch
overview-tip = Den ganzen Tisch auf einmal ansehen ({ KEY("o") })
handover-title = { $name } ist am Zug
handover-show = Hand zeigen
handover-key = Leertaste oder Klick
handover-tip = Jetzt sollte nur hinsehen, wer hier genannt ist. Die Leertaste öffnet die Hand.
handover-more = + { $count } weitere davor
handover-nothing = Die Hand bleibt verdeckt, bis du sie öffnest.
