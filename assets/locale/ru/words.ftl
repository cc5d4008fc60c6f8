# Слова, из которых складываются фразы любой игры.

## Имя игрока в косвенном падеже стоит после слова «игрок»; имя виртуального соперника склоняется само.

player-in-text = { $name }
    .genitive = игрока { $name }
    .dative = игроку { $name }

## Имена по умолчанию

new-name = Игрок { $number }
new-name-robot = Робот { $number }

## Списки

list-and = { $head } и { $last }
list-or = { $head } или { $last }
list-comma = { $head }, { $rest }
list-statements = { $head }; { $rest }
goods-nothing = ничего
card-in-text = «{ $title }»
