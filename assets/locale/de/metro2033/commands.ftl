# Was man tun kann, wie auf einem Knopf.

command-take_faction = { $faction } spielen
command-keep_card = { $card } behalten
command-take_hero = { $hero } nehmen, in { $station }
command-guard_station = { $station } bewachen, mit { $fighter ->
    [hero] dem Helden
   *[army] der Armee
}
command-look_at_laws = Gesetze ansehen
command-decline_look = Nicht ansehen
command-propose_law = { $law } vorschlagen
command-cast_vote = { $in_favour ->
    [yes] Mit Ja stimmen
   *[no] Mit Nein stimmen
}
command-pay_upkeep = Armee der Stärke { $strength } behalten
command-recruit = { $count } rekrutieren
command-army_attacks = { $station } mit der Armee angreifen
    .scouted = { $station } mit der Armee angreifen, erkundete Bedrohung
command-army_attacks_hero = Den Helden von { $victim } mit der Armee angreifen
command-forage = { $goods } plündern
command-pass_army = Passen
command-move_hero = Nach { $station } gehen
command-refresh_market = Markt erneuern
command-buy_equipment = { $card } kaufen
    .discarding = { $card } kaufen, { $discarding } abwerfen
command-take_quest = Auftrag nehmen
command-exchange_goods = { $given } gegen { $taken } tauschen
command-scout = Erkunden
command-hero_attacks = Die Station angreifen
    .scouted = Die Station angreifen, erkundete Bedrohung
command-hero_attacks_hero = Den Helden von { $victim } angreifen
command-finish_metro_turn = Fertig
command-defend = { $fighter ->
    [hero] Mit dem Helden verteidigen
   *[army] Mit der Armee verteidigen
}
command-play_battle_card = { $card } spielen
command-use_property = { $card } nutzen
    .goods = { $card } nutzen: { $goods }
    .equipment = { $card } nutzen: { $equipment }
command-capture_station = Besetzen
command-leave_station = Neutral stehen lassen
command-answer_cards = { $n ->
    [0] Nichts
   *[other] { $cards }
}
command-answer_station = { $station }
command-answer_goods = { $goods } nehmen
command-complete_quest = { $quest } erfüllen

## Was eine Entscheidung bringt, hinter ihrem Namen

forecast-odds = { $win } % Sieg, { $tie } % Gleichstand, { $loss } % Niederlage
forecast-sure_win = sicherer Sieg
forecast-sure_tie = sicherer Gleichstand
forecast-sure_loss = sichere Niederlage
forecast-against = gegen Stärke { $n }
forecast-paid = kostet { $goods }
forecast-gained = bringt { $goods }
forecast-army = Armee { $amount }
forecast-vp = { $amount } SP
forecast-capture = Besetzen für { $goods }
    .lacking = Besetzen für { $goods }, die jetzt fehlen
forecast-nothing = bringt sofort nichts
