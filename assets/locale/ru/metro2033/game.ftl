# Слова «Метро 2033»: товары, фазы, зоны, варианты, роботы. Названия стоят на картах, на всех языках.
#
# Падеж приходит в $case; без него — винительный, в котором стоит то, что получают и тратят.

title-name = Метро 2033
title-about = Власть над туннелями под городом · от 2 до 6 игроков
card-unknown = скрытая карта
station-on-line = { $title } ({ $line })
zone-polis = Полис
zone-hansa = Ганза

## Имена героев стоят без кавычек.

card-in-text = { $kind ->
    [hero] { $title }
   *[card] «{ $title }»
}

## Товары: сколько их и как они называются

good-pig = { $case ->
    [nominative] { $n ->
        [one] { $n } свинья
        [few] { $n } свиньи
       *[many] { $n } свиней
    }
    [genitive] { $n ->
        [one] { $n } свиньи
       *[other] { $n } свиней
    }
   *[accusative] { $n ->
        [one] { $n } свинью
        [few] { $n } свиньи
       *[many] { $n } свиней
    }
}
    .name = свинья
    .help =
        Свинья
        Ею платят за сильную армию, за новобранцев и за захват.
good-mushroom = { $case ->
    [genitive] { $n ->
        [one] { $n } гриба
       *[other] { $n } грибов
    }
   *[accusative] { $n ->
        [one] { $n } гриб
        [few] { $n } гриба
       *[many] { $n } грибов
    }
}
    .name = гриб
    .help =
        Гриб
        Им платят за снаряжение, за задания и за захват.
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
    .name = патрон
    .help =
        Патрон
        Им платят за новобранцев, снаряжение, задания и за свойство выполненного задания.
good-any = { $case ->
    [genitive] { $n ->
        [one] { $n } товара на выбор
       *[other] { $n } товаров на выбор
    }
   *[accusative] { $n ->
        [one] { $n } товар на выбор
        [few] { $n } товара на выбор
       *[many] { $n } товаров на выбор
    }
}
    .name = любой товар
    .help =
        Любой товар
        Свинья, гриб или патрон, как пожелаете.
good-army = +{ $n } к силе армии
    .name = сила армии
    .help =
        Сила армии
        Ваша армия становится сильнее, но не выше предела.
good-equipment = { $case ->
    [nominative] { $n ->
        [one] { $n } карта снаряжения
        [few] { $n } карты снаряжения
       *[many] { $n } карт снаряжения
    }
    [genitive] { $n ->
        [one] { $n } карты снаряжения
       *[other] { $n } карт снаряжения
    }
   *[accusative] { $n ->
        [one] { $n } карту снаряжения
        [few] { $n } карты снаряжения
       *[many] { $n } карт снаряжения
    }
}
    .name = снаряжение
    .help =
        Снаряжение
        Верхнюю карту колоды получает ваш герой.
good-quest = { $case ->
    [genitive] { $n ->
        [one] { $n } задания
       *[other] { $n } заданий
    }
   *[accusative] { $n ->
        [one] { $n } задание
        [few] { $n } задания
       *[many] { $n } заданий
    }
}
    .name = задание
    .help =
        Задание
        Верхняя карта колоды, которую видите только вы.
good-vp = { $n } ПО
    .name = ПО
    .help =
        Победные очки
        По одному за каждую вашу станцию и за каждое выполненное задание.

## Фазы

phase-setup = Подготовка
phase-events = События
phase-mobilisation = Мобилизация
phase-army = Армии
phase-hero = Герои
phase-end = Конец раунда

## Виды

threat-type-physical = физическая
threat-type-biological = биологическая
threat-type-radiation = радиационная
battle-type-attack = атака
    .genitive = атаки
battle-type-defence = защита
    .genitive = защиты
battle-type-manoeuvre = манёвр
    .genitive = манёвра

## Что можно выбрать для новой игры

option-ring = Кольцо у закрытых зон
option-ring-open = Открыто везде
option-ring-beside-open = Открыто только у открытых зон
option-reward = Награда за угрозу
option-reward-before = До захвата, и ею можно платить
option-reward-after = После захвата
option-floor-same = Только что потерянную станцию можно сразу вернуть
option-wounded-home = Раненый герой попадает
option-wounded-home-printed = На любую домашнюю станцию фракции
option-wounded-home-owned = На ту, что ещё принадлежит фракции
option-wounded-skip = Раненый герой теряет
option-wounded-skip-next-turn = Свой ближайший ход
option-wounded-skip-next-round = Ход следующего раунда
option-tiebreak = Если победить могут несколько
option-tiebreak-nearest = Побеждает ближайший к первому игроку
option-tiebreak-most-vp = Побеждает тот, у кого больше ПО
option-tokens-limited = Товары кончаются
option-quests = Задания выполняются
option-quests-free = Когда решит владелец
option-quests-at-once = Сами и сразу
option-bauman-ties = Герой Бауманского альянса побеждает при ничьей
option-bauman-ties-all = Во всех боях
option-bauman-ties-attack = Только в атаке
option-bandits-ties = Армия Бандитов в защите побеждает при ничьей
option-bandits-ties-all = Против игроков и угроз
option-bandits-ties-players = Только против игроков
option-goal = ПО для победы
option-stage-2-at = ПО, с которых начинается этап II
option-first-player = Первый игрок
option-first-player-random = Случайный
option-draft = Фракции и герои
option-draft-choose = Выбираются по очереди
option-draft-dealt = Раздаются случайно
option-titles = Имена героев
option-titles-printed = Как на картах
option-titles-own = Собственные

## Роботы

bot-random = Робот: наугад
bot-greedy = Робот: лучший ход сразу
bot-planner = Робот: планирует
bot-easy = Робот: лёгкий
bot-easy-note = Часто ошибается в оценке: для ваших первых партий.
bot-medium = Робот: средний
bot-medium-note = Взвешивает каждый ход и иногда ошибается.
bot-hard = Робот: сильный
bot-hard-note = Взвешивает каждый ход по тому, что он даёт сразу.
bot-expert = Робот: эксперт
bot-expert-note = Планирует до конца следующего раунда.
bot-master = Робот: мастер
bot-master-note = Планирует до конца следующего раунда и проверяет больше путей. Не торопится.
new-level-easy = Лёгкий
new-level-medium = Средний
new-level-hard = Сильный
new-level-expert = Эксперт
new-level-master = Мастер
