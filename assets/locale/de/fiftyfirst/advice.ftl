# Ratschläge der Roboter: was einer tun würde, was er erwartet und warum.

## In den Hinweisen

advice-heading = Rat · { $level }
advice-thinking = Denkt nach …
    .note = Der Roboter weiß, was du weißt.
advice-title = { CAPITAL($what) }

## Was geraten wird, im Infinitiv; .infinitive mit „zu“

advice-do-keep_cards = { $what } behalten
    .infinitive = { $what } zu behalten
advice-do-pick_card = { $what } nehmen
    .infinitive = { $what } zu nehmen
advice-do-construct_location = { $what } errichten
    .infinitive = { $what } zu errichten
advice-do-develop_location = { $what } bauen
    .infinitive = { $what } zu bauen
advice-do-make_deal = einen Deal mit { $what } machen
    .infinitive = einen Deal mit { $what } zu machen
advice-do-raze_from_hand = { $what } von der Hand plündern
    .infinitive = { $what } von der Hand zu plündern
advice-do-raze_location = { $what } plündern
    .infinitive = { $what } zu plündern
advice-do-activate_location = { $what } aktivieren
    .infinitive = { $what } zu aktivieren
advice-do-activate_faction = die Fraktionsaktion nutzen ({ $what })
    .infinitive = die Fraktionsaktion zu nutzen ({ $what })
advice-do-exchange_workers = 2 Arbeiter gegen { $what } tauschen
    .infinitive = 2 Arbeiter gegen { $what } zu tauschen
advice-do-use_open_production = { $what } nutzen
    .infinitive = { $what } zu nutzen
advice-do-take_connection = { $what } nehmen
    .infinitive = { $what } zu nehmen
advice-do-play_connection = { $what } spielen
    .infinitive = { $what } zu spielen
advice-do-place_shield = ein Schildplättchen auf { $what } legen
    .infinitive = ein Schildplättchen auf { $what } zu legen
advice-do-store_goods = { $what } einlagern
    .infinitive = { $what } einzulagern
advice-do-choose = { $what } wählen
    .infinitive = { $what } zu wählen
advice-do-choose_site = { $what } wählen
    .infinitive = { $what } zu wählen
advice-do-choose_deal = { $what } wählen
    .infinitive = { $what } zu wählen
advice-do-finish_turn = hier aufhören
    .infinitive = den Zug zu beenden
advice-do-pass = passen
    .infinitive = zu passen
advice-stored = { $goods } auf { $card }
    .nothing = nichts auf { $card }

## Gründe

advice-only = nichts anderes ist möglich
advice-pass = in dieser Runde gibt es nichts Besseres
advice-gains = +{ $gains } in dieser Runde
advice-locations = { $n ->
    [one] { $n } Ort
   *[other] { $n } Orte
}
advice-keeps = behalte { $goods }, um { FORM($what, form: "infinitive") }
advice-enables = danach kannst du { $what }
advice-follows = als Nächstes: { $what }
advice-better = etwa { $n } SP besser als der nächstbeste Zug ({ $what })

## Was am Ende des Spiels erwartet wird

advice-lead = { $sign ->
    [ahead] etwa { $n } SP Vorsprung
    [behind] etwa { $n } SP Rückstand
   *[even] Gleichstand
}
advice-expects = Prognose: am Ende { $lead }.

## In der Wiederholung

advice-same = { $level }: hätte dasselbe getan (erwartet am Ende { $lead }).
    .unweighed = { $level }: hätte dasselbe getan.
advice-other = { $level }: { $what } (erwartet am Ende { $lead }). Gespielt: { $played } ({ $played_lead }).
    .unweighed = { $level }: { $what }. Gespielt: { $played }.
advice-forced = { $level }: Nichts anderes war möglich.
