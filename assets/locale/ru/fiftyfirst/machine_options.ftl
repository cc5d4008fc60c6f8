# Панель машин, что останавливают машины, варианты новой игры, списки партий.

## Панель машин

machines-head = Машины — { $n } из { $total }
    .level = Машины — { $n } из { $total }, { $level }
stopped-by = До уборки это остановила машина { $machine }.
    .unknown = До уборки это остановила машина.

## Варианты новой игры

option-moloch-difficulty = Сколько машин приходит в каждом раунде.
option-moloch-difficulty-recruit = Рекрут
option-moloch-difficulty-soldier = Солдат
option-moloch-difficulty-veteran = Ветеран
option-moloch-difficulty-note = { $level ->
    [recruit] В каждом раунде столько же, сколько игроков.
    [soldier] В каждом раунде на одну больше, чем игроков.
   *[veteran] В каждом раунде на две больше, чем игроков.
}
option-moloch-coop = Кооперативно: ништяки можно оставлять на машине, а остальное может добавить любой.
option-moloch-coop-false = Нет
option-moloch-coop-true = Да
option-server-room = Серверная: при взломе вместо карты можно положить туда метку и получить 1 ПО; много меток сдерживают машины.
option-server-room-false = Нет
option-server-room-true = Да

## В конце и в списках партий

score-machines-left = Развёрнутые машины
score-machines-left-tip = До подсчёта точек игрок с наибольшим числом ПО теряет по 2 ПО за каждую машину, которая ещё развёрнута.
