# The first screen of a program with several games: a door for each of them.

shelf-name = Карточный стол
shelf-note = { $games ->
    [2] Две игры за одним столом.
   *[other] Игр за одним столом: { $games }.
} Партии, статистика и настройки общие.
shelf-statistics = Статистика
shelf-statistics-note = Как вы играли
library-game-tip = Показать карты игры «{ $game }».
