# Was jedes Spiel sagt, das nichts anderes sagt: Eine Meldung desselben Namens im Ordner eines Spiels ersetzt sie dort.

## Titel

title-continue-plain = { $round ->
    [0] { $seats }
   *[other] { $seats } · Runde { $round }
}
title-new-note = Menschen und Roboter, beliebig gemischt

## Schilder

motion-last-round = Letzte Runde

## Die Wertung

score-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
score-won-tip = Wer die meisten SP hat, gewinnt: { $vp }.

## Hinweise und Rat

hint-possible = Du kannst
hint-advice = Rat ({ $level })
hint-thinking = Denkt nach …
hindsight = { $level }: { $command }
    .same = { $level }: dasselbe
