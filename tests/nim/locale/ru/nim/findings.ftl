# Почему файл игры Ним не прочитать.

unreadable-nim-stones = нужен хотя бы один камень
unreadable-nim-seats = мест за столом должно быть { $count }
unreadable-nim-order = места должны идти с A, а не { $seats }
unreadable-nim-bids = ставок должно быть меньше, чем мест
unreadable-nim-turn = ход не принадлежит никому
