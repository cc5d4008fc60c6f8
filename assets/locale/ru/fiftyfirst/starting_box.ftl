# New game and Solo: everything in the box, each with what it brings, its number of cards, and how long it makes a game.

box-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
box-tiles = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
box-length = { $length ->
    [base] Около четырёх раундов
    [less] На полраунда короче
    [half] На полраунда дольше
    [whole] На раунд дольше
   *[same] Не дольше обычного
}
box-adds-set = { $length ->
    [base] { $cards }, около 4 раундов
    [less] { $cards }, −½ раунда
    [half] { $cards }, +½ раунда
    [whole] { $cards }, +1 раунд
   *[same] { $cards }
}
box-only-with = Только с набором «{ $set }».
box-packs = Свои наборы

## Sets

box-brings-none = Только базовый набор: он есть в каждой партии.
box-brings-new-era = Больше жетонов, ништяки на картах, рабочие запускают производство.
box-brings-winter = Скудно и сурово: копии сделок и чужое производство.
box-brings-scavengers = Можно рыться в чужом сбросе, а развалины приносят пользу.
box-brings-allies = Три группировки, влиянием которых вы платите.
box-brings-moloch = Машины нападают на всех: взламывайте их или уничтожайте.
box-brings-no-mans-land = Девять областей, где ставят и разносят аванпосты.
box-brings-promo-1 = Несколько карт, годных для любой партии.
box-brings-promo-2 = Карты, которые награждают за оборону и строительство.

## Modules

box-title-hq = Штабы
box-brings-hq = { $kind ->
    [solo] Вы и соперник занимаете штабы по символам своих точек.
   *[several] Займите штаб, символы которого есть на ваших точках.
}
box-adds-hq = + решение о штабе
box-title-server-room = Серверная
box-brings-server-room = Взломы оставляют метки: по 1 ПО, а потом машин меньше.
box-adds-server-room = + выбор при взломе
box-title-borders = Жетоны границы
box-brings-borders = { $kind ->
    [solo] Один жетон: используйте его, и он перевернётся.
   *[several] Лежат между соседями: кто использует, тот переворачивает.
}
box-adds-borders = + действия в раунде
box-title-arena = Арена
box-brings-arena = { $kind ->
    [solo] Снарядите рабочего и победите чемпиона: это 5 ПО.
   *[several] Снарядите рабочего: в конце лучший получит 5 ПО.
}
box-adds-arena = + выбор при уборке
box-title-districts = Районы
box-brings-districts = Три района: заключайте с ними сделки или разносите их.
box-adds-districts = + ништяки в районах

## The rest of the page

box-title = Коробка
box-tile = { $title }: { $brings }
box-tile-dead = { $title }: { $why }
box-surprise = Удивите меня
box-surprise-tip = Случайное сочетание дополнения, промо и модулей, какое допускают правила; нажмите ещё раз, и будет другое
box-players-tip = { $kind ->
    [solo] Выбрать соперника, кто играет и за кого
   *[several] Выбрать, кто играет и за кого
}
box-against = Соперник: { $opponent }

## The seats

new-level-easy = Лёгкий
new-level-medium = Средний
new-level-hard = Сильный
new-level-expert = Эксперт
new-level-master = Мастер

## The best result against an opponent, at the end of its line

solo-line = { $vp } : { $theirs }
solo-line-lost = поражение
solo-line-none = партий ещё нет
