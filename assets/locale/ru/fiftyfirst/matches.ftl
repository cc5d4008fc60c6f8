### Библиотека партий: список, импорт и экспорт.

## Список

matches-search-tip = Находит названия партий, имена, фракции, соперников и наборы. Можно просто печатать (Ctrl+{ KEY("f") }).
matches-graded = Победа: { $name } — { $grade }
matches-seat = { $faction ->
    [none] { $name }: { $vp } ПО
   *[other] { $name }, { $faction }: { $vp } ПО
}

## Отбор

matches-factions = Фракции
matches-sets = Наборы
matches-alone = Только { $set }
matches-more-sets = Ещё { $n }
matches-more-sets-tip = Показать другие наборы; сейчас не видно: { $n }.
