# Что говорит любая игра, если не говорит иначе: сообщение с тем же именем в папке игры заменяет его там.

## Титул

title-continue-plain = { $round ->
    [0] { $seats }
   *[other] { $seats } · раунд { $round }
}
title-new-note = Люди и роботы в любом сочетании

## Знаки

motion-last-round = Последний раунд

## Итоги

score-won = { $count ->
    [one] { $names }: победа
   *[other] { $names }: общая победа
}
score-won-tip = Побеждает тот, у кого больше всего ПО: { $vp }.

## Подсказки и советы

hint-possible = Можно
hint-advice = Совет ({ $level })
hint-thinking = Думает…
hindsight = { $level }: { $command }
    .same = { $level }: то же самое
