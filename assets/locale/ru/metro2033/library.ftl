# Библиотека карт.

library-decks = Колода
library-types = Вид
library-stages = Этап
library-signs = Знак
library-deck-faction = Фракции
library-deck-hero = Герои
library-deck-threat = Угрозы
library-deck-equipment = Снаряжение
library-deck-quest = Задания
library-deck-law = Законы
library-deck-battle = Боевые карты
library-stage-1 = Этап I
library-stage-2 = Этап II
library-sign-strength = сила
library-sign-speed = скорость
library-sign-army = армия

library-order-deck = Колода
library-order-deck-tip = По колодам
library-order-title = Название
library-order-title-tip = От А до Я
library-order-strength = Сила
library-order-strength-tip = Угрозы, герои и боевые карты, сначала самые слабые
library-order-newest = Новые
library-order-newest-tip = По стопкам сброса, сначала то, что сброшено последним

library-tip-decks = { $name }: { $n } из { $total }
library-tip-types = { CAPITAL($name) }: { $n } из { $total }
library-tip-stages = { $name }: { $n } из { $total }
library-tip-signs = { CAPITAL($name) }: знак на { $n } из { $total }
library-tip-none = { CAPITAL($name) }: здесь таких карт нет.

library-part-discarded = Сброс ({ $n })
library-part-discarded-tip = Что лежит в стопках сброса, новые сверху
library-part-unseen = Впереди ({ $n })
library-part-unseen-tip = Что ещё может прийти: все карты, которые нигде не лежат открыто. Когда колода кончится, её сброс станет новой колодой.

library-count-all = Карт: { $n } из { $total }.
    .whole = Карт: { $total }. Щелчок покажет любую крупно, с правилами.
library-count-discarded = Карт из сброса: { $n } из { $total }.
    .whole = Карт в сбросе: { $total }.
library-covered = { $n ->
    [one] Ещё { $n } задание лежит взакрытую.
    [few] Ещё { $n } задания лежат взакрытую.
   *[many] Ещё { $n } заданий лежат взакрытую.
}
library-count-unseen = Карт, которые ещё могут прийти: { $n } из { $total }; { $places }.
    .whole = Карт, которые ещё могут прийти: { $total }; { $places }.
library-in-decks = в колодах { $n }
library-in-aside = для этапа II { $n }
library-in-held = взакрытую у других { $n }
library-in-covered = взакрытую в сбросе { $n }
library-nothing-found = Таких карт нет. Снимите фильтр слева или измените запрос сверху.
library-nothing-discarded = Пока ничего не сброшено.
library-nothing-unseen = Видны все карты партии.
