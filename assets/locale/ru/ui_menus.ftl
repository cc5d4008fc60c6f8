# Главное меню, новая игра, настройки, меню партии и справка.

## Главное меню
title-name = 51-й штат
title-motto = Америка в руинах — следующий съезд
title-side-1 = Последняя заправка
title-side-2 = 1000 миль
title-continue = Продолжить
title-continue-note = { $round ->
    [0] { $seats } · { $sets } · стартовая рука
   *[other] { $seats } · { $sets } · раунд { $round }
}
title-continue-reading = Ваши партии читаются …
title-continue-none = Ни одна партия не ждёт
    .why = Неоконченных партий нет. Новую начинают «Играть», «Новая игра» и «Одиночная игра».
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
       *[master] робота-мастера
    }{ $why ->
        [first] .
        [up] : вы победили дважды подряд.
        [down] : вы проиграли дважды подряд.
        [won] : последнюю партию вы выиграли.
        [lost] : последнюю партию вы проиграли.
       *[stays] : последняя партия кончилась вничью.
    }
}
title-play-tip = Сразу раздаёт новую партию: случайные фракции и то, что выбрано последним в «Новой игре»: { $sets }.
title-new = Новая игра
title-new-note = Люди и роботы, от двух до четырёх
title-settings = Настройки
title-settings-note = Размер текста, движение, звук
title-quit = Выход
title-quit-note = Всё уже сохранено
title-foot = v{ $version } · неофициальная фанатская версия · F1 — справка · F11 — полный экран

## Новая игра
new-title = Новая игра
new-name = Игрок { $number }
new-name-robot = Робот { $number }
new-add = Занять место
new-remove = Убрать из игры: { $name }.
new-fewest = Нужно не меньше двух игроков.
new-person = Человек
new-person-note = Играет мышью или на клавиатуре за этим компьютером.
bot-random = Робот: наугад
bot-greedy = Робот: больше ПО
bot-easy = Робот: лёгкий
bot-easy-note = Часто ошибается в оценке: для ваших первых партий.
bot-medium = Робот: средний
bot-medium-note = Взвешивает каждый ход и иногда ошибается.
bot-hard = Робот: сильный
bot-hard-note = Взвешивает каждый ход по тому, чему научился за тысячи партий.
bot-expert = Робот: эксперт
bot-expert-note = Планирует остаток своего раунда.
bot-master = Робот: мастер
bot-master-note = Планирует остаток своего раунда и проверяет больше путей. Не торопится.
bot-program = Робот: { $program }
bot-program-note = Ваша программа, названная через --bots. Если она откажет, дальше играет простой робот.
new-robot-strongest = Сильнее робота нет.
new-robot-last = Других роботов через --bots не названо.
new-robot-weakest = Слабее робота нет.
new-random-faction = Случайная
new-further-factions = Ещё
new-further-factions-tip = Ещё пять планшетов фракций на выбор.
new-taken = Эту фракцию взял другой игрок: { $name }.
new-same-names = Дайте игрокам разные имена.
new-seed = Номер раздачи: при одном и том же числе карты те же.
new-dice = Бросить
new-dice-tip = Другое случайное число
new-start = Начать
new-back = Назад
new-variants = { $count ->
    [0] Все варианты
   *[other] Все варианты ({ $count })
}
new-variants-show = Выбрать дополнения, правила и номер раздачи
new-usual-rules = обычные правила
new-more = и ещё { $count }
new-seed-entered = номер раздачи { $seed }
option-connections-reshuffle = Пустая колода транспорта пополняется из сброса.
option-connections-reshuffle-false = Нет
option-connections-reshuffle-true = Да
option-tiebreak-count = При равенстве ПО решает:
option-tiebreak-count-supply = Запас
option-tiebreak-count-supply-stored = Запас и склад
option-tiebreak-count-supply-stored-hand = Запас, склад, рука
option-tokens-limited = Жетонов столько, сколько в коробке.
option-tokens-limited-false = Нет
option-tokens-limited-true = Да
option-discard-public = Сброс можно просматривать всем.
option-discard-public-true = Да
option-discard-public-false = Нет
option-extra-factions = Выбирать случайные фракции из всех девяти планшетов.
option-extra-factions-false = Нет, из четырёх
option-extra-factions-true = Да

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
   *[hands] Рука закрыта, пока следующий игрок её не откроет; стол виден всё время.
}
setting-handover-hands = Закрыть руку
setting-handover-window = Закрыть всё
setting-handover-open = Открытые руки
setting-always-pay = Всегда спрашивать об оплате
setting-always-pay-note = { $now ->
    [true] Спрашивать о каждой оплате, даже если выбирать не из чего.
   *[false] Только если тратятся патроны, универсальные жетоны, карты или сделки — или с Shift.
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
help-overview = Все штаты сразу
help-opponents = Первый, второй, третий соперник
help-log = Журнал
help-confirm = Да, конец хода, открыть руку
help-press = Нажать выбранное
help-cancel = Отмена, назад, меню
help-focus = Передвинуть выбор
help-undo = Отменить
help-redo = Вернуть
help-pass = Закрыть границы
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

## Другие фракции

factions-title = Другие фракции
factions-note = В правилах эти пять планшетов названы, но большинство их действий придумано для этой программы.
