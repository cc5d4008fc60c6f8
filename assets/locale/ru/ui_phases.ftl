# Передача хода.

## На всех экранах

continue = Дальше
overview-open = Весь стол
overview-tip = Посмотреть весь стол сразу ({ KEY("o") })
handover-title = { $name }, ваш ход
handover-show = Показать мою руку
handover-key = Пробел или щелчок
handover-tip = Теперь на экран должен смотреть только этот игрок. Пробел откроет руку.
handover-more = + ещё { $count } до этого
handover-nothing = Рука скрыта, пока вы её не откроете.
