# Statistics of the finished matches.

statistics-open-tip = How all finished games went: victories and VP by faction, opponent, set and player.
statistics-vp-tip = { $vp } VP in { $results ->
    [one] { $results } result
   *[other] { $results } results
}, including 1 VP for each Location.

## The list
statistics-by-faction = Faction
statistics-by-faction-tip = By faction played
statistics-by-set = Set
statistics-by-set-tip = By expansion, promo and pack. The base set counts where it was played alone.
statistics-alone = { $set } alone

## Records
statistics-result = { $name } with { $faction }
