# Соперники за столом: их вкладки и обзор всех штатов.

tab-head = { $name }, { $faction }: { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
   *[many] { $hand } карт
} в руке
tab-sites = { $sites ->
    [0] В штате пока пусто.
   *[other] Точек и развалин в штате: { $sites }.
}
tab-goods = В запасе: { GOODS($goods, case: "nominative") }.
tab-no-goods = Запас пуст.
tab-deals = { $deals ->
    [one] { $deals } сделка даёт
    [few] { $deals } сделки дают
   *[many] { $deals } сделок дают
} { $goods } в каждой фазе производства; правая кнопка покажет карты.
tab-no-deals = Сделок нет.
tab-moves = Этот игрок сейчас ходит.
tab-first = Первый игрок этого раунда.
tab-passed = Границы закрыты: до конца раунда здесь нельзя ничего разнести и нельзя прийти на общее производство.
tab-targets = { $count ->
    [0] Здесь для этого нет цели.
    [one] Здесь { $count } цель.
    [few] Здесь { $count } цели.
   *[many] Здесь { $count } целей.
}
tab-shown = Сейчас показан этот штат.
tab-show = Щелчок или клавиша { $number } покажет этот штат.
tip-overview = Все штаты сразу ({ KEY("o") })
overview-title = Все штаты
overview-hint = Щелчок покажет штат на столе · правая кнопка или { KEY("i") } — карта словами · стрелки — переход
overview-close = Закрыть
