# Справка командной строки: команды и ключи, которые есть только у «51-го штата».

cli-extra-factions = выбирать фракции из всех девяти планшетов
cli-cards = Рассказать карты словами или проверить файл
cli-cards-lint = проверить файл карт или папку набора и сыграть с ними несколько партий; код выхода 1, если есть ошибка
cli-cards-set = только карты этого набора
cli-sets = имена через запятую: base, new_era, winter, scavengers, allies, moloch или no_mans_land, promo_1, promo_2, свои наборы
cli-simulate-solo = один робот против этого соперника
cli-text-seed = номер раздачи: при одном и том же числе карты те же
cli-text-factions = названия, id или 'random', через запятую
cli-text-solo = один игрок против этого соперника
cli-train = Обучить веса сильных роботов
cli-train-games = число партий в каждом проходе
cli-train-iterations = число проходов; каждый играет с тем, чему научился предыдущий
cli-train-lesson = на каких партиях учиться: вдвоём, большим составом, против Гегемонии и подобных ей или против Борго
cli-train-onto = файл весов, которые остаются как есть; учатся только веса признаков, которых в нём нет
cli-train-out = файл для весов; то, чему научилось прерванное обучение, лежит рядом
cli-train-seed = у партии i номер раздачи seed + i

## selfcheck: что проверено и что вышло

selfcheck-cards = точек { $locations }, машин { $machines }, областей { $areas }, фракций { $factions }, наборы { $sets }
selfcheck-name-cards = карты
selfcheck-name-texts = тексты
selfcheck-name-resources = ресурсы
selfcheck-texts = { $languages }
selfcheck-resources = значков { $icons }, мотивов { $motifs }, портретов { $portraits }, шрифтов { $typefaces }
cli-tournament-solo = каждый робот играет один против этого соперника
cli-balance = Дать роботу сыграть с самим собой и рассказать о картах, фракциях и первом ходе
cli-balance-bots = робот на всех местах; без него — hard
cli-balance-games = число партий
cli-balance-compare = отчёт прежнего запуска с --json, обычно базового набора, чтобы сравнить длину и ПО
cli-balance-out = файл для отчёта в Markdown; без него — терминал
