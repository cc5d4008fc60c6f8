# Что команды без окна говорят о «Ничьей земле»: варианты, карта местности текстом, её ходы.

## Варианты

cli-raze-build-free = после разноса аванпоста в ту же область ставят свой, не сбрасывая карту, с no_mans_land
unreadable-fit-map = в его наборах другая карта местности

## text: начало

text-ask_raze_build_free = Ставить ли после разноса аванпост, не сбрасывая карту? [0]

## text: стол

text-map = Карта местности:
    .none = В этой партии нет карты местности.
text-area = { $area } ({ $directions })
    .outpost = { $area } ({ $directions }): аванпост, владелец { $owner }, уровень { $level }, оборона { $n }
    .shield = { $area } ({ $directions }): аванпост, владелец { $owner }, уровень { $level }, оборона { $n }, с жетоном обороны
text-outposts = Аванпосты: { $outposts }
text-markers = Осталось маркеров: { $markers }
text-marker = { $name } { $n }
text-skipped = { $name }: один выбор пропущен.

## text: игра

text-help-map = map: области, их стороны света и уровни, чьи там аванпосты и сколько осталось маркеров
text-help-move-skip = skip for Юго-запад: не брать карту, а поставить аванпост; если все маркеры заняты: skip for Центр removing Северо-восток
text-help-move-outpost = outpost Центр юга discarding Доки: поставить аванпост; если все маркеры заняты: outpost Центр removing Северо-восток discarding Доки
text-help-move-upgrade = upgrade Юго-запад discarding Глиняный карьер: поднять аванпост на следующий уровень
text-help-move-raze_outpost = raze outpost Центр запада, shield outpost Юго-запад: разнести аванпост или положить рядом жетон обороны

## text --plain

plain-area = Область «{ $area }», стороны света: { $directions }. { $levels }
    .outpost = Область «{ $area }», стороны света: { $directions }. Там аванпост, владелец { $owner }, уровень { $level }, оборона { $n }. { $levels }
    .shield = Область «{ $area }», стороны света: { $directions }. Там аванпост, владелец { $owner }, уровень { $level }, оборона { $n } с жетоном обороны. { $levels }
plain-markers = { $n ->
    [0] У игрока { $name } не осталось маркеров.
    [one] У игрока { $name } остался { $n } маркер.
    [few] У игрока { $name } осталось { $n } маркера.
   *[many] У игрока { $name } осталось { $n } маркеров.
}
plain-skipped = { $name }: в этой фазе один выбор пропущен.
