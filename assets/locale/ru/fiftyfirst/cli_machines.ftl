# Что команды без окна говорят о Молохе: ключи, стол в тексте, ходы и серии игр.

## Ключи

cli-level = сколько машин приходит за раунд, вместе с moloch: recruit (если не указать), soldier или veteran
cli-coop = кооперативный вариант, вместе с moloch: на машине можно оставлять ништяки
cli-server-room = модуль «Серверная», вместе с moloch
unreadable-cli-variant = для этого ключа среди наборов нужен { $set }
unreadable-fit-machines = в его наборах другие машины
unreadable-fit-server-room = по его настройкам серверная другая

## simulate, tournament, balance

cli-cut_off = { $games ->
        [one] { $games } партия прервана после раунда { $rounds }: машин накопилось слишком много, не победил никто
        [few] { $games } партии прерваны после раунда { $rounds }: машин накопилось слишком много, не победил никто
       *[many] { $games } партий прервано после раунда { $rounds }: машин накопилось слишком много, не победил никто
    }

## text: начало

text-level = { $level ->
    [recruit] рекрут
    [soldier] солдат
   *[veteran] ветеран
}
    .about = { $level ->
        [recruit] рекрут: за раунд приходит столько машин, сколько игроков
        [soldier] солдат: за раунд на одну больше
       *[veteran] ветеран: за раунд на две больше
    }
text-ask_level = На каком уровне приходят машины? [0]
text-ask_coop = Играете в кооперативный вариант, когда на машине можно оставлять ништяки? [0]
text-ask_server_room = Играете с серверной? [0]

## text: стол

text-machines = Машины: { $machines }. Стопка: { $stack }, сброшено: { $discard }.
    .none = В этой партии нет машин.
    .level = Уровень: { text-level }
    .coop = Кооперативный вариант: на машине можно оставить ништяки, а закончить может любой.
    .stack = Стопка: { $n ->
        [one] { $n } машина
        [few] { $n } машины
       *[many] { $n } машин
    }
    .discard = Сброшенные машины, последняя первой: { $cards }
text-machine = { $machine } ({ GOODS($code, case: "nominative") }; сила { $n }): { $attack }
    .frenzy = { $machine } ({ GOODS($code, case: "nominative") }; сила { $n }, ярость): { $attack }
    .lying = На ней: { GOODS($goods, case: "nominative") }.
text-server_room = Серверная: меток { $n } из { $needed }
    .hacked = Серверная: взломана
text-stopped = Остановлено машинами: { $cards }
text-hacked_held = Взломанные карты в руке: { $cards }
text-site_stopped = остановлено машиной
text-score-lost = { $name } теряет { $vp } ПО за развёрнутые машины.

## text: игра

text-help-machines = machines: развёрнутые машины — код, сила, нападение и что на них лежит, — остальные машины и серверная
text-help-move-hack = hack Мать или hack Ржавая саранча#2: заплатить код машины; hack Мать to server room: за метку в серверной вместо карты; hack Мать partly {"{"}worker: 1, red: 2{"}"}: оставить на ней ништяки
text-help-move-destroy = destroy Мать: за красные жетоны транспорта; destroy Мать partly {"{"}red: 2{"}"}: оставить на ней часть

## text --plain

plain-machines = { $n ->
    [0] Развёрнутых машин нет.
   *[other] Развёрнуто машин: { $n }.
}
    .level = Уровень машин — { text-level }.
    .stack = Машин в стопке: { $n }.
    .discard = { $n ->
        [0] Сброшенных машин нет.
        [1] Сброшена одна машина: { $cards }.
       *[other] Сброшено машин: { $n }. Последняя первой: { $cards }.
    }
plain-machine = { $machine } — машина, сила { $n }, код: { GOODS($code, case: "nominative") }.
    .frenzy = { $machine } — машина, сила { $n } из-за ярости, код: { GOODS($code, case: "nominative") }.
plain-server_room = Меток в серверной: { $n } из { $needed }.
    .hacked = Серверная взломана.
plain-hacked_held = { $name }: взломанные карты в руке — { $cards }.
plain-site_stopped = Её действие в этом раунде остановлено машиной.
plain-faction_stopped = Действие фракции ({ $action }) в этом раунде остановлено машинами.
    .exchange = Обмен в этом раунде остановлен машинами.

## Счёт ПО, и в окне тоже

score-machines = Борьба с машинами
score-machines-tip = ПО за уничтоженные машины и метки в серверной, за вычетом того, что отняли машины.
keys-vp-machines = { $n } за борьбу с машинами
keys-vp-machines_left = { $n } за развёрнутые машины
