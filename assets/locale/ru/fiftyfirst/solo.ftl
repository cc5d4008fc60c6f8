# Одиночная игра: виртуальные соперники, их ходы в журнале и звания за победу.

## Имена. V — соперник, о котором известно только, что он виртуальный.

opponent-V = Соперник
    .genitive = соперника
    .dative = сопернику
opponent-hegemony = Гегемония
    .genitive = Гегемонии
    .dative = Гегемонии
opponent-mutants = Альянс Мутантов
    .genitive = Альянса Мутантов
    .dative = Альянсу Мутантов
opponent-new_york = Нью-Йорк
    .genitive = Нью-Йорка
    .dative = Нью-Йорку
opponent-merchants = Гильдия торговцев
    .genitive = Гильдии торговцев
    .dative = Гильдии торговцев
opponent-appalachian = Федерация Аппалачей
    .genitive = Федерации Аппалачей
    .dative = Федерации Аппалачей
opponent-borgo = Борго

## Звания за победу, от низшего, по двум изданиям

grade-mutant = { grade-mutant.ultimate }
    .ultimate = Безмозглое существо
    .master = Мутант
grade-survivor = { grade-survivor.ultimate }
    .ultimate = Существо с мозгом
    .master = Выживший
grade-human = { grade-human.ultimate }
    .ultimate = Человек
    .master = Человек
grade-merchant = { grade-merchant.ultimate }
    .ultimate = Торговец
    .master = Торговец
grade-soldier = { grade-soldier.ultimate }
    .ultimate = Солдат
    .master = Солдат
grade-cyborg = { grade-cyborg.ultimate }
    .ultimate = Киборг
    .master = Киборг
grade-leader = { grade-leader.ultimate }
    .ultimate = Гроссмейстер
    .master = Лидер

## Журнал: что и почему делает виртуальный соперник. По правилам log.ftl.

log-game_started-solo = Игра начинается: { $players } против { FORM($opponent, form: "genitive") }.
log-opponent_picked = { $who } забирает в свой штат точку { $card }.
log-opponent_built = { $who } ставит в свой штат точку { $card }.
log-stage_began = { $who } переходит к { $stage ->
    [attack] нападениям
    [merchant] торговым нападениям
    [development] развитию
   *[connection] картам транспорта
}.
log-opponent_drew = { $pile ->
    [attack] Нападение { $number }: { $who } берёт карту { $card }.
    [merchant] Торговое нападение { $number }: { $who } берёт карту { $card }.
    [development] Развитие { $number }: { $who } берёт карту { $card }.
   *[action] { $who } берёт карту { $card }.
}
log-opponent_missed = { $pile ->
    [merchant] Торговое нападение { $number } не удалось: у { FORM($human, form: "genitive") } нет сделки с тем же ништяком, что у карты { $card }.
    [development] Развитие { $number } не удалось: у карты { $card } нет общих символов ни с одной точкой { FORM($who, form: "genitive") }.
   *[attack] Нападение { $number } не удалось: у карты { $card } нет общих символов ни с одной точкой { FORM($human, form: "genitive") }.
}
    .groups = Нападение { $number } не удалось: у карты { $card } нет общих символов ни с одной из точек трёх группировок у { FORM($human, form: "genitive") }.
log-pile_discarded = { $who } сбрасывает { $n ->
    [one] карту { $cards }
   *[other] карты { $cards }
}.
log-attack_aimed = Нападение { $number }: карта { $card } подходит к точке { $target } ({ $matching ->
    [all] карта без символов подходит ко всему
   *[some] { $common }
}); { $why }.
log-shield_lost = Жетон обороны на точке { $card } принимает нападение на себя, и { $owner } его теряет.
log-shield_held = Напечатанный щит точки { $card } принимает нападение на себя и остаётся у { FORM($owner, form: "genitive") }.
log-deal_attacked = Торговое нападение { $number }: карта { $card } и сделка { $deal } дают одно и то же ({ $good }); { $owner } теряет эту сделку.
log-opponent_salvaged = { $who } берёт карту { $card } из сброса { FORM($owner, form: "genitive") }.
log-opponent_stopped = { $who } заканчивает и закроет границы в свой следующий ход.
log-action_shown = На карте { $card } нет нужного символа: { $who } выполняет стандартное действие.
    .icon = На карте { $card } — { $icon }: { $who } { $action ->
        [attack] нападает
        [build] строит
       *[expansion] выполняет действие дополнения
    }.
