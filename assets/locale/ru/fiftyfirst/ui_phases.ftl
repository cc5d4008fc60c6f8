# Экраны фаз и крупный показ карт.

## На всех экранах

continue-keys = Пробел / Enter
overview-open = Все штаты
overview-tip = Посмотреть все штаты сразу ({ KEY("o") })
hand-empty = В руке нет карт
card-closely = Правая кнопка или { KEY("i") } покажет карту крупно.
card-printed = Дальность { $distance }: столько серых жетонов транспорта стоит присвоить, синих — заключить сделку, красных — разнести. Трофеи: { GOODS($spoils, case: "nominative") }. Сделка: { GOODS($deal, case: "nominative") }.
plate-tip = { $first ->
    [yes] { $name } играет за фракцию: { $faction }; ПО: { $vp }; первый игрок раунда.
   *[no] { $name } играет за фракцию: { $faction }; ПО: { $vp }.
}
plate-tip-coming = В конце каждая точка приносит 1 ПО: ещё { $n }, всего { $total } ПО.
goods-tip =
    { $help }
    { CAPITAL(GOODS($goods, case: "nominative")) }.
zoom-if-built = Если присвоить сейчас

## Оставить четыре из шести
keep-title = Оставьте четыре карты
keep-secret = Каждый тайно оставляет себе четыре карты из шести. Остальные откроются, когда выберут все.
keep-line = { $left ->
    [0] { $name }: эти две уйдут в сброс.
    [one] { $name }: выберите ещё одну карту для сброса.
   *[other] { $name }: выберите карты для сброса: { $left }. Остальные четыре — ваша стартовая рука.
}
keep-discard = Сбросить
keep-confirm = Оставить эти четыре
keep-confirm-tip = Две другие уйдут в сброс, когда выберут все.
keep-enough = Сбрасываются две карты. Щёлкните по одной из них, чтобы всё-таки оставить её.
keep-choose-more = { $left ->
    [one] Выберите ещё одну карту для сброса.
   *[other] Выберите ещё карты для сброса: { $left }.
}
keep-chosen = выбор сделан
keep-choosing = выбирает
keep-waiting = выберет позже

## Разведка
lookout-title = { $draft ->
    [1] Разведка · раунд { $round } · первый круг
   *[other] Разведка · раунд { $round } · второй круг
}
lookout-line = { $count ->
    [one] { $name }: возьмите последнюю карту.
   *[other] { $name }: щёлкните карту или перетащите её к себе на руку. Последняя уйдёт в сброс.
}
    .own = { $count ->
        [one] { $name }: возьмите последнюю карту.
       *[other] { $name }: щёлкните карту или перетащите её к себе на руку. Последняя уйдёт в сброс первого игрока.
    }
lookout-order = Порядок
lookout-left = Оставшаяся карта уходит в сброс первого игрока: { $name }.
lookout-closed = Выбирайте выше. Открывать руку для этого не нужно.
lookout-drop = Чтобы взять карту, перетащите её к себе на руку.
lookout-picked = { $name }: взята карта { $card }. Правая кнопка или { KEY("i") } покажет карту крупно.
lookout-now = { $name } сейчас берёт карту.
lookout-over = { $name } остаётся без карты: карт больше нет.
lookout-later = { $name } возьмёт карту позже.
lookout-hand = Рука игрока { $name }

## Производство
production-title = Производство · раунд { $round }
production-title-last = Производство · последний раунд
production-total = Всего
production-stored = { $card }: со склада
production-deal = Сделка: { $card }
production-nothing = Ничего не произведено.
production-all = Показать всё
production-all-tip = Показать остальное сразу. То же сделает любой щелчок или пробел.
production-continue-tip = Начинается фаза действий.
production-source = { $source }: вы получаете { $goods }.
production-more = { $count ->
    [one] ещё { $count } строка: колесо, стрелки, Page Up и Page Down
    [few] ещё { $count } строки: колесо, стрелки, Page Up и Page Down
   *[many] ещё { $count } строк: колесо, стрелки, Page Up и Page Down
}

## Уборка
cleanup-title = Уборка · раунд { $round }
cleanup-store = { $name }: оставить ништяки на точке { $card }?
cleanup-room = На следующий раунд можно { $storing }.
cleanup-of = { $count } из { $owned }
cleanup-none-stored = Ничего из этого здесь не хранится.
cleanup-confirm = Складировать { $goods }
cleanup-confirm-many = { $n ->
    [one] Складировать { $n } ништяк
    [few] Складировать { $n } ништяка
   *[many] Складировать { $n } ништяков
}
cleanup-nothing = Ничего не складировать
cleanup-confirm-tip = Складированное вернётся в следующей фазе производства.
cleanup-drop = Чтобы складировать ништяк, перетащите его на карту.
cleanup-less-tip = Забрать { $goods } обратно с карты.
cleanup-more-tip = Положить { $goods } на карту.
cleanup-keep = Остаётся
cleanup-keep-tip = Что останется на следующий раунд: карты в руке, складированное и непотраченные ништяки на ваших точках.
cleanup-lose = Пропадает
cleanup-lose-tip = Ништяки, которые вы не использовали и не складировали: они уходят в общий запас. То, что лежит на выполненных действиях, рабочие гостей и жетоны обороны тоже убирают.
cleanup-next-first = Первый игрок следующего раунда — { $name }.
cleanup-continue-tip = К разведке следующего раунда.
cleanup-no-goods = ничего

## Подсчёт очков
score-winner = 51-й штат — { $factions }
score-winners = 51-й штат — { $factions }
score-tie-goods = Ничью решили оставшиеся ништяки: { $goods }.
score-tie-locations = Ничью решили точки: { $locations }; ништяков осталось поровну.
score-tie-shared = И ништяков, и точек у них поровну.
score-action = Действия точек
score-development = Строительство
score-building-bonus = Одноразовые бонусы
score-spoils = Разнос точек
score-deal = Сделки
score-whenever = Награды за сделки и разнос
score-production = Производство
score-open-production = Общее производство
score-other = Фракция и карты транспорта
score-location = По 1 за каждую точку
score-goods-left = Осталось ништяков — они решают ничью: { $list }
score-rematch-tip = Те же игроки, фракции и настройки, карты раздаются заново.
score-banner-tip = Побеждает тот, у кого больше ПО: { $vp }. Ничью решают оставшиеся ништяки, потом точки.
score-seat-tip = { $name } играет за фракцию: { $faction }.
score-total-tip = ПО на планшете и по 1 ПО за каждую точку.
score-action-tip = ПО за действия своих точек.
score-development-tip = По 1 ПО за каждую точку, построенную на месте другой или на развалинах.
score-building-bonus-tip = ПО, полученные один раз, когда точка появилась в штате.
score-spoils-tip = ПО из трофеев с разнесённых точек и из компенсаций за свои точки, разнесённые другими.
score-deal-tip = ПО за сделки — при заключении и в фазах производства.
score-whenever-tip = ПО от своих точек за сделки и разнос.
score-production-tip = ПО от точек и планшета фракции в фазах производства.
score-open-production-tip = ПО за общее производство: за ваши визиты и за гостей у вас.
score-other-tip = ПО за действия фракции, обмены и карты транспорта.
score-start-tip = ПО, которые были в начале этой позиции.
score-location-tip = В конце каждая точка в штате приносит 1 ПО. Развалины не приносят ничего.
score-greatest = Раунд { $round }: { $name } получает { $vp } ПО ({ $source }). Больше за один раз не получил никто.
