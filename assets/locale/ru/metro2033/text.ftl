# Что рассказывает игра в терминале от себя.
# Слова ходов остаются английскими; названия станций, карт и товаров можно писать и по-русски.

cli-text-factions = названия или id через запятую; только соседние
text-ask_dealt = Раздать фракции и героев случайно? [0]

## Стол

text-track = Дорожка раундов: { $now }. Следующий раунд: { $soon }.
text-icon_goods = { GOODS($goods, case: "nominative") }
text-icon_threat = угроза
text-icon_law = голосование по закону
text-stage = Этап { $stage ->
    [1] I
   *[2] II
}: у героя карт снаряжения не больше { $n }.
text-law = Действует закон: { $law }
    .none = Никакой закон не действует.
text-vote = На голосовании закон: { $law }
text-votes = Голоса: { $votes }.
text-voted = { $name } — за, голосов: { $n }
    .against = { $name } — против, голосов: { $n }
text-market = Рынок, цена карты — { GOODS($price, case: "nominative") }:
    .none = Рынок пуст.
text-item = { $card }: { $effects }
text-decks = В колодах: угроз — { $threats }, снаряжения — { $equipment }, заданий — { $quests }, законов — { $laws }. В сбросе: угроз — { $threat_discard }, снаряжения — { $equipment_discard }, заданий — { $quest_discard }.
text-guard = { $name } защищает станцию { $station } { $fighter ->
    [hero] героем
   *[army] армией
}.
text-common = Угроза из туннелей: { $card }, сила { $n }, { $type }. Награда: { GOODS($goods, case: "nominative") }.
text-offered = На выбор:
plain-move_told = { $move }. { CAPITAL($outcomes) }

## Место

text-seat = { $seat } { $name }, { $faction }: { $vp } из { $goal } ПО
    .first = { $seat } { $name }, { $faction }: { $vp } из { $goal } ПО, первый игрок
    .setup = { $seat } { $name }: фракции пока нет
plain-seat = { $name } играет на месте { $seat }. Фракция: { $faction }. Победных очков { $vp } из { $goal }, нужных для победы.
    .first = { $name } играет на месте { $seat } и ходит первым. Фракция: { $faction }. Победных очков { $vp } из { $goal }, нужных для победы.
    .setup = { $name } играет на месте { $seat }, фракции пока нет.
text-army = Армия: { $n }. Товары: { GOODS($goods, case: "nominative") }.
    .upkeep = Армия: { $n }, за раунд стоит { $upkeep }. Товары: { GOODS($goods, case: "nominative") }.
text-stations = Станции: { $stations }.
text-hero = Герой: { $hero }, станция { $station }, сила { $n }, скорость { $speed }.
    .wounded = Герой: { $hero }, станция { $station }, сила { $n }, скорость { $speed }, ранение.
text-carried = Снаряжение: { $cards }.
text-quests = Закрытых заданий: { $n }.
text-own_quests = Ваши задания: { $cards }.
text-quest_ready = { $quest } (можно выполнить)
text-completed = Выполненные задания: { $cards }.
text-scouted = Разведанная угроза, закрыта.
    .own = Ваша разведанная угроза: { $card }, сила { $n }.
text-peeked = Вы знаете верхние угрозы: { $cards }.

## Бой

text-fight-event = { $who } защищает станцию { $station } { $fighter ->
    [hero] героем
   *[army] армией
} от угрозы из туннелей.
text-fight-neutral = { $who } атакует { $fighter ->
    [hero] героем
   *[army] армией
} нейтральную станцию { $station }.
text-fight-station = { $who } атакует { $fighter ->
    [hero] героем
   *[army] армией
} станцию { $station }, владелец — { $other }.
text-fight-hero = { $who } атакует { $fighter ->
    [hero] героем
   *[army] армией
} чужого героя на станции { $station }, его игрок — { $other }.
text-fight_threat = Угроза: { $card }, сила { $n }, { $type }. Награда: { GOODS($goods, case: "nominative") }.
text-fight_polis = Станция { $station } нейтральна, её сила — { $n }.
text-fight_strength = { $who }: { $fighter ->
    [hero] герой
   *[army] армия
}, сила пока { $n }.
text-fight_chosen = { $who } играет карту { $card }.
    .hidden = { $who }: боевая карта выбрана и лежит закрытой.

## Конец

text-final = { $name }: { $vp } ПО (станций — { $stations }, заданий — { $quests })
    .winner = { $name } (победа): { $vp } ПО (станций — { $stations }, заданий — { $quests })
plain-final = { $name }, победных очков: { $vp }, из них за станции { $stations }, за задания { $quests }.
    .winner = { $name } побеждает. Победных очков: { $vp }, из них за станции { $stations }, за задания { $quests }.

## Дорожка и сброс

text-space = { $n ->
    [0] Старт: { $icons }.
   *[other] Клетка { $n }: { $icons }.
}
    .now = { $n ->
        [0] Старт: { $icons }. Жетон здесь.
       *[other] Клетка { $n }: { $icons }. Жетон здесь.
    }
