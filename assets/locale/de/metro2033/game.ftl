# Die Wörter von Metro 2033: Güter, Phasen, Zonen, Varianten, Roboter. Titel stehen auf den Karten, in allen Sprachen.

title-name = Metro 2033
title-about = Die Tunnel unter der Stadt beherrschen · 2 bis 6 Personen
card-unknown = eine verdeckte Karte
station-on-line = { $title } ({ $line })
zone-polis = Polis
zone-hansa = Hansa

## Titel von Karten stehen in Anführungszeichen; Namen von Stationen, Fraktionen und Helden nicht.

card-in-text = { $kind ->
    [station] { $title }
    [faction] { $title }
    [hero] { $title }
   *[card] „{ $title }“
}

## Güter: eine Anzahl davon, und ihre Namen

good-pig = { $n ->
    [one] { $n } Schwein
   *[other] { $n } Schweine
}
    .name = Schwein
    .help =
        Schwein
        Damit bezahlst du starke Armeen, Rekruten und das Besetzen von Stationen.
good-mushroom = { $n ->
    [one] { $n } Pilz
   *[other] { $n } Pilze
}
    .name = Pilz
    .help =
        Pilz
        Damit bezahlst du Ausrüstung, Aufträge und das Besetzen von Stationen.
good-ammo = { $n } Munition
    .name = Munition
    .help =
        Munition
        Damit bezahlst du Rekruten, Ausrüstung, Aufträge und die Eigenschaft eines erfüllten Auftrags.
good-any = { $n ->
    [one] { $n } Gut nach Wahl
   *[other] { $n } Güter nach Wahl
}
    .name = beliebiges Gut
    .help =
        Beliebiges Gut
        Ein Schwein, ein Pilz oder Munition, wie du willst.
good-army = { $n } Armeestärke
    .name = Armeestärke
    .help =
        Armeestärke
        Deine Armee wird stärker, bis zu ihrer Grenze.
good-equipment = { $n ->
    [one] { $n } Ausrüstung
   *[other] { $n } Ausrüstungen
}
    .name = Ausrüstung
    .help =
        Ausrüstung
        Die oberste Karte des Stapels geht an deinen Helden.
good-quest = { $n ->
    [one] { $n } Auftrag
   *[other] { $n } Aufträge
}
    .name = Auftrag
    .help =
        Auftrag
        Die oberste Karte des Stapels, die nur du siehst.
good-vp = { $n } SP
    .name = SP
    .help =
        Siegpunkte
        Einer für jede Station, die dir gehört, und für jeden erfüllten Auftrag.

## Phasen

phase-setup = Aufbau
phase-events = Ereignisse
phase-mobilisation = Mobilmachung
phase-army = Armeen
phase-hero = Helden
phase-end = Ende der Runde

## Arten

threat-type-physical = physisch
threat-type-biological = biologisch
threat-type-radiation = Strahlung
battle-type-attack = Angriff
battle-type-defence = Verteidigung
battle-type-manoeuvre = Manöver

## Was man für ein neues Spiel wählen kann

option-ring = Der Ring neben gesperrten Zonen
option-ring-open = Überall offen
option-ring-beside-open = Nur neben offenen Zonen offen
option-reward = Belohnung einer Bedrohung
option-reward-before = Vor dem Besetzen, und man darf damit zahlen
option-reward-after = Nach dem Besetzen
option-floor-same = Eine eben verlorene Station darf man gleich zurücknehmen
option-wounded-home = Ein verwundeter Held kommt
option-wounded-home-printed = In jede Heimatstation seiner Fraktion
option-wounded-home-owned = In eine, die seiner Fraktion noch gehört
option-wounded-skip = Ein verwundeter Held verliert
option-wounded-skip-next-turn = Seinen nächsten Zug
option-wounded-skip-next-round = Seinen Zug der nächsten Runde
option-tiebreak = Wenn mehrere gewinnen könnten, gewinnt
option-tiebreak-nearest = Wer dem Startspieler am nächsten sitzt
option-tiebreak-most-vp = Wer die meisten SP hat
option-tokens-limited = Güter sind begrenzt
option-quests = Aufträge werden erfüllt
option-quests-free = Wenn man es ansagt
option-quests-at-once = Von selbst, sofort
option-bauman-ties = Der Held von Bauman gewinnt Gleichstände
option-bauman-ties-all = In allen Kämpfen
option-bauman-ties-attack = Nur im Angriff
option-bandits-ties = Die Armee der Banditen gewinnt als Verteidiger bei Gleichstand
option-bandits-ties-all = Gegen Mitspieler und Bedrohungen
option-bandits-ties-players = Nur gegen Mitspieler
option-goal = SP zum Sieg
option-stage-2-at = SP, mit denen Abschnitt II beginnt
option-first-player = Startspieler
option-first-player-random = Zufällig
option-draft = Fraktionen und Helden
option-draft-choose = Reihum gewählt
option-draft-dealt = Zufällig verteilt
option-titles = Namen der Helden
option-titles-printed = Wie gedruckt
option-titles-own = Eigene

## Roboter

bot-random = Roboter: Zufall
bot-greedy = Roboter: bester Zug sofort
bot-planner = Roboter: plant voraus
bot-easy = Roboter: leicht
bot-easy-note = Verschätzt sich oft: für deine ersten Partien.
bot-medium = Roboter: mittel
bot-medium-note = Wägt jeden Zug ab und verschätzt sich manchmal.
bot-hard = Roboter: schwer
bot-hard-note = Wägt jeden Zug danach ab, was er sofort bringt.
bot-expert = Roboter: Experte
bot-expert-note = Plant bis ans Ende der nächsten Runde.
bot-master = Roboter: Meister
bot-master-note = Plant bis ans Ende der nächsten Runde und verfolgt dabei mehr Wege. Er lässt sich Zeit.
new-level-easy = Leicht
new-level-medium = Mittel
new-level-hard = Schwer
new-level-expert = Experte
new-level-master = Meister
