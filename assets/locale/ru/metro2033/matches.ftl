# Списки, статистика и итоговый счёт.

## Списки и статистика

matches-factions = Фракции
matches-seat = { $faction ->
    [none] { $name }: { $vp } ПО
   *[other] { $name }, { $faction }: { $vp } ПО
}
matches-goal = { $n } ПО для победы
matches-dealt = фракции розданы случайно
matches-rulings = { $n ->
    [one] изменено { $n } правило
    [few] изменены { $n } правила
   *[many] изменено { $n } правил
}
match-goal = Побеждает тот, у кого в конце раунда { $n } ПО, или тот, кому принадлежит весь Полис.
match-options = Настройки: { $options }.
statistics-by-faction = Фракция
statistics-by-faction-tip = Результаты по фракции, за которую играли.
statistics-result = { $name } ({ $faction })

## Итоговый счёт

score-stations = Станции
score-stations-tip = 1 ПО за каждую свою станцию.
score-quests = Задания
score-quests-tip = 1 ПО за каждое выполненное задание.
score-victory = { $faction }: победа в раунде { $round }
score-victory-tip = Побеждает тот, у кого в конце раунда { $n } ПО или весь Полис. Если таких несколько, побеждает ближайший к первому игроку.
score-polis = { $name } владеет всем Полисом.
score-also-nearest = Условие победы { $count ->
    [1] выполняет и { $names }, но { $name } сидит ближе
   *[other] выполняют и { $names }, но { $name } сидит ближе всех
} к первому игроку.
score-also-most_vp = Условие победы { $count ->
    [1] выполняет
   *[other] выполняют
} и { $names }, но у { $name } больше ПО.
score-seat = { $name }, { $faction }: { $vp } из { $goal } ПО. Станций: { $stations }, заданий: { $quests }
score-captures = Больше всего станций захватывает { $name }: { $n }.
score-heading = Итоговый счёт
    .round = { $n ->
        [0] В начале игры
       *[other] После раунда { $n }
    }
score-goal = цель: { $n }
score-legend = Станции — цвета фракции, задания — голубые.
score-map = Кто чем владел в конце. Проведите по графику внизу, чтобы увидеть каждый раунд.
    .round = Кто чем владел после раунда { $round }.
    .start = Кто чем владел в начале.
score-course-tip = Нажмите здесь или проведите по графику либо нажмите Page Up и Page Down, чтобы увидеть карту после любого раунда.
