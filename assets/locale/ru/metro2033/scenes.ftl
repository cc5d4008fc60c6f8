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

## Угроза из туннелей

threat-title = Угроза из туннелей
threat-stamp-won = Удержана
threat-stamp-tied = Ничья
threat-stamp-lost = Потеряна
threat-instead = { $station }, против: { $threat }
threat-begins = { $name } защищает станцию { $station }: { $fighter ->
    [hero] { $hero }, сила { $own }
   *[army] армия, сила { $own }
}.
threat-next = Далее: { $begins }
threat-told = { $result ->
    [won] { $name } удерживает станцию { $station }: { $own } против { $other }.
    [lost] { $name } терпит поражение на станции { $station }: { $own } против { $other }.
   *[tied] { $name }, станция { $station }: { $own } против { $other }, ничья ничего не меняет.
}

## Голосование по закону

vote-title = Закон
vote-yes = За
    .tip = Голосовать за ({ KEY("y") }): { $told }
vote-no = Против
    .tip = Голосовать против ({ KEY("n") }): { $told }
vote-if-yes = Если за: { $told }
vote-if-no = Если против: { $told }
vote-then = счёт { $yes } : { $no }.
    .passed = { $yes } : { $no }, закон вступает в силу.
    .rejected = { $yes } : { $no }, закон отклонён.
vote-before = Сейчас в силе: { $law }
    .none = Сейчас в силе: нет закона
vote-past = До этого: { $law }
    .none = До этого: закона не было
vote-chosen = Выбор из двух законов: { $name }
vote-block = { $name }: { $n ->
    [one] { $n } голос
    [few] { $n } голоса
   *[many] { $n } голосов
}
vote-of = { $name } ({ $n })
vote-awaited = Ещё не голосовали: { $seats }
vote-chooses = Щёлкните закон, по которому пройдёт голосование. Другой уйдёт под колоду.
vote-tied = { $law }: { $yes } : { $no }. При равенстве закон отклонён.
vote-stamp-passed = В силе
vote-stamp-rejected = Отклонён
vote-look = Посмотреть
    .tip = Посмотреть два верхних закона и выбрать, какой выносится на голосование
vote-decline = Не смотреть
    .tip = На голосование выносится верхний закон
vote-propose =
    .tip = Щелчок: вынести на голосование ({ $number })
vote-use = { $title } +{ $n }
vote-quests = Мои задания
    .tip = Открыть задания этого игрока: одно из них может дать голоса. Смотреть должен только он.
