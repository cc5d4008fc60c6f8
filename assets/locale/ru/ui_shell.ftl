# Сообщения поверх любого экрана.

## В партии
undo = Отменить
menu-tip = Меню (Esc)
notice-close = Закрыть
notice-more = { $count ->
    [one] … и ещё { $count } сообщение.
    [few] … и ещё { $count } сообщения.
   *[many] … и ещё { $count } сообщений.
}
notice-more-damage = { $count ->
    [one] Повреждён ещё { $count } файл.
    [few] Повреждены ещё { $count } файла.
   *[many] Повреждено ещё { $count } файлов.
}
notice-unsaved = Не сохранено с шага { $step }: не удаётся записать файл. Игра пробует снова после каждого решения.
notice-file-changed = Другая программа изменила файл этой партии. Теперь вся партия сохранена в новом файле: { $file }
notice-file-removed = Другая программа удалила файл этой партии. Теперь вся партия сохранена в новом файле: { $file }
notice-file-damaged = Повреждённый конец этой партии не удалось скопировать, поэтому её файл остался как был. Уцелевшая часть теперь сохранена в новом файле: { $file }
notice-file-linked = Файл этой партии — ссылка, или у него несколько имён, поэтому он остался как был. Теперь вся партия сохранена в новом файле: { $file }
notice-damaged = Конец сохранённой партии был повреждён, его пришлось отбросить. Игра продолжится с шага { $step }.
notice-damaged-kept = Конец сохранённой партии повреждён. Игра продолжится с шага { $step }.
notice-unreadable = Не удалось открыть партию: { $reason }
notice-robots = Роботы играют без того, чему научились. { $reason }.
robot-instead = простой робот
robot-fault-start = Робот { $program } не запускается ({ $detail }): за него играет { robot-instead }.
    .silently = Робот { $program } не запускается: за него играет { robot-instead }.
robot-fault-ended = Робот { $program } сам завершился («{ $detail }»): дальше за него играет { robot-instead }.
    .silently = Робот { $program } сам завершился: дальше за него играет { robot-instead }.
robot-fault-silent = Робот { $program } не ответил за { $detail } с: дальше за него играет { robot-instead }.
    .silently = Робот { $program } не ответил: дальше за него играет { robot-instead }.
robot-fault-long = Робот { $program } прислал строку длиннее { $detail } байт: дальше за него играет { robot-instead }.
    .silently = Робот { $program } прислал слишком длинную строку: дальше за него играет { robot-instead }.
robot-fault-nonsense = Робот { $program } прислал строку, которая не является ожидаемым сообщением («{ $detail }»): дальше за него играет { robot-instead }.
    .silently = Робот { $program } прислал пустую строку: дальше за него играет { robot-instead }.
robot-fault-protocol = Робот { $program } говорит на версии { $detail } протокола, а эта программа — на версии 1: за него играет { robot-instead }.
    .silently = Робот { $program } не говорит, на какой версии протокола он работает: за него играет { robot-instead }.
robot-fault-game = Робот { $program } не играет в { $detail }: за него играет { robot-instead }.
    .silently = Робот { $program } не играет в эту игру: за него играет { robot-instead }.
robot-fault-sets = Робот { $program } не знает этих карт ({ $detail }): за него играет { robot-instead }.
    .silently = Робот { $program } знает не все карты этой партии: за него играет { robot-instead }.
robot-fault-number = Робот { $program } ответил на вопрос { $detail }, а он не последний: дальше за него играет { robot-instead }.
    .silently = Робот { $program } не сказал, на какой вопрос отвечает: дальше за него играет { robot-instead }.
robot-fault-move = Робот { $program } выбрал ход, которого нет в списке («{ $detail }»): дальше за него играет { robot-instead }.
    .silently = Робот { $program } не выбрал хода: дальше за него играет { robot-instead }.
notice-robot-not-named = Робот { $program } — это программа, которую в этот раз не назвали через --bots: за него играет { robot-instead }.
