# Что рассказывает Ним: журнал, вопросы, отказы и подсказки.

title-name = Ним
title-about = Возьми последний камень · от 2 до 6 игроков
phase-bidding = Ставки
phase-taking = Камни
nim-stones = { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
   *[many] { $stones } камней
}
nim-heap_of = Кучка { $heap }: { nim-stones }

## Журнал

log-bid_made = { $who } ставит { $number }.
    .hidden = { $who } уже со ставкой.
log-bids_revealed = Ставки открыты: { $bids }. Начинает { $who }.
    .one = { $who } { $number }
log-taken = { $who } берёт { nim-stones }.
log-toast_raised = { $who } забирает последний камень кучки и поднимает бокал.
log-toast_answered = { $who } пьёт за это.
    .declined = { $who } за это не пьёт.
log-game_won = { $who } побеждает, забрав последний камень.

## Вопросы

question-choose_bid = Сделай ставку на первый ход: какое число?
question-choose_stones = Возьми камни из одной кучки.
question-choose_toast = Кучка пуста. Выпьешь за это?
waiting-choose_bid = { $who } делает ставку.
waiting-choose_stones = { $who } берёт камни.
waiting-choose_toast = { $who } решает, пить ли.

## Что можно сделать и что это даст

command-bid = Поставить { $number }
command-take = Взять { nim-stones }
command-answer_toast = Выпить
    .declined = Не пить
forecast-bid = Число скрыто, пока не поставят все.
forecast-take = { $n ->
    [0] Это последний камень.
    [one] Останется { $n } камень.
    [few] Останется { $n } камня.
   *[many] Останется { $n } камней.
}
forecast-answer_toast = Тот же игрок берёт ещё раз.
    .declined = Твой ход.

## Подсказки и роботы

bot-first = Осторожный
bot-first-note = Берёт один камень.
bot-last = Жадный
bot-last-note = Берёт столько камней, сколько можно.
new-level-last = Жадный
statistics-by-limit = Предел
statistics-by-limit-tip = Результаты по тому, сколько камней можно взять за раз.

## Отказы

refusal-not_your_turn = Сейчас не твой ход.
refusal-not_asked = Сейчас спрашивают о другом.
refusal-wrong_bid = Такое число поставить нельзя.
refusal-too_few_stones = Столько камней там нет.
refusal-too_many_stones = За раз можно взять не больше { $text }.
refusal-unreadable_move = Это не ход в Ним.
refusal-cannot_undo = Отменять нечего.
    .because_nothing = Отменять нечего.
    .because_revealed = Это нельзя отменить: ставки открыты.
    .because_other_player = Отменить нельзя: последнее решение принял другой игрок.
    .because_robot = Отменить нельзя: робот уже сделал ход.

## Новые игры и законченные партии

option-most = Больше всего камней за ход
option-most-none = Сколько угодно
option-bids = Ставки на право начать
option-toast = Пить за пустые кучки
score-last-stone = Последний камень
score-last-stone-tip = Кто его взял, тот победил.
matches-limits = Предел
