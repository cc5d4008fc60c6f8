# Журнал: имена вместо «вы», всё в настоящем времени, чтобы не было рода.
#
# Форма (.card, .scouted) берётся, если поле известно или задано; .hidden — если читателю нельзя знать карты;
# .paid — если цену заплатили только что.

## Подготовка

log-faction_taken = { $who } играет за фракцию { $faction }: { $homes }.
log-hero_taken = { $who } берёт героя: { $hero }, станция { $station }.
log-cards_offered = { $who } берёт { $n ->
    [one] карту { $cards }
   *[other] карты { $cards }, чтобы оставить одну из них
}.
    .paid = { $who } платит { $cost } и берёт { $n ->
        [one] карту { $cards }
       *[other] карты { $cards }, чтобы оставить одну из них
    }.
    .hidden = { $who } берёт { $n ->
        [one] { $n } задание
        [few] { $n } задания, чтобы оставить одно
       *[many] { $n } заданий, чтобы оставить одно
    }.
    .hidden_paid = { $who } платит { $cost } и берёт { $n ->
        [one] { $n } задание
        [few] { $n } задания, чтобы оставить одно
       *[many] { $n } заданий, чтобы оставить одно
    }.
log-card_kept = { $who } оставляет карту { $card }{ $n ->
    [0] {""}
   *[other] {" "}и сбрасывает карту { $discarded }
}.
    .hidden = { $who } оставляет { $deck ->
        [quest] одно задание
       *[other] одну карту
    }.

## Раунды

log-round_started = Раунд { $round }. Первый игрок — { $first_player }.
log-phase_started = Фаза: { $phase }
log-turn_started = Ходит { $who }.
log-wounded_turn_skipped = { $who } пропускает ход: герой поправляется.
log-stage_two_started = Начинается этап II: из туннелей идут угрозы сильнее.
log-metro_won = { $n ->
    [one] { $winners } побеждает.
   *[other] { $winners } побеждают.
}

## Товары и карты

log-goods_received = { $cause ->
    [production] { $who } производит { $goods }.
    [foraging] Армия { FORM($who, form: "genitive") } добывает { $goods }.
    [reward] { $who } получает в награду { $goods }.
    [bonus] { $who } получает в начале { $goods }.
   *[other] { $who } получает { $goods }.
}
    .card = { $who } получает { $goods } ({ $card }).
log-price_paid = { $who } платит { $goods }{ $cause ->
    [upkeep] {" "}за содержание армии
    [recruits] {" "}за новобранцев
    [refresh] {" "}за обновление рынка
    [quest] {" "}за задание
    [capture] {" "}за захват
   *[other] {""}
}.
    .card = { $who } платит { $goods } ({ $card }).
log-goods_exchanged = { $who } меняет { $given } на { $taken }.
log-market_filled = На рынке появляются: { $cards }.
log-market_refreshed = { $who } обновляет рынок; сброшены: { $cards }.
    .paid = { $who } обновляет рынок за { $cost }; сброшены: { $cards }.
log-equipment_bought = { $who } покупает карту { $card }.
    .paid = { $who } покупает карту { $card } за { $cost }.
    .by = { $who } берёт с рынка карту { $card } ({ $by }).
log-equipment_drawn = { $who } получает из колоды карту { $card }.
log-equipment_taken = { $who } забирает карту { $card } у { FORM($victim, form: "genitive") }.
log-equipment_discarded = { $cause ->
    [limit] { $who } сбрасывает карту { $card }: герой несёт слишком много.
    [loot] { $who } теряет карту { $card }.
    [lost] { $who } вынужденно сбрасывает карту { $card }.
   *[other] { $who } сбрасывает карту { $card }.
}
log-quest_drawn = { $who } получает задание { $card }.
    .hidden = { $who } получает задание.
log-quest_met = Условие задания { $card } сбылось: { $who }.
log-quest_completed = { $who } выполняет задание { $card }: 1 ПО.
log-property_used = { $who } использует свойство: { $card }.
    .paid = { $who } использует за { $cost } свойство: { $card }.
    .discarded = { $who } сбрасывает карту { $card } и использует свойство.
log-deck_shuffled = { $deck ->
    [threat] Сброшенные угрозы перемешиваются в новую колоду.
    [equipment] Сброшенное снаряжение перемешивается в новую колоду.
   *[quest] Сброшенные задания перемешиваются в новую колоду.
}

## События дорожки раундов

log-station_guarded = { $who } защищает станцию { $station } { $fighter ->
    [hero] героем
   *[army] армией
}.
log-common_threat_revealed = Угроза из туннелей: { $threat }.
log-common_threat_discarded = { $threat }: угроза миновала.
log-laws_looked_at = { $who } смотрит законы { $laws }.
    .hidden = { $who } смотрит { $n ->
        [one] { $n } верхний закон
        [few] { $n } верхних закона
       *[many] { $n } верхних законов
    }.
