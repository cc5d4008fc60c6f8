# Warum eine Datei von Nim nicht gelesen werden kann.

unreadable-nim-stones = mindestens ein Stein muss da sein
unreadable-nim-seats = am Tisch müssen { $count } Plätze sein
unreadable-nim-order = Plätze von A an müssen da sein, nicht { $seats }
unreadable-nim-bids = es muss weniger Gebote als Plätze geben
unreadable-nim-turn = niemand ist am Zug
