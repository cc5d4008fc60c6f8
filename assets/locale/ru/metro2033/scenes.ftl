# Сцены партии: бой, угроза из туннелей и голосование по закону.

## Общее

tell-all = Показать всё
    .tip = Сразу показать, что произошло
tell-on =
    .tip = Продолжить партию
tell-on-keys = пробел
asked-by-name = { $name }: { $question }

## Бой

battle-title = Бой за станцию { $station }
battle-title-hero = Нападение на героя: { $station }
battle-title-threat = Угроза: { $station }
battle-attacks = { $fighter ->
    [hero] нападает, в бою { $hero }
   *[army] нападает армией
}
battle-defends = { $fighter ->
    [hero] обороняется, в бою { $hero }
   *[army] обороняется армией
}
battle-undecided = выбирает, кто обороняет
battle-threat = угроза: { $type }
battle-polis = нейтрален
battle-part = { $title } { $sign ->
    [minus] −
   *[plus] +
}{ $amount }
battle-part-of = { $title } { $amount }
battle-part-army = Армия { $amount }
battle-part-polis = Полис { $amount }
battle-army = Армия
battle-strength = Сила { $amount }
battle-then = Тогда будет { $own } против { $other }
battle-stamp-won = Победа
battle-stamp-tied = Ничья
battle-stamp-lost = Поражение
battle-stamp-winner = Победа: { $name }
battle-unplayed = Не сыграны и не раскрываются
battle-keys = Щёлкните по карте, перетащите её в середину или нажмите клавишу от 1 до { $n }.
battle-drop = Сыграть
battle-play =
    .tip = Щелчок: сыграть ({ $number })
battle-done =
    .tip = Не использовать свойства и продолжить бой