text-loop = После последней клетки снова идёт клетка 1.
text-discards-threats = Сброшенные угрозы, новые сначала: { $cards }.
    .none = Сброшенных угроз нет.
text-discards-equipment = Сброшенное снаряжение, новое сначала: { $cards }.
    .none = Сброшенного снаряжения нет.
text-discards-quests = Сброшенные задания, новые сначала: { $cards }.
    .none = Сброшенных заданий нет.
text-discards-hidden = закрытых: { $n }

## Карта метро

text-map_line = { $id ->
    [ring] Кольцо
   *[other] { $line } линия
}:
text-map_station = { $station }: { $facts }.
text-map_polis = Полис
text-map_hansa = Ганза, торговля
text-map_abandoned = заброшена
text-map_closed = закрыта
text-map_neutral = нейтральна
text-map_owner = владеет { $who }
text-map_home = домашняя станция: { $faction }
text-map_hero = здесь { $hero }, герой игрока { $who }
    .wounded = здесь { $hero }, раненый герой игрока { $who }
text-map_passage = переход: { $stations }
text-map_tunnel = перегон: { $stations }
text-upkeep_follows = потом каждый раунд стоит { $goods }
text-quest_goes = задание сбрасывается
text-move_to = шагов — { $n }: { $facts }
text-map_now = Сейчас: { $facts }.
text-map_by_tunnel = По перегону: { $stations }.
text-map_by_passage = По переходу: { $stations }.
text-map_beside = { $station } ({ $facts })
text-map_steps = До неё вашему герою шагов: { $n }; его скорость — { $speed }.
    .here = Ваш герой стоит здесь.
    .none = Вашему герою сюда не попасть: зона закрыта.
text-map_hero_attacks = Ваш герой мог бы её атаковать: { $outcomes }.
text-map_army = Ваша армия достаёт до неё: { $outcomes }.
    .own = Она ваша.
    .far = Ваша армия сейчас до неё не достаёт.
    .never = Армии её не атакуют.

## Что пишут

text-several = «{ $name }» — это может быть { $names }. Напишите название полнее.
text-no_card = Ничего с названием «{ $name }» здесь нет.
    .name = Напишите ещё название карты или станции.
text-more_exchanges = Можно обменять и любое число между ними: напишите его, как в «exchange 2 pig for ammo». «moves exchange» перечислит все.

## Справка

text-help-map = map: все линии со станциями; map Красная: одна линия; map Динамо: станция, её соседи и далеко ли до неё герою и армии
text-help-card = card Противогаз: всё, что напечатано на карте или сказано о станции
text-help-seat = seat или seat Ben: что есть у вас или у Ben и что делают эти карты
text-help-track = track: что приносит каждая клетка дорожки раундов
text-help-discards = discards: сброшенные карты

text-help-move-faction = faction Красная линия: взять фракцию
text-help-move-keep = keep Противогаз: оставить одну из взятых карт
text-help-move-hero = hero Хан at Театральная: взять героя; hero attacks: атаковать станцию, где он стоит; hero attacks with scouted: с разведанной угрозой; hero attacks hero B: атаковать героя места B
text-help-move-guard = guard Театральная with army, guard Театральная with hero: защищать станцию от угрозы из туннелей
text-help-move-look = look: посмотреть верхние законы
text-help-move-decline = decline: не смотреть законы
text-help-move-propose = propose Перемирие: вынести один из законов на голосование
text-help-move-vote = vote yes, vote no: голосовать за закон или против
text-help-move-upkeep = upkeep 6: сила армии, которую вы сохраняете и оплачиваете
text-help-move-recruit = recruit 2: сделать армию сильнее на 2
text-help-move-army = army attacks Маяковская: атаковать станцию; army attacks Маяковская with scouted: с разведанной угрозой; army attacks hero B: атаковать героя места B; army forages pig: добыть товар
text-help-move-pass = pass: армия ничего не делает
text-help-move-move = move Комсомольская: герой идёт туда
text-help-move-refresh = refresh: выложить новый рынок
text-help-move-buy = buy Противогаз или buy Противогаз discarding Дубина с гвоздями: купить карту герою
text-help-move-quest = quest: взять задание
text-help-move-exchange = exchange 3 pig for ammo: обменять столько товаров одного вида на другой
text-help-move-scout = scout: взять верхнюю угрозу, её видите только вы
text-help-move-done = done: закончить ход или больше не использовать свойства
text-help-move-defend = defend with hero, defend with army: кто защищает станцию
text-help-move-play = play Контратака: сыграть боевую карту
text-help-move-use = use Старые долги, use Дальние заставы for pig, ammo, use Старые долги for Противогаз: использовать свойство
text-help-move-capture = capture: захватить станцию, где вы победили
text-help-move-leave = leave: оставить её нейтральной
text-help-move-choose = choose pig, ammo; choose Противогаз; choose nothing; choose Беговая: ответить на вопрос
text-help-move-complete = complete Парад: выполнить задание