log-law_proposed = { $who } предлагает закон { $law }.
log-law_revealed = На голосование ставится закон { $law }.
log-votes_added = { $who } получает { $count ->
    [one] { $count } дополнительный голос
    [few] { $count } дополнительных голоса
   *[many] { $count } дополнительных голосов
} ({ $card }).
log-vote_cast = { $who } голосует { $in_favour ->
    [yes] за
   *[no] против
}: { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
}.
log-law_passed = Закон { $law } принят: { $yes } против { $no }.
log-law_rejected = Закон { $law } отклонён: { $yes } против { $no }.

## Армия и герой

log-army_changed = { $cause ->
    [upkeep] { $who } сохраняет армию силой { $strength }.
    [recruits] { $who } нанимает: сила армии { $strength }.
    [defeat] Сила армии { FORM($who, form: "genitive") } падает до { $strength }.
   *[other] Сила армии { FORM($who, form: "genitive") } теперь { $strength }.
}
    .paid = { $cause ->
        [upkeep] { $who } сохраняет за { $cost } армию силой { $strength }.
        [recruits] { $who } нанимает за { $cost }: сила армии { $strength }.
       *[other] { $who } платит { $cost }: сила армии { $strength }.
    }
    .card = Сила армии { FORM($who, form: "genitive") } теперь { $strength } ({ $card }).
log-army_passed = Армия { FORM($who, form: "genitive") } бездействует.
log-steps_added = Герой { FORM($who, form: "genitive") } может пройти на { $amount ->
    [one] { $amount } шаг
    [few] { $amount } шага
   *[many] { $amount } шагов
} { $sign ->
    [minus] меньше
   *[plus] больше
} ({ $card }).
log-hero_moved = Герой { FORM($who, form: "genitive") } проходит { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
} до станции { $station }.
log-threat_scouted = { $who } разведывает угрозу { $threat }.
    .returned = { $who } разведывает угрозу { $threat }; { $returned } уходит под колоду.
    .hidden = { $who } разведывает верхнюю угрозу.
log-scouted_returned = { $who } кладёт под колоду угрозу { $threat }.
    .hidden = { $who } кладёт под колоду разведанную угрозу.
log-scouted_placed = { $who } встречает разведанную угрозу: { $threat }.
log-threats_peeked = { $who } смотрит верхние угрозы: { $cards }.
    .hidden = { $who } смотрит { $n ->
        [one] { $n } верхнюю угрозу
        [few] { $n } верхние угрозы
       *[many] { $n } верхних угроз
    }.
log-threats_ordered = { $who } возвращает угрозы: { $cards }, первая сверху.
    .hidden = { $who } возвращает угрозы на колоду.

## Бои

log-fight_started = { $fighter ->
    [hero] Герой
   *[army] Армия
} { FORM($attacker, form: "genitive") } атакует станцию { $station }.
    .owned = { $fighter ->
        [hero] Герой
       *[army] Армия
    } { FORM($attacker, form: "genitive") } атакует станцию { $station }, владелец — { $defender }.
    .hero = { $fighter ->
        [hero] Герой
       *[army] Армия
    } { FORM($attacker, form: "genitive") } атакует на станции { $station } героя { FORM($defender, form: "genitive") }.
    .event = { $fighter ->
        [hero] Герой
       *[army] Армия
    } { FORM($defender, form: "genitive") } защищает станцию { $station } от угрозы.
log-defender_chosen = { $who } защищается { $fighter ->
    [hero] героем
   *[army] армией
}.
log-threat_revealed = { $who } встречает угрозу { $threat }.
log-threat_redrawn = { $who } меняет угрозу { $before } на { $threat }.
log-threat_discarded = Угроза { $threat } уходит в сброс.
log-battle_cards_dealt = Боевые карты: { $hands }.
    .hand = { $who }: { $cards }
    .hidden = Боевые карты розданы: { $sides }.
log-battle_card_chosen = { $who } выбирает карту { $card }.
    .hidden = { $who } выбирает боевую карту.
log-battle_cards_turned_up = Открыты: { $played }.
    .card = { $who } — { $card } (+{ $bonus })
log-strength_added = { $who }: { $sign ->
    [minus] −
   *[plus] +
}{ $amount } к силе ({ $card }).
log-fight_decided = { $winner ->
    [attacker] { $attack } против { $defence }: атака удаётся.
    [defender] { $attack } против { $defence }: защита выстояла.
   *[nobody] { $attack } против { $defence }: ничья, не побеждает никто.
}
    .by_tie = { $winner ->
        [attacker] { $attack } против { $defence }: при ничьей побеждает атака.
       *[defender] { $attack } против { $defence }: при ничьей побеждает защита.
    }
log-fight_ended = Бой окончен.
log-price_lowered = Захват для { FORM($who, form: "genitive") } дешевле на { $goods } ({ $card }).
log-station_lost = { $who } теряет станцию { $station }.
log-station_captured = { $who } захватывает станцию { $station }.
    .paid = { $who } захватывает станцию { $station } за { $cost }.
log-station_left = { $who } не захватывает станцию { $station }.
log-refuge_taken = { $who } даром занимает станцию { $station }, чтобы снова было три.
log-hero_wounded = Герой { FORM($who, form: "genitive") } ранен и попадает на станцию { $station }.
log-wound_prevented = Герой { FORM($who, form: "genitive") } избегает ранения ({ $card }).
