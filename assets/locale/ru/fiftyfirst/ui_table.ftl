# Стол: зоны, кнопки, подсказки игроку, окна, пояснения.

## Зоны

table-round = Раунд { $n }
table-round-last = Последний раунд
table-exit = { $vp } ПО — последний раунд
table-plate-note = { $name } · рука { $n }
table-income = Доход
table-discard = Сброс
table-own-discards = Ваш сброс
table-connections = Карты транспорта
table-pile-empty = Карт больше нет
table-pile-taken = Уже взята
table-pile-covered = Откроется в раунде 1
table-pile-left = { $n ->
    [0] В этой колоде карт не осталось.
    [one] Открытой карты нет. В колоде ещё { $n } карта.
    [few] Открытой карты нет. В колоде ещё { $n } карты.
   *[many] Открытой карты нет. В колоде ещё { $n } карт.
}

## Что можно сделать с картой или жетоном

table-verb-construct = Присвоить
table-verb-deal = Сделка
table-verb-raze = Разнести
table-verb-develop = Построить
table-verb-shield = Оборона
table-verb-visit = Общее производство
table-verb-play = Разыграть
table-verb-take = Взять
table-title = { $kind ->
   *[other] { $verb }: { $card }
}

## Кнопки

table-pass = Закрыть границы
table-pass-not-now = Закрыть границы может только тот, кто сейчас выбирает действие.
table-pay = Заплатить

## Что делать

table-prompt-act = { $name }: одно действие
    .text = Выберите то, что светится. Правая кнопка — крупно.
    .last = Игра кончится, когда все закроют границы.
table-new = Новая
table-held-hand = Выберите действие или точку под замену.
table-held-useless = Сейчас нельзя. Наведите курсор на действие.
table-held-connection = Выложите её на стол, чтобы разыграть.
table-held-goods = Положите на светящуюся точку.
table-held-take = Возьмите её в руку.
table-held-site = Воспользоваться общим производством или разнести?
table-drop-hand = Положите её на свои ряды, чтобы присвоить, на планшет фракции — для сделки, на сброс — чтобы разнести, или на свою точку — чтобы построить на её месте.
table-drop-connection = Положите её на свои ряды, чтобы разыграть.
table-drop-take = Положите её к картам в руке, чтобы взять.
table-drop-raze = Положите его на чужую точку, чтобы разнести её.
table-drop-shield = Положите его на одну из своих точек.
table-drop-visit = Отправьте его на чужое общее производство.
table-aim-develop = Что заменить?
    .text = Подходят те точки и развалины, что светятся. Esc — отмена.
table-aim-raze = Что разнести?
    .text = Цена — на красных значках. Esc — отмена.
    .have = У вас есть
table-aim-shield = Что защитить?
    .text = +1 к значению обороны. Esc — отмена.
table-aim-visit = Куда отправить рабочего?
    .text = Рабочий останется там до уборки. Esc — отмена.

## Окна

table-row-cost = Цена
table-row-pay = Вы платите
table-row-lose = Вы теряете
table-row-get = Вы получаете
table-row-keep = У вас останется
table-row-unpaid = Осталось заплатить
table-row-other_pay = { $name } платит
table-row-other_lose = { $name } теряет
table-row-other_get = { $name } получает
table-pay-count = { $n } из { $all }
table-pay-keep-nothing = Из этого у вас ничего не останется.
table-pay-ammo = Патрон заменяет любой ресурс.
table-pay-universal = Универсальный жетон заменяет жетон любого цвета.
table-pay-discards = Вы сбрасываете: { $cards }.
table-pay-unpaid = Осталось заплатить: { GOODS($goods, case: "nominative") }.
table-pay-instead = { GOODS($more, case: "nominative") } вместо { GOODS($less, case: "genitive") }
table-pay-mix = Платите в любом сочетании.
table-pay-none_left = Больше этого там нет.
table-pay-full = Больше этого не требуется.
table-pay-none_paid = Этим вы не платите.
table-pay-needed = Больше заплатить нечем.
table-pay-keys = Сколько заплатить, меняют клавиши «вверх» и «вниз» или + и −.
table-discard-note = Выберите, что за это сбросить.
table-discard-first = Выберите, что за это сбросить, по одной: { $n }.
table-discard-next = Вы сбрасываете: { $chosen }. Выберите ещё: { $left }.
table-branching-note = Выберите что-то одно: второй раз за раунд это действие выполнить нельзя.
table-times = { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
}
table-exchange-note = Два рабочих за что-то одно, сколько угодно раз.
table-exchange-how = Выберите, что получить, сколько угодно раз; потом — чем заплатить.
table-pass-title = Закрыть границы до конца раунда?

## Пояснения

table-tip-deck = { $n ->
    [one] В колоде { $n } карта. Щелчок покажет, что ещё может прийти ({ KEY("c") }).
    [few] В колоде { $n } карты. Щелчок покажет, что ещё может прийти ({ KEY("c") }).
   *[many] В колоде { $n } карт. Щелчок покажет, что ещё может прийти ({ KEY("c") }).
}
table-tip-discard = { $n ->
    [one] В сбросе { $n } карта. Щелчок покажет её ({ KEY("c") }). Положите сюда карту из руки, чтобы разнести её.
    [few] В сбросе { $n } карты. Щелчок покажет их ({ KEY("c") }). Положите сюда карту из руки, чтобы разнести её.
   *[many] В сбросе { $n } карт. Щелчок покажет их ({ KEY("c") }). Положите сюда карту из руки, чтобы разнести её.
}
table-tip-lane = Победные очки. Как только кто-то набирает 25, раунд становится последним.
table-tip-income = Что планшет фракции даёт в каждой фазе производства.
table-tip-round = Номер раунда. Игра кончается в том раунде, когда кто-то набирает 25 ПО.
table-tip-round-last = Последний раунд: когда границы закроют все, игра кончится без уборки.
table-beyond-deal = Каждая фаза производства снова даст { $goods }.
table-beyond-develop = Точка { $card } уйдёт в сброс.
table-beyond-shield = Разнести её будет стоить на 1 красный жетон транспорта дороже.
table-tip-victim = Забрать один из ресурсов: { GOODS($goods, case: "nominative") } ({ $name }).
table-tip-no-target = У вас нет ни точки, ни развалин, на месте которых её можно построить.
table-tip-aim = Щёлкните по нему или перетащите на точку.
table-tip-deal =
    { $card }
    Сделка: { GOODS($goods, case: "nominative") } в каждой фазе производства.
table-tip-ruin = Развалины. На их месте можно построить любую точку. Их нельзя разнести, и очков они не приносят.
table-tip-row-production =
    Верхний ряд
    Производство и общее производство, значение обороны 3.
table-tip-row-feature =
    Средний ряд
    Свойства, значение обороны 4.
table-tip-row-action =
    Нижний ряд
    Действия, значение обороны 5.
table-tip-pass = В этом раунде у вас больше не будет ходов. Игра переспросит.
