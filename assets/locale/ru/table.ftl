# Стол любой игры.

table-log = Журнал
table-refused = Нельзя
table-redo = Вернуть
table-redo-nothing = Ничего не отменено.
table-end-turn = Конец хода
table-cancel = Отмена
table-verb-free = бесплатно
table-verb-never = не сейчас
table-prompt-act = { $name }: ваш ход
    .text = Выберите то, что светится. Правая кнопка — крупно.
    .last = Это последний раунд.
table-prompt-end = { $name }: готово
    .text = Закончите ход (пробел) или отмените его.
table-prompt-wait = Подождите
table-prompt-told = Прочитайте, что произошло
    .text = Щелчок или любая клавиша — дальше.
table-playing = Ходит { $name }
table-prompt-hidden = Следующий ход: { $name }
    .text = Нажмите кнопку, чтобы открыть руку.
table-tip-why = { $verb }: { $reason }
table-tip-no-target = Сейчас для этого нет места.
table-news = С вашего прошлого хода
table-tip-undo = { $n ->
    [one] Отменит одно решение:
    [few] Отменит { $n } решения:
   *[many] Отменит { $n } решений:
}
table-tip-redo = { $n ->
    [one] Вернёт одно решение:
    [few] Вернёт { $n } решения:
   *[many] Вернёт { $n } решений:
}
keys-no-cancel = Это нельзя отменить. { $reason }
keys-tip-end = Закончить ход (пробел).
keys-tip-cancel = Назад к столу; ещё ничего не потрачено.
learn-refused = Не сейчас
undo-of = Отменить: { $name }
undo-tip = Отменить последнее решение
undo-tip-of = Отменить последнее решение игрока { $name }
hint-button-tip = Что мне сейчас можно сделать? ({ KEY("h") })
table-end-not-now = Ход можно завершить после действия.
