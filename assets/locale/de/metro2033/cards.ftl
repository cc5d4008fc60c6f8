# Was gedruckt ist, in Sätzen. Ein Verb ist eine Wendung; eine Zeitangabe macht einen Satz daraus.

## Verben

verb-add_strength = { $amount } Stärke
verb-add_speed = { $amount } Tempo
verb-win_ties = ein Gleichstand{ $when } ist ein Sieg
verb-change_price = { $of ->
    [equipment] Ausrüstung kostet
    [quest] ein Auftrag kostet
    [refresh] das Erneuern des Marktes kostet
    [recruit] jeder Rekrut kostet
    [capture_neutral] das Besetzen einer neutralen Station{ $when } kostet
    [capture_player] das Besetzen der Station eines Mitspielers{ $when } kostet
   *[capture] das Besetzen kostet
} { $goods } { $change ->
    [less] weniger
   *[more] mehr
}
verb-add_votes = { $amount } Stimmen
verb-see_laws = sieh dir die obersten { $n } Gesetze an, bevor eines aufgedeckt wird, und wähle, über welches abgestimmt wird
verb-set_goal = { $n } SP genügen zum Sieg
verb-set_forage = Plündern bringt { $n } Güter
verb-set_polis_strength = die neutrale Polis hat Stärke { $n }
verb-set_battle_hand = wähle aus { $n } Gefechtskarten
verb-trade_at_homes = eigene Heimatstationen gelten für den Handel deines Helden als Hansa
verb-gain_goods = erhalte { $goods }
verb-add_army = { $amount } Armeestärke
verb-redraw_threat = wirf die Bedrohung ab und kämpfe gegen die nächste
verb-peek_threats = sieh { $n ->
    [one] die oberste Bedrohung
   *[other] die obersten { $n } Bedrohungen
} an{ $order ->
    [yes] {" "}und leg sie in beliebiger Reihenfolge zurück
   *[no] {""}
}
verb-take_equipment = nimm kostenlos { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} vom Markt
verb-cure_wound = er bleibt, wo er ist, und setzt nicht aus
verb-discard_this = wirf diese Karte ab

## Wann ein Verb gilt: zusammengesetzt, etwa „im Angriff gegen Mitspieler“

when-with-army = mit der Armee
when-with-hero = mit dem Helden
when-side-attack = im Angriff
when-side-defend = in der Verteidigung
when-side-any = in Kämpfen
when-against-threat = gegen Bedrohungen
    .over = über eine Bedrohung
when-against-polis = gegen die Polis
    .over = über die Polis
when-against-player = gegen Mitspieler
    .over = über einen Mitspieler
when-against-physical = gegen physische Bedrohungen
    .over = über eine physische Bedrohung
when-against-biological = gegen biologische Bedrohungen
    .over = über eine biologische Bedrohung
when-against-radiation = gegen Strahlung
    .over = über Strahlung

## Zeitangaben

timing-modifier = { $effect }{ $when }.
timing-after_exchange = Nach einem Tausch: { CAPITAL($effect) }.
timing-after_won = Nach einem Sieg{ $when }{ $strength ->
    [0] {""}
   *[other] {" "}ab Stärke { $strength }
}: { CAPITAL($effect) }.
timing-instead_of_wound = Statt verwundet zu werden: { CAPITAL($effect) }.
timing-free_use = { $n ->
    [one] Einmal
   *[other] { $n }-mal
} pro Runde, { $moment }: { CAPITAL($effect) }.
window-turn = in deinem Zug
window-move = während dein Held geht
window-fight = in einem Kampf
window-capture = wenn du besetzen kannst
window-vote = vor deiner Stimme
window-wound = wenn dein Held verwundet werden soll

## Aufträge

quest-property = { CAPITAL($moment) }: { CAPITAL($effect) }.
condition-have_goods = Habe { $goods }. Sie werden nicht ausgegeben.
condition-own_on_line = Besitze { $n } Stationen einer Linie.
condition-own_abroad = Besitze { $n } Stationen in den Zonen anderer Fraktionen.
condition-own_polis = { $n ->
    [one] Besitze eine Station der Polis.
   *[other] Besitze { $n } Stationen der Polis.
}
condition-army_of = Habe eine Armee der Stärke { $n } oder mehr.
condition-hero_at_foreign_home = Am Ende einer Runde steht dein Held in einer Heimatstation einer anderen Fraktion, die mitspielt.
condition-hero_of = Dein Held hat Stärke { $n } oder mehr; von der Ausrüstung zählt nur, was immer gilt.
condition-won_fight = Erringe einen Sieg{ $when }{ $strength ->
    [0] {""}
   *[other] {" "}ab Stärke { $strength }
}.

## Gefechtskarten, Startbonus, Felder der Rundenleiste, Stationen

battle-sentence = { $bonuses }.
battle-bonus = +{ $n } Stärke
battle-against = oder +{ $n } gegen { $types }
start-bonus = { CAPITAL($goods) }.
    .heading = Startbonus
start-bonus-cards = { $deck ->
    [quest] Zieh { $draw } Aufträge, behalte { $keep }.
   *[equipment] Zieh { $draw } Ausrüstungskarten, behalte { $keep }.
}
space-goods = Produktion: { $goods }{ $times ->
    [one] {""}
   *[other] {" "}(je { $times })
}
space-threat = Eine Bedrohung aus den Tunneln
space-law = Über ein Gesetz wird abgestimmt
station-place = { $kind ->
    [hansa] Der Ring.
    [polis] Polis. Linie: { $line }.
   *[other] Zone: { $zone }. Linie: { $line }.
}
station-ordinary = Produziert 1 { $good }.
station-polis = Produziert ein Gut, das die Rundenleiste zeigt.
station-hansa = Hier wird gehandelt. Niemand greift sie an oder besitzt sie.
station-abandoned = Verlassen: Niemand besetzt sie, und keine Armee kommt hindurch.
station-home = Heimatstation: { $faction }.

## Überschriften neben der vergrößerten Karte

fact-ability =
    .heading = Eigenschaft
fact-law =
    .heading = Solange es gilt
fact-battle =
    .heading = { CAPITAL($type) }
fact-threat = Stärke { $n }, { $type }. Abschnitt { $stage ->
    [1] I
   *[2] II
}.
    .heading = Bedrohung
fact-reward = { CAPITAL($goods) }.
    .heading = Belohnung
fact-hero = { $n }, und was die Ausrüstung hinzufügt.
    .heading = Stärke
fact-speed = { $n } Schritte in einem Zug.
    .heading = Tempo
fact-homes = { $stations }.
    .heading = Heimatstationen
fact-condition =
    .heading = Bedingung
fact-property =
    .heading = Eigenschaft
fact-use = Wirf den unerfüllten Auftrag für seine Eigenschaft ab; erfüllt kostet sie { $price }, einmal pro Runde.
    .heading = Nutzen
fact-station =
    .heading = Station

## Eine ganze Karte in einem Absatz

card-summary = { $title }. { $facts }
