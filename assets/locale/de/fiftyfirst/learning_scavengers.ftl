# The lesson on Scavengers. Its notes are written as those of the first game; the sentences about other moves stand there.

learn-scavengers = Neu mit den Suchern
    .about = Eigene Ablagestapel und Ruinen als Waren, in vier kurzen Kapiteln.
    .intro = Für alle, die das Basisspiel kennen: vier kurze Kapitel, zusammen etwa { $minutes } Minuten.

## 1
learn-scavengers-salvage = Bergen
    .about = Alle haben einen Ablagestapel, und die anderen dürfen davon ziehen.
learn-scavengers-salvage-piles = Mit den Suchern hat jeder einen eigenen, offenen Ablagestapel. Was du abwirfst, umbaust oder von der Hand plünderst, kommt auf deinen Stapel, und an die oberste Karte kommen die anderen heran. Auf Rustys Stapel liegt „Waffenladen“.
learn-scavengers-salvage-crew = „Seilbrückentrupp“ hat als Bauprämie zweimal das Zeichen fürs Bergen. Für jedes darfst du die oberste Karte vom Stapel eines Mitspielers ziehen, nie vom eigenen.
    .do = Errichte „Seilbrückentrupp“.
learn-scavengers-salvage-first = „Waffenladen“ liegt oben auf Rustys Stapel, und danach darfst du noch einmal bergen.
    .do = Klick auf „Waffenladen“, oder zieh ihn von Rustys Stapel auf deine Hand.
learn-scavengers-salvage-second = Jetzt liegt „Kneipe“ offen. Zu dritt oder zu viert könntest du jedes Mal einen anderen Stapel wählen.
    .do = Nimm auch „Kneipe“.
    .after = Nun plündert Rusty eine Karte von seiner Hand. Sie landet auf seinem Stapel, wo du sie erreichst.
learn-scavengers-salvage-diggers = „Haldenwühler“ lässt dich für 1 Baumaterial zweimal bergen. Wer gepasst hat, ist außer Reichweite; solche Aktionen bringen also früh in der Runde mehr.
    .do = Klick auf „Haldenwühler“ in deinem Staat.
learn-scavengers-salvage-quarry = Jetzt liegt „Steinbruch“ oben, den Rusty gerade von der Hand geplündert hat.
    .do = Nimm „Steinbruch“ von Rustys Stapel.
learn-scavengers-salvage-nothing = Du musst nie eine Karte nehmen. Nimmst du nichts, verzichtest du auf alles, was du noch bergen könntest.
    .do = Drück „Nichts nehmen“, oder nimm „Kirche“.

## 2
learn-scavengers-yellow = Gelbe Kontaktkarten
    .about = Ein dritter Stapel Kontaktkarten, nur zum Bergen.
learn-scavengers-yellow-take = Neben roten und blauen gibt es gelbe Kontaktkarten. Du nimmst und spielst sie wie die anderen, für 2 Arbeiter.
    .do = Nimm die gelbe Kontaktkarte.
learn-scavengers-yellow-play = „Gassensucher“ lässt dich zweimal bergen, und Rusty hat inzwischen „Docks“ von der Hand geplündert.
    .do = Spiel „Gassensucher“.
learn-scavengers-yellow-docks = Oben liegt, was zuletzt abgeworfen wurde.
    .do = Nimm „Docks“.
learn-scavengers-yellow-last = Du hast vier Karten auf der Hand, die Rusty weggeworfen hat.
    .do = Nimm „Kirche“, oder drück „Nichts nehmen“.
learn-scavengers-yellow-end = Das ist Bergen: Was einer wegwirft, baut ein anderer. Nun dazu, wofür Ruinen gut sind.
    .do = Drück „Weiter“.

## 3
learn-scavengers-ruins = Ruinen als Waren
    .about = Eine Ruine bekommen, eine wieder aufdecken und eine ausgeben.
learn-scavengers-ruins-ball = Eine andere Partie: Rusty hat gepasst, der Rest der Runde gehört dir. „Die Abrissbirnen“ bringt dir eine Ruine: die oberste Karte vom Nachziehstapel, verdeckt in deinem Staat. Nur du darfst sie ansehen.
    .do = Klick auf „Die Abrissbirnen“ in deinem Staat.
learn-scavengers-ruins-horizons = „Parkplatz“ wurde in einer früheren Runde geplündert. „Neue-Horizonte-Initiative“ deckt eine deiner Ruinen wieder auf, egal woher du sie hast. Das kostet nur die 2 Arbeiter der Aktion und bringt keine SP.
    .do = Klick auf „Neue-Horizonte-Initiative“.
learn-scavengers-ruins-lot = Während du wählst, zeigen deine Ruinen ihre Vorderseite. Ein Produktionsort produziert, sobald er wieder steht.
    .do = Wähle „Parkplatz“.
    .after = Zwei Metall-Symbole in deinem Staat, also 2 Metall. Nur die Bauprämie gibt es nicht noch einmal.
learn-scavengers-ruins-blast = Andere Aktionen kosten eine Ruine: Sie kommt offen auf deinen Ablagestapel. „Sprengmeister“ gibt dir 2 SP dafür.
    .do = Klick auf „Sprengmeister“ in deinem Staat.
learn-scavengers-ruins-end = Andere Karten holen die Beute deiner Ruinen, legen Waren darauf oder zählen sie. Und was auf einem Ablagestapel liegt, ist noch zu etwas anderem gut.
    .do = Drück „Weiter“.

## 4
learn-scavengers-matching = Symbole nutzen
    .about = Was oben auf einem fremden Stapel liegt, sagt dir, was du zahlst oder bekommst.
learn-scavengers-matching-expedition = Die letzte Partie: Auf Rustys Stapel liegt „Schule“, mit einem Arbeiter- und einem Munitions-Symbol. „Ödland-Expedition“ kostet die Ware eines dieser Symbole und bringt 1 SP. Du hast 1 Arbeiter.
    .do = Klick auf „Ödland-Expedition“ und auf das Arbeiter-Symbol von „Schule“.
    .after = „Schule“ bleibt liegen. Aber Rusty plündert noch eine Karte von der Hand und deckt sie zu.
learn-scavengers-matching-drone = „Müll-Drohne“ ist eine offene Produktion, die dir die Ware eines solchen Symbols gibt. Jetzt liegt „Parkplatz“ oben, mit Metall und Munition.
    .do = Errichte „Müll-Drohne“.
learn-scavengers-matching-ammo = Die meisten Symbole stehen für die Ware, die sie zeigen. Der Kontakt steht für ein Kontaktplättchen deiner Wahl, das Freiheits-Symbol (auf „Kirche“) für nichts.
    .do = Wähle Munition oder Metall.
learn-scavengers-matching-end = Achte also darauf, was du abwirfst: Die anderen bauen damit. Und achte darauf, was sie abwerfen. Wähle die Sucher im neuen Spiel als Erweiterung; den Rest sagen dir die Karten.
    .do = Mit „Weiter“ kommst du zurück zu den Kapiteln.
