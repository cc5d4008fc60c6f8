### Что говорят команды без окна.

## Программа

cli-letters = Этот терминал показывает не все буквы: вместо недостающих стоит «?».
cli-no-display = Нет экрана, чтобы открыть окно. Играть в этом терминале: { $command }
cli-crashed = Игра остановилась из-за ошибки в программе. Все решения сохранены, если игра не сообщала об ином. Отчёт для разработчиков — в { $file }
cli-crashed-command = Команда остановилась из-за ошибки в программе. Отчёт для разработчиков — в { $file }

## simulate

cli-simulated = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, решений: { $decisions } за { $seconds } с, в секунду: { $speed }
cli-rounds = Раунды: в среднем { $mean }, от { $min } до { $max }
cli-wins = { $winner }: { $wins ->
        [one] { $wins } победа
        [few] { $wins } победы
       *[many] { $wins } побед
    }
cli-problems = { $problems ->
        [0] Всё в порядке
        [one] { $problems } ошибка:
        [few] { $problems } ошибки:
       *[many] { $problems } ошибок:
    }
cli-broken-off = { $games ->
        [one] { $games } партия прервана: она шла слишком долго, не победил никто
        [few] { $games } партии прерваны: они шли слишком долго, не победил никто
       *[many] { $games } партий прервано: они шли слишком долго, не победил никто
    }
cli-win_rate = Против { FORM($opponent, form: "genitive") }: побед { $percent } %
cli-mean_vp = ПО в конце игры, в среднем: { $player }, { $opponent } { $vp }

## Файлы партий: replay, export

cli-damage-torn = Последняя строка партии, строка { $line }, неполная; до шага { $step } партия цела.
cli-damage-unreadable = Партия повреждена со строки { $line }; до шага { $step } она цела.
cli-damage-hash = Партия повреждена со строки { $line }: этот шаг ведёт не к той позиции, что записана. До шага { $step } она цела.
cli-other-cards = Партия сыграна с другими данными карт, чем в этой программе.
cli-verified = { $steps ->
        [one] { $steps } шаг: по правилам всё так, как записано
        [few] { $steps } шага: по правилам всё так, как записано
       *[many] { $steps } шагов: по правилам всё так, как записано
    }
cli-differs = Шаг { $step } ({ $move }) отличается: { $what }
cli-exported = Записано в { $file }
cli-export-unfinished = Эта партия не закончена: в записи видно всё, в том числе руки и следующие карты.

## scenario: что в сценарии не так, как ожидалось

scenario-summary = прошло: { $passed }, не прошло: { $failed }
scenario-value = { $what }: { $found }, а не { $expected }.
scenario-refused = { $seat }: «{ $move }» отклонено: { $code }.
scenario-accepted = { $seat }: «{ $move }» принято, а должно быть отклонено: { $expected }.
scenario-other_refusal = { $seat }: «{ $move }» отклонено по другой причине: { $code }, а не { $expected }.
scenario-illegal = «{ $move }» должно быть разрешено, но отклонено: { $code }.
scenario-legal = «{ $move }» должно быть запрещено, но разрешено.
scenario-chance = Случайный выбор не может быть таким, как задан: { $text }.
scenario-chance_left = Заданы случайные выборы, которые никому не понадобились: { $count }.
scenario-not_over = Игра не окончена.

## tournament

tournament-title = Турнир
tournament-plain = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, роботов в каждой: { $players }; номера раздач с { $seed }
tournament-variants = { $setup }; ключи: { $options }
tournament-robot = Робот
tournament-games = Партии
tournament-wins = Победы
tournament-share = Доля
tournament-interval = Интервал 95 %
tournament-vp = ПО в среднем
tournament-elo = Эло
tournament-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-points = { NUMBER($n, maximumFractionDigits: 0, useGrouping: 0) }
tournament-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-range = { NUMBER($low, style: "percent", maximumFractionDigits: 0) } – { NUMBER($high, style: "percent", maximumFractionDigits: 0) }
tournament-method = Интервалы — по Уилсону. Эло: модель Брэдли — Терри, максимум правдоподобия, среднее 1500; общая победа считается ничьей.
tournament-unit = { " " }партий
