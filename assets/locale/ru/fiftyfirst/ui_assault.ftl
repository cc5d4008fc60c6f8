# Экран фаз «Нападение» и «Развёртывание» («Молох»).

assault-title = Нападение · раунд { $round }
assault-title-last = Нападение · последний раунд

assault-all-tip = Показать остальное сразу. То же делают любой щелчок и пробел.
assault-continue-tip = Начинается фаза действий.
assault-next-tip = Дальше — машины.
assault-next = Дальше фаза действий. Начинает { $name }.
assault-waits = Выбирает { $name }.
assault-came = Новые машины
assault-came-tip = Эти машины развёрнуты только что. Впервые они нападут в следующем раунде.
assault-came-none = В этом раунде новых машин нет.
assault-more = { $count ->
    [one] ещё { $count } машина: прокрутите
    [few] ещё { $count } машины: прокрутите
   *[many] ещё { $count } машин: прокрутите
}

# В клетке игрока: почему машина ничего не находит
assault-nothing-none = разносить нечего
assault-nothing-shielded = защищено
assault-nothing-shared = уже разнесено
assault-nothing-lacking = брать нечего
assault-nothing-absent = останавливать нечего
assault-nothing-already = уже остановлено
assault-nothing-unknown = ничего
assault-asked = ждёт выбора
assault-blocked = остановлено
assault-of = { $n } из { $all }

# То же предложениями
assault-tip-razed = { $name }: { $machine } разносит точку { $card }. На её месте остаются развалины.
assault-tip-gained = Взамен — ништяки сделки: { $goods }.
assault-tip-took = { $name }: { $machine } забирает { $goods }.
assault-tip-missing = Не нашлось: { $goods }.
assault-tip-board = { $name }: { $machine } останавливает это на планшете фракции до уборки.
assault-tip-location = { $name }: { $machine } останавливает действие точки { $card } до уборки.
assault-tip-none = { $name }: нет точек того вида, который разносит { $machine }.
assault-tip-shielded = { $name }: то, что разнесла бы { $machine }, защищено (напечатанный щит).
assault-tip-shared = { $name }: всё, что могла бы разнести { $machine }, разносят другие машины.
assault-tip-lacking = { $name }: того, что забирает { $machine }, не осталось.
assault-tip-absent = { $name }: { $machine } не находит, что остановить.
assault-tip-already = { $name }: то, что остановила бы { $machine }, уже остановлено.
assault-tip-unknown = { $name }: { $machine } ничего не находит.
assault-tip-asked = { $name } выбирает, что достанется машине { $machine }.
assault-tip-waiting = { $name }: { $machine } ещё впереди.
assault-tip-earlier = { $name }: { $machine } — это было до начала партии.

# Вопросы
assault-line-raze = { $name }: выберите, что будет разнесено. Тяните нити или щёлкните по точке.
assault-line-stop = { $name }: выберите точку, действие которой { $machine } останавливает в этом раунде.
assault-line-card = { $count ->
    [one] { $name }: выберите карту, которую забирает { $machine }.
    [few] { $name }: выберите { $count } карты, которые забирает { $machine }.
   *[many] { $name }: выберите { $count } карт, которые забирает { $machine }.
}
assault-line-deal = { $count ->
    [one] { $name }: выберите сделку, которую забирает { $machine }.
    [few] { $name }: выберите { $count } сделки, которые забирает { $machine }.
   *[many] { $name }: выберите { $count } сделок, которые забирает { $machine }.
}
assault-open = Выбирает { $name }
assault-open-tip = К выбору: всё уже выбрано, и там это можно изменить.
assault-confirm = Подтвердить
assault-confirm-tip = Подтвердить: каждая машина бьёт туда, куда ведёт её нить.
assault-back = Все нападения
assault-back-tip = Назад к тому, что машины уже сделали.
assault-thread-tip = Перетяните этот конец на другую карту или выберите машину, а потом карту.
assault-machine-free = Выберите эту машину, чтобы переложить её нить.
assault-machine-fixed = Для этой машины выбирать нечего.
assault-machine-loose = Для этой машины ничего не осталось.
assault-target-shielded = Её защищает напечатанный щит.
