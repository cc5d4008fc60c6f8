# О чём спрашивают игрока и чего ждут остальные.

question-choose_faction = За какую фракцию вы играете?
waiting-choose_faction = { $who } выбирает фракцию.
question-choose_drawn = { $phase ->
    [end] Начинается этап II.{" "}
   *[other] {""}
}{ $deck ->
    [quest] Какое из этих заданий вы оставляете?
   *[equipment] Какую из этих карт вы оставляете?
}
waiting-choose_drawn = { $who } выбирает карту.
question-choose_hero = Какого героя вы берёте и на какой домашней станции он начинает?
waiting-choose_hero = { $who } выбирает героя.
question-choose_polis_goods = Какой товар даёт каждая ваша станция Полиса: { $stations }?
waiting-choose_polis_goods = { $who } выбирает, что производит Полис.
question-choose_guard = Из туннелей идёт угроза. Какую свою станцию вы защищаете и чем?
waiting-choose_guard = { $who } выбирает, какую станцию защищать.
question-choose_look = Смотрите ли вы верхние законы, чтобы выбрать, какой поставить на голосование?
waiting-choose_look = { $who } может посмотреть верхние законы.
question-choose_proposal = Какой закон поставить на голосование: { $laws }?
waiting-choose_proposal = { $who } выбирает закон.
question-choose_vote = Закон { $law }: вы за или против?
waiting-choose_vote = { $who } голосует.
question-choose_upkeep = Сила вашей армии — { $army }. Какую силу вы сохраняете и оплачиваете?
waiting-choose_upkeep = { $who } платит за содержание армии.
question-choose_recruits = Сила вашей армии — { $army }. Сколько вы нанимаете?
waiting-choose_recruits = { $who } нанимает армию.
question-choose_army_action = Сила вашей армии — { $army }. Атакуйте, добывайте или пасуйте.
waiting-choose_army_action = { $who } командует армией.
question-choose_hero_action = { $hero } на станции { $station }. Идите, потом выполните одно действие.
    .trading = Купите ещё или закончите ход.
waiting-choose_hero_action = { $who } ходит героем.
question-choose_defender = { $attacker } атакует станцию { $station }. Кто её защищает: армия или герой?
waiting-choose_defender = { $who } выбирает, кто защищает станцию.
question-choose_battle_card = Какую боевую карту вы играете?
waiting-choose_battle_card = { $who } выбирает боевую карту.
question-choose_use = { $window ->
    [wound] Вашего героя вот-вот ранят. Используете свойство?
   *[fight] Используете свойство в этом бою?
}
waiting-choose_use = { $who } может использовать свойство.
question-choose_capture = Победа на станции { $station }. Захватываете её?
waiting-choose_capture = { $who } решает, захватить ли станцию.
question-choose_loot = Какое снаряжение вы забираете у героя { FORM($victim, form: "genitive") }? Можно отказаться.
    .discard = Какое снаряжение сбросит герой { FORM($victim, form: "genitive") }? Можно отказаться.
waiting-choose_loot = { $who } выбирает из снаряжения побеждённого героя.
question-choose_lost_card = Какую карту сбросит побеждённый герой { FORM($victim, form: "genitive") }?
waiting-choose_lost_card = { $who } выбирает карту побеждённого героя.
question-choose_goods = { $count ->
    [one] Какой товар вы берёте?
    [few] Какие { $count } товара вы берёте?
   *[many] Какие { $count } товаров вы берёте?
}
    .card = { $count ->
        [one] { $card }: какой товар вы берёте?
        [few] { $card }: какие { $count } товара вы берёте?
       *[many] { $card }: какие { $count } товаров вы берёте?
    }
waiting-choose_goods = { $who } выбирает товары.
question-choose_surplus = Ваш герой несёт слишком много. Какую карту вы сбрасываете?
waiting-choose_surplus = { $who } сбрасывает снаряжение.
question-choose_home = Ранение: { $hero }. На какую домашнюю станцию он попадает?
waiting-choose_home = { $who } выбирает домашнюю станцию для раненого героя.
question-choose_refuge = У вас меньше трёх станций. Какую вы занимаете даром?
waiting-choose_refuge = { $who } даром занимает станцию.
question-choose_completion = Какие задания вы выполняете? Каждое — 1 ПО.
waiting-choose_completion = { $who } может выполнить задания.
question-choose_order = В каком порядке вы возвращаете угрозы? Первая ляжет сверху.
waiting-choose_order = { $who } возвращает угрозы на колоду.
