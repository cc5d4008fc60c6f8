# Справочник правил: его страница и пути к нему.

## Клавиши, о которых говорит справка

help-rulebook = Правила о том, что под курсором
help-hint = Подсказки: что можно сделать

## Страница раздела

rulebook-title = Правила
rulebook-search = Поиск в правилах
rulebook-search-tip = Напишите, что ищете (Ctrl+{ KEY("f") }). Esc стирает.
rulebook-back = Назад
rulebook-back-tip = Туда, откуда вы пришли (Esc, F3).
rulebook-contents-tip = Показать этот раздел.
rulebook-previous = Предыдущий
rulebook-previous-tip = Предыдущий раздел (Влево).
rulebook-next = Следующий
rulebook-next-tip = Следующий раздел (Вправо).
rulebook-first = Это первый раздел.
rulebook-last = Это последний раздел.
rulebook-see = Смотрите также
rulebook-see-tip = Показать этот раздел. Backspace вернёт сюда.
rulebook-return = Прошлый раздел
rulebook-return-tip = К разделу, прочитанному перед этим (Backspace).
rulebook-return-none = Другой раздел ещё не прочитан.
rulebook-nothing = По запросу «{ $query }» ничего не найдено. Попробуйте меньше слов или другие.
rulebook-found = { $n ->
    [one] Найден { $n } раздел
    [few] Найдено { $n } раздела
   *[many] Найдено { $n } разделов
}
rulebook-card-tip = Щелчок покажет карту крупно.
rulebook-here = Правила: { $heading } (F3 или средняя кнопка)
rulebook-here-log = Щелчок или F3 откроет правила: { $heading }
rulebook-open = Правила
rulebook-open-note = Все правила, с поиском
rulebook-open-tip = Все правила короткими разделами (F3).
