# Слова игры: ништяки, категории, ряды, фазы, фракции, действия.
#
# Падеж приходит в $case; без него — винительный, в котором стоит то, что получают, тратят или сбрасывают.
# У слов есть нужные сообщениям формы: .genitive, .accusative, .instrumental, .in (во время чего).

## Название в предложении стоит в кавычках, фракция — без них.

card-in-text = { $kind ->
    [faction] { $title }
   *[card] «{ $title }»
}

## Ништяки

goods-named = { $goods } ({ $cards })

good-basic = { $case ->
    [genitive] { $n ->
        [one] { $n } ресурса
       *[other] { $n } ресурсов
    }
   *[accusative] { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
       *[many] { $n } ресурсов
    }
}
    .choice = { $case ->
        [genitive] { $n ->
            [one] { $n } ресурса на ваш выбор
           *[other] { $n } ресурсов на ваш выбор
        }
       *[accusative] { $n ->
            [one] { $n } ресурс на ваш выбор
            [few] { $n } ресурса на ваш выбор
           *[many] { $n } ресурсов на ваш выбор
        }
    }
    .name = ресурс
    .help =
        Любой ресурс
        Кирпич, оружие, топливо или металл. Вместо него можно потратить патрон.
good-brick = { $case ->
    [genitive] { $n ->
        [one] { $n } кирпича
       *[other] { $n } кирпичей
    }
   *[accusative] { $n ->
        [one] { $n } кирпич
        [few] { $n } кирпича
       *[many] { $n } кирпичей
    }
}
    .name = кирпич
    .help =
        Кирпич
        Ресурс. За кирпич точку строят на месте другой.
good-gun = { $case ->
    [genitive] { $n } оружия
   *[accusative] { $n ->
        [one] { $n } оружие
       *[other] { $n } оружия
    }
}
    .name = оружие
    .name_gender = neuter
    .help =
        Оружие
        Ресурс.
good-fuel = { $case ->
    [genitive] { $n } топлива
   *[accusative] { $n ->
        [one] { $n } топливо
       *[other] { $n } топлива
    }
}
    .name = топливо
    .name_gender = neuter
    .help =
        Топливо
        Ресурс.
good-iron = { $case ->
    [genitive] { $n } металла
   *[accusative] { $n ->
        [one] { $n } металл
       *[other] { $n } металла
    }
}
    .name = металл
    .help =
        Металл
        Ресурс.
good-ammo = { $case ->
    [genitive] { $n ->
        [one] { $n } патрона
       *[other] { $n } патронов
    }
   *[accusative] { $n ->
        [one] { $n } патрон
        [few] { $n } патрона
       *[many] { $n } патронов
    }
}
    .name = патроны
    .name_accusative = патрон
    .help =
        Патрон
        При оплате заменяет любой один ресурс. Сам он не ресурс.
good-worker = { $case ->
    [nominative] { $n ->
        [one] { $n } рабочий
       *[other] { $n } рабочих
    }
   *[accusative] { $n ->
        [one] { $n } рабочего
       *[other] { $n } рабочих
    }
}
    .name = рабочий
    .name_gender = animate
    .name_accusative = рабочего
    .help =
        Рабочий
        Им платят за действия и карты транспорта, его отправляют на общее производство, а двух меняют на ресурс или карту.
good-grey = { $case ->
    [genitive] { $n ->
        [one] { $n } серого жетона транспорта
       *[other] { $n } серых жетонов транспорта
    }
   *[accusative] { $n ->
        [one] { $n } серый жетон транспорта
        [few] { $n } серых жетона транспорта
       *[many] { $n } серых жетонов транспорта
    }
}
    .short = { $case ->
        [genitive] { $n ->
            [one] { $n } серого
           *[other] { $n } серых
        }
       *[accusative] { $n ->
            [one] { $n } серый
           *[other] { $n } серых
        }
    }
    .name = серый жетон транспорта
    .help =
        Серые жетоны транспорта
        За них присваивают точки.
good-blue = { $case ->
    [genitive] { $n ->
        [one] { $n } синего жетона транспорта
       *[other] { $n } синих жетонов транспорта
    }
   *[accusative] { $n ->
        [one] { $n } синий жетон транспорта
        [few] { $n } синих жетона транспорта
       *[many] { $n } синих жетонов транспорта
    }
}
    .short = { $case ->
        [genitive] { $n ->
            [one] { $n } синего
           *[other] { $n } синих
        }
       *[accusative] { $n ->
            [one] { $n } синий
           *[other] { $n } синих
        }
    }
    .name = синий жетон транспорта
    .help =
        Синие жетоны транспорта
        За них заключают сделки.
