# Одиночная игра в окне: пункт главного меню, экран перед игрой и её подсчёт очков.

## Главное меню
title-solo = Одиночная игра
title-solo-note = Против одного из шести соперников

## Новая одиночная игра
solo-title = Одиночная игра
solo-player = Игрок
solo-hegemony-note = Сбрасывает карты транспорта по 2 ПО, потом нападает: три попытки или до удачи.
solo-mutants-note = Как Гегемония, но с пятью попытками за раунд разнести одну из ваших точек.
solo-new-york-note = Как Гегемония, но при каждой разведке в его штат уходят две карты из колоды вместо одной.
solo-merchants-note = Как Гегемония, но после нападений атакует ваши сделки: три попытки или до удачи.
solo-appalachian-note = Как Гегемония, но до нападений строит на месте своих точек и получает ПО.
solo-borgo-note = Сложнее и непредсказуемее: ход решает карта. Участвует в разведке, собирает громил.
solo-difficulty = Робот-эксперт выиграл { NUMBER($share, style: "percent", maximumFractionDigits: 0) } партий против { FORM($opponent, form: "genitive") }.
solo-best = { $outcome ->
    [won] Лучший результат против { FORM($opponent, form: "genitive") }, { $faction }: победа { $vp } : { $theirs }, звание «{ $grade }».
   *[lost] Лучший результат против { FORM($opponent, form: "genitive") }, { $faction }: поражение { $vp } : { $theirs }.
}
solo-best-none = { $known ->
    [faction] Ещё нет законченных партий против { FORM($opponent, form: "genitive") } за эту фракцию: { $faction }.
   *[none] Ещё нет законченных партий против { FORM($opponent, form: "genitive") }.
}
option-solo-tie-goods = Если точки равны, под удар попадает лучшая:
option-solo-tie-goods-deal = По сделкам
option-solo-tie-goods-spoils = По трофеям
option-solo-pass-timing = После нападений соперник закрывает границы:
option-solo-pass-timing-next-turn = В следующий ход
option-solo-pass-timing-immediate = Сразу
option-solo-titles = Звания — по изданию:
option-solo-titles-ultimate = Ultimate Edition
option-solo-titles-master = Master Set
option-borgo-extra-brawlers = Сложность: громил у Борго сверх обычного.
option-borgo-extra-brawlers-0 = 0
option-borgo-extra-brawlers-1 = 1
option-borgo-extra-brawlers-2 = 2
option-borgo-extra-brawlers-3 = 3
option-borgo-keep-brawlers = Неиспользованные громилы остаются у Борго.
option-borgo-keep-brawlers-false = Нет
option-borgo-keep-brawlers-true = Да

## Подсчёт очков одиночной игры
score-opponent-wins = Победитель — { $opponent }
score-robot = Пусть сыграет робот
score-robot-tip = Робот сыграет ту же раздачу, и в конце обе партии сравниваются.
score-same-deal = { $name } на той же раздаче: { $vp } : { $theirs } — { $more ->
    [more] на { $by } ПО больше, чем сейчас.
    [less] на { $by } ПО меньше, чем сейчас.
   *[equal] столько же ПО, сколько сейчас.
}
score-solo-result = { $outcome ->
    [won] { $name } побеждает со счётом { $vp } : { $theirs } за { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }.
    [equal] { $vp } : { $theirs } за { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }. Равный счёт — поражение.
   *[lost] { $name } проигрывает со счётом { $vp } : { $theirs } за { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }.
}
score-record = Новый лучший результат!
score-first-victory = Первая победа против { FORM($opponent, form: "genitive") } за эту фракцию: { $faction }.
score-best-before = { $outcome ->
    [won] Прежний лучший результат против { FORM($opponent, form: "genitive") }, { $faction }: { $vp } : { $theirs }, звание «{ $grade }».
   *[lost] Прежний лучший результат против { FORM($opponent, form: "genitive") }, { $faction }: поражение { $vp } : { $theirs }.
}
score-grade = Звание
score-grade-tip = Звания за победу — по вашим ПО в конце:
    { $rows }
score-grade-row = { $least ->
    [0] меньше: { $grade }
   *[other] от { $least }: { $grade }
}
score-banner-solo-tip = Для победы нужно строго больше ПО, чем у соперника. У победителя { $vp }.
score-opponent-tip = { $name } — соперник.
score-connection-discarded = Сброшенные карты транспорта
score-connection-discarded-tip = По 2 ПО за каждую карту транспорта, сброшенную соперником.
score-brawler = Громилы
score-brawler-tip = По 1 ПО за каждого громилу, отданного за стандартное действие, и за каждое нападение или взлом без цели.
score-spoils-solo-tip = ПО из трофеев с разнесённых точек и из компенсаций. Соперник получает по 2 ПО за каждую разнесённую им точку.
score-open-production-solo-tip = ПО за общее производство. Гегемония и её варианты получают по 1 ПО за каждый ваш визит.
same-deal-title = Та же раздача
same-deal-note = Начнётся новая партия с той же раздачей, и в конце обе сравнятся. Лучшим результатом она не станет.
