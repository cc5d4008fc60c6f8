# Журнал: имена вместо «вы», всё в настоящем времени, чтобы не было рода.
#
# Строка — это дело и что из него следует: «Анна присваивает точку „Школа“ за 1 серый: получает 2 рабочих».
# Ништяки стоят в краткой форме («3 серых»).

log-deed = { $deed }.
log-deed_effects = { $deed }: { $effects }.
log-effects = { $effects }.

## Дела. .paid — если за дело платили ништяками.

deed-location_constructed = { $who } присваивает точку { $card }
    .paid = { $who } присваивает точку { $card } за { $cost }
deed-location_developed = { $who } строит точку { $card } на месте { $old ->
    [ruin] развалин
   *[location] точки { $over }
}
    .paid = { $who } строит точку { $card } на месте { $old ->
        [ruin] развалин
       *[location] точки { $over }
    } за { $cost }
deed-deal_made = { $who } заключает сделку { $card }
    .paid = { $who } заключает сделку { $card } за { $cost }
deed-card_razed = { $who } разносит из руки точку { $card }
    .paid = { $who } разносит из руки точку { $card } за { $cost }
deed-location_razed = { $who } разносит у { FORM($owner, form: "genitive") } точку { $card }
    .paid = { $who } разносит у { FORM($owner, form: "genitive") } точку { $card } за { $cost }
deed-location_activated = { $who } выполняет действие точки { $card }
    .paid = { $who } выполняет действие точки { $card } за { $cost }
deed-faction_activated = { $who } выполняет действие фракции
    .paid = { $who } выполняет действие фракции за { $cost }
deed-workers_exchanged = { $who } проводит обмен
    .paid = { $who } обменивает { $cost }
deed-open_production_used = { $who } отправляет рабочего к { FORM($owner, form: "dative") } на точку { $card }
    .paid = { $who } отправляет { $cost } к { FORM($owner, form: "dative") } на точку { $card }
deed-connection_taken = { $who } берёт карту { $card }
    .paid = { $who } берёт карту { $card } за { $cost }
deed-connection_played = { $who } разыгрывает карту { $card }
    .paid = { $who } разыгрывает карту { $card } за { $cost }
deed-shield_placed = { $who } размещает жетон обороны на точке { $card }
deed-goods_stored = { $who } складирует { $goods } на точке { $card }

## Что при этом получает и теряет тот, кто ходит. .card и .cards называют карты, если их можно знать.

effect-other = { $who } { $effects }
effect-pays = тратит { $goods }
effect-discards = сбрасывает { $n ->
    [one] карту { $cards }
   *[other] карты { $cards }
}
effect-gives_up = { $n ->
    [one] сбрасывает сделку { $cards }
   *[other] сбрасывает сделки { $cards }
}
effect-takes_back = забирает обратно { $goods }
effect-gains = получает { $goods }
    .cards = получает { $goods } ({ $cards })
    .source = получает { $goods } ({ $source })
    .cards_source = получает { $goods } ({ $source }: { $cards })
    .ruin = получает { $goods } и 1 карту развалин
    .cards_ruin = получает { $goods } ({ $cards }) и 1 карту развалин
effect-ruin = получает 1 карту развалин
effect-discards_ruin = { $n ->
    [one] сбрасывает карту развалин { $cards }
   *[other] сбрасывает карты развалин { $cards }
}
effect-rebuilds = { $n ->
    [one] восстанавливает точку { $cards }
   *[other] восстанавливает точки { $cards }
}
    .at_once = { $n ->
        [one] получает развалины и сразу восстанавливает точку { $cards }
       *[other] получает развалины и сразу восстанавливает точки { $cards }
    }
effect-demolishes = взрывает точку { $card }
    .other = взрывает у { FORM($owner, form: "genitive") } точку { $card }
effect-salvages = берёт карту { $card } из сброса { FORM($owner, form: "genitive") }
    .source = берёт карту { $card } из сброса { FORM($owner, form: "genitive") } ({ $source })
effect-places = кладёт на неё { $goods }
    .card = кладёт { $goods } на точку { $card }
    .ruin = кладёт { $goods } на развалины
effect-clears = снимает ништяки с { $n ->
    [one] точки { $cards }, и её действие снова доступно
   *[other] точек { $cards }, и их действия снова доступны
}
effect-steals = забирает { $goods } у { FORM($victim, form: "genitive") }
    .card = забирает { $goods } у { FORM($victim, form: "genitive") } ({ $card })
effect-blocks = блокирует у { FORM($owner, form: "genitive") } точку { $card }
effect-robs = заставляет { FORM($victim, form: "genitive") } сбросить { $goods }
effect-loses = теряет { $goods }

## События сами по себе

log-game_started = Игра начинается: { $players }. Первый игрок — { $first }.
log-player = { $who } ({ $faction })
log-hand_chosen = { $who } оставляет себе карты, не показывая их.
    .cards = { $who } оставляет карты { $kept } и сбросит карты { $discarded }.
    .cards_top = { $who } оставляет карты { $kept } и сбросит карты { $discarded }; сверху будет { $top }.
log-round_began = Раунд { $round }: первый игрок — { $who }.
log-phase_began = { FORM($phase, form: "full") }.
log-connections_discarded = { $n ->
    [one] Карту { $cards } никто не взял.
   *[other] Карты { $cards } никто не взял.
}
log-connections_revealed = Карты транспорта: { $cards }.
    .none = Карт транспорта больше нет, открыть нечего.
log-pile_reshuffled = Сброшенные { $pile } снова становятся колодой.
log-deck_reshuffled = Сброс снова становится колодой.
    .own = { $n ->
        [one] Каждый оставляет в своём сбросе { $n } верхнюю карту; остальные снова становятся колодой.
        [few] Каждый оставляет в своём сбросе { $n } верхние карты; остальные снова становятся колодой.
       *[many] Каждый оставляет в своём сбросе { $n } верхних карт; остальные снова становятся колодой.
    }
log-offer_revealed = { $draft ->
    [1] Первый круг разведки: { $cards }.
   *[2] Второй круг разведки: { $cards }.
}
log-card_picked = { $who } берёт карту { $card }.
log-offer_discarded = { $n ->
    [one] Карту { $cards } не берёт никто.
   *[other] Карты { $cards } не берёт никто.
}
log-seat_passed = { $who } закрывает границы.
log-end_triggered = { $who } набирает 25 ПО: это последний раунд.
log-tidied_up = Уборка: { $effects }.
log-game_ended = { $n ->
    [one] { $winners } побеждает. Итог: { $scores }.
   *[other] { $winners } делят победу. Итог: { $scores }.
}
log-score = { $who } — { $vp } ПО
