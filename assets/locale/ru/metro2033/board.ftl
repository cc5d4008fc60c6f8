# Стол «Метро 2033» в окне.

## Полоса у верхнего края

metro-round = Раунд { $round }
metro-stage = Этап { $stage ->
    [1] I
   *[other] II
}
metro-phase-events = События
metro-phase-mobilisation = Сбор
metro-phase-army = Армия
metro-phase-hero = Герой
metro-phase-end = Конец
metro-law = Закон: { $law }
    .none = Закона в силе нет
metro-about-round = Раунд. Он кончается фазой конца; затем жетон идёт дальше, и первым становится другой игрок.
metro-about-stage = { $stage ->
    [1] Этап I: герой несёт две карты, и угрозы — этапа I.
   *[other] Этап II: герой несёт больше карт, и угрозы сильнее.
}
metro-about-events = События: станции дают товары, затем приходит угроза или закон, как показано на шкале раундов.
metro-about-mobilisation = Сбор: все платят содержание и набирают рекрутов.
metro-about-army = Армия: каждая армия атакует, добывает товары или пасует.
metro-about-hero = Герой: каждый герой идёт, а затем действует.
metro-about-end = Конец: выполняются задания, и становится видно, победил ли кто-нибудь.
metro-space-tip = { $number ->
    [0] Начало шкалы раундов
   *[other] Деление { $number } шкалы раундов
}
metro-space-now = Здесь лежит жетон: это нынешний раунд.

## Панели мест

metro-seat = { $name }: { $faction }
metro-seat-vp = ПО: { $vp }; за станции { $stations }, за задания { $quests }
metro-seat-army = Армия { $n }. { $goods }
metro-seat-hero = { $hero }: сила { $n }, скорость { $speed }
metro-seat-quests = { $n ->
    [one] { $n } скрытое задание
    [few] { $n } скрытых задания
    [many] { $n } скрытых заданий
   *[other] { $n } скрытого задания
}
metro-first = Первый игрок
metro-army = Армия игрока { $name }: сила { $n }

## Правая колонка

metro-armies = Армии
metro-upkeep = содержание
metro-notch = Сила { $n }: содержание за раунд — { $goods }.
    .free = Сила { $n }: содержание не нужно.
metro-market = Рынок Ганзы
metro-each = за карту
metro-deck-threats = Угрозы
metro-deck-equipment = Снаряжение
metro-deck-quests = Задания
metro-deck-laws = Законы
metro-about-threats = Угроз в колоде: { $n }. Щелчок покажет сброшенные.
metro-about-equipment = Карт снаряжения в колоде: { $n }. Щелчок покажет сброшенные.
metro-about-quests = Заданий в колоде: { $n }. Щелчок покажет сброшенные открыто.
metro-about-laws = Законов в колоде: { $n }.

## Карта

metro-zone = Зона: { $zone }
metro-closed = Зона: { $zone }. В этой игре она закрыта.
metro-abandoned = Заброшена: владеть ею нельзя, но герои и армии проходят.
metro-gives-any = любой товар
metro-station = Даёт: { $good }. { $owned }
metro-owned = Владелец: { $name }
metro-neutral = Ничья
metro-hero = { $hero } ({ $name })
    .wounded = { $hero } ({ $name }), ранен
metro-steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
    [many] { $n } шагов
   *[other] { $n } шага
}, останется { $left }
metro-deed = { $verb }: { $where }

## Что делается

table-verb-move = Идти
table-verb-attack = Атака
table-verb-attack_hero = Атака
table-verb-strike = Атака
table-verb-guard_army = Армия
table-verb-guard_hero = Герой
table-verb-forage = Добыча
table-verb-buy = Купить
table-verb-buy_instead = Заменить
table-verb-keep = Оставить
table-verb-recruit = Набрать
table-aim-move = Переместить героя
    .text = Щёлкните подсвеченную станцию или героя.
table-aim-strike = Атака армии
    .text = Щёлкните подсвеченную станцию или героя.
table-aim-guard = Защита станции
    .text = Щёлкните одну из своих подсвеченных станций.
metro-held-guard = Защита станции
    .text = Опустите на станцию, которую надо защитить.
metro-held-hero = Переместить героя
    .text = Опустите его на подсвеченную станцию.
metro-held-army = Отправить армию
    .text = На светлую станцию, героя или, для добычи, на ресурс.
metro-held-badge = Сила армии
    .text = Опустите знак на подсвеченное деление.
metro-held-card = Купить снаряжение
    .text = На своего героя или на карту, которая уходит.
metro-guard-with = Защитить эту станцию
    .text = Армией или героем?
metro-act-strike = Атака
    .tip = Армия атакует: выберите подсвеченную станцию или героя. Армию можно и перетащить с вашей панели.
metro-act-forage = Добыча
metro-act-attack = Атака
metro-act-refresh = Обновить
metro-act-quest = Задание
metro-act-exchange = Обмен
metro-act-scout = Разведка
metro-act-recruit = Набрать { $n }
metro-pass = Пас
    .tip = Армия ничего не делает.
metro-keep_army = Оставить всех
    .tip = Оставить самую сильную армию, за которую вы можете заплатить.
metro-prompt-army = Перетащите армию на светлую станцию или выберите.
metro-prompt-hero = { $left ->
    [0] Ваш герой ещё может действовать.
   *[other] Переместите героя, затем действуйте. Шагов: { $left }.
}
metro-prompt-trading = Вы ещё можете покупать снаряжение.
metro-prompt-upkeep = Щёлкните деление: какой силы останется ваша армия?
metro-prompt-recruits = Наберите рекрутов или закончите ход.
metro-prompt-guard = Перетащите армию или героя на свою станцию или щёлкните её.
metro-use-up = Сбросить задание ради его свойства?
metro-choose = Что именно?
    .goods = Какие товары вы берёте?
    .discarding = Какую карту вы за это сбрасываете?
metro-exchange = Обмен товаров
metro-exchange-given = Вы отдаёте
metro-exchange-taken = Вы берёте
metro-exchange-told = Отдать: { $given }. Взять: { $taken }.
metro-scouted = Вы её разведали. В следующем раунде при атаке нейтральной станции можно встретить её вместо верхней карты.
metro-quest-ready = Условие выполнено.
metro-quest-not_yet = Условие ещё не выполнено.
decline-choose_use = Готово
    .tip = Больше не использовать свойств.
decline-choose_capture = Не захватывать
    .tip = Станция не захватывается.
decline-choose_loot = Ничего
    .tip = Не брать карту.
decline-choose_completion = Не сейчас
    .tip = Больше не выполнять заданий.
