# Подсказки по просьбе: список у стола.

hint-heading = Что мне сейчас можно сделать?
hint-close = Назад
hint-close-tip = Назад к столу (Esc, { KEY("h") }).
hint-rules = Правила
hint-waiting = Сейчас ход не ваш. { $question }
hint-hidden = Сначала откройте руку, когда никто другой не смотрит.
hint-open = Ваш ход. { $question }
hint-over = Действие выполнено. Закончите ход или отмените его.
hint-choose-tip = Выполнить. Если есть из чего выбирать, игра сначала спросит.
hint-read-tip = Открыть правила: { $heading }
