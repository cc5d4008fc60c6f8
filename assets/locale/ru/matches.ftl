### Библиотека партий: список, импорт и экспорт.

## Чем кончился импорт

imported-verified = Импортирована и проверена партия: { $names }, { $steps ->
        [one] { $steps } решение
        [few] { $steps } решения
       *[many] { $steps } решений
    }, теперь в { $file }
imported-unverified = Импортирована партия: { $names }, { $steps ->
        [one] { $steps } решение
        [few] { $steps } решения
       *[many] { $steps } решений
    }, теперь в { $file }; она сыграна с другими картами или правилами, поэтому проверить её нельзя.
imported-damaged = Импортировано то, что цело, до строки { $line }. Партия: { $names }, { $steps ->
        [one] { $steps } решение
        [few] { $steps } решения
       *[many] { $steps } решений
    }, теперь в { $file }
imported-there = Эта партия уже есть в списке: { $names }, в { $file }

## Список

title-matches = Партии
title-matches-note = Пересмотреть, послать, статистика
matches-title = Партии
matches-game-tip = Показать партии игры «{ $game }».
matches-back = Назад
matches-back-tip = В главное меню (Esc)
matches-search = Поиск партий
matches-search-tip = Находит названия партий, имена и соперников. Можно просто печатать (Ctrl+{ KEY("f") }).
matches-bar-tip = Потяните или крутите колесо, чтобы листать список.
matches-day = { DATETIME($moment, dateStyle: "medium", timeStyle: "short") }
matches-stands = { $round ->
    [0] Стартовая рука
   *[other] Раунд { $round } · { $phase }
}
matches-won = { $n ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
}
matches-length = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}, { $steps ->
    [one] { $steps } решение
    [few] { $steps } решения
   *[many] { $steps } решений
}
matches-damaged = Повреждена; цела до шага { $step }
matches-row-tip = Щелчок выбирает, второй — открывает.
matches-count = { $n ->
    [one] { $n } партия из { $total }
    [few] { $n } партии из { $total }
   *[many] { $n } партий из { $total }
}
    .whole = { $total ->
        [one] { $total } партия. Перетащите файл партии в окно, чтобы импортировать её.
        [few] { $total } партии. Перетащите файл партии в окно, чтобы импортировать её.
       *[many] { $total } партий. Перетащите файл партии в окно, чтобы импортировать её.
    }
matches-reading = Партии читаются: ещё { $n } …
matches-none = Пока не сыграно ни одной партии. Начните новую игру в главном меню или перетащите в это окно присланный файл: файл партии или текстовую запись.
matches-none-yet = Партии читаются …
matches-none-found = Таких партий нет. Снимите часть фильтров или все.
matches-unfilter = Снять фильтры
matches-unfilter-tip = Снова показать все партии.
matches-unfilter-why = Фильтров нет, и поиск пуст.

## Отбор

matches-states = Партии
matches-players = Игроки
matches-opponents = Соперники
matches-opponent-human = Люди
matches-opponent-robot = Роботы
matches-count-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
matches-order = Порядок
matches-state-unfinished = Идут
matches-state-finished = Сыграны
matches-state-favourite = Избранные
matches-state-uncounted = Вне зачёта
matches-filter-tip = { $name }: { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}
matches-filter-none = { $name }: таких партий нет.
matches-order-played = Новые
matches-order-played-tip = Сначала сыгранные последними.
matches-order-name = Название
matches-order-name-tip = По названию партии, а без него — по игрокам.
matches-order-length = Длина
matches-order-length-tip = Сначала партии, где больше всего решений.
matches-order-vp = ПО
matches-order-vp-tip = Сначала партии, где у кого-то больше всего ПО.

## Выбранная партия

matches-none-chosen = Сначала выберите партию щелчком или стрелками.
matches-unreadable = Этот файл нельзя прочитать.
matches-is-over = Партия окончена: её можно посмотреть.
matches-continue = Продолжить
matches-continue-tip = Вернуть партию на стол такой, какой она оставлена (Enter).
matches-watch = Смотреть
matches-watch-tip = Показать партию с начала, шаг за шагом.
matches-favourite = В избранное
    .again = Из избранного
matches-favourite-tip = Избранные отмечены звездой, и их можно показать отдельно.
matches-rename = Назвать
matches-rename-tip = Дать партии своё название (F2). Её файл не меняется.
matches-export = Экспорт
matches-export-tip = Записать партию в папку — файлом партии и текстовой записью, — чтобы послать её кому-нибудь.
    .unfinished = Записывает партию в папку: файлом партии и читаемой записью. Партия не закончена: в них видно всё, в том числе руки и следующие карты.
matches-delete = Удалить
matches-delete-tip = Убрать партию в корзину на 30 дней (Delete). Это можно отменить.
matches-name-hint = Название партии
matches-name-tip = Партия без названия показана под своей датой.
matches-keep = Сохранить
matches-keep-tip = Дать партии это название (Enter).
matches-cancel = Отмена
matches-cancel-tip = Название остаётся прежним (Esc).
matches-deleted = Удалено: { $name }
matches-restored = Партия снова в списке.
matches-undo = Отменить
matches-undo-tip = Достать партию из корзины (Ctrl+{ KEY("z") }).

## Что с ней стало

matches-exported = Экспортировано файлом партии и текстовой записью: { $name } в { $folder }
matches-not-exported = Не экспортировано: { $reason }
matches-not-imported = Не импортировано: { $reason }
matches-not-deleted = Не удалено: { $reason }
matches-not-restored = Не возвращено: { $reason }
matches-not-noted = Сохранить это до следующего раза не удалось: { $reason }
matches-notes-damaged = Не удалось прочитать названия и избранное: { $file }

## Справка

help-group-matches = Партии
help-rename = Назвать партию
help-delete = Удалить партию
help-restore = Отменить удаление
key-delete = Delete
