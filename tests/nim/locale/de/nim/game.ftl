# Was Nim erzählt: Protokoll, Fragen, Ablehnungen und Hinweise.

title-name = Nim
title-about = Nimm den letzten Stein · 2 bis 6 Personen
phase-bidding = Gebote
phase-taking = Steine
nim-stones = { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
}
nim-heap_of = Haufen { $heap }: { nim-stones }

## Das Protokoll

log-bid_made = { $who } bietet { $number }.
    .hidden = { $who } hat geboten.
log-bids_revealed = Die Gebote liegen offen: { $bids }. { $who } beginnt.
    .one = { $who } { $number }
log-taken = { $who } nimmt { nim-stones }.
log-toast_raised = { $who } hat einen Haufen geleert und hebt das Glas.
log-toast_answered = { $who } trinkt darauf.
    .declined = { $who } trinkt nicht darauf.
log-game_won = { $who } gewinnt mit dem letzten Stein.

## Fragen

question-choose_bid = Biete darum, wer beginnt: welche Zahl?
question-choose_stones = Nimm Steine von einem Haufen.
question-choose_toast = Ein Haufen ist leer. Trinkst du darauf?
waiting-choose_bid = { $who } bietet.
waiting-choose_stones = { $who } nimmt Steine.
waiting-choose_toast = { $who } ist gefragt, ob angestoßen wird.

## Was möglich ist, und was es bringt

command-bid = { $number } bieten
command-take = { nim-stones } nehmen
command-answer_toast = Anstoßen
    .declined = Nicht anstoßen
forecast-bid = Die Zahl bleibt verdeckt, bis alle geboten haben.
forecast-take = { $n ->
    [0] Das ist der letzte Stein.
    [one] Es bleibt { $n } Stein.
   *[other] Es bleiben { $n } Steine.
}
forecast-answer_toast = Dieselbe Person nimmt noch einmal.
    .declined = Du bist am Zug.

## Hinweise und Roboter

bot-first = Vorsichtig
bot-first-note = Nimmt einen Stein.
bot-last = Gierig
bot-last-note = Nimmt so viele Steine, wie er darf.
new-level-last = Gierig
statistics-by-limit = Grenze
statistics-by-limit-tip = Ergebnisse danach, wie viele Steine man auf einmal nehmen darf.

## Ablehnungen

refusal-not_your_turn = Du bist nicht am Zug.
refusal-not_asked = Gerade wird etwas anderes gefragt.
refusal-wrong_bid = Diese Zahl kann man nicht bieten.
refusal-too_few_stones = So viele Steine liegen dort nicht.
refusal-too_many_stones = Höchstens { $text } darf man auf einmal nehmen.
refusal-unreadable_move = Das ist kein Zug von Nim.
refusal-cannot_undo = Es gibt nichts rückgängig zu machen.
    .because_nothing = Es gibt nichts rückgängig zu machen.
    .because_revealed = Das kannst du nicht rückgängig machen: Die Gebote liegen offen.
    .because_other_player = Das kannst du nicht rückgängig machen: Die letzte Entscheidung traf jemand anderes.
    .because_robot = Das kannst du nicht rückgängig machen: Seither hat ein Roboter gezogen.

## Neue Spiele, und beendete Partien

option-most = Höchstzahl in einem Zug
option-most-none = Beliebig viele
option-bids = Um den Beginn bieten
option-toast = Auf geleerte Haufen trinken
score-last-stone = Der letzte Stein
score-last-stone-tip = Wer ihn nimmt, hat gewonnen.
matches-limits = Grenze