good-red = { $case ->
    [genitive] { $n ->
        [one] { $n } красного жетона транспорта
       *[other] { $n } красных жетонов транспорта
    }
   *[accusative] { $n ->
        [one] { $n } красный жетон транспорта
        [few] { $n } красных жетона транспорта
       *[many] { $n } красных жетонов транспорта
    }
}
    .short = { $case ->
        [genitive] { $n ->
            [one] { $n } красного
           *[other] { $n } красных
        }
       *[accusative] { $n ->
            [one] { $n } красный
           *[other] { $n } красных
        }
    }
    .name = красный жетон транспорта
    .help =
        Красные жетоны транспорта
        За них разносят точки.
good-universal = { $case ->
    [genitive] { $n ->
        [one] { $n } универсального жетона транспорта
       *[other] { $n } универсальных жетонов транспорта
    }
   *[accusative] { $n ->
        [one] { $n } универсальный жетон транспорта
        [few] { $n } универсальных жетона транспорта
       *[many] { $n } универсальных жетонов транспорта
    }
}
    .short = { $case ->
        [genitive] { $n ->
            [one] { $n } универсального
           *[other] { $n } универсальных
        }
       *[accusative] { $n ->
            [one] { $n } универсальный
           *[other] { $n } универсальных
        }
    }
    .name = универсальный жетон транспорта
    .help =
        Универсальный жетон транспорта
        Заменяет любой один серый, синий или красный жетон.
good-development = { $case ->
    [genitive] { $n ->
        [one] { $n } жетона строительства
       *[other] { $n } жетонов строительства
    }
   *[accusative] { $n ->
        [one] { $n } жетон строительства
        [few] { $n } жетона строительства
       *[many] { $n } жетонов строительства
    }
}
    .name = жетон строительства
    .help =
        Жетон строительства
        Его можно отдать за строительство вместо кирпича, и тогда общий символ не нужен.
good-shield = { $case ->
    [genitive] { $n ->
        [one] { $n } жетона обороны
       *[other] { $n } жетонов обороны
    }
   *[accusative] { $n ->
        [one] { $n } жетон обороны
        [few] { $n } жетона обороны
       *[many] { $n } жетонов обороны
    }
}
    .name = жетон обороны
    .help =
        Жетон обороны
        В любой момент своего хода его можно положить на свою точку. Он прибавляет 1 к значению обороны.
good-sharrash = { $case ->
    [genitive] { $n ->
        [one] { $n } жетона влияния Шарраш
       *[other] { $n } жетонов влияния Шарраш
    }
   *[accusative] { $n ->
        [one] { $n } жетон влияния Шарраш
        [few] { $n } жетона влияния Шарраш
       *[many] { $n } жетонов влияния Шарраш
    }
}
    .short = { $case ->
        [genitive] { $n ->
            [one] { $n } жетона Шарраш
           *[other] { $n } жетонов Шарраш
        }
       *[accusative] { $n ->
            [one] { $n } жетон Шарраш
            [few] { $n } жетона Шарраш
           *[many] { $n } жетонов Шарраш
        }
    }
    .name = жетон влияния Шарраш
    .help =
        Жетоны влияния Шарраш
        У точек Шарраш заменяют серые и синие жетоны транспорта, а когда вы разносите точки других группировок — красные.
good-uranopolis = { $case ->
    [genitive] { $n ->
        [one] { $n } жетона влияния Уранополиса
       *[other] { $n } жетонов влияния Уранополиса
    }
   *[accusative] { $n ->
        [one] { $n } жетон влияния Уранополиса
        [few] { $n } жетона влияния Уранополиса
       *[many] { $n } жетонов влияния Уранополиса
    }
}
    .short = { $case ->
        [genitive] { $n ->
            [one] { $n } жетона Уранополиса
           *[other] { $n } жетонов Уранополиса
        }
       *[accusative] { $n ->
            [one] { $n } жетон Уранополиса
            [few] { $n } жетона Уранополиса
           *[many] { $n } жетонов Уранополиса
        }
    }
    .name = жетон влияния Уранополиса
    .help =
        Жетоны влияния Уранополиса
        У точек Уранополиса заменяют серые и синие жетоны транспорта, а когда вы разносите точки других группировок — красные.
good-iron_gang = { $case ->
    [genitive] { $n ->
        [one] { $n } жетона влияния Железной банды
       *[other] { $n } жетонов влияния Железной банды
    }
   *[accusative] { $n ->
        [one] { $n } жетон влияния Железной банды
        [few] { $n } жетона влияния Железной банды
       *[many] { $n } жетонов влияния Железной банды
    }
}
    .short = { $case ->
        [genitive] { $n ->
            [one] { $n } жетона Железной банды
           *[other] { $n } жетонов Железной банды
        }
       *[accusative] { $n ->
            [one] { $n } жетон Железной банды
            [few] { $n } жетона Железной банды
           *[many] { $n } жетонов Железной банды
        }
    }
    .name = жетон влияния Железной банды
    .help =
        Жетоны влияния Железной банды
        У точек Железной банды заменяют серые и синие жетоны транспорта, а когда вы разносите точки других группировок — красные.
