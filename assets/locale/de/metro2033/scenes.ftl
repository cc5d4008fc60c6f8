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

## Die Bedrohung aus den Tunneln

threat-title = Bedrohung aus den Tunneln
threat-stamp-won = Gehalten
threat-stamp-tied = Gleichstand
threat-stamp-lost = Verloren
threat-instead = { $station }, gegen { $threat }
threat-begins = { $name } verteidigt { $station } mit { $fighter ->
    [hero] { $hero }, Stärke { $own }
   *[army] einer Armee der Stärke { $own }
}.
threat-next = Danach: { $begins }
threat-told = { $result ->
    [won] { $name } hält { $station }: { $own } gegen { $other }.
    [lost] { $name } unterliegt bei { $station }: { $own } gegen { $other }.
   *[tied] { $name } bei { $station }: { $own } gegen { $other }, ein Gleichstand ändert nichts.
}

## Die Abstimmung über ein Gesetz

vote-title = Das Gesetz
vote-yes = Ja
    .tip = Mit Ja stimmen ({ KEY("y") }): { $told }
vote-no = Nein
    .tip = Mit Nein stimmen ({ KEY("n") }): { $told }
vote-if-yes = Mit Ja: { $told }
vote-if-no = Mit Nein: { $told }
vote-then = Es steht { $yes } zu { $no }.
    .passed = { $yes } zu { $no }, das Gesetz tritt in Kraft.
    .rejected = { $yes } zu { $no }, das Gesetz ist abgelehnt.
vote-before = In Kraft: { $law }
    .none = In Kraft: kein Gesetz
vote-past = Bisher: { $law }
    .none = Bisher: kein Gesetz
vote-chosen = { $name } hat es aus zweien gewählt.
vote-block = { $name }: { $n ->
    [one] { $n } Stimme
   *[other] { $n } Stimmen
}
vote-of = { $name } ({ $n })
vote-awaited = Noch offen: { $seats }
vote-chooses = Klicke das Gesetz an, über das abgestimmt wird. Das andere kommt unter den Stapel.
vote-tied = { $law }: { $yes } zu { $no }. Gleichstand lehnt das Gesetz ab.
vote-stamp-passed = In Kraft
vote-stamp-rejected = Abgelehnt
vote-look = Ansehen
    .tip = Die beiden obersten Gesetze ansehen und wählen, über welches abgestimmt wird
vote-decline = Nicht ansehen
    .tip = Über das oberste Gesetz wird abgestimmt
vote-propose =
    .tip = Klick stellt es zur Abstimmung ({ $number })
vote-use = { $title } +{ $n }
vote-quests = Meine Aufträge
    .tip = Die Aufträge dieser Person aufdecken: Einer kann Stimmen bringen. Nur sie sollte hinsehen.
