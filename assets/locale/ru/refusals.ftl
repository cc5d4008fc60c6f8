# Почему чего-то нельзя. Часть после точки говорит, что известно:
# .card — карта, .seat — игрок, .goods — что нужно и что есть, .text — что написано;
# .faction — о планшете фракции, .count — о числе, .because_... — особая причина;
# название действия (.activate_location) — что хотели сделать с картой.

refusal-unreadable_move = Это не ход.
    .text = «{ $text }» — не ход.
refusal-game_over = Игра окончена.
refusal-not_your_turn = Сейчас ход другого игрока.
    .seat = Сейчас ходит { $who }.
refusal-wrong_phase = Сейчас это невозможно.
    .because_setup = Сначала все оставляют себе по четыре карты.
    .because_lookout = В фазе разведки можно только брать карты.
    .because_action = Сейчас фаза действий: выполните действие или закройте границы.
    .because_cleanup = В фазе уборки можно только складировать ништяки.
    .because_question = Сначала нужно ответить на вопрос.
    .because_follow_up = Действие этого хода выполнено: можно лишь повторить его, разместить жетоны обороны или закончить ход.
refusal-no_such_card = Здесь нет такой карты.
    .card = Карты { $card } здесь нет.
    .activate_location = У точки { $card } нет действия.
    .use_open_production = У точки { $card } нет общего производства.
    .text = «{ $text }»: здесь такого нет.
refusal-own_location = Со своими точками так нельзя.
    .card = { $card } — ваша собственная точка.
refusal-target_passed = Этот игрок закрыл границы и недосягаем до следующего раунда.
    .seat = Границы { FORM($who, form: "genitive") } закрыты до следующего раунда.
refusal-is_ruin = Развалины — не точка.
refusal-blocked = До уборки это заблокировано.
    .card = Точка { $card } заблокирована до уборки.
refusal-already_used = В этом раунде это уже использовано.
    .card = Точка { $card } в этом раунде уже использована.
    .faction = Это действие фракции в этом раунде уже выполнено.
refusal-occupied = Там в этом раунде уже стоит рабочий.
    .card = На точке { $card } в этом раунде уже стоит рабочий.
refusal-has_shield = На ней уже есть жетон обороны.
    .card = На точке { $card } уже есть жетон обороны.
    .because_demolish = Точку защищает жетон обороны: её нельзя взорвать.
refusal-none_face_up = Открытых карт транспорта этого цвета нет.
    .because_red = Открытых красных карт транспорта нет.
    .because_blue = Открытых синих карт транспорта нет.
    .because_yellow = Открытых жёлтых карт транспорта нет.
refusal-not_storable = Здесь это хранить нельзя.
    .card = На точке { $card } это хранить нельзя.
    .card_goods = На точке { $card } можно хранить до { GOODS($limit, case: "genitive") }.
refusal-no_effect = Это ничего не изменит.
    .card = Сейчас { $card } ничего не изменит.
    .faction = Это действие фракции сейчас ничего не изменит.
refusal-no_common_category = У этих двух точек нет общего символа.
    .card = { $card }: общего символа нет, нужен жетон строительства.
refusal-not_enough_goods = На это не хватает ништяков.
    .goods = { $doing } стоит { $needs }; { $any ->
        [none] платить нечем
       *[some] есть только { GOODS($has, form: "short", case: "nominative") }
    }.
refusal-choice_missing = Выберите, что вы за это сбросите.
    .goods = Выберите, что вы за это сбросите: { GOODS($needs, case: "nominative") }.
    .activate_location = { $card }: выберите символ верхней карты из чужого сброса.
refusal-wrong_choice = Это выбрать нельзя.
    .count = Оставить нужно ровно столько карт: { $text }.
    .category = Символ { FORM($category, form: "genitive") } здесь выбрать нельзя.
    .card = { $card }: это выбрать нельзя.
    .text = «{ $text }»: это выбрать нельзя.
refusal-wrong_payment = Так заплатить нельзя.
    .goods = Так заплатить нельзя. Цена: { GOODS($needs, case: "nominative") }.
refusal-no_question = Сейчас вопроса нет.
refusal-cannot_undo = Отменять нечего.
    .because_nothing = Отменять нечего.
    .because_revealed = Отменить нельзя: открылась скрытая карта или решил случай.
    .because_other_player = Отменить нельзя: последнее решение принял другой игрок.
refusal-cannot_redo = Возвращать нечего.

## Что «… стоит 3 серых жетона»

refusal-this = Это
refusal-faction_action = Это действие фракции
