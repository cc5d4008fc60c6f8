# The lesson on Allies. Its notes are written as those of the first game; the sentences about other moves stand there.

learn-allies = Neu mit den Verbündeten
    .about = Drei Gruppierungen und ihr Einfluss, in vier kurzen Kapiteln.
    .intro = Für alle, die das Basisspiel kennen: vier kurze Kapitel, zusammen etwa { $minutes } Minuten.

## 1
learn-allies-influence = Einfluss
    .about = Plättchen dreier Gruppierungen, mit denen du ihre Orte errichtest und Deals machst.
learn-allies-influence-groups = Mit den Verbündeten kommen drei Gruppierungen ins Spiel: die Sharrash, Uranopolis und die Iron-Gang. Ihre Karten tragen das Symbol der Gruppierung, und ihre Einflussplättchen liegen auf deiner Tafel neben den Kontaktplättchen. Rusty hat gepasst, der Rest der Runde gehört dir allein.
learn-allies-influence-den = „Rattenhöhle“ gehört den Sharrash: Das sagt dir das Symbol oben links. Statt grauer Kontaktplättchen darfst du Einfluss der Gruppierung zahlen, zu der ein Ort gehört, beliebig gemischt. Du hast kein graues, aber 3 Sharrash.
    .do = Errichte „Rattenhöhle“.
learn-allies-influence-deal = „Rattenhöhle“ hat dich 1 Sharrash gekostet und ihn als Bauprämie zurückgegeben. Bei einem Deal ersetzt Einfluss ebenso die blauen Kontaktplättchen, und die Deals einer Gruppierung bringen dir in jeder Produktion ihren Einfluss.
    .do = Mach einen Deal mit „Ewige Gießerei“.

## 2
learn-allies-build = Belohnungen und Symbole
    .about = Ein Ort, der dich fürs Bauen belohnt, und Karten, die ein weiteres Symbol bekommen.
learn-allies-build-dump = Manche Orte belohnen dich, immer wenn du baust, egal ob du errichtest oder umbaust. „Giftmülldeponie“ gibt dir dann 1 Treibstoff, sogar für ihren eigenen Bau; es lohnt sich also, sie früh zu haben. Du bezahlst mit Sharrash-Einfluss.
    .do = Errichte „Giftmülldeponie“.
learn-allies-build-nursery = „Rattenkrippe“ bringt 1 Arbeiter für jedes Sharrash-Symbol in deinem Staat, ihr eigenes eingeschlossen, aber höchstens 3. Und „Giftmülldeponie“ belohnt dich auch für diesen Bau. Du bezahlst mit Sharrash-Einfluss.
    .do = Errichte „Rattenkrippe“.
learn-allies-build-reserves = „Schule“ und „Rücklagen“ haben kein gemeinsames Symbol. Mit „Prophet der Elektrizität“ zählen deine Uranopolis-Karten aber auch als Munitions-Karten, und „Schule“ hat das Munitions-Symbol. Darum kannst du „Schule“ zu „Rücklagen“ umbauen.
    .do = Zieh „Rücklagen“ auf „Schule“, oder klick sie an, wähle „Umbauen“ und dann „Schule“.

## 3
learn-allies-many = Mehrmals zahlen
    .about = Eine Aktion, die du mehr als einmal bezahlst, und was das Aufräumen nimmt.
learn-allies-many-den = „Rattenhöhle“ macht aus 2 Arbeitern 1 Sharrash. Du nutzt sie nur einmal pro Runde, darfst dann aber so oft zahlen, wie du kannst. Deine 4 Arbeiter reichen für zweimal.
    .do = Klick auf „Rattenhöhle“ und wähle „zweimal“.
learn-allies-many-throne = „Thron aus Zähnen“ bringt 1 SP für jedes Sharrash-Symbol in deinem Staat, sein eigenes eingeschlossen: 4 SP. Einfluss verlierst du beim Aufräumen wie andere Plättchen, also gib ihn aus.
    .do = Errichte „Thron aus Zähnen“.
learn-allies-many-pass = Vier Orte errichtet und einen Deal gemacht, ohne ein einziges Kontaktplättchen. Deine Hand ist leer, also kannst du in dieser Runde nichts Nützliches mehr tun.
    .do = Drück „Passen“ und bestätige.
learn-allies-many-store = „Rücklagen“ ist eine Ausnahme: Dort kannst du bis zu 2 Uranopolis und bis zu 2 Ressourcen einlagern.
    .do = Stell es ein, dann bestätige.
learn-allies-many-cleanup = Was auf „Rücklagen“ liegt, bekommst du in der nächsten Produktion zurück, und dein Deal bringt 1 Uranopolis dazu. Eines fehlt noch: was du gegen andere tun kannst.
    .do = Drück „Weiter“.

## 4
learn-allies-rivals = Blockieren und plündern
    .about = Wie du einen fremden Ort lahmlegst, und Einfluss statt roter Kontaktplättchen.
learn-allies-rivals-hunt = Eine andere Partie: Rusty hat 2 Iron-Gang, und seine „Mautreiter“ würden 2 SP daraus machen. „Rattenjagd“ bringt dir 1 Iron-Gang und blockiert einen Ort eines Mitspielers.
    .do = Klick auf „Rattenjagd“ in deinem Staat.
learn-allies-rivals-block = Bis zum Aufräumen kann niemand einen blockierten Ort aktivieren oder seine offene Produktion nutzen, und als Fähigkeit lagert er nur noch ein. Umgebaut oder geplündert werden kann er trotzdem.
    .do = Klick auf „Mautreiter“ in Rustys Staat.
    .after = Der Arbeiter mit dem Vorhängeschloss zeigt, dass die Karte blockiert ist. Diese 2 SP bekommt Rusty in dieser Runde nicht.
learn-allies-rivals-raze = Plünderst du einen Ort einer Gruppierung, ersetzt Einfluss der beiden anderen die roten Kontaktplättchen. „Hässlicher Timmy“ von der Iron-Gang kostet 3: dein rotes Plättchen, 1 Sharrash und 1 Uranopolis. Dein Einfluss bei der Iron-Gang hilft dir hier nicht.
    .do = Klick auf deine roten Kontaktplättchen und dann auf „Hässlicher Timmy“, oder zieh sie dorthin.
    .after = 2 Knarren und 1 Treibstoff für dich, 1 Iron-Gang vom Dealfeld für Rusty.
learn-allies-rivals-end = Mit dem Einfluss einer Gruppierung baust du ihre Orte und machst ihre Deals, mit dem der beiden anderen plünderst du sie: Darum geht es bei den Verbündeten. Wähle sie im neuen Spiel als Erweiterung; den Rest sagen dir die Karten.
    .do = Mit „Weiter“ kommst du zurück zu den Kapiteln.