good-ruin = { $case ->
    [genitive] { $n ->
        [one] { $n } карты развалин
       *[other] { $n } карт развалин
    }
   *[accusative] { $n ->
        [one] { $n } карту развалин
        [few] { $n } карты развалин
       *[many] { $n } карт развалин
    }
}
    .name = развалины
    .help =
        Развалины
        Верхняя карта колоды ложится в ваш штат рубашкой вверх, и на её месте можно построить любую точку; в уплату сбрасывают одну из своих карт развалин.
good-card = { $case ->
    [nominative] { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
    [genitive] { $n ->
        [one] { $n } карты
       *[other] { $n } карт
    }
   *[accusative] { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
}
    .name = карта
    .name_gender = feminine
    .name_accusative = карту
    .help =
        Карта
        Её берут из колоды в руку, а в уплату сбрасывают из руки.
good-salvage = { $case ->
    [nominative] { $n ->
        [one] верхняя карта из чужого сброса
        [few] { $n } раза верхняя карта из чужого сброса
       *[many] { $n } раз верхняя карта из чужого сброса
    }
    [genitive] { $n ->
        [one] верхней карты из чужого сброса
       *[other] { $n } верхних карт из чужих сбросов
    }
   *[accusative] { $n ->
        [one] верхнюю карту из чужого сброса
        [few] { $n } раза верхнюю карту из чужого сброса
       *[many] { $n } раз верхнюю карту из чужого сброса
    }
}
    .short = { $case ->
        [nominative] { $n ->
            [one] { $n } находка
            [few] { $n } находки
           *[many] { $n } находок
        }
        [genitive] { $n ->
            [one] { $n } находки
           *[other] { $n } находок
        }
       *[accusative] { $n ->
            [one] { $n } находку
            [few] { $n } находки
           *[many] { $n } находок
        }
    }
    .name = находка
    .name_gender = feminine
    .name_accusative = находку
    .help =
        Находка
        Можно взять в руку верхнюю карту из чужого сброса.
good-matching = { $case ->
    [genitive] { $n ->
        [one] ништяка по символу верхней карты из чужого сброса
       *[other] { $n } ништяков по символу верхней карты из чужого сброса
    }
   *[accusative] { $n ->
        [one] ништяк по символу верхней карты из чужого сброса
        [few] { $n } ништяка по символу верхней карты из чужого сброса
       *[many] { $n } ништяков по символу верхней карты из чужого сброса
    }
}
    .name = ништяк по символу
    .help =
        Ништяк по символу
        Выберите символ верхней карты из чужого сброса и отдайте тот ништяк, который он означает.
good-deal = { $case ->
    [nominative] { $n ->
        [one] { $n } своя сделка
        [few] { $n } свои сделки
       *[many] { $n } своих сделок
    }
    [genitive] { $n ->
        [one] { $n } своей сделки
       *[other] { $n } своих сделок
    }
   *[accusative] { $n ->
        [one] { $n } свою сделку
        [few] { $n } свои сделки
       *[many] { $n } своих сделок
    }
}
    .short = { $case ->
        [nominative] { $n ->
            [one] { $n } сделка
            [few] { $n } сделки
           *[many] { $n } сделок
        }
        [genitive] { $n ->
            [one] { $n } сделки
           *[other] { $n } сделок
        }
       *[accusative] { $n ->
            [one] { $n } сделку
            [few] { $n } сделки
           *[many] { $n } сделок
        }
    }
    .lost = { $case ->
        [nominative] { $n ->
            [one] { $n } сделка
            [few] { $n } сделки
           *[many] { $n } сделок
        }
        [genitive] { $n ->
            [one] { $n } сделки
           *[other] { $n } сделок
        }
       *[accusative] { $n ->
            [one] { $n } сделку
            [few] { $n } сделки
           *[many] { $n } сделок
        }
    }
    .name = сделка
    .name_gender = feminine
    .name_accusative = сделку
    .help =
        Сделка
        В уплату сбрасывают одну из своих сделок.
good-vp = { $n } ПО
    .name = ПО
    .name_gender = neuter
    .help =
        ПО
        Победные очки. Как только кто-то набирает 25, раунд становится последним.

## Символы (категории карт)

category-brick = кирпич
    .genitive = кирпича
category-gun = оружие
    .genitive = оружия
category-fuel = топливо
    .genitive = топлива
category-iron = металл
    .genitive = металла
category-ammo = патроны
    .genitive = патронов
category-worker = рабочий
    .genitive = рабочего
category-card = карта
    .genitive = карты
category-vp = ПО
category-contact = транспорт
    .genitive = транспорта
category-liberty = свобода
    .genitive = свободы
category-toxic = отрава
    .genitive = отравы
category-shield = оборона
    .genitive = обороны
category-development = строительство
    .genitive = строительства
category-sharrash = Шарраш
category-uranopolis = Уранополис
    .genitive = Уранополиса
category-iron_gang = Железная банда
    .genitive = Железной банды

## Типы карт, ряды, фазы, колоды

type-production = Производство
type-open_production = Общее производство
type-feature = Свойство
type-action = Действие

row-production = верхний ряд
    .in = в верхнем ряду
row-feature = средний ряд
    .in = в среднем ряду
row-action = нижний ряд
    .in = в нижнем ряду

phase-setup = Подготовка
    .full = Подготовка к игре
phase-lookout = Разведка
    .full = Фаза разведки
phase-production = Производство
    .full = Фаза производства
phase-action = Действия
    .full = Фаза действий
phase-cleanup = Уборка
    .full = Фаза уборки

pile-red = красные карты транспорта
pile-blue = синие карты транспорта
pile-yellow = жёлтые карты транспорта

## Откуда взялись ништяки и ПО

source-faction = { $card }
source-deal = сделка { $card }
source-production = { $card }
source-building_bonus = одноразовый бонус точки { $card }
source-action = { $card }
source-whenever = { $card }
source-faction_action = действие фракции
source-exchange = обмен
source-open_production = общее производство точки { $card }
source-open_production_owner = гость на точке { $card }
source-spoils = трофеи с точки { $card }
source-compensation = компенсация за точку { $card }
source-development = строительство
source-connection = { $card }
source-location = точки в штате

## Действия: .doing называет действие («… стоит 3 серых жетона»), .card — вместе с картой

command-keep_cards = Оставить
command-pick_card = Взять
command-construct_location = Присвоить
    .doing = Присвоение
    .card = Присвоение точки { $card }
command-develop_location = Построить
    .doing = Строительство
    .card = Строительство точки { $card }
command-make_deal = Сделка
    .doing = Сделка
    .card = Сделка с точкой { $card }
command-raze_from_hand = Разнести
    .doing = Разнос точки
    .card = Разнос точки { $card }
command-raze_location = Разнести
    .doing = Разнос точки
    .card = Разнос точки { $card }
command-activate_location = Действие
    .doing = Это действие
    .card = Действие точки { $card }
command-activate_faction = Действие фракции
    .doing = Это действие фракции
command-exchange_workers = Обмен
    .doing = Обмен
command-use_open_production = Общее производство
    .doing = Общее производство
    .card = Общее производство точки { $card }
command-take_connection = Взять
    .doing = Карта транспорта
    .card = Карта { $card }
command-play_connection = Разыграть
    .doing = Розыгрыш этой карты
    .card = Розыгрыш карты { $card }
command-place_shield = Оборона
    .doing = Оборона точки
    .card = Оборона точки { $card }
command-store_goods = На склад
    .doing = Хранение
    .card = Хранение на точке { $card }
command-choose = Выбрать
command-finish_turn = Готово
command-pass = Закрыть границы

## Что будет после действия, ещё до него

forecast = { $command }: { $outcomes }
    .nothing = { $command }
forecast-pay = потратить { GOODS($goods, form: "short") }
forecast-gain = получить { GOODS($goods, form: "short") }
    .ruin = получить { GOODS($goods, form: "short") } и 1 карту развалин
forecast-ruin = получить 1 карту развалин
forecast-place = положить { GOODS($goods, form: "short") } на эту точку
    .card = положить { GOODS($goods, form: "short") } на точку { $card }
    .ruin = положить { GOODS($goods, form: "short") } на эти развалины
forecast-lose = потерять { GOODS($goods, form: "short") }
forecast-other = { $who } { $outcomes }
forecast-other_pay = тратит { GOODS($goods, form: "short") }
forecast-other_gain = получает { GOODS($goods, form: "short") }
    .ruin = получает { GOODS($goods, form: "short") } и 1 карту развалин
forecast-other_ruin = получает 1 карту развалин
forecast-other_place =
    .card = кладёт { GOODS($goods, form: "short") } на точку { $card }
    .ruin = кладёт { GOODS($goods, form: "short") } на развалины
forecast-other_lose = теряет { GOODS($goods, form: "short") }
forecast-reveals = Откроется скрытая карта: отменить это будет нельзя.
forecast-ends_turn = На этом ход закончится.

## Закрытие границ

pass-safe = До следующего раунда никто не разнесёт ваши точки, не придёт на ваше общее производство и не заберёт ваши ресурсы.
pass-end = В этом раунде у вас больше не будет ходов.
pass-lost = При уборке пропадёт:
pass-storage = { $card }: перед этим можно { $storing }.
pass-last_round = Это последний раунд: уборки не будет. При ничьей решают ништяки, оставшиеся в запасе.
