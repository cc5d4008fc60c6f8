# Подготовка: фракция, карты стартового бонуса, герой. Таблички коротки, остальное — в подсказках.

draft-title = Фракции и герои
draft-faction = { $name }, выберите фракцию
    .robot = { $name } выбирает фракцию
draft-card = { $deck ->
    [quest] { $name }, оставьте одно задание
   *[equipment] { $name }, оставьте одну карту
}
    .robot = { $deck ->
        [quest] { $name } оставляет задание
       *[equipment] { $name } оставляет карту
    }
draft-hero = { $name }, выберите героя
    .robot = { $name } выбирает героя
draft-home = { $name }, выберите домашнюю станцию
draft-line-first = Первый игрок берёт любую фракцию; каждая следующая должна граничить с занятой зоной.
draft-line-next = Она должна граничить с занятой зоной: { $factions }.
draft-line-card = { $deck ->
    [quest] Стартовый бонус фракции { $faction }: одно из двух заданий, втайне.
   *[equipment] Стартовый бонус фракции { $faction }: одна из двух карт. Её будет носить герой.
}
draft-line-hero = Кто взял фракцию последним, тот берёт героя первым.
draft-line-home = { $hero } начинает на одной из трёх домашних станций: они подсвечены на карте.
draft-taken = играет { $name }
draft-free = свободна
draft-borders = рядом: { $factions }
draft-apart = не рядом с занятой зоной
draft-unplayed = никто не играет
draft-bonus = Старт: { GOODS($goods, case: "nominative") }
    .cards = { $deck ->
        [quest] Старт: одно задание из { $n }
       *[equipment] Старт: одна карта снаряжения из { $n }
    }
draft-chooses = выбирает
draft-waits = выберет позже
draft-take = Щёлкните, чтобы взять эту фракцию.
draft-take-hero = Щёлкните, чтобы выбрать этого героя, потом — по домашней станции на карте.
draft-take-card = Щёлкните, чтобы оставить эту карту.
draft-begin = Щёлкните: { $hero } начинает здесь.
draft-hero-first = Сначала выберите героя, потом домашнюю станцию.
draft-secret = Их видит только { $name }.
