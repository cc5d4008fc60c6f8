### Отчёт о балансе: что множество партий роботов говорит о картах, фракциях и первом ходе.

balance-title = Баланс: { $sets }
balance-head = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, игроков: { $players }. На всех местах играет робот «{ $robot }» версии { $version }, поэтому победы зависят от того, что было у игрока. Эти же партии сыграет ещё раз команда:
balance-method = Все интервалы — 95-процентные (Уилсон): один из двадцати случайно не накрывает истинное значение. Общая победа засчитывается каждому победителю частично. Робот показывает, чего карта стоит для него; люди могут увидеть в ней больше.

## Длина, ПО
balance-length = Длина партий
balance-mean = в среднем
balance-fewest = меньше всего
balance-most = больше всего
balance-times = отношение
balance-far = отличается больше чем на 25 %
balance-rounds = раунды
balance-decisions = решения
balance-vp = ПО игрока
balance-winner_vp = ПО победителя
balance-lasted = Партии по числу раундов: { $list }.
balance-lasted-part = { $rounds }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
balance-sources = Откуда берутся ПО
balance-source = источник

## Победы
balance-first = Первый ход
balance-place = в первом раунде
balance-turn = { $place ->
    [1] первый игрок
    [2] второй
    [3] третий
   *[other] четвёртый
}
balance-factions = Фракции
balance-faction = фракция
balance-range = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-verdict = против равной доли
balance-verdict-fair = надёжной разницы нет
balance-verdict-more = больше равной доли
balance-verdict-less = меньше равной доли

## Выбросы
balance-outliers = Выбросы
balance-outliers-note = Карта использована, если её построили, заключили с ней сделку или разнесли из руки. «Часто» — чаще среднего по всем взятым картам больше чем в { $most } раза, «редко» — меньше { $least } от среднего. Победы считаются у игроков, взявших карту: «побеждает» значит, что среднее всех карт вне интервала. Использование оценивается, только если средняя карта, взятая столько же раз, была бы использована так хотя бы { $expected } раз: если меньше, решает случай.
balance-outlier-used_often = часто используют
balance-outlier-used_seldom = редко используют
balance-outlier-built_often = часто строят
balance-outlier-built_seldom = редко строят
balance-outlier-dealt_often = часто берут в сделку
balance-outlier-dealt_seldom = редко берут в сделку
balance-outlier-razed_often = часто разносят
balance-outlier-razed_seldom = редко разносят
balance-outlier-wins_often = часто побеждает
balance-outlier-wins_seldom = редко побеждает
balance-nothing = нет
balance-unjudged = взята слишком редко, чтобы судить

## Таблицы карт
balance-cards = Карты: использование
balance-cards-won = Карты: победы
balance-cards-stood = Карты: в штате
balance-used-note = «Взято» — карты, попавшие в руку: розданные в начале, выбранные или взятые из колоды. «Построено» — точки присвоенные и построенные на месте других, «разнесено» — карты, разнесённые из руки. Проценты — доли от взятых; в скобках — во сколько раз чаще, чем в среднем по всем картам.
balance-won-note = Доля выигранных партий среди тех, где игрок взял, построил, пустил в сделку или разнёс карту, и её интервал. Победитель делает всего больше, поэтому сравнивайте со средним по всем картам.
balance-stood-note = На каждую постройку карты: как часто её строили на месте другой, выполняли её действие, как часто другие пользовались её общим производством и как часто её разносили.
balance-name = название
balance-set = набор
balance-copies = копий
balance-drawn = взято
balance-used = использовано
balance-built = построено
balance-dealt = в сделках
balance-razed = разнесено
balance-outlier = выброс
balance-rate = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) })
balance-all = все карты
balance-won-drawn = взято и победа
balance-won-built = построено и победа
balance-won-dealt = сделка и победа
balance-won-razed = разнесено и победа
balance-won-cell = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) }–{ NUMBER($high, style: "percent", maximumFractionDigits: 0) })
balance-developed = на месте другой
balance-activated = действие
balance-visited = другие пользовались
balance-lost = разнесли другие
balance-ratio = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
