# Статистика законченных партий.

statistics-open-tip = Как прошли законченные партии: победы и ПО по фракциям, соперникам, наборам и игрокам.
statistics-vp-tip = { $vp } ПО в { $results ->
    [one] { $results } результате
   *[other] { $results } результатах
}, вместе с 1 ПО за каждую точку.

## Список
statistics-by-faction = Фракция
statistics-by-faction-tip = По фракции, за которую играли
statistics-by-set = Набор
statistics-by-set-tip = По дополнениям, промо и своим наборам. База считается там, где играли только с ней.
statistics-alone = Только { $set }

## Рекорды
statistics-result = { $name } ({ $faction })
