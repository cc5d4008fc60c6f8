# Команды, которые есть только у этой игры.

cli-cards = Описать карты словами
cli-balance = Измерить, как часто побеждает каждая фракция
cli-balance-games = число партий
cli-balance-bots = роботы, которые играют по очереди; без указания — планировщик

balance-fair = Партий, сыгранных до конца: { $games }. Интервал случайно не накрывает истинную долю в одном случае из двадцати.

## selfcheck: what was looked at, and what came of it

selfcheck-cards = станций { $stations }, карт { $cards }
selfcheck-name-pictures = картинки
selfcheck-pictures = карт { $cards }
