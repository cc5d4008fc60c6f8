# Главное меню, настройки, меню партии и справка.

## Главное меню
title-continue = Продолжить
title-continue-reading = Ваши партии читаются …
title-continue-none = Ни одна партия не ждёт
    .why = Неоконченных партий нет. Новую начинают «Играть» и «Новая игра».
title-play = Играть
title-play-note = { $why ->
    [top] Снова против сильнейшего робота: вы победили дважды подряд.
    [bottom] Снова против слабейшего робота: вы проиграли дважды подряд.
   *[other] { $why ->
        [first] Для начала против
        [up] Против
        [down] Против
       *[other] Снова против
    } { $level ->
        [easy] лёгкого робота
        [medium] среднего робота
        [hard] сильного робота
        [expert] робота-эксперта
        [master] робота-мастера
       *[other] робота
    }{ $why ->
        [first] .
        [up] : вы победили дважды подряд.
        [down] : вы проиграли дважды подряд.
        [won] : последнюю партию вы выиграли.
        [lost] : последнюю партию вы проиграли.
       *[stays] : последняя партия кончилась вничью.
    }
}
title-play-tip = Сразу раздаёт новую партию с тем, что выбрано последним в «Новой игре»: { $sets }.
title-settings = Настройки
title-settings-note = Размер текста, движение, звук
title-quit = Выход
title-quit-note = Всё уже сохранено
title-foot = v{ $version } · F1 — справка · F11 — полный экран

## Настройки
settings-title = Настройки
settings-done = Готово
settings-picture = Экран
    .tip = Размер, движение, полный экран (листать: Page Up, Page Down)
settings-play = Игра
    .tip = Передача хода, оплата, конец хода (листать: Page Up, Page Down)
setting-yes = Да
setting-no = Нет
setting-percent = { $percent } %
setting-text-scale = Размер текста
setting-text-scale-note = Для всех надписей; карты и таблички немного растут вместе с ними.
setting-speed = Движение
setting-speed-note = Скорость анимации и ходов роботов. Любая клавиша или щелчок — пропустить.
setting-speed-off = Нет
setting-speed-slow = Медленно
setting-speed-normal = Обычно
setting-speed-fast = Быстро
setting-speed-fastest = Быстрее
setting-handover = Передача хода
setting-handover-note = { $now ->
    [window] Всё окно закрыто, пока следующий игрок не нажмёт кнопку.
    [open] Среди друзей: рука следующего игрока открыта сразу, без нажатия.
    [everything] Среди друзей: открыт и тайный выбор, например боевые карты.
   *[hands] Рука закрыта, пока следующий игрок её не откроет; стол виден всё время.
}
setting-handover-hands = Закрыть руку
setting-handover-window = Закрыть всё
setting-handover-open = Открытые руки
setting-handover-everything = Всё открыто
setting-always-pay = Всегда спрашивать об оплате
setting-always-pay-note = { $now ->
    [true] Спрашивать о каждой оплате, даже если выбирать не из чего.
   *[false] Только если есть из чего выбирать — или с Shift.
}
setting-end-of-turn = Конец хода
setting-end-of-turn-note = { $now ->
    [press] Вы заканчиваете каждый ход сами.
   *[itself] Ход кончается вместе с действием. Его можно отменить, пока другие не показали вам нового или не сели за стол.
}
setting-end-of-turn-itself = Сам собой
setting-end-of-turn-press = Нажатием
setting-bots-wait = Роботы ждут вас
setting-bots-wait-note = { $now ->
    [true] После каждого хода робота игра ждёт щелчка или нажатия клавиши.
   *[false] Роботы продолжают, когда вы успели прочитать, что произошло.
}
setting-undo-robots = Отменять ходы роботов
setting-undo-robots-note = { $now ->
    [true] Отмена возвращает и то, что с тех пор сделали роботы, если оно не открыло вам нового. Такие партии считаются отдельно.
   *[false] После хода робота ничего отменить нельзя.
}
setting-fullscreen = Полный экран
setting-fullscreen-note = Игра занимает весь экран. То же делает F11.
notice-settings-unsaved = Настройки действуют до закрытия окна, но сохранить их не удалось: { $reason }.
notice-settings-unread = Прочитать настройки не удалось, действуют стандартные: { $file }: { $reason }.
notice-settings-damaged = Некоторые настройки непонятны, вместо них действуют стандартные: { $file }.

## Меню партии
menu-title = Меню
menu-saved = Партия сохраняется после каждого решения.
menu-unsaved = Сейчас партию не удаётся сохранить.
menu-lost-note = Всё, что не сохранено, пропадёт
menu-resume = Продолжить
menu-resume-note = Назад к столу
menu-players = Игроки
menu-players-note = Уступить место роботу или вернуть его себе
menu-settings = Настройки
menu-settings-note = Размер текста, движение, передача хода, полный экран
menu-help = Справка
menu-help-note = Все клавиши и что умеет мышь
menu-leave = В главное меню
menu-leave-note = Оттуда вернёт «Продолжить»
menu-quit = Выход
menu-quit-note = В следующий раз «Продолжить» вернёт вас ровно сюда

players-title = Кто играет
players-note = С этого момента. Партия засчитывается вам, только если робот ничего за вас не решал.
players-confirm = Играть дальше
players-back = Назад
players-same = На всех местах играют те же, что и раньше.
notice-player = { $kind ->
    [robot] За игрока { $name } теперь играет робот.
   *[person] За игрока { $name } теперь играет человек.
}

## Справка
help-title = Клавиши и мышь
help-close = Закрыть
help-legend = Яркие клавиши действуют на экране под справкой, бледные — в других местах игры.
help-group-mouse = Мышь
help-group-looking = Смотреть
help-group-playing = Играть
help-group-window = Окно
help-click = Щелчок: выбрать или нажать
help-drag = Перетащить туда, где светится
help-ask = С Shift: спросить, чем платить
help-right = Правая кнопка: крупно или отмена
help-alt = С Alt: карта под курсором крупно
help-wheel = Колесо: листать, сменить соперника
help-closely = Карта под курсором крупно
help-leaf = Листать крупные карты
help-overview = Весь стол сразу
help-log = Журнал
help-confirm = Да, конец хода, открыть руку
help-press = Нажать выбранное
help-cancel = Отмена, назад, меню
help-focus = Передвинуть выбор
help-undo = Отменить
help-redo = Вернуть
help-help = Эта справка
help-full-screen = Полный экран и обратно
key-space = Пробел
key-enter = Enter
key-esc = Esc
key-tab = Tab
key-arrows = Стрелки
key-left = Влево
key-right = Вправо
key-ctrl = Ctrl
key-shift = Shift
key-alt = Alt
