# Статистика законченных партий.

statistics-title = Статистика
statistics-game-tip = Считать партии игры «{ $game }».
statistics-back = Назад
statistics-back-tip = Туда, откуда вы пришли (Esc)
statistics-open = Статистика
statistics-open-tip = Как прошли законченные партии: победы и ПО по соперникам и игрокам.
statistics-reading = Партии читаются: ещё { $n } …

## Что считать
statistics-whose-people = Люди
statistics-whose-people-tip = Считать то, что сыграли люди.
statistics-whose-robots = Роботы
statistics-whose-robots-tip = Считать то, что сыграли роботы.
statistics-whose-all = Все
statistics-whose-all-tip = Считать каждое место — и людей, и роботов.
statistics-whose-undone = С отменой
statistics-whose-undone-tip = Считать то, что люди сыграли в партиях, где отменяли ходы роботов. В остальных случаях эти партии не считаются.
statistics-span-all = Всё время
statistics-span-all-tip = Каждая законченная партия
statistics-span-year = Этот год
statistics-span-year-tip = Партии, начатые в этом году
statistics-span-month = 30 дней
statistics-span-month-tip = Партии, начатые за последние 30 дней
statistics-only = Только { $values }
statistics-only-tip = Считаются только результаты, где есть { $values }. Щелчок — снова считать все.
statistics-everything = Снять фильтр
statistics-everything-why = Фильтра нет. Щёлкните по строке списка, и считаться будут только её результаты.
statistics-none = Пока нет законченных партий. Доиграйте партию до конца, и она попадёт сюда.
statistics-none-chosen = Таких законченных партий нет. Выберите «Все», «Всё время» или снимите фильтр.
statistics-left-out-robot = Партий, в которых робот решал за человека: { $n }. Результат засчитан роботу.
statistics-left-out-played-on = { $n ->
    [one] { $n } партия повторяет или продолжает другую и не засчитывается.
    [few] { $n } партии повторяют или продолжают другую и не засчитываются.
   *[many] { $n } партий повторяют или продолжают другую и не засчитываются.
}
statistics-left-out-undone = Партий, в которых отменяли ходы роботов: { $n }. Они считаются отдельно: «С отменой».
statistics-show-left-out = Показать эти партии
    .tip = Список партий, которые засчитаны не всем людям, игравшим в них.

## Итоги
statistics-games = { $n ->
    [one] Партия
    [few] Партии
   *[many] Партий
}
statistics-games-tip = { $games ->
    [one] { $games } законченная партия
    [few] { $games } законченные партии
   *[many] { $games } законченных партий
}; { $results ->
    [one] учтён { $results } результат
    [few] учтены { $results } результата
   *[many] учтено { $results } результатов
}, по одному на место.
statistics-wins = { $n ->
    [one] Победа
    [few] Победы
   *[many] Побед
} в { $results ->
    [one] { $results } результате
   *[other] { $results } результатах
}
statistics-wins-number = { $n } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
statistics-wins-tip = Побед среди результатов: { $wins } из { $results }. Общая победа засчитывается каждому, кто её делит.
statistics-vp = ПО в среднем
statistics-count = { $n }
statistics-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-vp-tip = { $vp } ПО в { $results ->
    [one] { $results } результате
   *[other] { $results } результатах
}.
statistics-rounds = Раундов в среднем
statistics-rounds-tip = В самой короткой партии { $fewest ->
    [one] { $fewest } раунд
    [few] { $fewest } раунда
   *[many] { $fewest } раундов
}, в самой длинной — { $most }.
statistics-decisions = { $n ->
    [one] Решение
    [few] Решения
   *[many] Решений
}
statistics-decisions-tip = Решения всех игроков во всех этих партиях, в среднем — { NUMBER($mean, maximumFractionDigits: 0) }.

## Список
statistics-by-opponent = Соперник
statistics-by-opponent-tip = По сопернику или по тем, кто сидел на других местах
statistics-by-name = Имя
statistics-by-name-tip = По имени игрока
statistics-by-players = Игроки
statistics-by-players-tip = По числу игроков
statistics-people = Люди
statistics-count-players = { $n ->
    [1] В одиночку
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
statistics-head-games = Партий
statistics-head-wins = Побед
statistics-head-vp = ПО в ср.
statistics-row-tip = { $name }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, побед среди результатов: { $wins } из { $results } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) }), в среднем { NUMBER($vp, minimumFractionDigits: 1, maximumFractionDigits: 1) } ПО.
    .open = Щелчок — считать только их.
    .only = Щелчок — снова считать все.
statistics-bar-tip = Потяните, чтобы листать список; то же делают колесо, Page Up и Page Down.

## Источники и ход
statistics-sources = Откуда берутся ПО
statistics-source-tip = { $name }: { $vp } ПО, в среднем { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } на результат, { NUMBER($share, style: "percent", maximumFractionDigits: 0) } от всех.
statistics-rest = Остальное
statistics-rest-tip = Все остальные источники вместе
statistics-course = ПО от партии к партии
statistics-own = Эти результаты
statistics-others = Лучший из других
statistics-course-tip = ПО в среднем — у этих результатов и у лучшего из остальных:
statistics-course-row = { $games }: { NUMBER($vp, maximumFractionDigits: 0) } : { NUMBER($others, maximumFractionDigits: 0) }
statistics-sources-none = Здесь показано, откуда взялись ПО в законченных партиях.
statistics-course-none = Кривая начнётся со второй партии.
statistics-point = { $first }–{ $last }

## Рекорды
statistics-highest = Больше всего ПО
statistics-widest = Крупнейшая победа
statistics-closest = Победа впритык
statistics-longest = Самая долгая партия
statistics-record-highest = { $vp } ПО
statistics-record-widest = { $vp } : { $others }
statistics-record-closest = { $vp } : { $others }
statistics-record-longest = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}
statistics-record-who = { $name } · { $day }
statistics-day = { DATETIME($day, dateStyle: "medium") }
statistics-record-tip = { $who }: { $vp } ПО, у лучшего из остальных { $others }; { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
} и { $steps ->
    [one] { $steps } решение
    [few] { $steps } решения
   *[many] { $steps } решений
}. Щелчок покажет партию.
statistics-no-record = Побед пока нет
