# Was Nim erzählt: Protokoll, Fragen, Ablehnungen und Hinweise.

title-name = Nim
phase-bidding = Gebote
phase-taking = Steine
nim-stones = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}

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
question-choose_toast = { $who } hat einen Haufen geleert. Trinkst du darauf?
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

hint-possible = Du kannst
hint-advice = Rat ({ $level })
hint-thinking = Denkt nach …
hindsight = { $level }: { $command }
    .same = { $level }: dasselbe
bot-first = Vorsichtig
bot-last = Gierig
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
barrier-revealed = Das kannst du nicht rückgängig machen: Die Gebote liegen offen.
