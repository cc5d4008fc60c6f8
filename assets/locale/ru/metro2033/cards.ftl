# Что напечатано, фразами. Свойство — оборот; время действия делает из него предложение.

## Что происходит

verb-add_strength = { $amount } к силе
verb-add_speed = { $amount } к скорости
verb-win_ties = при ничьей в бою, который вы ведёте{ $when }, побеждаете вы
verb-change_price = { $of ->
    [equipment] снаряжение стоит
    [quest] задание стоит
    [refresh] обновление рынка стоит
    [recruit] каждый новобранец стоит
    [capture_neutral] захват нейтральной станции{ $when } стоит
    [capture_player] захват станции другого игрока{ $when } стоит
   *[capture] захват стоит
} на { $goods } { $change ->
    [less] меньше
   *[more] больше
}
verb-add_votes = { $amount } к голосам
verb-see_laws = посмотрите верхние законы ({ $n }), прежде чем один из них откроют, и выберите, какой поставить на голосование
verb-set_goal = для победы хватает { $n } ПО
verb-set_forage = добыча приносит товаров: { $n }
verb-set_polis_strength = сила нейтрального Полиса — { $n }
verb-set_battle_hand = боевых карт на выбор: { $n }
verb-trade_at_homes = свои домашние станции для торговли вашего героя считаются Ганзой
verb-gain_goods = получите { $goods }
verb-add_army = { $amount } к силе армии
verb-redraw_threat = сбросьте угрозу и сражайтесь со следующей
verb-peek_threats = посмотрите { $n ->
    [one] верхнюю угрозу
    [few] { $n } верхние угрозы
   *[many] { $n } верхних угроз
}{ $order ->
    [yes] {" "}и верните их в любом порядке
   *[no] {""}
}
verb-take_equipment = возьмите даром с рынка { $n ->
    [one] карту
    [few] { $n } карты
   *[many] { $n } карт
}
verb-cure_wound = он остаётся на месте и не пропускает ход
verb-discard_this = сбросьте эту карту

## Когда это действует: складывается, например, «в атаке против других игроков»

when-with-army = армией
when-with-hero = героем
when-side-attack = в атаке
when-side-defend = в защите
when-side-any = в бою
when-against-threat = против угроз
    .over = над угрозой
when-against-polis = против Полиса
    .over = над Полисом
when-against-player = против других игроков
    .over = над другим игроком
when-against-physical = против физических угроз
    .over = над физической угрозой
when-against-biological = против биологических угроз
    .over = над биологической угрозой
when-against-radiation = против радиационных угроз
    .over = над радиационной угрозой

## Время действия

timing-modifier = { $effect }{ $when }.
timing-after_exchange = После обмена: { $effect }.
timing-after_won = После победы{ $when }{ $strength ->
    [0] {""}
   *[other] {" "}силой от { $strength }
}: { $effect }.
timing-instead_of_wound = Вместо ранения: { $effect }.
timing-free_use = { $n ->
    [one] раз
    [few] { $n } раза
   *[many] { $n } раз
} за раунд, { $moment }: { $effect }.
window-turn = в свой ход
window-move = пока идёт ваш герой
window-fight = в бою
window-capture = когда можно захватить станцию
window-vote = перед своим голосованием
window-wound = когда вашего героя должны ранить

## Задания

quest-property = { CAPITAL($moment) }: { $effect }.
condition-have_goods = Имейте { $goods }. Они не тратятся.
condition-own_on_line = Владейте станциями одной линии: { $n }.
condition-own_abroad = Владейте станциями в зонах других фракций: { $n }.
condition-own_polis = { $n ->
    [one] Владейте станцией Полиса.
    [few] Владейте { $n } станциями Полиса.
   *[many] Владейте { $n } станциями Полиса.
}
condition-army_of = Имейте армию силой { $n } или больше.
condition-hero_at_foreign_home = В конце раунда ваш герой стоит на домашней станции другой фракции, участвующей в игре.
condition-hero_of = Сила вашего героя — { $n } или больше; из снаряжения считается лишь то, что действует всегда.
condition-won_fight = Одержите победу{ $when }{ $strength ->
    [0] {""}
   *[other] {" "}силой от { $strength }
}.

## Боевые карты, стартовый бонус, клетки дорожки раундов, станции

battle-sentence = { $bonuses }.
battle-bonus = +{ $n } к силе
battle-against = а против { FORM($types, form: "genitive") } +{ $n }
start-bonus = { GOODS($goods, case: "nominative") }.
    .heading = Стартовый бонус
start-bonus-cards = { $deck ->
    [quest] Возьмите задания: { $draw }, оставьте { $keep }.
   *[equipment] Возьмите карты снаряжения: { $draw }, оставьте { $keep }.
}
space-goods = Производство: { $goods }{ $times ->
    [1] {""}
   *[other] {" "}(по { $times })
}
space-threat = Угроза из туннелей
space-law = Голосование по закону
station-place = { $kind ->
    [hansa] Кольцо.
    [polis] Полис. Линия: { $line }.
   *[other] Зона: { $zone }. Линия: { $line }.
}
station-ordinary = Производит: { $good }.
station-polis = Производит один товар из тех, что показывает дорожка раундов.
station-hansa = Здесь торгуют. Её не атакуют и ею не владеют.
station-abandoned = Заброшена: её не захватить, и армии через неё не проходят.
station-home = Домашняя станция фракции { $faction }.

## Заголовки рядом с увеличенной картой

fact-ability =
    .heading = Свойство
fact-law =
    .heading = Пока действует
fact-battle =
    .heading = { CAPITAL($type) }
fact-threat = Сила { $n }, { $type }. Этап { $stage ->
    [1] I
   *[2] II
}.
    .heading = Угроза
fact-reward = { GOODS($goods, case: "nominative") }.
    .heading = Награда
fact-hero = { $n } и то, что добавит снаряжение.
    .heading = Сила
fact-speed = Шагов за ход: { $n }.
    .heading = Скорость
fact-homes = { $stations }.
    .heading = Домашние станции
fact-condition =
    .heading = Условие
fact-property =
    .heading = Свойство
fact-use = Невыполненное задание сбросьте ради свойства; у выполненного оно стоит { $price }, раз за раунд.
    .heading = Использование
fact-station =
    .heading = Станция

## Вся карта в одном абзаце

card-summary = { $title }. { $facts }
