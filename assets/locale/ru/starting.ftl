# Новая игра: её страница, места и кто играет дальше.

new-title = Новая игра
box-players = { $kind ->
    [solo] Соперник и игрок
   *[several] Игроки
}
box-players-tip = { $kind ->
    [solo] Выбрать соперника и кто играет
   *[several] Выбрать, кто играет
}
box-player = { $name } ({ $details })
new-variants = { $count ->
    [0] Все варианты
   *[other] Все варианты ({ $count })
}
new-variants-show = Выбрать правила и номер раздачи
new-seed = Номер раздачи: при одном и том же числе игра та же.
new-dice = Бросить
new-dice-tip = Другое случайное число
new-start = Начать
new-back = Назад

## Места

new-add = Занять место
new-remove = Убрать из игры: { $name }.
new-fewest = Игроков нужно не меньше { $n }.
new-same-names = Дайте игрокам разные имена.
new-taken = Это уже выбрал другой игрок: { $name }.
new-person = Человек
new-person-note = Играет мышью или на клавиатуре за этим компьютером.
new-robot = Робот
bot-program = Робот: { $program }
bot-program-note = Ваша программа, названная через --bots. Если она откажет, дальше играет простой робот.
new-robot-strongest = Сильнее робота нет.
new-robot-weakest = Слабее робота нет.
new-robot-last = Других роботов через --bots не названо.

## Та же раздача снова

