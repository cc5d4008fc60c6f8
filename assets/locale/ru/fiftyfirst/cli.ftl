### Что говорят команды без окна.

## Файлы партий: replay, export

cli-cards-played = { $games ->
    [one] Сыграна { $games } партия с этим набором.
    [few] Сыграны { $games } партии с этим набором.
   *[many] Сыграно { $games } партий с этим набором.
}
cli-cards-time = Время вышло: сыграно партий с этим набором — { $games } из { $all }.

## text: начало

text-ask_faction = Какую фракцию берёт { $name }? [0]
text-ask_sets = Какие наборы кроме базового? Названия через запятую. []
text-random_faction = случайная

## text: стол

text-frame = Раунд { $round } · { $phase }. Колода: { $deck }, сброс: { $discard }.
    .own_piles = Раунд { $round } · { $phase }. Колода: { $deck }.
text-last_round = Это последний раунд!
text-connections = Карты транспорта: { $piles }
text-pile = { $pile ->
    [red] красные
    [yellow] жёлтые
   *[blue] синие
}: { $card } (и ещё { $left } закрыто)
text-none = нет
text-player = { $seat } { $name }, { $faction }: { $vp } ПО, рука { $hand }, карт транспорта { $connections }
    .unnamed = { $seat }, { $faction }: { $vp } ПО, рука { $hand }, карт транспорта { $connections }
text-first_player = первый игрок
text-passed = границы закрыты
text-goods = Ништяки: { GOODS($goods, case: "nominative") }
text-state = Штат: { $cards }
text-deals = Сделки: { $cards }
text-deal = { $card } ({ GOODS($goods, case: "nominative") })
text-used = Выполненные действия фракции: { $cards }
text-discard = Сброс: сверху { $card }, всего карт { $n }
    .only = Сброс: { $card }
    .empty = Сброс: пусто
text-piles-deck = Колода: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
text-piles-discard = Сброс, сверху вниз: { $cards }
    .own = { $name }, сброс сверху вниз: { $cards }
text-piles-below = { $n ->
    [one] ещё { $n } карта, которую никто не знает
    [few] ещё { $n } карты, которых никто не знает
   *[many] ещё { $n } карт, которых никто не знает
}
text-ruin = { $site } — это { $card }
text-ruins = { $ruins }.
text-keep_top = Две другие лягут в ваш сброс, сверху — та, что в руке дальше. Чтобы сверху легла другая, допишите «top» и её название.
text-this_ruin = Это { $site }.
text-shield = жетон обороны
text-worker = рабочий гостя
text-times_used = использовано { $times }×
text-hand = Рука игрока { $name }:
text-offer = Можно взять:
text-location = { $card } ({ $distance }; { $categories }): { $abilities } Трофеи: { GOODS($spoils, case: "nominative") }. Сделка: { GOODS($deal, case: "nominative") }.
    .open = { $card } ({ $distance }; { $categories }): Общее производство. { $abilities } Трофеи: { GOODS($spoils, case: "nominative") }. Сделка: { GOODS($deal, case: "nominative") }.
text-any = любой
text-connection = { $card } (карта транспорта): { $effect }
text-look = { $name }, { $faction }:
text-look-faction = Действие фракции — { $action }: { $effect }
text-action = { $action ->
    [grey] серое
    [red] красное
    [blue] синее
    [universal] универсальное
    [again] ещё раз
    [research] исследование
    [shift] вторая смена
    [exchange] обмен
   *[other] { $action }
}
    .of = { $action }: { $repeated }
    .typed = { $action } ({ $typed })
text-score = { $name }: { $vp } ПО и { $locations } за точки, всего { $total }; осталось ништяков: { $goods }
    .winner = { $name } (победа): { $vp } ПО и { $locations } за точки, всего { $total }; осталось ништяков: { $goods }

## text: игра

text-turn_hint = «moves» перечислит, на что вам хватает.
    .follow_up = «end» закончит ход.
text-free = Это ничего не стоит.
text-no_card = Карты «{ $name }» нет.
text-help-pay = pay ХОД: все способы заплатить за ход
text-help-card = card НАЗВАНИЕ: всё, что напечатано на карте или планшете фракции
text-help-look = look или look B: планшет фракции и карты вашего штата или штата B
text-help-table = table: ещё раз показать стол; Школа (1; рабочий) — дальность 1 и символ рабочего, Школа [3] — значение обороны 3
text-help-piles = piles: колода, карты каждого сброса и карты транспорта
text-help-player = player hard, а также player Ben hard или player Ben human: кто теперь играет на вашем или другом месте; просто player — кто играет

## text: как пишется каждый ход

text-help_moves = Игроки — A, B, C, D, можно и строчными буквами; карты называют по-русски или по-английски; вторая Школа в штате — Школа#2.
text-help-move-keep = keep Школа, Паб, Доки, Каменоломня: четыре карты вашей стартовой руки; «top Церковь» после них кладёт Церковь сверху в ваш собственный сброс
text-help-move-pick = pick Школа: взять карту при разведке
text-help-move-construct = construct Школа: присвоить за серые жетоны транспорта
text-help-move-develop = develop Школа over Доки или over Развалины: построить за кирпич или жетон строительства
text-help-move-deal = deal Школа: заключить сделку за синие жетоны транспорта
text-help-move-raze = raze Школа: разнести из руки; raze B:Школа: в штате B; и то и другое за красные жетоны транспорта
text-help-move-activate = activate Архив или activate Архив twice: выполнить действие своей точки; activate Экспедиция в пустошь matching B:worker: заплатить то, что значит символ рабочего в сбросе B
text-help-move-faction = faction grey: действие фракции, которое даёт серые жетоны транспорта
text-help-move-exchange = exchange brick или exchange gun, card: по два рабочих за каждое
text-help-move-visit = visit B:Доки: отправить рабочего на общее производство B
text-help-move-take = take red: взять открытую карту транспорта за двух рабочих
text-help-move-play = play Бандиты: разыграть карту транспорта из руки
text-help-move-shield = shield Школа: разместить жетон обороны на своей точке, помимо действия за ход
text-help-move-store = store {"{"}iron: 2{"}"} on Разрушенная библиотека или store nothing on Разрушенная библиотека: при уборке
text-help-move-choose = choose B, choose iron, choose Развалины#2 или choose nothing: ответить на вопрос
text-help-move-done = done: закончить ход или эффект, который можно продолжить
text-help-move-pass = pass: закрыть границы, в этом раунде больше не будет ходов
text-help-move-more = После хода: «paying {"{"}ammo: 1{"}"}» — заплатить иначе, «discarding Школа» или «discarding Развалины#2» — назвать, что сбросить.

## train

cli-trained = Проход { $iteration } из { $of }: объясняет { $explained } % незнакомых партий, раундов в партии: { $rounds }

## tournament

tournament-setup-solo = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, соперник: { $opponent }; наборы: { $sets }; номера раздач с { $seed }
tournament-setup = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, роботов в каждой: { $players }; наборы: { $sets }; номера раздач с { $seed }
