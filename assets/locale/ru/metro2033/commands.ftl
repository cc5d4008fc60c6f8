# Что можно сделать, как на кнопке.

command-take_faction = Играть за фракцию { $faction }
command-keep_card = Оставить карту { $card }
command-take_hero = Взять героя: { $hero }, станция { $station }
command-guard_station = Защищать станцию { $station } { $fighter ->
    [hero] героем
   *[army] армией
}
command-look_at_laws = Посмотреть законы
command-decline_look = Не смотреть
command-propose_law = Предложить закон { $law }
command-cast_vote = { $in_favour ->
    [yes] Голосовать за
   *[no] Голосовать против
}
command-pay_upkeep = Сохранить армию силой { $strength }
command-recruit = Нанять { $count }
command-army_attacks = Атаковать армией станцию { $station }
    .scouted = Атаковать армией станцию { $station } с разведанной угрозой
command-army_attacks_hero = Атаковать армией героя { FORM($victim, form: "genitive") }
command-forage = Добыть { $goods }
command-pass_army = Пасовать
command-move_hero = Идти на станцию { $station }
command-refresh_market = Обновить рынок
command-buy_equipment = Купить карту { $card }
    .discarding = Купить карту { $card }, сбросить карту { $discarding }
command-take_quest = Взять задание
command-exchange_goods = Обменять { $given } на { $taken }
command-scout = Разведать
command-hero_attacks = Атаковать станцию
    .scouted = Атаковать станцию с разведанной угрозой
command-hero_attacks_hero = Атаковать героя { FORM($victim, form: "genitive") }
command-finish_metro_turn = Готово
command-defend = { $fighter ->
    [hero] Защищаться героем
   *[army] Защищаться армией
}
command-play_battle_card = Сыграть карту { $card }
command-use_property = Использовать { $card }
    .goods = Использовать { $card }: { $goods }
    .equipment = Использовать { $card }: { $equipment }
command-capture_station = Захватить
command-leave_station = Оставить нейтральной
command-answer_cards = { $n ->
    [0] Ничего
   *[other] { $cards }
}
command-answer_station = { $station }
command-answer_goods = Взять { $goods }
command-complete_quest = Выполнить задание { $quest }

## Что даёт решение, после его названия

forecast-odds = { $win } % победа, { $tie } % ничья, { $loss } % поражение
forecast-sure_win = верная победа
forecast-sure_tie = верная ничья
forecast-sure_loss = верное поражение
forecast-against = против силы { $n }
forecast-paid = стоит { $goods }
forecast-gained = даёт { $goods }
forecast-army = армия { $amount }
forecast-vp = { $amount } ПО
forecast-capture = захват за { $goods }
    .lacking = захват за { $goods }, чего сейчас нет
forecast-nothing = сразу ничего не даёт
