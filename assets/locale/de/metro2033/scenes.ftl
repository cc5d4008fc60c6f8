# Die Szenen einer Partie: ein Gefecht, die Bedrohung aus den Tunneln und die Abstimmung über ein Gesetz.

## Auf allen

tell-all = Alles zeigen
    .tip = Sofort zeigen, was geschehen ist
tell-on =
    .tip = Weiter mit der Partie
tell-on-keys = Leertaste
asked-by-name = { $name }: { $question }

## Ein Gefecht

battle-title = Gefecht um { $station }
battle-title-hero = Angriff auf einen Helden: { $station }
battle-title-threat = Bedrohung: { $station }
battle-attacks = { $fighter ->
    [hero] greift mit { $hero } an
   *[army] greift mit der Armee an
}
battle-defends = { $fighter ->
    [hero] verteidigt mit { $hero }
   *[army] verteidigt mit der Armee
}
battle-undecided = wählt, wer verteidigt
battle-threat = Bedrohung: { $type }
battle-polis = neutral
battle-part = { $title } { $sign ->
    [minus] −
   *[plus] +
}{ $amount }
battle-part-of = { $title } { $amount }
battle-part-army = Armee { $amount }
battle-part-polis = Polis { $amount }
battle-army = Die Armee
battle-strength = Stärke { $amount }
battle-then = Dann steht es { $own } gegen { $other }
battle-stamp-won = Sieg
battle-stamp-tied = Gleichstand
battle-stamp-lost = Niederlage
battle-stamp-winner = { $name } siegt
battle-unplayed = Nicht gespielt, nie gezeigt
battle-keys = Klicke eine Karte an, zieh sie in die Mitte oder drücke 1 bis { $n }.
battle-drop = Ausspielen
battle-play =
    .tip = Klick spielt sie aus ({ $number })
battle-done =
    .tip = Keine Eigenschaft nutzen und weiterkämpfen
