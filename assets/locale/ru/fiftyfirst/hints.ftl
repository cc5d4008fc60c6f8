# Подсказки по просьбе: что можно сделать, чего не хватает для остального, что заберёт уборка.


## Группы; .verb — что было бы сделано

hint-advised = Выгоднее всего сейчас
hint-missing = Сейчас нельзя
hint-cleanup = Если бы раунд кончился сейчас
hint-verb-keep_cards = Оставить
hint-verb-pick_card = Взять
hint-verb-construct_location = Присвоить
hint-verb-develop_location = Построить
hint-verb-make_deal = Заключить сделку
hint-verb-raze_from_hand = Разнести из руки
hint-verb-raze_location = Разнести в чужом штате
hint-verb-activate_location = Выполнить действие
hint-verb-activate_faction = Действие фракции
hint-verb-exchange_workers = Обменять рабочих
hint-verb-use_open_production = Общее производство
hint-verb-take_connection = Взять карту транспорта
hint-verb-play_connection = Разыграть карту транспорта
hint-verb-place_shield = Разместить жетон обороны
hint-verb-store_goods = Складировать
hint-verb-choose = Ответить
hint-verb-choose_site = Ответить
hint-verb-choose_deal = Ответить
hint-verb-finish_turn = Остановиться
hint-verb-pass = Закрыть границы
hint-verb-virtual_turn = Ход соперника

## Строки

hint-title = { $kind ->
    [exchange_workers] Обменять 2 рабочих на { $what }
   *[other] { $verb }: { $what }
}
hint-over_ruin = { $card } на месте развалин
hint-over_location = { $card } на месте точки { $over }
hint-of = { $card } ({ $owner })
hint-matching = { $card } (символ { FORM($category, form: "genitive") } из сброса { FORM($owner, form: "genitive") })
hint-kept_top = { $cards } (сверху в вашем сбросе: { $top })
hint-advice = получить { $gains } за { $paid }
    .free = получить { $gains } бесплатно
hint-place = { $goods } (на этой точке)
    .card = { $goods } (на точке { $card })
    .ruin = { $goods } (на этих развалинах)
hint-location = { $n ->
    [one] { $n } точку (в конце 1 ПО)
    [few] { $n } точки (в конце по 1 ПО)
   *[many] { $n } точек (в конце по 1 ПО)
}
hint-nothing = сразу ничего не меняет
hint-lacks = не хватает: { GOODS($goods, case: "nominative") }
hint-cleanup-last = Это последний раунд: уборки не будет, и ничего не пропадёт.
    .title = Без уборки
hint-cleanup-lost = { GOODS($goods, case: "nominative") }, если не складировать
    .title = Пропадёт из запаса
hint-cleanup-cleared = { GOODS($goods, case: "nominative") }
    .title = Пропадёт с ваших карт
hint-cleanup-kept = { GOODS($goods, case: "nominative") }
    .title = Останется на ваших картах
hint-cleanup-hand = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
    .title = Останется в руке
hint-cleanup-store = Можно { $storing }; из того, что есть: { GOODS($goods, case: "nominative") }.
    .nothing = Можно { $storing }; подходящего нет.

## В терминале

text-help-hint = hint: что можно сделать, чего не хватает для остального, что заберёт уборка