log-shield_raised = { $who } размещает жетон обороны на точке { $card }.
log-brawlers_came = { $who } получает { $n ->
    [one] { $n } громилу
    [few] { $n } громил
   *[many] { $n } громил
} { $why ->
    [lookout] на этот раунд
    [visited] за гостя
    [visiting] за визит
   *[expansion] за действие дополнения
}.
log-brawlers_left = { $who } { $why ->
    [cleanup] теряет
   *[other] отдаёт
} { $n ->
    [one] { $n } громилу
   *[other] { $n } громил
}{ $why ->
    [cleanup] {" "}при уборке
    [attack] {" "}за нападение
    [expansion] {" "}за действие дополнения
   *[standard] {" "}за стандартное действие
}.
log-opponent_passed = { $why ->
    [player_passed] { $who } закрывает границы, как и { $human }.
    [must_pass] { $who } закрывает границы: на этот раунд всё сделано.
    [no_brawler] { $who } закрывает границы: громил больше нет.
   *[no_card] { $who } закрывает границы: карт больше нет.
}

deed-connection_removed = { $who } сбрасывает карту транспорта { $card }
deed-development_aimed = Развитие { $number }: { $who } строит точку { $card } на месте точки { $over } ({ $matching ->
    [all] карта без символов подходит ко всему
   *[some] { $common }
}; { $why })

## Что решает, какую точку разнесут: признаки по порядку

decided-only = больше ничего не подходит
decided-categories = у неё больше всего общих символов
decided-distance = у неё самая большая дальность
decided-unused_action = сначала — карты с неиспользованным действием
decided-used_action = сначала — действия, потом свойства и производство
decided-feature = сначала — свойства, потом производство
decided-goods = выбираются лучшие ништяки
decided-choice = выбирает { $human }

## Вопросы посреди его хода

question-opponent_turn = Сейчас ход соперника.
    .waiting = Сейчас ходит { $who }.
question-choose_attacked = Нападение разнесёт одну из точек: какую отдадите?
    .waiting = { $who } выбирает, какую точку разнесут.
question-choose_lost_deal = Торговое нападение забирает сделку: какую вы отдадите?
    .waiting = { $who } выбирает, какую сделку потерять.
question-choose_replaced = На месте какой точки соперник строит новую?
    .waiting = { $who } выбирает, на месте какой точки строить.

## Кнопки и названия ходов

command-choose_site = Выбрать
command-choose_deal = Выбрать
command-virtual_turn = Дальше

## Откуда у соперника ПО

source-attack = разнос точки { $card }
source-attack_failed = нападение без цели
source-connection_discarded = карта транспорта { $card }
source-brawler = громила
source-expansion = действие дополнения

## text

text-opponent = { $seat } { $name }: { $vp } ПО, { $next }
    .brawlers = { $seat } { $name }: { $vp } ПО, { $n ->
        [one] { $n } громила
        [few] { $n } громилы
       *[many] { $n } громил
    }, { $next }
text-next-connection = дальше: сбросит карту транспорта
text-next-attack = дальше: нападёт
text-next-merchant = дальше: проведёт торговое нападение
text-next-development = дальше: займётся развитием
text-next-draw = дальше: возьмёт карту
text-next-pass = дальше: закроет границы
text-next-nothing = в этом раунде больше ничего
text-attack_pile = Нападения: { $cards } (не больше { $most })
text-merchant_pile = Торговые нападения: { $cards } (не больше { $most })
text-development_pile = Развитие: { $cards } (не больше { $most })
text-look-opponent = { $name }:
text-grade = Звание за победу: { $grade }
