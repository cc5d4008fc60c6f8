# Der Bildschirm der Angriffs- und der Einsatzphase (Moloch).

assault-title = Angriff · Runde { $round }
assault-title-last = Angriff · letzte Runde

assault-all-tip = Zeigt den Rest sofort. Jeder Klick und die Leertaste tun dasselbe.
assault-continue-tip = Die Aktionsphase beginnt.
assault-next-tip = Jetzt sind die Maschinen an der Reihe.
assault-next = Als Nächstes: die Aktionsphase. { $name } beginnt.
assault-waits = { $name } muss wählen.
assault-came = Neu eingesetzt
assault-came-tip = Diese Maschinen sind eben eingesetzt worden. Sie greifen zum ersten Mal in der nächsten Runde an.
assault-came-none = In dieser Runde werden keine weiteren Maschinen eingesetzt.
assault-more = { $count ->
    [one] noch eine Maschine: blättern
   *[other] noch { $count } Maschinen: blättern
}

# In der Zelle eines Spielers: warum eine Maschine nichts findet
assault-nothing-none = nichts zu plündern
assault-nothing-shielded = geschützt
assault-nothing-shared = schon geplündert
assault-nothing-lacking = nichts mehr da
assault-nothing-absent = nichts lahmzulegen
assault-nothing-already = schon lahmgelegt
assault-nothing-unknown = nichts
assault-asked = noch zu wählen
assault-blocked = lahmgelegt
assault-of = { $n } von { $all }

# Dasselbe in Sätzen
assault-tip-razed = { $name }: { $machine } plündert { $card }. Daraus wird eine Ruine.
assault-tip-gained = Dafür gibt es die Deal-Waren: { $goods }.
assault-tip-took = { $name }: { $machine } nimmt { $goods }.
assault-tip-missing = Nicht mehr da: { $goods }.
assault-tip-board = { $name }: { $machine } legt das auf der Fraktionstafel bis zum Aufräumen lahm.
assault-tip-location = { $name }: { $machine } legt die Aktion von { $card } bis zum Aufräumen lahm.
assault-tip-none = { $name }: Kein Ort ist von der Art, die { $machine } plündert.
assault-tip-shielded = { $name }: Was { $machine } plündern würde, schützt ein Schild.
assault-tip-shared = { $name }: Andere Maschinen plündern alles, was { $machine } plündern könnte.
assault-tip-lacking = { $name }: Von dem, was { $machine } nimmt, ist nichts mehr da.
assault-tip-absent = { $name }: { $machine } findet nichts, was sich lahmlegen ließe.
assault-tip-already = { $name }: Was { $machine } lahmlegen würde, ist schon lahmgelegt.
assault-tip-unknown = { $name }: { $machine } findet nichts.
assault-tip-asked = { $name } muss wählen, was { $machine } trifft.
assault-tip-waiting = { $name }: { $machine } kommt noch.
assault-tip-earlier = { $name }: { $machine } hat angegriffen, bevor die Partie hier begann.

# Die Fragen
assault-line-raze = { $name }: Wähle, was geplündert wird. Zieh die Fäden oder klick einen Ort an.
assault-line-stop = { $name }: Wähle den Ort, dessen Aktion { $machine } in dieser Runde lahmlegt.
assault-line-card = { $count ->
    [one] { $name }: Wähle die Karte, die { $machine } nimmt.
   *[other] { $name }: Wähle { $count } Karten, die { $machine } nimmt.
}
assault-line-deal = { $count ->
    [one] { $name }: Wähle den Deal, den { $machine } nimmt.
   *[other] { $name }: Wähle { $count } Deals, die { $machine } nimmt.
}
assault-open = { $name } wählt
assault-open-tip = Zur Auswahl: Alles ist schon gewählt und lässt sich dort ändern.
assault-confirm = Bestätigen
assault-confirm-tip = Bestätigen: Jede Maschine trifft die Karte am Ende ihres Fadens.
assault-back = Alle Angriffe
assault-back-tip = Zurück zu dem, was die Maschinen bisher getan haben.
assault-thread-tip = Zieh dieses Ende auf eine andere Karte, oder wähle die Maschine und dann die Karte.
assault-machine-free = Wähle diese Maschine, um ihren Faden zu verlegen.
assault-machine-fixed = Bei dieser Maschine gibt es nichts zu wählen.
assault-machine-loose = Für diese Maschine ist nichts übrig.
assault-target-shielded = Ein Schild schützt ihn.
