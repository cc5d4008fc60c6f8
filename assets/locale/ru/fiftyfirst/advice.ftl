# Советы роботов: что сделал бы робот, чего он ждёт и почему.

## В подсказках

advice-heading = Совет · { $level }
advice-thinking = Думает…
    .note = Робот знает то же, что и вы.
advice-title = { CAPITAL($what) }

## Что советуют, в неопределённой форме

advice-do-keep_cards = оставить карты { $what }
advice-do-pick_card = взять карту { $what }
advice-do-construct_location = присвоить точку { $what }
advice-do-develop_location = построить точку { $what }
advice-do-make_deal = заключить сделку { $what }
advice-do-raze_from_hand = разнести из руки точку { $what }
advice-do-raze_location = разнести точку { $what }
advice-do-activate_location = выполнить действие точки { $what }
advice-do-activate_faction = выполнить действие фракции ({ $what })
advice-do-exchange_workers = обменять 2 рабочих на { $what }
advice-do-use_open_production = отправить рабочего на точку { $what }
advice-do-take_connection = взять карту { $what }
advice-do-play_connection = разыграть карту { $what }
advice-do-place_shield = разместить жетон обороны на точке { $what }
advice-do-store_goods = складировать { $what }
advice-do-choose = выбрать: { $what }
advice-do-choose_site = выбрать точку { $what }
advice-do-choose_deal = выбрать карту { $what }
advice-do-finish_turn = остановиться
advice-do-pass = закрыть границы
advice-stored = { GOODS($goods, case: "accusative") } на точке { $card }
    .nothing = на точке { $card } ничего

## Причины

advice-only = больше ничего нельзя
advice-pass = ничего лучше в этом раунде нет
advice-gains = +{ $gains } в этом раунде
advice-locations = { $n ->
    [one] { $n } точка
    [few] { $n } точки
   *[many] { $n } точек
}
advice-keeps = приберегите { $goods }, чтобы { $what }
advice-enables = потом можно { $what }
advice-follows = дальше: { $what }
advice-better = примерно на { $n } ПО лучше следующего по силе хода ({ $what })

## Чего ждут в конце игры

advice-lead = { $sign ->
    [ahead] перевес около { $n } ПО
    [behind] отставание около { $n } ПО
   *[even] равный счёт
}
advice-expects = Прогноз на конец игры: { $lead }.

## В повторе

advice-same = { $level }: сделал бы то же (ожидает в конце { $lead }).
    .unweighed = { $level }: сделал бы то же.
advice-other = { $level }: { $what } (ожидает в конце { $lead }). Сыграно: { $played } ({ $played_lead }).
    .unweighed = { $level }: { $what }. Сыграно: { $played }.
advice-forced = { $level }: больше ничего было нельзя.
