# Главное меню и новая игра.

## Главное меню
title-name = 51-й штат
title-motto = Америка в руинах — следующий съезд
title-about = Постройте штат из руин · от 1 до 4 игроков
title-side-1 = Последняя заправка
title-side-2 = 1000 миль
title-continue-note = { $round ->
    [0] { $seats } · { $sets } · стартовая рука
   *[other] { $seats } · { $sets } · раунд { $round }
}
title-continue-none = Ни одна партия не ждёт
    .why = Неоконченных партий нет. Новую начинают «Играть», «Новая игра» и «Одиночная игра».
title-play-tip = Сразу раздаёт новую партию: случайные фракции и то, что выбрано последним в «Новой игре»: { $sets }.
title-new = Новая игра
title-new-note = Люди и роботы, от двух до четырёх
title-foot = v{ $version } · неофициальная фанатская версия · F1 — справка · F11 — полный экран

## Новая игра
new-fewest = Нужно не меньше двух игроков.
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
new-random-faction = Случайная
new-further-factions = Ещё
new-further-factions-tip = Ещё пять планшетов фракций на выбор.
new-taken = Эту фракцию взял другой игрок: { $name }.
new-seed = Номер раздачи: при одном и том же числе карты те же.
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

## Другие фракции

factions-title = Другие фракции
factions-note = В правилах эти пять планшетов названы, но большинство их действий придумано для этой программы.

## Настройки и справка

setting-always-pay-note = { $now ->
    [true] Спрашивать о каждой оплате, даже если выбирать не из чего.
   *[false] Только если тратятся патроны, универсальные жетоны, карты или сделки — или с Shift.
}
setting-left-handed-note = { $now ->
    [true] Кнопки, колоды и журнал слева, планшеты справа.
   *[false] Кнопки, колоды и журнал справа, где правая рука не закрывает штаты.
}
help-overview = Все штаты сразу
help-pass = Закрыть границы
help-map = Карта местности «Ничьей земли»: крупно или мелко
help-districts = Районы: крупно или мелко
help-modules = Штабы, арена крупно
help-opponents = Первый, второй, третий соперник
