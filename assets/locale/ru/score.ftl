# The final score.

score-result = { $count ->
    [one] { $names } побеждает со счётом { $totals }{ $rounds ->
        [0] {""}
        [one] {" "}за { $rounds } раунд
        [few] {" "}за { $rounds } раунда
       *[many] {" "}за { $rounds } раундов
    }.
   *[other] { $names } делят победу со счётом { $totals }{ $rounds ->
        [0] {""}
        [one] {" "}за { $rounds } раунд
        [few] {" "}за { $rounds } раунда
       *[many] {" "}за { $rounds } раундов
    }.
}
score-between = { " : " }
score-uncounted-robot = За { $n ->
    [one] игрока
   *[other] игроков
} { $names } решал робот: { $n ->
    [one] этому игроку
   *[other] этим игрокам
} партия не засчитывается.
score-uncounted-played-on = Эта партия повторяет или продолжает другую, поэтому не засчитывается.
score-uncounted-undone = Ходы роботов отменялись, поэтому эта партия считается отдельно.
score-title = Счёт
score-total = Всего
score-total-tip = Сумма строк выше.
score-growth = Очки по раундам
score-start = Начало
score-end = { $round ->
    [0] Конец
   *[other] { $round } + конец
}
score-chart-tip = ПО в начале игры и в конце каждого раунда:
    { $rows }
score-chart-row = { $name }: { $values }
score-lead = { $round ->
    [0] { $name } лидирует с начала и до конца.
   *[other] { $name } лидирует с конца раунда { $round }.
}
score-lead-last = { $name } вырывается вперёд лишь в последнем раунде.
score-rematch = Ещё раз
score-rematch-tip = Те же игроки и настройки, карты раздаются заново.
score-menu = Меню
score-menu-tip = В главное меню
score-undo-tip = Отменить решение, которым закончилась игра.
