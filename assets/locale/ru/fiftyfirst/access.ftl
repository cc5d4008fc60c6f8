# Чтобы играть мог каждый: палитры, контраст, покой, левая рука.

## text --plain: игра для тех, кому её читают вслух
plain-welcome = Всё рассказывается целыми предложениями. Напишите «table», «hand», «state», «state B», «log», «prompt» или «what changed», чтобы узнать об этом, «moves» — что сейчас можно, «help» — обо всём остальном.
plain-move = { $move }. Что будет: { $outcomes }.
    .reveals = { $move }. Что будет: { $outcomes }. Отменить это будет нельзя.
plain-payment = { $move }, потратив { $goods }
    .from = { $goods } ({ $site })
    .ruin = { $site }: { $card }
plain-score = { $name }: всего { $total } ПО, из них { $vp } за игру и { $locations } за точки. Осталось ништяков: { $n }.
    .winner = { $name } побеждает: всего { $total } ПО, из них { $vp } за игру и { $locations } за точки. Осталось ништяков: { $n }.
plain-grade = Звание за победу: { $grade }.
plain-round = Раунд { $round }. { FORM($phase, form: "full") }.
plain-first = Первый игрок — { $name }.
plain-deck = Карт в колоде: { $n }.
plain-discard = Карт в сбросе: { $n }.
    .top = Сверху в сбросе лежит карта { $card }.
plain-own_discard = { $n ->
    [0] { $name }: сброс пуст.
    [1] { $name }: в сбросе одна карта, { $card }.
    [one] { $name }: в сбросе { $n } карта, сверху { $card }.
    [few] { $name }: в сбросе { $n } карты, сверху { $card }.
   *[many] { $name }: в сбросе { $n } карт, сверху { $card }.
}
plain-piles-cards = Сверху вниз: { $cards }.
plain-piles-below = Карты под ней никому не известны.
plain-pile = { CAPITAL($pile) }: открыта карта { $card }. Закрытых: { $n }.
    .empty = { CAPITAL($pile) }: открытой нет. Закрытых: { $n }.
plain-player = { $name } играет за фракцию { $faction }, место { $seat }. ПО: { $vp }. В руке { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
   *[many] { $hand } карт
} и { $connections ->
    [one] { $connections } карта транспорта.
    [few] { $connections } карты транспорта.
   *[many] { $connections } карт транспорта.
}
plain-passed = Игрок { $name }: границы закрыты.
plain-goods = { $name }: в запасе { GOODS($goods, case: "nominative") }.
    .none = { $name }: запас пуст.
plain-offer = Карт, из которых можно взять одну: { $n }.
plain-hand = Рука игрока { $name }: { $n ->
    [one] { $n } точка
    [few] { $n } точки
   *[many] { $n } точек
} и { $connections ->
    [one] { $connections } карта транспорта
    [few] { $connections } карты транспорта
   *[many] { $connections } карт транспорта
}.
plain-location = { $card } — точка, тип: { $type }. { $kind ->
   *[other] Дальность { $distance },
} { $n ->
    [0] символов нет, и она подходит к любой.
    [one] символ: { $categories }.
   *[other] символы: { $categories }.
} { $abilities } Трофеи: { GOODS($spoils, case: "nominative") }. Сделка даёт { $deal }.
plain-connection = { $card } — карта транспорта. { $effect }
plain-deal = Сделка { $card } даёт { $goods } в каждой фазе производства.
plain-state =
    .empty = { $name }: ни точек, ни развалин.
plain-site = { $named ->
    [yes] { $site }
   *[no] { $title }, в ходах { $site }
} — точка, тип: { $kind ->
   *[other] { $type }
}, { $row }, значение обороны { $defence }.
plain-ruin = Развалины, в ходах { $site }.
    .front = Развалины, в ходах { $site }. Их карта — { $card }.
plain-shield = На ней лежит жетон обороны.
plain-worker = На ней стоит рабочий гостя.
plain-diverted = Её производство в этом раунде забрал другой игрок.
plain-used = { $times ->
    [one] В этом раунде её действие уже выполнено { $times } раз.
    [few] В этом раунде её действие уже выполнено { $times } раза.
   *[many] В этом раунде её действие уже выполнено { $times } раз.
}
plain-lying = На ней { GOODS($goods, case: "nominative") }: это можно тратить.
    .ruin = На них { GOODS($goods, case: "nominative") }: это можно тратить.
plain-stored = На складе здесь { GOODS($goods, case: "nominative") }.
plain-marked = Отметка, что точка использована: { GOODS($goods, case: "nominative") }.
plain-faction = Действие фракции ({ $action }): { $effect }
    .used = Действие фракции ({ $action }) в этом раунде уже выполнено.
plain-opponent = { $name }: { $vp } ПО.
plain-next-connection = Дальше { $name } сбросит карту транспорта.
plain-next-attack = Дальше { $name } нападёт.
plain-next-merchant = Дальше { $name } проведёт торговое нападение.
plain-next-development = Дальше { $name } займётся развитием.
plain-next-draw = Дальше { $name } возьмёт карту.
plain-next-pass = Дальше { $name } закроет границы.
plain-next-nothing = { $name }: в этом раунде больше ничего.
plain-borgo = Громил: { $n }, маркер раунда на { $marker }.
plain-attack_pile = Взято для нападений: { $cards }, не больше { $most }.
plain-merchant_pile = Взято для торговых нападений: { $cards }, не больше { $most }.
plain-development_pile = Взято для развития: { $cards }, не больше { $most }.
plain-action_pile = Взято для действий: { $cards }.
plain-help-table = «table»: раунд, колоды и как дела у каждого.
plain-help-hand = «hand»: карты в вашей руке.
plain-help-state = «state» или «state B»: ваш штат или штат B, со всем, что там лежит и напечатано.
