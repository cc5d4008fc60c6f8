# Посмотреть партию ещё раз.

replay-title = Повтор
replay-status = { $round ->
    [0] { $phase } · шаг { $step } из { $last }
   *[other] Раунд { $round } · { $phase } · шаг { $step } из { $last }
}
replay-dealt = Карты розданы.
replay-silent = { $name } принимает решение.
replay-damaged = Конец этой партии повреждён. Её можно смотреть до шага { $step }.

## Шкала

replay-round = Р{ $round }
replay-mark = Шаг { $step }
replay-stop =
    { $phase }
    { $round ->
        [0] С шага { $step }. Щелчок ведёт туда.
       *[other] Раунд { $round }, с шага { $step }. Щелчок ведёт туда.
    }
replay-vp-head = Победные очки
replay-vp = { $name }: { $n } ПО
replay-lane-tip =
    Лента времени
    Щёлкните или потяните, чтобы перейти к любому шагу.

## Кнопки

replay-play = Пуск (пробел)
replay-pause = Пауза (пробел)
replay-unit-decision = Шаг
replay-unit-turn = Ход
replay-unit-phase = Фаза
replay-unit-round = Раунд
replay-previous_stop-decision = На одно решение назад (Влево)
replay-next_stop-decision = На одно решение вперёд (Вправо)
replay-previous_stop-turn = К концу предыдущего хода (Shift+Влево)
replay-next_stop-turn = К концу хода (Shift+Вправо)
replay-previous_stop-phase = К началу фазы (Page Up)
replay-next_stop-phase = К следующей фазе (Page Down)
replay-previous_stop-round = К началу раунда (Ctrl+Влево)
replay-next_stop-round = К следующему раунду (Ctrl+Вправо)
replay-first = Здесь партия начинается.
replay-last = Здесь партия кончается.
replay-speed = { $speed }×
replay-speed-tip = Скорость: { $speed }× от обычной (Вверх, Вниз)
replay-all-hands = Все руки
replay-all-hands-tip = Все руки открыты ({ KEY("e") })
replay-eyes-tip = Глазами игрока { $name }: остальные руки закрыты ({ KEY("e") })
replay-side-tip = Со стороны игрока { $name }: пока партия идёт, все руки закрыты ({ KEY("e") })
replay-own-eyes = Как за столом
replay-own-eyes-tip = Партия ещё не окончена: что скрыто за столом, скрыто и здесь.
replay-alone-tip = Соперник ничего не скрывает: рука одна, и она открыта.
replay-play-on = Играть отсюда
replay-play-on-tip = Начать новую партию с этого положения ({ KEY("p") }). Эта останется как есть.
replay-over = Здесь партия окончена: вернитесь назад, чтобы играть.
replay-leave = Закрыть
replay-leave-tip = Закрыть повтор (Esc)

## Пути

replay-watch = Смотреть снова
replay-watch-tip = Вся партия, решение за решением.
replay-look-back = Посмотреть назад
replay-look-back-note = Партия до этого момента, решение за решением

## Играть дальше

play-on-title = Играть с шага { $step }
play-on-note = Начнётся новая партия с этого положения. Следующие карты — те же.
play-on-start = Играть
play-on-cancel = Назад
play-on-same-names = У двух игроков одинаковые имена.

## Клавиши

help-group-replay = Повтор
help-play = Пуск, пауза
help-steps = На шаг назад или вперёд
help-turns = На ход назад или вперёд
help-rounds = На раунд назад или вперёд
help-phases = На фазу назад или вперёд
help-ends = К началу, к концу
help-pace = Быстрее, медленнее
help-eyes = Смотреть другими глазами
help-play-on = Играть отсюда
key-home = Home
key-end = End
key-up = Вверх
key-down = Вниз
