# «Ничья земля»: варианты новой игры и счёт ПО.

## Варианты новой игры

option-no-mans-land-raze-build-free = Разнеся аванпост, вы ставите в ту же область свой, не сбрасывая карту.
option-no-mans-land-raze-build-free-false = Нет
option-no-mans-land-raze-build-free-true = Да

## Счёт ПО

score-outposts = Аванпосты
score-outposts-tip = ПО за уровни областей, когда аванпосты ставили, улучшали, активировали или разносили.
keys-vp-outposts = за аванпосты { $n }
