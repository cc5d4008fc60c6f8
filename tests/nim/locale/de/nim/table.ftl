# Nim am Tisch des Fensters.

table-verb-take_one = Einen nehmen
table-verb-take_all = Alle nehmen
table-verb-take = Nehmen
table-prompt-act = { $name }: nimm Steine
    .text = Zieh einen Stein auf deine Seite.
nim-held = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
nim-drop = Leg sie auf deine Seite.
nim-heap = { $count ->
    [one] Ein Haufen mit { $count } Stein
   *[other] Ein Haufen mit { $count } Steinen
}
nim-side = Deine Seite
nim-sure = Den letzten Haufen nehmen?
